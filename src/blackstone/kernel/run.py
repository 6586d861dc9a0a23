"""A running game: a checkpoint plus the answers given since.  The generator at work is only a cache and can always be rebuilt.

Between two steps the state is complete.  `_run` carries frames of the agenda out until somebody must answer; `answer` is a
transaction; `copy`, `undo` and loading take a checkpoint and feed the same answers again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from blackstone.kernel.agenda import cut, finish
from blackstone.kernel.asides import asides_first
from blackstone.kernel.dice import Script
from blackstone.kernel.errors import Illegal, RuleError
from blackstone.kernel.game import Game
from blackstone.kernel.history import ASIDE, AUTOMATIC, BRANCH, SEAT, Answer, Earlier, Past, opened
from blackstone.kernel.options import Option
from blackstone.kernel.orders import ASK, PASSES, Order, ordered
from blackstone.kernel.questions import Asking
from blackstone.kernel.state import Frame, Scene, Steps
from blackstone.kernel.steps import Leave, Step

CADENCE: Final = 8
"""Answers between two checkpoints: a copy replays at most about so many."""
PATIENCE: Final = 10_000
"""So many answers may follow one another by themselves."""
SPARSE: Final = 64
"""Of the older checkpoints one in about so many answers stays, for undo."""


class Run:
    """The state, what is asked, and how it came to be so.  Knows nothing of views, events' readers and files."""

    __slots__ = (
        "asking", "branches", "cadence", "checkpoint", "clock", "flow", "fresh", "game", "given", "horizon", "known", "live",
        "noted", "number", "orders", "passed", "past", "rules", "script", "since", "speaker", "start", "steps", "undone",
        "window",
    )  # fmt: skip

    rules: Game[Any]
    steps: dict[str | int, Step[Any]]
    game: Any
    flow: Any  # the generator or step that waits for an answer; None between two steps
    asking: Asking[Any] | None  # the open question
    given: dict[int, Option]  # joined answers that have come in
    since: list[Answer]  # the answers since the checkpoint
    fresh: bool  # nobody has answered within this step: asides are open, the state is complete
    window: bool  # the open question is the window for asides
    passed: bool  # the window was passed: the next step begins without another
    known: int  # draws and reveals the table has seen
    checkpoint: Any
    start: int  # how many answers stood at the checkpoint
    past: Earlier
    script: Script | None
    cadence: int
    orders: dict[tuple[int, str], Order]
    horizon: int  # answers before this moment are free to take back by nobody
    speaker: int  # whose answer was the last
    branches: int  # streams of dice that were begun
    clock: int  # answers and undos ever, taken back or not
    number: int  # the id of the open question
    undone: tuple[Answer, ...]  # taken back past a draw: their dice are known
    live: Scene | None  # what surrounds the live state
    noted: list[tuple[int, int, Any]] | None  # answers not yet written down

    def __init__(self, rules: Game[Any], checkpoint: Any, start: int = 0, past: Earlier = None, script: Script | None = None) -> None:
        self.rules, self.checkpoint, self.start, self.past, self.script = rules, checkpoint, start, past, script
        self.steps, self.cadence = rules.book.steps, CADENCE
        self.horizon, self.speaker, self.branches = start, -1, 0
        self.clock = self.number = start
        self.orders, self.undone = {}, ()
        self.live = Scene(script=script) if script else None
        self.noted, self.since, self.known = None, [], 0

    def begin(self) -> None:
        """Carry out what comes before the first question."""
        self._clear([])
        self.game.scene = self.live
        self._run(None)
        self.known = self.game.revealed

    # ------------------------------------------------------------------ what is asked
    @property
    def answered(self) -> int:
        """How many answers the game stands on; a change of the dice stream counts as one."""
        return self.start + len(self.since)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose answer is still to come."""
        asking = self.asking
        if asking is None:
            return ()
        if not asking.seats:
            return (asking.seat,)
        return tuple([seat for seat in asking.seats if seat not in self.given])

    def asides(self, seat: int) -> Sequence[Option]:
        """The second list beside the question; only at a border (a window's question lists them itself)."""
        hands = self.rules.hands
        if hands is not None and self.fresh and not self.window and self.asking is not None and seat in hands(self.game):
            return self.rules.asides(self.game, seat)
        return ()

    def legal(self, seat: int) -> list[str]:
        """The keys this seat may answer with; none if it is not asked."""
        asking = self.asking
        if asking is None:
            return []
        mine = asking.options_for(seat) if seat in self.missing else ()
        return [option.key for option in (*mine, *self.asides(seat))]

    # ------------------------------------------------------------------ answering
    def answer(self, seat: int, option: Option) -> None:
        """All of it happens, or nothing."""
        asking = self.asking
        if asking is None:
            raise Illegal("the game is over")
        since = self.since
        before = self.start + len(since)
        if seat != asking.seat or option not in (asking.listed or asking.options):
            self._carry_on(asking, self._joined_or_aside(asking, seat, option), option)
        elif self.undone or self.noted is not None:
            self._carry_on(asking, seat, option)
        else:  # the common case of `_carry_on`: one seat asked, nothing to note
            clock = self.clock
            since.append((seat, option))
            self.clock = clock + 1
            self.fresh = False
            try:
                self._run(option)
            except BaseException as error:
                self._drop(error, before, clock, f"{option} by seat {seat}")
            game = self.game
            known = game.revealed
            if known != self.known:
                self.known, self.horizon = known, self.start + len(self.since)
        if seat != self.speaker:
            self.horizon, self.speaker = max(self.horizon, before), seat

    def settle(self) -> None:
        """Answer the open question if nobody need be asked.  Never when a game is rebuilt: that adds no answers."""
        if self.asking is not None:
            self._carry_on(self.asking, 0, None)

    def venture(self, seat: int, option: Option) -> None:
        """Answer without a net, for a preview on a copy: the state stays where the veil fell."""
        asking = self.asking
        if asking is None:
            raise Illegal("the game is over")
        offered = seat == asking.seat and option in asking.options
        mark = seat if offered else self._joined_or_aside(asking, seat, option)
        self._record(mark, option)
        sent = self._hear(asking, mark, option)
        if asking.joins and not asking.in_the_open and len(asking.seats) > 1 and not mark & ASIDE:
            self.given[seat] = option  # goes no further: what the others have answered is their secret
        else:
            self._run(sent)

    def _carry_on(self, asking: Asking[Any], mark: int, option: Option | None) -> None:
        """A transaction.  Without an option: only what standing orders answer."""
        before, clock, undone, branches = self.start + len(self.since), self.clock, self.undone, self.branches
        number = self.number
        try:
            if option is None:
                self._run(self._automatic(asking))
            else:
                self._record(mark, option)
                self._run(self._hear(asking, mark, option))
        except BaseException as error:
            self.undone, self.branches = undone, branches
            self._drop(error, before, clock, f"{option} by seat {mark & SEAT}", number)
        game = self.game
        known = game.revealed
        if known != self.known:
            self.known, self.horizon = known, self.start + len(self.since)

    def _drop(self, error: BaseException, before: int, clock: int, what: str, number: int | None = None) -> NoReturn:
        """A rule broke: rebuild the table as it was and say so."""
        self.rewind(before)
        self.clock, self.number = clock, clock if number is None else number
        if self.noted:
            self.noted.clear()
        if self.live is not None and self.live.heard:
            self.live.heard.clear()
        if isinstance(error, Exception):
            raise RuleError(f"{what}: {error!r}") from error
        raise error

    def _joined_or_aside(self, asking: Asking[Any], seat: int, option: Option) -> int:
        if seat in asking.seats and seat not in self.given and option in asking.options_for(seat):
            return seat
        if option in self.asides(seat):
            return seat | ASIDE
        raise Illegal(f"{option.key} is not open to this seat at {asking.choice.id}", self.legal(seat))

    def _record(self, mark: int, option: Any) -> None:
        if self.undone:
            self._branch(mark, option)
        self.since.append((mark, option))
        if self.noted is not None:
            self.noted.append((self.number, mark, option))
        self.clock += 1

    def _branch(self, mark: int, option: Any) -> None:
        """After an undo past a draw: the same answer meets the same dice, the first that differs a new stream."""
        branch = self.undone[0] if self.undone[0][0] == BRANCH else None
        again, same = self.undone[1 if branch else 0]
        self.undone = self.undone[2 if branch else 1 :]
        if again | AUTOMATIC != mark | AUTOMATIC or same is not option:
            self.undone = ()
            self.branches += 1
            branch = BRANCH, self.branches
        if branch:
            self.change_dice(branch[1])

    def change_dice(self, stream: int) -> None:
        """From here on another stream of dice."""
        self.game.branch = stream
        self.since.append((BRANCH, stream))
        if self.noted is not None:
            self.noted.append((self.number, BRANCH, stream))

    def _hear(self, asking: Asking[Any], mark: int, option: Any) -> Any:
        """What the flow is sent; None if an aside interrupts it or joined answers are still missing."""
        if mark & ASIDE:
            self.flow, self.passed = None, True  # no window before it is paid for
            self.game.agenda = (option.frame(mark & SEAT), *self.game.agenda)
            return None
        self.fresh = False
        if not asking.joins:
            return option
        self.given[mark & SEAT] = option
        if len(self.given) < len(asking.seats):
            return None
        answers = [(seat, self.given[seat]) for seat in asking.seats]
        self.given = {}
        return answers

    # ------------------------------------------------------------------ running on
    def _run(self, sent: Any, given: Iterator[Answer] | None = None) -> None:
        """Run on to the next question that somebody must answer.

        `given`: the answers on record, when a game is rebuilt; then no list is built and nothing is checked again.
        """
        flow, game, patience = self.flow, self.game, PATIENCE
        if flow is not None and sent is None:
            return  # joined answers are missing
        while True:
            try:
                if flow is None:
                    flow = self._border(game, given is None)
                    if flow is None:
                        self.flow = self.asking = None
                        return
                if flow.__class__ is not Step:
                    asking = flow.send(sent)
                elif sent is None:
                    frame = game.agenda[0]
                    asking = Asking(flow.choice, game, frame[1], frame[2:])
                else:
                    finish(game, flow.run(game, *game.agenda[0][1:], sent))
                    flow = sent = None
                    continue
            except StopIteration as end:
                if self.window:
                    self._close_window(end.value)
                else:
                    finish(game, end.value)
                flow = sent = None
                continue
            except Leave as jump:
                self._leave(game, jump.frame)
                flow = sent = None
                continue
            self.flow = flow
            if given is None:
                self.number = self.clock
                if not asking.seats and not self.orders:
                    choice = asking.choice
                    listed = asking.listed = choice.build(game, asking.seat, *asking.about)
                    if len(listed) != 1 or choice.may:
                        self.asking = asking
                        return
                sent = self._automatic(asking)
                patience -= 1
                if patience < 0:
                    raise RecursionError("standing orders answer one another without end")
            else:
                sent = self._on_record(asking, given)
            flow = self.flow
            if flow is not None and sent is None:
                self.asking = asking
                return

    def _on_record(self, asking: Asking[Any], given: Iterator[Answer]) -> Any:
        """What the flow was sent when the game was played; None if the record ends here, or an aside interrupted it."""
        for mark, option in given:
            if mark & BRANCH:
                self.game.branch = option
            elif (sent := self._hear(asking, mark, option)) is not None or self.flow is None:
                return sent
        return None

    def _border(self, game: Any, live: bool) -> Any:
        """Between two steps: take a checkpoint when one is due, open the window for asides, begin the next step.

        Returns the step that asks, or its flow; None when the agenda is empty.
        """
        steps, hands = self.steps, self.rules.hands
        if live and len(self.since) > self.cadence and not self.passed:
            self.check()
        while agenda := game.agenda:
            frame = agenda[0]
            step = steps[frame[0]]
            if self.passed:
                self.passed = self.fresh = False
            else:
                if hands is not None and step.acts and (seats := hands(game)):
                    self.window = self.fresh = True
                    return asides_first(self.rules, game, seats)
                self.fresh = step.asks
            if step.choice is not None:
                return step
            if step.flows:
                return step.run(game, *frame[1:])
            try:
                frames = step.run(game, *frame[1:])
            except Leave as jump:
                self._leave(game, jump.frame)
                continue
            finish(game, frames)
        return None

    def _close_window(self, frames: Steps) -> None:
        """The step begins, or the frame of the aside taken: either way without another window before it."""
        self.window, self.passed = False, True
        if frames:
            self.game.agenda = (*frames, *self.game.agenda)

    def _leave(self, game: Any, frame: Frame) -> None:
        self.window = self.passed = False
        cut(game, frame)

    # ------------------------------------------------------------------ standing orders
    def order(self, seat: int, kind: str, order: Order) -> None:
        """From now on, for this seat and kind of question."""
        before = self.orders
        self.orders = {at: one for at, one in {**before, (seat, kind): order}.items() if one != ASK}  # copies keep theirs
        try:
            self.settle()
        except RuleError:
            self.orders = before
            raise

    def _automatic(self, asking: Asking[Any]) -> Any:
        """What is sent without asking anybody, else None.  While a hand is up, nothing is hurried at a border."""
        if asking.choice.may and not self.orders:
            return None
        live = self.live
        if live is not None and live.veiled_for is not None and asking.asked != (live.veiled_for,):
            return None
        hands = self.rules.hands
        if hands is not None and self.fresh and not self.window:
            if any(self.orders.get((seat, "aside")) != PASSES for seat in hands(self.game)):
                return None
        seats = self.missing if self.given else asking.asked
        found = [(seat, option) for seat in seats if (option := ordered(self.orders, asking, seat)) is not None]
        if not asking.joins and len(found) < len(seats):
            return None
        for seat, option in found:
            self._record(seat | AUTOMATIC, option)
            if (sent := self._hear(asking, seat, option)) is not None:
                return sent
        return None

    # ------------------------------------------------------------------ checkpoints, copies, undo
    def check(self) -> None:
        """Only at a border where nobody has answered yet.  Of the old checkpoints one in about `SPARSE` answers stays."""
        start, after = self.start, self.start + len(self.since)
        self.past = Past(self.past, self.checkpoint if start // SPARSE != after // SPARSE or self.past is None else None, self.since, start)
        checkpoint = self.rules.copy(self.game)
        checkpoint.scene = None
        self.checkpoint, self.since, self.start = checkpoint, [], after

    def resume(self, since: Sequence[Answer]) -> None:
        """From the checkpoint, feed the answers again: no list is built, they were checked when they came."""
        self._clear(list(since))
        if self.script is not None:
            self.game.scene = Scene(script=self.script)
        self._run(None, iter(since))
        self.game.scene = self.live
        self.known = self.game.revealed

    def _clear(self, since: list[Answer]) -> None:
        self.since, self.game = since, self.rules.copy(self.checkpoint)
        self.given = {}
        self.flow = self.asking = None
        self.fresh = self.window = self.passed = False

    def copy(self) -> Run:
        """Another run at the very same point; it shares all history."""
        if self.fresh and self.since:
            self.check()  # the live state is complete: no replay
        new = Run.__new__(Run)
        new.rules, new.checkpoint, new.start, new.past, new.script = self.rules, self.checkpoint, self.start, self.past, self.script
        new.steps, new.cadence = self.steps, self.cadence
        new.orders, new.branches = self.orders, self.branches
        new.clock, new.number = self.clock, self.number
        new.horizon, new.speaker, new.undone = self.horizon, self.speaker, self.undone
        new.live, new.noted = None if self.script is None else Scene(script=self.script), None
        new.resume(self.since)
        return new

    def listen(self, scene: Scene | None) -> None:
        """From now on this scene surrounds the live state."""
        self.live = self.game.scene = scene

    def backwards(self) -> Iterator[Answer]:
        """All answers the game stands on, the last first."""
        past, since = self.past, self.since
        while True:
            yield from reversed(since)
            stretch = opened(past)
            if stretch is None:
                return
            past, since = stretch.before, stretch.answers

    def rewind(self, count: int) -> None:
        """Rebuild the moment when so many answers had been given."""
        since = self.since
        while self.start > count or self.checkpoint is None:
            later = since if self.start < count else []
            stretch = opened(self.past)
            assert stretch is not None
            self.past, self.checkpoint, since, self.start = stretch
            since = since + later
        self.resume(since[: count - self.start])
