"""`blackstone simulate`: many games by bots, in numbers."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from blackstone.cli.common import settings_from, with_folders
from blackstone.kernel.game import Games
from blackstone.lab.simulate import Plan, Report, simulate


@click.command(name="simulate")
@click.argument("game")
@click.option("--mode", help="The mode to play; default: the game's first.")
@click.option("--seats", help="Who plays, e.g. greedy,random or PATH:name for a bot of your own; default: greedy, as few as may play.")
@click.option("--set", "pairs", multiple=True, metavar="ID=VALUE", help="A setting; may be given several times.")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--max-answers", type=click.IntRange(min=1), help="Cut a game after so many answers; it counts as unfinished.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to play with.")
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, game: str, mode: str | None, seats: str | None, pairs: tuple[str, ...], count: int, seed: str,
            max_answers: int | None, workers: int, as_json: bool, games: Games) -> None:  # fmt: skip
    """Let bots play many games and say who won and how long it took."""
    rules = games[game]
    chosen = rules.mode(mode)
    sitting = tuple(seats.split(",")) if seats else ("greedy",) * chosen.seats[0]
    plan = Plan(game, rules.folder, chosen.id, sitting, count, seed, settings_from(pairs), max_answers)
    if sys.stderr.isatty():
        with click.progressbar(length=count, label="games", file=sys.stderr) as bar:
            found = simulate(plan, rules, workers, lambda: bar.update(1))
    else:
        found = simulate(plan, rules, workers)
    click.echo(json.dumps(found) if as_json else summary(plan, found))
    ctx.exit(1 if found["errors"] else 0)


def summary(plan: Plan, found: Report) -> str:
    """The report for people."""
    rounds: dict[str, Any] = found["rounds"]
    lines = [f"{found['games']} games of {plan.game}, {plan.mode}: {', '.join(plan.seats)}"]
    lines += [f"  {who:<10} {times:>6}  {100 * times / found['games']:5.1f} %" for who, times in found["outcomes"].items()]
    if found["unfinished"]:
        lines.append(f"  {'unfinished':<10} {found['unfinished']:>6}")
    if rounds["median"] is not None:
        lines.append(f"  rounds     median {rounds['median']}, from {rounds['p10']} (p10) to {rounds['p90']} (p90)")
    lines.append(f"  answers    {found['questions']} in {found['seconds']} s, {found['answers_per_second']:.0f} per CPU second of play")
    return "\n".join([*lines, *[f"  error      {error}" for error in found["errors"]]])
