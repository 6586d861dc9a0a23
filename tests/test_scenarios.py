"""Every scenario of the project is a test of its own; each counts as a test of the rules it names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from blackstone.kernel.game import Games
from blackstone.kernel.scenario.case import Case, read_cases
from blackstone.kernel.scenario.run import run_case, run_file

SCENARIOS = Path(__file__).parent / "scenarios"
EXAMPLES = Path(__file__).parents[1] / "examples"


@cache
def games() -> Games:
    """The installed games and the examples."""
    known = Games.installed()
    for folder in sorted(EXAMPLES.iterdir()):
        if (folder / "__init__.py").is_file():
            known = known.including(folder)
    return known


CASES = [pytest.param(case, id=f"{path.stem}: {case.case}") for path in sorted(SCENARIOS.rglob("*.yaml")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES)
def test_scenario(case: Case) -> None:
    if complaint := run_case(case, games()):
        pytest.fail(complaint, pytrace=False)


WRONG = """
game: castle
cases:
- case: {name}
  given: {{board: {{BS: V-19a}}, players: {{A: {{knights: 1}}}}}}
  play: {play}
  expect: {expect}
"""


@pytest.mark.parametrize(
    ("play", "expect", "complaint"),
    [
        ("[A slide:BS:LT]", "{}", "not offered"),
        ("[A slide:BS:LS]", "{board: {BS: lion-spy}}", "board.BS is empty"),
        ("[A slide:BS:LS]", "{board: {LS: V-19a}, players: {A: {knights: 1}}}", "players.A.knights is 0"),
        ("[]", "{offered: {A: [swap:BS:LS]}}", "not offered"),
        ("[]", "{not-offered: {A: [slide]}}", "offered to A"),
        ("[]", "{options: {A: [pass]}}", "options of A"),
        ("[]", "{refused: {A: {'slide:BS:LT': [C-MANIP-03]}}}", "refused by"),
        ("[]", "{refused: {A: {'slide:BS:LS': [C-MANIP-03]}}}", "is offered"),
        ("[{refused: A slide:BS:LS, by: []}]", "{}", "was accepted"),
        ("[]", "{asked: {B: work.action}}", "asked"),
        ("[]", "{unseen: {A: [V-19a]}}", "can see"),
        ("[A slide:BS:LS]", "{events: [flipped]}", "did not happen"),
        ("[A slide:BS:LS]", "{events: [{slid: {there: BT}}]}", "did not happen"),
        ("[A slide:BS:LS]", "{unchanged: true}", "has changed"),
        ("[]", "{view: {spectator: {round: 2}}}", "round is 1"),
        ("[]", "{nonsense: 1}", "no fact nonsense"),
        ("[{until: over}]", "{}", "cannot go on"),
    ],
)
def test_a_wrong_expectation_fails(tmp_path: Path, play: str, expect: str, complaint: str) -> None:
    """The runner itself must be able to say no."""
    file = tmp_path / "wrong.yaml"
    file.write_text(WRONG.format(name="wrong", play=play, expect=expect))
    (result,) = run_file(file, games())
    assert complaint in result.error


def test_a_case_with_too_few_or_too_many_draws_fails(tmp_path: Path) -> None:
    file = tmp_path / "dice.yaml"
    file.write_text(
        """
game: castle
cases:
- case: too many
  given: {players: {A: {wizards: 1}}, decks: {guild: [G-K-01]}}
  dice: [{shuffle guild: [G-K-02]}]
  play: [A draw:guild]
- case: too few
  given: {players: {A: {wizards: 1}}, decks: {guild: []}, discards: {guild: [G-K-02, G-K-03]}}
  dice: []
  play: [A draw:guild]
"""
    )
    many, few = run_file(file, games())
    assert "never happened" in many.error
    assert "not listed" in few.error
