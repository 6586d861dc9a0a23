"""Families: the cards, the options that their abilities open, every reason why another family has them not, and how they are dealt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle import content, families
from blackstone.games.castle.acts import Handling, abilities, can_use, granted, has, no_token, not_granted, price_missing, reason, unusual
from blackstone.games.castle.content import DECK_NAMES, SQUARE, SQUARES
from blackstone.games.castle.events import Completed, Discarded, Dividend, Drew, KeptFamily, Swapped
from blackstone.games.castle.families import (
    ABILITIES,
    Ability,
    AbilityCard,
    FamilyCard,
    Opens,
    add_handlings,
    by_ground,
    next_to,
    stands_open,
)
from blackstone.games.castle.geometry import diagonals, neighbours, over_the_edge, straight
from blackstone.games.castle.manipulate import Flip, Slide, Swap
from blackstone.games.castle.retain import Retain
from blackstone.games.castle.words import Ground, ground_key, ground_of
from blackstone.kernel.errors import ContentError
from blackstone.kernel.options import Option, Vocabulary
from blackstone.kernel.table import Table

IDS = ("corwin", "keygriff", "thistledown", "wolfram", "evertine", "gramberly", "hester", "mawe", "marbuck")
TWO = {"board": {"BS": "V-19a", "LS": "V-01a"}}
CROSS_TRAINING = ("C-BONUS-12", "another-family", {"ability": "cross-training"})
WANTS_KNIGHT, WANTS_WIZARD = ("C-MANIP-08", "wants-knight", {}), ("C-MANIP-08", "wants-wizard", {})


def family(name: str, knights: int = 1, wizards: int = 1, *play: Any, **more: Any) -> Table:
    """Two vassals side by side in the corner, and A of this family."""
    return staged({**TWO, "players": {"A": {"family": name, "knights": knights, "wizards": wizards, **more}}}, *play)


def other(rule: str, ability: str) -> tuple[str, str, dict[str, Any]]:
    return rule, "another-family", {"ability": ability}


def never(rule: str, ability: str) -> tuple[str, str, dict[str, Any]]:
    return rule, "not-by-ability", {"ability": ability}


def used(rule: str, ability: str) -> tuple[str, str, dict[str, Any]]:
    return rule, "once-a-turn", {"ability": ability}


def lacks(token: str, wanted: int = 1, held: int = 0) -> tuple[str, str, dict[str, Any]]:
    return "C-MANIP-12", f"no-{token}", {"wanted": wanted, "held": held}


def apart(key: str, here: str, there: str) -> tuple[str, str, dict[str, Any]]:
    return {"slide": "C-MANIP-02", "swap": "C-MANIP-06"}[key], "not-next", {"here": here, "there": there}


# ------------------------------------------------------------------ the cards
@pytest.mark.rule("C-FAM-01", "C-FAM-02")
def test_the_families_of_the_box() -> None:
    found = families.families()
    assert [(card.id, card.name, card.set, card.abilities, card.suggested) for card in found] == [
        ("corwin", "Corwin", "standard", ("long-slide", "knight-swap"), ""),
        ("keygriff", "Keygriff", "standard", ("no-limits", "rich-start"), ""),
        ("thistledown", "Thistledown", "standard", ("diagonal-slide", "knight-flip"), ""),
        ("wolfram", "Wolfram", "standard", ("diagonal-swap", "wizard-slide"), ""),
        ("evertine", "Evertine", "bonus", ("knight-dividend", "knight-draw"), ""),
        ("gramberly", "Gramberly", "bonus", ("upcharge-rebate", "wizard-retain"), ""),
        ("hester", "Hester", "bonus", ("two-tasks", "guard"), ""),
        ("mawe", "Mawe", "bonus", ("wizard-pick-of-two",), "patient-hand"),
        ("marbuck", "Marbuck", "bonus", ("pick-of-two", "cross-training"), ""),
    ]
    assert GAME.content.families == found
    assert {ability: (one.rule, one.kinds) for ability, one in ABILITIES.items()} == {
        "long-slide": ("C-FAM-03", ("slide",)),
        "knight-swap": ("C-FAM-05", ("swap",)),
        "no-limits": ("C-FAM-06", ()),
        "rich-start": ("C-FAM-08", ()),
        "diagonal-slide": ("C-FAM-09", ("slide",)),
        "knight-flip": ("C-FAM-10", ("flip",)),
        "diagonal-swap": ("C-FAM-11", ("swap",)),
        "wizard-slide": ("C-FAM-12", ("slide",)),
        "knight-dividend": ("C-BONUS-01", ()),
        "knight-draw": ("C-BONUS-02", ("draw",)),
        "upcharge-rebate": ("C-BONUS-03", ("waive",)),
        "wizard-retain": ("C-BONUS-05", ("retain",)),
        "two-tasks": ("C-BONUS-06", ("complete",)),
        "guard": ("C-BONUS-07", ("guard",)),
        "wizard-pick-of-two": ("C-BONUS-10", ("draw",)),
        "patient-hand": ("C-BONUS-10", ()),
        "pick-of-two": ("C-BONUS-11", ("draw",)),
        "cross-training": ("C-BONUS-12", ("slide", "retain", "swap", "flip")),
    }
    once = {"upcharge-rebate", "two-tasks", "wizard-pick-of-two", "pick-of-two", "cross-training"}
    assert families.once_per_turn() == GAME.content.once_per_turn == once


@pytest.fixture
def other_file(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The file of the families with fields replaced; what was read before is forgotten, and again afterwards."""
    whole: dict[str, Any] = content.raw("families.yaml")
    changed = dict(whole)
    real = content.raw
    monkeypatch.setattr(content, "raw", lambda name: changed if name == "families.yaml" else real(name))
    families.families.cache_clear()
    yield changed
    families.families.cache_clear()


