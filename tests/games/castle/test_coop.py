"""The Co-op and how common games end: the sum of all points, and what the table hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from staged import NOBODY, staged, told, with_tasks
from table import GAME, state_of

from blackstone.games.castle import coop, end
from blackstone.games.castle.coop import combined, enough
from blackstone.games.castle.end import finish_the_round, together
from blackstone.games.castle.events import Completed, Ended, LastRound, Lost, TurnBegan, Won
from blackstone.games.castle.rats import rats_of
from blackstone.games.castle.state import Castle
from blackstone.kernel.game import NewGame, Outcome
from blackstone.kernel.state import Scene
from blackstone.kernel.steps import Leave
from blackstone.kernel.table import Table

CARDS = with_tasks(
    *[
        {
            "id": f"T-{vp}",
            "deck": "power",
            "type": "king",
            "vp": vp,
            "left": {"letters": ["B"], "role": "spy"},
            "right": {"letters": ["K", "O"], "blue": "O", "role": "captain"},
            "corner": "lion-spy",
        }
        for vp in (1, 2, 19, 20, 21, 28, 29, 30, 48)
    ]
)
MET = {"BS": "dragon-spy", "KO": "griffin-captain"}


def having(mode: str, seats: int, *tasks: list[str], **more: Any) -> Castle:
    """A position in which the players have completed these tasks."""
    players = {letter: {"tasks": list(done)} for letter, done in zip("ABCD", tasks, strict=False)}
    return state_of(staged({**NOBODY, "players": players}, mode=mode, seats=seats, games=CARDS, **more))


# ------------------------------------------------------------------ set-up
@pytest.mark.rule("C-V1-01", "C-DOGS-01")
def test_the_set_up() -> None:
    wish = NewGame("coop", 2, GAME.settled("coop", {"families": "off"}), b"s" * 32, first=1)
    state = GAME.new(GAME.content, wish, None)
    assert state.agenda == (("choose_corners",), ("the_end",))
    assert sorted(rats_of(state).deck) == list(range(25))
    assert (rats_of(state).discards, rats_of(state).wandering, rats_of(state).plagued, rats_of(state).plagues) == ((), (), (), ())
    assert (state.mode, state.first, state.turn, state.result) == ("coop", 1, 1, "")
    assert [(player.knights, player.wizards, len(player.hand), player.dogs) for player in state.players] == [(1, 1, 2, ())] * 2
    assert {"adopt", "kill"} == coop.RATS_AND_DOGS


# ------------------------------------------------------------------ points together
@pytest.mark.rule("C-V1-02", "C-V1-03")
def test_points_are_added_and_the_same_for_both() -> None:
    state = having("coop", 2, ["T-20", "T-1"], ["T-28"])
    assert combined(state) == 49
    assert coop.scores(state) == (49, 49)
    assert coop.scores(having("solo", 1, ["T-20"])) == (20,)


@pytest.mark.rule("C-V1-02", "C-V6-02")
@pytest.mark.parametrize(("mode", "border"), [("coop", 50), ("solo", 28)])
def test_the_border_of_winning(mode: str, border: int) -> None:
    seats = 2 if mode == "coop" else 1
    below, at, above = ["T-28", "T-21"], ["T-28", "T-20", "T-2"], ["T-29", "T-21", "T-1"]
    if mode == "solo":
        below, at, above = ["T-1", "T-20", "T-2"], ["T-28"], ["T-29"]
    state = having(mode, seats, below)
    enough(state, state.players[0])
    assert (state.result, combined(state) < border) == ("", True)
    for tasks in (at, above):
        state = having(mode, seats, tasks)
        with pytest.raises(Leave) as left:
            enough(state, state.players[0])
        assert left.value.frame == ("the_end",)
        assert state.result == "points"
        assert combined(state) >= border
    assert (combined(having(mode, seats, at)), combined(having(mode, seats, above))) == (border, border + 1)


@pytest.mark.rule("C-V1-02", "C-V1-03")
def test_the_partner_s_points_win_too() -> None:
    given = {"board": MET, "players": {"A": {"hand": ["T-2"]}, "B": {"tasks": ["T-48"]}}}
    table = staged(given, "A complete:T-2", mode="coop", games=CARDS)
    assert told(table) == [Completed(0, "T-2", "BS", "KO"), Won((0, 1), "points")]
    assert [one.cause for one in table.events(0, None)] == ["complete", "complete"]
    assert table.outcome == Outcome((0, 1), "points", "won")
    assert (table.asked, state_of(table).agenda, table.over) == ((), (), True)
    assert list(table.scores(None)) == [50, 50]
    assert not state_of(table).last_round
    less: Table = staged(
        {"board": MET, "players": {"A": {"hand": ["T-1"]}, "B": {"tasks": ["T-48"]}}}, "A complete:T-1", mode="coop", games=CARDS
    )
    assert told(less) == [Completed(0, "T-1", "BS", "KO")]
    assert (less.over, less.outcome, less.asked) == (False, None, (0,))


# ------------------------------------------------------------------ how common games end
@pytest.mark.rule("C-V1-02", "C-V4-11", "C-V6-02", "C-RATS-08")
@pytest.mark.parametrize("seats", [1, 2])
def test_all_win_or_nobody(seats: int) -> None:
    mode = "solo" if seats == 1 else "coop"
    state = having(mode, seats, [])
    assert together(state) == Outcome((), "", "")
    state.result = "formation"
    assert together(state) == Outcome(tuple(range(seats)), "formation", "won")
    state.result = "rats"
    assert together(state) == Outcome((), "rats", "lost")
    assert end.the_end.run(state) == ()


@pytest.mark.rule("C-V1-02", "C-RATS-08")
def test_winning_and_losing_break_off_what_was_to_come() -> None:
    state = having("coop", 2, [])
    with pytest.raises(Leave) as won:
        end.win(state, "points")
    assert (won.value.frame, state.result) == (("the_end",), "points")
    with pytest.raises(Leave) as lost:
        end.lose(state, 12)
    assert (lost.value.frame, state.result) == (("the_end",), "rats")
    table = staged({"at": "rats", **NOBODY, "rats": {"wandering": ["RAT-14", "RAT-15", "RAT-16"], "deck": ["RAT-17"]}}, mode="coop")
    assert told(table)[1:] == [Lost(12)]


# ------------------------------------------------------------------ one against the other
@pytest.mark.rule("C-END-01", "C-END-05", "C-END-06", "C-V5-02")
@pytest.mark.parametrize(("mode", "border"), [("kings-quest", 21), ("advanced", 30)])
def test_the_border_of_the_last_round(mode: str, border: int) -> None:
    below, at = (["T-20"], ["T-21"]) if border == 21 else (["T-29"], ["T-30"])
    for tasks, last in ((below, False), (at, True), ([*at, "T-1"], True)):
        state = having(mode, 2, [], tasks)
        finish_the_round(state, state.players[1])
        assert state.last_round is last
        state = having(mode, 2, [], tasks)
        finish_the_round(state, state.players[0])
        assert not state.last_round


@pytest.mark.rule("C-END-01", "C-END-02", "C-V5-02", "C-V5-03")
@pytest.mark.parametrize(("mode", "before", "points"), [("kings-quest", "T-19", 21), ("advanced", "T-28", 30)])
def test_what_the_table_hears_of_the_last_round_and_the_end(mode: str, before: str, points: int) -> None:
    given = {"board": MET, "turn": "B", "players": {"B": {"hand": ["T-2"], "tasks": [before], "retained": ["lion-spy"]}}}
    table = staged(given, "B complete:T-2", mode=mode, games=CARDS)
    assert told(table)[-2:] == [Completed(1, "T-2", "BS", "KO"), LastRound(1, points)]
    table.answer("pass", 1)
    while not table.over:
        table.answer("pass", table.asked[0])
    assert told(table)[-1] == Ended((1,), "points")
    assert table.outcome == Outcome((1,), "points")
    assert not [event for event in told(table) if isinstance(event, TurnBegan)]
    assert state_of(table).result == ""


@pytest.mark.rule("C-END-01")
def test_the_last_round_is_told_once() -> None:
    state = having("kings-quest", 2, ["T-21"], ["T-30"])
    for player, points in zip(state.players, (21, 30), strict=True):
        state.scene, state.last_round = Scene(listening=True), False
        finish_the_round(state, player)
        finish_the_round(state, state.players[0])
        assert state.scene.heard == [("work", LastRound(player.seat, points))]
