"""Intrigue face down: refusals with their facts, and what owner and others hear."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Hid, Paid, RecalledCard, Returned, Triggered
from blackstone.games.castle.face_down import matches


def task(id: str, type: str, corner: str, deck: str = "guild") -> dict[str, Any]:
    half = {"left": {"letters": ["L"], "faction": "lion"}, "right": {"letters": ["K"], "role": "spy"}}
    return {"id": id, "deck": deck, "type": type, "vp": 1, "corner": corner, **half}


CARDS = {
    "tasks": [
        task("T-1", "knight", "phoenix-captain"),
        task("P-1", "ploy", "lion-captain", "machination"),
        task("P-2", "ploy", "griffin-scout", "machination"),
        task("P-3", "ploy", "phoenix-scout", "machination"),
        task("K-1", "knight", "dragon-spy"),
        task("K-2", "knight", "dragon-spy"),
    ]
}
BOARD = {"LT": "lion-captain", "KO": "dragon-spy"}


def before(**players: Any) -> dict[str, Any]:
    return {"board": BOARD, "players": {"A": {"hand": ["T-1"]}, **players}}


# ------------------------------------------------------------------ laying a card face down, and taking it back
@pytest.mark.rule("C-ORD-22", "C-INTR-22")
def test_laying_a_card_face_down() -> None:
    given = {"at": "assign-intrigue", "board": {}, "players": {"A": {"hand": ["T-1", "P-1"]}}}
    table = staged(given, cards=CARDS)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("intrigue.hide", "C-ORD-22", True)
    assert question.keys == ["pass", "hide:T-1", "hide:P-1"]
    assert question.options[1].touches == ("T-1",)
    assert reasons(table, "hide:K-1") == [("C-ORD-22", "not-in-hand", {"task": "K-1"})]
    table.answer("hide:P-1", 0)
    assert told(table, seats=0)[0] == Hid(0, "P-1")
    assert told(table, seats=1)[0] == Hid(0)
    state = state_of(table)
    assert [state.content.cards.task_ids[task] for task in (*state.players[0].face_down, *state.players[0].hand)] == ["P-1", "T-1"]


@pytest.mark.rule("C-INTR-03", "C-INTR-20", "C-ORD-21")
def test_why_no_card_goes_face_down() -> None:
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    two = staged({"board": {}, "completed": True, "players": {"A": {"hand": ["T-1"], "face-down": ["P-1", "P-2"]}}}, cards=CARDS)
    lacking = [("C-ORD-21", "task-completed", {}), ("C-INTR-03", "no-token-free", {})]
    assert reasons(two, "hide:T-1") == [now, *lacking]
    assert reasons(two, "hide:P-1") == [now, *lacking, ("C-ORD-22", "not-in-hand", {"task": "P-1"})]
    assert reasons(two, "hide") == [now, *lacking]
    assert reasons(two, "hide", 1) == [("C-ORD-01", "not-asked", {"asked": "A"}), now]
    over = staged({"board": {}, "players": {"A": {"hand": ["T-1"], "exhausted": True}}}, cards=CARDS)
    assert reasons(over, "hide:T-1") == [now, ("C-INTR-20", "exhausted", {})]


@pytest.mark.rule("C-ORD-03", "C-ORD-04")
def test_face_down_cards_are_recalled_one_by_one() -> None:
    given = {"at": "recall", "board": {}, "players": {"A": {"hand": ["T-1"], "face-down": ["P-1", "P-2"]}}}
    table = staged(given, cards=CARDS)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("recall.face-down", "C-ORD-03", True, {"task": "P-1"})
    assert question.keys == ["pass", "recall:P-1"]
    assert question.options[1].touches == ("P-1",)
    assert reasons(table, "recall:P-2") == [("C-ORD-03", "asked-card-by-card", {})]
    assert reasons(table, "recall:T-1") == [("C-ORD-04", "not-face-down", {"task": "T-1"})]
    table.answer("recall:P-1", 0)
    assert keys(table) == ["pass", "recall:P-2"]
    assert told(table, seats=0) == [RecalledCard(0, "P-1")]
    assert told(table, seats=1) == [RecalledCard(0)]
    table.answer("pass", 0)
    state = state_of(table)
    me, names = state.players[0], state.content.cards.task_ids
    assert ([names[task] for task in me.hand], [names[task] for task in me.face_down]) == (["T-1", "P-1"], ["P-2"])
    later = staged({**given, "at": "work"}, cards=CARDS)
    assert reasons(later, "recall:P-1") == [("C-ORD-01", "not-now", {"step": "work.action"}), ("C-ORD-03", "asked-card-by-card", {})]


# ------------------------------------------------------------------ triggering
@pytest.mark.rule("C-INTR-17", "C-INTR-24")
def test_everybody_with_a_face_down_card_is_asked_clockwise() -> None:
    others = {"B": {}, "C": {"face-down": ["P-2"]}, "D": {"face-down": ["P-1", "P-3"]}}
    table = staged(before(**others), "A complete:T-1", seats=4, cards=CARDS)
    question = table.question(2)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("intrigue.triggered", "C-INTR-17", True, {})
    assert question.keys == ["pass"]
    assert reasons(table, "play:P-2", 2) == [("C-INTR-17", "not-triggered", {"task": "P-2", "symbol": "griffin-scout"})]
    assert reasons(table, "play:P-1", 2) == [("C-INTR-17", "not-face-down", {"task": "P-1"})]
    table.answer("pass", 2)
    assert table.asked == (3,)
    assert keys(table, 3) == ["pass", "play:P-1"]
    table.answer("pass", 3)
    assert table.asked == (0,)
    assert [player.exhausted for player in state_of(table).players] == [False] * 4


@pytest.mark.rule("C-INTR-18", "C-INTR-19", "C-INTR-20", "C-UPCH-09")
def test_what_the_table_hears_when_a_card_is_triggered() -> None:
    owner = {"face-down": ["K-1", "P-3"], "tasks": ["K-2"], "retained": ["V-02b"]}
    table = staged(before(B=owner), "A complete:T-1", "B play:K-1", cards=CARDS)
    assert told(table, seats=1)[1:4] == [Paid(1, "V-02b", "dragon-spy"), Triggered(1, "K-1"), Returned(1, "P-3")]
    assert told(table, seats=0)[3] == Returned(1)
    state = state_of(table)
    owner_now, names = state.players[1], state.content.cards.task_ids
    assert ([names[task] for task in owner_now.hand], owner_now.face_down, owner_now.exhausted) == (["P-3"], (), True)
    assert [names[task] for task in owner_now.stacks[0]] == ["K-2", "K-1"]


@pytest.mark.rule("C-INTR-19")
def test_a_triggered_card_must_be_paid_for() -> None:
    table = staged(before(B={"face-down": ["K-1"], "tasks": ["K-2"]}), "A complete:T-1", cards=CARDS)
    assert keys(table, 1) == ["pass"]
    assert reasons(table, "play:K-1", 1) == [
        ("C-INTR-19", "unpayable", {"task": "K-1"}),
        ("C-UPCH-07", "retain-it-first", {"symbol": "dragon-spy"}),
        ("C-UPCH-02", "upcharge-due", {"symbol": "dragon-spy", "type": "knight"}),
    ]


@pytest.mark.rule("C-INTR-17")
@pytest.mark.parametrize(
    ("trigger", "corner", "used", "wanted"),
    [
        ("exact", "lion-spy", ("lion-spy", "griffin-scout"), True),
        ("exact", "lion-spy", ("griffin-scout", "lion-spy"), True),
        ("exact", "lion-spy", ("lion-scout", "griffin-spy"), False),
        ("any", "lion-spy", ("lion-scout", "griffin-emissary"), True),
        ("any", "lion-spy", ("griffin-emissary", "lion-scout"), True),
        ("any", "lion-spy", ("dragon-emissary", "griffin-spy"), True),
        ("any", "lion-spy", ("dragon-emissary", "griffin-scout"), False),
    ],
)
def test_what_triggers(trigger: str, corner: str, used: tuple[str, str], wanted: bool) -> None:
    cards = {"tasks": [task("P-9", "ploy", corner)]}
    state = state_of(staged({"board": {}}, settings={"face-down-trigger": trigger}, cards=cards))
    names = state.content.cards.face_names
    assert matches(state, state.content.cards.task_of["P-9"], [names.index(name) for name in used]) == wanted
