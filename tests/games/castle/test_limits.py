"""The limit check: questions, refusals with their facts, and what the table hears."""

from __future__ import annotations

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.events import Discarded, LostTokens, Shedded, TurnBegan

AT = {"at": "check-limits", **NOBODY}


@pytest.mark.rule("C-LIMIT-02", "C-LIMIT-04")
def test_tokens_first_then_cards_then_vassals_one_by_one() -> None:
    mine = {"knights": 4, "wizards": 3, "hand": ["G-K-01", "P-K-01", "M-P-01"], "retained": ["V-01a", "V-02b", "V-03a"]}
    table = staged({**AT, "players": {"A": mine}})
    assert told(table) == [LostTokens(0, 2, 1)]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("limit.hand", "C-LIMIT-04", False)
    assert question.keys == ["discard:G-K-01", "discard:P-K-01", "discard:M-P-01"]
    assert question.options[1].touches == ("P-K-01",)
    assert reasons(table, "discard:G-K-02") == [("C-LIMIT-04", "not-in-hand", {"task": "G-K-02"})]
    assert reasons(table, "shed:V-01a") == [("C-ORD-01", "not-now", {"step": "limit.hand"})]
    table.answer("discard:P-K-01", 0)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("limit.retained", "C-LIMIT-04", False)
    assert question.keys == ["shed:V-01a", "shed:V-02b", "shed:V-03a"]
    assert question.options[1].touches == ("V-02",)
    assert reasons(table, "shed:V-02a") == [("C-LIMIT-04", "not-retained", {"card": "V-02a"})]
    table.answer("shed:V-02b", 0)
    assert told(table)[1:4] == [Discarded(0, "P-K-01"), Shedded(0, "V-02b"), TurnBegan(1, 1)]
    state = state_of(table)
    names, me = state.content.cards.task_ids, state.players[0]
    assert [names[task] for task in me.hand] == ["G-K-01", "M-P-01"]
    assert [[names[task] for task in pile] for pile in state.discards] == [[], ["P-K-01"], []]
    assert [state.content.cards.face_ids[face] for face in me.retained] == ["V-01a", "V-03a"]
    assert state.content.cards.face_ids[state.vassals_out[0]] == "V-02b"
    assert (me.knights, me.wizards) == (2, 2)


@pytest.mark.rule("C-LIMIT-02", "C-LIMIT-03")
def test_each_item_by_itself_and_exactly_as_many_as_there_are_kings() -> None:
    """Two Household Kings: two of each may stay, and nothing is told where nothing is lost."""
    full = {"knights": 2, "wizards": 2, "hand": ["G-K-01", "P-K-01"], "retained": ["V-01a", "V-02b"]}
    table = staged({**AT, "players": {"A": full}})
    assert table.asked == (1,)
    assert not [event for event in told(table) if isinstance(event, LostTokens)]
    assert told(staged({**AT, "players": {"A": {**full, "wizards": 3}}}))[0] == LostTokens(0, 0, 1)
    assert told(staged({**AT, "players": {"A": {**full, "knights": 3}}}))[0] == LostTokens(0, 1, 0)
    hand = staged({**AT, "players": {"A": {**full, "hand": ["G-K-01", "P-K-01", "G-K-02", "G-K-03"]}}})
    hand.answer("discard:G-K-01", 0)
    assert keys(hand) == ["discard:P-K-01", "discard:G-K-02", "discard:G-K-03"]
    hand.answer("discard:G-K-03", 0)
    assert hand.asked == (1,)
    retained = staged({**AT, "players": {"A": {**full, "retained": ["V-01a", "V-02b", "V-03a", "V-04a"]}}})
    retained.answer("shed:V-01a", 0)
    assert keys(retained) == ["shed:V-02b", "shed:V-03a", "shed:V-04a"]


