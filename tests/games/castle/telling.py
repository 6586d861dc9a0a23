"""Tables of the Castle told in words, for the tests of its terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from blackstone.games import castle
from blackstone.games.castle.view import CastleView
from blackstone.kernel.game import Game
from blackstone.kernel.messages import LANGUAGES, Messages, messages_for
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Table, new_game
from blackstone.kernel.text import Desk, TextBoard

FOLDER = Path(castle.__file__).parent
NAMES = ("Anna", "Bob", "Chloé", "Dino")
BOTH = pytest.mark.parametrize("language", LANGUAGES)
OFF = {"families": "off"}
RARE = (
    "complete", "adopt", "kill", "guard", "unguard", "lift", "agent", "hide", "recall", "play", "watch", "stack", "waive", "keep",
    "spend", "put", "exchange", "set", "use",
)  # fmt: skip


class Sort(NamedTuple):
    """A sort of game: everything a table can be played with should be in one of them."""

    mode: str
    seats: int
    settings: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.mode} {self.seats}"


EVERYTHING = {"family-pool": "all", "assassins": "on", "wild-vassals": "on", "knight-wizards": "on"}
SORTS = (
    Sort("kings-quest", 2, OFF),
    Sort("kings-quest", 3, {**EVERYTHING, "families": "choose", "mawe-minor": "on"}),
    Sort("kings-quest", 4, {**EVERYTHING, "wild-faces": "full", "limit-check": "all"}),
    Sort("coop", 2, {**EVERYTHING, "open-hands": "on"}),
    Sort("advanced", 3, {"family-pool": "all", "unsupported": "owner"}),
    Sort("solo", 1, {**EVERYTHING, "face-down-trigger": "any"}),
    Sort("puzzle-masters-quest", 2, {"family-pool": "all", "knight-wizards": "on"}),
    Sort("queens-quest", 2, {}),
    Sort("queens-quest", 4, {}),
    Sort("wizards-quest", 2, {}),
    Sort("wizards-quest", 4, {"standstill": "off"}),
)
SORTED = pytest.mark.parametrize("sort", SORTS, ids=str)

PINWHEEL = {
    "BS": "lion-spy", "BT": "lion-scout", "BO": "lion-captain", "BN": "lion-emissary",
    "BE": "dragon-spy", "LE": "dragon-scout", "AE": "dragon-captain", "CE": "dragon-emissary",
    "KE": "phoenix-spy", "KN": "phoenix-scout", "KO": "phoenix-captain", "KT": "phoenix-emissary",
    "KS": "griffin-spy", "CS": "griffin-scout", "AS": "griffin-captain", "LS": "griffin-emissary",
}  # fmt: skip
"""Each faction on its line, all turned the same way round, no two neighbours of one role."""


@cache
def game() -> Game[Any]:
    return castle.game()


@cache
def words(language: str) -> Messages:
    return messages_for(language, FOLDER / "locale")


@cache
def board() -> TextBoard:
    assert game().text is not None
    return game().text()


def desk(language: str = "en", seat: int | None = 0, **how: Any) -> Desk:
    return Desk(words(language), NAMES, seat, **how)


def asked(table: Table) -> tuple[int, Question]:
    seat = table.asked[0]
    question = table.question(seat)
    assert question is not None
    return seat, question


def seen(table: Table, seat: int | None) -> CastleView:
    view = table.view(seat)
    assert isinstance(view, CastleView)
    return view


def wander(sort: Sort, seed: str, answers: int) -> Iterator[Table]:
    """A table at every question of a game in which whatever is rare is often done when it can be."""
    table, rng = new_game(game(), mode=sort.mode, seats=sort.seats, seed=seed, settings=sort.settings), Random(seed)
    for _ in range(answers):
        if table.over:
            break
        yield table
        seat, question = asked(table)
        rare = [key for key in question.keys if key.partition(":")[0] in RARE]
        table.answer(rng.choice(rare if rare and rng.random() < 0.8 else question.keys), seat)
    yield table


def notes(table: Table, key: str, language: str = "en") -> list[tuple[str, str]]:
    """What an option would bring, with its marks."""
    seat, question = asked(table)
    option = next(option for option in question.options if option.key == key)
    found = board().notes(option, table.view(seat), lambda keys: table.preview(keys, seat), desk(language, seat))
    return [(note.mark, note.text) for note in found]


NONE = re.compile("none face down|discards: none|: none\\.|you have none|play none")
"""Where `none` is meant."""


def check(lines: list[str]) -> None:
    """No message is half filled in."""
    for line in lines:
        assert "{" not in line, line
        assert "None" not in line, line
        assert "none" not in NONE.sub("", line), line
