"""`blackstone games`: what can be played, for how many, with which settings."""

from __future__ import annotations

import json
from typing import Any

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.game import Game, Games


@click.command(name="games")
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
def command(as_json: bool, games: Games) -> None:
    """List the games, their modes and settings."""
    if as_json:
        click.echo(json.dumps([described(games[id]) for id in games]))
    else:
        click.echo("\n\n".join(told(games[id]) for id in games))


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": game.id,
        "title": game.title,
        "modes": [{"id": mode.id, "title": mode.title, "seats": list(mode.seats)} for mode in game.modes],
        "settings": [
            {"id": one.id, "title": one.title, "values": list(one.values), "default": one.default, "modes": list(one.modes)}
            for one in game.settings
        ],
    }


def told(game: Game[Any]) -> str:
    """A game for people: `castle  Blackstone Castle`, then its modes and what can be set."""
    lines = [f"{click.style(game.id, bold=True)}  {game.title}"]
    for mode in game.modes:
        lines.append(f"  --mode {mode.id:<20} {mode.title}, {players(*mode.seats)}")
    for one in game.settings:
        values = " | ".join(f"{value} (default)" if value == one.default and len(one.values) > 1 else value for value in one.values)
        lines.append(f"  --set {one.id:<21} {values}")
        lines.append(f"  {'':<27} {one.title}")
    return "\n".join(lines)


def players(least: int, most: int) -> str:
    """`2 to 4 players`."""
    if least == most:
        return f"{least} player" + "s" * (least > 1)
    return f"{least} to {most} players"
