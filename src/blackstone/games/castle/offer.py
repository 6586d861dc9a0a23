"""The offer: five Machination cards face up in a row, from left to right.

A card taken leaves a gap until the end of the turn; then the row moves to the right and new cards come in from the left.
[C-V2-02 C-V3-03]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.content import DECK_NAMES, MACHINATION
from blackstone.games.castle.events import OfferMoved, Renewed, Spent, Took
from blackstone.games.castle.state import NONE, Castle, Player, without
from blackstone.kernel.dice import reveal, shuffled
from blackstone.kernel.events import tell
from blackstone.kernel.refusals import Reason

OFFERED: Final = 5


class Take(Act):
    """A card of the offer, into the hand.  [C-V2-04 C-V3-05]"""

    __slots__ = ("task",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"take:{name}", (name,))
        self.task = task


class Spend(Act):
    """A card from the hand, used and discarded.  [C-V2-06 C-V3-06]"""

    __slots__ = ("task",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"spend:{name}", (name,))
        self.task = task


def deal_offer(game: Castle) -> None:
    """The top five, from left to right.  [C-V2-02 C-V3-03]"""
    pile = game.decks[MACHINATION]
    game.offer, game.decks[MACHINATION] = pile[: -OFFERED - 1 : -1], pile[:-OFFERED]


def takes(game: Castle) -> list[Take]:
    """Any card that still lies there; there is no hand limit.  [C-V2-04 C-V3-05]"""
    return [game.content.take[task] for task in game.offer if task != NONE]


def take_card(game: Castle, me: Player, task: int) -> None:
    """Into the hand, where it lies open; its place stays empty until the end of the turn.  [C-V2-04 C-V2-22 C-V3-05 C-V3-22]"""
    game.offer = tuple([NONE if other == task else other for other in game.offer])
    me.hand += (task,)
    game.taken += 1
    tell(game, Took, me.seat, game.content.cards.task_ids[task])


def spend_card(game: Castle, me: Player, task: int) -> None:
    """The card goes to the discards.  [C-V2-06 C-V3-06]"""
    me.hand = without(me.hand, task)
    game.discards[MACHINATION] += (task,)
    tell(game, Spent, me.seat, game.content.cards.task_ids[task])


def nothing_offered(game: Castle) -> bool:
    """Deck and offer are empty.  [C-V2-16]"""
    return not game.decks[MACHINATION] and all([task == NONE for task in game.offer])


# ------------------------------------------------------------------ the end of a turn
def move_offer(game: Castle, seat: int, next_card: Callable[[Castle], int]) -> None:
    """Gaps close to the right, and the row is refilled from the left, as far as there are cards.

    Where nothing was taken in the turn the rightmost card is discarded first.  [C-V2-13 C-V2-14 C-V2-15 C-V3-16]
    """
    names = game.content.cards.task_ids
    before, dropped = game.offer, NONE
    row = tuple([task for task in before if task != NONE])
    if row and not game.taken:
        row, dropped = row[:-1], row[-1]
        game.discards[MACHINATION] += (dropped,)
    game.offer = row
    while len(game.offer) < OFFERED and (task := next_card(game)) != NONE:
        game.offer = (task, *game.offer)
    game.taken = 0
    if game.offer != before:
        tell(game, OfferMoved, seat, names[dropped] if dropped != NONE else None, tuple(names[task] for task in game.offer))


def draw_for_offer(game: Castle) -> int:
    """The top card of the deck, turned over; NONE if there is none.  [C-V2-13 C-V2-15]"""
    pile = game.decks[MACHINATION]
    if not pile:
        return NONE
    reveal(game)
    game.decks[MACHINATION] = pile[:-1]
    return pile[-1]


def draw_or_renew(game: Castle) -> int:
    """The same, out of the reshuffled discards when the deck has run out.  [C-V3-17]"""
    if not game.decks[MACHINATION] and (out := game.discards[MACHINATION]):
        game.decks[MACHINATION] = tuple(reversed(shuffled(game, out, DECK_NAMES[MACHINATION])))
        game.discards[MACHINATION] = ()
        tell(game, Renewed, DECK_NAMES[MACHINATION], len(out))
    return draw_for_offer(game)


# ------------------------------------------------------------------ why not
def not_offered(game: Castle, option: Take | None, rule: str) -> list[Reason]:
    """A card that does not lie in the offer, or of a deck that is not played with; or, where none is named, that nothing lies there.

    [C-COMP-11]
    """
    if option is None:
        return [] if takes(game) else [reason(rule, "offer-empty")]
    if game.content.cards.deck[option.task] != MACHINATION:
        return [reason("C-COMP-11", "deck-not-in-mode", deck=DECK_NAMES[game.content.cards.deck[option.task]])]
    return [] if option.task in game.offer else [reason(rule, "not-in-offer", task=game.content.cards.task_ids[option.task])]


def not_held(game: Castle, me: Player, task: int, rule: str) -> list[Reason]:
    """A card that is not in the own hand."""
    return [] if task in me.hand else [reason(rule, "not-in-hand", task=game.content.cards.task_ids[task])]
