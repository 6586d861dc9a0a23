"""Points, support, the end and the tie-break, by numbers."""

from __future__ import annotations

from typing import Any

import pytest
from staged import staged, told
from table import state_of

from blackstone.games.castle.events import Ended, LastRound
from blackstone.games.castle.scoring import income_of, kings_of, points_of, supported, unsupported
from blackstone.games.castle.tiebreak import COMPARISONS, rank, winners


def task(id: str, type: str, vp: int) -> dict[str, Any]:
    half = {"left": {"letters": ["L"], "faction": "lion"}, "right": {"letters": ["K"], "role": "spy"}}
    return {"id": id, "deck": "guild", "type": type, "vp": vp, "corner": "lion-spy", **half}


CARDS = {
    "tasks": [
        *[task(f"K-{vp}", "knight", vp) for vp in (1, 2, 3, 4)],
        *[task(f"Z-{vp}", "wizard", vp) for vp in (1, 2, 3, 4)],
        *[task(f"P-{vp}", "ploy", vp) for vp in (1, 2, 3, 4)],
        *[task(f"R-{vp}", "king", vp) for vp in (5, 6)],
        task("P-21", "ploy", 21),
        task("P-20", "ploy", 20),
    ]
}


def court(settings: dict[str, str | bool] | None = None, **players: Any) -> Any:
    return state_of(staged({"board": {}, "players": players}, settings=settings, cards=CARDS, seats=max(2, len(players))))


def names(state: Any, cards: tuple[int, ...]) -> list[str]:
    return [state.content.cards.task_ids[card] for card in cards]


@pytest.mark.rule("C-SCORE-01", "C-SCORE-02", "C-SCORE-03", "C-SCORE-04", "C-SCORE-05", "C-SCORE-06", "C-SCORE-07")
def test_what_is_supported_by_which_setting() -> None:
    mine = {"tasks": ["K-1", "K-3", "K-2", "Z-2", "P-1", "P-4", "P-3"]}
    state = court(A=mine)
    me = state.players[0]
    assert [names(state, supported(state, me, stack)) for stack in range(4)] == [["K-1"], ["Z-2"], [], ["P-1", "P-4"]]
    assert [names(state, unsupported(state, me, stack)) for stack in range(4)] == [["K-3", "K-2"], [], [], ["P-3"]]
    assert points_of(state, me) == 1 + 2 + 5
    state = court({"household-support": False}, A=mine)
    assert [names(state, supported(state, state.players[0], stack)) for stack in range(4)] == [["K-1", "K-3"], ["Z-2"], [], ["P-1", "P-4"]]
    state = court({"unsupported": "owner"}, A=mine)
    assert [names(state, supported(state, state.players[0], stack)) for stack in range(4)] == [["K-3"], ["Z-2"], [], ["P-4", "P-3"]]
    state = court(A={"tasks": [*mine["tasks"], "R-5"]})
    me = state.players[0]
    assert [names(state, supported(state, me, stack)) for stack in range(4)] == [["K-1", "K-3"], ["Z-2"], ["R-5"], ["P-1", "P-4", "P-3"]]
    assert points_of(state, me) == 4 + 2 + 5 + 8
    assert kings_of(me) == 3


@pytest.mark.rule("C-ORD-06", "C-ORD-07")
def test_income_is_bounded_by_kings() -> None:
    state = court(A={"tasks": ["K-1", "K-2", "Z-1"]}, B={"tasks": ["K-3", "Z-2", "Z-3", "Z-4", "R-5"]})
    assert [income_of(player) for player in state.players] == [(2, 2), (2, 3)]


@pytest.mark.rule("C-TIE-01", "C-TIE-02", "C-TIE-03", "C-TIE-04", "C-TIE-05", "C-TIE-06", "C-TIE-08")
def test_the_rank_of_a_player() -> None:
    mine = {
        "tasks": ["K-1", "K-2", "Z-1", "R-5", "P-1", "P-2", "P-3", "P-4"],
        "knights": 2,
        "wizards": 3,
        "retained": ["lion-spy"],
        "hand": ["K-3"],
        "face-down": ["K-4"],
    }
    state = court(A=mine)
    assert rank(state, state.players[0]) == (3 + 1 + 5 + 6, 4, 1, 3, 5, 1, 1)
    assert COMPARISONS == ("points", "ploys", "kings", "knights-and-wizards", "tokens", "retained", "hand")


@pytest.mark.rule("C-END-04", "C-TIE-01", "C-TIE-02", "C-TIE-03", "C-TIE-04", "C-TIE-05", "C-TIE-06", "C-TIE-07")
@pytest.mark.parametrize(
    ("one", "other", "decided_by"),
    [
        ({"tasks": ["K-2"]}, {"tasks": ["K-1"]}, "points"),
        ({"tasks": ["P-3"]}, {"tasks": ["K-3"]}, "ploys"),
        ({"tasks": ["R-5"]}, {"tasks": ["K-4", "Z-1"]}, "kings"),
        ({"tasks": ["K-1", "K-2"]}, {"tasks": ["Z-1"]}, "knights-and-wizards"),
        ({"knights": 2}, {"wizards": 1}, "tokens"),
        ({"retained": ["lion-spy"]}, {"hand": ["K-1"]}, "retained"),
        ({"hand": ["K-1"]}, {"face-down": ["K-2"]}, "hand"),
    ],
)
def test_each_comparison_decides_for_either_seat(one: dict[str, Any], other: dict[str, Any], decided_by: str) -> None:
    assert winners(court(A=one, B=other)) == ((0,), decided_by)
    assert winners(court(A=other, B=one)) == ((1,), decided_by)


@pytest.mark.rule("C-TIE-07")
def test_equals_share_and_a_loser_is_out_of_the_later_comparisons() -> None:
    state = court(A={"tasks": ["K-1"], "hand": ["Z-4"]}, B={"tasks": ["Z-1"], "hand": ["K-4"]}, C={"knights": 9})
    assert winners(state) == ((0, 1), "shared")


@pytest.mark.rule("C-END-01", "C-END-05", "C-TASK-14")
@pytest.mark.parametrize(("card", "triggers"), [("P-21", True), ("P-20", False)])
def test_twenty_one_supported_points_make_the_round_the_last(card: str, triggers: bool) -> None:
    given = {"board": {"LT": "lion-captain", "KO": "dragon-spy"}, "players": {"A": {"hand": [card]}}}
    table = staged(given, f"A complete:{card}", cards=CARDS)
    last = [event for event in told(table) if isinstance(event, LastRound)]
    assert last == ([LastRound(0, 21)] if triggers else [])
    assert state_of(table).last_round == triggers
    again = staged({**given, "last-round": True}, f"A complete:{card}", cards=CARDS)
    assert not [event for event in told(again) if isinstance(event, LastRound)]


@pytest.mark.rule("C-END-02", "C-END-04")
def test_what_the_table_hears_at_the_end() -> None:
    given = {"board": {}, "turn": "B", "last-round": True, "players": {"A": {"tasks": ["P-4"]}, "B": {"tasks": ["P-3"]}}}
    table = staged(given, "B pass", cards=CARDS)
    assert told(table)[-1] == Ended((0,), "points")
    assert table.over
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by, outcome.together) == ((0,), "points", "")
    assert table.scores(None) == (4, 3)
