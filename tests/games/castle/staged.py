"""Positions of the Castle laid out as scenarios do, for tests that look at reasons, events and options in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from table import GAME

from blackstone.kernel.events import Event
from blackstone.kernel.game import Games
from blackstone.kernel.scenario.case import Case
from blackstone.kernel.scenario.run import Story
from blackstone.kernel.table import Table

GAMES = Games({"castle": lambda: GAME})
NOBODY: dict[str, Any] = {"board": {}}
"""A board without vassals."""


def staged(
    given: Mapping[str, Any],
    *play: Any,
    mode: str | None = None,
    seats: int = 2,
    settings: Mapping[str, str | bool] | None = None,
    cards: Mapping[str, Any] | None = None,
    dice: Sequence[Mapping[str, Any]] | None = None,
    first: str | None = None,
    games: Games = GAMES,
) -> Table:
    """The table after a story; the facts and entries are those of docs/scenarios.md."""
    case = Case(
        case="staged",
        game="castle",
        mode=mode,
        seats=seats,
        settings=dict(settings or {}),
        cards=dict(cards or {}),
        given=dict(given),
        dice=None if dice is None else [dict(entry) for entry in dice],
        play=list(play),
        first=first,
    )
    story = Story(case, games)
    story.tell()
    return story.table


def with_tasks(*tasks: Mapping[str, Any]) -> Games:
    """The game with task cards of one's own, made once for many stories."""
    return Games({"castle": lambda: GAME.with_content({"tasks": list(tasks)})})


def reasons(table: Table, key: str, seat: int = 0) -> list[tuple[str, str, dict[str, Any]]]:
    """Why a key is not offered: rules, message and facts, in their order."""
    refusal = table.why(key, seat)
    assert refusal is not None, f"{key} is offered"
    return [(" ".join(reason.rules), reason.text, dict(reason.facts)) for reason in refusal.reasons]


def keys(table: Table, seat: int = 0) -> list[str]:
    """The keys a seat may answer with."""
    question = table.question(seat)
    assert question is not None
    return question.keys


def told(table: Table, since: int = 0, seats: Any = (0, 1, 2, 3)) -> list[Event]:
    """What happened, as these seats may know it."""
    return [one.event for one in table.events(since, seats)]
