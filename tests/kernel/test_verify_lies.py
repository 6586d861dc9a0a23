"""Lies in a saved game whose checksums are right: each is found, and the record that tells it is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from conformance import AMBUSH, CASTLE, PIG, TICTACTOE, Subject, games, some_answer
from forgery import Change, forged, of_kind, problem, records, restless, saved, without

from blackstone.kernel.errors import FileError
from blackstone.kernel.savefile import ANSWER, CHECKPOINT, EVENTS, HAND_OVER, MAGIC, ORDER, UNDO, framed


def lie(kind: int, change: Change, subject: Subject = CASTLE, nth: int = 2, **table: Any) -> str:
    """Tell a lie in the nth record of a kind; returns what is said of that very record."""
    data = saved(subject, **table)
    number = of_kind(data, kind)[nth]
    found, said = problem(forged(data, number, change))
    assert found == number, said
    return said


def test_another_answer() -> None:
    """Found at once, if it was not open or has other events; else by the first record that tells what came of it.

    Where nothing came of it (the last answer, or one taken back at once) it is another story, and as good a one.
    """
    data = saved(CASTLE)
    story = records(data)
    for number in of_kind(data, ANSWER):

        def other(act: list[Any]) -> list[Any]:
            """The same kind of act, somewhere else."""
            return [[[question, mark, "retain:AO" if key != "retain:AO" else "retain:BS"] for question, mark, key in act[0]], *act[1:]]

        found, said = problem(forged(data, number, other))
        if found is None:
            assert number == story[-1].number or story[number + 1].kind == UNDO
        else:
            assert number <= found < number + 5, said


def test_every_legal_answer_but_the_one_given_is_found() -> None:
    """Both were open: its events betray it."""
    table = PIG.table(0)
    rng = Random(9)
    for _ in range(12):
        table.answer(*some_answer(table, rng))
    data = table.save()
    other = {"throw": "stop", "stop": "throw"}
    for number in of_kind(data, ANSWER):
        found, said = problem(forged(data, number, lambda act: [[[q, m, other[k]] for q, m, k in act[0]], *act[1:]]))
        assert found == number, said


def test_an_answer_of_no_game() -> None:
    said = lie(ANSWER, lambda act: [[[q, m, "dance"] for q, m, _ in act[0]], *act[1:]])
    assert "no answer of Blackstone Castle is called dance" in said


def test_an_answer_of_another_seat() -> None:
    assert "cannot answer" in lie(ANSWER, lambda act: [[[q, m ^ 1, k] for q, m, k in act[0]], *act[1:]])


def test_an_answer_to_another_question() -> None:
    assert "is open" in lie(ANSWER, lambda act: [[[q + 1, m, k] for q, m, k in act[0]], *act[1:]])


def test_an_automatic_answer_that_the_table_did_not_give() -> None:
    assert "by the rules it is" in lie(ANSWER, lambda act: [[[q, m | 64, k] for q, m, k in act[0]], *act[1:]])


def test_an_automatic_answer_that_is_another_or_missing() -> None:
    data = saved(CASTLE)
    acts = {n: msgspec.msgpack.decode(records(data)[n].payload)[0] for n in of_kind(data, ANSWER)}
    number = next(n for n, answers in acts.items() if len(answers) > 1 and 64 <= answers[-1][1] < 128)
    changes: tuple[Change, ...] = (
        lambda act: [act[0][:-1], *act[1:]],
        lambda act: [[*act[0][:-1], [*act[0][-1][:2], "retain:BS"]], *act[1:]],
        lambda act: [[*act[0][:-1], [act[0][-1][0], act[0][-1][1] & 63, act[0][-1][2]]], *act[1:]],
    )
    for change in changes:
        assert problem(forged(data, number, change))[0] == number


def test_another_stream_of_dice() -> None:
    data = saved(CASTLE)
    acts = {n: msgspec.msgpack.decode(records(data)[n].payload)[0] for n in of_kind(data, ANSWER)}
    branched = [n for n, answers in acts.items() if any(mark == 256 for _, mark, _ in answers)]
    assert branched
    for number in branched:
        for change in (lambda key: key + 1, lambda key: 0):
            lied = forged(data, number, lambda act, change=change: [[[q, m, change(k) if m == 256 else k] for q, m, k in act[0]], *act[1:]])
            assert problem(lied)[0] == number
        assert problem(forged(data, number, lambda act: [[a for a in act[0] if a[1] != 256], *act[1:]]))[0] == number


def test_another_event() -> None:
    data = saved(CASTLE)
    for number in of_kind(data, ANSWER):
        for at, told in enumerate(msgspec.msgpack.decode(records(data)[number].payload)[1]):
            if "card" not in told[2] or told[2]["card"] is None:
                continue
            lied = forged(data, number, lambda act, at=at: act[1][at][2].update(card="V-99a") or act)
            found, said = problem(lied)
            assert found == number
            assert "it tells" in said
    assert "it tells" in lie(EVENTS, lambda told: [[n + 1, *rest] for n, *rest in told])
    assert "it tells" in lie(ANSWER, lambda act: [act[0], [], act[2]], nth=-1)


def test_a_standing_that_is_not_so() -> None:
    for at in range(6):
        said = lie(ANSWER, lambda act, at=at: [*act[:2], [value + (i == at) for i, value in enumerate(act[2])]])
        assert "leaves the table at" in said


def test_another_position() -> None:
    """A card changes its place in a deck, or a token appears: only the state's bytes are different."""
    data = saved(CASTLE)
    fields = [field.name for field in msgspec.structs.fields(games()["castle"].state)]
    decks, players = fields.index("decks"), fields.index("players")

    def swapped(state: list[Any]) -> None:
        state[decks][0][0], state[decks][0][1] = state[decks][0][1], state[decks][0][0]

    def richer(state: list[Any]) -> None:
        state[players][0][2] += 1

    for change in (swapped, richer):

        def in_state(mark: list[Any], change: Callable[[list[Any]], None] = change) -> list[Any]:
            state = msgspec.msgpack.decode(mark[1])
            change(state)
            return [mark[0], msgspec.msgpack.encode(state), *mark[2:]]

        for number in of_kind(data, CHECKPOINT):
            found, said = problem(forged(data, number, in_state))
            assert found == number
            assert "its position is not the one that" in said
        assert problem(forged(data, 1, in_state)) == (1, "record 1: its position is not what the seed deals")


