"""Pig: one die, and when to stop.  The second page of docs/add-a-game.md: dice, a step that only acts, a setting."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from blackstone.kernel.bots import Bot, Look
from blackstone.kernel.dice import dice
from blackstone.kernel.events import Event, tell
from blackstone.kernel.game import Game, Mode, NewGame, Outcome, Setting, Viewer
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.questions import Asking, Question, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Scene, State, Steps
from blackstone.kernel.steps import Book

if TYPE_CHECKING:
    from blackstone.kernel.scenario.stage import Stagehand

book = Book()


class Content:
    """Two options, whatever happens."""

    def __init__(self) -> None:
        self.words = Vocabulary()
        self.throw, self.stop = self.words.add(Option("throw")), self.words.add(Option("stop"))
        self.both = (self.throw, self.stop)


# ------------------------------------------------------------------ what lies on the table
class Pen(State, array_like=True, gc=False, kw_only=True):
    """Points won, and the pot of the turn that could still be lost."""

    content: Content
    points: tuple[int, ...]
    target: int
    pot: int = 0
    turns: int = 0


class Thrown(Event, frozen=True, tag="thrown"):
    """A die, and what it leaves in the pot."""

    rule = "P-2"
    seat: int
    die: int
    pot: int


class Kept(Event, frozen=True, tag="kept"):
    """A player stopped and kept the pot."""

    rule = "P-4"
    seat: int
    pot: int
    points: int


# ------------------------------------------------------------------ the rules
@book.step
def throw(game: Pen, seat: int) -> Steps:
    """A one loses the pot and the turn; anything else goes into the pot, and the player chooses.  [P-1 P-2 P-3]"""
    (die,) = dice(game, 1, 6, "throw")
    game.pot = game.pot + die if die > 1 else 0
    tell(game, Thrown, seat, die, game.pot)
    return [decide(seat)] if die > 1 else next_turn(game, seat)


@choice("turn.decide", "P-2", tells=lambda game: {"pot": game.pot})
def again_or_stop(game: Pen, seat: int) -> Sequence[Option]:
    """Both are always open.  [P-2]"""
    return game.content.both


@book.answering(again_or_stop)
def decide(game: Pen, seat: int, answer: Option) -> Steps:
    """Throw again, or stop and keep the pot; enough points win at once.  [P-2 P-4 P-5]"""
    if answer is game.content.throw:
        return [throw(seat)]
    points, pot = game.points[seat] + game.pot, game.pot
    game.points = (*game.points[:seat], points, *game.points[seat + 1 :])
    game.pot = 0
    tell(game, Kept, seat, pot, points)
    return [] if points >= game.target else next_turn(game, seat)


def next_turn(game: Pen, seat: int) -> Steps:
    """The turn passes to the left.  [P-3 P-4]"""
    game.turns += 1
    return [throw((seat + 1) % len(game.points))]


def outcome(game: Pen) -> Outcome:
    """Whoever stopped with enough points.  [P-5]"""
    return Outcome((max(range(len(game.points)), key=game.points.__getitem__),), "target")


def why(game: Pen, asking: Asking[Any] | None, seat: int, key: str, option: Option | None) -> list[Reason]:
    """Throwing and stopping are for the player whose turn it is; the turn ends by stopping, never by passing.  [P-2 P-4]"""
    reasons = [Reason(("P-4",), "stop-instead")] if key == "pass" else []
    if asking is not None and seat != asking.seat:
        reasons.append(Reason(("P-2",), "not-your-turn", {"seat": asking.seat}))
    return reasons


# ------------------------------------------------------------------ what can be seen, and who plays
class PenView(msgspec.Struct, frozen=True):
    """Points, the pot, and whose turn it is."""

    points: tuple[int, ...]
    target: int
    pot: int
    turn: int | None


def view(game: Pen, asking: Asking[Any] | None, viewer: Viewer) -> PenView:
    """Everything is open."""
    return PenView(game.points, game.target, game.pot, asking.seat if asking is not None else None)


class Greedy:
    """Stops at twenty, or when that wins: nearly the best there is."""

    def choose(self, view: PenView, question: Question, preview: Look) -> str:
        seat = question.seats[0]
        return "stop" if view.pot >= 20 or view.points[seat] + view.pot >= view.target else "throw"


def greedy(seat: int, rng: Random) -> Bot:
    """The bot for a seat; it needs no dice of its own."""
    return Greedy()


def new(content: Any, wish: NewGame, scene: Scene | None) -> Pen:
    """Nobody has points.  The first seat begins, unless another was named."""
    target = int(wish.settings["target"])
    first = throw(wish.first or 0)
    return Pen(content=content, seed=wish.seed, seed_chosen=wish.seed_chosen, points=(0,) * wish.seats, target=target, agenda=(first,))


def stagehand() -> Stagehand[Pen]:
    """Sets points and pot for scenarios."""
    from .stagehand import PenStagehand

    return PenStagehand()


def game() -> Game[Pen]:
    """Everything the kernel needs to know.  [P-5 P-6]"""
    return Game(
        id="pig",
        title="Pig",
        folder=Path(__file__).parent,
        version=1,
        modes=(Mode("pig", "Pig", (2, 4), "P-6"),),
        settings=(Setting("target", "Points to win", ("100", "50"), ("pig",), ("P-5",)),),
        content=Content(),
        book=book,
        choices=(again_or_stop,),
        state=Pen,
        events=(Thrown, Kept),
        new=new,
        copy=copy,
        view=view,
        outcome=outcome,
        scores=lambda pen, viewer: pen.points,
        why=why,
        rounds=lambda pen: pen.turns // len(pen.points) + 1,
        bots={"greedy": greedy},
        stagehand=stagehand,
    )
