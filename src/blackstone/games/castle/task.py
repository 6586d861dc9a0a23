"""Vassal tasks: a card from hand, two requirements met at once by two different vassals on the board.

It costs no token; what was completed is never lost, and Ploys do nothing but score.  [C-TASK-13 C-TASK-16 C-TASK-17]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import SECOND_TASK, Act, Action, can_use, has, locked, reason, use_ability
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, SQUARES, Requirement
from blackstone.games.castle.events import Completed
from blackstone.games.castle.face_down import ask_face_down_owners
from blackstone.games.castle.intrigue import disturbed
from blackstone.games.castle.knight_wizard import choose_stack
from blackstone.games.castle.state import CardIds, Castle, Player, closed_to, squares_in, standing, without
from blackstone.games.castle.tableau import into_tableau
from blackstone.games.castle.upcharge import can_pay_upcharge, choose_payment, pay_upcharge, unpaid
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


class Complete(Action):
    """A task from the own hand, at most one a turn, for nothing but its upcharge.  [C-TASK-12 C-TASK-13 C-ORD-13]"""

    __slots__ = ("task",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"complete:{name}", (name,))
        self.task = task

    def carry_out(self, game: Castle, me: Player) -> Steps:
        return [complete(me.seat, self.task)]

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """A refused completion changes nothing.  [C-TASK-18]"""
        me, cards = game.players[seat], game.content.cards
        name = cards.task_ids[self.task]
        if self.task not in me.hand:
            facing = self.task in me.face_down
            found = [reason("C-TASK-12", "face-down" if facing else "not-in-hand", task=name)]
            return [*self.lacking(game, seat), *found, reason("C-TASK-18", "nothing-changes")]
        found = [*self.lacking(game, seat), *unmet(game, me, self.task), *unpaid(game, me, self.task)]
        return [*found, reason("C-TASK-18", "nothing-changes")] if found else []

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        me = game.players[seat]
        if may_complete(game, me) or game.turn != seat:
            return []
        if has(game, me, SECOND_TASK):
            return [reason("C-BONUS-06 C-ORD-13", "two-tasks-a-turn")]
        return [reason("C-ORD-13", "one-task-a-turn")]


class Use(Act):
    """The vassals one chooses, for the left and the right requirement.  [C-TASK-02 C-TASK-10]"""

    __slots__ = ("both", "left", "right")
    questions = ("task.vassals",)

    def __init__(self, left: int, right: int) -> None:
        names = SQUARES[left], SQUARES[right]
        super().__init__(f"use:{names[0]}:{names[1]}", names)
        self.left, self.right, self.both = left, right, 1 << left | 1 << right

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-TASK-02 C-TASK-03 C-TASK-04 C-TASK-06 C-TASK-07 C-TASK-08 C-TASK-09 C-MANIP-11]"""
        found = [reason("C-TASK-02", "one-vassal-twice", at=SQUARES[self.left])] if self.left == self.right else []
        if asking is not None and asking.choice is pairs_for:
            cards, task = game.content.cards, asking.about[0]
            me = game.players[seat]
            found += unfit(game, me, cards.left[task], self.left) + unfit(game, me, cards.right[task], self.right)
        return found


# ------------------------------------------------------------------ requirements
def fitting(game: Castle, me: Player, requirement: Requirement) -> int:
    """The squares whose vassals meet a requirement: right place, right symbols on the face that is up, no castle, no guard of another.

    One letter is any space of its line, two plain letters the one where they cross, the blue letter counts for nothing; `any`
    faction takes the named role and `any` role the named faction, and where both are named both must show.  In the advanced game
    the blue letter counts.  Assassins and Saboteurs stand in no row of the masks, wild faces in several.
    [C-TASK-03 C-TASK-04 C-TASK-05 C-TASK-06 C-TASK-07 C-TASK-08 C-TASK-09 C-MANIP-11 C-RETAIN-06 C-V5-01 C-ASAB-02 C-WILD-02 C-BONUS-07]
    """
    where = game.where
    return where[requirement.faction] & where[requirement.role] & area_for(game, requirement) & ~closed_to(game, me)


def area_for(game: Castle, requirement: Requirement) -> int:
    """A line or a space; in the advanced game the blue letter makes every line a space.  [C-TASK-05 C-V5-01]"""
    return requirement.space if game.settings.blue_letter else requirement.area


def completions(game: Castle, me: Player) -> list[Complete]:
    """The cards in hand, also one drawn this turn, whose two requirements two different vassals meet.  [C-TASK-01 C-TASK-02 C-DRAW-06]"""
    found: list[Complete] = []
    if not me.hand:
        return found
    content, where, exact = game.content, game.where, game.settings.blue_letter
    free = ~closed_to(game, me) if game.guarded else ~game.marked
    lefts, rights = content.cards.lefts[exact], content.cards.rights[exact]
    for task in me.hand:  # `fitting`, written out: this loop runs for every list of actions
        faction, role, area = lefts[task]
        left = where[faction] & where[role] & area & free
        if left:
            faction, role, area = rights[task]
            right = where[faction] & where[role] & area & free
            both = left | right
            if right and both & (both - 1) and can_pay_upcharge(game, me, task):
                found.append(content.complete[task])
    return found


