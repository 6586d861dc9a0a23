"""Assassin/Saboteur cards: an Assassin is moved but never removed, a Saboteur is never moved and blows up the board when it is removed.

They lie on the board beside the thirteen vassals, meet no requirement, pay no upcharge, and nobody watches them.
[C-ASAB-01 C-ASAB-02 C-ASAB-05 C-ASAB-12]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import SQUARES, board
from blackstone.games.castle.corners import next_vassal, renew_corners
from blackstone.games.castle.events import BlewUp, Dealt, Placed
from blackstone.games.castle.intrigue import withdraw_agent
from blackstone.games.castle.state import NONE, Castle, note_guarded, put, squares_in, standing, take
from blackstone.kernel.dice import reveal
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


# ------------------------------------------------------------------ placing what was set aside
class Place(Act):
    """An empty space for a special card that was drawn.  [C-ASAB-10 C-ASAB-11]"""

    __slots__ = ("at",)
    questions = ("special.space",)

    def __init__(self, at: int) -> None:
        super().__init__(f"place:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-ASAB-11]"""
        return [reason("C-ASAB-11", "occupied", at=SQUARES[self.at])] if game.board[self.at] != NONE else []


@choice("special.space", "C-ASAB-11", tells=lambda game: {"card": game.content.cards.face_ids[game.set_aside[0]]})
def spaces_for_special(game: Castle, seat: int) -> Sequence[Place]:
    """Any empty space."""
    return game.content.places.at(~standing(game) & (1 << len(SQUARES)) - 1)


@book.step
def place_specials(game: Castle, seat: int) -> Steps:
    """The cards that were set aside while the board was filled, in the order of drawing.  [C-ASAB-10 C-ASAB-11]"""
    return (place_special(seat),) * len(game.set_aside)


@book.answering(spaces_for_special)
def place_special(game: Castle, seat: int, chosen: Place) -> Steps:
    """The active player puts it on an empty space, with the face it has.  [C-ASAB-10 C-ASAB-11 C-ASAB-12]"""
    face, game.set_aside = game.set_aside[0], game.set_aside[1:]
    put(game, chosen.at, face)
    tell(game, Placed, seat, SQUARES[chosen.at], game.content.cards.face_ids[face])
    return ()


# ------------------------------------------------------------------ removing a Saboteur
@book.step
def remove_saboteur(game: Castle, seat: int, square: int) -> Steps:
    """It and every card on the board go to the vassal discard pile, and a new board is dealt.

    Nobody gets a reward: castles, agents and guards go home.  [C-ASAB-05 C-ASAB-08 C-ASAB-13]
    """
    reveal(game)
    tell(game, BlewUp, seat, SQUARES[square])
    for player in game.players:
        if player.agent_at != NONE:
            withdraw_agent(game, player)
        player.guards = 0
    note_guarded(game)
    game.marked = 0
    game.vassals_out += tuple([take(game, at) for at in squares_in(standing(game))])
    deal_anew(game, game.players[seat].corner)
    return (place_specials(seat),)


def deal_anew(game: Castle, corner: int) -> None:
    """Onto the outlined spaces, in rotation from the corner decks, clockwise from the acting player's; an empty one is passed over.

    When all are empty the discards make new ones; if there is nothing left the space stays empty.  [C-ASAB-09 C-ASAB-10 C-ORD-18]
    """
    for square in board().outlined:
        face = NONE
        while face == NONE and renew_corners(game):
            while not game.corners[corner]:
                corner = (corner + 1) % 4
            face = next_vassal(game, corner)
        if face == NONE:
            return
        put(game, square, face)
        tell(game, Dealt, SQUARES[square], game.content.cards.face_ids[face], board().corners[corner])
        corner = (corner + 1) % 4
