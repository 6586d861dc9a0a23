"""The Queen's Quest: actions, the offer, sets and their worth, the end."""

from __future__ import annotations

from typing import Any

import pytest
from quest_stories import EMPTY, card, half, refused, story
from staged import told
from table import GAME, state_of

from blackstone.games.castle import sets
from blackstone.games.castle.events import Collected, Ended, LastTurns, Restocked
from blackstone.kernel.errors import Rejected
from blackstone.kernel.table import Table, new_game

QUEENS = "queens-quest"
CORNERS = card("T-1", half("BS", role="spy"), half("KO", faction="lion"))
ROW = card("T-2", half("S", faction="lion"), half("BS", role="spy"))
BLUE = card("T-3", half("N", role="scout"), half("KO", faction="lion", blue="O"))
NO_CARDS: dict[str, Any] = {"decks": {"machination": []}, "offer": []}
WIDE = {"decks": {"machination": ["M-P-20", "..."]}}


def queens(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return story(QUEENS, given, *play, **more)


# ------------------------------------------------------------------ set-up
@pytest.mark.rule("C-V2-01", "C-V2-02", "C-COMP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up(seats: int) -> None:
    table = queens(
        {"at": "creation"},
        seats=seats,
        first="A",
        expect={
            "asked": {"A": "queens.action"},
            "on-board": 13,
            "vassal-discards": [],
            "counts": {"decks": {"guild": 0, "power": 0, "machination": 27}},
            "players": {
                letter: {"wizards": 3, "knights": 0, "actions": 3, "hand": [], "sets": [], "households": 0, "kings": 0, "intrigue": 0}
                for letter in "ABCD"[:seats]
            },
        },
    )
    state = state_of(table)
    assert len(state.offer) == 5
    assert sum(map(len, state.corners)) == 59
    assert [player.corner for player in state.players] == list(range(seats))
    assert all(player.family < 0 for player in state.players)


@pytest.mark.rule("C-V2-01", "C-COMP-10")
def test_neither_one_nor_five_play_and_no_families() -> None:
    for seats in (1, 5):
        with pytest.raises(Rejected):
            new_game(GAME, mode=QUEENS, seats=seats)
    with pytest.raises(Rejected):
        new_game(GAME, mode=QUEENS, seats=2, settings={"families": "dealt"})


@pytest.mark.rule("C-V2-02")
def test_the_first_five_cards_are_offered_from_left_to_right() -> None:
    order = [f"M-P-{number:02}" for number in range(1, 33)]
    board = [f"V-{number:02}a" for number in range(1, 73)]
    queens(
        {"at": "creation"},
        first="A",
        dice=[{"shuffle vassals": board}, {"shuffle machination": order}],
        expect={"offer": order[:5], "decks": {"machination": order[5:]}, "view": {"spectator": {"offer": order[:5]}}},
    )


# ------------------------------------------------------------------ three actions
@pytest.mark.rule("C-V2-03")
def test_three_actions_then_the_next_player() -> None:
    given = {"board": {"BS": "lion-spy"}, "players": {"A": {"wizards": 3}}}
    queens(
        given,
        "A slide:BS:LS",
        {"expect": {"players": {"A": {"wizards": 2, "actions": 2}}}},
        "A slide:LS:AS",
        "A slide:AS:LS",
        refused("A slide:LS:BS", "C-V2-03"),
        {"expect": {"asked": {"B": "queens.action"}, "players": {"A": {"wizards": 3, "actions": 3}}}},
        "B pass",
        expect={"asked": {"A": "queens.action"}, "players": {"A": {"actions": 3, "knights": 0}}, "round": 2},
    )


@pytest.mark.rule("C-V2-03")
def test_no_action_is_left() -> None:
    """A turn with nothing to act with is over at once; passing leaves actions unused, and they do not add up."""
    queens({"board": {"BS": "lion-spy"}, "players": {"A": {"wizards": 0}}}, expect={"asked": {"B": "queens.action"}})
    queens(
        {"board": {"BS": "lion-spy"}, "players": {"A": {"wizards": 1}}},
        "A pass",
        "B pass",
        expect={"players": {"A": {"wizards": 3}, "B": {"wizards": 3}}},
    )


@pytest.mark.rule("C-V2-05")
def test_a_slide_a_swap_and_a_flip_cost_one_each() -> None:
    given = {"board": {"BS": "lion-spy/dragon-scout", "LS": "griffin-captain", "BT": "lion-scout", "BE": "lion-spy"}}
    queens(
        given,
        refused("A slide:BS:LS", "C-V2-05", "C-MANIP-03"),
        refused("A slide:BS:LT", "C-MANIP-02"),
        refused("A slide:KS:BT", "C-MANIP-04"),
        refused("A swap:BS:BE", "C-MANIP-06"),
        refused("A swap:BE:LE", "C-MANIP-06"),
        refused("A flip:KE", "C-MANIP-01"),
        refused("A slide:LS:AS:wizard", "C-V2-05"),
        refused("A flip:BS:knight", "C-V2-05"),
        "A slide:LS:AS",
        "A swap:BS:BT",
        "A flip:BT",
        expect={
            "board": {"BS": "lion-scout", "LS": "empty", "AS": "griffin-captain", "BT": "dragon-scout"},
            "asked": {"B": "queens.action"},
            "players": {"A": {"wizards": 3}},
            "events": [{"slid": {"here": "LS", "there": "AS"}}, {"swapped": {"one": "BS", "other": "BT"}}, {"flipped": {"at": "BT"}}],
        },
    )


@pytest.mark.rule("C-V2-04")
def test_a_card_is_taken_whatever_one_holds() -> None:
    hand = [f"M-P-{number:02}" for number in range(10, 16)]
    offer = ["M-P-01", "M-P-02", "M-P-03", "M-P-04", "M-P-05"]
    queens(
        {**EMPTY, **WIDE, "offer": offer, "players": {"A": {"hand": hand}}},
        refused("A take:M-P-06", "C-V2-04"),
        "A take:M-P-02",
        refused("A take:M-P-02", "C-V2-04"),
        expect={
            "players": {"A": {"hand": [*hand, "M-P-02"], "hand-count": 7, "actions": 2}},
            "offer": ["M-P-01", "none", "M-P-03", "M-P-04", "M-P-05"],
            "taken": 1,
            "view": {"B": {"offer": ["M-P-01", "none", "M-P-03", "M-P-04", "M-P-05"], "taken": 1}},
            "events": [{"took": {"seat": "A", "task": "M-P-02"}}],
        },
    )


# ------------------------------------------------------------------ Knight tokens
@pytest.mark.rule("C-V2-12")
def test_a_knight_token_acts_from_the_next_turn_on() -> None:
    queens(
        {"board": {"BS": "lion-spy"}},
        "A slide:BS:LS",
        "A slide:LS:BS",
        "A take:knight",
        refused("A slide:BS:LS", "C-V2-12"),
        {"expect": {"asked": {"B": "queens.action"}, "players": {"A": {"knights": 1, "fresh-knights": 0, "actions": 4}}}},
        "B pass",
        *("A slide:BS:LS", "A slide:LS:BS", "A slide:BS:LS"),
        {"expect": {"asked": {"A": "queens.action"}, "players": {"A": {"wizards": 0, "knights": 1, "actions": 1}}}},
        "A slide:LS:BS",
        expect={"asked": {"B": "queens.action"}, "players": {"A": {"wizards": 3, "knights": 0}}, "supply": {"knights": 20}},
    )


@pytest.mark.rule("C-V2-12")
def test_a_fresh_knight_does_not_pay_but_a_saved_one_does() -> None:
    given = {"board": {"BS": "lion-spy"}, "players": {"A": {"wizards": 0, "knights": 2, "fresh-knights": 1}}}
    queens(given, "A slide:BS:LS", expect={"asked": {"B": "queens.action"}, "players": {"A": {"knights": 1}}})
    given = {"board": {"BS": "lion-spy"}, "players": {"A": {"wizards": 1, "knights": 1}}}
    queens(
        given,
        "A take:knight",
        {"expect": {"players": {"A": {"knights": 2, "fresh-knights": 1, "actions": 1}}}},
        "A take:knight",
        expect={"asked": {"B": "queens.action"}, "players": {"A": {"knights": 2}}},
    )


@pytest.mark.rule("C-V2-12", "C-COMP-06")
def test_only_the_supply_limits_knight_tokens() -> None:
    queens(
        {"board": {"BS": "lion-spy"}, "players": {"A": {"knights": 11}, "B": {"knights": 8}}},
        "A take:knight",
        refused("A take:knight", "C-V2-12", "C-COMP-06"),
        expect={"players": {"A": {"knights": 12}}, "supply": {"knights": 0}},
    )


# ------------------------------------------------------------------ using a card
SPY_AND_LION = {"BS": "dragon-spy", "KO": "lion-scout"}


@pytest.mark.rule("C-V2-06", "C-V2-09", "C-V2-10")
def test_two_vassals_for_two_halves() -> None:
    table = queens(
        {
            "board": SPY_AND_LION,
            "players": {"A": {"hand": ["T-1"], "corner": "bottom-left"}, "B": {"hand": ["M-P-01"]}},
            "corners": {"bottom-left": ["griffin-spy", "phoenix-spy", "..."]},
        },
        "A spend:T-1",
        {"expect": {"options": {"A": ["use:BS:KO", "use:BS", "use:KO"]}, "players": {"A": {"hand": ["T-1"], "actions": 3}}}},
        "A use:BS:KO",
        "A set:A-1",
        {"expect": {"offered": {"A": ["set:A-1", "set:A-2"]}, "board": SPY_AND_LION, "players": {"A": {"sets": [], "actions": 3}}}},
        "A set:A-2",
        cards=[CORNERS],
        expect={
            "players": {"A": {"hand": [], "sets": [["dragon-spy"], ["lion-scout"]], "actions": 2}},
            "discards": {"machination": ["T-1"]},
            "board": {"BS": "griffin-spy", "KO": "phoenix-spy"},
            "events": [
                {"spent": {"task": "T-1"}},
                {"collected": {"at": "BS", "set": "A-1"}},
                {"collected": {"at": "KO", "set": "A-2"}},
                {"restocked": {"at": "BS", "corner": "bottom-left"}},
                {"restocked": {"at": "KO", "corner": "bottom-left"}},
            ],
        },
    )
    assert [one.at for one in told(table) if isinstance(one, Restocked)] == ["BS", "KO"]


@pytest.mark.rule("C-V2-06", "C-V2-07")
def test_one_half_alone_takes_one_vassal() -> None:
    queens(
        {"board": {"BS": "dragon-spy"}, "players": {"A": {"hand": ["T-1"]}, "B": {"hand": ["M-P-01"]}}},
        "A spend:T-1",
        cards=[CORNERS],
        expect={"players": {"A": {"hand": [], "sets": [["dragon-spy"]], "actions": 2}}, "discards": {"machination": ["T-1"]}},
    )
    queens(
        {"board": SPY_AND_LION, "players": {"A": {"hand": ["T-1"]}, "B": {"hand": ["M-P-01"]}}},
        "A spend:T-1",
        "A use:KO",
        cards=[CORNERS],
        expect={"players": {"A": {"sets": [["lion-scout"]]}}, "board": {"BS": "dragon-spy"}, "discards": {"machination": ["T-1"]}},
    )


@pytest.mark.rule("C-V2-07")
def test_one_vassal_for_both_halves_counts_once() -> None:
    queens(
        {"board": {"BS": "lion-spy"}, "players": {"A": {"hand": ["T-2"]}, "B": {"hand": ["M-P-01"]}}},
        "A spend:T-2",
        cards=[ROW],
        expect={"players": {"A": {"sets": [["lion-spy"]]}}},
    )
    queens(
        {"board": {"BS": "lion-spy", "KS": "lion-scout"}, "players": {"A": {"hand": ["T-2"]}}},
        "A spend:T-2",
        refused("A use:BS:BS", "C-V2-07"),
        refused("A use:BS:KS", "C-V2-06", "C-TASK-04"),
        refused("A use:AS", "C-V2-06"),
        cards=[ROW],
        expect={"options": {"A": ["use:KS:BS", "use:BS", "use:KS"]}},
    )


@pytest.mark.rule("C-V2-07", "C-V2-06")
def test_without_a_match_nothing_is_used() -> None:
    queens(
        {"board": {"BS": "lion-captain/dragon-spy", "LS": "lion-scout"}, "players": {"A": {"hand": ["T-1"]}}},
        refused("A spend:T-1", "C-V2-07", "C-TASK-09"),
        refused("A spend:M-P-01", "C-V2-06"),
        refused("A spend", "C-V2-07"),
        cards=[CORNERS],
        expect={"unchanged": True},
    )


@pytest.mark.rule("C-V2-08")
def test_the_blue_letter_does_not_count() -> None:
    queens(
        {"board": {"KS": "lion-scout"}, "players": {"A": {"hand": ["T-3"]}, "B": {"hand": ["M-P-01"]}}},
        "A spend:T-3",
        cards=[BLUE],
        expect={"players": {"A": {"sets": [["lion-scout"]]}}},
    )


@pytest.mark.rule("C-V2-09")
def test_an_empty_nearest_deck_is_exchanged_for_good() -> None:
    given = {
        "board": SPY_AND_LION,
        "players": {"A": {"hand": ["T-1"]}, "B": {"hand": ["M-P-01"]}},
        "corners": {
            "top-left": ["griffin-spy"],
            "top-right": ["phoenix-scout", "lion-captain"],
            "bottom-right": [],
            "bottom-left": ["V-70a"],
        },
    }
    queens(
        given,
        *("A spend:T-1", "A use:BS:KO", "A set:A-1", "A set:A-2"),
        {"expect": {"asked": {"A": "refill.corner"}, "offered": {"A": ["corner:top-right", "corner:bottom-left"]}}},
        refused("A corner:bottom-right", "C-ORD-18"),
        "A corner:top-right",
        cards=[CORNERS],
        expect={"board": {"BS": "griffin-spy", "KO": "phoenix-scout"}, "players": {"A": {"corner": "top-right"}}},
    )
    nothing: dict[str, list[str]] = {"top-left": [], "top-right": [], "bottom-right": [], "bottom-left": []}
    queens(
        {**given, "corners": nothing},
        *("A spend:T-1", "A use:BS:KO", "A set:A-1", "A set:A-2"),
        cards=[CORNERS],
        expect={"on-board": 0, "asked": {"A": "queens.action"}},
    )


# ------------------------------------------------------------------ sets
@pytest.mark.rule("C-V2-10")
def test_a_set_is_chosen_once_for_all() -> None:
    given = {
        "board": {"BS": "dragon-spy"},
        "players": {"A": {"hand": ["T-1"], "sets": [["lion-spy", "lion-scout"]]}, "B": {"hand": ["M-P-01"]}},
    }
    queens(
        given,
        "A spend:T-1",
        "A use:BS",
        "A set:A-2",
        refused("A set:A-1", "C-V2-10"),
        refused("A set", "C-V2-10"),
        cards=[CORNERS],
        expect={"players": {"A": {"sets": [["lion-spy", "lion-scout"], ["dragon-spy"]]}}},
    )


@pytest.mark.rule("C-V2-10", "C-V2-11")
def test_the_sets_a_vassal_may_join() -> None:
    queens(
        {
            "board": {"BS": "lion-spy", "KO": "lion-spy"},
            "players": {
                "A": {"hand": ["T-1"], "sets": [["lion-emissary", "dragon-scout", "griffin-captain"], ["lion-scout", "lion-captain"]]},
                "B": {"sets": [["lion-spy"]]},
            },
        },
        "A spend:T-1",
        "A use:BS:KO",
        {"expect": {"options": {"A": ["set:A-2", "set:A-3"]}}},
        refused("A set:A-1", "C-V2-11"),
        refused("A set:A-4", "C-V2-10"),
        refused("A set:B-1", "C-V2-10"),
        "A set:A-3",
        {"expect": {"options": {"A": ["set:A-2", "set:A-3", "set:A-4"]}}},
        "A set:A-3",
        cards=[CORNERS],
        expect={"players": {"A": {"sets-worth": [2, 1, 1], "points": 4}}},
    )


@pytest.mark.rule("C-V2-11")
def test_the_choice_for_the_second_vassal_sees_the_first() -> None:
    """A Dragon Spy has joined the Lion Spy: a Lion Scout no longer fits there."""
    queens(
        {"board": {"BS": "dragon-spy", "KO": "lion-scout"}, "players": {"A": {"hand": ["T-1"], "sets": [["lion-spy"]]}}},
        *("A spend:T-1", "A use:BS:KO"),
        {"expect": {"options": {"A": ["set:A-1", "set:A-2"]}}},
        "A set:A-1",
        cards=[CORNERS],
        expect={"players": {"A": {"sets": [["lion-spy", "dragon-spy"], ["lion-scout"]]}}},
    )


def symbols(*names: str) -> list[int]:
    return [GAME.content.cards.symbol_names.index(name) for name in names]


MIXED = ("lion-scout", "dragon-spy", "phoenix-captain", "griffin-emissary")
LIONS = ("lion-scout", "lion-spy", "lion-captain", "lion-emissary", "lion-spy", "lion-scout")


@pytest.mark.rule("C-V2-17", "C-V2-18", "C-V2-19", "C-V2-20")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((), 0),
        (MIXED[:1], 0),
        (MIXED[:2], 1),
        (MIXED[:3], 2),
        (MIXED, 4),
        (LIONS[:2], 1),
        (LIONS[:3], 2),
        (LIONS[:4], 3),
        (LIONS[:5], 4),
        (LIONS, 5),
        (("lion-spy", "dragon-spy", "dragon-spy"), 2),
        (("lion-spy",) * 2, 1),
        (("lion-spy",) * 3, 4),
        (("lion-spy",) * 4, 8),
        (("lion-spy",) * 5, 16),
        (("lion-spy",) * 6, 24),
        (("lion-spy", "lion-spy", "lion-scout"), 2),
    ],
)
def test_what_a_set_scores(cards: tuple[str, ...], points: int) -> None:
    assert sets.worth(symbols(*cards)) == points


