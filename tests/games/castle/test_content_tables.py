"""The tables that cards become: faces, tasks, areas, counts; and every way a content file can be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from table import GAME

from blackstone.games.castle import CHOICES, SETTINGS, content, events
from blackstone.games.castle.content import (
    ANY,
    ASSASSIN,
    DECK_NAMES,
    DECKS,
    KNIGHT_WIZARD,
    NO_SYMBOL,
    ROWS_OF_MASKS,
    SABOTEUR,
    SQUARE,
    STACK_NAMES,
    TYPE_NAMES,
    Board,
    Cards,
    OwnCards,
    OwnRequirement,
    OwnTask,
    OwnVassal,
    RequirementCard,
    SpecialCard,
    Symbol,
    TaskCard,
    TaskFile,
    VassalCard,
    VassalFile,
    WildFile,
    area_of,
    board,
    box,
    counts,
    own_cards,
)
from blackstone.games.castle.families import AbilityCard, FamilyCard, FamilyFile
from blackstone.games.castle.state import Player, Settings
from blackstone.games.castle.words import STRIP, BySquare, Memo
from blackstone.kernel.errors import ContentError
from blackstone.kernel.options import Option

CARDS = Cards()


# ------------------------------------------------------------------ names and numbers
def test_the_names_of_everything() -> None:
    assert (DECK_NAMES, DECKS) == (("guild", "power", "machination"), (0, 1, 2))
    assert (STACK_NAMES, ANY) == (("knight", "wizard", "king", "ploy"), 8)
    assert [(name, square) for name, square in SQUARE.items() if square in (0, 1, 5, 24)] == [("BS", 0), ("LS", 1), ("BT", 5), ("KE", 24)]
    assert board().corners == ("top-left", "top-right", "bottom-right", "bottom-left")
    assert board().factions == ("lion", "dragon", "phoenix", "griffin")
    assert board().roles == ("scout", "emissary", "spy", "captain")
    assert board().tokens == {"knight": 20, "wizard": 20, "castle": 10, "intrigue": 8, "first_player": 1}


def test_faces_and_their_symbols() -> None:
    face = CARDS.face_of["V-19b"]
    assert face == 2 * CARDS.vassal_ids.index("V-19") + 1
    assert (CARDS.face_ids[face], CARDS.face_names[face], CARDS.face_names[face ^ 1]) == ("V-19b", "dragon-scout", "lion-spy")
    assert (CARDS.symbol[face], CARDS.rows[0][face], CARDS.rows[1][face]) == (4, (1, 4, ANY), (1, 4, ANY))
    assert (CARDS.symbol[face ^ 1], CARDS.rows[0][face ^ 1]) == (2, (0, 6, ANY))
    assert CARDS.symbol_names == tuple(f"{faction}-{role}" for faction in board().factions for role in board().roles)
    assert all(CARDS.symbol_names[CARDS.symbol[face]] == CARDS.face_names[face] for face in range(144))
    assert (len(CARDS.face_ids), len(CARDS.vassals), len(CARDS.specials), len(CARDS.tasks)) == (160, 76, 4, 100)
    assert (CARDS.wild, CARDS.special, CARDS.optional_task, CARDS.wild_faces) == (72, 76, 96, range(144, 152))


@pytest.mark.rule("C-WILD-02", "C-ASAB-01", "C-ASAB-02")
def test_wild_faces_stand_in_several_rows_and_special_cards_in_none_of_them() -> None:
    half, full = CARDS.rows
    scout, lion = CARDS.face_of["W-1a"], CARDS.face_of["W-1b"]
    assert (CARDS.face_names[scout], half[scout]) == ("any-scout", (0, 1, 2, 3, 4, ANY))
    assert (CARDS.face_names[lion], half[lion]) == ("lion-any", (0, 4, 5, 6, 7, ANY))
    assert full[scout] == full[lion] == tuple(range(9))
    assert full[:144] == half[:144]
    for name, row in (("AS-1a", ASSASSIN), ("AS-1b", SABOTEUR)):
        assert half[CARDS.face_of[name]] == full[CARDS.face_of[name]] == (row,)
        assert CARDS.symbol[CARDS.face_of[name]] == NO_SYMBOL
    assert {CARDS.symbol[face] for face in CARDS.wild_faces} == {NO_SYMBOL}
    assert [CARDS.face_names[face] for face in range(152, 160)] == ["assassin", "saboteur"] * 4


def squares(mask: int) -> set[str]:
    return {name for name, square in SQUARE.items() if mask >> square & 1}


def test_tasks_and_their_requirements() -> None:
    task = CARDS.task_of["G-K-12"]  # a Phoenix in column C; a Griffin Scout in column A (the row is blue)
    card = CARDS.tasks[task]
    assert (CARDS.task_ids[task], CARDS.deck[task], CARDS.type[task], CARDS.points[task]) == ("G-K-12", 0, 0, 2)
    assert CARDS.symbol_names[CARDS.corner[task]] == "phoenix-emissary"
    left, right = CARDS.left[task], CARDS.right[task]
    assert (left.faction, left.role, left.letters, squares(left.area)) == (2, ANY, ("C",), {f"C{row}" for row in "STONE"})
    assert (right.faction, right.role, right.letters) == (3, 4, tuple(letter for letter in card.right.letters if letter != "A"))
    assert squares(right.area) == {f"{column}E" for column in "BLACK"}
    assert squares(right.space) == {"AE"}
    assert [masks[task] for masks in CARDS.lefts] == [(left.faction, left.role, left.area), (left.faction, left.role, left.space)]
    assert [masks[task] for masks in CARDS.rights] == [(right.faction, right.role, right.area), (right.faction, right.role, right.space)]
    assert [CARDS.deck[CARDS.task_of[name]] for name in ("G-W-16", "P-K-01", "M-P-32")] == [0, 1, 2]
    assert [CARDS.type[CARDS.task_of[name]] for name in ("G-W-16", "P-K-01", "M-P-32", "G-KW-01")] == [1, 2, 3, 4]


def test_areas() -> None:
    assert squares(area_of("K")) == {f"K{row}" for row in "STONE"}
    assert squares(area_of("T")) == {f"{column}T" for column in "BLACK"}
    assert squares(area_of("KT")) == {"KT"}
    assert area_of("") == 2**25 - 1


def test_cards_of_ones_own_come_after_those_of_the_box() -> None:
    own = {
        "tasks": [
            {
                "id": "T-1",
                "deck": "power",
                "type": "ploy",
                "vp": 4,
                "left": {"letters": ["L", "N"], "faction": "lion", "role": "spy", "blue": "N"},
                "right": {"letters": ["K"]},
                "corner": "griffin-captain",
                "name": "The Test",
            },
            {
                "id": "T-2",
                "deck": "guild",
                "type": "king",
                "vp": 1,
                "left": {"letters": ["L"]},
                "right": {"letters": ["K"]},
                "corner": "lion-spy",
            },
        ],
        "vassals": [{"id": "X-1", "a": "lion-spy", "b": "dragon-scout"}],
    }
    cards = Cards(own)
    assert (cards.task_ids[96:98], cards.vassal_ids[72:74], cards.face_ids[144:146]) == (("T-1", "T-2"), ("X-1", "W-1"), ("X-1a", "X-1b"))
    assert (cards.task_ids[98:], cards.optional_task, cards.wild) == (("G-KW-01", "G-KW-02", "G-KW-03", "G-KW-04"), 98, 73)
    assert (cards.deck[96:98], cards.type[96:98], cards.points[96:98]) == ((1, 0), (3, 2), (4, 1))
    assert (cards.tasks[96].name, cards.tasks[97].name, cards.tasks[96].provenance) == ("The Test", "T-2", "original")
    assert (cards.left[96].faction, cards.left[96].role, squares(cards.left[96].area)) == (0, 6, {f"L{row}" for row in "STONE"})
    assert (cards.right[96].faction, cards.right[96].role) == (ANY, ANY)
    assert cards.face_names[144:147] == ("lion-spy", "dragon-scout", "any-scout")
    assert own_cards({}) == ([], [])
    assert {card.tier for card in cards.tasks[96:98]} == {""}
    assert cards.tasks[0].tier == "G1"
    open_half = RequirementCard(("B",))
    assert (open_half.faction, open_half.role, open_half.advanced_letter) == ("any", "any", None)
    assert (Symbol().faction, Symbol().role) == ("any", "any")


def test_how_many_cards_of_which_provenance() -> None:
    found = counts()
    files = {name: content.raw(f"tasks_{name}.yaml") for name in DECK_NAMES}
    for name in DECK_NAMES:
        of = [card["provenance"] for card in files[name]["tasks"]]
        assert found[name] == {"count": len(of), **{kind: of.count(kind) for kind in ("book", "public", "original")}}
    for name in ("vassals", "households", "dogs", "rats"):
        cards = content.raw(f"{name}.yaml")[name]
        assert found[name]["original"] == sum(card["provenance"] == "original" for card in cards)
        assert found[name]["book"] == sum(card["provenance"] == "book" for card in cards)
    assert found["dogs"] == {"count": 4, "book": 3, "public": 0, "original": 1}
    assert found["households"] == {"count": 20, "book": 20, "public": 0, "original": 0}
    sets = [family["set"] for family in content.raw("families.yaml")["families"]]
    assert (found["families"]["count"], found["bonus-families"]["count"]) == (sets.count("standard"), sets.count("bonus"))


# ------------------------------------------------------------------ files that are wrong
HALF = {"letters": ["L"]}
OWN_TASK = {"id": "T-1", "deck": "guild", "type": "king", "vp": 1, "left": HALF, "right": HALF, "corner": "lion-spy"}


@pytest.fixture
def other_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Content files with some replaced; what was read before is forgotten, and again afterwards."""
    replaced: dict[str, Any] = {}
    real = content.raw
    monkeypatch.setattr(content, "raw", lambda name: replaced.get(name) or real(name))
    for cached in (content.board, content.box):
        cached.cache_clear()
    yield replaced
    for cached in (content.board, content.box):
        cached.cache_clear()