def test_what_is_wrong_with_the_file_of_families_is_said(other_file: dict[str, Any]) -> None:
    cards = other_file["families"]
    other_file["families"] = cards[:-1]
    with pytest.raises(ContentError, match=r"^families\.yaml: 8 families, 9 are printed$"):
        families.families()
    for place in ("major", "minor", "suggested_minor"):
        named = {"id": "juggling", "token": None, "effect": "", "provenance": "book"}
        other_file["families"] = [*cards[:2], {**cards[2], place: named}, *cards[3:]]
        with pytest.raises(ContentError, match=r"^families\.yaml: thistledown: there is no ability juggling$"):
            families.families()
    two = {"major": {**cards[0]["major"], "id": "walking"}, "minor": {**cards[0]["minor"], "id": "juggling"}}
    other_file["families"] = [{**cards[0], **two}, *cards[1:]]
    with pytest.raises(ContentError, match="corwin: there is no ability juggling, walking"):
        families.families()
    for wrong, complaint in (({"set": "free"}, "free"), ({"house": 1}, "unknown field `house`"), ({"provenance": "x"}, "x")):
        other_file["families"] = [{**cards[0], **wrong}, *cards[1:]]
        with pytest.raises(ContentError, match=rf"families\.yaml: .*{complaint}"):
            families.families()
    other_file["families"] = [{**cards[0], "major": {**cards[0]["major"], "tokens": 2}}, *cards[1:]]
    with pytest.raises(ContentError, match="unknown field `tokens`"):
        families.families()
    other_file["families"] = cards
    other_file["house"] = 1
    with pytest.raises(ContentError, match="unknown field `house`"):
        families.families()


def test_an_ability_works_always_unless_it_says_otherwise() -> None:
    plain = AbilityCard("guard", "knight", "stands", "book")
    assert (plain.once_per_turn, plain.default) == (False, "on")
    card = FamilyCard("x", "X", "bonus", "book", plain)
    assert (card.minor, card.suggested_minor, card.abilities, card.suggested) == (None, None, ("guard",), "")
    with pytest.raises(msgspec.ValidationError, match="default"):
        msgspec.convert({"id": "x", "token": None, "effect": "", "provenance": "book", "default": "maybe"}, AbilityCard)


# ------------------------------------------------------------------ geometry
def places(squares: list[int]) -> list[str]:
    return [SQUARES[square] for square in squares]


@pytest.mark.rule("C-MANIP-04", "C-FAM-09", "C-FAM-11")
def test_what_lies_next_to_a_space_and_aslant_of_it() -> None:
    wanted = {
        "BS": (["LS", "BT"], ["LT"]),
        "AS": (["LS", "CS", "AT"], ["LT", "CT"]),
        "KS": (["CS", "KT"], ["CT"]),
        "BT": (["BS", "LT", "BO"], ["LS", "LO"]),
        "AO": (["AT", "LO", "CO", "AN"], ["LT", "CT", "LN", "CN"]),
        "KN": (["KO", "CN", "KE"], ["CO", "CE"]),
        "BE": (["BN", "LE"], ["LN"]),
        "LE": (["LN", "BE", "AE"], ["BN", "AN"]),
        "KE": (["KN", "CE"], ["CN"]),
    }
    for at, (beside, aslant) in wanted.items():
        assert places(neighbours(SQUARE[at])) == beside
        assert places(diagonals(SQUARE[at])) == aslant
    every = range(25)
    assert [len(neighbours(at)) for at in every] == [2, 3, 3, 3, 2, *[3, 4, 4, 4, 3] * 3, 2, 3, 3, 3, 2]
    assert [len(diagonals(at)) for at in every] == [1, 2, 2, 2, 1, *[2, 4, 4, 4, 2] * 3, 1, 2, 2, 2, 1]
    assert all(at in neighbours(there) for at in every for there in neighbours(at))
    assert all(at in diagonals(there) for at in every for there in diagonals(at))


@pytest.mark.rule("C-FAM-03")
def test_what_lies_in_one_line_with_a_space_and_what_is_passed_on_the_way() -> None:
    def seen(at: str, furthest: int = 3) -> list[tuple[str, list[str]]]:
        return [(SQUARES[there], [SQUARES[s] for s in range(25) if past >> s & 1]) for there, past in straight(SQUARE[at], furthest)]

    assert seen("BS") == [("AS", ["LS"]), ("CS", ["LS", "AS"]), ("BO", ["BT"]), ("BN", ["BT", "BO"])]
    assert seen("KE") == [("KO", ["KN"]), ("KT", ["KO", "KN"]), ("AE", ["CE"]), ("LE", ["AE", "CE"])]
    assert seen("AO") == [("AS", ["AT"]), ("BO", ["LO"]), ("KO", ["CO"]), ("AE", ["AN"])]
    assert seen("CT") == [("LT", ["AT"]), ("BT", ["LT", "AT"]), ("CN", ["CO"]), ("CE", ["CO", "CN"])]
    assert seen("BS", 2) == [("AS", ["LS"]), ("BO", ["BT"])]
    assert seen("BS", 1) == []
    assert len(seen("BS", 4)) == 6


@pytest.mark.rule("C-MANIP-04")
def test_what_would_be_over_the_edge() -> None:
    rows, columns = "STONE", "BLACK"
    wanted = {(f"B{row}", f"K{row}") for row in rows} | {(f"{column}S", f"{column}E") for column in columns}
    wanted |= {(f"K{row}", f"B{below}") for row, below in pairwise(rows)}
    found = {(here, there) for here in SQUARES for there in SQUARES if over_the_edge(SQUARE[here], SQUARE[there])}
    assert found == wanted | {(there, here) for here, there in wanted}


# ------------------------------------------------------------------ the options that abilities open
def handlings() -> list[Handling]:
    return [option for option in GAME.content.words if isinstance(option, Handling) and option.grants and option.kind != "draw"]


