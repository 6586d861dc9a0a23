"""Assassins and Saboteurs: placing them, blowing up the board, every reason, and what the table hears in full."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.content import SQUARES, board
from blackstone.games.castle.corners import next_vassal, renew_corners
from blackstone.games.castle.events import (
    BlewUp,
    Completed,
    Dealt,
    Filled,
    Flipped,
    Mustered,
    Placed,
    RecalledAgent,
    Refilled,
    Renewed,
    Replaced,
    Retained,
    SetAside,
    TurnBegan,
)
from blackstone.games.castle.state import squares_in, standing
from blackstone.games.castle.supply import in_supply
from blackstone.kernel.table import Table

ON: dict[str, str | bool] = {"families": "off", "assassins": "on"}
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
OUTLINED = [SQUARES[square] for square in board().outlined]
SPECIAL = {"BS": "V-19a", "LT": "AS-1a", "CN": "AS-2b"}
ASSASSIN, SABOTEUR = ("C-ASAB-05", "assassin-stays", {"at": "LT"}), ("C-ASAB-06", "saboteur-stays", {"at": "CN"})


def corners(*piles: list[str]) -> dict[str, list[str]]:
    """The four decks from the top; those not named are empty."""
    return dict(zip(CORNERS, [*piles, *[[]] * 4], strict=False))


def names(table: Table, faces: Any) -> list[str]:
    return [state_of(table).content.cards.face_ids[face] for face in faces]


def court(table: Table) -> dict[str, str]:
    """What lies on the board."""
    state = state_of(table)
    return {SQUARES[at]: state.content.cards.face_ids[state.board[at]] for at in squares_in(standing(state))}


# ------------------------------------------------------------------ what can be done with them
@pytest.mark.rule("C-ASAB-03", "C-ASAB-04", "C-ASAB-05", "C-ASAB-06", "C-ASAB-07", "C-ASAB-08")
def test_what_is_offered_and_what_is_refused() -> None:
    table = staged({"board": SPECIAL, "players": {"A": {"knights": 1, "wizards": 1}}}, settings=ON)
    assert keys(table)[:15] == [
        *("pass", "slide:BS:LS", "slide:LT:AT", "slide:LT:BT", "slide:BS:BT", "slide:LT:LO", "slide:LT:LS"),
        *("retain:BS", "retain:CN", "flip:BS", "flip:LT", "flip:CN", "draw:guild", "draw:power", "draw:machination"),
    ]
    assert reasons(table, "retain:LT") == [ASSASSIN]
    assert reasons(table, "slide:CN:CE") == [SABOTEUR]
    assert reasons(table, "swap:AN:CN") == [("C-MANIP-01 C-MANIP-06", "empty", {"at": "AN"}), SABOTEUR]
    near = staged({"board": {"CN": "AS-2b", "KN": "AS-3b", "CE": "V-19a"}, "castles": ["CE"]}, settings=ON)
    lacking = ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})
    assert reasons(near, "swap:CN:KN") == [SABOTEUR, ("C-ASAB-06", "saboteur-stays", {"at": "KN"}), lacking]
    assert reasons(near, "swap:CN:CE") == [SABOTEUR, ("C-MANIP-11", "castle", {"at": "CE"}), lacking]
    knight = ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})
    assert reasons(near, "slide:CN:CE") == [SABOTEUR, ("C-MANIP-03", "occupied", {"at": "CE"}), knight]
    poor = staged({"board": SPECIAL}, settings=ON)
    assert reasons(poor, "retain:LT") == [ASSASSIN, knight]


@pytest.mark.rule("C-ASAB-02", "C-TASK-01")
def test_a_special_card_meets_nothing_wherever_it_stands() -> None:
    card = {"vp": 1, "left": {"letters": ["L"]}, "right": {"letters": ["C"], "role": "spy"}, "corner": "lion-spy"}
    cards = {"tasks": [{"id": "T-1", "deck": "guild", "type": "knight", **card}]}
    given = {"board": {**SPECIAL, "LS": "V-01b"}, "players": {"A": {"hand": ["T-1"]}}}
    table = staged(given, cards=cards, settings=ON)
    assert reasons(table, "complete:T-1") == [
        ("C-ASAB-02", "special-meets-nothing", {"at": "CN"}),
        ("C-TASK-01 C-TASK-03 C-TASK-06", "unmet-right", {"task": "T-1"}),
        ("C-TASK-18", "nothing-changes", {}),
    ]
    choosing = staged({**given, "board": {**given["board"], "LE": "V-02a", "CS": "lion-spy"}}, "A complete:T-1", cards=cards, settings=ON)
    assert keys(choosing) == ["use:LS:CS", "use:LE:CS"]
    assert reasons(choosing, "use:LT:CN") == [
        ("C-ASAB-02", "special-meets-nothing", {"at": "LT"}),
        ("C-ASAB-02", "special-meets-nothing", {"at": "CN"}),
    ]
    assert reasons(choosing, "use:CN:CS") == [("C-TASK-03", "outside", {"at": "CN"}), ("C-ASAB-02", "special-meets-nothing", {"at": "CN"})]
    agents = {**given, "at": "assign-intrigue", "completed": True, "players": {"A": {"tasks": ["T-1"]}}}
    watching = staged({**agents, "board": {**SPECIAL, "AO": "lion-captain"}}, "A agent:T-1", cards=cards, settings=ON)
    assert reasons(watching, "watch:LT") == [("C-ASAB-02 C-INTR-02", "nobody-watches-specials", {"at": "LT"})]
    assert reasons(watching, "watch:CN") == [("C-ASAB-02 C-INTR-02", "nobody-watches-specials", {"at": "CN"})]
    assert reasons(watching, "watch:KE") == [("C-INTR-02", "empty", {"at": "KE"})]


# ------------------------------------------------------------------ blowing up the board
@pytest.mark.rule("C-ASAB-08", "C-ASAB-09", "C-ASAB-13")
def test_what_the_table_hears_when_a_saboteur_is_removed() -> None:
    task = "G-K-01"
    given = {
        "turn": "B",
        "board": {"KE": "V-01a", "LT": "AS-1b", "BS": "AS-2a", "AO": "V-02a", "CN": "V-03b"},
        "castles": ["CN"],
        "completed": True,
        "corners": corners(*[[f"V-{deck}{number}{side}" for number, side in enumerate("abab")] for deck in (2, 3, 4, 5)]),
        "vassal-discards": ["V-14b"],
        "players": {
            "A": {"tasks": [task], "agent": {"task": task, "at": "AO"}, "guards": ["KE"], "family": "hester"},
            "B": {"knights": 2, "corner": "bottom-right"},
        },
    }
    table = staged(given, "B retain:LT", settings=ON)
    decks = ["bottom-right", "bottom-left", "top-left", "top-right"]
    dealt = []
    for at, square in enumerate(OUTLINED):
        deck, number = decks[at % 4], at // 4
        dealt.append(Dealt(square, f"V-{CORNERS.index(deck) + 2}{number}{'abab'[number]}", deck))
    assert told(table) == [BlewUp(1, "LT"), RecalledAgent(0, task, "AO"), *dealt]
    assert {one.cause for one in table.events(0, None)} == {"remove_saboteur"}
    state = state_of(table)
    assert (state.players[0].agent_at, state.players[0].agent_task, state.players[0].agent_match, state.watched) == (-1, -1, 0, 0)
    assert (state.players[0].guards, state.guarded, state.marked) == (0, 0, 0)
    assert (in_supply(state), state.players[1].knights, state.players[1].retained) == ((19, 20), 1, ())
    assert state.completed
    assert names(table, state.vassals_out) == ["V-14b", "AS-2a", "AS-1b", "V-02a", "V-03b", "V-01a"]
    assert court(table) == {event.at: event.card for event in dealt}
    assert [len(pile) for pile in state.corners] == [1, 1, 0, 1]
    assert table.asked == (1,)
    assert state.players[1].corner == 2
    assert table.horizon(1).free == ()


@pytest.mark.rule("C-ASAB-09", "C-ORD-18")
def test_an_empty_corner_is_passed_over_and_the_discards_make_new_ones() -> None:
    given = {
        "board": {"LT": "AS-1b", "AO": "V-02a"},
        "corners": corners(["V-20a", "V-21a"], [], ["V-40a"], []),
        "vassal-discards": [f"V-{number}" for number in range(60, 72)],
        "players": {"A": {"knights": 1}},
    }
    out = [f"V-{number}b" for number in range(60, 72)]
    table = staged(given, "A retain:LT", dice=[{"shuffle vassals": [*out, "V-02a", "AS-1b"]}], settings=ON)
    events = told(table)
    assert events[:5] == [
        BlewUp(0, "LT"),
        Dealt("BS", "V-20a", "top-left"),
        Dealt("AS", "V-40a", "bottom-right"),
        Dealt("KS", "V-21a", "top-left"),
        Renewed("vassals", 14),
    ]
    # the renewed decks, from the top: each holds every fourth card, the last dealt on top
    piles = [names_of[::-1] for names_of in ([*out, "V-02a", "AS-1b"][deck::4] for deck in range(4))]
    assert piles == [
        ["V-02a", "V-68b", "V-64b", "V-60b"],
        ["AS-1b", "V-69b", "V-65b", "V-61b"],
        ["V-70b", "V-66b", "V-62b"],
        ["V-71b", "V-67b", "V-63b"],
    ]
    assert events[5:9] == [
        SetAside(0, "AS-1b"),
        Dealt("LT", "V-69b", "top-right"),
        Dealt("CT", "V-70b", "bottom-right"),
        Dealt("BO", "V-71b", "bottom-left"),
    ]
    assert events[9:15] == [
        Dealt("AO", "V-02a", "top-left"),
        Dealt("KO", "V-65b", "top-right"),
        Dealt("LN", "V-66b", "bottom-right"),
        Dealt("CN", "V-67b", "bottom-left"),
        Dealt("BE", "V-68b", "top-left"),
        Dealt("AE", "V-61b", "top-right"),
    ]
    assert events[15:] == [Dealt("KE", "V-62b", "bottom-right")]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("special.space", "C-ASAB-11", False, {"card": "AS-1b"})
    assert question.keys == [f"place:{at}" for at in SQUARES if at not in OUTLINED]
    assert question.options[0].touches == ("LS",)


@pytest.mark.rule("C-ASAB-09", "C-ASAB-08")
def test_where_the_cards_do_not_suffice_spaces_stay_empty() -> None:
    given = {"board": {"LT": "AS-1b"}, "corners": corners([], ["V-20a"]), "players": {"A": {"knights": 1}}}
    table = staged(given, "A retain:LT", dice=[{"shuffle vassals": ["AS-1a"]}], settings=ON)
    assert told(table) == [BlewUp(0, "LT"), Dealt("BS", "V-20a", "top-right"), Renewed("vassals", 1), SetAside(0, "AS-1a")]
    assert keys(table)[0] == "place:LS"
    table.answer("place:KE", 0)
    assert told(table)[4:] == [Placed(0, "KE", "AS-1a")]
    assert court(table) == {"BS": "V-20a", "KE": "AS-1a"}
    assert (state_of(table).set_aside, state_of(table).vassals_out) == ((), ())
    assert table.question(0).kind == "work.action"  # type: ignore[union-attr]


@pytest.mark.rule("C-BONUS-05", "C-ASAB-08")
def test_a_saboteur_is_removed_for_the_price_of_retaining() -> None:
    for family, key, left in (
        ("gramberly", "retain:LT:wizard", (1, 0, ())),
        ("marbuck", "retain:LT:wizard", (1, 0, ((0, "cross-training"),))),
    ):
        mine = {"family": family, "knights": 1, "wizards": 1}
        table = staged({"board": {"LT": "AS-1b"}, "players": {"A": mine}}, f"A {key}", settings=ON)
        state = state_of(table)
        assert (state.players[0].knights, state.players[0].wizards, state.uses) == left
        assert told(table)[0] == BlewUp(0, "LT")


# ------------------------------------------------------------------ placing what was set aside
@pytest.mark.rule("C-ASAB-10", "C-ASAB-11", "C-ASAB-12")
def test_specials_are_placed_in_the_order_of_drawing() -> None:
    given = {
        "board": {"BS": "V-19a", "AS": "V-02a"},
        "corners": corners(["AS-3b", "AS-1a", "V-20a", "V-21a"], ["V-30a"]),
        "players": {"A": {"knights": 2}},
    }
    table = staged(given, "A retain:BS", "A refill:top-left", settings=ON)
    assert told(table) == [
        Retained(0, "BS", "V-19a"),
        SetAside(0, "AS-3b"),
        SetAside(0, "AS-1a"),
        Refilled(0, "BS", "V-20a", "top-left"),
    ]
    state = state_of(table)
    assert names(table, state.set_aside) == ["AS-3b", "AS-1a"]
    assert names(table, state.corners[0]) == ["V-21a"]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.about) == ("special.space", {"card": "AS-3b"})
    assert question.keys == [f"place:{at}" for at in SQUARES if at not in ("BS", "AS")]
    assert reasons(table, "place:BS") == [("C-ASAB-11", "occupied", {"at": "BS"})]
    table.answer("place:LS", 0)
    assert table.question(0).about == {"card": "AS-1a"}  # type: ignore[union-attr]
    assert reasons(table, "place:LS") == [("C-ASAB-11", "occupied", {"at": "LS"})]
    table.answer("place:BT", 0)
    assert told(table)[4:] == [Placed(0, "LS", "AS-3b"), Placed(0, "BT", "AS-1a")]
    assert court(table) == {"BS": "V-20a", "LS": "AS-3b", "AS": "V-02a", "BT": "AS-1a"}
    assert state_of(table).set_aside == ()
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    assert reasons(table, "place:KE") == [now]
    assert reasons(table, "place:BS") == [now, ("C-ASAB-11", "occupied", {"at": "BS"})]
    assert reasons(table, "place") == [now]


@pytest.mark.rule("C-ASAB-11", "C-ORD-18", "C-RETAIN-02")
def test_a_corner_of_specials_alone_is_followed_by_another() -> None:
    given = {
        "board": {"BS": "V-19a"},
        "corners": corners(["AS-3b"], ["V-30a"], ["V-40a"]),
        "players": {"A": {"knights": 1}, "B": {"tasks": ["G-K-01"], "agent": {"task": "G-K-01", "at": "BS", "match": 1}}},
    }
    table = staged(given, "A retain:BS", "A refill:top-left", settings=ON)
    assert told(table) == [Retained(0, "BS", "V-19a"), SetAside(0, "AS-3b")]
    assert table.asked == (1,)  # the agent is disturbed all the same
    table.answer("reward:knight", 1)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.keys, question.about) == ("retain.refill", ["refill:top-right", "refill:bottom-right"], {"at": "BS"})
    assert reasons(table, "refill:top-left") == [("C-RETAIN-02", "empty-corner", {"corner": "top-left"})]
    table.answer("refill:bottom-right", 0)
    assert told(table)[3:] == [Refilled(0, "BS", "V-40a", "bottom-right")]
    assert state_of(table).players[0].knights == 0
    table.answer("place:KE", 0)
    assert court(table) == {"BS": "V-40a", "KE": "AS-3b"}
    none = staged({**given, "corners": corners(["AS-3b"]), "players": {"A": {"knights": 1}}}, "A retain:BS", settings=ON)
    assert told(none) == [Retained(0, "BS", "V-19a"), SetAside(0, "AS-3b")]
    assert keys(none)[0] == "place:BS"


@pytest.mark.rule("C-ASAB-10", "C-ASAB-11", "C-ORD-15")
def test_specials_drawn_for_used_vassals_are_placed_after_all_of_them() -> None:
    card = {"vp": 1, "left": {"letters": ["B"]}, "right": {"letters": ["K"]}, "corner": "lion-spy"}
    cards = {"tasks": [{"id": "T-1", "deck": "guild", "type": "knight", **card}]}
    given = {
        "board": {"BS": "V-19a", "KE": "V-02a"},
        "corners": corners(["AS-4a", "V-20a", "V-21b"]),
        "players": {"A": {"hand": ["T-1"]}},
    }
    table = staged(given, "A complete:T-1", "A pass", cards=cards, settings=ON)
    assert told(table) == [
        Completed(0, "T-1", "BS", "KE"),
        SetAside(0, "AS-4a"),
        Replaced(0, "BS", "V-19a", "V-20a", "top-left"),
        Replaced(0, "KE", "V-02a", "V-21b", "top-left"),
    ]
    assert table.question(0).kind == "special.space"  # type: ignore[union-attr]
    none = staged({**given, "corners": corners(["V-20a", "V-21b"])}, "A complete:T-1", "A pass", cards=cards, settings=ON)
    assert none.question(0).kind == "intrigue.task"  # type: ignore[union-attr]


@pytest.mark.rule("C-SETUP-13", "C-ASAB-11", "C-ASAB-12")
def test_a_special_drawn_for_a_missing_vassal_is_placed_before_the_turn_goes_on() -> None:
    twelve = {at: f"V-{number + 1:02}a" for number, at in enumerate(OUTLINED) if at != "KE"}
    given = {"at": "shortage", "turn": "B", "board": {**twelve, "LS": "AS-2a"}, "corners": corners(["V-30a"], ["AS-4a", "V-20a"])}
    table = staged(given, "B fill:KE", settings=ON)
    assert told(table) == [TurnBegan(1, 1), SetAside(1, "AS-4a"), Filled(1, "KE", "V-20a", "top-right")]
    assert "place:LS" not in keys(table, 1)
    table.answer("place:CE", 1)
    assert told(table)[3:] == [Placed(1, "CE", "AS-4a"), Mustered(1, 1, 1)]


# ------------------------------------------------------------------ corners
@pytest.mark.rule("C-ASAB-10", "C-ORD-17")
def test_the_next_vassal_of_a_corner() -> None:
    table = staged({"board": {}, "turn": "B", "corners": corners(["AS-4a", "V-20b", "V-21a"], ["W-1a", "V-30a"], ["AS-1b"])}, settings=ON)
    state = state_of(table)
    ids = state.content.cards.face_ids
    assert ids[next_vassal(state, 0)] == "V-20b"
    assert ids[next_vassal(state, 1)] == "W-1a"
    assert next_vassal(state, 2) == -1
    assert next_vassal(state, 3) == -1
    assert names(table, state.set_aside) == ["AS-4a", "AS-1b"]
    assert [names(table, pile) for pile in state.corners] == [["V-21a"], ["V-30a"], [], []]
    assert renew_corners(state)
    assert [len(pile) for pile in state.corners] == [1, 1, 0, 0]
    state.corners = [(), (), (), ()]
    assert not renew_corners(state)
    state.vassals_out = (2 * state.content.cards.special, 7, 8, 100, 51)
    assert renew_corners(state)
    assert state.vassals_out == ()
    assert [len(pile) for pile in state.corners] == [2, 1, 1, 1]
    assert sorted(face >> 1 for pile in state.corners for face in pile) == [3, 4, 25, 50, state.content.cards.special]


@pytest.mark.rule("C-ASAB-04", "C-ASAB-07")
def test_what_the_table_hears_of_a_flip() -> None:
    table = staged({"board": SPECIAL, "players": {"A": {"wizards": 2}}}, "A flip:LT", "A flip:CN", settings=ON)
    assert told(table) == [Flipped(0, "LT", "AS-1b"), Flipped(0, "CN", "AS-2a")]
    state = state_of(table)
    assert (state.where[8], state.where[9], state.where[10]) == (1, 1 << 18, 1 << 6)
