"""The order of events: the steps of a turn, as the card lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, Action, reason
from blackstone.games.castle.assassin_saboteur import place_specials
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, ASSASSIN, KNIGHT, SABOTEUR, SQUARES, WIZARD, board
from blackstone.games.castle.corners import replenish
from blackstone.games.castle.dogs import adoptions, kills
from blackstone.games.castle.end import end
from blackstone.games.castle.events import Filled, Mustered, Replaced, TurnBegan
from blackstone.games.castle.face_down import hide_card, recall_card
from blackstone.games.castle.families import family_handlings
from blackstone.games.castle.guards import ask_to_lift, guards
from blackstone.games.castle.intrigue import place_agent, tokens_at_home, withdraw_agent
from blackstone.games.castle.knight_wizard import earning, muster_knight_wizard
from blackstone.games.castle.manipulate import slides
from blackstone.games.castle.quest import next_turn
from blackstone.games.castle.scoring import income_of
from blackstone.games.castle.state import NONE, Castle, closed_to, dismiss_guard, put, squares_in, standing, take
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.task import completions, may_complete
from blackstone.games.castle.task_cards import draws, family_draws
from blackstone.games.castle.words import Content, Ground, ground_key
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

VASSALS_ON_BOARD = 13


@book.procedure
def turn(game: Castle, seat: int) -> Steps:
    """A turn, in the order of events of the mode; no step is taken out of order.  [C-ORD-01]"""
    return next_turn(game, seat)


# ------------------------------------------------------------------ a shortage on the board
@book.step
def begin(game: Castle, seat: int) -> Steps:
    """The board always holds thirteen vassals: a shortage is found at the start of a turn.  [C-SETUP-13]"""
    begin_turn(game, seat)
    missing = VASSALS_ON_BOARD - game.where[ANY].bit_count()
    return (*[fill_space(seat)] * missing, place_specials(seat)) if missing > 0 else ()


def begin_turn(game: Castle, seat: int) -> None:
    """Whose turn it is; what works once in a turn may be used anew.  [C-ORD-24 C-BONUS-03]"""
    game.turn = seat
    game.uses = ()
    if game.scene is not None:
        tell(game, TurnBegan, seat, game.round)


@book.step
def fill_space(game: Castle, seat: int) -> Flow[Steps]:
    """The active player names an empty space, the own replenishment deck fills it; none can be filled while no card is to be had.

    [C-SETUP-13 C-ORD-18]
    """
    if not any(game.corners) and not game.vassals_out:
        return []
    space = yield from ask(empty_spaces(game, seat))
    found = yield from replenish(game, game.players[seat])
    if found is not None:
        face, corner = found
        put(game, space.at, face)
        tell(game, Filled, seat, SQUARES[space.at], game.content.cards.face_ids[face], board().corners[corner])
    return []


@choice("shortage.space", "C-SETUP-13")
def empty_spaces(game: Castle, seat: int) -> Sequence[Fill]:
    """Any empty space."""
    return game.content.fills.at(~standing(game) & (1 << len(SQUARES)) - 1)


class Fill(Act):
    """An empty space for a missing vassal.  [C-SETUP-13]"""

    __slots__ = ("at",)
    questions = ("shortage.space",)
    never = (reason("C-RETAIN-05", "never-back"),)

    def __init__(self, at: int) -> None:
        super().__init__(f"fill:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-SETUP-13]"""
        return [reason("C-SETUP-13", "occupied", at=SQUARES[self.at])] if game.board[self.at] >= 0 else []


# ------------------------------------------------------------------ 1. recall intrigue agents
@book.step
def recall(game: Castle, seat: int) -> Steps:
    """The agent on the board comes home with its twin; a face-down card may stay, and so may a guard.  Skipped in the first turn.

    [C-ORD-02 C-ORD-03 C-ORD-05 C-INTR-12 C-INTR-13 C-BONUS-07]
    """
    me = game.players[seat]
    if not me.turns:
        return ()
    if me.agent_at != NONE:
        withdraw_agent(game, me)
    return [*[recall_card(seat, task) for task in me.face_down], *(ask_to_lift(me) if me.guards else ())]


# ------------------------------------------------------------------ 2. muster
@book.step
def muster(game: Castle, seat: int) -> Steps:
    """Take a token for each supported Knight and Wizard, whatever one holds already and as far as the supply goes.

    In the first turn this comes on top of the starting tokens; a card completed later earns from the next muster on.
    A Knight-Wizard's owner says which token it brings.  [C-SETUP-06 C-ORD-06 C-ORD-07 C-ORD-08 C-ORD-09 C-ORD-10 C-FAM-07 C-KW-03]
    """
    me = game.players[seat]
    knights, wizards = income_of(me)
    choosing = earning(game, me) if game.settings.knight_wizards else []
    for _, stack in choosing:
        knights -= stack == KNIGHT
        wizards -= stack == WIZARD
    knights_left, wizards_left = in_supply(game)
    if knights > knights_left:
        knights = knights_left
    if wizards > wizards_left:
        wizards = wizards_left
    me.knights += knights
    me.wizards += wizards
    if game.scene is not None:
        tell(game, Mustered, seat, knights, wizards)
    return [muster_knight_wizard(seat, task) for task, _ in choosing] if choosing else ()


