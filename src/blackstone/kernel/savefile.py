"""The saved file: a magic line, a header, then framed records, only ever appended.  See docs/saved-file.md.

A frame is kind (1 byte), length (4), payload, checksum (4), length again (4): it can be read from either end.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec

from blackstone.kernel.errors import FileError

MAGIC: Final = b"blackstone 1\n"
HEADER, SEGMENT, ANSWER, BRANCHED, UNDO, ORDER, HAND_OVER, EVENTS, CHECKPOINT, SEED = b"HSABUOPECZ"
"""Kinds of records.  A reader keeps and skips kinds it does not know."""

_front = struct.Struct("<BI")
_back = struct.Struct("<II")
OVERHEAD: Final = _front.size + _back.size


class Header(msgspec.Struct, frozen=True):
    """What a game is, as it was made.  `content` holds cards of its own; `seats` who sat down first; `staged`: it begins with a
    position that somebody laid out, not with a deal."""

    game: str
    rules_version: int
    mode: str
    settings: dict[str, str]
    seats: tuple[str, ...]
    names: tuple[str, ...]
    first: int | None
    commitment: str
    seed_chosen: bool
    content: dict[str, Any] = {}
    export_for: tuple[int, ...] | None = None
    staged: bool = False
    format: int = 1


class Checkpoint(msgspec.Struct, array_like=True):
    """Everything needed to go on: the state after `start` answers, and the answers `since` to be given again."""

    rules_version: int
    state: bytes
    start: int
    since: list[tuple[int, str | int]]
    clock: int
    number: int
    horizon: int
    speaker: int
    branches: int
    undone: list[tuple[int, str | int]]
    orders: list[tuple[int, str, str]]
    seats: tuple[str, ...]
    before: int
    told: int


class Record(NamedTuple):
    """A record as it lies in the file."""

    number: int
    offset: int
    kind: int
    payload: bytes


encode = msgspec.msgpack.Encoder().encode


def framed(kind: int, payload: bytes) -> bytes:
    head = _front.pack(kind, len(payload))
    return b"".join((head, payload, _back.pack(crc32(payload, kind), len(payload))))


def records(data: bytes, offset: int = len(MAGIC), number: int = 0, *, check: bool = True) -> Iterator[Record]:
    """The records from an offset on; stops before one that is cut, raises at one that is damaged."""
    while offset + _front.size <= len(data):
        kind, length = _front.unpack_from(data, offset)
        end = offset + OVERHEAD + length
        if end > len(data):
            return
        payload = data[offset + _front.size : end - _back.size]
        if check and _back.unpack_from(data, end - _back.size) != (crc32(payload, kind), length):
            raise FileError(f"record {number} is damaged: its checksum does not fit", number)
        yield Record(number, offset, kind, payload)
        offset, number = end, number + 1


def record_at(data: bytes, offset: int) -> Record:
    """The record that begins here; raises if it is damaged."""
    record = next(records(data, offset, -1), None)
    if record is None:
        raise FileError(f"there is no whole record at byte {offset}")
    return record


def record_before(data: bytes, end: int, floor: int = len(MAGIC)) -> Record | None:
    """The record that ends here, or None if none does."""
    if end - OVERHEAD < floor:
        return None
    checksum, length = _back.unpack_from(data, end - _back.size)
    offset = end - OVERHEAD - length
    if offset < floor:
        return None
    kind, front_length = _front.unpack_from(data, offset)
    payload = data[offset + _front.size : end - _back.size]
    if front_length != length or crc32(payload, kind) != checksum:
        return None
    return Record(-1, offset, kind, payload)


def whole_length(data: bytes) -> tuple[int, int]:
    """Up to where the records are whole, and the number of the next one.  Raises at a damaged record."""
    end, number = len(MAGIC), 0
    for record in records(data):
        end, number = record.offset + OVERHEAD + len(record.payload), record.number + 1
    return end, number


def read_header(data: bytes) -> tuple[Header, int]:
    """The header and the offset of the first record after it."""
    if not data.startswith(MAGIC):
        if data and MAGIC.startswith(data[: len(MAGIC)]):
            raise FileError("the file is cut inside its header (record 0)", 0)
        if data.startswith(b"blackstone "):
            raise FileError(f"the file has another format: {data[:40].split(bytes([10]))[0]!r} (record 0)", 0)
        raise FileError("this is not a saved game of Blackstone (record 0)", 0)
    first = next(records(data), None)
    if first is None:
        raise FileError("the file is cut inside its header (record 0)", 0)
    if first.kind != HEADER:
        raise FileError("the file does not begin with a header (record 0)", 0)
    try:
        header = msgspec.msgpack.decode(first.payload, type=Header)
    except msgspec.DecodeError as error:
        raise FileError(f"the header cannot be read (record 0): {error}", 0) from None
    return header, len(MAGIC) + OVERHEAD + len(first.payload)
