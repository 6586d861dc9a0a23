"""The tableau: completed tasks in stacks, under the Household cards."""

from __future__ import annotations

from blackstone.games.castle.end import check_for_the_end
from blackstone.games.castle.state import Castle, Player


def into_tableau(game: Castle, owner: Player, task: int) -> None:
    """A completed Knight, Wizard or King joins its stack, a Ploy the stack under the Order of Events.  [C-TASK-14]"""
    stacks = list(owner.stacks)
    stacks[game.content.cards.stack[task]] += (task,)
    owner.stacks = (stacks[0], stacks[1], stacks[2], stacks[3])
    check_for_the_end(game, owner)
