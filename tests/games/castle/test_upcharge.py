"""The upcharge: who may pay, every reason why it cannot be paid, and what the table hears."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Paid, Waived
from blackstone.games.castle.upcharge import can_pay_stack, due_for, missing_symbols, waivers_of


def task(id: str, type: str, corner: str) -> dict[str, Any]:
    half = {"left": {"letters": ["L"], "faction": "lion"}, "right": {"letters": ["K"], "role": "spy"}}
    return {"id": id, "deck": "guild", "type": type, "vp": 1, "corner": corner, **half}


CARDS = {
    "tasks": [
        *[task(f"K-{number}", "knight", corner) for number, corner in enumerate(("phoenix-scout", "griffin-spy", "phoenix-scout"), 1)],
        *[task(f"R-{number}", "king", "dragon-captain") for number in (1, 2)],
        *[task(f"P-{number}", "ploy", "dragon-captain") for number in (1, 2, 3, 4)],
        task("K-9", "knight", "lion-spy"),
    ]
}
BOARD = {"LT": "lion-captain", "KO": "dragon-spy"}
NOTHING = ("C-TASK-18", "nothing-changes", {})


def owing(hand: str, tasks: list[str], retained: list[str] | None = None, board: dict[str, str] | None = None, **others: Any) -> Any:
    mine = {"hand": [hand], "tasks": tasks, "retained": retained or []}
    return staged({"board": {**BOARD, **(board or {})}, "players": {"A": mine, **others}}, cards=CARDS)


def due(symbol: str, rules: str = "C-UPCH-02", type: str = "knight") -> tuple[str, str, dict[str, str]]:
    return rules, "upcharge-due", {"symbol": symbol, "type": type}


@pytest.mark.rule("C-UPCH-02", "C-UPCH-03", "C-UPCH-05", "C-UPCH-11")
def test_what_is_due_by_which_rules() -> None:
    assert reasons(owing("K-9", ["K-1"]), "complete:K-9") == [due("phoenix-scout"), NOTHING]
    table = owing("K-9", ["K-1", "K-2"])
    unsupported = "C-UPCH-02 C-UPCH-03 C-UPCH-11"
    assert reasons(table, "complete:K-9") == [due("phoenix-scout", unsupported), due("griffin-spy", unsupported), NOTHING]
    assert reasons(owing("R-2", ["R-1"]), "complete:R-2") == [due("dragon-captain", "C-UPCH-02 C-UPCH-05", "king"), NOTHING]
    assert reasons(owing("P-2", ["P-1"]), "complete:P-2") == [due("dragon-captain", "C-UPCH-02 C-UPCH-05", "ploy"), NOTHING]
    assert reasons(owing("P-4", ["P-1", "P-2", "P-3"]), "complete:P-4") == [
        due("dragon-captain", "C-UPCH-02 C-UPCH-03 C-UPCH-05 C-UPCH-11", "ploy"),
        NOTHING,
    ]


@pytest.mark.rule("C-UPCH-06", "C-UPCH-07", "C-UPCH-08", "C-RETAIN-04", "C-RETAIN-09")
def test_what_comes_near_is_told() -> None:
    faction_only = owing("K-9", ["K-1"], ["V-32b"])  # a phoenix, but no scout, and no scout behind
    assert reasons(faction_only, "complete:K-9") == [
        ("C-UPCH-06", "only-one-part", {"symbol": "phoenix-scout"}),
        due("phoenix-scout"),
        NOTHING,
    ]
    role_only = owing("K-9", ["K-1"], ["V-01a"])
    assert reasons(role_only, "complete:K-9") == [
        ("C-UPCH-06", "only-one-part", {"symbol": "phoenix-scout"}),
        due("phoenix-scout"),
        NOTHING,
    ]
    neither = owing("K-9", ["K-1"], ["V-20a"])
    assert reasons(neither, "complete:K-9") == [due("phoenix-scout"), NOTHING]
    behind = owing("K-9", ["K-1"], ["V-22a"])
    assert reasons(behind, "complete:K-9") == [
        ("C-RETAIN-04", "frozen-other-face", {"symbol": "phoenix-scout"}),
        due("phoenix-scout"),
        NOTHING,
    ]
    on_board = owing("K-9", ["K-1"], board={"BS": "phoenix-scout"})
    assert reasons(on_board, "complete:K-9") == [
        ("C-UPCH-07", "retain-it-first", {"symbol": "phoenix-scout"}),
        due("phoenix-scout"),
        NOTHING,
    ]
    elsewhere = owing("K-9", ["K-1"], B={"retained": ["phoenix-scout"]})
    assert reasons(elsewhere, "complete:K-9") == [
        ("C-RETAIN-09", "others-cannot-pay", {"symbol": "phoenix-scout"}),
        due("phoenix-scout"),
        NOTHING,
    ]
    twice = owing("K-9", ["K-1", "K-3"], ["V-22b"])
    assert reasons(twice, "complete:K-9") == [
        ("C-UPCH-08", "one-card-per-symbol", {"symbol": "phoenix-scout"}),
        due("phoenix-scout", "C-UPCH-02 C-UPCH-03 C-UPCH-11"),
        NOTHING,
    ]


@pytest.mark.rule("C-UPCH-02", "C-UPCH-06", "C-UPCH-08", "C-RETAIN-04", "C-RETAIN-09", "C-UPCH-07")
def test_who_pays_which_symbol() -> None:
    retained = ["V-22b", "V-43b", "V-25a", "V-01a"]  # two Phoenix Scouts, a Griffin Scout's back, a Lion Scout
    others = {"B": {"retained": ["V-31b"]}}
    table = owing("K-9", ["K-1", "K-3"], [*retained], {"BS": "V-61a"}, **others)
    table.answer("complete:K-9", 0)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("upcharge.vassal", "C-UPCH-02", False)
    assert question.about == {"symbol": "phoenix-scout"}
    assert question.keys == ["pay:V-22b", "pay:V-43b"]
    assert [option.touches for option in question.options] == [("V-22",), ("V-43",)]
    wrong = ("C-UPCH-06", "wrong-symbol", {"symbol": "phoenix-scout"})

    def lacks(card: str) -> tuple[str, str, dict[str, str]]:
        return wrong[0], wrong[1], {"card": card, **wrong[2]}

    assert reasons(table, "pay:V-01a") == [lacks("V-01a")]
    assert reasons(table, "pay:V-22a") == [("C-RETAIN-04 C-UPCH-06", "retained-other-side", {"card": "V-22a"}), lacks("V-22a")]
    assert reasons(table, "pay:V-31b") == [("C-RETAIN-09", "retained-by-another", {"card": "V-31b"})]
    assert reasons(table, "pay:V-61a") == [("C-UPCH-07", "on-the-board", {"card": "V-61a"})]
    assert reasons(table, "pay:V-37a") == [("C-UPCH-06", "not-retained", {"card": "V-37a"}), lacks("V-37a")]


@pytest.mark.rule("C-UPCH-08", "C-UPCH-09")
def test_one_vassal_pays_one_symbol_and_is_discarded() -> None:
    table = owing("K-9", ["K-1", "K-3"], ["V-22b", "V-43b", "V-49b"])
    table.answer("complete:K-9", 0)
    table.answer("pay:V-43b", 0)
    assert keys(table) == ["pay:V-22b", "pay:V-49b"]
    assert reasons(table, "pay:V-43b") == [("C-UPCH-08", "pays-already", {"card": "V-43b"})]
    assert state_of(table).players[0].retained != ()
    assert told(table) == []
    table.answer("pay:V-49b", 0)
    state = state_of(table)
    names = state.content.cards.face_ids
    assert told(table)[:2] == [Paid(0, "V-43b", "phoenix-scout"), Paid(0, "V-49b", "phoenix-scout")]
    assert [names[face] for face in state.players[0].retained] == ["V-22b"]
    assert [names[face] for face in state.vassals_out] == ["V-43b", "V-49b"]


@pytest.mark.rule("C-UPCH-10")
def test_paying_when_nothing_is_due_is_not_for_now() -> None:
    table = owing("K-9", [], ["V-22b"])
    assert reasons(table, "pay:V-22b") == [("C-ORD-01", "not-now", {"step": "work.action"})]
    assert reasons(table, "pay:V-43b") == [
        ("C-ORD-01", "not-now", {"step": "work.action"}),
        ("C-UPCH-06", "not-retained", {"card": "V-43b"}),
    ]


@pytest.mark.rule("C-UPCH-02", "C-UPCH-08")
def test_a_surplus_of_wrong_vassals_pays_nothing() -> None:
    table = owing("K-9", ["K-1"], ["V-01a", "V-20a", "V-32b"])
    assert "complete:K-9" not in keys(table)
    table = owing("K-9", ["K-1", "K-2"], ["V-22b", "V-08b"])
    assert "complete:K-9" in keys(table)


# ------------------------------------------------------------------ a symbol that is not paid
WAIVING = ("C-BONUS-03", "another-family", {"ability": "upcharge-rebate"})
ONCE = ("C-BONUS-03", "once-a-turn", {"ability": "upcharge-rebate"})


def rebate(tasks: list[str], retained: list[str], *play: str, family: str = "gramberly", **more: Any) -> Any:
    mine = {"hand": ["K-9"], "tasks": tasks, "retained": retained, "family": family, **more}
    return staged({"board": BOARD, "players": {"A": mine}}, *play, cards=CARDS)


@pytest.mark.rule("C-BONUS-03", "C-UPCH-02", "C-UPCH-03")
def test_one_symbol_of_an_upcharge_is_waived() -> None:
    table = rebate(["K-1", "K-2"], ["V-22b", "V-08b"], "A complete:K-9")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.about, question.keys) == (
        "upcharge.vassal",
        {"symbol": "phoenix-scout"},
        ["pay:V-22b", "waive:phoenix-scout"],
    )
    assert question.options[1].touches == ("phoenix-scout",)
    assert reasons(table, "waive:griffin-spy") == [("C-UPCH-06", "another-symbol-is-due", {"symbol": "phoenix-scout"})]
    table.answer("waive:phoenix-scout", 0)
    assert told(table)[:2] == [Waived(0, "phoenix-scout"), Paid(0, "V-08b", "griffin-spy")]
    state = state_of(table)
    assert state.uses == ((0, "upcharge-rebate"),)
    assert [state.content.cards.face_ids[face] for face in state.players[0].retained] == ["V-22b"]
    later = rebate(["K-1", "K-2"], ["V-22b", "V-08b"], "A complete:K-9", "A pay:V-22b")
    assert keys(later) == ["pay:V-08b", "waive:griffin-spy"]
    assert reasons(later, "waive:phoenix-scout") == [("C-UPCH-06", "another-symbol-is-due", {"symbol": "griffin-spy"})]
    later.answer("pay:V-08b", 0)
    assert told(later)[:2] == [Paid(0, "V-22b", "phoenix-scout"), Paid(0, "V-08b", "griffin-spy")]
    assert state_of(later).uses == ()


@pytest.mark.rule("C-BONUS-03", "C-UPCH-03")
def test_the_waiver_is_not_offered_where_it_is_needed_for_another_symbol() -> None:
    table = rebate(["K-1", "K-2", "K-3"], ["V-22b", "V-43b"], "A complete:K-9")
    assert keys(table) == ["pay:V-22b", "pay:V-43b"]
    assert reasons(table, "waive:phoenix-scout") == [("C-UPCH-03", "waiver-needed-for-another", {"symbol": "phoenix-scout"})]
    assert reasons(table, "waive:griffin-spy") == [("C-UPCH-06", "another-symbol-is-due", {"symbol": "phoenix-scout"})]
    table.answer("pay:V-43b", 0)  # the Spy can only be waived, and the second Scout must be paid
    assert told(table)[:3] == [Paid(0, "V-43b", "phoenix-scout"), Waived(0, "griffin-spy"), Paid(0, "V-22b", "phoenix-scout")]
    spared = rebate(["K-1", "K-3", "K-2"], ["V-22b", "V-08b", "V-43b"], "A complete:K-9", "A waive:phoenix-scout")
    assert keys(spared) == ["pay:V-22b", "pay:V-43b"]
    assert reasons(spared, "waive:phoenix-scout") == [ONCE]
    assert reasons(spared, "waive:griffin-spy") == [ONCE, ("C-UPCH-06", "another-symbol-is-due", {"symbol": "phoenix-scout"})]
    short = rebate(["K-1", "K-3"], ["V-43b"], "A complete:K-9")
    assert keys(short) == ["pay:V-43b", "waive:phoenix-scout"]
    short.answer("pay:V-43b", 0)
    assert told(short)[:2] == [Paid(0, "V-43b", "phoenix-scout"), Waived(0, "phoenix-scout")]


@pytest.mark.rule("C-BONUS-03", "C-UPCH-02")
def test_what_a_waiver_cannot_do() -> None:
    rules = "C-UPCH-02 C-UPCH-03 C-UPCH-11 C-BONUS-03"
    assert "complete:K-9" in keys(rebate(["K-1"], []))
    two = rebate(["K-1", "K-2"], [])
    assert reasons(two, "complete:K-9") == [due("phoenix-scout", rules), due("griffin-spy", rules), NOTHING]
    spent = rebate(["K-1"], [], used=["upcharge-rebate"])
    assert reasons(spent, "complete:K-9") == [due("phoenix-scout", "C-UPCH-02 C-BONUS-03"), NOTHING]
    assert "complete:K-9" in keys(rebate(["K-1"], ["V-22b"], used=["upcharge-rebate"]))
    assert "complete:K-9" in keys(rebate([], [], used=["upcharge-rebate"]))
    assert "complete:K-9" in keys(rebate([], [], family="corwin"))
    assert reasons(rebate(["K-1"], [], family="corwin"), "complete:K-9") == [due("phoenix-scout"), NOTHING]
    assert "complete:K-9" in keys(rebate(["K-1"], ["V-22b"], family="corwin"))
    wrong = rebate(["K-1", "K-2"], ["V-20a", "V-01a", "V-08b"])
    assert "complete:K-9" in keys(wrong)  # the Spy is paid, the Scout waived
    assert reasons(rebate(["K-1", "K-2"], ["V-20a", "V-19a", "V-21a"]), "complete:K-9") == [
        *(due("phoenix-scout", rules), ("C-UPCH-06", "only-one-part", {"symbol": "griffin-spy"}), due("griffin-spy", rules)),
        NOTHING,
    ]


@pytest.mark.rule("C-BONUS-03", "C-FAM-02")
def test_who_waives_nothing() -> None:
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    assert reasons(rebate(["K-1"], []), "waive:phoenix-scout") == [now]
    assert reasons(rebate(["K-1"], [], used=["upcharge-rebate"]), "waive:phoenix-scout") == [now, ONCE]
    assert reasons(rebate(["K-1"], [], family="corwin"), "waive:phoenix-scout") == [now, WAIVING]
    assert reasons(rebate(["K-1"], [], family="none"), "waive:phoenix-scout") == [now, ("C-BONUS-03", "no-families", {})]
    table = rebate(["K-1", "K-3"], ["V-22b", "V-43b", "V-49b"], "A complete:K-9", family="corwin")
    assert keys(table) == ["pay:V-22b", "pay:V-43b", "pay:V-49b"]
    assert reasons(table, "waive:phoenix-scout") == [WAIVING]
    assert reasons(table, "waive:phoenix-scout", 1) == [("C-ORD-01", "not-asked", {"asked": "A"}), WAIVING]


@pytest.mark.rule("C-UPCH-03", "C-UPCH-08")
def test_of_two_equal_faces_either_pays() -> None:
    table = owing("K-9", ["K-1", "K-2"], ["V-22b", "V-43b", "V-08b", "V-17b"])
    table.answer("complete:K-9", 0)
    assert keys(table) == ["pay:V-22b", "pay:V-43b"]
    table.answer("pay:V-22b", 0)
    assert keys(table) == ["pay:V-08b", "pay:V-17b"]
    state = state_of(table)
    me = state.players[0]
    assert [due_for(me, stack) for stack in range(4)] == [me.stacks[0], (), (), ()]
    assert [can_pay_stack(state, me, stack) for stack in range(4)] == [True] * 4
    assert waivers_of(state, me) == 0
    assert missing_symbols(state, me, me.stacks[0]) == []
