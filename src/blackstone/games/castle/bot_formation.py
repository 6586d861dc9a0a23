"""The formation that a board is nearest to: who goes where, who turns over, who is left over.

Sixteen vassals stand round the edge, each group of four on an arc of four spaces with one corner in it.  So there are ninety-six
frames: grouped by faction or by role, the corner at the head or at the end of its arc, and twenty-four ways to give the groups their
arcs.  The frames that promise most are worked out in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from blackstone.games.castle.bot_court import Court
from blackstone.games.castle.content import SQUARE, board

IDENTITIES: Final = {f"{faction}-{role}": 4 * f + r for f, faction in enumerate(board().factions) for r, role in enumerate(board().roles)}
"""Faction times four and role: the sixteen that must be there."""
EDGE: Final = tuple(
    SQUARE[name] for name in ["BS", "LS", "AS", "CS", "KS", "KT", "KO", "KN", "KE", "CE", "AE", "LE", "BE", "BN", "BO", "BT"]
)
"""The sixteen spaces of the edge, clockwise."""
ARCS: Final = tuple(tuple(tuple(EDGE[(start + 4 * arc + at) % 16] for at in range(4)) for arc in range(4)) for start in (0, 1))
"""Four arcs clockwise, the corner at their head or at their end."""
ORDERS: Final = tuple(permutations(range(4)))
DISTANCE: Final = tuple(tuple(abs(a // 5 - b // 5) + abs(a % 5 - b % 5) for b in range(25)) for a in range(25))
TO_ARC: Final = tuple(tuple(tuple(min(DISTANCE[here][there] for there in arc) for here in range(25)) for arc in arcs) for arcs in ARCS)
FLIP: Final = 1.0
HOPELESS: Final = 100.0
"""Nobody joins those on the board, so there must be sixteen."""
ABSENT: Final = 5.0
"""What it costs to get an identity that nobody on the board can show."""
SURPLUS: Final = 0.8
"""What it costs to be rid of a vassal too many."""
FRAMES_TRIED: Final = 12


class Place(NamedTuple):
    """A vassal's place in the formation: where it stands, where it goes, whether it must be turned over."""

    here: int
    there: int
    flip: bool


class Formation(NamedTuple):
    """A goal: the places of those on the board, the identities nobody shows with the spaces kept for them, and the work it is."""

    work: float
    surplus: int
    places: tuple[Place, ...]
    absent: tuple[tuple[str, int], ...]


class Frame(NamedTuple):
    """By faction or by role, which arcs, and which group on which of them."""

    by_role: bool
    arcs: int
    groups: tuple[int, ...]


FRAMES: Final = tuple(Frame(by_role, arcs, groups) for by_role in (False, True) for arcs in (0, 1) for groups in ORDERS)


class Candidate(NamedTuple):
    """A vassal that can show an identity."""

    here: int
    flip: float


def formation_of(court: Court) -> Formation:
    """The formation that is the least work; whoever was used will leave and has no place in it."""
    up, behind = [
        tuple([-1 if court.fixed >> at & 1 else IDENTITIES.get(face, -1) for at, face in enumerate(faces)])
        for faces in (court.up, court.behind)
    ]  # fmt: skip
    return _nearest(up, behind, (court.occupied & ~court.fixed).bit_count())


@lru_cache(maxsize=4096)
def _nearest(up: tuple[int, ...], behind: tuple[int, ...], present: int) -> Formation:
    found: list[list[Candidate]] = [[] for _ in range(16)]
    for square in range(25):
        if up[square] >= 0:
            found[up[square]].append(Candidate(square, 0.0))
        if behind[square] >= 0:
            found[behind[square]].append(Candidate(square, FLIP))
    frames = promising(found)[:FRAMES_TRIED]
    return min((in_full(frame, found, present) for frame in frames), key=lambda formation: formation.work)


def promising(found: Sequence[Sequence[Candidate]]) -> list[Frame]:
    """The frames by the least they can cost, every identity taking the vassal that suits it best."""
    least = [
        [[min([cell[c.here] + c.flip for c in some], default=ABSENT) for cell in TO_ARC[arcs]] for arcs in (0, 1)] for some in found
    ]  # fmt: skip
    together = [
        [[[sum(least[i][arcs][arc] for i in members(by_role, group)) for arc in range(4)] for group in range(4)] for arcs in (0, 1)]
        for by_role in (False, True)
    ]

    def bound(frame: Frame) -> float:
        costs = together[frame.by_role][frame.arcs]
        return sum(costs[group][arc] for arc, group in enumerate(frame.groups))

    return sorted(FRAMES, key=bound)


