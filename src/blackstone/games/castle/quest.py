"""What a mode of the game is made of: the cards it plays with, its set-up, its turn, its end, and what its options may not do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from blackstone.games.castle.content import Requirement, board
from blackstone.games.castle.scoring import points_of
from blackstone.kernel.game import Mode, NewGame, Outcome
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Frame, Scene, Steps

if TYPE_CHECKING:
    from blackstone.games.castle.state import Castle, Player
    from blackstone.games.castle.words import Content

Judge = Callable[["Castle", int, Any, Asking[Any] | None], list[Reason]]
"""Every fact that forbids an option just now, as `Act.reasons` does; the option is None where nothing but its kind is asked about."""


@dataclass(frozen=True)
class Quest:
    """A mode.  `turn` lists its steps in its book's order; `scored` looks at the goal after every completed task.

    `changed`: the same after a vassal was retained, where the board is the goal.
    `steps`: the names of those steps in scenarios.  `opening`: the spaces on which vassals are dealt.
    `kinds`: the options it knows; `absent`: by which rule it does not know others, where that is its own.
    `judges`: the kinds whose rules are its own, with the question they answer.
    `actions`: so many in a turn, counted by Wizard tokens.  `spendable`: the cards of a hand that one of them could use now.
    `served_at`: the spaces where half a card can be served, if by vassals in hand: that is their owner's secret.
    """

    mode: Mode
    decks: tuple[int, ...]
    new_game: Callable[[Content, NewGame, Scene | None], Castle]
    turn: Callable[[int], tuple[Frame, ...]]
    outcome: Callable[[Castle], Outcome]
    scores: Callable[[Castle], tuple[int, ...]]
    kinds: frozenset[str]
    points: Callable[[Castle, Player], int] = points_of
    scored: Callable[[Castle, Player], None] = lambda game, player: None
    changed: Callable[[Castle], None] = lambda game: None
    judges: Mapping[str, tuple[str, Judge]] = field(default_factory=dict)
    absent: Mapping[str, str] = field(default_factory=dict)
    points_to_end: int = 0
    steps: tuple[str, ...] = ()
    switches: Mapping[str, bool] = field(default_factory=dict)
    corner_decks: int = 4
    opening: tuple[int, ...] = board().outlined
    actions: int = 0
    spendable: Callable[[Castle, Player], list[int]] | None = None
    served_at: Callable[[Castle, Player, Requirement], int] | None = None
    open_hands: bool = False


def quest_of(game: Castle) -> Quest:
    """The mode that is being played."""
    return game.content.quests[game.mode]


def next_turn(game: Castle, seat: int) -> Steps:
    """The steps of the next turn, in the order of the mode's book."""
    return quest_of(game).turn(seat)
