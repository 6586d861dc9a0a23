"""Knight-Wizard cards: each joins the Knights or the Wizards when it is completed, and musters either token, chosen anew each turn.

Where it lies decides its upcharge, its support and its place in a tie.  [C-KW-01 C-KW-02 C-KW-04]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import KNIGHT, KNIGHT_WIZARD, STACK_NAMES, WIZARD
from blackstone.games.castle.events import ChoseToken
from blackstone.games.castle.scoring import HOUSEHOLD, kings_of
from blackstone.games.castle.state import CardIds, Castle, Player
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.upcharge import can_pay_stack, unpaid_stack
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


# ------------------------------------------------------------------ the stack it joins
class Stack(Act):
    """The Knights or the Wizards: where the card stays.  [C-KW-01]"""

    __slots__ = ("stack",)
    questions = ("task.stack",)
    out_of_time = "C-KW-01 C-ORD-01"

    def __init__(self, stack: int) -> None:
        super().__init__(f"stack:{STACK_NAMES[stack]}", (STACK_NAMES[stack],))
        self.stack = stack

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """The upcharge of that stack must be payable.  [C-KW-01 C-KW-02]"""
        return unpaid_stack(game, game.players[seat], self.stack)


@choice("task.stack", "C-KW-01", tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def stacks_open(game: Castle, seat: int, task: int) -> Sequence[Stack]:
    """The stacks whose upcharge can be paid.  [C-KW-01 C-KW-02]"""
    me = game.players[seat]
    return [stack for stack in game.content.stacks if can_pay_stack(game, me, stack.stack)]


def choose_stack(game: Castle, me: Player, task: int) -> Flow[int]:
    """A Knight-Wizard's owner decides; every other card has its type.  [C-KW-01]"""
    type = game.content.cards.type[task]
    if type != KNIGHT_WIZARD:
        return type
    chosen = yield from ask(stacks_open(game, me.seat, task))
    return chosen.stack


# ------------------------------------------------------------------ the token it musters
def earning(game: Castle, player: Player) -> list[tuple[int, int]]:
    """The supported Knight-Wizards with their stacks; the Household card takes a place before them, and older cards do.

    By the setting that lets the owner choose which cards wait, they come before plain ones.  [C-KW-03 C-KW-04]
    """
    found = []
    for stack in (KNIGHT, WIZARD):
        cards: CardIds = player.stacks[stack]
        if not game.settings.oldest_supported:
            cards = tuple(sorted(cards, key=lambda card: not is_knight_wizard(game, card)))
        places = max(0, kings_of(player) - HOUSEHOLD[stack])
        found += [(card, stack) for card in cards[:places] if is_knight_wizard(game, card)]
    return found


def is_knight_wizard(game: Castle, task: int) -> bool:
    """Whether a card may lie with the Knights or the Wizards."""
    return game.content.cards.type[task] == KNIGHT_WIZARD


class Token(Act):
    """The token a Knight-Wizard brings in this muster.  [C-KW-03]"""

    __slots__ = ("name",)
    questions = ("muster.token",)

    def __init__(self, name: str) -> None:
        super().__init__(f"token:{name}")
        self.name = name

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-ORD-10 C-KW-03]"""
        return [] if in_supply(game)[self.name == "wizard"] > 0 else [reason("C-ORD-10", "supply-empty", token=self.name)]


@choice("muster.token", "C-KW-03", tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def tokens_to_muster(game: Castle, seat: int, task: int) -> Sequence[Token]:
    """A Knight or a Wizard, as far as the supply has it.  [C-KW-03 C-ORD-10]"""
    left = in_supply(game)
    return [token for token, there in zip(game.content.tokens, left, strict=True) if there > 0]


@book.asking
def muster_knight_wizard(game: Castle, seat: int, task: int) -> Flow[Steps]:
    """One token of the owner's choice, whatever its stack; none if the supply is empty.  [C-KW-03]"""
    me = game.players[seat]
    if any(left > 0 for left in in_supply(game)):
        chosen = yield from ask(tokens_to_muster(game, seat, task))
        if chosen.name == "knight":
            me.knights += 1
        else:
            me.wizards += 1
        tell(game, ChoseToken, seat, game.content.cards.task_ids[task], chosen.name)
    return ()
