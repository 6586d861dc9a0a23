"""Retaining vassals: a Knight takes one from the board into the tableau, for good.

A retained vassal lies open, keeps the face it had, never comes back to the board and meets no requirement; nobody else can use it.
The limit does not bind during the turn.  [C-RETAIN-04 C-RETAIN-05 C-RETAIN-06 C-RETAIN-07 C-RETAIN-09]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, Handling, no_token, not_there, price_missing, reason, unusual
from blackstone.games.castle.assassin_saboteur import place_specials, remove_saboteur
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ASSASSIN, SABOTEUR, SQUARES, board
from blackstone.games.castle.corners import next_vassal, renew_corners
from blackstone.games.castle.events import Refilled, Retained
from blackstone.games.castle.intrigue import disturbed
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import NONE, Castle, Player, dismiss_guard, put, take
from blackstone.kernel.dice import reveal
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


class Retain(Handling):
    """For one Knight token, only in step 3 of the own turn, also beyond the limit.  [C-RETAIN-01 C-RETAIN-07 C-RETAIN-08]

    A Saboteur is removed for the same price.  [C-ASAB-08]
    """

    __slots__ = ("at",)
    never = (reason("C-RETAIN-05", "never-back"),)
    out_of_time = "C-RETAIN-08 C-ORD-01"

    def __init__(self, at: int, token: str = "") -> None:
        super().__init__(f"retain:{SQUARES[at]}" + f":{token}" * bool(token), (SQUARES[at],), (0, 1) if token else (1, 0))
        self.at = at

    def carry_out(self, game: Castle, me: Player) -> Steps:
        """Nothing is paid before the refill is chosen."""
        if game.where[SABOTEUR] >> self.at & 1:
            self.pay(game, me)
            return (remove_saboteur(me.seat, self.at),)
        if not any(game.corners):
            return (renew_and_retain(me.seat, self.at, self.key),)
        if game.settings.refill_at_will:
            return (retain_at_will(me.seat, self.at, self.key),)
        return (retain_as(me.seat, self.at, self.key) if self.grants else retain_vassal(me.seat, self.at),)

    def oddities(self) -> list[Reason]:
        """[C-MANIP-08]"""
        return [reason("C-MANIP-08", "wants-knight")] if self.wizards else []

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-08 C-MANIP-11 C-MANIP-12 C-ASAB-05 C-BONUS-07]"""
        me = game.players[seat]
        odd = unusual(game, me, self)
        found = odd + not_there(game, me, self.at)
        if game.where[ASSASSIN] >> self.at & 1:
            found.append(reason("C-ASAB-05", "assassin-stays", at=SQUARES[self.at]))
        return found + price_missing(me, self, odd)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], knights=1)


class Refill(Act):
    """The corner deck that refills the space.  [C-RETAIN-02]"""

    __slots__ = ("corner",)
    questions = ("retain.refill",)
    never = (reason("C-RETAIN-05", "never-back"),)

    def __init__(self, corner: int) -> None:
        name = board().corners[corner]
        super().__init__(f"refill:{name}", (name,))
        self.corner = corner

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """An empty corner cannot be named.  [C-RETAIN-02]"""
        return [] if game.corners[self.corner] else [reason("C-RETAIN-02", "empty-corner", corner=board().corners[self.corner])]


@choice("retain.refill", "C-RETAIN-02", tells=lambda game, square: {"at": SQUARES[square]})
def corners_with_cards(game: Castle, seat: int, square: int) -> Sequence[Refill]:
    """Whichever corner the retaining player names, if it has cards."""
    return [refill for refill in game.content.refills if game.corners[refill.corner]]


@book.answering(corners_with_cards)
def retain_vassal(game: Castle, seat: int, square: int, chosen: Refill) -> Steps:
    """The space is refilled at once, by any corner deck, with the face the card has there.  [C-RETAIN-01 C-RETAIN-02 C-RETAIN-03]"""
    me = game.players[seat]
    me.knights -= 1
    retain_from(game, me, square)
    return refill(game, seat, square, chosen.corner)


