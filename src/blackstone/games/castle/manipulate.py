"""Manipulating vassals: Knights slide, Wizards swap and transform.

Moving never turns a card, and the same vassal may be handled as often as there are tokens.  A family may have other ways, never
fewer.  An Assassin is moved and flipped like a vassal, a Saboteur only flipped.  [C-MANIP-09 C-MANIP-10 C-FAM-02 C-ASAB-14]
"""

from __future__ import annotations

from typing import Any

from blackstone.games.castle.acts import Handling, no_token, not_there, price_missing, reason, unusual
from blackstone.games.castle.content import SABOTEUR, SQUARES
from blackstone.games.castle.events import Flipped, Slid, Swapped
from blackstone.games.castle.geometry import neighbours, over_the_edge
from blackstone.games.castle.intrigue import disturbed
from blackstone.games.castle.state import Castle, Player, guards_follow, move, put, squares_in, take
from blackstone.games.castle.words import Content, Ground
from blackstone.kernel.events import tell
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


# ------------------------------------------------------------------ Knights
class Slide(Handling):
    """A Knight token moves one vassal one space, up, down, left or right, into an empty space.

    `past`: the spaces a longer slide crosses, which must be empty too.  [C-MANIP-01 C-MANIP-09 C-FAM-03 C-ASAB-03]
    """

    __slots__ = ("from_bit", "here", "past", "there")
    usual_price = (1, 0)

    def __init__(self, here: int, there: int, token: str = "", past: int = 0) -> None:
        names = SQUARES[here], SQUARES[there]
        super().__init__(f"slide:{names[0]}:{names[1]}" + f":{token}" * bool(token), names, (0, 1) if token else (1, 0))
        self.here, self.there, self.past, self.from_bit = here, there, past, 1 << here

    def perform(self, game: Castle, me: Player) -> Steps:
        face = move(game, self.here, self.there)
        if game.guarded:
            guards_follow(game, self.here, self.there)
        if game.scene is not None:
            tell(game, Slid, me.seat, SQUARES[self.here], SQUARES[self.there], game.content.cards.face_ids[face])
        return disturbed(game, me.seat, self.from_bit) if game.watched & self.from_bit else ()

    def oddities(self) -> list[Reason]:
        """[C-MANIP-02 C-MANIP-04 C-MANIP-08]"""
        found = [reason("C-MANIP-08", "wants-knight")] if self.wizards else []
        if self.there not in neighbours(self.here):
            if over_the_edge(self.here, self.there):
                found.append(reason("C-MANIP-04", "over-the-edge", at=SQUARES[self.here]))
            found.append(reason("C-MANIP-02", "not-next", here=SQUARES[self.here], there=SQUARES[self.there]))
        return found

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-02 C-MANIP-03 C-MANIP-04 C-MANIP-08 C-MANIP-11 C-MANIP-12 C-FAM-03 C-ASAB-06 C-BONUS-07]"""
        me = game.players[seat]
        odd = unusual(game, me, self)
        found = odd + not_there(game, me, self.here) + unmovable(game, self.here)
        if game.board[self.there] >= 0:
            found.append(reason("C-MANIP-03", "occupied", at=SQUARES[self.there]))
        for at in squares_in(self.past):
            if game.board[at] >= 0:
                found.append(reason(game.content.abilities[self.grants[0]].rule, "in-the-way", at=SQUARES[at]))
        return found + price_missing(me, self, odd)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], knights=1)


def slides(content: Content, found: list[Option], ground: Ground) -> None:
    """Every vassal that no castle holds, into every empty space next to it; at the edges there is no such option.

    [C-MANIP-01 C-MANIP-02 C-MANIP-03 C-MANIP-04 C-ASAB-03 C-ASAB-06]
    """
    movable, occupied = ground.movable, ground.occupied
    content.slides_right.extend(found, movable & ~(occupied >> 1))
    content.slides_left.extend(found, movable & ~(occupied << 1))
    content.slides_down.extend(found, movable & ~(occupied >> 5))
    content.slides_up.extend(found, movable & ~(occupied << 5))


# ------------------------------------------------------------------ Wizards
class Swap(Handling):
    """A Wizard token makes two vassals, next to each other in a row or column, change places.

    [C-MANIP-05 C-MANIP-09 C-INTR-05 C-ASAB-03]
    """

    __slots__ = ("both", "one", "other")
    usual_price = (0, 1)

    def __init__(self, one: int, other: int, token: str = "") -> None:
        names = SQUARES[one], SQUARES[other]
        super().__init__(f"swap:{names[0]}:{names[1]}" + f":{token}" * bool(token), names, (1, 0) if token else (0, 1))
        self.one, self.other, self.both = one, other, 1 << one | 1 << other

    def perform(self, game: Castle, me: Player) -> Steps:
        one, other = take(game, self.one), take(game, self.other)
        put(game, self.one, other)
        put(game, self.other, one)
        if game.guarded:
            guards_follow(game, self.one, self.other)
        if game.scene is not None:
            tell(game, Swapped, me.seat, SQUARES[self.one], SQUARES[self.other])
        return disturbed(game, me.seat, self.both) if game.watched & self.both else ()

    def oddities(self) -> list[Reason]:
        """[C-MANIP-06 C-MANIP-08]"""
        found = [reason("C-MANIP-08", "wants-wizard")] if self.knights else []
        if self.other not in neighbours(self.one):
            found.append(reason("C-MANIP-06", "not-next", here=SQUARES[self.one], there=SQUARES[self.other]))
        return found

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-06 C-MANIP-08 C-MANIP-11 C-MANIP-12 C-ASAB-06 C-BONUS-07]"""
        me = game.players[seat]
        odd = unusual(game, me, self)
        found = odd[:]
        for square in (self.one, self.other):
            found += not_there(game, me, square) + unmovable(game, square)
        return found + price_missing(me, self, odd)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], wizards=1)


