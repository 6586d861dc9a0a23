"""Taking task cards: the top card of a deck one names, for one Wizard token or two Knight tokens.

As many as one can pay, in any step 3, also beyond the hand limit, and a card may be completed at once.  Hands are secret.
[C-DRAW-04 C-DRAW-05 C-DRAW-06 C-DRAW-08]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from blackstone.games.castle.acts import Action, no_token, reason
from blackstone.games.castle.content import DECK_NAMES, DECKS, GUILD, MACHINATION, POWER
from blackstone.games.castle.events import Drew, Renewed
from blackstone.games.castle.state import Castle, Player
from blackstone.kernel.dice import reveal, shuffled
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

DrawTable = Mapping[tuple[bool, ...], Sequence[Sequence[tuple[Action, ...]]]]


class Draw(Action):
    """One Wizard token, or two Knight tokens, never one of each.  [C-DRAW-01 C-DRAW-02 C-DRAW-03]"""

    __slots__ = ("deck", "knights", "token", "wizards")

    def __init__(self, deck: int, token: str = "") -> None:
        super().__init__(f"draw:{DECK_NAMES[deck]}" + f":{token}" * bool(token), (DECK_NAMES[deck],))
        self.deck, self.token = deck, token
        self.knights, self.wizards = {"": (0, 1), "knights": (2, 0), "knight": (1, 0), "two": (0, 1)}[token]

    def carry_out(self, game: Castle, me: Player) -> Steps:
        me.knights -= self.knights
        me.wizards -= self.wizards
        draw(game, me, self.deck)
        return ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-DRAW-02 C-DRAW-03 C-DRAW-07]"""
        me = game.players[seat]
        found = []
        if self.token == "knight":
            found.append(reason("C-DRAW-02", "two-knights"))
        elif self.token == "two":
            found.append(reason("C-DRAW-01", "one-card"))
        elif self.knights and me.knights < 2:
            found.append(reason("C-DRAW-02", "two-knights"))
            if me.knights and me.wizards:
                found.append(reason("C-DRAW-03", "no-mixing"))
        if not can_give(game, self.deck):
            found.append(reason("C-DRAW-07", "deck-empty", deck=DECK_NAMES[self.deck]))
        return found + no_token(me, self.knights, self.wizards)

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        me = game.players[seat]
        if me.wizards or me.knights > 1:
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


def can_give(game: Castle, deck: int) -> bool:
    """If deck and discards are both empty, nothing can be taken.  [C-DRAW-07]"""
    return bool(game.decks[deck] or game.discards[deck])


def draw(game: Castle, player: Player, deck: int) -> None:
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
