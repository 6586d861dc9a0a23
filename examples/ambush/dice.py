"""Dice: what hits, who may roll a die again, and who may answer that.

A roll's owner is the seat that rolls; -1 stands for raiders that nobody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackstone.kernel.dice import dice
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Flow, ask_all, choice
from blackstone.kernel.refusals import Fact, Reason
from blackstone.kernel.rolls import Reaction, Roll, rolled

from .acts import Act, reason
from .events import Nudged, Rerolled
from .state import Ambush, standing

HITS: Final = 4
"""The lowest die that hits.  [A-HERO-3 A-HERO-4 A-RAID-4]"""


def hit(roll: Roll, die: int) -> bool:
    return roll.dice[die] >= HITS


def hits(roll: Roll) -> int:
    """How many dice hit."""
    return sum([hit(roll, die) for die in range(len(roll.dice))])


def roll_dice(game: Ambush, purpose: str, owner: int, count: int) -> Flow[Roll]:
    """Roll; whoever may, rolls dice again.  [A-DICE-1]"""
    return (yield from rolled(game, purpose, owner, max(1, count), who_may_roll_again, dice_to_roll_again))


# ------------------------------------------------------------------ who holds tokens, and which way they pull
def token_holders(game: Ambush) -> tuple[int, ...]:
    """Heroes who stand, the leader first; then the raiders' player.  [A-DICE-1 A-ROAD-2]"""
    heroes = tuple([seat for seat in standing(game) if game.heroes[seat].tokens])
    return (*heroes, game.hostile) if game.spite else heroes


def wants_hits(game: Ambush, seat: int, roll: Roll) -> bool:
    """Heroes want heroes' dice to hit, the raiders' player the raiders'."""
    return (roll.purpose == "raid") == (seat == game.hostile)


def pay_token(game: Ambush, seat: int) -> None:
    if seat == game.hostile:
        game.spite -= 1
    else:
        game.heroes[seat].tokens -= 1


# ------------------------------------------------------------------ rolling again
class Reroll(Act, Reaction):
    """A token: one die again, and then whoever else has one may answer.  [A-DICE-1]"""

    __slots__ = ("die",)
    questions = ("roll.again",)
    rule = "A-DICE-1"

    def __init__(self, die: int) -> None:
        super().__init__(f"reroll:{die + 1}", (f"die-{die + 1}",))
        self.die = die

    def react(self, game: Ambush, seat: int, roll: Roll) -> Flow[None]:
        pay_token(game, seat)
        was = roll.dice[self.die]
        (roll.dice[self.die],) = dice(game, 1, roll.sides, f"{roll.purpose} again")
        roll.rerolled += (self.die,)
        tell(game, Rerolled, seat, self.die + 1, was, roll.dice[self.die])
        yield from answered(game, roll, self.die, seat)

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return no_token(game, seat)


def no_token(game: Ambush, seat: int) -> list[Reason]:
    return [] if seat in token_holders(game) else [reason("A-DICE-1", "no-token")]


def who_may_roll_again(game: Ambush, roll: Roll) -> tuple[int, ...]:
    """Whoever has a token and a die to use it on.  [A-DICE-1]"""
    return tuple([seat for seat in token_holders(game) if dice_against(game, seat, roll)])


def dice_against(game: Ambush, seat: int, roll: Roll) -> list[int]:
    """The dice that fell against a seat and were not rolled again.  [A-DICE-1]"""
    wanted = wants_hits(game, seat, roll)
    return [die for die in range(len(roll.dice)) if die not in roll.rerolled and hit(roll, die) != wanted]


def roll_shown(game: Ambush, roll: Roll, die: int | None = None) -> dict[str, Fact]:
    """What is on the table, for the question."""
    facts: dict[str, Fact] = {"purpose": roll.purpose, "dice": " ".join(map(str, roll.dice)), "hits": hits(roll)}
    return facts if die is None else {**facts, "die": die + 1}


@choice("roll.again", "A-DICE-1", may=True, tells=roll_shown)
def dice_to_roll_again(game: Ambush, seat: int, roll: Roll) -> Sequence[Option]:
    """Each die that fell against the seat asked.  [A-DICE-1]"""
    return [PASS, *[game.content.reroll[die] for die in dice_against(game, seat, roll)]]


# ------------------------------------------------------------------ the answer to it
class Nudge(Act, Option):
    """A token: the die that was rolled again one pip up or down.  [A-DICE-2]"""

    __slots__ = ()
    questions = ("roll.nudge",)
    rule = "A-DICE-2"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return no_token(game, seat)


def answered(game: Ambush, roll: Roll, die: int, by: int) -> Flow[None]:
    """Everybody else for whom a pip makes the difference; who answers may be answered in turn.  [A-DICE-2]"""
    seats = [seat for seat in token_holders(game) if seat != by and pip_matters(game, seat, roll, die)]
    if not seats:
        return
    answers = yield from ask_all(to_nudge.all(game, seats, roll, die))
    wishes = [seat for seat, option in answers if option is not PASS]
    if not wishes:
        return
    seat, was = wishes[0], roll.dice[die]
    pay_token(game, seat)
    roll.dice[die] = nudged(game, seat, roll, die)
    tell(game, Nudged, seat, die + 1, was, roll.dice[die])
    yield from answered(game, roll, die, seat)


def nudged(game: Ambush, seat: int, roll: Roll, die: int) -> int:
    """What the die would show then."""
    return roll.dice[die] + (1 if wants_hits(game, seat, roll) else -1)


def pip_matters(game: Ambush, seat: int, roll: Roll, die: int) -> bool:
    """Whether it would make the hit a seat wants, or spoil the one it fears.  [A-DICE-2]"""
    wanted = wants_hits(game, seat, roll)
    return hit(roll, die) != wanted and (nudged(game, seat, roll, die) >= HITS) == wanted


@choice("roll.nudge", "A-DICE-2", may=True, tells=roll_shown)
def to_nudge(game: Ambush, seat: int, roll: Roll, die: int) -> Sequence[Option]:
    """A nudge, or none.  [A-DICE-2]"""
    return [PASS, game.content.nudge]
