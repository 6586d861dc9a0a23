"""Tic-tac-toe: a whole game in one module, and the first page of docs/add-a-game.md."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from blackstone.kernel.bots import Bot, Look
from blackstone.kernel.events import Event, tell
from blackstone.kernel.game import Game, Mode, NewGame, Outcome, Viewer
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.questions import Asking, Flow, Question, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Scene, State, Steps
from blackstone.kernel.steps import Book

if TYPE_CHECKING:
    from blackstone.kernel.scenario.stage import Stagehand

CELLS: Final = tuple(row + column for row in "abc" for column in "123")
LINES: Final = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL: Final = 0o777
WON: Final = tuple(any(mask & line == line for line in LINES) for mask in range(FULL + 1))
book = Book()


# ------------------------------------------------------------------ what lies on the table
class Cell(Option):
    """Mark this cell.  [T-1]"""

    __slots__ = ("bit",)

    def __init__(self, at: int) -> None:
        super().__init__(f"mark:{CELLS[at]}", (CELLS[at],))
        self.bit = 1 << at


class Content:
    """The nine options, each made once, and which of them are free for every set of marked cells."""

    def __init__(self) -> None:
        self.words = Vocabulary()
        cells = [self.words.add(Cell(at)) for at in range(len(CELLS))]
        self.free = [tuple(cell for cell in cells if not marked & cell.bit) for marked in range(FULL + 1)]


class Grid(State, array_like=True, gc=False, kw_only=True):
    """The cells that each seat has marked, one bit a cell."""

    content: Content
    marks: tuple[int, int] = (0, 0)


class Marked(Event, frozen=True, tag="marked"):
    """A cell was marked."""

    rule = "T-1"
    seat: int
    at: str


# ------------------------------------------------------------------ the rules
@book.asking
def turn(game: Grid, seat: int) -> Flow[Steps]:
    """Mark a free cell; then the game is over, or it is the other's turn.  [T-1 T-2 T-3 T-4]"""
    cell = yield from ask(free_cells(game, seat))
    first, second = game.marks
    game.marks = (first, second | cell.bit) if seat else (first | cell.bit, second)
    tell(game, Marked, seat, cell.touches[0])
    return () if WON[game.marks[seat]] or sum(game.marks) == FULL else (turn(1 - seat),)


@choice("turn.mark", "T-1")
def free_cells(game: Grid, seat: int) -> Sequence[Cell]:
    """Every cell that nobody has marked.  [T-1]"""
    return game.content.free[game.marks[0] | game.marks[1]]


def outcome(game: Grid) -> Outcome:
    """A line wins; a full grid without one is shared.  [T-3 T-4]"""
    for seat, mine in enumerate(game.marks):
        if WON[mine]:
            return Outcome((seat,), "line")
    return Outcome((0, 1), "full")


def why(game: Grid, asking: Asking[Any] | None, seat: int, key: str, option: Option | None) -> list[Reason]:
    """Why a cell cannot be marked now, the most specific first.  [T-1 T-2]"""
    reasons = []
    if isinstance(option, Cell):
        taken = [other for other in (0, 1) if game.marks[other] & option.bit]
        reasons += [Reason(("T-1",), "taken", {"at": option.touches[0], "seat": other}) for other in taken]
    elif key == "pass":
        reasons.append(Reason(("T-1",), "no-passing"))
    if asking is not None and seat != asking.seat:
        reasons.append(Reason(("T-2",), "not-your-turn", {"seat": asking.seat}))
    return reasons


# ------------------------------------------------------------------ what can be seen, and who plays
class GridView(msgspec.Struct, frozen=True):
    """The rows of the grid, and whose turn it is."""

    a: str
    b: str
    c: str
    turn: int | None


def view(game: Grid, asking: Asking[Any] | None, viewer: Viewer) -> GridView:
    """Everything is open."""
    cells = "".join("X" if game.marks[0] >> at & 1 else "O" if game.marks[1] >> at & 1 else "." for at in range(len(CELLS)))
    return GridView(cells[:3], cells[3:6], cells[6:], asking.seat if asking is not None else None)


class Greedy:
    """Makes a line; else keeps the other from making one; else takes the centre, a corner, a side."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat, self.rng = seat, rng

    def choose(self, view: GridView, question: Question, preview: Look) -> str:
        return max(question.options, key=lambda cell: (self.worth(view, cell.touches[0]), self.rng.random())).key

    def worth(self, view: GridView, at: str) -> int:
        """What marking this cell is worth."""
        cells = view.a + view.b + view.c
        for seat, gain in ((self.seat, 9), (1 - self.seat, 8)):
            marked = sum(1 << place for place, mark in enumerate(cells) if mark == "XO"[seat])
            if WON[marked | 1 << CELLS.index(at)]:
                return gain
        return {"b2": 3, "a1": 2, "a3": 2, "c1": 2, "c3": 2}.get(at, 1)


def greedy(seat: int, rng: Random) -> Bot:
    """The bot for a seat."""
    return Greedy(seat, rng)


def new(content: Any, wish: NewGame, scene: Scene | None) -> Grid:
    """An empty grid; the first seat begins, unless another was named.  [T-2]"""
    return Grid(content=content, seed=wish.seed, seed_chosen=wish.seed_chosen, agenda=(turn(wish.first or 0),))


def stagehand() -> Stagehand[Grid]:
    """Sets the grid for scenarios."""
    from .stagehand import GridStagehand

    return GridStagehand()


def game() -> Game[Grid]:
    """Everything the kernel needs to know."""
    return Game(
        id="tictactoe",
        title="Tic-tac-toe",
        folder=Path(__file__).parent,
        version=1,
        modes=(Mode("tictactoe", "Tic-tac-toe", (2, 2), "T-2"),),
        settings=(),
        content=Content(),
        book=book,
        choices=(free_cells,),
        state=Grid,
        events=(Marked,),
        new=new,
        copy=copy,
        view=view,
        outcome=outcome,
        scores=lambda grid, viewer: [int(WON[mine]) for mine in grid.marks],
        why=why,
        rounds=lambda grid: (grid.marks[0].bit_count() + grid.marks[1].bit_count() + 1) // 2,
        bots={"greedy": greedy},
        stagehand=stagehand,
    )
