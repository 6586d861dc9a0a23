"""How the bot plays the Puzzle Master's Quest: it builds up its tableau, and turns the board into the formation that is least work.

Tasks count for the tokens they bring while there is work to do, less what they spoil; whatever is over goes into the formation.
Both partners see the same board and come to the same formation by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from blackstone.games.castle.bot_court import Court, Purse, emptied, fits, freed, refilled
from blackstone.games.castle.bot_formation import DISTANCE, Formation, formation_of
from blackstone.games.castle.bot_mind import Deed, Mind
from blackstone.games.castle.bot_moves import advance
from blackstone.games.castle.bot_plans import best_way, wants_of
from blackstone.games.castle.bot_work import after_retaining, draw, draws, kill, retains
from blackstone.games.castle.bot_worth import lacking
from blackstone.games.castle.content import SQUARE, SQUARES
from blackstone.games.castle.state import squares_in

PAIRS_TRIED: Final = 8
"""So many pairs of vassals are tried for a task."""
ENOUGH: Final = 16
"""Whoever is replaced makes room for one: the number of vassals never grows."""


def work(mind: Mind) -> str:
    """The formation if it can be reached now, else the task that brings most, rats, cards and steps towards the formation."""
    at = mind.at
    goal = formation_of(mind.court)
    if win := finish(mind, goal):
        return win
    if not mind.done:
        deeds = [*mind.deeds(at.purse), *mind.adoptions(at.purse)]
        for deed in sorted([lessened(mind, deed, goal.work) for deed in deeds], key=lambda deed: -deed.value):
            if deed.value <= 0:
                break
            spare = Purse(at.purse.knights - deed.way.cost.knights, at.purse.wizards - deed.way.cost.wizards)
            if key := kill(mind, spare) or kill(mind, at.purse, deed.value):
                return key
            if len(at.hand) <= at.hand_limit and (key := draw(mind, spare)):
                return key
            if key := mind.offered(deed.way.keys[0] if deed.way.keys else deed.last):
                return key
    return prepare(mind, goal)


def finish(mind: Mind, goal: Formation) -> str:
    """The first step of a sequence that ends the game; while used vassals lie there nothing does."""
    if mind.court.fixed or goal.absent or goal.work > 2 * sum(mind.at.purse):
        return ""
    best = advance(mind.court, goal, mind.at.purse)
    if best.keys and best.left <= 0:
        return mind.offered(best.keys[0])
    return ""


def lessened(mind: Mind, deed: Deed, work: float) -> Deed:
    """A task is worth less for what the formation loses, more for what it is rid of."""
    left = min([work_without(deed.way.court, pair) for pair in pairs_for(deed.way.court, deed)], default=work)
    return deed._replace(value=deed.value - mind.taste.step * (left - work))


def pairs_for(court: Court, deed: Deed) -> list[tuple[int, int]]:
    """Some of the vassals that meet a task's requirements."""
    left, right = [
        [at for at in squares_in(want.area & court.occupied & ~court.fixed) if fits(court.up[at], want.faction, want.role)]
        for want in wants_of(deed.task)
    ]  # fmt: skip
    return [(one, other) for one in left for other in right if one != other][:PAIRS_TRIED]


def work_without(court: Court, squares: tuple[int, ...]) -> float:
    """The work that is left when somebody has gone, and others, unknown, have come as far as they must."""
    for square in squares:
        enough = (court.occupied & ~court.fixed).bit_count() > ENOUGH
        court = emptied(court, square) if enough else refilled(court, square)
    return formation_of(court).work


def prepare(mind: Mind, goal: Formation) -> str:
    """Rats first, then the best of cards, vassals for an upcharge and steps towards the formation."""
    at = mind.at
    purse = spare = at.purse
    if key := kill(mind, purse):
        return key
    later = mind.deeds(at.next_purse)
    if later:
        cost = later[0].way.cost
        spare = Purse(purse.knights - max(0, cost.knights - at.income.knights), purse.wizards - max(0, cost.wizards - at.income.wizards))
    found = [(0.0, "pass"), *draws(mind, spare, bool(later)), *retains(mind, spare)]
    best = advance(mind.court, goal, spare)
    if best.keys and (key := mind.offered(best.keys[0])):
        found.append((mind.taste.step * best.gain / len(best.keys), key))
    return max([*found, *fetches(mind, goal, spare)])[1]


def fetches(mind: Mind, goal: Formation, spare: Purse) -> list[tuple[float, str]]:
    """Where somebody is missing: one who has no place leaves, and whoever lies on a draw stack comes; perhaps the right one."""
    if not goal.absent or not spare.knights:
        return []
    court, found = mind.court, []
    placed = {place.here for place in goal.places}
    for square in squares_in(court.occupied & ~court.fixed):
        if square not in placed and (key := mind.offered(f"retain:{SQUARES[square]}")):
            near = min(DISTANCE[square][there] for _, there in goal.absent)
            gain = max([goal.work - formation_of(refilled(court, square, corner)).work for corner, _ in court.tops], default=0.0)
            found.append((mind.taste.step * max(gain, mind.taste.luck * len(goal.absent)) - 0.01 * near, key))
    return found


def refill(mind: Mind) -> str:
    """Whatever leaves least work, or brings about a task; often nobody."""
    at = mind.at
    square = SQUARE[str(mind.question.about["at"])]
    purse = after_retaining(at.purse)
    held = [*at.held, mind.court.up[square]]

    def worth(key: str) -> float:
        corner = key.partition(":")[2]
        court = refilled(mind.court, square, corner) if corner else emptied(mind.court, square)
        gains = [0.0]
        for task in at.hand:
            way = best_way(court, wants_of(task), lacking(task.due, held), purse, mind.price)
            if way is not None:
                gains.append(at.gain(task.type, task.points) - mind.cost(way))
        after = formation_of(court)
        fresh = mind.taste.crowd * at.turns_left + mind.taste.luck * len(after.absent) if corner else 0.0
        return max(gains) - mind.taste.step * (after.work - fresh)

    return max(mind.keys, key=worth)


def use(mind: Mind) -> str:
    """The vassals whose leaving helps the formation most."""
    return min(mind.keys, key=lambda key: work_without(mind.court, tuple(SQUARE[name] for name in key.split(":")[1:])))


def replace(mind: Mind) -> str:
    """A new vassal if it is less work with it; early on also to have more to choose from."""
    at = mind.at
    square = SQUARE[str(mind.question.about["at"])]
    without = emptied(mind.court, square)
    after = formation_of(refilled(freed(mind.court, square), square, at.me.corner or ""))
    gain = formation_of(without).work - after.work + mind.taste.crowd * at.turns_left + mind.taste.luck * len(after.absent)
    return mind.keys[-1] if gain > 0 else "pass"


ANSWERS: Final[Mapping[str, Callable[[Mind], str]]] = {
    "work.action": work,
    "retain.refill": refill,
    "task.vassals": use,
    "replace.vassal": replace,
}
