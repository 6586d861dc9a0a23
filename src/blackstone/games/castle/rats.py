"""Rats in the Walls: one card at the end of every turn; twelve active rats lose the game for all.

A rat card wanders until it is killed; Plague traps all that wander, for good.  Trapped rats stay active.  [C-RATS-03 C-RATS-05 C-RATS-06]
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from blackstone.games.castle.book import book
from blackstone.games.castle.content import Provenance, read
from blackstone.games.castle.end import lose
from blackstone.games.castle.events import RatsCame, Renewed
from blackstone.games.castle.state import CardIds, Castle, Rats, without
from blackstone.kernel.dice import reveal, shuffled
from blackstone.kernel.errors import ContentError
from blackstone.kernel.events import tell
from blackstone.kernel.state import Steps

TOO_MANY: Final = 12
"""So many active rats lose; a card may jump past it.  [C-RATS-08]"""


class RatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One, two or three rats; a Cat, the Duchess, or Plague.  [C-RATS-01]"""

    id: str
    kind: Literal["rats", "cat", "duchess", "plague"]
    rats: int
    provenance: Provenance


class RatsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    provenance: Provenance
    rats: tuple[RatCard, ...]


@lru_cache
def rat_cards() -> tuple[RatCard, ...]:
    """The deck of the box.  [C-RATS-01]"""
    file = read("rats.yaml", RatsFile)
    if len(file.rats) != file.count:
        raise ContentError(f"rats.yaml: {len(file.rats)} cards, {file.count} are printed")
    for card in file.rats:
        if card.rats not in ((1, 2, 3) if card.kind == "rats" else (0,)):
            raise ContentError(f"rats.yaml: {card.id}: a card of {card.kind} does not show {card.rats} rats")
    return file.rats


def shuffle_rats(game: Castle) -> None:
    """The whole deck, face down.  [C-V1-01 C-V4-03 C-V6-01]"""
    game.rats = Rats(deck=tuple(reversed(shuffled(game, range(len(rat_cards())), "rats"))))


def active_rats(game: Castle) -> int:
    """Wandering and trapped rats alike.  [C-RATS-03 C-RATS-06]"""
    rats, cards = rats_of(game), rat_cards()
    return sum(cards[card].rats for card in rats.wandering + rats.plagued)


def rats_of(game: Castle) -> Rats:
    """The rats of a mode that has them."""
    if game.rats is None:
        raise TypeError(f"{game.mode} is played without rats")
    return game.rats


@book.step
def reveal_rats(game: Castle) -> Steps:
    """One card is turned up, after the limit check; nothing if deck and discards are both empty.  [C-RATS-02 C-RATS-09]"""
    if not rats_of(game).deck:
        renew_rats(game)
    rats = rats_of(game)
    if not rats.deck:
        return ()
    reveal(game)
    card = rats.deck[-1]
    game.rats = laid_out(msgspec.structs.replace(rats, deck=rats.deck[:-1]), card)
    shown, active = rat_cards()[card], active_rats(game)
    tell(game, RatsCame, shown.id, shown.kind, active)
    if active >= TOO_MANY:
        lose(game, active)
    return ()


def laid_out(rats: Rats, card: int) -> Rats:
    """Rats wander; a Cat or the Duchess does nothing; Plague traps every wandering card, or goes to the discards if there is none.

    [C-RATS-03 C-RATS-04 C-RATS-05 C-RATS-07]
    """
    kind = rat_cards()[card].kind
    if kind == "rats":
        return msgspec.structs.replace(rats, wandering=(*rats.wandering, card))
    if kind == "plague" and rats.wandering:
        trapped = rats.plagued + rats.wandering
        return msgspec.structs.replace(rats, wandering=(), plagued=trapped, plagues=(*rats.plagues, card))
    return msgspec.structs.replace(rats, discards=(*rats.discards, card))


def renew_rats(game: Castle) -> None:
    """Killed rats, Cats, the Duchess and void Plagues make a new deck; what lies out stays out.  [C-RATS-09]"""
    rats = rats_of(game)
    if rats.discards:
        deck: CardIds = tuple(reversed(shuffled(game, rats.discards, "rats")))
        game.rats = msgspec.structs.replace(rats, deck=deck, discards=())
        tell(game, Renewed, "rats", len(deck))


def kill_card(game: Castle, card: int) -> None:
    """A wandering card goes to the discards; there are fewer rats at once.  [C-DOGS-10]"""
    rats = rats_of(game)
    game.rats = msgspec.structs.replace(rats, wandering=without(rats.wandering, card), discards=(*rats.discards, card))
