"""The Solo game: both decks, the refresh card by card and space by space, and what the table hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from quest_stories import card, half
from staged import NOBODY, keys, reasons, staged, told, with_tasks
from table import GAME, state_of

from blackstone.games.castle.content import MACHINATION
from blackstone.games.castle.events import (
    ChoseCorner,
    Mustered,
    NamedRefresh,
    Placed,
    RatsCame,
    Refreshed,
    Refreshing,
    Renewed,
    SetAside,
    TurnBegan,
)
from blackstone.games.castle.solo import Refresh, draw_for_refresh, refresh_board, refresh_corners, replace_from_refresh_deck
from blackstone.games.castle.state import Castle, put
from blackstone.kernel.dice import Script
from blackstone.kernel.events import Event
from blackstone.kernel.game import NewGame
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table

CARDS = with_tasks(
    card("T-CT-KO", half("CT", "lion"), half("KO", role="spy", blue="O")),
    card("T-KO-CT", half("KO", "lion"), half("CT", role="spy", blue="C")),
    card("T-BS-LE", half("BS", "lion"), half("LE", role="spy", blue="L")),
    card("T-AN-AE", half("AN", "lion"), half("AE", role="spy", blue="E")),
    card("T-CT-CT", half("CT", "lion"), half("CT", role="spy", blue="T")),
)
CAT = {"deck": ["RAT-18"]}
FOUR = {"top-left": ["V-01a"], "top-right": ["V-60a", "V-61b", "V-62a"], "bottom-right": ["V-30a"], "bottom-left": ["V-40a"]}
CALM: list[Event] = [RatsCame("RAT-18", "cat", 0), TurnBegan(0, 2)]
"""What comes after a refresh."""


def solo(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return staged(given, *play, mode="solo", seats=1, games=CARDS, **more)


def refreshed(board: dict[str, str], deck: list[str], *play: Any, **more: Any) -> Table:
    """After the end of a turn, the limits checked."""
    given = {"at": "refresh", "board": board, "corners": FOUR, "decks": {"machination": deck}, "rats": CAT}
    dice = more.pop("dice", None)
    return solo({**given, **more}, *play, dice=dice)


def machination(table: Table) -> tuple[list[str], list[str]]:
    """The Machination deck from the top, and its discards."""
    state = state_of(table)
    names = state.content.cards.task_ids
    return [names[task] for task in state.decks[MACHINATION][::-1]], [names[task] for task in state.discards[MACHINATION]]


# ------------------------------------------------------------------ both decks
@pytest.mark.rule("C-V6-01", "C-V6-03", "C-SETUP-03", "C-SETUP-06")
def test_the_decks_are_chosen_before_the_first_turn() -> None:
    state = GAME.new(GAME.content, NewGame("solo", 1, GAME.settled("solo", {"families": "off"}), b"s" * 32), None)
    assert state.agenda == (("choose_both_decks",), ("the_end",))
    table = solo({"at": "setup"}, "A corner:bottom-right")
    assert state_of(table).agenda == (("choose_refresh_deck", 0), ("turn", 0), ("the_end",))
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("refresh.corner", "C-V6-03", False, {})
    assert question.keys == ["refresh:top-left", "refresh:top-right", "refresh:bottom-left"]
    assert [option.touches for option in question.options] == [("top-left",), ("top-right",), ("bottom-left",)]
    assert reasons(table, "refresh:bottom-right") == [("C-V6-03", "replenishment-deck", {"corner": "bottom-right"})]
    table.answer("refresh:bottom-left", 0)
    assert told(table) == [ChoseCorner(0, "bottom-right"), NamedRefresh(0, "bottom-left"), TurnBegan(0, 1), Mustered(0, 1, 1)]
    assert [one.cause for one in table.events(0, None)] == ["choose_corner", "choose_refresh_deck", "begin", "muster"]
    assert state_of(table).refresh == 3
    assert (Refresh.questions, Refresh.out_of_time) == (("refresh.corner",), "C-V6-03 C-ORD-01")


@pytest.mark.rule("C-V6-03", "C-V6-11")
def test_no_other_refresh_deck_is_named_in_between() -> None:
    table = solo({**NOBODY, "corners": {**FOUR, "bottom-right": []}})
    late = ("C-V6-03 C-ORD-01", "not-now", {"step": "work.action"})
    assert reasons(table, "refresh:top-right") == reasons(table, "refresh") == [late]
    assert reasons(table, "refresh:top-left") == [late, ("C-V6-11", "replenishment-deck", {"corner": "top-left"})]
    assert reasons(table, "refresh:bottom-right") == [late, ("C-V6-11", "empty-corner", {"corner": "bottom-right"})]


@pytest.mark.rule("C-V6-03", "C-V6-11")
def test_the_corners_that_can_be_named() -> None:
    def corners(**filled: list[str]) -> list[int]:
        return refresh_corners(state_of(solo({**NOBODY, "corners": {**dict.fromkeys(FOUR, ()), **filled}})))

    assert refresh_corners(state_of(solo({**NOBODY, "corners": FOUR}))) == [1, 2, 3]
    assert corners(**{"top-left": ["V-01a"], "bottom-left": ["V-02a"]}) == [3]
    assert corners(**{"bottom-right": ["V-01a"], "bottom-left": ["V-02a"]}) == [2, 3]
    assert corners(**{"top-left": ["V-01a"]}) == [0]  # no other has cards
    assert corners() == []


@pytest.mark.rule("C-V6-10")
def test_intrigue_is_refused_whatever_is_named() -> None:
    table = solo(NOBODY)
    for key in ("agent:G-K-01", "agent", "watch:BS", "hide:G-K-01", "play:M-P-01", "reward:knight", "recall:G-K-01", "recall"):
        assert reasons(table, key) == [("C-V6-10", "not-in-this-game", {"kind": key.partition(":")[0]})]


# ------------------------------------------------------------------ the refresh
@pytest.mark.rule("C-V6-04", "C-V6-05", "C-V6-07")
def test_the_left_space_then_the_right_one_blue_letter_and_all() -> None:
    table = refreshed({"CT": "V-19a", "KO": "V-20b", "BS": "V-21a"}, ["T-KO-CT", "T-BS-LE"])
    assert told(table) == [
        Refreshing("T-KO-CT"),
        Refreshed("KO", "V-20b", "V-60a", "top-right"),
        Refreshed("CT", "V-19a", "V-61b", "top-right"),
        *CALM,
    ]
    assert {one.cause for one in table.events(0, None)} == {"refresh_board", "reveal_rats", "begin"}
    state = state_of(table)
    faces, names = state.content.cards.face_ids, state.content.cards.face_of
    assert [faces[state.board[square]] for square in (0, 8, 14)] == ["V-21a", "V-61b", "V-60a"]
    assert state.vassals_out == (names["V-20b"], names["V-19a"])
    assert state.corners == [(names["V-01a"],), (names["V-62a"],), (names["V-30a"],), (names["V-40a"],)]
    assert machination(table) == (["T-BS-LE"], ["T-KO-CT"])


@pytest.mark.rule("C-V6-05", "C-V6-06")
def test_cards_are_drawn_until_two_are_replaced_even_in_mid_card() -> None:
    table = refreshed({"LE": "V-19a", "CT": "V-20a", "KO": "V-21a"}, ["T-AN-AE", "T-BS-LE", "T-CT-KO", "T-KO-CT"])
    assert told(table) == [
        *(Refreshing("T-AN-AE"), Refreshing("T-BS-LE")),
        Refreshed("LE", "V-19a", "V-60a", "top-right"),
        Refreshing("T-CT-KO"),
        Refreshed("CT", "V-20a", "V-61b", "top-right"),
        *CALM,
    ]
    assert machination(table) == (["T-KO-CT"], ["T-AN-AE", "T-BS-LE", "T-CT-KO"])
    twice = refreshed({"CT": "V-19a"}, ["T-CT-CT"])
    assert told(twice)[:3] == [
        Refreshing("T-CT-CT"),
        Refreshed("CT", "V-19a", "V-60a", "top-right"),
        Refreshed("CT", "V-60a", "V-61b", "top-right"),
    ]


@pytest.mark.rule("C-V6-07")
def test_the_deck_is_made_anew_but_no_card_is_drawn_twice() -> None:
    shuffled = ["T-AN-AE", "T-BS-LE", "T-KO-CT"]
    table = refreshed(
        {"LE": "V-19a"}, ["T-KO-CT"], discards={"machination": ["T-BS-LE", "T-AN-AE"]}, dice=[{"shuffle machination": shuffled}]
    )
    assert told(table) == [
        *(Refreshing("T-KO-CT"), Renewed("machination", 3), Refreshing("T-AN-AE"), Refreshing("T-BS-LE")),
        Refreshed("LE", "V-19a", "V-60a", "top-right"),
        *(Refreshing("T-KO-CT"), *CALM),
    ]
    assert machination(table) == ([], shuffled)
    short = refreshed({"LE": "V-19a"}, ["T-KO-CT", "T-BS-LE"], dice=[])
    assert told(short)[1:] == [Refreshing("T-BS-LE"), Refreshed("LE", "V-19a", "V-60a", "top-right"), *CALM]
    assert machination(short) == ([], ["T-KO-CT", "T-BS-LE"])
    assert told(refreshed({"LE": "V-19a"}, [], dice=[])) == CALM


@pytest.mark.rule("C-V6-07")
def test_a_card_for_the_refresh() -> None:
    state: Castle = state_of(solo({**NOBODY, "decks": {"machination": ["T-CT-KO"]}, "discards": {"machination": ["T-BS-LE", "T-AN-AE"]}}))
    first, one, other = (state.content.cards.task_of[name] for name in ("T-CT-KO", "T-BS-LE", "T-AN-AE"))
    seen = state.revealed
    assert draw_for_refresh(state, ()) == first
    assert (state.decks[MACHINATION], state.discards[MACHINATION], state.revealed) == ((), (one, other, first), seen + 1)
    assert draw_for_refresh(state, (one, other, first)) == -1
    assert (state.decks[MACHINATION], state.discards[MACHINATION], state.revealed) == ((), (one, other, first), seen + 1)
    state.scene = Scene(script=Script([("machination", [other, first, one])]))
    assert draw_for_refresh(state, (first, one)) == other
    assert (state.decks[MACHINATION], state.discards[MACHINATION]) == ((one, first), (other,))
    state.decks[MACHINATION], state.discards[MACHINATION] = (), ()
    assert draw_for_refresh(state, ()) == -1


@pytest.mark.rule("C-V6-08", "C-V6-04")
def test_what_is_seen_is_not_taken_back_freely() -> None:
    state = state_of(solo({"board": {"CT": "V-19a"}, "corners": FOUR, "decks": {"machination": ["T-CT-KO"]}}))
    seen = state.revealed
    assert list(refresh_board.run(state, 0)) == []  # it asks nothing
    assert state.revealed == seen + 2  # a card and a vassal
    table = solo({"board": {"CT": "V-19a"}, "corners": FOUR, "rats": CAT}, "A pass")
    assert table.horizon(0).free == ()


# ------------------------------------------------------------------ the refresh deck runs out
@pytest.mark.rule("C-V6-11")
def test_an_empty_refresh_deck_is_named_anew() -> None:
    corners = {**FOUR, "top-right": ["V-60a"]}
    table = refreshed({"CT": "V-19a", "KO": "V-20a"}, ["T-CT-KO"], corners=corners)
    assert told(table) == [Refreshing("T-CT-KO"), Refreshed("CT", "V-19a", "V-60a", "top-right")]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("refresh.corner", "C-V6-03", False, {})
    assert keys(table) == ["refresh:bottom-right", "refresh:bottom-left"]
    assert reasons(table, "refresh:top-left") == [("C-V6-11", "replenishment-deck", {"corner": "top-left"})]
    assert reasons(table, "refresh:top-right") == [("C-V6-11", "empty-corner", {"corner": "top-right"})]
    table.answer("refresh:bottom-left", 0)
    assert told(table)[2:] == [NamedRefresh(0, "bottom-left"), Refreshed("KO", "V-20a", "V-40a", "bottom-left"), *CALM]
    assert state_of(table).refresh == 3


@pytest.mark.rule("C-V6-11", "C-ORD-18")
def test_only_the_replenishment_deck_is_left() -> None:
    corners = {"top-left": ["V-01a", "V-02a"], "top-right": [], "bottom-right": [], "bottom-left": []}
    table = refreshed({"CT": "V-19a"}, ["T-CT-KO"], corners=corners)
    assert told(table) == [Refreshing("T-CT-KO"), NamedRefresh(0, "top-left"), Refreshed("CT", "V-19a", "V-01a", "top-left"), *CALM]


@pytest.mark.rule("C-V6-11", "C-ORD-18")
def test_all_decks_empty_the_discards_make_new_ones() -> None:
    nothing: dict[str, list[str]] = {name: [] for name in FOUR}
    table = refreshed(
        {"CT": "V-19a"},
        ["T-CT-KO"],
        **{"corners": nothing, "vassal-discards": ["V-50a"], "dice": [{"shuffle vassals": ["V-19b", "V-50b"]}]},
    )
    assert told(table) == [Refreshing("T-CT-KO"), Renewed("vassals", 2), Refreshed("CT", "V-19a", "V-50b", "top-right"), *CALM]
    state = state_of(table)
    assert state.vassals_out == ()
    assert state.corners[0] == (state.content.cards.face_of["V-19b"],)


@pytest.mark.rule("C-V6-11", "C-ASAB-10", "C-ASAB-11")
def test_special_cards_are_set_aside_and_placed_after_the_refresh() -> None:
    corners: dict[str, list[str]] = {"top-left": [], "top-right": ["AS-1a"], "bottom-right": [], "bottom-left": []}
    table = refreshed({"CT": "V-19a"}, ["T-CT-KO"], corners=corners, dice=[{"shuffle vassals": ["V-19b"]}])
    assert told(table) == [
        *(Refreshing("T-CT-KO"), SetAside(0, "AS-1a"), Renewed("vassals", 1), NamedRefresh(0, "top-left")),
        Refreshed("CT", "V-19a", "V-19b", "top-left"),
    ]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.about, len(question.keys)) == ("special.space", {"card": "AS-1a"}, 24)
    table.answer("place:KE", 0)
    assert told(table)[5:8] == [Placed(0, "KE", "AS-1a"), *CALM]


@pytest.mark.rule("C-V6-04", "C-BONUS-07")
def test_a_guard_on_a_refreshed_vassal_goes_home() -> None:
    guarding = {"A": {"family": "hester", "guards": ["CT", "BS"]}}
    state = state_of(refreshed({"CT": "V-19a", "BS": "V-20a"}, ["T-CT-KO"], players=guarding))
    assert (state.players[0].guards, state.guarded) == (1, 1)


@pytest.mark.rule("C-V6-11", "C-ASAB-11")
def test_a_space_stays_empty_where_no_vassal_is_left() -> None:
    """In play the vassal that leaves is one itself; here it is an Assassin, and there is no other card."""
    state = state_of(solo({**NOBODY, "corners": dict.fromkeys(FOUR, ())}))
    assassin = state.content.cards.face_of["AS-1a"]
    put(state, 8, assassin)
    state.vassals_out, state.scene = (), Scene(listening=True, script=Script([("vassals", [assassin])]))
    flow = replace_from_refresh_deck(state, 0, 8)
    asked = next(flow)
    with pytest.raises(StopIteration):
        flow.send(asked.options[0])
    assert state.scene.heard is not None
    assert [event for _, event in state.scene.heard] == [
        *(Renewed("vassals", 1), NamedRefresh(0, "top-left"), SetAside(0, "AS-1a")),
        Refreshed("CT", "AS-1a"),
    ]
    assert (state.board[8], state.set_aside, state.refresh) == (-1, (assassin,), 0)
