"""The Queen's Quest, Variant 2: two to four players take vassals from the board and make sets of them.

Of the base game there are the board, its vassals and the Machination cards: no Household cards, Kings, limits, upcharge, families or
intrigue.  Everything taken from the open table stays open.  [C-V2-01 C-V2-22 C-COMP-10 C-COMP-11]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from blackstone.games.castle.acts import Act, Handling, not_there, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, MACHINATION, SQUARES, board
from blackstone.games.castle.corners import replenish
from blackstone.games.castle.events import Collected, Restocked
from blackstone.games.castle.manipulate import Flip, Slide, Swap, slides
from blackstone.games.castle.offer import (
    Spend,
    Take,
    deal_offer,
    draw_for_offer,
    move_offer,
    not_held,
    not_offered,
    nothing_offered,
    spend_card,
    take_card,
    takes,
)
from blackstone.games.castle.order_of_events import turn
from blackstone.games.castle.quest import Quest
from blackstone.games.castle.sets import Set, joined_by, set_name, sets_that_fit, total
from blackstone.games.castle.setup import bare_table, deal_court, name_first_player, shuffle_decks
from blackstone.games.castle.state import Castle, Player, put, squares_in, take
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.task import Use, fitting, near_misses, unfit
from blackstone.games.castle.three_actions import (
    ACTIONS,
    Rules,
    TakeKnight,
    actions_left,
    begin_three_actions,
    last_turns,
    misshapen,
    no_action,
    no_knight_left,
    pass_on,
    pay,
    renew_actions,
    take_knight,
)
from blackstone.games.castle.words import Content, ground_of
from blackstone.kernel.events import tell
from blackstone.kernel.game import Mode, NewGame, Outcome
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Frame, Scene, Steps

RULES: Final = Rules(actions="C-V2-03", knights="C-V2-12")


# ------------------------------------------------------------------ set-up
def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """Board and corner decks as in King's Quest, five Machination cards in the offer, three Wizard tokens each and nothing else.

    Seats are tied to corners clockwise: that deck is the nearest.  [C-V2-01 C-V2-02 C-V2-03 C-V2-09]
    """
    game = bare_table(content, wish, scene)
    for seat, player in enumerate(game.players):
        player.corner, player.knights, player.wizards = seat, 0, ACTIONS
    deal_court(game)
    shuffle_decks(game)
    name_first_player(game, wish)
    deal_offer(game)
    game.agenda = (turn(game.first),)
    return game


# ------------------------------------------------------------------ a turn
@cache
def queens_turn(seat: int) -> tuple[Frame, ...]:
    """Three actions, then the offer is moved.  [C-V2-03 C-V2-13]"""
    return (begin_three_actions(seat), queens_work(seat), end_queens_turn(seat), pass_queens_turn(seat))


@book.procedure
def queens_work(game: Castle, seat: int) -> Steps:
    """One action after the other, while there are any left.  [C-V2-03 C-V2-12]"""
    return (queens_action(seat),) if actions_left(game.players[seat]) > 0 else ()


@choice("queens.action", "C-V2-03", may=True)
def queens_actions(game: Castle, seat: int) -> Sequence[Option]:
    """To pass, and whatever an action pays.  [C-V2-04 C-V2-05 C-V2-06 C-V2-07 C-V2-12]"""
    content, me, standing = game.content, game.players[seat], game.where[ANY]
    options: list[Option] = [PASS, *takes(game)]
    if in_supply(game)[0] > 0:
        options.append(content.take_knight)
    options += [content.spend[task] for task in spendable(game, me)]
    slides(content, options, ground_of(standing))
    options += content.by_wizard[standing]
    return options


@book.answering(queens_actions)
def queens_action(game: Castle, seat: int, action: Option) -> Steps:
    """An action of any kind, as often as one likes.  [C-V2-03 C-V2-04 C-V2-05 C-V2-12]"""
    me = game.players[seat]
    if action is PASS:
        return ()
    if isinstance(action, Spend):
        return (take_vassals(seat, action.task), queens_work(seat))
    pay(me)
    if isinstance(action, Handling):
        action.perform(game, me)
    elif isinstance(action, Take):
        take_card(game, me, action.task)
    else:
        take_knight(game, me)
    end_if_played_out(game)
    return (queens_work(seat),)


# ------------------------------------------------------------------ using a card
class UseOne(Act):
    """One vassal alone, whichever of the two requirements it meets.  [C-V2-06 C-V2-07]"""

    __slots__ = ("at", "both")
    questions = ("task.vassals",)

    def __init__(self, at: int) -> None:
        super().__init__(f"use:{SQUARES[at]}", (SQUARES[at],))
        self.at, self.both = at, 1 << at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """A task is completed by two.  [C-TASK-01]"""
        return [reason("C-TASK-01", "two-vassals-wanted")]


def spendable(game: Castle, me: Player) -> list[int]:
    """The cards in hand of which one requirement is met; the blue letter does not count.  [C-V2-06 C-V2-07 C-V2-08]"""
    cards = game.content.cards
    return [task for task in me.hand if fitting(game, me, cards.left[task]) or fitting(game, me, cards.right[task])]


@choice("queens.vassals", "C-V2-06", tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def vassals_to_take(game: Castle, seat: int, task: int) -> Sequence[Use | UseOne]:
    """Two different vassals for both requirements, or one alone.  [C-V2-06 C-V2-07 C-V2-08]"""
    content, me = game.content, game.players[seat]
    left, right = fitting(game, me, content.cards.left[task]), fitting(game, me, content.cards.right[task])
    pairs = [content.use[one, other] for one in squares_in(left) for other in squares_in(right) if one != other]
    return [*pairs, *content.use_one.at(left | right)]


@choice(
    "queens.set",
    "C-V2-10",
    tells=lambda game, square, *earlier: {"at": SQUARES[square], "card": game.content.cards.face_ids[game.board[square]]},
)
def sets_open(game: Castle, seat: int, square: int, *earlier: int) -> Sequence[Set]:
    """`earlier`: the space of the vassal that has its set already, and that set.  [C-V2-10 C-V2-11]"""
    return sets_that_fit(game, game.players[seat], square, *earlier)


@book.asking
def take_vassals(game: Castle, seat: int, task: int) -> Flow[Steps]:
    """The vassals come into sets, each one's being named in board order; the card is discarded, and the spaces are refilled.

    [C-V2-06 C-V2-09 C-V2-10 C-V2-11]
    """
    chosen = yield from ask(vassals_to_take(game, seat, task))
    squares = squares_in(chosen.both)
    into: list[int] = []
    for square in squares:
        earlier = (squares[0], into[0]) if into else ()
        into.append((yield from ask(sets_open(game, seat, square, *earlier))).number)
    me = game.players[seat]
    pay(me)
    spend_card(game, me, task)
    for square, number in zip(squares, into, strict=True):
        face = take(game, square)
        me.sets = joined_by(me.sets, face, number)
        tell(game, Collected, seat, SQUARES[square], game.content.cards.face_ids[face], set_name(seat, number))
    game.idle = False
    end_if_played_out(game)
    return [restock(seat, square) for square in squares]


@book.step
def restock(game: Castle, seat: int, square: int) -> Flow[Steps]:
    """The nearest corner deck fills the space at once, unturned; an empty deck is exchanged for another for good.  [C-V2-09 C-ORD-18]"""
    found = yield from replenish(game, game.players[seat])
    if found is not None:
        face, corner = found
        put(game, square, face)
        tell(game, Restocked, seat, SQUARES[square], game.content.cards.face_ids[face], board().corners[corner])
    return ()


# ------------------------------------------------------------------ end of turn and of the game
@book.step
def end_queens_turn(game: Castle, seat: int) -> Steps:
    """The offer moves; what is discarded never comes back.  The three Wizards are there again.  [C-V2-03 C-V2-13 C-V2-14 C-V2-15]"""
    if game.taken or not nothing_offered(game):
        game.idle = False
    move_offer(game, seat, draw_for_offer)
    renew_actions(game.players[seat])
    end_if_played_out(game)
    return ()


@book.step
def pass_queens_turn(game: Castle, seat: int) -> Steps:
    """The turn passes to the left.  [C-V2-16]"""
    return pass_on(game, seat, end_if_nobody_plays)


def end_if_played_out(game: Castle) -> None:
    """Deck and offer are empty, and somebody has no card left: this round and one more.  [C-V2-16]"""
    if nothing_offered(game):
        for player in game.players:
            if not player.hand:
                return last_turns(game, player.seat, "played-out")
    return None


def end_if_nobody_plays(game: Castle, seat: int) -> None:
    """So too after a full round with deck and offer empty in which nobody has used a card.  [C-V2-16]"""
    if game.idle and nothing_offered(game):
        last_turns(game, seat, "nobody-plays")
    game.idle = True


def totals(game: Castle) -> tuple[int, ...]:
    """What everybody's sets are worth.  [C-V2-21]"""
    return tuple([total(game, player) for player in game.players])


