"""A running game step by step: questions, joins, asides, orders, undo, broken rules, checkpoints and copies."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from parlour import (
    anybody,
    bless,
    charm,
    cut,
    forced,
    last,
    linger,
    maybe,
    nested,
    openly,
    parlour,
    parlours,
    peek,
    pick,
    plain,
    run_away,
    said,
    shrug,
    speak,
    stumble,
    throw,
    together,
    twice,
    vow,
    whisper,
)

from blackstone.kernel.errors import Illegal, RuleError
from blackstone.kernel.history import ASIDE, AUTOMATIC, BRANCH
from blackstone.kernel.run import CADENCE, SPARSE, Run
from blackstone.kernel.state import total
from blackstone.kernel.table import Horizon, Table

both = pytest.mark.parametrize("record", [True, False])


def answers(table: Table) -> list[tuple[int, str]]:
    return [(mark, str(option)) for mark, option in table._run.backwards()][::-1]


def kinds(table: Table) -> dict[int, str]:
    return {seat: question.kind for seat in table.asked if (question := table.question(seat)) is not None}


# ------------------------------------------------------------------ running on
@both
def test_steps_are_carried_out_in_the_order_of_the_agenda(record: bool) -> None:
    table = parlour(speak(0, "hello"), nested(1), forced(0), maybe(0), last(), record=record)
    assert said(table) == ["0 hello"]
    table.answer("a", 1)
    assert said(table)[1:] == ["1 a", "1 and"]
    table.answer("b:2", 1)
    assert said(table)[3:] == ["1 b:2", "0 only a"]
    assert kinds(table) == {0: "may"}
    table.answer("pass", 0)
    assert said(table)[5:] == ["0 may pass", "end"]
    assert table.over
    assert table.asked == ()
    assert answers(table) == [(1, "a"), (1, "b:2"), (AUTOMATIC, "a"), (0, "pass")]


@both
def test_a_forced_answer_needs_nobody_and_a_may_is_always_asked(record: bool) -> None:
    table = parlour(forced(0), forced(1), maybe(1), record=record)
    assert kinds(table) == {1: "may"}
    assert said(table) == ["0 only a", "1 only a"]
    assert answers(table) == [(AUTOMATIC, "a"), (1 | AUTOMATIC, "a")]


def test_a_chain_changes_nothing_before_its_last_answer() -> None:
    table = parlour(twice(0), last())
    table.answer("a", 0)
    assert said(table) == []
    table.answer("b:1", 0)
    assert said(table) == ["0 a b:1", "end"]


def test_leaving_cuts_the_agenda_down_to_the_named_frame() -> None:
    table = parlour(run_away(0), speak(0, "skipped"), pick(1), last())
    stays = table.copy()
    table.answer("a", 0)
    assert said(table) == ["end"]
    stays.answer("b:1", 0)
    assert said(stays) == ["0 stays", "0 skipped"]
    assert kinds(stays) == {1: "pick"}
    assert said(parlour(speak(0, "x"), cut(), pick(0), last())) == ["0 x", "end"]


def test_effects_last_until_their_frame_is_gone_and_others_for_ever() -> None:
    table = parlour(bless(0, 2), vow(1), pick(0), last(), pick(0))
    state = table._run.game
    assert (total(state, "luck", 0), len(state.effects)) == (2, 2)
    table.answer("a", 0)
    state = table._run.game
    assert (total(state, "luck", 0), [effect.source for effect in state.effects]) == (0, ["vow"])
    jumped = parlour(bless(0, 2), run_away(0), pick(0), last(), pick(0))
    jumped.answer("a", 0)
    assert total(jumped._run.game, "luck", 0) == 0
    stayed = parlour(bless(0, 2), nested(0), last())
    for key in ("a", "a"):
        assert total(stayed._run.game, "luck", 0) == 2
        stayed.answer(key, 0)
    assert stayed._run.game.effects == ()


@pytest.mark.parametrize(
    ("step", "answers"),
    [(pick(1), ["a"]), (plain(1), ["a"]), (twice(1), ["a", "a"]), (nested(1), []), (speak(1, "x"), []), (anybody(1), ["a"])],
)
def test_an_effect_goes_with_the_step_it_hangs_on_whatever_that_does(step: Any, answers: list[str]) -> None:
    table = parlour(charm(0, *step), charm(1, *step), pick(0), step, plain(0), last())
    assert total(table._run.game, "luck", 0) == 1
    table.answer("a", 0)
    for key in answers:
        assert total(table._run.game, "luck", 0) == 1
        table.answer(key, 1)
    assert table._run.game.effects == ()


def test_an_effect_does_not_go_with_a_step_that_puts_itself_back() -> None:
    table = parlour(charm(0, *linger(1)), linger(1), last())
    for key, luck in (("a", 1), ("a", 1), ("b:1", 0)):
        table.answer(key, 1)
        assert total(table._run.game, "luck", 0) == luck
    assert table.over


# ------------------------------------------------------------------ several seats
def test_all_answer_and_are_heard_in_the_order_of_the_question() -> None:
    table = parlour(together(2, 0, 1), seats=3)
    assert table.asked == (2, 0, 1)
    id = table.question(0).id  # type: ignore[union-attr]
    table.answer("a", 0, id)
    assert (table.asked, said(table)) == ((2, 1), [])
    question = table.question(0)
    assert question is not None
    assert (question.id, question.seats, question.answered, question.options, question.answers, question.about) == (
        *(id, (2, 0, 1), (0,), (), {}, {}),
    )
    mine = table.question(1)
    assert mine is not None
    assert (mine.keys, mine.about, mine.answers) == (["a", "b:1", "b:2"], {"said": 0}, {})
    with pytest.raises(Illegal):
        table.answer("b:1", 0)
    table.answer("b:1", 1)
    table.answer("b:2", 2)
    assert said(table) == ["2 b:2", "0 a", "1 b:1"]
    assert answers(table) == [(0, "a"), (1, "b:1"), (2, "b:2")]


def test_in_the_open_everybody_hears_at_once() -> None:
    table = parlour(openly(0, 1), seats=2)
    table.answer("a", 1)
    for seat in (0, 1, None):
        assert table.question(seat).answers == {1: "a"}  # type: ignore[union-attr]
    table.answer("b:1", 0)
    assert said(table) == ["0 b:1", "1 a"]


def test_the_first_to_speak_answers_for_all() -> None:
    table = parlour(anybody(0, 1), pick(0), seats=3)
    assert table.asked == (0, 1)
    with pytest.raises(Illegal, match="a is not open to seat C now"):
        table.answer("a", 2)
    table.answer("a", 1)
    assert said(table) == ["-1 a"]
    assert kinds(table) == {0: "pick"}


# ------------------------------------------------------------------ asides
def test_asides_stand_beside_the_question_at_a_border_and_not_within_a_step() -> None:
    table = parlour(twice(0), last(), potions=(1, 1))
    assert [str(option) for seat in (0, 1) for option in table.asides(seat)] == ["drink", "drink"]
    table.answer("drink", 1)
    assert said(table) == ["1 drinks"]
    assert answers(table) == [(1 | ASIDE, "drink")]
    assert kinds(table) == {0: "pick"}
    assert [len(table.asides(seat)) for seat in (0, 1)] == [1, 0]
    table.answer("a", 0)
    assert [len(table.asides(seat)) for seat in (0, 1)] == [0, 0]
    with pytest.raises(Illegal):
        table.answer("drink", 0)
    table.answer("a", 0)
    assert kinds(table) == {0: "aside"}  # the window before the last step


def test_a_window_opens_where_nobody_would_be_asked_and_again_after_an_aside() -> None:
    table = parlour(speak(0, "begins"), last(), potions=(1, 2), seats=2)
    assert kinds(table) == {0: "aside", 1: "aside"}
    assert (table.asides(0), said(table)) == ((), [])
    table.answer("pass", 0)
    table.answer("drink", 1)
    assert said(table) == ["1 drinks"]
    assert kinds(table) == {0: "aside", 1: "aside"}
    table.answer("drink", 0)
    table.answer("drink", 1)
    assert said(table) == ["1 drinks", "0 drinks"]  # of two takers the first, then all are asked again
    assert kinds(table) == {1: "aside"}
    table.answer("pass", 1)
    assert said(table) == ["1 drinks", "0 drinks", "0 begins"]


def test_a_procedure_and_an_asking_step_open_no_window() -> None:
    table = parlour(nested(0), last(), potions=(1, 0))
    assert kinds(table) == {0: "pick"}
    table.answer("a", 0)
    assert kinds(table) == {0: "aside"}  # before `speak`


# ------------------------------------------------------------------ standing orders
def test_an_order_is_carried_out_at_once_and_from_then_on() -> None:
    table = parlour(maybe(0), maybe(0), maybe(1), last())
    table.order(0, "may", "pass")
    assert said(table) == ["0 may pass", "0 may pass"]
    assert answers(table) == [(AUTOMATIC, "pass")] * 2
    assert (table.orders(0), table.orders(1)) == ({"may": "pass"}, {})
    table.order(1, "may", "lone-pass")
    assert table.over
    table = parlour(pick(0), pick(0), pick(1))
    table.order(1, "pick", "default")
    table.order(0, "pick", "default")
    assert said(table) == ["0 a", "0 a", "1 a"]


def test_an_order_can_be_taken_back() -> None:
    table = parlour(pick(0), maybe(1), maybe(1))
    table.order(1, "may", "pass")
    twin = table.copy()
    table.order(1, "may", "ask")
    assert (table.orders(1), twin.orders(1)) == ({}, {"may": "pass"})
    table.answer("a", 0)
    assert kinds(table) == {1: "may"}
    twin.answer("a", 0)
    assert twin.over


def test_orders_join_with_the_answers_of_others() -> None:
    table = parlour(together(0, 1, 2), seats=3)
    table.order(1, "pick", "default")
    assert table.asked == (0, 2)
    table.answer("b:1", 2)
    table.answer("b:2", 0)
    assert said(table) == ["0 b:2", "1 a", "2 b:1"]
    table = parlour(anybody(0, 1))
    table.order(0, "pick", "default")
    assert kinds(table) == {0: "pick", 1: "pick"}  # nobody is hurried by another's order
    table.order(1, "pick", "default")
    assert said(table) == ["-1 a"]


def test_while_somebody_may_raise_a_hand_no_order_hurries_past() -> None:
    table = parlour(pick(0), last(), potions=(0, 1))
    table.order(0, "pick", "default")
    assert kinds(table) == {0: "pick"}
    table.order(1, "aside", "pass")
    assert said(table) == ["0 a", "end"]


def test_wrong_orders() -> None:
    table = parlour(whisper(0))
    with pytest.raises(Illegal, match="secret may hang on a secret"):
        table.order(0, "secret", "default")
    with pytest.raises(Illegal, match="there is no kind of question tea; there are pick, only, may, secret, aside"):
        table.order(0, "tea", "ask")
    with pytest.raises(Illegal, match="there is no seat 2; there are 2"):
        table.order(2, "may", "ask")
    assert table.orders(0) == {}


# ------------------------------------------------------------------ undo
def test_how_far_back_a_seat_may_go() -> None:
    table = parlour(pick(0), pick(0), pick(1), pick(0), throw(0), pick(0), pick(0))
    assert table.horizon(0) == Horizon((), None)
    with pytest.raises(Illegal, match="there is nothing of this seat to take back"):
        table.undo(0)
    for seat, free in ((0, (0,)), (0, (1, 0))):
        table.answer("a", seat)
        assert table.horizon(0).free == free
    table.answer("a", 1)
    assert (table.horizon(0), table.horizon(1)) == (Horizon((), 1), Horizon((2,), None))
    table.answer("a", 0)
    assert table.horizon(0) == Horizon((), 3)
    table.answer("b:1", 0)
    assert table.horizon(0) == Horizon((4,), 3)
    with pytest.raises(Illegal, match="something was drawn, revealed or answered by others since: they must agree"):
        table.undo(0, 3)
    with pytest.raises(Illegal, match="this seat gave no answer at moment 2"):
        table.undo(0, 2)
    table.undo(0)
    assert table.moment == 4
    table.undo(0, 1, agreed=True)
    assert (table.moment, said(table)) == (1, ["0 a"])
    assert table.horizon(0) == Horizon((), 0)  # what was agreed to once must be agreed to again
    with pytest.raises(Illegal, match="there is no seat 7; there are 2"):
        table.undo(7)


def test_a_reveal_ends_what_can_be_taken_back_freely() -> None:
    table = parlour(pick(0), peek(0), pick(0), pick(0))
    table.answer("a", 0)
    assert table.horizon(0) == Horizon((), 0)
    table.answer("a", 0)
    assert table.horizon(0) == Horizon((1,), 0)


def test_what_the_table_answers_by_itself_is_taken_back_with_the_answer_before_it() -> None:
    table = parlour(pick(0), forced(0), pick(0))
    table.answer("a", 0)
    assert (table.moment, table.horizon(0).free) == (2, (0,))
    table.undo(0)
    assert (table.moment, said(table)) == (0, [])
    beginning = parlour(forced(0), pick(0))
    assert (beginning.moment, beginning.horizon(0)) == (1, Horizon((), None))


def test_an_aside_can_be_taken_back() -> None:
    table = parlour(pick(0), pick(1), potions=(0, 1))
    table.answer("drink", 1)
    assert table.horizon(1) == Horizon((0,), None)
    table.undo(1)
    assert (said(table), [str(option) for option in table.asides(1)]) == ([], ["drink"])


def test_the_dice_do_not_change_by_undoing_until_another_answer_is_given() -> None:
    table = parlour(pick(0), throw(0), pick(0), throw(0), pick(0))
    table.answer("a", 0)
    table.answer("a", 0)
    thrown = said(table)
    table.undo(0, 0, agreed=True)
    again = table.copy()
    again.answer("a", 0)
    again.answer("a", 0)
    assert said(again) == thrown
    assert answers(again) == [(0, "a"), (0, "a")]
    table.answer("b:1", 0)
    assert answers(table) == [(BRANCH, "1"), (0, "b:1")]
    assert table._run.game.branch == 1
    table.undo(0, 0, agreed=True)
    assert table._run.game.branch == 0
    table.answer("b:1", 0)
    assert answers(table) == [(BRANCH, "1"), (0, "b:1")]
    table.undo(0, 0, agreed=True)
    table.answer("b:2", 0)
    assert answers(table) == [(BRANCH, "2"), (0, "b:2")]
    half = again.copy()
    half.undo(0, 0, agreed=True)
    half.answer("a", 0)
    half.answer("b:1", 0)
    assert answers(half) == [(0, "a"), (BRANCH, "1"), (0, "b:1")]
    assert said(half)[1] == thrown[1]


def test_an_undo_without_dice_remembers_nothing() -> None:
    table = parlour(pick(0), pick(0), throw(0), pick(0))
    table.answer("a", 0)
    table.undo(0)
    table.answer("b:1", 0)
    assert answers(table) == [(0, "b:1")]


def test_ids_and_moments_after_an_undo() -> None:
    table = parlour(pick(0), pick(0), pick(0))
    ids = [table.question(0).id]  # type: ignore[union-attr]
    for _ in range(3):
        table.answer("a", 0)
        table.undo(0)
        ids.append(table.question(0).id)  # type: ignore[union-attr]
    assert ids == sorted(set(ids))
    table.answer("a", 0)
    assert table.question(0).id > ids[-1]  # type: ignore[union-attr]
    with pytest.raises(Illegal, match=f"question {ids[0]} is no longer open"):
        table.answer("a", 0, ids[0])


# ------------------------------------------------------------------ broken rules
@both
@pytest.mark.parametrize("potions", [(), (1, 1)])
def test_a_rule_that_raises_leaves_everything_as_before(record: bool, potions: tuple[int, ...]) -> None:
    table = parlour(pick(1), stumble(0), pick(1), record=record, potions=potions)
    table.answer("a", 1)
    before = (table.moment, table.question(0), table.horizon(0), table.horizon(1), said(table), table.state_bytes)
    with pytest.raises(RuleError, match="b:1 by seat 0: ZeroDivisionError") as error:
        table.answer("b:1", 0)
    assert isinstance(error.value.__cause__, ZeroDivisionError)
    assert (table.moment, table.question(0), table.horizon(0), table.horizon(1), said(table), table.state_bytes) == before
    assert bool(error.value.report) == record
    if record:
        assert error.value.report == table.save()
        assert [told.event.what for told in table.events(0, None)] == [None]
    table.answer("a", 0)
    assert said(table) == ["1 a", "0 stumbles a"]


def test_after_an_undo_a_broken_rule_still_remembers_the_dice() -> None:
    table = parlour(stumble(0), throw(0), pick(0))
    table.answer("a", 0)
    table.undo(0, agreed=True)
    with pytest.raises(RuleError):
        table.answer("b:1", 0)
    assert table._run.branches == 0
    table.answer("a", 0)
    assert answers(table) == [(0, "a")]
    table.undo(0, agreed=True)
    with pytest.raises(RuleError):
        table.answer("b:1", 0)
    table.answer("b:2", 0)
    assert answers(table) == [(BRANCH, "1"), (0, "b:2")]


def test_an_order_that_runs_into_a_broken_rule_is_kept_and_nothing_happens() -> None:
    table = parlour(pick(0), stumble(1), pick(0))
    id = table.question(0).id  # type: ignore[union-attr]
    twin = table.copy()
    twin.answer("a", 0)
    with pytest.raises(RuleError):
        twin.answer("b:1", 1)
    assert table.question(0).id == id  # type: ignore[union-attr]


# ------------------------------------------------------------------ checkpoints, copies, files
@pytest.mark.parametrize("step", [pick, plain])
def test_checkpoints_are_taken_every_few_answers_and_history_stays(step: Any) -> None:
    table = parlour(*[step(0) for _ in range(200)], record=False)
    run = table._run
    gaps, marks = [], [run.start]
    for number in range(200):
        table.answer("a" if number % 3 else "b:1", 0)
        gaps.append(len(run.since))
        if run.start != marks[-1]:
            marks.append(run.start)
    assert max(gaps) == CADENCE <= 16
    assert {later - earlier for earlier, later in pairwise(marks)} == {CADENCE + 1}
    kept = []
    past = run.past
    while past is not None:
        if past.checkpoint is not None:  # type: ignore[union-attr]
            kept.append(past.start)  # type: ignore[union-attr]
        past = past.before  # type: ignore[union-attr]
    assert kept[-1] == 0
    assert all(earlier // SPARSE < later // SPARSE or earlier == 0 for later, earlier in pairwise(kept))
    assert all(later - earlier <= SPARSE + CADENCE for later, earlier in pairwise(kept))
    assert [str(option) for _, option in run.backwards()][::-1] == ["a" if number % 3 else "b:1" for number in range(200)]
    for moment in (199, 190, 128, 64, 63, 9, 0):
        twin = table.copy()
        twin.undo(0, moment)
        assert (twin.moment, len(said(twin))) == (moment, moment)


def test_a_copy_goes_its_own_way_and_replays_little() -> None:
    table = parlour(*[pick(0) for _ in range(40)])
    for _ in range(21):
        table.answer("a", 0)
    twin = table.copy()
    assert len(twin._run.since) == 0
    twin.answer("b:1", 0)
    table.answer("b:2", 0)
    assert (said(table)[-1], said(twin)[-1]) == ("0 b:2", "0 b:1")
    assert (table.events(21, 0)[-1].event.what, twin.events(21, 0)[-1].event.what) == ("b:2", "b:1")
    inside = parlour(twice(0), pick(0))
    inside.answer("a", 0)
    other = inside.copy()
    other.answer("b:1", 0)
    inside.answer("b:2", 0)
    assert (said(inside), said(other)) == (["0 a b:2"], ["0 a b:1"])


def test_a_copy_of_a_half_joined_question() -> None:
    table = parlour(together(0, 1))
    table.answer("a", 1)
    for twin in (table.copy(), Table.load(table.save(), parlours(together(0, 1)))):
        assert twin.asked == (0,)
        twin.answer("b:1", 0)
        assert said(twin) == ["0 b:1", "1 a"]


def test_after_the_end_nobody_has_asides() -> None:
    table = parlour(shrug(0), potions=(1, 1))
    assert (table.over, table.asides(0), table._run.legal(0)) == (True, (), [])


def test_nothing_can_be_answered_or_ventured_after_the_end() -> None:
    table = parlour(last())
    run: Run = table._run
    for call in (run.answer, run.venture):
        with pytest.raises(Illegal, match="the game is over"):
            call(0, table.game.content.words.find("a"))  # type: ignore[arg-type]
    run.settle()
    assert run.legal(0) == []
