"""The Wizard's Quest in full: questions, lists, reasons and events word by word; stacks; what a turn and a round leave behind."""

from __future__ import annotations

from typing import Any

import pytest
from quest_stories import card, half
from staged import keys, reasons, staged, told, with_tasks
from table import GAME, state_of

from blackstone.games.castle import stacks
from blackstone.games.castle.content import SQUARE
from blackstone.games.castle.events import (
    Ended,
    Exchanged,
    Flipped,
    Laid,
    LastTurns,
    OfferMoved,
    Renewed,
    Slid,
    Spent,
    Swapped,
    Took,
    TookKnight,
    TurnBegan,
)
from blackstone.games.castle.placing import Put, held, leave_hand, served_at, spendable
from blackstone.games.castle.state import Castle, Player, copy
from blackstone.games.castle.wizards_quest import Exchange, Give, got_rid_of, price_of_card, slides_onto_its_like, wizards_turn
from blackstone.kernel.game import NewGame, Outcome
from blackstone.kernel.options import Option
from blackstone.kernel.table import Table

Why = tuple[str, str, dict[str, Any]]
CARDS = with_tasks(
    card("T-1", half("CT", "lion", "spy"), half("E", role="scout")),
    card("T-2", half("S", role="spy"), half("S", "lion")),
    card("T-3", half("KE", "griffin"), half("KE", "griffin")),
)
SPY, SCOUT_BEHIND = "V-19a", "V-19b"  # a lion spy, behind it a dragon scout
BOTH = {"A": {"vassals": ["V-01"]}, "B": {"vassals": ["V-02"]}}


