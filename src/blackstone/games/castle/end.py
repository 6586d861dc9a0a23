"""The end of the game: 21 supported points, then the round is finished."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.events import Ended, LastRound
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.tiebreak import winners
from blackstone.kernel.events import tell
from blackstone.kernel.state import Steps

POINTS_TO_END: Final = 21


def check_for_the_end(game: Castle, player: Player) -> None:
    """After every completion, also out of turn: 21 supported points make the round in progress the last.  [C-END-01 C-END-05 C-END-06]"""
    if not game.last_round and (points := points_of(game, player)) >= POINTS_TO_END:
        game.last_round = True
        tell(game, LastRound, player.seat, points)


def end(game: Castle) -> Steps:
    """The round is finished: whoever is first in rank wins, not who was first to trigger.  [C-END-02 C-END-04]"""
    who, decided_by = winners(game)
    tell(game, Ended, who, decided_by)
    return ()
