"""Family cards: what a player can do more than others, from the start to the end of the game.

A family is a record of the content file and two abilities by name.  What an ability does stands with the rule it changes; those that
open more ways to handle the board stand here, as data: the act, the token that pays, and from where to where.  [C-FAM-02]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

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


class Ability(NamedTuple):
    """What a family can do more than others: by which rule, with which kinds of options, and the acts it opens."""

    rule: str
    kinds: tuple[str, ...] = ()
    opens: tuple[Opens, ...] = ()


ABILITIES: Final[Mapping[str, Ability]] = {
    "long-slide": Ability("C-FAM-03", ("slide",), (Opens("slide", "knight", two_or_three),)),
    "knight-swap": Ability("C-FAM-05", ("swap",), (Opens("swap", "knight", next_to),)),
    "no-limits": Ability("C-FAM-06"),
    "rich-start": Ability("C-FAM-08"),
    "diagonal-slide": Ability("C-FAM-09", ("slide",), (Opens("slide", "knight", aslant),)),
    "knight-flip": Ability("C-FAM-10", ("flip",), (Opens("flip", "knight"),)),
    "diagonal-swap": Ability("C-FAM-11", ("swap",), (Opens("swap", "wizard", aslant),)),
    "wizard-slide": Ability("C-FAM-12", ("slide",), (Opens("slide", "wizard", next_to),)),
    "knight-dividend": Ability("C-BONUS-01"),
    "knight-draw": Ability("C-BONUS-02", ("draw",)),
    "upcharge-rebate": Ability("C-BONUS-03", ("waive",)),
    "wizard-retain": Ability("C-BONUS-05", ("retain",), (Opens("retain", "wizard"),)),
    "two-tasks": Ability("C-BONUS-06", ("complete",)),
    "guard": Ability("C-BONUS-07", ("guard",)),
    "wizard-pick-of-two": Ability("C-BONUS-10", ("draw",)),
    "patient-hand": Ability("C-BONUS-10"),
    "pick-of-two": Ability("C-BONUS-11", ("draw",)),
    "cross-training": Ability(
        "C-BONUS-12",
        ("slide", "retain", "swap", "flip"),
        (Opens("slide", "wizard", next_to), Opens("retain", "wizard"), Opens("swap", "knight", next_to), Opens("flip", "knight")),
    ),
}
"""Every ability there is, by the name that the content file gives it."""


@lru_cache
def families() -> tuple[FamilyCard, ...]:
    """The families of the box, the standard ones first.  [C-FAM-01 C-BONUS-10]"""
    file = read("families.yaml", FamilyFile)
    if len(file.families) != file.count:
        raise ContentError(f"families.yaml: {len(file.families)} families, {file.count} are printed")
    for family in file.families:
        if unknown := {ability for ability in (*family.abilities, family.suggested) if ability} - set(ABILITIES):
            raise ContentError(f"families.yaml: {family.id}: there is no ability {', '.join(sorted(unknown))}")
    return file.families


def once_per_turn() -> frozenset[str]:
    """The abilities that work once in a turn; a second task is the one use of the ability to do two.  [C-BONUS-06]"""
    cards = [card for family in families() for card in (family.major, family.minor) if card is not None]
    return frozenset(card.id for card in cards if card.once_per_turn or card.id == SECOND_TASK)


# ------------------------------------------------------------------ their options
def add_handlings(words: Vocabulary) -> dict[str, list[Handling]]:
    """The options that abilities open, each made once; one that two abilities allow is the same for both."""
    found: dict[str, list[Handling]] = {}
    for ability, what in ABILITIES.items():
        options = found.setdefault(ability, [])
        for way in what.opens:
            for option in _handlings(way):
                known = words.known(option.key)
                shared = known if isinstance(known, Handling) else words.add(option)
                if isinstance(shared, Slide) and isinstance(option, Slide) and shared.past != option.past:
                    raise ContentError(f"{ability}: {option.key} passes other spaces than the same slide by {shared.grants[0]}")
                if shared not in options:
                    shared.grants += (ability,)
                    options.append(shared)
    return {ability: options for ability, options in found.items() if options}


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
