"""Family cards: what a player can do more than others, from the start to the end of the game.

A family is a record of the content file and two abilities by name.  What an ability does stands with the rule it changes; those that
open more ways to handle the board stand here, as data: the act, the token that pays, and from where to where.  [C-FAM-02]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from blackstone.games.castle.acts import SECOND_TASK, Act, Handling, abilities, can_use, has, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import KING, PLOY, SQUARES, Provenance, read
from blackstone.games.castle.events import Dividend, KeptFamily
from blackstone.games.castle.geometry import diagonals, neighbours, straight
from blackstone.games.castle.manipulate import Flip, Slide, Swap
from blackstone.games.castle.retain import Retain
from blackstone.games.castle.state import Castle, Player, from_seat
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.words import Ground, Memo, ground_of
from blackstone.kernel.dice import shuffled
from blackstone.kernel.errors import ContentError
from blackstone.kernel.events import tell
from blackstone.kernel.options import Vocabulary
from blackstone.kernel.questions import Asking, Flow, ask_all, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

if TYPE_CHECKING:
    pass

STANDARD: Final = "standard"
DIVIDEND_STACKS: Final = (KING, PLOY)


class AbilityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability as the content file names it."""

    id: str
    token: Literal["knight", "wizard", "any"] | None
    effect: str
    provenance: Provenance
    once_per_turn: bool = False
    default: Literal["on", "off"] = "on"


class FamilyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family: a major ability, mostly a minor one too."""

    id: str
    name: str
    set: Literal["standard", "bonus"]
    provenance: Provenance
    major: AbilityCard
    minor: AbilityCard | None = None
    suggested_minor: AbilityCard | None = None

    @property
    def abilities(self) -> tuple[str, ...]:
        return tuple(ability.id for ability in (self.major, self.minor) if ability is not None)

    @property
    def suggested(self) -> str:
        """A minor ability that the table may add."""
        return self.suggested_minor.id if self.suggested_minor is not None else ""


class FamilyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    families: tuple[FamilyCard, ...]


# ------------------------------------------------------------------ ways to handle the board
class Opens(NamedTuple):
    """An act that an ability opens: the token that pays, and from each space to which (with the mask of the spaces passed)."""

    act: Literal["slide", "swap", "flip", "retain"]
    token: Literal["knight", "wizard"]
    reach: Callable[[int], Iterable[tuple[int, int]]] = lambda square: ()


def next_to(square: int) -> Iterable[tuple[int, int]]:
    """One space up, down, left or right."""
    return [(there, 0) for there in neighbours(square)]


def aslant(square: int) -> Iterable[tuple[int, int]]:
    """One space diagonally; what stands beside it does not matter.  [C-FAM-09]"""
    return [(there, 0) for there in diagonals(square)]


def two_or_three(square: int) -> Iterable[tuple[int, int]]:
    """Two or three spaces in one line, all of them empty.  [C-FAM-03]"""
    return straight(square, 3)


OPENS: Final[Mapping[str, tuple[Opens, ...]]] = {
    "long-slide": (Opens("slide", "knight", two_or_three),),
    "knight-swap": (Opens("swap", "knight", next_to),),
    "diagonal-slide": (Opens("slide", "knight", aslant),),
    "knight-flip": (Opens("flip", "knight"),),
    "diagonal-swap": (Opens("swap", "wizard", aslant),),
    "wizard-slide": (Opens("slide", "wizard", next_to),),
    "wizard-retain": (Opens("retain", "wizard"),),
    "cross-training": (
        Opens("slide", "wizard", next_to), Opens("retain", "wizard"), Opens("swap", "knight", next_to), Opens("flip", "knight"),
    ),
}  # fmt: skip
"""[C-FAM-03 C-FAM-05 C-FAM-09 C-FAM-10 C-FAM-11 C-FAM-12 C-BONUS-05 C-BONUS-12]"""

RULES: Final[Mapping[str, str]] = {
    "long-slide": "C-FAM-03", "knight-swap": "C-FAM-05", "no-limits": "C-FAM-06", "rich-start": "C-FAM-08", "diagonal-slide": "C-FAM-09",
    "knight-flip": "C-FAM-10", "diagonal-swap": "C-FAM-11", "wizard-slide": "C-FAM-12", "knight-dividend": "C-BONUS-01",
    "knight-draw": "C-BONUS-02", "upcharge-rebate": "C-BONUS-03", "wizard-retain": "C-BONUS-05", "two-tasks": "C-BONUS-06",
    "guard": "C-BONUS-07", "wizard-pick-of-two": "C-BONUS-10", "pick-of-two": "C-BONUS-11", "cross-training": "C-BONUS-12",
    "patient-hand": "C-BONUS-10",
}  # fmt: skip
"""Every ability there is, and its rule."""

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    **{ability: tuple(opens.act for opens in ways) for ability, ways in OPENS.items()},
    "knight-draw": ("draw",), "wizard-pick-of-two": ("draw",), "pick-of-two": ("draw",), "guard": ("guard",), "two-tasks": ("complete",),
}  # fmt: skip
"""The kinds of options an ability has to do with."""


@lru_cache
def families() -> tuple[FamilyCard, ...]:
    """The families of the box, the standard ones first.  [C-FAM-01 C-BONUS-10]"""
    file = read("families.yaml", FamilyFile)
    if len(file.families) != file.count:
        raise ContentError(f"families.yaml: {len(file.families)} families, {file.count} are printed")
    for family in file.families:
        if unknown := {ability for ability in (*family.abilities, family.suggested) if ability} - set(RULES):
            raise ContentError(f"families.yaml: {family.id}: there is no ability {', '.join(sorted(unknown))}")
    return file.families


def once_per_turn() -> frozenset[str]:
    """The abilities that work once in a turn; a second task is the one use of the ability to do two.  [C-BONUS-06]"""
    cards = [card for family in families() for card in (family.major, family.minor) if card is not None]
    return frozenset(card.id for card in cards if card.once_per_turn or card.id == SECOND_TASK)


# ------------------------------------------------------------------ their options
def add_handlings(words: Vocabulary) -> dict[str, list[Handling]]:
    """The options of every ability, each made once; one that two abilities allow is the same for both."""
    found: dict[str, list[Handling]] = {}
    for ability, ways in OPENS.items():
        options = found.setdefault(ability, [])
        for way in ways:
            for option in _handlings(way):
                known = words.known(option.key)
                shared = known if isinstance(known, Handling) else words.add(option)
                if shared not in options:
                    shared.grants += (ability,)
                    options.append(shared)
    return found


def _handlings(way: Opens) -> Iterable[Handling]:
    for here in range(len(SQUARES)):
        if way.act == "flip":
            yield Flip(here, "" if way.token == "wizard" else way.token)
        elif way.act == "retain":
            yield Retain(here, "" if way.token == "knight" else way.token)
        for there, past in way.reach(here):
            if way.act == "slide":
                yield Slide(here, there, "" if way.token == "knight" else way.token, past)
            elif here < there:
                yield Swap(here, there, "" if way.token == "wizard" else way.token)


def by_ground(options: Sequence[Handling]) -> Memo[Handling]:
    """Those of them that the board allows, by its masks."""
    return Memo(lambda key: [option for option in options if stands_open(option, ground_of(key))])


def stands_open(option: Handling, ground: Ground) -> bool:
    """Whether the cards it handles may be handled so, and the spaces it needs are empty.  [C-ASAB-14 C-FAM-03 C-MANIP-11]"""
    if isinstance(option, Slide):
        return bool(ground.movable & option.from_bit) and not ground.occupied & (option.past | 1 << option.there)
    if isinstance(option, Swap):
        return ground.movable & option.both == option.both
    if isinstance(option, Flip):
        return bool(ground.free & option.bit)
    return isinstance(option, Retain) and bool(ground.retainable >> option.at & 1)


def family_handlings(game: Castle, me: Player, ground: int) -> list[Handling]:
    """What the own family's abilities open just now, the board's masks being known.  [C-FAM-02]"""
    found: list[Handling] = []
    for ability in abilities(game, me):
        if ability in game.content.by_ability and can_use(game, me, ability):
            options = game.content.by_ability[ability][ground]
            if me.knights and me.wizards:
                found += options
            elif me.knights or me.wizards:
                found += [option for option in options if me.knights >= option.knights and me.wizards >= option.wizards]
    return found


# ------------------------------------------------------------------ dealing them
class KeepFamily(Act):
    """The family one keeps of the two dealt.  [C-FAM-01]"""

    __slots__ = ("family",)
    questions = ("family.keep",)

    def __init__(self, family: int, name: str) -> None:
        super().__init__(f"family:{name}", (name,))
        self.family = family

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-FAM-01]"""
        dealt = asking.about[0][seat] if asking is not None and asking.choice is families_dealt else ()
        return [] if self.family in dealt else [reason("C-FAM-01", "not-dealt")]


