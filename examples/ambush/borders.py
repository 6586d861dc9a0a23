"""Where things end: a hero's turn, a raider's, a round, a combat.  What lasts "until the end of" one of them hangs on its frame,
and whatever ends one early leaves for it."""

from __future__ import annotations

from blackstone.kernel.events import tell
from blackstone.kernel.state import Frame, Steps
from blackstone.kernel.steps import Book

from .events import CombatOver, Rose
from .state import TOKENS, Ambush, standing

HELPED_UP = 2
book = Book()
"""The steps of the game, by name."""


@book.procedure
def hero_done(game: Ambush, seat: int) -> Steps:
    """The end of a hero's turn.  [A-HERO-1 A-HARM-2]"""
    return []


@book.procedure
def raider_done(game: Ambush, number: int) -> Steps:
    """The end of a raider's turn.  [A-RAID-1 A-HARM-1]"""
    return []


@book.procedure
def round_over(game: Ambush, combat: int, round: int) -> Steps:
    """The end of a round: watches and the leader's surprise go with it.  [A-HERO-5 A-ROAD-4]"""
    return []


@book.step
def combat_over(game: Ambush, combat: int) -> Steps:
    """The end of a combat: who is left takes a token back and helps the others up.  Potions wear off with it.  [A-ROAD-5 A-PACK-1]"""
    game.raiders, game.combat, game.round = [], 0, 0
    tell(game, CombatOver, combat)
    left = standing(game)
    for seat, hero in enumerate(game.heroes):
        if seat in left:
            hero.tokens = min(TOKENS, hero.tokens + 1)
        elif left:
            hero.health = HELPED_UP
            tell(game, Rose, seat)
    return []


def this_round(game: Ambush) -> Frame:
    """The end of the round that is going on, as it stands on the agenda."""
    return round_over(game.combat, game.round)


def this_combat(game: Ambush) -> Frame:
    """The end of the combat that is going on."""
    return combat_over(game.combat)
