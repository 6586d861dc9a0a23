"""A saved game under newer rules: automatic answers, dice and orders come along, and nothing is given twice."""

from __future__ import annotations

from typing import Any

import pytest
from parlour import forced, maybe, parlour_game, pick, said, stumble, throw

from blackstone.kernel.game import Games
from blackstone.kernel.history import AUTOMATIC, BRANCH
from blackstone.kernel.record import read_checkpoint
from blackstone.kernel.savefile import SEGMENT, records
from blackstone.kernel.table import Horizon, Table, new_game


def opened(table: Table, *steps: Any, version: int = 2) -> Table:
    return Table.load(table.save(), Games({"parlour": lambda: parlour_game(*steps, version=version)}))


def answers(table: Table) -> list[tuple[int, str]]:
    return [(mark, str(option)) for mark, option in table._run.backwards()][::-1]


STEPS = (pick(0), forced(1), forced(0), throw(0), pick(0), pick(1), pick(0))


def old_table() -> Table:
    table = new_game(parlour_game(*STEPS), seats=2, seed="old")
    table.answer("a", 0)
    return table


def test_answers_that_the_table_gave_itself_are_not_given_twice() -> None:
    table = old_table()
    table.answer("b:1", 0)
    loaded = opened(table, *STEPS)
    assert answers(loaded) == answers(table) == [(0, "a"), (1 | AUTOMATIC, "a"), (AUTOMATIC, "a"), (0, "b:1")]
    assert (said(loaded), loaded.notice) == (said(table), "")
    assert [loaded.horizon(seat) for seat in (0, 1)] == [Horizon((3,), 0), Horizon((), None)]
    newest = [record for record in records(loaded.save()) if record.kind == SEGMENT][-1]
    mark = read_checkpoint(newest)
    assert (mark.rules_version, mark.start, mark.before, mark.told) == (2, 0, 0, table.events(0, None)[-1].number)
    assert [tuple(answer) for answer in mark.since] == answers(table)
    for one in (table, loaded):
        one.answer("b:2", 1)
    assert said(loaded) == said(table)
    assert loaded._run.cadence == table._run.cadence
    assert opened(loaded, *STEPS).save() == loaded.save()


def test_other_dice_after_an_undo_stay_other_dice() -> None:
    table = old_table()
    table.undo(0, agreed=True)
    table.answer("b:1", 0)
    assert answers(table)[0] == (BRANCH, "1")
    loaded = opened(table, *STEPS)
    assert answers(loaded) == answers(table)
    assert said(loaded) == said(table)
    assert loaded._run.game.branch == 1


def test_what_orders_answered_is_given_anew_and_orders_go_on() -> None:
    steps = (pick(0), maybe(1), pick(0), maybe(1), pick(0))
    table = new_game(parlour_game(*steps), seats=2, seed="old")
    table.order(1, "may", "pass")
    table.answer("a", 0)
    loaded = opened(table, *steps)
    assert (said(loaded), loaded.orders(1), loaded.notice) == (["0 a", "1 may pass"], {"may": "pass"}, "")
    loaded.answer("a", 0)
    assert said(loaded)[2:] == ["0 a", "1 may pass"]


def test_a_rule_that_breaks_under_the_new_version_ends_what_is_carried_over() -> None:
    def break_a_leg(game: Any, wish: Any, scene: Any) -> Any:
        raise AssertionError("a loaded game is not dealt")

    steps = (pick(0), stumble(0), pick(1))
    table = new_game(parlour_game(*steps), seats=2, seed="old")
    table.answer("a", 0)
    table.answer("b:2", 0)
    content = type(table.game.content)()
    content.b.key, content.c.key = "b:2", "b:1"  # in the new version the other one breaks
    words = content.words._by_key
    words["b:1"], words["b:2"] = words["b:2"], words["b:1"]
    loaded = Table.load(table.save(), Games({"parlour": lambda: parlour_game(version=2, content=content, new=break_a_leg)}))
    assert loaded.notice == "the rules have changed since: 1 of the last answers must be given again"
    assert (said(loaded), loaded.asked) == (["0 a"], (0,))


def test_a_key_that_is_gone_ends_what_is_carried_over() -> None:
    table = new_game(parlour_game(pick(0), pick(1), pick(0), pick(1)), seats=2, seed="old")
    for number, key in enumerate(("a", "b:1", "a")):
        table.answer(key, number % 2)
    game = parlour_game(version=2, content=type(table.game.content)())
    del game.content.words._by_key["b:1"]
    loaded = Table.load(table.save(), Games({"parlour": lambda: game}))
    assert loaded.notice == "the rules have changed since: 2 of the last answers must be given again"
    assert (said(loaded), loaded.asked) == (["0 a"], (1,))
    loaded.answer("b:2", 1)
    assert said(loaded) == ["0 a", "1 b:2"]


@pytest.mark.parametrize(
    "upgrades",
    [{}, {1: lambda fields: [*fields[:-1], ["upgraded"]]}, {1: lambda fields: fields, 2: lambda fields: [*fields[:-1], ["twice"]]}],
)
def test_every_upgrade_on_the_way_is_made(upgrades: dict[int, Any]) -> None:
    table = new_game(parlour_game(pick(0)), seats=2, seed="old")
    version = max(upgrades, default=1) + 1
    loaded = Table.load(table.save(), Games({"parlour": lambda: parlour_game(version=version, upgrades=upgrades)}))
    assert said(loaded) == {0: [], 1: ["upgraded"], 2: ["twice"]}[len(upgrades)]
