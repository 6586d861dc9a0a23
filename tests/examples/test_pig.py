"""Pig: its rules, whole games, its stories."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from blackstone.kernel.bots import answer_for
from blackstone.kernel.dice import Script
from blackstone.kernel.errors import Rejected
from blackstone.kernel.game import Games
from blackstone.kernel.scenario.run import run_file
from blackstone.kernel.table import Table, new_game

FOLDER = Path(__file__).parents[2] / "examples" / "pig"
GAMES = Games({}).including(FOLDER)


def thrown(*dice: int, seats: int = 2, target: str = "100") -> Table:
    """A table whose dice will fall like this."""
    script = Script([("throw", [die]) for die in dice])
    return new_game(GAMES["pig"], seats=seats, seed="pig", script=script, settings={"target": target})


@pytest.mark.rule("P-1")
def test_a_turn_begins_with_a_throw() -> None:
    table = thrown(4)
    assert [(told.event.seat, told.event.die) for told in table.events(0, None)] == [(0, 4)]
    assert table.asked == (0,)
    assert table.view(None).pot == 4


@pytest.mark.rule("P-2")
def test_throwing_again_adds_to_the_pot() -> None:
    table = thrown(4, 5)
    table.answer("throw", 0)
    assert table.view(None).pot == 9
    question = table.question(0)
    assert question is not None
    assert question.keys == ["throw", "stop"]
    assert question.about == {"pot": 9}
    refusal = table.why("throw", 1)
    assert refusal is not None
    assert refusal.rules == ("P-2",)


@pytest.mark.rule("P-3")
def test_a_one_costs_the_pot_and_the_turn() -> None:
    table = thrown(4, 6, 1, 3, seats=3)
    table.answer("stop", 0)
    assert table.asked == (1,)
    table.answer("throw", 1)
    view = table.view(None)
    assert view.points == (4, 0, 0)
    assert (view.pot, view.turn) == (3, 2)


@pytest.mark.rule("P-4")
def test_stopping_keeps_the_pot() -> None:
    table = thrown(4, 5, 2)
    table.answer("throw", 0)
    refusal = table.why("pass", 0)
    assert refusal is not None
    assert refusal.rules == ("P-4",)
    table.answer("stop", 0)
    view = table.view(None)
    assert view.points == (9, 0)
    assert (view.pot, view.turn) == (2, 1)


@pytest.mark.rule("P-5")
@pytest.mark.parametrize(("target", "throws"), [("50", 9), ("100", 17)])
def test_enough_points_win_at_once(target: str, throws: int) -> None:
    table = thrown(*[6] * throws, target=target)
    for _ in range(throws - 1):
        table.answer("throw", 0)
    table.answer("stop", 0)
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.view(None).points[0] == 6 * throws


@pytest.mark.rule("P-5")
def test_less_does_not() -> None:
    table = thrown(*[6] * 8, 2, target="50")
    for _ in range(7):
        table.answer("throw", 0)
    table.answer("stop", 0)
    assert not table.over


@pytest.mark.rule("P-6")
def test_pig_is_for_two_to_four() -> None:
    for seats in (2, 3, 4):
        assert len(new_game(GAMES["pig"], seats=seats).seats) == seats
    for seats in (1, 5):
        with pytest.raises(Rejected) as error:
            new_game(GAMES["pig"], seats=seats)
        assert error.value.refusal.rules == ("P-6",)


def test_whole_games_between_greedy_bots_end() -> None:
    for number in range(20):
        table = new_game(GAMES["pig"], seats=2 + number % 3, seed=number)
        bots = [GAMES["pig"].bots["greedy"](seat, Random(seat)) for seat in range(len(table.seats))]
        while not table.over:
            answer_for(table, table.asked[0], bots[table.asked[0]])
        assert table.outcome is not None
        (winner,) = table.outcome.winners
        assert table.scores(None)[winner] >= 100 > max(score for seat, score in enumerate(table.scores(None)) if seat != winner)


def test_stories() -> None:
    results = list(run_file(FOLDER / "scenarios.yaml", GAMES))
    assert len(results) >= 3
    assert [result for result in results if result.error] == []
