"""Towards a formation: which slides, swaps, flips and removals get furthest with the tokens at hand.

A few of the best sequences are followed at a time.  What flips and removals are left can be done at any moment, so they are
reckoned by their number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from blackstone.games.castle.bot_court import Court, Purse, flip_key, flip_prices, moves_from, retain_key, retain_prices
from blackstone.games.castle.bot_formation import DISTANCE, SURPLUS, Formation
from blackstone.games.castle.content import SQUARES
from blackstone.games.castle.state import squares_in

EMPTY: Final = -3
LOCKED: Final = -2
SPARE: Final = -1
"""What a space may hold beside a vassal, which stands there as the space it goes to."""
WIDTH: Final = 16
DEPTH: Final = 6
EFFORT: Final = 0.3
"""What a token is worth, in steps towards the formation."""


class Line(NamedTuple):
    """A sequence of actions: what is still to walk after it, the spaces, the tokens left, the keys."""

    togo: float
    goals: tuple[int, ...]
    knights: int
    wizards: int
    surplus: int
    keys: tuple[str, ...]


class Advance(NamedTuple):
    """The best sequence, what it gains, and how much is left to do after it and all it leaves tokens for."""

    gain: float
    left: float
    keys: tuple[str, ...]


def advance(court: Court, formation: Formation, purse: Purse) -> Advance:
    """The best way to use these tokens; no keys if nothing helps."""
    flips = [place.here for place in formation.places if place.flip and not court.fixed >> place.here & 1]
    goals = goals_of(court, formation)
    start = Line(_togo(goals), goals, purse.knights, purse.wizards, formation.surplus, ())
    best, score = start, 0.0
    lines = [start]
    for _ in range(min(DEPTH, sum(purse))):
        found: dict[tuple[tuple[int, ...], int, int], Line] = {}
        for line in lines:
            for following in _following(line, court.powers):
                found.setdefault((following.goals, following.knights, following.wizards), following)
        lines = sorted(found.values(), key=lambda line: line.togo + SURPLUS * line.surplus)[:WIDTH]
        for line in lines:
            gain = start.togo - line.togo + SURPLUS * (start.surplus - line.surplus) - EFFORT * len(line.keys)
            gain += _later(line, len(flips)) - _later(start, len(flips))
            if gain > score + 1e-9:
                best, score = line, gain
    keys = best.keys or _loose_ends(court, flips, goals, formation.surplus, purse)
    left = best.togo + max(0, len(flips) - best.wizards) + max(0, best.surplus - best.knights)
    return Advance(score + _later(start, len(flips)), left, keys)


def _loose_ends(court: Court, flips: Sequence[int], goals: Sequence[int], surplus: int, purse: Purse) -> tuple[str, ...]:
    """A flip or a removal, where moving helps no more."""
    for at in flips[:1]:
        for price in flip_prices(court, purse):
            return (flip_key(at, price.knights),)
    if surplus and SPARE in goals:
        for price in retain_prices(court, purse):
            return (retain_key(goals.index(SPARE), price.knights),)
    return ()


def goals_of(court: Court, formation: Formation) -> tuple[int, ...]:
    """Where everybody goes."""
    goals = [EMPTY if not court.occupied >> at & 1 else LOCKED if court.fixed >> at & 1 else SPARE for at in range(25)]
    for place in formation.places:
        if goals[place.here] != LOCKED:
            goals[place.here] = place.there
    return tuple(goals)


def _togo(goals: tuple[int, ...]) -> float:
    return sum(DISTANCE[at][goal] for at, goal in enumerate(goals) if goal >= 0)


def _later(line: Line, flips: int) -> float:
    """What the tokens that are left can do."""
    return (1 - EFFORT) * min(line.wizards, flips) + (SURPLUS - EFFORT) * min(line.knights, line.surplus)


def _following(line: Line, powers: frozenset[str]) -> Iterator[Line]:
    """All that one more token can do."""
    togo, goals, knights, wizards, surplus, keys = line
    empty = sum(1 << at for at, goal in enumerate(goals) if goal == EMPTY)
    movable = sum(1 << at for at, goal in enumerate(goals) if goal > LOCKED)
    for here in squares_in(movable):
        goal = goals[here]
        for move in moves_from(here, empty, movable, powers):
            there, other = move.there, goals[move.there]
            if not (knights if move.knight else wizards) or goal == other or (other != EMPTY and there < here):
                continue
            change = DISTANCE[there][goal] - DISTANCE[here][goal] if goal >= 0 else 0
            change += DISTANCE[here][other] - DISTANCE[there][other] if other >= 0 else 0
            if change <= 1:
                after = list(goals)
                after[here], after[there] = other, goal
                left = knights - move.knight, wizards - (not move.knight)
                yield Line(togo + change, tuple(after), *left, surplus, (*keys, move.key))
        if goal == SPARE and knights and surplus:
            after = list(goals)
            after[here] = EMPTY
            yield Line(togo, tuple(after), knights - 1, wizards, surplus - 1, (*keys, f"retain:{SQUARES[here]}"))
