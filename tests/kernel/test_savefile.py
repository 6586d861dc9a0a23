"""The saved file byte by byte, and the log that is written to it."""

from __future__ import annotations

from zlib import crc32

import msgspec
import pytest

from blackstone.kernel import savefile
from blackstone.kernel.errors import FileError
from blackstone.kernel.log import SEAL, Log
from blackstone.kernel.savefile import MAGIC, OVERHEAD, Header, framed, read_header, record_at, record_before, records, whole_length

HEADER = Header(
    game="g",
    rules_version=1,
    mode="m",
    settings={"s": "on"},
    seats=("human",),
    names=("Anna",),
    first=None,
    commitment="c",
    seed_chosen=True,
)
FRAMES = [
    framed(savefile.HEADER, savefile.encode(HEADER)),
    framed(ord("A"), b"one"),
    framed(ord("Z"), b""),
    framed(ord("?"), b"three" * 90),
]
FILE = MAGIC + b"".join(FRAMES)


def test_a_frame_is_kind_length_payload_checksum_length() -> None:
    frame = framed(ord("A"), b"one")
    assert frame == b"A" + b"\x03\x00\x00\x00" + b"one" + crc32(b"one", ord("A")).to_bytes(4, "little") + b"\x03\x00\x00\x00"
    assert len(frame) == OVERHEAD + 3
    assert MAGIC == b"blackstone 1\n"
    kinds = (savefile.HEADER, savefile.SEGMENT, savefile.ANSWER, savefile.BRANCHED, savefile.UNDO, savefile.ORDER)
    assert bytes((*kinds, savefile.HAND_OVER, savefile.EVENTS, savefile.CHECKPOINT, savefile.SEED)) == b"HSABUOPECZ"


def test_records_are_read_in_order_from_anywhere() -> None:
    found = list(records(FILE))
    assert [(record.number, record.kind, record.payload) for record in found[1:]] == [
        (1, ord("A"), b"one"),
        (2, ord("Z"), b""),
        (3, ord("?"), b"three" * 90),
    ]
    assert [record.offset for record in found] == [len(MAGIC) + sum(map(len, FRAMES[:n])) for n in range(4)]
    assert list(records(FILE, found[2].offset, 2)) == found[2:]
    assert record_at(FILE, found[1].offset) == found[1]._replace(number=-1)
    assert list(records(FILE[: found[3].offset])) == found[:3]


def test_a_cut_record_ends_the_reading_and_a_damaged_one_is_named() -> None:
    found = list(records(FILE))
    for cut in range(found[3].offset, len(FILE)):
        assert list(records(FILE[:cut])) == found[:3]
    with pytest.raises(FileError, match="there is no whole record at byte"):
        record_at(FILE[:-1], found[3].offset)
    for at in (found[1].offset, found[1].offset + 5, found[2].offset - 8, found[2].offset - 1):
        broken = FILE[:at] + bytes((FILE[at] ^ 1,)) + FILE[at + 1 :]
        with pytest.raises(FileError, match="record 1 is damaged: its checksum does not fit") as error:
            list(records(broken))
        assert error.value.record == 1
        assert next(records(broken, found[1].offset, 1, check=False)).number == 1
    assert whole_length(FILE) == (len(FILE), 4)
    assert whole_length(FILE[:-1]) == (found[3].offset, 3)
    assert whole_length(MAGIC) == (len(MAGIC), 0)


def test_records_are_read_backwards() -> None:
    found = list(records(FILE))
    ends = [record.offset for record in found[1:]] + [len(FILE)]
    for record, end in zip(found, ends, strict=True):
        assert record_before(FILE, end) == record._replace(number=-1)
    assert record_before(FILE, len(MAGIC)) is None
    assert record_before(FILE, len(MAGIC) + OVERHEAD - 1) is None
    assert record_before(FILE, ends[1], found[1].offset) == found[1]._replace(number=-1)
    assert record_before(FILE, ends[1], found[1].offset + 1) is None
    assert record_before(FRAMES[2], len(FRAMES[2]), 0) is not None
    for end in range(len(MAGIC), len(FILE)):
        if end not in ends:
            assert record_before(FILE, end) is None
    last = len(FILE) - 4
    assert record_before(FILE[:last] + b"\xff\xff\xff\x7f", len(FILE)) is None  # a length that leads before the file
    assert record_before(FILE[:last] + b"\x01\x00\x00\x00", len(FILE)) is None
    assert record_before(FILE[:-5] + b"x" + FILE[-4:], len(FILE)) is None


