"""Retaining vassals: refusals with their facts, the question's words, and what the table hears."""

from __future__ import annotations

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Refilled, Retained

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
