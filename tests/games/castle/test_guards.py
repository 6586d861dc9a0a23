"""Guards: where one may stand, what it keeps others from, every reason, and what the table hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle.acts import locked, reason
from blackstone.games.castle.events import Completed, Guarded, GuardLeft, Mustered, Retained, Slid, TurnBegan
from blackstone.games.castle.supply import in_supply

BOARD = {"BS": "V-19a", "AS": "V-01a", "LT": "V-02a", "KE": "V-03b"}
NO_KNIGHT = ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})
WANTS_KNIGHT = ("C-MANIP-08", "wants-knight", {})
ANOTHER = ("C-BONUS-07", "another-family", {"ability": "guard"})


def hester(knights: int = 1, wizards: int = 0, board: dict[str, str] | None = None, castles: tuple[str, ...] = (), **players: Any) -> Any:
    """A of this family, with the others as they are named."""
    mine = {"family": "hester", "knights": knights, "wizards": wizards, **players.pop("A", {})}
    return {"board": board or BOARD, "players": {"A": mine, **players}, "castles": list(castles)}


def guarded(at: str) -> tuple[str, str, dict[str, str]]:
    return "C-BONUS-07", "guarded", {"at": at}


# ------------------------------------------------------------------ setting one
@pytest.mark.rule("C-BONUS-07")
def test_where_a_guard_may_stand() -> None:
    table = staged(hester())
    assert keys(table)[-4:] == ["guard:BS", "guard:AS", "guard:LT", "guard:KE"]
    assert [key for key in keys(staged(hester(0, 1))) if key.startswith("guard")] == []
    standing = staged(hester(castles=("AS",), A={"guards": ["BS"]}, B={"guards": ["LT"]}))
    assert [key for key in keys(standing) if "guard" in key] == ["guard:KE"]
    everywhere = staged(hester(2, castles=("AS",), A={"guards": ["BS"]}, B={"guards": ["LT"]}))
    assert [key for key in keys(everywhere) if "guard" in key] == ["guard:KE", "unguard:LT"]
    option = GAME.option("guard:LT")
    assert option is not None
    assert option.touches == ("LT",)


@pytest.mark.rule("C-BONUS-07", "C-ASAB-14", "C-MANIP-11", "C-MANIP-12")
def test_why_no_guard_stands_there() -> None:
    board = {**BOARD, "BE": "AS-1a", "LE": "AS-2b"}
    table = staged(hester(board=board, castles=("AS",), A={"guards": ["BS"]}, B={"guards": ["LT"]}))
    assert reasons(table, "guard:CS") == [("C-BONUS-07", "empty", {"at": "CS"})]
    for special in ("BE", "LE"):
        assert reasons(table, f"guard:{special}") == [("C-ASAB-14 C-BONUS-07", "guards-vassals-only", {"at": special})]
    assert reasons(table, "guard:AS") == [("C-MANIP-11", "castle", {"at": "AS"})]
    for taken in ("BS", "LT"):
        assert reasons(table, f"guard:{taken}") == [("C-BONUS-07", "guarded-already", {"at": taken})]
    both = staged(hester(castles=("AS", "LT"), A={"guards": ["LT"]}))
    assert reasons(both, "guard:LT") == [("C-MANIP-11", "castle", {"at": "LT"}), ("C-BONUS-07", "guarded-already", {"at": "LT"})]
    poor = staged(hester(0, 1))
    assert reasons(poor, "guard:BS") == [WANTS_KNIGHT, NO_KNIGHT]
    assert reasons(poor, "guard:CS") == [WANTS_KNIGHT, NO_KNIGHT, ("C-BONUS-07", "empty", {"at": "CS"})]
    assert reasons(poor, "guard") == [WANTS_KNIGHT, NO_KNIGHT]
    assert reasons(staged(hester(0, 0)), "guard:BS") == [NO_KNIGHT]


@pytest.mark.rule("C-BONUS-07", "C-FAM-02")
def test_who_may_set_no_guard() -> None:
    corwin = staged({"board": BOARD, "players": {"A": {"family": "corwin", "knights": 2}}})
    assert reasons(corwin, "guard:BS") == [ANOTHER]
    assert reasons(corwin, "guard:CS") == [ANOTHER, ("C-BONUS-07", "empty", {"at": "CS"})]
    assert reasons(corwin, "guard") == [ANOTHER]
    assert not [key for key in keys(corwin) if "guard" in key]
    without = staged({"board": BOARD, "players": {"A": {"knights": 2}, "B": {"family": "hester"}}})
    assert reasons(without, "guard:BS") == [ANOTHER]
    nobody = staged({"board": BOARD, "players": {"A": {"knights": 2}}})
    assert reasons(nobody, "guard:BS") == [("C-BONUS-07", "no-families", {})]
    assert reasons(nobody, "guard") == [("C-BONUS-07", "no-families", {})]
    assert reasons(staged(hester()), "guard:BS", 1) == [("C-ORD-01", "not-asked", {"asked": "A"}), ANOTHER]


@pytest.mark.rule("C-BONUS-07", "C-COMP-06")
def test_what_a_guard_costs_and_what_the_table_hears() -> None:
    table = staged(hester(2, 1), "A guard:LT", "A guard:BS")
    state = state_of(table)
    assert told(table) == [Guarded(0, "LT"), Guarded(0, "BS")]
    assert told(table, seats=None) == told(table)
    assert [one.cause for one in table.events(0, None)] == ["work", "work"]
    assert (state.players[0].knights, state.players[0].wizards) == (0, 1)
    assert (state.players[0].guards, state.guarded) == (1 << 6 | 1, 1 << 6 | 1)
    assert in_supply(state) == (18, 19)
    assert table.horizon(0).free == (1, 0)


# ------------------------------------------------------------------ what it keeps others from
@pytest.mark.rule("C-BONUS-07", "C-BONUS-09")
def test_what_others_cannot_do_with_a_guarded_vassal() -> None:
    given = hester(1, 0, B={"knights": 1, "wizards": 1}, A={"guards": ["BS", "LT"]})
    other = staged({**given, "turn": "B"})
    assert keys(other, 1) == [
        *("pass", "slide:AS:CS", "slide:AS:LS", "slide:KE:CE", "slide:AS:AT", "slide:KE:KN", "retain:AS", "retain:KE"),
        *("flip:AS", "flip:KE", "draw:guild", "draw:power", "draw:machination"),
    ]
    for key in ("slide:BS:LS", "retain:BS", "flip:BS"):
        assert reasons(other, key, 1) == [guarded("BS")]
    own = staged(given)
    assert {"slide:BS:LS", "slide:BS:BT", "slide:LT:LS", "retain:BS", "retain:LT"} <= set(keys(own))
    near = {"BS": "V-19a", "LS": "V-01b"}
    swap = staged({**hester(1, 0, board=near, B={"wizards": 1}, A={"guards": ["LS"]}), "turn": "B"})
    assert reasons(swap, "swap:BS:LS", 1) == [guarded("LS")]
    both = staged({**hester(1, 0, board=near, B={"wizards": 1}, A={"guards": ["BS", "LS"]}), "turn": "B"})
    assert reasons(both, "swap:BS:LS", 1) == [guarded("BS"), guarded("LS")]


@pytest.mark.rule("C-BONUS-07", "C-BONUS-09", "C-MANIP-11")
def test_what_locks_a_vassal() -> None:
    """Under a castle nobody speaks of the guard as well."""
    state = state_of(staged(hester(castles=("LT", "KE"), A={"guards": ["BS", "LT"]})))
    mine, other = state.players
    castle = [reason("C-MANIP-11", "castle", at="LT")]
    assert (locked(state, mine, 6), locked(state, other, 6)) == (castle, castle)
    assert (locked(state, mine, 0), locked(state, other, 0)) == ([], [reason("C-BONUS-07", "guarded", at="BS")])
    assert locked(state, other, 2) == []
    assert locked(state, mine, 24) == [reason("C-MANIP-11", "castle", at="KE")]


@pytest.mark.rule("C-BONUS-07", "C-TASK-01")
def test_a_guarded_vassal_serves_its_owner_alone() -> None:
    card = {"vp": 1, "left": {"letters": ["B"], "faction": "lion"}, "right": {"letters": ["K"]}, "corner": "lion-spy"}
    cards = {"tasks": [{"id": f"T-{number}", "deck": "guild", "type": "knight", **card} for number in (1, 2)]}
    board = {"BS": "V-19a", "BT": "V-01a", "BO": "V-07a", "KE": "V-03b", "KN": "V-04a"}
    given = hester(0, 0, board=board, A={"guards": ["BS", "KE"], "hand": ["T-1"]}, B={"hand": ["T-2"]})
    own = staged(given, "A complete:T-1", cards=cards)
    assert keys(own) == ["use:BS:KN", "use:BS:KE", "use:BT:KN", "use:BT:KE", "use:BO:KN", "use:BO:KE"]
    other = staged({**given, "turn": "B"}, "B complete:T-2", cards=cards)
    assert keys(other, 1) == ["use:BT:KN", "use:BO:KN"]
    assert reasons(other, "use:BS:KE", 1) == [guarded("BS"), guarded("KE")]
    alone = {**given, "board": {"BS": "V-19a", "KE": "V-03b"}, "turn": "B"}
    refused = staged(alone, cards=cards)
    assert reasons(refused, "complete:T-2", 1) == [
        guarded("BS"),
        ("C-TASK-01 C-TASK-03 C-TASK-07", "unmet-left", {"task": "T-2"}),
        guarded("KE"),
        ("C-TASK-01 C-TASK-03 C-TASK-06", "unmet-right", {"task": "T-2"}),
        ("C-TASK-18", "nothing-changes", {}),
    ]
    used = staged({**given, "board": {"BS": "V-19a", "KE": "V-03b"}}, "A complete:T-1", cards=cards)
    assert told(used) == [Completed(0, "T-1", "BS", "KE")]
    assert state_of(used).players[0].guards == 1 | 1 << 24  # until they are replaced


# ------------------------------------------------------------------ paying one off
@pytest.mark.rule("C-BONUS-08", "C-BONUS-09")
def test_paying_a_guard_off() -> None:
    given = {**hester(0, 0, A={"guards": ["BS", "LT"]}, B={"knights": 2}), "turn": "B"}
    table = staged(given, "B unguard:LT")
    assert told(table) == [GuardLeft(1, "LT", True)]
    state = state_of(table)
    assert [player.guards for player in state.players] == [1, 0]
    assert (state.guarded, state.players[1].knights, in_supply(state)) == (1, 0, (19, 20))
    more = staged({**hester(0, 0, A={"guards": ["BS", "LT"]}, B={"knights": 3}), "turn": "B"}, "B unguard:BS")
    assert state_of(more).players[1].knights == 1
    assert [key for key in keys(staged(given), 1) if "guard" in key] == ["unguard:BS", "unguard:LT"]


@pytest.mark.rule("C-BONUS-08", "C-BONUS-09", "C-MANIP-12")
@pytest.mark.parametrize(("knights", "wizards"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (3, 0)])
def test_why_a_guard_cannot_be_paid_off(knights: int, wizards: int) -> None:
    mine = {"knights": knights, "wizards": wizards, "family": "hester", "guards": ["KE"]}
    given = {"board": BOARD, "turn": "B", "players": {"A": {"family": "corwin", "guards": ["BS"]}, "B": mine}}
    table = staged(given)
    short = [("C-MANIP-12", "no-knight", {"wanted": 2, "held": knights})] if knights < 2 else []
    short = [*[WANTS_KNIGHT] * (wizards if knights < 2 else 0), *short]
    assert ("unguard:BS" in keys(table, 1)) == (not short)
    if short:
        assert reasons(table, "unguard:BS", 1) == short
        assert reasons(table, "unguard", 1) == short
    assert reasons(table, "unguard:AS", 1) == [*short, ("C-BONUS-08", "no-guard", {"at": "AS"})]
    assert reasons(table, "unguard:CS", 1) == [*short, ("C-BONUS-08", "no-guard", {"at": "CS"})]
    assert reasons(table, "unguard:KE", 1) == [*short, ("C-BONUS-09", "own-guard", {"at": "KE"})]


def test_where_nobody_is_guarded_nothing_can_be_paid_off() -> None:
    table = staged({"board": BOARD, "players": {"A": {"knights": 4}}})
    assert not [key for key in keys(table) if "guard" in key]
    assert reasons(table, "unguard:BS") == [("C-BONUS-08", "no-guard", {"at": "BS"})]
    option = GAME.option("unguard:BS")
    assert option is not None
    assert option.touches == ("BS",)


# ------------------------------------------------------------------ lifting one's own
@pytest.mark.rule("C-BONUS-07")
def test_own_guards_may_be_lifted_one_by_one() -> None:
    given = {**hester(0, 0, A={"guards": ["LT", "KE", "BS"]}, B={"guards": ["AS"]}), "at": "recall"}
    table = staged(given)
    for at, answer in (("BS", "pass"), ("LT", "lift:LT"), ("KE", "pass")):
        question = table.question(0)
        assert question is not None
        assert (question.kind, question.rule, question.may, question.about) == ("guard.lift", "C-BONUS-07", True, {"at": at})
        assert question.keys == ["pass", f"lift:{at}"]
        assert question.options[1].touches == (at,)
        for other in ("BS", "LT", "KE"):
            if other != at and not (other == "LT" and at == "KE"):
                assert reasons(table, f"lift:{other}") == [("C-BONUS-07", "asked-guard-by-guard", {})]
        assert reasons(table, "lift:AS") == [("C-BONUS-07", "not-your-guard", {"at": "AS"})]
        table.answer(answer, 0)
    assert told(table) == [GuardLeft(0, "LT", False), Mustered(0, 1, 1)]
    state = state_of(table)
    assert [player.guards for player in state.players] == [1 | 1 << 24, 4]
    assert (state.guarded, in_supply(state)) == (1 | 4 | 1 << 24, (16, 19))
    assert reasons(table, "lift:BS") == [
        ("C-ORD-01", "not-now", {"step": "work.action"}),
        ("C-BONUS-07", "asked-guard-by-guard", {}),
    ]
    assert reasons(table, "lift") == [("C-ORD-01", "not-now", {"step": "work.action"})]


@pytest.mark.rule("C-BONUS-07", "C-ORD-05")
def test_face_down_cards_are_asked_about_before_guards_and_nothing_in_the_first_turn() -> None:
    mine = {"guards": ["BS"], "face-down": ["M-P-01"]}
    table = staged({**hester(0, 0, A=mine), "at": "recall"})
    assert keys(table) == ["pass", "recall:M-P-01"]
    table.answer("pass", 0)
    assert keys(table) == ["pass", "lift:BS"]
    table.answer("lift:BS", 0)
    assert state_of(table).guarded == 0
    first = staged({**hester(0, 0, A={**mine, "turns": 0}), "at": "recall"})
    assert first.question(0).kind == "work.action"  # type: ignore[union-attr]
    corwin = {"board": BOARD, "at": "recall", "players": {"A": {"family": "corwin", "guards": ["BS"]}}}
    assert keys(staged(corwin)) == ["pass", "lift:BS"]


# ------------------------------------------------------------------ how it leaves and where it goes
@pytest.mark.rule("C-BONUS-07", "C-BONUS-09")
def test_a_guard_follows_its_vassal_and_leaves_with_it() -> None:
    slid = staged(hester(1, 0, A={"guards": ["BS"]}), "A slide:BS:LS")
    assert (state_of(slid).players[0].guards, state_of(slid).guarded) == (2, 2)
    assert told(slid) == [Slid(0, "BS", "LS", "V-19a")]
    swapped = staged(hester(0, 1, board={"BS": "V-19a", "LS": "V-01b"}, A={"guards": ["BS"]}), "A swap:BS:LS")
    assert (state_of(swapped).players[0].guards, state_of(swapped).guarded) == (2, 2)
    free = staged(hester(1, 0, A={"guards": ["BS"]}), "A slide:AS:CS")
    assert (state_of(free).players[0].guards, state_of(free).guarded) == (1, 1)
    retained = staged(hester(1, 0, A={"guards": ["BS", "LT"]}), "A retain:BS", "A refill:top-left")
    assert told(retained)[0] == Retained(0, "BS", "V-19a")
    assert (state_of(retained).players[0].guards, state_of(retained).guarded) == (64, 64)
    assert in_supply(state_of(retained)) == (19, 20)


@pytest.mark.rule("C-BONUS-07")
def test_a_guard_stands_over_the_end_of_the_turn() -> None:
    table = staged({**NOBODY, **hester(1)}, "A guard:BS", "A pass")
    assert TurnBegan(1, 1) in told(table)
    assert state_of(table).guarded == 1
