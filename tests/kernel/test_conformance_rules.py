"""The kernel's promises about rules: when they break, when they ask, asides and effects.  See conformance.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from conformance import (
    AMBUSH,
    CASTLE,
    SIZE,
    Subject,
    answers,
    asked,
    each_game,
    from_the_start,
    games,
    keys,
    look,
    played,
    position,
    reloaded,
    some_answer,
)

from blackstone.kernel.errors import Illegal, RuleError
from blackstone.kernel.history import ASIDE
from blackstone.kernel.options import PASS
from blackstone.kernel.run import Run
from blackstone.kernel.table import Table


# ------------------------------------------------------------------ when rules break
class BrokenError(Exception):
    """Something in a rule went wrong."""


@each_game
def test_a_rule_that_breaks_leaves_the_table_as_before(subject: Subject, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = 0
    for table, rng in played(subject, number):
        if table.over or (subject is CASTLE and rng.random() < 0.5):
            continue
        key, seat = some_answer(table, rng, subject.eager)
        twin, unhurt, here = table.copy(), table.copy(), look(table)
        told = twin._kept().told
        functions = called(table.copy(), key, seat, subject, monkeypatch)
        for function in rng.sample(functions, min(3, len(functions))):
            error = breaking(twin, key, seat, function, subject, rng, monkeypatch)
            if error is None:
                break  # it was not called: the answer is given
            broken += 1
            assert look(twin) == here
            assert twin.events(told, seat) == []
            assert isinstance(error, BrokenError) or isinstance(error.__cause__, BrokenError)
            assert isinstance(error, BrokenError) or look(Table.load(error.report, games())) == here
        else:
            twin.answer(key, seat)
        unhurt.answer(key, seat)
        assert look(twin) == look(unhurt)
        assert twin.events(0, seat) == unhurt.events(0, seat)
        assert look(reloaded(twin)) == look(unhurt)
    assert broken


def called(table: Table, key: str, seat: int, subject: Subject, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions of the rules that an answer calls, of those that may be broken."""
    found = []

    def noting(function: str, real: Any) -> Any:
        def noted(*args: Any, **more: Any) -> Any:
            found.append(function)
            return real(*args, **more)

        return noted

    with monkeypatch.context() as patch:
        for function in subject.breaks:
            module_name, name = function.split(".")
            module = subject.module(module_name)
            patch.setattr(module, name, noting(function, getattr(module, name)))
        table.answer(key, seat)
    return [function for function in subject.breaks if function in found]


