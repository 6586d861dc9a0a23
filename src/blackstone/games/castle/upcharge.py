"""The upcharge: every completed task of a type makes the next one of that type dearer by one retained vassal.

Household cards do not count, the card being completed is not yet due, types are charged separately, and all four types are.
[C-UPCH-01 C-UPCH-04 C-UPCH-05 C-UPCH-10]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.content import ANY, KING, PLOY, STACK_NAMES, faction_of, role_of
from blackstone.games.castle.events import Paid
from blackstone.games.castle.scoring import unsupported
from blackstone.games.castle.state import CardIds, Castle, Player, squares_in, without
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason


class Pay(Act):
    """A retained vassal for one symbol: its frozen face must show both the faction and the role.  [C-UPCH-06 C-RETAIN-04]"""

    __slots__ = ("face",)
    questions = ("upcharge.vassal",)

    def __init__(self, face: int, name: str) -> None:
        super().__init__(f"pay:{name}", (name[:-1],))
        self.face = face

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-RETAIN-04 C-RETAIN-09 C-UPCH-06 C-UPCH-07]"""
        cards, me = game.content.cards, game.players[seat]
        name = cards.face_ids[self.face]
        found = []
        symbol, chosen = asking.about if asking is not None and asking.choice is payers else (None, ())
        if self.face not in me.retained:
            if self.face ^ 1 in me.retained:
                found.append(reason("C-RETAIN-04 C-UPCH-06", "retained-other-side", card=name))
            elif any(self.face in other.retained for other in game.players):
                found.append(reason("C-RETAIN-09", "retained-by-another", card=name))
            elif self.face in game.board:
                found.append(reason("C-UPCH-07", "on-the-board", card=name))
            else:
                found.append(reason("C-UPCH-06", "not-retained", card=name))
        elif self.face in chosen:
            found.append(reason("C-UPCH-08", "pays-already", card=name))
        if symbol is not None and cards.symbol[self.face] != symbol:
            found.append(reason("C-UPCH-06", "wrong-symbol", card=name, symbol=cards.symbol_names[symbol]))
        return found


def due_for(me: Player, stack: int) -> CardIds:
    """The cards that charge the next of this type, supported or not, oldest first.  [C-UPCH-01 C-UPCH-02 C-UPCH-11]"""
    return me.stacks[stack]


def can_pay_upcharge(game: Castle, me: Player, task: int) -> bool:
    """One retained vassal for every symbol, each paying one.  [C-UPCH-02 C-UPCH-03 C-UPCH-08]"""
    cards = game.content.cards
    due = due_for(me, cards.stack[task])
    return not due or (len(due) <= len(me.retained) and not missing_symbols(game, me, due))


def missing_symbols(game: Castle, me: Player, due: CardIds) -> list[int]:
    """The symbols that no retained vassal is left to pay.  [C-UPCH-03 C-UPCH-06 C-UPCH-08]"""
    cards = game.content.cards
    held = [cards.symbol[face] for face in me.retained]
    missing = []
    for card in due:
        symbol = cards.corner[card]
        if symbol in held:
            held.remove(symbol)
        else:
            missing.append(symbol)
    return missing


@choice("upcharge.vassal", "C-UPCH-02", tells=lambda game, symbol, chosen: {"symbol": game.content.cards.symbol_names[symbol]})
def payers(game: Castle, seat: int, symbol: int, chosen: CardIds) -> Sequence[Pay]:
    """The retained vassals that show the symbol and do not pay for another.  [C-UPCH-06 C-UPCH-08]"""
    content = game.content
    return [content.pay[face] for face in game.players[seat].retained if content.cards.symbol[face] == symbol and face not in chosen]


def choose_payment(game: Castle, me: Player, task: int) -> Flow[CardIds]:
    """Which retained vassals will pay, oldest symbol first; nothing is paid yet.  [C-UPCH-02 C-UPCH-03]"""
    cards = game.content.cards
    chosen: CardIds = ()
    for card in due_for(me, cards.stack[task]):
        paid = yield from ask(payers(game, me.seat, cards.corner[card], chosen))
        chosen += (paid.face,)
    return chosen


def pay_upcharge(game: Castle, me: Player, faces: CardIds) -> None:
    """Paid vassals go to the discard pile.  [C-UPCH-09]"""
    cards = game.content.cards
    for face in faces:
        me.retained = without(me.retained, face)
        game.vassals_out += (face,)
        tell(game, Paid, me.seat, cards.face_ids[face], cards.face_names[face])


def unpaid(game: Castle, me: Player, task: int) -> list[Reason]:
    """Why the upcharge of a task cannot be paid.  [C-UPCH-02 C-UPCH-03 C-UPCH-05 C-UPCH-06 C-UPCH-07 C-UPCH-08 C-UPCH-11]"""
    cards = game.content.cards
    stack = cards.stack[task]
    due = due_for(me, stack)
    missing = missing_symbols(game, me, due)
    if not missing:
        return []
    rules = ["C-UPCH-02"] + ["C-UPCH-03"] * (len(due) > 1) + ["C-UPCH-05"] * (stack in (KING, PLOY))
    rules += ["C-UPCH-11"] * bool(unsupported(game, me, stack))
    held = [cards.symbol[face] for face in me.retained]
    found = []
    for symbol in dict.fromkeys(missing):
        name = cards.symbol_names[symbol]
        if symbol in held:
            found.append(reason("C-UPCH-08", "one-card-per-symbol", symbol=name))
        if any((faction_of(other) == faction_of(symbol)) != (role_of(other) == role_of(symbol)) for other in held):
            found.append(reason("C-UPCH-06", "only-one-part", symbol=name))
        if any(cards.symbol[face ^ 1] == symbol for face in me.retained):
            found.append(reason("C-RETAIN-04", "frozen-other-face", symbol=name))
        if any(cards.symbol[game.board[square]] == symbol for square in squares_in(game.where[ANY])):
            found.append(reason("C-UPCH-07", "retain-it-first", symbol=name))
        if any(cards.symbol[face] == symbol for other in game.players if other is not me for face in other.retained):
            found.append(reason("C-RETAIN-09", "others-cannot-pay", symbol=name))
        found.append(reason(" ".join(rules), "upcharge-due", symbol=name, type=STACK_NAMES[stack]))
    return found