def wizards(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return staged({"players": BOTH, **given}, *play, mode="wizards-quest", games=CARDS, **more)


def causes(table: Table) -> list[str]:
    return [one.cause for one in table.events(0, None)]


# ------------------------------------------------------------------ set-up and turns
@pytest.mark.rule("C-V3-01", "C-V3-02", "C-V3-03", "C-V3-04")
def test_what_a_new_game_is() -> None:
    vassals = [f"V-{number:02}{'ab'[number % 2]}" for number in range(72, 0, -1)]
    tasks = [f"M-P-{number:02}" for number in range(1, 33)]
    dice: list[dict[str, Any]] = [{"shuffle vassals": vassals}, {"shuffle machination": tasks}, {"first player": "C"}]
    table = staged({"at": "creation"}, mode="wizards-quest", seats=3, dice=dice)
    state = state_of(table)
    first_sides = [2 * (number - 1) for number in range(72, 0, -1)]
    assert [player.vassals for player in state.players] == [tuple(sorted(first_sides[at : at + 20])) for at in (20, 40, 0)]
    assert state.vassal_offer == tuple(first_sides[60:65])
    assert state.reserve == tuple(reversed(first_sides[65:]))
    assert [(player.knights, player.wizards, player.corner, player.hand) for player in state.players] == [(0, 3, -1, ())] * 3
    assert (state.first, state.turn, state.board, state.corners) == (2, 2, [-1] * 25, [()] * 4)
    assert [state.content.cards.task_ids[task] for task in state.offer] == tasks[:5]
    fresh = GAME.new(GAME.content, NewGame("wizards-quest", 2, {"standstill": "on"}, b"s" * 32, first=1), None)
    assert fresh.agenda == (("turn", 1),)
    assert wizards_turn(1) == (("begin_three_actions", 1), ("wizards_work", 1), ("end_wizards_turn", 1), ("pass_wizards_turn", 1))


@pytest.mark.rule("C-V3-04", "C-V3-16")
def test_a_turn_from_beginning_to_end() -> None:
    given = {
        "at": "begin", "board": {"BS": SPY}, "taken": 1, "passes": 1, "offer": ["M-P-01", "M-P-02"],
        "decks": {"machination": ["M-P-11", "M-P-12", "M-P-13", "M-P-14"]},
    }  # fmt: skip
    table = wizards(given, "A take:knight", "A take:M-P-01", "A flip:BS")
    assert told(table) == [
        *(TurnBegan(0, 1), TookKnight(0), Took(0, "M-P-01"), Flipped(0, "BS", SCOUT_BEHIND)),
        OfferMoved(0, None, ("M-P-14", "M-P-13", "M-P-12", "M-P-11", "M-P-02")),
        TurnBegan(1, 1),
    ]
    assert causes(table) == ["begin_three_actions", *["wizards_action"] * 3, "end_wizards_turn", "begin_three_actions"]
    state = state_of(table)
    me = state.players[0]
    assert (me.knights, me.fresh_knights, me.wizards, me.turns, state.taken, state.passes) == (1, 0, 3, 2, 0, 0)


# ------------------------------------------------------------------ the actions and why not
COURT = {
    "board": {"BS": SPY, "LS": "lion-spy", "AS": "dragon-scout", "CS": "lion-spy"},
    "beneath": {"AS": ["dragon-scout"], "CS": ["lion-spy"]},
    "vassal-offer": ["V-30", "V-31"],
    "offer": ["M-P-01"],
    "players": {"A": {"hand": ["T-1", "T-3"], "vassals": ["V-21", "V-01"], "open-vassals": ["V-02"]}, "B": {"vassals": ["V-03"]}},
}


@pytest.mark.rule("C-V3-04", "C-V3-05", "C-V3-11", "C-V3-12", "C-V3-13", "C-V3-14", "C-V3-15")
def test_the_actions_in_their_order() -> None:
    table = wizards(COURT)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("wizards.action", "C-V3-04", True, {})
    assert question.keys == [
        *("pass", "take:M-P-01", "take:knight", "spend:T-1"),
        *("slide:CS:KS", "slide:BS:BT", "slide:LS:LT", "slide:AS:AT", "slide:CS:CT", "slide:BS:LS", "slide:LS:BS"),
        *("swap:BS:LS", "swap:LS:AS", "swap:AS:CS", "flip:BS", "flip:LS", "exchange:V-30", "exchange:V-31"),
    ]
    upright = wizards({"board": {"BS": SPY, "BT": "dragon-spy", "BO": "griffin-spy", "KS": "lion-scout", "KT": "lion-captain"}})
    assert [key for key in keys(upright) if key.startswith("swap")] == ["swap:BS:BT", "swap:KS:KT", "swap:BT:BO"]
    assert question.options[-1].touches == ("V-31",)
    assert (GAME.option("exchange:V-30"), GAME.option("give:V-30")) != (None, None)
    assert (Exchange.questions, Give.questions, Put.questions) == ((), ("wizards.give",), ("wizards.left", "wizards.right"))


@pytest.mark.rule("C-V3-12")
def test_slides_onto_the_like_in_all_four_directions() -> None:
    """A single one beside a stack of its like on every side; only it may move onto them."""
    state = state_of(wizards({"board": {}}))
    around, middle = ("AT", "CO", "AN", "LO"), SQUARE["AO"]
    lions = [face for face in range(144) if state.content.cards.face_names[face] == "lion-spy"]
    for name, face in zip((*around, "AO"), lions, strict=False):
        stacks.lay(state, SQUARE[name], face)
    stacks.lay(state, SQUARE["KE"], state.content.cards.face_of[SCOUT_BEHIND])
    found: list[Option] = []
    slides_onto_its_like(state, found, 1 << middle)
    assert [option.key for option in found] == ["slide:AO:CO", "slide:AO:LO", "slide:AO:AN", "slide:AO:AT"]
    found = []
    slides_onto_its_like(state, found, sum(1 << SQUARE[name] for name in around))
    assert [option.key for option in found] == ["slide:LO:AO", "slide:CO:AO", "slide:AT:AO", "slide:AN:AO"]
    edge = state_of(wizards({"board": {}}))
    for name, face in zip(("KS", "BT"), lions, strict=False):  # no neighbours: the board does not wrap round
        stacks.lay(edge, SQUARE[name], face)
    found = []
    slides_onto_its_like(edge, found, edge.where[8])
    assert found == []


@pytest.mark.rule("C-V3-04", "C-V3-05", "C-V3-11", "C-V3-12", "C-V3-13", "C-V3-14", "C-V3-15")
def test_why_not() -> None:
    table = wizards(COURT)
    pays: Why = ("C-V3-04", "an-action-pays", {})
    slanting = {"here": "BS", "there": "LT"}

    def empty(at: str) -> Why:
        return "C-MANIP-01 C-MANIP-06", "empty", {"at": at}

    def unlike(here: str, at: str) -> Why:
        return "C-V3-12 C-MANIP-03", "not-its-like", {"here": here, "at": at}

    assert reasons(table, "take:M-P-02") == [("C-V3-05", "not-in-offer", {"task": "M-P-02"})]
    assert reasons(table, "spend:M-P-10") == [("C-V3-06", "not-in-hand", {"task": "M-P-10"})]
    assert reasons(table, "spend:T-3") == [("C-V3-10", "nothing-to-lay", {"task": "T-3"})]
    assert reasons(table, "slide:BS:LT") == [("C-MANIP-02", "not-next", slanting)]
    assert reasons(table, "slide:LS:AS") == [unlike("LS", "AS")]
    assert reasons(table, "slide:AS:LS") == [unlike("AS", "LS"), ("C-V3-12", "stack-slides-onto-nothing", {"at": "AS"})]
    assert reasons(table, "slide:CS:LS") == [
        ("C-MANIP-02", "not-next", {"here": "CS", "there": "LS"}),
        ("C-V3-12", "stack-slides-onto-nothing", {"at": "CS"}),
    ]
    assert reasons(table, "slide:KS:CS") == [empty("KS")]
    assert reasons(table, "slide:BS:BT:wizard") == reasons(table, "slide:BS:LS:wizard") == [pays]
    assert reasons(table, "swap:BS:LT") == [("C-MANIP-06", "not-next", slanting), empty("LT")]
    assert reasons(table, "swap:KS:KT:knight") == [pays, empty("KS"), empty("KT")]
    assert reasons(table, "flip:AS") == [("C-V3-14", "stack-never-flips", {"at": "AS"})]
    assert reasons(table, "flip:KS:knight") == [pays, empty("KS")]
    assert reasons(table, "exchange:V-05") == [("C-V3-15", "not-in-vassal-offer", {"card": "V-05"})]
    late = ("C-ORD-01", "not-now", {"step": "wizards.action"})
    assert reasons(table, "give:V-01") == reasons(table, "put:V-01a:BS") == [late]
    assert reasons(table, "give:V-30") == [late, ("C-V3-15", "vassal-not-held", {"card": "V-30"})]
    assert reasons(table, "put:V-30b:BS") == [late, ("C-V3-06", "vassal-not-held", {"card": "V-30"})]


@pytest.mark.rule("C-V3-04", "C-V3-05", "C-V3-15", "C-V3-18", "C-COMP-06")
def test_why_nothing_at_all() -> None:
    table = wizards(COURT)
    others: list[Why] = [("C-ORD-01", "not-asked", {"asked": "A"}), ("C-V3-04", "actions-in-own-turn", {})]
    for key in (
        "take:M-P-01",
        "take:knight",
        "take",
        "slide:BS:BT",
        "slide",
        "swap:BS:LS",
        "swap",
        "flip:BS",
        "flip",
        "exchange",
        "exchange:V-30",
    ):
        assert reasons(table, key, 1) == others
    assert reasons(table, "spend", 1) == [others[0], ("C-V3-10", "no-card-of-use", {}), others[1]]
    spent: dict[str, Any] = {
        **COURT,
        "offer": [],
        "players": {"A": {"wizards": 1, "knights": 20}, "B": {"hand": ["T-1"], "vassals": ["V-02"]}},
    }
    bare = wizards(spent)
    assert reasons(bare, "take") == [("C-V3-05", "offer-empty", {})]
    assert reasons(bare, "take:knight") == [("C-V3-04 C-COMP-06", "supply-of-knights-empty", {})]
    assert reasons(bare, "spend") == [("C-V3-10", "no-card-of-use", {})]
    assert reasons(bare, "spend", 1) == others  # B could use a card, were it B's turn
    no_vassal: Why = ("C-V3-15", "no-vassal-held", {})
    assert reasons(bare, "exchange") == reasons(bare, "exchange:V-30") == [no_vassal]
    assert reasons(bare, "exchange:V-05") == [("C-V3-15", "not-in-vassal-offer", {"card": "V-05"}), no_vassal]


@pytest.mark.rule("C-V3-18")
def test_why_nothing_but_to_pass() -> None:
    table = wizards({**COURT, "players": {"A": {"hand": ["T-1"]}, "B": {"vassals": ["V-03"]}}})
    must: Why = ("C-V3-18", "must-pass", {})
    for key in ("take:M-P-01", "take:knight", "take", "slide:BS:BT", "slide", "swap:BS:LS", "swap", "flip:BS", "flip"):
        assert reasons(table, key) == [must]
    assert reasons(table, "exchange") == [("C-V3-15", "no-vassal-held", {}), must]
    assert reasons(table, "spend:T-1") == [("C-V3-10", "nothing-to-lay", {"task": "T-1"}), must]
    assert reasons(table, "slide:LS:AS")[-1] == must
    assert keys(table) == ["pass"]
    begun = wizards({**COURT, "players": {"A": {"wizards": 2}, "B": {"vassals": ["V-03"]}}})
    assert "take:knight" in keys(begun)
    assert not [key for key in keys(begun) if key.startswith("exchange")]


@pytest.mark.rule("C-V3-05")
@pytest.mark.parametrize(
    ("taken", "wizards_left", "knights", "fresh", "why"),
    [
        (0, 1, 0, 0, ""),
        (1, 2, 0, 0, ""),
        (1, 1, 1, 0, ""),
        (1, 1, 1, 1, "second-card-costs-two"),
        (1, 1, 0, 0, "second-card-costs-two"),
        (2, 3, 2, 0, "two-cards-a-turn"),
        (2, 1, 0, 0, "two-cards-a-turn"),
    ],
)
def test_the_price_of_a_card(taken: int, wizards_left: int, knights: int, fresh: int, why: str) -> None:
    mine = {"vassals": ["V-01"], "wizards": wizards_left, "knights": knights, "fresh-knights": fresh}
    table = wizards({"board": {"BS": SPY}, "offer": ["M-P-01"], "taken": taken, "players": {"A": mine, "B": {"vassals": ["V-02"]}}})
    assert ("take:M-P-01" in keys(table)) is not bool(why)
    assert price_of_card(state_of(table)) == 1 + taken
    if why:
        assert reasons(table, "take:M-P-01") == [("C-V3-05", why, {})]
        assert reasons(table, "take:M-P-09") == [("C-V3-05", "not-in-offer", {"task": "M-P-09"}), ("C-V3-05", why, {})]
        return
    table.answer("take:M-P-01", 0)
    assert told(table)[0] == Took(0, "M-P-01")
    state = state_of(table)
    if table.asked == (0,):
        assert (state.taken, state.players[0].wizards + state.players[0].knights) == (taken + 1, wizards_left + knights - 1 - taken)


# ------------------------------------------------------------------ laying
@pytest.mark.rule("C-V3-06", "C-V3-07", "C-V3-08", "C-V3-09")
def test_what_can_be_laid_for_the_left_half_and_why_not() -> None:
    given = {
        "board": {"BS": SPY, "LS": "dragon-spy/phoenix-captain"},
        "players": {"A": {"hand": ["T-2"], "vassals": ["V-21", "V-01"], "open-vassals": ["V-02"]}, "B": {"vassals": ["V-03"]}},
    }
    table = wizards(given, "A spend:T-2")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("wizards.left", "C-V3-06", True, {"task": "T-2"})
    spaces = ("AS", "CS", "KS")
    assert question.keys == [
        *("pass", "put:V-21a:BS", *[f"put:V-21a:{space}" for space in spaces]),
        *("put:V-02b:LS", *[f"put:V-02b:{space}" for space in spaces]),
    ]
    assert question.options[1].touches == ("V-21", "BS")
    lacking, unlike = ("C-V3-06 C-TASK-06", "face-lacks-symbol", {"face": "lion-scout"}), "C-V3-08 C-V3-09"
    outside = ("C-V3-06 C-TASK-03 C-V3-09", "outside", {"at": "BT"})
    assert reasons(table, "put:V-01a:BS") == [lacking, (unlike, "another-identity", {"at": "BS"})]
    assert reasons(table, "put:V-01a:BT") == [outside, lacking]
    assert reasons(table, "put:V-21a:LS") == [(unlike, "another-identity", {"at": "LS"})]
    assert reasons(table, "put:V-03a:BS") == [("C-V3-06", "vassal-not-held", {"card": "V-03"})]
    assert reasons(table, "put:V-21a:BS", 1)[0] == ("C-ORD-01", "not-asked", {"asked": "A"})
    mine = reasons(table, "put:V-03a:BS", 1)
    assert mine == [("C-ORD-01", "not-asked", {"asked": "A"})]
    assert reasons(table, "spend:T-2") == [("C-ORD-01", "not-now", {"step": "wizards.left"})]


@pytest.mark.rule("C-V3-06", "C-V3-07", "C-V3-08", "C-V3-10")
def test_what_can_be_laid_for_the_right_half_and_why_not() -> None:
    given = {
        "board": {"BS": SPY},
        "players": {"A": {"hand": ["T-2"], "vassals": ["V-21", "V-01"], "open-vassals": ["V-02"]}, "B": {"vassals": ["V-03"]}},
    }
    table = wizards(given, "A spend:T-2", "A put:V-21a:LS")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("wizards.right", "C-V3-06", True, {"task": "T-2"})
    assert question.keys == ["pass", *[f"put:{name}:{space}" for name in ("V-01a", "V-02a") for space in ("AS", "CS", "KS")]]
    laid: Why = ("C-V3-06", "vassal-laid-already", {"card": "V-21"})
    assert reasons(table, "put:V-21a:AS") == [laid]
    assert reasons(table, "put:V-21b:AS") == [laid, ("C-V3-06 C-TASK-07", "face-lacks-symbol", {"face": "dragon-captain"})]
    assert reasons(table, "put:V-01a:LS") == [("C-V3-08 C-V3-09", "another-identity", {"at": "LS"})]
    table = wizards(given, "A spend:T-2", "A pass")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.may) == ("wizards.right", True)
    assert question.keys == [
        "put:V-21a:BS",
        *[f"put:{name}:{space}" for name in ("V-21a", "V-01a", "V-02a") for space in ("LS", "AS", "CS", "KS")],
    ]
    assert reasons(table, "pass") == [("C-ORD-01", "not-now", {"step": "wizards.right"})]


