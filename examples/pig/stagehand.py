"""Sets points and pot for scenarios: `given: {turn: A, points: [10, 0], pot: 4}`, `dice: [{roll throw: [5]}]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.scenario.stage import Facts, StagingError
from blackstone.kernel.steps import Step

from . import Pen, PenView, decide, new, outcome, throw, view

STEPS: Final[Mapping[str, Step[...]]] = {"throw": throw, "decide": decide}
LETTERS = "ABCD"


class PenStagehand:
    """What is not given is nothing; a story begins where somebody throws or stops."""

    begins = "decide"
    unskipped: tuple[str, ...] = ()

    def position(self, game: Game[Pen], wish: NewGame, given: Facts) -> Pen:
        """Points and pot as given, before a throw or after one."""
        if set(given) - {"at", "turn", "points", "pot"} or given.get("at", self.begins) not in STEPS:
            raise StagingError("given: there are points, pot, turn, and at: throw or decide")
        state = new(game.content, wish, None)
        state.points = tuple(given.get("points", state.points))
        state.pot = given.get("pot", 0)
        state.agenda = (STEPS[given.get("at", self.begins)](LETTERS.index(given.get("turn", "A"))),)
        return state

    def facts(self, state: Pen) -> Facts:
        """Points, pot, and who leads."""
        over = {"over": not state.agenda, "winners": [LETTERS[seat] for seat in outcome(state).winners]}
        return {**self.seen(view(state, None, frozenset())), "outcome": over}

    def seen(self, view: PenView) -> Facts:
        seen: Facts = {**msgspec.to_builtins(view), "points": list(view.points)}
        return seen

    def draw(self, game: Game[Pen], purpose: str, listed: Any) -> Any:
        """Dice as they fell."""
        return list(listed)

    def spelled(self, state: Pen, key: str, options: Sequence[Option]) -> str:
        return key
