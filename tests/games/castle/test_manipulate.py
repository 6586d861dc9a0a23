"""Manipulating vassals: every refusal with its facts, and what the table hears of an act."""

from __future__ import annotations

import pytest
from staged import keys, reasons, staged, told
from table import GAME

from blackstone.games.castle.events import Flipped, Slid, Swapped
from blackstone.games.castle.geometry import neighbours, over_the_edge

NO_TOKENS = {"board": {"BS": "lion-spy"}}
ONE_KNIGHT = {"players": {"A": {"knights": 1}}}
ONE_WIZARD = {"players": {"A": {"wizards": 1}}}


def test_neighbours_in_the_corners_on_the_edges_and_inside() -> None:
    assert [neighbours(square) for square in (0, 4, 20, 24)] == [[1, 5], [3, 9], [15, 21], [19, 23]]
    assert [neighbours(square) for square in (2, 10, 14, 22)] == [[1, 3, 7], [5, 11, 15], [9, 13, 19], [17, 21, 23]]
    assert neighbours(12) == [7, 11, 13, 17]


def test_only_the_ends_of_a_line_lie_over_the_edge_of_each_other() -> None:
    found = {(here, there) for here in range(25) for there in range(25) if over_the_edge(here, there)}
    rows = {(row * 5, row * 5 + 4) for row in range(5)}
    columns = {(column, column + 20) for column in range(5)}
    wrapped = {(row * 5 + 4, row * 5 + 5) for row in range(4)}  # the last of a row and the first of the next
    assert found == {pair[::step] for pair in rows | columns | wrapped for step in (1, -1)}


