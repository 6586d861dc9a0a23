"""Retaining vassals: a Knight takes one from the board into the tableau, for good.

A retained vassal lies open, keeps the face it had, never comes back to the board and meets no requirement; nobody else can use it.
The limit does not bind during the turn.  [C-RETAIN-04 C-RETAIN-05 C-RETAIN-06 C-RETAIN-07 C-RETAIN-09]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, Action, no_token, not_there, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import SQUARES, board
from blackstone.games.castle.corners import renew_corners, take_top_vassal
from blackstone.games.castle.events import Refilled, Retained
from blackstone.games.castle.intrigue import disturbed
from blackstone.games.castle.state import Castle, Player, put, take
from blackstone.kernel.dice import reveal
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


class Retain(Action):
    """For one Knight token, only in step 3 of the own turn, also beyond the limit.  [C-RETAIN-01 C-RETAIN-07 C-RETAIN-08]"""

    __slots__ = ("at", "token")
    never = (reason("C-RETAIN-05", "never-back"),)
    out_of_time = "C-RETAIN-08 C-ORD-01"

    def __init__(self, at: int, token: str = "") -> None:
        super().__init__(f"retain:{SQUARES[at]}" + f":{token}" * bool(token), (SQUARES[at],))
        self.at, self.token = at, token

    def carry_out(self, game: Castle, me: Player) -> Steps:
        if any(game.corners):
            return (retain_vassal(me.seat, self.at),)
        return (retain_with_empty_corners(me.seat, self.at),)

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-08 C-MANIP-11 C-MANIP-12]"""
        found = [reason("C-MANIP-08", "wants-knight")] if self.token else []
        return found + not_there(game, self.at) + self.lacking(game, seat)

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
    retain_from(game, seat, square)
    reveal(game)
    new = take_top_vassal(game, chosen.corner)
    put(game, square, new)
    if game.scene is not None:
        tell(game, Refilled, seat, SQUARES[square], game.content.cards.face_ids[new], board().corners[chosen.corner])
    return disturbed(game, seat, 1 << square) if game.watched else ()


@book.step
def retain_with_empty_corners(game: Castle, seat: int, square: int) -> Steps:
    """New corner decks first, for the choice must see them; if no card is to be had, the space stays empty.  [C-RETAIN-02 C-ORD-18]"""
    if renew_corners(game):
        return [retain_vassal(seat, square)]
    retain_from(game, seat, square)
    return disturbed(game, seat, 1 << square)


def retain_from(game: Castle, seat: int, square: int) -> None:
    """For one Knight token, with the face that is up.  [C-RETAIN-01 C-RETAIN-04]"""
    me = game.players[seat]
    me.knights -= 1
    face = take(game, square)
    me.retained += (face,)
    if game.scene is not None:
        tell(game, Retained, seat, SQUARES[square], game.content.cards.face_ids[face])
