"""What a game brings so that scenarios can be staged: positions from facts, facts from positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from blackstone.kernel.errors import BlackstoneError
from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.state import State

S = TypeVar("S", bound=State)
Facts = Mapping[str, Any]


class StagingError(BlackstoneError, ValueError):
    """A scenario that cannot be staged: a fact that is unknown or impossible to lay on the table."""


class Thing:
    """A card that goes by several names: equal to whichever a scenario uses."""

    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names

    def __eq__(self, other: object) -> bool:
        return other in self.names

    def __hash__(self) -> int:
        return hash(self.names)

    def __repr__(self) -> str:
        return " = ".join(self.names)


class AnyOrder(list[Any]):
    """A list whose order says nothing."""


class Stagehand(Protocol[S]):
    """Sets the table for a scenario and says what lies on it.

    A story that does not say `at` begins at `begins`.  Kinds of `unskipped` are never passed because a story says nothing.
    """

    begins: str
    unskipped: tuple[str, ...]

    def position(self, game: Game[S], wish: NewGame, given: Facts) -> S:
        """A state in which the facts hold, about to go on at the step `given["at"]`."""
        ...

    def facts(self, state: S) -> Facts:
        """Everything an `expect` may ask for, hidden things too."""
        ...

    def seen(self, view: Any) -> Facts:
        """The facts that a view holds."""
        ...

    def draw(self, game: Game[S], purpose: str, listed: Any) -> Any:
        """A scripted draw as the dice want it."""
        ...

    def spelled(self, state: S, key: str, options: Sequence[Option]) -> str:
        """The key meant by a scenario's, among these options: where a card is named by its face."""
        ...
