"""A content set: the cards a game is made with, and its options, each made once and found by table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from blackstone.games.castle.content import Cards
from blackstone.kernel.options import Option, Vocabulary

if TYPE_CHECKING:
    from blackstone.games.castle.acts import Handling
    from blackstone.games.castle.assassin_saboteur import Place
    from blackstone.games.castle.corners import Corner
    from blackstone.games.castle.dogs import Adopt, Kill
    from blackstone.games.castle.face_down import Hide, Play, Recall
    from blackstone.games.castle.families import Ability, FamilyCard, KeepFamily
    from blackstone.games.castle.guards import Guard, Lift, Unguard
    from blackstone.games.castle.intrigue import Agent, Reward, Watch
    from blackstone.games.castle.knight_wizard import Stack, Token
    from blackstone.games.castle.limits import Discard, Shed
    from blackstone.games.castle.manipulate import Flip, Slide, Swap
    from blackstone.games.castle.offer import Spend, Take
    from blackstone.games.castle.order_of_events import Fill
    from blackstone.games.castle.placing import Put
    from blackstone.games.castle.puzzle_masters_quest import Replace
    from blackstone.games.castle.queens_quest import UseOne
    from blackstone.games.castle.quest import Quest
    from blackstone.games.castle.retain import Refill, Retain
    from blackstone.games.castle.sets import Set
    from blackstone.games.castle.solo import Refresh
    from blackstone.games.castle.task import Complete, Use
    from blackstone.games.castle.task_cards import Draw, DrawTable, Keep
    from blackstone.games.castle.three_actions import TakeKnight
    from blackstone.games.castle.upcharge import Pay, Waive
    from blackstone.games.castle.wizards_quest import Exchange, Give

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


class Ground(NamedTuple):
    """The board as masks: spaces that are not empty, and those whose card may be handled, moved, retained or removed."""

    occupied: int
    free: int
    movable: int
    retainable: int


def ground_key(*, vassals: int, closed: int, assassins: int, saboteurs: int) -> int:
    """The masks of a ground as one number, small where there are neither special cards nor castles."""
    return vassals | closed << 25 | assassins << 50 | saboteurs << 75


@lru_cache(maxsize=1024)
def ground_of(key: int) -> Ground:
    """Which cards can be handled: nothing that is closed; an Assassin is not retained, a Saboteur not moved.

    [C-MANIP-11 C-ASAB-03 C-ASAB-05 C-ASAB-06 C-ASAB-08]
    """
    everywhere = (1 << 25) - 1
    vassals, closed, assassins, saboteurs = key & everywhere, key >> 25 & everywhere, key >> 50 & everywhere, key >> 75
    occupied = vassals | assassins | saboteurs
    free = occupied & ~closed
    return Ground(occupied, free, free & ~saboteurs, free & ~assassins)


class Content:
    """Cards and options of one content set.  Never stored with a state: the game it belongs to brings it."""

    quests: Mapping[str, Quest]
    families: tuple[FamilyCard, ...]
    once_per_turn: frozenset[str]
    abilities: Mapping[str, Ability]
    corners: tuple[Corner, ...]
    refills: tuple[Refill, ...]
    fills: BySquare[Fill]
    places: BySquare[Place]
    slides_right: BySquare[Slide]
    slides_left: BySquare[Slide]
    slides_down: BySquare[Slide]
    slides_up: BySquare[Slide]
    swaps_across: BySquare[Swap]
    swaps_down: BySquare[Swap]
    flips: BySquare[Flip]
    retains: BySquare[Retain]
    guards: BySquare[Guard]
    unguards: BySquare[Unguard]
    lift: tuple[Lift, ...]
    by_knight: Memo[Option]
    by_wizard: Memo[Handling]
    by_ability: Mapping[str, Memo[Handling]]
    draws: DrawTable
    family_draws: tuple[Draw, ...]
    keep: tuple[Keep, ...]
    keep_family: tuple[KeepFamily, ...]
    complete: tuple[Complete, ...]
    use: Mapping[tuple[int, int], Use]
    stacks: tuple[Stack, ...]
    tokens: tuple[Token, ...]
    pay: tuple[Pay, ...]
    waive: tuple[Waive, ...]
    agent: tuple[Agent, ...]
    watch: BySquare[Watch]
    hide: tuple[Hide, ...]
    recall: tuple[Recall, ...]
    play: tuple[Play, ...]
    reward: Mapping[str, Reward]
    discard: tuple[Discard, ...]
    shed: tuple[Shed, ...]
    adopt: Mapping[tuple[int, int], Adopt]
    kill: Mapping[tuple[int, int], Kill]
    refresh: tuple[Refresh, ...]
    replace: tuple[Replace, ...]
    take: Mapping[int, Take]
    take_knight: TakeKnight
    spend: Mapping[int, Spend]
    use_one: BySquare[UseOne]
    sets: Mapping[tuple[int, int], Set]
    put: Mapping[tuple[int, int], Put]
    exchange: tuple[Exchange, ...]
    give: tuple[Give, ...]

    def __init__(self, cards: Cards, words: Vocabulary) -> None:
        self.cards, self.words = cards, words