@pytest.mark.rule("C-MANIP-02", "C-MANIP-03", "C-MANIP-04", "C-MANIP-08", "C-MANIP-11", "C-MANIP-12")
@pytest.mark.parametrize(
    ("given", "key", "wanted"),
    [
        (NO_TOKENS, "slide:BS:LS", [("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})]),
        (
            {**NO_TOKENS, **ONE_WIZARD},
            "slide:BS:LS",
            [("C-MANIP-08", "wants-knight", {}), ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})],
        ),
        ({**NO_TOKENS, **ONE_KNIGHT}, "slide:BS:LT", [("C-MANIP-02", "not-next", {"here": "BS", "there": "LT"})]),
        ({**NO_TOKENS, **ONE_KNIGHT}, "slide:BS:AS", [("C-MANIP-02", "not-next", {"here": "BS", "there": "AS"})]),
        (
            {**NO_TOKENS, **ONE_KNIGHT},
            "slide:BS:KS",
            [("C-MANIP-04", "over-the-edge", {"at": "BS"}), ("C-MANIP-02", "not-next", {"here": "BS", "there": "KS"})],
        ),
        (
            {"board": {"BS": "lion-spy", "LS": "lion-scout"}, **ONE_KNIGHT},
            "slide:BS:LS",
            [("C-MANIP-03", "occupied", {"at": "LS"})],
        ),
        ({"board": {}, **ONE_KNIGHT}, "slide:BS:LS", [("C-MANIP-01 C-MANIP-06", "empty", {"at": "BS"})]),
        ({**NO_TOKENS, **ONE_KNIGHT, "castles": ["BS"]}, "slide:BS:LS", [("C-MANIP-11", "castle", {"at": "BS"})]),
        ({**NO_TOKENS, **ONE_KNIGHT}, "slide:BS:LS:wizard", [("C-MANIP-08", "wants-knight", {})]),
    ],
)
def test_why_no_slide(given: dict[str, object], key: str, wanted: list[object]) -> None:
    assert reasons(staged(given), key) == wanted


@pytest.mark.rule("C-MANIP-06", "C-MANIP-08", "C-MANIP-11", "C-MANIP-12")
@pytest.mark.parametrize(
    ("given", "key", "wanted"),
    [
        (
            {"board": {"BS": "lion-spy", "LS": "lion-scout"}, **ONE_KNIGHT},
            "swap:BS:LS",
            [("C-MANIP-08", "wants-wizard", {}), ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})],
        ),
        ({**NO_TOKENS, **ONE_WIZARD}, "swap:BS:LS", [("C-MANIP-01 C-MANIP-06", "empty", {"at": "LS"})]),
        ({**NO_TOKENS, **ONE_WIZARD}, "swap:LS:BS", [("C-MANIP-01 C-MANIP-06", "empty", {"at": "LS"})]),
        (
            {"board": {"BS": "lion-spy", "LT": "lion-scout"}, **ONE_WIZARD},
            "swap:BS:LT",
            [("C-MANIP-06", "not-next", {"here": "BS", "there": "LT"})],
        ),
        (
            {"board": {"BS": "lion-spy", "LS": "lion-scout"}, **ONE_WIZARD, "castles": ["LS"]},
            "swap:BS:LS",
            [("C-MANIP-11", "castle", {"at": "LS"})],
        ),
        (
            {"board": {"BS": "lion-spy", "LS": "lion-scout"}, **ONE_WIZARD},
            "swap:BS:LS:knight",
            [("C-MANIP-08", "wants-wizard", {})],
        ),
        ({"board": {}, **ONE_WIZARD}, "flip:BS", [("C-MANIP-01 C-MANIP-06", "empty", {"at": "BS"})]),
        ({**NO_TOKENS, **ONE_WIZARD, "castles": ["BS"]}, "flip:BS", [("C-MANIP-11", "castle", {"at": "BS"})]),
        ({**NO_TOKENS, **ONE_WIZARD}, "flip:BS:knight", [("C-MANIP-08", "wants-wizard", {})]),
        (NO_TOKENS, "flip:BS", [("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})]),
    ],
)
def test_why_no_swap_or_flip(given: dict[str, object], key: str, wanted: list[object]) -> None:
    assert reasons(staged(given), key) == wanted


def test_a_bare_kind_says_what_is_lacking_and_what_can_never_be() -> None:
    table = staged(NO_TOKENS)
    assert reasons(table, "slide") == [("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})]
    assert reasons(table, "swap") == [("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})]
    assert reasons(table, "flip") == [
        ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0}),
        ("C-RETAIN-04", "retained-face-is-frozen", {}),
    ]


@pytest.mark.rule("C-MANIP-01", "C-MANIP-05", "C-MANIP-07")
def test_what_the_table_hears() -> None:
    given = {"board": {"BS": "V-19a", "LT": "V-02b"}, "players": {"A": {"knights": 1, "wizards": 2}}}
    table = staged(given, "A slide:BS:LS", "A swap:LT:LS", "A flip:LT")
    assert told(table) == [Slid(0, "BS", "LS", "V-19a"), Swapped(0, "LS", "LT"), Flipped(0, "LT", "V-19b")]
    assert [one.cause for one in table.events(0, None)] == ["work"] * 3


def test_each_way_of_sliding_and_swapping_is_offered_where_the_board_allows_it() -> None:
    """A vassal in the middle goes four ways, one in a corner two; pairs stand in board order."""
    table = staged({"board": {"AO": "lion-spy"}, **ONE_KNIGHT})
    assert [key for key in keys(table) if key.startswith("slide")] == ["slide:AO:CO", "slide:AO:LO", "slide:AO:AN", "slide:AO:AT"]
    table = staged({"board": {"KE": "lion-spy"}, **ONE_KNIGHT})
    assert [key for key in keys(table) if key.startswith("slide")] == ["slide:KE:CE", "slide:KE:KN"]
    table = staged({"board": {"KS": "lion-spy", "BT": "lion-scout", "CS": "griffin-spy", "BO": "griffin-scout"}, **ONE_WIZARD})
    assert [key for key in keys(table) if key.startswith("swap")] == ["swap:CS:KS", "swap:BT:BO"]


def test_what_a_key_touches() -> None:
    touched = {key: GAME.content.words.find(key).touches for key in ("slide:BS:LS", "swap:BS:LS", "flip:KE", "retain:KE")}  # type: ignore[union-attr]
    assert touched == {"slide:BS:LS": ("BS", "LS"), "swap:BS:LS": ("BS", "LS"), "flip:KE": ("KE",), "retain:KE": ("KE",)}
