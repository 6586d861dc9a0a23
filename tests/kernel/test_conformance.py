"""The kernel's promises, tried at the questions of random games of every kind: see conformance.py."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from conformance import (
    AMBUSH,
    CASTLE,
    SIZE,
    SUBJECTS,
    Subject,
    answers,
    as_text,
    asked,
    digest,
    each_game,
    from_the_start,
    keys,
    look,
    played,
    position,
    reloaded,
    some_answer,
)

from blackstone.kernel.errors import BlackstoneError, Illegal, UnknownKey
from blackstone.kernel.history import AUTOMATIC, BRANCH, SEAT
from blackstone.kernel.table import Table, new_game


# ------------------------------------------------------------------ the same again
@each_game
def test_every_question_can_be_rebuilt_from_the_first_checkpoint(subject: Subject, number: int) -> None:
    for table, rng in played(subject, number, orders=number % 2 == 1):
        if subject is not CASTLE or rng.random() < 0.1:
            assert position(from_the_start(table), len(table.seats)) == position(table._run, len(table.seats))


@each_game
def test_a_game_given_the_same_answers_anew_is_the_same(subject: Subject, number: int) -> None:
    """Not a replay: a new table with the same seed, each answer validated by its list."""
    *_, (table, _) = played(subject, number)
    again = subject.table(number)
    for mark, key in as_text(answers(table)):
        if not mark & AUTOMATIC:
            again.answer(key, mark & SEAT)
    assert look(again) == look(table)
    assert again.events(0, None) == table.events(0, None)


@each_game
def test_copies_and_loaded_games_are_the_same_and_stay_so(subject: Subject, number: int) -> None:
    for table, rng in played(subject, number, orders=number % 2 == 1):
        if subject is CASTLE and rng.random() > 0.3:
            continue
        here = look(table)
        loaded = reloaded(table)
        copied = table.copy()
        twice = reloaded(copied)
        assert look(loaded) == here
        assert look(copied) == here
        assert look(twice) == here
        assert look(table) == here
        if not table.over:
            key, seat = some_answer(table, rng, subject.eager)
            for other in (loaded, copied, twice):
                other.answer(key, seat)
            assert look(table) == here
            there = look(copied)
            assert look(loaded) == look(twice) == there
            assert [other.events(0, seat) for other in (loaded, twice)] == [copied.events(0, seat)] * 2


@each_game
def test_an_unrecorded_table_plays_the_same(subject: Subject, number: int) -> None:
    for (table, _), (quiet, _) in zip(played(subject, number), played(subject, number, record=False), strict=True):
        assert look(quiet) == look(table)


def test_how_often_checkpoints_are_taken_changes_nothing() -> None:
    for subject in SUBJECTS:
        for number in range(2 * SIZE):
            assert len({digest(subject, number, cadence) for cadence in (None, 0, 1, 6, 40)}) == 1, (subject.id, number)


def test_the_order_of_python_s_sets_changes_nothing() -> None:
    """Another process with another PYTHONHASHSEED shows the same at every question."""
    program = Path(__file__).with_name("conformance.py")
    shown = set()
    for seed in ("1", "2026"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        shown.add(subprocess.run([sys.executable, str(program)], env=env, capture_output=True, text=True, check=True).stdout)
    assert len(shown) == 1
    assert "ambush 0 " in shown.pop()


# ------------------------------------------------------------------ back and forth
@each_game
def test_undo_takes_back_and_the_same_answers_lead_to_the_same(subject: Subject, number: int) -> None:
    for table, rng in played(subject, number):
        if table.moment and rng.random() < (0.05 if subject is CASTLE else 0.2):
            twin = table.copy() if rng.random() < 0.5 else reloaded(table)
            back_and_forth(twin, rng)


def back_and_forth(table: Table, rng: Random) -> None:
    """Take some answers back, compare with a rebuild, and give them again."""
    here, given = position(table._run, len(table.seats)), answers(table)
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        seat = rng.randrange(len(table.seats))
        horizon = table.horizon(seat)
        moments = [*horizon.free, *([] if horizon.by_consent is None else [horizon.by_consent])]
        if not moments:
            continue
        to = rng.choice(moments)
        if to == horizon.by_consent:
            before = look(table)
            with pytest.raises(Illegal):
                table.undo(seat, to)
            assert look(table) == before
        table.undo(seat, to, agreed=to == horizon.by_consent)
        assert table.moment == to
        assert as_text(answers(table)) == as_text(given)[:to]
        assert position(from_the_start(table), len(table.seats)) == position(table._run, len(table.seats))
        assert look(reloaded(table)) == look(table)
        assert look(table.copy()) == look(table)
    for mark, key in as_text(given)[table.moment :]:
        if not mark & (AUTOMATIC | BRANCH):
            table.answer(key, mark & SEAT)
    assert as_text(answers(table)) == as_text(given)
    assert position(table._run, len(table.seats)) == here


def test_after_an_undo_past_a_draw_another_answer_meets_other_dice() -> None:
    met_again, met_others = 0, 0
    for number in range(12 * SIZE):
        for table, rng in islice(played(AMBUSH, number), 40):
            undone = table.copy()
            mine = [seat for seat in range(len(table.seats)) if table.horizon(seat).by_consent is not None and not table.horizon(seat).free]
            if not mine or rng.random() < 0.6:
                continue
            undone.undo(mine[0], agreed=True)
            if not undone._run.undone:
                continue  # nothing was drawn
            again, other = undone.copy(), undone.copy()
            (mark, key) = as_text(answers(table))[undone.moment]
            if mark & BRANCH:
                continue
            again.answer(key, mark & SEAT)
            assert position(again._run, 5)["state"] == position(from_the_start(again), 5)["state"]
            assert again._run.game.branch == table._run.game.branch
            met_again += 1
            others = [option.key for option in asked(other, other.asked[0]).options if (option.key, other.asked[0]) != (key, mark & SEAT)]
            if others:
                other.answer(rng.choice(others), other.asked[0])
                assert other._run.game.branch == undone._run.branches + 1 != table._run.game.branch
                assert look(reloaded(other)) == look(other)
                met_others += 1
    assert met_again > 10
    assert met_others > 10


@each_game
def test_ids_of_questions_never_come_back_and_numbers_of_events_never_go_back(subject: Subject, number: int) -> None:
    seen: dict[int, Any] = {}
    told = 0
    for table, rng in played(subject, number):
        if table.moment and rng.random() < 0.1:
            ways = [(seat, to) for seat in range(len(table.seats)) for to in table.horizon(seat).free]
            if ways:
                seat, to = rng.choice(ways)
                before, last = table.question(0), table._kept().told
                table.undo(seat, to)
                assert before is None or asked(table, 0).id > before.id
                assert table.events(last, None)[0].event.__struct_config__.tag == "undone"
        numbers = [event.number for event in table.events(told, None)]
        assert numbers == list(range(told + 1, told + 1 + len(numbers)))
        told += len(numbers)
        if not table.over:
            id = asked(table, 0).id
            now = position(table._run, len(table.seats))
            if id in seen:  # the same question goes on: somebody else has answered it, or an aside was taken up
                assert seen[id]["asked"] == now["asked"]
                assert seen[id]["answered"] < now["answered"]
            assert all(id >= other for other in seen)
            seen[id] = now


# ------------------------------------------------------------------ looking
@each_game
def test_looking_changes_nothing(subject: Subject, number: int) -> None:
    vocabulary = subject.game.vocabulary()
    things = sorted({thing for option in subject.game.content.words for thing in option.touches})
    for table, rng in played(subject, number):
        if subject is CASTLE and rng.random() > 0.3:
            continue
        here = look(table)
        for seat in range(len(table.seats)):
            table.view(seat), table.view(None), table.scores(seat), table.events(0, seat), table.export(seat)
            offered = [*keys(asked(table, seat).options), *keys(table.asides(seat))] if not table.over else []
            assert all(table.why(key, seat) is None for key in offered)
            for key in rng.sample(vocabulary, min(8, len(vocabulary))):
                refusal = table.why(key, seat)
                assert (refusal is None) == (key in offered)
                assert refusal is None or refusal.reasons
            for refusal in table.refusals(seat, rng.choice(things)) if things else []:
                assert refusal.key not in offered
                assert refusal.reasons
            for key in rng.sample(offered, min(2, len(offered))):
                table.preview(key, seat)
        assert look(table) == here


@each_game
def test_a_preview_tells_the_truth(subject: Subject, number: int) -> None:
    whole = 0
    for table, rng in played(subject, number):
        if table.over or rng.random() < 0.5:
            continue
        key, seat = some_answer(table, rng, subject.eager)
        preview = table.preview(key, seat)
        told = table._kept().told
        table = table.copy()
        table.answer(key, seat)
        if preview.stopped in ("", "over"):
            assert (preview.stopped == "over") == table.over
            assert preview.events == tuple(table.events(told, seat))
        if preview.stopped == "":
            assert preview.view == table.view(seat)
            assert keys(preview.options) == asked(table, seat).keys
            whole += 1
    assert whole or subject.id in ("pig", "tictactoe")


# ------------------------------------------------------------------ questions and wrong answers
@each_game
def test_no_question_without_an_option(subject: Subject, number: int) -> None:
    for table, _ in played(subject, number):
        assert table.over == (table.asked == ())
        for seat in table.asked:
            assert len(set(asked(table, seat).keys)) == len(asked(table, seat).options) > 0
        for seat in set(range(len(table.seats))) - set(table.asked):
            assert table.over or asked(table, seat).options == ()


@each_game
def test_wrong_answers_change_nothing_and_say_what_is_legal(subject: Subject, number: int) -> None:
    for table, rng in played(subject, number):
        if subject is CASTLE and rng.random() > 0.3:
            continue
        here = look(table)
        for seat in range(len(table.seats)):
            legal = (*asked(table, seat).keys, *keys(table.asides(seat))) if not table.over else ()
            wrong = next((option.key for option in subject.game.content.words if option.key not in legal), "nonsense")
            id = table.question(seat).id if not table.over else 1  # type: ignore[union-attr]
            for key, question in ((wrong, None), ("nonsense:", None), ("", None), (legal[0] if legal else wrong, id - 1)):
                with pytest.raises(Illegal) as error:
                    table.answer(key, seat, question)
                assert error.value.legal == legal
                assert isinstance(error.value, UnknownKey) == (subject.game.option(key) is None and question is None and not table.over)
                assert all(key in str(error.value) for key in legal)
        for seat in (-1, len(table.seats), 99):
            for key in ("pass", wrong):
                with pytest.raises(Illegal) as error:
                    table.answer(key, seat)
                assert error.value.legal == ()
        assert look(table) == here


def test_no_seat_answers_for_several() -> None:
    """Where several are asked, a number that is no seat answers for none of them."""
    tried = 0
    for table, _ in played(AMBUSH, 0):
        for seat in (-1, 2, 63):
            twin = table.copy()  # nobody has looked at its options
            if len(table.asked) > 1:
                for option in asked(table, table.asked[0]).options:
                    with pytest.raises(Illegal):
                        twin.answer(option, seat)
                assert look(twin) == look(table)
                tried += 1
    assert tried > 10


def test_a_game_that_cannot_be_made_is_refused() -> None:
    for subject in SUBJECTS:
        with pytest.raises(BlackstoneError):
            new_game(subject.game, seats=9)
        with pytest.raises(BlackstoneError):
            new_game(subject.game, settings={"nonsense": "on"})
        with pytest.raises(BlackstoneError):
            new_game(subject.game, mode="nonsense")
