"""The state of the Castle: plain data.

Tuples where things change now and then (replaced, so copies share them), lists only for what changes at every answer.
The top card of every pile is its last.
"""

from __future__ import annotations

import msgspec

from blackstone.games.castle.content import ANY
from blackstone.games.castle.words import Content
from blackstone.kernel.state import State

CardIds = tuple[int, ...]
NONE = -1


class Settings(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The switches of the rules, as numbers are wanted of them."""

    household_support: bool = True
    oldest_supported: bool = True
    exact_trigger: bool = True
    all_check_limits: bool = False


class Player(msgspec.Struct, array_like=True, gc=False):
    """One player's tableau, hand and tokens."""

    seat: int
    corner: int = NONE
    knights: int = 1
    wizards: int = 1
    hand: CardIds = ()
    retained: CardIds = ()
    stacks: tuple[CardIds, CardIds, CardIds, CardIds] = ((), (), (), ())
    face_down: CardIds = ()
    agent_task: int = NONE
    agent_at: int = NONE
    agent_match: int = 0
    exhausted: bool = False
    turns: int = 0


class Castle(State, array_like=True, gc=False, kw_only=True):
    """Everything that lies on the table.  `where` and `watched` are derived and kept by the functions that move pieces."""

    content: Content
    mode: str
    settings: Settings
    players: list[Player]
    first: int
    turn: int
    round: int = 1
    board: list[int]
    where: list[int]
    watched: int = 0
    marked: int = 0
    completed: bool = False
    last_round: bool = False
    corners: list[CardIds]
    vassals_out: CardIds = ()
    decks: list[CardIds]
    discards: list[CardIds]


def copy(game: Castle) -> Castle:
    new: Castle = game.__copy__()  # type: ignore[attr-defined]  # msgspec's own, much faster than copy.copy
    new.players = [player.__copy__() for player in game.players]  # type: ignore[attr-defined]
    new.board = game.board[:]
    new.where = game.where[:]
    new.corners = game.corners[:]
    new.decks = game.decks[:]
    new.discards = game.discards[:]
    return new


# ------------------------------------------------------------------ the board
def put(game: Castle, square: int, face: int) -> None:
    """Lay a vassal on an empty space."""
    cards = game.content.cards
    game.board[square] = face
    bit, where = 1 << square, game.where
    where[cards.faction[face]] |= bit
    where[cards.role[face]] |= bit
    where[ANY] |= bit


def take(game: Castle, square: int) -> int:
    """Take the vassal of a space off the board; returns its face."""
    cards = game.content.cards
    face = game.board[square]
    game.board[square] = NONE
    bit, where = 1 << square, game.where
    where[cards.faction[face]] ^= bit
    where[cards.role[face]] ^= bit
    where[ANY] ^= bit
    return face


def move(game: Castle, here: int, there: int) -> int:
    """Move a vassal to an empty space; returns its face."""
    cards, board, where = game.content.cards, game.board, game.where
    face = board[here]
    board[here], board[there] = NONE, face
    bits = 1 << here | 1 << there
    where[cards.faction[face]] ^= bits
    where[cards.role[face]] ^= bits
    where[ANY] ^= bits
    return face


def note_watched(game: Castle) -> None:
    """Work out anew which spaces carry an agent."""
    game.watched = 0
    for player in game.players:
        if player.agent_at != NONE:
            game.watched |= 1 << player.agent_at


def squares_in(mask: int) -> list[int]:
    """The squares of a mask in board order: row by row from the top, in a row from the left."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def from_seat(game: Castle, seat: int) -> list[int]:
    """All seats clockwise, this one first."""
    n = len(game.players)
    return [(seat + i) % n for i in range(n)]


def without(cards: CardIds, card: int) -> CardIds:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
