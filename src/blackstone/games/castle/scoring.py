"""Kings, support and points.

Kings in play are the limit and the support of everything.  CardIds in hand and face-down cards score nothing; Household cards
are worth nothing and are no completed tasks.  [C-SETUP-14 C-SCORE-08]
"""

from __future__ import annotations

from blackstone.games.castle.content import KING, KNIGHT, PLOY, WIZARD
from blackstone.games.castle.state import CardIds, Castle, Player

HOUSEHOLD_KINGS = 2
HOUSEHOLD = (1, 1, HOUSEHOLD_KINGS, 0)
"""Household cards by stack; the Order of Events on the Ploy stack is no Ploy.  [C-SETUP-04 C-SETUP-14 C-SCORE-06]"""


def kings_of(player: Player) -> int:
    """Kings in play, the two of the Household included; a new one counts at once.  [C-LIMIT-01 C-TASK-15]"""
    return HOUSEHOLD_KINGS + len(player.stacks[KING])


def points_of(game: Castle, player: Player) -> int:
    """Kings in full, of every other type the supported cards.  [C-SCORE-01 C-SCORE-02 C-SCORE-03 C-SCORE-07]"""
    points = game.content.cards.points
    total = sum([points[card] for card in player.stacks[KING]])
    for stack in (KNIGHT, WIZARD, PLOY):
        if player.stacks[stack]:
            total += sum([points[card] for card in supported(game, player, stack)])
    return total


def supported(game: Castle, player: Player, stack: int) -> CardIds:
    """The oldest cards, as many as there are Kings; the Household card of the type takes a place before them.

    Settings: without household support it takes none; by the owner's choice the best cards are supported instead of the oldest.
    [C-SCORE-04 C-SCORE-05 C-SCORE-06]
    """
    completed = player.stacks[stack]
    if stack == KING:
        return completed
    places = kings_of(player) - (HOUSEHOLD[stack] if game.settings.household_support else 0)
    if not game.settings.oldest_supported:
        points = game.content.cards.points
        completed = tuple(sorted(completed, key=lambda card: -points[card]))
    return completed[: max(0, places)]


def unsupported(game: Castle, player: Player, stack: int) -> CardIds:
    """The cards that wait for Kings.  [C-SCORE-02]"""
    active = supported(game, player, stack)
    return tuple([card for card in player.stacks[stack] if card not in active])


def income_of(player: Player) -> tuple[int, int]:
    """One token for each Knight and each Wizard, Household cards included, each type up to the number of Kings.  [C-ORD-06 C-ORD-07]"""
    kings = kings_of(player)
    return min(HOUSEHOLD[KNIGHT] + len(player.stacks[KNIGHT]), kings), min(HOUSEHOLD[WIZARD] + len(player.stacks[WIZARD]), kings)