@choice("retain.refill", "C-RETAIN-02", tells=lambda game, square, way: {"at": SQUARES[square]})
def corners_for_another_way(game: Castle, seat: int, square: int, way: str) -> Sequence[Refill]:
    """The same, where an ability retains."""
    return corners_with_cards.build(game, seat, square)


@book.answering(corners_for_another_way)
def retain_as(game: Castle, seat: int, square: int, way: str, chosen: Refill) -> Steps:
    """Retained as a family's ability allows, by the option of this key.  [C-BONUS-05 C-BONUS-12]"""
    me = game.players[seat]
    pay_for(game, me, way)
    retain_from(game, me, square)
    return refill(game, seat, square, chosen.corner)


@choice("retain.refill", "C-V4-04", may=True, tells=lambda game, square, way: {"at": SQUARES[square]})
def corners_or_none(game: Castle, seat: int, square: int, way: str) -> Sequence[Option]:
    """Either draw stack, or none.  [C-V4-01 C-V4-04]"""
    return [PASS, *corners_with_cards.build(game, seat, square)]


@book.answering(corners_or_none)
def retain_at_will(game: Castle, seat: int, square: int, way: str, chosen: Option) -> Steps:
    """Retained; refilled or left empty as the player likes; then the goal is looked at, before any agent is paid.  [C-V4-04 C-V4-11]"""
    me = game.players[seat]
    pay_for(game, me, way)
    retain_from(game, me, square)
    woken = refill(game, seat, square, chosen.corner) if isinstance(chosen, Refill) else disturbed(game, seat, 1 << square)
    quest_of(game).changed(game)
    return woken


@book.step
def renew_and_retain(game: Castle, seat: int, square: int, way: str) -> Steps:
    """New corner decks first, for the choice must see them; if no card is to be had, the space stays empty.  [C-RETAIN-02 C-ORD-18]"""
    if renew_corners(game):
        return [retain_at_will(seat, square, way) if game.settings.refill_at_will else retain_as(seat, square, way)]
    me = game.players[seat]
    pay_for(game, me, way)
    retain_from(game, me, square)
    return disturbed(game, seat, 1 << square)


def pay_for(game: Castle, me: Player, way: str) -> None:
    """The price of the option of this key, and the use of the ability that allows it."""
    option = game.content.words.known(way)
    if not isinstance(option, Retain):
        raise TypeError(f"{way} retains nothing")
    option.pay(game, me)


def retain_from(game: Castle, me: Player, square: int) -> None:
    """With the face that is up; a guard on the vassal goes to the supply.  [C-RETAIN-01 C-RETAIN-04 C-BONUS-07]"""
    face = take(game, square)
    me.retained += (face,)
    if game.guarded:
        dismiss_guard(game, square)
    if game.scene is not None:
        tell(game, Retained, me.seat, SQUARES[square], game.content.cards.face_ids[face])


def refill(game: Castle, seat: int, square: int, corner: int) -> Steps:
    """The top card of a corner, as it lies; special cards are set aside and placed at once after the refill.

    If nothing but special cards was left there, another corner is named.  [C-RETAIN-02 C-RETAIN-03 C-ASAB-11]
    """
    reveal(game)
    new = next_vassal(game, corner)
    if new == NONE:
        return (*disturbed(game, seat, 1 << square), refill_again(seat, square), place_specials(seat))
    put(game, square, new)
    if game.scene is not None:
        tell(game, Refilled, seat, SQUARES[square], game.content.cards.face_ids[new], board().corners[corner])
    woken = disturbed(game, seat, 1 << square) if game.watched else ()
    return (*woken, place_specials(seat)) if game.set_aside else woken


@book.step
def refill_again(game: Castle, seat: int, square: int) -> Steps:
    """The space is still empty: another corner, renewed if need be.  [C-RETAIN-02 C-ORD-18 C-ASAB-11]"""
    return (refill_from(seat, square),) if renew_corners(game) else ()


@book.answering(corners_with_cards)
def refill_from(game: Castle, seat: int, square: int, chosen: Refill) -> Steps:
    """The space is filled from the corner that is named now.  [C-RETAIN-02]"""
    return refill(game, seat, square, chosen.corner)
