"""A small game whose rules exist in two versions, for test_two_versions.py.

Version 1: take one to three sticks of sixty; a die that shows six lays one back.  Whoever takes the last loses.
Version 2 counts the throws (its state has a new shape), has `take:4` in place of `take:3`, and forbids taking as many as were
taken last.
"""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from blackstone.kernel.dice import dice
from blackstone.kernel.events import Event, tell
from blackstone.kernel.game import Game, Games, Mode, Outcome
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.questions import Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import State, Steps
from blackstone.kernel.steps import Book


class Take(Option):
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"take:{count}")
        self.count = count


class Content:
    def __init__(self, counts: tuple[int, ...]) -> None:
        self.words = Vocabulary()
        self.takes = [self.words.add(Take(count)) for count in counts]


class Sticks(State, array_like=True, gc=False, kw_only=True):
    content: Content
    pile: int = 60


class Sticks2(Sticks, array_like=True, gc=False, kw_only=True):
    throws: int = 0
    last: int = 0


class Took(Event, frozen=True, tag="took"):
    rule = "S-1"
    seat: int
    count: int
    left: int


class SticksView(msgspec.Struct, frozen=True):
    pile: int


book1, book2 = Book(), Book()


@choice("turn.take", "S-1")
def any_number(game: Sticks, seat: int) -> list[Take]:
    return [option for option in game.content.takes if option.count <= game.pile]


@choice("turn.take", "S-1")
def another_number(game: Sticks2, seat: int) -> list[Take]:
    return [option for option in game.content.takes if option.count != game.last]


@book1.asking
def turn(game: Sticks, seat: int) -> Flow[Steps]:
    taken = yield from ask(any_number(game, seat))
    return take(game, seat, taken.count)


@book2.asking
def turn2(game: Sticks2, seat: int) -> Flow[Steps]:
    taken = yield from ask(another_number(game, seat))
    game.throws += 1
    game.last = taken.count
    return take(game, seat, min(taken.count, game.pile))


book2.steps["turn"] = book2.steps.pop("turn2")


def take(game: Sticks, seat: int, count: int) -> Steps:
    game.pile -= count
    game.pile += game.pile > 0 and dice(game, 1, 6, "back") == [6]
    tell(game, Took, seat, count, game.pile)
    return [("turn", 1 - seat)] if game.pile else []


def upgrade_1_to_2(fields: list[Any]) -> list[Any]:
    """`throws` and `last` stand at the end: not known, so none."""
    return [*fields, 0, 0]


def game(version: int) -> Game[Any]:
    state: Any = (Sticks, Sticks2)[version - 1]
    return Game(
        id="sticks",
        title="Sticks",
        folder=Path(__file__).parent,
        version=version,
        modes=(Mode("sticks", "Sticks", (2, 2)),),
        settings=(),
        content=Content(((1, 2, 3), (1, 2, 4))[version - 1]),
        book=(book1, book2)[version - 1],
        choices=((any_number,), (another_number,))[version - 1],
        state=state,
        events=(Took,),
        new=lambda content, wish, scene: state(content=content, seed=wish.seed, agenda=(("turn", 0),)),
        copy=copy,
        view=lambda state, asking, viewer: SticksView(state.pile),
        outcome=lambda state: Outcome((state.agenda[0][1],) if state.agenda else (), "last"),
        scores=lambda state, viewer: (0, 0),
        why=lambda state, asking, seat, key, option: [Reason(("S-1",), "too-many")],
        upgrades={1: upgrade_1_to_2},
    )


def games(version: int) -> Games:
    return Games({"sticks": lambda: game(version)})
