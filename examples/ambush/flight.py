"""Flight: a vote, when things look bad."""

from __future__ import annotations

from collections.abc import Sequence

from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Flow, ask_all, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps
from blackstone.kernel.steps import leave

from .acts import Act
from .borders import book, this_combat
from .events import Fled, Voted
from .heroes import no_hero
from .state import Ambush, standing

BADLY_HURT = 2


class Flee(Act, Option):
    """For running.  [A-FLEE-1]"""

    __slots__ = ()
    questions = ("vote.flee",)
    rule = "A-FLEE-1"

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        return no_hero(game, seat)


@book.asking
def vote(game: Ambush, combat: int) -> Flow[Steps]:
    """Everybody hears every answer; all must agree.  It costs a crate.  [A-FLEE-1 A-FLEE-2]"""
    if not any(hero.health <= BADLY_HURT for hero in game.heroes):
        return []
    votes = yield from ask_all(to_flee.openly(game, standing(game)))
    flee = tuple(seat for seat, option in votes if option is not PASS)
    tell(game, Voted, flee, len(flee) == len(votes))
    if len(flee) < len(votes):
        return []
    game.crates -= 1
    tell(game, Fled, game.crates)
    leave(this_combat(game))


@choice("vote.flee", "A-FLEE-1", may=True)
def to_flee(game: Ambush, seat: int) -> Sequence[Option]:
    """Run, or stay.  [A-FLEE-1]"""
    return [PASS, game.content.flee]
