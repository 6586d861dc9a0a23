"""How the bot fights the rats: which cards it kills, which dogs are worth a task, and what can wait.

What still comes is guessed from the cards that have not been seen; the order of the deck is nobody's to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from blackstone.games.castle.bot_court import Purse
from blackstone.games.castle.dogs import DogCard, dog_cards
from blackstone.games.castle.rats import rat_cards
from blackstone.games.castle.view import CastleView, RatsView

if TYPE_CHECKING:
    from blackstone.games.castle.bot_worth import Weights

DOGS: Final[Mapping[str, DogCard]] = {dog.id: dog for dog in dog_cards()}
RATS: Final[Mapping[str, int]] = {card.id: card.rats for card in rat_cards()}
SIZES: Final = (1, 2, 3)
PATIENCE: Final = 60
"""Rounds after which no more rats are killed: a game that has not been won by then shall end."""


class Vermin:
    """The rats as one player sees them: how many more will come, and what it is worth to have fewer."""

    def __init__(self, view: CastleView, rats: RatsView, seat: int, turns_left: float, taste: Weights) -> None:
        self.rats, self.taste, self.round = rats, taste, view.round
        self.dogs = view.players[seat].dogs
        self.others = tuple(dog for player in view.players if player.seat != seat for dog in player.dogs)
        self.seats = len(view.players)
        self.coming = (turns_left + 1) * self.seats

    @cached_property
    def unseen(self) -> list[int]:
        """How many rats are on each card nobody has seen; of the discards once these make a new deck."""
        rats = self.rats
        out = {card.card for card in (*rats.wandering, *rats.plagued)} | {*rats.plagues, *rats.discards}
        return [number for card, number in RATS.items() if card not in out] or [RATS[card] for card in rats.discards] or [0]

    @cached_property
    def arrivals(self) -> float:
        """How many rats will come until the end, at a guess."""
        return self.coming * sum(self.unseen) / len(self.unseen)

    @cached_property
    def pressure(self) -> float:
        """From 0, when the game will be over before the rats are too many, to 1."""
        excess = self.rats.active + self.arrivals + self.taste.rat_margin - self.rats.limit
        return min(1.0, max(0.0, excess / self.taste.rat_margin))

    def worth(self, rats: int) -> float:
        """What it is worth to be rid of a card with so many rats."""
        return rats * self.taste.rat * self.pressure

    def kills(self, purse: Purse, price: tuple[float, float]) -> list[tuple[float, str]]:
        """The wandering cards these tokens can kill: what is gained, and the key."""
        found = []
        for rat in self.rats.wandering if self.round <= PATIENCE else ():
            for dog in self.dogs:
                cost = cost_of(dog)
                if rat.rats in DOGS[dog].kills and cost.knights <= purse.knights and cost.wizards <= purse.wizards:
                    found.append((self.worth(rat.rats) - in_points(cost, price), f"kill:{rat.card}:{dog}"))
        found.sort(reverse=True)
        return found

    def dog_worth(self, dog: str, price: tuple[float, float]) -> float:
        """What a dog will gain until the end, over those one has and those of the partner."""
        gain = 0.0
        for size in SIZES:
            share = self.unseen.count(size) / len(self.unseen)
            cards = share * self.coming + sum(rat.rats == size for rat in self.rats.wandering)
            before = max([self._best(self.dogs, size, price), self.taste.partner_dog * self._best(self.others, size, price)])
            gain += cards * max(0.0, self._best((*self.dogs, dog), size, price) - before)
        return gain * self.taste.dog

    def _best(self, dogs: tuple[str, ...], size: int, price: tuple[float, float]) -> float:
        """What killing a card of this size gains with the cheapest of some dogs."""
        gains = [self.worth(size) - in_points(cost_of(dog), price) for dog in dogs if size in DOGS[dog].kills]
        return max([0.0, *gains])


def cost_of(dog: str) -> Purse:
    """The tokens a kill takes."""
    cost = DOGS[dog].kill_cost
    return Purse(cost.knight, cost.wizard)


def in_points(cost: Purse, price: tuple[float, float]) -> float:
    """Tokens in points."""
    return cost.knights * price[0] + cost.wizards * price[1]
