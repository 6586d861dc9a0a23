"""The state every game shares: plain data, with the agenda of what is still to be carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from blackstone.kernel.dice import Script
    from blackstone.kernel.events import Event

Frame: TypeAlias = tuple[str | int, ...]
"""A step's name and its ids: `("hostile_move", 7)`."""
Steps: TypeAlias = Sequence[Frame]
"""What a step returns: the frames that come next, in the book's order."""


class Scene:
    """What surrounds a state while it runs and is never stored: the listener, scripted dice, the veil of a preview."""

    __slots__ = ("heard", "script", "veiled_for")

    def __init__(self, *, listening: bool = False, script: Script | None = None, veiled_for: int | None = None) -> None:
        self.heard: list[tuple[str, Event]] | None = [] if listening else None
        self.script = script
        self.veiled_for = veiled_for


class Effect(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Something that lasts: in force while the frame `until` is on the agenda; () is for ever."""

    source: str
    what: str
    who: int
    until: Frame = ()
    amount: int = 0
    used: int = 0


class State(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """The base of every game's state.  `content` and `scene` are never stored."""

    content: Any
    seed: bytes
    scene: Scene | None = None
    seed_chosen: bool = False
    branch: int = 0
    drawn: int = 0
    revealed: int = 0
    agenda: tuple[Frame, ...] = ()
    effects: tuple[Effect, ...] = ()


def lasting(game: State, effect: Effect) -> None:
    """Put an effect in force; the frame it hangs on must be ahead exactly once."""
    if effect.until and game.agenda.count(effect.until) != 1:
        raise ValueError(f"{effect.until} is not ahead exactly once")
    game.effects += (effect,)


def total(game: State, what: str, who: int) -> int:
    """What the effects in force add to a number of somebody."""
    return sum([e.amount for e in game.effects if e.what == what and e.who == who]) if game.effects else 0


def contributions(game: State, what: str, who: int) -> list[Effect]:
    """The effects that add to a number, so that a screen can say why it is what it is."""
    return [e for e in game.effects if e.what == what and e.who == who]
