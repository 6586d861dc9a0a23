"""How the bot gets a task done: the cheapest slides, swaps, flips and retains that meet both requirements and the upcharge.

It works on a `Court`, the board as the view shows it.  From where a vassal can reach a place is worked out backwards from the
place for all squares at once, as masks: one for each number of slides and of swaps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from blackstone.games.castle.content import SQUARE, SQUARES, area_of
from blackstone.games.castle.geometry import neighbours
from blackstone.games.castle.state import squares_in
from blackstone.games.castle.view import CastleView, SideView, TaskView

EVERYWHERE: Final = (1 << len(SQUARES)) - 1
NOT_LAST_COLUMN: Final = ~area_of("K")
NOT_FIRST_COLUMN: Final = ~area_of("B")
NEIGHBOURS: Final = tuple(tuple(neighbours(square)) for square in range(len(SQUARES)))
UNKNOWN: Final = "?"
"""The face of a vassal nobody has seen yet; it fits nothing."""
WAYS_TO_PAY: Final = 10
"""So many ways to retain what an upcharge wants are tried."""


class Court(NamedTuple):
    """The faces of all squares (up and behind, "" where nobody stands), which can be handled, and the tops of the corner decks."""

    up: tuple[str, ...]
    behind: tuple[str, ...]
    occupied: int
    fixed: int
    tops: tuple[tuple[str, str], ...]


class Want(NamedTuple):
    """A requirement: the squares of its location and what a face must show."""

    area: int
    faction: str
    role: str


class Purse(NamedTuple):
    """Tokens: those held, or those something costs."""

    knights: int
    wizards: int


class Way(NamedTuple):
    """Answers that lead somewhere: the first squares' keys, the court after them, what they cost, where the vassal stands then."""

    keys: tuple[str, ...]
    court: Court
    cost: Purse
    at: int


def court_of(view: CastleView, seat: int, *, careful: bool) -> Court:
    """The board of a view.  `careful`: vassals that somebody else's agent watches are left alone too."""
    up, behind = [""] * len(SQUARES), [""] * len(SQUARES)
    occupied = fixed = 0
    for name, vassal in view.board.items():
        square = SQUARE[name]
        up[square], behind[square] = vassal.face, vassal.behind
        occupied |= 1 << square
        if vassal.castle or (careful and any(agent != seat for agent in vassal.agents)):
            fixed |= 1 << square
    tops = tuple((name, corner.face) for name, corner in view.corners.items() if corner.face is not None)
    return Court(tuple(up), tuple(behind), occupied, fixed, tops)


def wants_of(task: TaskView) -> tuple[Want, Want]:
    """The two requirements of a card."""
    return _want(task.left), _want(task.right)


def _want(side: SideView) -> Want:
    return Want(_area(side.letters), side.faction, side.role)


@lru_cache(maxsize=64)
def _area(letters: tuple[str, ...]) -> int:
    return area_of(letters)


@lru_cache(maxsize=1024)
def fits(face: str, faction: str, role: str) -> bool:
    """Whether a face shows what is wanted."""
    shown = face.partition("-")
    return faction in ("any", shown[0]) and role in ("any", shown[2]) and face not in ("", UNKNOWN)


# ------------------------------------------------------------------ changing the court
def moved(court: Court, here: int, there: int) -> Court:
    """After a slide or a swap."""
    up, behind = list(court.up), list(court.behind)
    up[here], up[there] = up[there], up[here]
    behind[here], behind[there] = behind[there], behind[here]
    occupied = court.occupied
    if not occupied >> there & 1:
        occupied ^= 1 << here | 1 << there
    return Court(tuple(up), tuple(behind), occupied, court.fixed, court.tops)


def flipped(court: Court, at: int) -> Court:
    """After a flip."""
    up, behind = list(court.up), list(court.behind)
    up[at], behind[at] = behind[at], up[at]
    return court._replace(up=tuple(up), behind=tuple(behind))


def refilled(court: Court, at: int, corner: str = "") -> Court:
    """After a retain, the space being filled from a corner; without one, by somebody nobody knows."""
    up, behind = list(court.up), list(court.behind)
    up[at], behind[at] = dict(court.tops).get(corner, UNKNOWN), UNKNOWN
    return court._replace(up=tuple(up), behind=tuple(behind), tops=tuple([top for top in court.tops if top[0] != corner]))


