"""The terminal table of the Castle: what `TextBoard` asks for, carried out by the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from blackstone.games.castle import (
    text_acts,
    text_board,
    text_cards,
    text_hand,
    text_notes,
    text_offers,
    text_piles,
    text_tableau,
    text_words,
)
from blackstone.games.castle.content import SQUARE, Cards
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Fact
from blackstone.kernel.text import Desk, Foresee, Note, Path, question_line

if TYPE_CHECKING:
    from blackstone.kernel.game import Outcome


class CastleText:
    """Tells every mode of the Castle in words and draws its board.  Implements `TextBoard`."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def _words(self, desk: Desk) -> Words:
        return Words(desk, self._cards)

    def word(self, field: str, value: Any, desk: Desk) -> Fact:
        return text_words.fact(field, value, self._words(desk))

    def table(self, view: CastleView, desk: Desk) -> list[str]:
        words = self._words(desk)
        if desk.plain:
            return [*text_board.said(view, words), *text_hand.said(view, words)]
        board = text_board.drawn(view, words)
        return [*board, *text_hand.drawn(view, words, desk.height - len(board))]

    def tableau(self, view: CastleView, seat: int, desk: Desk) -> list[str]:
        return text_tableau.tableau(view, seat, self._words(desk))

    def piles(self, view: CastleView, desk: Desk) -> list[str]:
        return text_piles.piles(view, self._words(desk))

    def card(self, id: str, view: CastleView, desk: Desk) -> list[str]:
        return text_cards.card(id, view.mode == "advanced", self._words(desk))

    def how(self, view: CastleView, desk: Desk) -> list[str]:
        return desk.messages(f"how-{view.mode}", end=view.points_to_end, dot="·" if desk.utf8 else ".").splitlines()

    def outcome(self, view: CastleView, outcome: Outcome, scores: Sequence[int], desk: Desk) -> list[str]:
        return text_piles.final(view, self._words(desk))

    def question(self, question: Question, view: CastleView, desk: Desk) -> str:
        return text_offers.question(question, view, self._words(desk)) or question_line(question, self, desk)

    def paths(self, option: Option) -> Sequence[Path]:
        return text_acts.paths(option)

    def rank(self, path: Path) -> int:
        return SQUARE.get(path[-1].partition(":")[0], 0)

    def act(self, kind: str, desk: Desk) -> str:
        return desk.messages(f"act-{kind}")

    def group(self, path: Path, question: Question, view: CastleView, desk: Desk) -> str:
        return text_acts.group(path, question, view, self._words(desk))

    def option(self, option: Option, question: Question, view: CastleView, desk: Desk) -> str:
        return text_acts.option_line(option, question, view, self._words(desk))

    def brief(self, option: Option, question: Question, view: CastleView, desk: Desk) -> str:
        return text_acts.brief_line(option, question, view, self._words(desk))

    def notes(self, option: Option, view: CastleView, foresee: Foresee, desk: Desk) -> list[Note]:
        return text_notes.notes(option, view, foresee, self._words(desk))

    def synonyms(self, part: str, desk: Desk) -> Sequence[str]:
        return self._words(desk).synonyms(part)
