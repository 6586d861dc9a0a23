"""Nothing hidden shows: the examples under the permutation test.  (hidden.py says how to use it for other games.)"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from conformance import AMBUSH, PIG, SIZE, TICTACTOE, Subject, asked, played
from hidden import Viewer, another_seed, assert_hidden, retold, seen, shuffled

from blackstone.kernel.table import Table, new_game


def ambush_shuffled(table: Table, viewer: Viewer) -> Table | None:
    """The raiders still in the deck, and the trinkets others have not shown, are others."""
    state, rng = table._run.game, Random(table.moment)
    deck = shuffled(state.deck, rng)
    others = [seat for seat, hero in enumerate(state.heroes) if hero.trinket and seat != viewer]
    if deck == list(state.deck) and not others:
        return None

    def relabel(first: Any) -> None:
        first.deck = (*deck, *first.deck[len(deck) :])
        for seat in others:
            first.heroes[seat].trinket = {"buckler": "button", "button": "buckler"}[first.heroes[seat].trinket]

    return retold(table, viewer, relabel)


@pytest.mark.parametrize("number", range(len(AMBUSH.tables) * SIZE))
def test_deck_and_trinkets_of_others_stay_hidden(number: int) -> None:
    tried = 0
    for table, rng in played(AMBUSH, number):
        for viewer in (*range(len(table.seats)), None):
            if rng.random() < 0.06 or table.over:
                tried += assert_hidden(table, ambush_shuffled, viewer)
    assert tried > 5


@pytest.mark.parametrize("subject", [TICTACTOE, PIG, AMBUSH], ids=lambda subject: subject.id)
def test_dice_to_come_stay_hidden(subject: Subject) -> None:
    tried = 0
    for number in range(len(subject.tables) * SIZE):
        for table, rng in played(subject, number):
            viewer = rng.choice((*range(len(table.seats)), None))
            if not table.over:
                tried += assert_hidden(table, lambda table, _: another_seed(table), viewer)
    assert tried >= 5


def test_the_permutation_test_finds_a_leak() -> None:
    """A view that shows the top of the deck, or a trinket of somebody else, is caught."""

    class Leaky(msgspec.Struct, frozen=True):
        leak: object

    honest = AMBUSH.game
    for leak in (lambda state: state.deck[-1:], lambda state: [hero.trinket for hero in state.heroes]):
        game = replace(honest, view=lambda state, asking, viewer, leak=leak: Leaky(leak(state)), goals=lambda view: frozenset())
        table = new_game(game, seats=3, seed="leak")
        with pytest.raises(AssertionError, match="view of 0 at answer 0 tells what is hidden"):
            assert_hidden(table, ambush_shuffled, 0)


def test_what_others_have_answered_in_secret_stays_hidden_until_all_have() -> None:
    """Overwatch, re-rolls: that somebody has answered shows, what does not.  A vote is open."""
    secret, open_ = 0, 0
    for number in range(10 * SIZE):
        for table, _ in played(AMBUSH, number):
            if table.over or not table._run.asking.joins or len(table.asked) < 2:  # type: ignore[union-attr]
                continue
            seat, viewer = table.asked[0], table.asked[1]
            ways = []
            for option in asked(table, seat).options[:2]:
                way = table.copy()
                way.answer(option, seat)
                ways.append(way)
            if len(ways) < 2:
                continue
            one, other = (seen(way, viewer) for way in ways)
            question = asked(ways[0], viewer)
            assert seat in question.answered
            if table._run.asking.in_the_open:  # type: ignore[union-attr]
                assert question.answers[seat] == asked(table, seat).options[0].key
                assert one["question"] != other["question"]
                open_ += 1
            else:
                assert question.answers == {}
                assert one == other
                assert seen(ways[0], None) == seen(ways[1], None)
                secret += 1
    assert secret > 30
    assert open_ > 3


def test_a_trinket_is_seen_by_its_owner_alone() -> None:
    table = new_game(AMBUSH.game, seats=2, seed="trinkets")
    mine, theirs = table.view(0).heroes
    assert mine.trinket in ("buckler", "button")
    assert theirs.trinket is None
    assert theirs.has_trinket
    found = {(told.event.seat, told.event.trinket) for told in table.events(0, 0)}
    assert found == {(0, mine.trinket), (1, None)}
    assert mine.trinket.encode() not in table.export(1).replace(table.view(1).heroes[1].trinket.encode(), b"")
    assert [hero.trinket for hero in table.view((0, 1)).heroes] == [hero.trinket for hero in table._run.game.heroes]
    assert [hero.trinket for hero in table.view(None).heroes] == [None, None]
