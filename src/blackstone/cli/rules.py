"""`blackstone rules`: the ledger to read; with `--coverage`, what code and tests still lack of it."""

from __future__ import annotations

import difflib
import json
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from blackstone.cli.common import with_folders
from blackstone.kernel.coverage import GAMES, Coverage, checkout, coverage
from blackstone.kernel.errors import UnknownRule
from blackstone.kernel.game import Games
from blackstone.kernel.ledger import ID, Rule, load, sections

WIDTH = 79


@click.command(name="rules")
@click.argument("game", required=False)
@click.argument("id", required=False)
@click.option("--coverage", "covered", is_flag=True, help="In a checkout: which rules no code cites, and which no test proves (as JSON).")
@click.option("--json", "as_json", is_flag=True, help="Only JSON on stdout.")
@with_folders
@click.pass_context
def command(ctx: click.Context, game: str | None, id: str | None, covered: bool, as_json: bool, games: Games) -> None:
    """Read the rules: of all games, of one GAME, of one of its sections, or the one rule called ID."""
    if covered:
        if id is not None:
            raise click.UsageError("--coverage is of a whole game")
        ctx.exit(show_coverage(game, games))
    if game is not None and id is None and ID.fullmatch(game.upper()):
        game, id = owner_of(game.upper(), games), game  # an id alone says which game it is of
    rules = {name: load(games[name].folder) for name in (games if game is None else [game])}
    if game is None:
        click.echo(json.dumps({name: contents(ledger) for name, ledger in rules.items()}) if as_json else overview(rules, games))
        return
    ledger = rules[game] if id is None else wanted(rules[game], id)
    if as_json:
        click.echo(json.dumps([msgspec.to_builtins(rule) for rule in ledger]))
    else:
        click.echo(listed(ledger) if id is None else "\n\n\n".join(told(rule) for rule in ledger))


def owner_of(id: str, games: Games) -> str:
    """The game whose ledger has a rule of this id; raises UnknownRule."""
    for name in games:
        if any(rule.id == id for rule in load(games[name].folder)):
            return name
    raise UnknownRule(f"no game has a rule called {id}")


def wanted(ledger: Sequence[Rule], name: str) -> list[Rule]:
    """The rule of this id, or those of this section; raises UnknownRule with what comes near."""
    found = [rule for rule in ledger if rule.id == name.upper()] or [rule for rule in ledger if rule.section == name.lower()]
    if not found:
        known = [*(rule.id for rule in ledger), *sections(ledger)]
        near = difflib.get_close_matches(name.upper(), known, n=3, cutoff=0.7) or difflib.get_close_matches(name.lower(), known, n=3)
        raise UnknownRule(f"no rule and no section is called {name}" + (f"; perhaps {' or '.join(near)}" if near else ""))
    return found


# ------------------------------------------------------------------ to read
def contents(ledger: Sequence[Rule]) -> dict[str, Any]:
    """How many rules, and how many in each section."""
    return {"rules": len(ledger), "sections": {name: len(rules) for name, rules in sections(ledger).items()}}


def overview(ledgers: dict[str, tuple[Rule, ...]], games: Games) -> str:
    """The sections of every game."""
    blocks = []
    for name, ledger in ledgers.items():
        lines = [f"{click.style(name, bold=True)}  {games[name].title}, {len(ledger)} rules"]
        wide = max(len(section) for section in sections(ledger))
        for section, rules in sections(ledger).items():
            lines.append(f"  {section:<{wide}} {len(rules):>5}   {rules[0].id} to {rules[-1].id}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def listed(ledger: Sequence[Rule]) -> str:
    """Ids and titles, section by section."""
    wide = max(len(rule.id) for rule in ledger)
    blocks = []
    for section, rules in sections(ledger).items():
        lines = [click.style(section, bold=True)]
        for rule in rules:
            lines += textwrap.wrap(rule.title, WIDTH, initial_indent=f"  {rule.id:<{wide}}  ", subsequent_indent=" " * (wide + 4))
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def told(rule: Rule) -> str:
    """One rule in full: what it says, its test case, where it comes from and how a doubt was settled."""
    blocks = [
        f"{click.style(rule.id, bold=True)}  {rule.title}",
        filled("", rule.rule),
        "\n".join(filled(name, text) for name, text in (("Given", rule.given), ("When", rule.when), ("Then", rule.then))),
    ]
    if rule.ruling is not None:
        blocks.append(f"{filled('Doubt', rule.ruling.question)}\n{filled('Ruling', f'{rule.ruling.ruling} ({rule.ruling.ref})')}")
    if rule.needs_content:
        blocks.append(filled("", "The rulebook does not print the card data this hangs on."))
    blocks.append(filled("Section", rule.section) + "\n" + filled("Source", "; ".join(rule.source)))
    return "\n\n".join(blocks)


def filled(name: str, text: str) -> str:
    """A text under its name, wrapped."""
    first, rest = (f"  {name:<9}", " " * 11) if name else ("  ", "  ")
    return textwrap.fill(" ".join(text.split()), WIDTH, initial_indent=first, subsequent_indent=rest)


# ------------------------------------------------------------------ coverage
def show_coverage(game: str | None, games: Games) -> int:
    """Print it as JSON; 1 if anything is missing, and each unknown id as a line on stderr."""
    root = checkout(Path.cwd())
    found = {name: coverage(root, name, folder_of(root, name, games)) for name in ([game] if game else games)}
    click.echo(json.dumps(shape(found[game]) if game else {name: shape(one) for name, one in found.items()}))
    for one in found.values():
        for id, where in one.unknown.items():
            click.echo(f"blackstone: {where}: no rule is called {id}", err=True)
    return 0 if all(one.whole for one in found.values()) else 1


def folder_of(root: Path, name: str, games: Games) -> Path:
    """Where the checkout has the game; else where the game given with `--with` lies."""
    own = root / GAMES / name
    return own if own.is_dir() else games[name].folder


def shape(one: Coverage) -> dict[str, Any]:
    """The numbers as JSON."""
    return {"rules": one.rules, "uncited": list(one.uncited), "untested": list(one.untested)}
