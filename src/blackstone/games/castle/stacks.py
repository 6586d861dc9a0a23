"""Stacks: vassals of one faction and role that lie on one another in the Wizard's Quest.

The top one stands on the board as ever; those under it are kept beside the board, the lowest first.
"""

from __future__ import annotations

from blackstone.games.castle.state import NONE, CardIds, Castle, put, take


def stacked(game: Castle) -> int:
    """The spaces that hold more than one vassal, as a mask."""
    return sum([1 << square for square in game.beneath])


def takes_in(game: Castle, square: int, face: int) -> bool:
    """Whether a vassal may come to lie here: on an empty space, or onto the same faction and role.  [C-V3-08 C-V3-12]"""
    there, symbol = game.board[square], game.content.cards.symbol
    return there == NONE or symbol[there] == symbol[face]


def lay(game: Castle, square: int, face: int) -> None:
    """A vassal onto an empty space, or on top of its like.  [C-V3-06 C-V3-08 C-V3-12]"""
    if game.board[square] != NONE:
        set_beneath(game, square, (*game.beneath.get(square, ()), take(game, square)))
    put(game, square, face)


def lift(game: Castle, square: int) -> CardIds:
    """All vassals of a space, the lowest first; the space is empty then.  [C-V3-11 C-V3-13]"""
    cards = (*game.beneath.get(square, ()), take(game, square))
    set_beneath(game, square, ())
    return cards


def set_down(game: Castle, square: int, cards: CardIds) -> None:
    """Vassals in the order in which they lay elsewhere; none of them is turned.  [C-V3-11 C-V3-12 C-V3-13]"""
    for face in cards:
        lay(game, square, face)


def set_beneath(game: Castle, square: int, cards: CardIds) -> None:
    """What lies under the top vassal of a space.  The table is replaced, never changed: copies share it."""
    others = {at: under for at, under in game.beneath.items() if at != square}
    game.beneath = dict(sorted({**others, square: cards}.items())) if cards else others
