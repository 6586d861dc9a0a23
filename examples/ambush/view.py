"""What one viewer may see: everything but the raiders' deck and the trinkets of others."""

from __future__ import annotations

from typing import Any

import msgspec

from blackstone.kernel.game import Viewer
from blackstone.kernel.questions import Asking
from blackstone.kernel.rolls import Roll
from blackstone.kernel.state import contributions

from .dice import hits
from .ground import SPACES
from .heroes import LONGEST_SHOT, watching
from .raiders import card
from .road import won
from .state import NO_TRINKET, NOBODY, Ambush, apart, raiders_left
from .words import raider_name


class HeroView(msgspec.Struct, frozen=True):
    """A hero.  `trinket` is there for the owner only; `dice` says what adds to every attack, and why."""

    seat: int
    at: str
    health: int
    tokens: int
    potions: int
    flasks: int
    felled: int
    watching: bool
    dice: dict[str, int]
    has_trinket: bool
    trinket: str | None = None


class RaiderView(msgspec.Struct, frozen=True):
    """A raider that stands."""

    name: str
    kind: str
    at: str
    health: int
    reach: int
    dice: int


class RollView(msgspec.Struct, frozen=True):
    """Dice on the table that somebody may still change."""

    purpose: str
    owner: int
    dice: tuple[int, ...]
    hits: int
    rerolled: tuple[int, ...]


class AmbushView(msgspec.Struct, frozen=True):
    """The table of Ambush as one viewer sees it."""

    hostile: int | None
    spite: int
    combat: int
    round: int
    leader: int
    crates: int
    deck: int
    heroes: tuple[HeroView, ...]
    raiders: tuple[RaiderView, ...]
    roll: RollView | None
    in_range: tuple[str, ...]
    over: bool
    won: bool
    seed_chosen: bool


def view(game: Ambush, asking: Asking[Any] | None, viewer: Viewer) -> AmbushView:
    """[A-HARM-3]"""
    roll = next((thing for thing in asking.about if isinstance(thing, Roll)), None) if asking is not None else None
    over = not game.agenda
    return AmbushView(
        hostile=game.hostile if game.hostile != NOBODY else None,
        spite=game.spite,
        combat=game.combat,
        round=game.round,
        leader=game.leader,
        crates=game.crates,
        deck=len(game.deck),
        heroes=tuple(hero_view(game, seat, seat in viewer) for seat in range(len(game.heroes))),
        raiders=tuple(raider_view(game, number) for number in raiders_left(game)),
        roll=RollView(roll.purpose, roll.owner, tuple(roll.dice), hits(roll), tuple(die + 1 for die in roll.rerolled))
        if roll is not None
        else None,
        in_range=in_range(game, viewer),
        over=over,
        won=over and won(game),
        seed_chosen=game.seed_chosen,
    )


def hero_view(game: Ambush, seat: int, own: bool) -> HeroView:
    hero = game.heroes[seat]
    return HeroView(
        seat=seat,
        at=SPACES[hero.at],
        health=hero.health,
        tokens=hero.tokens,
        potions=hero.potions,
        flasks=hero.flasks,
        felled=hero.felled,
        watching=watching(game, seat),
        dice={effect.source: effect.amount for effect in contributions(game, "dice", seat)},
        has_trinket=hero.trinket != NO_TRINKET,
        trinket=hero.trinket if own else None,
    )


def raider_view(game: Ambush, number: int) -> RaiderView:
    raider, kind = game.raiders[number], card(game, number)
    return RaiderView(raider_name(number), kind.name, SPACES[raider.at], raider.health, kind.reach, kind.dice)


def in_range(game: Ambush, viewer: Viewer) -> tuple[str, ...]:
    """The raiders that the viewer's heroes could strike or shoot at from where they stand."""
    heroes = [seat for seat in sorted(viewer) if seat < len(game.heroes) and game.heroes[seat].health]
    return tuple(raider_name(number) for number in raiders_left(game) if any(apart(game, seat, number) <= LONGEST_SHOT for seat in heroes))


def goals(view: AmbushView) -> frozenset[str]:
    """What a preview says has come into range, or got out of it."""
    return frozenset(view.in_range)