@pytest.mark.rule("C-V3-06", "C-TASK-04")
def test_a_space_instead_of_a_line() -> None:
    given = {"board": {}, "players": {"A": {"hand": ["T-1"], "vassals": ["V-21", "V-19"]}, "B": {"vassals": ["V-03"]}}}
    table = wizards(given, "A spend:T-1")
    assert keys(table) == ["pass", "put:V-21a:CT", "put:V-19a:CT"]
    assert reasons(table, "put:V-21a:CS") == [("C-V3-06 C-TASK-04", "outside", {"at": "CS"})]
    assert reasons(table, "put:V-21b:CT") == [("C-V3-06 C-TASK-08", "face-lacks-symbol", {"face": "dragon-captain"})]
    table.answer("put:V-21a:CT", 0)
    assert keys(table) == ["pass", *[f"put:V-19b:{column}E" for column in "BLACK"]]


@pytest.mark.rule("C-V3-06", "C-V3-08", "C-V3-10", "C-V3-22")
def test_what_the_table_hears_of_laying_and_what_changes() -> None:
    given = {
        "board": {"BS": SPY},
        "players": {
            "A": {"hand": ["M-P-01", "T-2"], "vassals": ["V-21", "V-05"], "open-vassals": ["V-02", "V-06"], "wizards": 2},
            "B": {"vassals": ["V-03"]},
        },
    }
    table = wizards(given, "A spend:T-2", "A put:V-21a:BS", "A put:V-02a:KS")
    assert told(table) == [Spent(0, "T-2"), Laid(0, "BS", "V-21a"), Laid(0, "KS", "V-02a")]
    assert set(causes(table)) == {"place_vassals"}
    state = state_of(table)
    me, names, task = state.players[0], state.content.cards.face_of, state.content.cards.task_of
    assert (me.hand, me.vassals, me.open_vassals) == ((task["M-P-01"],), (names["V-05a"],), (names["V-06a"],))
    assert (me.wizards, state.idle, state.discards[2]) == (1, False, (task["T-2"],))
    assert (state.board[0], state.board[4], state.beneath) == (names["V-21a"], names["V-02a"], {0: (names[SPY],)})
    right = wizards(given, "A spend:T-2", "A pass", "A put:V-02a:KS")
    assert told(right) == [Spent(0, "T-2"), Laid(0, "KS", "V-02a")]
    left = wizards(given, "A spend:T-2", "A put:V-02b:LS", "A pass")
    assert told(left) == [Spent(0, "T-2"), Laid(0, "LS", "V-02b")]


