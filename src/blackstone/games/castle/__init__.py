"""Blackstone Castle: cards and a lettered 5x5 court.  The modules are the chapters of its rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from blackstone.games.castle import (
    assassin_saboteur,
    events,
    face_down,
    families,
    guards,
    intrigue,
    knight_wizard,
    limits,
    order_of_events,
    placing,
    puzzle_masters_quest,
    queens_quest,
    retain,
    setup,
    solo,
    task,
    task_cards,
    upcharge,
    wizards_quest,
)  # fmt: skip
from blackstone.games.castle import corners as corner_decks
from blackstone.games.castle.acts import Handling
from blackstone.games.castle.book import book
from blackstone.games.castle.content import Cards, counts
from blackstone.games.castle.modes import QUESTS, TABLEAUS, WITH_WILDS
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import Castle, copy
from blackstone.games.castle.upgrades import UPGRADES
from blackstone.games.castle.view import goals, view
from blackstone.games.castle.vocabulary import content_of
from blackstone.games.castle.why import why
from blackstone.kernel.game import Game, NewGame, Outcome, Setting, Viewer
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.refusals import Reason

if TYPE_CHECKING:
    from blackstone.kernel.bots import Bot
    from blackstone.kernel.scenario.stage import Stagehand
    from blackstone.kernel.text import TextBoard

SETTINGS = (
    Setting("families", "Families", ("dealt", "choose", "off"), TABLEAUS, ("C-FAM-01",)),
    Setting("family-pool", "Families to deal from", ("standard", "all"), TABLEAUS, ("C-FAM-01",)),
    Setting("mawe-minor", "Mawe may keep a card more", ("off", "on"), TABLEAUS, ("C-BONUS-10",)),
    Setting("assassins", "Assassins and Saboteurs", ("off", "on"), WITH_WILDS, ("C-WILD-03", "C-SETUP-10")),
    Setting("wild-vassals", "Wild Vassals", ("off", "on"), WITH_WILDS, ("C-WILD-03", "C-SETUP-10")),
    Setting("wild-faces", "What a wild face matches", ("half", "full"), WITH_WILDS, ("C-WILD-03", "C-WILD-02")),
    Setting("knight-wizards", "Knight-Wizard cards", ("off", "on"), TABLEAUS, ("C-COMP-11", "C-KW-01")),
    Setting("open-hands", "Partners see each other's hands", ("off", "on"), ("coop",), ("C-DRAW-08",)),
    Setting("household-support", "Household cards take a supported place", ("on", "off"), TABLEAUS, ("C-SCORE-05",)),
    Setting("unsupported", "Which cards wait for Kings", ("latest", "owner"), TABLEAUS, ("C-SCORE-04",)),
    Setting("face-down-trigger", "What triggers a face-down card", ("exact", "any"), TABLEAUS, ("C-INTR-17",)),
    Setting("limit-check", "Who checks limits", ("own", "all"), TABLEAUS, ("C-LIMIT-06",)),
    Setting("standstill", "A standstill ends the game", ("on", "off"), ("wizards-quest",), ("C-V3-21",)),
)

CHOICES = (
    families.families_dealt, setup.free_corners, solo.decks_for_refresh, order_of_events.empty_spaces, assassin_saboteur.spaces_for_special,
    face_down.may_recall, guards.may_lift, knight_wizard.tokens_to_muster, order_of_events.actions_open_to, task_cards.cards_drawn,
    retain.corners_with_cards, task.pairs_for, knight_wizard.stacks_open, upcharge.payers, puzzle_masters_quest.may_replace,
    corner_decks.corners_left, intrigue.agent_tasks, intrigue.agent_vassals, face_down.cards_to_hide, intrigue.rewards_open,
    face_down.triggered_cards, limits.cards_over_limit, limits.vassals_over_limit, queens_quest.queens_actions,
    queens_quest.vassals_to_take, queens_quest.sets_open, wizards_quest.wizards_actions, placing.for_left, placing.for_right,
    wizards_quest.vassals_to_give,
)  # fmt: skip


def game(extra: Mapping[str, Any] | None = None) -> Game[Castle]:
    """The game, made with the cards of the box and perhaps some of one's own."""
    cards = Cards(extra)
    return Game(
        id="castle",
        title="Blackstone Castle",
        folder=Path(__file__).parent,
        version=2,
        upgrades=UPGRADES,
        modes=tuple(quest.mode for quest in QUESTS.values()),
        settings=SETTINGS,
        content=content_of(cards),
        book=book,
        choices=CHOICES,
        state=Castle,
        events=events.ALL,
        new=lambda content, wish, scene: content.quests[wish.mode].new_game(content, wish, scene),
        plain={"families": "off"},
        refuse_new=settings_that_clash,
        spare=options_of,
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
    """Who won, and what decided."""
    return quest_of(state).outcome(state)


def scores(state: Castle, viewer: Viewer) -> tuple[int, ...]:
    """Points are open to all."""
    return quest_of(state).scores(state)


def settings_that_clash(wish: NewGame) -> Sequence[Reason]:
    """Two families to choose from need two cards a player; Mawe is dealt from the whole pool only.  [C-FAM-01 C-BONUS-10]"""
    found, chosen = [], wish.settings
    if chosen.get("families") == "choose" and chosen["family-pool"] == "standard" and wish.seats > 2:
        found.append(Reason(("C-FAM-01",), "too-few-families", {"seats": wish.seats}))
    if chosen.get("mawe-minor") == "on" and chosen["family-pool"] != "all":
        found.append(Reason(("C-BONUS-10",), "mawe-not-in-pool", {}))
    return found


def options_of(words: Vocabulary, wish: NewGame) -> Iterable[Option]:
    """The options of a mode, without those of settings it is played without."""
    quest, chosen = QUESTS[wish.mode], wish.settings
    without = {"family", "lift", "guard", "unguard", "waive", "keep"} if chosen.get("families", "off") == "off" else set()
    without |= {"stack", "token"} if chosen.get("knight-wizards", "off") == "off" else set()
    without |= {"place"} if chosen.get("assassins", "off") == "off" else set()
    known = quest.kinds - without | {"pass"}
    plain, in_sets = chosen.get("families", "off") == "off", "set" in known
    return [
        option
        for option in words
        if option.kind in known
        and not (plain and isinstance(option, Handling) and option.grants)
        and not (isinstance(option, queens_quest.UseOne) and not in_sets)
    ]
