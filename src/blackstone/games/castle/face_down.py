"""Intrigue face down: a card from hand under a token, put into play when another player uses the vassal of its corner.

A face-down card is not in hand, counts for no limit and is its owner's secret until it triggers.  [C-INTR-22]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.events import Hid, RecalledCard, Returned, Triggered
from blackstone.games.castle.intrigue import shared_symbols, tokens_at_home
from blackstone.games.castle.knight_wizard import choose_stack
from blackstone.games.castle.state import Castle, Player, from_seat, without
from blackstone.games.castle.tableau import into_tableau
from blackstone.games.castle.upcharge import can_pay_upcharge, choose_payment, pay_upcharge, pays, unpaid
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


# ------------------------------------------------------------------ laying a card face down
class Hide(Act):
    """Any card from hand, under one token, in a turn without a completed task.  [C-ORD-22]"""

    __slots__ = ("task",)
    questions = ("intrigue.hide",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"hide:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-ORD-21 C-INTR-03 C-INTR-20]"""
        me = game.players[seat]
        found = self.lacking(game, seat)
        if self.task not in me.hand:
            found.append(reason("C-ORD-22", "not-in-hand", task=game.content.cards.task_ids[self.task]))
        return found

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        me = game.players[seat]
        if me.exhausted:
            return [reason("C-INTR-20", "exhausted")]
        found = []
        if game.turn == seat and game.completed:
            found.append(reason("C-ORD-21", "task-completed"))
        if not tokens_at_home(me):
            found.append(reason("C-INTR-03", "no-token-free"))
        return found


@choice("intrigue.hide", "C-ORD-22", may=True)
def cards_to_hide(game: Castle, seat: int) -> Sequence[Option]:
    """Any card in hand, or none."""
    return [PASS, *[game.content.hide[task] for task in game.players[seat].hand]]


@book.answering(cards_to_hide)
def hide_card(game: Castle, seat: int, hidden: Option) -> Steps:
    """At will, one card face down with one token on it; none goes to the board.  [C-ORD-22 C-INTR-22]"""
    if isinstance(hidden, Hide):
        me = game.players[seat]
        me.hand = without(me.hand, hidden.task)
        me.face_down += (hidden.task,)
        if game.scene is not None:
            tell(game, Hid, seat, game.content.cards.task_ids[hidden.task])
    return ()


# ------------------------------------------------------------------ taking it back
class Recall(Act):
    """The token comes home and the card goes back into the hand.  [C-ORD-04]"""

    __slots__ = ("task",)
    questions = ("recall.face-down",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"recall:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-ORD-03 C-ORD-04]"""
        asked = asking.about[0] if asking is not None and asking.choice is may_recall else None
        if self.task not in game.players[seat].face_down:
            return [reason("C-ORD-04", "not-face-down", task=game.content.cards.task_ids[self.task])]
        return [] if asked == self.task else [reason("C-ORD-03", "asked-card-by-card")]


@choice("recall.face-down", "C-ORD-03", may=True, tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def may_recall(game: Castle, seat: int, task: int) -> Sequence[Option]:
    """Back into the hand, or left to lie."""
    return [PASS, game.content.recall[task]]


@book.answering(may_recall)
def recall_card(game: Castle, seat: int, task: int, answer: Option) -> Steps:
    """The token may stay on the card for any number of turns.  [C-ORD-03 C-ORD-04]"""
    if answer is not PASS:
        me = game.players[seat]
        me.face_down = without(me.face_down, task)
        me.hand += (task,)
        if game.scene is not None:
            tell(game, RecalledCard, seat, game.content.cards.task_ids[task])
    return ()


# ------------------------------------------------------------------ triggering it
class Play(Act):
    """A triggered card goes into play without its own requirements; its upcharge is due.  [C-INTR-18 C-INTR-19]"""

    __slots__ = ("task",)
    questions = ("intrigue.triggered",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"play:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-INTR-17 C-INTR-19]"""
        me, name = game.players[seat], game.content.cards.task_ids[self.task]
        if self.task not in me.face_down:
            return [reason("C-INTR-17", "not-face-down", task=name)]
        found = []
        if asking is not None and asking.choice is triggered_cards and not matches(game, self.task, asking.about):
            symbol = game.content.cards.symbol_names[game.content.cards.corner[self.task]]
            found.append(reason("C-INTR-17", "not-triggered", task=name, symbol=symbol))
        if not can_pay_upcharge(game, me, self.task):
            found.append(reason("C-INTR-19", "unpayable", task=name))
            found += unpaid(game, me, self.task)
        return found


def ask_face_down_owners(game: Castle, acting: int, left: int, right: int) -> Steps:
    """Every other player with a face-down card, whether or not it matches, clockwise from the acting player's left.

    [C-INTR-17 C-INTR-24]
    """
    return [triggered(seat, left, right) for seat in from_seat(game, acting)[1:] if game.players[seat].face_down]


@book.asking
def triggered(game: Castle, seat: int, left: int, right: int) -> Flow[Steps]:
    """The owner may put one triggered card into play: no requirements, no castles, not the one task of the turn.

    Then intrigue is over for this player: both tokens leave the game, another face-down card goes back to hand.
    [C-INTR-17 C-INTR-18 C-INTR-19 C-INTR-20 C-INTR-21 C-INTR-24]
    """
    me, cards = game.players[seat], game.content.cards
    answer = yield from ask(triggered_cards(game, seat, left, right))
    if not isinstance(answer, Play):
        return []
    stack = yield from choose_stack(game, me, answer.task)
    payment = yield from choose_payment(game, me, stack)
    pay_upcharge(game, me, stack, payment)
    tell(game, Triggered, seat, cards.task_ids[answer.task])
    exhaust(game, me, answer.task)
    into_tableau(game, me, answer.task, stack)
    return []


def exhaust(game: Castle, me: Player, played: int) -> None:
    """Both tokens leave the game; another face-down card goes back to hand.  [C-INTR-20]"""
    for other in without(me.face_down, played):
        me.hand += (other,)
        tell(game, Returned, me.seat, game.content.cards.task_ids[other])
    me.face_down = ()
    me.exhausted = True


@choice("intrigue.triggered", "C-INTR-17", may=True, secret=True)
def triggered_cards(game: Castle, seat: int, left: int, right: int) -> Sequence[Option]:
    """Asked even if `pass` is all there is, or the question would betray the card.  [C-INTR-17 C-INTR-18 C-INTR-19]"""
    me, content = game.players[seat], game.content
    return [PASS, *[content.play[task] for task in me.face_down if matches(game, task, (left, right)) and can_pay_upcharge(game, me, task)]]


def matches(game: Castle, task: int, used: Sequence[int]) -> bool:
    """A used vassal shows exactly the corner symbol; by the setting, any part of it will do.  [C-INTR-17]"""
    corner = game.content.cards.corner[task]
    if game.settings.exact_trigger:
        return any(pays(game, face, corner) for face in used)
    return any(shared_symbols(game, corner, face) for face in used)
