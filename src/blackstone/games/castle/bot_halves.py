"""What the bot knows of the Queen's and the Wizard's Quest: halves of cards, the court as numbers, and how a vassal gets somewhere.

Every slide, swap and flip costs one action here, so what it takes to bring a vassal into a location is its distance.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.content import MACHINATION, SQUARE, SQUARES, RequirementCard, area_of, board, box
from blackstone.games.castle.geometry import neighbours
from blackstone.games.castle.state import squares_in
from blackstone.games.castle.view import CastleView, TaskView

SYMBOLS: Final = {f"{faction}-{role}": 4 * f + r for f, faction in enumerate(board().factions) for r, role in enumerate(board().roles)}
"""Faction times four and role."""
NEIGHBOURS: Final = tuple(tuple(neighbours(square)) for square in range(len(SQUARES)))
NOBODY: Final = -1
"""An empty space; also the hidden side of what cannot be turned over."""


class Half(NamedTuple):
    """Half a card: the spaces of its location, and the symbols that meet it, both as masks."""

    area: int
    shows: int


class Card(NamedTuple):
    """A Machination card: in hand, or in the offer at so many actions."""

    id: str
    halves: tuple[Half, Half]
    price: int

    @property
    def cost(self) -> int:
        """The actions it takes to use it when both halves are met: to take it, if need be, and to spend it."""
        return self.price + 1


class Floor(NamedTuple):
    """The symbols that are up and behind on every space, as faction times four and role."""

    up: tuple[int, ...]
    behind: tuple[int, ...]


class Errand(NamedTuple):
    """Slides, swaps and flips, the court after them, and where those stand who were to be moved."""

    keys: tuple[str, ...]
    floor: Floor
    at: tuple[int, ...]


def floor_of(view: CastleView) -> Floor:
    """The court of a view; a stack is never turned over."""
    up, behind = [NOBODY] * len(SQUARES), [NOBODY] * len(SQUARES)
    for name, vassal in view.board.items():
        up[SQUARE[name]] = SYMBOLS[vassal.face]
        if not vassal.beneath:
            behind[SQUARE[name]] = SYMBOLS[vassal.behind]
    return Floor(tuple(up), tuple(behind))


def cards_of(mind: Mind, price: int | None) -> list[Card]:
    """The cards in hand and, if one more may be taken at this price, those of the offer."""
    cards = [Card(task.card, halves_of(task), 0) for task in mind.view.players[mind.seat].hand or ()]
    if price is not None:
        cards += [Card(card, halves_offered(mind, card), price) for card in mind.view.offer if card is not None]
    return cards


def halves_of(task: TaskView) -> tuple[Half, Half]:
    """The halves of a card in hand."""
    left, right = [half_of(side.letters, side.faction, side.role) for side in (task.left, task.right)]
    return left, right


@lru_cache(maxsize=256)
def half_of(letters: tuple[str, ...], faction: str, role: str) -> Half:
    """A requirement in masks."""
    shows = [symbol for face, symbol in SYMBOLS.items() if faction in ("any", face.split("-")[0]) and role in ("any", face.split("-")[1])]
    return Half(area_of(letters), sum([1 << symbol for symbol in shows]))


@lru_cache(maxsize=1)
def printed() -> dict[str, tuple[Half, Half]]:
    """The halves of the Machination cards in the box, as everybody can read on them."""
    return {card.id: (as_printed(card.left), as_printed(card.right)) for card in box().decks[MACHINATION]}


def as_printed(half: RequirementCard) -> Half:
    """Half a card, without the blue letter."""
    return half_of(tuple([letter for letter in half.letters if letter != half.advanced_letter]), half.faction, half.role)


def halves_offered(mind: Mind, card: str) -> tuple[Half, Half]:
    """The halves of a card in the offer; one that is not in the box is looked at as it would be in hand."""
    if card in printed():
        return printed()[card]
    after = mind.preview([f"take:{card}"]).view
    assert isinstance(after, CastleView)
    return next(halves_of(task) for task in after.players[mind.seat].hand or () if task.card == card)


# ------------------------------------------------------------------ moving about
@lru_cache(maxsize=256)
def distances(area: int) -> tuple[int, ...]:
    """From every space the steps into an area."""
    goals = squares_in(area)
    return tuple([min([abs(at // 5 - to // 5) + abs(at % 5 - to % 5) for to in goals]) for at in range(len(SQUARES))])


def places(floor: Floor, symbols: int) -> Iterable[tuple[int, int]]:
    """The spaces whose vassal shows one of these symbols, each with what it costs: nothing, or a flip."""
    for square, symbol in enumerate(floor.up):
        if symbol >= 0:
            if symbols >> symbol & 1:
                yield square, 0
            elif floor.behind[square] >= 0 and symbols >> floor.behind[square] & 1:
                yield square, 1


def changed(floor: Floor, here: int, there: int) -> Floor:
    """Two spaces change what they hold: a swap, or a slide."""
    up, behind = list(floor.up), list(floor.behind)
    up[here], up[there] = up[there], up[here]
    behind[here], behind[there] = behind[there], behind[here]
    return Floor(tuple(up), tuple(behind))


def turned(errand: Errand, at: int) -> Errand:
    """And then a vassal is flipped."""
    up, behind = list(errand.floor.up), list(errand.floor.behind)
    up[at], behind[at] = behind[at], up[at]
    return Errand((*errand.keys, f"flip:{SQUARES[at]}"), Floor(tuple(up), tuple(behind)), errand.at)


def brought(errand: Errand, who: int, area: int) -> Errand:
    """And then one of those who are to be moved goes into an area by the shortest way, past the others if that can be."""
    steps = distances(area)
    while steps[at := errand.at[who]]:
        nearer = [there for there in NEIGHBOURS[at] if steps[there] < steps[at]]
        there = min(nearer, key=lambda square: (square in errand.at, errand.floor.up[square] != NOBODY))
        errand = stepped(errand, at, there)
    return errand


def stepped(errand: Errand, here: int, there: int) -> Errand:
    """And then a vassal goes one space on, or a gap does."""
    up, moved = errand.floor.up, {here: there, there: here}
    return Errand(
        (*errand.keys, move_key(up[here] == NOBODY, up[there] == NOBODY, here, there)),
        changed(errand.floor, here, there),
        tuple([moved.get(at, at) for at in errand.at]),
    )


def move_key(from_gap: bool, to_gap: bool, here: int, there: int) -> str:
    """How it is said that two spaces change what they hold."""
    if from_gap or to_gap:
        one, other = (there, here) if from_gap else (here, there)
        return f"slide:{SQUARES[one]}:{SQUARES[other]}"
    return f"swap:{SQUARES[min(here, there)]}:{SQUARES[max(here, there)]}"
