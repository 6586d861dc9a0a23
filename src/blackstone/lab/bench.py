"""What the table costs, measured through its public face alone: answers, copies, files, and how cost grows with a game's length.

Every measure is a function that makes one run and returns one figure.  The measures take turns, round by round, so that a machine
that is slow for a while is slow for all of them; the first round only warms up.  Times are CPU times.
"""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from time import process_time_ns
from typing import Any, Final, NamedTuple

from blackstone.kernel.game import Game, Games
from blackstone.kernel.table import Table, new_game
from blackstone.lab.layers import layers

BUDGET: Final = 0.5
"""CPU seconds that one run of a rate takes at least."""
WINDOWS: Final = (100, 1_000, 10_000)
WINDOW: Final = 500
"""Answers in a window."""
LENGTHS: Final = (100, 20_000)
"""Answers a game has behind it when saving, loading and undoing are measured; each at several moments between two checkpoints."""
MOST: Final = 4_000
"""Answers of a random game of another mode than the first."""
SAMPLE: Final = 12
"""Games that a window is averaged over."""


class Measure(NamedTuple):
    """Something to measure: its id, its unit, and what makes one run."""

    id: str
    unit: str
    run: Callable[[], float]


def bench(games: Games, rounds: int, only: str = "", said: Callable[[str], None] = lambda id: None) -> list[dict[str, Any]]:
    """Measure everything whose id begins with `only`: the medians of so many runs."""
    wanted = [measure for measure in measures(games) if measure.id.startswith(only)]
    runs: dict[str, list[float]] = {measure.id: [] for measure in wanted}
    for turn in range(rounds + 1):
        for measure in wanted:
            said(measure.id)
            gc.collect()
            gc.freeze()  # what other measures keep weighs on none
            figure = measure.run()
            gc.unfreeze()
            if turn:
                runs[measure.id].append(figure)
    return [
        {"id": m.id, "unit": m.unit, "median": round(statistics.median(runs[m.id]), 3), "runs": [round(f, 3) for f in runs[m.id]]}
        for m in wanted
    ]


def measures(games: Games) -> Iterator[Measure]:
    """All there is to measure: the Castle in depth, of any other game how fast it is played at random."""
    for id in games:
        game = games[id]
        yield Measure(f"{id}.random", "answers/s", partial(random_rate, game, count(1)))
        yield Measure(f"{id}.random.recorded", "answers/s", partial(random_rate, game, count(1), record=True))
        for mode in game.modes[1:]:
            yield Measure(f"{id}.random.{mode.id}", "answers/s", partial(random_rate, game, count(1), mode=mode.id))
    if "castle" in games:
        yield from in_depth(games["castle"], games)


def in_depth(game: Game[Any], games: Games) -> Iterator[Measure]:
    """Copies, files, windows, sizes and layers of one game."""
    yield Measure(f"{game.id}.copy.mean", "us", lambda: statistics.fmean(copy_times(game, 1)))
    yield Measure(f"{game.id}.copy.p99", "us", lambda: percentile(copy_times(game, 1), 99))
    for length in LENGTHS:
        tables = Kept(partial(long_tables, game, length))
        for what, timed in (("append", append_time), ("save", save_time), ("load", load_time), ("undo-after-load", undo_time)):
            yield Measure(f"{game.id}.{what}.{length}", "us", partial(timed, tables, games))
    sample = Kept(partial(positions, game))
    for start in WINDOWS:
        yield Measure(f"{game.id}.window.{start}", "us/answer", partial(window_time, sample, start))
    yield Measure(f"{game.id}.state", "bytes", partial(largest_state, game))
    for name, run in layers(game):
        yield Measure(f"{game.id}.layer.{name}", "us/answer", run)


