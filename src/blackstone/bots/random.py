"""A bot that takes any of the options, all alike."""

from __future__ import annotations

from random import Random

from blackstone.kernel.bots import Look
from blackstone.kernel.questions import Question


class Uniform:
    """Looks at nothing but the list of options, so nobody need draw a view for it."""

    blind = True

    def __init__(self, seat: int, rng: Random) -> None:
        self._draw = rng.random

    def choose(self, view: object, question: Question, preview: Look) -> str:
        options = question.options
        return options[int(self._draw() * len(options))].key