def members(by_role: bool, group: int) -> range:
    """The identities of a faction or a role."""
    return range(group, 16, 4) if by_role else range(4 * group, 4 * group + 4)


# ------------------------------------------------------------------ one frame
def in_full(frame: Frame, found: Sequence[Sequence[Candidate]], present: int) -> Formation:
    """Who shows which identity, then in which order each group stands on its arc."""
    arc_of = [0] * 16
    for arc, group in enumerate(frame.groups):
        for identity in members(frame.by_role, group):
            arc_of[identity] = arc
    chosen = matched([[(TO_ARC[frame.arcs][arc_of[i]][c.here] + c.flip, c.here) for c in found[i]] for i in range(16)])
    places, absent, work = [], [], 0.0
    for identity, there in in_order(frame, chosen):
        here = chosen[identity]
        if here < 0:
            absent.append((NAMES[identity], there))
            work += ABSENT
        else:
            flip = next(c.flip for c in found[identity] if c.here == here)
            places.append(Place(here, there, flip > 0))
            work += DISTANCE[here][there] + flip
    work += SURPLUS * (present - 16) if present >= 16 else HOPELESS * (16 - present)
    return Formation(work, max(0, present - 16), tuple(places), tuple(absent))


NAMES: Final = {identity: name for name, identity in IDENTITIES.items()}


def matched(costs: Sequence[Sequence[tuple[float, int]]]) -> list[int]:
    """For each identity a vassal's square, -1 for none, so that no vassal is taken twice and the sum is least.

    One after the other takes its vassal; who loses it to a newcomer looks for another, along the cheapest such chain.
    """
    chosen = [-1] * len(costs)
    owner: dict[int, int] = {}
    price = [{square: cost for cost, square in some} for some in costs]
    for new in range(len(costs)):
        spent, came = {new: 0.0}, {new: (-1, -1)}
        best: tuple[float, int, int] = (ABSENT, new, -1)
        queue = [new]
        while queue:
            at = queue.pop(0)
            if spent[at] + ABSENT < best[0]:
                best = (spent[at] + ABSENT, at, -1)
            for square, cost in price[at].items():
                total = spent[at] + cost
                rival = owner.get(square, -1)
                if rival < 0:
                    if total < best[0]:
                        best = (total, at, square)
                elif rival != at and (total := total - price[rival][square]) < spent.get(rival, 1e9) - 1e-9:
                    spent[rival], came[rival] = total, (at, square)
                    queue.append(rival)
        _, at, square = best
        while at >= 0:
            chosen[at] = square
            if square >= 0:
                owner[square] = at
            at, square = came[at]
    return chosen


def in_order(frame: Frame, chosen: Sequence[int]) -> list[tuple[int, int]]:
    """The space of each identity: every group in its best order, but no two alike where two arcs meet."""
    arcs = [_orders(frame, arc, chosen) for arc in range(4)]
    best: tuple[float, tuple[int, ...]] = (1e9, ())
    for first in range(4):
        lasts: dict[int, tuple[float, tuple[int, ...]]] = {}
        for (head, tail), (cost, order) in arcs[0].items():
            if head == first and cost < lasts.get(tail, (1e9,))[0]:
                lasts[tail] = (cost, (order,))
        for arc in range(1, 4):
            following: dict[int, tuple[float, tuple[int, ...]]] = {}
            for (head, tail), (cost, order) in arcs[arc].items():
                for before, (sofar, orders) in lasts.items():
                    if before != head and sofar + cost < following.get(tail, (1e9,))[0]:
                        following[tail] = (sofar + cost, (*orders, order))
            lasts = following
        for tail, ended in lasts.items():
            if tail != first and ended[0] < best[0]:
                best = ended
    found = []
    for arc, order in enumerate(best[1]):
        spaces = ARCS[frame.arcs][arc]
        group = members(frame.by_role, frame.groups[arc])
        found += [(group[other], spaces[at]) for at, other in enumerate(ORDERS[order])]
    return found


def _orders(frame: Frame, arc: int, chosen: Sequence[int]) -> dict[tuple[int, int], tuple[float, int]]:
    """For each pair of a head and a tail the cheapest order of a group on its arc."""
    group, spaces = members(frame.by_role, frame.groups[arc]), ARCS[frame.arcs][arc]
    cost = [[DISTANCE[chosen[i]][there] if chosen[i] >= 0 else 0 for there in spaces] for i in group]
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for at, order in enumerate(ORDERS):
        a, b, c, d = order
        total = cost[a][0] + cost[b][1] + cost[c][2] + cost[d][3]
        if total < found.get((a, d), (1e9,))[0]:
            found[a, d] = (total, at)
    return found
