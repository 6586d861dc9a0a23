"""Ambush: a ten-minute dice skirmish for two to four heroes.  The modules are the chapters of its rules.

Third page of docs/add-a-game.md: rolls that others change, asides, effects that end, combats that break off, a vote, hidden cards.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from blackstone.kernel.bots import Bot
from blackstone.kernel.game import Game, Mode, Setting

from . import dice, events, flight, harm, heroes, packs, raiders, road
from .acts import why
from .borders import book
from .bot import Greedy
from .setup import new_game, refuse_new
from .state import CRATES, Ambush, copy
from .view import goals, view
from .vocabulary import content

if TYPE_CHECKING:
    from blackstone.kernel.scenario.stage import Stagehand

CHOICES = (
    road.leaders, heroes.actions_open_to, heroes.may_step_in, dice.dice_to_roll_again, dice.to_nudge, raiders.spaces_to_creep_to,
    raiders.to_loose, raiders.to_attack, harm.trinket_to_show, flight.to_flee,
)  # fmt: skip


def greedy(seat: int, rng: Random) -> Bot:
    """The bot for a seat."""
    return Greedy(seat, rng)


def stagehand() -> Stagehand[Ambush]:
    """Sets the ground for scenarios."""
    from .stagehand import AmbushStagehand

    return AmbushStagehand()


def game() -> Game[Ambush]:
    """Everything the kernel needs to know.  [A-ROAD-1 A-ROAD-2]"""
    return Game(
        id="ambush",
        title="Ambush",
        folder=Path(__file__).parent,
        version=1,
        modes=(Mode("ambush", "Ambush", (2, 5), "A-ROAD-1"),),
        settings=(Setting("hostile", "Who plays the raiders", ("automatic", "human"), ("ambush",), ("A-ROAD-2",)),),
        content=content(),
        book=book,
        choices=CHOICES,
        state=Ambush,
        events=events.ALL,
        new=new_game,
        refuse_new=refuse_new,
        copy=copy,
        view=view,
        outcome=road.outcome,
        scores=lambda state, viewer: [hero.felled for hero in state.heroes] + [CRATES - state.crates] * (state.hostile >= 0),
        why=why,
        hands=packs.hands,
        asides=packs.asides,
        goals=goals,
        rounds=lambda state: state.rounds,
        bots={"greedy": greedy},
        stagehand=stagehand,
    )
