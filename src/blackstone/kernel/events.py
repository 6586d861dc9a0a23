"""Events: whatever the table can see happen.  Derived, never read by rules; with nobody listening they cost nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

import msgspec

from blackstone.kernel.state import State


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """The base of all events.  `secret` names the fields that only `owner` (a seat) may see; others see them empty.

    `begins_turn`: with it a turn begins, and whoever watches bots stops to look.
    """

    rule: ClassVar[str] = ""
    secret: ClassVar[tuple[str, ...]] = ()
    begins_turn: ClassVar[bool] = False

    @property
    def owner(self) -> int:
        """The seat that sees the secret fields: the one that acts."""
        seat: int = getattr(self, "seat", -1)
        return seat


class Undone(Event, frozen=True, tag="undone"):
    """A seat took back answers; `agreed`: past the horizon, with the table's consent."""

    seat: int
    answers: int
    agreed: bool


class HandedOver(Event, frozen=True, tag="handed-over"):
    """A chair changed hands: to a person or a bot."""

    seat: int
    to: str


E = TypeVar("E", bound=Event)
P = ParamSpec("P")


class Told(msgspec.Struct, Generic[E], frozen=True, array_like=True):
    """An event with its number (which never goes back) and its cause: the step that was being carried out."""

    number: int
    cause: str
    event: E


def tell(game: State, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
    """Say what the table can see happen: `tell(game, Slid, seat, ...)`.  With nobody listening the event is never made."""
    scene = game.scene
    if scene is not None and scene.heard is not None:
        scene.heard.append((str(game.agenda[0][0]) if game.agenda else "", event(*args, **kwargs)))


def form_for(told: Told[Any], viewer: frozenset[int]) -> Told[Any]:
    """The owner's form of an event, or the public one."""
    event = told.event
    if not event.secret or event.owner in viewer:
        return told
    return Told(told.number, told.cause, msgspec.structs.replace(event, **dict.fromkeys(event.secret)))
