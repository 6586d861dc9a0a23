"""The tables that cards become: faces, tasks, areas, counts; and every way a content file can be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from table import GAME

from blackstone.games.castle import CHOICES, KINGS_QUEST, SETTINGS, content, events
from blackstone.games.castle.content import (
    ANY,
    DECK_NAMES,
    DECKS,
    SQUARE,
    STACK_NAMES,
    Board,
    Cards,
    OwnCards,
    OwnRequirement,
    OwnTask,
    OwnVassal,
    RequirementCard,
    Symbol,
    TaskCard,
    TaskFile,
    VassalCard,
    VassalFile,
    area_of,
    board,
    box,
    counts,
    own_cards,
)
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
    assert (CARDS.symbol[face], CARDS.faction[face], CARDS.role[face]) == (4, 1, 4)
    assert (CARDS.symbol[face ^ 1], CARDS.faction[face ^ 1], CARDS.role[face ^ 1]) == (2, 0, 6)
    assert CARDS.symbol_names == tuple(f"{faction}-{role}" for faction in board().factions for role in board().roles)
    assert all(CARDS.symbol_names[symbol] == name for symbol, name in zip(CARDS.symbol, CARDS.face_names, strict=True))
    assert (len(CARDS.face_ids), len(CARDS.vassals), len(CARDS.tasks)) == (144, 72, 96)


def squares(mask: int) -> set[str]:
    return {name for name, square in SQUARE.items() if mask >> square & 1}


def test_tasks_and_their_requirements() -> None:
    task = CARDS.task_of["G-K-12"]  # a Phoenix in column C; a Griffin Scout in column A (the row is blue)
    card = CARDS.tasks[task]
    assert (CARDS.task_ids[task], CARDS.deck[task], CARDS.stack[task], CARDS.points[task]) == ("G-K-12", 0, 0, 2)
    assert CARDS.symbol_names[CARDS.corner[task]] == "phoenix-emissary"
    left, right = CARDS.left[task], CARDS.right[task]
    assert (left.faction, left.role, left.letters, squares(left.area)) == (2, ANY, ("C",), {f"C{row}" for row in "STONE"})
    assert (right.faction, right.role, right.letters) == (3, 4, tuple(letter for letter in card.right.letters if letter != "A"))
    assert squares(right.area) == {f"{column}E" for column in "BLACK"}
    assert squares(right.space) == {"AE"}
    assert CARDS.left_masks[task] == (left.faction, left.role, left.area)
    assert CARDS.right_masks[task] == (right.faction, right.role, right.area)
    assert [CARDS.deck[CARDS.task_of[name]] for name in ("G-W-16", "P-K-01", "M-P-32")] == [0, 1, 2]
    assert [CARDS.stack[CARDS.task_of[name]] for name in ("G-W-16", "P-K-01", "M-P-32")] == [1, 2, 3]


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
    assert (cards.task_ids[96:], cards.vassal_ids[72:], cards.face_ids[144:]) == (("T-1", "T-2"), ("X-1",), ("X-1a", "X-1b"))
    assert (cards.deck[96:], cards.stack[96:], cards.points[96:]) == ((1, 0), (3, 2), (4, 1))
    assert (cards.tasks[96].name, cards.tasks[97].name, cards.tasks[96].provenance) == ("The Test", "T-2", "original")
    assert (cards.left[96].faction, cards.left[96].role, squares(cards.left[96].area)) == (0, 6, {f"L{row}" for row in "STONE"})
    assert (cards.right[96].faction, cards.right[96].role) == (ANY, ANY)
    assert cards.face_names[144:] == ("lion-spy", "dragon-scout")
    assert own_cards({}) == ([], [])
    assert {card.tier for card in cards.tasks[96:]} == {""}
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
    "kind", [Symbol, RequirementCard, TaskCard, TaskFile, VassalCard, VassalFile, OwnCards, OwnRequirement, OwnTask, OwnVassal]
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
    assert (GAME.id, GAME.title, GAME.version, GAME.modes) == ("castle", "Blackstone Castle", 1, (KINGS_QUEST,))
    assert (KINGS_QUEST.id, KINGS_QUEST.title, KINGS_QUEST.seats, KINGS_QUEST.rule) == ("kings-quest", "King's Quest", (2, 4), "C-COMP-10")
    assert [(setting.id, setting.values, setting.modes, setting.rules, setting.default) for setting in SETTINGS] == [
        ("families", ("off",), ("kings-quest",), ("C-FAM-01",), "off"),
        ("household-support", ("on", "off"), ("kings-quest",), ("C-SCORE-05",), "on"),
        ("unsupported", ("latest", "owner"), ("kings-quest",), ("C-SCORE-04",), "latest"),
        ("face-down-trigger", ("exact", "any"), ("kings-quest",), ("C-INTR-17",), "exact"),
        ("limit-check", ("own", "all"), ("kings-quest",), ("C-LIMIT-06",), "own"),
    ]
    assert [setting.title for setting in SETTINGS] == [
        "Families",
        "Household cards take a supported place",
        "Which cards wait for Kings",
        "What triggers a face-down card",
        "Who checks limits",
    ]
    assert [choice.id for choice in CHOICES] == [
        *("setup.corner", "shortage.space", "recall.face-down", "work.action", "retain.refill", "task.vassals", "upcharge.vassal"),
        *("refill.corner", "intrigue.task", "intrigue.vassal", "intrigue.hide", "intrigue.reward", "intrigue.triggered"),
        *("limit.hand", "limit.retained"),
    ]
    assert [choice.id for choice in CHOICES if choice.may] == [
        *("recall.face-down", "work.action", "intrigue.task", "intrigue.hide", "intrigue.triggered"),
    ]
    assert [choice.id for choice in CHOICES if choice.secret] == ["work.action", "intrigue.triggered"]
    assert list(GAME.bots) == ["greedy"]
    assert GAME.counts() == counts()
    assert isinstance(board(), Board)
    assert len(box()[0]) == 72


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
