"""What must hold at every question of every game of the Castle."""

from __future__ import annotations

from collections import Counter

import pytest
from table import GAME, random_tables, state_of

from blackstone.games.castle.content import ANY
from blackstone.games.castle.intrigue import tokens_at_home
from blackstone.games.castle.state import NONE, Castle
from blackstone.games.castle.supply import TOKENS_OF_A_KIND

GAMES = [(seed, 2 + seed % 3, {}) for seed in range(6)] + [
    (10, 2, {"limit-check": "all"}),
    (11, 3, {"unsupported": "owner"}),
    (12, 4, {"household-support": "off", "face-down-trigger": "any"}),
]


def conserved(state: Castle) -> None:
    """Every card of the game is somewhere, exactly once; every token too."""
    cards = state.content.cards
    vassals = [face >> 1 for face in state.board if face != NONE] + [face >> 1 for pile in state.corners for face in pile]
    vassals += [face >> 1 for face in state.vassals_out] + [face >> 1 for player in state.players for face in player.retained]
    assert Counter(vassals) == Counter(range(len(cards.vassal_ids)))
    tasks = [task for pile in (*state.decks, *state.discards) for task in pile]
    for player in state.players:
        tasks += [*player.hand, *player.face_down, *(task for stack in player.stacks for task in stack)]
        assert player.knights >= 0
        assert player.wizards >= 0
        assert 0 <= tokens_at_home(player) <= 2
    assert Counter(tasks) == Counter(range(len(cards.task_ids)))
    assert sum(player.knights for player in state.players) <= TOKENS_OF_A_KIND
    assert sum(player.wizards for player in state.players) <= TOKENS_OF_A_KIND


def derived(state: Castle) -> None:
    """The masks say what the board says."""
    cards = state.content.cards
    where, watched = [0] * 9, 0
    for square, face in enumerate(state.board):
        if face != NONE:
            for row in (cards.faction[face], cards.role[face], ANY):
                where[row] |= 1 << square
    for player in state.players:
        if player.agent_at != NONE:
            watched |= 1 << player.agent_at
    assert where == state.where
    assert watched == state.watched
    assert state.marked & ~where[ANY] == 0
    assert state.watched & ~where[ANY] == 0


@pytest.mark.rule("C-SETUP-13", "C-COMP-06")
@pytest.mark.parametrize(("seed", "seats", "settings"), GAMES)
def test_cards_tokens_and_masks(seed: int, seats: int, settings: dict[str, str]) -> None:
    for table in random_tables(seed, seats, 400, settings, record=False):
        state = state_of(table)
        conserved(state)
        derived(state)
        question = table.question(table.asked[0])
        assert question is not None
        assert question.options
        assert len(set(question.keys)) == len(question.keys)
        if question.kind == "work.action":
            assert state.where[ANY].bit_count() == 13


@pytest.mark.parametrize(("seed", "seats", "settings"), GAMES)
def test_an_answer_is_offered_if_and_only_if_nothing_forbids_it(seed: int, seats: int, settings: dict[str, str]) -> None:
    """Lists and refusals are two tellings of the same rules; they must agree, key by key, whenever a question is open."""
    for number, table in enumerate(random_tables(seed, seats, 240, settings, record=False)):
        if number % 6:
            continue
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        offered = set(question.keys)
        for option in GAME.content.words:
            refusal = table.why(option.key, seat)
            if option.key in offered:
                assert refusal is None
                reasons = list(GAME.why(state_of(table), table._run.asking, seat, option.key, option))
                assert option.key == "pass" or reasons == [], f"{option.key} is offered at {question.kind}, and yet forbidden"
            else:
                assert refusal is not None
                assert refusal.reasons, f"{option.key} is not offered at {question.kind}, and nothing forbids it"
                assert all(reason.text and all(rule.startswith("C-") for rule in reason.rules) for reason in refusal.reasons)


def test_others_are_refused_everything() -> None:
    for table in random_tables(5, 3, 60, record=False):
        for seat in set(range(3)) - set(table.asked):
            question = table.question(seat)
            assert question is not None
            assert not question.options
            for key in ("slide:BS:LS", "pass", "hide:G-K-01", "corner:top-left"):
                refusal = table.why(key, seat)
                assert refusal is not None
                assert "C-ORD-01" in refusal.rules


def test_the_first_list_of_refusals_touches_the_thing() -> None:
    table = next(iter(random_tables(1)))
    for refusal in table.refusals(table.asked[0], "BS"):
        assert "BS" in refusal.key
    kinds = {refusal.key.partition(":")[0] for refusal in table.refusals(table.asked[0], "BS")}
    assert kinds == {"slide", "swap", "flip", "retain", "fill", "use", "watch"}


def test_a_table_that_is_kept_plays_like_one_that_is_not() -> None:
    """Unrecorded tables take a shorter way through the kernel; it must lead to the same places."""
    for seed in range(3):
        kept, plain = random_tables(seed, 2 + seed, 300), random_tables(seed, 2 + seed, 300, record=False)
        for one, other in zip(kept, plain, strict=True):
            assert one.state_bytes == other.state_bytes
            assert one.asked == other.asked
            for seat in one.asked:
                assert one.question(seat) == other.question(seat)
                assert one.horizon(seat) == other.horizon(seat)
