"""Seating bots by name: those of the package, those of a game, those of a file; and the page that shows how to write one."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackstone.bots import known_bots, make_bot
from blackstone.bots.greedy import Greedy
from blackstone.bots.random import Uniform
from blackstone.games.castle import game
from blackstone.games.castle.bot import Greedy as Courtier
from blackstone.kernel.bots import answer_for
from blackstone.kernel.errors import Illegal, UnknownBot
from blackstone.kernel.game import Game, Games
from blackstone.kernel.table import Table, new_game

CASTLE = game()
SEED = bytes(32)
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bots.md"


def example(name: str) -> Game[Any]:
    """One of the example games, as if it had no bot of its own."""
    return replace(Games({}).including(ROOT / "examples" / name)[name], bots={})


def saved(folder: Path, text: str) -> str:
    """A bot's file with this text; returns its path."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def finished(table: Table, most: int = 2000) -> Table:
    """The table, played on by those who sit there."""
    bots = [make_bot(name, table.game, table.bot_seed, seat) for seat, name in enumerate(table.seats)]
    for _ in range(most):
        if table.over:
            break
        answer_for(table, table.asked[0], bots[table.asked[0]])
    return table


# ------------------------------------------------------------------ names
def test_a_game_brings_its_own_greedy() -> None:
    assert isinstance(make_bot("greedy", CASTLE, SEED, 0), Courtier)
    assert isinstance(make_bot("random", CASTLE, SEED, 0), Uniform)
    assert list(known_bots(CASTLE)) == ["random", "greedy"]


def test_a_game_without_one_gets_the_general_greedy() -> None:
    assert isinstance(make_bot("greedy", replace(CASTLE, bots={}), SEED, 0), Greedy)


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot clever; there are random, greedy, or PATH:name"):
        make_bot("clever", CASTLE, SEED, 0)


# ------------------------------------------------------------------ files
def test_a_bot_of_a_file_gets_its_seat_and_its_stream(tmp_path: Path) -> None:
    path = saved(tmp_path, "class Mine:\n    def __init__(self, seat, rng):\n        self.seat, self.drawn = seat, rng.random()\n")
    one, again, other = [make_bot(f"{path}:Mine", CASTLE, SEED, seat) for seat in (0, 0, 1)]
    assert (one.seat, other.seat) == (0, 1)  # type: ignore[attr-defined]
    assert one.drawn == again.drawn != other.drawn  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("x = 1", "x", "has no function x"),
        ("", "mine", "has no function mine"),
        ("def mine(:", "mine", "cannot be read: SyntaxError"),
        ("import nowhere_at_all", "mine", "cannot be read: ModuleNotFoundError"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, text: str, name: str, said: str) -> None:
    path = saved(tmp_path, text)
    with pytest.raises(UnknownBot, match=f"{re.escape(path)} {said}"):
        make_bot(f"{path}:{name}", CASTLE, SEED, 0)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="there is no file"):
        make_bot(f"{tmp_path / 'none.py'}:mine", CASTLE, SEED, 0)


# ------------------------------------------------------------------ playing
def test_random_takes_all_options_alike() -> None:
    table = new_game(CASTLE, seats=2, seed=1, record=False)
    seat = table.asked[0]
    question = table.question(seat)
    assert question is not None
    bot = Uniform(seat, Random(1))
    taken = Counter(bot.choose(None, question, lambda keys: table.preview(keys, seat)) for _ in range(4000))
    assert set(taken) == set(question.keys)
    assert min(taken.values()) > 0.8 * max(taken.values())


def test_greedy_takes_the_line_that_wins() -> None:
    """X has a1 and a2, O has b1 and b2: the third of a line wins at once."""
    table = new_game(example("tictactoe"), seed=1, first=0)
    for seat, at in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2")):
        table.answer(f"mark:{at}", seat)
    assert answer_for(table, 0, Greedy(0, Random(1))) == "mark:a3"
    assert table.over


def test_greedy_stops_at_what_chance_decides() -> None:
    """It plays a whole game of dice, none of which it foresees."""
    assert finished(new_game(example("pig"), seats=("greedy", "greedy"), seed=1)).over


def test_an_answer_that_is_no_option_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, "class Liar:\n    def __init__(self, seat, rng): pass\n    def choose(self, *_): return 'complete:G-K-01'\n")
    table = new_game(CASTLE, seats=2, seed=1)
    before = table.state_bytes
    with pytest.raises(Illegal):
        answer_for(table, table.asked[0], make_bot(f"{path}:Liar", CASTLE, SEED, table.asked[0]))
    assert table.state_bytes == before


# ------------------------------------------------------------------ the page
def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    """Twenty lines, and it finishes a game."""
    text = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert text.count("\n") == 20
    path = saved(tmp_path, text)
    table = finished(new_game(CASTLE, seats=(f"{path}:Eager", "greedy"), seed="page", record=False))
    assert table.over
    assert table.scores(None)[0] > 0
