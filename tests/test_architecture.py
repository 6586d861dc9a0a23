"""The shape of the house: arrows go one way, the kernel knows no game, no module grows out of sight.  See docs/architecture.md."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from blackstone.kernel.game import Games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "blackstone"
MODULES = sorted(path for folder in (ROOT / "src", ROOT / "examples", ROOT / "tools", ROOT / "benchmarks") for path in folder.rglob("*.py"))
LONGEST = 450

named = pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())


def contracts() -> list[dict[str, object]]:
    """The contracts of pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, object]] = settings["tool"]["importlinter"]["contracts"]
    return found


def test_arrows_go_one_way() -> None:
    """import-linter in a process of its own: it reads the package from its files, not from what tests have imported."""
    check = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Contracts: {len(contracts())} kept, 0 broken." in done.stdout


def test_the_contracts_know_every_room_and_every_game() -> None:
    """A new package, or a new game, has its place among the arrows."""
    rooms = {f"blackstone.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    games = {f"blackstone.games.{path.parent.name}" for path in PACKAGE.glob("games/*/__init__.py")}
    by_type = {str(contract["type"]): contract for contract in contracts()}
    layers = by_type["layers"]["layers"]
    assert isinstance(layers, list)
    assert {room for layer in layers for room in layer.split(" | ")} == rooms
    independent = by_type["independence"]["modules"]
    assert isinstance(independent, list)
    assert set(independent) == games


def test_the_kernel_names_no_game_in_its_code() -> None:
    """Ids of games stand in no kernel module, comments aside: what a game is, it says itself."""
    ids = set(Games.installed())
    for path in sorted((PACKAGE / "kernel").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else node.id if isinstance(node, ast.Name) else ""
            assert word not in ids, f"{path}:{getattr(node, 'lineno', 0)} names the game {word}"


@named
def test_a_module_is_short_and_says_what_it_is(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    lines = text.count("\n")
    assert lines <= LONGEST, f"{lines} lines: no module is longer than {LONGEST}; one idea a module"
    assert ast.get_docstring(ast.parse(text)), "it has no docstring on top"
