"""Stories of the modes that are played in actions: laid out, played and looked at as scenarios are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from staged import GAMES

from blackstone.kernel.scenario.case import Case
from blackstone.kernel.scenario.run import Story
from blackstone.kernel.table import Table

EMPTY: dict[str, Any] = {"board": {}}


def card(id: str, left: Mapping[str, Any], right: Mapping[str, Any]) -> dict[str, Any]:
    """A Machination card of one's own."""
    return {"id": id, "deck": "machination", "type": "ploy", "vp": 1, "left": left, "right": right, "corner": "lion-spy"}


def half(letters: str, faction: str = "any", role: str = "any", blue: str | None = None) -> dict[str, Any]:
    """Half a card: the letters, what it wants, and the blue letter."""
    return {"letters": list(letters), "faction": faction, "role": role, **({"blue": blue} if blue else {})}


def story(
    mode: str,
    given: Mapping[str, Any],
    *play: Any,
    expect: Mapping[str, Any] | None = None,
    cards: Sequence[Mapping[str, Any]] = (),
    **more: Any,
) -> Table:
    """The table after a story in which everything expected was so."""
    told = Case(
        case="story",
        game="castle",
        mode=mode,
        given=dict(given),
        play=list(play),
        expect=dict(expect or {}),
        cards={"tasks": list(cards)} if cards else {},
        **{"seats": 2, **more},
    )
    teller = Story(told, GAMES)
    teller.tell()
    return teller.table


def refused(key: str, *rules: str) -> dict[str, Any]:
    """An entry: A tries it in vain."""
    return {"refused": key, "by": list(rules)}
