"""What sets of vassals are worth to the bot in the Queen's Quest: their points, and what may still join them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from blackstone.games.castle.bot_halves import SYMBOLS
from blackstone.games.castle.sets import alike, fits, worth
from blackstone.games.castle.view import CastleView, PlayerView

Sets: TypeAlias = tuple[tuple[int, ...], ...]
EACH: Final = 9
"""So many vassals show each faction and role on one of their faces."""


@dataclass(frozen=True)
class Taste:
    """What the bot likes; found by playing against variants of itself."""

    action: float = 1.6
    last_action: float = 0.1
    growth: float = 0.5
    slow: float = 3.0
    alike: float = 0.2
    different: float = 0.3
    hold: float = 0.6
    a_turn: float = 1.3
    bank: float = 0.33
    deny: float = 0.2


TASTE: Final = Taste()


class Hopes:
    """What the sets of one player may come to by the end."""

    def __init__(self, view: CastleView, seat: int, turns: float, taste: Taste = TASTE) -> None:
        self.turns, self.taste = turns, taste
        self.sets = sets_of(view.players[seat])
        self.gone = [0] * len(SYMBOLS)
        for vassal in (vassal for player in view.players for one in player.sets for vassal in one.vassals):
            for face in {vassal.face, vassal.behind}:
                self.gone[SYMBOLS[face]] += 1
        self._gains: dict[tuple[int, ...], float] = {}

    def gain(self, symbols: Sequence[int]) -> float:
        """What these vassals add, each in its best set, one after the other."""
        known = tuple(sorted(symbols))
        if known not in self._gains:
            sets, total = self.sets, 0.0
            for symbol in known:
                number = self.best(sets, symbol)
                total += self.added(sets, symbol, number)
                sets = joined(sets, symbol, number)
            self._gains[known] = total
        return self._gains[known]

    def best(self, sets: Sets, symbol: int) -> int:
        """The number of the set that a vassal had best join."""
        numbers = [number for number, one in enumerate(sets, 1) if fits((*one, symbol))]
        return max([*numbers, len(sets) + 1], key=lambda number: self.added(sets, symbol, number))

    def added(self, sets: Sets, symbol: int, number: int) -> float:
        """What a vassal adds to a set."""
        if number > len(sets):
            return self.hope((symbol,))
        return self.hope((*sets[number - 1], symbol)) - self.hope(sets[number - 1])

    def hope(self, symbols: tuple[int, ...]) -> float:
        """The points of a set, and some of those to come: a set of one faction and role grows the sooner the larger it is."""
        size, taste = len(symbols), self.taste
        if len(set(symbols)) == 1:
            left = max(0, EACH - self.gone[symbols[0]])
            more = self.turns * taste.growth * size / (size + taste.slow)
            return of_the_same(size + min(more, left))
        late = min(1.0, self.turns / 4)
        if alike(symbols):
            return worth(symbols) + taste.alike * late
        return worth(symbols) + taste.different * late * (size - 1) * (size < 4)


def sets_of(player: PlayerView) -> Sets:
    """The sets of a player in numbers."""
    return tuple([tuple([SYMBOLS[vassal.face] for vassal in one.vassals]) for one in player.sets])


def joined(sets: Sets, symbol: int, number: int) -> Sets:
    """After a vassal has joined a set, or begun the next."""
    if number > len(sets):
        return (*sets, (symbol,))
    return (*sets[: number - 1], (*sets[number - 1], symbol), *sets[number:])


@lru_cache(maxsize=64)
def points_of_the_same(size: int) -> int:
    """What a set of equal vassals scores."""
    return worth((0,) * size)


def of_the_same(size: float) -> float:
    """The same for a size between two numbers."""
    whole = int(size)
    few = points_of_the_same(whole)
    return few + (size - whole) * (points_of_the_same(whole + 1) - few)
