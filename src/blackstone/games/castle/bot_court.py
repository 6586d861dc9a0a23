"""The board as the bot sees it, and how vassals move on it: by everybody's slides, swaps and flips, and by what a family can do more.

From where a vassal can reach a place is worked out backwards from the place for all squares at once, as masks: one for each number
of Knight and of Wizard tokens.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from blackstone.games.castle.content import SQUARE, SQUARES, area_of
from blackstone.games.castle.geometry import diagonals, neighbours, straight
from blackstone.games.castle.view import CastleView, PlayerView

EVERYWHERE: Final = (1 << len(SQUARES)) - 1
NOT_LAST_COLUMN: Final = ~area_of("K")
NOT_FIRST_COLUMN: Final = ~area_of("B")
NEIGHBOURS: Final = tuple(tuple(neighbours(square)) for square in range(len(SQUARES)))
ASLANT: Final = tuple(tuple(diagonals(square)) for square in range(len(SQUARES)))
AFAR: Final = tuple(tuple(straight(square, 3)) for square in range(len(SQUARES)))
UNKNOWN: Final = "?"
"""The face of a vassal nobody has seen yet; it fits nothing."""
FULLY_WILD: Final = "any-any"
SPECIAL: Final = ("assassin", "saboteur")
POWERS: Final = frozenset(
    ("long-slide", "knight-swap", "diagonal-slide", "knight-flip", "diagonal-swap", "wizard-slide", "wizard-retain")
)  # fmt: skip
"""The abilities of families that open ways to handle the board in every action.  [C-FAM-02]"""


class Court(NamedTuple):
    """The faces of all squares (up and behind, "" where nobody stands), which can be handled, and the tops of the corner decks.

    `powers`: what the own family can do more than others.
    """

    up: tuple[str, ...]
    behind: tuple[str, ...]
    occupied: int
    fixed: int
    tops: tuple[tuple[str, str], ...]
    powers: frozenset[str] = frozenset()


class Purse(NamedTuple):
    """Tokens: those held, or those something costs."""

    knights: int
    wizards: int


def court_of(view: CastleView, seat: int, *, careful: bool) -> Court:
    """The board of a view.  `careful`: vassals that somebody else's agent watches are left alone too.

    So are those that somebody else guards; Assassins and Saboteurs are only in the way.
    """
    up, behind = [""] * len(SQUARES), [""] * len(SQUARES)
    occupied = fixed = 0
    for name, vassal in view.board.items():
        square = SQUARE[name]
        occupied |= 1 << square
        guarded = vassal.guard is not None and vassal.guard != seat
        if vassal.castle or guarded or vassal.face in SPECIAL or (careful and any(agent != seat for agent in vassal.agents)):
            fixed |= 1 << square
        if vassal.face not in SPECIAL:
            up[square], behind[square] = shown(view, vassal.face), shown(view, vassal.behind)
    tops = tuple((name, shown(view, corner.face)) for name, corner in view.corners.items() if corner.face is not None)
    return Court(tuple(up), tuple(behind), occupied, fixed, tops, powers_of(view.players[seat]))


def shown(view: CastleView, face: str) -> str:
    """What a face matches: a Wild Vassal one symbol of any kind, or everything if the table plays it so."""
    return FULLY_WILD if "any" in face and view.settings["wild-faces"] == "full" else face


def powers_of(player: PlayerView) -> frozenset[str]:
    """The abilities that handle the board."""
    return POWERS.intersection(player.abilities)


@lru_cache(maxsize=1024)
def fits(face: str, faction: str, role: str) -> bool:
    """Whether a face shows what is wanted; a wild part shows everything."""
    if face in ("", UNKNOWN):
        return False
    shows_faction, _, shows_role = face.partition("-")
    return (faction in ("any", shows_faction) or shows_faction == "any") and (role in ("any", shows_role) or shows_role == "any")


@lru_cache(maxsize=64)
def payers(symbol: str) -> frozenset[str]:
    """The faces that show both parts of a symbol."""
    faction, _, role = symbol.partition("-")
    return frozenset((symbol, f"{faction}-any", f"any-{role}", FULLY_WILD))


# ------------------------------------------------------------------ changing the court
def moved(court: Court, here: int, there: int) -> Court:
    """After a slide or a swap."""
    up, behind = list(court.up), list(court.behind)
    up[here], up[there] = up[there], up[here]
    behind[here], behind[there] = behind[there], behind[here]
    occupied = court.occupied
    if not occupied >> there & 1:
        occupied ^= 1 << here | 1 << there
    return court._replace(up=tuple(up), behind=tuple(behind), occupied=occupied)


def flipped(court: Court, at: int) -> Court:
    """After a flip."""
    up, behind = list(court.up), list(court.behind)
    up[at], behind[at] = behind[at], up[at]
    return court._replace(up=tuple(up), behind=tuple(behind))


def refilled(court: Court, at: int, corner: str = "") -> Court:
    """After a retain, the space being filled from a corner; without one, by somebody nobody knows."""
    up, behind = list(court.up), list(court.behind)
    up[at], behind[at] = dict(court.tops).get(corner, UNKNOWN), UNKNOWN
    return court._replace(up=tuple(up), behind=tuple(behind), tops=tuple([top for top in court.tops if top[0] != corner]))


def emptied(court: Court, at: int) -> Court:
    """After somebody has left for good."""
    up, behind = list(court.up), list(court.behind)
    up[at] = behind[at] = ""
    return court._replace(up=tuple(up), behind=tuple(behind), occupied=court.occupied & ~(1 << at), fixed=court.fixed & ~(1 << at))


def freed(court: Court, at: int) -> Court:
    """After its castle has gone."""
    return court._replace(fixed=court.fixed & ~(1 << at))


# ------------------------------------------------------------------ moving
def spread(mask: int) -> int:
    """The squares next to those of a mask."""
    return (mask & NOT_LAST_COLUMN) << 1 | (mask & NOT_FIRST_COLUMN) >> 1 | mask << 5 & EVERYWHERE | mask >> 5


def spread_aslant(mask: int) -> int:
    """The squares that touch those of a mask at a corner."""
    across = (mask & NOT_LAST_COLUMN) << 1 | (mask & NOT_FIRST_COLUMN) >> 1
    return across << 5 & EVERYWHERE | across >> 5


def spread_afar(mask: int, empty: int) -> int:
    """The squares from which a slide of up to three empty spaces ends on those of a mask."""
    found = 0
    for square in range(len(SQUARES)):
        if any(mask >> there & 1 and not past & ~empty for there, past in AFAR[square]):
            found |= 1 << square
    return found


@lru_cache(maxsize=1 << 14)
def reach(area: int, empty: int, movable: int, purse: Purse, powers: frozenset[str] = frozenset()) -> tuple[tuple[int, ...], ...]:
    """For each number of Knights and of Wizards: the squares from which a vassal gets into the area with them."""
    rows: list[tuple[int, ...]] = []
    for knights in range(purse.knights + 1):
        row: list[int] = []
        for wizards in range(purse.wizards + 1):
            mask = area
            if knights:
                before = rows[-1][wizards]
                mask |= before | spread(before & empty)
                if powers:
                    mask |= _by_knight(before, empty, movable, powers)
            if wizards:
                before = row[-1]
                mask |= before | spread(before & movable)
                if powers:
                    mask |= _by_wizard(before, empty, movable, powers)
            row.append(mask)
        rows.append(tuple(row))
    return tuple(rows)


def _by_knight(before: int, empty: int, movable: int, powers: frozenset[str]) -> int:
    """From where a family's Knights get to a mask in one move."""
    mask = 0
    if "long-slide" in powers:
        mask |= spread_afar(before & empty, empty)
    if "knight-swap" in powers:
        mask |= spread(before & movable)
    if "diagonal-slide" in powers:
        mask |= spread_aslant(before & empty)
    return mask