@pytest.mark.rule("C-V2-11", "C-V2-17")
def test_what_is_no_set() -> None:
    assert sets.fits(symbols(*MIXED))
    assert not sets.fits(symbols(*MIXED, "lion-scout"))
    assert not sets.fits(symbols("lion-spy", "dragon-scout", "griffin-captain", "lion-emissary"))
    assert not sets.fits(symbols("lion-spy", "lion-scout", "dragon-spy"))
    assert sets.fits(symbols(*LIONS))


# ------------------------------------------------------------------ the offer at the end of a turn
FIVE = ["M-P-01", "M-P-02", "M-P-03", "M-P-04", "M-P-05"]


@pytest.mark.rule("C-V2-13")
def test_gaps_close_to_the_right_and_new_cards_come_from_the_left() -> None:
    queens(
        {**EMPTY, "offer": FIVE, "decks": {"machination": ["M-P-11", "M-P-12", "..."]}},
        "A take:M-P-02",
        "A take:M-P-04",
        "A pass",
        expect={
            "offer": ["M-P-12", "M-P-11", "M-P-01", "M-P-03", "M-P-05"],
            "discards": {"machination": []},
            "taken": 0,
            "events": [{"offer-moved": {"seat": "A", "dropped": None}}],
        },
    )


@pytest.mark.rule("C-V2-14")
def test_without_a_card_taken_the_rightmost_goes_for_good() -> None:
    queens(
        {**EMPTY, "offer": FIVE, "decks": {"machination": ["M-P-11"]}},
        "A pass",
        {"expect": {"offer": ["M-P-11", *FIVE[:4]], "discards": {"machination": ["M-P-05"]}}},
        "B pass",
        expect={"offer": ["M-P-11", *FIVE[:3]], "discards": {"machination": ["M-P-05", "M-P-04"]}, "counts": {"decks": {"machination": 0}}},
    )


