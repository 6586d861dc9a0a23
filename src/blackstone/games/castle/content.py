"""The cards of the box as data: read from the content files, checked, and turned into tables indexed by small ints.

square 0..24 = row * 5 + column; vassal 0..71; face = vassal * 2 + side (the other side is face ^ 1); symbol 0..15 =
faction * 4 + role; task 0..95, guild before power before machination.  Cards of one's own come after those of the box, and
after them the optional ones: Wild Vassals, Assassin/Saboteur cards, Knight-Wizards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
import yaml

from blackstone.kernel.errors import ContentError

FOLDER: Final = Path(__file__).parent / "content"

COLUMNS: Final = "BLACK"
ROWS: Final = "STONE"
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
"""BLACK across, STONE down; a space is its column, then its row.  [C-COMP-01]"""
SQUARE: Final = {name: square for square, name in enumerate(SQUARES)}

GUILD: Final = 0
POWER: Final = 1
MACHINATION: Final = 2
DECKS: Final = (GUILD, POWER, MACHINATION)
DECK_NAMES: Final = ("guild", "power", "machination")
KNIGHT: Final = 0
WIZARD: Final = 1
KING: Final = 2
PLOY: Final = 3
STACK_NAMES: Final = ("knight", "wizard", "king", "ploy")
KNIGHT_WIZARD: Final = 4
"""The type of the cards that join the Knights or the Wizards when they are completed."""
TYPE_NAMES: Final = (*STACK_NAMES, "knight-wizard")
NO_SYMBOL: Final = -1
"""Where a wild face, an Assassin or a Saboteur has no one faction and role."""
ANY: Final = 8
"""The row of the position's masks that holds every vassal: 0-3 factions, 4-7 roles."""
ASSASSIN: Final = 9
SABOTEUR: Final = 10
ROWS_OF_MASKS: Final = 11

Provenance = Literal["book", "public", "original"]
T = TypeVar("T")


class Symbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction and a role; `any` where a requirement leaves one open."""

    faction: str = "any"
    role: str = "any"


class RequirementCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a task as printed.  [C-COMP-07]"""

    letters: tuple[str, ...]
    faction: str = "any"
    role: str = "any"
    advanced_letter: str | None = None


class TaskCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task: type, points, two requirements, the symbol in its corner.  [C-COMP-07]"""

    id: str
    name: str
    type: Literal["knight", "wizard", "king", "ploy", "knight-wizard"]
    vp: int
    left: RequirementCard
    right: RequirementCard
    upcharge: Symbol
    provenance: Provenance
    tier: str = ""


class TaskFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: str
    count: int
    provenance: Provenance
    tasks: tuple[TaskCard, ...]
    bonus_tasks: tuple[TaskCard, ...] = ()


class VassalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vassal: two faces, each a faction and a role.  [C-COMP-03]"""

    id: str
    a: Symbol
    b: Symbol
    provenance: Provenance


class VassalFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    provenance: Provenance
    vassals: tuple[VassalCard, ...]


class WildFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    provenance: Provenance
    cards: tuple[VassalCard, ...]


class SpecialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with an Assassin on one side and a Saboteur on the other, and neither faction nor role.  [C-ASAB-01]"""

    id: str
    a: Literal["assassin", "saboteur"]
    b: Literal["assassin", "saboteur"]
    provenance: Provenance


class SpecialFile(msgspec.Struct, frozen=True):
    count: int
    provenance: Provenance
    cards: tuple[SpecialCard, ...]


class Requirement(NamedTuple):
    """A requirement as tables want it: rows of the masks, and the squares of the location."""

    faction: int
    role: int
    area: int
    space: int
    letters: tuple[str, ...]


@lru_cache
def raw(name: str) -> Any:
    """A content file as plain data."""
    with (FOLDER / name).open(encoding="utf-8") as file:
        return yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def read(name: str, kind: type[T]) -> T:
    """A content file, checked; errors name file, record and field."""
    return checked(raw(name), kind, name)


def checked(data: Any, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{where}: {error}") from None


def faction_of(symbol: int) -> int:
    """The row of the position's masks for a symbol's faction."""
    return symbol >> 2


def role_of(symbol: int) -> int:
    """The row of the position's masks for a symbol's role."""
    return 4 + (symbol & 3)


class Board(NamedTuple):
    """The board and the identities on the cards."""

    outlined: tuple[int, ...]
    corners: tuple[str, ...]
    factions: tuple[str, ...]
    roles: tuple[str, ...]
    tokens: Mapping[str, int]


@lru_cache
def board() -> Board:
    """Thirteen outlined spaces: the checkerboard with the four corners.  [C-COMP-02]"""
    data = raw("board.yaml")
    if "".join(data["columns"]) != COLUMNS or "".join(data["rows"]) != ROWS:
        raise ContentError("board.yaml: columns spell BLACK and rows STONE")
    identities = data["identities"]
    return Board(
        tuple(SQUARE[name] for name in data["outlined_spaces"]),
        tuple(data["corner_decks"]),
        tuple(faction["id"] for faction in identities["factions"]),
        tuple(role["id"] for role in identities["roles"]),
        data["tokens"],
    )


class Box(NamedTuple):
    """What lies in the box: the vassals and task decks of every game, and the cards a table may add."""

    vassals: tuple[VassalCard, ...]
    decks: tuple[tuple[TaskCard, ...], ...]
    wilds: tuple[VassalCard, ...]
    specials: tuple[SpecialCard, ...]
    knight_wizards: tuple[TaskCard, ...]


@lru_cache
def box() -> Box:
    """Each deck complete.  [C-COMP-03 C-COMP-04 C-ASAB-01 C-WILD-01 C-KW-01]"""
    vassals = read("vassals.yaml", VassalFile)
    if len(vassals.vassals) != vassals.count:
        raise ContentError(f"vassals.yaml: {len(vassals.vassals)} vassals, {vassals.count} are printed")
    files = [read(f"tasks_{name}.yaml", TaskFile) for name in DECK_NAMES]
    for name, file in zip(DECK_NAMES, files, strict=True):
        if len(file.tasks) != file.count:
            raise ContentError(f"tasks_{name}.yaml: {len(file.tasks)} tasks, {file.count} are printed")
    optional = raw("specials.yaml")
    wilds = checked(optional["wild_vassals"], WildFile, "specials.yaml: wild_vassals")
    specials = checked(optional["assassin_saboteur"], SpecialFile, "specials.yaml: assassin_saboteur")
    for kind, cards in (("wild_vassals", wilds), ("assassin_saboteur", specials)):
        if len(cards.cards) != cards.count:
            raise ContentError(f"specials.yaml: {kind}: {len(cards.cards)} cards, {cards.count} are printed")
    return Box(vassals.vassals, tuple(file.tasks for file in files), wilds.cards, specials.cards, files[GUILD].bonus_tasks)


class Cards:
    """The tables of one content set: those of the box, and cards of one's own after them."""

    def __init__(self, extra: Mapping[str, Any] | None = None) -> None:
        box_ = box()
        own_vassals, own_tasks = own_cards(extra or {})
        self.vassals = (*box_.vassals, *own_vassals, *box_.wilds)
        self.specials = box_.specials
        tasks = [(deck, card) for deck, cards in zip(DECKS, box_.decks, strict=True) for card in cards] + own_tasks
        self.optional_task = len(tasks)
        tasks += [(GUILD, card) for card in box_.knight_wizards]
        self.tasks = tuple(card for _, card in tasks)
        self.wild = len(self.vassals) - len(box_.wilds)
        self.special = len(self.vassals)
        self._tables_of_faces()
        self._tables_of_tasks([deck for deck, _ in tasks])
        ids = [*self.vassal_ids, *self.task_ids]
        if len(set(ids)) != len(ids):
            raise ContentError(f"two cards have one id: {next(id for id in ids if ids.count(id) > 1)}")

    def _tables_of_faces(self) -> None:
        factions, roles = board().factions, board().roles
        self.vassal_ids = (*(card.id for card in self.vassals), *(card.id for card in self.specials))
        faces = [(card, face) for card in self.vassals for face in (card.a, card.b)]
        for at, (card, face) in enumerate(faces):
            wild = face.faction == "any" or face.role == "any"
            known = face.faction in (*factions, "any") and face.role in (*roles, "any")
            if not known or (wild and at < 2 * self.wild):
                raise ContentError(f"vassals: {card.id}: there is no {face.faction}-{face.role}")
        special = [side for card in self.specials for side in (card.a, card.b)]
        self.face_ids = tuple(card + side for card in self.vassal_ids for side in "ab")
        self.face_names = (*(f"{face.faction}-{face.role}" for _, face in faces), *special)
        self.symbol_names = tuple(f"{faction}-{role}" for faction in factions for role in roles)
        self.symbol = tuple(self.symbol_names.index(name) if name in self.symbol_names else NO_SYMBOL for name in self.face_names)
        self.face_of = {name: face for face, name in enumerate(self.face_ids)}
        self.wild_faces = range(2 * self.wild, 2 * self.special)
        standing = [(ASSASSIN,) if side == "assassin" else (SABOTEUR,) for side in special]
        half = [(*_rows(face.faction, factions, 0), *_rows(face.role, roles, 4), ANY) for _, face in faces]
        full = [half[at] if at < 2 * self.wild else tuple(range(ANY + 1)) for at in range(len(half))]
        self.rows: tuple[tuple[tuple[int, ...], ...], ...] = ((*half, *standing), (*full, *standing))
        """The rows of the masks in which a face stands; first with half, then with full wild faces.  [C-WILD-02]"""

    def _tables_of_tasks(self, decks: list[int]) -> None:
        self.task_ids = tuple(card.id for card in self.tasks)
        self.task_of = {name: task for task, name in enumerate(self.task_ids)}
        self.deck = tuple(decks)
        self.type = tuple(TYPE_NAMES.index(card.type) for card in self.tasks)
        self.points = tuple(card.vp for card in self.tasks)
        where = [self._named(task) for task in range(len(self.tasks))]
        self.corner = tuple(self._symbol(card.upcharge, name) for card, name in zip(self.tasks, where, strict=True))
        self.left = tuple(self._requirement(card.left, f"{name}, left") for card, name in zip(self.tasks, where, strict=True))
        self.right = tuple(self._requirement(card.right, f"{name}, right") for card, name in zip(self.tasks, where, strict=True))
        self.lefts = tuple(
            tuple((wanted.faction, wanted.role, wanted.space if exact else wanted.area) for wanted in self.left) for exact in (False, True)
        )
        self.rights = tuple(
            tuple((wanted.faction, wanted.role, wanted.space if exact else wanted.area) for wanted in self.right) for exact in (False, True)
        )
        """What the masks of a requirement are, without and with the blue letter.  [C-TASK-05 C-V5-01]"""

    def _named(self, task: int) -> str:
        """A card as messages name it: the file it stands in, and its id."""
        own = sum(len(cards) for cards in box().decks) <= task < self.optional_task
        file = "cards" if own else f"tasks_{DECK_NAMES[self.deck[task]]}.yaml"
        return f"{file}: task {self.task_ids[task]}"

    def _symbol(self, symbol: Symbol, where: str) -> int:
        name = f"{symbol.faction}-{symbol.role}"
        if name not in self.symbol_names:
            raise ContentError(f"{where}, upcharge: the corner needs one faction and one role, not {name}")
        return self.symbol_names.index(name)

    def _requirement(self, card: RequirementCard, where: str) -> Requirement:
        """One letter is a line, two are a space; the blue one is left out of the area.  [C-TASK-03 C-TASK-04 C-TASK-05]"""
        factions, roles = board().factions, board().roles
        try:
            faction = ANY if card.faction == "any" else factions.index(card.faction)
            role = ANY if card.role == "any" else 4 + roles.index(card.role)
        except ValueError:
            raise ContentError(f"{where}: there is no {card.faction}-{card.role}") from None
        letters = tuple(letter for letter in card.letters if letter != card.advanced_letter)
        if not letters or not set(card.letters) <= set(COLUMNS + ROWS):
            raise ContentError(f"{where}, letters: {list(card.letters)} are not letters of BLACK and STONE")
        return Requirement(faction, role, area_of(letters), area_of(card.letters), letters)


