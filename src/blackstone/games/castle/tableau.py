"""The tableau: completed tasks in stacks, under the Household cards."""

from __future__ import annotations

from blackstone.games.castle.families import dividend
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import Castle, Player


def into_tableau(game: Castle, owner: Player, task: int, stack: int) -> None:
    """A completed Knight, Wizard or King joins its stack, a Ploy the stack under the Order of Events.

    Then the mode looks at its goal.  [C-TASK-14 C-KW-01 C-BONUS-01]
    """
    stacks = list(owner.stacks)
    stacks[stack] += (task,)
    owner.stacks = (stacks[0], stacks[1], stacks[2], stacks[3])
    if owner.family >= 0:
        dividend(game, owner, task, stack)
    quest_of(game).scored(game, owner)
