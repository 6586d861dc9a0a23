"""`blackstone bench`: how fast the table is on this machine."""

from __future__ import annotations

import json
import sys

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.game import Games
from blackstone.lab.bench import bench


@click.command(name="bench")
@click.option("--rounds", type=click.IntRange(min=1), default=5, show_default=True, help="Runs of each measure, taking turns.")
@click.option("--only", default="", metavar="ID", help="Only the measures whose id begins so, e.g. castle.random.")
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, rounds: int, only: str, as_json: bool, games: Games) -> None:
    """Measure answers, copies, files and layers; takes a minute or two.

    Machines differ and change from hour to hour: compare figures of one run only.
    """

    def said(id: str) -> None:
        if sys.stderr.isatty():
            click.echo(f"\r\033[K{id}", err=True, nl=False)

    found = bench(games, rounds, only, said)
    if sys.stderr.isatty():
        click.echo("\r\033[K", err=True, nl=False)
    if not found:
        raise click.UsageError(f"there is no measure whose id begins with {only}")
    if as_json:
        click.echo(json.dumps(found))
        return
    wide = max(len(one["id"]) for one in found)
    click.echo(f"{'median of ' + str(rounds):<{wide}} {'':>12}  {'':<10}  from .. to")
    for one in found:
        least, most = min(one["runs"]), max(one["runs"])
        click.echo(f"{one['id']:<{wide}} {one['median']:>12,.1f}  {one['unit']:<10}  {least:,.1f} .. {most:,.1f}")