def emptied(court: Court, at: int) -> Court:
    """After somebody has left for good."""
    up, behind = list(court.up), list(court.behind)
    up[at] = behind[at] = ""
    return court._replace(up=tuple(up), behind=tuple(behind), occupied=court.occupied & ~(1 << at), fixed=court.fixed & ~(1 << at))


def freed(court: Court, at: int) -> Court:
    """After its castle has gone."""
    return court._replace(fixed=court.fixed & ~(1 << at))


# ------------------------------------------------------------------ one requirement
def spread(mask: int) -> int:
    """The squares next to those of a mask."""
    return (mask & NOT_LAST_COLUMN) << 1 | (mask & NOT_FIRST_COLUMN) >> 1 | mask << 5 & EVERYWHERE | mask >> 5


@lru_cache(maxsize=1 << 14)
def reach(area: int, empty: int, movable: int, purse: Purse) -> tuple[tuple[int, ...], ...]:
    """For each number of slides and of swaps: the squares from which a vassal gets into the area with them."""
    rows: list[tuple[int, ...]] = []
    for slides in range(purse.knights + 1):
        row: list[int] = []
        for swaps in range(purse.wizards + 1):
            mask = area
            if slides:
                mask |= rows[-1][swaps] | spread(rows[-1][swaps] & empty)
            if swaps:
                mask |= row[-1] | spread(row[-1] & movable)
            row.append(mask)
        rows.append(tuple(row))
    return tuple(rows)


class Lead(NamedTuple):
    """A vassal that can be made to fit: its square, what that costs, and how it begins: "", flip or the corner that brings it."""

    price: float
    knights: int
    wizards: int
    at: int
    begins: str


def leads(court: Court, want: Want, purse: Purse, price: Sequence[float], blocked: int = 0) -> list[Lead]:
    """Every vassal that can be made to meet a requirement, cheapest first."""
    movable = court.occupied & ~court.fixed & ~blocked
    table = reach(want.area, EVERYWHERE & ~court.occupied, movable, purse)
    _, faction, role = want
    found = []
    for square in squares_in(movable & table[-1][-1]):
        if fits(court.up[square], faction, role):
            for k, w in _cheapest(table, square, purse.wizards):
                found.append(Lead(k * price[0] + w * price[1], k, w, square, ""))
        elif purse.wizards and fits(court.behind[square], faction, role):
            for k, w in _cheapest(table, square, purse.wizards - 1):
                found.append(Lead(k * price[0] + (w + 1) * price[1], k, w + 1, square, "flip"))
    if purse.knights:
        for corner, face in court.tops:
            if fits(face, faction, role):
                found += [Lead(price[0], 1, 0, square, corner) for square in squares_in(movable & want.area)]
    found.sort()
    return found


def _cheapest(table: tuple[tuple[int, ...], ...], square: int, wizards: int) -> list[tuple[int, int]]:
    """Slides and swaps that suffice from a square, none more than needed."""
    found = []
    most = wizards
    for slides, row in enumerate(table):
        for swaps in range(most + 1):
            if row[swaps] >> square & 1:
                found.append((slides, swaps))
                most = swaps - 1
                break
    return found


def follow(court: Court, want: Want, lead: Lead, purse: Purse, blocked: int = 0) -> Way:
    """Carry a lead out."""
    keys = []
    at, knights, wizards = lead.at, lead.knights, lead.wizards
    movable, empty = court.occupied & ~court.fixed & ~blocked, EVERYWHERE & ~court.occupied
    if lead.begins == "flip":
        keys.append(f"flip:{SQUARES[at]}")
        court = flipped(court, at)
        wizards -= 1
    elif lead.begins:
        keys.append(f"retain:{SQUARES[at]}")
        return Way(tuple(keys), refilled(court, at, lead.begins), Purse(lead.knights, lead.wizards), at)
    table = reach(want.area, empty, movable, purse)
    while not want.area >> at & 1:
        there, slid = _next(table, at, knights, wizards, empty, movable)
        keys.append(f"slide:{SQUARES[at]}:{SQUARES[there]}" if slid else f"swap:{SQUARES[min(at, there)]}:{SQUARES[max(at, there)]}")
        court = moved(court, at, there)
        at, knights, wizards = there, knights - slid, wizards - (not slid)
    return Way(tuple(keys), court, Purse(lead.knights, lead.wizards), at)


