"""How the bot plays the Wizard's Quest: it looks for the card, and the moves, that let it lay two vassals, or one.

The board is kept roomy: a vassal is laid onto its like where that can be, and the symbols that lie there once are not doubled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from blackstone.games.castle.bot_halves import (
    NEIGHBOURS,
    NOBODY,
    SYMBOLS,
    Card,
    Errand,
    Floor,
    Half,
    brought,
    cards_of,
    distances,
    floor_of,
    places,
    turned,
)
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.content import SQUARE, SQUARES
from blackstone.games.castle.state import squares_in
from blackstone.games.castle.three_actions import ACTIONS


@dataclass(frozen=True)
class Taste:
    """What the bot likes, in vassals laid; found by playing against variants of itself.  Wide of these numbers it plays as well."""

    action: float = 0.6
    exchange: float = 0.1
    stack: float = 0.3
    double: float = 0.2
    follows: float = 0.05
    ease: float = 0.03
    cards: int = 6


TASTE: Final = Taste()
TRIES: Final = 4
"""So many ways to make room for half a card are tried."""
Courtier: TypeAlias = tuple[int, int]
"""A vassal off the board: its two symbols."""
Offered: TypeAlias = tuple[tuple[str, Courtier], ...]
"""Those of the vassal offer, by their cards."""


class Hand(NamedTuple):
    """The vassals in hand, each by its two symbols, and for each symbol those who show it, as a mask."""

    vassals: tuple[Courtier, ...]
    showing: tuple[int, ...]

    @property
    def symbols(self) -> int:
        """What they show, as a mask."""
        return sum([1 << symbol for symbol, some in enumerate(self.showing) if some])


class Stand(NamedTuple):
    """The court and the hand after some answers."""

    keys: tuple[str, ...]
    floor: Floor
    hand: Hand


class Deed(NamedTuple):
    """A card used for two halves or one: what that gains after all actions, how many those are, and the answers up to the last."""

    value: float
    cost: int
    keys: tuple[str, ...]


def hand_of(vassals: tuple[Courtier, ...]) -> Hand:
    """The vassals with what they show."""
    showing = [0] * len(SYMBOLS)
    for number, faces in enumerate(vassals):
        for symbol in faces:
            showing[symbol] |= 1 << number
    return Hand(vassals, tuple(showing))


# ------------------------------------------------------------------ what can be laid
def opening(stand: Stand, half: Half) -> tuple[int, int]:
    """Those in hand who can be laid for half a card, and the spaces onto which, both as masks."""
    vassals = squares = anyone = 0
    showing = stand.hand.showing
    for square in squares_in(half.area):
        symbol = stand.floor.up[square]
        if symbol == NOBODY:
            if not anyone:
                for other, some in enumerate(showing):
                    if half.shows >> other & 1:
                        anyone |= some
            if anyone:
                vassals |= anyone
                squares |= 1 << square
        elif half.shows >> symbol & 1 and showing[symbol]:
            vassals |= showing[symbol]
            squares |= 1 << square
    return vassals, squares


def laid(stand: Stand, card: Card) -> int:
    """How many vassals a card lays as the court stands."""
    (one, here), (other, there) = [opening(stand, half) for half in card.halves]
    if not one or not other:
        return int(bool(one or other))
    if (one | other).bit_count() < 2:
        return 1
    if here == there and here.bit_count() == 1 and stand.floor.up[here.bit_length() - 1] == NOBODY:
        return 1
    return 2


# ------------------------------------------------------------------ making room for one half
def ways(stand: Stand, half: Half, moves: int, offered: Offered) -> list[Stand]:
    """How a vassal can be laid for half a card after so many moves; the shortest first."""
    if opening(stand, half)[0]:
        return [stand]
    wanted = stand.hand.symbols & half.shows
    steps = distances(half.area)
    found: list[tuple[int, int, Errand]] = []
    start = Errand(stand.keys, stand.floor, ())
    if wanted:
        for at, flip in places(stand.floor, wanted):
            if steps[at] + flip <= moves:
                found.append((steps[at] + flip, at, turned(start, at) if flip else start))
        for at, errand in gaps(start):
            cost = len(errand.keys) - len(stand.keys) + steps[at]
            if cost <= moves:
                found.append((cost, at, errand))
    found.sort(key=lambda one: one[:2])
    done = [brought(errand._replace(at=(at,)), 0, half.area) for _, at, errand in found[:TRIES]]
    made = [Stand(errand.keys, errand.floor, stand.hand) for errand in done]
    if moves and stand.hand.vassals:
        made += exchanged(stand, half, offered)
    return made


def gaps(start: Errand) -> Iterator[tuple[int, Errand]]:
    """Empty spaces, and those that a slide onto its like empties."""
    up = start.floor.up
    for square, symbol in enumerate(up):
        if symbol == NOBODY:
            yield square, start
        elif start.floor.behind[square] != NOBODY:
            for there in NEIGHBOURS[square]:
                if up[there] == symbol:
                    yield square, merged(start, square, there)
                    break


def merged(errand: Errand, here: int, there: int) -> Errand:
    """And then a single vassal slides onto its like."""
    up, behind = list(errand.floor.up), list(errand.floor.behind)
    up[here] = behind[here] = behind[there] = NOBODY
    return Errand((*errand.keys, f"slide:{SQUARES[here]}:{SQUARES[there]}"), Floor(tuple(up), tuple(behind)), errand.at)


def exchanged(stand: Stand, half: Half, offered: Offered) -> Iterator[Stand]:
    """A vassal of the offer that could be laid, for one in hand."""
    for name, faces in offered:
        key = f"exchange:{name}"
        if key not in stand.keys:
            others = stand.hand.vassals if len(stand.hand.vassals) > 1 else ()
            after = Stand((*stand.keys, key), stand.floor, hand_of((*others, faces)))
            if opening(after, half)[0]:
                yield after


class Wizard:
    """What there is to think of in a turn."""

    def __init__(self, mind: Mind, taste: Taste = TASTE) -> None:
        self.mind, self.taste = mind, taste
        self.me = mind.view.players[mind.seat]
        vassals = (*(self.me.vassals or ()), *self.me.open_vassals)
        self.names = tuple([vassal.card for vassal in vassals])
        hand = hand_of(tuple([(SYMBOLS[vassal.face], SYMBOLS[vassal.behind]) for vassal in vassals]))
        self.stand = Stand((), floor_of(mind.view), hand)
        self.offered = tuple([(v.card[:-1], (SYMBOLS[v.face], SYMBOLS[v.behind])) for v in mind.view.vassal_offer])

    def best(self, card: Card, actions: int) -> Deed | None:
        """The best use of a card with so many actions."""
        moves = actions - card.cost
        if moves < 0:
            return None
        found = [self.deed(card, stand) for stand in self.stands(card, moves)]
        return max([deed for deed in found if deed is not None], key=lambda deed: deed.value, default=None)

    def deed(self, card: Card, stand: Stand) -> Deed | None:
        """A card used after these moves."""
        number = laid(stand, card)
        if not number:
            return None
        cost = card.cost + len(stand.keys)
        keys = (f"take:{card.id}",) * (card.price > 0) + stand.keys + (f"spend:{card.id}",)
        trades = sum([key.startswith("exchange") for key in stand.keys])
        return Deed(number - self.taste.action * cost - self.taste.exchange * trades, cost, keys)

    def stands(self, card: Card, moves: int) -> Iterator[Stand]:
        """The court made fit for one half, then for the other too."""
        for first in (0, 1):
            for stand in ways(self.stand, card.halves[first], moves, self.offered):
                yield stand
                if laid(stand, card) < 2:
                    yield from ways(stand, card.halves[1 - first], moves - len(stand.keys), self.offered)


# ------------------------------------------------------------------ the answers
def work(mind: Mind) -> str:
    """What lays most for its actions, and be it little; else a card for a later turn, or a Knight token."""
    wizard, actions = Wizard(mind), mind.view.players[mind.seat].actions
    cards = cards_of(mind, (1, 2, None)[mind.view.taken])
    found = [deed for card in cards if (deed := wizard.best(card, actions)) is not None]
    if found:
        return max(found, key=lambda deed: deed.value).keys[0]
    return prepare(wizard, cards)


def prepare(wizard: Wizard, cards: list[Card]) -> str:
    """Nothing can be laid in this turn: the card that is soonest of use, or an action kept.  A Knight for a Knight would be nothing won."""
    mind, me = wizard.mind, wizard.me
    if not mind.view.last_round and len(me.hand or ()) < wizard.taste.cards:
        offered = [card for card in cards if f"take:{card.id}" in mind.keys]
        found = [(deed.value, card.id) for card in offered if (deed := wizard.best(card, me.actions + ACTIONS)) is not None]
        if found:
            return f"take:{max(found)[1]}"
    return "take:knight" if me.wizards and "take:knight" in mind.keys else "pass"


def lay(mind: Mind) -> str:
    """The vassal and the space that leave most room for the others."""
    wizard = Wizard(mind)
    puts = [key for key in mind.keys if key != "pass"]
    return max(puts, key=lambda key: liking(wizard, key), default="pass")


def liking(wizard: Wizard, key: str) -> float:
    """Onto its like rather than anew, a symbol that others in hand have, and one whose vassal is hard to lay."""
    _, face, name = key.split(":")
    taste, (_, floor, hand) = wizard.taste, wizard.stand
    number = next(number for number, card in enumerate(wizard.names) if card[:-1] == face[:-1])
    side = face[-1] != wizard.names[number][-1]
    symbol, behind = hand.vassals[number][side], hand.vassals[number][not side]
    others = floor.up.count(symbol)
    liked = -taste.ease * (others + floor.up.count(behind))
    if floor.up[SQUARE[name]] != NOBODY:
        return liked + taste.stack
    return liked - taste.double * bool(others) + taste.follows * (hand.showing[symbol].bit_count() - 1)


def give(mind: Mind) -> str:
    """The vassal that is hardest to lay."""
    wizard = Wizard(mind)
    _, floor, hand = wizard.stand

    def ease(key: str) -> int:
        number = next(number for number, card in enumerate(wizard.names) if card[:-1] == key.partition(":")[2])
        return sum([floor.up.count(symbol) for symbol in hand.vassals[number]])

    return min(mind.keys, key=ease)


ANSWERS: Final[Mapping[str, Callable[[Mind], str]]] = {
    "wizards.action": work,
    "wizards.left": lay,
    "wizards.right": lay,
    "wizards.give": give,
}
"""What is asked in this mode only."""