@pytest.mark.rule("C-V2-15")
def test_without_a_deck_the_offer_shrinks() -> None:
    queens(
        {
            **EMPTY,
            "offer": ["M-P-01", "M-P-02"],
            "decks": {"machination": []},
            "players": {"A": {"hand": FIVE[2:]}, "B": {"hand": ["M-P-06"]}},
        },
        "A pass",
        {"expect": {"offer": ["M-P-01"], "closing": False}},
        "B take:M-P-01",
        "B pass",
        expect={"offer": [], "asked": {"A": "queens.action"}},
    )


# ------------------------------------------------------------------ the end
@pytest.mark.rule("C-V2-16")
def test_the_last_card_of_a_hand_brings_one_more_round() -> None:
    table = queens(
        {
            **NO_CARDS,
            "round": 12,
            "board": {"BS": "dragon-spy"},
            "players": {"A": {"hand": ["T-1"]}, "B": {"hand": ["M-P-01"]}},
        },
        "A spend:T-1",
        {"expect": {"closing": True, "last-round": False, "asked": {"A": "queens.action"}, "view": {"B": {"closing": True}}}},
        "A pass",
        "B pass",
        {"expect": {"round": 13, "last-round": True, "closing": False, "asked": {"A": "queens.action"}}},
        "A pass",
        "B pass",
        cards=[CORNERS],
        expect={"asked": "nobody", "outcome": {"over": True, "winners": ["A", "B"], "tie-break": "shared"}, "round": 13},
    )
    assert [one.why for one in told(table) if isinstance(one, LastTurns)] == ["played-out"]
    assert [one.winners for one in told(table) if isinstance(one, Ended)] == [(0, 1)]


