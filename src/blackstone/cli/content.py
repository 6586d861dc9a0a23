"""`blackstone content`: how many cards a game has, and where they come from."""

from __future__ import annotations

import json
from collections.abc import Mapping

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.game import Games


@click.command(name="content")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
def command(game: str, as_json: bool, games: Games) -> None:
    """Count a game's cards: how many are the rulebook's, published elsewhere, or our own."""
    counts = games[game].counts()
    if as_json:
        click.echo(json.dumps(counts))
    elif counts:
        click.echo(table(counts))
    else:
        click.echo(f"{games[game].title} has no cards.")


def table(counts: Mapping[str, Mapping[str, int]]) -> str:
    """A line for each kind of card, and the sum."""
    columns = list(dict.fromkeys(name for row in counts.values() for name in row))
    wide = max(len(name) for name in (*counts, "together"))
    total = {column: sum(row.get(column, 0) for row in counts.values()) for column in columns}
    lines = [f"{'':<{wide}}" + "".join(f"{column:>10}" for column in columns)]
    for name, row in (*counts.items(), ("together", total)):
        lines.append(f"{name:<{wide}}" + "".join(f"{row.get(column, 0):>10}" for column in columns))
    return "\n".join(lines)
