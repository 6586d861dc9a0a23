"""Harm: what happens to raiders and heroes who are hit."""

from __future__ import annotations

from collections.abc import Sequence

from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.steps import leave

from .acts import Act, reason
from .borders import hero_done, raider_done, this_combat
from .events import Fell, Felled, Hurt, Warded, Wounded
from .state import BUCKLER, NO_TRINKET, Ambush, raiders_left, standing
from .words import raider_name


# ------------------------------------------------------------------ raiders
def wound(game: Ambush, number: int, seat: int) -> None:
    """One health of a raider.  Without any it is gone, and so is its turn; with the last raider the combat.  [A-HARM-1]"""
    raider = game.raiders[number]
    raider.health -= 1
    tell(game, Wounded, seat, raider_name(number), raider.health)
    if raider.health:
        return
    game.heroes[seat].felled += 1
    tell(game, Felled, seat, raider_name(number))
    if not raiders_left(game):
        leave(this_combat(game))
    if raider_done(number) in game.agenda:
        leave(raider_done(number))


# ------------------------------------------------------------------ heroes
def lose(game: Ambush, seat: int, health: int) -> None:
    """A hero without health lies, and their turn is over; with the last one the combat.  [A-HARM-2]"""
    hero = game.heroes[seat]
    hero.health = max(0, hero.health - health)
    tell(game, Hurt, seat, health, hero.health)
    if hero.health:
        return
    tell(game, Fell, seat)
    if not standing(game):
        leave(this_combat(game))
    if hero_done(seat) in game.agenda:
        leave(hero_done(seat))


def hurt_by_raider(game: Ambush, seat: int, health: int) -> Flow[None]:
    """A trinket may ward it off; whoever has one is asked, or the question would tell.  [A-HARM-3]"""
    hero = game.heroes[seat]
    if hero.trinket != NO_TRINKET:
        answer = yield from ask(trinket_to_show(game, seat, health))
        if answer is not PASS:
            hero.trinket = NO_TRINKET
            tell(game, Warded, seat)
            return
    lose(game, seat, health)


class Ward(Act, Option):
    """Show a buckler.  [A-HARM-3]"""

    __slots__ = ()
    questions = ("harm.trinket",)
    rule = "A-HARM-3"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return [] if seat < len(game.heroes) and game.heroes[seat].trinket == BUCKLER else [reason("A-HARM-3", "no-buckler")]


@choice("harm.trinket", "A-HARM-3", may=True, secret=True, tells=lambda game, health: {"health": health})
def trinket_to_show(game: Ambush, seat: int, health: int) -> Sequence[Option]:
    """Asked even if `pass` is all there is.  [A-HARM-3]"""
    return [PASS, game.content.ward] if game.heroes[seat].trinket == BUCKLER else [PASS]
