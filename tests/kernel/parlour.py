"""A parlour of tiny steps, one for each thing the kernel can do, put together as a test wants them: `parlour(pick(0), throw(1))`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from blackstone.kernel.dice import dice, reveal
from blackstone.kernel.events import Event, tell
from blackstone.kernel.game import Game, Games, Mode, Outcome, Setting
from blackstone.kernel.options import PASS, Aside, Option, Vocabulary
from blackstone.kernel.questions import Flow, ask, ask_all, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Effect, Frame, State, Steps, lasting
from blackstone.kernel.steps import Book, leave
from blackstone.kernel.table import Table, new_game

book = Book()


class Drink(Aside):
    """Open to whoever has a potion, at any border."""

    __slots__ = ()

    def frame(self, seat: int) -> Frame:
        return drunk(seat)


class Content:
    def __init__(self) -> None:
        self.words = Vocabulary()
        self.a, self.b, self.c = (
            self.words.add(Option(key, touches)) for key, touches in (("a", ("x",)), ("b:1", ("x", "y")), ("b:2", ()))
        )
        self.drink = self.words.add(Drink("drink"))


class Parlour(State, array_like=True, gc=False, kw_only=True):
    """`said`: what happened, in order; `potions` by seat; `locked`: the one step that raises."""

    content: Content
    seats: int
    potions: tuple[int, ...] = ()
    said: tuple[str, ...] = ()


class Said(Event, frozen=True, tag="said"):
    rule = "R-1"
    secret = ("what",)
    seat: int
    what: str | None = None


class ParlourView(msgspec.Struct, frozen=True):
    said: tuple[str, ...]
    viewer: tuple[int, ...]
    asked: str


def say(game: Parlour, seat: int, what: str) -> None:
    game.said += (f"{seat} {what}",)
    tell(game, Said, seat, what)


# ------------------------------------------------------------------ questions
@choice("pick", "R-1", tells=lambda game, *about: {"said": len(game.said)})
def picks(game: Parlour, seat: int) -> Sequence[Option]:
    return [game.content.a, game.content.b, game.content.c]


@choice("only", "R-2")
def only_one(game: Parlour, seat: int) -> Sequence[Option]:
    return [game.content.a]


@choice("may", "R-3", may=True)
def may_pass(game: Parlour, seat: int) -> Sequence[Option]:
    return [PASS]


@choice("secret", "R-4", may=True, secret=True)
def may_secretly(game: Parlour, seat: int) -> Sequence[Option]:
    return [PASS, game.content.a]


# ------------------------------------------------------------------ steps
@book.asking
def pick(game: Parlour, seat: int) -> Flow[Steps]:
    say(game, seat, (yield from ask(picks(game, seat))).key)
    return []


@book.answering(picks)
def plain(game: Parlour, seat: int, answer: Option) -> Steps:
    say(game, seat, answer.key)
    return []


@book.answering(only_one)
def forced(game: Parlour, seat: int, answer: Option) -> Steps:
    say(game, seat, f"only {answer.key}")
    return []


@book.answering(may_pass)
def maybe(game: Parlour, seat: int, answer: Option) -> Steps:
    say(game, seat, f"may {answer.key}")
    return []


@book.answering(may_secretly)
def whisper(game: Parlour, seat: int, answer: Option) -> Steps:
    say(game, seat, f"whispers {answer.key}")
    return []


@book.asking
def twice(game: Parlour, seat: int) -> Flow[Steps]:
    first = yield from ask(picks(game, seat))
    second = yield from ask(picks(game, seat))
    say(game, seat, f"{first} {second}")
    return []


@book.asking
def together(game: Parlour, *seats: int) -> Flow[Steps]:
    for seat, option in (yield from ask_all(picks.all(game, seats))):
        say(game, seat, option.key)
    return []


@book.asking
def openly(game: Parlour, *seats: int) -> Flow[Steps]:
    for seat, option in (yield from ask_all(picks.openly(game, seats))):
        say(game, seat, option.key)
    return []


@book.asking
def anybody(game: Parlour, *seats: int) -> Flow[Steps]:
    option = yield from ask(picks.any(game, seats))
    say(game, -1, option.key)
    return []


@book.step
def throw(game: Parlour, seat: int) -> Steps:
    say(game, seat, f"throws {dice(game, 1, 6, 'throw')[0]}")
    return []


@book.step
def peek(game: Parlour, seat: int) -> Steps:
    reveal(game)
    return []


@book.step
def speak(game: Parlour, seat: int, what: str) -> Steps:
    say(game, seat, what)
    return []


@book.asking
def stumble(game: Parlour, seat: int) -> Flow[Steps]:
    """Raises when `b:1` is answered, after it has changed and told things."""
    answer = yield from ask(picks(game, seat))
    say(game, seat, f"stumbles {answer}")
    if answer is game.content.b:
        raise ZeroDivisionError("nobody divides by zero")
    return []


@book.step
def bless(game: Parlour, seat: int, amount: int) -> Steps:
    lasting(game, Effect("blessing", "luck", seat, last(), amount))
    return []


@book.step
def charm(game: Parlour, seat: int, step: str, *ids: int) -> Steps:
    """Lucky until another step is done."""
    lasting(game, Effect("charm", "luck", seat, (step, *ids), 1))
    return []


@book.step
def vow(game: Parlour, seat: int) -> Steps:
    lasting(game, Effect("vow", "luck", seat))
    return []


@book.asking
def run_away(game: Parlour, seat: int) -> Flow[Steps]:
    """With `a` everything up to the last step is skipped."""
    if (yield from ask(picks(game, seat))) is game.content.a:
        leave(last())
    return [speak(seat, "stays")]


@book.asking
def linger(game: Parlour, seat: int) -> Flow[Steps]:
    """Puts itself back until something else than `a` is said."""
    answer = yield from ask(picks(game, seat))
    return [linger(seat)] if answer is game.content.a else []


@book.asking
def shrug(game: Parlour, seat: int) -> Flow[Steps]:
    """Might ask, and does not."""
    if game.seats > 99:
        yield from ask(picks(game, seat))
    return []


@book.step
def cut(game: Parlour) -> Steps:
    leave(last())


@book.procedure
def nested(game: Parlour, seat: int) -> Steps:
    return [pick(seat), speak(seat, "and"), pick(seat)]


@book.step
def last(game: Parlour) -> Steps:
    game.said += ("end",)
    return []


@book.step
def drunk(game: Parlour, seat: int) -> Steps:
    potions = [*game.potions]
    potions[seat] -= 1
    game.potions = tuple(potions)
    say(game, seat, "drinks")
    return []


# ------------------------------------------------------------------ the game
def why(game: Parlour, asking: Any, seat: int, key: str, option: Option | None) -> list[Reason]:
    return [Reason(("R-9",), "not-now", {"seat": seat})]


CONTENT = Content()
"""Shared by all parlours, so that questions of two tables can be compared."""


def parlour_game(*agenda: Frame, potions: tuple[int, ...] = (), version: int = 1, content: Content = CONTENT, **more: Any) -> Game[Any]:
    def new(content: Any, wish: Any, scene: Any) -> Parlour:
        held = potions or (0,) * wish.seats
        return Parlour(content=content, seed=wish.seed, seats=wish.seats, potions=held, agenda=agenda)

    def hands(game: Parlour) -> tuple[int, ...]:
        return tuple(seat for seat, held in enumerate(game.potions) if held)

    asides: dict[str, Any] = {}
    if potions:
        asides = {"hands": hands, "asides": lambda game, seat: [content.drink] if game.potions[seat] else []}
    return Game(
        id="parlour",
        title="Parlour",
        folder=Path(__file__).parent,
        version=version,
        modes=(Mode("short", "Short", (2, 4), "R-8"), Mode("long", "Long", (3, 3))),
        settings=(
            Setting("light", "Light", ("on", "off"), ("short", "long"), ("R-7",)),
            Setting("fire", "Fire", ("low", "high"), ("long",)),
        ),
        content=content,
        book=book,
        choices=(picks, only_one, may_pass, may_secretly),
        state=Parlour,
        events=(Said,),
        copy=copy,
        view=lambda game, asking, viewer: ParlourView(game.said, tuple(sorted(viewer)), "over" if asking is None else asking.choice.id),
        outcome=lambda game: Outcome((0,), "chat"),
        scores=lambda game, viewer: [len(game.said)] * game.seats,
        why=why,
        goals=lambda view: frozenset(view.said),
        rounds=lambda game: len(game.said),
        **{"new": new, **asides, **more},
    )


def parlour(*agenda: Frame, seats: Any = 2, potions: tuple[int, ...] = (), record: bool = True, **more: Any) -> Table:
    """A table at which these steps are ahead."""
    return new_game(parlour_game(*agenda, potions=potions), seats=seats, seed="parlour", record=record, **more)


def parlours(*agenda: Frame, potions: tuple[int, ...] = ()) -> Games:
    return Games({"parlour": lambda: parlour_game(*agenda, potions=potions)})


def said(table: Table) -> list[str]:
    return list(table._run.game.said)