class Flip(Handling):
    """A Wizard token turns one vassal, Assassin or Saboteur on the board to its other face.  [C-MANIP-07 C-ASAB-04 C-ASAB-07]"""

    __slots__ = ("at", "bit")
    usual_price = (0, 1)
    never = (reason("C-RETAIN-04", "retained-face-is-frozen"),)

    def __init__(self, at: int, token: str = "") -> None:
        super().__init__(f"flip:{SQUARES[at]}" + f":{token}" * bool(token), (SQUARES[at],), (1, 0) if token else (0, 1))
        self.at, self.bit = at, 1 << at

    def perform(self, game: Castle, me: Player) -> Steps:
        face = take(game, self.at) ^ 1
        put(game, self.at, face)
        if game.scene is not None:
            tell(game, Flipped, me.seat, SQUARES[self.at], game.content.cards.face_ids[face])
        return disturbed(game, me.seat, self.bit) if game.watched & self.bit else ()

    def oddities(self) -> list[Reason]:
        """[C-MANIP-08]"""
        return [reason("C-MANIP-08", "wants-wizard")] if self.knights else []

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-MANIP-08 C-MANIP-11 C-MANIP-12 C-BONUS-07]"""
        me = game.players[seat]
        odd = unusual(game, me, self)
        return odd + not_there(game, me, self.at) + price_missing(me, self, odd)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return no_token(game.players[seat], wizards=1)


def swaps_and_flips(content: Content, ground: Ground) -> list[Handling]:
    """Every pair of neighbours, and every vassal, that no castle holds.

    [C-MANIP-05 C-MANIP-06 C-MANIP-07 C-MANIP-11 C-ASAB-03 C-ASAB-04 C-ASAB-06 C-ASAB-07]
    """
    found: list[Handling] = []
    movable = ground.movable
    content.swaps_across.extend(found, movable & movable >> 1)
    content.swaps_down.extend(found, movable & movable >> 5)
    content.flips.extend(found, ground.free)
    return found


def unmovable(game: Castle, square: int) -> list[Reason]:
    """A Saboteur neither slides nor swaps.  [C-ASAB-06]"""
    return [reason("C-ASAB-06", "saboteur-stays", at=SQUARES[square])] if game.where[SABOTEUR] >> square & 1 else []