@pytest.mark.rule("C-FAM-02", "C-FAM-03", "C-FAM-05", "C-FAM-09", "C-FAM-10", "C-FAM-11", "C-FAM-12", "C-BONUS-05", "C-BONUS-12")
def test_every_option_that_only_an_ability_allows() -> None:
    pairs = [(here, there) for here in SQUARES for there in SQUARES]
    beside = {(here, there) for here, there in pairs if SQUARE[there] in neighbours(SQUARE[here])}
    aslant = {(here, there) for here, there in pairs if SQUARE[there] in diagonals(SQUARE[here])}
    far = {(here, SQUARES[there]): past for here in SQUARES for there, past in straight(SQUARE[here], 3)}
    crossed = ("wizard-slide", "cross-training"), ("wizard-retain", "cross-training")
    turned = ("knight-swap", "cross-training"), ("knight-flip", "cross-training")
    wanted: dict[str, tuple[tuple[str, ...], tuple[int, int]]] = {
        **{f"slide:{here}:{there}": (("long-slide",), (1, 0)) for here, there in far},
        **{f"slide:{here}:{there}": (("diagonal-slide",), (1, 0)) for here, there in aslant},
        **{f"slide:{here}:{there}:wizard": (crossed[0], (0, 1)) for here, there in beside},
        **{f"retain:{at}:wizard": (crossed[1], (0, 1)) for at in SQUARES},
        **{f"swap:{one}:{two}:knight": (turned[0], (1, 0)) for one, two in beside if SQUARE[one] < SQUARE[two]},
        **{f"flip:{at}:knight": (turned[1], (1, 0)) for at in SQUARES},
        **{f"swap:{one}:{two}": (("diagonal-swap",), (0, 1)) for one, two in aslant if SQUARE[one] < SQUARE[two]},
    }
    assert len(wanted) == 100 + 64 + 80 + 25 + 40 + 25 + 32
    found = handlings()
    assert {option.key: (option.grants, (option.knights, option.wizards)) for option in found} == wanted
    assert all(option.touches == tuple(part for part in option.key.split(":")[1:] if part in SQUARE) for option in found)
    slides = [option for option in found if isinstance(option, Slide)]
    assert all(option.past == far.get((SQUARES[option.here], SQUARES[option.there]), 0) for option in slides)
    assert all((option.past == 0) == (option.grants != ("long-slide",)) for option in slides)
    plain = [option for option in GAME.content.words if isinstance(option, Slide | Swap | Flip | Retain) and not option.grants]
    assert len(plain) == 80 + 40 + 25 + 25


