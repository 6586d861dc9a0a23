"""Who wins: points, then six comparisons in order.

Completed tasks are counted whether supported or not; Household cards are not.  [C-TIE-08]
"""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.content import KING, KNIGHT, PLOY, WIZARD
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.state import Castle, Player

COMPARISONS: Final = ("points", "ploys", "kings", "knights-and-wizards", "tokens", "retained", "hand")


def rank(game: Castle, player: Player) -> tuple[int, ...]:
    """Most points; then Ploys, Kings, Wizards and Knights together, tokens together, retained vassals, cards in hand.

    A face-down card is not in hand.  [C-END-04 C-TIE-01 C-TIE-02 C-TIE-03 C-TIE-04 C-TIE-05 C-TIE-06 C-TIE-08]
    """
    stacks = player.stacks
    return (
        points_of(game, player),
        len(stacks[PLOY]),
        len(stacks[KING]),
        len(stacks[WIZARD]) + len(stacks[KNIGHT]),
        player.wizards + player.knights,
        len(player.retained),
        len(player.hand),
    )


def winners(game: Castle) -> tuple[tuple[int, ...], str]:
    """The winners, and the comparison that left them; if all are equal the result is shared.  [C-END-04 C-TIE-07]"""
    left = [(rank(game, player), player.seat) for player in game.players]
    for at, comparison in enumerate(COMPARISONS):
        best = max(ranks[at] for ranks, _ in left)
        left = [(ranks, seat) for ranks, seat in left if ranks[at] == best]
        if len(left) == 1:
            return (left[0][1],), comparison
    return tuple(seat for _, seat in left), "shared"
