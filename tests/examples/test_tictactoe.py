"""Tic-tac-toe: its rules, whole games, its stories."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from blackstone.kernel.bots import answer_for
from blackstone.kernel.errors import Illegal
from blackstone.kernel.game import Games
from blackstone.kernel.scenario.run import run_file
from blackstone.kernel.table import Table, new_game

FOLDER = Path(__file__).parents[2] / "examples" / "tictactoe"
GAMES = Games({}).including(FOLDER)


def played(*cells: str, first: int | None = None) -> Table:
    table = new_game(GAMES["tictactoe"], seats=2, seed="tictactoe", first=first)
    for cell in cells:
        table.answer(f"mark:{cell}", table.asked[0])
    return table


def rows(table: Table) -> str:
    view = table.view(None)
    return f"{view.a}/{view.b}/{view.c}"


@pytest.mark.rule("T-1")
def test_any_free_cell_may_be_marked_and_no_other() -> None:
    table = played("b2")
    assert rows(table) == ".../.X./..."
    question = table.question(1)
    assert question is not None
    assert question.keys == [f"mark:{cell}" for cell in ("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3")]
    refusal = table.why("mark:b2", 1)
    assert refusal is not None
    assert refusal.rules == ("T-1",)
    assert refusal.reasons[0].facts == {"at": "b2", "seat": 0}
    passing = table.why("pass", 1)
    assert passing is not None
    assert passing.rules == ("T-1",)
    with pytest.raises(Illegal):
        table.answer("mark:b2", 1)


@pytest.mark.rule("T-2")
def test_players_mark_in_turn() -> None:
    table = played()
    for turn in range(4):
        assert table.asked == (turn % 2,)
        refusal = table.why("mark:c3", 1 - turn % 2)
        assert refusal is not None
        assert refusal.rules == ("T-2",)
        table.answer(f"mark:{('a1', 'a2', 'b1', 'b2')[turn]}", turn % 2)
    assert played(first=1).asked == (1,)


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("line", ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "a3 b2 c1"])
@pytest.mark.parametrize("seat", [0, 1])
def test_three_in_a_line_win(line: str, seat: int) -> None:
    mine = line.split()
    others = [cell for cell in ("a1", "b3", "c2", "a2", "b1", "c3", "c1", "a3") if cell not in mine]
    table = played(first=seat)
    for mark, other in zip(mine, others, strict=False):
        assert not table.over
        table.answer(f"mark:{mark}", seat)
        if not table.over:
            table.answer(f"mark:{other}", 1 - seat)
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.decided_by) == ((seat,), "line")
    assert list(table.scores(None)) == [1 - seat, seat]


@pytest.mark.rule("T-4")
def test_a_full_grid_without_a_line_is_shared() -> None:
    table = played("a1", "a2", "a3", "b2", "b1", "c1", "b3", "c3")  # the last cell is marked by the table: there is no choice
    assert rows(table) == "XOX/XOX/OXO"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.decided_by) == ((0, 1), "full")


def test_greedy_never_loses_to_random_play_in_the_first_seat() -> None:
    maker = GAMES["tictactoe"].bots["greedy"]
    for number in range(30):
        table, rng = played(), Random(number)
        bot = maker(0, rng)
        while not table.over:
            if table.asked == (0,):
                answer_for(table, 0, bot)
            else:
                question = table.question(1)
                assert question is not None
                table.answer(rng.choice(question.keys), 1)
        assert table.outcome is not None
        assert 0 in table.outcome.winners


def test_stories() -> None:
    results = list(run_file(FOLDER / "scenarios.yaml", GAMES))
    assert len(results) >= 3
    assert [result for result in results if result.error] == []
