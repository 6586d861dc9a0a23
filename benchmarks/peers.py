"""How fast the table is beside catanatron, a board game in pure Python made for fast simulation:  python benchmarks/peers.py

Machines differ, and change from hour to hour; so every claim is a ratio of two figures from one alternating run.  The peer is
installed into an environment of its own (`--env`); two processes, one for each side, take turns on one core.  CPU times, medians.

* random play: answers a second in whole, uniformly random two-player games.  On our side that is the public table: the full list
  of options at every question, every answer validated, kept and checkpointed; only answers that a seat was asked for count.  On the
  other side each tick, which is one action of a player.
* copy: microseconds of a copy at every point of whole random games, mean and p99.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from time import process_time_ns
from typing import IO, Any

PEER = "catanatron==3.2.1"
HERE = Path(__file__).resolve()
EXAMPLE = HERE.parent.parent / "examples" / "tictactoe"
TARGETS = {"castle.random": 3.0, "castle.random.recorded": None, "tictactoe.random": 4.0, "copy.mean": 3.0, "copy.p99": 2.0}
"""By how much we mean to be faster, at least."""

Task = Callable[[float], "float | list[float]"]


def main() -> None:
    """Take turns for some rounds and print the medians and ratios."""
    options = arguments()
    if options.worker:
        serve(peer_tasks() if options.worker == "peer" else our_tasks())
        return
    python = environment(options.env)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for both sides
    with Worker(python, "peer") as peer, Worker(Path(sys.executable), "ours") as ours:
        runs = alternating(peer, ours, options.rounds, options.seconds)
    found = {name: statistics.median(figures) for name, figures in runs.items()}
    ratios = compared(found)
    if options.json:
        print(json.dumps({"medians": found, "runs": runs, "ratios": ratios}))
    else:
        print(report(found, ratios, options.rounds))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play and copies beside catanatron, in one alternating run.")
    parser.add_argument(
        "--env", type=Path, default=Path(tempfile.gettempdir()) / "blackstone-peers", help="folder of the peer's environment"
    )
    parser.add_argument("--rounds", type=int, default=7, help="runs of each side (the first, beside these, warms up)")
    parser.add_argument("--seconds", type=float, default=0.7, help="CPU seconds of a run of random play")
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    parser.add_argument("--worker", choices=("peer", "ours"), help=argparse.SUPPRESS)
    return parser.parse_args()


# ------------------------------------------------------------------ the run
def alternating(peer: Worker, ours: Worker, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Each task in turn, ours right after the peer's, round after round."""
    runs: dict[str, list[float]] = {}
    for turn in range(rounds + 1):
        for worker, name in (
            (peer, "catanatron.random"),
            (ours, "castle.random"),
            (ours, "castle.random.recorded"),
            (ours, "tictactoe.random"),
            (peer, "catanatron.copy"),
            (ours, "castle.copy"),
        ):
            figures = worker.run(name, seconds)
            if turn:
                for part, figure in figures.items():
                    runs.setdefault(part, []).append(figure)
    return runs


def compared(found: dict[str, float]) -> dict[str, float]:
    """How many times faster we are."""
    speed = found["catanatron.random"]
    ratios = {name: found[name] / speed for name in ("castle.random", "castle.random.recorded", "tictactoe.random")}
    return ratios | {f"copy.{part}": found[f"catanatron.copy.{part}"] / found[f"castle.copy.{part}"] for part in ("mean", "p99")}


def report(found: dict[str, float], ratios: dict[str, float], rounds: int) -> str:
    """The figures for people."""
    lines = [f"medians of {rounds} alternating runs, one core, Python {sys.version.split()[0]}", ""]
    for name, figure in found.items():
        lines.append(f"{name:<28}{figure:>12,.1f}  {'us' if '.copy.' in name else 'answers/s'}")
    lines += ["", f"{'times faster':<28}{'':>12}  wanted"]
    for name, ratio in ratios.items():
        wanted = TARGETS[name]
        lines.append(f"{name:<28}{ratio:>12.2f}  {f'{wanted:.1f}' if wanted else '-'}")
    return "\n".join(lines)


def environment(folder: Path) -> Path:
    """The peer's own Python, made and filled if need be."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    name, _, version = PEER.partition("==")
    check = f"from importlib.metadata import version; assert version({name!r}) == {version!r}"
    if subprocess.run([python, "-c", check], capture_output=True, check=False).returncode:
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER], check=True)
    return python


class Worker:
    """A process of one side; it gets a task as a line and answers with its figures."""

    def __init__(self, python: Path, side: str) -> None:
        command = [str(python), str(HERE), "--worker", side]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        pipe(self.process.stdin).close()
        self.process.wait()

    def run(self, task: str, seconds: float) -> dict[str, float]:
        """The figures of one run."""
        to = pipe(self.process.stdin)
        to.write(f"{task} {seconds}\n")
        to.flush()
        line = pipe(self.process.stdout).readline()
        if not line:
            raise SystemExit(f"the process that runs {task} has ended with {self.process.wait()}")
        figures: dict[str, float] = json.loads(line)
        return figures


def pipe(end: IO[str] | None) -> IO[str]:
    assert end is not None
    return end


# ------------------------------------------------------------------ the two sides
def serve(tasks: dict[str, Task]) -> None:
    """Run the tasks named on stdin; a list of times becomes its mean and p99."""
    for line in sys.stdin:
        name, seconds = line.split()
        gc.collect()  # what an earlier task left is not for this one to clear away
        found = tasks[name](float(seconds))
        if isinstance(found, list):
            figures = {f"{name}.mean": statistics.fmean(found), f"{name}.p99": statistics.quantiles(found, n=100)[98]}
        else:
            figures = {name: found}
        print(json.dumps(figures), flush=True)


def our_tasks() -> dict[str, Task]:
    """Ours, through the public table."""
    from blackstone.kernel.game import Games
    from blackstone.lab.bench import copy_times, random_rate

    games = Games.installed().including(EXAMPLE)
    castle, tictactoe = games["castle"], games["tictactoe"]
    plain, recorded, small, copies = count(1), count(1), count(1), count(1)
    return {
        "castle.random": lambda seconds: random_rate(castle, plain, budget=seconds),
        "castle.random.recorded": lambda seconds: random_rate(castle, recorded, record=True, budget=seconds),
        "tictactoe.random": lambda seconds: random_rate(tictactoe, small, budget=seconds),
        "castle.copy": lambda seconds: copy_times(castle, next(copies)),
    }


def peer_tasks() -> dict[str, Task]:
    """The peer's random two-player game, its ticks and its copies."""
    catanatron: Any = import_module("catanatron")
    seeds = count(1)

    def new() -> Any:
        players = [catanatron.RandomPlayer(color) for color in (catanatron.Color.RED, catanatron.Color.BLUE)]
        return catanatron.Game(players, seed=next(seeds))

    def ticks(game: Any) -> Iterator[None]:
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield
            game.play_tick()

    def rate(seconds: float) -> float:
        played, began = 0, process_time_ns()
        while (spent := process_time_ns() - began) < seconds * 1e9:
            played += sum(1 for _ in ticks(new()))
        return played / spent * 1e9

    def copies(seconds: float) -> list[float]:
        times: list[float] = []
        while len(times) < 15_000:
            game = new()
            for _ in ticks(game):
                began = process_time_ns()
                game.copy()
                times.append((process_time_ns() - began) / 1e3)
        return times

    return {"catanatron.random": rate, "catanatron.copy": copies}


if __name__ == "__main__":
    main()
