"""Before the first step on the road."""

from __future__ import annotations

from typing import Any

from blackstone.kernel.dice import shuffled
from blackstone.kernel.events import tell
from blackstone.kernel.game import NewGame
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Scene

from .acts import reason
from .events import Found
from .ground import HERO_STARTS
from .road import journey
from .state import Ambush, Hero
from .vocabulary import MOST_HEROES
from .words import TRINKETS

SPITE = 3
FEWEST_HEROES = 2


def raiders_played(wish: NewGame) -> bool:
    return wish.settings["hostile"] == "human"


def refuse_new(wish: NewGame) -> list[Reason]:
    """Two to four heroes, and perhaps somebody who plays the raiders but never leads.  [A-ROAD-1 A-ROAD-2 A-ROAD-3]"""
    heroes = wish.seats - raiders_played(wish)
    found = []
    if not FEWEST_HEROES <= heroes <= MOST_HEROES:
        rule = "A-ROAD-2" if raiders_played(wish) else "A-ROAD-1"
        found.append(reason(rule, "wrong-heroes", heroes=heroes, least=FEWEST_HEROES, most=MOST_HEROES))
    if wish.first is not None and wish.first >= heroes:
        found.append(reason("A-ROAD-3", "leads-no-heroes"))
    return found


def new_game(content: Any, wish: NewGame, scene: Scene | None) -> Ambush:
    """A trinket for each hero, and the raiders' deck.  [A-ROAD-2 A-HARM-3]"""
    played = raiders_played(wish)
    game = Ambush(content=content, seed=wish.seed, seed_chosen=wish.seed_chosen, scene=scene, heroes=[], raiders=[], deck=())
    trinkets = [TRINKETS[at] for at in shuffled(game, range(len(TRINKETS)), "trinkets")]
    game.deck = tuple(shuffled(game, range(len(content.deck)), "raiders"))
    game.heroes = [Hero(at, trinket) for at, trinket in zip(HERO_STARTS[: wish.seats - played], trinkets, strict=False)]
    game.leader = wish.first or 0
    if played:
        game.hostile, game.spite = wish.seats - 1, SPITE
    for seat, hero in enumerate(game.heroes):
        tell(game, Found, seat, hero.trinket)
    game.agenda = (journey(1),)
    return game
