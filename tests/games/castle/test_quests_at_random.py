"""Whole games of the Queen's and the Wizard's Quest, played at random: what must hold at every question, and that they end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from table import GAME, state_of

from blackstone.games.castle.content import ANY
from blackstone.games.castle.placing import held
from blackstone.games.castle.sets import fits, symbols_of
from blackstone.games.castle.state import NONE, Castle
from blackstone.games.castle.supply import in_supply
from blackstone.kernel.table import Table, new_game

QUEENS, WIZARDS = "queens-quest", "wizards-quest"
GAMES = [(mode, seats, seed) for mode in (QUEENS, WIZARDS) for seats in (2, 3, 4) for seed in (1, 2)]
LIKED = {"take": 2, "spend": 6, "exchange": 1, "use": 4, "put": 4, "pass": 0.3}
"""How often a kind is chosen, beside others."""


def played(mode: str, seats: int, seed: int, answers: int = 3000) -> Iterator[Table]:
    """The same table at every question, until the game is over."""
    rng = Random(seed)
    table = new_game(GAME, mode=mode, seats=seats, seed=seed)
    for _ in range(answers):
        if table.over:
            return
        yield table
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        kinds = sorted({option.kind for option in question.options})
        kind = rng.choices(kinds, [LIKED.get(kind, 2) for kind in kinds])[0]
        table.answer(rng.choice([option for option in question.options if option.kind == kind]), seat)
    assert table.over, f"{mode} with {seats} seats has no end"


def sound(state: Castle) -> None:
    """Tokens, sets, stacks, offers and hands are what the rules leave them."""
    cards = state.content.cards
    assert min(in_supply(state)) >= 0
    for player in state.players:
        assert 0 <= player.fresh_knights <= player.knights
        assert player.wizards == 3 or (player.seat == state.turn and 0 <= player.wizards < 3)
        assert all(fits(symbols_of(state, faces)) and faces for faces in player.sets)
        assert all(face % 2 == 0 for face in held(player))
        assert not any(player.stacks)
        assert not player.face_down
        assert not player.retained
    for square, under in state.beneath.items():
        assert under
        assert {cards.symbol[face] for face in under} == {cards.symbol[state.board[square]]}
    assert len(state.offer) <= 5
    assert not any(state.decks[:2])
    assert state.taken == state.offer.count(NONE)
    if state.mode == WIZARDS:
        assert len(state.vassal_offer) == 5
        assert not any(player.sets for player in state.players)
        assert state.taken <= 2
    else:
        assert not state.beneath
        assert state.where[ANY].bit_count() == 13 or not any(state.corners)


@pytest.mark.rule("C-V2-03", "C-V2-11", "C-V2-16", "C-V3-05", "C-V3-08", "C-V3-15", "C-V3-21")
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_whole_games(mode: str, seats: int, seed: int) -> None:
    kinds: set[str] = set()
    for table in played(mode, seats, seed):
        sound(state_of(table))
        question = table.question(table.asked[0])
        assert question is not None
        kinds |= {option.kind for option in question.options}
    wanted = {"take", "slide", "swap", "flip", "spend", "pass"}
    assert kinds >= wanted | ({"set"} if mode == QUEENS else {"put", "exchange", "give"})
    outcome = table.outcome
    assert outcome is not None
    assert outcome.winners
    assert outcome.decided_by in ("sets", "shared", "vassals", "tokens")
    best = max(table.scores(None))
    assert all(table.scores(None)[seat] == best for seat in outcome.winners)


@pytest.mark.parametrize(("mode", "seats", "seed"), [(QUEENS, 3, 5), (WIZARDS, 2, 5), (WIZARDS, 4, 6)])
def test_an_answer_is_offered_if_and_only_if_nothing_forbids_it(mode: str, seats: int, seed: int) -> None:
    """All keys of the mode that are offered, and a sample of the others."""
    rng, content = Random(seed), GAME.content
    known = [option for option in content.words if option.kind in content.quests[mode].kinds]
    for number, table in enumerate(played(mode, seats, seed)):
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        if number % 5 and question.kind.endswith(".action"):
            continue
        offered = set(question.keys)
        for option in [*question.options, *rng.sample(known, 60)]:
            refusal = table.why(option.key, seat)
            if option.key not in offered:
                assert refusal is not None
                assert refusal.reasons, f"{option.key} is not offered at {question.kind}, and nothing forbids it"
            elif option.key != "pass":
                assert refusal is None
                reasons = list(GAME.why(state_of(table), table._run.asking, seat, option.key, option))
                assert reasons == [], f"{option.key} is offered at {question.kind}, and yet forbidden"


@pytest.mark.rule("C-V3-22")
def test_half_an_answer_is_nobody_elses_business() -> None:
    """Between the halves of a card others see the same, whatever was laid for the left one."""
    looked = 0
    for table in played(WIZARDS, 2, 9):
        seat = table.asked[0]
        question = table.question(seat)
        if question is None or question.kind != "wizards.left" or len(question.options) < 2:
            continue
        seen = set()
        for option in question.options:
            other = table.copy()
            other.answer(option, seat)
            assert other.question(seat).kind == "wizards.right"  # type: ignore[union-attr]
            seen.add(repr(everything(other, 1 - seat)))
        assert len(seen) == 1
        looked += 1
    assert looked > 3


def everything(table: Table, viewer: int) -> list[Any]:
    """What another seat can look at."""
    question = table.question(viewer)
    asked = question and (question.kind, question.about, question.keys, question.answered)
    whys = [table.why(option.key, viewer) for option in list(GAME.content.words)[::40]]
    return [msgspec.json.encode(table.view(viewer)), msgspec.json.encode(table.events(0, viewer)), asked, whys, table.scores(viewer)]