@pytest.mark.rule("C-LIMIT-01")
def test_a_completed_king_raises_every_limit() -> None:
    mine = {"knights": 4, "tasks": ["P-K-01"], "hand": ["G-K-01", "G-K-02", "G-K-03"]}
    table = staged({**AT, "players": {"A": mine}})
    assert told(table)[0] == LostTokens(0, 1, 0)
    assert table.asked == (1,)


@pytest.mark.rule("C-LIMIT-05", "C-LIMIT-06")
def test_who_checks_by_which_setting() -> None:
    given = {**AT, "turn": "B", "players": {"A": {"knights": 3}, "B": {"knights": 4}, "C": {"knights": 5}}}
    own = staged(given, seats=3)
    assert [event for event in told(own) if isinstance(event, LostTokens)] == [LostTokens(1, 2, 0)]
    everybody = staged(given, seats=3, settings={"limit-check": "all"})
    assert [event for event in told(everybody) if isinstance(event, LostTokens)] == [
        LostTokens(1, 2, 0),
        LostTokens(2, 3, 0),
        LostTokens(0, 1, 0),
    ]
    cards = {**AT, "players": {"A": {"hand": ["G-K-01", "G-K-02", "G-K-03"]}, "B": {"hand": ["G-W-01", "G-W-02", "G-W-03"]}}}
    table = staged(cards, settings={"limit-check": "all"})
    assert table.asked == (0,)
    table.answer("discard:G-K-01", 0)
    assert table.asked == (1,)
    assert keys(table, 1) == ["discard:G-W-01", "discard:G-W-02", "discard:G-W-03"]


def test_limits_are_checked_before_the_turn_passes() -> None:
    """A task completed in the turn counts already."""
    table = staged({"board": {}, "players": {"A": {"knights": 3}}}, "A pass")
    assert told(table)[:2] == [LostTokens(0, 1, 0), TurnBegan(1, 1)]


# ------------------------------------------------------------------ families
@pytest.mark.rule("C-FAM-06")
def test_a_family_that_knows_no_limits() -> None:
    full = {"knights": 5, "wizards": 4, "hand": ["G-K-01", "G-K-02", "G-K-03"], "retained": ["V-01a", "V-02b", "V-03a"]}
    table = staged({**AT, "players": {"A": {**full, "family": "keygriff"}}})
    assert told(table)[0] == TurnBegan(1, 1)
    me = state_of(table).players[0]
    assert (me.knights, me.wizards, len(me.hand), len(me.retained)) == (5, 4, 3, 3)
    other = staged({**AT, "players": {"A": {**full, "family": "wolfram"}}})
    assert told(other) == [LostTokens(0, 3, 2)]


@pytest.mark.rule("C-BONUS-10", "C-LIMIT-01")
@pytest.mark.parametrize(("family", "minor", "limit"), [("mawe", "on", 3), ("mawe", "off", 2), ("marbuck", "on", 2), ("none", "on", 2)])
def test_one_card_more_in_hand_and_nothing_else(family: str, minor: str, limit: int) -> None:
    settings: dict[str, str | bool] = {"families": "dealt", "family-pool": "all", "mawe-minor": minor}
    cards = ["G-K-01", "G-K-02", "G-K-03", "G-K-04"]
    for held in range(1, 5):
        given = {**AT, "players": {"A": {"family": family, "hand": cards[:held]}}}
        table = staged(given, settings=settings)
        asked = []
        while table.asked == (0,):
            asked.append(table.question(0).kind)  # type: ignore[union-attr]
            table.answer(keys(table)[0], 0)
        assert asked == ["limit.hand"] * max(0, held - limit)
    more = {"family": family, "knights": 3, "wizards": 3, "retained": ["V-01a", "V-02b", "V-03a"]}
    table = staged({**AT, "players": {"A": more}}, settings=settings)
    assert told(table) == [LostTokens(0, 1, 1)]
    assert keys(table) == ["shed:V-01a", "shed:V-02b", "shed:V-03a"]
    king = staged({**AT, "players": {"A": {"family": family, "tasks": ["P-K-01"], "hand": cards}}}, settings=settings)
    assert king.asked == ((1,) if limit == 3 else (0,))
