"""What was answered: an append-only chain of checkpoints and answers, shared by copies and kept outside the state."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeAlias

Answer: TypeAlias = tuple[int, Any]
"""(seat with marks, option); (BRANCH, n): from here on dice stream n."""

SEAT, AUTOMATIC, ASIDE, BRANCH = 63, 64, 128, 256


class Past(NamedTuple):
    """A stretch of history: the checkpoint it starts from (None: dropped, an older one serves) and the answers given then."""

    before: Earlier
    checkpoint: Any
    answers: list[Answer]
    start: int


class Shelved(Protocol):
    """History that lies in a file and is read when somebody goes back that far."""

    def open(self) -> Past: ...


Earlier: TypeAlias = Past | Shelved | None


def opened(past: Earlier) -> Past | None:
    """A stretch to read, from the file if need be."""
    return past if past is None or isinstance(past, Past) else past.open()


def seat_of(mark: int) -> int:
    return mark & SEAT
