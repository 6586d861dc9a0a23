"""The Wizard's Quest, Variant 3: two to four players lay the vassals dealt to them onto the board; the fewest left in hand wins.

Of the base game there are the board, its vassals and the Machination cards: no Household cards, Kings, limits, upcharge, families or
intrigue.  Dealt vassals are secret; whatever came from the open table stays open.  [C-V3-22 C-COMP-10 C-COMP-11]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from blackstone.games.castle.acts import Act, Handling, not_there, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, MACHINATION, SQUARES
from blackstone.games.castle.events import Exchanged, Slid, Swapped
from blackstone.games.castle.manipulate import Flip, Slide, Swap, slides
from blackstone.games.castle.offer import (
    Spend,
    Take,
    deal_offer,
    draw_or_renew,
    move_offer,
    not_held,
    not_offered,
    take_card,
    takes,
)
from blackstone.games.castle.order_of_events import turn
from blackstone.games.castle.placing import held, leave_hand, place_vassals, served_at, spendable
from blackstone.games.castle.quest import Quest
from blackstone.games.castle.setup import bare_table, name_first_player, shuffle_decks, vassals_in_play
from blackstone.games.castle.stacks import lift, set_down, stacked, takes_in
from blackstone.games.castle.state import Castle, Player, from_seat
from blackstone.games.castle.supply import in_supply
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
from blackstone.kernel.dice import shuffled_faces
from blackstone.kernel.events import tell
from blackstone.kernel.game import Mode, NewGame, Outcome
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Frame, Scene, Steps

RULES: Final = Rules(actions="C-V3-04", knights="C-V3-04")
VASSALS_DEALT: Final = {2: 25, 3: 20, 4: 15}
"""To each player, by their number.  [C-V3-01]"""
VASSALS_OFFERED: Final = 5
CARDS_A_TURN: Final = 2
IDLE_ROUNDS: Final = 3


# ------------------------------------------------------------------ set-up
def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """The board is empty; vassals are dealt to the players, five more are offered, and so are five Machination cards.

    The vassals left over are a reserve that nobody draws from.  [C-V3-01 C-V3-02 C-V3-03 C-V3-04]
    """
    game = bare_table(content, wish, scene)
    for player in game.players:
        player.knights, player.wizards = 0, ACTIONS
    faces = [face & ~1 for face in shuffled_faces(game, vassals_in_play(game), "vassals")]
    shuffle_decks(game)
    name_first_player(game, wish)
    each = VASSALS_DEALT[wish.seats]
    for seat in from_seat(game, game.first):
        game.players[seat].vassals, faces = tuple(sorted(faces[:each])), faces[each:]
    game.vassal_offer, game.reserve = tuple(faces[:VASSALS_OFFERED]), tuple(reversed(faces[VASSALS_OFFERED:]))
    deal_offer(game)
    game.agenda = (turn(game.first),)
    return game


# ------------------------------------------------------------------ a turn
@cache
def wizards_turn(seat: int) -> tuple[Frame, ...]:
    """Three actions, then the offer is moved.  [C-V3-04 C-V3-16]"""
    return (begin_three_actions(seat), wizards_work(seat), end_wizards_turn(seat), pass_wizards_turn(seat))


@book.procedure
def wizards_work(game: Castle, seat: int) -> Steps:
    """One action after the other, while there are any left.  [C-V3-04]"""
    return (wizards_action(seat),) if actions_left(game.players[seat]) > 0 else ()


@choice("wizards.action", "C-V3-04", may=True, secret=True)
def wizards_actions(game: Castle, seat: int) -> Sequence[Option]:
    """To pass, and whatever an action pays; nothing but to pass for a player who begins a turn without vassals.

    [C-V3-04 C-V3-18]
    """
    me = game.players[seat]
    return [PASS] if played_out(me) else [PASS, *possible(game, me)]


def possible(game: Castle, me: Player) -> list[Option]:
    """Everything the rules allow, the actions being there.  [C-V3-05 C-V3-06 C-V3-10 C-V3-11 C-V3-12 C-V3-13 C-V3-14 C-V3-15]"""
    content, standing = game.content, game.where[ANY]
    single = standing & ~stacked(game)
    options: list[Option] = []
    if game.taken < CARDS_A_TURN and actions_left(me) >= price_of_card(game):
        options += takes(game)
    if in_supply(game)[0] > 0:
        options.append(content.take_knight)
    options += [content.spend[task] for task in spendable(game, me)]
    slides(content, options, ground_of(standing))
    slides_onto_its_like(game, options, single)
    content.swaps_across.extend(options, standing & standing >> 1)
    content.swaps_down.extend(options, standing & standing >> 5)
    content.flips.extend(options, single)
    if held(me):
        options += [content.exchange[face >> 1] for face in game.vassal_offer]
    return options


def slides_onto_its_like(game: Castle, options: list[Option], single: int) -> None:
    """A single vassal onto one, or a stack, of its faction and role beside it.  [C-V3-12]"""
    content, where = game.content, game.where
    for faction in where[:4]:
        for role in where[4:8]:
            like = faction & role
            if like & (like - 1):
                content.slides_right.extend(options, like & single & like >> 1)
                content.slides_left.extend(options, like & single & like << 1)
                content.slides_down.extend(options, like & single & like >> 5)
                content.slides_up.extend(options, like & single & like << 5)


def price_of_card(game: Castle) -> int:
    """One action for the first card taken in a turn, two for the second; there is no third.  [C-V3-05]"""
    return 1 + game.taken


@book.answering(wizards_actions)
def wizards_action(game: Castle, seat: int, action: Option) -> Steps:
    """An action of any kind, as often as one likes; only cards are taken twice a turn at most.  [C-V3-04 C-V3-05 C-V3-18]"""
    me = game.players[seat]
    if action is PASS:
        pass_whole_turn(game, me)
        return ()
    if isinstance(action, Spend):
        return (place_vassals(seat, action.task), wizards_work(seat))
    if isinstance(action, Exchange):
        return (exchange_vassal(seat, action.card), wizards_work(seat))
    if isinstance(action, Take):
        pay(me, price_of_card(game))
        take_card(game, me, action.task)
    elif isinstance(action, Handling):
        pay(me)
        handle(game, me, action)
    else:
        pay(me)
        take_knight(game, me)
    return (wizards_work(seat),)


def handle(game: Castle, me: Player, action: Handling) -> None:
    """Slides and swaps move whole stacks; only a single vassal is ever flipped.  [C-V3-11 C-V3-12 C-V3-13 C-V3-14]"""
    if isinstance(action, Slide):
        cards = lift(game, action.here)
        set_down(game, action.there, cards)
        tell(game, Slid, me.seat, SQUARES[action.here], SQUARES[action.there], game.content.cards.face_ids[cards[-1]])
    elif isinstance(action, Swap):
        one, other = lift(game, action.one), lift(game, action.other)
        set_down(game, action.one, other)
        set_down(game, action.other, one)
        tell(game, Swapped, me.seat, SQUARES[action.one], SQUARES[action.other])
    else:
        action.perform(game, me)


# ------------------------------------------------------------------ exchanging with the vassal offer
class Exchange(Act):
    """The vassal of the offer that one wants.  [C-V3-15]"""

    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"exchange:{name}", (name,))
        self.card = card


class Give(Act):
    """The vassal in hand that one gives for it.  [C-V3-15]"""

    __slots__ = ("card",)
    questions = ("wizards.give",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"give:{name}", (name,))
        self.card = card

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-V3-15]"""
        name = game.content.cards.vassal_ids[self.card]
        return [] if 2 * self.card in held(game.players[seat]) else [reason("C-V3-15", "vassal-not-held", card=name)]