def _rows(name: str, names: Sequence[str], first: int) -> tuple[int, ...]:
    """The rows of a faction or role; a wild one stands in all of them.  [C-WILD-02]"""
    return tuple(range(first, first + len(names))) if name == "any" else (first + names.index(name),)


def area_of(letters: Sequence[str]) -> int:
    """The squares of a line, or the one where a column and a row cross, as a mask."""
    return sum(1 << square for square, name in enumerate(SQUARES) if all(letter in name for letter in letters))


class OwnRequirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters: tuple[str, ...]
    faction: str = "any"
    role: str = "any"
    blue: str | None = None


class OwnTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task of one's own, as a scenario writes it."""

    id: str
    deck: Literal["guild", "power", "machination"]
    type: Literal["knight", "wizard", "king", "ploy", "knight-wizard"]
    vp: int
    left: OwnRequirement
    right: OwnRequirement
    corner: str
    name: str = ""


class OwnVassal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    a: str
    b: str


class OwnCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tasks: tuple[OwnTask, ...] = ()
    vassals: tuple[OwnVassal, ...] = ()


def own_cards(extra: Mapping[str, Any]) -> tuple[list[VassalCard], list[tuple[int, TaskCard]]]:
    """Cards that a scenario defines."""
    own = checked(dict(extra), OwnCards, "cards")

    def symbol(name: str) -> Symbol:
        faction, _, role = name.partition("-")
        return Symbol(faction, role)

    def requirement(card: OwnRequirement) -> RequirementCard:
        return RequirementCard(card.letters, card.faction, card.role, card.blue)

    def task(card: OwnTask) -> TaskCard:
        left, right = requirement(card.left), requirement(card.right)
        return TaskCard(card.id, card.name or card.id, card.type, card.vp, left, right, symbol(card.corner), "original")

    vassals = [VassalCard(card.id, symbol(card.a), symbol(card.b), "original") for card in own.vassals]
    return vassals, [(DECK_NAMES.index(card.deck), task(card)) for card in own.tasks]


def counts() -> dict[str, dict[str, int]]:
    """Cards per deck and provenance, for all content files.  [C-COMP-08]"""
    special, families = raw("specials.yaml"), raw("families.yaml")["families"]
    decks: dict[str, Sequence[Mapping[str, Any]]] = {
        **{name: raw(f"tasks_{name}.yaml")["tasks"] for name in DECK_NAMES},
        "knight-wizard": raw("tasks_guild.yaml")["bonus_tasks"],
        "vassals": raw("vassals.yaml")["vassals"],
        "households": raw("households.yaml")["households"],
        "assassin-saboteur": special["assassin_saboteur"]["cards"],
        "wild-vassals": special["wild_vassals"]["cards"],
        "families": [family for family in families if family["set"] == "standard"],
        "bonus-families": [family for family in families if family["set"] == "bonus"],
        "dogs": raw("dogs.yaml")["dogs"],
        "rats": raw("rats.yaml")["rats"],
    }
    return {
        deck: {"count": len(cards), **{kind: sum(card["provenance"] == kind for card in cards) for kind in ("book", "public", "original")}}
        for deck, cards in decks.items()
    }
