"""Retaining vassals: refusals with their facts, the question's words, and what the table hears."""

from __future__ import annotations

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Refilled, Renewed, Retained
from blackstone.games.castle.retain import pay_for

KNIGHT = {"players": {"A": {"knights": 1}}}
NEVER_BACK = ("C-RETAIN-05", "never-back", {})


@pytest.mark.rule("C-MANIP-08", "C-MANIP-11", "C-MANIP-12", "C-RETAIN-05", "C-RETAIN-08")
def test_why_nothing_is_retained() -> None:
    assert reasons(staged({"board": {}, **KNIGHT}), "retain:BS") == [("C-MANIP-01 C-MANIP-06", "empty", {"at": "BS"})]
    here = {"board": {"BS": "lion-spy"}}
    assert reasons(staged({**here, **KNIGHT, "castles": ["BS"]}), "retain:BS") == [("C-MANIP-11", "castle", {"at": "BS"})]
    assert reasons(staged({**here, **KNIGHT}), "retain:BS:wizard") == [("C-MANIP-08", "wants-knight", {})]
    lacking = ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})
    assert reasons(staged(here), "retain:BS") == [lacking]
    assert reasons(staged({"board": {"BS": "V-01a"}}), "retain:BS") == [lacking]  # the first card of the box is a card like others
    assert reasons(staged(here), "retain") == [lacking, NEVER_BACK]
    assert reasons(staged({**here, **KNIGHT}), "retain:BS", 1) == [
        ("C-RETAIN-08 C-ORD-01", "not-asked", {"asked": "A"}),
        ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0}),
    ]


@pytest.mark.rule("C-RETAIN-02", "C-RETAIN-05")
def test_the_space_is_refilled_by_a_corner_that_has_cards() -> None:
    corners = {"top-left": ["V-01a"], "top-right": [], "bottom-right": ["V-02a"], "bottom-left": []}
    table = staged({"board": {"BS": "lion-spy"}, **KNIGHT, "corners": corners}, "A retain:BS")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("retain.refill", "C-RETAIN-02", False, {"at": "BS"})
    assert question.keys == ["refill:top-left", "refill:bottom-right"]
    assert [option.touches for option in question.options] == [("top-left",), ("bottom-right",)]
    assert reasons(table, "refill:top-right") == [("C-RETAIN-02", "empty-corner", {"corner": "top-right"})]
    assert reasons(table, "retain:BS") == [
        ("C-RETAIN-08 C-ORD-01", "not-now", {"step": "retain.refill"}),
    ]
    assert reasons(table, "slide:BS:LS") == [("C-ORD-01", "not-now", {"step": "retain.refill"})]
    bare = staged({"board": {}})
    assert reasons(bare, "refill") == [("C-ORD-01", "not-now", {"step": "work.action"}), NEVER_BACK]
    assert reasons(bare, "fill") == [("C-ORD-01", "not-now", {"step": "work.action"}), NEVER_BACK]


@pytest.mark.rule("C-RETAIN-01", "C-RETAIN-03")
def test_what_the_table_hears_and_what_changes() -> None:
    corners = {"top-left": ["V-01a", "V-03a"], "top-right": ["V-04a"], "bottom-right": ["V-02b"], "bottom-left": []}
    given = {"board": {"BS": "V-19a"}, "players": {"A": {"knights": 2}}, "corners": corners}
    table = staged(given, "A retain:BS", "A refill:bottom-right")
    assert told(table) == [Retained(0, "BS", "V-19a"), Refilled(0, "BS", "V-02b", "bottom-right")]
    assert [one.cause for one in table.events(0, None)] == ["retain_vassal"] * 2
    state = state_of(table)
    assert [len(pile) for pile in state.corners] == [2, 1, 0, 0]
    assert state.content.cards.face_ids[state.board[0]] == "V-02b"
    assert state.players[0].knights == 1
    assert "retain:BS" in keys(table)


@pytest.mark.rule("C-RETAIN-02", "C-ORD-18")
def test_where_no_vassal_is_left_the_space_stays_empty() -> None:
    corners: dict[str, list[str]] = {name: [] for name in ("top-left", "top-right", "bottom-right", "bottom-left")}
    table = staged({"board": {"BS": "V-19a"}, **KNIGHT, "corners": corners}, "A retain:BS")
    assert told(table) == [Retained(0, "BS", "V-19a")]
    assert state_of(table).board[0] == -1


@pytest.mark.rule("C-RETAIN-02")
def test_a_refill_ends_what_can_be_taken_back_freely() -> None:
    """A new card is seen, the retaining player's own next card perhaps not: the others must agree."""
    table = staged({"board": {"BS": "V-19a"}, **KNIGHT}, "A retain:BS", "A refill:top-left")
    assert table.horizon(0).free == ()
    assert table.horizon(0).by_consent == 1
    untouched = staged({"board": {"BS": "V-19a"}, **KNIGHT}, "A slide:BS:LS")
    assert untouched.horizon(0).free == (0,)


# ------------------------------------------------------------------ other ways
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
BARE: dict[str, list[str]] = {name: [] for name in CORNERS}
GRAMBERLY = {"players": {"A": {"family": "gramberly", "knights": 1, "wizards": 1}}}