@choice("wizards.give", "C-V3-15", tells=lambda game, card: {"card": game.content.cards.vassal_ids[card]})
def vassals_to_give(game: Castle, seat: int, card: int) -> Sequence[Give]:
    """Any vassal in hand.  [C-V3-15]"""
    return [game.content.give[face >> 1] for face in held(game.players[seat])]


@book.answering(vassals_to_give)
def exchange_vassal(game: Castle, seat: int, card: int, given: Give) -> Steps:
    """The two change places; both are open from then on, the one in hand while it stays there.  [C-V3-15 C-V3-22]"""
    me, names = game.players[seat], game.content.cards.vassal_ids
    pay(me)
    leave_hand(me, 2 * given.card)
    me.open_vassals += (2 * card,)
    game.vassal_offer = tuple([2 * given.card if face == 2 * card else face for face in game.vassal_offer])
    tell(game, Exchanged, seat, names[given.card], names[card])
    return ()


# ------------------------------------------------------------------ end of turn and of the game
@book.step
def end_wizards_turn(game: Castle, seat: int) -> Steps:
    """The offer moves, out of the renewed deck if need be; the three Wizards are there again.  [C-V3-16 C-V3-17]"""
    me = game.players[seat]
    if not at_the_start(me):
        game.passes = 0
    move_offer(game, seat, draw_or_renew)
    renew_actions(me)
    return ()


