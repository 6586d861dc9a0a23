"""Guards: a Knight token on a vassal keeps all other players' hands off it until somebody pays it off.

It lies on the board, is neither held nor in the supply, binds nobody but the others, and wakes no agent.
[C-BONUS-07 C-BONUS-08 C-BONUS-09]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, Action, has, no_token, not_granted, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, SQUARES
from blackstone.games.castle.events import Guarded, GuardLeft
from blackstone.games.castle.state import Castle, Player, dismiss_guard, note_guarded, squares_in
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

PRICE_TO_REMOVE = 2


class Guard(Action):
    """A Knight token is laid on a vassal on the board.  [C-BONUS-07 C-ASAB-14]"""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__(f"guard:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.knights -= 1
        me.guards |= 1 << self.at
        note_guarded(game)
        tell(game, Guarded, me.seat, SQUARES[self.at])
        return ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-BONUS-07 C-ASAB-14 C-MANIP-11 C-MANIP-12]"""
        found, at = self.lacking(game, seat), SQUARES[self.at]
        if game.board[self.at] < 0:
            found.append(reason("C-BONUS-07", "empty", at=at))
        elif not game.where[ANY] >> self.at & 1:
            found.append(reason("C-ASAB-14 C-BONUS-07", "guards-vassals-only", at=at))
        if game.marked >> self.at & 1:
            found.append(reason("C-MANIP-11", "castle", at=at))
        if game.guarded >> self.at & 1:
            found.append(reason("C-BONUS-07", "guarded-already", at=at))
        return found

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        me = game.players[seat]
        if has(game, me, "guard"):
            return no_token(me, knights=1)
        return not_granted(game, me, "guard", ("guard",)) or [reason("C-BONUS-07", "no-families")]


class Unguard(Action):
    """Another player pays two Knight tokens to the supply, and the guard token goes there too.  [C-BONUS-08]"""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        super().__init__(f"unguard:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.knights -= PRICE_TO_REMOVE
        dismiss_guard(game, self.at)
        tell(game, GuardLeft, me.seat, SQUARES[self.at], True)
        return ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-BONUS-08 C-BONUS-09]"""
        me, at = game.players[seat], SQUARES[self.at]
        found = no_token(me, knights=PRICE_TO_REMOVE)
        if not game.guarded >> self.at & 1:
            found.append(reason("C-BONUS-08", "no-guard", at=at))
        elif me.guards >> self.at & 1:
            found.append(reason("C-BONUS-09", "own-guard", at=at))
        return found

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], knights=PRICE_TO_REMOVE)


def guards(game: Castle, me: Player, handled: int) -> list[Action]:
    """The vassals a guard can be set on, none that has one or carries a castle, and the guards of others that can be paid off.

    [C-BONUS-07 C-BONUS-08 C-ASAB-14]
    """
    content = game.content
    found: list[Action] = []
    if me.knights and has(game, me, "guard"):
        content.guards.extend(found, handled & ~game.guarded)
    if me.knights >= PRICE_TO_REMOVE and game.guarded:
        content.unguards.extend(found, game.guarded & ~me.guards)
    return found


# ------------------------------------------------------------------ lifting one's own
class Lift(Act):
    """The owner takes a guard off; its token goes to the supply.  [C-BONUS-07]"""

    __slots__ = ("at",)
    questions = ("guard.lift",)

    def __init__(self, at: int) -> None:
        super().__init__(f"lift:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-BONUS-07]"""
        if not game.players[seat].guards >> self.at & 1:
            return [reason("C-BONUS-07", "not-your-guard", at=SQUARES[self.at])]
        asked = asking.about[0] if asking is not None and asking.choice is may_lift else None
        return [] if asked == self.at else [reason("C-BONUS-07", "asked-guard-by-guard")]


@choice("guard.lift", "C-BONUS-07", may=True, tells=lambda game, square: {"at": SQUARES[square]})
def may_lift(game: Castle, seat: int, square: int) -> Sequence[Option]:
    """The guard goes, or stays."""
    return [PASS, game.content.lift[square]]


@book.answering(may_lift)
def lift_guard(game: Castle, seat: int, square: int, answer: Option) -> Steps:
    """In step 1, guard by guard; nothing is refunded.  [C-BONUS-07]"""
    if answer is not PASS:
        dismiss_guard(game, square)
        tell(game, GuardLeft, seat, SQUARES[square], False)
    return ()


def ask_to_lift(me: Player) -> Steps:
    """One question for each own guard, in board order."""
    return [lift_guard(me.seat, square) for square in squares_in(me.guards)]