def _next(table: tuple[tuple[int, ...], ...], at: int, knights: int, wizards: int, empty: int, movable: int) -> tuple[int, bool]:
    """The next square on a way that is known to exist, and whether a slide leads there."""
    for there in NEIGHBOURS[at]:
        bit = 1 << there
        if knights and empty & bit & table[knights - 1][wizards]:
            return there, True
        if wizards and movable & bit & table[knights][wizards - 1]:
            return there, False
    raise ValueError(f"no way leads on from {SQUARES[at]}")


# ------------------------------------------------------------------ a whole task
def best_way(court: Court, wants: tuple[Want, Want], missing: Sequence[str], purse: Purse, price: Sequence[float]) -> Way | None:
    """The cheapest way to make both requirements met at once and the upcharge payable; None if the tokens do not suffice."""
    best: Way | None = None
    bound = float("inf")
    for paid in islice(ways_to_pay(court, wants, missing, purse), WAYS_TO_PAY):
        left = Purse(purse.knights - paid.cost.knights, purse.wizards - paid.cost.wizards)
        spent = paid.cost.knights * price[0] + paid.cost.wizards * price[1]
        one_by_one = [leads(paid.court, want, left, price) for want in wants]
        if not all(one_by_one):
            continue
        for at in (0, 1):
            other_price = one_by_one[1 - at][0].price
            for lead in one_by_one[at]:
                if spent + lead.price + other_price >= bound:
                    break
                way = _both(paid, wants[at], wants[1 - at], lead, left, price)
                if way is not None and (cost := way.cost.knights * price[0] + way.cost.wizards * price[1]) < bound:
                    best, bound = way, cost
    return best


def _both(paid: Way, first: Want, second: Want, lead: Lead, purse: Purse, price: Sequence[float]) -> Way | None:
    """One requirement by this lead, then the other as cheaply as may be."""
    one = follow(paid.court, first, lead, purse)
    rest = Purse(purse.knights - lead.knights, purse.wizards - lead.wizards)
    others = leads(one.court, second, rest, price, 1 << one.at)
    if not others:
        return None
    other = follow(one.court, second, others[0], rest, 1 << one.at)
    cost = Purse(paid.cost.knights + lead.knights + other.cost.knights, paid.cost.wizards + lead.wizards + other.cost.wizards)
    return Way((*paid.keys, *one.keys, *other.keys), other.court, cost, other.at)


def ways_to_pay(court: Court, wants: tuple[Want, Want], missing: Sequence[str], purse: Purse) -> Iterator[Way]:
    """Ways to retain the missing symbols."""
    if not missing:
        yield Way((), court, Purse(0, 0), -1)
        return
    if purse.knights < len(missing):
        return
    for got in ways_to_get(court, missing[0], purse):
        left = Purse(purse.knights - got.cost.knights, purse.wizards - got.cost.wizards)
        for corner in useful_corners(got.court, wants, got.at):
            for rest in ways_to_pay(refilled(got.court, got.at, corner), wants, missing[1:], left):
                cost = Purse(rest.cost.knights + got.cost.knights, rest.cost.wizards + got.cost.wizards)
                yield Way((*got.keys, *rest.keys), rest.court, cost, -1)


def ways_to_get(court: Court, symbol: str, purse: Purse) -> Iterator[Way]:
    """Ways to retain a symbol: one that is up costs a Knight, one behind a Wizard more, one on a corner deck two Knights.

    The court is the one before its space is filled again.
    """
    free = squares_in(court.occupied & ~court.fixed)
    if not purse.knights:
        return
    for square in free:
        if court.up[square] == symbol:
            yield Way((f"retain:{SQUARES[square]}",), court, Purse(1, 0), square)
    if purse.wizards:
        for square in free:
            if court.behind[square] == symbol:
                yield Way((f"flip:{SQUARES[square]}", f"retain:{SQUARES[square]}"), flipped(court, square), Purse(1, 1), square)
    if purse.knights > 1:
        for corner, face in court.tops:
            if face == symbol:
                for square in free:
                    yield Way((f"retain:{SQUARES[square]}",) * 2, refilled(court, square, corner), Purse(2, 0), square)


def useful_corners(court: Court, wants: tuple[Want, Want], square: int) -> list[str]:
    """The corners whose top would help where a vassal leaves; else any."""
    found = [
        corner for corner, face in court.tops
        if any(want.area >> square & 1 and fits(face, want.faction, want.role) for want in wants)
    ]  # fmt: skip
    return found or [corner for corner, _ in court.tops[:1]] or [""]
