"""What cards, symbols and tokens are worth to the bot, in points of the end.

The numbers were found by playing some thousand games against variants of itself; see docs/balance.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from blackstone.games.castle.bot_court import Purse, court_of, payers, shown
from blackstone.games.castle.bot_formation import formation_of
from blackstone.games.castle.bot_rats import Vermin
from blackstone.games.castle.content import STACK_NAMES
from blackstone.games.castle.scoring import HOUSEHOLD
from blackstone.games.castle.view import CastleView, PlayerView, TaskView

POINTS_A_TURN: Final = 2.0
"""About what a player makes in a turn: so the turns that are left are guessed."""


UNLIMITED: Final = 12
"""What a family without limits may keep, as far as it matters."""


class Kind(NamedTuple):
    """Some cards of a deck: their type and points, how many there are, and how often two or three actions meet them."""

    type: str
    points: int
    share: float
    ease: float


DECKS: Final[Mapping[str, tuple[Kind, ...]]] = {
    "guild": (Kind("knight", 1, 0.25, 0.95), Kind("knight", 2, 0.25, 0.7), Kind("wizard", 1, 0.25, 0.95), Kind("wizard", 2, 0.25, 0.7)),
    "power": (Kind("king", 1, 0.5, 0.8), Kind("king", 2, 0.5, 0.5)),
    "machination": (Kind("ploy", 2, 0.32, 0.55), Kind("ploy", 3, 0.37, 0.45), Kind("ploy", 4, 0.31, 0.25)),
}
"""What is in the decks, as everybody can read on the cards."""


@dataclass(frozen=True)
class Weights:
    """The bot's taste.  First what tokens and cards are worth, then a rat, a dog beside a partner's, and the steps to a formation."""

    knight: float = 0.35
    wizard: float = 0.45
    income: float = 0.30
    limit: float = 0.12
    waiting: float = 0.35
    dearer: float = 0.3
    symbol: float = 0.5
    symbol_elsewhere: float = 0.25
    betrayal: float = 0.6
    unmet: float = 0.4
    absent: float = 2.0
    next_card: float = 0.6
    stuck: float = 0.2
    churn: float = 0.12
    recall: float = 0.5
    card: float = 0.5
    choice: float = 0.2
    rat: float = 1.2
    rat_margin: float = 6.0
    dog: float = 0.7
    partner_dog: float = 0.5
    step: float = 0.4
    room: float = 0.4
    crowd: float = 0.1
    luck: float = 0.5
    rats_take: float = 1.8


TASTE: Final = Weights()


class Standing:
    """Where one player stands: all that the worth of a card hangs on."""

    def __init__(self, view: CastleView, seat: int, taste: Weights = TASTE) -> None:
        self.view, self.seat, self.taste = view, seat, taste
        self.me: PlayerView = view.players[seat]
        self.purse = Purse(self.me.knights, self.me.wizards)
        self.income = Purse(*self.me.income)
        self.limit = self.me.limit if "no-limits" not in self.me.abilities else UNLIMITED
        self.hand_limit = self.limit + ("patient-hand" in self.me.abilities)
        self.rebate = int("upcharge-rebate" in self.me.abilities)
        self.hand: tuple[TaskView, ...] = self.me.hand or ()

    @cached_property
    def turns_left(self) -> float:
        """After this one, at a guess."""
        if self.view.last_round:
            return 0.0
        if self.view.rats is not None:
            return self.rounds_together if self.view.points_to_end else self.rounds_of_work
        lead = max(player.points for player in self.view.players)
        return max(0.5, (self.view.points_to_end - lead) / POINTS_A_TURN)

    @cached_property
    def rounds_together(self) -> float:
        """Until all have the points together."""
        together = sum(player.points for player in self.view.players)
        return max(0.5, (self.view.points_to_end - together) / POINTS_A_TURN / len(self.view.players))

    @cached_property
    def rounds_of_work(self) -> float:
        """Until the formation stands: the tokens it takes, by what both partners muster when the rats have had theirs."""
        work = formation_of(court_of(self.view, self.seat, careful=False)).work
        income = sum(sum(player.income) for player in self.view.players)
        return min(12.0, max(0.5, work / max(1.0, income - self.taste.rats_take)))

    @cached_property
    def vermin(self) -> Vermin | None:
        """The rats, where there are any."""
        rats = self.view.rats
        return None if rats is None else Vermin(self.view, rats, self.seat, self.turns_left, self.taste)

    @cached_property
    def next_purse(self) -> Purse:
        """The tokens of the next turn if none more is spent now."""
        return Purse(min(self.purse.knights, self.limit) + self.income.knights, min(self.purse.wizards, self.limit) + self.income.wizards)

    def gain(self, type: str, points: int) -> float:
        """What completing a card of a type with so many points is worth now; a Knight-Wizard joins the stack where it is worth more."""
        if type == "knight-wizard":
            return max(self.gain("knight", points), self.gain("wizard", points))
        me, taste, turns = self.me, self.taste, self.turns_left
        worth = {**me.worth, type: (*me.worth[type], points)}
        kings = me.kings + (type == "king")
        scored = points_of(worth, kings, self.view.settings) - me.points
        counts = bool(self.view.points_to_end)
        gain = float(scored * counts)
        if turns:
            gain += taste.waiting * counts * max(0, points - scored)
            gain += taste.income * max(0.0, turns - 1) * (sum(income_of(worth, kings)) - sum(me.income))
            gain -= taste.dearer * len(me.worth[type])
            if type == "king":
                gain += taste.limit * turns if counts else taste.room * turns
        if type in ("king", "ploy") and "knight-dividend" in me.abilities:
            gain += taste.knight
        return gain

    @cached_property
    def held(self) -> list[str]:
        """The symbols of the retained vassals."""
        return [shown(self.view, vassal.face) for vassal in self.me.retained]

    def missing(self, type: str) -> list[str]:
        """The symbols due for the next card of a type that nobody retained shows."""
        return lacking(self.me.due[type], self.held)

    @cached_property
    def in_sight(self) -> dict[str, float]:
        """What it costs to retain each symbol that can be seen: up on the board, behind, or on top of a corner deck."""
        knight, wizard = self.taste.knight, self.taste.wizard
        seen = {corner.face: 2 * knight for corner in self.view.corners.values() if corner.face is not None}
        seen |= {vassal.behind: knight + wizard for vassal in self.view.board.values()}
        return seen | {vassal.face: knight for vassal in self.view.board.values()}

    def charge(self, missing: Sequence[str]) -> float:
        """What it costs to get missing symbols, now or some time; a family may be let off the dearest."""
        costs = [self.in_sight.get(symbol, self.taste.absent) for symbol in missing]
        return sum(sorted(costs)[: -self.rebate] if self.rebate else costs)

    @cached_property
    def blocked(self) -> list[TaskView]:
        """The cards in hand whose upcharge wants a symbol that is nowhere to be seen."""
        return [task for task in self.hand if sum(symbol not in self.in_sight for symbol in task.missing) > self.rebate]

    def deck_worth(self, deck: str) -> float:
        """What a card of a deck promises; little, if such a card is in hand already and cannot be paid."""
        promise, stuck = 0.0, {task.type for task in self.blocked}
        for kind in DECKS[deck]:
            charge = self.charge(self.missing(kind.type))
            chance = kind.share * kind.ease * (self.taste.stuck if kind.type in stuck else 1.0)
            promise += chance * max(0.0, self.gain(kind.type, kind.points) - charge)
        return promise

    @cached_property
    def best_deck(self) -> list[str]:
        """The decks, the most promising first."""
        return sorted(DECKS, key=lambda deck: -self.deck_worth(deck))

    @cached_property
    def symbol_worth(self) -> dict[str, float]:
        """For each symbol that is due somewhere: how much it helps to have one."""
        worth: dict[str, float] = {}
        in_hand = {task.type for task in self.hand}
        for type in STACK_NAMES:
            weight = (self.taste.symbol if type in in_hand else self.taste.symbol_elsewhere) / (1 + len(self.missing(type)))
            for symbol in self.me.due[type]:
                worth[symbol] = worth.get(symbol, 0.0) + weight
        return worth

    def worth_of(self, face: str) -> float:
        """How much a retained face helps; a wild one as much as the best it can pay for."""
        if "any" not in face:
            return self.symbol_worth.get(face, 0.0)
        return max((worth for symbol, worth in self.symbol_worth.items() if face in payers(symbol)), default=0.0)

    @cached_property
    def wanted(self) -> dict[str, float]:
        """The same for those not yet retained."""
        return {symbol: worth for symbol, worth in self.symbol_worth.items() if symbol not in self.held}


def lacking(due: Sequence[str], held: Sequence[str]) -> list[str]:
    """The symbols due that are not among those held, each of which pays once; a wild face pays what no other does."""
    left, missing = list(held), []
    for symbol in due:
        if symbol in left:
            left.remove(symbol)
        else:
            missing.append(symbol)
    for wild in [face for face in left if "any" in face]:
        paid = next((symbol for symbol in missing if wild in payers(symbol)), None)
        if paid is not None:
            missing.remove(paid)
    return missing


def points_of(worth: Mapping[str, Sequence[int]], kings: int, settings: Mapping[str, str]) -> int:
    """What a tableau would score by the settings of this game."""
    total = sum(worth["king"])
    for type, household in zip(STACK_NAMES, HOUSEHOLD, strict=True):
        if type != "king":
            cards = worth[type] if settings["unsupported"] == "latest" else sorted(worth[type], reverse=True)
            places = kings - (household if settings["household-support"] == "on" else 0)
            total += sum(cards[: max(0, places)])
    return total


def income_of(worth: Mapping[str, Sequence[int]], kings: int) -> tuple[int, int]:
    """Tokens of a muster."""
    return min(1 + len(worth["knight"]), kings), min(1 + len(worth["wizard"]), kings)
