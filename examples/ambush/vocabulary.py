"""Every option of the game, made once, in a stable order."""

from __future__ import annotations

from blackstone.kernel.options import Vocabulary

from .dice import Nudge, Reroll
from .flight import Flee
from .ground import SPACES
from .harm import Ward
from .heroes import Move, Shoot, Strike, Watch
from .packs import Drink, Throw
from .raiders import Creep, Loose, Target
from .road import Lead
from .words import DECK, MOST_DICE, MOST_RAIDERS, Content

MOST_HEROES = 4


def content() -> Content:
    """A content set: the raiders' deck, and the options about every space, raider, hero and die there can be."""
    made = Content()
    made.deck = DECK
    words = made.words = Vocabulary()
    spaces, raiders, heroes, dice = range(len(SPACES)), range(MOST_RAIDERS), range(MOST_HEROES), range(MOST_DICE)
    made.lead = {seat: words.add(Lead(seat)) for seat in heroes}
    made.strike = {number: words.add(Strike("strike", number)) for number in raiders}
    made.shoot = {number: words.add(Shoot("shoot", number)) for number in raiders}
    made.move = {at: words.add(Move(at)) for at in spaces}
    made.watch = words.add(Watch("watch"))
    made.reroll = {die: words.add(Reroll(die)) for die in dice}
    made.nudge = words.add(Nudge("nudge"))
    made.creep = {at: words.add(Creep(at)) for at in spaces}
    made.loose = words.add(Loose("loose"))
    made.target = {seat: words.add(Target(seat)) for seat in heroes}
    made.ward = words.add(Ward("ward"))
    made.drink = words.add(Drink("drink"))
    made.throw = {number: words.add(Throw("throw", number)) for number in raiders}
    made.flee = words.add(Flee("flee"))
    return made
