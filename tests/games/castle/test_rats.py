"""Rats in the Walls: the deck, what each card does, what the table hears of it, and the loss at twelve."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from staged import NOBODY, staged, told
from table import GAME, state_of

from blackstone.games.castle import rats
from blackstone.games.castle.events import Lost, RatsCame, Renewed
from blackstone.games.castle.rats import (
    RatCard,
    RatsFile,
    active_rats,
    kill_card,
    laid_out,
    rat_cards,
    rats_of,
    renew_rats,
    reveal_rats,
    shuffle_rats,
)
from blackstone.games.castle.state import Castle, Rats
from blackstone.kernel.dice import Script
from blackstone.kernel.errors import ContentError
from blackstone.kernel.game import Outcome
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table

THREE = ["RAT-14", "RAT-15", "RAT-16", "RAT-17"]
CAT, DUCHESS, PLAGUE = "RAT-18", "RAT-21", "RAT-22"


def came(piles: dict[str, Any], mode: str = "coop", seats: int = 2, **more: Any) -> Table:
    """After the Rats card of A's turn."""
    return staged({"at": "rats", **NOBODY, "rats": piles}, mode=mode, seats=seats, **more)


def lying(table: Table) -> dict[str, list[str]]:
    """The piles by the ids of their cards."""
    piles = rats_of(state_of(table))
    names = ("deck", "discards", "wandering", "plagued", "plagues")
    return {name: [rat_cards()[card].id for card in getattr(piles, name)] for name in names}


# ------------------------------------------------------------------ the deck
@pytest.mark.rule("C-RATS-01")
def test_the_deck_of_the_box() -> None:
    cards = rat_cards()
    assert [card.id for card in cards] == [f"RAT-{number:02}" for number in range(1, 26)]
    assert [(card.kind, card.rats) for card in cards] == [
        *[("rats", 1)] * 7,
        *[("rats", 2)] * 6,
        *[("rats", 3)] * 4,
        *[("cat", 0)] * 3,
        ("duchess", 0),
        *[("plague", 0)] * 4,
    ]


def record(id: str, kind: str, shown: int) -> RatCard:
    return msgspec.convert({"id": id, "kind": kind, "rats": shown, "provenance": "original"}, RatCard)


@pytest.mark.rule("C-RATS-01")
@pytest.mark.parametrize(
    ("cards", "count", "complaint"),
    [
        ([("R-1", "rats", 1)], 2, "rats.yaml: 1 cards, 2 are printed"),
        ([("R-1", "rats", 1), ("R-2", "cat", 0)], 1, "rats.yaml: 2 cards, 1 are printed"),
        ([("R-1", "rats", 0)], 1, "rats.yaml: R-1: a card of rats does not show 0 rats"),
        ([("R-1", "rats", 4)], 1, "rats.yaml: R-1: a card of rats does not show 4 rats"),
        ([("R-1", "rats", 3), ("R-2", "plague", 1)], 2, "rats.yaml: R-2: a card of plague does not show 1 rats"),
        ([("R-1", "cat", 1)], 1, "rats.yaml: R-1: a card of cat does not show 1 rats"),
    ],
)
def test_a_deck_that_is_wrong_is_not_read(
    monkeypatch: pytest.MonkeyPatch, cards: list[tuple[str, str, int]], count: int, complaint: str
) -> None:
    file = RatsFile(count, "original", tuple(record(*card) for card in cards))
    monkeypatch.setattr(rats, "read", lambda name, kind: file if (name, kind) == ("rats.yaml", RatsFile) else None)
    with pytest.raises(ContentError) as error:
        rat_cards.__wrapped__()
    assert str(error.value) == complaint


def test_a_deck_that_is_right_is_read_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = tuple(record(*card) for card in (("R-1", "rats", 1), ("R-2", "rats", 2), ("R-3", "rats", 3), ("R-4", "duchess", 0)))
    monkeypatch.setattr(rats, "read", lambda name, kind: RatsFile(4, "original", cards))
    assert rat_cards.__wrapped__() == cards
    assert rat_cards() is rat_cards()