@pytest.mark.rule("C-V2-16")
def test_taking_the_last_card_of_the_offer_ends_it_for_an_empty_hand() -> None:
    """B holds nothing when A takes the last card: that is the end, whoever moves."""
    given = {**EMPTY, "decks": {"machination": []}, "offer": ["M-P-01"], "players": {"A": {"hand": ["M-P-02"]}}}
    queens(given, "A take:M-P-01", expect={"closing": True})
    queens({**given, "players": {"A": {}, "B": {"hand": ["M-P-03"]}}}, "A take:M-P-01", expect={"closing": False})
    queens({**given, "offer": ["M-P-01", "M-P-04"]}, "A take:M-P-01", expect={"closing": False})
    queens({**given, "decks": {"machination": ["M-P-09"]}}, "A take:M-P-01", expect={"closing": False})
    queens({**given, "first": "B"}, "A pass", expect={"closing": False, "last-round": True, "round": 2})


@pytest.mark.rule("C-V2-16")
def test_a_round_without_a_card_used_is_the_end_too() -> None:
    held = {"A": {"hand": ["M-P-01"]}, "B": {"hand": ["M-P-02"]}}
    table = queens(
        {**EMPTY, **NO_CARDS, "players": held},
        *("A pass", "B pass"),
        {"expect": {"round": 2, "last-round": True}},
        *("A pass", "B pass"),
        expect={"asked": "nobody"},
    )
    assert [one.why for one in told(table) if isinstance(one, LastTurns)] == ["nobody-plays"]
    queens(
        {**EMPTY, "decks": {"machination": []}, "offer": ["M-P-03"], "players": held},
        *("A pass", "B pass"),
        {"expect": {"round": 2, "last-round": False}},
        *("A pass", "B pass"),
        expect={"round": 3, "last-round": True},
    )


