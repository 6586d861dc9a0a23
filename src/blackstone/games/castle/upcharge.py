"""The upcharge: every completed task of a type makes the next one of that type dearer by one retained vassal.

Household cards do not count, the card being completed is not yet due, types are charged separately, and all four types are.
[C-UPCH-01 C-UPCH-04 C-UPCH-05 C-UPCH-10]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from blackstone.games.castle.acts import Act, can_use, has, not_granted, reason, use_ability
from blackstone.games.castle.content import KING, KNIGHT, KNIGHT_WIZARD, NO_SYMBOL, PLOY, STACK_NAMES, WIZARD, faction_of, role_of
from blackstone.games.castle.events import Paid, Waived
from blackstone.games.castle.scoring import unsupported
from blackstone.games.castle.state import NONE, CardIds, Castle, Player, without
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason

REBATE: Final = "upcharge-rebate"


class Pay(Act):
    """A retained vassal for one symbol: its frozen face must show both the faction and the role.  [C-UPCH-06 C-RETAIN-04 C-WILD-02]"""

    __slots__ = ("face",)
    questions = ("upcharge.vassal",)

    def __init__(self, face: int, name: str) -> None:
        super().__init__(f"pay:{name}", (name[:-1],))
        self.face = face

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-RETAIN-04 C-RETAIN-09 C-UPCH-03 C-UPCH-06 C-UPCH-07 C-ASAB-02]"""
        cards, me = game.content.cards, game.players[seat]
        name = cards.face_ids[self.face]
        found = []
        symbol, chosen, rest = asking.about if asking is not None and asking.choice is payers else (None, (), ())
        if self.face not in me.retained:
            if self.face >= 2 * cards.special:
                found.append(reason("C-ASAB-02", "special-pays-nothing", card=name))
            elif self.face ^ 1 in me.retained:
                found.append(reason("C-RETAIN-04 C-UPCH-06", "retained-other-side", card=name))
            elif any(self.face in other.retained for other in game.players):
                found.append(reason("C-RETAIN-09", "retained-by-another", card=name))
            elif self.face in game.board:
                found.append(reason("C-UPCH-07", "on-the-board", card=name))
            else:
                found.append(reason("C-UPCH-06", "not-retained", card=name))
        elif self.face in chosen:
            found.append(reason("C-UPCH-08", "pays-already", card=name))
        if symbol is not None and not pays(game, self.face, symbol):
            found.append(reason("C-UPCH-06", "wrong-symbol", card=name, symbol=cards.symbol_names[symbol]))
        elif symbol is not None and not found and not leaves_enough(game, me, (*chosen, self.face), rest):
            found.append(reason("C-UPCH-03", "needed-for-another", card=name))
        return found


