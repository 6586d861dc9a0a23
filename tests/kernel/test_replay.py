"""What verifying says, word for word, of small games; and the texts of answers that do not fit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sticks
from forgery import forged, problem
from parlour import forced, maybe, parlour, parlours, pick, speak, throw, together

from blackstone.kernel import savefile
from blackstone.kernel.errors import FileError
from blackstone.kernel.game import Games
from blackstone.kernel.history import ASIDE, AUTOMATIC, BRANCH
from blackstone.kernel.replay import letter, spelled
from blackstone.kernel.savefile import MAGIC, framed, records
from blackstone.kernel.table import Table, new_game
from blackstone.kernel.verify import frames, verify

STEPS = (pick(0), forced(1), throw(0), maybe(1), together(0, 1), pick(0), pick(1))


def busy() -> tuple[Table, Games]:
    """An answer with an automatic one, an order, an undo past dice and another answer, a seat handed over."""
    table = parlour(*STEPS)
    table.answer("a", 0)
    table.order(1, "may", "pass")
    table.undo(0, agreed=True)
    table.answer("b:1", 0)
    table.hand_over(1, "random")
    table.answer("a", 1)
    table.answer("b:2", 0)
    return table, parlours(*STEPS)


def test_what_a_sound_file_is_told_to_be() -> None:
    table, games = busy()
    data = table.save()
    report = verify(data, games)
    told = table.events(0, None)[-1].number
    assert (report.sound, report.game, report.record, report.records) == (True, "parlour", None, len(list(records(data))))
    assert list(report.checked) == [
        f"{report.records} records: every checksum fits",
        "the deal is what the seed gives",
        "the seed is the one that was committed to",
        "replayed by rules 1, all as recorded: answers 4, automatic answers 4, undos 1, changes of dice 1, standing orders 1, "
        f"seats handed over 1, events {told}, checkpoints 1, random words drawn 1",
    ]
    finished = parlour(pick(0))
    finished.answer("a", 0)
    report = verify(finished.save(), parlours(pick(0)))
    assert list(report.checked)[2:] == [
        "the seed is the one that was committed to, and it is published",
        "replayed by rules 1, all as recorded: answers 1, events 1, random words drawn 0",
    ]


def test_what_is_told_of_older_rules() -> None:
    table = new_game(sticks.games(1)["sticks"], seats=2, seed="x")
    table.answer("take:1", 0)
    table.answer("take:2", 1)
    report = verify(table.save(), sticks.games(2))
    assert report.checked[1:] == ("3 records of older rules: the seed, the dice streams and all numbers fit; they cannot be replayed",)
    report = verify(Table.load(table.save(), sticks.games(2)).save(), sticks.games(2))
    assert [one.partition(" ")[0] for one in report.checked] == ["5", "3", "the", "replayed"]


def test_answers_spelled_for_people() -> None:
    answers: list[Any] = [(7, 0, "a"), (8, 1 | AUTOMATIC, "pass"), (8, 2 | ASIDE, "drink"), (9, BRANCH, 3), (9, 1 | ASIDE | AUTOMATIC, "x")]
    assert spelled(answers) == (
        "A a (question 7), B pass (question 8, automatic), C drink (question 8, beside it), dice stream 3, "
        "B x (question 9, automatic, beside it)"
    )
    assert spelled([]) == "nothing"
    assert [letter(seat) for seat in (0, 11, 12, -1)] == ["A", "L", "12", "-1"]


def lied(data: bytes, number: int, change: Any, games: Games) -> str:
    found, said = problem(forged(data, number, change), games)
    assert found == number
    return said.removeprefix(f"record {number}: ")


def test_lies_about_answers_are_told_in_full() -> None:
    table = parlour(*STEPS)
    table.answer("a", 0)
    data, games = table.save(), parlours(*STEPS)
    number = len(list(records(data))) - 1
    (question, _, _), (later, _, _) = msgspec.msgpack.decode(list(records(data))[number].payload)[0]
    assert lied(data, number, lambda act: [[*act[0], act[0][0]], *act[1:]], games) == (
        f"it holds 2 answers: A a (question {question}), B a (question {later}, automatic), A a (question {question})"
    )
    assert lied(data, number, lambda act: [act[0][:1], *act[1:]], games) == (
        f"it says A a (question {question}); by the rules it is A a (question {question}), B a (question {later}, automatic)"
    )
    assert (
        lied(data, number, lambda act: [act[0][1:], *act[1:]], games)
        == f"it says B a (question {later}, automatic); by the rules it is nothing"
    )
    assert lied(data, number, lambda act: [[[question, 1, "a"], act[0][1]], *act[1:]], games) == (
        "seat B cannot answer a: a is not open to this seat at pick"
    )
    assert lied(data, number, lambda act: [[[question + 5, 0, "a"], act[0][1]], *act[1:]], games) == (
        f"it answers question {question + 5}, but question {question} is open"
    )
    assert lied(data, number, lambda act: [[[question, 0, "z"], act[0][1]], *act[1:]], games) == "no answer of Parlour is called z"
    assert lied(data, number, lambda act: [act[0], act[1][:1], act[2]], games) == "it tells 1 events; by the rules it is 3"
    standing = msgspec.msgpack.decode(list(records(data))[number].payload)[2]
    assert f"it leaves the table at Standing(horizon={standing[0] + 1}, " in lied(
        data, number, lambda act: [*act[:2], [act[2][0] + 1, *act[2][1:]]], games
    )


def test_lies_about_undos_seats_and_orders_are_told_in_full() -> None:
    table, games = busy()
    data = table.save()
    of_kind = {kind: [record.number for record in records(data) if record.kind == kind] for kind in b"UOPC"}
    undo, order, hand, mark = (of_kind[kind][0] for kind in b"UOPC")
    assert lied(data, undo, lambda undone: [1, *undone[1:]], games) == "seat B gave no answer at moment 0 that could be taken back"
    clock = msgspec.msgpack.decode(list(records(data))[undo].payload)[2]
    assert lied(data, undo, lambda undone: [*undone[:2], 99], games) == f"its clock says 99; by the rules it is {clock}"
    assert lied(data, undo, lambda undone: [2, *undone[1:]], games) == "there is no seat 2"
    assert lied(data, hand, lambda seat: [-1, seat[1]], games) == "there is no seat -1"
    assert lied(data, order, lambda order: [2, *order[1:]], games) == "there is no seat 2"
    assert lied(data, mark, lambda mark: [*mark[:5], 99, *mark[6:]], games).startswith("its `number` is 99; by the rules it is ")
    assert lied(data, mark, lambda mark: [7, *mark[1:]], games) == "it is of rules 7 amid those of 1"
    assert lied(data, mark, lambda mark: [*mark[:3], [[0, "a"]], *mark[4:]], games) == "its answers are not those that were given"
    assert lied(data, mark, lambda mark: [*mark[:10], [], *mark[11:]], games) == "its standing orders are not those that were given"


def test_what_may_not_be_missing_at_the_end() -> None:
    table = parlour(speak(0, "hello"), pick(0))
    data, games = table.save(), parlours(speak(0, "hello"), pick(0))
    missing = "it is missing: the file ends before the last act was written down whole"
    *_, events = records(data)
    assert problem(data[: events.offset], games) == (events.number, f"record {events.number}: {missing}")
    table.answer("a", 0)
    data = table.save()
    *_, seed = records(data)
    assert problem(data[: seed.offset], games) == (seed.number, f"record {seed.number}: {missing}")
    undone = parlour(pick(0), pick(0))
    undone.answer("a", 0)
    undone.undo(0)
    data, games = undone.save(), parlours(pick(0), pick(0))
    *_, told, mark = records(data)
    assert problem(data[: mark.offset], games) == (mark.number, f"record {mark.number}: {missing}")
    assert problem(data[: told.offset], games) == (told.number, f"record {told.number}: {missing}")
    assert problem(data, games) == (None, "")
    cut = verify(data[:-1], games)
    assert (cut.problem, cut.record) == (f"record {mark.number}: it was cut off in the middle", mark.number)


def test_records_out_of_their_order() -> None:
    table = parlour(pick(0), speak(0, "x"), pick(0), pick(0))
    table.answer("a", 0)
    table.undo(0)
    data, games = table.save(), parlours(pick(0), speak(0, "x"), pick(0), pick(0))
    pieces = [framed(record.kind, record.payload) for record in records(data)]
    undo, told = 3, 4
    assert [record.kind for record in records(data)][undo : told + 1] == [savefile.UNDO, savefile.EVENTS]
    again = MAGIC + b"".join([*pieces[: undo + 1], pieces[undo + 2], pieces[told]])
    assert problem(again, games) == (told, f"record {told}: answers or events that come before it are missing")
    answered = MAGIC + b"".join([*pieces[: told + 1], pieces[2]])
    assert problem(answered, games) == (told + 1, f"record {told + 1}: the undo before it lacks its checkpoint")
    seed = framed(savefile.SEED, savefile.encode(table._run.game.seed))
    assert problem(data + seed, games)[1].endswith("the seed is published before the game is over")
    over = parlour(pick(0))
    over.answer("a", 0)
    assert problem(forged(over.save(), 3, lambda seed: b"s" * 32), parlours(pick(0))) == (
        3,
        "record 3: this is not the seed that the header commits to",
    )


def test_a_seed_that_is_no_seed_cannot_be_read() -> None:
    over = parlour(pick(0))
    over.answer("a", 0)
    with pytest.raises(FileError, match="record 3 cannot be read") as error:
        verify(forged(over.save(), 3, lambda seed: 5), parlours(pick(0)))
    assert error.value.record == 3


def test_a_game_begins_in_one_way_only() -> None:
    table = parlour(pick(0))
    data, games = table.save(), parlours(pick(0))
    for at, value in ((2, 1), (3, [[0, "a"]]), (13, 1), (12, 13), (11, ["human", "random"])):
        assert (
            lied(data, 1, lambda mark, at=at, value=value: [*mark[:at], value, *mark[at + 1 :]], games) == "this is not how a game begins"
        )
    assert (
        "a game that cannot be made: Short is for 2 to 4 players"
        in problem(
            forged(forged(data, 0, lambda header: {**header, "seats": ["human"]}), 1, lambda mark: [*mark[:11], ["human"], *mark[12:]]),
            games,
        )[1]
    )


def test_frames_of_a_file() -> None:
    table = parlour(pick(0))
    data = table.save()
    found, cut = frames(data)
    assert (len(found), cut) == (2, None)
    found, cut = frames(data[:-1])
    assert (len(found), cut) == (1, 1)
    start = found[-1].offset + savefile.OVERHEAD + len(found[-1].payload)
    wrong = bytearray(data)
    wrong[start + 1] ^= 1  # the length in front of the last record
    with pytest.raises(FileError, match="record 1 is damaged"):
        frames(bytes(wrong))
    wrong[start + 1] ^= 1
    wrong[start + 3] = 1  # so long that the file seems cut
    with pytest.raises(FileError, match="record 1 is damaged: its length does not fit") as error:
        frames(bytes(wrong))
    assert error.value.record == 1
    for short in (1, 5, savefile.OVERHEAD - 1):
        assert frames(data[: start + short])[1] == 1
