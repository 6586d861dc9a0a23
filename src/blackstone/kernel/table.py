"""A table: a running game, as everybody outside the rules sees and drives it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from blackstone.kernel import dice
from blackstone.kernel.dice import Script, Veiled
from blackstone.kernel.errors import Illegal, NotKept, RuleError, UnknownKey
from blackstone.kernel.events import HandedOver, Told, Undone, form_for
from blackstone.kernel.game import Game, Games, NewGame, Outcome, Viewer
from blackstone.kernel.options import Option
from blackstone.kernel.orders import Order, check_order
from blackstone.kernel.questions import Question
from blackstone.kernel.record import Record
from blackstone.kernel.refusals import Reason, Refusal
from blackstone.kernel.run import Run
from blackstone.kernel.savefile import Header
from blackstone.kernel.state import Scene, State
from blackstone.kernel.undo import steps_back, take_back

Seats: TypeAlias = "int | Iterable[int] | None"
"""For whom: a seat, several seats held by one person, or None: a spectator."""
LETTERS = "ABCDEFGHIJKL"
NOTHING: dict[str, str | int] = {}
NOBODYS: dict[int, str] = {}


class Horizon(msgspec.Struct, frozen=True):
    """How far a seat may go back: the moments (answers given by then) free to return to, latest first, and the next beyond."""

    free: tuple[int, ...]
    by_consent: int | None


class Preview(msgspec.Struct, frozen=True):
    """What answers would lead to, as one seat may know it.

    `stopped` says why it goes no further: "" (all carried out), "draw" (a draw or a reveal), "other" (another seat is asked) or "over".
    """

    events: tuple[Told[Any], ...]
    view: msgspec.Struct
    made_ready: tuple[str, ...]
    lost: tuple[str, ...]
    options: Sequence[Option]
    stopped: str
    scores: tuple[int, ...] = ()


def viewer_of(seats: Seats) -> Viewer:
    """The set of seats one looks from."""
    if seats is None:
        return frozenset()
    return frozenset((seats,)) if isinstance(seats, int) else frozenset(seats)


class Table:
    """A running game.  Make one with `new_game` or `Table.load`; see docs/api.md."""

    __slots__ = ("_record", "_run", "game", "header", "notice", "seats")

    def __init__(self, game: Game[Any], header: Header, run: Run, seats: tuple[str, ...], record: Record | None, notice: str = "") -> None:
        self.game, self.header, self.seats, self.notice = game, header, seats, notice
        self._run, self._record = run, record

    # ------------------------------------------------------------------ what is asked
    @property
    def over(self) -> bool:
        return self._run.asking is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._run.game) if self.over else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is still missing."""
        run = self._run
        asking = run.asking
        return run.missing if asking is None or asking.seats else (asking.seat,)

    @property
    def moment(self) -> int:
        """How many answers the game stands on."""
        return self._run.answered

    @property
    def bot_seed(self) -> bytes:
        """What bots' own streams are made from: for whoever runs them, never for a seat."""
        return dice.derived(self._run.game.seed, "bots")

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return self.game.rounds(self._run.game)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, published when the game begins."""
        return self.header.commitment

    def question(self, seat: int | None = None) -> Question | None:
        """The open question as this seat sees it; None when the game is over."""
        run = self._run
        asking = run.asking
        if asking is None:
            return None
        choice = asking.choice
        if not asking.seats:
            if seat is not None and seat == asking.seat:
                about = NOTHING if choice.tells is None else choice.tells(asking.game, *asking.about)
                return Question(
                    run.number, choice.id, choice.rule, choice.may, (seat,), (), asking.listed or asking.options, about, NOBODYS
                )
            return Question(run.number, choice.id, choice.rule, choice.may, (asking.seat,), (), ())
        missing = run.missing
        is_asked = seat in missing
        options = asking.options_for(seat) if is_asked and seat is not None else ()
        answered = tuple([other for other in asking.seats if other not in missing])
        about = choice.tells(asking.game, *asking.about) if is_asked and choice.tells is not None else {}
        seen = {other: run.given[other].key for other in answered} if asking.in_the_open else {}
        return Question(run.number, choice.id, choice.rule, choice.may, asking.seats, answered, options, about, seen)

    def asides(self, seat: int) -> Sequence[Option]:
        """What this seat may do beside the question, at any time the rules allow it."""
        return self._run.asides(seat)

    # ------------------------------------------------------------------ answering
    def answer(self, answer: Option | str, seat: int, question: int | None = None) -> None:
        """Give an answer: an option or its key.  With `question`, only if that question is still open.  All of it happens, or nothing."""
        run = self._run
        if question is not None and question != run.number:
            raise Illegal(f"question {question} is no longer open", run.legal(seat))
        if run.asking is None:
            raise Illegal("the game is over")
        if seat < 0:
            raise Illegal(f"there is no seat {seat}")
        option = self._option(answer, seat) if isinstance(answer, str) else answer
        try:
            run.answer(seat, option)
        except Illegal as error:
            raise Illegal(f"{option.key} is not open to seat {LETTERS[seat] if 0 <= seat < 12 else seat} now", error.legal) from None
        except RuleError as error:
            if self._record is not None:
                error.report = self.save()
            raise
        if self._record is not None:
            self._record.acted(run, self.seats)

    def _option(self, key: str, seat: int) -> Option:
        option = self.game.option(key)
        if option is None:
            raise UnknownKey(f"{key} is no answer of {self.game.title}", self._run.legal(seat))
        return option

    def order(self, seat: int, kind: str, order: Order | str) -> None:
        """A standing order for a kind of question: ask, pass, default or lone-pass.  It is carried out at once if it can be."""
        self._seat(seat)
        choice = self.game.kinds.get(kind)
        if choice is None:
            raise Illegal(f"there is no kind of question {kind}; there are {', '.join(self.game.kinds)}")
        checked = check_order(choice, order)
        self._run.order(seat, kind, checked)
        if self._record is not None:
            self._record.ordered(seat, kind, checked)
            self._record.acted(self._run, self.seats)

    def orders(self, seat: int) -> dict[str, Order]:
        """This seat's standing orders."""
        return {kind: order for (whose, kind), order in self._run.orders.items() if whose == seat}

    def hand_over(self, seat: int, to: str) -> None:
        """Somebody else sits down here: "human" or a bot's name."""
        self._seat(seat)
        self.seats = (*self.seats[:seat], to, *self.seats[seat + 1 :])
        if self._record is not None:
            self._record.handed_over(self._run, seat, to, HandedOver(seat, to))

    def resign(self, seat: int) -> None:
        """Give the seat up; the greedy bot plays on."""
        self.hand_over(seat, "greedy")

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Illegal(f"there is no seat {seat}; there are {len(self.seats)}")

    # ------------------------------------------------------------------ undo
    def horizon(self, seat: int) -> Horizon:
        """How far this seat may go back freely, and the last own answer for which the others must agree."""
        free: list[int] = []
        for moment in steps_back(self._run, seat):
            if moment < self._run.horizon:
                return Horizon(tuple(free), moment)
            free.append(moment)
        return Horizon(tuple(free), None)

    def undo(self, seat: int, to: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last own answer and what followed (`to`: back to an earlier own moment, as `horizon` lists them).

        Past a draw, a reveal or another seat's answer only if the others agreed.  The dice do not change by undoing.
        """
        self._seat(seat)
        run = self._run
        for moment in steps_back(run, seat):
            if to is None or moment == to:
                break
        else:
            raise Illegal("there is nothing of this seat to take back" if to is None else f"this seat gave no answer at moment {to}")
        beyond = moment < run.horizon
        if beyond and not agreed:
            raise Illegal("something was drawn, revealed or answered by others since: they must agree")
        taken_back = run.answered - moment
        take_back(run, seat, moment)
        if self._record is not None:
            self._record.undone(run, self.seats, seat, moment, Undone(seat, taken_back, beyond))

    # ------------------------------------------------------------------ looking
    def view(self, seats: Seats) -> msgspec.Struct:
        """Everything these seats may know, and nothing else."""
        return self.game.view(self._run.game, self._run.asking, viewer_of(seats))

    def scores(self, seats: Seats) -> Sequence[int]:
        """Points of every seat, as these seats may know them."""
        return self.game.scores(self._run.game, viewer_of(seats))

    def events(self, since: int, seats: Seats) -> list[Told[Any]]:
        """The events after number `since`, each in the form these seats may see."""
        return self._kept().events(since, viewer_of(seats), self.game)

    def why(self, key: str, seat: int) -> Refusal | None:
        """Why a key is not offered to this seat, or nothing of a kind (`flip`); None if it is offered."""
        run = self._run
        option = self.game.option(key)
        if option is None and ":" in key:
            raise UnknownKey(f"{key} is no answer of {self.game.title}")
        legal = run.legal(seat)
        if key in legal or (option is None and any(k.partition(":")[0] == key for k in legal)):
            return None
        if run.asking is None:
            return Refusal(key, (Reason((), "over"),))
        return Refusal(key, tuple(self.game.why(run.game, run.asking, seat, key, option)))

    def refusals(self, seat: int, touching: str) -> list[Refusal]:
        """The keys of this mode that are about a thing and are not offered, each with its refusal."""
        words, header = self.game.content.words, self.header
        known = set(self.game.spare(words, NewGame(header.mode, len(self.seats), header.settings, b"")))
        found = [self.why(option.key, seat) for option in words.touching(touching) if option in known]
        return [refusal for refusal in found if refusal is not None]

    def preview(self, keys: str | Sequence[str], seat: int) -> Preview:
        """What answers would lead to, carried out on a copy up to the first draw, reveal or question to another seat."""
        run = self._run.copy()
        scene = Scene(listening=True, veiled_for=seat)
        run.orders = {(whose, kind): order for (whose, kind), order in run.orders.items() if whose == seat}
        run.listen(scene)
        stopped = ""
        for key in [keys] if isinstance(keys, str) else keys:
            try:
                run.venture(seat, self._option(key, seat))
            except Veiled:
                stopped = "draw"
            except Illegal:
                raise
            except Exception as error:
                raise RuleError(f"{key} by seat {seat}, in a preview: {error!r}") from error
            if not stopped:
                stopped = "over" if run.asking is None else "" if seat in run.missing else "other"
            if stopped:
                break
        before, viewer = self.view(seat), viewer_of(seat)
        asking = None if stopped else run.asking
        after = self.game.view(run.game, asking, viewer)
        ready, were = self.game.goals(after), self.game.goals(before)
        number = self._record.told if self._record is not None else 0
        events = tuple(self._number(scene, number, viewer))
        options = asking.options_for(seat) if asking is not None else ()
        scores = tuple(self.game.scores(run.game, viewer))
        return Preview(events, after, tuple(sorted(ready - were)), tuple(sorted(were - ready)), options, stopped, scores)

    def _number(self, scene: Scene, number: int, viewer: Viewer) -> list[Told[Any]]:
        return [form_for(Told(number + n, cause, event), viewer) for n, (cause, event) in enumerate(scene.heard or (), 1)]

    # ------------------------------------------------------------------ copies and files
    def copy(self) -> Table:
        """Another table at the same point; it shares all history."""
        new = Table.__new__(Table)
        new.game, new.header, new.seats, new.notice = self.game, self.header, self.seats, self.notice
        new._run = self._run.copy()
        new._record = None if self._record is None else self._record.copy(new._run)
        return new

    @property
    def state_bytes(self) -> bytes:
        """The state as it would be stored: for tests and for measuring."""
        return self.game.encode(self._run.game)

    def save(self) -> bytes:
        """The whole game as an append-only file."""
        return self._kept().log.data()

    def records(self, since: int) -> bytes:
        """What a file of `since` bytes lacks: the new records only."""
        return self._kept().log.since(since)

    def export(self, seat: int) -> bytes:
        """An unfinished game as one seat may take it along: its events and answers, nothing secret of others, no seed."""
        return self._kept().export(self.header, frozenset((seat,)), self.game)

    @staticmethod
    def load(data: bytes, games: Games | None = None) -> Table:
        """Open a saved game; `notice` says if its last record was cut off or answers must be asked again."""
        from blackstone.kernel.loading import load

        return load(data, games or Games.installed())

    def _kept(self) -> Record:
        if self._record is None:
            raise NotKept("this table was made with record=False: its events and records are not kept")
        return self._record


def new_game(
    game: Game[Any] | str,
    *,
    mode: str | None = None,
    seats: int | Sequence[str] | None = None,
    settings: Mapping[str, str] | None = None,
    seed: str | int | bytes | None = None,
    first: int | None = None,
    record: bool = True,
    names: Sequence[str] = (),
    script: Script | None = None,
) -> Table:
    """A fresh table.  `seats`: how many, or who sits there ("human" or a bot's name).  Without a seed it takes 256 random bits."""
    rules = Games.installed()[game] if isinstance(game, str) else game
    sitting = None if seats is None or isinstance(seats, int) else tuple(seats)
    seed_bytes = dice.fresh_seed() if seed is None else dice.seed_from(seed)
    count = len(sitting) if sitting is not None else seats if isinstance(seats, int) else None
    wish = rules.wish(mode=mode, seats=count, settings=settings or {}, seed=seed_bytes, seed_chosen=seed is not None, first=first)
    who = sitting if sitting is not None else ("human",) * wish.seats
    header = Header(
        game=rules.id,
        rules_version=rules.version,
        mode=wish.mode,
        settings=dict(wish.settings),
        seats=who,
        names=tuple(names),
        first=first,
        commitment=dice.commitment(seed_bytes),
        seed_chosen=seed is not None,
        content=dict(rules.extra),
    )
    scene = Scene(listening=record, script=script) if record or script is not None else None
    state: State = rules.new(rules.content, wish, scene)
    return seated(rules, header, state, who, record=record, scene=scene)


def seated(game: Game[Any], header: Header, state: State, seats: tuple[str, ...], *, record: bool, scene: Scene | None) -> Table:
    """A table that begins with a state: a new game, or a scenario's position."""
    state.scene = None
    run = Run(game, state, script=scene.script if scene is not None else None)
    run.live = scene
    kept = Record.begun(header, run, seats, game) if record else None
    run.begin()
    if kept is not None:
        kept.acted(run, seats)
    return Table(game, header, run, seats, kept)
