"""King's Quest Co-op, Variant 1: two players against the rats, who need 50 points together.

Kings, limits, upcharge and support are each player's own; only the points are added.  The partner is another player to intrigue.
[C-V1-01 C-V1-02 C-V1-03 C-V1-04 C-COMP-10]
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from blackstone.games.castle import kings_quest
from blackstone.games.castle.end import the_end, together, win
from blackstone.games.castle.limits import check_limits
from blackstone.games.castle.order_of_events import assign_intrigue, assign_vassals, begin, muster, pass_turn, recall, work
from blackstone.games.castle.rats import reveal_rats, shuffle_rats
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.words import Content
from blackstone.kernel.game import Mode, NewGame
from blackstone.kernel.state import Frame, Scene

RATS_AND_DOGS: Final = frozenset(("adopt", "kill"))


def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """King's Quest for two, the Rats deck face down, the four dogs face up.  [C-V1-01 C-DOGS-01]"""
    game = kings_quest.new_game(content, wish, scene)
    shuffle_rats(game)
    game.agenda += (the_end(),)
    return game


@cache
def order_of_events(seat: int) -> tuple[Frame, ...]:
    """King's Quest, and a Rats card after the limit check.  [C-V1-04 C-RATS-02]"""
    return (
        begin(seat),
        recall(seat),
        muster(seat),
        work(seat),
        assign_vassals(seat),
        assign_intrigue(seat),
        check_limits(seat),
        reveal_rats(),
        pass_turn(seat),
    )


def combined(game: Castle) -> int:
    """The supported points of all tableaus.  [C-V1-02 C-V1-03]"""
    return sum([points_of(game, player) for player in game.players])


def enough(game: Castle, player: Player) -> None:
    """Won as soon as the points of all tableaus add up: 50 in the Co-op, 28 alone.  [C-V1-02 C-V6-02]"""
    if combined(game) >= game.content.quests[game.mode].points_to_end:
        win(game, "points")


def scores(game: Castle) -> tuple[int, ...]:
    """The same for both: what they have together."""
    return (combined(game),) * len(game.players)


QUEST: Final = replace(
    kings_quest.QUEST,
    mode=Mode("coop", "King's Quest Co-op", (2, 2), "C-COMP-10"),
    new_game=new_game,
    turn=order_of_events,
    steps=("shortage", "recall", "muster", "work", "assign-vassals", "assign-intrigue", "check-limits", "rats", "pass"),
    outcome=together,
    scores=scores,
    kinds=kings_quest.KINDS | RATS_AND_DOGS,
    scored=enough,
    points_to_end=50,
)
