"""How the bot plays the Queen's Quest: it looks for the vassals that add most to its sets, and for the card and the moves to get them.

An action can always be kept as a Knight token, so whatever is done must be worth its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from blackstone.games.castle.bot_halves import Card, Errand, Floor, Half, brought, cards_of, distances, floor_of, places, turned
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_sets import TASTE, Hopes, Taste, sets_of
from blackstone.games.castle.content import SQUARE
from blackstone.games.castle.three_actions import ACTIONS
from blackstone.games.castle.view import CastleView


class Target(NamedTuple):
    """A vassal for half a card: its space, the location, whether it must be turned over, the symbol it shows then, the actions it takes."""

    at: int
    area: int
    flip: int
    symbol: int
    cost: int


class Deed(NamedTuple):
    """A card used on one vassal or two: what that gains after all actions, how many those are, and the answers up to the last."""

    value: float
    cost: int
    keys: tuple[str, ...]


class Queen:
    """What there is to think of in a turn."""

    def __init__(self, mind: Mind, taste: Taste = TASTE) -> None:
        self.mind, self.taste = mind, taste
        self.me = mind.view.players[mind.seat]
        self.turns = turns_left(mind.view, taste)
        self.hopes = Hopes(mind.view, mind.seat, self.turns, taste)
        self.others = [Hopes(mind.view, seat, self.turns, taste) for seat in range(len(mind.view.players)) if seat != mind.seat]
        self.floor = floor_of(mind.view)
        self.action = (
            taste.action / len(mind.view.players) / (1 + taste.bank * self.me.actions / self.turns) if self.turns else taste.last_action
        )

    def deeds(self, card: Card, actions: int) -> Iterator[Deed]:
        """What a card can be used for with so many actions, its own among them; the most promising first."""
        moves = actions - card.cost
        if moves < 0:
            return
        one, other = [targets(self.floor, half, moves) for half in card.halves]
        groups: list[tuple[Target, ...]] = [(target,) for target in (*one, *other)]
        groups += [(a, b) for a, b in product(one, other) if a.at != b.at and a.cost + b.cost <= moves + 1]
        valued = [(self.value(group, card.cost + sum([target.cost for target in group])), group) for group in groups]
        valued.sort(key=lambda found: -found[0])
        for value, group in valued:
            guess = sum([target.cost for target in group])
            errand = fetched(self.floor, group)
            if errand is not None and len(errand.keys) <= moves:
                keys = (f"take:{card.id}",) * (card.price > 0) + errand.keys + (f"spend:{card.id}",)
                yield Deed(value - self.action * (len(errand.keys) - guess), len(keys), keys)

    def value(self, group: tuple[Target, ...], cost: int) -> float:
        """What these vassals gain after so many actions."""
        return self.gain([target.symbol for target in group]) - self.action * cost

    def gain(self, symbols: Sequence[int]) -> float:
        """What these vassals add to the own sets, and a little for what nobody else can add to theirs."""
        missed = sum([max([other.gain((symbol,)) for other in self.others]) for symbol in symbols])
        return self.hopes.gain(symbols) + self.taste.deny / len(self.others) * missed

    def best(self, card: Card, actions: int) -> Deed | None:
        """The best use of a card, or nearly: the first that comes, for the others promise less."""
        return next(self.deeds(card, actions), None)


def turns_left(view: CastleView, taste: Taste) -> float:
    """After this one, at a guess: cards leave the offer one or two a turn, and then those in hand are used."""
    if view.last_round:
        return 0.0
    if view.closing:
        return 1.0
    cards = view.decks["machination"].count + sum(card is not None for card in view.offer)
    return 1.0 + cards / taste.a_turn / len(view.players)


def targets(floor: Floor, half: Half, moves: int) -> list[Target]:
    """The vassals that can be made to meet half a card."""
    steps = distances(half.area)
    return [
        Target(at, half.area, flip, (floor.behind if flip else floor.up)[at], steps[at] + flip)
        for at, flip in places(floor, half.shows)
        if steps[at] + flip <= moves
    ]


def fetched(floor: Floor, group: tuple[Target, ...]) -> Errand | None:
    """The moves that bring all of them where they are wanted, the one or the other first; None if each is in the other's way."""
    start = Errand((), floor, tuple([target.at for target in group]))
    for target in group:
        if target.flip:
            start = turned(start, target.at)
    found = []
    for order in ([0],) if len(group) == 1 else ([0, 1], [1, 0]):
        errand = start
        for who in order:
            errand = brought(errand, who, group[who].area)
        if all([target.area >> at & 1 for target, at in zip(group, errand.at, strict=True)]):
            found.append(errand)
    return min(found, key=lambda errand: len(errand.keys), default=None)


# ------------------------------------------------------------------ the answers
def work(mind: Mind) -> str:
    """What gains most after its actions; else a card for a later turn, or a Knight token."""
    queen, actions = Queen(mind), mind.view.players[mind.seat].actions
    cards = cards_of(mind, 1)
    found = [deed for card in cards if (deed := queen.best(card, actions)) is not None]
    best = max(found, key=lambda deed: deed.value, default=None)
    if best is not None and best.value > 0:
        return best.keys[0]
    return prepare(queen, cards)


def prepare(queen: Queen, cards: list[Card]) -> str:
    """Nothing pays in this turn: the card that promises most if there is time to use it, else an action kept."""
    mind, actions = queen.mind, queen.me.actions
    if not queen.turns:
        return "pass"
    if len(queen.me.hand or ()) < queen.turns:
        offered = [card for card in cards if card.price]
        found = [(deed.value, card.id) for card in offered if (deed := queen.best(card, actions + ACTIONS)) is not None]
        if found and max(found)[0] > queen.taste.hold:
            return f"take:{max(found)[1]}"
    return "take:knight" if queen.me.wizards and "take:knight" in mind.keys else "pass"


def vassals(mind: Mind) -> str:
    """Those that add most."""
    queen = Queen(mind)

    def gain(key: str) -> float:
        return queen.gain([queen.floor.up[SQUARE[name]] for name in key.split(":")[1:]])

    return max(mind.keys, key=gain)


def which_set(mind: Mind) -> str:
    """The set it adds most to.  Where the vassal before it has begun a set, a look tells what the two are worth together."""
    queen = Queen(mind)
    hopes, symbol = queen.hopes, queen.floor.up[SQUARE[str(mind.question.about["at"])]]
    new = len(hopes.sets) + 1

    def added(key: str) -> float:
        number = int(key.rpartition("-")[2])
        if number != new or len(mind.keys) < 2 or not mind.keys[-1].endswith(f"-{new + 1}"):
            return hopes.added(hopes.sets, symbol, number)
        after = mind.preview([key]).view
        assert isinstance(after, CastleView)
        begun = sets_of(after.players[mind.seat])[-1]
        return hopes.hope(begun) - hopes.hope(begun[:1])

    return max(mind.keys, key=added)


ANSWERS: Final[Mapping[str, Callable[[Mind], str]]] = {
    "queens.action": work,
    "queens.vassals": vassals,
    "queens.set": which_set,
}
"""What is asked in this mode only."""
