"""The state of the Castle: plain data.

Tuples where things change now and then (replaced, so copies share them), lists only for what changes at every answer.
The top card of every pile is its last.
"""

from __future__ import annotations

import msgspec

from blackstone.games.castle.content import ANY, ASSASSIN, SABOTEUR
from blackstone.games.castle.words import Content
from blackstone.kernel.state import State

CardIds = tuple[int, ...]
NONE = -1


class Settings(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The switches of the rules: those a table has chosen, and two that belong to a mode."""

    household_support: bool = True
    oldest_supported: bool = True
    exact_trigger: bool = True
    all_check_limits: bool = False
    families: str = "off"
    family_pool: str = "standard"
    assassins: bool = False
    wild_vassals: bool = False
    knight_wizards: bool = False
    full_wilds: bool = False
    mawe_minor: bool = False
    standstill: bool = True
    open_hands: bool = False
    blue_letter: bool = False
    refill_at_will: bool = False


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
    family: int = NONE
    guards: int = 0
    dogs: CardIds = ()
    sets: tuple[CardIds, ...] = ()
    vassals: CardIds = ()
    open_vassals: CardIds = ()
    fresh_knights: int = 0


class Rats(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The Rats in the Walls: their deck (the top card last), and where its cards lie.  Dogs lie with whoever adopted them."""

    deck: CardIds = ()
    discards: CardIds = ()
    wandering: CardIds = ()
    plagued: CardIds = ()
    plagues: CardIds = ()


class Castle(State, array_like=True, gc=False, kw_only=True):
    """Everything that lies on the table.  `where`, `watched`, `guarded` are derived and kept by the functions that move pieces.

    `uses`: what was used of abilities that work once in a turn, by seat.  `set_aside`: specials drawn and not yet placed.
    `beneath`: the vassals under the top one of a space, the lowest first (replaced, never changed).  `closing`: the round after
    this one is the last.  `passes`: turns in a row in which nobody did anything.
    """

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
    guarded: int = 0
    uses: tuple[tuple[int, str], ...] = ()
    set_aside: CardIds = ()
    rats: Rats | None = None
    refresh: int = NONE
    result: str = ""
    offer: CardIds = ()
    vassal_offer: CardIds = ()
    beneath: dict[int, CardIds] = {}
    taken: int = 0
    idle_rounds: int = 0
    idle: bool = True
    closing: bool = False
    reserve: CardIds = ()
    passes: int = 0


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
    """Lay a card on an empty space."""
    game.board[square] = face
    bit, where = 1 << square, game.where
    for row in game.content.cards.rows[game.settings.full_wilds][face]:
        where[row] |= bit


def take(game: Castle, square: int) -> int:
    """Take the card of a space off the board; returns its face."""
    face = game.board[square]
    game.board[square] = NONE
    bit, where = 1 << square, game.where
    for row in game.content.cards.rows[game.settings.full_wilds][face]:
        where[row] ^= bit
    return face


def move(game: Castle, here: int, there: int) -> int:
    """Move a card to an empty space; returns its face."""
    board, where = game.board, game.where
    face = board[here]
    board[here], board[there] = NONE, face
    bits = 1 << here | 1 << there
    for row in game.content.cards.rows[game.settings.full_wilds][face]:
        where[row] ^= bits
    return face


def standing(game: Castle) -> int:
    """The spaces that are not empty: vassals, and the Assassins and Saboteurs beside them.  [C-ASAB-12]"""
    where = game.where
    return where[ANY] | where[ASSASSIN] | where[SABOTEUR]


def closed_to(game: Castle, me: Player) -> int:
    """Spaces whose vassals this player may not handle: under a castle, or guarded by somebody else.  [C-MANIP-11 C-BONUS-07 C-BONUS-09]"""
    return game.marked | game.guarded & ~me.guards if game.guarded else game.marked


def guards_follow(game: Castle, here: int, there: int) -> None:
    """A guard stays on its vassal when that moves or changes places.  [C-BONUS-07 C-BONUS-09]"""
    one, other = 1 << here, 1 << there
    for player in game.players:
        if bool(player.guards & one) != bool(player.guards & other):
            player.guards ^= one | other
    note_guarded(game)


def dismiss_guard(game: Castle, square: int) -> None:
    """The vassal leaves the board, or its guard is paid off or lifted: the token goes to the supply.  [C-BONUS-07 C-BONUS-08]"""
    for player in game.players:
        player.guards &= ~(1 << square)
    note_guarded(game)


def note_guarded(game: Castle) -> None:
    """Work out anew which spaces carry a guard."""
    game.guarded = 0
    for player in game.players:
        game.guarded |= player.guards


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
