"""`blackstone scenario`: tell scenarios and say which do not hold."""

from __future__ import annotations

import json
from pathlib import Path

import click

from blackstone.cli.common import with_folders
from blackstone.kernel.errors import ContentError
from blackstone.kernel.game import Games
from blackstone.kernel.scenario.run import CaseResult, run_paths


@click.command(name="scenario")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], as_json: bool, games: Games) -> None:
    """Run the scenarios of files and folders; exit 1 if one fails."""
    failed: list[CaseResult] = []
    passed = 0
    for result in run_paths(paths, games):
        if not result.error:
            passed += 1
            continue
        failed.append(result)
        if not as_json:
            click.echo(f"{result.file}: {result.case}\n    {result.error}")
    if not passed and not failed:
        raise ContentError(f"no case was found in {', '.join(map(str, paths))}")
    if as_json:
        cases = [{"file": str(one.file), "case": one.case, "error": one.error} for one in failed]
        click.echo(json.dumps({"passed": passed, "failed": len(failed), "failures": cases}))
    else:
        click.echo(f"{passed} passed, {len(failed)} failed")
    ctx.exit(1 if failed else 0)