class Waive(Act):
    """One symbol of an upcharge that is not paid, by a family's ability.  [C-BONUS-03]"""

    __slots__ = ("symbol",)
    questions = ("upcharge.vassal",)

    def __init__(self, symbol: int, name: str) -> None:
        super().__init__(f"waive:{name}", (name,))
        self.symbol = symbol

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-BONUS-03 C-UPCH-03]"""
        me = game.players[seat]
        if not has(game, me, REBATE):
            return not_granted(game, me, "waive", (REBATE,)) or [reason("C-BONUS-03", "no-families")]
        symbol, chosen, rest = asking.about if asking is not None and asking.choice is payers else (None, (), ())
        found = [] if can_use(game, me, REBATE) and NONE not in chosen else [reason("C-BONUS-03", "once-a-turn", ability=REBATE)]
        if symbol is not None and self.symbol != symbol:
            found.append(reason("C-UPCH-06", "another-symbol-is-due", symbol=game.content.cards.symbol_names[symbol]))
        elif symbol is not None and not found and not leaves_enough(game, me, (*chosen, NONE), rest):
            found.append(reason("C-UPCH-03", "waiver-needed-for-another", symbol=game.content.cards.symbol_names[self.symbol]))
        return found


# ------------------------------------------------------------------ what is due, and whether it can be paid
def due_for(me: Player, stack: int) -> CardIds:
    """The cards that charge the next of this type, supported or not, oldest first.  [C-UPCH-01 C-UPCH-02 C-UPCH-11 C-KW-02]"""
    return me.stacks[stack]


def can_pay_upcharge(game: Castle, me: Player, task: int) -> bool:
    """One retained vassal for every symbol, each paying one; a Knight-Wizard may join the stack that can be paid.

    [C-UPCH-02 C-UPCH-03 C-UPCH-08 C-KW-01]
    """
    type = game.content.cards.type[task]
    if type == KNIGHT_WIZARD:
        return can_pay_stack(game, me, KNIGHT) or can_pay_stack(game, me, WIZARD)
    due = me.stacks[type]
    if not due or me.family != NONE:
        return not due or can_pay_stack(game, me, type)
    if len(due) > len(me.retained):
        return False
    cards = game.content.cards
    corner, held = cards.corner, [cards.symbol[face] for face in me.retained]
    for card in due:  # `missing_symbols`, cut short: this runs for every list of actions
        if corner[card] not in held:
            return NO_SYMBOL in held and not missing_symbols(game, me, due)
        held.remove(corner[card])
    return True


def can_pay_stack(game: Castle, me: Player, stack: int) -> bool:
    """Whether a card may join this stack.  [C-UPCH-02 C-UPCH-03 C-BONUS-03]"""
    due = due_for(me, stack)
    if not due:
        return True
    waivers = waivers_of(game, me)
    return len(due) <= len(me.retained) + waivers and len(missing_symbols(game, me, due)) <= waivers


def waivers_of(game: Castle, me: Player) -> int:
    """One symbol in each turn, by a family's ability.  [C-BONUS-03]"""
    return int(me.family != NONE and can_use(game, me, REBATE))


def pays(game: Castle, face: int, symbol: int) -> bool:
    """Whether a face shows both parts of a symbol; the wild part of a Wild Vassal shows everything.  [C-UPCH-06 C-WILD-02]"""
    cards = game.content.cards
    if face not in cards.wild_faces:
        return cards.symbol[face] == symbol
    rows = cards.rows[game.settings.full_wilds][face]
    return faction_of(symbol) in rows and role_of(symbol) in rows


def missing_symbols(game: Castle, me: Player, due: CardIds) -> list[int]:
    """The symbols that no retained vassal is left to pay.  [C-UPCH-03 C-UPCH-06 C-UPCH-08]"""
    cards = game.content.cards
    return uncovered(game, me.retained, [cards.corner[card] for card in due])


def uncovered(game: Castle, faces: CardIds, symbols: Sequence[int]) -> list[int]:
    """The symbols left when each face pays for one: the plain ones first, which can pay for nothing else.  [C-UPCH-08 C-WILD-02]"""
    cards = game.content.cards
    held = [cards.symbol[face] for face in faces]
    missing = []
    for symbol in symbols:
        if symbol in held:
            held.remove(symbol)
        else:
            missing.append(symbol)
    if missing and NO_SYMBOL in held:
        return left_by_wilds(game, missing, [face for face in faces if face in cards.wild_faces])
    return missing


def left_by_wilds(game: Castle, symbols: list[int], wilds: list[int]) -> list[int]:
    """The fewest symbols that so many wild faces leave.  [C-WILD-02]"""
    if not symbols or not wilds:
        return symbols
    best = [symbols[0], *left_by_wilds(game, symbols[1:], wilds)]
    for at, face in enumerate(wilds):
        if pays(game, face, symbols[0]):
            best = min(best, left_by_wilds(game, symbols[1:], wilds[:at] + wilds[at + 1 :]), key=len)
    return best


def leaves_enough(game: Castle, me: Player, chosen: CardIds, rest: Sequence[int]) -> bool:
    """Whether the other symbols can still be paid after these; NONE stands for a symbol waived.  [C-UPCH-03]"""
    if not rest:
        return True
    left = tuple([face for face in me.retained if face not in chosen])
    return len(uncovered(game, left, rest)) <= waivers_of(game, me) - chosen.count(NONE)


