"""One session at a table: whose turn it is, who looks at the screen, what is told, and every answer kept on disk."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from threading import Timer
from typing import Any, Final

from blackstone.cli.table.interrupts import Gate
from blackstone.cli.table.seats import HUMAN, BotError, bots_at
from blackstone.cli.table.storage import Store
from blackstone.cli.table.terminal import Terminal
from blackstone.kernel.bots import Bot, answer_for
from blackstone.kernel.errors import BlackstoneError
from blackstone.kernel.game import Game
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Preview, Table
from blackstone.kernel.text import Desk, Note, Path, TextBoard, event_line, wrapped

PATIENCE: Final = 1.0
"""Seconds after which a wait for a bot is announced."""


class Then(Enum):
    """What follows a typed line: another line, the menu or the whole screen anew, or the game goes on."""

    PROMPT = auto()
    MENU = auto()
    SCREEN = auto()
    GO = auto()


@dataclass
class Session:
    """A table, the terminal, and what each seat has already been told; where bots play alone, the seat one looks over the shoulder of."""

    table: Table
    store: Store
    terminal: Terminal
    gate: Gate
    desk: Desk
    board: TextBoard
    bots: dict[int, Bot] = field(default_factory=dict)
    told: dict[int | None, int] = field(default_factory=dict)
    looking: int | None = None
    watched: int = 0
    opening: Path = ()
    group: Path = ()
    notes: dict[str, list[Note]] = field(default_factory=dict)
    above: int = 0
    fresh: bool = True

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def humans(self) -> list[int]:
        """The seats played at this keyboard."""
        return [seat for seat, who in enumerate(self.table.seats) if who == HUMAN]

    def desk_of(self, seat: int | None) -> Desk:
        """How things are told to this seat."""
        return dataclasses.replace(self.desk, seat=seat, plain=self.terminal.plain, watching=not self.humans)

    def say(self, *lines: str) -> None:
        for line in self.wrap(lines):
            self.terminal.say(line)

    def wrap(self, lines: Iterable[str]) -> list[str]:
        """Lines as the screen takes them; a transcript is not broken."""
        return wrapped(lines) if self.terminal.interactive else list(lines)

    def message(self, id: str, /, **facts: Any) -> None:
        self.say(*self.desk.messages(id, **facts).splitlines())

    @property
    def vocabulary(self) -> list[Option]:
        """Every option of the game."""
        return list(self.game.content.words)

    def options(self, seat: int, question: Question) -> list[Option]:
        """What this seat may answer, and what it may do beside the question."""
        return list(dict.fromkeys([*question.options, *self.table.asides(seat)]))

    def notes_of(self, option: Option, seat: int) -> list[Note]:
        """What an option would bring, worked out once a question."""
        if option.key not in self.notes:
            foresee: Callable[[Sequence[str]], Preview] = lambda keys: self.table.preview(keys, seat)  # noqa: E731
            self.notes[option.key] = self.board.notes(option, self.table.view(seat), foresee, self.desk_of(seat))
        return self.notes[option.key]

    def keep(self) -> None:
        """Everything that happened lies on the disk before anybody sees it."""
        self.store.keep(self.table)
        self.store.settle()


# ------------------------------------------------------------------ bots
def reseat(session: Session) -> None:
    """Bots for all seats that no person plays."""
    session.bots = bots_at(session.table)


def bot_answers(session: Session, seat: int) -> None:
    """A bot answers; a longer wait is announced."""
    name = session.desk.name(seat)
    waiting = Timer(PATIENCE, lambda: session.message("thinking", who=name))
    waiting.daemon = True
    if session.terminal.interactive:
        waiting.start()
    try:
        with session.gate.open():
            answer_for(session.table, seat, session.bots[seat])
    except BlackstoneError:
        raise
    except Exception as error:
        raise BotError(session.desk.messages("bot-broke", who=name, error=repr(error))) from error
    finally:
        waiting.cancel()
    session.store.keep(session.table)


# ------------------------------------------------------------------ news
def news(session: Session, seat: int | None) -> list[str]:
    """What happened since this seat was told last, in its form.  Told with that."""
    since = session.told.get(seat)
    if since is None:
        since = recent(session, seat)
    events = session.table.events(since, seat)
    session.told[seat] = events[-1].number if events else since
    desk = session.desk_of(seat)
    return session.wrap([event_line(told.event, session.board, desk) for told in events])


def recent(session: Session, seat: int | None) -> int:
    """At a table that goes on: back to the own last act before the others played."""
    if seat is None:
        return 0
    others = False
    for told in reversed(session.table.events(0, seat)):
        if told.event.owner == seat and others:
            return int(told.number)
        others = others or told.event.owner not in (seat, -1)
    return 0


def tell_news(session: Session, seat: int | None) -> None:
    lines = news(session, seat)
    session.above = len(lines)
    session.say(*lines)
