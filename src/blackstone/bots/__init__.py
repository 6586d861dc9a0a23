"""Bots: they play any game through its questions only.  `make_bot` seats one by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from blackstone.bots.greedy import Greedy
from blackstone.bots.random import Uniform
from blackstone.kernel.bots import Bot, BotMaker, stream
from blackstone.kernel.errors import UnknownBot
from blackstone.kernel.game import Game
from blackstone.kernel.outside import function_in

__all__ = ["known_bots", "make_bot", "maker_of"]


def make_bot(name: str, game: Game[Any], seed: bytes, seat: int) -> Bot:
    """A bot for a seat, with a stream of its own: one of `known_bots`, or `PATH:name`, a function of a Python file."""
    return maker_of(name, game)(seat, stream(seed, seat))


def known_bots(game: Game[Any]) -> dict[str, BotMaker]:
    """The bots by name: those that play anything, and the game's own, which come first where both have one."""
    return {"random": Uniform, "greedy": Greedy, **game.bots}


def maker_of(name: str, game: Game[Any]) -> BotMaker:
    """What makes the bots of this name; raises UnknownBot."""
    known = known_bots(game)
    if name in known:
        return known[name]
    path, colon, function = name.rpartition(":")
    if not colon or not path or not function:
        raise UnknownBot(f"there is no bot {name}; there are {', '.join(known)}, or PATH:name, a function of a Python file")
    made: BotMaker = function_in(Path(path), function, lambda said: UnknownBot(f"no bot {function}: {said}"))
    return made
