"""`blackstone play`: a table at the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from blackstone.cli.common import settings_from, with_folders
from blackstone.cli.table import lobby
from blackstone.cli.table.interrupts import Gate, Left, watched
from blackstone.cli.table.seats import HUMAN, WishError, bots_at, checked_names, names_of, seat_called
from blackstone.cli.table.session import Session
from blackstone.cli.table.storage import Store, found
from blackstone.cli.table.terminal import Terminal, hush
from blackstone.cli.table.turns import play
from blackstone.kernel.errors import Rejected
from blackstone.kernel.game import Game, Games
from blackstone.kernel.messages import LANGUAGES, Messages, messages_for
from blackstone.kernel.plain_text import PlainText
from blackstone.kernel.table import LETTERS, Table, new_game
from blackstone.kernel.text import Desk, TextBoard, reason_line

LOCALE = Path(__file__).parent / "locale"


@click.command(name="play")
@click.argument("game", required=False)
@click.option("--text", is_flag=True, help="At this terminal (the only way until there is a page).")
@click.option("--mode", help="A mode of the game; default: its first.")
@click.option("--set", "settings", multiple=True, metavar="ID=VALUE", help="A setting of the rules; may be given several times.")
@click.option("--seats", help="Who plays, seat by seat: human, a bot, or PATH:name.  Default: human and greedy bots.")
@click.option("--names", help="The players' names, seat by seat: Anna,Bob.")
@click.option("--first", metavar="NAME", help="Who begins: a name, or a seat's letter.")
@click.option("--watch", metavar="NAME", help="Where bots play alone: the player to look over the shoulder of.")
@click.option("--seed", help="Play with this seed: the same seed deals the same game.")
@click.option("--resume", metavar="FILE", help="Go on with a saved table, by its path or its name.")
@click.option("--lang", default="en", metavar="LANGUAGE", help=f"The language of the table: {', '.join(LANGUAGES)}.")
@click.option("--plain/--drawn", "plain", default=None, help="Sentences instead of a drawing (the default where there is no terminal).")
@with_folders
def command(
    game: str | None, text: bool, resume: str | None, lang: str, plain: bool | None, watch: str | None, games: Games, **wish: Any
) -> None:
    """Play GAME at this terminal.  Without GAME: the list of games and of my unfinished tables."""
    messages = messages_for(lang, LOCALE)
    refuse_both(game, resume, wish, messages)
    with watched() as gate:
        terminal = Terminal(gate, plain=plain)
        try:
            at_the_table(game, resume, watch, wish, games, terminal, gate, messages)
        except Left as left:
            if left.silent:
                hush(sys.stdout)


def refuse_both(game: str | None, resume: str | None, wish: dict[str, Any], messages: Messages) -> None:
    """A table that goes on is as it is."""
    if resume is None:
        return
    given = [name for name, value in wish.items() if value]
    if game is not None or given:
        raise WishError(messages("resume-alone", option="GAME" if game is not None else f"--{given[0]}".replace("--settings", "--set")))


def at_the_table(
    game: str | None,
    resume: str | None,
    watch: str | None,
    wish: dict[str, Any],
    games: Games,
    terminal: Terminal,
    gate: Gate,
    messages: Messages,
) -> None:
    """Choose, sit down, play, say goodbye."""
    chosen: lobby.Choice | None = found(resume) if resume is not None else games[game] if game is not None else None
    if chosen is None:
        chosen = lobby.choose(games, terminal, messages)
        if chosen is None:
            terminal.say(messages("lobby-bye"))
            return
    if isinstance(chosen, Path):
        table, store = Store.open(chosen, games)
    else:
        table = begun(chosen, wish, messages.language)
        watched_seat(table, watch, messages)  # whoever cannot be watched is refused before there is a file
        store = Store.begin(table)
    try:
        session = sat_down(table, store, terminal, gate, messages.language)
        session.watched = watched_seat(table, watch, messages)
        if not isinstance(chosen, Path):
            session.told = dict.fromkeys([None, *range(len(table.seats))], 0)
        greet(session, isinstance(chosen, Path))
        play(session)
    except Left as left:
        if not left.silent:
            session.message("left", name=store.name)
            terminal.say(f"  {how_to_resume(session)}")
        raise
    finally:
        store.close()


def begun(game: Game[Any], wish: dict[str, Any], language: str) -> Table:
    """A new table; raises WishError, in the reader's language, where it cannot be made."""
    messages = messages_for(language, LOCALE, game.folder / "locale")
    sitting = tuple(wish["seats"].split(",")) if wish["seats"] else usual_seats(game, wish["mode"])
    names = checked_names(wish["names"].split(",") if wish["names"] else (), len(sitting), messages)
    called = names_of(sitting, names, messages)
    try:
        table = new_game(
            game,
            mode=wish["mode"],
            seats=sitting,
            settings=settings_from(wish["settings"]),
            seed=wish["seed"],
            first=seat_called(wish["first"], called, messages) if wish["first"] else None,
            names=names,
        )
    except Rejected as rejected:
        desk, board = Desk(messages, called), board_of(game)
        raise WishError(" ".join(reason_line(reason, board, desk) for reason in rejected.refusal.reasons)) from None
    bots_at(table)  # a bot that is unknown is refused before there is a file
    return table


