"""Verifying a saved game: what is sound is found sound, damage is named with its record, and so is a seed or header that lies."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
import sticks
from conformance import AMBUSH, CASTLE, PIG, SUBJECTS, TICTACTOE, Subject, games, some_answer
from forgery import Change, forged, of_kind, owner, problem, records, restless, saved

from blackstone.kernel import savefile
from blackstone.kernel.dice import commitment, seed_from
from blackstone.kernel.errors import FileError, UnknownGame
from blackstone.kernel.savefile import ANSWER, BRANCHED, CHECKPOINT, EVENTS, HAND_OVER, MAGIC, ORDER, OVERHEAD, SEED, SEGMENT, UNDO, framed
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table, new_game, seated
from blackstone.kernel.verify import Report, verify


# ------------------------------------------------------------------ what is sound
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
def test_a_game_that_was_really_played_is_sound(subject: Subject, number: int) -> None:
    table = restless(subject, number, 200)
    report = verify(table.save(), games())
    assert (report.problem, report.record) == ("", None)
    assert report.records == len(records(table.save()))
    assert report.checked[1] == "the deal is what the seed gives"
    assert ("and it is published" in report.checked[2]) == table.over


def test_it_says_what_was_checked() -> None:
    data = saved(CASTLE)
    kinds = {kind: len(of_kind(data, kind)) for kind in (UNDO, ORDER, HAND_OVER, CHECKPOINT)}
    assert all(kinds.values())
    said = verify(data, games()).checked[-1]
    for what, kind in (("undos", UNDO), ("standing orders", ORDER), ("seats handed over", HAND_OVER), ("checkpoints", CHECKPOINT)):
        assert f"{what} {kinds[kind]}" in said
    answers = [mark for n in of_kind(data, ANSWER) for _, mark, _ in msgspec.msgpack.decode(records(data)[n].payload)[0]]
    assert f"answers {sum(mark < 64 for mark in answers)}," in said
    assert f"automatic answers {sum(64 <= mark < 128 for mark in answers)}," in said
    assert f"changes of dice {answers.count(256)}," in said


def test_records_of_unknown_kinds_are_passed_over() -> None:
    data = saved(PIG)
    more = b"".join([MAGIC, *[framed(r.kind, r.payload) + (framed(ord("z"), b"?") if r.number else b"") for r in records(data)]])
    # the new frames shift every checkpoint's pointer to the one before
    assert "`before`" in problem(more)[1]
    end = data + framed(ord("z"), b"from a later version")
    report = verify(end, games())
    assert report.sound
    assert report.checked[-1] == "1 records are of kinds this version does not know"
    assert BRANCHED not in [record.kind for record in records(data)]


def test_a_finished_game_has_published_its_seed() -> None:
    table = restless(TICTACTOE, 3, 200)
    assert table.over
    assert len(of_kind(table.save(), SEED)) == 1
    assert verify(table.save(), games()).sound


def test_an_export_has_nothing_but_checksums() -> None:
    data = restless(CASTLE, 1, 60).export(1)
    report = verify(data, games())
    assert report.sound
    assert "this is what seat B took along" in report.checked[-1]
    assert problem(data[:-1])[0] == len(records(data)) - 1


def test_a_game_of_cards_of_one_s_own() -> None:
    task = {
        "id": "T-1", "deck": "guild", "type": "knight", "vp": 1, "left": {"letters": ["B"], "role": "spy"},
        "right": {"letters": ["K"], "role": "captain"}, "corner": "lion-spy",
    }  # fmt: skip
    table = new_game(games()["castle"].with_content({"tasks": [task]}), seats=2, seed="own")
    rng = Random(1)
    for _ in range(40):
        table.answer(*some_answer(table, rng))
    assert problem(table.save()) == (None, "")


def staged(flag: bool) -> bytes:
    """A game that begins in the middle, as a scenario lays it out."""
    table = CASTLE.table(0)
    rng = Random(5)
    for _ in range(30):
        table.answer(*some_answer(table, rng))
    state = table.game.copy(table._run.checkpoint)
    header = msgspec.structs.replace(table.header, staged=flag)
    new = seated(table.game, header, state, table.seats, record=True, scene=Scene(listening=True))
    for _ in range(30):
        new.answer(*some_answer(new, rng))
    return new.save()


def test_a_position_that_was_laid_out_is_verified_from_there() -> None:
    report = verify(staged(True), games())
    assert report.sound
    assert report.checked[1] == "the game begins with a position that somebody laid out"


def test_a_position_that_pretends_to_be_a_deal_is_found() -> None:
    assert problem(staged(False)) == (1, "record 1: its position is not what the seed deals")


# ------------------------------------------------------------------ damage: bytes and cuts
@pytest.mark.parametrize("subject", [TICTACTOE, PIG], ids=lambda subject: subject.id)
def test_every_flipped_byte_is_found_in_its_record(subject: Subject) -> None:
    data = saved(subject, 0, 40)
    rng = Random(1)
    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= 1 << rng.randrange(8)
        with pytest.raises(FileError) as caught:
            verify(bytes(damaged), games())
        assert caught.value.record == owner(data, at)
        assert f"record {owner(data, at)}" in str(caught.value)


@pytest.mark.parametrize("subject", [TICTACTOE, PIG], ids=lambda subject: subject.id)
def test_a_file_that_is_cut_anywhere_is_cut_in_its_last_record(subject: Subject) -> None:
    data = saved(subject, 0, 40)
    begins = {record.offset for record in records(data)}
    for end in range(0, len(data), 1 if subject is TICTACTOE else 7):
        if end <= records(data)[1].offset + OVERHEAD + len(records(data)[1].payload) - 1:
            with pytest.raises(FileError) as caught:  # the header, or the position that everything begins with
                verify(data[:end], games())
            assert caught.value.record == owner(data, end)
        elif end not in begins:
            assert problem(data[:end]) == (owner(data, end), f"record {owner(data, end)}: it was cut off in the middle")


def test_a_file_that_ends_between_two_records_is_sound_or_lacks_what_the_last_act_led_to() -> None:
    for subject in (CASTLE, PIG, AMBUSH):
        data = saved(subject, answers=120)
        frames = records(data)
        for before, record in pairwise(frames[2:]):
            torn = before.kind in (UNDO, HAND_OVER) or (before.kind == EVENTS and record.kind == CHECKPOINT) or record.kind == SEED
            number, said = problem(data[: record.offset])
            assert (number, bool(said)) == ((record.number, True) if torn else (None, False)), said


def test_what_is_opened_after_a_cut_and_played_on_is_sound() -> None:
    """A crash while writing leaves half a record, or an act of several records half written."""
    rng = Random(2)
    for subject in (CASTLE, AMBUSH, PIG):
        data = saved(subject, answers=100)
        for record in records(data)[2:]:
            table = Table.load(data[: record.offset + rng.choice((0, 6))], games())
            for _ in range(4):
                if not table.over:
                    table.answer(*some_answer(table, rng))
            assert problem(table.save()) == (None, "")


def test_the_last_record_with_a_wrong_length_is_damaged_and_not_cut() -> None:
    data = bytearray(saved(PIG))
    last = records(bytes(data))[-1]
    data[last.offset + 2] ^= 1  # 256 bytes more
    with pytest.raises(FileError, match=f"record {last.number} is damaged: its length") as caught:
        verify(bytes(data), games())
    assert caught.value.record == last.number


@pytest.mark.parametrize("data", [b"", b"bla", b"no game at all", b"blackstone 2\n", MAGIC, MAGIC + b"H"])
def test_what_is_no_saved_game(data: bytes) -> None:
    with pytest.raises(FileError) as caught:
        verify(data, games())
    assert caught.value.record == 0


def test_a_file_with_a_header_alone() -> None:
    data = saved(PIG)
    with pytest.raises(FileError, match="no position to begin from") as caught:
        verify(data[: records(data)[1].offset], games())
    assert caught.value.record == 1


def test_a_payload_that_means_nothing() -> None:
    data = saved(PIG)
    number = of_kind(data, ANSWER)[3]
    with pytest.raises(FileError, match=f"record {number} cannot be read"):
        verify(forged(data, number, lambda act: "nonsense"), games())


# ------------------------------------------------------------------ the seed and the header
def test_another_seed() -> None:
    data = saved(CASTLE)

    def reseeded(mark: list[Any]) -> list[Any]:
        state = msgspec.msgpack.decode(mark[1])
        assert commitment(state[1]) == savefile.read_header(data)[0].commitment
        state[1] = seed_from("another")
        return [mark[0], msgspec.msgpack.encode(state), *mark[2:]]

    lied = forged(data, 1, reseeded)
    assert problem(lied) == (1, "record 1: its seed is not the one the header commits to")
    assert problem(forged(lied, 0, lambda header: {**header, "commitment": commitment(seed_from("another"))}))[0] == 1
    number = of_kind(data, CHECKPOINT)[0]
    assert problem(forged(data, number, reseeded))[0] == number


def test_another_seed_is_published() -> None:
    data = restless(TICTACTOE, 3, 200).save()
    number = of_kind(data, SEED)[0]
    assert problem(forged(data, number, lambda seed: seed_from("another")))[0] == number


def test_a_seed_is_published_too_early() -> None:
    table = CASTLE.table(0)
    lied = table.save() + framed(SEED, savefile.encode(seed_from("castle 0")))
    assert problem(lied) == (len(records(lied)) - 1, f"record {len(records(lied)) - 1}: the seed is published before the game is over")


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 64},
        {
            "settings": {
                "families": "off",
                "household-support": "off",
                "unsupported": "latest",
                "face-down-trigger": "exact",
                "limit-check": "own",
            }
        },
        {"settings": {"families": "on"}},
        {"seats": ["human", "human", "human"]},
        {"seats": ["human", "greedy"]},
        {"seed_chosen": False},
        {"rules_version": 0},
        {"first": 1},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_header_that_wishes_for_another_game(change: dict[str, Any]) -> None:
    data = new_game(games()["castle"], seats=2, seed="header", first=0).save()
    assert problem(data) == (None, "")
    assert problem(forged(data, 0, lambda header: {**header, **change}))[0] == 1


def test_a_game_that_is_not_here() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        verify(forged(saved(PIG), 0, lambda header: {**header, "game": "chess"}), games())


def test_a_header_of_another_shape() -> None:
    with pytest.raises(FileError, match="header cannot be read") as caught:
        verify(forged(saved(PIG), 0, lambda header: {"game": "pig"}), games())
    assert caught.value.record == 0
    with pytest.raises(FileError, match="does not begin with a header"):
        verify(forged(saved(PIG), 0, lambda header: header, kind=SEGMENT), games())


# ------------------------------------------------------------------ rules of several versions
def upgraded() -> bytes:
    """Played by version 1, then opened and played on by version 2, with undos in both."""
    rng = Random(4)
    table = new_game(sticks.games(1)["sticks"], seats=2, seed="two versions")
    for version in (1, 2):
        table = Table.load(table.save(), sticks.games(version))
        for _ in range(40):
            seat = table.asked[0]
            if rng.random() < 0.4 and (table.horizon(seat).free or table.horizon(seat).by_consent is not None):
                table.undo(seat, agreed=True)
            table.answer(*some_answer(table, rng))
    return table.save()


def test_segments_of_older_rules_are_looked_at_and_those_of_today_replayed() -> None:
    report = verify(upgraded(), sticks.games(2))
    assert report.sound
    older = of_kind(upgraded(), SEGMENT)[1] - 1
    assert report.checked[1].startswith(f"{older} records of older rules")
    assert report.checked[-1].startswith("replayed by rules 2")


def test_a_game_of_newer_rules_than_these() -> None:
    with pytest.raises(FileError, match="rules 2 of sticks; here are only rules 1") as caught:
        verify(upgraded(), sticks.games(1))
    assert caught.value.record == of_kind(upgraded(), SEGMENT)[1]


def test_lies_in_segments_of_older_rules() -> None:
    data, known = upgraded(), sticks.games(2)
    second = of_kind(data, SEGMENT)[1]

    def in_state(at: int, value: Any) -> Change:
        def change(mark: list[Any]) -> list[Any]:
            state = msgspec.msgpack.decode(mark[1])
            state[at] = value
            return [mark[0], msgspec.msgpack.encode(state), *mark[2:]]

        return change

    marks = [n for n in of_kind(data, CHECKPOINT) if n < second]
    assert marks
    for number in (1, marks[0]):
        assert problem(forged(data, number, in_state(1, seed_from("x"))), known)[0] == number
        assert problem(forged(data, number, in_state(4, 99)), known)[0] == number
    answers = [n for n in of_kind(data, ANSWER) if n < second]
    assert problem(forged(data, answers[3], lambda act: [[[0, m, k] for _, m, k in act[0]], *act[1:]]), known)[0] == answers[3]
    assert problem(forged(data, answers[3], lambda act: [act[0], [[99, *t[1:]] for t in act[1]], act[2]]), known)[0] == answers[3]


def test_lies_in_and_about_the_segment_of_today() -> None:
    data, known = upgraded(), sticks.games(2)
    second = of_kind(data, SEGMENT)[1]

    def fewer(mark: list[Any]) -> list[Any]:
        state = msgspec.msgpack.decode(mark[1])
        pile = [field.name for field in msgspec.structs.fields(sticks.Sticks2)].index("pile")
        state[pile] -= 1
        return [mark[0], msgspec.msgpack.encode(state), *mark[2:]]

    assert problem(forged(data, second, fewer), known) == (
        second, f"record {second}: its position is not what the older game leads to by the rules of today"
    )  # fmt: skip
    assert problem(forged(data, second, lambda mark: [mark[0], mark[1], mark[2], [[0, "take:9"]], *mark[4:]]), known)[0] == second
    later = [n for n in of_kind(data, ANSWER) if n > second]
    assert problem(forged(data, later[2], lambda act: [[[q, m, "take:4"] for q, m, _ in act[0]], *act[1:]]), known)[0] == later[2]
    assert problem(forged(data, second, lambda mark: [1, *mark[1:]]), known) == (
        second,
        f"record {second}: rules 1 do not follow on rules 1",
    )


def test_rules_do_not_go_back() -> None:
    data, known = upgraded(), sticks.games(2)
    first = records(data)[1]
    found, said = problem(data + framed(SEGMENT, first.payload), known)
    assert found == len(records(data))
    assert "rules 1 do not follow on rules 2" in said


def test_a_report_is_plain_data() -> None:
    report = verify(saved(PIG), games())
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