def test_a_file_with_a_card_too_many_or_too_few(other_files: dict[str, Any]) -> None:
    for name, complaint in (("vassals.yaml", "71 vassals, 72 are printed"), ("tasks_power.yaml", "31 tasks, 32 are printed")):
        whole = content.raw(name)
        key = "vassals" if name == "vassals.yaml" else "tasks"
        other_files[name] = {**whole, key: whole[key][1:]}
        with pytest.raises(ContentError, match=f"{name}: {complaint}"):
            Cards()
        other_files[name] = whole


def test_a_wrong_card_of_the_box_is_named_with_its_file(other_files: dict[str, Any]) -> None:
    for deck, at in (("guild", 3), ("power", 0), ("machination", 31)):
        name = f"tasks_{deck}.yaml"
        whole = content.raw(name)
        cards = [*whole["tasks"]]
        cards[at] = {**cards[at], "upcharge": {"faction": "lion"}}
        other_files[name] = {**whole, "tasks": cards}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=f"{name}: task {cards[at]['id']}, upcharge: the corner needs"):
            Cards()
        cards[at] = {**whole["tasks"][at], "left": {"letters": ["B"], "role": "cook"}}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=f"{name}: task {cards[at]['id']}, left: there is no any-cook"):
            Cards()
        other_files[name] = whole
    content.box.cache_clear()
    with pytest.raises(ContentError, match="cards: task T-1, upcharge: the corner needs"):
        Cards({"tasks": [{**OWN_TASK, "corner": "lion"}]})