@pytest.mark.parametrize("kind", [RatCard, RatsFile])
def test_records_are_fixed_and_know_all_their_fields(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    assert (config.frozen, config.forbid_unknown_fields) == (True, True)


@pytest.mark.rule("C-V1-01")
def test_the_first_card_of_the_shuffle_is_the_top() -> None:
    table = staged(NOBODY, mode="coop")
    state = state_of(table)
    state.scene = Scene(script=Script([("rats", list(range(25)))]))
    shuffle_rats(state)
    assert state.rats == Rats(deck=tuple(range(24, -1, -1)))
    assert (state.rats.discards, state.rats.wandering, state.rats.plagued, state.rats.plagues) == ((), (), (), ())


def test_a_mode_without_rats_says_so() -> None:
    state = state_of(staged(NOBODY))
    assert state.rats is None
    for use in (rats_of, active_rats):
        with pytest.raises(TypeError, match=r"^kings-quest is played without rats$"):
            use(state)


# ------------------------------------------------------------------ a card is turned up
@pytest.mark.rule("C-RATS-02", "C-RATS-03", "C-RATS-06")
def test_rats_wander_and_trapped_ones_count() -> None:
    table = came({"wandering": ["RAT-08"], "plagued": ["RAT-01", "RAT-14"], "plagues": ["RAT-22"], "deck": ["RAT-15", "RAT-02"]})
    assert told(table)[0] == RatsCame("RAT-15", "rats", 9)
    assert [one.cause for one in table.events(0, None)][:2] == ["reveal_rats", "begin"]
    assert lying(table) == {
        "deck": ["RAT-02"],
        "discards": [],
        "wandering": ["RAT-08", "RAT-15"],
        "plagued": ["RAT-01", "RAT-14"],
        "plagues": ["RAT-22"],
    }
    assert active_rats(state_of(table)) == 9
    assert not table.over


@pytest.mark.rule("C-RATS-04")
@pytest.mark.parametrize(("card", "kind"), [(CAT, "cat"), (DUCHESS, "duchess")])
def test_a_cat_and_the_duchess_do_nothing(card: str, kind: str) -> None:
    table = came({"wandering": ["RAT-08"], "discards": ["RAT-01"], "deck": [card]})
    assert told(table)[0] == RatsCame(card, kind, 2)
    assert lying(table) == {"deck": [], "discards": ["RAT-01", card], "wandering": ["RAT-08"], "plagued": [], "plagues": []}


@pytest.mark.rule("C-RATS-05", "C-RATS-07")
def test_plague_traps_all_that_wander_and_is_void_without() -> None:
    table = came({"wandering": ["RAT-08", "RAT-01"], "plagued": ["RAT-14"], "plagues": ["RAT-23"], "discards": [CAT], "deck": [PLAGUE]})
    assert told(table)[0] == RatsCame(PLAGUE, "plague", 6)
    assert lying(table) == {
        "deck": [],
        "discards": [CAT],
        "wandering": [],
        "plagued": ["RAT-14", "RAT-08", "RAT-01"],
        "plagues": ["RAT-23", PLAGUE],
    }
    void = came({"plagued": ["RAT-14"], "plagues": ["RAT-23"], "discards": [CAT], "deck": [PLAGUE]})
    assert told(void)[0] == RatsCame(PLAGUE, "plague", 3)
    assert lying(void) == {"deck": [], "discards": [CAT, PLAGUE], "wandering": [], "plagued": ["RAT-14"], "plagues": ["RAT-23"]}


@pytest.mark.rule("C-RATS-03", "C-RATS-04", "C-RATS-05", "C-RATS-07")
def test_where_a_card_goes() -> None:
    """The deck has given the card away already; nothing else of the piles changes."""
    before = Rats(deck=(9,), discards=(17,), wandering=(0, 7), plagued=(13,), plagues=(22,))
    assert laid_out(before, 1) == Rats((9,), (17,), (0, 7, 1), (13,), (22,))
    assert laid_out(before, 18) == Rats((9,), (17, 18), (0, 7), (13,), (22,))
    assert laid_out(before, 20) == Rats((9,), (17, 20), (0, 7), (13,), (22,))
    assert laid_out(before, 21) == Rats((9,), (17,), (), (13, 0, 7), (22, 21))
    assert laid_out(Rats((9,), (17,), (), (13,), (22,)), 21) == Rats((9,), (17, 21), (), (13,), (22,))


@pytest.mark.rule("C-RATS-02")
def test_the_card_is_seen_by_all_so_nothing_before_is_taken_back_freely() -> None:
    table = staged({**NOBODY, "rats": {"deck": [CAT, "..."]}}, "A pass", mode="coop")
    assert table.horizon(0).free == ()
    state = state_of(staged(NOBODY, mode="coop"))
    seen = state.revealed
    reveal_rats.run(state)
    assert state.revealed == seen + 1


# ------------------------------------------------------------------ a new deck
@pytest.mark.rule("C-RATS-09")
def test_an_empty_deck_is_made_anew_from_its_discards_alone() -> None:
    table = came(
        {"deck": [], "discards": ["RAT-02", CAT, "RAT-24"], "wandering": ["RAT-08"], "plagued": ["RAT-01"], "plagues": [PLAGUE]},
        dice=[{"shuffle rats": ["RAT-24", "RAT-02", CAT]}],
    )
    assert told(table)[:2] == [Renewed("rats", 3), RatsCame("RAT-24", "plague", 3)]
    assert lying(table) == {
        "deck": [CAT, "RAT-02"],
        "discards": [],
        "wandering": [],
        "plagued": ["RAT-01", "RAT-08"],
        "plagues": [PLAGUE, "RAT-24"],
    }


@pytest.mark.rule("C-RATS-09")
def test_the_last_card_of_a_deck_is_turned_up_before_it_is_made_anew() -> None:
    table = came({"deck": ["RAT-02"], "discards": [CAT]}, dice=[])
    assert told(table)[0] == RatsCame("RAT-02", "rats", 1)
    assert lying(table)["discards"] == [CAT]


@pytest.mark.rule("C-RATS-09")
def test_where_no_card_is_left_none_comes() -> None:
    given = {"deck": [], "discards": [], "wandering": ["RAT-01"]}
    table = came(given, dice=[])
    assert [type(event).__name__ for event in told(table)][:1] == ["TurnBegan"]
    assert active_rats(state_of(table)) == 1
    state = state_of(staged({**NOBODY, "rats": given}, mode="coop"))
    before, seen = state.rats, state.revealed
    renew_rats(state)
    assert state.rats is before
    assert reveal_rats.run(state) == ()
    assert (state.rats, state.revealed) == (before, seen)


# ------------------------------------------------------------------ twelve
@pytest.mark.rule("C-RATS-08")
@pytest.mark.parametrize(
    ("wandering", "card", "active", "lost"),
    [
        (["RAT-14", "RAT-15", "RAT-16"], "RAT-08", 11, False),
        (["RAT-14", "RAT-15", "RAT-16"], "RAT-17", 12, True),
        (["RAT-14", "RAT-15", "RAT-16", "RAT-08"], "RAT-17", 14, True),
        (["RAT-14", "RAT-15", "RAT-16", "RAT-08"], CAT, 11, False),
        (["RAT-14", "RAT-15", "RAT-16", "RAT-08"], "RAT-01", 12, True),
    ],
)
def test_twelve_active_rats_lose(wandering: list[str], card: str, active: int, lost: bool) -> None:
    table = came({"wandering": wandering, "deck": [card]})
    first, second = told(table)[:2] if lost else (told(table)[0], None)
    assert isinstance(first, RatsCame)
    assert first.active == active
    assert table.over == lost
    assert second == (Lost(active) if lost else None)
    assert len(told(table)) == 2 or not lost
    assert state_of(table).result == ("rats" if lost else "")
    assert table.outcome == (Outcome((), "rats", "lost") if lost else None)


@pytest.mark.rule("C-RATS-08", "C-RATS-06")
def test_trapped_rats_lose_too() -> None:
    table = came({"plagued": THREE[:3], "plagues": [PLAGUE], "wandering": ["RAT-08"], "deck": ["RAT-01"]})
    assert told(table) == [RatsCame("RAT-01", "rats", 12), Lost(12)]
    assert table.asked == ()
    assert [one.cause for one in table.events(0, None)] == ["reveal_rats", "reveal_rats"]
    assert state_of(table).turn == 0


@pytest.mark.rule("C-RATS-02", "C-RATS-08")
@pytest.mark.parametrize(("mode", "seats"), [("coop", 2), ("solo", 1), ("puzzle-masters-quest", 2)])
def test_in_every_mode_that_has_them(mode: str, seats: int) -> None:
    table = came({"wandering": THREE, "deck": ["RAT-01"]}, mode, seats)
    assert told(table) == [RatsCame("RAT-01", "rats", 13), Lost(13)]
    assert table.outcome == Outcome((), "rats", "lost")
    assert GAME.outcome(state_of(table)) == table.outcome


# ------------------------------------------------------------------ killing
@pytest.mark.rule("C-DOGS-10")
def test_a_killed_card_goes_to_the_discards() -> None:
    state: Castle = state_of(staged(NOBODY, mode="coop"))
    state.rats = Rats((3,), (17,), (0, 7, 1), (13,), (22,))
    kill_card(state, 7)
    assert state.rats == Rats((3,), (17, 7), (0, 1), (13,), (22,))
    assert active_rats(state) == 5
