"""Bots: they play any game through its questions only.  `make_bot` seats one by name."""

from __future__ import annotations

import importlib.util
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from blackstone.bots.greedy import Greedy
from blackstone.bots.random import Uniform
from blackstone.kernel.bots import Bot, BotMaker, stream
from blackstone.kernel.errors import UnknownBot
from blackstone.kernel.game import Game

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
    return _from_file(Path(path), function)


def _from_file(path: Path, function: str) -> BotMaker:
    """The function of a Python file that makes a bot from a seat and a Random.  A file is read once."""
    if not path.is_file():
        raise UnknownBot(f"there is no file {path} with a bot in it")
    name = f"blackstone_bot_{sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise UnknownBot(f"{path} is no Python file")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[name]
            raise UnknownBot(f"{path} cannot be read: {error!r}") from error
    maker = getattr(sys.modules[name], function, None)
    if not callable(maker):
        raise UnknownBot(f"{path} has no function {function}")
    made: BotMaker = maker
    return made
