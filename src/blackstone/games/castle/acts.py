"""What all options of the Castle have in common: where they belong, what they do, and why they are not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from blackstone.games.castle.content import SQUARES
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Fact, Reason
from blackstone.kernel.state import Steps

if TYPE_CHECKING:
    from blackstone.games.castle.state import Castle, Player


SECOND_TASK: Final = "two-tasks"
"""The ability to complete two tasks in a turn.  [C-BONUS-06]"""


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
        """Pay for it and do it; returns what comes before the next action."""
        raise TypeError(f"{type(self).__name__} must say what it does")


class Handling(Action):
    """Something that tokens do to the board, by the rules for everybody or by a family's ability.

    `perform` leaves the price to whoever calls it.
    """

    __slots__ = ("grants", "knights", "wizards")
    usual_price: ClassVar[tuple[int, int]] = (1, 0)

    def __init__(self, key: str, touches: tuple[str, ...], price: tuple[int, int]) -> None:
        super().__init__(key, touches)
        self.knights, self.wizards = price
        self.grants: tuple[str, ...] = ()
        """The abilities that allow it; none where everybody may, or nobody."""

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.knights -= self.knights  # `pay`, written out: this runs for most answers
        me.wizards -= self.wizards
        if self.grants:
            use_ability(game, me, self.grants)
        return self.perform(game, me)

    def pay(self, game: Castle, me: Player) -> None:
        """Its tokens, and the use of an ability that works once in a turn."""
        me.knights -= self.knights
        me.wizards -= self.wizards
        if self.grants:
            use_ability(game, me, self.grants)

    def perform(self, game: Castle, me: Player) -> Steps:
        """Do it, whatever it cost."""
        raise TypeError(f"{type(self).__name__} must say what it does")

    def oddities(self) -> list[Reason]:
        """What is not as everybody may do it: another token, too far, aslant."""
        return []


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


def not_there(game: Castle, me: Player, square: int) -> list[Reason]:
    """Nobody there, or one that a castle locks or somebody else guards.  [C-MANIP-11 C-BONUS-07]"""
    if game.board[square] < 0:
        return [reason("C-MANIP-01 C-MANIP-06", "empty", at=SQUARES[square])]
    return locked(game, me, square)


def locked(game: Castle, me: Player, square: int) -> list[Reason]:
    """A castle locks a vassal for everybody, a guard for all but its owner.  [C-MANIP-11 C-BONUS-07 C-BONUS-09]"""
    found = [reason("C-MANIP-11", "castle", at=SQUARES[square])] if game.marked >> square & 1 else []
    if game.guarded & ~me.guards & ~game.marked & 1 << square:
        found.append(reason("C-BONUS-07", "guarded", at=SQUARES[square]))
    return found


# ------------------------------------------------------------------ what a family's abilities allow
def abilities(game: Castle, me: Player) -> tuple[str, ...]:
    """What the own family can do, from the start to the end of the game.  [C-FAM-02]"""
    if me.family < 0:
        return ()
    family = game.content.families[me.family]
    return (*family.abilities, family.suggested) if family.suggested and game.settings.mawe_minor else family.abilities


def has(game: Castle, me: Player, ability: str) -> bool:
    """Whether the own family has an ability."""
    return me.family >= 0 and ability in abilities(game, me)


def can_use(game: Castle, me: Player, ability: str) -> bool:
    """Whether the own family has an ability and, where it works once in a turn, has not used it in this one."""
    return has(game, me, ability) and not (game.uses and (me.seat, ability) in game.uses)


def use_ability(game: Castle, me: Player, grants: tuple[str, ...]) -> None:
    """Note the use of an ability that works once in a turn.  [C-BONUS-03 C-BONUS-10 C-BONUS-11 C-BONUS-12]"""
    for ability in grants:
        if ability in game.content.once_per_turn and has(game, me, ability):
            game.uses += ((me.seat, ability),)


def unusual(game: Castle, me: Player, act: Handling) -> list[Reason]:
    """Too far, aslant, or for the other token: only a family's ability allows that.  [C-FAM-02 C-MANIP-02 C-MANIP-06 C-MANIP-08]"""
    oddities = act.oddities()
    return [*oddities, *not_granted(game, me, act.kind, act.grants)] if oddities and not granted(game, me, act.grants) else []


def price_missing(me: Player, act: Handling, odd: list[Reason]) -> list[Reason]:
    """The tokens it takes; where it is not open to this player so, those of the usual way."""
    return no_token(me, *(act.usual_price if odd else (act.knights, act.wizards)))


def granted(game: Castle, me: Player, grants: tuple[str, ...]) -> bool:
    """Whether one of these abilities is the own family's, and not used up.  [C-FAM-02]"""
    return any(can_use(game, me, ability) for ability in grants)


def not_granted(game: Castle, me: Player, kind: str, grants: tuple[str, ...]) -> list[Reason]:
    """Used in this turn, not what the own ability allows, or what another family could do.  Nothing where nobody has a family."""
    if all(player.family < 0 for player in game.players):
        return []
    known, own = game.content.abilities, abilities(game, me)
    found = [
        reason(known[ability].rule, "once-a-turn" if ability in grants else "not-by-ability", ability=ability)
        for ability in own
        if ability in grants or kind in known[ability].kinds
    ]
    return found + [reason(known[ability].rule, "another-family", ability=ability) for ability in grants if ability not in own]