@pytest.mark.rule("C-V2-16")
def test_a_card_used_in_the_round_keeps_the_game_going() -> None:
    queens(
        {**NO_CARDS, "board": {"BS": "dragon-spy"}, "players": {"A": {"hand": ["T-1", "M-P-01"]}, "B": {"hand": ["M-P-02"]}}},
        *("A spend:T-1", "A pass", "B pass"),
        cards=[CORNERS],
        expect={"round": 2, "last-round": False, "closing": False},
    )


@pytest.mark.rule("C-V2-21")
def test_the_highest_sum_wins() -> None:
    four = ["lion-spy"] * 4
    three = ["dragon-spy"] * 3
    queens(
        {
            **EMPTY,
            **NO_CARDS,
            "turn": "B",
            "last-round": True,
            "players": {
                "A": {"sets": [four, ["griffin-spy", "griffin-scout"]]},
                "B": {"sets": [three, ["phoenix-scout"] * 3, ["lion-captain", "lion-scout", "lion-emissary"]]},
            },
        },
        "B pass",
        expect={
            "asked": "nobody",
            "outcome": {"winners": ["B"], "tie-break": "sets"},
            "players": {"A": {"sets-worth": [8, 1], "points": 9}, "B": {"sets-worth": [4, 4, 2], "points": 10}},
            "view": {"spectator": {"players": {"B": {"points": 10, "sets-worth": [4, 4, 2]}}}},
        },
    )