@choice("task.vassals", "C-TASK-10", tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def pairs_for(game: Castle, seat: int, task: int) -> Sequence[Use]:
    """Every pair of different vassals that fits.  [C-TASK-02 C-TASK-10]"""
    content, me = game.content, game.players[seat]
    lefts, rights = squares_in(fitting(game, me, content.cards.left[task])), squares_in(fitting(game, me, content.cards.right[task]))
    return [content.use[left, right] for left in lefts for right in rights if left != right]


# ------------------------------------------------------------------ completing
@book.asking
def complete(game: Castle, seat: int, task: int) -> Flow[Steps]:
    """Castles mark the two vassals, the upcharge is paid, the card joins the stack of its type.

    Agents on the two vassals are disturbed first, then the owners of face-down cards are asked.
    [C-TASK-01 C-TASK-10 C-TASK-11 C-TASK-14 C-ORD-13 C-INTR-04 C-INTR-17]
    """
    me = game.players[seat]
    pair = yield from ask(pairs_for(game, seat, task))
    stack = yield from choose_stack(game, me, task)
    payment = yield from choose_payment(game, me, stack)
    woken = fulfil(game, me, task, stack, pair, payment)
    into_tableau(game, me, task, stack)
    return woken


def fulfil(game: Castle, me: Player, task: int, stack: int, pair: Use, payment: CardIds) -> Steps:
    """The upcharge is paid, castles mark the vassals, the card leaves the hand; returns what that sets off.

    A second task in a turn uses up the ability to do two.  [C-TASK-11 C-UPCH-09 C-ORD-13 C-INTR-04 C-INTR-17 C-BONUS-06]
    """
    pay_upcharge(game, me, stack, payment)
    game.marked |= pair.both
    if game.completed:
        use_ability(game, me, (SECOND_TASK,))
    game.completed = True
    me.hand = without(me.hand, task)
    tell(game, Completed, me.seat, game.content.cards.task_ids[task], SQUARES[pair.left], SQUARES[pair.right])
    used = game.board[pair.left], game.board[pair.right]
    return [*disturbed(game, me.seat, pair.both), *ask_face_down_owners(game, me.seat, *used)]


def may_complete(game: Castle, me: Player) -> bool:
    """One task a turn; two for a family that can.  [C-ORD-13 C-BONUS-06]"""
    return not game.completed or (me.family >= 0 and can_use(game, me, SECOND_TASK))


# ------------------------------------------------------------------ why not
def unmet(game: Castle, me: Player, task: int) -> list[Reason]:
    """Which requirements are not met, and what comes near.  [C-TASK-01 C-TASK-02 C-TASK-09 C-RETAIN-06]"""
    cards = game.content.cards
    sides = ("left", cards.left[task]), ("right", cards.right[task])
    fits = [fitting(game, me, requirement) for _, requirement in sides]
    if all(fits):
        if fits[0] == fits[1] and not fits[0] & (fits[0] - 1):
            at = SQUARES[fits[0].bit_length() - 1]
            return [reason("C-TASK-02 C-TASK-01", "one-vassal-for-both", at=at)]
        return []
    found = []
    for (side, requirement), fit in zip(sides, fits, strict=True):
        if not fit:
            found += near_misses(game, me, requirement)
            rules = f"C-TASK-01 {location_rule(game, requirement)} {symbol_rule(requirement)}"
            found.append(reason(rules, f"unmet-{side}", task=cards.task_ids[task]))
    return found


def near_misses(game: Castle, me: Player, requirement: Requirement) -> list[Reason]:
    """A vassal that would fit but for its castle or guard, its hidden face, or lying in the tableau; a special card."""
    found = []
    for square in squares_in(standing(game) & area_for(game, requirement)):
        face = game.board[square]
        if not game.where[ANY] >> square & 1:
            found.append(reason("C-ASAB-02", "special-meets-nothing", at=SQUARES[square]))
        elif shows(game, requirement, face):
            found += locked(game, me, square)
        elif shows(game, requirement, face ^ 1):
            found.append(reason("C-TASK-09", "hidden-face", at=SQUARES[square]))
    for face in me.retained:
        if shows(game, requirement, face):
            found.append(reason("C-RETAIN-06", "retained-meets-nothing", card=game.content.cards.face_ids[face]))
    return found


def unfit(game: Castle, me: Player, requirement: Requirement, square: int) -> list[Reason]:
    """Why the vassal of a space does not meet a requirement."""
    face, at = game.board[square], SQUARES[square]
    found = []
    if not area_for(game, requirement) >> square & 1:
        found.append(reason(location_rule(game, requirement), "outside", at=at))
    if face < 0:
        return [*found, reason("C-TASK-01", "empty", at=at)]
    if not game.where[ANY] >> square & 1:
        return [*found, reason("C-ASAB-02", "special-meets-nothing", at=at)]
    found += locked(game, me, square)
    if not shows(game, requirement, face):
        if shows(game, requirement, face ^ 1):
            found.append(reason("C-TASK-09", "hidden-face", at=at))
        found.append(reason(symbol_rule(requirement), "wrong-face", at=at))
    return found


def shows(game: Castle, requirement: Requirement, face: int) -> bool:
    """Whether a face has the symbols wanted; a wild part has every symbol.  [C-TASK-06 C-TASK-07 C-TASK-08 C-WILD-02]"""
    rows = game.content.cards.rows[game.settings.full_wilds][face]
    return requirement.faction in rows and requirement.role in rows


def location_rule(game: Castle, requirement: Requirement) -> str:
    if game.settings.blue_letter and requirement.space != requirement.area:
        return "C-V5-01"
    return "C-TASK-03" if len(requirement.letters) == 1 else "C-TASK-04"


def symbol_rule(requirement: Requirement) -> str:
    return "C-TASK-06" if requirement.faction == ANY else "C-TASK-07" if requirement.role == ANY else "C-TASK-08"
