"""The Queen's Quest in full: questions, lists, reasons and events word by word; what a turn and a round leave behind."""

from __future__ import annotations

from typing import Any

import pytest
from quest_stories import card, half
from staged import keys, reasons, staged, told, with_tasks
from table import GAME, state_of

from blackstone.games.castle import three_actions
from blackstone.games.castle.events import (
    Collected,
    Ended,
    Flipped,
    LastTurns,
    OfferMoved,
    Restocked,
    Slid,
    Spent,
    Swapped,
    Took,
    TookKnight,
    TurnBegan,
)
from blackstone.games.castle.offer import OFFERED, Spend, Take, draw_for_offer, draw_or_renew, move_offer, nothing_offered
from blackstone.games.castle.queens_quest import UseOne, queens_turn
from blackstone.games.castle.sets import Set, by_table, joined_by, set_name, worth
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.three_actions import ACTIONS, TakeKnight, actions_left, pay, renew_actions
from blackstone.kernel.events import Event
from blackstone.kernel.game import NewGame, Outcome
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table

Why = tuple[str, str, dict[str, Any]]
CARDS = with_tasks(
    card("T-1", half("BS", role="spy"), half("KO", faction="lion")),
    card("T-2", half("S", faction="lion"), half("BS", role="spy")),
)
NO_CARDS: dict[str, Any] = {"decks": {"machination": []}, "offer": []}
CORNERS = {"top-left": ["V-40a", "V-41b"], "top-right": ["V-50a"], "bottom-right": [], "bottom-left": ["V-60a"]}


