"""The benchmark measures what it says it measures.  No test here looks at a time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from conformance import CASTLE, PIG, games

from blackstone.kernel.game import Games
from blackstone.lab import bench, layers
from blackstone.lab.bench import (
    SAMPLE,
    Kept,
    largest_state,
    long_tables,
    measures,
    percentile,
    play_on,
    positions,
    random_rate,
    random_table,
)


def test_every_measure_has_an_id_of_its_own_and_a_unit() -> None:
    found = {measure.id: measure.unit for measure in measures(games())}
    assert len(found) == len([*measures(games())])
    for name in ("castle", "tictactoe", "pig", "ambush"):
        assert found[f"{name}.random"] == found[f"{name}.random.recorded"] == "answers/s"
    for length in (100, 20_000):
        assert {found[f"castle.{what}.{length}"] for what in ("append", "save", "load", "undo-after-load")} == {"us"}
    assert {found[f"castle.window.{start}"] for start in (100, 1_000, 10_000)} == {"us/answer"}
    assert found["castle.state"] == "bytes"
    layer_ids = [id.rpartition(".")[2] for id in found if id.startswith("castle.layer.")]
    assert layer_ids == ["rules", "list", "validation", "events", "view", "copy", "save"]


def test_without_the_castle_only_random_play_is_measured() -> None:
    assert [measure.id for measure in measures(Games({"pig": lambda: PIG.game}))] == ["pig.random", "pig.random.recorded"]


def test_the_first_round_only_warms_up_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = iter((100.0, 3.0, 1.0, 2.0))
    monkeypatch.setattr(
        bench, "measures", lambda games: [bench.Measure("a.b", "us", lambda: next(figures)), bench.Measure("c", "us", float)]
    )
    said: list[str] = []
    assert bench.bench(games(), 3, "a", said.append) == [{"id": "a.b", "unit": "us", "median": 2.0, "runs": [3.0, 1.0, 2.0]}]
    assert said == ["a.b"] * 4


def test_only_asked_answers_count() -> None:
    table = random_table(PIG.game, 1, record=True)
    assert play_on(table, Random(1), 7) == 7
    assert table.moment == 7
    rest = play_on(table, Random(1))
    assert table.over
    assert table.moment == 7 + rest
    assert play_on(table, Random(1)) == 0


def test_a_rate_is_of_whole_games() -> None:
    assert random_rate(PIG.game, iter(range(1, 1_000)), budget=0.001) > 0


def test_long_games_and_windows_begin_where_they_should(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [table.moment for table in long_tables(CASTLE.game, 100)]
    assert len(asked) == SAMPLE
    assert asked[0] >= 102
    assert asked == sorted(set(asked))
    monkeypatch.setattr(bench, "WINDOWS", (10, 50))
    monkeypatch.setattr(bench, "WINDOW", 20)
    found = positions(CASTLE.game)
    assert {start: len(tables) for start, tables in found.items()} == {10: SAMPLE, 50: SAMPLE}
    assert all(early.header.commitment == late.header.commitment for early, late in zip(found[10], found[50], strict=True))


def test_kept_things_are_made_once() -> None:
    made: list[Any] = []
    kept = Kept(lambda: made.append(1) or made)  # type: ignore[func-returns-value]
    assert kept.now() is kept.now()
    assert made == [1]


def test_sizes_and_percentiles() -> None:
    assert largest_state(PIG.game) > 0
    assert percentile([*range(1, 100)], 99) == 99


def test_every_layer_plays_the_same_games_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "GAMES", 1)
    monkeypatch.setattr(layers, "ANSWERS", 120)
    (played,) = layers.random_games(CASTLE.game)
    assert len(played.asked) == 120
    assert len(played.answers) >= 120
    ends = set()
    for drive in (layers.with_validation, layers.with_events, layers.with_views, layers.with_copies, layers.with_records):
        tables: list[Any] = []
        made = layers.fresh
        monkeypatch.setattr(
            layers, "fresh", lambda *some, made=made, tables=tables, **more: tables.append(made(*some, **more)) or tables[-1]
        )
        drive(played)
        monkeypatch.setattr(layers, "fresh", made)
        ends.add((tables[0].state_bytes, tables[0].moment))
    assert len(ends) == 1
    names = [name for name, run in layers.layers(CASTLE.game) if run() >= 0]
    assert names[0] == "rules"
