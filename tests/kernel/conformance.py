"""What every kernel test needs of the games it is tried on: subjects, random play, and everything a table shows.

`BLACKSTONE_CONFORMANCE=20` plays twenty times as many games, for `make fuzz`.
As a program it plays the fixed games and prints what came of them, so that two processes can be compared.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackstone.kernel.game import Game, Games
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.run import Run
from blackstone.kernel.table import Table, new_game

ROOT = Path(__file__).parents[2]
SIZE = int(os.environ.get("BLACKSTONE_CONFORMANCE", "1"))
"""How many times the fixed part is played."""


@cache
def games() -> Games:
    """The installed games and the examples."""
    found = Games.installed()
    for name in ("tictactoe", "pig", "ambush"):
        found = found.including(ROOT / "examples" / name)
    return found


@dataclass(frozen=True)
class Subject:
    """A game under test: the tables that are made of it, what its players like to do, and what may break in its rules."""

    id: str
    tables: tuple[Mapping[str, Any], ...]
    breaks: tuple[str, ...]
    """Functions by `module.name`; the module as seen from the game's package."""
    eager: tuple[str, ...] = ()
    limit: int = 10_000
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Standing orders that make sense, by kind of question."""

    @property
    def game(self) -> Game[Any]:
        return games()[self.id]

    def table(self, number: int, **more: Any) -> Table:
        """One of its tables, with a seed of its own."""
        return new_game(self.game, seed=f"{self.id} {number}", **{**self.tables[number % len(self.tables)], **more})

    def module(self, name: str) -> Any:
        package = self.game.new.__module__.partition(".")[0]
        package = "blackstone.games.castle" if package == "blackstone" else package
        return sys.modules[f"{package}.{name}" if name else package]


TICTACTOE = Subject("tictactoe", ({"seats": 2},), (".tell", ".turn"))
SHORT = {"settings": {"target": "50"}}
PIG = Subject("pig", ({"seats": 2, **SHORT}, {"seats": 3, **SHORT}), (".dice", ".tell", ".next_turn"))
AMBUSH = Subject(
    "ambush",
    (
        {"seats": 2},
        {"seats": 3, "settings": {"hostile": "human"}},
        {"seats": 4},
        {"seats": 3},
        {"seats": 5, "settings": {"hostile": "human"}},
    ),
    (
        *("harm.tell", "harm.raiders_left", "heroes.apart", "heroes.move", "dice.hits"),
        *("raiders.apart", "raiders.tell", "packs.lose", "borders.tell"),
    ),
    ("strike", "throw", "watch", "loose", "reroll", "nudge", "flee"),
    orders={
        "aside": ("pass",),
        "roll.again": ("pass", "lone-pass"),
        "vote.flee": ("pass", "default"),
        "raider.target": ("default",),
        "harm.trinket": ("pass",),
    },
)
SPECIALS = {"assassins": "on", "wild-vassals": "on", "knight-wizards": "on"}
CASTLE = Subject(
    "castle",
    (
        {"seats": 2, "settings": {"families": "off"}},
        {"seats": 3, "settings": {"limit-check": "all", "face-down-trigger": "any", "family-pool": "all"}},
        {"seats": 4, "settings": {"household-support": "off", "families": "choose", "family-pool": "all", "mawe-minor": "on"}},
        {"seats": 2, "settings": {"unsupported": "owner", "face-down-trigger": "any", **SPECIALS}},
        {"mode": "coop", "settings": {"open-hands": "on", "family-pool": "all", **SPECIALS}},
        {"mode": "queens-quest", "seats": 3},
        {"mode": "wizards-quest", "seats": 2},
        {"mode": "puzzle-masters-quest", "settings": {"family-pool": "all", "knight-wizards": "on"}},
        {"mode": "advanced", "seats": 4, "settings": {"family-pool": "all", "wild-faces": "full", **SPECIALS}},
        {"mode": "solo", "settings": {"family-pool": "all", **SPECIALS}},
        {"mode": "wizards-quest", "seats": 4, "settings": {"standstill": "off"}},
    ),
    (
        *("manipulate.put", "manipulate.take", "task_cards.tell", "order_of_events.tell", "order_of_events.put", "limits.tell"),
        *("offer.tell", "stacks.put", "rats.tell"),
    ),
    (
        *("complete", "play", "agent", "watch", "pay", "hide", "retain", "adopt", "kill", "guard", "stack", "waive", "place"),
        *("spend", "take", "set", "put", "exchange"),
    ),
    limit=160,
    orders={"upcharge.vassal": ("default",), "intrigue.triggered": ("pass",), "refill.corner": ("default",), "recall.face-down": ("pass",)},
)
SUBJECTS = (TICTACTOE, PIG, AMBUSH, CASTLE)

each_game = pytest.mark.parametrize(
    ("subject", "number"),
    [pytest.param(subject, number, id=f"{subject.id}-{number}") for subject in SUBJECTS for number in range(len(subject.tables) * SIZE)],
)


# ------------------------------------------------------------------ random play
def some_answer(table: Table, rng: Random, eager: tuple[str, ...] = ()) -> tuple[str, int]:
    """A key and a seat; now and then an aside of anybody, and rather what the subject's players like to do."""
    seats = range(len(table.seats))
    asides = [(option.key, seat) for seat in seats for option in table.asides(seat)]
    if asides and rng.random() < 0.15:
        return rng.choice(asides)
    seat = rng.choice(table.asked)
    options = asked(table, seat).options
    liked = [option for option in options if option.kind in eager]
    return rng.choice(liked if liked and rng.random() < 0.6 else list(options)).key, seat


