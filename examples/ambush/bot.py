"""A bot that plays heroes or raiders sensibly."""

from __future__ import annotations

from random import Random

from blackstone.kernel.bots import Look
from blackstone.kernel.questions import Question

from .ground import SPACE, distance
from .view import AmbushView, HeroView, RaiderView


class Greedy:
    """Strikes before it shoots, shoots before it walks; spends tokens and packs when it hurts."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat, self.rng = seat, rng

    def choose(self, view: AmbushView, question: Question, preview: Look) -> str:
        """The option worth most; the first of equals, or by lot where the order says nothing."""
        return max(question.options, key=lambda option: (self.worth(view, question, option.key), self.rng.random())).key

    def worth(self, view: AmbushView, question: Question, key: str) -> float:
        """What an answer is worth; passing is worth nothing."""
        kind, _, thing = key.partition(":")
        match kind:
            case "strike" | "shoot" | "throw":
                return self.attack(view, kind, thing)
            case "move" | "creep":
                return self.move(view, thing)
            case "watch":
                return 0.5
            case "reroll" | "nudge":
                return 1 if self.matters(view) else -1
            case "attack":
                return 10 - view.heroes["ABCDE".index(thing)].health
            case "lead":
                return view.heroes["ABCDE".index(thing)].health
            case "drink":
                return 1 if view.heroes[self.seat].health <= 3 else -1
            case "flee":
                return 1 if view.crates > 1 and sum(hero.health for hero in view.heroes) < 2 * len(view.raiders) else -1
            case "loose" | "ward":
                return 1
            case _:
                return 0

    def attack(self, view: AmbushView, how: str, name: str) -> float:
        """The weakest first; a flask only where no friend stands."""
        raider = self.raider(view, name)
        if how == "throw":
            near = [hero for hero in view.heroes if hero.health and self.apart(hero, raider) <= 1]
            return 1 if raider.health > 1 and not near else -1
        return (6 if how == "strike" else 4) - raider.health / 4

    def move(self, view: AmbushView, to: str) -> float:
        """Heroes go nearer while no raider is near, raiders while no hero is."""
        mine = self.seat < len(view.heroes)
        others = [SPACE[raider.at] for raider in view.raiders] if mine else [SPACE[hero.at] for hero in view.heroes if hero.health]
        way = min((distance(SPACE[to], other) for other in others), default=9)
        return 1 - way / 10 if way > 1 or not mine else 0.4

    def matters(self, view: AmbushView) -> bool:
        """Raiders that only miss and heroes that hit enough are left alone."""
        roll = view.roll
        if roll is None:
            return False
        return roll.hits >= 1 if roll.purpose == "raid" and self.seat < len(view.heroes) else roll.hits <= 1

    @staticmethod
    def raider(view: AmbushView, name: str) -> RaiderView:
        return next(raider for raider in view.raiders if raider.name == name)

    @staticmethod
    def apart(hero: HeroView, raider: RaiderView) -> int:
        return distance(SPACE[hero.at], SPACE[raider.at])
