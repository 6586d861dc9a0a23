"""The limit check: as many of each item as there are Kings in play.

Completed tasks are not limited, and nobody checks on another player's turn (unless the setting says all).
[C-LIMIT-05 C-LIMIT-06 C-RETAIN-07 C-DRAW-05 C-INTR-16]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.events import Discarded, LostTokens, Shedded
from blackstone.games.castle.scoring import kings_of
from blackstone.games.castle.state import Castle, from_seat, without
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


@book.procedure
def check_limits(game: Castle, seat: int) -> Steps:
    """The player whose turn ends; by the setting `all`, every player in turn order from there.  [C-LIMIT-01 C-LIMIT-06]"""
    return [drop_to_limit(other) for other in (from_seat(game, seat) if game.settings.all_check_limits else [seat])]


@book.step
def drop_to_limit(game: Castle, seat: int) -> Steps:
    """Four items, each by itself: surplus tokens go to the supply, then cards and retained vassals of the owner's choice.

    [C-LIMIT-02 C-LIMIT-03 C-LIMIT-04]
    """
    me = game.players[seat]
    limit = kings_of(me)
    knights, wizards = max(0, me.knights - limit), max(0, me.wizards - limit)
    if knights or wizards:
        me.knights -= knights
        me.wizards -= wizards
        tell(game, LostTokens(seat, knights, wizards))
    return [discard_card(seat)] * (len(me.hand) - limit) + [shed_vassal(seat)] * (len(me.retained) - limit)


@book.asking
def discard_card(game: Castle, seat: int) -> Flow[Steps]:
    """One card of the owner's choice, of all three decks together, to the discards of its deck.  [C-LIMIT-03 C-LIMIT-04 C-DRAW-07]"""
    chosen = yield from ask(cards_over_limit(game, seat))
    me, cards = game.players[seat], game.content.cards
    me.hand = without(me.hand, chosen.task)
    game.discards[cards.deck[chosen.task]] += (chosen.task,)
    tell(game, Discarded(seat, cards.task_ids[chosen.task]))
    return []


@choice("limit.hand", "C-LIMIT-04")
def cards_over_limit(game: Castle, seat: int) -> Sequence[Discard]:
    """Any card in hand."""
    return [game.content.discard[task] for task in game.players[seat].hand]


@book.asking
def shed_vassal(game: Castle, seat: int) -> Flow[Steps]:
    """One retained vassal of the owner's choice, to the vassal discard pile.  [C-LIMIT-04]"""
    chosen = yield from ask(vassals_over_limit(game, seat))
    me = game.players[seat]
    me.retained = without(me.retained, chosen.face)
    game.vassals_out += (chosen.face,)
    tell(game, Shedded(seat, game.content.cards.face_ids[chosen.face]))
    return []


@choice("limit.retained", "C-LIMIT-04")
def vassals_over_limit(game: Castle, seat: int) -> Sequence[Shed]:
    """Any retained vassal."""
    return [game.content.shed[face] for face in game.players[seat].retained]


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
