"""The Puzzle Master's Quest, Variant 4: two players turn a full board into a formation of sixteen, before the rats get them.

Points do not matter, and there are neither Machination cards nor Ploys.  [C-V4-03 C-V4-11 C-V4-12 C-COMP-10 C-COMP-11]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from blackstone.games.castle import coop, kings_quest
from blackstone.games.castle.acts import Act, Action, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, GUILD, POWER, SQUARES, area_of, board
from blackstone.games.castle.corners import deal_corners, replenish
from blackstone.games.castle.end import the_end, together, win
from blackstone.games.castle.events import LeftEmpty, Replaced
from blackstone.games.castle.families import deal_families
from blackstone.games.castle.limits import check_limits
from blackstone.games.castle.order_of_events import (
    actions_open_to,
    assign_intrigue,
    begin_turn,
    discard_used,
    muster,
    pass_turn,
    recall,
)
from blackstone.games.castle.quest import Quest
from blackstone.games.castle.rats import reveal_rats, shuffle_rats
from blackstone.games.castle.setup import bare_table, deal_hands, name_first_player, shuffle_decks, vassals_in_play
from blackstone.games.castle.state import Castle, put, squares_in
from blackstone.games.castle.words import Content
from blackstone.kernel.dice import shuffled_faces
from blackstone.kernel.events import tell
from blackstone.kernel.game import Mode, NewGame
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Frame, Scene, Steps

LINES: Final = tuple(area_of([letter]) for letter in "BKSE")
"""Column B, column K, row S and row E: the groups of a formation lie on them."""
PERIMETER: Final = LINES[0] | LINES[1] | LINES[2] | LINES[3]
FACTIONS: Final = range(4)
ROLES: Final = range(4, 8)


# ------------------------------------------------------------------ set-up
def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """As for King's Quest, but the board is full, there are two draw stacks and no tokens; with the rats and the dogs.

    [C-V4-01 C-V4-02 C-V4-03 C-V4-12]
    """
    game = bare_table(content, wish, scene)
    for player in game.players:
        player.knights = player.wizards = 0
    faces = shuffled_faces(game, vassals_in_play(game), "vassals")
    for square in range(len(SQUARES)):
        put(game, square, faces[square])
    deal_corners(game, faces[len(SQUARES) :])
    shuffle_decks(game)
    name_first_player(game, wish)
    deal_hands(game)
    game.agenda = (*deal_families(game), kings_quest.choose_corners(), the_end())
    shuffle_rats(game)
    return game


# ------------------------------------------------------------------ a turn
@cache
def order_of_events(seat: int) -> tuple[Frame, ...]:
    """King's Quest without a look for missing vassals; the formation is looked for after every change; then a Rats card.

    [C-V4-03 C-V4-04 C-V4-05 C-V4-11]
    """
    return (
        begin_free(seat),
        recall(seat),
        muster(seat),
        work_on_formation(seat),
        assign_vassals_at_will(seat),
        assign_intrigue(seat),
        check_limits(seat),
        reveal_rats(),
        pass_turn(seat),
    )


@book.step
def begin_free(game: Castle, seat: int) -> Steps:
    """The turn begins; nobody looks for missing vassals, their number is free.  [C-V4-04]"""
    begin_turn(game, seat)
    return ()


@book.answering(actions_open_to)
def work_on_formation(game: Castle, seat: int, action: Option) -> Steps:
    """Step 3 as ever; the formation wins at once.  [C-V4-11 C-ORD-11]"""
    if not isinstance(action, Action):
        return ()
    following = action.carry_out(game, game.players[seat])
    win_if_it_stands(game)
    return (*following, look_at_formation(), work_on_formation(seat)) if following else (work_on_formation(seat),)


@book.step
def look_at_formation(game: Castle) -> Steps:
    """After what an action set off.  [C-V4-11]"""
    win_if_it_stands(game)
    return ()


class Replace(Act):
    """A used vassal is replaced, which nobody must do here.  [C-V4-05]"""

    __slots__ = ("at",)
    questions = ("replace.vassal",)

    def __init__(self, at: int) -> None:
        super().__init__(f"replace:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-V4-05]"""
        asked = asking.about[0] if asking is not None and asking.choice is may_replace else None
        return [] if asked == self.at else [reason("C-V4-05", "asked-space-by-space")]


