"""Tables of Ambush in the middle of things, and short ways to look at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackstone.kernel.bots import answer_for
from blackstone.kernel.dice import Script, commitment, seed_from
from blackstone.kernel.errors import Illegal
from blackstone.kernel.game import Games
from blackstone.kernel.savefile import Header
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table, new_game, seated

FOLDER = Path(__file__).parents[2] / "examples" / "ambush"
GAMES = Games({}).including(FOLDER)
AMBUSH = GAMES["ambush"]
CALM: Mapping[str, Any] = {"potions": 0, "flasks": 0, "tokens": 0, "trinket": ""}
"""A hero with nothing to use, so that nobody is asked in between."""


def staged(dice: Sequence[tuple[str, Sequence[int]]] = (), *, seats: int = 2, hostile: str = "automatic", **given: Any) -> Table:
    """A table in the middle of a combat; heroes A and B are calm unless they are given."""
    assert AMBUSH.stagehand is not None
    heroes = {letter: {**CALM, **given.get("heroes", {}).get(letter, {})} for letter in "ABCD"[: seats - (hostile == "human")]}
    settings, seed = {"hostile": hostile}, seed_from("ambush")
    wish = AMBUSH.wish(mode=None, seats=seats, settings=settings, seed=seed, seed_chosen=True, first=None)
    state = AMBUSH.stagehand().position(AMBUSH, wish, {**given, "heroes": heroes})
    who = ("human",) * seats
    header = Header("ambush", 1, "ambush", settings, who, (), None, commitment(seed), True, staged=True)
    script = Script([(purpose, list(fell)) for purpose, fell in dice]) if dice else None
    return seated(AMBUSH, header, state, who, record=True, scene=Scene(listening=True, script=script))


def at(kind: str, place: str, health: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "at": place} | ({} if health is None else {"health": health})


def facts(table: Table) -> Any:
    assert AMBUSH.stagehand is not None
    return AMBUSH.stagehand().facts(table._run.game)


def hero(table: Table, letter: str) -> Any:
    return facts(table)["heroes"][letter]


def keys(table: Table, seat: int) -> list[str]:
    question = table.question(seat)
    assert question is not None
    return question.keys


def kind(table: Table) -> str:
    question = table.question(table.asked[0])
    assert question is not None
    return question.kind


def told(table: Table, seats: Any = (0, 1, 2, 3, 4)) -> list[Any]:
    return [one.event for one in table.events(0, seats)]


def tags(table: Table) -> list[str]:
    return [event.__struct_config__.tag for event in told(table)]


def refused(table: Table, key: str, seat: int) -> tuple[str, ...]:
    refusal = table.why(key, seat)
    assert refusal is not None
    assert all(reason.rules for reason in refusal.reasons)
    with pytest.raises(Illegal):
        table.answer(key, seat)
    return refusal.rules


def played_by_greedy(seats: int, seed: str, **settings: str) -> Table:
    table = new_game(AMBUSH, seats=seats, seed=seed, settings=settings)
    bots = [AMBUSH.bots["greedy"](seat, Random(f"{seed} {seat}")) for seat in range(seats)]
    while not table.over:
        answer_for(table, table.asked[0], bots[table.asked[0]])
    return table