@pytest.mark.rule("C-V3-06", "C-V3-10")
def test_what_a_hand_can_serve() -> None:
    given = {"board": {}, "players": {"A": {"hand": ["T-1", "T-2", "T-3"], "vassals": ["V-19"]}, "B": {"vassals": ["V-03"]}}}
    state = state_of(wizards(given))
    me, cards = state.players[0], state.content.cards
    one, two, three = (cards.task_of[f"T-{number}"] for number in (1, 2, 3))
    assert spendable(state, me) == [one, two]
    assert served_at(state, me, cards.left[one]) == 1 << SQUARE["CT"]
    assert served_at(state, me, cards.right[one]) == sum(1 << SQUARE[f"{column}E"] for column in "BLACK")
    assert served_at(state, me, cards.left[three]) == 0
    me.vassals, me.open_vassals = (0, 4), (2, 8)
    assert held(me) == (0, 4, 2, 8)
    leave_hand(me, 4)
    leave_hand(me, 2)
    assert held(me) == (0, 8)
    assert [len(pile) for pile in (me.vassals, me.open_vassals)] == [1, 1]


# ------------------------------------------------------------------ stacks
def stack(*faces: str, at: str = "AO") -> Castle:
    state = state_of(wizards({"board": {}}))
    for face in faces:
        stacks.lay(state, SQUARE[at], state.content.cards.face_of[face])
    return state


