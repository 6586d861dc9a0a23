"""The Puzzle: what makes a formation, replacing at will, and what the table hears of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle import puzzle_masters_quest
from blackstone.games.castle.content import ROWS_OF_MASKS, SQUARE, SQUARES, board
from blackstone.games.castle.events import LeftEmpty, RatsCame, Refilled, Renewed, Replaced, Retained, Slid, Swapped, TurnBegan, Won
from blackstone.games.castle.puzzle_masters_quest import (
    LINES,
    PERIMETER,
    Replace,
    assign_vassals_at_will,
    fill_up,
    formation_stands,
    side_by_side,
)
from blackstone.games.castle.state import put, squares_in
from blackstone.kernel.events import Event
from blackstone.kernel.game import Outcome
from blackstone.kernel.state import Scene
from blackstone.kernel.steps import Leave
from blackstone.kernel.table import Table

PUZZLE = "puzzle-masters-quest"
FACTIONS = {
    "BS": "lion-captain", "LS": "griffin-scout", "AS": "griffin-emissary", "CS": "griffin-spy", "KS": "griffin-captain",
    "BT": "lion-spy", "BO": "lion-emissary", "BN": "lion-scout", "KT": "phoenix-scout", "KO": "phoenix-emissary", "KN": "phoenix-spy",
    "BE": "dragon-captain", "LE": "dragon-spy", "AE": "dragon-emissary", "CE": "dragon-scout", "KE": "phoenix-captain",
}  # fmt: skip
ROLES = {
    "BS": "griffin-scout", "LS": "lion-spy", "AS": "dragon-spy", "CS": "phoenix-spy", "KS": "griffin-spy",
    "BT": "phoenix-scout", "BO": "dragon-scout", "BN": "lion-scout",
    "KT": "lion-emissary", "KO": "dragon-emissary", "KN": "phoenix-emissary",
    "BE": "griffin-captain", "LE": "phoenix-captain", "AE": "dragon-captain", "CE": "lion-captain", "KE": "griffin-emissary",
}  # fmt: skip
CAT = {"deck": ["RAT-18"]}
CALM: list[Event] = [RatsCame("RAT-18", "cat", 0), TurnBegan(1, 1)]
"""What comes at the end of A's turn."""


def puzzle(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return staged({"rats": CAT, **given}, *play, mode=PUZZLE, **more)


# ------------------------------------------------------------------ set-up
@pytest.mark.rule("C-V4-01", "C-V4-02", "C-V4-03", "C-V4-12")
def test_what_is_dealt_and_in_which_order() -> None:
    vassals = [f"V-{number:02}{'ab'[number % 2]}" for number in range(1, 73)]
    guild = [f"G-{kind}-{number:02}" for kind in "KW" for number in range(1, 17)]
    dice: list[dict[str, Any]] = [
        {"shuffle vassals": vassals},
        {"shuffle guild": guild},
        {"shuffle power": [f"P-K-{number:02}" for number in range(1, 33)]},
        {"first player": "B"},
        {"shuffle families": ["wolfram", "corwin", "keygriff", "thistledown"]},
        {"shuffle rats": [f"RAT-{number:02}" for number in range(25, 0, -1)]},
    ]
    table = staged({"at": "creation"}, mode=PUZZLE, dice=dice, settings={"families": "dealt"})
    state = state_of(table)
    faces, tasks = state.content.cards.face_ids, state.content.cards.task_ids
    assert [faces[face] for face in state.board] == vassals[:25]
    assert [faces[face] for face in state.corners[0]] == vassals[25::2]
    assert [faces[face] for face in state.corners[1]] == vassals[26::2]
    assert state.corners[2:] == [(), ()]
    assert [[tasks[task] for task in player.hand] for player in state.players] == [guild[2:4], guild[:2]]
    assert (len(state.decks[0]), len(state.decks[1]), state.decks[2]) == (28, 32, ())
    assert [(player.knights, player.wizards, player.family) for player in state.players] == [(0, 0, 0), (0, 0, 3)]
    assert (state.first, state.turn) == (1, 1)
    assert state.rats is not None
    assert state.rats.deck == tuple(range(25))
    assert state.agenda == (("choose_corner", 1), ("choose_corner", 0), ("turn", 1), ("the_end",))
    assert keys(table, 1) == ["corner:top-left", "corner:top-right"]


# ------------------------------------------------------------------ a turn
@pytest.mark.rule("C-V4-04", "C-ORD-24", "C-BONUS-03")
def test_a_turn_begins_with_no_look_at_the_number_of_vassals() -> None:
    table = puzzle({"at": "begin", "turn": "B", **NOBODY, "players": {"B": {"family": "marbuck", "used": ["cross-training"]}}})
    assert told(table)[0] == TurnBegan(1, 1)
    assert table.events(0, None)[0].cause == "begin_free"
    state = state_of(table)
    assert (state.turn, state.uses, state.where[8]) == (1, (), 0)
    question = table.question(1)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.seats) == ("work.action", "C-ORD-11", True, (1,))


