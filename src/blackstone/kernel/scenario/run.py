"""Running scenarios: stage, play, look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from blackstone.kernel import dice
from blackstone.kernel.dice import Script
from blackstone.kernel.errors import BlackstoneError, Illegal, Rejected
from blackstone.kernel.game import Game, Games
from blackstone.kernel.history import AUTOMATIC, BRANCH, SEAT
from blackstone.kernel.savefile import Header
from blackstone.kernel.scenario.case import Case, case_from, raw_cases, settings_of
from blackstone.kernel.scenario.check import Failed, check, check_rejected
from blackstone.kernel.scenario.stage import Stagehand, StagingError
from blackstone.kernel.state import Scene
from blackstone.kernel.table import LETTERS, Table, new_game, seated

PASSED = "pass"
PATIENCE = 10_000
"""Answers an `until` may take before it is called endless."""


class CaseResult(NamedTuple):
    """How a case went; `error` is empty when it passed."""

    case: str
    file: Path
    error: str


def run_paths(paths: Sequence[Path], games: Games) -> Iterator[CaseResult]:
    """All cases of files and folders, in order."""
    for path in paths:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            yield from run_file(file, games)


def run_file(path: Path, games: Games) -> Iterator[CaseResult]:
    """The cases of one file; a file that cannot be read is one failed case."""
    try:
        written = raw_cases(path)
    except StagingError as error:
        yield CaseResult(path.name, path, str(error))
        return
    for number, one in enumerate(written, 1):
        name = str(one.get("case", number))
        try:
            case = case_from(one, number)
        except StagingError as error:
            yield CaseResult(name, path, str(error))
            continue
        yield CaseResult(name, path, run_case(case, games))


def run_case(case: Case, games: Games) -> str:
    """Play one case; returns what went wrong."""
    try:
        Story(case, games).tell()
    except BlackstoneError as error:
        return f"{type(error).__name__}: {error}" if not isinstance(error, Failed) else str(error)
    return ""


class Story:
    """One case while it is played."""

    def __init__(self, case: Case, games: Games) -> None:
        self.case = case
        self.game: Game[Any] = games[case.game].with_content(case.cards)
        if self.game.stagehand is None:
            raise StagingError(f"{self.game.id} cannot be staged: it has no stagehand")
        self.hand: Stagehand[Any] = self.game.stagehand()
        self.answers_seen = 0
        self.itself: list[tuple[int, str]] = []

    def tell(self) -> None:
        """Stage it, play it, look at it."""
        if "rejected" in self.case.expect:
            check_rejected(self.case.expect, self._rejection())
            return
        self.script = self._script()
        self.table = self._table(self.script)
        self.given = self.table.state_bytes
        self._note_automatic()
        for entry in self.case.play or ():
            self._play(entry)
        self._look(self.case.expect)
        if self.script is not None:
            self.script.finish()

    # ------------------------------------------------------------------ staging
    def _script(self) -> Script | None:
        if self.case.dice is None:
            return None
        draws = []
        for entry in self.case.dice:
            if len(entry) != 1:
                raise StagingError(f"dice: one draw an entry, not {entry}")
            what, listed = next(iter(entry.items()))
            purpose = what.removeprefix("shuffle ").removeprefix("roll ")
            draws.append((purpose, self.hand.draw(self.game, purpose, listed)))
        return Script(draws)

    def _table(self, script: Script | None) -> Table:
        case = self.case
        seed = case.seed if case.seed is not None else case.case
        at = case.given.get("at", self.hand.begins)
        first = LETTERS.index(case.first) if case.first else None
        if at == "creation":
            if set(case.given) - {"at"}:
                raise StagingError("at creation no other fact may be given")
            return new_game(
                self.game,
                mode=case.mode,
                seats=case.seats,
                settings=self._settings(),
                seed=seed,
                first=first,
                names=case.names,
                script=script,
            )
        seed_bytes = dice.seed_from(seed)
        settings = self._settings()
        wish = self.game.wish(mode=case.mode, seats=case.seats, settings=settings, seed=seed_bytes, seed_chosen=True, first=first)
        state = self.hand.position(self.game, wish, case.given)
        header = Header(
            game=self.game.id,
            rules_version=self.game.version,
            mode=wish.mode,
            settings=dict(wish.settings),
            seats=("human",) * wish.seats,
            names=case.names,
            first=first,
            commitment=dice.commitment(seed_bytes),
            seed_chosen=True,
            content=dict(self.game.extra),
            staged=True,
        )
        return seated(self.game, header, state, header.seats, record=True, scene=Scene(listening=True, script=script))

    def _settings(self) -> dict[str, str]:
        """Those the story names; a plain game where it says nothing."""
        return {**self.game.plainest(self.game.mode(self.case.mode).id), **settings_of(self.case)}

    def _rejection(self) -> Rejected | None:
        try:
            self._table(None)
        except Rejected as rejected:
            return rejected
        return None

    # ------------------------------------------------------------------ playing
    def _play(self, entry: str | Mapping[str, Any]) -> None:
        if isinstance(entry, str):
            self._answer(*self._seat_and_key(entry))
        elif "refused" in entry:
            self._refused(*self._seat_and_key(entry["refused"]), entry.get("by", ()))
        elif "until" in entry:
            self._until(str(entry["until"]))
        elif "undo" in entry:
            self.table.undo(self._seat(entry["undo"]), agreed=bool(entry.get("agreed", False)))
            self.answers_seen = self.table.moment
        elif "order" in entry:
            seat, kind, order = str(entry["order"]).split()
            self.table.order(self._seat(seat), kind, order)
            self._note_automatic()
        elif "expect" in entry:
            self._look(entry["expect"])
        else:
            raise StagingError(f"play: there is no entry {dict(entry)}")

    def _answer(self, seat: int, key: str) -> None:
        if self._answered_itself(seat, key):
            return
        while True:
            offered = self._offered(seat)
            spelled = self.hand.spelled(self.table._run.game, key, offered)
            if any(option.key == spelled for option in offered):
                break
            if self._answered_itself(seat, spelled):
                return
            if not self._pass_a_may():
                raise Failed(f"{LETTERS[seat]} {key} is not offered{self._why_not(spelled, seat)}: {self._situation()}")
        self.itself.clear()
        self.table.answer(spelled, seat)
        self._note_automatic()

    def _answered_itself(self, seat: int, key: str) -> bool:
        """Whether the table has given this answer already; those before it need not be named."""
        if (seat, key) not in self.itself:
            return False
        del self.itself[: self.itself.index((seat, key)) + 1]
        return True

    def _why_not(self, key: str, seat: int) -> str:
        """The rules that forbid a key, and the facts."""
        if self.table.over or (self.game.option(key) is None and ":" in key):
            return ""
        refusal = self.table.why(key, seat)
        return (
            f" ({'; '.join(f'{reason.text} {dict(reason.facts)} {list(reason.rules)}' for reason in refusal.reasons)})" if refusal else ""
        )

    def _offered(self, seat: int) -> list[Any]:
        question = self.table.question(seat)
        return [*(question.options if question is not None else ()), *self.table.asides(seat)]

    def _pass_a_may(self, *, work_too: bool = False) -> bool:
        """A real may that the list does not name is answered `pass`."""
        if self.case.strict and not work_too:
            return False
        for seat in self.table.asked:
            question = self.table.question(seat)
            if question is None or PASSED not in question.keys:
                continue
            if work_too or (question.may and question.kind not in self.hand.unskipped):
                self.table.answer(PASSED, seat)
                self._note_automatic()
                return True
        return False

    def _note_automatic(self) -> None:
        """Remember what the table has just answered by itself."""
        answers = [answer for answer in self.table._run.backwards()][::-1]
        for mark, option in answers[self.answers_seen :]:
            if mark != BRANCH and mark & AUTOMATIC:
                self.itself.append((mark & SEAT, option.key))
        self.answers_seen = len(answers)

    def _refused(self, seat: int, key: str, by: Sequence[str]) -> None:
        before = self.table.state_bytes
        option = self.game.option(key)
        try:
            self.table.answer(key, seat)
        except Illegal:
            pass
        else:
            raise Failed(f"{LETTERS[seat]} {key} was accepted")
        if option is not None or ":" not in key:
            check(self, {"refused": {LETTERS[seat]: {key: by}}})
        elif by:
            raise Failed(f"{key} is no key of this game, so no rule can refuse it")
        if self.table.state_bytes != before:
            raise Failed(f"{key} was refused, but something changed")

    def _until(self, goal: str) -> None:
        for _ in range(PATIENCE):
            if self.table.over:
                if goal == "over":
                    return
                raise Failed(f"the game was over before {goal}")
            asked = [f"{LETTERS[seat]} {question.kind}" for seat in self.table.asked if (question := self.table.question(seat))]
            if goal in asked:
                return
            if not self._pass_a_may(work_too=True):
                raise Failed(f"cannot go on until {goal}: {self._situation()}")
        raise Failed(f"{goal} never came in {PATIENCE} answers")

    # ------------------------------------------------------------------ looking
    def _look(self, expect: Mapping[str, Any]) -> None:
        check(self, expect)

    def _situation(self) -> str:
        if self.table.over:
            return "the game is over"
        said = []
        for seat in self.table.asked:
            question = self.table.question(seat)
            assert question is not None
            keys = question.keys
            said.append(f"{LETTERS[seat]} is asked {question.kind}: {' '.join(keys[:12])}{' ...' if len(keys) > 12 else ''}")
        return "; ".join(said)

    def _seat_and_key(self, text: str) -> tuple[int, str]:
        letter, _, key = str(text).partition(" ")
        return self._seat(letter), key.strip()

    def _seat(self, letter: Any) -> int:
        if str(letter) not in LETTERS[: len(self.table.seats)]:
            raise StagingError(f"there is no seat {letter}")
        return LETTERS.index(str(letter))
