"""What a table writes down, record by record, and opening it again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from parlour import Content, Said, forced, last, maybe, parlour, parlour_game, parlours, pick, said, speak, throw, together, twice

from blackstone.kernel import savefile
from blackstone.kernel.errors import FileError
from blackstone.kernel.events import HandedOver, Undone
from blackstone.kernel.game import Games
from blackstone.kernel.history import AUTOMATIC, BRANCH
from blackstone.kernel.loading import Shelf
from blackstone.kernel.record import SPACING, Act, Standing, read_checkpoint
from blackstone.kernel.run import CADENCE
from blackstone.kernel.savefile import MAGIC, OVERHEAD, framed, records
from blackstone.kernel.table import Horizon, Table

KINDS = {kind: chr(kind) for kind in b"HSABUOPECZ"}
decode = msgspec.msgpack.decode


def kinds(data: bytes) -> str:
    return "".join(KINDS[record.kind] for record in records(data))


def payload(data: bytes, number: int) -> Any:
    return decode(list(records(data))[number].payload)


def act(data: bytes, number: int) -> Act:
    return decode(list(records(data))[number].payload, type=Act)


# ------------------------------------------------------------------ what is written
def test_a_file_begins_with_header_and_segment_and_ends_with_the_seed() -> None:
    table = parlour(speak(0, "hello"), pick(0), forced(1), last())
    data = table.save()
    assert kinds(data) == "HSE"
    start = read_checkpoint(list(records(data))[1])
    assert (start.rules_version, start.start, start.since, start.told, start.before, start.seats) == (1, 0, [], 0, 0, ("human", "human"))
    assert (start.clock, start.number, start.horizon, start.speaker, start.branches, start.undone, start.orders) == (0, 0, 0, -1, 0, [], [])
    assert payload(data, 2) == [[1, "speak", {"event": "said", "seat": 0, "what": "hello"}]]
    id = table.question(0).id  # type: ignore[union-attr]
    table.answer("a", 0, id)
    data = table.save()
    assert kinds(data) == "HSEAZ"
    written = act(data, 3)
    assert [tuple(answer) for answer in written.answers] == [(id, 0, "a"), (written.answers[1][0], 1 | AUTOMATIC, "a")]
    assert written.answers[1][0] > id
    assert [one[0] for one in written.told] == [2, 3]
    run = table._run
    assert written.standing == Standing(run.horizon, run.speaker, run.branches, run.clock, run.number, 0)
    assert payload(data, 4) == run.game.seed
    assert table.records(len(data)) == b""
    assert data.startswith(MAGIC)


def test_each_act_is_one_record_and_only_new_bytes_are_given() -> None:
    table = parlour(*[pick(0)] * 5)
    size = len(table.save())
    for number in range(3):
        table.answer("a", 0)
        new = table.records(size)
        assert kinds(MAGIC + new) == "A"
        assert table.save()[size:] == new
        size += len(new)
        assert number < 3


def test_orders_seats_and_undos_are_written() -> None:
    table = parlour(pick(0), maybe(1), pick(0), throw(0), pick(0))
    table.order(1, "may", "pass")
    table.hand_over(1, "random")
    table.answer("a", 0)
    table.undo(0)
    data = table.save()
    assert kinds(data) == "HSOPEAUEC"
    assert payload(data, 2) == [1, "may", "pass"]
    assert payload(data, 3) == [1, "random"]
    assert payload(data, 4) == [[1, "", {"event": "handed-over", "seat": 1, "to": "random"}]]
    assert payload(data, 6) == [0, 0, table._run.clock]
    assert payload(data, 7) == [[4, "", {"event": "undone", "seat": 0, "answers": 2, "agreed": False}]]
    mark = read_checkpoint(list(records(data))[8])
    run = table._run
    assert (mark.start, mark.since, mark.told, mark.seats, mark.before) == (0, [], 4, ("human", "random"), 0)
    assert (mark.clock, mark.number, mark.horizon, mark.speaker) == (run.clock, run.number, run.horizon, run.speaker)
    assert mark.orders == [(1, "may", "pass")]


def test_an_undo_past_a_draw_is_remembered_in_the_checkpoint() -> None:
    table = parlour(pick(0), throw(0), pick(0))
    table.answer("a", 0)
    table.undo(0, agreed=True)
    data = table.save()
    assert read_checkpoint(list(records(data))[-1]).undone == [(0, "a")]
    table.answer("b:1", 0)
    written = act(table.save(), len(list(records(data))))
    assert [tuple(answer)[1:] for answer in written.answers] == [(BRANCH, 1), (0, "b:1")]
    assert written.standing is not None
    assert (written.standing.branches, written.standing.undone) == (1, 0)


def test_checkpoints_come_every_so_many_answers_and_point_back() -> None:
    table = parlour(*[pick(0)] * 120)
    for _ in range(110):
        table.answer("a", 0)
    data = table.save()
    found = list(records(data))
    marks = [(record, read_checkpoint(record)) for record in found if record.kind in (savefile.CHECKPOINT, savefile.SEGMENT)]
    starts = [mark.start for _, mark in marks]
    assert len(starts) > 3
    assert starts[0] == 0
    assert all(SPACING <= later - earlier <= SPACING + CADENCE for earlier, later in pairwise(starts))
    assert [mark.before for _, mark in marks] == [0, *[record.offset for record, _ in marks[:-1]]]
    assert [mark.told for _, mark in marks] == starts
    assert all(mark.since == [] for _, mark in marks)


def test_an_undo_points_back_to_the_newest_checkpoint_it_still_stands_on() -> None:
    table = parlour(*[pick(0)] * 120)
    for _ in range(90):
        table.answer("a", 0)
    marks = [record for record in records(table.save()) if record.kind in (savefile.CHECKPOINT, savefile.SEGMENT)]
    starts = {record.offset: read_checkpoint(record).start for record in marks}
    assert len(starts) > 2
    for moment in (85, 60, 30, 20, 3):
        twin = table.copy()
        twin.undo(0, moment)
        *_, newest = records(twin.save())
        mark = read_checkpoint(newest)
        assert mark.start + len(mark.since) == moment
        assert mark.before == max((offset for offset, start in starts.items() if start < mark.start), default=0)
        loaded = Table.load(twin.save(), parlours(*[pick(0)] * 120))
        assert loaded.horizon(0) == twin.horizon(0) == Horizon(tuple(range(moment - 1, -1, -1)), None)
        loaded.undo(0, 1)
        assert said(loaded) == ["0 a"]


# ------------------------------------------------------------------ exports
def test_an_export_has_its_seat_s_answers_and_form_of_events_alone() -> None:
    table = parlour(together(0, 1), throw(0), pick(0), pick(1), forced(1), pick(0))
    table.answer("a", 0)
    table.answer("b:1", 1)
    table.answer("b:2", 0)
    table.undo(0)
    table.answer("a", 0)
    table.answer("a", 1)
    data = table.export(1)
    assert kinds(data) == "HAAE"
    header = savefile.read_header(data)[0]
    assert (header.export_for, header.commitment, header.names) == ((1,), table.commitment, ())
    own = [act(data, number) for number in (1, 2)]
    assert [[tuple(answer)[1:] for answer in one.answers] for one in own] == [[(1, "b:1")], [(1, "a"), (1 | AUTOMATIC, "a")]]
    assert [(one.told, one.standing) for one in own] == [([], None)] * 2
    told = decode(list(records(data))[3].payload, type=list[table.game.told])  # type: ignore[name-defined]
    assert told == table.events(0, 1)
    assert table._run.game.seed not in data
    with pytest.raises(FileError, match="this is one seat's export of a game: it can be read, not played on") as error:
        Table.load(data, parlours())
    assert error.value.record == 0


# ------------------------------------------------------------------ opening it again
def played(count: int) -> tuple[Table, Games]:
    steps = [pick(number % 2) for number in range(150)]
    table = parlour(*steps)
    for number in range(count):
        table.answer("a" if number % 3 else "b:1", number % 2)
    return table, parlours(*steps)


@pytest.mark.parametrize("count", [0, 1, 8, 9, 26, 27, 28, 100])
def test_a_loaded_table_is_the_same(count: int) -> None:
    table, games = played(count)
    table.order(1, "may", "pass")
    table.hand_over(0, "random")
    for data in (table.save(), Table.load(table.save(), games).save()):
        loaded = Table.load(data, games)
        assert loaded.save() == data == table.save()
        assert loaded.state_bytes == table.state_bytes
        for seat in (0, 1, None):
            assert loaded.question(seat) == table.question(seat)
        assert [loaded.horizon(seat) for seat in (0, 1)] == [table.horizon(seat) for seat in (0, 1)]
        assert (loaded.seats, loaded.orders(1), loaded.notice) == (("random", "human"), {"may": "pass"}, "")
        assert loaded.events(0, (0, 1)) == table.events(0, (0, 1))
    seat = count % 2
    table.answer("b:2", seat)
    loaded.answer("b:2", seat)
    assert (loaded.moment, loaded.state_bytes, loaded.question(seat)) == (table.moment, table.state_bytes, table.question(seat))
    assert loaded.events(0, (0, 1))[-1] == table.events(0, (0, 1))[-1]
    loaded.undo(seat, agreed=True)
    table.undo(seat, agreed=True)
    assert (loaded.moment, loaded.state_bytes, loaded.question(seat)) == (table.moment, table.state_bytes, table.question(seat))
    assert loaded.events(0, seat) == table.events(0, seat)


def test_the_game_and_its_beginning_are_written_once() -> None:
    """A file that ends where the game begins is dealt anew, so that all is told that was to be told."""
    steps = (speak(0, "hello"), pick(0))
    table = parlour(*steps)
    data = table.save()
    *_, events = records(data)
    cut = data[: events.offset]
    loaded = Table.load(cut, parlours(*steps))
    assert loaded.save() == data
    assert loaded.events(0, 0) == table.events(0, 0)


def test_a_finished_game_without_its_seed_publishes_it_when_it_is_opened() -> None:
    table = parlour(pick(0))
    table.answer("a", 0)
    data = table.save()
    assert kinds(data) == "HSAZ"
    *_, seed = records(data)
    loaded = Table.load(data[: seed.offset], parlours(pick(0)))
    assert loaded.over
    assert loaded.save() == data
    assert Table.load(data, parlours(pick(0))).save() == data


def test_a_file_cut_in_its_last_record_goes_on_from_before_it() -> None:
    table, games = played(5)
    data = table.save()
    *_, newest = records(data)
    for cut in (newest.offset + 1, len(data) - 1):
        loaded = Table.load(data[:cut], games)
        assert loaded.notice == f"record {newest.number} was cut off in the middle: the game goes on from before it"
        assert (loaded.moment, loaded.save()) == (4, data[: newest.offset])


def test_an_act_of_which_a_record_is_missing_is_as_good_as_not_done() -> None:
    table = parlour(*[pick(0)] * 5)
    table.answer("a", 0)
    before = table.save()
    table.hand_over(0, "random")
    *_, handed, _ = records(table.save())
    loaded = Table.load(table.save()[: handed.offset + OVERHEAD + len(handed.payload)], parlours(*[pick(0)] * 5))
    assert loaded.notice == "the last act was not written down whole: the game goes on from before it"
    assert (loaded.save(), loaded.seats) == (before, ("human", "human"))
    whole = Table.load(table.save(), parlours(*[pick(0)] * 5))
    assert (whole.notice, whole.seats) == ("", ("random", "human"))
    before = table.save()
    table.undo(0)
    *_, undone, told, _ = records(table.save())
    for record in (undone, told):
        loaded = Table.load(table.save()[: record.offset + OVERHEAD + len(record.payload)], parlours(*[pick(0)] * 5))
        assert (loaded.save(), loaded.moment) == (before, 1)


def test_damage_is_named_by_its_record() -> None:
    table, games = played(5)
    data = table.save()
    found = list(records(data))
    last_byte = data[:-1] + bytes((data[-1] ^ 1,))
    with pytest.raises(FileError, match=f"record {found[-1].number} is damaged") as error:
        Table.load(last_byte, games)
    assert error.value.record == found[-1].number
    for number in (1, 3):
        at = found[number].offset + 6
        broken = data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :]
        with pytest.raises(FileError, match=f"record {number} is damaged") as error:
            Table.load(broken, games)
        assert error.value.record == number
    with pytest.raises(FileError, match=r"the file holds no position to begin from .record 1.") as error:
        Table.load(data[: found[1].offset], games)
    assert error.value.record == 1


def test_a_damaged_record_before_the_newest_checkpoint_is_not_read() -> None:
    """Loading reads back to the newest checkpoint; `verify` looks at the rest."""
    table, games = played(40)
    data = table.save()
    at = list(records(data))[3].offset + 6
    loaded = Table.load(data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :], games)
    assert loaded.moment == 40


def test_a_file_of_newer_rules_or_of_missing_cards_is_refused() -> None:
    table = parlour(pick(0), pick(0))
    table.answer("b:1", 0)
    newer = Games({"parlour": lambda: parlour_game(pick(0), pick(0), version=0)})
    with pytest.raises(FileError, match="the game was played by rules 1 of parlour; here are only rules 0") as error:
        Table.load(table.save(), newer)
    assert error.value.record == 0
    poor = parlour_game(pick(0), pick(0), content=Content())
    del poor.content.words._by_key["b:1"]
    with pytest.raises(FileError, match="the game has no answer 'b:1'; its cards may be missing"):
        Table.load(table.save(), Games({"parlour": lambda: poor}))


def test_old_answers_stay_in_the_file_until_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    table, games = played(140)
    opened: list[int] = []
    open_shelf = Shelf.open
    monkeypatch.setattr(Shelf, "open", lambda shelf: opened.append(shelf.until) or open_shelf(shelf))
    loaded = Table.load(table.save(), games)
    assert opened == []
    assert loaded.question(0) == table.question(0)
    loaded.undo(0, 130, agreed=True)
    table.undo(0, 130, agreed=True)
    assert len(opened) < 4
    assert loaded.state_bytes == table.state_bytes
    loaded.undo(0, 2, agreed=True)
    assert said(loaded) == ["0 b:1", "1 a"]


def test_events_of_a_file_are_read_from_the_end() -> None:
    table, games = played(30)
    loaded = Table.load(table.save(), games)
    assert loaded.events(29, (0, 1)) == table.events(29, (0, 1))
    assert [told.event for told in loaded.events(28, 0)] == [Said(0, "a"), Said(1)]
    loaded.hand_over(1, "random")
    assert loaded.events(30, None)[0].event == HandedOver(1, "random")
    loaded.undo(1, agreed=True)
    assert [told.number for told in loaded.events(30, None)] == [31, 32]
    assert isinstance(loaded.events(31, None)[0].event, Undone)


def test_a_chain_under_way_is_saved_and_opened() -> None:
    table = parlour(twice(0))
    table.answer("b:2", 0)
    loaded = Table.load(table.save(), parlours(twice(0)))
    loaded.answer("a", 0)
    assert said(loaded) == ["0 b:2 a"]


def test_frames_of_unknown_kinds_are_passed_over() -> None:
    table, games = played(3)
    strange = table.save() + framed(ord("?"), b"from a later version")
    loaded = Table.load(strange, games)
    assert loaded.moment == 3
    assert loaded.events(0, (0, 1)) == table.events(0, (0, 1))