@pytest.mark.rule("C-V4-04")
def test_a_key_that_fills_the_board_belongs_to_other_modes() -> None:
    table = puzzle(NOBODY)
    assert reasons(table, "fill:BS") == [("C-V4-04", "not-in-this-game", {"kind": "fill"})]
    assert reasons(table, "place:BS") == [("C-WILD-03", "not-in-this-game", {"kind": "place"})]


# ------------------------------------------------------------------ 4. replacing at will
USED = {"board": {"KS": "V-01a", "BT": "V-02a", "CO": "V-03a"}, "castles": ["BT", "KS", "CO"], "completed": True}
STACKS = {"top-left": ["V-50b", "V-51a"], "top-right": ["V-60a"]}


@pytest.mark.rule("C-V4-05", "C-ORD-16")
def test_each_used_vassal_is_asked_about_from_the_top_row_down() -> None:
    table = puzzle({"at": "assign-vassals", **USED, "corners": STACKS})
    assert assign_vassals_at_will.run(state_of(table), 0) == [("replace_at_will", 0, square) for square in (4, 5, 13)]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("replace.vassal", "C-V4-05", True, {"at": "KS"})
    assert question.keys == ["pass", "replace:KS"]
    assert [option.touches for option in question.options] == [(), ("KS",)]
    assert reasons(table, "replace:BT") == [("C-V4-05", "asked-space-by-space", {})]
    assert reasons(table, "replace:AS") == [("C-V4-05", "asked-space-by-space", {})]
    assert reasons(table, "replace:KS", 1) == [("C-ORD-01", "not-asked", {"asked": "A"})]
    working = puzzle({**USED, "corners": STACKS})
    assert reasons(working, "replace:KS") == [("C-ORD-01", "not-now", {"step": "work.action"}), ("C-V4-05", "asked-space-by-space", {})]
    assert reasons(working, "replace") == [("C-ORD-01", "not-now", {"step": "work.action"})]
    assert Replace.questions == ("replace.vassal",)


@pytest.mark.rule("C-V4-05", "C-V4-01", "C-ORD-17")
def test_what_the_table_hears_of_replacing_and_leaving_empty() -> None:
    given = {"at": "assign-vassals", **USED, "corners": STACKS, "players": {"A": {"corner": "top-left"}, "B": {"corner": "top-right"}}}
    table = puzzle(given, "A replace:KS", "A pass", "A replace:CO")
    assert told(table)[:5] == [
        Replaced(0, "KS", "V-01a", "V-50b", "top-left"),
        LeftEmpty(0, "BT", "V-02a"),
        Replaced(0, "CO", "V-03a", "V-51a", "top-left"),
        *CALM,
    ]
    assert [one.cause for one in table.events(0, None)][:3] == ["fill_up", "replace_at_will", "fill_up"]
    state = state_of(table)
    faces, names = state.content.cards.face_ids, state.content.cards.face_of
    assert {SQUARES[square]: faces[face] for square, face in enumerate(state.board) if face >= 0} == {"KS": "V-50b", "CO": "V-51a"}
    assert state.vassals_out == (names["V-01a"], names["V-02a"], names["V-03a"])
    assert (state.marked, state.corners[:2]) == (0, [(), (names["V-60a"],)])


