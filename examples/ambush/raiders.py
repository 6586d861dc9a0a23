"""The raiders: each moves, under the eyes of who keeps watch, and attacks."""

from __future__ import annotations

from collections.abc import Sequence

from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Flow, ask, ask_all, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

from .acts import Act, reason
from .borders import book, raider_done
from .dice import hits, roll_dice
from .events import Assailed, Crept
from .ground import NEXT_TO, SPACES, distance
from .harm import hurt_by_raider
from .heroes import LONGEST_SHOT, SHOOT_DICE, attack, no_hero, spend_watch, watching
from .state import NOBODY, Ambush, Raider, apart, raiders_left, standing, taken
from .words import LETTERS, Card, raider_name


@book.procedure
def raiders_act(game: Ambush, combat: int, after: int) -> Steps:
    """In the order of their numbers: each moves, then attacks.  [A-RAID-1]"""
    for number in raiders_left(game):
        if number >= after:
            return [approach(number, speed(game, number)), assault(number), raider_done(number), raiders_act(combat, number + 1)]
    return []


def card(game: Ambush, number: int) -> Card:
    return game.content.deck[game.raiders[number].card]


def speed(game: Ambush, number: int) -> int:
    return card(game, number).speed


def in_reach(game: Ambush, number: int) -> list[int]:
    """The heroes a raider could attack, the leader first."""
    return [seat for seat in standing(game) if apart(game, seat, number) <= card(game, number).reach]


# ------------------------------------------------------------------ moving
@book.procedure
def approach(game: Ambush, number: int, left: int) -> Steps:
    """Space by space; raiders that nobody plays stay where a hero is in reach.  [A-RAID-1 A-RAID-5]"""
    if not left or (game.hostile == NOBODY and (in_reach(game, number) or nearer(game, number) == NOBODY)):
        return []
    return [creep(number, left)]


@book.step
def creep(game: Ambush, number: int, left: int) -> Flow[Steps]:
    """One space nearer, or where the raiders' player wants it.  [A-RAID-1 A-RAID-5]"""
    raider = game.raiders[number]
    at = nearer(game, number)
    if game.hostile != NOBODY:
        answer = yield from ask(spaces_to_creep_to(game, game.hostile, number))
        if not isinstance(answer, Creep):
            return []
        at = answer.at
    if at == NOBODY:
        return []  # whom it was after fell to a flask just before
    tell(game, Crept, raider_name(number), SPACES[raider.at], SPACES[at])
    raider.at = at
    yield from overwatch(game, number)
    return [approach(number, left - 1)]


def nearer(game: Ambush, number: int) -> int:
    """The first empty space that brings a raider nearer to the nearest hero; NOBODY if none does.  [A-RAID-1]"""
    raider = game.raiders[number]

    def way(at: int) -> int:
        return min(distance(at, game.heroes[seat].at) for seat in standing(game))

    spaces = [at for at in NEXT_TO[raider.at] if not taken(game, at) and way(at) < way(raider.at)]
    return min(spaces, key=way, default=NOBODY)


class Creep(Act, Option):
    """Where the raider goes.  [A-RAID-5]"""

    __slots__ = ("at",)
    questions = ("raider.creep",)
    rule = "A-RAID-5"

    def __init__(self, at: int) -> None:
        super().__init__(f"creep:{SPACES[at]}", (SPACES[at],))
        self.at = at

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        found = [reason("A-RAID-5", "not-the-raiders")] if seat != game.hostile else []
        return [*found, reason("A-HERO-2", "taken", at=SPACES[self.at])] if taken(game, self.at) else found


@choice("raider.creep", "A-RAID-5", tells=lambda game, number: {"raider": raider_name(number)})
def spaces_to_creep_to(game: Ambush, seat: int, number: int) -> Sequence[Option]:
    """A neighbouring empty space, or none.  [A-RAID-5]"""
    return [PASS, *[game.content.creep[at] for at in NEXT_TO[game.raiders[number].at] if not taken(game, at)]]