SIDES = {"a": {"faction": "any", "role": "scout"}, "b": {"faction": "lion", "role": "any"}}


@pytest.mark.rule("C-ASAB-01", "C-WILD-01", "C-KW-01")
def test_the_optional_cards_of_the_box() -> None:
    assert [(card.id, card.a, card.b) for card in box().specials] == [(f"AS-{number}", "assassin", "saboteur") for number in range(1, 5)]
    factions, roles = board().factions, board().roles
    assert [(card.id, card.a, card.b) for card in box().wilds] == [
        (f"W-{number}", Symbol("any", role), Symbol(faction, "any"))
        for number, (faction, role) in enumerate(zip(factions, roles, strict=True), 1)
    ]
    assert [(card.id, card.type, card.vp, card.tier) for card in box().knight_wizards] == [
        (f"G-KW-0{number}", "knight-wizard", 2, "KW") for number in range(1, 5)
    ]
    assert CARDS.vassal_ids[70:] == ("V-71", "V-72", "W-1", "W-2", "W-3", "W-4", "AS-1", "AS-2", "AS-3", "AS-4")
    assert CARDS.face_ids[150:154] == ("W-4a", "W-4b", "AS-1a", "AS-1b")
    assert CARDS.task_ids[95:] == ("M-P-32", "G-KW-01", "G-KW-02", "G-KW-03", "G-KW-04")
    assert (CARDS.deck[95:], CARDS.type[95:]) == ((2, 0, 0, 0, 0), (3, 4, 4, 4, 4))
    assert (TYPE_NAMES, KNIGHT_WIZARD, ROWS_OF_MASKS) == (("knight", "wizard", "king", "ploy", "knight-wizard"), 4, 11)
    captain, phoenix = CARDS.left[96], CARDS.right[96]
    assert (captain.faction, captain.role, captain.letters, squares(captain.space)) == (1, 7, ("S",), {f"{column}S" for column in "BLACK"})
    assert (phoenix.faction, phoenix.role, phoenix.letters, squares(phoenix.space)) == (2, ANY, ("N",), {"KN"})
    assert CARDS.symbol_names[CARDS.corner[96]] == "lion-scout"


