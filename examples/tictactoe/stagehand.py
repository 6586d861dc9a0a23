"""Sets the grid for scenarios: `given: {a: "XX.", b: "O..", c: ".O.", turn: A}`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.scenario.stage import Facts, StagingError

from . import CELLS, Grid, GridView, outcome, turn, view

FACTS = ("at", "turn", "a", "b", "c")


class GridStagehand:
    """Rows that are not given are empty."""

    begins = "turn"
    unskipped: tuple[str, ...] = ()

    def position(self, game: Game[Grid], wish: NewGame, given: Facts) -> Grid:
        """The grid as given, and somebody's turn."""
        rows = "".join(given.get(row, "...") for row in "abc")
        if set(given) - {*FACTS} or len(rows) != len(CELLS) or set(rows) - {*"XO."}:
            raise StagingError("given: rows a, b and c are three of X, O and . each; beside them there is turn")
        marks = tuple(sum(1 << at for at, mark in enumerate(rows) if mark == mine) for mine in "XO")
        agenda = (turn("AB".index(given.get("turn", "A"))),)
        return Grid(content=game.content, seed=wish.seed, marks=(marks[0], marks[1]), agenda=agenda)

    def facts(self, state: Grid) -> Facts:
        """The rows, and who has won or would share the victory."""
        won = outcome(state)
        over = {"over": not state.agenda, "winners": ["AB"[seat] for seat in won.winners], "decided-by": won.decided_by}
        return {**self.seen(view(state, None, frozenset())), "outcome": over}

    def seen(self, view: GridView) -> Facts:
        """The same rows."""
        seen: Facts = msgspec.to_builtins(view)
        return seen

    def draw(self, game: Game[Grid], purpose: str, listed: Any) -> Any:
        raise StagingError("dice: nothing is drawn in this game")

    def spelled(self, state: Grid, key: str, options: Sequence[Option]) -> str:
        return key