# ------------------------------------------------------------------ paying
@choice("upcharge.vassal", "C-UPCH-02", tells=lambda game, symbol, chosen, rest: {"symbol": game.content.cards.symbol_names[symbol]})
def payers(game: Castle, seat: int, symbol: int, chosen: CardIds, rest: CardIds) -> Sequence[Pay | Waive]:
    """The retained vassals that show the symbol and are not needed for another; or to waive it.

    [C-UPCH-03 C-UPCH-06 C-UPCH-08 C-BONUS-03]
    """
    content, me = game.content, game.players[seat]
    found: list[Pay | Waive] = [
        content.pay[face] for face in me.retained
        if pays(game, face, symbol) and face not in chosen and leaves_enough(game, me, (*chosen, face), rest)
    ]  # fmt: skip
    if NONE not in chosen and waivers_of(game, me) and leaves_enough(game, me, (*chosen, NONE), rest):
        found.append(content.waive[symbol])
    return found


def choose_payment(game: Castle, me: Player, stack: int) -> Flow[CardIds]:
    """Which retained vassals will pay, oldest symbol first, NONE for one that is waived; nothing is paid yet.  [C-UPCH-02 C-UPCH-03]"""
    symbols = tuple([game.content.cards.corner[card] for card in due_for(me, stack)])
    chosen: CardIds = ()
    for at, symbol in enumerate(symbols):
        paid = yield from ask(payers(game, me.seat, symbol, chosen, symbols[at + 1 :]))
        chosen += (paid.face if isinstance(paid, Pay) else NONE,)
    return chosen


def pay_upcharge(game: Castle, me: Player, stack: int, faces: CardIds) -> None:
    """Paid vassals go to the discard pile.  [C-UPCH-09 C-BONUS-03]"""
    cards = game.content.cards
    for card, face in zip(due_for(me, stack), faces, strict=True):
        if face == NONE:
            use_ability(game, me, (REBATE,))
            tell(game, Waived, me.seat, cards.symbol_names[cards.corner[card]])
            continue
        me.retained = without(me.retained, face)
        game.vassals_out += (face,)
        tell(game, Paid, me.seat, cards.face_ids[face], cards.symbol_names[cards.corner[card]])


# ------------------------------------------------------------------ why not
def unpaid(game: Castle, me: Player, task: int) -> list[Reason]:
    """Why the upcharge of a task cannot be paid."""
    type = game.content.cards.type[task]
    if can_pay_upcharge(game, me, task):
        return []
    if type == KNIGHT_WIZARD:
        return unpaid_stack(game, me, KNIGHT) + unpaid_stack(game, me, WIZARD)
    return unpaid_stack(game, me, type)


def unpaid_stack(game: Castle, me: Player, stack: int) -> list[Reason]:
    """Why no card may join a stack.  [C-UPCH-02 C-UPCH-03 C-UPCH-05 C-UPCH-06 C-UPCH-07 C-UPCH-08 C-UPCH-11 C-BONUS-03]"""
    cards = game.content.cards
    if can_pay_stack(game, me, stack):
        return []
    due = due_for(me, stack)
    missing = missing_symbols(game, me, due)
    rules = ["C-UPCH-02"] + ["C-UPCH-03"] * (len(due) > 1) + ["C-UPCH-05"] * (stack in (KING, PLOY))
    rules += ["C-UPCH-11"] * bool(unsupported(game, me, stack)) + ["C-BONUS-03"] * has(game, me, REBATE)
    rows = [cards.rows[game.settings.full_wilds][face] for face in me.retained]
    found = []
    for symbol in dict.fromkeys(missing):
        name = cards.symbol_names[symbol]
        if any(pays(game, face, symbol) for face in me.retained):
            found.append(reason("C-UPCH-08", "one-card-per-symbol", symbol=name))
        if any((faction_of(symbol) in shown) != (role_of(symbol) in shown) for shown in rows):
            found.append(reason("C-UPCH-06", "only-one-part", symbol=name))
        if any(pays(game, face ^ 1, symbol) for face in me.retained):
            found.append(reason("C-RETAIN-04", "frozen-other-face", symbol=name))
        if game.where[faction_of(symbol)] & game.where[role_of(symbol)]:
            found.append(reason("C-UPCH-07", "retain-it-first", symbol=name))
        if any(pays(game, face, symbol) for other in game.players if other is not me for face in other.retained):
            found.append(reason("C-RETAIN-09", "others-cannot-pay", symbol=name))
        found.append(reason(" ".join(rules), "upcharge-due", symbol=name, type=STACK_NAMES[stack]))
    return found
