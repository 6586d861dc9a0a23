"""What every command shares: games from folders, one clear line for whatever goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import click

from blackstone.kernel.errors import BlackstoneError
from blackstone.kernel.game import Games

F = TypeVar("F", bound=Callable[..., Any])


class OneLine:
    """Turns an error that was raised on purpose, or one of the disk, into one line on stderr and exit code 2."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, click.Abort):
            raise SystemExit(130) from None
        if isinstance(error, BlackstoneError | OSError | click.ClickException):
            if isinstance(error, BrokenPipeError):
                sys.stderr.close()
                raise SystemExit(0) from None
            click.echo(f"blackstone: {one_line(error)}", err=True)
            raise SystemExit(2) from None


def one_line(error: BaseException) -> str:
    """What an error says, on one line."""
    if isinstance(error, click.ClickException):
        return " ".join(error.format_message().split())
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split()) or type(error).__name__


def with_folders(command: F) -> F:
    """`--with PATH`: the game in a folder joins the installed ones.  The command gets `games`."""

    def installed(ctx: click.Context, param: click.Parameter, folders: tuple[Path, ...]) -> Games:
        games = Games.installed()
        for folder in folders:
            games = games.including(folder)
        return games

    return click.option(
        "--with",
        "games",
        multiple=True,
        type=click.Path(path_type=Path, exists=True, file_okay=False),
        callback=installed,
        help="Register the game in this folder too.",
    )(command)


def settings_from(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--set ID=VALUE` as a mapping."""
    found = {}
    for pair in pairs:
        id, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--set wants ID=VALUE, not {pair}")
        found[id] = value
    return found
