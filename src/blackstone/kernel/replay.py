"""A strict replay: the acts of a saved game are carried out anew, and all that the file says must come out the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

import msgspec

from blackstone.kernel import savefile
from blackstone.kernel.dice import commitment
from blackstone.kernel.errors import Illegal, Rejected, RuleError, WrongRecord
from blackstone.kernel.events import Event, HandedOver, Told, Undone
from blackstone.kernel.game import Game
from blackstone.kernel.history import ASIDE, AUTOMATIC, BRANCH, SEAT
from blackstone.kernel.loading import remembered
from blackstone.kernel.orders import ASK, check_order
from blackstone.kernel.record import Standing, Stored, read_checkpoint, restored
from blackstone.kernel.run import Run
from blackstone.kernel.savefile import Checkpoint, Header, Record
from blackstone.kernel.state import Scene, State
from blackstone.kernel.table import LETTERS
from blackstone.kernel.undo import steps_back, take_back

Given = Sequence[tuple[int, str | int]]
"""Answers as the file has them: seat with marks and key, or a change of dice."""

NUMBERS: Final = ("clock", "number", "horizon", "speaker", "branches")
"""What a checkpoint repeats of a run."""

_act = msgspec.msgpack.Decoder(tuple[list[Stored], msgspec.Raw, Standing | None]).decode


class Replay:
    """The rules at work again, record by record, from the position of a segment.  Each reader raises WrongRecord where the file errs."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        start = read_checkpoint(record)
        self.game = game
        self.seats, self.told, self.marks = start.seats, start.told, [(record.offset, start.start)]
        self.counts: Counter[str] = Counter()
        self.borders: dict[int, set[bytes]] = {}
        self._unmarked = self._unordered = False
        self._copy = game.copy
        watched = replace(game, copy=self._copied)
        self.run = Run(watched, game.decode(start.state), start.start)
        self.run.cadence, self.run.noted = -1, []  # a checkpoint, so a copy, at every border between two steps
        self.run.game = self.run.checkpoint

    @classmethod
    def of_new_game(cls, game: Game[Any], header: Header, record: Record) -> Replay:
        """From the first segment, which must hold what the seed deals; a position that was staged is taken at its word."""
        start = read_checkpoint(record)
        scene = Scene(listening=True)
        if start.start or start.since or start.told or start.before or start.seats != header.seats:
            raise WrongRecord("this is not how a game begins", record.number)
        state = game.decode(start.state)
        if commitment(state.seed) != header.commitment:
            raise WrongRecord("its seed is not the one the header commits to", record.number)
        if not header.staged and game.encode(dealt(game, header, state.seed, scene, record.number)) != start.state:
            raise WrongRecord("its position is not what the seed deals", record.number)
        replay = cls(game, record)
        replay.run.live = scene
        replay.run.begin()
        return replay

    @classmethod
    def of_upgrade(cls, game: Game[Any], record: Record) -> Replay:
        """From a later segment: the game went on under the rules of today."""
        start = read_checkpoint(record)
        replay = cls(game, record)
        run = replay.run
        run.clock, run.number, run.horizon, run.speaker, run.branches = (getattr(start, name) for name in NUMBERS)
        run.orders = {(seat, kind): check_order(game.kinds[kind], order) for seat, kind, order in start.orders}
        run.undone = tuple(remembered(start.undone, game))
        run.resume(known_answers(start.since, game, record.number))
        run.listen(Scene(listening=True))
        replay._note_question()
        return replay

    # ------------------------------------------------------------------ the records
    def read(self, record: Record) -> None:
        """Carry a record out, or compare it with what was carried out."""
        reader = self._readers.get(record.kind)
        if reader is None:
            self.counts["unknown records"] += 1
            return
        if record.kind not in (savefile.ANSWER, savefile.EVENTS) and self._unsaid():
            raise WrongRecord("answers or events that come before it are missing", record.number)
        if self._unmarked and record.kind not in (savefile.EVENTS, savefile.CHECKPOINT):
            raise WrongRecord("the undo before it lacks its checkpoint", record.number)
        reader(self, record)

    def _answered(self, record: Record) -> None:
        answers, told, standing = _act(record.payload)
        chosen = [answer for answer in answers if answer[1] != BRANCH and not answer[1] & AUTOMATIC]
        if len(chosen) > 1:
            raise WrongRecord(f"it holds {len(chosen)} answers: {spelled(answers)}", record.number)
        if chosen:
            self._answer(chosen[0], record)
        elif self._unordered:
            self.run.settle()
        self._unordered = False
        run = self.run
        noted = [
            (question, *one) for (question, *_), one in zip(run.noted or (), stored((m, o) for _, m, o in run.noted or ()), strict=True)
        ]
        if noted != answers:
            raise WrongRecord(f"it says {spelled(answers)}; by the rules it is {spelled(noted)}", record.number)
        if standing != (now := Standing(run.horizon, run.speaker, run.branches, run.clock, run.number, len(run.undone))):
            raise WrongRecord(f"it leaves the table at {standing}; by the rules it is {now}", record.number)
        run.noted = []
        self._note_question()
        self._compare_events(bytes(told), record)
        for _, mark, _ in answers:
            self.counts["changes of dice" if mark == BRANCH else "automatic answers" if mark & AUTOMATIC else "answers"] += 1

    def _answer(self, stored: Stored, record: Record) -> None:
        """What somebody chose: a legal answer to the open question, or it is wrong."""
        question, mark, key = stored
        option = self.game.option(str(key))
        if option is None:
            raise WrongRecord(f"no answer of {self.game.title} is called {key}", record.number)
        if question != self.run.number:
            raise WrongRecord(f"it answers question {question}, but question {self.run.number} is open", record.number)
        try:
            self.run.answer(mark & SEAT, option)
        except (Illegal, RuleError) as error:
            raise WrongRecord(f"seat {letter(mark & SEAT)} cannot answer {key}: {' '.join(str(error).split())}", record.number) from None

    def _said(self, record: Record) -> None:
        if self.run.noted:
            raise WrongRecord("answers that come before it are missing", record.number)
        self._compare_events(record.payload, record)

    def _ordered(self, record: Record) -> None:
        """It may have been carried out at once; if so, the next record holds the answers."""
        seat, kind, order = msgspec.msgpack.decode(record.payload, type=tuple[int, str, str])
        self._check_seat(seat, record)
        if kind not in self.game.kinds:
            raise WrongRecord(f"there is no kind of question {kind}", record.number)
        try:
            checked = check_order(self.game.kinds[kind], order)
        except Illegal as error:
            raise WrongRecord(str(error), record.number) from None
        orders = {**self.run.orders, (seat, kind): checked}
        self.run.orders = {at: one for at, one in orders.items() if one != ASK}
        self._unordered = True
        self.counts["standing orders"] += 1

    def _handed_over(self, record: Record) -> None:
        seat, to = msgspec.msgpack.decode(record.payload, type=tuple[int, str])
        self._check_seat(seat, record)
        self.seats = (*self.seats[:seat], to, *self.seats[seat + 1 :])
        self._heard().append(("", HandedOver(seat, to)))
        self.counts["seats handed over"] += 1

    def _undone(self, record: Record) -> None:
        seat, moment, clock = msgspec.msgpack.decode(record.payload, type=tuple[int, int, int])
        self._check_seat(seat, record)
        run = self.run
        if moment not in steps_back(run, seat):
            raise WrongRecord(f"seat {letter(seat)} gave no answer at moment {moment} that could be taken back", record.number)
        taken_back, beyond = run.answered - moment, moment < run.horizon
        take_back(run, seat, moment)
        if run.clock != clock:
            raise WrongRecord(f"its clock says {clock}; by the rules it is {run.clock}", record.number)
        self.borders = {count: states for count, states in self.borders.items() if count <= moment}
        self._note_border(run.start, run.checkpoint)
        self._note_question()
        self._heard().append(("", Undone(seat, taken_back, beyond)))
        self._unmarked = True
        self.counts["undos"] += 1

    def _marked(self, record: Record) -> None:
        """A checkpoint repeats all that a table needs to go on from here."""
        mark, run = read_checkpoint(record), self.run
        if mark.rules_version != self.game.version:
            raise WrongRecord(f"it is of rules {mark.rules_version} amid those of {self.game.version}", record.number)
        since = islice(run.backwards(), max(0, run.answered - mark.start))
        if mark.start > run.answered or stored(since)[::-1] != mark.since:
            raise WrongRecord("its answers are not those that were given", record.number)
        if _digest(mark.state) not in self.borders.get(mark.start, ()):
            raise WrongRecord(f"its position is not the one that {mark.start} answers lead to", record.number)
        while self.marks and self.marks[-1][1] >= mark.start:
            self.marks.pop()
        self._compare_standing(mark, record)
        self.marks.append((record.offset, mark.start))
        self._unmarked = False
        self.counts["checkpoints"] += 1

    def _compare_standing(self, mark: Checkpoint, record: Record) -> None:
        now: dict[str, Any] = {name: getattr(self.run, name) for name in NUMBERS}
        now |= {"undone": stored(self.run.undone), "seats": self.seats, "told": self.told, "before": self.marks[-1][0] if self.marks else 0}
        for name, value in now.items():
            if getattr(mark, name) != value:
                raise WrongRecord(f"its `{name}` is {getattr(mark, name)}; by the rules it is {value}", record.number)
        if {(seat, kind): order for seat, kind, order in mark.orders} != self.run.orders:
            raise WrongRecord("its standing orders are not those that were given", record.number)

    def _sealed(self, record: Record) -> None:
        if self.run.asking is not None:
            raise WrongRecord("the seed is published before the game is over", record.number)
        if msgspec.msgpack.decode(record.payload, type=bytes) != self.run.game.seed:
            raise WrongRecord("this is not the seed that the header commits to", record.number)
        self.counts["seeds published"] += 1

    _readers: Mapping[int, Callable[[Replay, Record], None]] = {
        savefile.ANSWER: _answered,
        savefile.EVENTS: _said,
        savefile.ORDER: _ordered,
        savefile.HAND_OVER: _handed_over,
        savefile.UNDO: _undone,
        savefile.CHECKPOINT: _marked,
        savefile.SEED: _sealed,
    }

    # ------------------------------------------------------------------ at the end, and beside
    def finish(self, number: int) -> None:
        """Nothing that the last act led to may be missing; `number`: the record that would say so."""
        run = self.run
        if self._unsaid() or self._unmarked or (run.asking is None and not self.counts["seeds published"]):
            raise WrongRecord("it is missing: the file ends before the last act was written down whole", number)

    @property
    def drawn(self) -> int:
        """How many random words were drawn, those of answers taken back not counted."""
        drawn: int = self.run.game.drawn
        return drawn

    def _unsaid(self) -> bool:
        return bool(self.run.noted or self._heard())

    def _heard(self) -> list[tuple[str, Event]]:
        scene = self.run.live
        assert scene is not None and scene.heard is not None
        return scene.heard

    def _compare_events(self, told: bytes, record: Record) -> None:
        heard = self._heard()
        events = [Told(number, cause, event) for number, (cause, event) in enumerate(heard, self.told + 1)]
        self.told += len(heard)
        heard.clear()
        self.counts["events"] += len(events)
        rightly = savefile.encode(events)
        if rightly == told:
            return
        wrongs: list[Any] = msgspec.msgpack.decode(told, type=list[Any])
        rights: list[Any] = msgspec.msgpack.decode(rightly, type=list[Any])
        wrong, right = next(((w, r) for w, r in zip(wrongs, rights, strict=False) if w != r), (f"{len(wrongs)} events", len(rights)))
        raise WrongRecord(f"it tells {wrong}; by the rules it is {right}", record.number)

    def _check_seat(self, seat: int, record: Record) -> None:
        if not 0 <= seat < len(self.seats):
            raise WrongRecord(f"there is no seat {seat}", record.number)

    def _copied(self, state: Any) -> Any:
        """Called at every border with the live state: remember how it was."""
        if state is self.run.game:
            self._note_border(self.run.answered, state)
        return self._copy(state)

    def _note_question(self) -> None:
        """A question that a step asks before it changes anything is a border too."""
        if self.run.fresh:
            self._note_border(self.run.answered, self.run.game)

    def _note_border(self, count: int, state: Any) -> None:
        self.borders.setdefault(count, set()).add(_digest(self.game.encode(state)))


