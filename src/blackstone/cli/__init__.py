"""`blackstone ...`: one module a command; each is imported when it is called."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

import click

import blackstone
from blackstone.cli.common import OneLine

COMMANDS: Final = ("play", "games", "simulate", "scenario", "rules", "content", "verify", "bench")


class Commands(click.Group):
    """The commands by name, in the order newcomers want them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"blackstone.cli.{cmd_name}").command
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(blackstone.__version__, prog_name="blackstone")
def group() -> None:
    """A digital table that knows every rule."""


def main() -> None:
    """The console script: whatever goes wrong on purpose is one clear line and exit code 2."""
    with OneLine():
        try:
            code = group.main(prog_name="blackstone", standalone_mode=False)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            code = 0
    sys.exit(code if isinstance(code, int) else 0)