def test_optional_cards_that_are_wrong_are_named_with_their_file(other_files: dict[str, Any]) -> None:
    whole = content.raw("specials.yaml")

    def refused(complaint: str, **change: Any) -> None:
        other_files["specials.yaml"] = {**whole, **change}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=complaint):
            Cards()

    for kind in ("wild_vassals", "assassin_saboteur"):
        cards = whole[kind]["cards"]
        refused(f"^specials.yaml: {kind}: 3 cards, 4 are printed$", **{kind: {**whole[kind], "cards": cards[1:]}})
        refused(f"^specials.yaml: {kind}: 4 cards, 5 are printed$", **{kind: {**whole[kind], "count": 5}})
        refused(
            f"^specials.yaml: {kind}: .*unknown field `colour`", **{kind: {**whole[kind], "cards": [{**cards[0], "colour": 1}, *cards[1:]]}}
        )
        refused(f"^specials.yaml: {kind}: .*provenance", **{kind: {**whole[kind], "provenance": "hearsay"}})
        twin = [cards[0], {**cards[1], "id": cards[0]["id"]}, *cards[2:]]
        refused(f"^two cards have one id: {cards[0]['id']}$", **{kind: {**whole[kind], "cards": twin}})
    wilds, specials = whole["wild_vassals"], whole["assassin_saboteur"]
    refused("^specials.yaml: wild_vassals: .*unknown field `house`", wild_vassals={**wilds, "house": 1})
    refused(
        "^specials.yaml: assassin_saboteur: .*'archer'", assassin_saboteur={**specials, "cards": [{**specials["cards"][0], "a": "archer"}]}
    )
    for side, symbol, name in (
        ("a", {"faction": "any", "role": "cook"}, "any-cook"),
        ("b", {"faction": "wolf", "role": "any"}, "wolf-any"),
    ):
        wrong = [*wilds["cards"][:3], {**wilds["cards"][3], side: symbol}]
        refused(f"^vassals: W-4: there is no {name}$", wild_vassals={**wilds, "cards": wrong})
    other_files["specials.yaml"] = {**whole, "wild_vassals": {**wilds, "cards": [*wilds["cards"][:3], {**wilds["cards"][3], **SIDES}]}}
    content.box.cache_clear()
    cards = Cards()  # any combination of what there is may be printed
    assert cards.face_names[150:152] == ("any-scout", "lion-any")
    other_files["specials.yaml"] = {
        **whole,
        "assassin_saboteur": {**specials, "cards": [{**card, "a": "saboteur"} for card in specials["cards"]]},
    }
    content.box.cache_clear()
    assert Cards().rows[0][152:] == ((SABOTEUR,),) * 8


def test_a_knight_wizard_that_is_wrong_is_named_with_its_file(other_files: dict[str, Any]) -> None:
    whole = content.raw("tasks_guild.yaml")
    for at in (0, 3):
        cards = [*whole["bonus_tasks"]]
        cards[at] = {**cards[at], "upcharge": {"role": "spy"}}
        other_files["tasks_guild.yaml"] = {**whole, "bonus_tasks": cards}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=rf"^tasks_guild\.yaml: task {cards[at]['id']}, upcharge: .*not any-spy$"):
            Cards()
        with pytest.raises(ContentError, match=rf"^tasks_guild\.yaml: task {cards[at]['id']}, upcharge: "):
            Cards({"tasks": [OWN_TASK]})
    other_files["tasks_guild.yaml"] = {**whole, "bonus_tasks": [{**whole["bonus_tasks"][0], "right": {"letters": ["N"], "role": "cook"}}]}
    content.box.cache_clear()
    with pytest.raises(ContentError, match=r"^tasks_guild\.yaml: task G-KW-01, right: there is no any-cook$"):
        Cards()
    other_files["tasks_guild.yaml"] = {key: value for key, value in whole.items() if key != "bonus_tasks"}
    content.box.cache_clear()
    assert len(Cards().task_ids) == 96


