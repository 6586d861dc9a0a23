"""Steps: the indivisible actions of a rulebook, called by name from the agenda."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, Concatenate, Generic, NoReturn, ParamSpec

from blackstone.kernel.questions import Choice, Flow
from blackstone.kernel.state import Frame, Steps

P = ParamSpec("P")


class Step(Generic[P]):
    """Calling it makes a frame; the kernel runs it when the frame is the next of the agenda.

    `choice`: it only asks this and carries the answer out, which needs no generator.  `stops`: it may wait for an answer.
    """

    def __init__(self, run: Callable[..., Any], *, asks: bool, acts: bool, choice: Choice[..., Any] | None = None) -> None:
        self.run, self.name, self.choice = run, run.__name__, choice
        self.asks, self.acts, self.flows = asks, acts, isgeneratorfunction(run)
        self.stops = self.flows or choice is not None
        self.__doc__ = run.__doc__

    def __call__(self, *ids: P.args, **_: P.kwargs) -> Frame:
        return (self.name, *ids)  # type: ignore[arg-type]


class Book:
    """The steps of one game by name."""

    def __init__(self) -> None:
        self.steps: dict[str | int, Step[Any]] = {}

    def _add(self, step: Step[P]) -> Step[P]:
        if self.steps.setdefault(step.name, step) is not step:
            raise ValueError(f"two steps are called {step.name}")
        return step

    def step(self, run: Callable[Concatenate[Any, P], Flow[Steps] | Steps]) -> Step[P]:
        """Does something; whoever has an aside is asked before it begins."""
        return self._add(Step(run, asks=False, acts=True))

    def asking(self, run: Callable[Concatenate[Any, P], Flow[Steps]]) -> Step[P]:
        """Asks before it changes anything, and changes nothing if it does not ask; asides stand beside its first question."""
        return self._add(Step(run, asks=True, acts=False))

    def answering(self, choice: Choice[P, Any]) -> Callable[[Callable[..., Steps]], Step[Concatenate[int, P]]]:
        """Puts one question, then carries the answer out: `run(game, seat, ..., answer)`.  Like `asking`, with nothing but the question."""
        return lambda run: self._add(Step(run, asks=True, acts=False, choice=choice))

    def procedure(self, run: Callable[Concatenate[Any, P], Steps]) -> Step[P]:
        """Only lists the steps that come next."""
        return self._add(Step(run, asks=False, acts=False))


class Leave(Exception):
    """Raised by `leave`, caught at the border of the step."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame


def leave(frame: Frame) -> NoReturn:
    """Break off whatever is going on; the nearest such frame of the agenda comes next."""
    raise Leave(frame)
