"""How the bot gets a task done: the cheapest slides, swaps, flips and retains that meet both requirements and the upcharge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from blackstone.games.castle.bot_court import (
    EVERYWHERE,
    Court,
    Move,
    Purse,
    fits,
    flip_key,
    flip_prices,
    flipped,
    moved,
    moves_from,
    payers,
    reach,
    refilled,
    retain_key,
    retain_prices,
)
from blackstone.games.castle.content import SQUARES, area_of
from blackstone.games.castle.state import squares_in
from blackstone.games.castle.view import SideView, TaskView

WAYS_TO_PAY: Final = 10
"""So many ways to retain what an upcharge wants are tried."""


class Want(NamedTuple):
    """A requirement: the squares of its location and what a face must show."""

    area: int
    faction: str
    role: str


class Way(NamedTuple):
    """Answers that lead somewhere: the first squares' keys, the court after them, what they cost, where the vassal stands then."""

    keys: tuple[str, ...]
    court: Court
    cost: Purse
    at: int


def wants_of(task: TaskView) -> tuple[Want, Want]:
    """The two requirements of a card."""
    return _want(task.left), _want(task.right)


def _want(side: SideView) -> Want:
    return Want(_area(side.letters), side.faction, side.role)


@lru_cache(maxsize=64)
def _area(letters: tuple[str, ...]) -> int:
    return area_of(letters)


# ------------------------------------------------------------------ one requirement
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
    table = reach(want.area, EVERYWHERE & ~court.occupied, movable, purse, court.powers)
    _, faction, role = want
    by_knight = bool(purse.knights) and "knight-flip" in court.powers
    found = []
    for square in squares_in(movable & table[-1][-1]):
        if fits(court.up[square], faction, role):
            for k, w in _cheapest(table, square, purse.wizards):
                found.append(Lead(k * price[0] + w * price[1], k, w, square, ""))
        elif purse.wizards and fits(court.behind[square], faction, role):
            for k, w in _cheapest(table, square, purse.wizards - 1):
                found.append(Lead(k * price[0] + (w + 1) * price[1], k, w + 1, square, "flip"))
        if by_knight and fits(court.behind[square], faction, role):
            for k, w in _cheapest(table[: purse.knights], square, purse.wizards):
                found.append(Lead((k + 1) * price[0] + w * price[1], k + 1, w, square, "flip:knight"))
    for corner, face in court.tops:
        if fits(face, faction, role):
            for knights, wizards in retain_prices(court, purse):
                cost = knights * price[0] + wizards * price[1]
                found += [Lead(cost, knights, wizards, square, corner) for square in squares_in(movable & want.area)]
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
    if lead.begins in ("flip", "flip:knight"):
        by_knight = lead.begins == "flip:knight"
        keys.append(flip_key(at, by_knight))
        court = flipped(court, at)
        knights, wizards = knights - by_knight, wizards - (not by_knight)
    elif lead.begins:
        keys.append(retain_key(at, lead.knights))
        return Way(tuple(keys), refilled(court, at, lead.begins), Purse(lead.knights, lead.wizards), at)
    table = reach(want.area, empty, movable, purse, court.powers)
    while not want.area >> at & 1:
        move = _next(table, at, knights, wizards, moves_from(at, empty, movable, court.powers))
        keys.append(move.key)
        court = moved(court, at, move.there)
        at, knights, wizards = move.there, knights - move.knight, wizards - (not move.knight)
    return Way(tuple(keys), court, Purse(lead.knights, lead.wizards), at)


def _next(table: tuple[tuple[int, ...], ...], at: int, knights: int, wizards: int, moves: Iterator[Move]) -> Move:
    """The next move on a way that is known to exist."""
    for move in moves:
        if move.knight and knights and table[knights - 1][wizards] >> move.there & 1:
            return move
        if not move.knight and wizards and table[knights][wizards - 1] >> move.there & 1:
            return move
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


def crossed(court: Court, wants: tuple[Want, Want], missing: Sequence[str], purse: Purse, price: Sequence[float]) -> Iterator[Way]:
    """Ways in which one token does what the other kind does.  Where that is the first action its key says so; else it is seen to later."""
    for more, acts in ((1, ("slide", "retain")), (-1, ("swap", "flip"))):
        other = Purse(purse.knights + more, purse.wizards - more)
        if min(other) < 0:
            continue
        way = best_way(court, wants, missing, other, price)
        if way is not None and way.keys:
            token = "wizard" if more > 0 else "knight"
            first = f"{way.keys[0]}:{token}" if way.keys[0].partition(":")[0] in acts else way.keys[0]
            yield way._replace(keys=(first, *way.keys[1:]), cost=Purse(way.cost.knights - more, way.cost.wizards + more))


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
    if purse.knights + purse.wizards * ("wizard-retain" in court.powers) < len(missing):
        return
    for got in ways_to_get(court, missing[0], purse):
        left = Purse(purse.knights - got.cost.knights, purse.wizards - got.cost.wizards)
        for corner in useful_corners(got.court, wants, got.at):
            for rest in ways_to_pay(refilled(got.court, got.at, corner), wants, missing[1:], left):
                cost = Purse(rest.cost.knights + got.cost.knights, rest.cost.wizards + got.cost.wizards)
                yield Way((*got.keys, *rest.keys), rest.court, cost, -1)


def ways_to_get(court: Court, symbol: str, purse: Purse) -> Iterator[Way]:
    """Ways to retain a symbol: one that is up costs a Knight, one behind a Wizard more, one on a corner deck two Knights.

    Some families may pay otherwise.  The court is the one before its space is filled again.
    """
    free = squares_in(court.occupied & ~court.fixed)
    prices, wanted = retain_prices(court, purse), payers(symbol)
    for price in prices:
        for square in free:
            if court.up[square] in wanted:
                yield Way((retain_key(square, price.knights),), court, price, square)
    for price in prices:
        for flip in flip_prices(court, Purse(purse.knights - price.knights, purse.wizards - price.wizards)):
            for square in free:
                if court.behind[square] in wanted:
                    keys = flip_key(square, flip.knights), retain_key(square, price.knights)
                    yield Way(keys, flipped(court, square), Purse(price.knights + flip.knights, price.wizards + flip.wizards), square)
    for price in prices:
        if purse.knights >= 2 * price.knights and purse.wizards >= 2 * price.wizards:
            for corner, face in court.tops:
                if face in wanted:
                    for square in free:
                        keys = (retain_key(square, price.knights),) * 2
                        yield Way(keys, refilled(court, square, corner), Purse(2 * price.knights, 2 * price.wizards), square)


def useful_corners(court: Court, wants: tuple[Want, Want], square: int) -> list[str]:
    """The corners whose top would help where a vassal leaves; else any."""
    found = [
        corner for corner, face in court.tops
        if any(want.area >> square & 1 and fits(face, want.faction, want.role) for want in wants)
    ]  # fmt: skip
    return found or [corner for corner, _ in court.tops[:1]] or [""]
