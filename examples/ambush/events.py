"""What the table can see happen."""

from __future__ import annotations

from blackstone.kernel.events import Event
from blackstone.kernel.rolls import Rolled


class Found(Event, frozen=True, tag="found"):
    """A hero drew a trinket."""

    rule = "A-HARM-3"
    secret = ("trinket",)
    seat: int
    trinket: str | None = None


class Led(Event, frozen=True, tag="led"):
    rule = "A-ROAD-3"
    seat: int
    combat: int


class Sprung(Event, frozen=True, tag="sprung"):
    rule = "A-ROAD-4"
    combat: int
    raiders: tuple[str, ...]


class RoundBegan(Event, frozen=True, tag="round-began"):
    rule = "A-HERO-1"
    round: int


class Moved(Event, frozen=True, tag="moved"):
    rule = "A-HERO-2"
    seat: int
    here: str
    there: str


class Watched(Event, frozen=True, tag="watched"):
    rule = "A-HERO-5"
    seat: int


class Attacked(Event, frozen=True, tag="attacked"):
    """A hero attacks: strikes, shoots, or shoots from watch."""

    rule = "A-HERO-3"
    seat: int
    raider: str
    how: str


class Rerolled(Event, frozen=True, tag="rerolled"):
    rule = "A-DICE-1"
    seat: int
    die: int
    was: int
    now: int


class Nudged(Event, frozen=True, tag="nudged"):
    rule = "A-DICE-2"
    seat: int
    die: int
    was: int
    now: int


class Crept(Event, frozen=True, tag="crept"):
    rule = "A-RAID-1"
    raider: str
    here: str
    there: str


class Assailed(Event, frozen=True, tag="assailed"):
    """A raider attacks a hero: `seat`."""

    rule = "A-RAID-4"
    seat: int
    raider: str


class Wounded(Event, frozen=True, tag="wounded"):
    rule = "A-HERO-3"
    seat: int
    raider: str
    left: int


class Felled(Event, frozen=True, tag="felled"):
    rule = "A-HARM-1"
    seat: int
    raider: str


class Hurt(Event, frozen=True, tag="hurt"):
    rule = "A-RAID-4"
    seat: int
    health: int
    left: int


class Fell(Event, frozen=True, tag="fell"):
    rule = "A-HARM-2"
    seat: int


class Warded(Event, frozen=True, tag="warded"):
    rule = "A-HARM-3"
    seat: int


class Drank(Event, frozen=True, tag="drank"):
    rule = "A-PACK-1"
    seat: int
    health: int


class Threw(Event, frozen=True, tag="threw"):
    rule = "A-PACK-2"
    seat: int
    raider: str
    die: int


class Voted(Event, frozen=True, tag="voted"):
    """Who wants to flee, and whether that is all."""

    rule = "A-FLEE-1"
    seats: tuple[int, ...]
    all: bool


class Fled(Event, frozen=True, tag="fled"):
    rule = "A-FLEE-2"
    crates: int


class CombatOver(Event, frozen=True, tag="combat-over"):
    rule = "A-ROAD-5"
    combat: int


class Rose(Event, frozen=True, tag="rose"):
    rule = "A-ROAD-5"
    seat: int


class Arrived(Event, frozen=True, tag="arrived"):
    rule = "A-ROAD-6"
    crates: int
    won: bool


ALL = (
    Found, Led, Sprung, RoundBegan, Moved, Watched, Attacked, Rolled, Rerolled, Nudged, Crept, Assailed, Wounded, Felled, Hurt, Fell,
    Warded, Drank, Threw, Voted, Fled, CombatOver, Rose, Arrived,
)  # fmt: skip