def asked(table: Table, seat: int) -> Question:
    """The open question, which there must be."""
    question = table.question(seat)
    assert question is not None
    return question


def played(subject: Subject, number: int, *, orders: bool = False, **more: Any) -> Iterator[tuple[Table, Random]]:
    """A random game, question by question: the table before each answer, and once more at its end."""
    table, rng = subject.table(number, **more), Random(f"{subject.id} {number}")
    if orders:
        for seat in range(len(table.seats)):
            for kind, sensible in subject.orders.items():
                if rng.random() < 0.5:
                    table.order(seat, kind, rng.choice(sensible))
    for _ in range(subject.limit):
        if orders and rng.random() < 0.03:
            kind, sensible = rng.choice([*subject.orders.items()] or [("aside", ("ask",))])
            table.order(rng.randrange(len(table.seats)), kind, rng.choice((*sensible, "ask")))
        yield table, rng
        if table.over:
            return
        table.answer(*some_answer(table, rng, subject.eager))
    yield table, rng


# ------------------------------------------------------------------ what a table shows
def look(table: Table) -> dict[str, Any]:
    """Everything that a table shows and remembers, as plain data: two tables with the same look are the same."""
    return {**position(table._run, len(table.seats)), **memory(table)}


def position(run: Run, seats: int) -> dict[str, Any]:
    """The state, what is asked, and everybody's options."""
    asking = run.asking
    return {
        "state": run.rules.encode(run.game),
        "asked": asking and (asking.choice.id, asking.asked, asking.joins, asking.in_the_open),
        "missing": run.missing,
        "given": {seat: option.key for seat, option in sorted(run.given.items())},
        "options": [keys(asking.options_for(seat)) if asking else [] for seat in range(seats)],
        "asides": [keys(run.asides(seat)) for seat in range(seats)],
        "answered": run.answered,
    }


def memory(table: Table) -> dict[str, Any]:
    """Ids, horizons, orders: what the way to a position leaves behind."""
    run, seats = table._run, range(len(table.seats))
    return {
        "questions": [shown(table.question(seat)) for seat in (*seats, None)],
        "horizons": [table.horizon(seat) for seat in seats],
        "orders": [table.orders(seat) for seat in seats],
        "seats": table.seats,
        "undone": [(mark, getattr(option, "key", option)) for mark, option in run.undone],
        "clock": (run.clock, run.branches, run.speaker),
    }


def shown(question: Question | None) -> object:
    """A question as plain data."""
    return question and {name: getattr(question, name) for name in question.__struct_fields__} | {"options": question.keys}


def keys(options: Any) -> list[str]:
    return [option.key for option in options]


def reloaded(table: Table) -> Table:
    """What opening its file gives."""
    return Table.load(table.save(), games())


def answers(table: Table) -> list[tuple[int, Any]]:
    """All answers the table stands on, with their marks, the first one first."""
    return [(mark, option) for mark, option in table._run.backwards()][::-1]


def as_text(given: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    return [(mark, option.key if isinstance(option, Option) else option) for mark, option in given]


def from_the_start(table: Table) -> Run:
    """The same game rebuilt from its very first checkpoint by all its answers."""
    run = table._run
    first, past = run.checkpoint, run.past
    while past is not None:
        stretch: Any = past if hasattr(past, "checkpoint") else past.open()
        past = stretch.before
        first = stretch.checkpoint or first
    new = Run(run.rules, run.rules.copy(first))
    new.resume(answers(table))
    return new


# ------------------------------------------------------------------ a digest, for other processes
def digest(subject: Subject, number: int, cadence: int | None = None) -> str:
    """A hash of everything a random game shows, question by question."""
    sha = sha256()
    for table, _ in played(subject, number, orders=number % 2 == 1):
        if cadence is not None:
            table._run.cadence = cadence
        sha.update(repr(look(table)).encode())
        sha.update(repr([table.view(seat) for seat in (*range(len(table.seats)), None)]).encode())
    sha.update(repr(table.events(0, 0)).encode() + repr(as_text(answers(table))).encode())
    return sha.hexdigest()


if __name__ == "__main__":
    for one in SUBJECTS:
        for at in range(len(one.tables) * SIZE):
            print(one.id, at, digest(one, at))