@pytest.mark.rule("C-V3-06", "C-V3-08", "C-V3-11", "C-V3-12", "C-V3-13")
def test_stacks() -> None:
    state = stack("V-19a", "V-20a", "V-21a")
    names, at, there = state.content.cards.face_of, SQUARE["AO"], SQUARE["BS"]
    assert state.content.cards.face_names[names["V-20a"]] == "lion-spy"
    faces = tuple(names[name] for name in ("V-19a", "V-20a", "V-21a"))
    assert (state.board[at], state.beneath, stacks.stacked(state)) == (faces[2], {at: faces[:2]}, 1 << at)
    assert stacks.takes_in(state, at, names["V-22a"]) is (state.content.cards.face_names[names["V-22a"]] == "lion-spy")
    assert not stacks.takes_in(state, at, names["V-19b"])
    assert stacks.takes_in(state, there, names["V-19b"])
    before = copy(state)
    assert stacks.lift(state, at) == faces
    assert (state.board[at], state.beneath, stacks.stacked(state), state.where) == (-1, {}, 0, [0] * 11)
    assert before.beneath == {at: faces[:2]}  # a copy keeps its own
    stacks.set_down(state, there, faces)
    assert (state.board[there], state.beneath) == (faces[2], {there: faces[:2]})
    stacks.lay(state, at, names["V-01a"])
    stacks.set_beneath(state, at, (names["V-02a"],))
    assert list(state.beneath) == [there, at]
    stacks.set_beneath(state, 3, (names["V-05a"],))
    assert list(state.beneath) == [there, 3, at]
    stacks.set_beneath(state, there, ())
    assert list(state.beneath) == [3, at]
    assert stacks.stacked(state) == 1 << 3 | 1 << at