class Kept:
    """Something made once, when first wanted, and kept for other runs."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make, self._made = make, None

    def now(self) -> Any:
        if self._made is None:
            self._made = self._make()
        return self._made


# ------------------------------------------------------------------ playing at random
def play_on(table: Table, random: Random, answers: int | None = None) -> int:
    """Answer at random, each option as likely as the others, up to so many answers; returns how many were given."""
    rnd, question_for, answer, given = random.random, table.question, table.answer, 0
    while given != answers and (asked := table.asked):
        seat = asked[0]
        question = question_for(seat)
        options = question.options  # type: ignore[union-attr]  # somebody is asked
        answer(options[int(rnd() * len(options))], seat)
        given += 1
    return given


def random_table(game: Game[Any], seed: int, *, record: bool, mode: str | None = None) -> Table:
    """A fresh table, with as few seats as the mode (the first, if none is named) takes, and plain settings."""
    id = game.mode(mode).id
    return new_game(game, mode=id, settings=game.plainest(id), seed=seed.to_bytes(32, "little"), record=record)


def random_rate(game: Game[Any], seeds: Iterator[int], *, record: bool = False, budget: float = BUDGET, mode: str | None = None) -> float:
    """Answers a CPU second in random games: every list built in full, every answer validated, kept and checkpointed.

    Games of the first mode are played out; of the others, where chance may take 200,000 answers to an end, so many at most.
    """
    answers, began = 0, process_time_ns()
    while (spent := process_time_ns() - began) < budget * 1e9:
        seed = next(seeds)
        answers += play_on(random_table(game, seed, record=record, mode=mode), Random(seed), None if mode is None else MOST)
    return answers / spent * 1e9


def copy_times(game: Game[Any], seed: int) -> list[float]:
    """Microseconds of a copy at every question of a random game."""
    table, random, times = random_table(game, seed, record=False), Random(seed), []
    while not table.over:
        began = process_time_ns()
        table.copy()
        times.append((process_time_ns() - began) / 1e3)
        play_on(table, random, 1)
    return times


# ------------------------------------------------------------------ long games
def long_tables(game: Game[Any], length: int) -> list[Table]:
    """A recorded random game after so many answers, the first that lasts so long, and at some moments after that."""
    for seed in count(1):
        table, random = random_table(game, seed, record=True), Random(seed)
        if play_on(table, random, length) == length:
            found = [table.copy() for _ in range(SAMPLE) if play_on(table, random, 2) == 2]
            if len(found) == SAMPLE and not table.over:
                return found
    raise AssertionError("seeds never end")


def append_time(kept: Kept, games: Games, times: int = 30) -> float:
    """Microseconds to answer and to get the new records, as whoever writes each answer to disk needs them."""
    spent = 0
    for one in kept.now():
        table, random = one.copy(), Random(1)
        size = len(table.save())
        began = process_time_ns()
        for _ in range(times):
            play_on(table, random, 1)
            size += len(table.records(size))
        spent += process_time_ns() - began
    return spent / (times * SAMPLE) / 1e3


def save_time(kept: Kept, games: Games, times: int = 5) -> float:
    """Microseconds for the whole file, one answer after it was last wanted."""
    spent = 0
    for one in kept.now():
        table, random = one.copy(), Random(1)
        for _ in range(times):
            play_on(table, random, 1)
            began = process_time_ns()
            table.save()
            spent += process_time_ns() - began
    return spent / (times * SAMPLE) / 1e3


def load_time(kept: Kept, games: Games, times: int = 20) -> float:
    """Microseconds to open the file."""
    spent = 0
    for one in kept.now():
        data = one.save()
        began = process_time_ns()
        for _ in range(times):
            Table.load(data, games)
        spent += process_time_ns() - began
    return spent / (times * SAMPLE) / 1e3


def undo_time(kept: Kept, games: Games, times: int = 10) -> float:
    """Microseconds to take back the last own answer of a table just opened."""
    spent = 0
    for one in kept.now():
        data = one.save()
        for _ in range(times):
            table = Table.load(data, games)
            began = process_time_ns()
            table.undo(table.asked[0], agreed=True)
            spent += process_time_ns() - began
    return spent / (times * SAMPLE) / 1e3


def positions(game: Game[Any]) -> dict[int, list[Table]]:
    """Tables at the beginning of each window, all of them from the same games."""
    found: dict[int, list[Table]] = {start: [] for start in WINDOWS}
    for seed in count(1):
        table, random, age, here = random_table(game, seed, record=True), Random(seed), 0, {}
        for start in WINDOWS:
            age += play_on(table, random, start - age)
            here[start] = table.copy()
        if play_on(table, random, WINDOW) == WINDOW:
            for start, copied in here.items():
                found[start].append(copied)
        if len(found[WINDOWS[-1]]) == SAMPLE:
            return found
    raise AssertionError("seeds never end")


def window_time(kept: Kept, start: int) -> float:
    """Microseconds an answer, on recorded tables that have so many answers behind them."""
    spent = 0
    for table in kept.now()[start]:
        copied, random = table.copy(), Random(start)
        began = process_time_ns()
        play_on(copied, random, WINDOW)
        spent += process_time_ns() - began
    return spent / (WINDOW * SAMPLE) / 1e3


def largest_state(game: Game[Any], answers: int = 5_000) -> float:
    """Bytes of the largest state of a random game."""
    table, random = random_table(game, 1, record=False), Random(1)
    largest = 0
    for _ in range(answers):
        if not play_on(table, random, 1):
            break
        largest = max(largest, len(table.state_bytes))
    return float(largest)


def percentile(figures: Sequence[float], percent: int) -> float:
    return statistics.quantiles(figures, n=100)[percent - 1]