def highest_total(game: Castle) -> Outcome:
    """The highest sum wins; equal sums share.  [C-V2-21]"""
    sums = totals(game)
    winners = tuple([seat for seat, points in enumerate(sums) if points == max(sums)])
    return Outcome(winners, "sets" if len(winners) == 1 else "shared")


# ------------------------------------------------------------------ why not
def judge_take(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V2-03 C-V2-04 C-V2-12]"""
    if isinstance(option, TakeKnight):
        return [*no_knight_left(game, RULES), *no_action(game, seat, RULES)]
    return [*not_offered(game, option if isinstance(option, Take) else None, "C-V2-04"), *no_action(game, seat, RULES)]


def judge_handling(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """The geometry of King's Quest, at one action each.  [C-V2-03 C-V2-05]"""
    me, found = game.players[seat], no_action(game, seat, RULES)
    if not isinstance(option, Handling):
        return found
    here: list[Reason] = []
    if isinstance(option, Slide):
        here = not_there(game, me, option.here)
        if game.board[option.there] >= 0:
            here.append(reason("C-V2-05 C-MANIP-03", "occupied", at=SQUARES[option.there]))
    elif isinstance(option, Swap):
        here = [*not_there(game, me, option.one), *not_there(game, me, option.other)]
    elif isinstance(option, Flip):
        here = not_there(game, me, option.at)
    return [*misshapen(option, "C-V2-05"), *here, *found]


