"""What heroes carry, to be used at any time: whenever one step is over and another has not begun."""

from __future__ import annotations

from blackstone.kernel.dice import dice
from blackstone.kernel.events import tell
from blackstone.kernel.options import Aside
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Effect, Frame, Steps, lasting

from .acts import Act, reason
from .borders import book, this_combat
from .events import Drank, Threw
from .harm import lose, wound
from .heroes import AtRaider, no_hero
from .state import HEALTH, Ambush, apart, raiders_left, standing
from .words import raider_name

FLASK_RANGE = 2
HEALS = 3


def hands(game: Ambush) -> tuple[int, ...]:
    """Who could use something now, the leader first.  [A-PACK-1 A-PACK-2]"""
    return tuple([seat for seat in standing(game) if asides(game, seat)])


def asides(game: Ambush, seat: int) -> list[Aside]:
    """What a hero could use now.  [A-PACK-1 A-PACK-2]"""
    if seat >= len(game.heroes) or not game.heroes[seat].health:
        return []
    hero, words = game.heroes[seat], game.content
    found: list[Aside] = [words.drink] if hero.potions and hero.health < HEALTH else []
    if hero.flasks:
        found += [words.throw[number] for number in raiders_left(game) if apart(game, seat, number) <= FLASK_RANGE]
    return found


# ------------------------------------------------------------------ a potion
class Drink(Act, Aside):
    """Health, and a steady hand.  [A-PACK-1]"""

    __slots__ = ()
    rule = "A-PACK-1"

    def frame(self, seat: int) -> Frame:
        return drink(seat)

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        if found := no_hero(game, seat):
            return found
        hero = game.heroes[seat]
        none = [] if hero.potions else [reason("A-PACK-1", "no-potion")]
        return none if hero.health < HEALTH else [*none, reason("A-PACK-1", "unhurt")]


@book.step
def drink(game: Ambush, seat: int) -> Steps:
    """Up to three health; in a combat one die more, until it is over.  [A-PACK-1]"""
    hero = game.heroes[seat]
    healed = min(HEALS, HEALTH - hero.health)
    hero.potions -= 1
    hero.health += healed
    tell(game, Drank, seat, healed)
    if game.combat:
        lasting(game, Effect("potion", "dice", seat, this_combat(game), 1))
    return []


# ------------------------------------------------------------------ a flask of fire
class Throw(AtRaider, Aside):
    """Fire on a raider.  [A-PACK-2]"""

    __slots__ = ()
    rule = "A-PACK-2"

    def frame(self, seat: int) -> Frame:
        return throw(seat, self.raider)

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        found = self.out_of_range(game, seat, 0, FLASK_RANGE)
        empty = seat < len(game.heroes) and not game.heroes[seat].flasks
        return [*found, reason("A-PACK-2", "no-flask")] if empty else found


@book.step
def throw(game: Ambush, seat: int, number: int) -> Steps:
    """One to three health; if the raider is still there, everybody next to it burns too.  [A-PACK-2 A-HARM-1 A-HARM-2]"""
    game.heroes[seat].flasks -= 1
    (die,) = dice(game, 1, 6, "fire")
    tell(game, Threw, seat, raider_name(number), die)
    for _ in range(min((die + 1) // 2, game.raiders[number].health)):
        wound(game, number, seat)
    if game.raiders[number].health:
        for hero in standing(game):
            if apart(game, hero, number) <= 1:
                lose(game, hero, 1)
    return []
