"""Blackstone Castle: cards and a lettered 5x5 court.  The modules are the chapters of its rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from blackstone.games.castle import corners as corner_decks
from blackstone.games.castle import events, face_down, intrigue, limits, order_of_events, retain, setup, task, upcharge
from blackstone.games.castle.book import book
from blackstone.games.castle.content import Cards, counts
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.state import Castle, copy
from blackstone.games.castle.tiebreak import winners
from blackstone.games.castle.view import goals, view
from blackstone.games.castle.vocabulary import content_of
from blackstone.games.castle.why import why
from blackstone.kernel.game import Game, Mode, Outcome, Setting, Viewer

if TYPE_CHECKING:
    from blackstone.kernel.bots import Bot
    from blackstone.kernel.scenario.stage import Stagehand
    from blackstone.kernel.text import TextBoard

KINGS_QUEST = Mode("kings-quest", "King's Quest", (2, 4), "C-COMP-10")
"""Two to four players.  [C-COMP-10]"""

SETTINGS = (
    Setting("families", "Families", ("off",), ("kings-quest",), ("C-FAM-01",)),
    Setting("household-support", "Household cards take a supported place", ("on", "off"), ("kings-quest",), ("C-SCORE-05",)),
    Setting("unsupported", "Which cards wait for Kings", ("latest", "owner"), ("kings-quest",), ("C-SCORE-04",)),
    Setting("face-down-trigger", "What triggers a face-down card", ("exact", "any"), ("kings-quest",), ("C-INTR-17",)),
    Setting("limit-check", "Who checks limits", ("own", "all"), ("kings-quest",), ("C-LIMIT-06",)),
)

CHOICES = (
    setup.free_corners, order_of_events.empty_spaces, face_down.may_recall, order_of_events.actions_open_to, retain.corners_with_cards,
    task.pairs_for, upcharge.payers, corner_decks.corners_left, intrigue.agent_tasks, intrigue.agent_vassals, face_down.cards_to_hide,
    intrigue.rewards_open, face_down.triggered_cards, limits.cards_over_limit, limits.vassals_over_limit,
)  # fmt: skip


def game(extra: Mapping[str, Any] | None = None) -> Game[Castle]:
    """The game, made with the cards of the box and perhaps some of one's own."""
    cards = Cards(extra)
    return Game(
        id="castle",
        title="Blackstone Castle",
        folder=Path(__file__).parent,
        version=1,
        modes=(KINGS_QUEST,),
        settings=SETTINGS,
        content=content_of(cards),
        book=book,
        choices=CHOICES,
        state=Castle,
        events=events.ALL,
        new=setup.new_game,
        copy=copy,
        view=view,
        outcome=outcome,
        scores=scores,
        why=why,
        remake=game,
        goals=goals,
        rounds=lambda state: state.round,
        bots={"greedy": greedy},
        stagehand=setting_scenes,
        text=lambda: terminal_board(cards),
        counts=counts,
    )


def greedy(seat: int, rng: Random) -> Bot:
    """The bot that plays well; its module is read when somebody sits down."""
    from blackstone.games.castle.bot import Greedy

    return Greedy(seat, rng)


def setting_scenes() -> Stagehand[Castle]:
    """Sets the table for scenarios."""
    from blackstone.games.castle.stagehand import CastleStagehand

    return CastleStagehand()


def terminal_board(cards: Cards) -> TextBoard:
    """The terminal board."""
    from blackstone.games.castle.text import CastleText

    return CastleText(cards)


def outcome(state: Castle) -> Outcome:
    """Who won, and which comparison decided."""
    return Outcome(*winners(state))


def scores(state: Castle, viewer: Viewer) -> tuple[int, ...]:
    """Points are open to all."""
    return tuple(points_of(state, player) for player in state.players)
