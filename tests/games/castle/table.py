"""Tables of the Castle for tests: random play, and hidden facts dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from blackstone.games.castle import game
from blackstone.games.castle.state import Castle
from blackstone.kernel.game import Game
from blackstone.kernel.table import Table, new_game

GAME: Game[Castle] = game()
RARE = (
    *("complete", "use", "play", "agent", "watch", "pay", "hide", "reward"),
    *("adopt", "kill", "guard", "unguard", "waive", "stack", "replace"),
)


def random_tables(
    seed: int,
    seats: int = 2,
    answers: int = 300,
    settings: dict[str, str] | None = None,
    record: bool = True,
    mode: str = "kings-quest",
) -> Iterator[Table]:
    """The same table at every question of a random game that likes rare answers; King's Quest without families, unless told."""
    rng = Random(seed)
    if settings is None:
        settings = {"families": "off"}
    table = new_game(GAME, mode=mode, seats=seats, seed=seed, settings=settings, record=record)
    for _ in range(answers):
        if table.over:
            return
        yield table
        seat = rng.choice(table.asked)
        question = table.question(seat)
        assert question is not None
        table.answer(choose(rng, question.options), seat)


def choose(rng: Random, options: Sequence[Any]) -> Any:
    rare = [option for option in options if option.kind in RARE]
    return rng.choice(rare) if rare and rng.random() < 0.6 else rng.choice(list(options))


def state_of(table: Table) -> Castle:
    """The hidden truth, for tests alone."""
    state: Castle = table._run.game
    return state