@book.step
def pass_wizards_turn(game: Castle, seat: int) -> Steps:
    """The turn passes to the left.  [C-V3-18 C-V3-21]"""
    return pass_on(game, seat, count_idle_rounds)


def at_the_start(me: Player) -> bool:
    """Whether nothing was done yet in the turn: Wizards are used first."""
    return me.wizards == ACTIONS


def played_out(me: Player) -> bool:
    """Whether a player begins a turn with no vassal left.  [C-V3-18]"""
    return at_the_start(me) and not held(me)


def pass_whole_turn(game: Castle, me: Player) -> None:
    """A turn without any action.  Whoever had to pass triggers the end; so do all players passing one after another.  [C-V3-18 C-V3-21]"""
    if not at_the_start(me):
        return
    if played_out(me) or not possible(game, me):
        last_turns(game, me.seat, "must-pass")
    game.passes += 1
    if game.settings.standstill and game.passes >= len(game.players):
        last_turns(game, me.seat, "all-passed")


def count_idle_rounds(game: Castle, seat: int) -> None:
    """Three full rounds in which nobody has laid a vassal: the end is triggered.  An exchange makes no hand smaller.  [C-V3-21]"""
    game.idle_rounds = game.idle_rounds + 1 if game.idle else 0
    game.idle = True
    if game.settings.standstill and game.idle_rounds >= IDLE_ROUNDS:
        last_turns(game, seat, "standstill")


def got_rid_of(game: Castle, me: Player) -> int:
    """How many fewer vassals than were dealt are in hand."""
    return VASSALS_DEALT[len(game.players)] - len(held(me))


def got_rid_of_by_all(game: Castle) -> tuple[int, ...]:
    """How far everybody has come.  [C-V3-19]"""
    return tuple([got_rid_of(game, player) for player in game.players])


def fewest_vassals(game: Castle) -> Outcome:
    """Machination cards do not count; if equal, more Knight tokens win, for everybody has three Wizards.  [C-V3-19 C-V3-20]"""
    fewest = min([len(held(player)) for player in game.players])
    first = [player for player in game.players if len(held(player)) == fewest]
    if len(first) == 1:
        return Outcome((first[0].seat,), "vassals")
    most = max([player.knights for player in first])
    winners = tuple([player.seat for player in first if player.knights == most])
    return Outcome(winners, "tokens" if len(winners) == 1 else "shared")


# ------------------------------------------------------------------ why not
def idle_hands(game: Castle, seat: int) -> list[Reason]:
    """No action left, or nothing to do but pass.  [C-V3-04 C-V3-18]"""
    found = no_action(game, seat, RULES)
    return found or ([reason("C-V3-18", "must-pass")] if played_out(game.players[seat]) else [])


