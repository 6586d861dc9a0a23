"""The corner decks (four; in the Puzzle two): near-equal, renewed from the vassal discard pile when all are empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.content import board
from blackstone.games.castle.events import Renewed, SetAside
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import NONE, Castle, Player
from blackstone.kernel.dice import reveal, shuffled_faces
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason


class Corner(Act):
    """A corner deck as replenishment deck: picked at set-up, and anew when it is empty.  [C-SETUP-03 C-ORD-18]"""

    __slots__ = ("corner",)
    questions = ("setup.corner", "refill.corner")

    def __init__(self, corner: int) -> None:
        name = board().corners[corner]
        super().__init__(f"corner:{name}", (name,))
        self.corner = corner

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """Another player's deck at set-up, or later one that is empty.  [C-SETUP-03 C-ORD-18]"""
        name = board().corners[self.corner]
        if not game.corners[self.corner]:
            return [reason("C-ORD-18", "empty-corner", corner=name)]
        if asking is not None and asking.choice.id == "refill.corner":
            return [] if self in corners_left.build(game, seat) else [reason("C-V6-11", "refresh-deck", corner=name)]
        taken = any(player.corner == self.corner for player in game.players)
        return [reason("C-SETUP-03", "corner-taken", corner=name)] if taken else []


def deal_corners(game: Castle, faces: Sequence[int]) -> None:
    """Near-equal piles, dealt clockwise from the top left: the larger ones come first.  Four, in the Puzzle two.  [C-SETUP-02 C-V4-01]"""
    piles = quest_of(game).corner_decks
    for corner in range(piles):
        game.corners[corner] = tuple(faces[corner::piles])


def renew_corners(game: Castle) -> bool:
    """If all corners are empty the discarded vassals, shuffled with random faces, make new ones.  [C-ORD-18]

    Returns whether there are cards now.
    """
    if not any(game.corners) and game.vassals_out:
        faces = shuffled_faces(game, [face >> 1 for face in game.vassals_out], "vassals")
        game.vassals_out = ()
        deal_corners(game, faces)
        tell(game, Renewed, "vassals", len(faces))
    return any(game.corners)


def next_vassal(game: Castle, corner: int) -> int:
    """The top card as it lies: its face was fixed by the shuffle and is not turned.  NONE if no vassal is left there.

    Assassins and Saboteurs are set aside, the next card of the same deck comes instead.
    [C-SETUP-12 C-ORD-17 C-RETAIN-03 C-ASAB-10 C-ASAB-11]
    """
    pile = game.corners[corner]
    special = 2 * game.content.cards.special
    while pile:
        face, pile = pile[-1], pile[:-1]
        game.corners[corner] = pile
        if face < special:
            return face
        game.set_aside += (face,)
        tell(game, SetAside, game.turn, game.content.cards.face_ids[face])
    return NONE


def replenish(game: Castle, me: Player) -> Flow[tuple[int, int] | None]:
    """The next vassal for a used or missing one, and its corner: the own deck, or another that is the own from now on.

    [C-ORD-15 C-ORD-18]
    """
    while renew_corners(game):
        if not game.corners[me.corner]:
            me.corner = (yield from ask(corners_left(game, me.seat))).corner
        reveal(game)
        face = next_vassal(game, me.corner)
        if face != NONE:
            return face, me.corner
    return None


@choice("refill.corner", "C-ORD-18")
def corners_left(game: Castle, seat: int) -> Sequence[Corner]:
    """Any corner that has cards; not the deck for refreshes, while there is another.  [C-ORD-18 C-V6-11]"""
    filled = [corner for corner in game.content.corners if game.corners[corner.corner]]
    return [corner for corner in filled if corner.corner != game.refresh] or filled
