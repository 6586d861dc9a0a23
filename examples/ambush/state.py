"""What lies on the table: heroes, raiders, and what nobody has seen yet."""

from __future__ import annotations

from copy import copy as shallow
from typing import Final

import msgspec

from blackstone.kernel.state import State

from .ground import distance
from .words import Content

COMBATS: Final = 3
CRATES: Final = 3
ENOUGH_CRATES: Final = 2
HEALTH: Final = 6
TOKENS: Final = 2
BUCKLER, NO_TRINKET = "buckler", ""
NOBODY: Final = -1


class Hero(msgspec.Struct, array_like=True, gc=False):
    """A hero, by seat.  `trinket` is the owner's secret until it is shown."""

    at: int
    trinket: str
    health: int = HEALTH
    tokens: int = TOKENS
    potions: int = 1
    flasks: int = 1
    felled: int = 0


class Raider(msgspec.Struct, array_like=True, gc=False):
    """A raider of the combat, felled when it has no health left."""

    card: int
    at: int
    health: int


class Ambush(State, array_like=True, gc=False, kw_only=True):
    """The whole game.  The next raider of the deck is its last; `hostile` is the raiders' player, if there is one."""

    content: Content
    heroes: list[Hero]
    raiders: list[Raider]
    deck: tuple[int, ...]
    hostile: int = NOBODY
    spite: int = 0
    combat: int = 0
    round: int = 0
    rounds: int = 0
    leader: int = 0
    crates: int = CRATES


def copy(game: Ambush) -> Ambush:
    """Another state with the same contents."""
    new = shallow(game)
    new.heroes = [shallow(hero) for hero in game.heroes]
    new.raiders = [shallow(raider) for raider in game.raiders]
    return new


def from_leader(game: Ambush) -> list[int]:
    """All heroes' seats, the leader first."""
    count = len(game.heroes)
    return [(game.leader + n) % count for n in range(count)]


def standing(game: Ambush) -> tuple[int, ...]:
    """The seats of the heroes who stand, the leader first."""
    return tuple([seat for seat in from_leader(game) if game.heroes[seat].health > 0])


def raiders_left(game: Ambush) -> list[int]:
    """The numbers of the raiders that stand."""
    return [number for number, raider in enumerate(game.raiders) if raider.health > 0]


def taken(game: Ambush, at: int) -> bool:
    """Whether somebody stands or lies in a space."""
    return any(hero.at == at for hero in game.heroes) or any(raider.at == at and raider.health > 0 for raider in game.raiders)


def apart(game: Ambush, seat: int, number: int) -> int:
    """The distance between a hero and a raider."""
    return distance(game.heroes[seat].at, game.raiders[number].at)
