"""The log of a recorded table: framed records, appended at the same cost always and shared by copies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from blackstone.kernel.errors import FileError
from blackstone.kernel.savefile import MAGIC, Record, record_at, record_before

SEAL: Final = 64
"""So many frames are joined into one piece."""

Sealed: TypeAlias = "tuple[Sealed, bytes] | None"


class Log:
    """Pieces already joined form a chain that copies share; only the newest frames are a list of one's own."""

    __slots__ = ("_frames", "_sealed", "size")

    def __init__(self, data: bytes = b"") -> None:
        self._sealed: Sealed = (None, data)
        self._frames: list[bytes] = []
        self.size = len(data)

    def append(self, frame: bytes) -> None:
        self._frames.append(frame)
        self.size += len(frame)
        if len(self._frames) >= SEAL:
            self._sealed, self._frames = (self._sealed, b"".join(self._frames)), []

    def copy(self) -> Log:
        new = Log.__new__(Log)
        new._sealed, new._frames, new.size = self._sealed, self._frames[:], self.size
        return new

    def since(self, offset: int) -> bytes:
        """The bytes from an offset on: costs what they weigh."""
        pieces: list[bytes] = []
        left = self.size - offset
        for piece in self._backwards():
            if left <= 0:
                break
            pieces.append(piece[-left:] if len(piece) > left else piece)
            left -= len(piece)
        return b"".join(reversed(pieces))

    def data(self) -> bytes:
        """All of it, joined once for this log and its later copies."""
        whole = self.since(0)
        self._sealed, self._frames = (None, whole), []
        return whole

    def frames(self) -> Iterator[Record]:
        """The records, the last first; nothing is joined for it."""
        for piece in self._backwards():
            floor = len(MAGIC) if piece.startswith(MAGIC) else 0
            end = len(piece)
            while (record := record_before(piece, end, floor)) is not None:
                yield record
                end = record.offset

    def at(self, offset: int) -> Record:
        """The record at this offset of the file."""
        start = self.size
        for piece in self._backwards():
            start -= len(piece)
            if start <= offset:
                return record_at(piece, offset - start)
        raise FileError(f"there is no record at byte {offset}")

    def _backwards(self) -> Iterator[bytes]:
        yield from reversed(self._frames)
        sealed = self._sealed
        while sealed is not None:
            sealed, piece = sealed
            yield piece