def queens(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return staged(given, *play, mode="queens-quest", games=CARDS, **more)


def causes(table: Table) -> list[str]:
    return [one.cause for one in table.events(0, None)]


# ------------------------------------------------------------------ set-up and turns
@pytest.mark.rule("C-V2-01", "C-V2-02", "C-V2-03", "C-V2-09")
def test_what_a_new_game_is() -> None:
    state = GAME.new(GAME.content, NewGame("queens-quest", 4, {}, b"s" * 32, first=2), None)
    assert [(player.corner, player.knights, player.wizards, player.hand) for player in state.players] == [
        (corner, 0, 3, ()) for corner in range(4)
    ]
    assert (state.first, state.turn, state.agenda) == (2, 2, (("turn", 2),))
    assert [len(pile) for pile in state.corners] == [15, 15, 15, 14]
    assert [len(deck) for deck in state.decks] == [0, 0, 27]
    assert (len(state.offer), len(set(state.offer) | set(state.decks[2]))) == (5, 32)
    assert (ACTIONS, OFFERED) == (3, 5)
    assert queens_turn(1) == (("begin_three_actions", 1), ("queens_work", 1), ("end_queens_turn", 1), ("pass_queens_turn", 1))


@pytest.mark.rule("C-V2-03", "C-V2-12", "C-V2-13")
def test_a_turn_from_beginning_to_end() -> None:
    given = {
        "at": "begin", "board": {"BS": "V-19a", "LS": "V-01a"}, "taken": 2, "offer": ["M-P-01", "M-P-02"],
        "decks": {"machination": ["M-P-11", "M-P-12", "M-P-13", "M-P-14"]},
    }  # fmt: skip
    table = queens(given, "A take:knight", "A take:M-P-01", "A flip:BS")
    assert told(table) == [
        *(TurnBegan(0, 1), TookKnight(0), Took(0, "M-P-01"), Flipped(0, "BS", "V-19b")),
        OfferMoved(0, None, ("M-P-14", "M-P-13", "M-P-12", "M-P-11", "M-P-02")),
        TurnBegan(1, 1),
    ]
    assert causes(table) == ["begin_three_actions", *["queens_action"] * 3, "end_queens_turn", "begin_three_actions"]
    state = state_of(table)
    me = state.players[0]
    assert (me.knights, me.fresh_knights, me.wizards, me.turns, state.taken, state.turn) == (1, 0, 3, 2, 0, 1)
    assert (state.players[1].turns, state.round) == (1, 1)


@pytest.mark.rule("C-V2-05")
def test_what_the_table_hears_of_the_board() -> None:
    table = queens({"board": {"BS": "V-19a", "LS": "V-01a", "BE": "V-02a"}}, "A swap:LS:BS", "A slide:BE:LE")
    assert told(table) == [Swapped(0, "BS", "LS"), Slid(0, "BE", "LE", "V-02a")]
    assert state_of(table).players[0].wizards == 1


# ------------------------------------------------------------------ the question of step after step
COURT = {"BS": "V-19a", "LS": "V-01a"}
HAND = {"A": {"hand": ["T-1", "M-P-09"]}}


@pytest.mark.rule("C-V2-03", "C-V2-04", "C-V2-05", "C-V2-06", "C-V2-12")
def test_the_actions_in_their_order() -> None:
    table = queens({"board": COURT, "offer": ["M-P-01", "none", "M-P-03"], "players": HAND})
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("queens.action", "C-V2-03", True, {})
    assert question.keys == [
        *("pass", "take:M-P-01", "take:M-P-03", "take:knight", "spend:T-1"),
        *("slide:LS:AS", "slide:BS:BT", "slide:LS:LT", "swap:BS:LS", "flip:BS", "flip:LS"),
    ]
    touches = {option.key: option.touches for option in question.options}
    assert [touches[key] for key in ("take:M-P-01", "take:knight", "spend:T-1")] == [("M-P-01",), ("knight",), ("T-1",)]
    short = queens({"board": COURT, "offer": [], "players": {"A": {"knights": 19}, "B": {"knights": 1}}})
    assert "take:knight" not in keys(short)


@pytest.mark.rule("C-V2-03", "C-V2-04", "C-V2-05", "C-V2-06", "C-V2-07", "C-V2-12")
def test_why_not() -> None:
    table = queens({"board": COURT, "offer": ["M-P-01"], "players": HAND})
    pays: Why = ("C-V2-05", "an-action-pays", {})
    slanting = {"here": "BS", "there": "LT"}

    def empty(at: str) -> Why:
        return "C-MANIP-01 C-MANIP-06", "empty", {"at": at}

    assert reasons(table, "take:M-P-02") == [("C-V2-04", "not-in-offer", {"task": "M-P-02"})]
    assert reasons(table, "spend:T-2") == [("C-V2-06", "not-in-hand", {"task": "T-2"})]
    assert reasons(table, "spend:M-P-09")[-1] == ("C-V2-07", "neither-half-met", {"task": "M-P-09"})
    assert reasons(table, "slide:BS:LS") == [("C-V2-05 C-MANIP-03", "occupied", {"at": "LS"})]
    assert reasons(table, "slide:BS:LT") == [("C-MANIP-02", "not-next", slanting)]
    assert reasons(table, "slide:AS:LS") == [empty("AS"), ("C-V2-05 C-MANIP-03", "occupied", {"at": "LS"})]
    assert reasons(table, "slide:KS:BT") == [
        ("C-MANIP-04", "over-the-edge", {"at": "KS"}),
        ("C-MANIP-02", "not-next", {"here": "KS", "there": "BT"}),
        empty("KS"),
    ]
    assert reasons(table, "slide:BS:BT:wizard") == [pays]
    assert reasons(table, "swap:BS:LT") == [("C-MANIP-06", "not-next", slanting), empty("LT")]
    assert reasons(table, "swap:AS:CS:knight") == [pays, empty("AS"), empty("CS")]
    assert reasons(table, "flip:AS:knight") == [pays, empty("AS")]
    assert reasons(table, "flip:BS:knight") == [pays]


@pytest.mark.rule("C-V2-03", "C-V2-12")
def test_why_nothing_at_all() -> None:
    table = queens({"board": COURT, "offer": ["M-P-01"], "players": HAND})
    others = [("C-ORD-01", "not-asked", {"asked": "A"}), ("C-V2-03 C-V2-12", "actions-in-own-turn", {})]
    for key in ("take:M-P-01", "take:knight", "take", "slide:BS:BT", "slide", "swap", "flip:BS", "flip"):
        assert reasons(table, key, 1) == others
    assert reasons(table, "spend", 1) == [others[0], ("C-V2-07", "no-card-of-use", {}), others[1]]
    bare = queens({"board": COURT, **NO_CARDS, "players": {"A": {"wizards": 2, "knights": 12}, "B": {"hand": ["T-1"], "knights": 8}}})
    assert reasons(bare, "take") == [("C-V2-04", "offer-empty", {})]
    assert reasons(bare, "take:knight") == [("C-V2-12 C-COMP-06", "supply-of-knights-empty", {})]
    assert reasons(bare, "spend") == [("C-V2-07", "no-card-of-use", {})]
    assert reasons(bare, "spend", 1) == others  # B could use a card, were it B's turn


@pytest.mark.rule("C-V2-03", "C-V2-12")
@pytest.mark.parametrize(
    ("wizards", "knights", "fresh", "left", "why"),
    [
        (0, 0, 0, 0, ["no-action-left"]),
        (0, 2, 2, 0, ["knight-just-taken", "no-action-left"]),
        (0, 2, 1, 1, []),
        (1, 0, 0, 1, []),
        (3, 4, 1, 6, []),
    ],
)
def test_the_actions_left(wizards: int, knights: int, fresh: int, left: int, why: list[str]) -> None:
    state = state_of(queens({"board": COURT}))
    me = state.players[0]
    me.wizards, me.knights, me.fresh_knights = wizards, knights, fresh
    assert actions_left(me) == left
    found = three_actions.no_action(state, 0, three_actions.Rules("C-V2-03", "C-V2-12"))
    assert [one.text for one in found] == why
    assert [one.rules for one in found] == [("C-V2-12",), ("C-V2-03",)][2 - len(why) :]


@pytest.mark.rule("C-V2-03", "C-V2-12")
def test_what_actions_cost() -> None:
    def after(wizards: int, knights: int, *actions: int) -> tuple[int, int]:
        me = Player(0, wizards=wizards, knights=knights)
        pay(me, *actions)
        return me.wizards, me.knights

    assert after(3, 2) == (2, 2)
    assert after(1, 2, 2) == (0, 1)
    assert after(0, 2) == (0, 1)
    assert after(0, 2, 2) == (0, 0)
    assert after(2, 0, 2) == (0, 0)
    me = Player(0, wizards=0, knights=3, fresh_knights=2)
    renew_actions(me)
    assert (me.wizards, me.knights, me.fresh_knights) == (3, 3, 0)


# ------------------------------------------------------------------ using a card
MATCH = {"BS": "lion-spy", "KS": "lion-captain/dragon-emissary", "LS": "dragon-emissary/phoenix-spy"}


@pytest.mark.rule("C-V2-06", "C-V2-07", "C-V2-08")
def test_which_vassals_and_why_not() -> None:
    table = queens({"board": MATCH, "players": {"A": {"hand": ["T-2"]}}}, "A spend:T-2")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("queens.vassals", "C-V2-06", False, {"task": "T-2"})
    assert question.keys == ["use:KS:BS", "use:BS", "use:KS"]
    assert [option.touches for option in question.options] == [("KS", "BS"), ("BS",), ("KS",)]

    def why(kind: str, at: str, *rules: str) -> Why:
        return " ".join([*rules, "C-V2-06"]), kind, {"at": at}

    twice = why("one-vassal-twice", "KS", "C-V2-07", "C-TASK-02")
    outside, no_spy = why("outside", "KS", "C-TASK-04"), why("wrong-face", "KS", "C-TASK-06")
    assert reasons(table, "use:BS:BS") == [why("one-vassal-twice", "BS", "C-V2-07", "C-TASK-02")]
    assert reasons(table, "use:KS:KS") == [twice, outside, no_spy]
    assert reasons(table, "use:BS:KS") == [outside, no_spy]
    no_lion = why("wrong-face", "LS", "C-TASK-07")
    assert reasons(table, "use:LS:BS") == [no_lion]
    assert reasons(table, "use:LS") == [no_lion, why("outside", "LS", "C-TASK-04"), *hidden("LS"), why("wrong-face", "LS", "C-TASK-06")]
    assert reasons(table, "use:BT") == [
        why("outside", "BT", "C-TASK-03"),
        why("empty", "BT", "C-TASK-01"),
        why("outside", "BT", "C-TASK-04"),
    ]
    assert reasons(table, "use:BS", 1) == [("C-ORD-01", "not-asked", {"asked": "A"})]
    early = queens({"board": MATCH, "players": {"A": {"hand": ["T-2"]}}})
    late = ("C-ORD-01", "not-now", {"step": "queens.action"})
    assert reasons(early, "use:KS:BS") == reasons(early, "use:BS") == [late]
    assert reasons(early, "use:BS:BS") == [late, ("C-V2-07 C-TASK-02", "one-vassal-twice", {"at": "BS"})]


def hidden(at: str) -> list[Why]:
    return [("C-TASK-09 C-V2-06", "hidden-face", {"at": at})]


@pytest.mark.rule("C-V2-07", "C-TASK-09")
def test_what_comes_near_is_told() -> None:
    table = queens({"board": {"BS": "dragon-scout/lion-spy", "KO": "phoenix-spy/griffin-scout"}, "players": {"A": {"hand": ["T-1"]}}})
    assert reasons(table, "spend:T-1") == [
        ("C-TASK-09", "hidden-face", {"at": "BS"}),
        ("C-V2-07", "neither-half-met", {"task": "T-1"}),
    ]
    out_of_turn = reasons(table, "spend:T-1", 1)
    assert out_of_turn[1:] == [("C-V2-06", "not-in-hand", {"task": "T-1"}), ("C-V2-03 C-V2-12", "actions-in-own-turn", {})]


@pytest.mark.rule("C-V2-10", "C-V2-11")
def test_which_sets_and_why_not() -> None:
    mine = {"hand": ["T-2"], "sets": [["lion-scout"], ["dragon-emissary", "phoenix-captain"]]}
    table = queens({"board": MATCH, "players": {"A": mine, "B": {"sets": [["lion-spy"]]}}}, "A spend:T-2", "A use:KS:BS")
    question = table.question(0)
    assert question is not None
    names = state_of(table).content.cards.face_ids
    lion_spy = names[state_of(table).board[0]]
    assert (question.kind, question.rule, question.may) == ("queens.set", "C-V2-10", False)
    assert question.about == {"at": "BS", "card": lion_spy}
    assert question.keys == ["set:A-1", "set:A-2", "set:A-3"]
    assert question.options[0].touches == ("A-1",)
    assert reasons(table, "set:A-4") == [("C-V2-10", "no-such-set", {"set": "A-4", "next": "A-3"})]
    assert reasons(table, "set:B-1") == [("C-V2-10", "set-of-another", {"set": "B-1"})]
    fixed: Why = ("C-V2-10", "sets-are-fixed", {})
    not_asked = ("C-V2-10 C-ORD-01", "not-asked", {"asked": "A"})
    assert reasons(table, "set:B-1", 1) == [not_asked, fixed]
    assert reasons(table, "set", 1) == [not_asked, fixed]
    table.answer("set:A-2", 0)
    question = table.question(0)
    assert question is not None
    assert question.about == {"at": "KS", "card": names[state_of(table).board[4]]}
    assert question.keys == ["set:A-1", "set:A-3"]
    assert reasons(table, "set:A-2") == [("C-V2-11", "set-does-not-fit", {"set": "A-2", "face": "lion-captain"})]
    assert (Set.questions, Set.out_of_time) == (("queens.set",), "C-V2-10 C-ORD-01")
    early = queens({"board": MATCH})
    assert reasons(early, "set:A-1") == [("C-V2-10 C-ORD-01", "not-now", {"step": "queens.action"}), fixed]


@pytest.mark.rule("C-V2-06", "C-V2-09", "C-V2-10")
def test_what_the_table_hears_of_a_card_used_and_what_changes() -> None:
    given = {
        "board": {"BS": "V-19a", "KS": "V-72b"},
        "corners": CORNERS,
        "idle": True,
        "players": {"A": {"hand": ["M-P-01", "T-1"]}, "B": {"hand": ["M-P-02"]}},
    }
    table = queens(given, "A spend:T-1")
    assert told(table) == [Spent(0, "T-1"), Collected(0, "BS", "V-19a", "A-1"), Restocked(0, "BS", "V-40a", "top-left")]
    assert causes(table) == ["take_vassals", "take_vassals", "restock"]
    state = state_of(table)
    names, task = state.content.cards.face_of, state.content.cards.task_of
    me = state.players[0]
    assert (me.hand, me.sets, me.wizards, state.idle) == ((task["M-P-01"],), ((names["V-19a"],),), 2, False)
    assert (state.discards[2], state.board[0], state.board[4]) == ((task["T-1"],), names["V-40a"], names["V-72b"])


# ------------------------------------------------------------------ the offer
def row(*offer: str, deck: tuple[str, ...] = (), out: tuple[str, ...] = (), taken: int = 0) -> Castle:
    """A table about to move its offer."""
    piles = {"decks": {"machination": list(deck)}, "discards": {"machination": list(out)}}
    state = state_of(queens({"board": {}, "offer": list(offer), **piles}))
    state.taken, state.scene = taken, Scene(listening=True)
    return state


def moved(state: Castle) -> tuple[list[str], list[str], list[Event]]:
    """The offer and the discards after it has moved, and what was told."""
    assert state.scene is not None
    move_offer(state, 1, draw_for_offer)
    names = state.content.cards.task_ids
    assert state.taken == 0
    assert state.scene.heard is not None
    return [names[task] for task in state.offer], [names[task] for task in state.discards[2]], [event for _, event in state.scene.heard]


@pytest.mark.rule("C-V2-13", "C-V2-14", "C-V2-15")
def test_how_the_offer_moves() -> None:
    one, two, three, new = "M-P-01", "M-P-02", "M-P-03", "M-P-11"
    full = row(one, two, three, "M-P-04", "M-P-05", deck=(new, "M-P-12"))
    after = [new, one, two, three, "M-P-04"]
    assert moved(full) == (after, ["M-P-05"], [OfferMoved(1, "M-P-05", tuple(after))])
    assert len(full.decks[2]) == 1
    gap = row(one, "none", three, "M-P-04", "none", deck=(new,), taken=2)
    assert moved(gap) == ([new, one, three, "M-P-04"], [], [OfferMoved(1, None, (new, one, three, "M-P-04"))])
    assert moved(row(one, two, taken=1)) == ([one, two], [], [])  # nothing has moved
    assert moved(row(one, two)) == ([one], [two], [OfferMoved(1, two, (one,))])
    assert moved(row(one)) == ([], [one], [OfferMoved(1, one, ())])
    assert moved(row()) == ([], [], [])
    assert moved(row("none", taken=1)) == ([], [], [OfferMoved(1, None, ())])


@pytest.mark.rule("C-V2-13", "C-V2-15", "C-V2-16")
def test_the_deck_of_the_offer() -> None:
    state = row("M-P-01", deck=("M-P-02",))
    seen, task = state.revealed, state.content.cards.task_of["M-P-02"]
    assert not nothing_offered(state)
    assert draw_for_offer(state) == task
    assert (state.revealed, state.decks[2]) == (seen + 1, ())
    assert draw_for_offer(state) == draw_or_renew(state) == -1
    assert state.revealed == seen + 1
    assert not nothing_offered(state)
    state.offer = (-1, -1)
    assert nothing_offered(state)
    state.decks[2] = (task,)
    assert not nothing_offered(state)


# ------------------------------------------------------------------ the end
@pytest.mark.rule("C-V2-16")
def test_who_has_no_card_left_and_when() -> None:
    """Whoever of all players holds none, in the order of the seats."""
    players = {"A": {"hand": ["M-P-01"], "wizards": 1}, "B": {}, "C": {}}
    table = queens({"board": COURT, **NO_CARDS, "players": players}, "A flip:BS", seats=3)
    assert told(table)[:2] == [Flipped(0, "BS", "V-19b"), LastTurns(1, "played-out")]
    assert [event for event in told(table) if isinstance(event, LastTurns)] == [LastTurns(1, "played-out")]
    assert (state_of(table).closing, state_of(table).last_round) == (True, False)
    again = queens({"board": COURT, **NO_CARDS, "last-round": True, "players": players}, "A flip:BS", seats=3)
    assert [event for event in told(again) if isinstance(event, LastTurns)] == []
    assert not state_of(again).closing


@pytest.mark.rule("C-V2-16")
@pytest.mark.parametrize(
    ("given", "idle"),
    [
        ({"offer": [], "decks": {"machination": []}}, True),
        ({"offer": ["M-P-01"], "decks": {"machination": []}}, False),
        ({"offer": [], "decks": {"machination": ["M-P-01"]}}, False),
    ],
)
def test_a_turn_in_which_cards_were_offered_is_not_idle(given: dict[str, Any], idle: bool) -> None:
    held = {"A": {"hand": ["M-P-08"]}, "B": {"hand": ["M-P-09"]}}
    table = queens({"board": COURT, "idle": True, **given, "players": held}, "A pass")
    assert state_of(table).idle is idle
    assert told(table)[-1] == TurnBegan(1, 1)


@pytest.mark.rule("C-V2-16")
def test_a_round_in_which_nobody_plays() -> None:
    held = {"A": {"hand": ["M-P-08"]}, "B": {"hand": ["M-P-09"]}}
    table = queens({"board": COURT, **NO_CARDS, "idle": True, "turn": "B", "players": held}, "B pass")
    assert told(table) == [LastTurns(1, "nobody-plays"), TurnBegan(0, 2)]
    state = state_of(table)
    assert (state.last_round, state.closing, state.idle, state.round) == (True, False, True, 2)
    table.answer("pass", 0)
    table.answer("pass", 1)
    assert told(table)[-2:] == [TurnBegan(1, 2), Ended((0, 1), "shared")]
    assert causes(table)[-1] == "pass_queens_turn"
    assert table.outcome == Outcome((0, 1), "shared")
    busy = queens({"board": COURT, **NO_CARDS, "idle": False, "turn": "B", "players": held}, "B pass")
    assert told(busy) == [TurnBegan(0, 2)]
    assert (state_of(busy).last_round, state_of(busy).idle) == (False, True)


@pytest.mark.rule("C-V2-21")
@pytest.mark.parametrize(
    ("sets", "winners", "decided"),
    [
        ([["lion-spy"] * 2, ["lion-scout"] * 3, ["dragon-spy"]], (1,), "sets"),
        ([["lion-spy"] * 3, ["dragon-spy"], ["lion-scout"] * 3], (0, 2), "shared"),
    ],
)
def test_who_wins(sets: list[list[str]], winners: tuple[int, ...], decided: str) -> None:
    players = {letter: {"sets": [one], "hand": ["M-P-01"][at:]} for at, (letter, one) in enumerate(zip("ABC", sets, strict=True))}
    table = queens({"board": COURT, **NO_CARDS, "turn": "C", "last-round": True, "players": players}, "C pass", seats=3)
    assert told(table)[-1] == Ended(winners, decided)
    assert table.outcome == Outcome(winners, decided)
    assert max(table.scores(None)) == 4


# ------------------------------------------------------------------ sets
def test_sets_as_they_grow() -> None:
    assert joined_by((), 5, 1) == ((5,),)
    assert joined_by(((1,), (2,), (3,)), 5, 2) == ((1,), (2, 5), (3,))
    assert joined_by(((1,), (2,)), 5, 3) == ((1,), (2,), (5,))
    assert joined_by(((1,), (2,)), 5, 1) == ((1, 5), (2,))
    assert [set_name(seat, number) for seat, number in ((0, 1), (3, 12))] == ["A-1", "D-12"]


@pytest.mark.rule("C-V2-17", "C-V2-18", "C-V2-19", "C-V2-20")
def test_tables_of_worth() -> None:
    assert [by_table((0, 1, 4, 8), 8, cards) for cards in range(8)] == [0, 0, 1, 4, 8, 16, 24, 32]
    assert [by_table((0, 1, 2, 3), 1, cards) for cards in range(7)] == [0, 0, 1, 2, 3, 4, 5]
    lion_spy, lion_scout, dragon_spy, dragon_scout = 2, 0, 6, 4
    assert worth([lion_spy, lion_spy, dragon_spy, dragon_spy, lion_spy]) == 4
    assert worth([lion_scout, dragon_scout]) == worth([lion_scout, dragon_spy]) == worth([dragon_scout, dragon_scout]) == 1
    assert worth([lion_spy, lion_scout, dragon_spy]) == 0  # no set at all


def test_options_of_this_quest_alone() -> None:
    """Their reasons are the mode's own; in another mode one vassal alone completes nothing."""
    assert {kind.questions for kind in (Take, Spend, TakeKnight)} == {()}
    table = staged({"board": {"BS": "V-19a"}})
    one = GAME.option("use:BS")
    assert isinstance(one, UseOne)
    assert (one.at, one.both, UseOne.questions) == (0, 1, ("task.vassals",))
    assert reasons(table, "use:BS") == [("C-ORD-01", "not-now", {"step": "work.action"}), ("C-TASK-01", "two-vassals-wanted", {})]
