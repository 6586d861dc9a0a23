"""A content set: the cards a game is made with, and its options, each made once and found by table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from blackstone.games.castle.content import Cards
from blackstone.kernel.options import Option, Vocabulary

if TYPE_CHECKING:
    from blackstone.games.castle.acts import Action
    from blackstone.games.castle.corners import Corner
    from blackstone.games.castle.face_down import Hide, Play, Recall
    from blackstone.games.castle.intrigue import Agent, Reward, Watch
    from blackstone.games.castle.limits import Discard, Shed
    from blackstone.games.castle.manipulate import Flip, Slide, Swap
    from blackstone.games.castle.order_of_events import Fill
    from blackstone.games.castle.retain import Refill, Retain
    from blackstone.games.castle.task import Complete, Use
    from blackstone.games.castle.task_cards import DrawTable
    from blackstone.games.castle.upcharge import Pay

O = TypeVar("O", bound=Option)
STRIP: Final = 9
STRIP_MASK: Final = (1 << STRIP) - 1


class _Strip(dict[int, tuple[O, ...]], Generic[O]):
    """The options of some squares for each mask of them, made when first wanted."""

    def __init__(self, options: Sequence[O | None]) -> None:
        super().__init__()
        self._options = options

    def __missing__(self, mask: int) -> tuple[O, ...]:
        found = self[mask] = tuple([option for square, option in enumerate(self._options) if option is not None and mask >> square & 1])
        return found


class BySquare(Generic[O]):
    """One option a square at most: a mask of squares gives those of its options, in board order, by three look-ups."""

    __slots__ = ("first", "second", "third")

    def __init__(self, options: Sequence[O | None]) -> None:
        self.first: Mapping[int, tuple[O, ...]] = _Strip(options[:STRIP])
        self.second: Mapping[int, tuple[O, ...]] = _Strip(options[STRIP : 2 * STRIP])
        self.third: Mapping[int, tuple[O, ...]] = _Strip(options[2 * STRIP :])

    def extend(self, options: list[Any], mask: int) -> None:
        """Append the options of a mask to a list."""
        options += self.first[mask & STRIP_MASK]
        options += self.second[mask >> STRIP & STRIP_MASK]
        options += self.third[mask >> 2 * STRIP]

    def at(self, mask: int) -> list[O]:
        found: list[O] = []
        self.extend(found, mask)
        return found


class Memo(dict[int, list[O]], Generic[O]):
    """Option lists that hang on masks alone, kept by those masks: positions come again and again within a turn."""

    LIMIT: Final = 128

    def __init__(self, make: Callable[[int], list[O]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> list[O]:
        if len(self) >= self.LIMIT:
            self.clear()
        found = self[key] = self._make(key)
        return found


class Content:
    """Cards and options of one content set.  Never stored with a state: the game it belongs to brings it."""

    corners: tuple[Corner, ...]
    refills: tuple[Refill, ...]
    fills: BySquare[Fill]
    slides_right: BySquare[Slide]
    slides_left: BySquare[Slide]
    slides_down: BySquare[Slide]
    slides_up: BySquare[Slide]
    swaps_across: BySquare[Swap]
    swaps_down: BySquare[Swap]
    flips: BySquare[Flip]
    retains: BySquare[Retain]
    by_knight: Memo[Option]
    by_wizard: Memo[Action]
    draws: DrawTable
    complete: tuple[Complete, ...]
    use: Mapping[tuple[int, int], Use]
    pay: tuple[Pay, ...]
    agent: tuple[Agent, ...]
    watch: BySquare[Watch]
    hide: tuple[Hide, ...]
    recall: tuple[Recall, ...]
    play: tuple[Play, ...]
    reward: Mapping[str, Reward]
    discard: tuple[Discard, ...]
    shed: tuple[Shed, ...]

    def __init__(self, cards: Cards, words: Vocabulary) -> None:
        self.cards, self.words = cards, words
