"""A scenario file as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import yaml

from blackstone.kernel.scenario.stage import StagingError


class Case(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One little story."""

    case: str
    game: str
    mode: str | None = None
    seats: int | None = None
    settings: dict[str, str | bool] = {}
    rules: tuple[str, ...] = ()
    cards: dict[str, Any] = {}
    seed: str | int | None = None
    first: str | None = None
    names: tuple[str, ...] = ()
    given: dict[str, Any] = {}
    dice: list[dict[str, Any]] | None = None
    play: list[str | dict[str, Any]] | None = None
    expect: dict[str, Any] = {}
    strict: bool = False
    why: str = ""


COMMON = ("game", "mode", "seats", "settings", "cards")


def read_cases(path: Path) -> list[Case]:
    """The cases of a file; what stands beside `cases` holds for each that says nothing else."""
    return [case_from(one, number) for number, one in enumerate(raw_cases(path), 1)]


def raw_cases(path: Path) -> list[dict[str, Any]]:
    """The cases as they are written, with what they have in common."""
    try:
        with path.open(encoding="utf-8") as file:
            data = yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise StagingError(f"{path}: this is no YAML: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict) or not isinstance(data.get("cases"), list):
        raise StagingError(f"{path}: a scenario file has a list called `cases`")
    common = {key: value for key, value in data.items() if key in COMMON}
    if unknown := set(data) - {*COMMON, "cases"} - {key for key in data if str(key).startswith("x-")}:
        raise StagingError(f"{path}: nothing beside `cases` is called {', '.join(map(str, unknown))}")
    return [{**common, **one} if isinstance(one, dict) else {"case": str(one)} for one in data["cases"]]


def case_from(written: dict[str, Any], number: int) -> Case:
    """One case, checked."""
    try:
        return msgspec.convert(written, Case)
    except msgspec.ValidationError as error:
        raise StagingError(f"case {written.get('case', number)}: {error}") from None


def settings_of(case: Case) -> dict[str, str]:
    """YAML reads a bare on and off as true and false."""
    return {id: {True: "on", False: "off"}[value] if isinstance(value, bool) else value for id, value in case.settings.items()}
