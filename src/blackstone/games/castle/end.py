"""The end: against each other enough supported points, then the round is finished; together the goal or the rats, at once."""

from __future__ import annotations

from blackstone.games.castle.book import book
from blackstone.games.castle.events import Ended, LastRound, Lost, Won
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.tiebreak import winners
from blackstone.kernel.events import tell
from blackstone.kernel.game import Outcome
from blackstone.kernel.state import Steps
from blackstone.kernel.steps import leave


# ------------------------------------------------------------------ one against the other
def finish_the_round(game: Castle, player: Player) -> None:
    """After every completion, also out of turn: enough supported points make the round in progress the last.

    21 in the King's Quest, 30 in the Advanced.  [C-END-01 C-END-05 C-END-06 C-V5-02]
    """
    if not game.last_round and (points := points_of(game, player)) >= quest_of(game).points_to_end:
        game.last_round = True
        tell(game, LastRound, player.seat, points)


def end(game: Castle) -> Steps:
    """The round is finished: whoever is first in rank wins, not who was first to trigger.  [C-END-02 C-END-04 C-V5-03]"""
    who, decided_by = winners(game)
    tell(game, Ended, who, decided_by)
    return ()


def by_rank(game: Castle) -> Outcome:
    """Who won, and which comparison decided."""
    return Outcome(*winners(game))


# ------------------------------------------------------------------ all together
@book.step
def the_end(game: Castle) -> Steps:
    """Where a common game comes to when it is won or lost."""
    return ()


def win(game: Castle, by: str) -> None:
    """All win together, at once: what was still to come does not.  [C-V1-02 C-V4-11 C-V6-02]"""
    game.result = by
    tell(game, Won, tuple(player.seat for player in game.players), by)
    leave(the_end())


def lose(game: Castle, active: int) -> None:
    """All lose together, at once.  [C-RATS-08]"""
    game.result = "rats"
    tell(game, Lost, active)
    leave(the_end())


def together(game: Castle) -> Outcome:
    """Everybody has won or nobody."""
    if game.result == "rats":
        return Outcome((), "rats", "lost")
    if not game.result:
        return Outcome((), "", "")
    return Outcome(tuple(player.seat for player in game.players), game.result, "won")
