"""Watching bots: they play a turn, then one looks at the table, over the shoulder of one of them."""

from __future__ import annotations

from typing import Final

from blackstone.cli.common import one_line
from blackstone.cli.table import commands, screen
from blackstone.cli.table.menu import plain
from blackstone.cli.table.seats import seat_called
from blackstone.cli.table.session import Session, bot_answers, news
from blackstone.kernel.errors import BlackstoneError

TO_THE_END: Final = 1_000_000
"""More turns than any game has."""


def watch(session: Session) -> None:
    """Before the first turn and after every one: what happened, the table, and a line to type.  Through a pipe nothing waits."""
    show(session, news(session, session.watched))
    rounds = session.table.rounds
    while not session.table.over:
        turns = turns_wanted(session) if session.terminal.interactive else 1
        for left in reversed(range(turns)):
            lines = a_turn(session)
            looked_at = not left if session.terminal.interactive else session.table.rounds != rounds
            rounds = session.table.rounds
            if looked_at and not session.table.over:
                show(session, lines)
            else:
                session.say(*lines)


def a_turn(session: Session) -> list[str]:
    """The bots answer until a turn begins; in a game that does not say when, until another seat is asked."""
    table, lines = session.table, list[str]()
    says = any(event.begins_turn for event in table.game.events)
    while not table.over:
        seat, since = table.asked[0], session.told.get(session.watched, 0)
        bot_answers(session, seat)
        begun = any(type(told.event).begins_turn for told in table.events(since, session.watched))
        lines += news(session, session.watched)
        if begun if says else not table.over and table.asked[0] != seat:
            break
    return lines


def show(session: Session, lines: list[str]) -> None:
    """What happened, then the table; where both do not fit on the screen one reads the first before the other comes."""
    session.say(*lines)
    table = screen.table_lines(session, session.watched, 2)
    if session.terminal.interactive and len(lines) > screen.MUCH and len(lines) + len(table) + 2 >= session.terminal.height:
        session.terminal.read(session.desk.messages("go-on") + " ")
    session.say(*table)


def turns_wanted(session: Session) -> int:
    """Read lines until one asks for turns: Enter for one, a number for more, `end` for all; the others are commands."""
    while True:
        session.message("watch-prompt")
        line = session.terminal.read("> ")
        word = plain(line)
        if not line or (word.isdecimal() and int(word)):
            return int(word) if word else 1
        if word in ("end", plain(session.desk.messages("watch-end"))):
            return TO_THE_END
        try:
            obey(session, line)
        except BlackstoneError as error:
            session.say(one_line(error))


def obey(session: Session, line: str) -> None:
    """Look over another shoulder, or at something else."""
    first, _, rest = line.partition(" ")
    if plain(first) in ("watch", plain(session.desk.messages("watch-word"))):
        seat = seat_called(rest.strip(), session.desk.names, session.desk.messages)
        session.told[seat] = session.told.get(session.watched, 0)
        session.watched = seat
        show(session, [])
    elif plain(first) in ("help", "h", plain(session.desk.messages("command-help"))) or first == "?":
        session.say(session.desk.messages("watch-help"), *commands.command_lines(session, commands.WATCHING))
    else:
        commands.obey_one_of(session, session.watched, line, commands.WATCHING)
