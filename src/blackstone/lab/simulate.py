"""Many games by bots: how often who wins, how long they take, what goes wrong.

Every game has its own seed, derived from the common one and the game's number, so the result hangs on the arguments alone and
not on who plays which game.  Workers are processes; they find the game again by its id and folder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TypeAlias

from blackstone.bots import make_bot, maker_of
from blackstone.kernel.bots import Bot, answer_for
from blackstone.kernel.dice import derived, seed_from
from blackstone.kernel.game import Game, Games, Outcome
from blackstone.kernel.table import LETTERS, Table, new_game

Report: TypeAlias = dict[str, Any]
"""What `simulate` found, ready for JSON."""


@dataclass(frozen=True)
class Plan:
    """Which games to play.  Plain data: it goes to the workers as it is."""

    game: str
    folder: Path
    mode: str
    seats: tuple[str, ...]
    games: int
    seed: str = "0"
    settings: Mapping[str, str] = field(default_factory=dict)
    max_answers: int | None = None


@dataclass(frozen=True)
class Played:
    """What became of one game.  `outcome` is empty if it was cut or broke off."""

    number: int
    questions: int
    seconds: float
    outcome: str = ""
    rounds: int = 0
    error: str = ""


def simulate(plan: Plan, game: Game[Any], workers: int = 1, played: Callable[[], None] = lambda: None) -> Report:
    """Play all games of a plan; `played` is called after each.  The same plan gives the same report, times aside."""
    check(plan, game)
    began = perf_counter()
    results = []
    for result in _in_processes(plan, workers) if workers > 1 else (play(plan, game, number) for number in range(plan.games)):
        results.append(result)
        played()
    return report(results, perf_counter() - began)


def check(plan: Plan, game: Game[Any]) -> None:
    """Raises, before anything is played, where the seats, settings or bots do not exist."""
    for name in plan.seats:
        maker_of(name, game)
    game.wish(mode=plan.mode, seats=len(plan.seats), settings=plan.settings, seed=b"", seed_chosen=True, first=None)


def play(plan: Plan, game: Game[Any], number: int) -> Played:
    """One game.  Whatever a rule or a bot raises ends it and is part of the result."""
    seed = derived(seed_from(plan.seed), f"game {number}")
    began = process_time()
    asked = _Counted()
    try:
        table = new_game(game, mode=plan.mode, seats=plan.seats, settings=plan.settings, seed=seed, record=False)
        bots = [make_bot(name, game, table.bot_seed, seat) for seat, name in enumerate(plan.seats)]
        began = process_time()
        finished = play_on(table, bots, plan.max_answers, asked)
    except Exception as error:
        return Played(number, asked.answers, process_time() - began, error=f"game {number}: {type(error).__name__}: {error}")
    seconds = process_time() - began
    outcome = table.outcome
    if not finished or outcome is None:
        return Played(number, asked.answers, seconds)
    return Played(number, asked.answers, seconds, letters(outcome), table.rounds)


class _Counted:
    """How many answers were given so far, also when a game breaks off."""

    answers = 0


def play_on(table: Table, bots: Sequence[Bot], most: int | None, asked: _Counted) -> bool:
    """Let the bots answer until the game is over, or so many answers were given.  Whether it is over."""
    while waiting := table.asked:
        if most is not None and asked.answers >= most:
            return False
        asked.answers += 1
        answer_for(table, waiting[0], bots[waiting[0]])
    return True


def letters(outcome: Outcome) -> str:
    """`A`, `A+B` where several share it; `won` or `lost` where all play together."""
    return outcome.together or "+".join(LETTERS[seat] for seat in sorted(outcome.winners)) or "nobody"


# ------------------------------------------------------------------ workers
def _in_processes(plan: Plan, workers: int) -> Iterator[Played]:
    """The same games, in the same order, by several processes."""
    size = max(1, min(16, plan.games // (workers * 4)))
    spans = [range(at, min(at + size, plan.games)) for at in range(0, plan.games, size)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            for some in pool.map(_play_some, [plan] * len(spans), spans):
                yield from some
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_some(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    """In a worker: the game is made afresh."""
    game = _found(plan)
    return [play(plan, game, number) for number in numbers]


def _found(plan: Plan) -> Game[Any]:
    """The game of a plan: an installed one, or the one in its folder."""
    games = Games.installed()
    if plan.game in games and games[plan.game].folder == plan.folder:
        return games[plan.game]
    return games.including(plan.folder)[plan.game]


# ------------------------------------------------------------------ the report
def report(results: Sequence[Played], seconds: float) -> Report:
    """The sums.  A game that was cut or broke off counts as unfinished; rounds are those of the finished ones."""
    questions, busy = sum(result.questions for result in results), sum(result.seconds for result in results)
    finished = [result for result in results if result.outcome]
    outcomes = Counter(result.outcome for result in finished)
    rounds = sorted(result.rounds for result in finished)
    return {
        "games": len(results),
        "unfinished": len(results) - len(finished),
        "questions": questions,
        "seconds": round(seconds, 3),
        "answers_per_second": round(questions / busy, 1) if busy else 0.0,
        "outcomes": {who: outcomes[who] for who in sorted(outcomes)},
        "rounds": {"p10": at(rounds, 10), "median": at(rounds, 50), "p90": at(rounds, 90)},
        "errors": [result.error for result in results if result.error],
    }


def at(ordered: Sequence[int], percent: int) -> int | None:
    """The percentile by nearest rank: the smallest number that so many percent do not exceed.  None of nothing."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)] if ordered else None
