"""What scenarios call the cards: vassals, tasks, dogs and rats, and how a name is found again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.content import Cards
from blackstone.games.castle.dogs import dog_cards
from blackstone.games.castle.rats import rat_cards
from blackstone.games.castle.state import NONE
from blackstone.kernel.scenario.stage import StagingError, Thing


def vassal(cards: Cards, face: int) -> Thing:
    """A vassal answers to its face, its card with or without the side, and both faces."""
    if face == NONE:
        return Thing("empty")
    name, up = cards.face_ids[face], cards.face_names[face]
    return Thing(up, name, name[:-1], f"{up}/{cards.face_names[face ^ 1]}")


def tasks(cards: Cards, pile: Sequence[int]) -> list[str]:
    return [cards.task_ids[task] for task in pile]


def task_of(cards: Cards, name: Any) -> int:
    if name not in cards.task_of:
        raise StagingError(f"there is no task {name}")
    return cards.task_of[name]


def face_of(cards: Cards, name: Any) -> int:
    if name not in cards.face_of:
        raise StagingError(f"there is no vassal {name}; say card and side, V-19a")
    return cards.face_of[name]


def dog_of(name: Any) -> int:
    ids = [dog.id for dog in dog_cards()]
    if name not in ids:
        raise StagingError(f"there is no dog {name}; there are {', '.join(ids)}")
    return ids.index(name)


def rat_of(name: Any) -> int:
    ids = [card.id for card in rat_cards()]
    if name not in ids:
        raise StagingError(f"there is no rat card {name}; there are {ids[0]} to {ids[-1]}")
    return ids.index(name)