def test_a_plain_vassal_has_no_wild_face(other_files: dict[str, Any]) -> None:
    for symbol in ("any-spy", "lion-any", "any-any"):
        with pytest.raises(ContentError, match=f"^vassals: X-1: there is no {symbol}$"):
            Cards({"vassals": [{"id": "X-1", "a": "lion-spy", "b": symbol}]})
    whole = content.raw("vassals.yaml")
    for at, side in ((0, "a"), (71, "b")):
        cards = [*whole["vassals"]]
        cards[at] = {**cards[at], side: {"faction": "any", "role": "spy"}}
        other_files["vassals.yaml"] = {**whole, "vassals": cards}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=f"^vassals: {cards[at]['id']}: there is no any-spy$"):
            Cards()


def test_what_is_wrong_with_a_file_names_the_file(other_files: dict[str, Any]) -> None:
    for name, field in (("vassals.yaml", "vassals"), ("tasks_power.yaml", "tasks"), ("tasks_guild.yaml", "bonus_tasks")):
        whole = content.raw(name)
        other_files[name] = {**whole, field: [{**whole[field][0], "colour": 1}, *whole[field][1:]]}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=rf"^{name}: .*unknown field `colour`"):
            Cards()
        other_files[name] = {**whole, "colour": 1}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=rf"^{name}: .*unknown field `colour`"):
            Cards()
        other_files[name] = {key: value for key, value in whole.items() if key != "count"}
        content.box.cache_clear()
        with pytest.raises(ContentError, match=rf"^{name}: .*missing required field `count`"):
            Cards()
        other_files[name] = whole