def judge_take(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V3-04 C-V3-05]"""
    found = idle_hands(game, seat)
    if isinstance(option, TakeKnight):
        return no_knight_left(game, RULES) + found
    if not found and game.taken >= CARDS_A_TURN:
        found = [reason("C-V3-05", "two-cards-a-turn")]
    elif not found and actions_left(game.players[seat]) < price_of_card(game):
        found = [reason("C-V3-05", "second-card-costs-two")]
    return not_offered(game, option if isinstance(option, Take) else None, "C-V3-05") + found


def judge_slide(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """Onto an empty space or, single, onto its like.  [C-V3-11 C-V3-12]"""
    found = idle_hands(game, seat)
    if not isinstance(option, Slide):
        return found
    here = not_there(game, game.players[seat], option.here)
    if game.board[option.there] >= 0 and not here:
        if not takes_in(game, option.there, game.board[option.here]):
            here.append(reason("C-V3-12 C-MANIP-03", "not-its-like", here=SQUARES[option.here], at=SQUARES[option.there]))
        if option.here in game.beneath:
            here.append(reason("C-V3-12", "stack-slides-onto-nothing", at=SQUARES[option.here]))
    return [*misshapen(option, "C-V3-04"), *here, *found]


def judge_swap(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V3-13]"""
    found = idle_hands(game, seat)
    if not isinstance(option, Swap):
        return found
    me = game.players[seat]
    return [*misshapen(option, "C-V3-04"), *not_there(game, me, option.one), *not_there(game, me, option.other), *found]


def judge_flip(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V3-14]"""
    found = idle_hands(game, seat)
    if not isinstance(option, Flip):
        return found
    stack = [reason("C-V3-14", "stack-never-flips", at=SQUARES[option.at])] if option.at in game.beneath else []
    return [*misshapen(option, "C-V3-04"), *stack, *not_there(game, game.players[seat], option.at), *found]


def judge_spend(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V3-06 C-V3-10]"""
    me, found = game.players[seat], idle_hands(game, seat)
    if not isinstance(option, Spend):
        return found if spendable(game, me) else [reason("C-V3-10", "no-card-of-use"), *found]
    if option.task in me.hand and option.task not in spendable(game, me):
        return [reason("C-V3-10", "nothing-to-lay", task=game.content.cards.task_ids[option.task]), *found]
    return not_held(game, me, option.task, "C-V3-06") + found


def judge_exchange(game: Castle, seat: int, option: Option | None, asking: Asking[Any] | None) -> list[Reason]:
    """[C-V3-15]"""
    found = idle_hands(game, seat)
    if not held(game.players[seat]):
        found = [reason("C-V3-15", "no-vassal-held"), *found]
    if isinstance(option, Exchange) and 2 * option.card not in game.vassal_offer:
        found = [reason("C-V3-15", "not-in-vassal-offer", card=game.content.cards.vassal_ids[option.card]), *found]
    return found


QUEST: Final = Quest(
    mode=Mode("wizards-quest", "Wizard's Quest", (2, 4), "C-COMP-10"),
    decks=(MACHINATION,),
    new_game=new_game,
    turn=wizards_turn,
    steps=("begin", "work", "offer", "pass"),
    outcome=fewest_vassals,
    scores=got_rid_of_by_all,
    points=got_rid_of,
    spendable=spendable,
    served_at=served_at,
    kinds=frozenset(("take", "slide", "swap", "flip", "spend", "put", "exchange", "give")),
    judges={
        "take": ("wizards.action", judge_take),
        "slide": ("wizards.action", judge_slide),
        "swap": ("wizards.action", judge_swap),
        "flip": ("wizards.action", judge_flip),
        "spend": ("wizards.action", judge_spend),
        "exchange": ("wizards.action", judge_exchange),
    },
    corner_decks=0,
    opening=(),
    actions=ACTIONS,
    open_hands=True,
)
"""[C-V3-02 C-V3-22]"""