@pytest.mark.rule("C-V3-11", "C-V3-12", "C-V3-13")
def test_what_the_table_hears_of_stacks() -> None:
    table = wizards(COURT, "A swap:AS:CS", "A slide:BS:LS", "A slide:LS:LT")
    state = state_of(table)
    names = state.content.cards.face_ids
    assert told(table)[:3] == [Swapped(0, "AS", "CS"), Slid(0, "BS", "LS", SPY), Slid(0, "LS", "LT", SPY)]
    lion, dragon, moved = SQUARE["AS"], SQUARE["CS"], SQUARE["LT"]
    assert [state.content.cards.face_names[state.board[square]] for square in (lion, dragon, moved)] == [
        "lion-spy",
        "dragon-scout",
        "lion-spy",
    ]
    assert (names[state.board[moved]], [len(state.beneath[square]) for square in (lion, dragon, moved)]) == (SPY, [1, 1, 1])
    assert state.players[0].wizards == 3  # the turn is over


# ------------------------------------------------------------------ exchanging
@pytest.mark.rule("C-V3-15", "C-V3-22")
def test_an_exchange() -> None:
    given = {**COURT, "players": {"A": {"vassals": ["V-01"], "open-vassals": ["V-05", "V-06"], "wizards": 2}, "B": {"vassals": ["V-03"]}}}
    table = wizards(given, "A exchange:V-31")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("wizards.give", "C-V3-15", False, {"card": "V-31"})
    assert question.keys == ["give:V-01", "give:V-05", "give:V-06"]
    assert question.options[0].touches == ("V-01",)
    assert reasons(table, "give:V-31") == [("C-V3-15", "vassal-not-held", {"card": "V-31"})]
    table.answer("give:V-05", 0)
    assert told(table) == [Exchanged(0, "V-05", "V-31")]
    assert causes(table) == ["exchange_vassal"]
    state = state_of(table)
    me, names = state.players[0], state.content.cards.face_of
    assert (me.vassals, me.open_vassals, me.wizards) == ((names["V-01a"],), (names["V-06a"], names["V-31a"]), 1)
    assert state.vassal_offer == (names["V-30a"], names["V-05a"])


