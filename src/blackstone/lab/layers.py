"""What each layer of the kernel adds to an answer: the same random games, driven with ever more of it.

The two lowest layers are below the public table, so they are driven from within.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from time import process_time_ns
from typing import Any, Final, NamedTuple

from blackstone.kernel.game import Game
from blackstone.kernel.history import AUTOMATIC, BRANCH, SEAT, Answer
from blackstone.kernel.options import Option
from blackstone.kernel.run import Run
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table, new_game, seated

GAMES: Final = 4
ANSWERS: Final = 1_500


class Played(NamedTuple):
    """A random game to be played again: its first state, all answers, and those that somebody was asked for."""

    table: Table
    answers: list[Answer]
    asked: list[tuple[int, Option]]


def layers(game: Game[Any]) -> Iterator[tuple[str, Callable[[], float]]]:
    """Each layer with what makes one run of it: microseconds an answer with this layer and all before it."""
    games = cache(partial(random_games, game))
    for name, drive in (
        ("rules", rules_alone),
        ("list", with_lists),
        ("validation", with_validation),
        ("events", with_events),
        ("view", with_views),
        ("copy", with_copies),
        ("save", with_records),
    ):
        yield name, partial(timed, games, drive)


def timed(games: Callable[[], list[Played]], drive: Callable[[Played], None]) -> float:
    """CPU microseconds an answer that somebody was asked for."""
    played = games()
    began = process_time_ns()
    for one in played:
        drive(one)
    return (process_time_ns() - began) / sum(len(one.asked) for one in played) / 1e3


def random_games(game: Game[Any]) -> list[Played]:
    """Some games, played at random and remembered."""
    found = []
    for seed in range(1, GAMES + 1):
        table, random = (
            new_game(game, settings=game.plainest(game.modes[0].id), seed=seed.to_bytes(32, "little"), record=False),
            Random(seed),
        )
        asked: list[tuple[int, Option]] = []
        fresh = table.copy()
        while len(asked) < ANSWERS and not table.over:
            seat = table.asked[0]
            question = table.question(seat)
            assert question is not None
            option = random.choice(question.options)
            table.answer(option, seat)
            asked.append((seat, option))
        answers = [*table._run.backwards()][::-1]
        found.append(Played(fresh, answers, [(mark & SEAT, option) for mark, option in answers if not mark & (AUTOMATIC | BRANCH)]))
    return found


def fresh(played: Played, scene: Scene | None = None, *, record: bool = False) -> Table:
    """The table as it stood before the first answer."""
    table = played.table
    return seated(table.game, table.header, table.game.copy(table._run.checkpoint), table.seats, record=record, scene=scene)


# ------------------------------------------------------------------ the layers
def rules_alone(played: Played) -> None:
    """The flows are fed the answers: no list is built, nothing checked, no checkpoint taken."""
    run = played.table._run
    Run(run.rules, run.checkpoint).resume(played.answers)


def with_lists(played: Played) -> None:
    """The full list of options at every question; what is answered is not looked up in it."""
    run = fresh(played)._run
    run.cadence = sys.maxsize
    for seat, option in played.asked:
        asking = run.asking
        assert asking is not None
        asking.options_for(seat)
        run._record(seat, option)
        run._run(run._hear(asking, seat, option))


def with_validation(played: Played) -> None:
    """The public table: every answer validated, kept and checkpointed, and carried out wholly or not at all."""
    table = fresh(played)
    for seat, option in played.asked:
        table.question(seat)
        table.answer(option, seat)


def with_events(played: Played) -> None:
    """Somebody listens to the events."""
    scene = Scene(listening=True)
    table = fresh(played, scene)
    assert scene.heard is not None
    for seat, option in played.asked:
        table.question(seat)
        table.answer(option, seat)
        scene.heard.clear()


def with_views(played: Played) -> None:
    """The seat that is asked looks at the table."""
    scene = Scene(listening=True)
    table = fresh(played, scene)
    assert scene.heard is not None
    for seat, option in played.asked:
        table.question(seat)
        table.view(seat)
        table.answer(option, seat)
        scene.heard.clear()


def with_copies(played: Played) -> None:
    """And the table is copied."""
    scene = Scene(listening=True)
    table = fresh(played, scene)
    assert scene.heard is not None
    for seat, option in played.asked:
        table.question(seat)
        table.view(seat)
        table.copy()
        table.answer(option, seat)
        scene.heard.clear()


def with_records(played: Played) -> None:
    """And every answer goes to the record, from which the new bytes are taken."""
    table = fresh(played, Scene(listening=True), record=True)
    size = 0
    for seat, option in played.asked:
        table.question(seat)
        table.view(seat)
        table.copy()
        table.answer(option, seat)
        size += len(table.records(size))
