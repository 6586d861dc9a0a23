"""The ground: twelve spaces, three rows of four, west to east."""

from __future__ import annotations

from typing import Final

SPACES: Final = tuple(row + column for row in "NRS" for column in "1234")
SPACE: Final = {name: at for at, name in enumerate(SPACES)}


def distance(one: int, other: int) -> int:
    """In steps up, down, left and right."""
    return abs(one // 4 - other // 4) + abs(one % 4 - other % 4)


NEXT_TO: Final = tuple(tuple(there for there in range(len(SPACES)) if distance(here, there) == 1) for here in range(len(SPACES)))
"""The neighbours of each space, in board order."""

HERO_STARTS: Final = tuple(SPACE[name] for name in ("R1", "N1", "S1", "R2"))
RAIDER_STARTS: Final = tuple(SPACE[name] for name in ("R4", "N4", "S4", "N3", "S3", "R3", "N2"))