# ------------------------------------------------------------------ the offer
@pytest.mark.rule("C-V3-16", "C-V3-17")
def test_what_the_table_hears_of_a_deck_made_anew() -> None:
    out = ["M-P-10", "M-P-11"]
    given = {"board": {"BS": SPY}, "offer": ["M-P-01", "M-P-02"], "decks": {"machination": ["M-P-12"]}, "discards": {"machination": out}}
    table = wizards(given, "A take:knight", "A pass", dice=[{"shuffle machination": ["M-P-02", "M-P-11", "M-P-10"]}])
    assert told(table)[1:4] == [
        Renewed("machination", 3),
        OfferMoved(0, "M-P-02", ("M-P-10", "M-P-11", "M-P-02", "M-P-12", "M-P-01")),
        TurnBegan(1, 1),
    ]
    state = state_of(table)
    assert (state.decks[2], state.discards[2]) == ((), ())


# ------------------------------------------------------------------ passing and the end
@pytest.mark.rule("C-V3-18", "C-V3-21")
def test_passing_a_whole_turn() -> None:
    given: dict[str, Any] = {"board": {"BS": SPY}}
    table = wizards(given, "A pass")
    assert state_of(table).passes == 1
    assert told(table)[-1] == TurnBegan(1, 1)
    table.answer("pass", 1)
    assert [event for event in told(table) if isinstance(event, LastTurns)] == [LastTurns(1, "all-passed")]
    assert "pass_wizards_turn" not in causes(table)
    half_way = wizards({**given, "passes": 1}, "A take:knight", "A pass")
    assert state_of(half_way).passes == 0
    assert not state_of(half_way).closing
    stuck = wizards({**given, "players": {"A": {}, "B": {"vassals": ["V-03"]}}}, "A pass")
    assert told(stuck)[0] == LastTurns(0, "must-pass")
    assert (state_of(stuck).passes, state_of(stuck).closing) == (1, True)
    calm = wizards({**given, "passes": 1}, "A pass", settings={"standstill": "off"})
    assert (state_of(calm).passes, state_of(calm).closing) == (2, False)


