"""What all options of the Castle have in common: where they belong, what they do, and why they are not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackstone.games.castle.content import SQUARES
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Fact, Reason
from blackstone.kernel.state import Steps

if TYPE_CHECKING:
    from blackstone.games.castle.state import Castle, Player


def reason(rules: str, text: str, **facts: Fact) -> Reason:
    """`reason("C-MANIP-03", "occupied", at="LS")`; several rules are parted by blanks."""
    return Reason(tuple(rules.split()), text, facts)


class Act(Option):
    """An option with the kinds of questions it belongs to, and the rules its kind can never get round."""

    __slots__ = ()
    questions: ClassVar[tuple[str, ...]] = ()
    never: ClassVar[tuple[Reason, ...]] = ()
    out_of_time: ClassVar[str] = "C-ORD-01"

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """Every fact that forbids it just now.  Empty, when its question is open, if and only if it is offered."""
        raise TypeError(f"{type(self).__name__} must say what forbids it")

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        """Why nothing of this kind is open, whatever it be about."""
        return []


class Action(Act):
    """Something to do in step 3."""

    __slots__ = ()
    questions = ("work.action",)

    def carry_out(self, game: Castle, me: Player) -> Steps:
        """Do it; returns what comes before the next action."""
        raise TypeError(f"{type(self).__name__} must say what it does")


def no_token(me: Player, knights: int = 0, wizards: int = 0) -> list[Reason]:
    """A price that cannot be paid; the other kind of token does not help.  [C-MANIP-08 C-MANIP-12]"""
    found = []
    if me.knights < knights:
        if me.wizards:
            found.append(reason("C-MANIP-08", "wants-knight"))
        found.append(reason("C-MANIP-12", "no-knight", wanted=knights, held=me.knights))
    if me.wizards < wizards:
        if me.knights:
            found.append(reason("C-MANIP-08", "wants-wizard"))
        found.append(reason("C-MANIP-12", "no-wizard", wanted=wizards, held=me.wizards))
    return found


def not_there(game: Castle, square: int) -> list[Reason]:
    """No vassal, or one that a castle locks.  [C-MANIP-11]"""
    if game.board[square] < 0:
        return [reason("C-MANIP-01 C-MANIP-06", "empty", at=SQUARES[square])]
    if game.marked >> square & 1:
        return [reason("C-MANIP-11", "castle", at=SQUARES[square])]
    return []
