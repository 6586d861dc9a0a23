"""The bot that plays King's Quest well.  It sees what its seat sees, and thinks no further than its next turn.

It completes the most valuable task its tokens can bring about, else draws, retains what upcharges will want, keeps what the
next turn needs, lays cards face down and sets agents where they will be stepped on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from blackstone.games.castle import bot_intrigue, bot_puzzle, bot_work
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_worth import TASTE, Weights
from blackstone.games.castle.view import CastleView
from blackstone.kernel.bots import Look
from blackstone.kernel.questions import Question


class Greedy:
    """Answers every kind of question of docs/keys.md; whatever else is asked gets the first option."""

    def __init__(self, seat: int, rng: Random, taste: Weights = TASTE) -> None:
        """It throws no dice of its own; `taste` is for trying other weights."""
        self._seat, self._taste = seat, taste

    def choose(self, view: CastleView, question: Question, preview: Look) -> str:
        keys = question.keys
        if len(keys) == 1 or question.kind not in OF_MODE.get(view.mode, ANSWERS):
            return keys[0]
        return OF_MODE.get(view.mode, ANSWERS)[question.kind](Mind(view, self._seat, question, preview, self._taste))


# ------------------------------------------------------------------ the lesser questions
def corner(mind: Mind) -> str:
    """The deck that lasts longest."""
    return max(mind.keys, key=lambda key: mind.view.corners[key.partition(":")[2]].count)


def discard(mind: Mind) -> str:
    """The card that promises least."""
    return f"discard:{min(mind.at.hand, key=mind.keeping).card}"


def shed(mind: Mind) -> str:
    """The retained vassal least likely to pay; of two alike, one."""
    at = mind.at

    def worth(key: str) -> float:
        face = next(vassal.face for vassal in at.me.retained if vassal.card == key.partition(":")[2])
        return at.symbol_worth.get(face, 0.0) / at.held.count(face)

    return min(mind.keys, key=worth)


def first(mind: Mind) -> str:
    """Where it does not matter."""
    return mind.keys[0]


ANSWERS: Final[Mapping[str, Callable[[Mind], str]]] = {
    "setup.corner": corner,
    "shortage.space": first,
    "recall.face-down": bot_intrigue.recall,
    "work.action": bot_work.work,
    "retain.refill": bot_work.refill,
    "task.vassals": bot_work.use,
    "upcharge.vassal": first,
    "refill.corner": corner,
    "intrigue.task": bot_intrigue.agent,
    "intrigue.vassal": bot_intrigue.watch,
    "intrigue.hide": bot_intrigue.hide,
    "intrigue.reward": bot_intrigue.reward,
    "intrigue.triggered": bot_intrigue.triggered,
    "limit.hand": discard,
    "limit.retained": shed,
}

OF_MODE: Final[Mapping[str, Mapping[str, Callable[[Mind], str]]]] = {"puzzle-masters-quest": {**ANSWERS, **bot_puzzle.ANSWERS}}
"""Where a mode is about something else."""