@pytest.mark.rule("C-V2-21")
def test_equal_sums_share() -> None:
    table = queens(
        {
            **EMPTY,
            **NO_CARDS,
            "turn": "B",
            "last-round": True,
            "players": {"A": {"sets": [["lion-spy", "lion-scout"]]}, "B": {"sets": [["dragon-spy"] * 2]}},
        },
        "B pass",
        expect={"outcome": {"winners": ["A", "B"], "tie-break": "shared"}},
    )
    assert list(table.scores(None)) == [1, 1]


# ------------------------------------------------------------------ what is open
@pytest.mark.rule("C-V2-22")
def test_hands_and_sets_are_open() -> None:
    table = queens(
        {
            "board": {},
            "offer": FIVE,
            "players": {"A": {"hand": ["M-P-07", "M-P-08"], "sets": [["lion-spy/dragon-scout"], ["griffin-spy"]]}},
        },
        expect={
            "view": {
                "B": {"players": {"A": {"hand": ["M-P-07", "M-P-08"], "sets": [["lion-spy/dragon-scout"], ["griffin-spy"]]}}},
                "spectator": {"players": {"A": {"hand": ["M-P-07", "M-P-08"]}}, "counts": {"decks": {"machination": 25}}},
            }
        },
    )
    view: Any = table.view(1)
    assert [(one.face, one.behind) for one in view.players[0].sets[0].vassals] == [("lion-spy", "dragon-scout")]
    assert [task.card for task in view.players[0].hand] == ["M-P-07", "M-P-08"]


