"""Questions: what a rule yields, and what a seat is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec

from blackstone.kernel.options import Option
from blackstone.kernel.refusals import Fact

T = TypeVar("T")
O = TypeVar("O", bound=Option)
P = ParamSpec("P")
Flow: TypeAlias = Generator[Any, Any, T]
"""A rule that may ask: yields askings, gets options back, returns T."""
SEVERAL: Final = -(1 << 62)
"""In place of the one seat where several are asked: no number that anybody could answer with."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """An open question as one seat sees it.  `options` is empty for a seat that is not asked (any more)."""

    id: int
    kind: str
    rule: str
    may: bool
    seats: tuple[int, ...]
    answered: tuple[int, ...]
    options: Sequence[Option]
    about: dict[str, Fact] = {}
    answers: dict[int, str] = {}

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]


class Asking(msgspec.Struct, Generic[O], eq=False, gc=False):
    """Put to one seat (`seat`), or to several (`seats`, in the order their answers are carried out), joined by any or all."""

    choice: Any
    game: Any
    seat: int
    about: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()
    joins: bool = False
    in_the_open: bool = False
    listed: Any = None

    @property
    def asked(self) -> tuple[int, ...]:
        return self.seats or (self.seat,)

    @property
    def options(self) -> Sequence[O]:
        """The options of the one seat asked: built when somebody looks, never in a replay."""
        listed: Sequence[O] | None = self.listed
        if listed is None:
            listed = self.listed = self.choice.build(self.game, self.seat, *self.about)
        return listed

    def options_for(self, seat: int) -> Sequence[O]:
        if seat == self.seat:
            return self.options
        if seat not in self.seats:
            return ()
        if self.listed is None:
            self.listed = {}
        if seat not in self.listed:
            self.listed[seat] = self.choice.build(self.game, seat, *self.about)
        listed: Sequence[O] = self.listed[seat]
        return listed


class Choice(Generic[P, O]):
    """A kind of question: its id, its rule, and how its full list of options is made.

    `may`: a real choice to decline, asked even if only `pass` is possible.  `secret`: whether there is more than `pass`
    hangs on hidden facts, so everybody whom public facts allow is asked, and standing orders may only ask or pass.
    """

    def __init__(
        self,
        id: str,
        rule: str,
        build: Callable[..., Sequence[O]],
        *,
        may: bool,
        secret: bool,
        tells: Callable[..., dict[str, Fact]] | None,
    ) -> None:
        self.id, self.rule, self.build, self.may, self.secret, self.tells = id, rule, build, may, secret, tells
        self.__doc__ = build.__doc__

    def __call__(self, game: Any, seat: int, *about: P.args, **_: P.kwargs) -> Asking[O]:
        return Asking(self, game, seat, about)

    def any(self, game: Any, seats: Iterable[int], *about: P.args, **_: P.kwargs) -> Asking[O]:
        """Put to several seats; the first to speak answers for all."""
        return Asking(self, game, SEVERAL, about, tuple(seats))

    def all(self, game: Any, seats: Iterable[int], *about: P.args, **_: P.kwargs) -> Asking[O]:
        """Put to several seats, all of whom answer in secret; carried out in this order, never in order of arrival."""
        return Asking(self, game, SEVERAL, about, tuple(seats), True)

    def openly(self, game: Any, seats: Iterable[int], *about: P.args, **_: P.kwargs) -> Asking[O]:
        """The same, each answer being seen by everybody at once."""
        return Asking(self, game, SEVERAL, about, tuple(seats), True, True)


def choice(
    id: str, rule: str, *, may: bool = False, secret: bool = False, tells: Callable[..., dict[str, Fact]] | None = None
) -> Callable[[Callable[Concatenate[Any, int, P], Sequence[O]]], Choice[P, O]]:
    """The decorated function lists the options; calling the result makes the question."""
    return lambda build: Choice(id, rule, build, may=may, secret=secret, tells=tells)


def ask(asking: Asking[O]) -> Flow[O]:
    """The option chosen by the seat asked, or by the first of them to speak."""
    chosen: O = yield asking
    return chosen


def ask_all(asking: Asking[O]) -> Flow[list[tuple[int, O]]]:
    """What each seat chose, in the order the question names."""
    chosen: list[tuple[int, O]] = yield asking
    return chosen
