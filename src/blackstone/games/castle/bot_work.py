"""What the bot does in step 3: complete the best task, kill rats, take cards, retain what upcharges want, prepare the next turn."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.bot_court import Purse, fits, refilled
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_plans import best_way, wants_of, ways_to_get
from blackstone.games.castle.bot_worth import DECKS, lacking
from blackstone.games.castle.content import SQUARE, SQUARES
from blackstone.games.castle.state import squares_in

WAYS_TO_DRAW: Final = (
    (":two", Purse(0, 1)),
    ("", Purse(0, 1)),
    (":knight", Purse(1, 0)),
    (":knights:two", Purse(2, 0)),
    (":knights", Purse(2, 0)),
)
"""What stands behind a deck, and the tokens it takes: the better ways first."""


def work(mind: Mind) -> str:
    """Complete what gains most; first a card, if one is to spare and there will be room for it.  Then prepare for the next turn."""
    at = mind.at
    if not mind.done:
        for deed in sorted([*mind.deeds(at.purse), *mind.adoptions(at.purse)], key=lambda deed: -deed.value):
            way = deed.way
            spare = Purse(at.purse.knights - way.cost.knights, at.purse.wizards - way.cost.wizards)
            if key := kill(mind, spare) or kill(mind, at.purse, deed.value):
                return key
            if len(at.hand) <= at.hand_limit and at.turns_left and (key := draw(mind, spare)):
                return key
            if key := mind.offered(way.keys[0] if way.keys else deed.last):
                return key
    return prepare(mind)


def kill(mind: Mind, purse: Purse, least: float = 0.0) -> str:
    """The rats that it gains most to be rid of, if it gains more than so much."""
    if mind.at.vermin is not None:
        for value, key in mind.at.vermin.kills(purse, mind.price):
            if value > least and mind.offered(key):
                return key
    return ""


def draw(mind: Mind, spare: Purse) -> str:
    """A card for tokens that are to spare."""
    for deck in mind.at.best_deck:
        for way, cost in WAYS_TO_DRAW:
            if cost.knights <= spare.knights and cost.wizards <= spare.wizards and (key := mind.offered(f"draw:{deck}{way}")):
                return key
    return ""


def prepare(mind: Mind) -> str:
    """Nothing can be completed (any more) in this turn: make the next one better with what it does not need."""
    at, done = mind.at, mind.done
    if not at.turns_left and done:
        return "pass"
    purse = spare = at.purse
    if key := kill(mind, purse):
        return key
    later = mind.deeds(at.next_purse) if at.turns_left else []
    if later:
        cost = later[0].way.cost
        spare = Purse(purse.knights - max(0, cost.knights - at.income.knights), purse.wizards - max(0, cost.wizards - at.income.wizards))
    return max([(0.0, "pass"), *draws(mind, spare, bool(later)), *retains(mind, spare), *churns(mind, spare)])[1]


def draws(mind: Mind, spare: Purse, ready: bool) -> list[tuple[float, str]]:
    """Cards for spare tokens: each is worth less the more are in hand."""
    at = mind.at
    places = at.hand_limit + (not mind.view.completed and at.me.intrigue > 0)
    share = mind.taste.next_card ** len([task for task in at.hand if mind.keeping(task) > 0])
    if len(at.hand) >= places:
        share *= 0.5 if not mind.view.completed and not ready else 0.1
    found = []
    for deck in DECKS:
        worth = at.deck_worth(deck) * share
        for way, cost in WAYS_TO_DRAW:
            if cost.knights <= spare.knights and cost.wizards <= spare.wizards and (key := mind.offered(f"draw:{deck}{way}")):
                wizard = mind.price[1] * (at.purse.wizards <= at.limit) * cost.wizards
                knights = mind.price[0] * max(0, at.limit - at.purse.knights + cost.knights) * (cost.knights > 0)
                better = mind.taste.choice if way.endswith("two") else 0.0
                found.append((worth + better - wizard - knights, key))
    return found


def retains(mind: Mind, spare: Purse) -> list[tuple[float, str]]:
    """Vassals that an upcharge will want, as far as they may be kept."""
    at = mind.at
    worst = min(at.worth_of(face) for face in at.held) if len(at.held) >= at.limit else 0.0
    found = []
    for symbol, worth in at.wanted.items():
        for way in ways_to_get(mind.court, symbol, spare):
            if key := mind.offered(way.keys[0]):
                cost = max(0, way.cost.knights - max(0, at.purse.knights - at.limit)) * mind.price[0]
                cost += max(0, way.cost.wizards - max(0, at.purse.wizards - at.limit)) * mind.price[1]
                found.append((worth - worst - cost, key))
                break
    return found


def churns(mind: Mind, spare: Purse) -> list[tuple[float, str]]:
    """A vassal nobody needs makes room for another, above all if a symbol is wanted that is nowhere to be seen."""
    at = mind.at
    hope = max((at.gain(task.type, task.points) for task in at.blocked), default=0.0) * mind.taste.churn
    cost = mind.price[0] * (at.purse.knights <= at.limit)
    free = [square for square in squares_in(mind.court.occupied & ~mind.court.fixed) if mind.court.up[square] not in at.wanted]
    keys = [key for square in free if (key := mind.offered(f"retain:{SQUARES[square]}"))] if spare.knights else []
    return [(hope + 0.01 - cost, key) for key in keys[:1]]


def refill(mind: Mind) -> str:
    """The corner deck whose top helps most where a vassal leaves."""
    at = mind.at
    square = SQUARE[str(mind.question.about["at"])]
    purse = after_retaining(at.purse)
    held = [*at.held, mind.court.up[square]]

    def worth(key: str) -> float:
        court = refilled(mind.court, square, key.partition(":")[2])
        gains = [at.wanted.get(court.up[square], 0.0)]
        for task in at.hand:
            way = best_way(court, wants_of(task), lacking(task.due, held), purse, mind.price)
            if way is not None:
                gains.append(at.gain(task.type, task.points) - mind.cost(way))
        return max(gains)

    return max(mind.keys, key=worth)


def after_retaining(purse: Purse) -> Purse:
    """The tokens left once a vassal is paid for: mostly with a Knight."""
    return Purse(purse.knights - 1, purse.wizards) if purse.knights else Purse(0, max(0, purse.wizards - 1))


def use(mind: Mind) -> str:
    """The vassals least missed: no agent's prey, no symbol that will be due, none that another card in hand wants."""

    def loss(key: str) -> float:
        total = 0.0
        for square in key.split(":")[1:]:
            vassal = mind.view.board[square]
            total += mind.at.wanted.get(vassal.face, 0.0)
            total += mind.betrayal * sum(agent != mind.seat for agent in vassal.agents)
            total += sum(0.1 for task in mind.at.hand for want in wants_of(task) if fits(vassal.face, want.faction, want.role))
        return total

    return min(mind.keys, key=loss)
