"""A roll with its window: who is asked, in which order they act, and what it costs when nobody can."""

from __future__ import annotations

from typing import Any

from blackstone.kernel.dice import Script, dice
from blackstone.kernel.options import PASS
from blackstone.kernel.questions import choice
from blackstone.kernel.rolls import Reaction, Roll, Rolled, rolled
from blackstone.kernel.state import Scene, State


class Again(Reaction):
    """The first die again."""

    __slots__ = ()

    def react(self, game: Any, seat: int, roll: Roll) -> Any:
        (roll.dice[0],) = dice(game, 1, roll.sides, "again")
        roll.rerolled += (0,)
        yield from ()


AGAIN = Again("again")


@choice("roll", "R-1", may=True)
def reactions(game: Any, seat: int, roll: Roll) -> list[Any]:
    return [PASS, AGAIN]


def table(*draws: tuple[str, Any]) -> State:
    return State(content=None, seed=b"s" * 32, scene=Scene(listening=True, script=Script(draws)))


def test_where_nobody_can_react_nobody_is_asked() -> None:
    game = table(("hit", (3, 5)))
    flow = rolled(game, "hit", 1, 2, lambda game, roll: (), reactions)
    try:
        next(flow)
    except StopIteration as end:
        roll = end.value
    assert (roll.purpose, roll.owner, roll.dice, roll.sides, roll.rerolled) == ("hit", 1, [3, 5], 6, ())
    assert game.scene is not None
    assert game.scene.heard == [("", Rolled(1, "hit", (3, 5), ()))]


def test_the_first_in_order_acts_and_all_are_asked_again_until_all_pass() -> None:
    game = table(("hit", (3,)), ("again", (4,)), ("again", (6,)))
    asked: list[tuple[int, ...]] = []

    def who(game: State, roll: Roll) -> tuple[int, ...]:
        return (2, 0) if len(roll.rerolled) < 2 else (0,)

    flow = rolled(game, "hit", -1, 1, who, reactions, 8)
    sent: Any = None
    answers = iter([[(2, PASS), (0, AGAIN)], [(2, AGAIN), (0, AGAIN)], [(0, PASS)]])
    try:
        while True:
            asking = flow.send(sent)
            asked.append(asking.seats)
            assert (asking.choice, asking.joins, asking.in_the_open) == (reactions, True, False)
            assert asking.about[0].purpose == "hit"
            sent = next(answers)
    except StopIteration as end:
        roll = end.value
    assert asked == [(2, 0), (2, 0), (0,)]
    assert (roll.dice, roll.rerolled, roll.sides, roll.owner) == ([6], (0, 0), 8, -1)
    assert game.scene is not None
    assert game.scene.heard == [("", Rolled(-1, "hit", (6,), (0, 0)))]