@choice("replace.vassal", "C-V4-05", may=True, tells=lambda game, square: {"at": SQUARES[square]})
def may_replace(game: Castle, seat: int, square: int) -> Sequence[Option]:
    """A new vassal, or an empty space.  [C-V4-05]"""
    return [PASS, game.content.replace[square]]


@book.procedure
def assign_vassals_at_will(game: Castle, seat: int) -> Steps:
    """Both, one or neither of the used vassals are replaced; the highest row first, in a row the one further left.  [C-V4-05 C-ORD-16]"""
    return [replace_at_will(seat, square) for square in squares_in(game.marked)]


@book.asking
def replace_at_will(game: Castle, seat: int, square: int) -> Flow[Steps]:
    """The used vassal goes in any case, its castle returns; the own draw stack fills the space, or it stays empty.  [C-V4-05 C-V4-11]"""
    cards = game.content.cards
    answer = yield from ask(may_replace(game, seat, square))
    used = discard_used(game, square)
    if answer is PASS:
        tell(game, LeftEmpty, seat, SQUARES[square], cards.face_ids[used])
        win_if_it_stands(game)
        return ()
    return (fill_up(seat, square, used),)


@book.step
def fill_up(game: Castle, seat: int, square: int, used: int) -> Flow[Steps]:
    """From the own draw stack.  [C-V4-01 C-V4-05 C-ORD-17 C-ORD-18]"""
    cards = game.content.cards
    found = yield from replenish(game, game.players[seat])
    if found is None:
        tell(game, LeftEmpty, seat, SQUARES[square], cards.face_ids[used])
    else:
        put(game, square, found[0])
        tell(game, Replaced, seat, SQUARES[square], cards.face_ids[used], cards.face_ids[found[0]], board().corners[found[1]])
    win_if_it_stands(game)
    return ()


# ------------------------------------------------------------------ the formation
def win_if_it_stands(game: Castle) -> None:
    """Both win as soon as the formation stands; used vassals that still lie there count.  [C-V4-11]"""
    if formation_stands(game.where):
        win(game, "formation")


def formation_stands(where: Sequence[int]) -> bool:
    """Sixteen vassals on the perimeter and none inside, one of each identity; then by faction or by role.  [C-V4-06 C-V4-07]"""
    if where[ANY] != PERIMETER:
        return False
    if any((where[faction] & where[role]).bit_count() != 1 for faction in FACTIONS for role in ROLES):
        return False
    return in_lines(where, FACTIONS, ROLES) or in_lines(where, ROLES, FACTIONS)


def in_lines(where: Sequence[int], groups: range, apart: range) -> bool:
    """Each group on one line, and no two neighbours that share the other symbol; diagonals do not matter.

    Four groups of four on four lines of five: lying on the group's line is enough.  [C-V4-08 C-V4-09 C-V4-10]
    """
    if not all(any(not where[group] & ~line for line in LINES) for group in groups):
        return False
    return not any(side_by_side(where[row]) for row in apart)


def side_by_side(mask: int) -> bool:
    """Whether two of these squares share a side.  [C-V4-10]"""
    return bool(mask & mask << 5) or bool(mask & (mask & ~LINES[1]) << 1)


QUEST: Final = Quest(
    mode=Mode("puzzle-masters-quest", "Puzzle Master's Quest", (2, 2), "C-COMP-10"),
    decks=(GUILD, POWER),
    new_game=new_game,
    turn=order_of_events,
    steps=("begin", "recall", "muster", "work", "assign-vassals", "assign-intrigue", "check-limits", "rats", "pass"),
    outcome=together,
    scores=kings_quest.scores,
    kinds=kings_quest.KINDS - {"fill", "place"} | coop.RATS_AND_DOGS | {"replace"},
    absent={"fill": "C-V4-04", "place": "C-WILD-03"},
    switches={"refill_at_will": True},
    corner_decks=2,
    opening=tuple(range(len(SQUARES))),
    changed=win_if_it_stands,
)
