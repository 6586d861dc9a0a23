"""Coverage of a ledger: which rules the code cites and which have a test, read from the files of a checkout without running them.

Code cites a rule in a docstring, as an argument of a call (`@choice("work.action", "C-ORD-11")`, `reason("C-MANIP-03", ...)`, a mode,
a setting) or as a class's own constant (`rule = "C-MANIP-01"`).  Comments and plain tables do not count: they carry nothing out.
A test names its rules with `@pytest.mark.rule("C-MANIP-01")`, or is a case of a scenario with `rules: [C-MANIP-01]`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from blackstone.kernel.errors import ContentError, NoCheckout
from blackstone.kernel.ledger import Rule, load, read_yaml

FINISHED: Final = "finished.yaml"
GAMES: Final = Path("src/blackstone/games")
SCENARIOS: Final = Path("tests/scenarios")


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a game is built: its finished sections, and the records of them that still wait, each with the reason."""

    sections: tuple[str, ...] = ()
    waiting: dict[str, str] = {}


class Coverage(msgspec.Struct, frozen=True):
    """What is missing: of the rules demanded those without a citation or a test; and ids that no rule has, each with where."""

    rules: int
    uncited: tuple[str, ...]
    untested: tuple[str, ...]
    unknown: Mapping[str, str]

    @property
    def whole(self) -> bool:
        return not (self.uncited or self.untested or self.unknown)


def checkout(start: Path) -> Path:
    """The root of the checkout that a folder stands in; raises NoCheckout elsewhere."""
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / GAMES).is_dir() and (folder / "tests").is_dir():
            return folder
    raise NoCheckout(f"{start} is in no checkout of Blackstone: coverage is read from its source files and tests")


def coverage(root: Path, game: str, folder: Path | None = None) -> Coverage:
    """How a game's ledger is covered; `folder`: where the game lies, if not among the checkout's own."""
    folder = folder or root / GAMES / game
    rules = load(folder)
    ids = {rule.id: rule for rule in rules}
    cited = cited_in_code(folder, ids)
    tested = {**marked_in_tests(root / "tests"), **named_in_scenarios(root / SCENARIOS / game)}
    wanted = [rule.id for rule in demanded(folder, rules)]
    mine = id_pattern(ids)
    unknown = {id: where for id, where in (cited | tested).items() if id not in ids and mine.fullmatch(id)}
    return Coverage(
        rules=len(rules),
        uncited=tuple(id for id in wanted if id not in cited),
        untested=tuple(id for id in wanted if id not in tested),
        unknown=dict(sorted(unknown.items())),
    )


def demanded(folder: Path, rules: Sequence[Rule]) -> list[Rule]:
    """The rules that must be cited and tested: all of them, or those that the file beside the ledger calls finished."""
    path = folder / FINISHED
    if not path.is_file():
        return list(rules)
    try:
        finished = msgspec.convert(read_yaml(path), Finished)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path}: {error}") from None
    done = [rule for rule in rules if rule.section in finished.sections]
    for section in set(finished.sections) - {rule.section for rule in rules}:
        raise ContentError(f"{path}: the ledger has no section {section}")
    for id, why in finished.waiting.items():
        if id not in [rule.id for rule in done]:
            raise ContentError(f"{path}: {id} waits, but no finished section has it")
        if not why.strip():
            raise ContentError(f"{path}: {id} waits without a reason")
    return [rule for rule in done if rule.id not in finished.waiting]


def id_pattern(ids: Mapping[str, Any]) -> re.Pattern[str]:
    """What looks like an id of this ledger, whether it has it or not: the same first letters, a number last."""
    first = "|".join(sorted({re.escape(id.partition("-")[0]) for id in ids}))
    return re.compile(rf"(?<![\w-])(?:{first})(?:-[A-Z][A-Z0-9]*)*-\d+(?![\w-])")


# ------------------------------------------------------------------ the code
def cited_in_code(folder: Path, ids: Mapping[str, Any]) -> dict[str, str]:
    """Every id that the code of a game cites, with the place that does so first."""
    pattern = id_pattern(ids)
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for line, text in citations(parsed(path)):
            for id in pattern.findall(text):
                found.setdefault(id, f"{path}:{line}")
    return found


def citations(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module in which an id counts as a citation, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from _texts(node.value)  # a docstring, of a constant too
        elif isinstance(node, ast.Call):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from _texts(argument)
        elif isinstance(node, ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                    yield from _texts(statement.value)


def _texts(node: ast.expr) -> Iterator[tuple[int, str]]:
    """A string constant, or those of a tuple or list: never what stands in a table or a deeper expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif isinstance(node, ast.Tuple | ast.List):
        for element in node.elts:
            yield from _texts(element)


# ------------------------------------------------------------------ the tests
def marked_in_tests(folder: Path) -> dict[str, str]:
    """Every id that a test names with the marker `rule`, with the place that does so first."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and _is_rule_marker(node.func):
                for line, id in (text for argument in node.args for text in _texts(argument)):
                    found.setdefault(id, f"{path}:{line}")
    return found


def _is_rule_marker(function: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    mark = function.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (isinstance(mark, ast.Name) and mark.id == "mark")


def named_in_scenarios(folder: Path) -> dict[str, str]:
    """Every id in the `rules` of a case, with the file that has it first."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.yaml")):
        data = read_yaml(path)
        cases = data.get("cases") if isinstance(data, dict) else None
        for case in cases if isinstance(cases, list) else ():
            rules = case.get("rules") if isinstance(case, dict) else None
            for id in rules if isinstance(rules, list) else ():
                found.setdefault(str(id), str(path))
    return found


def parsed(path: Path) -> ast.Module:
    """A Python file as a tree; one that cannot be read is a ContentError."""
    try:
        return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    except (SyntaxError, UnicodeDecodeError, ValueError) as error:
        raise ContentError(f"{path}: this is no Python: {error}") from None
