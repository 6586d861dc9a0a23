"""The modes of the Castle, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from blackstone.games.castle import advanced, coop, kings_quest, puzzle_masters_quest, queens_quest, solo, wizards_quest
from blackstone.games.castle.quest import Quest

QUESTS: Final[Mapping[str, Quest]] = {
    quest.mode.id: quest
    for quest in (
        kings_quest.QUEST, coop.QUEST, queens_quest.QUEST, wizards_quest.QUEST, puzzle_masters_quest.QUEST, advanced.QUEST, solo.QUEST,
    )
}  # fmt: skip
"""[C-COMP-10]"""
TABLEAUS: Final = tuple(id for id, quest in QUESTS.items() if "complete" in quest.kinds)
"""The modes in which tasks are completed into tableaus."""
WITH_WILDS: Final = tuple(id for id in TABLEAUS if "place" in QUESTS[id].kinds)
"""The modes that may add Wild Vassals and Assassin/Saboteur cards.  [C-WILD-03]"""