@pytest.mark.rule("C-V3-21")
@pytest.mark.parametrize(
    ("before", "idle", "after", "last"), [(2, True, 3, True), (1, True, 2, False), (2, False, 0, False), (3, True, 4, True)]
)
def test_rounds_without_a_vassal_laid(before: int, idle: bool, after: int, last: bool) -> None:
    given = {"board": {"BS": SPY}, "turn": "B", "idle-rounds": before, "idle": idle}
    table = wizards(given, "B take:knight", "B pass")
    state = state_of(table)
    assert (state.idle_rounds, state.last_round, state.idle, state.round) == (after, last, True, 2)
    assert [event for event in told(table) if isinstance(event, LastTurns)] == ([LastTurns(1, "standstill")] if last else [])
    off = state_of(wizards(given, "B take:knight", "B pass", settings={"standstill": "off"}))
    assert (off.idle_rounds, off.last_round) == (after, False)


@pytest.mark.rule("C-V3-19", "C-V3-20")
@pytest.mark.parametrize(
    ("hands", "knights", "winners", "decided"),
    [
        ((1, 2, 3), (0, 5, 5), (0,), "vassals"),
        ((2, 1, 1), (9, 1, 0), (1,), "tokens"),
        ((1, 1, 2), (1, 1, 3), (0, 1), "shared"),
        ((1, 1, 1), (0, 0, 0), (0, 1, 2), "shared"),
    ],
)
def test_who_wins(hands: tuple[int, ...], knights: tuple[int, ...], winners: tuple[int, ...], decided: str) -> None:
    names = iter(f"V-{number:02}" for number in range(1, 30))
    players = {
        letter: {"vassals": [next(names) for _ in range(count - 1)], "open-vassals": [next(names)], "knights": held_}
        for letter, count, held_ in zip("ABC", hands, knights, strict=True)
    }
    table = wizards({"board": {}, "turn": "C", "last-round": True, "players": players}, "C pass", seats=3)
    assert told(table)[-1] == Ended(winners, decided)
    assert causes(table)[-1] == "pass_wizards_turn"
    assert table.outcome == Outcome(winners, decided)
    assert tuple(table.scores(None)) == tuple(20 - count for count in hands)


def test_how_many_vassals_one_has_got_rid_of() -> None:
    for seats, dealt in ((2, 25), (3, 20), (4, 15)):
        state = state_of(wizards({"board": {}}, seats=seats))
        assert got_rid_of(state, Player(0, vassals=(0, 2), open_vassals=(4,))) == dealt - 3