def test_a_card_that_could_be_used_is_ready() -> None:
    queens(
        {"board": {"BS": "dragon-spy"}, "players": {"A": {"hand": ["T-1", "T-3"]}}},
        cards=[CORNERS, BLUE],
        expect={"players": {"A": {"ready": ["T-1"]}}, "view": {"A": {"players": {"A": {"ready": ["T-1"]}}}}},
    )


def test_a_vassal_is_collected_as_it_lies() -> None:
    table = queens(
        {"board": {"BS": "V-01a"}, "players": {"A": {"hand": ["T-9"]}}},
        "A flip:BS",
        "A spend:T-9",
        cards=[card("T-9", half("BS"), half("KE"))],
    )
    assert [one.card for one in told(table) if isinstance(one, Collected)] == ["V-01b"]


def test_at_set_up_cards_may_be_laid_elsewhere() -> None:
    table = queens({"at": "setup", "players": {"A": {"hand": ["M-P-01"]}}, "board": {"BS": "V-01a"}}, first="A", expect={"on-board": 1})
    state = state_of(table)
    assert len(state.decks[2]) + len(state.offer) + 1 == 32
    queens({"at": "setup", "offer": FIVE}, first="A", expect={"offer": FIVE, "on-board": 13, "counts": {"decks": {"machination": 27}}})
