"""`blackstone verify`: is a saved game what it says it is?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.game import Games
from blackstone.kernel.verify import verify


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool, games: Games) -> None:
    """Check a saved game: checksums, seed, every draw and every answer.

    Exit code 0: all is well.  1: it was cut in its last record, or a draw or an answer is wrong.  2: its header or a checksum is broken.
    """
    report = verify(file.read_bytes(), games)
    if as_json:
        click.echo(json.dumps({
            "game": report.game, "sound": report.sound, "records": report.records, "checked": list(report.checked),
            "record": report.record, "problem": report.problem,
        }, ensure_ascii=False))  # fmt: skip
    else:
        click.echo("\n".join(report.checked))
    if not report.sound:
        click.echo(f"blackstone: {file}: {report.problem}", err=True)
    ctx.exit(0 if report.sound else 1)