# ------------------------------------------------------------------ overwatch
class Loose(Act, Option):
    """Shoot at the raider that moves.  [A-RAID-2]"""

    __slots__ = ()
    questions = ("watch.loose",)
    rule = "A-RAID-2"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return no_hero(game, seat) or ([] if watching(game, seat) else [reason("A-HERO-5", "no-watch")])


def overwatch(game: Ambush, number: int) -> Flow[None]:
    """All who watch are asked at once, then shoot in order while the raider stands.  Its fall ends its turn.  [A-RAID-2 A-HARM-1]"""
    eyes = [seat for seat in standing(game) if watching(game, seat) and apart(game, seat, number) <= LONGEST_SHOT]
    if not eyes:
        return
    answers = yield from ask_all(to_loose.all(game, eyes, number))
    for seat, answer in answers:
        if answer is not PASS:
            spend_watch(game, seat)
            yield from attack(game, seat, number, "shoot", SHOOT_DICE)


@choice(
    "watch.loose", "A-RAID-2", may=True, tells=lambda game, number: {"raider": raider_name(number), "at": SPACES[game.raiders[number].at]}
)
def to_loose(game: Ambush, seat: int, number: int) -> Sequence[Option]:
    """Now, or keep it for another.  [A-RAID-2]"""
    return [PASS, game.content.loose]


# ------------------------------------------------------------------ attacking
@book.procedure
def assault(game: Ambush, number: int) -> Steps:
    """If a hero is in reach.  [A-RAID-3]"""
    return [assail(number)] if in_reach(game, number) else []


@book.step
def assail(game: Ambush, number: int) -> Flow[Steps]:
    """Choose a hero, roll, and take one health for each hit.  [A-RAID-3 A-RAID-4 A-RAID-5]"""
    targets = targets_of(game, number)
    if not targets:
        return []  # they fell to a flask just before
    chosen = yield from ask(to_attack(game, who_chooses(game), number, targets))
    tell(game, Assailed, chosen.seat, raider_name(number))
    roll = yield from roll_dice(game, "raid", game.hostile, card(game, number).dice)
    if harm := hits(roll):
        yield from hurt_by_raider(game, chosen.seat, harm)
    return []


def who_chooses(game: Ambush) -> int:
    """The raiders' player; else the leader, or the next hero who stands.  [A-RAID-3 A-RAID-5]"""
    return standing(game)[0] if game.hostile == NOBODY else game.hostile


def targets_of(game: Ambush, number: int) -> tuple[int, ...]:
    """All in reach for a raiders' player, else only the nearest.  [A-RAID-3 A-RAID-5]"""
    seats = in_reach(game, number)
    least = min([apart(game, seat, number) for seat in seats], default=0)
    return tuple([seat for seat in seats if game.hostile != NOBODY or apart(game, seat, number) == least])


class Target(Act, Option):
    """The hero a raider attacks.  [A-RAID-3]"""

    __slots__ = ("seat",)
    questions = ("raider.target",)
    rule = "A-RAID-3"

    def __init__(self, seat: int) -> None:
        super().__init__(f"attack:{LETTERS[seat]}", (LETTERS[seat],))
        self.seat = seat

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return [] if self.seat in standing(game) else [reason("A-HARM-2", "nobody-there", hero=LETTERS[self.seat])]


@choice("raider.target", "A-RAID-3", tells=lambda game, number, targets: {"raider": raider_name(number)})
def to_attack(game: Ambush, seat: int, number: int, targets: tuple[int, ...]) -> Sequence[Target]:
    """One of the heroes it may attack.  [A-RAID-3 A-RAID-5]"""
    return [game.content.target[hero] for hero in targets]


def drawn(game: Ambush, card: int, at: int) -> Raider:
    """A raider as it comes from the deck."""
    return Raider(card, at, game.content.deck[card].health)
