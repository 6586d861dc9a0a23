"""Every option of a content set, made once, in a stable order; and how to read a key that is well formed but never offered."""

from __future__ import annotations

from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.content import DECK_NAMES, SQUARE, SQUARES, Cards
from blackstone.games.castle.corners import Corner
from blackstone.games.castle.face_down import Hide, Play, Recall
from blackstone.games.castle.intrigue import Agent, Reward, Watch, reward_table
from blackstone.games.castle.limits import Discard, Shed
from blackstone.games.castle.manipulate import Flip, Slide, Swap, swaps_and_flips
from blackstone.games.castle.order_of_events import Fill, by_knight
from blackstone.games.castle.retain import Refill, Retain
from blackstone.games.castle.state import Castle
from blackstone.games.castle.task import Complete, Use
from blackstone.games.castle.task_cards import Draw, draw_table
from blackstone.games.castle.upcharge import Pay
from blackstone.games.castle.words import BySquare, Content, Memo
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason

KINDS: dict[str, type[Act]] = {
    "corner": Corner, "fill": Fill, "recall": Recall, "slide": Slide, "retain": Retain, "refill": Refill, "swap": Swap, "flip": Flip,
    "draw": Draw, "complete": Complete, "use": Use, "pay": Pay, "agent": Agent, "watch": Watch, "hide": Hide, "play": Play,
    "reward": Reward, "discard": Discard, "shed": Shed,
}  # fmt: skip


def content_of(cards: Cards) -> Content:
    """The vocabulary of a content set."""
    words = Vocabulary(lambda key: words.known(usual(key)) or well_formed(usual(key)))
    content = Content(cards, words)
    content.corners = tuple(words.add(Corner(corner)) for corner in range(4))
    content.fills = BySquare([words.add(Fill(square)) for square in range(25)])
    _moves(content)
    decks = range(len(DECK_NAMES))
    content.draws = draw_table({(deck, token): words.add(Draw(deck, token)) for deck in decks for token in ("", "knights")})
    content.refills = tuple(words.add(Refill(corner)) for corner in range(4))
    content.use = {(left, right): words.add(Use(left, right)) for left in range(25) for right in range(25) if left != right}
    content.watch = BySquare([words.add(Watch(square)) for square in range(25)])
    content.reward = {name: words.add(option) for name, option in reward_table().items()}
    tasks = list(enumerate(cards.task_ids))
    content.complete = tuple(words.add(Complete(task, name)) for task, name in tasks)
    content.agent = tuple(words.add(Agent(task, name)) for task, name in tasks)
    content.hide = tuple(words.add(Hide(task, name)) for task, name in tasks)
    content.recall = tuple(words.add(Recall(task, name)) for task, name in tasks)
    content.play = tuple(words.add(Play(task, name)) for task, name in tasks)
    content.discard = tuple(words.add(Discard(task, name)) for task, name in tasks)
    faces = list(enumerate(cards.face_ids))
    content.pay = tuple(words.add(Pay(face, name)) for face, name in faces)
    content.shed = tuple(words.add(Shed(face, name)) for face, name in faces)
    return content


def _moves(content: Content) -> None:
    words, squares = content.words, range(25)

    def slide(here: int, there: int, on_board: bool) -> Slide | None:
        return words.add(Slide(here, there)) if on_board else None

    content.slides_right = BySquare([slide(s, s + 1, s % 5 < 4) for s in squares])
    content.slides_left = BySquare([slide(s, s - 1, s % 5 > 0) for s in squares])
    content.slides_down = BySquare([slide(s, s + 5, s < 20) for s in squares])
    content.slides_up = BySquare([slide(s, s - 5, s > 4) for s in squares])
    content.swaps_across = BySquare([words.add(Swap(s, s + 1)) if s % 5 < 4 else None for s in squares])
    content.swaps_down = BySquare([words.add(Swap(s, s + 5)) if s < 20 else None for s in squares])
    content.flips = BySquare([words.add(Flip(s)) for s in squares])
    content.retains = BySquare([words.add(Retain(s)) for s in squares])
    content.by_knight = Memo(lambda masks: by_knight(content, masks))
    content.by_wizard = Memo(lambda movable: swaps_and_flips(content, movable))


class NotInThisGame(Act):
    """A key of a mode, family or card that is not in this game."""

    __slots__ = ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        return [reason(ELSEWHERE[self.kind], "not-in-this-game", kind=self.kind)]


ELSEWHERE = {
    "keep": "C-BONUS-10", "waive": "C-BONUS-03", "stack": "C-KW-01", "token": "C-KW-03", "guard": "C-BONUS-07", "lift": "C-BONUS-07",
    "unguard": "C-BONUS-08", "family": "C-FAM-01", "adopt": "C-DOGS-02", "kill": "C-DOGS-04", "place": "C-ASAB-11", "refresh": "C-V6-03",
    "take": "C-V2-04", "spend": "C-V2-08", "set": "C-V2-10", "put": "C-V3-07", "exchange": "C-V3-14", "rest": "C-V2-03",
}  # fmt: skip


def well_formed(key: str) -> Option | None:
    """A key no list will ever offer in this game; None if it is no key at all."""
    kind, *parts = key.split(":")
    if kind in ELSEWHERE and len(parts) <= 2 and all(parts):
        return NotInThisGame(key, parts)
    if kind == "draw" and len(parts) == 2 and parts[0] in DECK_NAMES and parts[1] in ("knight", "two"):
        return Draw(DECK_NAMES.index(parts[0]), parts[1])
    squares = [SQUARE[part] for part in parts if part in SQUARE]
    rest = parts[len(squares) :]
    if [SQUARES[square] for square in squares] != parts[: len(squares)] or len(rest) > 1:
        return None
    token = rest[0] if rest else ""
    shape = kind, len(squares)
    if shape == ("slide", 2) and squares[0] != squares[1] and token in ("", "wizard"):
        return Slide(squares[0], squares[1], token)
    if shape == ("swap", 2) and squares[0] != squares[1] and token in ("", "knight"):
        return Swap(squares[0], squares[1], token)
    if shape == ("flip", 1) and token == "knight":
        return Flip(squares[0], token)
    if shape == ("retain", 1) and token == "wizard":
        return Retain(squares[0], token)
    if shape == ("use", 2) and squares[0] == squares[1] and not token:
        return Use(squares[0], squares[1])
    return None


USUAL_PAYMENT = {"slide": "knight", "retain": "knight", "swap": "wizard", "flip": "wizard", "draw": "wizard"}


def usual(key: str) -> str:
    """The one spelling of a key: symmetric pairs in board order, the usual payment not named."""
    kind, *parts = key.split(":")
    if parts and parts[-1] == USUAL_PAYMENT.get(kind):
        del parts[-1]
    if kind == "swap" and len(parts) >= 2 and all(part in SQUARE for part in parts[:2]) and SQUARE[parts[0]] > SQUARE[parts[1]]:
        parts[:2] = parts[1::-1]
    return ":".join([kind, *parts])
