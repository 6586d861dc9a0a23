"""The terminal text of a game that brings none: keys, names of fields and the game's messages, if it has some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Fact
from blackstone.kernel.text import Desk, Foresee, Note, Path, listed, pass_line, players_said, question_line

if TYPE_CHECKING:
    from blackstone.kernel.game import Game, Outcome

SEATS = ("seat", "seats", "winners", "turn", "owner")
"""Fields that name seats in every game."""


class PlainText:
    """Plays any game at a terminal, without a drawing.  Implements `TextBoard`."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def word(self, field: str, value: Any, desk: Desk) -> Fact:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in SEATS and isinstance(value, int) and 0 <= value < len(desk.names):
            return desk.name(value)
        return value if isinstance(value, int) else str(value)

    def table(self, view: Any, desk: Desk) -> list[str]:
        return told("", msgspec.to_builtins(view), self, desk)

    def tableau(self, view: Any, seat: int, desk: Desk) -> list[str]:
        return self.table(view, desk)

    def piles(self, view: Any, desk: Desk) -> list[str]:
        return self.table(view, desk)

    def card(self, id: str, view: Any, desk: Desk) -> list[str]:
        return []

    def how(self, view: Any, desk: Desk) -> list[str]:
        if "how" in desk.messages:
            return desk.messages("how").splitlines()
        modes = [f"{mode.title}, {players_said(*mode.seats, desk.messages)}" for mode in self._game.modes]
        return [f"{self._game.title}: {'; '.join(modes)}.", desk.messages("how-any")]

    def outcome(self, view: Any, outcome: Outcome, scores: Sequence[int], desk: Desk) -> list[str]:
        lines = [desk.messages("outcome-points", who=desk.called(seat), points=score) for seat, score in enumerate(scores)]
        if outcome.together:
            return [*lines, desk.messages("outcome-together", how=outcome.together)]
        winners = listed([desk.name(seat) for seat in outcome.winners], desk)
        named = f"decided-{outcome.decided_by}"
        decided = desk.messages(named) if named in desk.messages else outcome.decided_by
        return [*lines, desk.messages("outcome-winners", who=winners, count=len(outcome.winners), decided=decided)]

    def question(self, question: Question, view: Any, desk: Desk) -> str:
        return question_line(question, self, desk)

    def paths(self, option: Option) -> Sequence[Path]:
        return (tuple(option.key.split(":")),)

    def rank(self, path: Path) -> int:
        return 0

    def act(self, kind: str, desk: Desk) -> str:
        return kind

    def group(self, path: Path, question: Question, view: Any, desk: Desk) -> str:
        return " ".join(path)

    def option(self, option: Option, question: Question, view: Any, desk: Desk) -> str:
        return pass_line(question, desk) if option is PASS else option.key.replace(":", " ")

    def brief(self, option: Option, question: Question, view: Any, desk: Desk) -> str:
        return self.option(option, question, view, desk)

    def notes(self, option: Option, view: Any, foresee: Foresee, desk: Desk) -> list[Note]:
        return []

    def synonyms(self, part: str, desk: Desk) -> Sequence[str]:
        return ()


def told(name: str, thing: Any, board: PlainText, desk: Desk) -> list[str]:
    """Plain data as lines: one a field, or one a thing where its fields are simple."""
    lead = f"{name}: " if name else ""
    if isinstance(thing, dict):
        if name and all(_simple(value) for value in thing.values()):
            return [lead + (", ".join(f"{key} {_said(key, value, board, desk)}" for key, value in thing.items()) or "-")]
        inner = [line for key, value in thing.items() for line in told(str(key), value, board, desk)]
        return [lead.rstrip(), *[f"  {line}" for line in inner]] if name else inner
    if isinstance(thing, list | tuple) and not all(_simple(item) and not isinstance(item, dict) for item in thing):
        return [line for at, item in enumerate(thing) for line in told(f"{name} {at + 1}", item, board, desk)]
    return [lead + _said(name, thing, board, desk)]


def _simple(thing: Any) -> bool:
    """A word or number, or a handful of them."""
    inner = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple) else ()
    return not any(isinstance(value, dict | list | tuple) for value in inner)


def _said(name: str, thing: Any, board: PlainText, desk: Desk) -> str:
    if isinstance(thing, dict):
        return " ".join(f"{key} {_said(key, value, board, desk)}" for key, value in thing.items()) or "-"
    if isinstance(thing, list | tuple):
        return " ".join(_said(name, item, board, desk) for item in thing) or "-"
    return "-" if thing is None else str(board.word(name, thing, desk))
