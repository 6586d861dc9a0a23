"""Saved games to verify, and how to forge them: other payloads with right checksums."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
from conformance import SUBJECTS, Subject, games, some_answer

from blackstone.kernel import savefile
from blackstone.kernel.game import Games
from blackstone.kernel.savefile import MAGIC, OVERHEAD, Record, framed
from blackstone.kernel.table import Table
from blackstone.kernel.verify import verify

Change = Callable[[Any], Any]


def restless(subject: Subject, number: int, answers: int) -> Table:
    """A random game in which everything happens: copies, files, undos, standing orders, seats that change hands."""
    table, rng = subject.table(number), Random(f"restless {subject.id} {number}")
    for _ in range(answers):
        if table.over:
            break
        act = rng.random()
        seat = rng.randrange(len(table.seats))
        if act < 0.08:
            table.copy()
        elif act < 0.2:
            horizon = table.horizon(seat)
            if horizon.free:
                table.undo(seat, rng.choice(horizon.free[:8]))
            elif horizon.by_consent is not None:
                table.undo(seat, horizon.by_consent, agreed=True)
        elif act < 0.26 and subject.orders:
            kind = rng.choice([*subject.orders])
            table.order(seat, kind, rng.choice((*subject.orders[kind], "ask")))
        elif act < 0.3:
            table.hand_over(seat, rng.choice(("human", "random")))
        elif act < 0.4:
            table = Table.load(table.save(), games())
        if not table.over:
            table.answer(*some_answer(table, rng, subject.eager))
    return table


@cache
def _saved(id: str, number: int, answers: int) -> bytes:
    return restless(next(subject for subject in SUBJECTS if subject.id == id), number, answers).save()


def saved(subject: Subject, number: int = 0, answers: int = 200) -> bytes:
    """The file of a restless game, played once."""
    return _saved(subject.id, number, answers)


def records(data: bytes) -> list[Record]:
    return list(savefile.records(data))


def owner(data: bytes, at: int) -> int:
    """The record that a byte belongs to; what stands before the header belongs to it."""
    return next((r.number for r in records(data) if r.offset <= at < r.offset + OVERHEAD + len(r.payload)), 0)


def forged(data: bytes, number: int, change: Change, kind: int | None = None) -> bytes:
    """The file with another payload in one record, all checksums being right."""
    pieces = [MAGIC]
    for record in records(data):
        payload = record.payload
        if record.number == number:
            payload = msgspec.msgpack.encode(change(msgspec.msgpack.decode(payload)))
            assert payload != record.payload or kind is not None
        pieces.append(framed(kind if record.number == number and kind is not None else record.kind, payload))
    return b"".join(pieces)


def without(data: bytes, number: int) -> bytes:
    """The file without one of its records."""
    return MAGIC + b"".join(framed(record.kind, record.payload) for record in records(data) if record.number != number)


def of_kind(data: bytes, kind: int) -> list[int]:
    return [record.number for record in records(data) if record.kind == kind]


def problem(data: bytes, known: Games | None = None) -> tuple[int | None, str]:
    report = verify(data, known or games())
    assert report.sound == (not report.problem)
    return report.record, report.problem