def dealt(game: Game[Any], header: Header, seed: bytes, scene: Scene, number: int) -> State:
    """The game that the header wishes for, made from the seed."""
    try:
        wish = game.wish(
            mode=header.mode,
            seats=len(header.seats),
            settings=header.settings,
            seed=seed,
            seed_chosen=header.seed_chosen,
            first=header.first,
        )
    except Rejected as error:
        raise WrongRecord(f"the header wishes for a game that cannot be made: {error}", number) from None
    state: State = game.new(game.content, wish, scene)
    return state


def known_answers(answers: Given, game: Game[Any], number: int) -> list[tuple[int, Any]]:
    """Answers of a checkpoint as options."""
    try:
        return restored(answers, game)
    except KeyError as error:
        raise WrongRecord(f"no answer of {game.title} is called {error}", number) from None


def stored(answers: Iterable[tuple[int, Any]]) -> list[tuple[int, str | int]]:
    """Answers as the file has them."""
    return [(mark, option if mark == BRANCH else option.key) for mark, option in answers]


def spelled(answers: Sequence[Stored]) -> str:
    """Answers for people: `A slide:BS:LS (question 7), B pass (question 8, automatic)`."""
    said = []
    for question, mark, key in answers:
        marks = [f"question {question}", *["automatic"] * bool(mark & AUTOMATIC), *["beside it"] * bool(mark & ASIDE)]
        said.append(f"dice stream {key}" if mark == BRANCH else f"{letter(mark & SEAT)} {key} ({', '.join(marks)})")
    return ", ".join(said) or "nothing"


def letter(seat: int) -> str:
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


def _digest(state: bytes) -> bytes:
    return blake2b(state, digest_size=16).digest()
