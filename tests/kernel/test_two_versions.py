"""A rules update never strands a game: saved by version 1, opened by version 2."""

from __future__ import annotations

import msgspec
import pytest
import sticks
from conformance import answers, as_text, asked, look

from blackstone.kernel import savefile
from blackstone.kernel.errors import FileError, Illegal
from blackstone.kernel.record import read_checkpoint
from blackstone.kernel.table import Table, new_game
from blackstone.kernel.verify import verify

OLD, NEW = sticks.games(1), sticks.games(2)
ALTERNATING = ["take:1", "take:2"]


def played(keys: list[str]) -> Table:
    table = new_game(OLD["sticks"], seats=2, seed="sticks")
    for key in keys:
        table.answer(key, table.asked[0])
    return table


def opened(data: bytes) -> Table:
    """By version 2; what it writes is read by it again, and found sound."""
    loaded = Table.load(data, NEW)
    assert look(Table.load(loaded.save(), NEW)) == look(loaded)
    assert verify(loaded.save(), NEW).problem == ""
    return loaded


def test_a_game_whose_answers_still_fit_goes_on_under_the_new_rules() -> None:
    table = played(ALTERNATING * 4)
    loaded = opened(table.save())
    assert loaded.notice == ""
    assert loaded.game.version == 2
    assert loaded.moment == table.moment == 8
    assert as_text(answers(loaded)) == as_text(answers(table))
    assert loaded.view(None) == table.view(None)
    assert loaded.asked == table.asked
    assert loaded._run.game.throws == 8
    assert [told.event for told in loaded.events(0, 0)] == [told.event for told in table.events(0, 0)]


def test_it_stops_at_the_first_answer_that_no_longer_fits_and_nothing_else_is_lost() -> None:
    """`take:1` twice running is forbidden now: the ninth answer and the two after it are asked again."""
    table = played([*ALTERNATING * 4, "take:2", "take:1", "take:2"])
    loaded = opened(table.save())
    assert loaded.moment == 8
    assert as_text(answers(loaded)) == as_text(answers(table))[:8]
    assert "3 of the last answers must be given again" in loaded.notice
    assert loaded.asked == (0,)
    assert asked(loaded, 0).keys == ["take:1", "take:4"]
    with pytest.raises(Illegal):
        loaded.answer("take:2", 0)
    loaded.answer("take:1", 0)


def test_it_stops_at_a_key_that_is_gone() -> None:
    loaded = opened(played(["take:1", "take:2", "take:3", "take:1"]).save())
    assert loaded.moment == 2
    assert "2 of the last answers must be given again" in loaded.notice
    assert loaded.asked == (0,)


def test_a_new_segment_follows_and_the_file_is_only_appended_to() -> None:
    data = played([*ALTERNATING * 4, "take:3"]).save()
    loaded = opened(data)
    saved = loaded.save()
    assert saved.startswith(data)
    segments = [read_checkpoint(record) for record in savefile.records(saved) if record.kind == savefile.SEGMENT]
    assert [segment.rules_version for segment in segments] == [1, 2]
    for _ in range(2):
        again = Table.load(saved, NEW)
        assert look(again) == look(loaded)
        assert again.notice == ""
        saved = again.save()
    loaded.answer("take:1", 0)
    assert look(Table.load(loaded.save(), NEW)) == look(loaded)
    with pytest.raises(FileError, match="rules 2"):
        Table.load(saved, OLD)


def test_questions_and_events_go_on_counting() -> None:
    table = played([*ALTERNATING * 4, "take:2", "take:1"])
    loaded = opened(table.save())
    assert asked(loaded, 0).id > asked(table, 0).id
    told = len(table.events(0, 0))
    loaded.answer("take:1", 0)
    assert [event.number for event in loaded.events(0, 0)][told:] == list(range(told + 1, len(loaded.events(0, 0)) + 1))


def test_undo_goes_back_to_where_the_new_rules_began() -> None:
    """What was played by older rules is not taken back by newer ones; what has been given anew is."""
    table = played(ALTERNATING * 14)
    loaded = opened(table.save())
    floor = loaded._run.start
    assert loaded.moment == table.moment
    assert 0 < floor < loaded.moment
    while loaded.moment > floor:
        before = as_text(answers(loaded))
        loaded.undo(1 - loaded.asked[0], agreed=True)
        assert as_text(answers(loaded)) == before[:-1]
        assert look(Table.load(loaded.save(), NEW)) == look(loaded)
        assert verify(loaded.save(), NEW).problem == ""
    with pytest.raises(Illegal):
        loaded.undo(0, agreed=True)
    with pytest.raises(Illegal):
        loaded.undo(1, agreed=True)


def test_dice_known_from_an_answer_that_was_taken_back_stay_known() -> None:
    """Undone past a draw, then updated: the same answer meets the same dice, another meets others."""
    table = played(["take:1", "take:2", "take:1"])
    left = table.view(None).pile
    table.undo(0, agreed=True)
    for key, branch in (("take:1", 0), ("take:4", 1)):
        loaded = opened(table.save())
        loaded.answer(key, 0)
        assert loaded._run.game.branch == branch
        assert branch or loaded.view(None).pile == left


def test_dice_known_from_an_answer_that_no_longer_fits_stay_known() -> None:
    """Nobody may look what the dice of a lost answer were, and then take something else."""
    table = played([*ALTERNATING, "take:3"])
    loaded = opened(table.save())
    loaded.answer("take:4", 0)
    assert loaded._run.game.branch == 1
    assert look(Table.load(loaded.save(), NEW)) == look(loaded)


def test_an_answer_that_was_taken_back_may_be_gone_in_the_new_rules() -> None:
    """`take:3` was taken back past its draw, so the file remembers it; version 2 has no such key."""
    table = played(["take:1", "take:3"])
    table.undo(1, agreed=True)
    loaded = opened(table.save())
    assert loaded.moment == 1
    assert look(Table.load(loaded.save(), NEW)) == look(loaded)
    loaded.answer("take:2", 1)
    assert loaded._run.game.branch == 1
    assert look(Table.load(loaded.save(), NEW)) == look(loaded)


def test_the_state_in_the_file_is_upgraded_field_by_field() -> None:
    table = played(ALTERNATING)
    segment = next(record for record in savefile.records(table.save()) if record.kind == savefile.SEGMENT)
    fields = msgspec.msgpack.decode(read_checkpoint(segment).state, type=list)
    new = NEW["sticks"]
    state = new.decode(msgspec.msgpack.encode(sticks.upgrade_1_to_2(fields)))
    assert (state.pile, state.throws, state.last) == (60, 0, 0)
    assert len(msgspec.msgpack.decode(new.encode(state), type=list)) == len(fields) + 2