# ------------------------------------------------------------------ 3. work with Knights and Wizards
@choice("work.action", "C-ORD-11", may=True, secret=True)
def actions_open_to(game: Castle, seat: int) -> Sequence[Option]:
    """Whatever the tokens pay, and one task a turn.

    Asked even if only `pass` is left: whether a card in hand could be completed is its owner's secret, and what follows cannot
    be taken back.  [C-ORD-11 C-ORD-13 C-MANIP-08 C-MANIP-11 C-MANIP-12 C-RETAIN-08]"""
    me, content, where = game.players[seat], game.content, game.where
    ground = where[ANY] | game.marked << 25
    if game.guarded or where[ASSASSIN] or where[SABOTEUR]:
        closed = closed_to(game, me)
        ground = ground_key(vassals=where[ANY], closed=closed, assassins=where[ASSASSIN], saboteurs=where[SABOTEUR])
    options = content.by_knight[ground][:] if me.knights else [PASS]
    if me.wizards:
        options += content.by_wizard[ground]
    if me.wizards or me.knights > 1:
        options += draws(game, me)
    if not game.completed or may_complete(game, me):
        ready = completions(game, me)
        if ready:
            options += ready
            if game.rats is not None:
                options += adoptions(game, ready)
    if me.family >= 0 or game.guarded or me.dogs:
        options += [*family_handlings(game, me, ground), *family_draws(game, me)] if me.family >= 0 else []
        options += [*guards(game, me, where[ANY] & ~game.marked), *kills(game, me)]
    return options


@book.answering(actions_open_to)
def work(game: Castle, seat: int, action: Option) -> Steps:
    """One action after the other, in any order, while tokens last or until the player passes.  [C-ORD-11 C-ORD-14]"""
    if not isinstance(action, Action):
        return ()
    return (*action.carry_out(game, game.players[seat]), work(seat))


def by_knight(content: Content, ground: Ground) -> list[Option]:
    """To pass, and what one Knight token does, by what stands on the board.  [C-MANIP-01 C-RETAIN-01 C-MANIP-11 C-ASAB-05 C-ASAB-08]"""
    found: list[Option] = [PASS]
    slides(content, found, ground)
    content.retains.extend(found, ground.retainable)
    return found


# ------------------------------------------------------------------ 4. assign new vassals
@book.procedure
def assign_vassals(game: Castle, seat: int) -> Steps:
    """Used vassals are replaced, the highest row first, in a row the one further left.  Without a task nothing happens.

    Special cards that were drawn for them are placed after that.  [C-ORD-15 C-ORD-16 C-ORD-20 C-BONUS-06 C-ASAB-11 C-ASAB-13]
    """
    replacing = [replace_vassal(seat, square) for square in squares_in(game.marked)]
    return [*replacing, place_specials(seat)] if game.settings.assassins and replacing else replacing


@book.step
def replace_vassal(game: Castle, seat: int, square: int) -> Flow[Steps]:
    """The used vassal is discarded, its castle returns, and the own replenishment deck fills the space, unturned.

    [C-ORD-15 C-ORD-17 C-ORD-18 C-ORD-19 C-TASK-11]
    """
    cards = game.content.cards
    used = discard_used(game, square)
    found = yield from replenish(game, game.players[seat])
    if found is None:
        tell(game, Replaced, seat, SQUARES[square], cards.face_ids[used])
        return []
    face, corner = found
    put(game, square, face)
    tell(game, Replaced, seat, SQUARES[square], cards.face_ids[used], cards.face_ids[face], board().corners[corner])
    return []


def discard_used(game: Castle, square: int) -> int:
    """The used vassal goes to the discard pile, its castle returns, and a guard on it goes to the supply.  [C-ORD-19 C-BONUS-09]"""
    used = take(game, square)
    game.vassals_out += (used,)
    game.marked ^= 1 << square
    if game.guarded:
        dismiss_guard(game, square)
    return used


# ------------------------------------------------------------------ 5. assign intrigue agents
@book.procedure
def assign_intrigue(game: Castle, seat: int) -> Steps:
    """After a task: on a completed task and a vassal.  Else: on a card from hand, face down.  [C-ORD-21 C-ORD-22 C-INTR-20 C-INTR-21]"""
    me = game.players[seat]
    if game.completed:
        return (place_agent(seat),)
    return (hide_card(seat),) if me.hand and tokens_at_home(me) else ()


# ------------------------------------------------------------------ 7. pass the turn
@book.step
def pass_turn(game: Castle, seat: int) -> Steps:
    """The turn passes to the left; the last round ends before the first player would move again.  [C-ORD-24 C-END-02 C-END-03]"""
    game.completed = False
    game.players[seat].turns += 1
    following = (seat + 1) % len(game.players)
    if following == game.first:
        if game.last_round:
            return end(game)
        game.round += 1
    return (turn(following),)
