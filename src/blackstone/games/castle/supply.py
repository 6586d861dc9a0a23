"""The common supply: twenty tokens of a kind, less those that players hold."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.state import Castle

TOKENS_OF_A_KIND: Final = 20


def in_supply(game: Castle) -> tuple[int, int]:
    """Knight and Wizard tokens nobody holds, of twenty each; one that guards a vassal lies on the board.  [C-COMP-06 C-BONUS-07]"""
    knights = wizards = TOKENS_OF_A_KIND
    for player in game.players:
        knights -= player.knights
        wizards -= player.wizards
    return (knights - game.guarded.bit_count() if game.guarded else knights), wizards
