"""The Wizard's Quest: dealt vassals, two offers, stacks on the board, laying by cards, the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from quest_stories import EMPTY, card, half, refused, story
from staged import told
from table import GAME, state_of

from blackstone.games.castle.events import LastTurns
from blackstone.kernel.table import Table, new_game

WIZARDS = "wizards-quest"
CENTRE = card("T-1", half("CT", "lion", "spy"), half("E", role="scout"))
ANY_SPY = card("T-2", half("CT", role="spy"), half("KE", "griffin"))
BLUE = card("T-3", half("AN", role="captain", blue="N"), half("KE", "griffin"))
SAME_LINE = card("T-4", half("S", "lion"), half("S", role="spy"))
FIVE = ["M-P-01", "M-P-02", "M-P-03", "M-P-04", "M-P-05"]


def wizards(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return story(WIZARDS, given, *play, **more)


def both(**a: Any) -> dict[str, Any]:
    """What A has; B has a vassal."""
    return {"A": {"vassals": ["phoenix-captain"], **a}, "B": {"vassals": ["phoenix-captain"]}}


def showing(face: str) -> str:
    """A card of the box that shows a face, with that side up."""
    cards = GAME.content.cards
    return cards.face_ids[cards.face_names.index(face)]


def turned(face: str) -> str:
    """The other side of the card."""
    return face[:-1] + "ab"[face.endswith("a")]


DRAGON, LION, PHOENIX, GRIFFIN = (showing(face) for face in ("dragon-spy", "lion-spy", "phoenix-scout", "griffin-captain"))


# ------------------------------------------------------------------ set-up
@pytest.mark.rule("C-V3-01", "C-V3-02", "C-V3-03", "C-COMP-10")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 25, 17), (3, 20, 7), (4, 15, 7)])
def test_the_set_up(seats: int, each: int, left: int) -> None:
    table = wizards(
        {"at": "creation"},
        seats=seats,
        first="A",
        expect={
            "asked": {"A": "wizards.action"},
            "on-board": 0,
            "board": {"BS": "empty", "AO": "empty", "KE": "empty"},
            "counts": {"decks": {"guild": 0, "power": 0, "machination": 27}},
            "players": {
                letter: {"vassal-count": each, "wizards": 3, "knights": 0, "actions": 3, "hand": [], "households": 0}
                for letter in "ABCD"[:seats]
            },
            "view": {"spectator": {"reserve": left}},
        },
    )
    state = state_of(table)
    assert (len(state.offer), len(state.vassal_offer), len(state.reserve)) == (5, 5, left)
    assert not any(state.corners)
    assert sorted(card >> 1 for player in state.players for card in player.vassals) != list(range(seats * each))


@pytest.mark.rule("C-V3-01", "C-V3-03")
def test_hands_are_dealt_from_the_first_player_on() -> None:
    order = [f"M-P-{number:02}" for number in range(1, 33)]
    names = [f"V-{number:02}" for number in range(1, 73)]
    wizards(
        {"at": "creation"},
        first="B",
        dice=[{"shuffle vassals": [f"{name}b" for name in names]}, {"shuffle machination": order}],
        expect={
            "players": {"B": {"vassals": names[:25]}, "A": {"vassals": names[25:50]}},
            "vassal-offer": names[50:55],
            "offer": order[:5],
            "asked": {"B": "wizards.action"},
        },
    )


# ------------------------------------------------------------------ actions
@pytest.mark.rule("C-V3-04")
def test_three_actions_and_a_saved_knight() -> None:
    wizards(
        {"board": {"BS": "lion-spy"}, "players": both(knights=1)},
        *("A slide:BS:LS", "A slide:LS:AS", "A slide:AS:CS"),
        {"expect": {"players": {"A": {"wizards": 0, "knights": 1, "actions": 1}}}},
        "A slide:CS:KS",
        refused("A slide:KS:CS", "C-V3-04"),
        expect={"asked": {"B": "wizards.action"}, "players": {"A": {"knights": 0, "wizards": 3}}},
    )


@pytest.mark.rule("C-V3-04")
def test_a_knight_taken_waits_for_the_next_turn() -> None:
    wizards(
        {"board": {"BS": "lion-spy"}, "players": both(knights=1)},
        *("A take:knight", "A take:knight", "A slide:BS:LS"),
        {"expect": {"players": {"A": {"knights": 3, "fresh-knights": 2, "actions": 1}}}},
        refused("A slide:LS:BS:wizard", "C-V3-04"),
        "A slide:LS:BS",
        expect={"asked": {"B": "wizards.action"}, "players": {"A": {"knights": 2, "fresh-knights": 0, "actions": 5}}},
    )
    wizards(
        {**EMPTY, "players": {"A": {"vassals": ["V-01"], "knights": 20}, "B": {"vassals": ["V-02"]}}},
        refused("A take:knight", "C-V3-04", "C-COMP-06"),
    )


@pytest.mark.rule("C-V3-05")
def test_the_second_card_costs_two_actions() -> None:
    given = {"board": {"BS": "lion-spy"}, "offer": FIVE, "players": both()}
    wizards(
        given,
        "A take:M-P-01",
        {"expect": {"players": {"A": {"actions": 2}}}},
        "A take:M-P-02",
        expect={"asked": {"B": "wizards.action"}, "players": {"A": {"hand": ["M-P-01", "M-P-02"]}}},
    )
    wizards(given, "A take:M-P-01", "A flip:BS", refused("A take:M-P-02", "C-V3-05"), expect={"players": {"A": {"actions": 1}}})
    wizards(
        {**given, "players": both(knights=3)},
        *("A take:M-P-01", "A take:M-P-02"),
        refused("A take:M-P-03", "C-V3-05"),
        expect={"players": {"A": {"wizards": 0, "knights": 3, "actions": 3}}},
    )
    wizards({**given, "players": both(knights=1, wizards=1), "taken": 1}, "A take:M-P-05", expect={"players": {"A": {"knights": 0}}})
    wizards(
        given,
        *("A take:M-P-01", "A pass", "B pass", "A take:M-P-02"),
        expect={"players": {"A": {"actions": 2, "hand": ["M-P-01", "M-P-02"]}}},
    )
    wizards(given, refused("A take:M-P-06", "C-V3-05"))


# ------------------------------------------------------------------ laying vassals
SPY_AND_SCOUT = {"hand": ["T-1"], "vassals": ["lion-spy/dragon-scout", "phoenix-scout", "griffin-captain"]}


@pytest.mark.rule("C-V3-06", "C-V3-07", "C-V3-09")
def test_a_vassal_for_each_half() -> None:
    table = wizards(
        {**EMPTY, "players": {"A": SPY_AND_SCOUT, "B": {"vassals": ["V-02"]}}},
        "A spend:T-1",
        {"expect": {"asked": {"A": "wizards.left"}, "players": {"A": {"actions": 3, "hand": ["T-1"]}}}},
        "A put:lion-spy:CT",
        {"expect": {"asked": {"A": "wizards.right"}, "on-board": 0, "offered": {"A": ["put:phoenix-scout:LE", "pass"]}}},
        "A put:phoenix-scout:LE",
        cards=[CENTRE],
        expect={
            "board": {"CT": "lion-spy", "LE": "phoenix-scout"},
            "players": {"A": {"hand": [], "vassals": ["griffin-captain"], "vassal-count": 1, "actions": 2}},
            "discards": {"machination": ["T-1"]},
            "events": [{"spent": {"task": "T-1"}}, {"laid": {"at": "CT"}}, {"laid": {"at": "LE"}}],
            "asked": {"A": "wizards.action"},
        },
    )
    assert not table.over


@pytest.mark.rule("C-V3-06", "C-V3-07")
def test_one_half_alone_and_either_face() -> None:
    given = {**EMPTY, "players": {"A": {"hand": ["T-1"], "vassals": ["lion-spy/dragon-scout"]}, "B": {"vassals": ["V-02"]}}}
    wizards(given, "A spend:T-1", "A put:lion-spy:CT", "A pass", "A pass", cards=[CENTRE], expect={"board": {"CT": "lion-spy"}})
    wizards(
        given,
        "A spend:T-1",
        "A pass",
        {"expect": {"asked": {"A": "wizards.right"}, "not-offered": {"A": ["pass"]}}},
        "A put:dragon-scout:KE",
        cards=[CENTRE],
        expect={"board": {"CT": "empty", "KE": "dragon-scout"}, "players": {"A": {"vassals": [], "hand": [], "actions": 2}}},
    )


@pytest.mark.rule("C-V3-06")
def test_one_vassal_serves_one_half() -> None:
    wizards(
        {**EMPTY, "players": {"A": {"hand": ["T-4"], "vassals": ["V-01", "lion-spy"]}, "B": {"vassals": ["V-02"]}}},
        "A spend:T-4",
        "A put:lion-spy:BS",
        {"expect": {"options": {"A": ["pass"]}, "asked": {"A": "wizards.right"}}},
        "A pass",
        cards=[SAME_LINE],
        expect={"on-board": 1},
    )


@pytest.mark.rule("C-V3-08")
def test_the_right_half_sees_the_left_vassal() -> None:
    """A Lion Spy has just come to BS: another one may lie on it, a Dragon Spy may not."""
    wizards(
        {
            **EMPTY,
            "players": {"A": {"hand": ["T-4"], "vassals": [LION, "lion-spy", DRAGON]}, "B": {"vassals": ["V-60"]}},
        },
        "A spend:T-4",
        f"A put:{LION}:BS",
        refused(f"A put:{DRAGON}:BS", "C-V3-08"),
        refused(f"A put:{LION}:LS", "C-V3-06"),
        {"expect": {"offered": {"A": ["put:lion-spy:BS", "put:dragon-spy:LS"]}}},
        "A put:lion-spy:BS",
        cards=[SAME_LINE],
        expect={"board": {"BS": "lion-spy"}, "beneath": {"BS": ["lion-spy"]}, "on-board": 2},
    )


@pytest.mark.rule("C-V3-08")
def test_onto_an_empty_space_or_the_same_identity() -> None:
    wizards(
        {
            "board": {"CT": "lion-spy"},
            "players": {"A": {"hand": ["T-2"], "vassals": [DRAGON, "lion-spy"]}, "B": {"vassals": ["griffin-emissary"]}},
        },
        "A spend:T-2",
        refused(f"A put:{DRAGON}:CT", "C-V3-08"),
        "A put:lion-spy:CT",
        "A pass",
        cards=[ANY_SPY],
        expect={"board": {"CT": "lion-spy"}, "beneath": {"CT": ["lion-spy"], "BS": []}, "view": {"B": {"beneath": {"CT": ["lion-spy"]}}}},
    )


@pytest.mark.rule("C-V3-09")
def test_any_legal_space_of_a_line() -> None:
    wizards(
        {
            "board": {"BE": "phoenix-captain"},
            "players": {"A": {"hand": ["T-1"], "vassals": [PHOENIX]}, "B": {"vassals": ["V-02"]}},
        },
        *("A spend:T-1", "A pass"),
        {"expect": {"options": {"A": [f"put:phoenix-scout:{space}" for space in ("LE", "AE", "CE", "KE")]}}},
        refused(f"A put:{PHOENIX}:BE", "C-V3-09", "C-V3-08"),
        refused(f"A put:{PHOENIX}:BS", "C-V3-09", "C-TASK-03"),
        refused(f"A put:{turned(PHOENIX)}:LE", "C-V3-06", "C-TASK-06"),
        refused(f"A put:{GRIFFIN}:LE", "C-V3-06"),
        cards=[CENTRE],
    )


@pytest.mark.rule("C-V3-09", "C-V2-08")
def test_the_blue_letter_does_not_count_here_either() -> None:
    wizards(
        {**EMPTY, "players": {"A": {"hand": ["T-3"], "vassals": ["phoenix-captain/griffin-scout"]}, "B": {"vassals": ["V-02"]}}},
        "A spend:T-3",
        {"expect": {"offered": {"A": ["put:phoenix-captain:AS", "put:phoenix-captain:AN", "put:phoenix-captain:AE"]}}},
        cards=[BLUE],
    )


@pytest.mark.rule("C-V3-10")
def test_a_card_is_not_played_for_nothing() -> None:
    wizards(
        {
            "board": {"CT": "dragon-captain"},
            "players": {"A": {"hand": ["T-1"], "vassals": ["lion-spy/dragon-captain"]}, "B": {"vassals": ["V-02"]}},
        },
        refused("A spend:T-1", "C-V3-10"),
        refused("A spend", "C-V3-10"),
        refused("A spend:T-2", "C-V3-06"),
        cards=[CENTRE, ANY_SPY],
        expect={"unchanged": True, "players": {"A": {"actions": 3, "ready": []}}},
    )


# ------------------------------------------------------------------ slides, swaps, flips
@pytest.mark.rule("C-V3-11")
def test_a_stack_slides_as_one() -> None:
    wizards(
        {"board": {"BT": "lion-spy"}, "beneath": {"BT": ["lion-spy", "lion-spy"]}, "players": both()},
        "A slide:BT:LT",
        expect={
            "board": {"BT": "empty", "LT": "lion-spy"},
            "beneath": {"BT": [], "LT": ["lion-spy", "lion-spy"]},
            "on-board": 3,
            "players": {"A": {"actions": 2}},
        },
    )


@pytest.mark.rule("C-V3-12")
def test_only_a_single_vassal_slides_onto_its_like() -> None:
    given = {"board": {"BS": "lion-spy", "LS": "lion-spy", "AS": "dragon-spy"}, "beneath": {"LS": ["lion-spy"]}, "players": both()}
    wizards(
        given,
        refused("A slide:LS:BS", "C-V3-12"),
        refused("A slide:LS:AS", "C-V3-12"),
        refused("A slide:AS:LS", "C-V3-12", "C-MANIP-03"),
        "A slide:BS:LS",
        expect={"board": {"BS": "empty", "LS": "lion-spy"}, "beneath": {"LS": ["lion-spy", "lion-spy"]}, "on-board": 4},
    )
    for here, there in (("BS", "LS"), ("LS", "BS"), ("BS", "BT"), ("BT", "BS")):
        wizards({"board": {here: "lion-spy", there: "lion-spy"}, "players": both()}, f"A slide:{here}:{there}", expect={"on-board": 2})
    wizards({"board": {"KS": "lion-spy", "BT": "lion-spy"}, "players": both()}, refused("A slide:KS:BT", "C-MANIP-04"))


@pytest.mark.rule("C-V3-13")
def test_stacks_change_places() -> None:
    wizards(
        {"board": {"AO": "lion-spy", "CO": "dragon-scout"}, "beneath": {"AO": ["lion-spy"]}, "players": both()},
        refused("A swap:AO:AT", "C-MANIP-06"),
        refused("A swap:AO:KO", "C-MANIP-06"),
        "A swap:AO:CO",
        expect={"board": {"AO": "dragon-scout", "CO": "lion-spy"}, "beneath": {"AO": [], "CO": ["lion-spy"]}},
    )


@pytest.mark.rule("C-V3-14")
def test_only_single_vassals_are_flipped() -> None:
    wizards(
        {"board": {"AO": "lion-spy", "CO": "dragon-scout/griffin-captain"}, "beneath": {"AO": ["lion-spy"]}, "players": both()},
        refused("A flip:AO", "C-V3-14"),
        refused("A flip:KE", "C-MANIP-01"),
        "A flip:CO",
        expect={"board": {"CO": "griffin-captain", "AO": "lion-spy"}, "beneath": {"AO": ["lion-spy"]}},
    )


# ------------------------------------------------------------------ exchanging
OFFERED = ["V-20", "V-21", "V-22", "V-23", "V-24"]


@pytest.mark.rule("C-V3-15", "C-V3-22")
def test_an_exchange_with_the_vassal_offer() -> None:
    table = wizards(
        {**EMPTY, "vassal-offer": OFFERED, "players": {"A": {"vassals": ["V-01", "V-02"]}, "B": {"vassals": ["V-03"]}}},
        refused("A exchange:V-01", "C-V3-15"),
        "A exchange:V-21",
        {"expect": {"asked": {"A": "wizards.give"}, "options": {"A": ["give:V-01", "give:V-02"]}, "players": {"A": {"actions": 3}}}},
        refused("A give:V-03", "C-V3-15"),
        "A give:V-02",
        expect={
            "players": {"A": {"vassals": ["V-01"], "open-vassals": ["V-21"], "vassal-count": 2, "actions": 2}},
            "vassal-offer": ["V-20", "V-02", "V-22", "V-23", "V-24"],
            "events": [{"exchanged": {"seat": "A", "gave": "V-02", "got": "V-21"}}],
            "view": {
                "B": {
                    "vassal-offer": ["V-20", "V-02", "V-22", "V-23", "V-24"],
                    "players": {"A": {"open-vassals": ["V-21"], "vassal-count": 2}},
                }
            },
            "unseen": {"B": ["V-01", "V-01a"], "spectator": ["V-01", "V-01a"]},
        },
    )
    view: Any = table.view(1)
    assert view.players[0].vassals is None
    assert len(view.players[1].vassals) == 1
    assert {(one.card, bool(one.behind)) for one in view.vassal_offer} == {
        (f"{name}a", True) for name in ("V-20", "V-02", "V-22", "V-23", "V-24")
    }


@pytest.mark.rule("C-V3-15")
def test_who_holds_nothing_has_nothing_to_give() -> None:
    wizards(
        {**EMPTY, "vassal-offer": OFFERED, "players": {"A": {"wizards": 2}, "B": {"vassals": ["V-03"]}}},
        refused("A exchange:V-20", "C-V3-15"),
    )


@pytest.mark.rule("C-V3-22")
def test_a_vassal_of_the_offer_can_be_laid() -> None:
    wizards(
        {**EMPTY, "players": {"A": {"hand": ["T-2"], "vassals": ["V-01"], "open-vassals": ["lion-spy"]}, "B": {"vassals": ["V-02"]}}},
        *("A spend:T-2", "A put:lion-spy:CT", "A pass"),
        cards=[ANY_SPY],
        expect={"players": {"A": {"open-vassals": [], "vassals": ["V-01"]}}},
    )


# ------------------------------------------------------------------ end of a turn
@pytest.mark.rule("C-V3-16")
def test_the_offer_moves() -> None:
    given = {**EMPTY, "offer": FIVE, "decks": {"machination": ["M-P-11", "M-P-12", "..."]}, "players": both()}
    wizards(
        given,
        "A take:knight",
        "A pass",
        expect={
            "offer": ["M-P-11", *FIVE[:4]],
            "discards": {"machination": ["M-P-05"]},
            "players": {"A": {"wizards": 3}},
            "events": [{"offer-moved": {"dropped": "M-P-05"}}],
        },
    )
    wizards(
        given,
        *("A take:M-P-02", "A pass"),
        expect={"offer": ["M-P-11", "M-P-01", "M-P-03", "M-P-04", "M-P-05"], "discards": {"machination": []}, "taken": 0},
    )


@pytest.mark.rule("C-V3-17")
def test_the_discards_make_a_new_deck() -> None:
    out = [f"M-P-{number:02}" for number in range(10, 20)]
    wizards(
        {
            **EMPTY,
            "offer": ["M-P-01", "none", "M-P-03", "M-P-04", "M-P-05"],
            "taken": 1,
            "decks": {"machination": []},
            "discards": {"machination": out},
            "players": both(wizards=1),
        },
        "A take:knight",
        dice=[{"shuffle machination": out}],
        expect={
            "offer": ["M-P-10", "M-P-01", "M-P-03", "M-P-04", "M-P-05"],
            "decks": {"machination": out[1:]},
            "discards": {"machination": []},
            "events": [{"renewed": {"deck": "machination", "count": 10}}],
        },
    )


# ------------------------------------------------------------------ the end
@pytest.mark.rule("C-V3-18")
def test_who_begins_a_turn_without_vassals_must_pass() -> None:
    table = wizards(
        {
            "board": {"BS": "lion-spy"},
            "round": 14,
            "turn": "B",
            "offer": FIVE,
            "players": {"A": {"vassals": ["V-01"]}, "B": {"hand": ["M-P-09"]}},
        },
        {"refused": "B slide:BS:LS", "by": ["C-V3-18"]},
        {"refused": "B take:M-P-01", "by": ["C-V3-18"]},
        {"expect": {"options": {"B": ["pass"]}}},
        "B pass",
        {"expect": {"round": 15, "last-round": True, "asked": {"A": "wizards.action"}}},
        "A slide:BS:LS",
        "A pass",
        {"expect": {"asked": {"B": "wizards.action"}, "options": {"B": ["pass"]}}},
        "B pass",
        expect={"asked": "nobody", "round": 15, "outcome": {"winners": ["B"], "tie-break": "vassals"}},
    )
    assert [(one.seat, one.why) for one in told(table) if isinstance(one, LastTurns)] == [(1, "must-pass")]


@pytest.mark.rule("C-V3-18")
def test_the_round_is_finished_first() -> None:
    """A, with the marker, has to pass: B finishes the round, then both have one more turn."""
    wizards(
        {"board": {"BS": "lion-spy"}, "round": 3, "players": {"A": {}, "B": {"vassals": ["V-01"]}}},
        "A pass",
        {"expect": {"closing": True, "last-round": False, "asked": {"B": "wizards.action"}}},
        *("B flip:BS", "B pass"),
        {"expect": {"round": 4, "last-round": True, "closing": False}},
        *("A pass", "B pass"),
        expect={"asked": "nobody"},
    )


@pytest.mark.rule("C-V3-18")
def test_the_last_vassal_laid_lets_the_turn_go_on() -> None:
    """Only whoever is to move without vassals must pass: here that is in the next turn."""
    wizards(
        {
            "board": {"BS": "lion-spy"},
            "players": {"A": {"hand": ["T-2"], "vassals": ["dragon-spy"]}, "B": {"vassals": ["V-02"]}},
        },
        *("A spend:T-2", "A put:dragon-spy:CT", "A pass"),
        {"expect": {"offered": {"A": ["slide:BS:LS", "take:knight"]}, "closing": False}},
        *("A pass", "B pass"),
        {"expect": {"options": {"A": ["pass"]}, "last-round": False, "round": 2}},
        "A pass",
        cards=[ANY_SPY],
        expect={"closing": True},
    )


@pytest.mark.rule("C-V3-18")
def test_without_any_legal_action_one_must_pass_too() -> None:
    given = {
        **EMPTY,
        "offer": [],
        "vassal-offer": [],
        "decks": {"machination": []},
        "players": {"A": {"vassals": ["V-01"]}, "B": {"vassals": ["V-02"], "knights": 20}},
    }
    wizards(given, {"expect": {"options": {"A": ["pass"]}}}, "A pass", expect={"closing": True})
    wizards({**given, "vassal-offer": ["V-03"]}, "A pass", expect={"closing": False})


@pytest.mark.rule("C-V3-21")
def test_three_rounds_without_a_vassal_laid() -> None:
    given = {"board": {"BS": "lion-spy", "LS": "dragon-spy"}, "vassal-offer": OFFERED, "idle-rounds": 2, "players": both()}
    table = wizards(
        given,
        *("A swap:BS:LS", "A pass", "B swap:BS:LS", "B pass"),
        {"expect": {"round": 2, "last-round": True, "idle-rounds": 3, "view": {"A": {"last-round": True}}}},
        *("A flip:BS", "A pass", "B flip:BS", "B pass"),
        expect={"asked": "nobody"},
    )
    assert [one.why for one in told(table) if isinstance(one, LastTurns)] == ["standstill"]
    wizards(
        {**given, "idle-rounds": 1},
        *("A exchange:V-20", "A pass", "B flip:BS", "B pass"),
        expect={"last-round": False, "idle-rounds": 2, "round": 2, "asked": {"A": "wizards.action"}},
    )
    wizards(
        given,
        *("A swap:BS:LS", "A pass", "B swap:BS:LS", "B pass"),
        settings={"standstill": "off"},
        expect={"last-round": False, "round": 2},
    )


@pytest.mark.rule("C-V3-21")
def test_a_vassal_laid_begins_the_count_anew() -> None:
    wizards(
        {**EMPTY, "idle-rounds": 2, "players": {"A": {"hand": ["T-2"], "vassals": ["lion-spy", "V-01"]}, "B": {"vassals": ["V-02"]}}},
        *("A spend:T-2", "A put:lion-spy:CT", "A pass", "A pass", "B take:knight", "B pass"),
        cards=[ANY_SPY],
        expect={"last-round": False, "closing": False, "idle-rounds": 0},
    )


@pytest.mark.rule("C-V3-21")
def test_all_passing_one_after_another() -> None:
    given = {"board": {"BS": "lion-spy"}, "players": both()}
    table = wizards(given, "A pass", {"expect": {"closing": False}}, "B pass", expect={"round": 2, "last-round": True})
    assert [(one.seat, one.why) for one in told(table) if isinstance(one, LastTurns)] == [(1, "all-passed")]
    wizards(given, "A flip:BS", "A pass", "B pass", {"expect": {"closing": False}}, "A pass", expect={"closing": True, "round": 2})
    wizards(given, "A pass", "B flip:BS", "B pass", "A pass", expect={"closing": False, "passes": 1})
    wizards(given, "A pass", "B pass", settings={"standstill": "off"}, expect={"last-round": False, "round": 2})


@pytest.mark.rule("C-V3-19")
def test_the_fewest_vassals_win() -> None:
    table = wizards(
        {
            **EMPTY,
            "turn": "B",
            "last-round": True,
            "players": {
                "A": {"vassals": ["V-01"], "open-vassals": ["V-05"], "hand": FIVE},
                "B": {"vassals": ["V-02", "V-03", "V-04"], "knights": 5},
            },
        },
        "B pass",
        expect={"asked": "nobody", "outcome": {"winners": ["A"], "tie-break": "vassals"}},
    )
    assert list(table.scores(None)) == [23, 22]


@pytest.mark.rule("C-V3-20")
@pytest.mark.parametrize(("knights", "winners", "decided"), [((2, 0), ["A"], "tokens"), ((1, 1), ["A", "B"], "shared")])
def test_equal_hands_go_by_tokens(knights: tuple[int, int], winners: list[str], decided: str) -> None:
    wizards(
        {
            **EMPTY,
            "turn": "B",
            "last-round": True,
            "players": {"A": {"vassals": ["V-01"], "knights": knights[0]}, "B": {"vassals": ["V-02"], "knights": knights[1]}},
        },
        "B pass",
        expect={"outcome": {"winners": winners, "tie-break": decided}},
    )


# ------------------------------------------------------------------ what is open
@pytest.mark.rule("C-V3-22")
def test_whether_a_card_of_another_could_be_played_is_not_shown() -> None:
    """Machination cards in hand are open; what their owner could lay for them is not."""
    table = wizards(
        {**EMPTY, "players": {"A": {"hand": ["T-2"], "vassals": ["lion-spy"]}, "B": {"vassals": ["V-02"]}}},
        cards=[ANY_SPY],
        expect={"view": {"A": {"players": {"A": {"ready": ["T-2"]}}}, "B": {"players": {"A": {"hand": ["T-2"], "ready": []}}}}},
    )
    own, others = (task_of(table, seat) for seat in (0, 1))
    assert own.left.met_at == ("CT",)
    assert others.left.met_at == ()
    assert table.game.goals(table.view(0)) == {"T-2"}
    assert table.game.goals(table.view(1)) == frozenset()


def task_of(table: Table, seat: int) -> Any:
    view: Any = table.view(seat)
    return view.players[0].hand[0]


@pytest.mark.rule("C-V3-22")
def test_a_question_is_asked_whatever_the_hand_holds() -> None:
    """Nothing would answer itself: that would tell what its owner cannot lay."""
    given = {**EMPTY, "players": {"A": {"hand": ["T-2"], "vassals": ["lion-spy"]}, "B": {"vassals": ["V-02"]}}}
    table = wizards(given, "A spend:T-2", {"expect": {"asked": {"A": "wizards.left"}}}, "A put:lion-spy:CT", cards=[ANY_SPY])
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.keys, question.may) == ("wizards.right", ["pass"], True)


def test_at_set_up_cards_may_be_laid_elsewhere() -> None:
    table = wizards({"at": "setup", "players": {"A": {"vassals": ["V-01", "V-02"]}}, "vassal-offer": ["V-03"]}, first="A")
    state = state_of(table)
    cards = [face >> 1 for player in state.players for face in player.vassals]
    cards += [face >> 1 for face in (*state.vassal_offer, *state.reserve)]
    assert sorted(cards) == list(range(72))
    assert len(state.players[0].vassals) == 2
    table = wizards({"at": "setup"}, first="A")
    assert len(state_of(table).players[0].vassals) == 25


def test_a_stored_game_with_stacks_comes_back() -> None:
    from blackstone.kernel.game import Games

    table = new_game(GAME, mode=WIZARDS, seats=2, seed="stack", first=0, record=True)
    again = Table.load(table.save(), Games({"castle": lambda: GAME}))
    assert again.state_bytes == table.state_bytes
    assert msgspec.json.encode(again.view(0)) == msgspec.json.encode(table.view(0))
