"""A bot for any game that brings no better one: it takes what leads at once to the best score."""

from __future__ import annotations

from random import Random
from typing import Final

from blackstone.kernel.bots import Look
from blackstone.kernel.questions import Question

LOOKS: Final = 40
"""At most so many options are looked at, so that an answer is quick whatever the game."""


class Greedy:
    """Previews its options and takes the one that puts it furthest ahead of the best of the others; ties at random.

    A preview stops at a draw, so it knows nothing of chances.  Where scores tell nothing it plays like `random`.
    """

    blind = True

    def __init__(self, seat: int, rng: Random) -> None:
        self._seat, self._rng = seat, rng

    def choose(self, view: object, question: Question, preview: Look) -> str:
        options = list(question.options)
        if len(options) > LOOKS:
            options = self._rng.sample(options, LOOKS)
        leads = [self._lead(preview([option.key]).scores) for option in options]
        best = max(leads)
        return self._rng.choice([option.key for option, lead in zip(options, leads, strict=True) if lead == best])

    def _lead(self, scores: tuple[int, ...]) -> int:
        mine = scores[self._seat] if self._seat < len(scores) else 0
        others = [score for seat, score in enumerate(scores) if seat != self._seat]
        return mine - max(others, default=0)
