"""The window for asides at a border where nobody else would be asked."""

from __future__ import annotations

from typing import Any

from blackstone.kernel.game import Game
from blackstone.kernel.options import Aside
from blackstone.kernel.questions import Flow, ask_all
from blackstone.kernel.state import Steps


def asides_first(rules: Game[Any], game: Any, seats: tuple[int, ...]) -> Flow[Steps]:
    """All pass, or the first taker in order acts; then the window opens again."""
    answers = yield from ask_all(rules.window.all(game, seats))
    return [option.frame(seat) for seat, option in answers if isinstance(option, Aside)][:1]
