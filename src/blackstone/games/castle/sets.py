"""Sets of vassals: what may lie together, and what it scores.

A set is of one kind: all different in faction and in role, or all of one faction or one role, or all the same.  [C-V2-11]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.state import CardIds, Castle, Player
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason

DIFFERENT: Final = (0, 1, 2, 4)
"""No two of one faction or one role, for one to four cards; there are no more.  [C-V2-17]"""
ALIKE: Final = (0, 1, 2, 3)
"""One faction or one role; one more for each card after the fourth.  [C-V2-18]"""
THE_SAME: Final = (0, 1, 4, 8)
"""One faction and one role; eight more for each card after the fourth.  [C-V2-19]"""
MORE_ALIKE: Final = 1
MORE_THE_SAME: Final = 8


class Set(Act):
    """The own set a vassal joins, once for all; or the next number, for a new set.  [C-V2-10]"""

    __slots__ = ("number", "seat")
    questions = ("queens.set",)
    never = (reason("C-V2-10", "sets-are-fixed"),)
    out_of_time = "C-V2-10 C-ORD-01"

    def __init__(self, seat: int, number: int) -> None:
        name = set_name(seat, number)
        super().__init__(f"set:{name}", (name,))
        self.seat, self.number = seat, number

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-V2-10 C-V2-11]"""
        name = set_name(self.seat, self.number)
        if self.seat != seat:
            return [reason("C-V2-10", "set-of-another", set=name)]
        if asking is None or asking.choice.id not in self.questions or asking.seat != seat:
            return [reason("C-V2-10", "sets-are-fixed")]
        square, *earlier = asking.about
        sets = with_earlier(game, game.players[seat], *earlier)
        if self.number > len(sets) + 1:
            return [reason("C-V2-10", "no-such-set", set=name, next=set_name(seat, len(sets) + 1))]
        joined = (*sets[self.number - 1], game.board[square]) if self.number <= len(sets) else ()
        card = game.content.cards.face_names[game.board[square]]
        return [] if fits(symbols_of(game, joined)) else [reason("C-V2-11", "set-does-not-fit", set=name, face=card)]


def set_name(seat: int, number: int) -> str:
    """`A-1` is the first set of the first seat."""
    return f"{'ABCD'[seat]}-{number}"


def sets_that_fit(game: Castle, me: Player, square: int, *earlier: int) -> list[Set]:
    """The own sets that the vassal of a space may join, and a new one.  [C-V2-10 C-V2-11]"""
    sets, face = with_earlier(game, me, *earlier), game.board[square]
    fitting = [number for number, cards in enumerate(sets, 1) if fits(symbols_of(game, (*cards, face)))]
    return [game.content.sets[me.seat, number] for number in (*fitting, len(sets) + 1)]


def with_earlier(game: Castle, me: Player, *earlier: int) -> tuple[CardIds, ...]:
    """The own sets as they will be: with the vassal, of a space, that has been given its set before this one."""
    return joined_by(me.sets, game.board[earlier[0]], earlier[1]) if earlier else me.sets


def joined_by(sets: tuple[CardIds, ...], face: int, number: int) -> tuple[CardIds, ...]:
    """The sets after a vassal has joined one of them, or begun the next.  [C-V2-10]"""
    if number > len(sets):
        return (*sets, (face,))
    return (*sets[: number - 1], (*sets[number - 1], face), *sets[number:])


def symbols_of(game: Castle, faces: CardIds) -> list[int]:
    """Faction and role of each vassal: the face that was up when it was taken."""
    return [game.content.cards.symbol[face] for face in faces]


# ------------------------------------------------------------------ kinds and their worth
def all_different(symbols: Sequence[int]) -> bool:
    """No faction twice and no role twice.  [C-V2-17]"""
    return len(factions(symbols)) == len(roles(symbols)) == len(symbols)


def alike(symbols: Sequence[int]) -> bool:
    """One faction, or one role.  [C-V2-18]"""
    return len(factions(symbols)) <= 1 or len(roles(symbols)) <= 1


def fits(symbols: Sequence[int]) -> bool:
    """Whether vassals with these symbols make a set; those that are all the same are also alike.  [C-V2-11]"""
    return all_different(symbols) or alike(symbols)


def worth(symbols: Sequence[int]) -> int:
    """What a set scores, by the one table that fits and gives the most.  [C-V2-17 C-V2-18 C-V2-19 C-V2-20]"""
    cards, scores = len(symbols), [0]
    if all_different(symbols):
        scores.append(by_table(DIFFERENT, 0, cards))
    if alike(symbols):
        scores.append(by_table(ALIKE, MORE_ALIKE, cards))
    if len(set(symbols)) == 1:
        scores.append(by_table(THE_SAME, MORE_THE_SAME, cards))
    return max(scores)


def by_table(table: Sequence[int], more: int, cards: int) -> int:
    """The entry for so many cards; after the last one `more` for each further card."""
    beyond = max(0, cards - len(table))
    return table[cards - beyond - 1] + more * beyond if cards else 0


def total(game: Castle, me: Player) -> int:
    """The sum of a player's sets.  [C-V2-21]"""
    return sum([worth(symbols_of(game, cards)) for cards in me.sets])


def factions(symbols: Sequence[int]) -> set[int]:
    return {symbol >> 2 for symbol in symbols}


def roles(symbols: Sequence[int]) -> set[int]:
    return {symbol & 3 for symbol in symbols}
