"""Taking task cards: the top card of a deck one names, for one Wizard token or two Knight tokens.

As many as one can pay, in any step 3, also beyond the hand limit, and a card may be completed at once.  Hands are secret.
[C-DRAW-04 C-DRAW-05 C-DRAW-06 C-DRAW-08]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from blackstone.games.castle.acts import Act, Action, Handling, can_use, has, no_token, reason, unusual
from blackstone.games.castle.book import book
from blackstone.games.castle.content import DECK_NAMES, DECKS, GUILD, MACHINATION, POWER
from blackstone.games.castle.events import Discarded, Drew, Renewed
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import Castle, Player, without
from blackstone.kernel.dice import reveal, shuffled
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

DrawTable = Mapping[tuple[bool, ...], Sequence[Sequence[tuple[Action, ...]]]]
PRICES: Final = {"": (0, 1), "knights": (2, 0), "knight": (1, 0), "two": (0, 1), "knights:two": (2, 0)}
"""What stands behind the deck in a key, and the tokens it costs."""
GRANTS: Final = {"knight": ("knight-draw",), "two": ("wizard-pick-of-two", "pick-of-two"), "knights:two": ("pick-of-two",)}
"""The abilities that allow it."""


class Draw(Handling):
    """One Wizard token, or two Knight tokens, never one of each.  [C-DRAW-01 C-DRAW-02 C-DRAW-03]

    By a family's ability one Knight token, or the better of two cards.  [C-BONUS-02 C-BONUS-10 C-BONUS-11]
    """

    __slots__ = ("deck", "way")

    def __init__(self, deck: int, way: str = "") -> None:
        super().__init__(f"draw:{DECK_NAMES[deck]}" + f":{way}" * bool(way), (DECK_NAMES[deck],), PRICES[way])
        self.deck, self.way, self.grants = deck, way, GRANTS.get(way, ())

    def perform(self, game: Castle, me: Player) -> Steps:
        first = draw(game, me, self.deck)
        if self.way.endswith("two") and can_give(game, self.deck):
            return (keep_one(me.seat, first, draw(game, me, self.deck)),)
        return ()

    def oddities(self) -> list[Reason]:
        """[C-DRAW-01 C-DRAW-02]"""
        if self.way == "knight":
            return [reason("C-DRAW-02", "two-knights")]
        return [reason("C-DRAW-01", "one-card")] if self.grants else []

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-COMP-11 C-DRAW-02 C-DRAW-03 C-DRAW-07]"""
        me = game.players[seat]
        found = unusual(game, me, self)
        if self.knights == 2 and me.knights < 2:
            found.append(reason("C-DRAW-02", "two-knights"))
            if me.knights and me.wizards:
                found.append(reason("C-DRAW-03", "no-mixing"))
        if self.deck not in quest_of(game).decks:
            found.append(reason("C-COMP-11", "deck-not-in-mode", deck=DECK_NAMES[self.deck]))
        elif not can_give(game, self.deck):
            found.append(reason("C-DRAW-07", "deck-empty", deck=DECK_NAMES[self.deck]))
        return found + no_token(me, self.knights, self.wizards)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        me = game.players[seat]
        if me.wizards or me.knights > 1 or (me.knights and has(game, me, "knight-draw")):
            return []
        return [reason("C-DRAW-02", "two-knights"), *no_token(me, wizards=1)]


def draw_table(draws: Mapping[tuple[int, str], Draw]) -> DrawTable:
    """The draws that are open: by the decks that can give a card, then without and with a Wizard, then without and with two Knights."""
    return {
        gives: [
            [
                tuple(draws[deck, token] for deck in DECKS if gives[deck] for token, paid in (("", wizard), ("knights", knights)) if paid)
                for knights in (False, True)
            ]
            for wizard in (False, True)
        ]
        for gives in product((False, True), repeat=3)
    }


def draws(game: Castle, me: Player) -> tuple[Action, ...]:
    """Every deck that can give a card, by every price one can pay."""
    decks, out = game.decks, game.discards
    gives = (bool(decks[GUILD] or out[GUILD]), bool(decks[POWER] or out[POWER]), bool(decks[MACHINATION] or out[MACHINATION]))
    return game.content.draws[gives][me.wizards > 0][me.knights > 1]


def family_draws(game: Castle, me: Player) -> list[Draw]:
    """What the own family adds: one Knight token for a card, or the better of two.  [C-BONUS-02 C-BONUS-10 C-BONUS-11]"""
    found = []
    for option in game.content.family_draws:
        if me.knights >= option.knights and me.wizards >= option.wizards and can_give(game, option.deck):
            if any([can_use(game, me, ability) for ability in option.grants]):
                found.append(option)
    return found


def can_give(game: Castle, deck: int) -> bool:
    """If deck and discards are both empty, nothing can be taken.  [C-DRAW-07]"""
    return bool(game.decks[deck] or game.discards[deck])


def draw(game: Castle, player: Player, deck: int) -> int:
    """The top card, unseen, into the hand; an empty deck is renewed from its own discards.  [C-DRAW-01 C-DRAW-07]"""
    if not game.decks[deck]:
        game.decks[deck] = tuple(reversed(shuffled(game, game.discards[deck], DECK_NAMES[deck])))
        game.discards[deck] = ()
        tell(game, Renewed, DECK_NAMES[deck], len(game.decks[deck]))
    reveal(game)
    pile = game.decks[deck]
    game.decks[deck] = pile[:-1]
    player.hand += (pile[-1],)
    if game.scene is not None:
        tell(game, Drew, player.seat, DECK_NAMES[deck], game.content.cards.task_ids[pile[-1]])
    return pile[-1]


# ------------------------------------------------------------------ the better of two
class Keep(Act):
    """The card one keeps of the two drawn.  [C-BONUS-10 C-BONUS-11]"""

    __slots__ = ("task",)
    questions = ("draw.keep",)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"keep:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-BONUS-10]"""
        drawn = asking.about if asking is not None and asking.choice is cards_drawn else ()
        return [] if self.task in drawn else [reason("C-BONUS-10", "not-drawn")]


@choice("draw.keep", "C-BONUS-10")
def cards_drawn(game: Castle, seat: int, one: int, other: int) -> Sequence[Keep]:
    """The two cards; only their owner sees them."""
    return [game.content.keep[one], game.content.keep[other]]


@book.answering(cards_drawn)
def keep_one(game: Castle, seat: int, one: int, other: int, chosen: Keep) -> Steps:
    """One stays in the hand, the other goes to the discards of its deck.  [C-BONUS-10 C-BONUS-11]"""
    me, gone = game.players[seat], other if chosen.task == one else one
    me.hand = without(me.hand, gone)
    game.discards[game.content.cards.deck[gone]] += (gone,)
    tell(game, Discarded, seat, game.content.cards.task_ids[gone])
    return ()
