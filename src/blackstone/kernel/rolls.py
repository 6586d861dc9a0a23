"""Rolls: a record and a flow, with a window in which others may react."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from blackstone.kernel.dice import dice
from blackstone.kernel.events import Event, tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Choice, Flow, ask_all
from blackstone.kernel.state import State

S = TypeVar("S", bound=State)


class Roll(msgspec.Struct, gc=False):
    """Dice on the table: for what, whose (-1: the enemy's), which were rolled again."""

    purpose: str
    owner: int
    dice: list[int]
    sides: int = 6
    rerolled: tuple[int, ...] = ()


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice that nobody changes any more."""

    seat: int
    purpose: str
    dice: tuple[int, ...]
    rerolled: tuple[int, ...] = ()


class Reaction(Option):
    """An option that changes an open roll.  `react` is a flow: it may ask, and open windows of its own."""

    __slots__ = ()

    def react(self, game: Any, seat: int, roll: Roll) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} must say how it changes the roll")


def rolled(
    game: S, purpose: str, owner: int, count: int, who: Callable[[S, Roll], tuple[int, ...]], reactions: Choice[[Roll], Any], sides: int = 6
) -> Flow[Roll]:
    """Roll dice; then those whom `who` names may react, one after the other, until all pass.

    Where nobody can react it costs one test.  Of several who wish to, the first in the order of `who` does, then all are asked again.
    """
    roll = Roll(purpose, owner, dice(game, count, sides, purpose), sides)
    while seats := who(game, roll):
        answers = yield from ask_all(reactions.all(game, seats, roll))
        wishes = [(seat, option) for seat, option in answers if option is not PASS]
        if not wishes:
            break
        seat, option = wishes[0]
        yield from option.react(game, seat, roll)
    tell(game, Rolled, owner, purpose, tuple(roll.dice), roll.rerolled)
    return roll
