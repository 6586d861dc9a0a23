"""`make fuzz`: hundreds of random and greedy games of every mode, with every value of every setting, looked at closely now and then.

    python tools/fuzz.py [--random 500] [--greedy 500] [--mode MODE ...] [--most 4000] [--seed WORD] [--conformance 5] [--workers 2]

So many games of each mode, settings by lot.  Random play is uniform; such a King's Quest takes some 16,000 answers and an Advanced
200,000, so random games are cut at --most and counted.  At every question the options
are there and differ; at a sample of them cards and tokens are counted, and a copy, a saved and loaded game and an undo are compared.
Greedy games must end.  Then the kernel's property tests run on all games, several times their fixed size.  Any error is printed
with its game and makes the exit code 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "games" / "castle"), str(ROOT / "tests" / "kernel")]

from blackstone.bots import make_bot  # noqa: E402
from blackstone.kernel.bots import Bot, answer_for  # noqa: E402
from blackstone.kernel.game import Game, Games, NewGame  # noqa: E402
from blackstone.kernel.table import Table, new_game  # noqa: E402
from blackstone.kernel.undo import steps_back  # noqa: E402

SAMPLE = 0.004


class Wish(NamedTuple):
    """One game to play."""

    number: int
    seed: str
    player: str
    mode: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    most: int


class Played(NamedTuple):
    """What came of it."""

    wish: Wish
    answers: int
    looks: int
    ended: bool
    error: str


def wishes(random: int, greedy: int, most: int, seed: str, modes: Sequence[str]) -> Iterator[Wish]:
    """Of every mode so many games; seats in turn, settings by lot."""
    castle = Games.installed()["castle"]
    rng = Random(seed)
    for mode in castle.modes:
        if modes and mode.id not in modes:
            continue
        for number, player in enumerate(["random"] * random + ["greedy"] * greedy):
            seats = mode.seats[0] + number % (mode.seats[1] - mode.seats[0] + 1)
            yield Wish(number, f"{seed} {mode.id} {number}", player, mode.id, seats, settings_by_lot(castle, mode.id, seats, rng), most)


def settings_by_lot(castle: Game[Any], mode: str, seats: int, rng: Random) -> tuple[tuple[str, str], ...]:
    """Any values that go together."""
    while True:
        settings = {setting.id: rng.choice(setting.values) for setting in castle.settings if mode in setting.modes}
        if not castle.refuse_new(NewGame(mode, seats, settings, b"")):
            return tuple(settings.items())


def play(wish: Wish) -> Played:
    """Play one game and look at it now and then."""
    answers = looks = 0
    try:
        table = new_game("castle", mode=wish.mode, seats=wish.seats, settings=dict(wish.settings), seed=wish.seed)
        bots = [make_bot(wish.player, table.game, table.bot_seed, seat) for seat in range(wish.seats)]
        rng = Random(wish.seed)
        while not table.over and (answers < wish.most or wish.player == "greedy"):
            for seat in table.asked:
                question = table.question(seat)
                assert question is not None
                assert question.options, f"{question.kind} has no option"
                assert len(set(question.keys)) == len(question.keys), f"{question.kind} offers one thing twice"
            if rng.random() < SAMPLE:
                looks += 1
                look_closely(table)
            answer(table, rng, bots)
            answers += 1
            assert answers < 20_000, "a greedy game does not end"
        look_closely(table)
        return Played(wish, answers, looks, table.over, "")
    except Exception:
        return Played(wish, answers, looks, False, traceback.format_exc())


def answer(table: Table, rng: Random, bots: list[Bot]) -> None:
    answer_for(table, seat := rng.choice(table.asked), bots[seat])


def look_closely(table: Table) -> None:
    """Cards and tokens, copy, save and load, undo and redo."""
    from conformance import look
    from test_invariants import conserved, derived

    state = table._run.game
    conserved(state)
    derived(state)
    here = look(table)
    assert look(table.copy()) == here, "a copy differs"
    loaded = Table.load(table.save(), Games.installed())
    assert look(loaded) == here, "a loaded game differs"
    assert look(table) == here, "looking changed the table"
    for seat in range(len(table.seats)):
        moment = next(iter(steps_back(loaded._run, seat)), None)
        if moment is not None and loaded.asked:
            twin = table.copy()
            taken = [pair for pair, _ in zip(twin._run.backwards(), range(twin.moment - moment), strict=False)][::-1]
            twin.undo(seat, agreed=True)
            assert twin.moment == moment
            if all(not mark & (64 | 128 | 256) for mark, _ in taken):
                for mark, option in taken:
                    twin.answer(option, mark & 63)
                assert twin.state_bytes == table.state_bytes, "undo and redo differ"


@click.command()
@click.option("--random", "random_games", default=500, show_default=True, help="Random games of each mode.")
@click.option("--greedy", "greedy_games", default=500, show_default=True, help="Greedy games of each mode.")
@click.option("--mode", "modes", multiple=True, help="Only these modes.")
@click.option("--most", default=4000, show_default=True, help="Cut random games after so many answers.")
@click.option("--seed", default="fuzz", show_default=True)
@click.option("--conformance", default=5, show_default=True, help="So many times the kernel's fixed games, on all games.")
@click.option("--workers", default=2, show_default=True)
def main(random_games: int, greedy_games: int, modes: tuple[str, ...], most: int, seed: str, conformance: int, workers: int) -> None:
    """Play many games; print what was seen."""
    todo = list(wishes(random_games, greedy_games, most, seed, modes))
    values: Counter[str] = Counter()
    cut: Counter[str] = Counter()
    answers = looks = 0
    errors = []
    with ProcessPoolExecutor(workers) as pool:
        for done, played in enumerate(pool.map(play, todo, chunksize=4), 1):
            values.update(f"{id}={value}" for id, value in played.wish.settings)
            values[f"{played.wish.mode} with {played.wish.seats} seats"] += 1
            cut[f"{played.wish.mode}: {played.wish.player} {'ended' if played.ended else 'cut'}"] += 1
            answers, looks = answers + played.answers, looks + played.looks
            if played.error:
                errors.append(played)
                click.echo(f"\n{played.wish}\n{played.error}", err=True)
            if done % 100 == 0:
                click.echo(f"{done} of {len(todo)} games, {answers:,} answers")
    click.echo(f"{len(todo)} games, {answers:,} answers, {looks:,} close looks")
    for what, count in sorted(cut.items()):
        click.echo(f"  {what}: {count} games")
    for what, count in sorted(values.items()):
        click.echo(f"  {what}: {count} games")
    properties = [str(path) for path in sorted((ROOT / "tests" / "kernel").glob("test_conf*.py"))]
    kernel = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:randomly", "-n", str(workers), *properties],
        env={**os.environ, "BLACKSTONE_CONFORMANCE": str(conformance)},
        cwd=ROOT,
        check=False,
    )
    click.echo(f"{len(todo) - len(errors)} passed, {len(errors)} failed")
    sys.exit(bool(errors) or kernel.returncode)


if __name__ == "__main__":
    main()
