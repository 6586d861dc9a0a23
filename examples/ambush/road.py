"""The road: three ambushes, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from blackstone.kernel.dice import reveal
from blackstone.kernel.events import tell
from blackstone.kernel.game import Outcome
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Effect, Steps, lasting

from .acts import Act, reason
from .borders import book, combat_over, round_over
from .events import Arrived, Led, RoundBegan, Sprung
from .flight import vote
from .ground import HERO_STARTS, RAIDER_STARTS
from .heroes import heroes_act
from .raiders import drawn, raiders_act
from .state import COMBATS, ENOUGH_CRATES, NOBODY, Ambush, standing
from .words import LETTERS


@book.procedure
def journey(game: Ambush, combat: int) -> Steps:
    """Three ambushes, unless all is lost before.  [A-ROAD-1 A-ROAD-6]"""
    if combat > COMBATS or game.crates < ENOUGH_CRATES or not standing(game):
        return [arrive()]
    return [take_lead(combat), spring(combat), *one_round(combat, 1), combat_over(combat), journey(combat + 1)]


# ------------------------------------------------------------------ before the ambush
class Lead(Act, Option):
    """This hero goes first.  [A-ROAD-3]"""

    __slots__ = ("seat",)
    questions = ("road.lead",)
    rule = "A-ROAD-3"

    def __init__(self, seat: int) -> None:
        super().__init__(f"lead:{LETTERS[seat]}", (LETTERS[seat],))
        self.seat = seat

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return [] if self.seat in standing(game) else [reason("A-HARM-2", "nobody-there", hero=LETTERS[self.seat])]


@book.asking
def take_lead(game: Ambush, combat: int) -> Flow[Steps]:
    """The first to speak says who leads.  [A-ROAD-3]"""
    chosen = yield from ask(leaders.any(game, standing(game), combat))
    game.leader = chosen.seat
    tell(game, Led, chosen.seat, combat)
    return []


@choice("road.lead", "A-ROAD-3", tells=lambda game, combat: {"combat": combat})
def leaders(game: Ambush, seat: int, combat: int) -> Sequence[Lead]:
    """Any hero, oneself included.  [A-ROAD-3]"""
    return [game.content.lead[hero] for hero in sorted(standing(game))]


@book.step
def spring(game: Ambush, combat: int) -> Steps:
    """Raiders are drawn and stand in the east, the heroes in the west; the leader is surprised.  [A-ROAD-4]"""
    reveal(game)
    count = len(game.heroes) + combat
    cards, game.deck = game.deck[: -count - 1 : -1], game.deck[:-count]
    game.combat = combat
    game.raiders = [drawn(game, card, at) for card, at in zip(cards, RAIDER_STARTS, strict=False)]
    for hero, at in zip(game.heroes, HERO_STARTS, strict=False):
        hero.at = at
    tell(game, Sprung, combat, tuple(game.content.deck[card].name for card in cards))
    lasting(game, Effect("surprise", "dice", game.leader, round_over(combat, 1), -1))
    return []


# ------------------------------------------------------------------ a round
def one_round(combat: int, round: int) -> Steps:
    """Heroes, raiders, a vote, and on until the combat is over.  [A-HERO-1 A-RAID-1 A-FLEE-1]"""
    return [
        begin_round(combat, round),
        heroes_act(combat, 0),
        raiders_act(combat, 0),
        vote(combat),
        round_over(combat, round),
        next_round(combat, round + 1),
    ]


@book.procedure
def next_round(game: Ambush, combat: int, round: int) -> Steps:
    """Round after round."""
    return one_round(combat, round)


@book.step
def begin_round(game: Ambush, combat: int, round: int) -> Steps:
    """Count it.  [A-HERO-1]"""
    game.round = round
    game.rounds += 1
    tell(game, RoundBegan, round)
    return []


# ------------------------------------------------------------------ the end
@book.step
def arrive(game: Ambush) -> Steps:
    """With enough crates, or not.  [A-ROAD-6]"""
    tell(game, Arrived, game.crates, won(game))
    return []


def won(game: Ambush) -> bool:
    """[A-ROAD-6]"""
    return game.crates >= ENOUGH_CRATES and bool(standing(game))


def outcome(game: Ambush) -> Outcome:
    """The heroes win or lose together; a raiders' player wins if they lose.  [A-ROAD-6 A-ROAD-2]"""
    heroes = tuple(range(len(game.heroes)))
    if game.hostile == NOBODY:
        return Outcome(heroes if won(game) else (), "crates" if won(game) else "lost", "won" if won(game) else "lost")
    return Outcome(heroes, "crates") if won(game) else Outcome((game.hostile,), "lost")
