"""What must hold at every question of every game of the Castle."""

from __future__ import annotations

from collections import Counter

import pytest
from table import GAME, random_tables, state_of

from blackstone.games.castle.content import ANY, ROWS_OF_MASKS
from blackstone.games.castle.intrigue import tokens_at_home
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.rats import rat_cards
from blackstone.games.castle.setup import tasks_in_play, vassals_in_play
from blackstone.games.castle.state import NONE, Castle
from blackstone.games.castle.supply import in_supply

KINGS, COOP, SOLO, ADVANCED, PUZZLE = "kings-quest", "coop", "solo", "advanced", "puzzle-masters-quest"
QUEENS, WIZARDS = "queens-quest", "wizards-quest"
OFF = {"families": "off"}
SPECIALS = {"assassins": "on", "wild-vassals": "on", "knight-wizards": "on"}
GAMES: list[tuple[int, str, int, dict[str, str]]] = [
    *[(seed, KINGS, 2 + seed % 3, OFF) for seed in range(4)],
    (10, KINGS, 2, {"limit-check": "all", "families": "choose"}),
    (11, KINGS, 3, {"unsupported": "owner", "knight-wizards": "on"}),
    (12, KINGS, 4, {"household-support": "off", "face-down-trigger": "any", "family-pool": "all"}),
    (31, KINGS, 2, {"families": "off", "assassins": "on"}),
    (13, KINGS, 4, {"families": "choose", "family-pool": "all", "mawe-minor": "on", **SPECIALS}),
    (14, KINGS, 3, {"family-pool": "all", "wild-faces": "full", **SPECIALS}),
    (15, KINGS, 4, {"family-pool": "all", "assassins": "on"}),
    (16, COOP, 2, {"open-hands": "on", "family-pool": "all"}),
    (17, COOP, 2, SPECIALS),
    (18, SOLO, 1, {**OFF}),
    (19, SOLO, 1, {"family-pool": "all", "families": "choose", **SPECIALS}),
    (20, ADVANCED, 3, {"family-pool": "all", **SPECIALS}),
    (21, PUZZLE, 2, {**OFF}),
    (22, PUZZLE, 2, {"family-pool": "all", "knight-wizards": "on"}),
    (23, QUEENS, 2, {}),
    (24, QUEENS, 4, {}),
    (25, WIZARDS, 2, {}),
    (26, WIZARDS, 3, {"standstill": "off"}),
]
"""Seed, mode, seats, settings."""


def conserved(state: Castle) -> None:
    """Every card of the game is somewhere, exactly once; every token too."""
    faces = [*(face for face in state.board if face != NONE), *(face for pile in state.corners for face in pile)]
    faces += [*state.vassals_out, *state.set_aside, *state.vassal_offer, *state.reserve]
    faces += [face for under in state.beneath.values() for face in under]
    for player in state.players:
        faces += [*player.retained, *player.vassals, *player.open_vassals, *(face for set_ in player.sets for face in set_)]
    assert Counter(face >> 1 for face in faces) == Counter(vassals_in_play(state))
    tasks = [task for pile in (*state.decks, *state.discards, state.offer) for task in pile if task != NONE]
    for player in state.players:
        tasks += [*player.hand, *player.face_down, *(task for stack in player.stacks for task in stack)]
        assert player.knights >= 0
        assert player.wizards >= 0
        assert 0 <= tokens_at_home(player) <= 2
    assert Counter(tasks) == Counter(task for deck in quest_of(state).decks for task in tasks_in_play(state, deck))
    assert min(in_supply(state)) >= 0
    if state.rats is not None:
        rats = state.rats
        lying = [*rats.deck, *rats.discards, *rats.wandering, *rats.plagued, *rats.plagues]
        assert Counter(lying) == Counter(range(len(rat_cards())))
        dogs = [dog for player in state.players for dog in player.dogs]
        assert len(dogs) == len(set(dogs))
    families = [player.family for player in state.players if player.family != NONE]
    assert len(families) == len(set(families))


def derived(state: Castle) -> None:
    """The masks say what the board says."""
    cards = state.content.cards
    where, watched, guarded = [0] * ROWS_OF_MASKS, 0, 0
    for square, face in enumerate(state.board):
        if face != NONE:
            for row in cards.rows[state.settings.full_wilds][face]:
                where[row] |= 1 << square
    for player in state.players:
        if player.agent_at != NONE:
            watched |= 1 << player.agent_at
        assert guarded & player.guards == 0
        guarded |= player.guards
    assert where == state.where
    assert (watched, guarded) == (state.watched, state.guarded)
    assert (state.marked | watched | guarded) & ~where[ANY] == 0


@pytest.mark.rule("C-SETUP-13", "C-COMP-06")
@pytest.mark.parametrize(("seed", "mode", "seats", "settings"), GAMES)
def test_cards_tokens_and_masks(seed: int, mode: str, seats: int, settings: dict[str, str]) -> None:
    for table in random_tables(seed, seats, 400, settings, record=False, mode=mode):
        state = state_of(table)
        conserved(state)
        derived(state)
        question = table.question(table.asked[0])
        assert question is not None
        assert question.options
        assert len(set(question.keys)) == len(question.keys)
        if question.kind == "work.action":
            assert state.where[ANY].bit_count() == 13 or mode == PUZZLE


@pytest.mark.parametrize(("seed", "mode", "seats", "settings"), GAMES)
def test_an_answer_is_offered_if_and_only_if_nothing_forbids_it(seed: int, mode: str, seats: int, settings: dict[str, str]) -> None:
    """Lists and refusals are two tellings of the same rules; they must agree, key by key, whenever a question is open."""
    for number, table in enumerate(random_tables(seed, seats, 240, settings, record=False, mode=mode)):
        if number % 12:
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
