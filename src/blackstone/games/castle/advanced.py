"""Advanced King's Quest, Variant 5: the blue letter counts, and it takes 30 points.  All else is King's Quest.

[C-V5-01 C-V5-02 C-V5-03 C-COMP-10]
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from blackstone.games.castle import kings_quest
from blackstone.kernel.game import Mode

QUEST: Final = replace(
    kings_quest.QUEST,
    mode=Mode("advanced", "Advanced King's Quest", (2, 4), "C-COMP-10"),
    points_to_end=30,
    switches={"blue_letter": True},
)
"""The blue letter, 30 points, and the base game's tie-breaks.  [C-V5-01 C-V5-02 C-V5-03]"""
