"""Taking task cards: prices, refusals with their facts, what the table and the owner hear."""

from __future__ import annotations

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle.content import DECK_NAMES
from blackstone.games.castle.events import Discarded, Drew, Renewed
from blackstone.games.castle.task_cards import Draw, can_give


def holding(knights: int = 0, wizards: int = 0) -> dict[str, object]:
    return {**NOBODY, "players": {"A": {"knights": knights, "wizards": wizards}}}


@pytest.mark.rule("C-DRAW-01", "C-DRAW-02", "C-DRAW-03")
@pytest.mark.parametrize(
    ("knights", "wizards", "wanted"),
    [
        (0, 0, []),
        (1, 0, []),
        (2, 0, ["draw:guild:knights", "draw:power:knights", "draw:machination:knights"]),
        (0, 1, ["draw:guild", "draw:power", "draw:machination"]),
        (1, 1, ["draw:guild", "draw:power", "draw:machination"]),
        (2, 1, [f"draw:{deck}{token}" for deck in ("guild", "power", "machination") for token in ("", ":knights")]),
    ],
)
def test_what_tokens_buy(knights: int, wizards: int, wanted: list[str]) -> None:
    assert [key for key in keys(staged(holding(knights, wizards))) if key.startswith("draw")] == wanted


@pytest.mark.rule("C-DRAW-07")
def test_only_decks_with_cards_or_discards_give_any() -> None:
    piles = {"decks": {"guild": [], "power": [], "machination": ["M-P-01"]}, "discards": {"power": ["P-K-01"]}}
    table = staged({**holding(0, 1), **piles})
    assert [key for key in keys(table) if key.startswith("draw")] == ["draw:power", "draw:machination"]
    assert reasons(table, "draw:guild") == [("C-DRAW-07", "deck-empty", {"deck": "guild"})]


@pytest.mark.rule("C-DRAW-02", "C-DRAW-03")
def test_why_no_card() -> None:
    two = ("C-DRAW-02", "two-knights", {})
    mixed = staged(holding(1, 1))
    assert reasons(mixed, "draw:guild:knights") == [
        two,
        ("C-DRAW-03", "no-mixing", {}),
        ("C-MANIP-08", "wants-knight", {}),
        ("C-MANIP-12", "no-knight", {"wanted": 2, "held": 1}),
    ]
    assert reasons(mixed, "draw:guild:knight") == [two]
    assert reasons(mixed, "draw:guild:two") == [("C-DRAW-01", "one-card", {})]
    one = staged(holding(1, 0))
    assert reasons(one, "draw:guild:knights") == [two, ("C-MANIP-12", "no-knight", {"wanted": 2, "held": 1})]
    no_wizard = [("C-MANIP-08", "wants-wizard", {}), ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})]
    assert reasons(one, "draw:guild") == no_wizard
    assert reasons(one, "draw") == [two, *no_wizard]
    none = staged(holding())
    assert reasons(none, "draw:guild:knight") == [two, ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})]
    assert reasons(none, "draw:guild:two") == [
        ("C-DRAW-01", "one-card", {}),
        ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0}),
    ]
    assert reasons(none, "draw") == [two, ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})]
    empty = {"decks": {"guild": [], "power": [], "machination": []}}
    for knights, wizards in ((2, 0), (0, 1), (3, 2)):  # the price is there, only cards are not
        assert reasons(staged({**holding(knights, wizards), **empty}), "draw") == []
    wizard = staged(holding(0, 1))
    assert reasons(wizard, "draw:guild:knights") == [
        two,
        ("C-MANIP-08", "wants-knight", {}),
        ("C-MANIP-12", "no-knight", {"wanted": 2, "held": 0}),
    ]


@pytest.mark.rule("C-DRAW-01", "C-DRAW-07", "C-DRAW-08")
def test_the_owner_hears_which_card_and_the_others_that_there_was_one() -> None:
    piles = {"decks": {"guild": ["G-K-05", "G-K-06"]}}
    table = staged({**holding(2, 1), **piles}, "A draw:guild", "A draw:guild:knights")
    assert told(table, seats=0) == [Drew(0, "guild", "G-K-05"), Drew(0, "guild", "G-K-06")]
    assert told(table, seats=1) == [Drew(0, "guild"), Drew(0, "guild")]
    state = state_of(table)
    assert [state.content.cards.task_ids[task] for task in state.players[0].hand] == ["G-K-05", "G-K-06"]
    assert (state.players[0].knights, state.players[0].wizards) == (0, 0)


@pytest.mark.rule("C-DRAW-07")
def test_an_empty_deck_is_renewed_from_its_own_discards() -> None:
    piles = {"decks": {"power": []}, "discards": {"power": ["P-K-01", "P-K-02", "P-K-03"]}}
    table = staged({**holding(0, 1), **piles}, "A draw:power", dice=[{"shuffle power": ["P-K-02", "P-K-03", "P-K-01"]}])
    assert told(table, seats=0) == [Renewed("power", 3), Drew(0, "power", "P-K-02")]
    state = state_of(table)
    names = state.content.cards.task_ids
    assert [names[task] for task in state.decks[1]] == ["P-K-01", "P-K-03"]
    assert state.discards[1] == ()


