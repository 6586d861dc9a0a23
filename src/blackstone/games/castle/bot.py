"""The bot that plays the Castle well.  It sees what its seat sees, and thinks no further than its next turn.

Where points win, it completes the most valuable task its tokens can bring about, else draws, retains what upcharges will want,
keeps what the next turn needs, lays cards face down and sets agents where they will be stepped on; it fights the rats where there
are any.  What other modes are about has modules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from blackstone.games.castle import bot_intrigue, bot_puzzle, bot_queens, bot_wizards, bot_work
from blackstone.games.castle.bot_court import shown
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_plans import wants_of
from blackstone.games.castle.bot_worth import TASTE, Weights
from blackstone.games.castle.content import SQUARE
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
        face = shown(mind.view, next(vassal.face for vassal in at.me.retained if vassal.card == key.partition(":")[2]))
        return at.worth_of(face) / at.held.count(face)

    return min(mind.keys, key=worth)


def pay(mind: Mind) -> str:
    """Nothing, if a symbol is waived; else the vassal that is good for least besides, wild ones last."""
    return min(mind.keys, key=lambda key: (not key.startswith("waive"), key.startswith("pay:W-")))


def family(mind: Mind) -> str:
    """The one that has won most; one it does not know, last."""
    return min(mind.keys, key=lambda key: (*FAMILIES, name).index(name) if (name := key.partition(":")[2]) else 0)


def stack(mind: Mind) -> str:
    """Where a Knight-Wizard gains more."""
    points = next((task.points for task in mind.at.hand if task.card == mind.question.about["task"]), 1)
    return max(mind.keys, key=lambda key: mind.at.gain(key.partition(":")[2], points))


def token(mind: Mind) -> str:
    """The kind one has less of."""
    held = {"token:knight": mind.me.knights, "token:wizard": mind.me.wizards}
    return min(mind.keys, key=lambda key: held[key])


def keep(mind: Mind) -> str:
    """The card that promises more."""
    promise = {f"keep:{task.card}": mind.keeping(task) for task in mind.at.hand}
    return max(mind.keys, key=lambda key: promise[key])


def space(mind: Mind) -> str:
    """Where an Assassin or a Saboteur is least in the way of the own cards."""
    wants = [want for task in mind.at.hand for want in wants_of(task)]
    return min(mind.keys, key=lambda key: sum(want.area >> SQUARE[key.partition(":")[2]] & 1 for want in wants))


def leave(mind: Mind) -> str:
    """As it is."""
    return "pass"


def first(mind: Mind) -> str:
    """Where it does not matter."""
    return mind.keys[0]


FAMILIES: Final = ("hester", "marbuck", "mawe", "keygriff", "evertine", "gramberly", "corwin", "wolfram", "thistledown")
"""The families, as often as they win; see docs/balance.md."""

ANSWERS: Final[Mapping[str, Callable[[Mind], str]]] = {
    "family.keep": family,
    "setup.corner": corner,
    "refresh.corner": corner,
    "special.space": space,
    "guard.lift": leave,
    "muster.token": token,
    "draw.keep": keep,
    "task.stack": stack,
    "shortage.space": first,
    "recall.face-down": bot_intrigue.recall,
    "work.action": bot_work.work,
    "retain.refill": bot_work.refill,
    "task.vassals": bot_work.use,
    "upcharge.vassal": pay,
    "refill.corner": corner,
    "intrigue.task": bot_intrigue.agent,
    "intrigue.vassal": bot_intrigue.watch,
    "intrigue.hide": bot_intrigue.hide,
    "intrigue.reward": bot_intrigue.reward,
    "intrigue.triggered": bot_intrigue.triggered,
    "limit.hand": discard,
    "limit.retained": shed,
}

OF_MODE: Final[Mapping[str, Mapping[str, Callable[[Mind], str]]]] = {
    "puzzle-masters-quest": {**ANSWERS, **bot_puzzle.ANSWERS},
    "queens-quest": {**ANSWERS, **bot_queens.ANSWERS},
    "wizards-quest": {**ANSWERS, **bot_wizards.ANSWERS},
}
"""Where a mode is about something else."""
