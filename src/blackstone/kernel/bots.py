"""Bots: they get a view, a question and a preview, never the game; the same goes over a wire unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from blackstone.kernel.questions import Question
from blackstone.kernel.table import Preview, Table

Look: TypeAlias = Callable[[Sequence[str]], Preview]
"""What keys would lead to, as the bot's seat may know it."""


class Bot(Protocol):
    """Plays one seat: answers with one of the question's keys.

    A bot that sets `blind = True` looks at no view, and none is drawn for it: it gets None.
    """

    def choose(self, view: Any, question: Question, preview: Look) -> str: ...


BotMaker: TypeAlias = Callable[[int, Random], Bot]
"""Makes a bot for a seat, with a stream of its own."""


def stream(seed: bytes, seat: int) -> Random:
    """A bot's own dice, from seed and seat: what it draws changes nothing at the table."""
    return Random(seed + bytes((seat,)))


def answer_for(table: Table, seat: int, bot: Bot) -> str:
    """Let a bot answer the open question; returns the key."""
    question = table.question(seat)
    assert question is not None
    view = None if getattr(bot, "blind", False) else table.view(seat)
    key = bot.choose(view, question, lambda keys: table.preview(keys, seat))
    table.answer(key, seat, question.id)
    return key