@pytest.mark.rule("C-DRAW-08")
def test_a_drawn_card_ends_what_can_be_taken_back_freely() -> None:
    table = staged(holding(0, 1), "A draw:guild")
    assert (table.horizon(0).free, table.horizon(0).by_consent) == ((), 0)


def test_what_a_draw_touches_and_spends() -> None:
    for key, knights, wizards in (
        ("draw:power", 0, 1),
        ("draw:power:knights", 2, 0),
        ("draw:power:knight", 1, 0),
        ("draw:power:two", 0, 1),
    ):
        option = GAME.option(key)
        assert option is not None
        assert option.touches == ("power",)
        assert (option.knights, option.wizards) == (knights, wizards)  # type: ignore[attr-defined]


# ------------------------------------------------------------------ by a family's ability
@pytest.mark.rule("C-BONUS-02", "C-BONUS-10", "C-BONUS-11")
def test_every_way_to_draw_has_its_price_and_its_abilities() -> None:
    ways = {
        "": (0, 1, ()),
        "knights": (2, 0, ()),
        "knight": (1, 0, ("knight-draw",)),
        "two": (0, 1, ("wizard-pick-of-two", "pick-of-two")),
        "knights:two": (2, 0, ("pick-of-two",)),
    }
    found = [option for option in GAME.content.words if isinstance(option, Draw)]
    assert {option.key: (option.knights, option.wizards, option.grants) for option in found} == {
        f"draw:{deck}{':' * bool(way)}{way}": paid for deck in DECK_NAMES for way, paid in ways.items()
    }
    assert [option.key for option in GAME.content.family_draws] == [
        f"draw:{deck}:{way}" for deck in DECK_NAMES for way in ("knight", "two", "knights:two")
    ]
    assert [(option.deck, option.way) for option in found[:3]] == [(0, ""), (0, "knights"), (1, "")]


@pytest.mark.rule("C-BONUS-02", "C-DRAW-02")
def test_with_one_knight_only_one_family_lacks_nothing() -> None:
    for name, knights, wanted in (("evertine", 1, False), ("evertine", 0, True), ("corwin", 1, True), ("evertine", 2, False)):
        empty = {"decks": {deck: [] for deck in DECK_NAMES}}
        table = staged({**NOBODY, **empty, "players": {"A": {"family": name, "knights": knights}}})
        lacking = [("C-MANIP-08", "wants-wizard", {})] * knights + [("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})]
        assert reasons(table, "draw") == ([("C-DRAW-02", "two-knights", {}), *lacking] if wanted else [])
    drawn = staged(
        {**NOBODY, "players": {"A": {"family": "evertine", "knights": 1}}, "decks": {"power": ["P-K-05"]}}, "A draw:power:knight"
    )
    assert told(drawn, seats=0) == [Drew(0, "power", "P-K-05")]
    assert state_of(drawn).players[0].knights == 0


@pytest.mark.rule("C-COMP-11", "C-DRAW-07")
def test_a_deck_that_the_mode_does_not_play_with() -> None:
    table = staged({**holding(2, 1), "decks": {"guild": []}}, mode="puzzle-masters-quest")
    assert [key for key in keys(table) if key.startswith("draw")] == ["draw:power", "draw:power:knights"]
    assert reasons(table, "draw:machination") == [("C-COMP-11", "deck-not-in-mode", {"deck": "machination"})]
    assert reasons(table, "draw:guild") == [("C-DRAW-07", "deck-empty", {"deck": "guild"})]
    assert reasons(table, "draw:machination:knight") == [
        ("C-DRAW-02", "two-knights", {}),
        ("C-COMP-11", "deck-not-in-mode", {"deck": "machination"}),
    ]
    assert can_give(state_of(table), 1)
    assert not can_give(state_of(table), 0)


@pytest.mark.rule("C-BONUS-10", "C-BONUS-11", "C-DRAW-07")
def test_two_cards_of_each_deck() -> None:
    for deck, cards in (("guild", ["G-K-01", "G-W-01"]), ("power", ["P-K-01", "P-K-02"]), ("machination", ["M-P-01", "M-P-02"])):
        given = {**NOBODY, "players": {"A": {"family": "mawe", "wizards": 1}}, "decks": {deck: cards}}
        table = staged(given, f"A draw:{deck}:two", f"A keep:{cards[0]}")
        assert told(table, seats=0) == [Drew(0, deck, cards[0]), Drew(0, deck, cards[1]), Discarded(0, cards[1])]
        state = state_of(table)
        assert [len(pile) for pile in state.discards] == [int(name == deck) for name in DECK_NAMES]
        assert state.uses == ((0, "wizard-pick-of-two"),)
    given = {
        **NOBODY,
        "players": {"A": {"family": "mawe", "wizards": 1}},
        "decks": {"guild": ["G-K-01"]},
        "discards": {"guild": ["G-K-02"]},
    }
    renewed = staged(given, "A draw:guild:two")
    assert told(renewed, seats=0) == [Drew(0, "guild", "G-K-01"), Renewed("guild", 1), Drew(0, "guild", "G-K-02")]
    assert keys(renewed) == ["keep:G-K-01", "keep:G-K-02"]
    plain = staged({**given, "decks": {"guild": ["G-K-01", "G-K-03"]}}, "A draw:guild")
    assert told(plain, seats=0) == [Drew(0, "guild", "G-K-01")]