def test_the_header() -> None:
    header, first = read_header(FILE)
    assert header == HEADER
    assert first == len(MAGIC) + len(FRAMES[0])
    assert (header.content, header.export_for, header.staged, header.format) == ({}, None, False, 1)
    assert next(records(FILE, first, 1)).payload == b"one"


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "this is not a saved game of Blackstone"),
        (b"another file", "this is not a saved game of Blackstone"),
        (MAGIC[:5], "the file is cut inside its header"),
        (MAGIC, "the file is cut inside its header"),
        (FILE[: len(MAGIC) + 20], "the file is cut inside its header"),
        (b"blackstone 2\n" + FILE[len(MAGIC) :], "the file has another format: b'blackstone 2'"),
        (MAGIC + FRAMES[1], "the file does not begin with a header"),
        (MAGIC + framed(savefile.HEADER, msgspec.msgpack.encode({"game": 1})), "the header cannot be read .record 0.: "),
    ],
)
def test_what_has_no_header(data: bytes, complaint: str) -> None:
    with pytest.raises(FileError, match=complaint) as error:
        read_header(data)
    assert error.value.record == 0
    assert "record 0" in str(error.value)


# ------------------------------------------------------------------ the log
def log_of(count: int) -> tuple[Log, list[bytes]]:
    log = Log(MAGIC)
    frames = [framed(ord("A"), b"x" * n) for n in range(count)]
    for frame in frames:
        log.append(frame)
    return log, frames


@pytest.mark.parametrize("count", [0, 1, SEAL - 1, SEAL, SEAL + 1, 3 * SEAL + 5])
def test_a_log_is_its_frames_in_a_row(count: int) -> None:
    log, frames = log_of(count)
    whole = MAGIC + b"".join(frames)
    assert log.size == len(whole)
    backwards = [record.payload for record in log.frames()]
    assert backwards == [b"x" * n for n in reversed(range(count))]
    for since in {0, 1, len(MAGIC), len(whole) // 2, max(0, len(whole) - 20), len(whole)}:
        assert log.since(since) == whole[since:]
    offset = len(MAGIC)
    for number, frame in enumerate(frames):
        assert log.at(offset).payload == b"x" * number
        offset += len(frame)
    assert log.data() == whole
    assert log.since(0) == whole
    assert [record.payload for record in log.frames()] == backwards
    assert log.size == len(whole)
    assert list(log._backwards()) == [whole]  # joined once; who asks again, or copies, has it in one piece


def test_copies_of_a_log_go_their_own_ways() -> None:
    log, frames = log_of(SEAL + 3)
    copy = log.copy()
    log.append(framed(ord("A"), b"mine"))
    copy.append(framed(ord("A"), b"yours"))
    assert next(log.frames()).payload == b"mine"
    assert next(copy.frames()).payload == b"yours"
    assert log.data()[:-1] != copy.data()[:-1]
    assert len(copy.data()) == copy.size == log.size + 1
    assert copy.data().startswith(MAGIC + b"".join(frames))


def test_new_records_cost_what_they_weigh() -> None:
    """However long the log is, only the newest pieces are joined: a few frames, not the sealed rest."""
    log, _ = log_of(5 * SEAL)
    assert len(log._frames) == 0
    pieces = list(log._backwards())
    assert len(pieces) == 6
    assert pieces[-1] == MAGIC
    log.append(framed(ord("A"), b"new"))
    assert [len(piece) for piece in log._backwards()][:1] == [OVERHEAD + 3]
    with pytest.raises(FileError):
        log.at(3)
