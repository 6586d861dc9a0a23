"""Keeping a record: every act of a table becomes a frame of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from blackstone.kernel import savefile
from blackstone.kernel.events import Event, Told, form_for
from blackstone.kernel.game import Game, Viewer
from blackstone.kernel.history import BRANCH, SEAT, Answer
from blackstone.kernel.log import Log
from blackstone.kernel.options import Option
from blackstone.kernel.run import Run
from blackstone.kernel.savefile import Checkpoint, Header, framed
from blackstone.kernel.state import Scene

SPACING: Final = 24
"""Answers between two checkpoints in the file: loading replays at most about so many."""

Stored: TypeAlias = tuple[int, int, str | int]
"""An answer as it lies in the file: question id, seat with marks, key (or dice stream)."""


class Mark(NamedTuple):
    """The newest checkpoint in the file that this game stands on."""

    offset: int
    start: int


class Standing(msgspec.Struct, array_like=True):
    """Where a table stands after an act: what a replay of answers alone would not tell."""

    horizon: int
    speaker: int
    branches: int
    clock: int
    number: int
    undone: int


class Act(msgspec.Struct, array_like=True):
    """One record: an answer with the forced and automatic ones after it, all their events, and where the table stands then."""

    answers: list[Stored]
    told: list[Any]
    standing: Standing | None


class Record:
    """The log of one table and how far it has come."""

    __slots__ = ("_game", "_newest", "log", "told")

    def __init__(self, game: Game[Any], log: Log, told: int, newest: Mark | None) -> None:
        self._game, self.log, self.told, self._newest = game, log, told, newest

    @classmethod
    def begun(cls, header: Header, run: Run, seats: tuple[str, ...], game: Game[Any]) -> Record:
        """The header and the first segment."""
        record = cls(game, Log(savefile.MAGIC), 0, None)
        record.log.append(framed(savefile.HEADER, savefile.encode(header)))
        run.noted = []
        record._mark(run, seats, savefile.SEGMENT)
        return record

    def copy(self, run: Run) -> Record:
        """For a copied run, which from now on is listened to and noted like the original."""
        new = Record(self._game, self.log.copy(), self.told, self._newest)
        run.noted = []
        run.listen(Scene(listening=True, script=run.script))
        return new

    # ------------------------------------------------------------------ appending
    def acted(self, run: Run, seats: tuple[str, ...]) -> None:
        """Write down what was noted and heard since the last time."""
        scene, noted = run.live, run.noted
        assert scene is not None and scene.heard is not None and noted is not None
        if not noted and not scene.heard:
            return
        told = self._number(scene.heard)
        scene.heard.clear()
        if noted:
            answers = [(question, mark, option if mark == BRANCH else option.key) for question, mark, option in noted]
            run.noted = []
            standing = Standing(run.horizon, run.speaker, run.branches, run.clock, run.number, len(run.undone))
            self.log.append(framed(savefile.ANSWER, savefile.encode(Act(answers, told, standing))))
        else:
            self.log.append(framed(savefile.EVENTS, savefile.encode(told)))
        if run.start - (self._newest.start if self._newest is not None else 0) >= SPACING:
            self._mark(run, seats)
        if run.asking is None:
            self.publish(run)

    def publish(self, run: Run) -> None:
        """The game is over: its seed is a secret no more."""
        self.log.append(framed(savefile.SEED, savefile.encode(run.game.seed)))

    def ordered(self, seat: int, kind: str, order: str) -> None:
        self.log.append(framed(savefile.ORDER, savefile.encode((seat, kind, order))))

    def handed_over(self, run: Run, seat: int, to: str, event: Event) -> None:
        self.log.append(framed(savefile.HAND_OVER, savefile.encode((seat, to))))
        self._say(event)

    def undone(self, run: Run, seats: tuple[str, ...], seat: int, moment: int, event: Event) -> None:
        """An undo is followed by a checkpoint, so that between two checkpoints nothing is ever taken back."""
        self.log.append(framed(savefile.UNDO, savefile.encode((seat, moment, run.clock))))
        self._say(event)
        newest = self._newest
        while newest is not None and newest.start >= run.start:
            newest = self._older(newest)
        self._newest = newest
        self._mark(run, seats)

    def _older(self, mark: Mark) -> Mark | None:
        offset = read_checkpoint(self.log.at(mark.offset)).before
        return Mark(offset, read_checkpoint(self.log.at(offset)).start) if offset else None

    def segment(self, run: Run, seats: tuple[str, ...]) -> None:
        """A new segment: from here on the rules of this version, and nothing before it is taken back."""
        self._newest = None
        self._mark(run, seats, savefile.SEGMENT)

    def _say(self, event: Event) -> None:
        self.log.append(framed(savefile.EVENTS, savefile.encode(self._number([("", event)]))))

    def _number(self, heard: list[tuple[str, Event]]) -> list[Told[Any]]:
        first = self.told + 1
        self.told += len(heard)
        return [Told(number, cause, event) for number, (cause, event) in enumerate(heard, first)]

    def _mark(self, run: Run, seats: tuple[str, ...], kind: int = savefile.CHECKPOINT) -> None:
        checkpoint = Checkpoint(
            rules_version=self._game.version,
            state=self._game.encode(run.checkpoint),
            start=run.start,
            since=_stored(run.since),
            clock=run.clock,
            number=run.number,
            horizon=run.horizon,
            speaker=run.speaker,
            branches=run.branches,
            undone=_stored(run.undone),
            orders=[(seat, kind_, order) for (seat, kind_), order in run.orders.items()],
            seats=seats,
            before=self._newest.offset if self._newest is not None else 0,
            told=self.told,
        )
        offset = self.log.size
        self.log.append(framed(kind, savefile.encode(checkpoint)))
        self._newest = Mark(offset, run.start)

    # ------------------------------------------------------------------ reading
    def events(self, since: int, viewer: Viewer, game: Game[Any]) -> list[Told[Any]]:
        """Read back from the end until the number is met."""
        if since >= self.told:
            return []
        decode_told = msgspec.msgpack.Decoder(list[game.told]).decode  # type: ignore[name-defined]
        decode_act = msgspec.msgpack.Decoder(tuple[msgspec.Raw, list[game.told], msgspec.Raw]).decode  # type: ignore[name-defined]
        found: list[list[Told[Any]]] = []
        for record in self.log.frames():
            if record.kind == savefile.EVENTS:
                found.append(decode_told(record.payload))
            elif record.kind == savefile.ANSWER:
                found.append(decode_act(record.payload)[1])
            else:
                continue
            if found[-1] and found[-1][0].number <= since + 1:
                break
        return [form_for(told, viewer) for batch in reversed(found) for told in batch if told.number > since]

    def export(self, header: Header, viewer: Viewer, game: Game[Any]) -> bytes:
        """The header without the seed's secrets, the viewer's form of all events, the viewer's own answers."""
        public = msgspec.structs.replace(header, export_for=tuple(sorted(viewer)))
        pieces = [savefile.MAGIC, framed(savefile.HEADER, savefile.encode(public))]
        decode_act = msgspec.msgpack.Decoder(Act).decode
        for record in savefile.records(self.log.data()):
            if record.kind == savefile.ANSWER:
                own = [answer for answer in decode_act(record.payload).answers if answer[1] != BRANCH and answer[1] & SEAT in viewer]
                if own:
                    pieces.append(framed(savefile.ANSWER, savefile.encode(Act(own, [], None))))
        pieces.append(framed(savefile.EVENTS, savefile.encode(self.events(0, viewer, game))))
        return b"".join(pieces)


def _stored(answers: list[Answer] | tuple[Answer, ...]) -> list[tuple[int, str | int]]:
    return [(mark, option if mark == BRANCH else option.key) for mark, option in answers]


def read_checkpoint(record: savefile.Record) -> Checkpoint:
    """A segment's or a plain checkpoint."""
    return msgspec.msgpack.decode(record.payload, type=Checkpoint)


def restored(answers: Iterable[tuple[int, str | int]], game: Game[Any]) -> list[Answer]:
    """Answers of a file as options of the game; KeyError for a key that no longer exists."""
    return [(mark, key if mark == BRANCH else _found(game, str(key))) for mark, key in answers]


def _found(game: Game[Any], key: str) -> Option:
    option = game.option(key)
    if option is None:
        raise KeyError(key)
    return option
