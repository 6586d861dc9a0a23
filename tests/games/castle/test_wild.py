"""Wild Vassals: what their faces meet, pay and share; which of several faces is spared for which symbol."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import state_of

from blackstone.games.castle.content import NO_SYMBOL
from blackstone.games.castle.events import Paid, PlacedAgent, Waived
from blackstone.games.castle.intrigue import shared_symbols, sharing
from blackstone.games.castle.setup import vassals_in_play
from blackstone.games.castle.state import NONE, Castle
from blackstone.games.castle.upcharge import Pay, leaves_enough, left_by_wilds, pays, uncovered
from blackstone.kernel.table import Table

WILD: dict[str, str | bool] = {"families": "off", "wild-vassals": "on"}
FULL: dict[str, str | bool] = {**WILD, "wild-faces": "full"}
HALF_PAIR = {"left": {"letters": ["L"]}, "right": {"letters": ["K"]}}


def task(id: str, corner: str, type: str = "knight", **halves: Any) -> dict[str, Any]:
    return {"id": id, "deck": "guild", "type": type, "vp": 1, "corner": corner, **HALF_PAIR, **halves}


CARDS = {
    "tasks": [
        *[task(f"K-{number}", corner) for number, corner in enumerate(("lion-scout", "lion-spy", "dragon-scout"), 1)],
        task("K-9", "griffin-captain"),
        task("T-S", "lion-spy", right={"letters": ["K"], "faction": "griffin", "role": "scout"}),
    ]
}
BOARD = {"LT": "V-71b", "KO": "V-72a"}


def owing(tasks: list[str], retained: list[str], settings: dict[str, str | bool] = WILD, family: str = "none") -> Table:
    """A has these tasks behind, these vassals, and a card to complete."""
    mine = {"hand": ["K-9"], "tasks": tasks, "retained": retained, "family": family}
    return staged({"board": BOARD, "players": {"A": mine}}, cards=CARDS, settings=settings)


def of(state: Castle, *cards: str) -> tuple[int, ...]:
    return tuple(state.content.cards.face_of[card] for card in cards)


def symbols(state: Castle, *names: str) -> list[int]:
    return [state.content.cards.symbol_names.index(name) for name in names]


def due(symbol: str, rules: str = "C-UPCH-02") -> tuple[str, str, dict[str, str]]:
    return rules, "upcharge-due", {"symbol": symbol, "type": "knight"}


NOTHING = ("C-TASK-18", "nothing-changes", {})
SEVERAL = "C-UPCH-02 C-UPCH-03 C-UPCH-11"


# ------------------------------------------------------------------ what a face shows
@pytest.mark.rule("C-WILD-02", "C-UPCH-06")
def test_which_symbols_a_wild_face_pays() -> None:
    half = state_of(staged({"board": {}}, settings=WILD))
    full = state_of(staged({"board": {}}, settings=FULL))
    names = half.content.cards.symbol_names
    for face, wanted in (("W-1a", "-scout"), ("W-2a", "-emissary"), ("W-3a", "-spy"), ("W-4a", "-captain")):
        assert [name for number, name in enumerate(names) if pays(half, *of(half, face), number)] == [
            n for n in names if n.endswith(wanted)
        ]
    for face, wanted in (("W-1b", "lion-"), ("W-2b", "dragon-"), ("W-3b", "phoenix-"), ("W-4b", "griffin-")):
        assert [name for number, name in enumerate(names) if pays(half, *of(half, face), number)] == [
            n for n in names if n.startswith(wanted)
        ]
    for face in ("W-1a", "W-4b"):
        assert all(pays(full, *of(full, face), number) for number in range(16))
    for state in (half, full):
        assert [number for number in range(16) if pays(state, *of(state, "V-19b"), number)] == symbols(state, "dragon-scout")
        assert [number for number in range(16) if pays(state, *of(state, "V-72b"), number)] == [state.content.cards.symbol[143]]
        assert not any(pays(state, *of(state, "AS-1a"), number) for number in range(16))


@pytest.mark.rule("C-WILD-02", "C-INTR-02", "C-INTR-10")
def test_what_a_wild_face_shares_with_a_task() -> None:
    half = state_of(staged({"board": {"BS": "W-1a", "LS": "W-2b", "AS": "V-19a"}}, settings=WILD))
    full = state_of(staged({"board": {"BS": "W-1a", "LS": "W-2b", "AS": "V-19a"}}, settings=FULL))
    scout, dragon, plain = of(half, "W-1a", "W-2b", "V-19a")

    def shared(state: Castle, face: int) -> list[int]:
        return [shared_symbols(state, symbol, face) for symbol in symbols(state, "lion-scout", "dragon-spy", "griffin-scout", "lion-spy")]

    assert (shared(half, scout), shared(half, dragon), shared(half, plain)) == ([2, 1, 2, 1], [1, 2, 1, 1], [1, 1, 0, 2])
    assert (shared(full, scout), shared(full, dragon), shared(full, plain)) == ([2, 2, 2, 2], [2, 2, 2, 2], [1, 1, 0, 2])
    assert [sharing(half, symbol) for symbol in symbols(half, "lion-spy", "griffin-scout", "griffin-captain")] == [0b111, 0b11, 0b11]
    assert sharing(full, *symbols(full, "griffin-captain")) == 0b11


@pytest.mark.rule("C-WILD-02", "C-INTR-10")
def test_an_agent_on_a_wild_vassal() -> None:
    given = {"at": "assign-intrigue", "completed": True, "board": {"LT": "W-2a", "CT": "W-1b"}, "players": {"A": {"tasks": ["K-2"]}}}
    table = staged(given, "A agent:K-2", cards=CARDS, settings=WILD)
    assert keys(table) == ["watch:LT", "watch:CT"]
    table.answer("watch:LT", 0)
    assert told(table)[0] == PlacedAgent(0, "K-2", "LT", 1)
    for settings, at, match in ((WILD, "CT", 2), (FULL, "LT", 2)):
        other = staged(given, "A agent:K-2", f"A watch:{at}", cards=CARDS, settings=settings)
        assert told(other)[0] == PlacedAgent(0, "K-2", at, match)


@pytest.mark.rule("C-WILD-02", "C-TASK-08", "C-TASK-09")
def test_a_wild_part_meets_what_is_wanted_and_the_other_side_is_hidden() -> None:
    """The right half of T-S wants a Griffin Scout in column K."""
    for face, settings, fits in (
        ("W-1a", WILD, True),
        ("W-4b", WILD, True),
        ("W-1b", WILD, False),
        ("W-2a", WILD, False),
        ("W-1b", FULL, True),
    ):
        table = staged({"board": {"LT": "V-19a", "KO": face}, "players": {"A": {"hand": ["T-S"]}}}, cards=CARDS, settings=settings)
        assert ("complete:T-S" in keys(table)) == fits
        if not fits:
            hidden = [("C-TASK-09", "hidden-face", {"at": "KO"})] if face == "W-1b" else []
            unmet = ("C-TASK-01 C-TASK-03 C-TASK-08", "unmet-right", {"task": "T-S"})
            assert reasons(table, "complete:T-S") == [*hidden, unmet, NOTHING]


# ------------------------------------------------------------------ who pays
@pytest.mark.rule("C-WILD-02", "C-UPCH-06", "C-UPCH-08")
def test_which_symbols_are_left_when_each_face_pays_one() -> None:
    state = state_of(staged({"board": {}}, settings=WILD))

    def left(faces: tuple[str, ...], *wanted: str) -> list[str]:
        found = uncovered(state, of(state, *faces), symbols(state, *wanted))
        return [state.content.cards.symbol_names[symbol] for symbol in found]

    assert left((), "lion-spy") == ["lion-spy"]
    assert left(("V-19a",), "lion-spy") == []
    assert left(("V-19a",), "lion-spy", "lion-spy") == ["lion-spy"]
    assert left(("V-19a", "W-3a"), "lion-spy", "lion-spy") == []
    assert left(("W-3a",), "lion-scout", "lion-spy") == ["lion-scout"]
    assert left(("W-1b",), "lion-scout", "lion-spy") == ["lion-scout"]  # one of them, whichever
    assert left(("W-1b", "W-3a"), "lion-spy", "lion-scout") == []  # the Lion must be spared for the Scout
    assert left(("W-3a", "W-1b"), "lion-spy", "lion-scout") == []
    assert left(("W-1b", "W-3a"), "lion-spy", "lion-spy", "lion-spy") == ["lion-spy"]
    assert left(("W-2a", "W-3b"), "lion-spy", "griffin-spy") == ["lion-spy", "griffin-spy"]
    assert left(("V-19a", "W-1b", "V-02a"), "lion-spy", "lion-captain") == []
    assert left(("AS-1a",), "lion-spy") == ["lion-spy"]
    for faces in permutations(("W-1a", "W-2b", "W-3a")):  # the wild Dragon must not pay for the Spy, nor the wild Spy for nothing
        assert left(faces, "dragon-scout", "dragon-spy", "lion-scout") == []
        assert left(faces, "lion-scout", "dragon-spy", "dragon-captain") == []
        assert len(left(faces, "lion-scout", "phoenix-scout", "dragon-spy")) == 1
        assert len(left(faces, "griffin-captain", "lion-captain", "dragon-spy")) == 2
    assert left_by_wilds(state, symbols(state, "lion-spy"), []) == symbols(state, "lion-spy")
    assert left_by_wilds(state, [], list(of(state, "W-1a"))) == []
    assert {state.content.cards.symbol[face] for face in state.content.cards.wild_faces} == {NO_SYMBOL}


@pytest.mark.rule("C-WILD-02", "C-UPCH-03", "C-UPCH-08")
def test_whether_the_others_can_still_be_paid() -> None:
    state = state_of(owing(["K-1"], ["W-1b", "W-3a", "V-20a"]))
    me = state.players[0]
    lion, spy, plain = of(state, "W-1b", "W-3a", "V-20a")
    lion_scout, lion_spy, griffin_spy = symbols(state, "lion-scout", "lion-spy", "griffin-spy")
    assert leaves_enough(state, me, (lion, spy, plain), ())
    assert leaves_enough(state, me, (spy,), (lion_scout,))
    assert not leaves_enough(state, me, (lion,), (lion_scout,))
    assert leaves_enough(state, me, (), (lion_scout, lion_spy, griffin_spy))
    assert not leaves_enough(state, me, (plain,), (lion_scout, lion_spy, griffin_spy))
    assert not leaves_enough(state, me, (NONE,), (lion_scout, lion_spy, lion_scout))
    waiving = state_of(owing(["K-1"], ["W-1b", "W-3a", "V-20a"], family="gramberly"))
    me = waiving.players[0]
    assert leaves_enough(waiving, me, (lion,), (lion_scout,))
    assert not leaves_enough(waiving, me, (lion, NONE), (lion_scout,))
    assert leaves_enough(waiving, me, (spy, NONE), (lion_scout,))
    assert not leaves_enough(waiving, me, (lion,), (lion_scout, lion_scout))
    waiving.uses = ((0, "upcharge-rebate"),)
    assert not leaves_enough(waiving, me, (lion,), (lion_scout,))


@pytest.mark.rule("C-WILD-02", "C-UPCH-03", "C-UPCH-08")
def test_a_wild_face_that_is_needed_for_another_symbol_is_not_offered() -> None:
    one_way = owing(["K-1", "K-3"], ["W-2b", "W-1a"])
    one_way.answer("complete:K-9", 0)
    assert told(one_way)[:2] == [Paid(0, "W-1a", "lion-scout"), Paid(0, "W-2b", "dragon-scout")]
    table = owing(["K-2", "K-1"], ["W-1b", "W-3a", "V-20a", "W-4b"])
    table.answer("complete:K-9", 0)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.about, question.keys) == ("upcharge.vassal", {"symbol": "lion-spy"}, ["pay:W-3a", "pay:V-20a"])
    assert [option.touches for option in question.options] == [("W-3",), ("V-20",)]
    assert reasons(table, "pay:W-1b") == [("C-UPCH-03", "needed-for-another", {"card": "W-1b"})]
    assert reasons(table, "pay:W-4b") == [("C-UPCH-06", "wrong-symbol", {"card": "W-4b", "symbol": "lion-spy"})]
    assert reasons(table, "pay:W-1a") == [
        ("C-RETAIN-04 C-UPCH-06", "retained-other-side", {"card": "W-1a"}),
        ("C-UPCH-06", "wrong-symbol", {"card": "W-1a", "symbol": "lion-spy"}),
    ]
    assert reasons(table, "pay:W-2a") == [
        ("C-UPCH-06", "not-retained", {"card": "W-2a"}),
        ("C-UPCH-06", "wrong-symbol", {"card": "W-2a", "symbol": "lion-spy"}),
    ]
    table.answer("pay:W-3a", 0)
    state = state_of(table)
    assert told(table)[:2] == [Paid(0, "W-3a", "lion-spy"), Paid(0, "W-1b", "lion-scout")]
    assert state.players[0].retained == of(state, "V-20a", "W-4b")
    assert state.vassals_out == of(state, "W-3a", "W-1b")
    full = owing(["K-2", "K-1"], ["W-1b", "W-3a"], FULL)
    full.answer("complete:K-9", 0)
    assert keys(full) == ["pay:W-1b", "pay:W-3a"]


@pytest.mark.rule("C-ASAB-02")
def test_a_special_card_pays_nothing() -> None:
    """There is no key that offers one; an option made by hand is told so."""
    table = owing(["K-2"], ["W-3a", "V-20a"])
    assert table.game.option("pay:AS-1a") is None
    table.answer("complete:K-9", 0)
    face = state_of(table).content.cards.face_of["AS-1a"]
    found = Pay(face, "AS-1a").reasons(state_of(table), 0, None)
    assert [(reason.rules, reason.text, reason.facts) for reason in found] == [(("C-ASAB-02",), "special-pays-nothing", {"card": "AS-1a"})]


@pytest.mark.rule("C-WILD-02", "C-UPCH-06", "C-UPCH-07", "C-UPCH-08", "C-RETAIN-04", "C-RETAIN-09")
def test_why_a_wild_vassal_does_not_help() -> None:
    part = ("C-UPCH-06", "only-one-part", {"symbol": "lion-spy"})
    behind = ("C-RETAIN-04", "frozen-other-face", {"symbol": "lion-spy"})
    assert reasons(owing(["K-2"], ["W-2a"]), "complete:K-9") == [part, due("lion-spy"), NOTHING]
    assert reasons(owing(["K-2"], ["W-2b"]), "complete:K-9") == [part, due("lion-spy"), NOTHING]
    assert reasons(owing(["K-2"], ["W-1a"]), "complete:K-9") == [part, behind, due("lion-spy"), NOTHING]
    assert "complete:K-9" in keys(owing(["K-2"], ["W-1a"], FULL))
    once = ("C-UPCH-08", "one-card-per-symbol", {"symbol": "lion-scout"})
    assert reasons(owing(["K-1", "K-2"], ["W-1b"]), "complete:K-9") == [
        once,
        ("C-RETAIN-04", "frozen-other-face", {"symbol": "lion-scout"}),
        due("lion-scout", SEVERAL),
        NOTHING,
    ]
    given = {"board": {**BOARD, "KE": "W-3a"}, "players": {"A": {"hand": ["K-9"], "tasks": ["K-2"]}, "B": {"retained": ["W-1b"]}}}
    assert reasons(staged(given, cards=CARDS, settings=WILD), "complete:K-9") == [
        ("C-UPCH-07", "retain-it-first", {"symbol": "lion-spy"}),
        ("C-RETAIN-09", "others-cannot-pay", {"symbol": "lion-spy"}),
        due("lion-spy"),
        NOTHING,
    ]


@pytest.mark.rule("C-BONUS-03", "C-WILD-02", "C-UPCH-03")
def test_waiving_beside_a_wild_vassal() -> None:
    table = owing(["K-2", "K-1"], ["W-1b"], family="gramberly")
    table.answer("complete:K-9", 0)
    assert keys(table) == ["pay:W-1b", "waive:lion-spy"]
    table.answer("pay:W-1b", 0)
    assert told(table)[:2] == [Paid(0, "W-1b", "lion-spy"), Waived(0, "lion-scout")]
    other = owing(["K-2", "K-1"], ["W-3a"], family="gramberly")
    other.answer("complete:K-9", 0)  # the Scout must be waived, so the Spy is paid
    assert told(other)[:2] == [Paid(0, "W-3a", "lion-spy"), Waived(0, "lion-scout")]
    none = owing(["K-2", "K-1"], ["W-4b"], family="gramberly")
    rules = "C-UPCH-02 C-UPCH-03 C-UPCH-11 C-BONUS-03"
    assert reasons(none, "complete:K-9") == [
        *(("C-UPCH-06", "only-one-part", {"symbol": "lion-spy"}), due("lion-spy", rules)),
        *(("C-UPCH-06", "only-one-part", {"symbol": "lion-scout"}), due("lion-scout", rules)),
        NOTHING,
    ]


@pytest.mark.rule("C-WILD-01", "C-WILD-03", "C-ASAB-01")
def test_which_cards_are_in_play() -> None:
    for settings, wanted in (
        ({}, range(72)),
        (WILD, range(76)),
        ({"assassins": "on"}, [*range(72), *range(76, 80)]),
        ({**WILD, "assassins": "on"}, range(80)),
    ):
        assert vassals_in_play(state_of(staged({"board": {}}, settings=settings))) == list(wanted)