def usual_seats(game: Game[Any], mode: str | None) -> tuple[str, ...]:
    """A person, and greedy bots as far as the mode needs somebody."""
    return (HUMAN, *["greedy"] * (game.mode(mode).seats[0] - 1))


def watched_seat(table: Table, wished: str | None, messages: Messages) -> int:
    """Whom one looks over the shoulder of: the first seat, unless somebody is named; raises WishError where a person plays."""
    if wished is None:
        return 0
    if HUMAN in table.seats:
        raise WishError(messages("watch-bots-only"))
    return seat_called(wished, names_of(table.seats, table.header.names, messages), messages)


def board_of(game: Game[Any]) -> TextBoard:
    """The game's own words, or plain ones."""
    return game.text() if game.text is not None else PlainText(game)


def sat_down(table: Table, store: Store, terminal: Terminal, gate: Gate, language: str) -> Session:
    """Everything a session needs."""
    messages = messages_for(language, LOCALE, table.game.folder / "locale")
    desk = Desk(messages, names_of(table.seats, table.header.names, messages), utf8=terminal.utf8, paint=terminal.paint)
    return Session(table, store, terminal, gate, desk, board_of(table.game))


def greet(session: Session, resumed: bool) -> None:
    """What is played, by whom, by which settings if they are not the usual ones, and where it is kept."""
    table, say = session.table, session.desk.messages
    mode = table.game.mode(table.header.mode)
    facts = {"title": table.game.title, "mode": named(say, f"mode-{mode.id}", mode.title), "name": session.store.name}
    session.message("resumed" if resumed else "started", **facts)
    for setting in table.game.settings:
        value = table.header.settings.get(setting.id, setting.default)
        if value != setting.default:
            title = named(say, f"setting-{setting.id}", setting.title)
            session.message("setting-chosen", setting=title, value=named(say, f"setting-{setting.id}-{value}", value))
    for seat, who in enumerate(table.seats):
        what = say("sits-human") if who == HUMAN else say("sits-bot", name=who)
        session.message("seated", seat=LETTERS[seat], who=session.desk.name(seat), what=what)
    if table.header.seed_chosen:
        session.message("seed-shown")
    if table.notice:
        session.message("notice", text=table.notice)
    session.message("hint")


def named(messages: Messages, id: str, otherwise: str) -> str:
    """A message of the game, or the name it has without one."""
    return messages(id) if id in messages else otherwise


def how_to_resume(session: Session) -> str:
    """The command that goes on with this table: by its name, or by its path where it lies elsewhere."""
    game, store, language = session.game, session.store, session.desk.messages.language
    words = ["blackstone play --text"]
    words += [f"--lang {language}"] if language != LANGUAGES[0] else []
    words += [f"--with {game.folder}"] if game.id not in Games.installed() else []
    return " ".join([*words, "--resume", store.name if found(store.name) == store.path else str(store.path)])
