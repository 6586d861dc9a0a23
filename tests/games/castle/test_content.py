"""The content files, and content as a value: complete, checked, and two sets side by side in one process."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from table import GAME, state_of

from blackstone.games.castle import content
from blackstone.games.castle.content import COLUMNS, ROWS, SQUARES, Cards, TaskCard, TaskFile, board, box, checked, counts
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.errors import ContentError
from blackstone.kernel.game import Games
from blackstone.kernel.ledger import load
from blackstone.kernel.table import Table, new_game

OWN = {
    "tasks": [
        {
            "id": "T-1",
            "deck": "guild",
            "type": "knight",
            "vp": 3,
            "corner": "lion-spy",
            "left": {"letters": ["B"]},
            "right": {"letters": ["K"]},
        }
    ],
    "vassals": [{"id": "X-1", "a": "lion-spy", "b": "dragon-scout"}],
}


@pytest.mark.rule("C-COMP-01")
def test_black_across_stone_down() -> None:
    assert (COLUMNS, ROWS) == ("BLACK", "STONE")
    assert SQUARES[5:10] == ("BT", "LT", "AT", "CT", "KT")
    assert [SQUARES[square] for square in (0, 4, 20, 24)] == ["BS", "KS", "BE", "KE"]


@pytest.mark.rule("C-COMP-02")
def test_thirteen_outlined_spaces() -> None:
    wanted = ["BS", "AS", "KS", "LT", "CT", "BO", "AO", "KO", "LN", "CN", "BE", "AE", "KE"]
    assert [SQUARES[square] for square in board().outlined] == wanted


@pytest.mark.rule("C-COMP-03")
def test_every_vassal_has_two_faces_that_share_nothing() -> None:
    vassals = box().vassals
    assert len(vassals) == 72
    assert all(card.a.faction != card.b.faction and card.a.role != card.b.role for card in vassals)
    faces = Counter((face.faction, face.role) for card in vassals for face in (card.a, card.b))
    assert len(faces) == 16
    assert set(faces.values()) == {9}


@pytest.mark.rule("C-COMP-04")
def test_types_and_decks() -> None:
    decks = box().decks
    types = [Counter(card.type for card in deck) for deck in decks]
    assert types == [{"knight": 16, "wizard": 16}, {"king": 32}, {"ploy": 32}]


@pytest.mark.rule("C-COMP-07")
def test_every_task_is_whole() -> None:
    decks = box().decks
    cards = [card for deck in decks for card in deck]
    assert len(cards) == 96
    for card in cards:
        assert card.vp > 0
        assert "any" not in (card.upcharge.faction, card.upcharge.role)
        for side in (card.left, card.right):
            assert 1 <= len(side.letters) <= 2
            assert len(side.letters) == 1 or (side.letters[0] in COLUMNS and side.letters[1] in ROWS)
        assert card.left.advanced_letter is None
        assert card.right.advanced_letter in card.right.letters


@pytest.mark.rule("C-COMP-08")
def test_special_cards_are_all_there() -> None:
    found = {deck: count["count"] for deck, count in counts().items()}
    assert found == {
        "guild": 32, "power": 32, "machination": 32, "knight-wizard": 4, "vassals": 72, "households": 20, "assassin-saboteur": 4,
        "wild-vassals": 4, "families": 4, "bonus-families": 5, "dogs": 4, "rats": 25,
    }  # fmt: skip
    for count in counts().values():
        assert count["count"] == count["book"] + count["public"] + count["original"]


def test_a_wrong_file_is_named_with_record_and_field() -> None:
    good = content.raw("tasks_guild.yaml")
    bad = {**good, "tasks": [{**good["tasks"][0], "vp": "two"}]}
    with pytest.raises(ContentError, match=r"tasks_guild\.yaml: Expected `int`, got `str` - at `\$\.tasks\[(0|\.\.\.)\]\.vp`"):
        checked(bad, TaskFile, "tasks_guild.yaml")
    with pytest.raises(ContentError, match="unknown"):
        checked({**good["tasks"][0], "points": 2}, TaskCard, "tasks_guild.yaml")


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"tasks": [{**OWN["tasks"][0], "corner": "lion-any"}]}, "cards: task T-1, upcharge: the corner needs"),
        ({"tasks": [{**OWN["tasks"][0], "left": {"letters": ["X"]}}]}, "cards: task T-1, left, letters: .*not letters"),
        ({"tasks": [{**OWN["tasks"][0], "left": {"letters": ["B"], "faction": "wolf"}}]}, "cards: task T-1, left: there is no wolf"),
        ({"tasks": [{**OWN["tasks"][0], "id": "G-K-01"}]}, "one id: G-K-01"),
        ({"vassals": [{"id": "X-1", "a": "lion-spy", "b": "dragon-king"}]}, "X-1: there is no dragon-king"),
        ({"rats": []}, "rats"),
    ],
)
def test_wrong_cards_of_ones_own(own: dict[str, object], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        Cards(own)


def test_two_content_sets_side_by_side() -> None:
    """Content is a value: a table with more cards and one without run interleaved and never mix."""
    more = GAME.with_content(OWN)
    assert more.content is not GAME.content
    tables = [new_game(GAME, seats=2, seed=1), new_game(more, seats=2, seed=1)]
    rng = Random(1)
    for _ in range(200):
        for table in tables:
            table.answer(rng.choice(list(table.question(table.asked[0]).options)), table.asked[0])  # type: ignore[union-attr]
    plain, rich = (state_of(table).content for table in tables)
    assert (len(plain.cards.task_ids), len(rich.cards.task_ids)) == (100, 101)
    assert (len(plain.cards.vassal_ids), len(rich.cards.vassal_ids)) == (80, 81)
    assert plain.words.find("complete:T-1") is None
    assert rich.words.find("complete:T-1") is not None


def test_a_file_carries_its_cards() -> None:
    table = new_game(GAME.with_content(OWN), seats=2, seed=2)
    loaded = Table.load(table.save(), Games.installed())
    assert loaded.state_bytes == table.state_bytes
    assert loaded.game.content.words.find("complete:T-1") is not None
    assert loaded.save() == table.save()


def test_the_state_is_small() -> None:
    rng = Random(4)
    table = new_game(GAME, seats=4, seed=4, record=False)
    most = 0
    while not table.over and table.moment < 1500:
        table.answer(rng.choice(list(table.question(table.asked[0]).options)), table.asked[0])  # type: ignore[union-attr]
        most = max(most, len(table.state_bytes))
    assert most < 1000


def test_what_is_not_in_this_game_names_a_rule_of_the_ledger() -> None:
    known = {rule.id for rule in load(GAME.folder)}
    assert set(ELSEWHERE.values()) <= known
    assert set(ELSEWHERE) | {"slide", "swap", "flip"} == set(KINDS)
    for mode in GAME.modes:
        table = new_game(GAME, mode=mode.id, seed=1)
        for kind in set(KINDS) - QUESTS[mode.id].kinds:
            refusal = table.why(kind, table.asked[0])
            assert refusal is not None
            assert refusal.rules == (QUESTS[mode.id].absent.get(kind, ELSEWHERE[kind]),)


def test_a_seed_of_256_bits_unless_one_is_chosen() -> None:
    one, other = new_game(GAME, seats=2), new_game(GAME, seats=2)
    assert len(state_of(one).seed) == 32
    assert state_of(one).seed != state_of(other).seed
    assert not one.header.seed_chosen
    assert not one.view(0).seed_chosen  # type: ignore[attr-defined]
    chosen = new_game(GAME, seats=2, seed="tea")
    assert chosen.header.seed_chosen
    assert chosen.view(None).seed_chosen  # type: ignore[attr-defined]
    assert chosen.commitment == new_game(GAME, seats=2, seed="tea").commitment != one.commitment


def test_the_vocabulary_is_stable_and_has_every_offered_key() -> None:
    words = GAME.vocabulary({"families": "off"})
    assert len(words) == len(set(words))
    assert words == GAME.vocabulary({"limit-check": "all", "families": "off"})
    kinds = {word.partition(":")[0] for word in words} - {"pass"}
    assert kinds == QUESTS["kings-quest"].kinds - {"family", "lift", "guard", "unguard", "waive", "keep", "stack", "token", "place"}
    assert "slide:BS:LS" in words
    assert "slide:BS:LT" not in words
    assert {"slide:BS:LT", "slide:BS:LS:wizard", "draw:guild:two"} <= set(GAME.vocabulary())
