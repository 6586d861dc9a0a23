"""King's Quest: two to four players, each for themselves, up to 21 points.  [C-COMP-10 C-COMP-11 C-END-01]"""

from __future__ import annotations

from functools import cache
from typing import Final

from blackstone.games.castle.book import book
from blackstone.games.castle.content import GUILD, MACHINATION, POWER
from blackstone.games.castle.end import by_rank, finish_the_round
from blackstone.games.castle.families import deal_families
from blackstone.games.castle.limits import check_limits
from blackstone.games.castle.order_of_events import assign_intrigue, assign_vassals, begin, muster, pass_turn, recall, turn, work
from blackstone.games.castle.quest import Quest
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.setup import bare_table, choose_each_corner, deal_court, deal_hands, name_first_player, shuffle_decks
from blackstone.games.castle.state import Castle
from blackstone.games.castle.words import Content
from blackstone.kernel.game import Mode, NewGame
from blackstone.kernel.state import Frame, Scene, Steps

KINDS: Final = frozenset(
    (
        "family", "corner", "fill", "recall", "lift", "token", "slide", "retain", "refill", "swap", "flip", "draw", "keep", "complete",
        "use", "stack", "pay", "waive", "guard", "unguard", "place", "agent", "watch", "hide", "play", "reward", "discard", "shed",
    )
)  # fmt: skip
"""The options of every mode with tableaus."""


def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """Everything that is dealt before anybody chooses.

    [C-SETUP-01 C-SETUP-02 C-SETUP-05 C-SETUP-07 C-SETUP-08 C-SETUP-09 C-SETUP-12 C-FAM-01]
    """
    game = bare_table(content, wish, scene)
    deal_court(game)
    shuffle_decks(game)
    name_first_player(game, wish)
    deal_hands(game)
    game.agenda = (*deal_families(game), choose_corners())
    return game


@book.procedure
def choose_corners(game: Castle) -> Steps:
    """From the first player clockwise; then the first turn.  The first-player marker stays.  [C-SETUP-03 C-SETUP-09]"""
    return [*choose_each_corner(game), turn(game.first)]


@cache
def order_of_events(seat: int) -> tuple[Frame, ...]:
    """The six steps of the card, a look for missing vassals before them, and passing the turn after.  [C-ORD-01]"""
    return (
        begin(seat),
        recall(seat),
        muster(seat),
        work(seat),
        assign_vassals(seat),
        assign_intrigue(seat),
        check_limits(seat),
        pass_turn(seat),
    )


def scores(game: Castle) -> tuple[int, ...]:
    """Points are open to all."""
    return tuple([points_of(game, player) for player in game.players])


QUEST: Final = Quest(
    mode=Mode("kings-quest", "King's Quest", (2, 4), "C-COMP-10"),
    decks=(GUILD, POWER, MACHINATION),
    new_game=new_game,
    turn=order_of_events,
    steps=("shortage", "recall", "muster", "work", "assign-vassals", "assign-intrigue", "check-limits", "pass"),
    outcome=by_rank,
    scores=scores,
    kinds=KINDS,
    scored=finish_the_round,
    points_to_end=21,
)
