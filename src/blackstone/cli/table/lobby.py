"""The games and my unfinished tables: begin one, go on with one, delete one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from blackstone.cli.table.answers import yes_or_no
from blackstone.cli.table.menu import plain
from blackstone.cli.table.seats import names_of
from blackstone.cli.table.storage import Kept, delete, summary, unfinished
from blackstone.cli.table.terminal import Terminal
from blackstone.kernel.game import Game, Games
from blackstone.kernel.messages import Messages
from blackstone.kernel.text import players_said, wrapped

Choice = Game[Any] | Path
"""A game to begin, or a table to go on with."""


def choose(games: Games, terminal: Terminal, messages: Messages) -> Choice | None:
    """Show the lists until something is chosen; None to leave."""
    while True:
        known, kept = [games[id] for id in games], unfinished()
        show(known, kept, games, terminal, messages)
        line = terminal.read(messages("lobby-prompt") + " ")
        if plain(line) in ("q", "quit", "exit", plain(messages("command-quit"))):
            return None
        words = line.split()
        if words and plain(words[0]) in ("delete", plain(messages("lobby-delete-word"))):
            delete_one(words[1:], len(known), kept, terminal, messages)
            continue
        choices: list[Choice] = [*known, *[one.path for one in kept]]
        if line.isdecimal() and 0 < int(line) <= len(choices):
            return choices[int(line) - 1]
        named = [game for game in known if game.id == line.lower()] + [one.path for one in kept if one.path.stem == line]
        if named:
            return named[0]
        if line:
            terminal.say(messages("lobby-unknown", line=line))


def show(known: list[Game[Any]], kept: list[Kept], games: Games, terminal: Terminal, messages: Messages) -> None:
    """Both lists, numbered through."""
    lines = [terminal.paint(messages("lobby-games"), "bold")]
    for number, game in enumerate(known, 1):
        least, most = min(mode.seats[0] for mode in game.modes), max(mode.seats[1] for mode in game.modes)
        lines.append(f" {number} {messages('lobby-game', title=game.title, id=game.id, players=players_said(least, most, messages))}")
    lines.append(terminal.paint(messages("lobby-tables" if kept else "lobby-no-tables"), "bold"))
    lines += [f" {number} {described(one, games, messages)}" for number, one in enumerate(kept, len(known) + 1)]
    lines.append(messages("lobby-what"))
    for line in wrapped(lines) if terminal.interactive else lines:
        terminal.say(line)


def described(kept: Kept, games: Games, messages: Messages) -> str:
    """A table on a line: who plays, how far it is, when it was played last."""
    table, fault = (None, kept.fault) if kept.header is None else summary(kept, games)
    if table is None:
        return messages("lobby-damaged", name=kept.path.stem, fault=fault)
    names = names_of(table.seats, table.header.names, messages)
    turn = messages("lobby-turn", who=names[table.asked[0]])
    facts = {"title": table.game.title, "names": ", ".join(names), "round": table.rounds, "turn": turn}
    return messages("lobby-table", name=kept.path.stem, when=when(kept.changed, messages), **facts)


def when(changed: float, messages: Messages) -> str:
    """When a table was played last."""
    moment = datetime.fromtimestamp(changed)
    if moment.date() == datetime.now().date():
        return messages("lobby-when-today", time=moment.strftime("%H:%M"))
    return messages("lobby-when", date=moment.strftime("%Y-%m-%d"))


def delete_one(words: list[str], before: int, kept: list[Kept], terminal: Terminal, messages: Messages) -> None:
    """Delete a table by its number or name, once one is sure."""
    named = " ".join(words)
    found = [one for number, one in enumerate(kept, before + 1) if named in (str(number), one.path.stem)]
    if not found:
        terminal.say(messages("lobby-only-tables" if named.isdecimal() and 0 < int(named) <= before else "lobby-unknown", line=named))
        return
    name = found[0].path.stem
    if terminal.interactive:
        terminal.say(messages("lobby-delete", name=name))
        if not yes_or_no(terminal.read(f"{messages('yes')} / {messages('no')}> "), messages):
            return
    delete(found[0].path)
    terminal.say(messages("lobby-deleted", name=name))