def test_a_board_with_other_letters(other_files: dict[str, Any]) -> None:
    whole = content.raw("board.yaml")
    for change in ({"columns": list("WHITE")}, {"rows": list("WOODS")}):
        other_files["board.yaml"] = {**whole, **change}
        with pytest.raises(ContentError, match="columns spell BLACK and rows STONE"):
            board()


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"left": {"letters": []}}, "left, letters: .. are not letters of BLACK and STONE"),
        ({"left": {"letters": ["N"], "blue": "N"}}, "left, letters: "),
        ({"right": {"letters": ["N", "X"]}}, "right, letters: "),
        ({"right": {"letters": ["N"], "role": "king"}}, "right: there is no any-king"),
        ({"corner": "any-spy"}, "upcharge: the corner needs one faction and one role, not any-spy"),
        ({"corner": "lion"}, "upcharge: the corner needs one faction and one role, not lion-"),
        ({"deck": "wood"}, "Invalid enum value 'wood'"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"left": {"letters": ["N"], "wing": 1}}, "unknown field `wing`"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(own: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        Cards({"tasks": [{**OWN_TASK, **own}]})


def test_ids_are_unique_among_all_cards() -> None:
    for own in (
        {"vassals": [{"id": "V-01", "a": "lion-spy", "b": "lion-scout"}]},
        {"vassals": [{"id": "G-K-01", "a": "lion-spy", "b": "lion-scout"}]},
    ):
        with pytest.raises(ContentError, match=f"two cards have one id: {own['vassals'][0]['id']}"):
            Cards(own)
    for symbol in ("lion-king", "wolf-spy"):
        with pytest.raises(ContentError, match=f"X-1: there is no {symbol}"):
            Cards({"vassals": [{"id": "X-1", "a": "lion-spy", "b": symbol}]})


@pytest.mark.parametrize(
    "kind",
    [
        *(Symbol, RequirementCard, TaskCard, TaskFile, VassalCard, VassalFile, OwnCards, OwnRequirement, OwnTask, OwnVassal),
        *(WildFile, SpecialCard, AbilityCard, FamilyCard, FamilyFile),
    ],
)
def test_content_is_frozen_and_knows_all_its_fields(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen
    assert kind.__struct_config__.forbid_unknown_fields


def test_what_is_stored_has_no_names_of_fields() -> None:
    """State bytes hold numbers alone: arrays, in the order of the fields."""
    assert all(kind.__struct_config__.array_like for kind in (GAME.state, Player, Settings))
    assert Settings.__struct_config__.frozen
    assert (Settings(), Player(2)) == (
        Settings(True, True, True, False),
        Player(2, -1, 1, 1, (), (), ((), (), (), ()), (), -1, -1, 0, False, 0),
    )
    assert all(event.__struct_config__.frozen for event in events.ALL)


# ------------------------------------------------------------------ the game itself
def test_the_game_and_its_settings() -> None:
    assert (GAME.id, GAME.title, GAME.version) == ("castle", "Blackstone Castle", 2)
    assert [(mode.id, mode.title, mode.seats, mode.rule) for mode in GAME.modes] == [
        ("kings-quest", "King's Quest", (2, 4), "C-COMP-10"),
        ("coop", "King's Quest Co-op", (2, 2), "C-COMP-10"),
        ("queens-quest", "Queen's Quest", (2, 4), "C-COMP-10"),
        ("wizards-quest", "Wizard's Quest", (2, 4), "C-COMP-10"),
        ("puzzle-masters-quest", "Puzzle Master's Quest", (2, 2), "C-COMP-10"),
        ("advanced", "Advanced King's Quest", (2, 4), "C-COMP-10"),
        ("solo", "Solo King's Quest", (1, 1), "C-COMP-10"),
    ]
    tableaus = ("kings-quest", "coop", "puzzle-masters-quest", "advanced", "solo")
    wilds = ("kings-quest", "coop", "advanced", "solo")
    assert [(setting.id, setting.values, setting.modes, setting.rules) for setting in SETTINGS] == [
        ("families", ("dealt", "choose", "off"), tableaus, ("C-FAM-01",)),
        ("family-pool", ("standard", "all"), tableaus, ("C-FAM-01",)),
        ("mawe-minor", ("off", "on"), tableaus, ("C-BONUS-10",)),
        ("assassins", ("off", "on"), wilds, ("C-WILD-03", "C-SETUP-10")),
        ("wild-vassals", ("off", "on"), wilds, ("C-WILD-03", "C-SETUP-10")),
        ("wild-faces", ("half", "full"), wilds, ("C-WILD-03", "C-WILD-02")),
        ("knight-wizards", ("off", "on"), tableaus, ("C-COMP-11", "C-KW-01")),
        ("open-hands", ("off", "on"), ("coop",), ("C-DRAW-08",)),
        ("household-support", ("on", "off"), tableaus, ("C-SCORE-05",)),
        ("unsupported", ("latest", "owner"), tableaus, ("C-SCORE-04",)),
        ("face-down-trigger", ("exact", "any"), tableaus, ("C-INTR-17",)),
        ("limit-check", ("own", "all"), tableaus, ("C-LIMIT-06",)),
        ("standstill", ("on", "off"), ("wizards-quest",), ("C-V3-21",)),
    ]
    assert all(setting.default == setting.values[0] and setting.title for setting in SETTINGS)
    choices = {choice.id: choice for choice in CHOICES}
    assert len(choices) == len(CHOICES)
    base = [
        *("setup.corner", "shortage.space", "recall.face-down", "work.action", "retain.refill", "task.vassals", "upcharge.vassal"),
        *("refill.corner", "intrigue.task", "intrigue.vassal", "intrigue.hide", "intrigue.reward", "intrigue.triggered"),
        *("limit.hand", "limit.retained"),
    ]
    more = ["family.keep", "refresh.corner", "special.space", "guard.lift", "muster.token", "draw.keep", "task.stack", "replace.vassal"]
    assert {*base, *more} <= set(choices)
    assert {id for id in (*base, *more) if choices[id].may} == {
        *("recall.face-down", "work.action", "intrigue.task", "intrigue.hide", "intrigue.triggered", "guard.lift", "replace.vassal"),
    }
    assert [id for id in base if choices[id].secret] == ["work.action", "intrigue.triggered"]
    assert list(GAME.bots) == ["greedy"]
    assert GAME.counts() == counts()
    assert isinstance(board(), Board)
    assert len(box().vassals) == 72


# ------------------------------------------------------------------ options by square
def test_options_by_square_are_found_for_every_mask() -> None:
    options = [Option(f"o:{square}") if square % 7 else None for square in range(25)]
    table = BySquare(options)
    for mask in (0, 1, 2**25 - 1, 1 << 8, 1 << 9, 1 << 17, 1 << 18, 1 << 24, 0x155AA55, 0b1111 << STRIP):
        wanted = [option for square, option in enumerate(options) if option is not None and mask >> square & 1]
        assert table.at(mask) == wanted
        before: list[Option] = [Option("first")]
        table.extend(before, mask)
        assert before[1:] == wanted


def test_a_memo_makes_what_it_lacks_and_stays_small() -> None:
    made: list[int] = []
    memo: Memo[Option] = Memo(lambda key: made.append(key) or [Option(str(key))])
    assert memo[3] is memo[3]
    assert made == [3]
    for key in range(10 * memo.LIMIT):
        assert memo[key][0].key == str(key)
        assert len(memo) <= memo.LIMIT
    assert memo.LIMIT >= 64