def test_a_checkpoint_that_repeats_something_else() -> None:
    """Every field of it is compared."""
    data = saved(CASTLE)
    marks = {n: msgspec.msgpack.decode(records(data)[n].payload) for n in of_kind(data, CHECKPOINT)}
    number = next(n for n, mark in marks.items() if mark[3] and mark[10])
    for at, value in enumerate(marks[number]):
        if isinstance(value, bytes):
            continue
        made_up = [[0, "pass"]] if at == 9 else [[0, "aside", "pass"]]
        changed: Any = value + 1 if isinstance(value, int) else [*value, "human"] if at == 11 else value[:-1] if value else made_up
        lied = forged(data, number, lambda mark, at=at, changed=changed: [*mark[:at], changed, *mark[at + 1 :]])
        assert problem(lied)[0] == number, f"field {at}"


def test_an_undo_of_something_else() -> None:
    for nth in range(3):
        lie(UNDO, lambda undo: [undo[0], undo[1] + 1, undo[2]], nth=nth)
        lie(UNDO, lambda undo: [undo[0] ^ 1, *undo[1:]], nth=nth)
        lie(UNDO, lambda undo: [*undo[:2], undo[2] + 1], nth=nth)
    assert "there is no seat 7" in lie(UNDO, lambda undo: [7, *undo[1:]])


def test_an_order_or_a_seat_that_does_not_exist() -> None:
    assert "there is no seat 9" in lie(ORDER, lambda order: [9, *order[1:]])
    assert "there is no kind of question tea" in lie(ORDER, lambda order: [order[0], "tea", order[2]])
    assert "there is no order soon" in lie(ORDER, lambda order: [*order[:2], "soon"])
    assert "there is no seat 9" in lie(HAND_OVER, lambda seat: [9, seat[1]])


def test_a_seat_handed_to_somebody_else_is_betrayed_by_its_event() -> None:
    data = saved(CASTLE)
    number = of_kind(data, HAND_OVER)[0]
    found, said = problem(forged(data, number, lambda seat: [seat[0], "greedy"]))
    assert found == number + 1
    assert "it tells" in said


def test_a_record_that_was_taken_out() -> None:
    """Found at the latest by a record that rests on it.  What only repeats, or changed nothing, can go unnoticed."""
    for subject in (CASTLE, AMBUSH):
        data = saved(subject, answers=120)
        last = len(records(data)) - 1
        for record in records(data)[1:-1]:
            try:
                number, _ = problem(without(data, record.number))
            except FileError as error:
                number = error.record
            if number is None:
                assert record.kind in (ORDER, CHECKPOINT)
            else:
                assert record.number <= number <= last


def test_an_undo_without_its_checkpoint() -> None:
    """Opening a file rests on it."""
    data = saved(CASTLE)
    for number in of_kind(data, UNDO):
        assert records(data)[number + 2].kind == CHECKPOINT
        found, said = problem(without(data, number + 2))
        assert found == number + 2
        assert said.endswith("the undo before it lacks its checkpoint")


def test_a_record_that_comes_twice() -> None:
    data = saved(CASTLE)
    for kind in (ANSWER, UNDO, EVENTS):
        number = of_kind(data, kind)[2]
        again = b"".join([MAGIC, *[framed(r.kind, r.payload) * (2 if r.number == number else 1) for r in records(data)]])
        found, _ = problem(again)
        assert found == number + 1


def test_no_answer_after_the_end() -> None:
    data = restless(TICTACTOE, 3, 200).save()
    number = of_kind(data, ANSWER)[-1]
    found, said = problem(data + framed(ANSWER, records(data)[number].payload))
    assert found == len(records(data))
    assert "the game is over" in said
