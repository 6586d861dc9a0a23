"""Vassal tasks: which pairs fit, and every reason why a task cannot be completed."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Completed, Dividend, LastRound, Replaced
from blackstone.games.castle.task import may_complete

NOTHING = ("C-TASK-18", "nothing-changes", {})
TASKS = [
    {
        "id": "T-1",
        "deck": "guild",
        "type": "knight",
        "vp": 2,
        "left": {"letters": ["L"], "faction": "lion"},
        "right": {"letters": ["K", "O"], "role": "spy"},
        "corner": "griffin-scout",
    },
    {
        "id": "T-2",
        "deck": "power",
        "type": "king",
        "vp": 1,
        "left": {"letters": ["B"], "faction": "dragon", "role": "scout"},
        "right": {"letters": ["A", "E"], "blue": "E", "faction": "griffin"},
        "corner": "lion-spy",
    },
    {
        "id": "T-3",
        "deck": "guild",
        "type": "wizard",
        "vp": 1,
        "left": {"letters": ["L"], "faction": "lion"},
        "right": {"letters": ["L"], "role": "spy"},
        "corner": "lion-spy",
    },
]
CARDS = {"tasks": TASKS}


def with_hand(board: dict[str, str], *hand: str, **more: Any) -> dict[str, Any]:
    return {"board": board, "players": {"A": {"hand": list(hand), **more}}}


def unmet(side: str, place: str, symbol: str, task: str = "T-1") -> tuple[str, str, dict[str, str]]:
    return f"C-TASK-01 {place} {symbol}", f"unmet-{side}", {"task": task}


LINE, SPACE = "C-TASK-03", "C-TASK-04"
ROLE, FACTION, BOTH = "C-TASK-06", "C-TASK-07", "C-TASK-08"


@pytest.mark.rule("C-TASK-01", "C-TASK-18")
def test_what_is_unmet_names_side_place_and_symbol() -> None:
    table = staged(with_hand({}, "T-1", "T-2"), cards=CARDS)
    assert reasons(table, "complete:T-1") == [unmet("left", LINE, FACTION), unmet("right", SPACE, ROLE), NOTHING]
    assert reasons(table, "complete:T-2") == [unmet("left", LINE, BOTH, "T-2"), unmet("right", LINE, FACTION, "T-2"), NOTHING]
    half = staged(with_hand({"LT": "lion-captain"}, "T-1"), cards=CARDS)
    assert reasons(half, "complete:T-1") == [unmet("right", SPACE, ROLE), NOTHING]


@pytest.mark.rule("C-MANIP-11", "C-TASK-09", "C-RETAIN-06")
def test_what_comes_near_is_told() -> None:
    given = with_hand({"LT": "V-19b", "KO": "dragon-spy", "LE": "V-40b"}, "T-1", retained=["lion-captain", "griffin-emissary"])
    table = staged({**given, "castles": ["KO"]}, cards=CARDS)
    retained = state_of(table).content.cards.face_ids[state_of(table).players[0].retained[0]]
    assert reasons(table, "complete:T-1") == [
        ("C-TASK-09", "hidden-face", {"at": "LT"}),
        ("C-RETAIN-06", "retained-meets-nothing", {"card": retained}),
        unmet("left", LINE, FACTION),
        ("C-MANIP-11", "castle", {"at": "KO"}),
        unmet("right", SPACE, ROLE),
        NOTHING,
    ]


@pytest.mark.rule("C-TASK-02")
def test_one_vassal_for_both_halves() -> None:
    table = staged(with_hand({"LT": "lion-spy"}, "T-3"), cards=CARDS)
    assert reasons(table, "complete:T-3") == [("C-TASK-02 C-TASK-01", "one-vassal-for-both", {"at": "LT"}), NOTHING]
    assert "complete:T-3" not in keys(table)
    two = staged(with_hand({"LT": "lion-spy", "LE": "dragon-spy"}, "T-3"), cards=CARDS)
    assert "complete:T-3" in keys(two)
    row = {"letters": ["S"], "role": "spy"}
    first = {"tasks": [{**TASKS[2], "id": "T-4", "left": {"letters": ["B"], "faction": "lion"}, "right": row}]}
    corner = staged(with_hand({"BS": "lion-spy", "LE": "dragon-spy"}, "T-4"), cards=first)
    assert reasons(corner, "complete:T-4") == [("C-TASK-02 C-TASK-01", "one-vassal-for-both", {"at": "BS"}), NOTHING]


@pytest.mark.rule("C-TASK-12", "C-ORD-13")
def test_only_from_hand_and_one_a_turn() -> None:
    board = {"LT": "lion-captain", "KO": "dragon-spy"}
    table = staged({**with_hand(board, "T-1", **{"face-down": ["T-2"]}), "completed": True}, cards=CARDS)
    once = ("C-ORD-13", "one-task-a-turn", {})
    assert reasons(table, "complete:T-1") == [once, NOTHING]
    assert reasons(table, "complete:T-2") == [once, ("C-TASK-12", "face-down", {"task": "T-2"}), NOTHING]
    assert reasons(table, "complete:T-3") == [once, ("C-TASK-12", "not-in-hand", {"task": "T-3"}), NOTHING]
    assert reasons(table, "complete") == [once]
    open_still = staged(with_hand(board), cards=CARDS)
    assert reasons(open_still, "complete") == []
    assert reasons(open_still, "complete:T-1") == [("C-TASK-12", "not-in-hand", {"task": "T-1"}), NOTHING]


@pytest.mark.rule("C-ORD-13")
def test_the_limit_of_one_task_binds_the_player_whose_turn_it_is() -> None:
    """Another player is told whose turn it is, not that a task was completed."""
    given = {**with_hand({"LT": "lion-captain", "KO": "dragon-spy"}), "completed": True}
    given["players"]["B"] = {"hand": ["T-1"]}
    table = staged(given, cards=CARDS)
    assert reasons(table, "complete:T-1", 1) == [("C-ORD-01", "not-asked", {"asked": "A"})]


BOARD = {"LT": "lion-captain", "LE": "lion-spy", "KO": "V-49a", "KS": "griffin-spy", "LS": "V-10b", "CO": "dragon-spy"}


@pytest.mark.rule("C-TASK-02", "C-TASK-10")
def test_all_pairs_that_fit_in_board_order() -> None:
    table = staged(with_hand({**BOARD, "KN": "dragon-spy"}, "T-1"), "A complete:T-1", cards=CARDS)
    question = table.question(0)
    assert question is not None
    assert question.keys == ["use:LT:KO", "use:LE:KO"]
    assert (question.kind, question.rule, question.may, question.about) == ("task.vassals", "C-TASK-10", False, {"task": "T-1"})
    assert question.options[0].touches == ("LT", "KO")


@pytest.mark.rule("C-TASK-02", "C-TASK-03", "C-TASK-04", "C-TASK-06", "C-TASK-07", "C-TASK-09", "C-MANIP-11")
def test_why_a_vassal_does_not_fit() -> None:
    table = staged({**with_hand(BOARD, "T-1"), "castles": ["CO"]}, "A complete:T-1", cards=CARDS)
    assert reasons(table, "use:KO:LE") == [
        ("C-TASK-03", "outside", {"at": "KO"}),
        ("C-TASK-07", "wrong-face", {"at": "KO"}),
        ("C-TASK-04", "outside", {"at": "LE"}),
    ]
    assert reasons(table, "use:LT:LT") == [
        ("C-TASK-02", "one-vassal-twice", {"at": "LT"}),
        ("C-TASK-04", "outside", {"at": "LT"}),
        ("C-TASK-06", "wrong-face", {"at": "LT"}),
    ]
    assert reasons(table, "use:LS:KO") == [("C-TASK-09", "hidden-face", {"at": "LS"}), ("C-TASK-07", "wrong-face", {"at": "LS"})]
    assert reasons(table, "use:LT:CO") == [("C-TASK-04", "outside", {"at": "CO"}), ("C-MANIP-11", "castle", {"at": "CO"})]
    assert reasons(table, "use:LO:KO") == [("C-TASK-01", "empty", {"at": "LO"})]
    assert reasons(table, "use:BO:KO") == [("C-TASK-03", "outside", {"at": "BO"}), ("C-TASK-01", "empty", {"at": "BO"})]
    bare = staged(with_hand({}), cards=CARDS)
    assert reasons(bare, "use:LT:LT") == [("C-ORD-01", "not-now", {"step": "work.action"}), ("C-TASK-02", "one-vassal-twice", {"at": "LT"})]


@pytest.mark.rule("C-TASK-05", "C-TASK-08")
def test_both_symbols_and_the_blue_letter() -> None:
    board = {"BE": "dragon-scout", "BS": "dragon-captain", "AS": "griffin-spy", "AE": "lion-scout", "BO": "griffin-scout"}
    table = staged(with_hand(board, "T-2"), "A complete:T-2", cards=CARDS)
    assert told(table) == [Completed(0, "T-2", "BE", "AS")]  # any space of the column; it is the only pair


@pytest.mark.rule("C-TASK-10", "C-TASK-11", "C-TASK-14", "C-ORD-15")
def test_what_the_table_hears_of_a_completion() -> None:
    given = with_hand({"LT": "V-12a", "KO": "V-49a", "BS": "V-60a"}, "T-1", "G-K-01")
    corners = {"top-left": ["V-01a", "V-02b", "V-03a"]}
    table = staged({**given, "corners": corners}, "A complete:T-1", cards=CARDS)
    state = state_of(table)
    assert state.completed
    assert [square for square in range(25) if state.marked >> square & 1] == [6, 14]
    assert [state.content.cards.task_ids[task] for task in state.players[0].hand] == ["G-K-01"]
    table.answer("pass", 0)
    assert told(table)[:3] == [
        Completed(0, "T-1", "LT", "KO"),
        Replaced(0, "LT", "V-12a", "V-01a", "top-left"),
        Replaced(0, "KO", "V-49a", "V-02b", "top-left"),
    ]
    state = state_of(table)
    assert state.marked == 0
    assert [state.content.cards.face_ids[face] for face in state.vassals_out] == ["V-12a", "V-49a"]


# ------------------------------------------------------------------ families, guards and other modes
FOUR = {"LT": "lion-captain", "KO": "dragon-spy", "LE": "lion-spy", "LS": "griffin-spy"}


@pytest.mark.rule("C-BONUS-06", "C-ORD-13")
def test_two_tasks_in_a_turn_with_four_vassals() -> None:
    given = {"board": FOUR, "players": {"A": {"hand": ["T-1", "T-3"], "family": "hester"}}}
    table = staged(given, "A complete:T-1", "A use:LT:KO", cards=CARDS)
    assert told(table) == [Completed(0, "T-1", "LT", "KO")]
    state = state_of(table)
    assert (state.completed, state.uses, state.marked) == (True, (), 1 << 6 | 1 << 14)
    assert "complete:T-3" in keys(table)
    table.answer("complete:T-3", 0)
    assert told(table)[1:] == [Completed(0, "T-3", "LE", "LS")]
    state = state_of(table)
    assert state.uses == ((0, "two-tasks"),)
    assert state.marked == 1 << 6 | 1 << 14 | 1 << 21 | 1 << 1
    twice = ("C-BONUS-06 C-ORD-13", "two-tasks-a-turn", {})
    assert reasons(table, "complete") == [twice]
    assert reasons(table, "complete:T-2") == [twice, ("C-TASK-12", "not-in-hand", {"task": "T-2"}), NOTHING]
    third = staged(
        {**given, "completed": True, "players": {"A": {"hand": ["T-1"], "family": "hester", "used": ["two-tasks"]}}}, cards=CARDS
    )
    assert reasons(third, "complete:T-1") == [twice, NOTHING]
    other = staged({**given, "completed": True, "players": {"A": {"hand": ["T-1"], "family": "mawe"}}}, cards=CARDS)
    assert reasons(other, "complete:T-1") == [("C-ORD-13", "one-task-a-turn", {}), NOTHING]
    first = staged(
        {**given, "completed": True, "players": {"A": {"hand": ["T-1"]}, "B": {"hand": ["T-3"], "family": "hester"}}}, cards=CARDS
    )
    assert reasons(first, "complete", 1) == [("C-ORD-01", "not-asked", {"asked": "A"})]
    state = state_of(third)
    assert [may_complete(state, player) for player in state.players] == [False, False]
    state = state_of(first)
    assert [may_complete(state, player) for player in state.players] == [False, True]


@pytest.mark.rule("C-V5-01", "C-TASK-03", "C-TASK-04", "C-TASK-05")
def test_the_blue_letter_in_the_advanced_game() -> None:
    board = {"BS": "dragon-scout", "AS": "griffin-spy", "AN": "V-52b"}
    plain = staged(with_hand(board, "T-2"), cards=CARDS)
    assert "complete:T-2" in keys(plain)
    exact = staged(with_hand(board, "T-2"), cards=CARDS, mode="advanced")
    assert reasons(exact, "complete:T-2") == [("C-TASK-01 C-V5-01 C-TASK-07", "unmet-right", {"task": "T-2"}), NOTHING]
    assert reasons(staged(with_hand({}, "T-1"), cards=CARDS, mode="advanced"), "complete:T-1") == [
        unmet("left", LINE, FACTION),
        unmet("right", SPACE, ROLE),
        NOTHING,
    ]
    two = {**board, "AE": "griffin-captain", "BT": "V-10b"}
    choosing = staged(with_hand(two, "T-2"), "A complete:T-2", cards=CARDS, mode="advanced")
    assert keys(choosing) == ["use:BS:AE", "use:BT:AE"]
    assert reasons(choosing, "use:BS:AS") == [("C-V5-01", "outside", {"at": "AS"})]
    assert reasons(choosing, "use:AS:AE") == [("C-TASK-03", "outside", {"at": "AS"}), ("C-TASK-08", "wrong-face", {"at": "AS"})]
    hidden = staged(with_hand({**board, "AE": "V-53a"}, "T-2"), cards=CARDS, mode="advanced")
    assert reasons(hidden, "complete:T-2")[0] == ("C-TASK-09", "hidden-face", {"at": "AE"})


@pytest.mark.rule("C-TASK-01", "C-TASK-03", "C-TASK-08", "C-TASK-09")
def test_why_a_vassal_does_not_serve_for_both_symbols() -> None:
    board = {"BS": "dragon-scout", "BT": "V-10a", "BO": "dragon-captain", "LE": "V-19b", "AS": "griffin-spy", "AT": "V-52b", "KE": "V-01a"}
    table = staged({**with_hand(board, "T-2"), "castles": ["AT"]}, cards=CARDS)
    table.answer("complete:T-2", 0)
    assert told(table) == [Completed(0, "T-2", "BS", "AS")]
    two = staged({**with_hand({**board, "BE": "V-28b"}, "T-2"), "castles": ["AT"]}, "A complete:T-2", cards=CARDS)
    assert keys(two) == ["use:BS:AS", "use:BE:AS"]
    assert reasons(two, "use:BT:AS") == [("C-TASK-09", "hidden-face", {"at": "BT"}), ("C-TASK-08", "wrong-face", {"at": "BT"})]
    assert reasons(two, "use:BO:AT") == [("C-TASK-08", "wrong-face", {"at": "BO"}), ("C-MANIP-11", "castle", {"at": "AT"})]
    assert reasons(two, "use:LE:AS") == [("C-TASK-03", "outside", {"at": "LE"})]
    assert reasons(two, "use:KE:AS") == [("C-TASK-03", "outside", {"at": "KE"}), ("C-TASK-08", "wrong-face", {"at": "KE"})]
    assert reasons(two, "use:LT:AE") == [
        *(("C-TASK-03", "outside", {"at": "LT"}), ("C-TASK-01", "empty", {"at": "LT"}), ("C-TASK-01", "empty", {"at": "AE"})),
    ]
    assert reasons(two, "use:BS:BS") == [
        ("C-TASK-02", "one-vassal-twice", {"at": "BS"}),
        ("C-TASK-03", "outside", {"at": "BS"}),
        ("C-TASK-07", "wrong-face", {"at": "BS"}),
    ]


@pytest.mark.rule("C-TASK-14", "C-BONUS-01", "C-END-01")
def test_a_completed_card_joins_its_stack_then_pays_then_may_end_the_game() -> None:
    cards = {
        "tasks": [
            {**TASKS[0], "id": "T-R", "deck": "power", "type": "king", "vp": 21},
            {**TASKS[0], "id": "T-P", "deck": "machination", "type": "ploy"},
        ]
    }
    for task, stack, more in (("T-R", 2, [LastRound(0, 21)]), ("T-P", 3, [])):
        given = {"board": {"LT": "lion-captain", "KO": "dragon-spy"}, "players": {"A": {"hand": [task], "family": "evertine"}}}
        table = staged(given, f"A complete:{task}", cards=cards)
        assert told(table) == [Completed(0, task, "LT", "KO"), Dividend(0, task), *more]
        state = state_of(table)
        assert [len(pile) for pile in state.players[0].stacks] == [int(at == stack) for at in range(4)]
        assert state.last_round == bool(more)