def breaking(
    table: Table, key: str, seat: int, function: str, subject: Subject, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> RuleError | BrokenError | None:
    """Answer while a function of the rules raises, once, at its first, second or third call, before or after its work.

    Where it raises while the list is made that validates the answer, no rule has begun yet: the error comes out as it is.
    """
    module_name, name = function.split(".")
    module = subject.module(module_name)
    real, calls, before = getattr(module, name), [rng.choice((0, 0, 1, 2))], rng.random() < 0.5

    def raises_once(*args: Any, **more: Any) -> Any:
        calls[0] -= 1
        if calls[0] == -1:
            if not before:
                real(*args, **more)
            raise BrokenError
        return real(*args, **more)

    with monkeypatch.context() as patch:
        patch.setattr(module, name, raises_once)
        try:
            table.answer(key, seat)
        except (RuleError, BrokenError) as error:
            return error
    assert calls[0] >= 0
    return None


def test_an_interrupt_is_no_rule_s_fault_and_leaves_the_table_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of an answer goes through, but the answer has not been given."""
    table = AMBUSH.table(0)
    here, module = look(table), AMBUSH.module("road")

    def interrupted(*args: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(module, "reveal", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.answer("lead:A", 0)
    assert look(table) == here
    table.answer("lead:A", 0)
    assert table.view(None).combat == 1


# ------------------------------------------------------------------ steps
def strict(run: Any, *, asks: bool) -> Any:
    """A step that is watched: an asking step changes nothing before its first question, a procedure nothing at all."""
    encode = games()["castle"].encode

    def asking(state: Any, *ids: Any) -> Any:
        before, flow = encode(state), run(state, *ids)
        question, sent = None, None
        while True:
            try:
                following = flow.send(sent)
            except StopIteration as end:
                assert question is not None or encode(state) == before, run
                return end.value
            assert question is not None or encode(state) == before, run
            question = following
            sent = yield question

    def procedure(state: Any, *ids: Any) -> Any:
        before = encode(state)
        steps = run(state, *ids)
        assert encode(state) == before, run
        return steps

    return asking if asks else procedure


@each_game
def test_asking_steps_ask_first_and_procedures_only_list(subject: Subject, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for step in subject.game.book.steps.values():
        if not step.acts and step.choice is None:  # where the kernel asks, the rule has not even begun
            monkeypatch.setattr(step, "run", strict(step.run, asks=step.asks))
    for _ in played(subject, number):
        pass


# ------------------------------------------------------------------ asides
def test_every_aside_is_tried_wherever_it_is_open() -> None:
    """Each one at every border, the most destructive one included; the game goes on from there, and back."""
    tried: dict[str, int] = {}
    for number in range(6 * SIZE):
        for table, _ in played(AMBUSH, number):
            if table.over:
                break
            for seat in range(len(table.seats)):
                question = asked(table, seat)
                window = [option.key for option in question.options if question.kind == "aside" and option is not PASS]
                beside = keys(table.asides(seat))
                assert not (window and beside)
                for key in window + beside:
                    tried[key] = tried.get(key, 0) + 1
                    take(table, key, seat, beside=bool(beside))
    assert tried["drink"] > 20
    assert sum(count for key, count in tried.items() if key.startswith("throw:")) > 50


def take(table: Table, key: str, seat: int, *, beside: bool) -> None:
    """Take an aside: it is paid for at once, can be rebuilt, the game goes on from it, and it can be taken back."""
    twin = table.copy()
    twin.answer(key, seat)
    if beside:
        assert answers(twin)[table.moment][0] == seat | ASIDE
    while not twin.over and asked(twin, 0).kind == "aside" and asked(twin, 0).answered:
        twin.answer("pass", twin.asked[0])
    field = "potions" if key == "drink" else "flasks"
    before, after = (getattr(one._run.game.heroes[seat], field) for one in (table, twin))
    assert after == (before - 1 if first_taker(table, seat) else before)
    assert look(reloaded(twin)) == look(twin)
    assert position(from_the_start(twin), len(twin.seats)) == position(twin._run, len(twin.seats))
    back = twin.copy()
    back.undo(seat, table.moment, agreed=True)
    assert position(back._run, len(back.seats)) == position(table._run, len(table.seats))
    rng = Random(key)
    for _ in range(6):
        if not twin.over:
            twin.answer(*some_answer(twin, rng, AMBUSH.eager))
    assert look(reloaded(twin)) == look(twin)


def first_taker(table: Table, seat: int) -> bool:
    """Of those who have answered the window already, nobody wanted something before this seat."""
    given = table._run.given
    order = asked(table, seat).seats
    return all(given[other] is PASS for other in order[: order.index(seat)] if other in given) if seat in order else True


def test_no_aside_in_the_middle_of_a_step() -> None:
    """While a roll is open or a shot is being chosen nobody drinks."""
    inside = 0
    for number in range(4 * SIZE):
        for table, _ in played(AMBUSH, number):
            if not table.over and asked(table, 0).kind in ("roll.again", "roll.nudge", "watch.loose", "harm.trinket"):
                for seat in range(len(table.seats)):
                    assert table.asides(seat) == ()
                    before = look(table)
                    with pytest.raises(Illegal):
                        table.answer("drink", seat)
                    assert look(table) == before
                inside += 1
    assert inside > 50


# ------------------------------------------------------------------ effects
def test_effects_end_exactly_with_their_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """In force as long as the frame is ahead, gone when it is; also when something breaks off in the middle."""
    cut = Run._leave
    left, most = [0], 0

    def counted(run: Run, game: Any, frame: Any) -> None:
        middle = run.game.agenda[0][0] in ("act", "creep", "throw")
        cut(run, game, frame)
        left[0] += middle
        assert run.game.agenda[0] == frame
        assert all(effect.until in run.game.agenda for effect in run.game.effects)

    monkeypatch.setattr(Run, "_leave", counted)
    for number in range(8 * SIZE):
        for table, _ in played(AMBUSH, number):
            agenda, effects = table._run.game.agenda, table._run.game.effects
            assert all(agenda.count(effect.until) == 1 for effect in effects)
            most = max(most, len(effects))
            in_combat = any(frame[0] == "combat_over" for frame in agenda) and table._run.game.combat
            assert in_combat or not effects
    assert left[0] > 10
    assert most > 2