def _by_wizard(before: int, empty: int, movable: int, powers: frozenset[str]) -> int:
    """From where a family's Wizards get to a mask in one move."""
    mask = 0
    if "diagonal-swap" in powers:
        mask |= spread_aslant(before & movable)
    if "wizard-slide" in powers:
        mask |= spread(before & empty)
    return mask


class Move(NamedTuple):
    """One move of a vassal: where to, by which token, and the key."""

    there: int
    knight: bool
    key: str


def moves_from(here: int, empty: int, movable: int, powers: frozenset[str]) -> Iterator[Move]:
    """Every way to move a vassal, by slides into empty spaces and by swaps with those that can be moved."""
    for there in NEIGHBOURS[here]:
        if empty >> there & 1:
            yield Move(there, True, slide_key(here, there))
            if "wizard-slide" in powers:
                yield Move(there, False, f"{slide_key(here, there)}:wizard")
        if movable >> there & 1:
            yield Move(there, False, swap_key(here, there))
            if "knight-swap" in powers:
                yield Move(there, True, f"{swap_key(here, there)}:knight")
    if "long-slide" in powers:
        for there, past in AFAR[here]:
            if not (past | 1 << there) & ~empty:
                yield Move(there, True, slide_key(here, there))
    if "diagonal-slide" in powers or "diagonal-swap" in powers:
        for there in ASLANT[here]:
            if "diagonal-slide" in powers and empty >> there & 1:
                yield Move(there, True, slide_key(here, there))
            if "diagonal-swap" in powers and movable >> there & 1:
                yield Move(there, False, swap_key(here, there))


def slide_key(here: int, there: int) -> str:
    return f"slide:{SQUARES[here]}:{SQUARES[there]}"


def swap_key(one: int, other: int) -> str:
    """The pair in board order."""
    return f"swap:{SQUARES[min(one, other)]}:{SQUARES[max(one, other)]}"


# ------------------------------------------------------------------ prices
def retain_prices(court: Court, purse: Purse) -> list[Purse]:
    """The tokens that can retain a vassal: a Knight, or for some a Wizard."""
    prices = [Purse(1, 0)] if purse.knights else []
    return [*prices, Purse(0, 1)] if purse.wizards and "wizard-retain" in court.powers else prices


def retain_key(at: int, knights: int) -> str:
    """The usual payment is not named."""
    return f"retain:{SQUARES[at]}" if knights else f"retain:{SQUARES[at]}:wizard"


def flip_prices(court: Court, purse: Purse) -> list[Purse]:
    """The tokens that can turn a vassal over: a Wizard, or for some a Knight."""
    prices = [Purse(0, 1)] if purse.wizards else []
    return [*prices, Purse(1, 0)] if purse.knights and "knight-flip" in court.powers else prices


def flip_key(at: int, knights: int) -> str:
    """The usual payment is not named."""
    return f"flip:{SQUARES[at]}:knight" if knights else f"flip:{SQUARES[at]}"
