"""Sets the ground for scenarios.

`at` is road, round, heroes (the default), raiders or vote.  Facts: combat, round, leader, crates, `heroes: {A: {at: R1, health: 2}}`
(also tokens, potions, flasks, trinket, watching), `raiders: [{kind: bandit, at: R2, health: 1}]`.
A hero who is not named stands unhurt, with everything but a buckler, where heroes begin; raiders that are not named are not there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.scenario.stage import Facts, StagingError
from blackstone.kernel.state import Effect, lasting, total

from .borders import combat_over, this_round
from .ground import SPACE, SPACES
from .heroes import watching
from .raiders import card
from .road import journey, one_round, outcome
from .setup import new_game
from .state import Ambush, Hero, Raider, raiders_left
from .view import AmbushView
from .words import LETTERS, raider_name

STEPS = ("round", "heroes", "raiders", "vote")
FACTS = ("at", "combat", "round", "leader", "crates", "spite", "heroes", "raiders")


class AmbushStagehand:
    """Lays out one round of one combat."""

    begins = "heroes"
    unskipped: tuple[str, ...] = ("hero.act",)

    def position(self, game: Game[Ambush], wish: NewGame, given: Facts) -> Ambush:
        """The ground as given, and the rest of a round, of the combat and of the road still to come."""
        if unknown := set(given) - {*FACTS}:
            raise StagingError(f"given: there is no fact {', '.join(sorted(unknown))}; there are {', '.join(FACTS)}")
        state = new_game(game.content, wish, None)
        state.combat, state.round = given.get("combat", 1), given.get("round", 1)
        state.leader, state.crates = LETTERS.index(given.get("leader", "A")), given.get("crates", state.crates)
        state.spite = given.get("spite", state.spite)
        state.agenda = agenda(state, given.get("at", self.begins))
        state.raiders = [raider(state, facts) for facts in given.get("raiders", ())]
        for seat, hero in enumerate(state.heroes):
            hero.trinket = "button"
            lay(state, seat, hero, given.get("heroes", {}).get(LETTERS[seat], {}))
        return state

    def facts(self, state: Ambush) -> Facts:
        """The same facts, and `dice` a hero adds to an attack."""
        ended = outcome(state)
        return {
            "combat": state.combat,
            "round": state.round,
            "leader": LETTERS[state.leader],
            "crates": state.crates,
            "spite": state.spite,
            "heroes": {LETTERS[seat]: hero_facts(state, seat) for seat in range(len(state.heroes))},
            "raiders": {raider_name(number): raider_facts(state, number) for number in raiders_left(state)},
            "outcome": {"over": not state.agenda, "together": ended.together, "winners": [LETTERS[seat] for seat in ended.winners]},
        }

    def seen(self, view: AmbushView) -> Facts:
        """What anybody sees of heroes and raiders."""
        heroes = {LETTERS[hero.seat]: {"at": hero.at, "health": hero.health, "trinket": hero.trinket} for hero in view.heroes}
        return {
            "crates": view.crates,
            "heroes": heroes,
            "raiders": {one.name: {"at": one.at, "health": one.health} for one in view.raiders},
        }

    def draw(self, game: Game[Ambush], purpose: str, listed: Any) -> Any:
        """Dice as they fell."""
        return list(listed)

    def spelled(self, state: Ambush, key: str, options: Sequence[Option]) -> str:
        return key


def agenda(state: Ambush, at: str) -> Any:
    """What is still to come from a step of the round on; `road`: all of it."""
    if at == "road":
        return (journey(state.combat),)
    if at not in STEPS:
        raise StagingError(f"given: there is no step {at}; there are road, {', '.join(STEPS)}")
    left = one_round(state.combat, state.round)[STEPS.index(at) :]
    return (*left, combat_over(state.combat), journey(state.combat + 1))


def lay(state: Ambush, seat: int, hero: Hero, facts: Mapping[str, Any]) -> None:
    """One hero as given."""
    for name, value in facts.items():
        if name == "at":
            hero.at = SPACE[value]
        elif name == "watching":
            lasting(state, Effect("watch", "watch", seat, this_round(state), 1))
        elif name in ("health", "tokens", "potions", "flasks", "trinket"):
            setattr(hero, name, value)
        else:
            raise StagingError(f"given: a hero has no {name}")


def raider(state: Ambush, facts: Mapping[str, Any]) -> Raider:
    """One raider as given: a card of this kind."""
    kinds = [kind.name for kind in state.content.deck]
    number = kinds.index(facts["kind"])
    return Raider(number, SPACE[facts["at"]], facts.get("health", state.content.deck[number].health))


def hero_facts(state: Ambush, seat: int) -> Facts:
    hero = state.heroes[seat]
    return {
        "at": SPACES[hero.at],
        **{name: getattr(hero, name) for name in ("health", "tokens", "potions", "flasks", "trinket", "felled")},
        "watching": watching(state, seat),
        "dice": total(state, "dice", seat),
    }


def raider_facts(state: Ambush, number: int) -> Facts:
    raider = state.raiders[number]
    return {"kind": card(state, number).name, "at": SPACES[raider.at], "health": raider.health}