@pytest.mark.rule("C-V4-05", "C-V4-01", "C-ORD-18")
def test_an_empty_stack_is_exchanged_for_the_other_for_good() -> None:
    given = {"at": "assign-vassals", **USED, "corners": {**STACKS, "top-left": []}, "players": {"A": {"corner": "top-left"}}}
    table = puzzle(given, "A replace:KS")
    assert told(table) == [Replaced(0, "KS", "V-01a", "V-60a", "top-right")]
    assert state_of(table).players[0].corner == 1
    table = puzzle({**given, "corners": {"top-left": [], "top-right": []}}, "A replace:KS", dice=[{"shuffle vassals": ["V-01b"]}])
    assert told(table) == [Renewed("vassals", 1), Replaced(0, "KS", "V-01a", "V-01b", "top-left")]


@pytest.mark.rule("C-V4-04", "C-RETAIN-02", "C-ORD-18")
def test_empty_stacks_are_renewed_before_a_retain_asks_for_one() -> None:
    given = {
        "board": {"BS": "V-01a", "LS": "V-02a"}, "vassal-discards": ["V-05a", "V-06a"],
        "corners": {"top-left": [], "top-right": []}, "players": {"A": {"knights": 1}},
    }  # fmt: skip
    table = puzzle(given, "A retain:BS", dice=[{"shuffle vassals": ["V-05b", "V-06b"]}])
    assert keys(table) == ["pass", "refill:top-left", "refill:top-right"]


@pytest.mark.rule("C-V4-05", "C-ORD-18")
def test_a_space_stays_empty_where_no_vassal_is_left() -> None:
    """In play the used vassal is one itself; here it has left the game."""
    state = state_of(puzzle({**NOBODY, "corners": {"top-left": [], "top-right": []}}))
    state.vassals_out, state.scene = (), Scene(listening=True)
    assert list(fill_up.run(state, 1, 4, state.content.cards.face_of["V-01a"])) == []
    assert state.scene.heard is not None
    assert [event for _, event in state.scene.heard] == [LeftEmpty(1, "KS", "V-01a")]
    for name, card in BY_ID.items():
        put(state, SQUARE[name], state.content.cards.face_of[card])
    with pytest.raises(Leave):
        list(fill_up.run(state, 1, 12, 0))
    assert [event for _, event in state.scene.heard][1:] == [LeftEmpty(1, "AO", "V-01a"), WIN]


@pytest.mark.rule("C-V4-05", "C-BONUS-09")
def test_a_guard_on_a_used_vassal_goes_home() -> None:
    table = puzzle(
        {"at": "assign-vassals", **USED, "corners": STACKS, "players": {"A": {"family": "hester", "guards": ["KS", "BT"]}}}, "A pass"
    )
    assert (state_of(table).players[0].guards, state_of(table).guarded) == (1 << 5, 1 << 5)


# ------------------------------------------------------------------ the formation as masks
def masks(court: Mapping[str, str]) -> list[int]:
    """Where everybody stands, from the names of the faces that are up."""
    where = [0] * ROWS_OF_MASKS
    for name, face in court.items():
        faction, _, role = face.partition("-")
        for row in (board().factions.index(faction), 4 + board().roles.index(role), 8):
            where[row] |= 1 << SQUARE[name]
    return where


