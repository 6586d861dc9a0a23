"""Tables of older rules, brought up to those of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from blackstone.games.castle.content import ROWS_OF_MASKS
from blackstone.games.castle.state import Castle


def from_rules_1(fields: list[Any]) -> list[Any]:
    """Rules 1 knew King's Quest alone: no families, no special cards.  Their rows of the masks are new and empty."""
    at = Castle.__struct_fields__.index("where")
    rows = fields[at]
    return [*fields[:at], [*rows, *[0] * (ROWS_OF_MASKS - len(rows))], *fields[at + 1 :]]


UPGRADES: Final[Mapping[int, Callable[[list[Any]], list[Any]]]] = {1: from_rules_1}