def test_abilities_of_ones_own_share_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option is made once, also one that everybody has or that an ability names twice."""
    ways = {
        "turning": (Opens("flip", "wizard"), Opens("flip", "wizard")),
        "nothing": (),
        "more-turning": (Opens("flip", "knight"), Opens("flip", "wizard")),
        "taking": (Opens("retain", "knight"),),
        "going": (Opens("slide", "knight", next_to),),
        "changing": (Opens("swap", "wizard", next_to),),
    }
    monkeypatch.setattr(families, "ABILITIES", {name: Ability("C-FAM-02", opens=opens) for name, opens in ways.items()})
    words = Vocabulary()
    found = add_handlings(words)
    flips = [f"flip:{at}" for at in SQUARES]
    assert {name: [option.key for option in options] for name, options in found.items()} == {
        "turning": flips,
        "more-turning": [*[f"{flip}:knight" for flip in flips], *flips],
        "taking": [f"retain:{at}" for at in SQUARES],
        "going": [f"slide:{at}:{SQUARES[there]}" for at in SQUARES for there in neighbours(SQUARE[at])],
        "changing": [f"swap:{at}:{SQUARES[there]}" for at in SQUARES for there in neighbours(SQUARE[at]) if there > SQUARE[at]],
    }
    assert {option.grants for option in found["turning"]} == {("turning", "more-turning")}
    assert {option.grants for option in found["more-turning"][:25]} == {("more-turning",)}
    assert len(words) == 1 + 50 + 25 + 80 + 40


EVERYWHERE = (1 << 25) - 1


def test_each_ability_has_its_options_in_board_order() -> None:
    by_ability = GAME.content.by_ability
    assert list(by_ability) == [ability for ability, one in ABILITIES.items() if one.opens]
    full = ground_key(vassals=EVERYWHERE, closed=0, assassins=0, saboteurs=0)
    corner = ground_key(vassals=1, closed=0, assassins=0, saboteurs=0)

    def keys_of(ability: str, ground: int) -> list[str]:
        return [option.key for option in by_ability[ability][ground]]

    assert {ability: len(keys_of(ability, full)) for ability in by_ability} == {
        "long-slide": 0,
        "knight-swap": 40,
        "diagonal-slide": 0,
        "knight-flip": 25,
        "diagonal-swap": 32,
        "wizard-slide": 0,
        "wizard-retain": 25,
        "cross-training": 90,
    }
    assert keys_of("knight-swap", full)[:4] == ["swap:BS:LS:knight", "swap:BS:BT:knight", "swap:LS:AS:knight", "swap:LS:LT:knight"]
    assert keys_of("diagonal-swap", full)[:3] == ["swap:BS:LT", "swap:LS:BT", "swap:LS:AT"]
    retains, swaps = [f"retain:{at}:wizard" for at in SQUARES], keys_of("knight-swap", full)
    assert keys_of("wizard-retain", full) == retains
    assert keys_of("cross-training", full) == [*retains, *swaps, *[f"flip:{at}:knight" for at in SQUARES]]
    assert keys_of("long-slide", corner) == ["slide:BS:AS", "slide:BS:CS", "slide:BS:BO", "slide:BS:BN"]
    assert keys_of("diagonal-slide", corner) == ["slide:BS:LT"]
    assert keys_of("wizard-slide", corner) == ["slide:BS:LS:wizard", "slide:BS:BT:wizard"]
    wizard_slides = ["slide:BS:LS:wizard", "slide:BS:BT:wizard"]
    assert keys_of("cross-training", corner) == [*wizard_slides, "retain:BS:wizard", "flip:BS:knight"]


@pytest.mark.rule("C-FAM-03", "C-MANIP-11", "C-ASAB-03", "C-ASAB-05", "C-ASAB-06", "C-ASAB-14")
def test_what_the_board_allows_of_them() -> None:
    """Bits 0 to 4 are row S from the left."""
    words = GAME.content.words

    def option(key: str) -> Handling:
        found = words.known(key)
        assert isinstance(found, Handling)
        return found

    def open_on(key: str, **masks: int) -> bool:
        named = {"vassals": 0, "closed": 0, "assassins": 0, "saboteurs": 0, **masks}
        return stands_open(option(key), ground_of(ground_key(**named)))

    assert open_on("slide:BS:CS", vassals=0b00001)
    assert not open_on("slide:BS:CS", vassals=0b00011)  # LS is on the way
    assert not open_on("slide:BS:CS", vassals=0b00101)  # so is AS
    assert not open_on("slide:BS:CS", vassals=0b01001)  # CS itself
    assert open_on("slide:BS:CS", vassals=0b10001)  # KS lies beyond
    assert not open_on("slide:BS:CS", vassals=0b00001, assassins=0b00010)
    assert not open_on("slide:BS:CS", vassals=0b00001, saboteurs=0b01000)
    assert not open_on("slide:BS:CS", vassals=0b00001, closed=0b00001)
    assert not open_on("slide:BS:CS", vassals=0b10000)  # nobody there
    assert open_on("slide:BS:CS", assassins=0b00001)
    assert not open_on("slide:BS:CS", saboteurs=0b00001)
    assert open_on("swap:BS:LS:knight", vassals=0b00001, assassins=0b00010)
    assert not open_on("swap:BS:LS:knight", vassals=0b00001, saboteurs=0b00010)
    assert not open_on("swap:BS:LS:knight", vassals=0b00011, closed=0b00010)
    assert not open_on("swap:BS:LS:knight", vassals=0b00001)
    assert not open_on("swap:BS:LS:knight", vassals=0b00010)
    assert open_on("flip:BS:knight", saboteurs=0b00001)
    assert open_on("flip:BS:knight", assassins=0b00001)
    assert not open_on("flip:BS:knight", vassals=0b00001, closed=0b00001)
    assert not open_on("flip:BS:knight", vassals=0b00010)
    assert open_on("retain:LS:wizard", vassals=0b00010)
    assert open_on("retain:LS:wizard", saboteurs=0b00010)
    assert not open_on("retain:LS:wizard", assassins=0b00010)
    assert not open_on("retain:LS:wizard", vassals=0b00001)
    assert not open_on("retain:LS:wizard", vassals=0b00010, closed=0b00010)
    assert open_on("retain:KE:wizard", vassals=1 << 24)
    listed = by_ground([option("flip:BS:knight"), option("retain:LS:wizard"), option("flip:LS:knight")])
    assert listed[ground_key(vassals=0b11, closed=0b01, assassins=0, saboteurs=0)] == [option("retain:LS:wizard"), option("flip:LS:knight")]


def test_the_masks_of_a_ground_come_back_out_of_its_key() -> None:
    left, right = 1, 1 << 24
    assert ground_key(vassals=5, closed=0, assassins=0, saboteurs=0) == 5
    key = ground_key(vassals=left | right, closed=right | 4, assassins=4 | 8, saboteurs=right | 16)
    assert ground_of(key) == Ground(left | right | 4 | 8 | 16, left | 8 | 16, left | 8, left | 16)
    assert ground_of(key & EVERYWHERE) == Ground(left | right, left | right, left | right, left | right)
    assert ground_of(0) == Ground(0, 0, 0, 0)


BASE = [
    *("pass", "slide:LS:AS", "slide:BS:BT", "slide:LS:LT", "retain:BS", "retain:LS", "swap:BS:LS", "flip:BS", "flip:LS"),
    *("draw:guild", "draw:power", "draw:machination"),
]
OWN = {
    "corwin": ["slide:BS:BO", "slide:BS:BN", "slide:LS:CS", "slide:LS:KS", "slide:LS:LO", "slide:LS:LN", "swap:BS:LS:knight"],
    "keygriff": [],
    "thistledown": ["slide:BS:LT", "slide:LS:BT", "slide:LS:AT", "flip:BS:knight", "flip:LS:knight"],
    "wolfram": ["slide:BS:BT:wizard", "slide:LS:AS:wizard", "slide:LS:LT:wizard"],
    "evertine": ["draw:guild:knight", "draw:power:knight", "draw:machination:knight"],
    "gramberly": ["retain:BS:wizard", "retain:LS:wizard"],
    "hester": ["guard:BS", "guard:LS"],
    "mawe": ["draw:guild:two", "draw:power:two", "draw:machination:two"],
    "marbuck": [
        *("slide:BS:BT:wizard", "slide:LS:AS:wizard", "slide:LS:LT:wizard", "retain:BS:wizard", "retain:LS:wizard"),
        *("swap:BS:LS:knight", "flip:BS:knight", "flip:LS:knight", "draw:guild:two", "draw:power:two", "draw:machination:two"),
    ],
}


@pytest.mark.rule("C-FAM-02")
@pytest.mark.parametrize("name", IDS)
def test_all_that_one_token_of_each_kind_does_for_a_family(name: str) -> None:
    """What everybody can do comes first, and nothing of it is lost."""
    assert keys(family(name)) == [*BASE, *OWN[name]]
    by_knight = [key for key in OWN[name] if not key.endswith(("wizard", "two"))]
    assert keys(family(name, 1, 0)) == [*BASE[:6], *by_knight]
    by_wizard = [key for key in OWN[name] if key.endswith(("wizard", "two"))]
    assert keys(family(name, 0, 1)) == ["pass", *BASE[6:], *by_wizard]
    assert keys(family(name, 0, 0)) == ["pass"]


@pytest.mark.rule("C-FAM-11", "C-BONUS-11")
def test_more_tokens_more_ways() -> None:
    table = staged({"board": {"BS": "V-19a", "LT": "V-01b"}, "players": {"A": {"family": "wolfram", "wizards": 1}}})
    assert [key for key in keys(table) if key.startswith("swap")] == ["swap:BS:LT"]
    marbuck = staged({**NOBODY, "players": {"A": {"family": "marbuck", "knights": 2}}})
    assert keys(marbuck) == [
        *("pass", "draw:guild:knights", "draw:power:knights", "draw:machination:knights"),
        *("draw:guild:knights:two", "draw:power:knights:two", "draw:machination:knights:two"),
    ]
    both = staged({**NOBODY, "players": {"A": {"family": "marbuck", "knights": 2, "wizards": 1}}, "decks": {"guild": [], "power": []}})
    assert keys(both)[1:] == [f"draw:machination{way}" for way in ("", ":knights", ":two", ":knights:two")]
    renewed = staged(
        {
            **NOBODY,
            "players": {"A": {"family": "evertine", "knights": 1}},
            "decks": {name: [] for name in DECK_NAMES},
            "discards": {"power": ["P-K-01"]},
        }
    )
    assert keys(renewed) == ["pass", "draw:power:knight"]


# ------------------------------------------------------------------ why not
@pytest.mark.rule("C-FAM-02", "C-FAM-03", "C-FAM-09", "C-MANIP-02", "C-MANIP-04")
def test_why_a_slide_is_too_far_or_aslant() -> None:
    long, slant, far = ("C-FAM-03", "long-slide"), ("C-FAM-09", "diagonal-slide"), apart("slide", "BS", "KS")
    wizard, cross = ("C-FAM-12", "wizard-slide"), ("C-BONUS-12", "cross-training")
    edge, next_to = ("C-MANIP-04", "over-the-edge", {"at": "BS"}), apart("slide", "BS", "LT")
    own = {"corwin": long, "thistledown": slant, "wolfram": wizard, "marbuck": cross}
    for name in IDS:
        table = family(name)
        mine = [never(*own[name])] if name in own else []
        assert reasons(table, "slide:BS:KS") == [edge, far, *mine]
        assert reasons(table, "slide:BS:LT:wizard") == [WANTS_KNIGHT, next_to, *mine]
        if name != "thistledown":
            assert reasons(table, "slide:BS:LT") == [next_to, *mine, other(*slant)]
        way = ("C-FAM-03", "in-the-way", {"at": "LS"})
        if name == "corwin":
            assert reasons(table, "slide:BS:AS") == [way]
        else:
            assert reasons(table, "slide:BS:AS") == [apart("slide", "BS", "AS"), *mine, other(*long), way]
        if name in ("wolfram", "marbuck"):
            assert reasons(table, "slide:BS:LS:wizard") == [("C-MANIP-03", "occupied", {"at": "LS"})]
        else:
            assert reasons(table, "slide:BS:BT:wizard") == [WANTS_KNIGHT, *mine, other(*wizard), other(*cross)]


@pytest.mark.rule("C-FAM-03", "C-MANIP-03")
def test_everything_on_the_way_is_named() -> None:
    given = {"board": {"BS": "V-19a", "LS": "V-02b", "AS": "V-03a", "CS": "V-01a"}, "players": {"A": {"family": "corwin", "knights": 1}}}
    occupied = ("C-MANIP-03", "occupied", {"at": "CS"})
    passed = [("C-FAM-03", "in-the-way", {"at": at}) for at in ("LS", "AS")]
    assert reasons(staged(given), "slide:BS:CS") == [occupied, *passed]
    bare = staged({"board": {"LS": "V-01a"}, "castles": ["LS"], "players": {"A": {"family": "corwin", "wizards": 1}}})
    assert reasons(bare, "slide:BS:CS") == [
        ("C-MANIP-01 C-MANIP-06", "empty", {"at": "BS"}),
        passed[0],
        WANTS_KNIGHT,
        lacks("knight"),
    ]
    assert reasons(bare, "slide:LS:AS") == [("C-MANIP-11", "castle", {"at": "LS"}), WANTS_KNIGHT, lacks("knight")]


@pytest.mark.rule("C-FAM-05", "C-FAM-10", "C-FAM-11", "C-MANIP-06", "C-MANIP-08")
def test_why_a_knight_neither_swaps_nor_flips_and_nothing_swaps_aslant() -> None:
    knight_swap, slant, cross = ("C-FAM-05", "knight-swap"), ("C-FAM-11", "diagonal-swap"), ("C-BONUS-12", "cross-training")
    swapping = {"corwin": knight_swap, "wolfram": slant, "marbuck": cross}
    empty = ("C-MANIP-01 C-MANIP-06", "empty", {"at": "LT"})
    for name in IDS:
        table = family(name)
        mine = [never(*swapping[name])] if name in swapping else []
        if name not in ("corwin", "marbuck"):
            assert reasons(table, "swap:BS:LS:knight") == [WANTS_WIZARD, *mine, other(*knight_swap), CROSS_TRAINING]
        if name == "wolfram":
            assert reasons(table, "swap:BS:LT") == [empty]
        else:
            assert reasons(table, "swap:BS:LT") == [apart("swap", "BS", "LT"), *mine, other(*slant), empty]
        assert reasons(table, "swap:BS:LT:knight") == [WANTS_WIZARD, apart("swap", "BS", "LT"), *mine, empty]
        if name not in ("thistledown", "marbuck"):
            assert reasons(table, "flip:BS:knight") == [WANTS_WIZARD, other("C-FAM-10", "knight-flip"), CROSS_TRAINING]


@pytest.mark.rule("C-BONUS-02", "C-BONUS-05", "C-BONUS-10", "C-BONUS-11", "C-DRAW-01", "C-DRAW-02", "C-DRAW-03")
def test_why_no_retaining_for_a_wizard_and_no_cheaper_or_better_card() -> None:
    knights, one = ("C-DRAW-02", "two-knights", {}), ("C-DRAW-01", "one-card", {})
    drawing = {
        "evertine": ("C-BONUS-02", "knight-draw"),
        "mawe": ("C-BONUS-10", "wizard-pick-of-two"),
        "marbuck": ("C-BONUS-11", "pick-of-two"),
    }
    short = [knights, ("C-DRAW-03", "no-mixing", {}), WANTS_KNIGHT, lacks("knight", 2, 1)]
    for name in IDS:
        table = family(name)
        if name not in ("gramberly", "marbuck"):
            assert reasons(table, "retain:BS:wizard") == [WANTS_KNIGHT, other("C-BONUS-05", "wizard-retain"), CROSS_TRAINING]
        mine = [never(*drawing[name])] if name in drawing else []
        if name != "evertine":
            assert reasons(table, "draw:guild:knight") == [knights, *mine, other(*drawing["evertine"])]
        if name not in ("mawe", "marbuck"):
            assert reasons(table, "draw:guild:two") == [one, *mine, other(*drawing["mawe"]), other(*drawing["marbuck"])]
        if name == "marbuck":
            assert reasons(table, "draw:guild:knights:two") == short
        else:
            assert reasons(table, "draw:guild:knights:two") == [one, *mine, other(*drawing["marbuck"]), *short]


@pytest.mark.rule("C-FAM-02", "C-MANIP-08", "C-MANIP-12")
def test_the_tokens_that_are_missing_are_those_of_the_way_that_is_open() -> None:
    """Who may not pay with a Wizard lacks the Knight of the usual way; who may lacks the Wizard."""
    none = family("corwin", 0, 0)
    assert reasons(none, "swap:BS:LS:knight") == [lacks("knight")]
    assert reasons(none, "slide:BS:BO") == [lacks("knight")]
    assert reasons(none, "flip:BS:knight") == [WANTS_WIZARD, other("C-FAM-10", "knight-flip"), CROSS_TRAINING, lacks("wizard")]
    assert reasons(none, "swap:BS:LS") == [lacks("wizard")]
    assert reasons(none, "slide:BS:BT:wizard") == [
        *(WANTS_KNIGHT, never("C-FAM-03", "long-slide"), other("C-FAM-12", "wizard-slide"), CROSS_TRAINING, lacks("knight")),
    ]
    assert reasons(none, "retain:BS:wizard") == [WANTS_KNIGHT, other("C-BONUS-05", "wizard-retain"), CROSS_TRAINING, lacks("knight")]
    wolfram = family("wolfram", 1, 0)
    assert reasons(wolfram, "slide:BS:BT:wizard") == [WANTS_WIZARD, lacks("wizard")]
    thistledown = family("thistledown", 0, 1)
    assert reasons(thistledown, "flip:BS:knight") == [WANTS_KNIGHT, lacks("knight")]
    gramberly = family("gramberly", 1, 0)
    assert reasons(gramberly, "retain:BS:wizard") == [WANTS_WIZARD, lacks("wizard")]
    evertine = family("evertine", 0, 1)
    assert reasons(evertine, "draw:guild:knight") == [WANTS_KNIGHT, lacks("knight")]
    assert reasons(family("evertine", 0, 0), "draw:guild:knight") == [lacks("knight")]
    assert reasons(family("mawe", 0, 0), "draw:guild:two") == [lacks("wizard")]


@pytest.mark.rule("C-BONUS-10", "C-BONUS-11", "C-BONUS-12")
def test_what_was_used_in_this_turn() -> None:
    table = family("marbuck", 2, 2, used=["cross-training", "pick-of-two"])
    cross, pick = used("C-BONUS-12", "cross-training"), used("C-BONUS-11", "pick-of-two")
    assert keys(table) == [
        *BASE[:10],
        *("draw:guild:knights", "draw:power", "draw:power:knights", "draw:machination", "draw:machination:knights"),
    ]
    assert reasons(table, "slide:BS:BT:wizard") == [WANTS_KNIGHT, cross, other("C-FAM-12", "wizard-slide")]
    assert reasons(table, "retain:BS:wizard") == [WANTS_KNIGHT, cross, other("C-BONUS-05", "wizard-retain")]
    assert reasons(table, "swap:BS:LS:knight") == [WANTS_WIZARD, cross, other("C-FAM-05", "knight-swap")]
    assert reasons(table, "flip:BS:knight") == [WANTS_WIZARD, cross, other("C-FAM-10", "knight-flip")]
    one = ("C-DRAW-01", "one-card", {})
    assert reasons(table, "draw:guild:two") == [one, pick, other("C-BONUS-10", "wizard-pick-of-two")]
    assert reasons(table, "draw:guild:knights:two") == [one, pick]
    mawe = family("mawe", 0, 2, used=["wizard-pick-of-two"])
    assert reasons(mawe, "draw:guild:two") == [one, used("C-BONUS-10", "wizard-pick-of-two"), other("C-BONUS-11", "pick-of-two")]
    half = family("marbuck", 1, 1, used=["cross-training"])
    assert keys(half) == [*BASE, "draw:guild:two", "draw:power:two", "draw:machination:two"]


@pytest.mark.rule("C-FAM-02")
def test_where_nobody_has_a_family_none_is_spoken_of() -> None:
    nobody = staged({**TWO, "players": {"A": {"knights": 2, "wizards": 2}}})
    assert reasons(nobody, "slide:BS:LT") == [apart("slide", "BS", "LT")]
    assert reasons(nobody, "slide:BS:BT:wizard") == [WANTS_KNIGHT]
    assert reasons(nobody, "retain:BS:wizard") == [WANTS_KNIGHT]
    assert reasons(nobody, "swap:BS:LS:knight") == [WANTS_WIZARD]
    assert reasons(nobody, "flip:BS:knight") == [WANTS_WIZARD]
    assert reasons(nobody, "draw:guild:knight") == [("C-DRAW-02", "two-knights", {})]
    assert reasons(nobody, "draw:guild:knights:two") == [("C-DRAW-01", "one-card", {})]
    somebody = staged({**TWO, "players": {"A": {"knights": 2, "wizards": 2}, "B": {"family": "corwin"}}})
    assert reasons(somebody, "slide:BS:LT") == [apart("slide", "BS", "LT"), other("C-FAM-09", "diagonal-slide")]
    assert keys(somebody) == keys(nobody)


@pytest.mark.rule("C-FAM-02", "C-BONUS-10")
def test_who_has_which_ability() -> None:
    given = {**NOBODY, "players": {"A": {"family": "mawe", "used": ["wizard-pick-of-two"]}, "B": {"family": "corwin"}}}
    without = state_of(staged(given, seats=3))
    mawe, corwin, nobody = without.players
    assert (abilities(without, mawe), abilities(without, corwin), abilities(without, nobody)) == (
        ("wizard-pick-of-two",),
        ("long-slide", "knight-swap"),
        (),
    )
    with_minor = state_of(staged(given, seats=3, settings={"families": "dealt", "family-pool": "all", "mawe-minor": "on"}))
    assert abilities(with_minor, with_minor.players[0]) == ("wizard-pick-of-two", "patient-hand")
    assert abilities(with_minor, with_minor.players[1]) == ("long-slide", "knight-swap")
    assert (has(without, mawe, "wizard-pick-of-two"), can_use(without, mawe, "wizard-pick-of-two")) == (True, False)
    assert (has(without, mawe, "patient-hand"), has(with_minor, with_minor.players[0], "patient-hand")) == (False, True)
    assert (has(without, corwin, "knight-swap"), can_use(without, corwin, "knight-swap")) == (True, True)
    assert not has(without, nobody, "knight-swap")
    assert not can_use(without, corwin, "wizard-pick-of-two")
    assert granted(without, corwin, ("knight-swap", "cross-training"))
    assert granted(without, corwin, ("cross-training", "knight-swap"))
    assert not granted(without, mawe, ("wizard-pick-of-two", "pick-of-two"))
    assert not granted(without, corwin, ())
    assert not_granted(without, corwin, "slide", ("cross-training",)) == [
        reason("C-FAM-03", "not-by-ability", ability="long-slide"),
        reason("C-BONUS-12", "another-family", ability="cross-training"),
    ]
    assert not_granted(without, nobody, "slide", ("long-slide",)) == [reason("C-FAM-03", "another-family", ability="long-slide")]
    slide = GAME.option("slide:BS:LS")
    assert isinstance(slide, Slide)
    assert unusual(without, nobody, slide) == []
    assert price_missing(nobody, slide, []) == no_token(nobody, 1, 0) == [reason("C-MANIP-12", "no-knight", wanted=1, held=0)]
    flip = GAME.option("flip:BS:knight")
    assert isinstance(flip, Flip)
    assert price_missing(nobody, flip, []) == no_token(nobody, 1, 0)
    assert price_missing(nobody, flip, [reason("C-1", "odd")]) == no_token(nobody, 0, 1)


def test_a_handling_that_says_nothing_of_itself_is_a_mistake() -> None:
    table = staged(NOBODY)
    state, me = state_of(table), state_of(table).players[0]
    bare = Handling("bare", (), (0, 0))
    with pytest.raises(TypeError, match="Handling must say what it does"):
        bare.carry_out(state, me)
    assert (bare.oddities(), bare.grants, bare.usual_price) == ([], (), (1, 0))


# ------------------------------------------------------------------ what they do and what the table hears
@pytest.mark.rule("C-FAM-05", "C-BONUS-12")
def test_what_a_use_costs_and_whether_it_is_noted() -> None:
    corwin = family("corwin", 2, 2, "A swap:BS:LS:knight")
    state = state_of(corwin)
    assert (state.players[0].knights, state.players[0].wizards, state.uses) == (1, 2, ())
    assert told(corwin) == [Swapped(0, "BS", "LS")]
    marbuck = family("marbuck", 3, 2, "A swap:BS:LS:knight", "A slide:LS:LT")
    state = state_of(marbuck)
    assert (state.players[0].knights, state.players[0].wizards, state.uses) == (1, 2, ((0, "cross-training"),))
    wolfram = family("wolfram", 2, 2, "A slide:BS:BT:wizard")
    state = state_of(wolfram)
    assert (state.players[0].knights, state.players[0].wizards, state.uses) == (2, 1, ())
    gramberly = family("gramberly", 2, 2, "A retain:BS:wizard", "A refill:top-left")
    state = state_of(gramberly)
    assert (state.players[0].knights, state.players[0].wizards, state.uses) == (2, 1, ())
    crossed = family("marbuck", 2, 2, "A retain:BS:wizard")
    assert state_of(crossed).uses == ()  # nothing is paid before the refill is chosen
    assert (state_of(crossed).players[0].wizards, state_of(crossed).players[0].retained) == (2, ())
    crossed.answer("refill:top-left", 0)
    assert (state_of(crossed).uses, state_of(crossed).players[0].wizards) == (((0, "cross-training"),), 1)


@pytest.mark.rule("C-BONUS-10", "C-BONUS-11")
def test_the_better_of_two() -> None:
    given = {
        **NOBODY,
        "players": {"A": {"family": "marbuck", "knights": 2, "hand": ["G-W-05"]}},
        "decks": {"guild": ["G-K-05", "G-K-06", "G-K-07"]},
    }
    table = staged(given, "A draw:guild:knights:two")
    state = state_of(table)
    assert (state.players[0].knights, state.uses) == (0, ((0, "pick-of-two"),))
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("draw.keep", "C-BONUS-10", False, {})
    assert question.keys == ["keep:G-K-05", "keep:G-K-06"]
    assert [option.touches for option in question.options] == [("G-K-05",), ("G-K-06",)]
    assert reasons(table, "keep:G-W-05") == [("C-BONUS-10", "not-drawn", {})]
    assert reasons(table, "keep:G-K-05", 1) == [("C-ORD-01", "not-asked", {"asked": "A"})]
    assert told(table, seats=0) == [Drew(0, "guild", "G-K-05"), Drew(0, "guild", "G-K-06")]
    table.answer("keep:G-K-06", 0)
    names = state_of(table).content.cards.task_ids
    assert told(table, seats=0)[2:] == [Discarded(0, "G-K-05")]
    assert [names[task] for task in state_of(table).players[0].hand] == ["G-W-05", "G-K-06"]
    assert [[names[task] for task in pile] for pile in state_of(table).discards] == [["G-K-05"], [], []]
    assert reasons(table, "keep:G-K-05") == [("C-ORD-01", "not-now", {"step": "work.action"}), ("C-BONUS-10", "not-drawn", {})]
    first = staged(given, "A draw:guild:knights:two", "A keep:G-K-05")
    assert told(first, seats=0)[2:] == [Discarded(0, "G-K-06")]
    last = staged({**given, "decks": {"guild": ["G-K-05"]}}, "A draw:guild:knights:two")
    assert keys(last) == ["pass"]  # there was no second card to choose from
    assert state_of(last).uses == ((0, "pick-of-two"),)
    assert told(last, seats=0) == [Drew(0, "guild", "G-K-05")]


# ------------------------------------------------------------------ a gain for a completed card
ANY_PAIR = {"vp": 1, "left": {"letters": ["B"]}, "right": {"letters": ["K"]}, "corner": "lion-spy"}
DECK_OF = {"T-K": ("guild", "knight"), "T-W": ("guild", "wizard"), "T-R": ("power", "king"), "T-P": ("machination", "ploy")}
TASKS = {"tasks": [{"id": id, "deck": deck, "type": type, **ANY_PAIR} for id, (deck, type) in DECK_OF.items()]}
ENDS = {"board": {"BS": "V-19a", "KS": "V-01b"}}


@pytest.mark.rule("C-BONUS-01")
@pytest.mark.parametrize(("task", "gains"), [("T-K", 0), ("T-W", 0), ("T-R", 1), ("T-P", 1)])
def test_a_dividend_for_kings_and_ploys(task: str, gains: int) -> None:
    for name, gained in (("evertine", gains), ("corwin", 0), ("none", 0)):
        table = staged({**ENDS, "players": {"A": {"family": name, "hand": [task]}}}, f"A complete:{task}", cards=TASKS)
        assert told(table) == [Completed(0, task, "BS", "KS"), *[Dividend(0, task)] * gained]
        assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == (gained, 0)


@pytest.mark.rule("C-BONUS-01")
@pytest.mark.parametrize(("held", "gained"), [(18, 1), (19, 1), (20, 0)])
def test_no_dividend_where_the_supply_is_empty(held: int, gained: int) -> None:
    given = {**ENDS, "players": {"A": {"family": "evertine", "hand": ["T-R"]}, "B": {"knights": held, "wizards": 20}}}
    table = staged(given, "A complete:T-R", cards=TASKS)
    assert state_of(table).players[0].knights == gained
    assert told(table)[1:] == [Dividend(0, "T-R")] * gained


# ------------------------------------------------------------------ dealing them
VASSALS = [f"V-{number:02}a" for number in range(1, 73)]
DECKS = [
    {"shuffle guild": [f"G-{type}-{number:02}" for type in "KW" for number in range(1, 17)]},
    {"shuffle power": [f"P-K-{number:02}" for number in range(1, 33)]},
    {"shuffle machination": [f"M-P-{number:02}" for number in range(1, 33)]},
]


def dealt(how: str, order: list[str], first: str, seats: int = 2, pool: str = "standard") -> Table:
    dice = [{"shuffle vassals": VASSALS}, *DECKS, {"shuffle families": order}]
    return staged({"at": "creation"}, seats=seats, settings={"families": how, "family-pool": pool}, dice=dice, first=first)


@pytest.mark.rule("C-FAM-01", "C-FAM-02", "C-FAM-08")
def test_dealt_one_each_from_the_first_player_on() -> None:
    table = dealt("dealt", ["keygriff", "corwin", "wolfram", "thistledown"], "C", seats=3)
    assert told(table) == [KeptFamily(2, "keygriff"), KeptFamily(0, "corwin"), KeptFamily(1, "wolfram")]
    players = state_of(table).players
    assert [IDS[player.family] for player in players] == ["corwin", "wolfram", "keygriff"]
    assert [(player.knights, player.wizards) for player in players] == [(1, 1), (1, 1), (2, 2)]
    not_asked, not_dealt = ("C-ORD-01", "not-asked", {"asked": "C"}), ("C-FAM-01", "not-dealt", {})
    assert reasons(table, "family:corwin") == [not_asked, ("C-ORD-01", "not-now", {"step": "setup.corner"}), not_dealt]


@pytest.mark.rule("C-FAM-01", "C-FAM-08")
def test_two_each_of_which_one_is_kept() -> None:
    table = dealt("choose", ["thistledown", "keygriff", "corwin", "wolfram"], "B")
    assert table.asked == (1, 0)
    for seat, wanted in ((1, ["family:thistledown", "family:keygriff"]), (0, ["family:corwin", "family:wolfram"])):
        question = table.question(seat)
        assert question is not None
        assert (question.kind, question.rule, question.may, question.about) == ("family.keep", "C-FAM-01", False, {})
        assert question.keys == wanted
        assert [option.touches for option in question.options] == [(key.partition(":")[2],) for key in wanted]
    assert reasons(table, "family:keygriff") == [("C-FAM-01", "not-dealt", {})]
    assert reasons(table, "family:corwin", 1) == [("C-FAM-01", "not-dealt", {})]
    assert reasons(table, "family:mawe") == [("C-FAM-01", "not-dealt", {})]
    assert told(table) == []
    table.answer("family:wolfram", 0)
    assert told(table) == []
    assert state_of(table).players[0].family == -1
    table.answer("family:keygriff", 1)
    assert told(table)[:2] == [KeptFamily(1, "keygriff"), KeptFamily(0, "wolfram")]
    assert [(IDS[player.family], player.knights, player.wizards) for player in state_of(table).players] == [
        ("wolfram", 1, 1),
        ("keygriff", 2, 2),
    ]
    assert table.asked == (1,)
    assert reasons(table, "family:keygriff", 1) == [("C-ORD-01", "not-now", {"step": "setup.corner"}), ("C-FAM-01", "not-dealt", {})]


@pytest.mark.rule("C-FAM-01")
def test_four_choose_from_all_nine() -> None:
    table = dealt("choose", [*IDS[4:], *IDS[:4]], "D", seats=4, pool="all")
    assert table.asked == (3, 0, 1, 2)
    wanted = {3: ("evertine", "gramberly"), 0: ("hester", "mawe"), 1: ("marbuck", "corwin"), 2: ("keygriff", "thistledown")}
    for seat, pair in wanted.items():
        assert keys(table, seat) == [f"family:{name}" for name in pair]
    off = staged({"at": "creation"}, settings={"families": "off"}, dice=[{"shuffle vassals": VASSALS}, *DECKS], first="A")
    assert [player.family for player in state_of(off).players] == [-1, -1]
    assert told(off) == []


def test_the_keys_of_families_are_those_of_the_cards() -> None:
    found = [option for option in GAME.content.words if option.kind == "family"]
    assert [option.key for option in found] == [f"family:{name}" for name in IDS]
    assert found == list(GAME.content.keep_family)
    assert all(isinstance(option, Option) and option.touches == (name,) for option, name in zip(found, IDS, strict=True))
