"""Laying vassals from the hand: a Machination card names where, each half for one vassal.  The Wizard's Quest is played so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import SQUARES, Requirement
from blackstone.games.castle.events import Laid
from blackstone.games.castle.offer import spend_card
from blackstone.games.castle.stacks import lay, takes_in
from blackstone.games.castle.state import CardIds, Castle, Player, squares_in, without
from blackstone.games.castle.task import location_rule, shows, symbol_rule
from blackstone.games.castle.three_actions import pay
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


class Put(Act):
    """A vassal from the hand, with this face up, onto this space.  [C-V3-06 C-V3-07]"""

    __slots__ = ("at", "face")
    questions = ("wizards.left", "wizards.right")

    def __init__(self, face: int, name: str, at: int) -> None:
        super().__init__(f"put:{name}:{SQUARES[at]}", (name[:-1], SQUARES[at]))
        self.face, self.at = face, at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-V3-06 C-V3-08 C-V3-09]"""
        me, cards = game.players[seat], game.content.cards
        if self.face & ~1 not in held(me):
            return [reason("C-V3-06", "vassal-not-held", card=cards.vassal_ids[self.face >> 1])]
        if asking is None or asking.choice not in (for_left, for_right) or asking.seat != seat:
            return []
        task, *earlier = asking.about
        wanted, at = (cards.left if asking.choice is for_left else cards.right)[task], SQUARES[self.at]
        line = " C-V3-09" if len(wanted.letters) == 1 else ""
        found = []
        if earlier and earlier[0] >> 1 == self.face >> 1:
            found.append(reason("C-V3-06", "vassal-laid-already", card=cards.vassal_ids[self.face >> 1]))
        if not wanted.area >> self.at & 1:
            found.append(reason(f"C-V3-06 {location_rule(game, wanted)}{line}", "outside", at=at))
        if not shows(game, wanted, self.face):
            found.append(reason(f"C-V3-06 {symbol_rule(wanted)}", "face-lacks-symbol", face=cards.face_names[self.face]))
        if not open_to(game, self.at, self.face, *earlier):
            found.append(reason(f"C-V3-08{line}", "another-identity", at=at))
        return found


def held(me: Player) -> CardIds:
    """All vassals in hand, the dealt ones first, each as its first side."""
    return me.vassals + me.open_vassals


def puts(game: Castle, me: Player, wanted: Requirement, *earlier: int) -> list[Option]:
    """Every vassal in hand, by either face, on every space of the location that takes it in.  The blue letter does not count.

    `earlier`: the face that the left half has been served with, and its space.  [C-V3-06 C-V3-07 C-V3-08 C-V3-09 C-V2-08]
    """
    table, found, squares = game.content.put, list[Option](), squares_in(wanted.area)
    for card in held(me):
        if earlier and earlier[0] >> 1 == card >> 1:
            continue
        for face in (card, card ^ 1):
            if shows(game, wanted, face):
                found += [table[face, square] for square in squares if open_to(game, square, face, *earlier)]
    return found


def open_to(game: Castle, square: int, face: int, *earlier: int) -> bool:
    """Empty, or with its like on top; the vassal for the left half lies there already.  [C-V3-08]"""
    if earlier and earlier[1] == square:
        symbol = game.content.cards.symbol
        return symbol[earlier[0]] == symbol[face]
    return takes_in(game, square, face)


def spendable(game: Castle, me: Player) -> list[int]:
    """The cards in hand of which one half can be served.  [C-V3-06 C-V3-10]"""
    cards = game.content.cards
    return [task for task in me.hand if puts(game, me, cards.left[task]) or puts(game, me, cards.right[task])]


def served_at(game: Castle, me: Player, wanted: Requirement) -> int:
    """The spaces, as a mask, onto which some vassal in hand could be laid.  [C-V3-06]"""
    mask = 0
    for option in puts(game, me, wanted):
        if isinstance(option, Put):
            mask |= 1 << option.at
    return mask


# ------------------------------------------------------------------ the two halves
@choice("wizards.left", "C-V3-06", may=True, secret=True, tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def for_left(game: Castle, seat: int, task: int) -> Sequence[Option]:
    """To pass, where the right half can be served.  Asked in any case: what can be laid is the owner's secret.  [C-V3-06 C-V3-10]"""
    me, cards = game.players[seat], game.content.cards
    options = puts(game, me, cards.left[task])
    return [PASS, *options] if puts(game, me, cards.right[task]) else options


@choice("wizards.right", "C-V3-06", may=True, secret=True, tells=lambda game, task, *left: {"task": game.content.cards.task_ids[task]})
def for_right(game: Castle, seat: int, task: int, *left: int) -> Sequence[Option]:
    """To pass, where the left half is served.  [C-V3-06 C-V3-10]"""
    options = puts(game, game.players[seat], game.content.cards.right[task], *left)
    return [PASS, *options] if left else options


@book.asking
def place_vassals(game: Castle, seat: int, task: int) -> Flow[Steps]:
    """A vassal for one half or one for each; then the card is discarded.  [C-V3-06 C-V3-08 C-V3-10]"""
    left = yield from ask(for_left(game, seat, task))
    served = (left.face, left.at) if isinstance(left, Put) else ()
    right = yield from ask(for_right(game, seat, task, *served))
    me = game.players[seat]
    pay(me)
    spend_card(game, me, task)
    for option in (left, right):
        if isinstance(option, Put):
            leave_hand(me, option.face & ~1)
            lay(game, option.at, option.face)
            tell(game, Laid, seat, SQUARES[option.at], game.content.cards.face_ids[option.face])
    game.idle = False
    return ()


def leave_hand(me: Player, card: int) -> None:
    """A vassal out of the hand, dealt or taken from the offer."""
    if card in me.vassals:
        me.vassals = without(me.vassals, card)
    else:
        me.open_vassals = without(me.open_vassals, card)