def judge_spend(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """A card that is not held, or of which neither half is met.  [C-V2-03 C-V2-06 C-V2-07]"""
    me, found = game.players[seat], no_action(game, seat, RULES)
    if not isinstance(option, Spend):
        return found if spendable(game, me) else [reason("C-V2-07", "no-card-of-use"), *found]
    task, cards = option.task, game.content.cards
    if task in me.hand and task not in spendable(game, me):
        near = [*near_misses(game, me, cards.left[task]), *near_misses(game, me, cards.right[task])]
        return [*near, reason("C-V2-07", "neither-half-met", task=cards.task_ids[task]), *found]
    return not_held(game, me, task, "C-V2-06") + found


def judge_use(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """A vassal that does not meet its half, or one named twice.  [C-V2-06 C-V2-07 C-V2-08]"""
    found: list[Reason] = []
    if isinstance(option, Use) and option.left == option.right:
        found = [reason("C-V2-07 C-TASK-02", "one-vassal-twice", at=SQUARES[option.left])]
    if asking is None or asking.choice is not vassals_to_take or asking.seat != seat:
        return found
    cards, me, task = game.content.cards, game.players[seat], asking.about[0]
    if isinstance(option, Use):
        found += unfit(game, me, cards.left[task], option.left) + unfit(game, me, cards.right[task], option.right)
    elif isinstance(option, UseOne):
        halves = [unfit(game, me, cards.left[task], option.at), unfit(game, me, cards.right[task], option.at)]
        found += [*halves[0], *halves[1]] if all(halves) else []
    return [Reason((*one.rules, "C-V2-06"), one.text, one.facts) for one in each_once(found)]


def each_once(found: Sequence[Reason]) -> list[Reason]:
    """Each reason once."""
    kept: list[Reason] = []
    for one in found:
        if one not in kept:
            kept.append(one)
    return kept


QUEST: Final = Quest(
    mode=Mode("queens-quest", "Queen's Quest", (2, 4), "C-COMP-10"),
    decks=(MACHINATION,),
    new_game=new_game,
    turn=queens_turn,
    steps=("begin", "work", "offer", "pass"),
    outcome=highest_total,
    scores=totals,
    points=total,
    spendable=spendable,
    kinds=frozenset(("take", "slide", "swap", "flip", "spend", "use", "set", "corner")),
    judges={
        "take": ("queens.action", judge_take),
        "slide": ("queens.action", judge_handling),
        "swap": ("queens.action", judge_handling),
        "flip": ("queens.action", judge_handling),
        "spend": ("queens.action", judge_spend),
        "use": ("queens.vassals", judge_use),
    },
    actions=ACTIONS,
    open_hands=True,
)
"""[C-V2-01 C-V2-22]"""
