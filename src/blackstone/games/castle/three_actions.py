"""Turns of three actions: Wizard tokens count them, and a Knight token of an earlier turn is one more.

The Queen's and the Wizard's Quest are played so.  Wizards are used up first: they come back at the end of the turn, Knights do not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from blackstone.games.castle.acts import Act, Handling, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.events import Ended, LastTurns, TookKnight
from blackstone.games.castle.order_of_events import begin_turn, turn
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.supply import in_supply
from blackstone.kernel.events import tell
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

ACTIONS: Final = 3


class Rules(NamedTuple):
    """The records of a mode on what all its actions have in common."""

    actions: str
    knights: str


# ------------------------------------------------------------------ actions and what they cost
def actions_left(me: Player) -> int:
    """Wizard tokens not yet used, and Knight tokens saved from earlier turns.  [C-V2-03 C-V2-12 C-V3-04]"""
    return me.wizards + me.knights - me.fresh_knights


def pay(me: Player, actions: int = 1) -> None:
    """Wizard tokens first, then saved Knight tokens, which go to the supply.  [C-V2-03 C-V2-12 C-V3-04]"""
    wizards = min(actions, me.wizards)
    me.wizards -= wizards
    me.knights -= actions - wizards


def renew_actions(me: Player) -> None:
    """At the end of the turn: three Wizards again, and a Knight token taken in it is a saved one.  [C-V2-03 C-V2-12 C-V3-04 C-V3-16]"""
    me.wizards, me.fresh_knights = ACTIONS, 0


def no_action(game: Castle, seat: int, rules: Rules) -> list[Reason]:
    """Another player's turn, or nothing left to act with; a Knight token does not pay in the turn it was taken in.  [C-V2-12 C-V3-04]"""
    me = game.players[seat]
    if game.turn != seat:
        return [reason(" ".join(dict.fromkeys(rules)), "actions-in-own-turn")]
    if actions_left(me) > 0:
        return []
    found = [reason(rules.actions, "no-action-left")]
    return [reason(rules.knights, "knight-just-taken"), *found] if me.fresh_knights else found


# ------------------------------------------------------------------ taking a Knight token
class TakeKnight(Act):
    """A Knight token from the supply, to act with in a later turn.  [C-V2-12 C-V3-04]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take:knight", ("knight",))


def take_knight(game: Castle, me: Player) -> None:
    """There is no cap but the supply.  [C-V2-12 C-V3-04 C-COMP-06]"""
    me.knights += 1
    me.fresh_knights += 1
    tell(game, TookKnight, me.seat)


def no_knight_left(game: Castle, rules: Rules) -> list[Reason]:
    """[C-V2-12 C-V3-04 C-COMP-06]"""
    return [] if in_supply(game)[0] > 0 else [reason(f"{rules.knights} C-COMP-06", "supply-of-knights-empty")]


# ------------------------------------------------------------------ handling the board
def misshapen(option: Handling, rule: str) -> list[Reason]:
    """Too far or aslant, or a token named: here an action pays, whatever the act.  [C-V2-05 C-V3-11 C-V3-13]"""
    found = [found for found in option.oddities() if "C-MANIP-08" not in found.rules]
    if (option.knights, option.wizards) != option.usual_price:
        found.append(reason(rule, "an-action-pays"))
    return found


# ------------------------------------------------------------------ turns and rounds
@book.step
def begin_three_actions(game: Castle, seat: int) -> Steps:
    """Whose turn it is; nothing was taken in it.  [C-V2-03 C-V3-04]"""
    begin_turn(game, seat)
    game.taken = 0
    return ()


def last_turns(game: Castle, seat: int, why: str) -> None:
    """The end is triggered: the round is completed, then one more is played.  [C-V2-16 C-V3-18 C-V3-21]"""
    if not (game.closing or game.last_round):
        game.closing = True
        tell(game, LastTurns, seat, why)


def pass_on(game: Castle, seat: int, after_a_round: Callable[[Castle, int], None]) -> Steps:
    """The turn passes to the left.  A round ends before the first player moves again, and with the last one the game.

    [C-V2-16 C-V3-18 C-V3-21 C-ORD-24]
    """
    game.players[seat].turns += 1
    following = (seat + 1) % len(game.players)
    if following == game.first:
        if game.last_round:
            outcome = quest_of(game).outcome(game)
            tell(game, Ended, outcome.winners, outcome.decided_by)
            return ()
        after_a_round(game, seat)
        game.last_round, game.closing = game.closing, False
        game.round += 1
    return (turn(following),)