def by_hand(court: Mapping[str, str]) -> bool:
    """The rule read out: sixteen round the edge, each identity once, each group on one line, and no two neighbours alike in the other."""
    edge = {name for name in SQUARES if name[0] in "BK" or name[1] in "SE"}
    if set(court) != edge or len(set(court.values())) != 16:
        return False
    for part in (0, 1):
        groups: dict[str, set[str]] = {}
        for name, face in court.items():
            groups.setdefault(face.split("-")[part], set()).add(name)
        lines = all(any(all(letter in name for name in group) for letter in "BKSE") for group in groups.values())
        beside = [
            (one, other)
            for one, other in combinations(sorted(court), 2)
            if abs("BLACK".index(one[0]) - "BLACK".index(other[0])) + abs("STONE".index(one[1]) - "STONE".index(other[1])) == 1
        ]
        if lines and not any(court[one].split("-")[1 - part] == court[other].split("-")[1 - part] for one, other in beside):
            return True
    return False


def turned(court: Mapping[str, str]) -> dict[str, str]:
    """A quarter turn clockwise."""
    return {"BLACK"[4 - "STONE".index(name[1])] + "STONE"["BLACK".index(name[0])]: face for name, face in court.items()}


def mirrored(court: Mapping[str, str]) -> dict[str, str]:
    return {"BLACK"[4 - "BLACK".index(name[0])] + name[1]: face for name, face in court.items()}


@pytest.mark.rule("C-V4-06", "C-V4-08", "C-V4-09")
@pytest.mark.parametrize("court", [FACTIONS, ROLES])
def test_formations_however_they_lie(court: dict[str, str]) -> None:
    for _ in range(4):
        court = turned(court)
        for one in (court, mirrored(court)):
            assert by_hand(one)
            assert formation_stands(masks(one))
    for names in (board().factions, board().roles):
        swapped = {
            name: "-".join(names[3 - names.index(word)] if word in names else word for word in face.split("-"))
            for name, face in court.items()
        }
        assert formation_stands(masks(swapped))


@pytest.mark.rule("C-V4-06", "C-V4-07", "C-V4-08", "C-V4-09", "C-V4-10")
@pytest.mark.parametrize("court", [FACTIONS, ROLES])
def test_a_formation_with_one_thing_changed(court: dict[str, str]) -> None:
    """Two vassals exchanged, one turned, one gone, one more, one inside: what stands and what does not."""
    others = sorted(set(FACTIONS.values()))
    changed = [{**court, one: court[other], other: court[one]} for one, other in combinations(court, 2)]
    changed += [{**court, name: face} for name in court for face in others]
    changed += [{name: face for name, face in court.items() if name != gone} for gone in court]
    changed += [{**court, at: face} for at in ("LT", "AO", "CN") for face in others]
    changed += [{**{name: face for name, face in court.items() if name != gone}, "AO": court[gone]} for gone in court]
    rng = Random(4)
    for _ in range(300):
        faces = list(court.values())
        for _ in range(rng.choice((1, 2, 2, 3))):
            one, other = rng.sample(range(16), 2)
            faces[one], faces[other] = faces[other], faces[one]
        changed.append(dict(zip(court, faces, strict=True)))
    found = [(formation_stands(masks(one)), by_hand(one)) for one in changed]
    assert all(stands == wanted for stands, wanted in found)
    assert {wanted for _, wanted in found} == {True, False}


