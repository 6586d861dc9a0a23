"""Games from folders: found, named apart, and refused in one line if they are no games."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackstone.kernel.errors import Rejected, UnknownGame
from blackstone.kernel.game import Games
from blackstone.kernel.table import new_game

TICTACTOE = Path(__file__).parents[2] / "examples" / "tictactoe"


def test_a_folder_joins_the_installed_games() -> None:
    games = Games.installed()
    more = games.including(TICTACTOE)
    assert "tictactoe" in list(more)
    assert "tictactoe" not in list(games)
    assert more["tictactoe"].title == "Tic-tac-toe"


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (None, "holds no game: there is no file"),
        ("import nowhere_at_all", "cannot be read: ModuleNotFoundError"),
        ("this is no Python", "cannot be read: SyntaxError"),
        ("x = 1", "has no function game"),
    ],
)
def test_a_folder_that_is_no_game(tmp_path: Path, source: str | None, complaint: str) -> None:
    if source is not None:
        (tmp_path / "__init__.py").write_text(source)
    with pytest.raises(UnknownGame, match=complaint):
        Games.installed().including(tmp_path)


def test_two_folders_of_one_name_are_two_games(tmp_path: Path) -> None:
    games = Games.installed()
    for number in (1, 2):
        folder = tmp_path / str(number) / "same"
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(
            "from dataclasses import replace\nfrom blackstone.games.castle import game as castle\n"
            f"def game():\n    return replace(castle(), id='same-{number}')\n"
        )
        games = games.including(folder)
    assert games["same-1"].id == "same-1"
    assert games["same-2"].id == "same-2"


def test_what_cannot_be_made_says_by_which_rule() -> None:
    castle = Games.installed()["castle"]
    with pytest.raises(Rejected) as seats:
        new_game(castle, seats=5)
    assert seats.value.refusal.rules == ("C-COMP-10",)
    with pytest.raises(Rejected) as value:
        new_game(castle, settings={"limit-check": "never"})
    assert value.value.refusal.rules == ("C-LIMIT-06",)
    with pytest.raises(Rejected, match="There is no setting dragons"):
        new_game(castle, settings={"dragons": "on"})
    with pytest.raises(Rejected, match="There is no such seat"):
        new_game(castle, seats=2, first=2)
    with pytest.raises(UnknownGame, match="kings-quest"):
        new_game(castle, mode="princes-quest")
    with pytest.raises(UnknownGame, match="castle"):
        new_game("chess")
