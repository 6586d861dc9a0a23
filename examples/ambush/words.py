"""The cards and options of the game, each made once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from blackstone.kernel.options import Option, Vocabulary

if TYPE_CHECKING:
    from .dice import Nudge, Reroll
    from .heroes import Move, Shoot, Strike, Watch
    from .packs import Drink, Throw
    from .raiders import Creep, Loose, Target
    from .road import Lead

MOST_RAIDERS: Final = 7
MOST_DICE: Final = 4
LETTERS: Final = "ABCDE"


class Card(NamedTuple):
    """A kind of raider: what it bears, how far it moves and reaches, how many dice it rolls."""

    name: str
    health: int
    speed: int
    reach: int
    dice: int


BANDIT, ARCHER, BRUTE = Card("bandit", 3, 2, 1, 3), Card("archer", 2, 1, 3, 2), Card("brute", 6, 1, 1, 4)
DECK: Final = (BANDIT,) * 8 + (ARCHER,) * 6 + (BRUTE,) * 4
TRINKETS: Final = ("buckler",) * 3 + ("button",) * 3


def raider_name(number: int) -> str:
    """What a raider is called in keys and texts: by its number in the combat."""
    return f"raider-{number + 1}"


class Content:
    """Filled by `vocabulary.content`.  Options by what they are about: space, raider, seat or die."""

    words: Vocabulary
    deck: tuple[Card, ...]
    lead: Mapping[int, Lead]
    move: Mapping[int, Move]
    strike: Mapping[int, Strike]
    shoot: Mapping[int, Shoot]
    watch: Watch
    reroll: Mapping[int, Reroll]
    nudge: Nudge
    creep: Mapping[int, Creep]
    loose: Loose
    target: Mapping[int, Target]
    ward: Option
    drink: Drink
    throw: Mapping[int, Throw]
    flee: Option
