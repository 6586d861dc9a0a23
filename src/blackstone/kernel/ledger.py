"""The ledger: every atomic rule of a game with its id, source and test case, as it ships in the game's `rules.yaml`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from blackstone.kernel.errors import ContentError

LEDGER: Final = "rules.yaml"
ID: Final = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z][A-Z0-9]*)*-[0-9]+")
"""What an id looks like: `C-MANIP-03`; a small game does with `T-1`."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a silence or a contradiction of the source was settled."""

    ref: str
    question: str
    ruling: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One atomic rule.  `given`, `when` and `then` are its test case; `needs_content`: it hangs on card data the source does not print."""

    id: str
    section: str
    title: str
    rule: str
    source: tuple[str, ...]
    given: str
    when: str
    then: str
    ruling: Ruling | None = None
    needs_content: bool = False


def load(folder: Path) -> tuple[Rule, ...]:
    """The ledger in a game's folder, checked; raises ContentError naming the record and the field."""
    path = folder / LEDGER
    records = read_yaml(path)
    if not isinstance(records, list) or not records:
        raise ContentError(f"{path}: a ledger is a list of records")
    rules = tuple(_record(path, number, record) for number, record in enumerate(records, 1))
    _check_ids(path, rules)
    _check_sections(path, rules)
    return rules


def sections(rules: Iterable[Rule]) -> dict[str, tuple[Rule, ...]]:
    """The rules by section, in the order of the book."""
    found: dict[str, tuple[Rule, ...]] = {}
    for rule in rules:
        found[rule.section] = (*found.get(rule.section, ()), rule)
    return found


def read_yaml(path: Path) -> Any:
    """A YAML file; what is none is a ContentError that names the file."""
    try:
        with path.open(encoding="utf-8") as file:
            return yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except FileNotFoundError:
        raise ContentError(f"{path}: there is no such file") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: this is no YAML: {' '.join(str(error).split())}") from None


def _record(path: Path, number: int, record: Any) -> Rule:
    try:
        return msgspec.convert(record, Rule)
    except msgspec.ValidationError as error:
        name = record.get("id", f"record {number}") if isinstance(record, dict) else f"record {number}"
        raise ContentError(f"{path}: {name}: {error}") from None


def _check_ids(path: Path, rules: tuple[Rule, ...]) -> None:
    """Each id is well formed and used once."""
    seen: set[str] = set()
    for rule in rules:
        if not ID.fullmatch(rule.id):
            raise ContentError(f"{path}: {rule.id}: an id is capital letters and a number, such as C-MANIP-03")
        if rule.id in seen:
            raise ContentError(f"{path}: {rule.id}: two records have this id")
        seen.add(rule.id)


def _check_sections(path: Path, rules: tuple[Rule, ...]) -> None:
    """The records of a section stand together, and no field that must say something is empty."""
    done: set[str] = set()
    current = ""
    for rule in rules:
        for field in ("section", "title", "rule", "given", "when", "then"):
            if not getattr(rule, field).strip():
                raise ContentError(f"{path}: {rule.id}: `{field}` is empty")
        if rule.section != current:
            if rule.section in done:
                raise ContentError(f"{path}: {rule.id}: section {rule.section} began further up; its records stand together")
            current = rule.section
            done.add(current)
