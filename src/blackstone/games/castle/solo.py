"""Solo King's Quest, Variant 6: 28 points before twelve rats, on a board that two vassals leave at the end of every turn.

Nobody else moves, so intrigue has no use.  [C-V6-01 C-V6-02 C-V6-10 C-COMP-10]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from blackstone.games.castle import coop
from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.assassin_saboteur import place_specials
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, DECK_NAMES, MACHINATION, SQUARES, board
from blackstone.games.castle.corners import next_vassal, renew_corners
from blackstone.games.castle.end import the_end
from blackstone.games.castle.events import NamedRefresh, Refreshed, Refreshing, Renewed
from blackstone.games.castle.limits import check_limits
from blackstone.games.castle.order_of_events import assign_vassals, begin, muster, pass_turn, recall, turn, work
from blackstone.games.castle.rats import reveal_rats
from blackstone.games.castle.setup import choose_each_corner
from blackstone.games.castle.state import NONE, Castle, dismiss_guard, put, squares_in, take
from blackstone.games.castle.words import Content
from blackstone.kernel.dice import reveal, shuffled
from blackstone.kernel.events import tell
from blackstone.kernel.game import Mode, NewGame
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Frame, Scene, Steps

REPLACED_IN_A_TURN: Final = 2
INTRIGUE: Final = frozenset(("agent", "watch", "hide", "play", "reward", "recall"))


def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """King's Quest for one, with the Rats deck and the four dogs.  [C-V6-01]"""
    game = coop.new_game(content, wish, scene)
    game.agenda = (*game.agenda[:-2], choose_both_decks(), the_end())
    return game


@book.procedure
def choose_both_decks(game: Castle) -> Steps:
    """The replenishment deck, another one for refreshes, then the first turn.  [C-SETUP-03 C-V6-03]"""
    return [*choose_each_corner(game), choose_refresh_deck(game.first), turn(game.first)]


@cache
def order_of_events(seat: int) -> tuple[Frame, ...]:
    """No agents are assigned; after the limit check the board is refreshed, then a Rats card is turned up.  [C-V6-08 C-V6-10 C-RATS-02]"""
    return (
        begin(seat),
        recall(seat),
        muster(seat),
        work(seat),
        assign_vassals(seat),
        check_limits(seat),
        refresh_board(seat),
        reveal_rats(),
        pass_turn(seat),
    )


# ------------------------------------------------------------------ the refresh deck
class Refresh(Act):
    """A corner deck for refreshes, another than the replenishment deck while there is one.  [C-V6-03 C-V6-11]"""

    __slots__ = ("corner",)
    questions = ("refresh.corner",)
    out_of_time = "C-V6-03 C-ORD-01"

    def __init__(self, corner: int) -> None:
        name = board().corners[corner]
        super().__init__(f"refresh:{name}", (name,))
        self.corner = corner

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-V6-03 C-V6-11]"""
        name, rule = board().corners[self.corner], "C-V6-03" if game.refresh == NONE else "C-V6-11"
        if not game.corners[self.corner]:
            return [reason("C-V6-11", "empty-corner", corner=name)]
        return [] if self.corner in refresh_corners(game) else [reason(rule, "replenishment-deck", corner=name)]


def refresh_corners(game: Castle) -> list[int]:
    """Corners with cards but for the replenishment deck; that one too if no other has any.  [C-V6-03 C-V6-11]"""
    filled = [corner for corner in range(4) if game.corners[corner]]
    return [corner for corner in filled if corner != game.players[game.turn].corner] or filled


@choice("refresh.corner", "C-V6-03")
def decks_for_refresh(game: Castle, seat: int) -> Sequence[Refresh]:
    """[C-V6-03 C-V6-11]"""
    return [game.content.refresh[corner] for corner in refresh_corners(game)]


@book.answering(decks_for_refresh)
def choose_refresh_deck(game: Castle, seat: int, chosen: Refresh) -> Steps:
    """For the whole game, or until it is empty.  [C-V6-03 C-V6-11]"""
    game.refresh = chosen.corner
    tell(game, NamedRefresh, seat, board().corners[chosen.corner])
    return ()


# ------------------------------------------------------------------ the refresh
@book.step
def refresh_board(game: Castle, seat: int) -> Flow[Steps]:
    """Machination cards are drawn until two vassals are replaced: first on the left space, then on the right, blue letter and all.

    The second replacement ends it, even in mid-card; it ends short when no card is left, or every card was drawn in it.  Special
    cards stay where they are, those drawn are placed afterwards.  [C-V6-04 C-V6-05 C-V6-06 C-V6-07 C-V6-08 C-ASAB-11]
    """
    cards, replaced = game.content.cards, 0
    drawn: tuple[int, ...] = ()
    while replaced < REPLACED_IN_A_TURN and (task := draw_for_refresh(game, drawn)) != NONE:
        drawn += (task,)
        for requirement in (cards.left[task], cards.right[task]):
            vassals = squares_in(requirement.space & game.where[ANY])
            if vassals and replaced < REPLACED_IN_A_TURN:
                yield from replace_from_refresh_deck(game, seat, vassals[0])
                replaced += 1
    return (place_specials(seat),) if game.set_aside else ()


def draw_for_refresh(game: Castle, drawn: tuple[int, ...]) -> int:
    """The top Machination card, into the discards at once; NONE if every one that can be drawn was drawn in this refresh.  [C-V6-07]"""
    if not game.decks[MACHINATION]:
        out = game.discards[MACHINATION]
        if not set(out) - set(drawn):
            return NONE
        game.decks[MACHINATION] = tuple(reversed(shuffled(game, out, DECK_NAMES[MACHINATION])))
        game.discards[MACHINATION] = ()
        tell(game, Renewed, DECK_NAMES[MACHINATION], len(out))
    reveal(game)
    task = game.decks[MACHINATION][-1]
    game.decks[MACHINATION] = game.decks[MACHINATION][:-1]
    game.discards[MACHINATION] += (task,)
    tell(game, Refreshing, game.content.cards.task_ids[task])
    return task


def replace_from_refresh_deck(game: Castle, seat: int, square: int) -> Flow[None]:
    """The vassal goes to the discards, the top card of the refresh deck takes its place, as it lies.  [C-V6-04 C-V6-07 C-V6-11]"""
    cards = game.content.cards
    out = take(game, square)
    game.vassals_out += (out,)
    if game.guarded:
        dismiss_guard(game, square)
    while renew_corners(game):
        if not game.corners[game.refresh]:
            chosen = yield from ask(decks_for_refresh(game, seat))
            game.refresh = chosen.corner
            tell(game, NamedRefresh, seat, board().corners[game.refresh])
        reveal(game)
        new = next_vassal(game, game.refresh)
        if new != NONE:
            put(game, square, new)
            tell(game, Refreshed, SQUARES[square], cards.face_ids[out], cards.face_ids[new], board().corners[game.refresh])
            return
    tell(game, Refreshed, SQUARES[square], cards.face_ids[out])


QUEST: Final = replace(
    coop.QUEST,
    mode=Mode("solo", "Solo King's Quest", (1, 1), "C-COMP-10"),
    new_game=new_game,
    turn=order_of_events,
    steps=("shortage", "recall", "muster", "work", "assign-vassals", "check-limits", "refresh", "rats", "pass"),
    kinds=coop.QUEST.kinds - INTRIGUE | {"refresh"},
    absent=dict.fromkeys(INTRIGUE, "C-V6-10"),
    points_to_end=28,
)
