"""Many games by bots: the report hangs on the arguments alone, and whatever goes wrong is in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from conformance import ROOT

from blackstone.cli.simulate import command
from blackstone.games.castle import game
from blackstone.kernel.errors import Rejected, UnknownBot, UnknownGame
from blackstone.kernel.game import Outcome
from blackstone.lab.simulate import Plan, Played, Report, at, letters, report, simulate

CASTLE = game()
KEYS = ["games", "unfinished", "questions", "seconds", "answers_per_second", "outcomes", "rounds", "errors"]
PIG, AMBUSH = ("--with", str(ROOT / "examples" / "pig")), ("--with", str(ROOT / "examples" / "ambush"))

CLUMSY = """
class Clumsy:
    def __init__(self, seat, rng):
        self.breaks = rng.random() < 0.5

    def choose(self, view, question, preview):
        if self.breaks:
            raise ValueError('dropped it')
        return question.keys[0]
"""


def plan(**other: Any) -> Plan:
    return Plan("castle", CASTLE.folder, "kings-quest", **{"seats": ("greedy", "greedy"), "games": 4, "seed": "s", **other})


def timeless(found: Report) -> Report:
    return {key: value for key, value in found.items() if key not in ("seconds", "answers_per_second")}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


# ------------------------------------------------------------------ the report
def test_all_games_are_in_the_report() -> None:
    seen: list[int] = []
    found = simulate(plan(), CASTLE, played=lambda: seen.append(1))
    assert list(found) == KEYS
    assert sum(found["outcomes"].values()) == found["games"] == 4 == len(seen)
    assert set(found["outcomes"]) <= {"A", "B", "A+B"}
    assert found["questions"] > 400
    assert 7 <= found["rounds"]["p10"] <= found["rounds"]["median"] <= found["rounds"]["p90"] <= 15
    assert found["answers_per_second"] > 0
    assert (found["unfinished"], found["errors"]) == (0, [])


def test_workers_change_nothing() -> None:
    assert timeless(simulate(plan(games=5), CASTLE, 2)) == timeless(simulate(plan(games=5), CASTLE))


def test_another_seed_gives_other_games() -> None:
    assert simulate(plan(), CASTLE)["questions"] != simulate(plan(seed="t"), CASTLE)["questions"]


def test_more_games_are_the_same_games_and_more() -> None:
    assert simulate(plan(games=2), CASTLE)["questions"] < simulate(plan(games=3), CASTLE)["questions"]


def test_a_game_that_is_cut_is_unfinished() -> None:
    found = simulate(plan(seats=("random", "random"), games=3, max_answers=50), CASTLE)
    assert (found["unfinished"], found["questions"], found["outcomes"], found["errors"]) == (3, 150, {}, [])
    assert found["rounds"] == {"p10": None, "median": None, "p90": None}


def test_an_error_ends_its_game_only(tmp_path: Path) -> None:
    """It is told which games broke off and why; the others went on to their limit."""
    path = tmp_path / "clumsy.py"
    path.write_text(CLUMSY, encoding="utf-8")
    found = simulate(plan(seats=(f"{path}:Clumsy", "random"), games=6, max_answers=40), CASTLE)
    assert 0 < len(found["errors"]) < 6
    assert all(error.endswith("ValueError: dropped it") and error.startswith("game ") for error in found["errors"])
    assert found["unfinished"] == found["games"] == 6


def test_who_won_in_letters() -> None:
    assert letters(Outcome((0,), "points")) == "A"
    assert letters(Outcome((2, 0), "shared")) == "A+C"
    assert letters(Outcome((0, 1), "", "won")) == "won"
    assert letters(Outcome((), "", "lost")) == "lost"
    assert letters(Outcome((), "")) == "nobody"


def test_percentiles_by_nearest_rank() -> None:
    assert [at(list(range(1, 11)), percent) for percent in (10, 50, 90)] == [1, 5, 9]
    assert [at([7], percent) for percent in (10, 50, 90)] == [7, 7, 7]
    assert [at([1, 2, 3], percent) for percent in (10, 50, 90)] == [1, 2, 3]
    assert at([], 50) is None


def test_the_sums() -> None:
    found = report([Played(0, 10, 0.5, "B", 9), Played(1, 20, 0.5, "A", 11), Played(2, 5, 0.25, error="game 2: x")], 3.0)
    assert found == {
        "games": 3, "unfinished": 1, "questions": 35, "seconds": 3.0, "answers_per_second": 28.0, "outcomes": {"A": 1, "B": 1},
        "rounds": {"p10": 9, "median": 9, "p90": 11}, "errors": ["game 2: x"],
    }  # fmt: skip


# ------------------------------------------------------------------ the command
def test_json_stands_alone() -> None:
    ran = run("castle", "--mode", "kings-quest", "--games", "2", "--seed", "s", "--json")
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert list(json.loads(ran.stdout)) == KEYS


def test_without_json_it_is_for_people() -> None:
    ran = run("castle", "--games", "2", "--seats", "greedy,greedy,greedy", "--set", "limit-check=all")
    assert ran.exit_code == 0
    assert "2 games of castle, kings-quest: greedy, greedy, greedy" in ran.stdout
    assert "median" in ran.stdout


def test_as_few_greedy_bots_as_may_play_by_default() -> None:
    assert "greedy, greedy\n" in run("castle", "--games", "1").stdout


def test_an_error_is_told_and_exits_1(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def broken(seat, rng):\n    raise RuntimeError('no bot today')\n", encoding="utf-8")
    ran = run("castle", "--games", "2", "--seats", f"{path}:broken,greedy", "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)["errors"] == ["game 0: RuntimeError: no bot today", "game 1: RuntimeError: no bot today"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess",), UnknownGame),
        (("castle", "--mode", "blitz"), UnknownGame),
        (("castle", "--seats", "greedy"), Rejected),
        (("castle", "--seats", "greedy,clever"), UnknownBot),
        (("castle", "--set", "limit-check=never"), Rejected),
    ],
)
def test_what_does_not_exist_is_refused_before_anything_is_played(arguments: tuple[str, ...], error: type[Exception]) -> None:
    assert isinstance(run(*arguments).exception, error)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_game_of_a_folder_is_found_by_every_worker(workers: str) -> None:
    ran = run("pig", *PIG, "--games", "4", "--seats", "random,greedy", "--workers", workers, "--json")
    assert (ran.exit_code, json.loads(ran.stdout)["unfinished"]) == (0, 0)


def test_several_may_be_asked_at_once() -> None:
    """Ambush puts questions to several seats, joined in every way; who wins, all win."""
    found = json.loads(run("ambush", *AMBUSH, "--games", "3", "--json").stdout)
    assert set(found["outcomes"]) <= {"won", "lost"}
    assert (found["unfinished"], found["errors"]) == (0, [])
