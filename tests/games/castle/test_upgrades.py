"""A game that was begun under older rules is played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from table import GAME, choose, state_of

from blackstone.games.castle.content import ROWS_OF_MASKS
from blackstone.kernel.game import Games
from blackstone.kernel.table import Table

FILES = Path(__file__).parent / "files"


@pytest.mark.rule("C-FAM-01")
def test_a_game_of_rules_1_stays_without_families() -> None:
    table = Table.load((FILES / "rules-1.blackstone").read_bytes(), Games({"castle": lambda: GAME}))
    state = state_of(table)
    assert (table.header.rules_version, table.game.version) == (1, 2)
    assert (state.mode, len(state.players), state.settings.families, state.settings.all_check_limits) == ("kings-quest", 3, "off", True)
    assert len(state.where) == ROWS_OF_MASKS
    assert {player.family for player in state.players} == {-1}
    view = table.view(0)
    assert view.settings["families"] == "off"  # type: ignore[attr-defined]
    rng, before = Random(1), table.moment
    for _ in range(300):
        question = table.question(table.asked[0])
        assert question is not None
        table.answer(choose(rng, question.options), table.asked[0])
    assert table.moment >= before + 300
    again = Table.load(table.save(), Games({"castle": lambda: GAME}))
    assert again.state_bytes == table.state_bytes
