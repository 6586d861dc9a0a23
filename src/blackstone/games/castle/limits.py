"""The limit check: as many of each item as there are Kings in play.

Completed tasks are not limited, and nobody checks on another player's turn (unless the setting says all).
[C-LIMIT-05 C-LIMIT-06 C-RETAIN-07 C-DRAW-05 C-INTR-16]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, has, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.events import Discarded, LostTokens, Shedded
from blackstone.games.castle.scoring import kings_of
from blackstone.games.castle.state import Castle, from_seat, without
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


@book.step
def check_limits(game: Castle, seat: int) -> Steps:
    """The player whose turn ends; by the setting `all`, every player in turn order from there.  [C-LIMIT-01 C-LIMIT-06]"""
    if game.settings.all_check_limits:
        return [frame for other in from_seat(game, seat) for frame in drop_to_limit(game, other)]
    return drop_to_limit(game, seat)


def drop_to_limit(game: Castle, seat: int) -> Steps:
    """Four items, each by itself: surplus tokens go to the supply, then cards and retained vassals of the owner's choice.

    Families: one knows no limits, another may keep a card more in hand.  [C-LIMIT-02 C-LIMIT-03 C-LIMIT-04 C-FAM-06 C-BONUS-10]
    """
    me = game.players[seat]
    if me.family >= 0 and has(game, me, "no-limits"):
        return ()
    limit = kings_of(me)
    knights, wizards = max(0, me.knights - limit), max(0, me.wizards - limit)
    if knights or wizards:
        me.knights -= knights
        me.wizards -= wizards
        if game.scene is not None:
            tell(game, LostTokens, seat, knights, wizards)
    hand_limit = limit + 1 if me.family >= 0 and has(game, me, "patient-hand") else limit
    over = len(me.hand) - hand_limit, len(me.retained) - limit
    if over[0] <= 0 and over[1] <= 0:
        return ()
    return (discard_card(seat),) * over[0] + (shed_vassal(seat),) * over[1]


@choice("limit.hand", "C-LIMIT-04")
def cards_over_limit(game: Castle, seat: int) -> Sequence[Discard]:
    """Any card in hand."""
    return [game.content.discard[task] for task in game.players[seat].hand]


@book.answering(cards_over_limit)
def discard_card(game: Castle, seat: int, chosen: Discard) -> Steps:
    """One card of the owner's choice, of all three decks together, to the discards of its deck.  [C-LIMIT-03 C-LIMIT-04 C-DRAW-07]"""
    me, cards = game.players[seat], game.content.cards
    me.hand = without(me.hand, chosen.task)
    game.discards[cards.deck[chosen.task]] += (chosen.task,)
    if game.scene is not None:
        tell(game, Discarded, seat, cards.task_ids[chosen.task])
    return ()


@choice("limit.retained", "C-LIMIT-04")
def vassals_over_limit(game: Castle, seat: int) -> Sequence[Shed]:
    """Any retained vassal."""
    return [game.content.shed[face] for face in game.players[seat].retained]


@book.answering(vassals_over_limit)
def shed_vassal(game: Castle, seat: int, chosen: Shed) -> Steps:
    """One retained vassal of the owner's choice, to the vassal discard pile.  [C-LIMIT-04]"""
    me = game.players[seat]
    me.retained = without(me.retained, chosen.face)
    game.vassals_out += (chosen.face,)
    if game.scene is not None:
        tell(game, Shedded, seat, game.content.cards.face_ids[chosen.face])
    return ()


class Discard(Act):
    """A card over the limit."""

    __slots__ = ("task",)
    questions = ("limit.hand",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"discard:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-LIMIT-04]"""
        name = game.content.cards.task_ids[self.task]
        return [] if self.task in game.players[seat].hand else [reason("C-LIMIT-04", "not-in-hand", task=name)]


class Shed(Act):
    """A retained vassal over the limit."""

    __slots__ = ("face",)
    questions = ("limit.retained",)

    def __init__(self, face: int, name: str) -> None:
        super().__init__(f"shed:{name}", (name[:-1],))
        self.face = face

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-LIMIT-04]"""
        name = game.content.cards.face_ids[self.face]
        return [] if self.face in game.players[seat].retained else [reason("C-LIMIT-04", "not-retained", card=name)]
