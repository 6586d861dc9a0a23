"""`blackstone verify`: is a saved game what it says it is?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.errors import FileError
from blackstone.kernel.game import Games
from blackstone.kernel.verify import verify


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool, games: Games) -> None:
    """Check a saved game: checksums, seed, every draw and every answer.

    Exit code 0: all is well.  1: it was cut in its last record, or a draw or an answer is wrong.  2: its header or a checksum is broken.
    """
    try:
        report = verify(file.read_bytes(), games)
    except FileError as error:
        raise FileError(f"{file}: {error}", error.record) from None
    if as_json:
        click.echo(json.dumps({
            "game": report.game, "sound": report.sound, "records": report.records, "checked": list(report.checked),
            "record": report.record, "problem": report.problem,
        }))  # fmt: skip
    else:
        click.echo("\n".join(report.checked))
    if not report.sound:
        click.echo(f"blackstone: {file}: {report.problem}", err=True)
    ctx.exit(0 if report.sound else 1)
