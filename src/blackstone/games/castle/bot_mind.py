"""What the bot knows when it is asked: the view, the question, where it stands, and what its cards would cost."""

from __future__ import annotations

from typing import NamedTuple

from blackstone.games.castle.bot_court import Court, Purse, court_of
from blackstone.games.castle.bot_plans import Way, best_way, crossed, wants_of
from blackstone.games.castle.bot_rats import DOGS
from blackstone.games.castle.bot_worth import Standing, Weights
from blackstone.games.castle.view import CastleView, TaskView
from blackstone.kernel.bots import Look
from blackstone.kernel.questions import Question


class Deed(NamedTuple):
    """A task that can be done: what it gains after all costs, the card, the way."""

    value: float
    task: TaskView
    way: Way
    last: str
    """The key that ends the way: the task is completed, or given up for a dog."""


class Mind:
    """Made anew for every question: a bot remembers nothing."""

    def __init__(self, view: CastleView, seat: int, question: Question, preview: Look, taste: Weights) -> None:
        self.view, self.seat, self.question, self.preview, self.taste = view, seat, question, preview, taste
        self.keys = question.keys
        self.me = view.players[seat]
        self.at = Standing(view, seat, taste)
        self.price = self.prices()
        self.court = court_of(view, seat, careful=view.rats is None)
        self.bold = court_of(view, seat, careful=False)
        self.betrayal = taste.betrayal if view.rats is None else -taste.betrayal
        """What waking an agent costs; a partner's is woken gladly."""
        self._deeds: dict[tuple[str, Purse], Deed | None] = {}

    def prices(self) -> tuple[float, float]:
        """What a token of each kind is worth, in points; nothing where all of a kind are held, for then no muster brings any."""
        if not self.at.turns_left:
            return 0.01, 0.01
        supply = self.view.supply
        return (self.taste.knight if supply["knights"] > 0 else 0.0), (self.taste.wizard if supply["wizards"] > 0 else 0.0)

    def cost(self, way: Way) -> float:
        """Tokens in points."""
        return way.cost.knights * self.price[0] + way.cost.wizards * self.price[1]

    def deed(self, task: TaskView, purse: Purse) -> Deed | None:
        """The best way to do a task with these tokens, if there is one."""
        known = task.card, purse
        if known not in self._deeds:
            self._deeds[known] = self._deed(task, purse)
        return self._deeds[known]

    def _deed(self, task: TaskView, purse: Purse) -> Deed | None:
        """Past others' agents only if it must be."""
        gain = self.at.gain(task.type, task.points)
        way = self._way(self.court, task, purse)
        if way is not None:
            return Deed(gain - self.cost(way), task, way, f"complete:{task.card}")
        if self.bold.fixed != self.court.fixed:
            way = self._way(self.bold, task, purse)
            if way is not None:
                return Deed(gain - self.cost(way) - self.taste.betrayal, task, way, f"complete:{task.card}")
        return None

    def _way(self, court: Court, task: TaskView, purse: Purse) -> Way | None:
        """The cheapest way, by what the own family can do."""
        wants = wants_of(task)
        if not self.me.abilities:
            return best_way(court, wants, task.missing, purse, self.price)
        due = [task.missing]
        if self.can("upcharge-rebate") and task.missing:
            due = [task.missing[:at] + task.missing[at + 1 :] for at in range(len(task.missing))]
        found = [way for missing in due if (way := best_way(court, wants, missing, purse, self.price)) is not None]
        if not found and self.can("cross-training"):
            found = [way for missing in due for way in crossed(court, wants, missing, purse, self.price)]
        return min(found, key=self.cost, default=None)

    def can(self, ability: str) -> bool:
        """Whether the own family has an ability and has not used it up in this turn."""
        return ability in self.me.abilities and ability not in self.me.used

    @property
    def done(self) -> bool:
        """Whether no task can be completed any more in this turn."""
        return self.view.completed and not self.can("two-tasks")

    def deeds(self, purse: Purse) -> list[Deed]:
        """The tasks in hand that these tokens can do, the most valuable first."""
        found = [deed for task in self.at.hand if (deed := self.deed(task, purse)) is not None]
        found.sort(key=lambda deed: -deed.value)
        return found

    def adoptions(self, purse: Purse) -> list[Deed]:
        """The dogs that these tasks may bring, likewise."""
        found: list[Deed] = []
        if self.at.vermin is None or self.view.rats is None:
            return found
        for deed in self.deeds(purse):
            task = deed.task
            types = (task.type,) if task.type != "knight-wizard" else ("knight", "wizard")
            for dog in [dog for dog in self.view.rats.dogs if DOGS[dog].adopt_with in types]:
                value = deed.value - self.at.gain(task.type, task.points) + self.at.vermin.dog_worth(dog, self.price)
                found.append(Deed(value, task, deed.way, f"adopt:{dog}:{task.card}"))
        found.sort(key=lambda deed: -deed.value)
        return found

    def keeping(self, task: TaskView) -> float:
        """What a card in hand is worth for the turns to come."""
        deed = self.deed(task, self.at.next_purse)
        if deed is not None:
            return deed.value
        return self.taste.unmet * self.at.gain(task.type, task.points) - self.at.charge(task.missing)

    def offered(self, key: str) -> str:
        """The key if it may be answered, else nothing."""
        return key if key in self.keys else ""