@pytest.mark.rule("C-BONUS-05", "C-RETAIN-02")
def test_the_question_where_a_wizard_retains() -> None:
    corners = {**BARE, "top-right": ["V-01a", "V-02a"], "bottom-left": ["V-03b"]}
    table = staged({"board": {"BS": "V-19a"}, **GRAMBERLY, "corners": corners}, "A retain:BS:wizard")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("retain.refill", "C-RETAIN-02", False, {"at": "BS"})
    assert question.keys == ["refill:top-right", "refill:bottom-left"]
    assert told(table) == []
    table.answer("refill:bottom-left", 0)
    assert told(table) == [Retained(0, "BS", "V-19a"), Refilled(0, "BS", "V-03b", "bottom-left")]
    assert {one.cause for one in table.events(0, None)} == {"retain_as"}
    me = state_of(table).players[0]
    assert (me.knights, me.wizards, me.retained) == (1, 0, (36,))


@pytest.mark.rule("C-RETAIN-02", "C-ORD-18", "C-BONUS-05")
@pytest.mark.parametrize(("key", "left"), [("retain:BS", (0, 1)), ("retain:BS:wizard", (1, 0))])
def test_new_corner_decks_come_before_the_choice(key: str, left: tuple[int, int]) -> None:
    out = ["V-01a", "V-02a", "V-03a"]
    given = {"board": {"BS": "V-19a"}, **GRAMBERLY, "corners": BARE, "vassal-discards": out}
    table = staged(given, f"A {key}", dice=[{"shuffle vassals": ["V-03b", "V-01b", "V-02a"]}])
    assert told(table) == [Renewed("vassals", 3)]
    assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == (1, 1)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("retain.refill", "C-RETAIN-02", False, {"at": "BS"})
    assert question.keys == ["refill:top-left", "refill:top-right", "refill:bottom-right"]
    table.answer("refill:top-right", 0)
    assert told(table)[1:] == [Retained(0, "BS", "V-19a"), Refilled(0, "BS", "V-01b", "top-right")]
    assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == left
    none = staged({**given, "vassal-discards": []}, f"A {key}")
    assert told(none) == [Retained(0, "BS", "V-19a")]
    assert (state_of(none).players[0].knights, state_of(none).players[0].wizards) == left


@pytest.mark.rule("C-RETAIN-02", "C-INTR-04")
def test_an_agent_is_disturbed_whether_or_not_the_space_is_filled() -> None:
    agent = {"tasks": ["G-K-01"], "agent": {"task": "G-K-01", "at": "BS", "match": 1}}
    given = {"board": {"BS": "V-19a", "LS": "V-20a"}, "players": {"A": {"knights": 2}, "B": agent}}
    for corners, play in ((BARE, ["A retain:BS"]), ({**BARE, "top-left": ["V-01a"]}, ["A retain:BS"])):
        table = staged({**given, "corners": corners}, *play)
        assert (table.asked, keys(table, 1)) == ((1,), ["reward:knight", "reward:guild"])
    elsewhere = staged({**given, "corners": BARE}, "A retain:LS")
    assert elsewhere.asked == (0,)
    filled = staged({**given, "corners": {**BARE, "top-left": ["V-01a"]}}, "A retain:LS")
    assert filled.asked == (0,)


@pytest.mark.rule("C-V4-04", "C-V4-01")
def test_in_the_puzzle_the_space_may_stay_empty() -> None:
    corners = {"top-left": ["V-01a", "V-02a"], "top-right": ["V-03b"]}
    agent = {"tasks": ["G-K-01"], "agent": {"task": "G-K-01", "at": "BS", "match": 1}}
    given = {"board": {"BS": "V-19a", "LS": "V-20a"}, "players": {"A": {"knights": 2}, "B": agent}, "corners": corners}
    table = staged(given, "A retain:BS", mode="puzzle-masters-quest")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("retain.refill", "C-V4-04", True, {"at": "BS"})
    assert question.keys == ["pass", "refill:top-left", "refill:top-right"]
    assert told(table) == []
    table.answer("pass", 0)
    assert told(table) == [Retained(0, "BS", "V-19a")]
    assert (state_of(table).board[0], state_of(table).players[0].knights, table.asked) == (-1, 1, (1,))
    beside = staged(given, "A retain:LS", "A pass", mode="puzzle-masters-quest")
    assert beside.asked == (0,)
    filled = staged(given, "A retain:BS", "A refill:top-right", mode="puzzle-masters-quest")
    assert told(filled) == [Retained(0, "BS", "V-19a"), Refilled(0, "BS", "V-03b", "top-right")]
    assert (filled.asked, state_of(filled).players[0].knights) == ((1,), 1)
    renewed = {**given, "corners": {"top-left": [], "top-right": []}, "vassal-discards": ["V-01a", "V-02a", "V-03a"]}
    dice = [{"shuffle vassals": ["V-03b", "V-01b", "V-02a"]}]
    again = staged(renewed, "A retain:LS", mode="puzzle-masters-quest", dice=dice)
    assert keys(again) == ["pass", "refill:top-left", "refill:top-right"]
    again.answer("refill:top-left", 0)
    assert told(again) == [Renewed("vassals", 3), Retained(0, "LS", "V-20a"), Refilled(0, "LS", "V-02a", "top-left")]
    wizard = staged(
        {**given, "players": {"A": {"family": "marbuck", "wizards": 1}}}, "A retain:BS:wizard", "A pass", mode="puzzle-masters-quest"
    )
    assert (state_of(wizard).players[0].wizards, state_of(wizard).uses) == (0, ((0, "cross-training"),))


def test_only_a_key_that_retains_is_paid_for() -> None:
    state = state_of(staged({"board": {"BS": "V-19a"}, **KNIGHT}))
    me = state.players[0]
    with pytest.raises(TypeError, match="flip:BS retains nothing"):
        pay_for(state, me, "flip:BS")
    pay_for(state, me, "retain:LT")
    assert (me.knights, me.wizards) == (0, 0)
