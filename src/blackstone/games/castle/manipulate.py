"""Manipulating vassals: Knights slide, Wizards swap and transform.

Moving never turns a card, and the same vassal may be handled as often as there are tokens.  [C-MANIP-09 C-MANIP-10]
"""

from __future__ import annotations

from typing import Any

from blackstone.games.castle.acts import Action, no_token, not_there, reason
from blackstone.games.castle.content import SQUARES
from blackstone.games.castle.events import Flipped, Slid, Swapped
from blackstone.games.castle.intrigue import disturbed
from blackstone.games.castle.state import Castle, Player, move, put, take
from blackstone.games.castle.words import Content
from blackstone.kernel.events import tell
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


def neighbours(square: int) -> list[int]:
    """The spaces next to one in its row and column; the board does not wrap round.  [C-MANIP-04]"""
    column = square % 5
    return [
        s for s, there in ((square - 5, square > 4), (square - 1, column > 0), (square + 1, column < 4), (square + 5, square < 20)) if there
    ]


def over_the_edge(here: int, there: int) -> bool:
    """Whether one would have to leave the board and come in at the other side."""
    same_row, same_column = here // 5 == there // 5, here % 5 == there % 5
    return (abs(here - there) == 1 and not same_row) or (abs(here - there) == 4 and same_row) or (abs(here - there) == 20 and same_column)


# ------------------------------------------------------------------ Knights
class Slide(Action):
    """A Knight token moves one vassal one space, up, down, left or right, into an empty space.  [C-MANIP-01 C-MANIP-09]"""

    __slots__ = ("from_bit", "here", "there", "token")

    def __init__(self, here: int, there: int, token: str = "") -> None:
        names = SQUARES[here], SQUARES[there]
        super().__init__(f"slide:{names[0]}:{names[1]}" + f":{token}" * bool(token), names)
        self.here, self.there, self.from_bit, self.token = here, there, 1 << here, token

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.knights -= 1
        face = move(game, self.here, self.there)
        if game.scene is not None:
            tell(game, Slid, me.seat, SQUARES[self.here], SQUARES[self.there], game.content.cards.face_ids[face])
        return disturbed(game, me.seat, self.from_bit) if game.watched & self.from_bit else ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-02 C-MANIP-03 C-MANIP-04 C-MANIP-08 C-MANIP-11 C-MANIP-12]"""
        found = [reason("C-MANIP-08", "wants-knight")] if self.token else []
        if self.there not in neighbours(self.here):
            if over_the_edge(self.here, self.there):
                found.append(reason("C-MANIP-04", "over-the-edge", at=SQUARES[self.here]))
            found.append(reason("C-MANIP-02", "not-next", here=SQUARES[self.here], there=SQUARES[self.there]))
        found += not_there(game, self.here)
        if game.board[self.there] >= 0:
            found.append(reason("C-MANIP-03", "occupied", at=SQUARES[self.there]))
        return found + self.lacking(game, seat)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], knights=1)


def slides(content: Content, found: list[Option], occupied: int, movable: int) -> None:
    """Every vassal that no castle holds, into every empty space next to it; at the edges there is no such option.

    [C-MANIP-01 C-MANIP-02 C-MANIP-03 C-MANIP-04]
    """
    content.slides_right.extend(found, movable & ~(occupied >> 1))
    content.slides_left.extend(found, movable & ~(occupied << 1))
    content.slides_down.extend(found, movable & ~(occupied >> 5))
    content.slides_up.extend(found, movable & ~(occupied << 5))


# ------------------------------------------------------------------ Wizards
class Swap(Action):
    """A Wizard token makes two vassals, next to each other in a row or column, change places.  [C-MANIP-05 C-MANIP-09 C-INTR-05]"""

    __slots__ = ("both", "one", "other", "token")

    def __init__(self, one: int, other: int, token: str = "") -> None:
        names = SQUARES[one], SQUARES[other]
        super().__init__(f"swap:{names[0]}:{names[1]}" + f":{token}" * bool(token), names)
        self.one, self.other, self.both, self.token = one, other, 1 << one | 1 << other, token

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.wizards -= 1
        one, other = take(game, self.one), take(game, self.other)
        put(game, self.one, other)
        put(game, self.other, one)
        if game.scene is not None:
            tell(game, Swapped, me.seat, SQUARES[self.one], SQUARES[self.other])
        return disturbed(game, me.seat, self.both) if game.watched & self.both else ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-06 C-MANIP-08 C-MANIP-11 C-MANIP-12]"""
        found = [reason("C-MANIP-08", "wants-wizard")] if self.token else []
        if self.other not in neighbours(self.one):
            found.append(reason("C-MANIP-06", "not-next", here=SQUARES[self.one], there=SQUARES[self.other]))
        found += not_there(game, self.one) + not_there(game, self.other)
        return found + self.lacking(game, seat)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], wizards=1)


class Flip(Action):
    """A Wizard token turns one vassal on the board to its other face.  [C-MANIP-07]"""

    __slots__ = ("at", "bit", "token")
    never = (reason("C-RETAIN-04", "retained-face-is-frozen"),)

    def __init__(self, at: int, token: str = "") -> None:
        super().__init__(f"flip:{SQUARES[at]}" + f":{token}" * bool(token), (SQUARES[at],))
        self.at, self.bit, self.token = at, 1 << at, token

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.wizards -= 1
        face = take(game, self.at) ^ 1
        put(game, self.at, face)
        if game.scene is not None:
            tell(game, Flipped, me.seat, SQUARES[self.at], game.content.cards.face_ids[face])
        return disturbed(game, me.seat, self.bit) if game.watched & self.bit else ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-08 C-MANIP-11 C-MANIP-12]"""
        found = [reason("C-MANIP-08", "wants-wizard")] if self.token else []
        return found + not_there(game, self.at) + self.lacking(game, seat)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], wizards=1)


def swaps_and_flips(content: Content, movable: int) -> list[Action]:
    """Every pair of neighbours, and every vassal, that no castle holds.  [C-MANIP-05 C-MANIP-06 C-MANIP-07 C-MANIP-11]"""
    found: list[Action] = []
    content.swaps_across.extend(found, movable & movable >> 1)
    content.swaps_down.extend(found, movable & movable >> 5)
    content.flips.extend(found, movable)
    return found
