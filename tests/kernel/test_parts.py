"""The small parts of the kernel, each by itself: options, questions, orders, state, steps, events, refusals, errors, history."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from blackstone.kernel import errors
from blackstone.kernel.bots import stream
from blackstone.kernel.errors import Illegal
from blackstone.kernel.events import Event, HandedOver, Told, Undone, form_for, tell
from blackstone.kernel.history import ASIDE, AUTOMATIC, BRANCH, SEAT, Past, opened, seat_of
from blackstone.kernel.options import PASS, Aside, Option, Vocabulary
from blackstone.kernel.orders import ORDERS, check_order, ordered
from blackstone.kernel.questions import Asking, Question, ask, ask_all, choice
from blackstone.kernel.refusals import Reason, Refusal
from blackstone.kernel.rolls import Reaction, Roll, Rolled
from blackstone.kernel.savefile import Checkpoint
from blackstone.kernel.state import Effect, Scene, State, contributions, lasting, total
from blackstone.kernel.steps import Book, Leave, leave

YES, NO, MAYBE = Option("yes"), Option("no"), Option("maybe:so", ("thing",))


# ------------------------------------------------------------------ options
def test_an_option_is_its_key_its_kind_and_what_it_touches() -> None:
    assert (MAYBE.key, MAYBE.kind, MAYBE.touches, repr(MAYBE)) == ("maybe:so", "maybe", ("thing",), "maybe:so")
    assert (PASS.key, PASS.kind, PASS.touches) == ("pass", "pass", ())
    assert Option("a:b:c", ["x", "y"]).touches == ("x", "y")
    with pytest.raises(AttributeError):
        MAYBE.more = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="Aside must say which frame carries it out"):
        Aside("drink").frame(0)
    with pytest.raises(TypeError, match="Reaction must say how it changes the roll"):
        Reaction("again").react(None, 0, Roll("hit", 0, [1]))


def test_a_vocabulary_interns_in_order_and_knows_what_touches_a_thing() -> None:
    words = Vocabulary(lambda key: Option(key) if key.startswith("never:") else None)
    assert words.touching("thing") == ()
    assert words.add(YES) is YES
    assert words.add(YES) is YES
    assert words.add(MAYBE) is MAYBE
    assert words.touching("thing") == [MAYBE]
    other = words.add(Option("other", ("thing", "place")))
    assert words.touching("thing") == [MAYBE, other]
    assert words.touching("place") == [other]
    assert words.touching("nothing") == ()
    assert list(words) == [PASS, YES, MAYBE, other]
    assert len(words) == 4
    assert words.known("yes") is words.find("yes") is YES
    assert words.known("never:mind") is None
    assert words.find("never:mind").key == "never:mind"  # type: ignore[union-attr]
    assert words.find("nonsense") is None
    assert Vocabulary().find("anything") is None
    assert Vocabulary().find("pass") is PASS
    with pytest.raises(ValueError, match="two options are called yes"):
        words.add(Option("yes"))


# ------------------------------------------------------------------ questions
@choice("vote", "R-1")
def votes(game: Any, seat: int, *about: Any) -> list[Option]:
    """What one may vote."""
    game.append(seat)
    return [YES, NO] if seat else [YES]


def test_a_choice_is_its_id_its_rule_and_its_list() -> None:
    assert (votes.id, votes.rule, votes.may, votes.secret, votes.tells, votes.__doc__) == (
        *("vote", "R-1", False, False, None),
        "What one may vote.",
    )
    full = choice("a", "R-2", may=True, secret=True, tells=lambda game, what: {"what": what})(lambda game, seat: [])
    assert (full.may, full.secret, full.tells(None, 3)) == (True, True, {"what": 3})  # type: ignore[misc]


def test_a_list_is_built_once_and_only_when_somebody_looks() -> None:
    game: list[int] = []
    one = votes(game, 1, "about")
    assert (one.seat, one.about, one.seats, one.asked, one.joins, one.in_the_open, game) == (1, ("about",), (), (1,), False, False, [])
    assert one.options is one.options_for(1)
    assert one.options == [YES, NO]
    assert one.options_for(0) == ()
    assert game == [1]
    several = votes.all(game, (2, 0))
    assert several.options_for(0) == [YES]
    assert several.options_for(2) is several.options_for(2)
    assert several.options_for(1) == several.options_for(several.seat + 1) == ()
    assert game == [1, 0, 2]


def test_the_ways_answers_join() -> None:
    asked = [(way.seats, way.asked, way.joins, way.in_the_open, way.about) for way in (votes.any([], (2, 0)), votes.all([], (2, 0), 7))]
    assert asked == [((2, 0), (2, 0), False, False, ()), ((2, 0), (2, 0), True, False, (7,))]
    openly = votes.openly([], iter((2, 0)))
    assert (openly.seats, openly.joins, openly.in_the_open) == ((2, 0), True, True)
    assert all(not 0 <= way.seat < SEAT for way in (openly, votes.any([], (0,)), votes.all([], (0,))))


def test_asking_gives_what_was_sent() -> None:
    for flow in (ask(votes([], 0)), ask_all(votes.all([], (0, 1)))):
        assert isinstance(next(flow), Asking)
        with pytest.raises(StopIteration) as end:
            flow.send("answer")
        assert end.value.value == "answer"


def test_a_question_tells_its_keys_and_cannot_be_changed() -> None:
    question = Question(3, "vote", "R-1", False, (0, 1), (), (YES, NO))
    assert (question.keys, question.about, question.answers) == (["yes", "no"], {}, {})
    with pytest.raises(AttributeError):
        question.id = 4  # type: ignore[misc]


# ------------------------------------------------------------------ standing orders
def test_which_orders_a_kind_of_question_takes() -> None:
    assert ORDERS == ("ask", "pass", "default", "lone-pass")
    secret = choice("s", "R-1", may=True, secret=True)(lambda game, seat: [])
    for order in ORDERS:
        assert check_order(votes, order) == order
    assert [check_order(secret, order) for order in ("ask", "pass")] == ["ask", "pass"]
    for order in ("default", "lone-pass"):
        with pytest.raises(Illegal, match="s may hang on a secret: only the orders ask and pass keep it"):
            check_order(secret, order)
    with pytest.raises(Illegal, match="there is no order often; there are ask, pass, default, lone-pass"):
        check_order(votes, "often")


@pytest.mark.parametrize(
    ("may", "secret", "options", "order", "wanted"),
    [
        (False, False, [YES], "ask", YES),
        (False, False, [YES, NO], "ask", None),
        (True, False, [PASS], "ask", None),
        (True, False, [PASS], "lone-pass", PASS),
        (True, False, [PASS, YES], "lone-pass", None),
        (True, True, [PASS], "lone-pass", None),
        (True, False, [YES, PASS], "pass", PASS),
        (True, True, [YES, PASS], "pass", PASS),
        (False, False, [YES, NO], "pass", None),
        (False, False, [YES, NO], "default", YES),
        (True, False, [PASS, NO], "default", PASS),
        (False, True, [NO], "ask", NO),
    ],
)
def test_what_an_order_answers(may: bool, secret: bool, options: list[Option], order: str, wanted: Option | None) -> None:
    kind = choice("k", "R-1", may=may, secret=secret)(lambda game, seat: options)
    assert ordered({(1, "k"): order}, kind(None, 1), 1) is wanted  # type: ignore[dict-item]
    elsewhere: Any = {(0, "k"): "pass", (1, "other"): "pass"}
    assert ordered(elsewhere, kind(None, 1), 1) is ordered({}, kind(None, 1), 1)


# ------------------------------------------------------------------ state, steps, effects
def test_the_state_begins_with_nothing_done() -> None:
    state = State(content=None, seed=b"s")
    assert (state.scene, state.seed_chosen, state.branch, state.drawn, state.revealed, state.agenda, state.effects) == (
        *(None, False, 0, 0, 0),
        *((), ()),
    )
    assert msgspec.msgpack.encode(state)[0] == 0x99  # an array of nine: names of fields are never stored
    assert msgspec.msgpack.encode(Effect("potion", "strength", 1))[0] == 0x96
    silent, loud = Scene(), Scene(listening=True, veiled_for=2)
    assert (silent.heard, silent.script, silent.veiled_for) == (None, None, None)
    assert (loud.heard, loud.veiled_for) == ([], 2)


def test_lasting_effects_add_up_for_whom_they_are() -> None:
    game = State(content=None, seed=b"s", agenda=(("fight", 1), ("round",), ("round",)))
    assert total(game, "strength", 1) == 0
    potion = Effect("potion", "strength", 1, ("fight", 1), 2)
    oath, curse = Effect("oath", "strength", 1, (), 3), Effect("curse", "luck", 1, (), -1)
    for effect in (potion, oath, curse, Effect("oath", "strength", 0, (), 5)):
        lasting(game, effect)
    assert (total(game, "strength", 1), total(game, "strength", 0), total(game, "luck", 1), total(game, "luck", 0)) == (5, 5, -1, 0)
    assert contributions(game, "strength", 1) == [potion, oath]
    assert contributions(game, "luck", 1) == [curse]
    for frame in (("round",), ("nowhere",)):
        with pytest.raises(ValueError, match="is not ahead exactly once"):
            lasting(game, Effect("x", "strength", 1, frame))
    assert len(game.effects) == 4
    assert (potion.used, Effect("a", "b", 0).until, Effect("a", "b", 0).amount) == (0, (), 0)


def test_steps_are_called_by_name_and_know_what_they_do() -> None:
    book = Book()

    @book.step
    def act(game: Any, seat: int) -> Any:
        """Acts."""
        return ()

    @book.asking
    def wonder(game: Any) -> Any:
        yield

    @book.answering(votes)
    def count(game: Any, seat: int, answer: Option) -> Any:
        return ()

    @book.procedure
    def listing(game: Any) -> Any:
        return ()

    assert list(book.steps) == ["act", "wonder", "count", "listing"]
    assert book.steps["act"] is act
    assert (act(2), wonder(), count(1)) == (("act", 2), ("wonder",), ("count", 1))
    kinds = [(step.asks, step.acts, step.flows, step.stops, step.choice) for step in book.steps.values()]
    assert kinds == [
        (False, True, False, False, None),
        (True, False, True, True, None),
        (True, False, False, True, votes),
        (False, False, False, False, None),
    ]
    assert (act.name, act.__doc__) == ("act", "Acts.")
    with pytest.raises(ValueError, match="two steps are called act"):
        book.step(lambda_named_act)
    with pytest.raises(Leave) as jump:
        leave(("fight", 1))
    assert jump.value.frame == ("fight", 1)


def lambda_named_act(game: Any) -> Any:
    return ()


lambda_named_act.__name__ = "act"


# ------------------------------------------------------------------ events
class Dealt(Event, frozen=True, tag="dealt"):
    rule = "R-3"
    secret = ("card",)
    seat: int
    card: str | None = None


def test_events_are_heard_only_by_who_listens_and_carry_their_cause() -> None:
    game = State(content=None, seed=b"s", agenda=(("deal", 1),))
    tell(game, Dealt, 1, "ace")
    game.scene = Scene()
    tell(game, Dealt, 1, "ace")
    game.scene = Scene(listening=True)
    tell(game, Dealt, 1, card="ace")
    game.agenda = ()
    tell(game, Dealt, 2)
    assert game.scene.heard == [("deal", Dealt(1, "ace")), ("", Dealt(2))]


def test_the_owner_s_form_and_the_public_one() -> None:
    told = Told(7, "deal", Dealt(1, "ace"))
    assert form_for(told, frozenset((0, 1))) is told
    for viewer in (frozenset[int](), frozenset((0, 2))):
        assert form_for(told, viewer) == Told(7, "deal", Dealt(1))
    undone = Told(8, "", Undone(1, 2, False))
    assert form_for(undone, frozenset()) is undone
    assert (Dealt(3).owner, Event().owner, Rolled(-1, "hit", (6,)).owner) == (3, -1, -1)
    assert (Event.rule, Event.secret, Rolled(0, "hit", (6,)).rerolled) == ("", (), ())


def test_events_as_they_lie_in_files() -> None:
    assert msgspec.to_builtins(Dealt(1)) == {"event": "dealt", "seat": 1}
    assert msgspec.to_builtins(Undone(1, 2, True)) == {"event": "undone", "seat": 1, "answers": 2, "agreed": True}
    assert msgspec.to_builtins(HandedOver(1, "greedy")) == {"event": "handed-over", "seat": 1, "to": "greedy"}
    assert msgspec.to_builtins(Rolled(0, "hit", (6, 1))) == {"event": "rolled", "seat": 0, "purpose": "hit", "dice": (6, 1)}
    assert msgspec.to_builtins(Told(7, "deal", Dealt(1))) == [7, "deal", {"event": "dealt", "seat": 1}]


@pytest.mark.parametrize(
    "thing",
    [Dealt(1), Undone(0, 1, False), HandedOver(0, "x"), Told(1, "", Dealt(1)), Reason((), "x"), Refusal("x", ()), Rolled(0, "x", ())],
)
def test_what_is_told_cannot_be_changed(thing: Any) -> None:
    with pytest.raises(AttributeError):
        setattr(thing, thing.__struct_fields__[0], 5)


def test_a_roll_is_a_record() -> None:
    roll = Roll("hit", -1, [3, 4])
    assert (roll.sides, roll.rerolled) == (6, ())
    roll.dice = [5, 4]
    assert roll.dice == [5, 4]


# ------------------------------------------------------------------ refusals and errors
def test_a_refusal_names_each_rule_once_the_most_specific_first() -> None:
    refusal = Refusal("x", (Reason(("R-2", "R-1"), "no"), Reason(("R-3", "R-2"), "never", {"at": 3})))
    assert refusal.rules == ("R-2", "R-1", "R-3")
    assert (refusal.reasons[0].facts, refusal.reasons[1].facts) == ({}, {"at": 3})
    assert Refusal("x", ()).rules == ()


def test_errors_say_what_helps() -> None:
    plain, helpful = Illegal("no"), Illegal("no", ["yes", "pass"])
    assert (str(plain), plain.legal) == ("no", ())
    assert (str(helpful), helpful.legal) == ("no; legal: yes pass", ("yes", "pass"))
    broken = errors.RuleError("broken", b"file")
    assert (str(broken), broken.report, errors.RuleError("broken").report) == ("broken", b"file", b"")
    rejected = errors.Rejected(Refusal("x", ()), "cannot be")
    assert (str(rejected), rejected.refusal) == ("cannot be", Refusal("x", ()))
    assert (errors.FileError("cut", 3).record, errors.FileError("cut").record) == (3, None)
    wrong = errors.WrongRecord("it lies", 4)
    assert (str(wrong), wrong.record) == ("record 4: it lies", 4)


# ------------------------------------------------------------------ history and bots
def test_marks_of_answers_do_not_meet() -> None:
    assert (SEAT, AUTOMATIC, ASIDE, BRANCH) == (63, 64, 128, 256)
    for seat in (0, 5, 63):
        assert seat_of(seat) == seat_of(seat | AUTOMATIC) == seat_of(seat | ASIDE | AUTOMATIC) == seat


def test_history_is_opened_when_it_is_wanted() -> None:
    stretch = Past(None, "checkpoint", [(0, YES)], 0)

    class Shelf:
        def open(self) -> Past:
            return stretch

    assert opened(None) is None
    assert opened(stretch) is stretch
    assert opened(Shelf()) is stretch


def test_checkpoints_are_stored_without_names_of_fields() -> None:
    mark = Checkpoint(1, b"", 0, [], 0, 0, 0, -1, 0, [], [], (), 0, 0)
    assert msgspec.msgpack.encode(mark)[0] == 0x9E


def test_a_bot_s_stream_hangs_on_seed_and_seat_alone() -> None:
    first = [stream(b"seed", seat).random() for seat in (0, 1, 0)]
    assert first[0] == first[2] == Random(b"seed\x00").random()
    assert first[0] != first[1]
    assert stream(b"seed", 1).random() == Random(b"seed\x01").random()
