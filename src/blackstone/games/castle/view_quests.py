"""What a viewer sees of the Queen's and the Wizard's Quest: actions left, sets, vassals in hand.

Cards in hand and vassals taken are open, and so is a vassal taken from the offer; a dealt vassal is its owner's secret, and the order
of every pile is everybody's.  [C-V2-22 C-V3-22]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.sets import symbols_of, worth
from blackstone.games.castle.state import NONE, Castle, Player
from blackstone.games.castle.three_actions import actions_left

if TYPE_CHECKING:
    from blackstone.games.castle.view import PlayerView


class CourtierView(msgspec.Struct, frozen=True):
    """A vassal off the board of which both faces are known."""

    card: str
    face: str
    behind: str


class SetView(msgspec.Struct, frozen=True):
    """A set of vassals, and what it scores."""

    vassals: tuple[CourtierView, ...]
    worth: int


def courtier_view(game: Castle, face: int) -> CourtierView:
    """A vassal with both its faces."""
    cards = game.content.cards
    return CourtierView(cards.face_ids[face], cards.face_names[face], cards.face_names[face ^ 1])


def courtiers(game: Castle, faces: tuple[int, ...]) -> tuple[CourtierView, ...]:
    """Vassals with both their faces."""
    return tuple([courtier_view(game, face) for face in faces])


def offers_view(game: Castle) -> dict[str, Any]:
    """Both offers, and what is to come of them.  [C-V2-22 C-V3-22]"""
    names = game.content.cards.task_ids
    return {
        "offer": tuple([names[task] if task != NONE else None for task in game.offer]),
        "taken": game.taken,
        "vassal_offer": courtiers(game, game.vassal_offer),
        "reserve": len(game.reserve),
        "closing": game.closing,
        "idle_rounds": game.idle_rounds,
    }


def with_quest(game: Castle, player: Player, own: bool, seen: PlayerView) -> PlayerView:
    """A tableau as seen, with what the Queen's and the Wizard's Quest add, and without what they do not have.  [C-V2-01 C-V2-22 C-V3-22]"""
    quest = quest_of(game)
    if not quest.actions:
        return seen
    return msgspec.structs.replace(
        seen,
        kings=0,
        limit=0,
        income=(0, 0),
        intrigue=0,
        cards=dict.fromkeys(seen.cards, 0),
        actions=actions_left(player),
        saved_knights=player.knights - player.fresh_knights,
        sets=tuple([SetView(courtiers(game, cards), worth(symbols_of(game, cards))) for cards in player.sets]),
        vassal_count=len(player.vassals) + len(player.open_vassals),
        open_vassals=courtiers(game, player.open_vassals),
        vassals=courtiers(game, player.vassals) if own else None,
    )
