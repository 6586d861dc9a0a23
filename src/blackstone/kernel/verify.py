"""Verifying a saved game: checksums, the seed against its commitment, and every act of it under the rules of today."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import msgspec

from blackstone.kernel import savefile
from blackstone.kernel.dice import commitment
from blackstone.kernel.errors import FileError, WrongRecord
from blackstone.kernel.game import Game, Games
from blackstone.kernel.loading import load
from blackstone.kernel.record import Standing, Stored, read_checkpoint
from blackstone.kernel.replay import Replay, letter
from blackstone.kernel.savefile import OVERHEAD, Header, Record
from blackstone.kernel.state import State

_act = msgspec.msgpack.Decoder(tuple[list[Stored], list[tuple[int, str, msgspec.Raw]], Standing | None]).decode
_SEED, _BRANCH = (msgspec.structs.fields(State).index(field) for field in msgspec.structs.fields(State) if field.name in ("seed", "branch"))


REPLAYED: Final = (
    "answers", "automatic answers", "undos", "changes of dice", "standing orders", "seats handed over", "events", "checkpoints",
)  # fmt: skip
"""What a replay counts, in the order it is told."""


class Report(msgspec.Struct, frozen=True):
    """What was checked; `problem` and `record` say what is wrong and where (a broken file raises FileError instead)."""

    game: str
    records: int
    checked: tuple[str, ...]
    problem: str = ""
    record: int | None = None

    @property
    def sound(self) -> bool:
        return not self.problem


def verify(data: bytes, games: Games) -> Report:
    """Check all of a saved file.  Raises FileError (with the record's number) where its header or a checksum is broken."""
    header, _ = savefile.read_header(data)
    records, cut = frames(data)
    checked = [f"{len(records)} records: every checksum fits"]
    problem = f"record {cut}: it was cut off in the middle" if cut is not None else ""
    if header.export_for is not None:
        seats = " and ".join(letter(seat) for seat in header.export_for)
        checked.append(f"this is what seat {seats} took along of a game: it holds no positions, so nothing else can be checked")
        return Report(header.game, len(records), tuple(checked), problem, cut)
    game = games[header.game].with_content(header.content)
    try:
        Check(game, header, data, checked).all(records, whole=cut is None)
    except WrongRecord as error:
        return Report(header.game, len(records), tuple(checked), str(error), error.record)
    return Report(header.game, len(records), tuple(checked), problem, cut)


def frames(data: bytes) -> tuple[list[Record], int | None]:
    """All whole records, and the number of a last one that was cut; raises FileError at one that is damaged."""
    found = list(savefile.records(data))
    end = found[-1].offset + OVERHEAD + len(found[-1].payload)
    if end == len(data):
        return found, None
    number = len(found)
    if savefile.record_before(data, len(data), end) is not None or _whole_but_for_its_length(data, end):
        raise FileError(f"record {number} is damaged: its length does not fit", number)
    return found, number


def _whole_but_for_its_length(data: bytes, offset: int) -> bool:
    """Whether the last record ends as it should, its length in front being wrong."""
    if len(data) - offset < OVERHEAD:
        return False
    checksum, length = (int.from_bytes(data[at : at + 4 or None], "little") for at in (-8, -4))
    payload = data[offset + 5 : -8]
    return length == len(payload) and crc32(payload, data[offset]) == checksum


class Check:
    """One pass over the records: those of today's rules are replayed, older ones only looked at."""

    def __init__(self, game: Game[Any], header: Header, data: bytes, checked: list[str]) -> None:
        self.game, self.header, self.data, self.checked = game, header, data, checked
        self.replay: Replay | None = None
        self.version = 0
        self.older: Older | None = None

    def all(self, records: list[Record], *, whole: bool) -> None:
        """Read the records in order; `whole`: the file ends where a record ends."""
        if len(records) < 2 or records[1].kind != savefile.SEGMENT:
            raise FileError("the file holds no position to begin from (record 1)", 1)
        for record in records[1:]:
            try:
                self._read(record)
            except msgspec.DecodeError as error:
                raise FileError(f"record {record.number} cannot be read: {error}", record.number) from None
        if self.older is not None:
            self.checked.append(self.older.said())
        if self.replay is not None:
            if whole:
                self.replay.finish(len(records))
            self._say(self.replay)

    def _read(self, record: Record) -> None:
        if record.kind == savefile.SEGMENT:
            self._segment(record, read_checkpoint(record).rules_version)
        elif self.replay is not None:
            self.replay.read(record)
        elif self.older is not None:
            self.older.read(record)

    def _segment(self, record: Record, version: int) -> None:
        """The game begins, or goes on under other rules."""
        first = self.version == 0
        if not first and version <= self.version:
            raise WrongRecord(f"rules {version} do not follow on rules {self.version}", record.number)
        if version > self.game.version:
            rules = f"rules {version} of {self.game.id}; here are only rules {self.game.version}"
            raise FileError(f"record {record.number}: the game was played by {rules}", record.number)
        if first and version != self.header.rules_version:
            raise WrongRecord(f"it is of rules {version}, but the header says {self.header.rules_version}", record.number)
        self.version = version
        if version < self.game.version:
            self.older = self.older or Older(self.header)
            self.older.version = version
            self.older.read(record)
        elif first:
            self.replay = Replay.of_new_game(self.game, self.header, record)
        else:
            self.replay = Replay.of_upgrade(self.game, record)
            self._compare_upgrade(self.replay, record)

    def _compare_upgrade(self, replay: Replay, record: Record) -> None:
        """A new segment must hold what opening the game with today's rules gives."""
        opened = load(self.data[: record.offset], Games({self.game.id: lambda: self.game}))
        if opened.state_bytes != self.game.encode(replay.run.game) or opened.moment != replay.run.answered:
            raise WrongRecord("its position is not what the older game leads to by the rules of today", record.number)

    def _say(self, replay: Replay) -> None:
        """What a replay without a fault has shown."""
        counts = replay.counts
        if self.older is None:
            self.checked.append(
                "the game begins with a position that somebody laid out" if self.header.staged else "the deal is what the seed gives"
            )
        self.checked.append("the seed is the one that was committed to" + (", and it is published" if counts["seeds published"] else ""))
        said = [*[f"{what} {counts[what]}" for what in REPLAYED if counts[what]], f"random words drawn {replay.drawn}"]
        self.checked.append(f"replayed by rules {self.game.version}, all as recorded: {', '.join(said)}")
        if counts["unknown records"]:
            self.checked.append(f"{counts['unknown records']} records are of kinds this version does not know")


class Older:
    """Segments of rules that are no longer here: the seed, and numbers that may not go back."""

    def __init__(self, header: Header) -> None:
        self.commitment = header.commitment
        self.version = self.records = self.told = self.question = 0

    def read(self, record: Record) -> None:
        """Look at one record."""
        self.records += 1
        if record.kind in (savefile.SEGMENT, savefile.CHECKPOINT):
            mark = read_checkpoint(record)
            if mark.rules_version != self.version:
                raise WrongRecord(f"it is of rules {mark.rules_version} amid those of {self.version}", record.number)
            state: list[Any] = msgspec.msgpack.decode(mark.state, type=list[Any])
            if not isinstance(state[_SEED], bytes) or commitment(state[_SEED]) != self.commitment:
                raise WrongRecord("its seed is not the one the header commits to", record.number)
            if not isinstance(state[_BRANCH], int) or state[_BRANCH] > mark.branches:
                raise WrongRecord("its dice are of a stream that was never opened", record.number)
        elif record.kind == savefile.SEED:
            if commitment(msgspec.msgpack.decode(record.payload, type=bytes)) != self.commitment:
                raise WrongRecord("this is not the seed that the header commits to", record.number)
        elif record.kind == savefile.ANSWER:
            answers, told, _ = _act(record.payload)
            for question, *_ in answers:
                if question < self.question:
                    raise WrongRecord(f"question {question} is open again after question {self.question}", record.number)
                self.question = question
            self._number([number for number, *_ in told], record)
        elif record.kind == savefile.EVENTS:
            told = msgspec.msgpack.decode(record.payload, type=list[tuple[int, str, msgspec.Raw]])
            self._number([number for number, *_ in told], record)

    def _number(self, numbers: list[int], record: Record) -> None:
        if numbers != list(range(self.told + 1, self.told + 1 + len(numbers))):
            raise WrongRecord(f"its events are numbered {numbers}, after {self.told}", record.number)
        self.told += len(numbers)

    def said(self) -> str:
        return f"{self.records} records of older rules: the seed, the dice streams and all numbers fit; they cannot be replayed"
