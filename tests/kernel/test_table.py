"""The table as everybody outside sees it: making, asking, answering, previews, refusals, seats, events."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from parlour import (
    Said,
    forced,
    last,
    maybe,
    nested,
    openly,
    parlour,
    parlour_game,
    peek,
    pick,
    said,
    speak,
    stumble,
    throw,
    together,
    twice,
)

from blackstone.kernel import dice
from blackstone.kernel.dice import Script
from blackstone.kernel.errors import Illegal, NotKept, RuleError, UnknownKey
from blackstone.kernel.events import HandedOver, Told, Undone
from blackstone.kernel.game import Outcome
from blackstone.kernel.refusals import Reason, Refusal
from blackstone.kernel.table import LETTERS, new_game, viewer_of


def keys(options: Any) -> list[str]:
    return [option.key for option in options]


# ------------------------------------------------------------------ making one
def test_a_new_table_says_how_it_was_made() -> None:
    table = new_game(parlour_game(pick(0)), seats=["human", "greedy", "human"], seed="tea", names=["Anna", "Bob"], first=1)
    header = table.header
    assert (header.game, header.rules_version, header.mode, header.settings) == ("parlour", 1, "short", {"light": "on"})
    assert (header.seats, header.names, header.first, header.seed_chosen) == (("human", "greedy", "human"), ("Anna", "Bob"), 1, True)
    assert (header.content, header.export_for, header.staged) == ({}, None, False)
    assert table.commitment == header.commitment == sha256(sha256(b"tea").digest()).hexdigest()
    assert (table.seats, table.notice, table.moment, table.rounds) == (("human", "greedy", "human"), "", 0, 0)
    assert table.bot_seed == dice.derived(sha256(b"tea").digest(), "bots")
    secret = new_game(parlour_game(pick(0)), settings={"light": "off"}, mode="long")
    assert (secret.header.seed_chosen, secret.header.first, secret.seats) == (False, None, ("human",) * 3)
    assert secret.header.settings == {"light": "off", "fire": "low"}
    assert (secret.header.mode, new_game(parlour_game(pick(0)), seats=4).seats) == ("long", ("human",) * 4)
    assert LETTERS == "ABCDEFGHIJKL"


def test_whose_eyes() -> None:
    assert (viewer_of(None), viewer_of(2), viewer_of((0, 2)), viewer_of(range(2))) == (
        *(frozenset(), frozenset((2,))),
        *(frozenset((0, 2)), frozenset((0, 1))),
    )
    table = parlour(pick(0))
    assert [table.view(who).viewer for who in (None, 1, (0, 1))] == [(), (1,), (0, 1)]  # type: ignore[attr-defined]


def test_what_began_before_the_first_question_is_told() -> None:
    table = parlour(speak(1, "hello"), pick(0))
    assert table.events(0, None) == [Told(1, "speak", Said(1))]
    assert table.events(0, 1) == [Told(1, "speak", Said(1, "hello"))]


def test_the_dice_can_be_scripted() -> None:
    for record in (True, False):
        table = parlour(pick(0), throw(1), record=record, script=Script([("throw", (5,))]))
        table.answer("a", 0)
        assert said(table)[-1] == "1 throws 5"


# ------------------------------------------------------------------ the question
def test_a_question_shows_its_list_to_the_seat_asked_alone() -> None:
    table = parlour(pick(1))
    mine, yours, nobodys = (table.question(seat) for seat in (1, 0, None))
    assert mine is not None
    assert (mine.kind, mine.rule, mine.may, mine.seats, mine.answered, mine.about, mine.keys) == (
        *("pick", "R-1", False, (1,), (), {"said": 0}),
        ["a", "b:1", "b:2"],
    )
    for other in (yours, nobodys):
        assert other is not None
        assert (other.id, other.kind, other.rule, other.may, other.seats) == (mine.id, "pick", "R-1", False, (1,))
        assert (other.options, other.about, other.answered) == ((), {}, ())
    plain = parlour(maybe(0)).question(0)
    assert plain is not None
    assert (plain.rule, plain.may, plain.about) == ("R-3", True, {})


def test_after_the_end_nothing_is_asked() -> None:
    table = parlour(last())
    assert (table.over, table.asked, table.question(0), table.outcome) == (True, (), None, Outcome((0,), "chat"))
    with pytest.raises(Illegal, match=r"^the game is over$"):
        table.answer("a", 0)
    assert table.why("a", 0) == Refusal("a", (Reason((), "over"),))
    assert parlour(pick(0)).outcome is None


# ------------------------------------------------------------------ answering
def test_wrong_answers_say_what_is_legal() -> None:
    table = parlour(pick(0))
    id = table.question(0).id  # type: ignore[union-attr]
    with pytest.raises(UnknownKey, match="x is no answer of Parlour; legal: a b:1 b:2") as unknown:
        table.answer("x", 0)
    assert unknown.value.legal == ("a", "b:1", "b:2")
    with pytest.raises(Illegal, match=r"a is not open to seat B now$") as elsewhere:
        table.answer("a", 1)
    assert elsewhere.value.legal == ()
    nowhere = "pass is not open to seat {} now"
    for seat, complaint in ((-1, "there is no seat -1"), (2, nowhere.format("C")), (11, nowhere.format("L")), (12, nowhere.format(12))):
        with pytest.raises(Illegal, match=complaint) as nobody:
            table.answer("pass", seat)
        assert nobody.value.legal == ()
    with pytest.raises(Illegal, match=f"question {id + 1} is no longer open; legal: a b:1 b:2"):
        table.answer("a", 0, id + 1)
    table.answer(table.question(0).options[1], 0, id)  # type: ignore[union-attr]
    assert said(table) == ["0 b:1"]


def test_a_rule_that_raises_in_a_preview_is_a_rule_error() -> None:
    table = parlour(stumble(0))
    with pytest.raises(RuleError, match="b:1 by seat 0, in a preview: ZeroDivisionError"):
        table.preview("b:1", 0)


# ------------------------------------------------------------------ seats
def test_seats_change_hands() -> None:
    table = parlour(pick(0), seats=3)
    table.hand_over(1, "random")
    assert table.seats == ("human", "random", "human")
    table.resign(2)
    assert table.seats == ("human", "random", "greedy")
    assert [told.event for told in table.events(0, None)] == [HandedOver(1, "random"), HandedOver(2, "greedy")]
    for seat in (-1, 3):
        with pytest.raises(Illegal, match=f"there is no seat {seat}; there are 3"):
            table.hand_over(seat, "human")
    quiet = parlour(pick(0), record=False)
    quiet.resign(0)
    assert quiet.seats == ("greedy", "human")


# ------------------------------------------------------------------ events and undo
def test_events_are_numbered_and_read_from_any_number_on() -> None:
    table = parlour(*[pick(number % 2) for number in range(40)])
    for number in range(30):
        table.answer("a", number % 2)
    everything = table.events(0, (0, 1))
    assert [told.number for told in everything] == list(range(1, 31))
    for since in (0, 1, 12, 29, 30, 99):
        assert table.events(since, (0, 1)) == everything[since:]
    assert [told.event.what for told in table.events(26, 0)] == ["a", None, "a", None]
    assert {told.cause for told in everything} == {"pick"}


def test_an_undo_is_an_event() -> None:
    table = parlour(pick(0), pick(0), forced(0), throw(0), pick(0))
    table.answer("a", 0)
    table.undo(0)
    table.answer("a", 0)
    table.answer("b:1", 0)
    table.undo(0, agreed=True)
    table.undo(0, agreed=True)
    undone = [told for told in table.events(0, 1) if isinstance(told.event, Undone)]
    assert [told.event for told in undone] == [Undone(0, 1, False), Undone(0, 2, True), Undone(0, 1, True)]
    assert [told.number for told in undone] == [2, 7, 8]


def test_without_a_record_there_are_no_events_and_files() -> None:
    table = parlour(pick(0), pick(0), record=False)
    table.answer("a", 0)
    table.undo(0)
    table.order(0, "pick", "ask")
    for call in (lambda: table.events(0, 0), table.save, lambda: table.records(0), lambda: table.export(0)):
        with pytest.raises(NotKept, match="record=False"):
            call()
    assert table.copy()._record is None


# ------------------------------------------------------------------ why not
def test_why_of_keys_and_kinds() -> None:
    table = parlour(pick(0), potions=(1, 1))
    refused = Refusal("", (Reason(("R-9",), "not-now", {"seat": 1}),))
    assert table.why("a", 0) is None
    assert table.why("b", 0) is None
    assert table.why("drink", 1) is None
    for key in ("a", "b:1", "b", "pass"):
        assert table.why(key, 1) == Refusal(key, refused.reasons)
    assert table.why("pass", 0) == Refusal("pass", (Reason(("R-9",), "not-now", {"seat": 0}),))
    with pytest.raises(UnknownKey, match="x:y is no answer of Parlour"):
        table.why("x:y", 0)
    assert [refusal.key for refusal in table.refusals(1, "x")] == ["a", "b:1"]
    assert [refusal.key for refusal in table.refusals(1, "y")] == ["b:1"]
    assert table.refusals(0, "x") == []
    assert table.refusals(1, "nothing") == []


# ------------------------------------------------------------------ previews
def test_a_preview_goes_as_far_as_the_seat_may_know() -> None:
    table = parlour(speak(0, "one"), nested(0), last())
    preview = table.preview("a", 0)
    assert [told.number for told in preview.events] == [2, 3]
    assert [told.event for told in preview.events] == [Said(0, "a"), Said(0, "and")]
    assert (preview.stopped, preview.view.said, keys(preview.options)) == (  # type: ignore[attr-defined]
        *("", ("0 one", "0 a", "0 and")),
        ["a", "b:1", "b:2"],
    )
    assert (preview.made_ready, preview.lost, preview.scores) == (("0 a", "0 and"), (), (3, 3))
    assert preview.view.asked == "pick"  # type: ignore[attr-defined]
    whole = table.preview(["a", "b:1"], 0)
    assert (whole.stopped, whole.view.asked, keys(whole.options)) == ("over", "over", [])  # type: ignore[attr-defined]
    assert whole.view.said[-2:] == ("0 b:1", "end")  # type: ignore[attr-defined]
    with pytest.raises(UnknownKey, match="x:1 is no answer of Parlour"):
        table.preview(["x:1"], 0)
    for key, seat in (("a", 1), ("pass", 0)):
        with pytest.raises(Illegal, match=f"{key} is not open"):
            table.preview(key, seat)
    assert said(table) == ["0 one"]


@pytest.mark.parametrize(
    ("steps", "stopped", "seen", "asked"),
    [
        ((pick(1),), "other", ("0 a",), "over"),
        ((throw(0), pick(0)), "draw", ("0 a",), "over"),
        ((peek(0), pick(0)), "draw", ("0 a",), "over"),
        ((forced(0), pick(0)), "", ("0 a", "0 only a"), "pick"),
        ((forced(1), pick(0)), "other", ("0 a",), "over"),
        ((together(0, 1),), "", ("0 a",), "pick"),
        ((), "over", ("0 a",), "over"),
    ],
)
def test_where_a_preview_stops(steps: Any, stopped: str, seen: Any, asked: str) -> None:
    preview = parlour(pick(0), *steps).preview("a", 0)
    assert (preview.stopped, preview.view.said, preview.view.asked) == (stopped, seen, asked)  # type: ignore[attr-defined]
    assert bool(preview.options) == (stopped == "")


def test_a_preview_stops_at_its_first_obstacle_and_forgets_later_keys() -> None:
    preview = parlour(pick(0), throw(0), pick(0)).preview(["a", "b:1"], 0)
    assert (preview.stopped, [told.event for told in preview.events]) == ("draw", [Said(0, "a")])


def test_a_preview_does_not_tell_what_others_said_in_secret() -> None:
    table = parlour(together(0, 1), pick(0))
    table.answer("b:2", 1)
    preview = table.preview("a", 0)
    assert (preview.stopped, preview.events, preview.view.said) == ("other", (), ())  # type: ignore[attr-defined]
    table = parlour(openly(0, 1), pick(0))
    table.answer("b:2", 1)
    assert table.preview("a", 0).view.said == ("0 a", "1 b:2")  # type: ignore[attr-defined]


def test_a_preview_hears_only_the_orders_of_its_own_seat() -> None:
    table = parlour(pick(0), maybe(0), maybe(1), pick(0))
    table.order(0, "may", "pass")
    table.order(1, "may", "pass")
    preview = table.preview("a", 0)
    assert (preview.stopped, preview.view.said) == ("other", ("0 a", "0 may pass"))  # type: ignore[attr-defined]


def test_a_preview_of_an_aside_and_of_a_chain() -> None:
    table = parlour(twice(0), potions=(1, 1))
    preview = table.preview("drink", 1)
    assert (preview.stopped, preview.view.said) == ("other", ("1 drinks",))  # type: ignore[attr-defined]
    assert table.preview("drink", 0).stopped == ""
    chain = table.preview(["a", "b:2"], 0)
    assert chain.view.said == ("0 a b:2",)  # type: ignore[attr-defined]
    half = table.preview("a", 0)
    assert (half.stopped, half.view.said, len(half.options)) == ("", (), 3)  # type: ignore[attr-defined]


def test_a_preview_of_an_unrecorded_table_numbers_its_events_from_one() -> None:
    table = parlour(speak(0, "x"), pick(0), record=False)
    assert [told.number for told in table.preview("a", 0).events] == [1]