@pytest.mark.rule("C-V4-08", "C-V4-10")
def test_lines_and_neighbours() -> None:
    named = [{SQUARES[square] for square in squares_in(line)} for line in LINES]
    assert named == [
        {f"B{row}" for row in "STONE"},
        {f"K{row}" for row in "STONE"},
        {f"{column}S" for column in "BLACK"},
        {f"{column}E" for column in "BLACK"},
    ]
    assert len(squares_in(PERIMETER)) == 16
    for one, other in combinations(range(25), 2):
        close = abs(one % 5 - other % 5) + abs(one // 5 - other // 5) == 1
        assert side_by_side(1 << one | 1 << other) is close
    assert not side_by_side(0)
    assert list(puzzle_masters_quest.FACTIONS) == [0, 1, 2, 3]
    assert list(puzzle_masters_quest.ROLES) == [4, 5, 6, 7]


# ------------------------------------------------------------------ winning
def ids(court: Mapping[str, str]) -> dict[str, str]:
    """The same by cards: one card for each face."""
    cards, used, found = GAME.content.cards, set[int](), {}
    for name, wanted in court.items():
        face = next(face for face in range(144) if cards.face_names[face] == wanted and face >> 1 not in used)
        used.add(face >> 1)
        found[name] = cards.face_ids[face]
    return found


BY_ID = ids(FACTIONS)
WIN = Won((0, 1), "formation")


def won(table: Table, *events: Event) -> None:
    """It is over, after these events."""
    assert told(table) == [*events, WIN]
    assert table.over
    assert table.outcome == Outcome((0, 1), "formation", "won")
    assert (state_of(table).result, state_of(table).agenda) == ("formation", ())


@pytest.mark.rule("C-V4-11")
def test_a_slide_or_a_swap_wins_at_once() -> None:
    court = {"CO" if name == "KO" else name: card for name, card in BY_ID.items()}
    table = puzzle({"board": court, "players": {"A": {"knights": 2}}}, "A slide:CO:KO")
    won(table, Slid(0, "CO", "KO", BY_ID["KO"]))
    assert [one.cause for one in table.events(0, None)] == ["work_on_formation"] * 2
    assert state_of(table).players[0].knights == 1
    table = puzzle(
        {"board": {**BY_ID, "BS": BY_ID["LS"], "LS": BY_ID["BS"]}, "players": {"B": {"wizards": 1}}, "turn": "B"}, "B swap:BS:LS"
    )
    won(table, Swapped(1, "BS", "LS"))


@pytest.mark.rule("C-V4-11", "C-V4-04")
def test_what_an_action_sets_off_wins_too() -> None:
    given = {"board": {**BY_ID, "AO": "V-72b"}, "players": {"A": {"knights": 1}}}
    table = puzzle(given, "A retain:AO", "A pass")
    won(table, Retained(0, "AO", "V-72b"))
    assert [one.cause for one in table.events(0, None)] == ["retain_at_will", "retain_at_will"]
    left = {name: card for name, card in BY_ID.items() if name != "BS"}
    given = {"board": {**left, "BS": "V-72b"}, "corners": {"top-right": [BY_ID["BS"]]}, "players": {"A": {"knights": 1}}}
    won(puzzle(given, "A retain:BS", "A refill:top-right"), Retained(0, "BS", "V-72b"), Refilled(0, "BS", BY_ID["BS"], "top-right"))


@pytest.mark.rule("C-V4-11", "C-V4-05")
def test_step_4_wins_too() -> None:
    given = {"at": "assign-vassals", "board": {**BY_ID, "AO": "V-72b"}, "castles": ["AO"], "completed": True}
    table = puzzle(given, "A pass")
    won(table, LeftEmpty(0, "AO", "V-72b"))
    assert {one.cause for one in table.events(0, None)} == {"replace_at_will"}
    left = {name: card for name, card in BY_ID.items() if name != "BS"}
    given = {"at": "assign-vassals", "board": {**left, "BS": "V-72b"}, "castles": ["BS"], "corners": {"top-left": [BY_ID["BS"]]}}
    table = puzzle(given, "A replace:BS")
    won(table, Replaced(0, "BS", "V-72b", BY_ID["BS"], "top-left"))
    assert {one.cause for one in table.events(0, None)} == {"fill_up"}


@pytest.mark.rule("C-V4-11")
def test_the_game_goes_on_without_a_formation() -> None:
    given = {"board": {**BY_ID, "AO": "V-72b", "LO": "V-71b"}, "players": {"A": {"knights": 2}}}
    table = puzzle(given, "A retain:AO", "A pass")
    assert told(table) == [Retained(0, "AO", "V-72b")]
    assert state_of(table).agenda[0] == ("work_on_formation", 0)
    assert table.asked == (0,)
    table.answer("slide:LO:AO", 0)
    assert told(table)[1:] == [Slid(0, "LO", "AO", "V-71b")]
    table.answer("pass", 0)
    assert told(table)[2:4] == CALM
    assert state_of(table).result == ""
