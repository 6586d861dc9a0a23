"""A hero's turn: two actions among moving, striking, shooting and keeping watch."""

from __future__ import annotations

from collections.abc import Sequence

from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Effect, Steps, lasting, total

from .acts import Act, reason
from .borders import book, hero_done, this_round
from .dice import hits, roll_dice
from .events import Attacked, Moved, Watched
from .ground import NEXT_TO, SPACES
from .harm import wound
from .state import Ambush, apart, from_leader, raiders_left, taken
from .words import raider_name

ACTIONS = 2
STRIKE_DICE, SHOOT_DICE = 2, 1
LONGEST_SHOT = 3


@book.procedure
def heroes_act(game: Ambush, combat: int, after: int) -> Steps:
    """One after the other, the leader first; who lies is left out.  [A-HERO-1 A-HARM-2]"""
    order = from_leader(game)
    for place in range(after, len(order)):
        if game.heroes[order[place]].health > 0:
            return [act(order[place], ACTIONS), hero_done(order[place]), heroes_act(combat, place + 1)]
    return []


@book.asking
def act(game: Ambush, seat: int, left: int) -> Flow[Steps]:
    """Up to two actions.  [A-HERO-1 A-HERO-2 A-HERO-3 A-HERO-4 A-HERO-5]"""
    action = yield from ask(actions_open_to(game, seat, left))
    more = [act(seat, left - 1)] if left > 1 else []
    match action:
        case Move():
            move(game, seat, action.at)
        case Strike():
            at = game.raiders[action.raider].at
            yield from attack(game, seat, action.raider, "strike", STRIKE_DICE)
            if not game.raiders[action.raider].health:
                return [step_in(seat, at), *more]
        case Shoot():
            yield from attack(game, seat, action.raider, "shoot", SHOOT_DICE)
        case Watch():
            keep_watch(game, seat)
            return []
        case _:
            return []
    return more


@choice("hero.act", "A-HERO-1", tells=lambda game, left: {"left": left})
def actions_open_to(game: Ambush, seat: int, left: int) -> Sequence[Option]:
    """Whatever the ground allows.  [A-HERO-1 A-HERO-2 A-HERO-3 A-HERO-4 A-HERO-5]"""
    words, raiders = game.content, raiders_left(game)
    return [
        PASS,
        *[words.strike[number] for number in raiders if apart(game, seat, number) <= 1],
        *[words.shoot[number] for number in raiders if 1 < apart(game, seat, number) <= LONGEST_SHOT],
        *[words.move[at] for at in NEXT_TO[game.heroes[seat].at] if not taken(game, at)],
        words.watch,
    ]


def no_hero(game: Ambush, seat: int) -> list[Reason]:
    """The raiders' player has no hero.  [A-ROAD-2]"""
    return [reason("A-ROAD-2", "no-hero")] if seat >= len(game.heroes) else []


# ------------------------------------------------------------------ moving
class Move(Act, Option):
    """One space.  [A-HERO-2]"""

    __slots__ = ("at",)
    questions = ("hero.act", "hero.step-in")
    rule = "A-HERO-2"

    def __init__(self, at: int) -> None:
        super().__init__(f"move:{SPACES[at]}", (SPACES[at],))
        self.at = at

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        found = no_hero(game, seat)
        if not found and self.at not in NEXT_TO[game.heroes[seat].at]:
            found.append(reason("A-HERO-2", "too-far", here=SPACES[game.heroes[seat].at], there=SPACES[self.at]))
        return [*found, reason("A-HERO-2", "taken", at=SPACES[self.at])] if taken(game, self.at) else found


def move(game: Ambush, seat: int, at: int) -> None:
    hero = game.heroes[seat]
    tell(game, Moved, seat, SPACES[hero.at], SPACES[at])
    hero.at = at


# ------------------------------------------------------------------ attacking
class AtRaider(Act, Option):
    """An act that is about a raider, by its number."""

    __slots__ = ("raider",)

    def __init__(self, kind: str, raider: int) -> None:
        super().__init__(f"{kind}:{raider_name(raider)}", (raider_name(raider),))
        self.raider = raider

    def out_of_range(self, game: Ambush, seat: int, least: int, most: int) -> list[Reason]:
        """No such raider, or not between so many spaces away."""
        if found := no_hero(game, seat):
            return found
        if self.raider not in raiders_left(game):
            return [reason("A-HARM-1", "no-such-raider", raider=raider_name(self.raider))]
        spaces = apart(game, seat, self.raider)
        return [] if least <= spaces <= most else [reason(self.rule, "out-of-range", spaces=spaces, least=least, most=most)]


class Strike(AtRaider):
    """A raider next to the hero.  [A-HERO-3]"""

    __slots__ = ()
    questions = ("hero.act",)
    rule = "A-HERO-3"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return self.out_of_range(game, seat, 1, 1)


class Shoot(AtRaider):
    """A raider two or three spaces away.  [A-HERO-4]"""

    __slots__ = ()
    questions = ("hero.act",)
    rule = "A-HERO-4"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return self.out_of_range(game, seat, 2, LONGEST_SHOT)


def attack(game: Ambush, seat: int, raider: int, how: str, count: int) -> Flow[None]:
    """Roll, and wound for each hit; the attack breaks off where the raider's fall ends a turn or the combat.

    [A-HERO-3 A-HERO-4 A-ROAD-4 A-PACK-1 A-HARM-1]
    """
    tell(game, Attacked, seat, raider_name(raider), how)
    roll = yield from roll_dice(game, how, seat, count + total(game, "dice", seat))
    for _ in range(min(hits(roll), game.raiders[raider].health)):
        wound(game, raider, seat)


# ------------------------------------------------------------------ after felling one
@choice("hero.step-in", "A-HERO-6", may=True)
def may_step_in(game: Ambush, seat: int, at: int) -> Sequence[Option]:
    """There, or not at all.  [A-HERO-6]"""
    return [PASS, game.content.move[at]]


@book.answering(may_step_in)
def step_in(game: Ambush, seat: int, at: int, answer: Option) -> Steps:
    """Into the space of the raider that fell.  [A-HERO-6]"""
    if answer is not PASS:
        move(game, seat, at)
    return []


# ------------------------------------------------------------------ keeping watch
class Watch(Act, Option):
    """Shoot later, at a raider that moves.  [A-HERO-5]"""

    __slots__ = ()
    questions = ("hero.act",)
    rule = "A-HERO-5"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return no_hero(game, seat)


def keep_watch(game: Ambush, seat: int) -> None:
    """Until the round is over.  [A-HERO-5]"""
    lasting(game, Effect("watch", "watch", seat, this_round(game), 1))
    tell(game, Watched, seat)


def watching(game: Ambush, seat: int) -> bool:
    return any(effect.what == "watch" and effect.who == seat and not effect.used for effect in game.effects)


def spend_watch(game: Ambush, seat: int) -> None:
    """It lasts for one shot.  [A-HERO-5]"""
    game.effects = tuple([effect for effect in game.effects if (effect.what, effect.who) != ("watch", seat)])