@choice("family.keep", "C-FAM-01")
def families_dealt(game: Castle, seat: int, dealt: tuple[tuple[int, ...], ...]) -> Sequence[KeepFamily]:
    """The two that were dealt to this player; nobody else sees them."""
    return [game.content.keep_family[family] for family in dealt[seat]]


def deal_families(game: Castle) -> Steps:
    """One each at random; or two each, of which every player keeps one in secret before all are shown; or none.  [C-FAM-01]"""
    how = game.settings.families
    if how == "off":
        return ()
    cards = game.content.families
    pool = [at for at, family in enumerate(cards) if family.set == STANDARD or game.settings.family_pool == "all"]
    order = shuffled(game, pool, "families")
    each = 2 if how == "choose" else 1
    seats = from_seat(game, game.first)
    dealt = {seat: tuple(order[each * at : each * at + each]) for at, seat in enumerate(seats)}
    if each == 2:
        return (choose_families(*[family for seat in sorted(dealt) for family in dealt[seat]]),)
    for seat in seats:
        receive(game, seat, dealt[seat][0])
    return ()


@book.asking
def choose_families(game: Castle, *dealt: int) -> Flow[Steps]:
    """All choose at the same time; the others leave the game.  [C-FAM-01]"""
    pairs = tuple(zip(dealt[::2], dealt[1::2], strict=True))
    kept = yield from ask_all(families_dealt.all(game, from_seat(game, game.first), pairs))
    for seat, chosen in kept:
        receive(game, seat, chosen.family)
    return ()


def receive(game: Castle, seat: int, family: int) -> None:
    """The card lies open before its player; some begin with more.  [C-FAM-01 C-FAM-02 C-FAM-08]"""
    me = game.players[seat]
    me.family = family
    tell(game, KeptFamily, seat, game.content.families[family].id)
    if has(game, me, "rich-start"):
        me.knights += 1
        me.wizards += 1


# ------------------------------------------------------------------ a gain for a completed card
def dividend(game: Castle, owner: Player, task: int, stack: int) -> None:
    """A Knight token from the supply for every King or Ploy, also out of turn or given up for a dog.  [C-BONUS-01]"""
    if stack in DIVIDEND_STACKS and has(game, owner, "knight-dividend") and in_supply(game)[0] > 0:
        owner.knights += 1
        tell(game, Dividend, owner.seat, game.content.cards.task_ids[task])
