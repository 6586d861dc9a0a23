"""Knight-Wizards: the stack each joins, the token each musters, every reason, and what the table hears."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle.events import ChoseToken, Completed, Mustered, Paid, PlacedAgent, Rewarded, Triggered
from blackstone.games.castle.knight_wizard import earning, is_knight_wizard
from blackstone.games.castle.upcharge import can_pay_stack, can_pay_upcharge, due_for
from blackstone.kernel.table import Table

ON: dict[str, str | bool] = {"families": "off", "knight-wizards": "on"}
OWNER: dict[str, str | bool] = {**ON, "unsupported": "owner"}
FIRST, SECOND, THIRD, FOURTH = "G-KW-01", "G-KW-02", "G-KW-03", "G-KW-04"
KNIGHT, WIZARD, KING = "G-K-01", "G-W-01", "P-K-01"
# G-KW-01 wants a Dragon Captain in row S and a Phoenix on N; its corner is a Lion Scout
COURT = {"BS": "V-55a", "LN": "V-61a", "KE": "V-72b"}
NOTHING = ("C-TASK-18", "nothing-changes", {})


def holder(stacks: dict[str, list[str]], retained: tuple[str, ...] = (), *play: Any, family: str = "none", **more: Any) -> Table:
    """A has the first Knight-Wizard in hand and its vassals on the board."""
    mine = {"hand": [FIRST], "stacks": stacks, "retained": list(retained), "family": family}
    return staged({"board": COURT, "players": {"A": {**mine, **more}}}, *play, settings=ON)


def due(symbol: str, type: str, rules: str = "C-UPCH-02") -> tuple[str, str, dict[str, str]]:
    return rules, "upcharge-due", {"symbol": symbol, "type": type}


# ------------------------------------------------------------------ the stack it joins
@pytest.mark.rule("C-KW-01", "C-KW-02")
def test_the_question_of_the_stack() -> None:
    table = holder({}, (), f"A complete:{FIRST}")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("task.stack", "C-KW-01", False, {"task": FIRST})
    assert question.keys == ["stack:knight", "stack:wizard"]
    assert [option.touches for option in question.options] == [("knight",), ("wizard",)]
    assert told(table) == []
    for key, stack in (("stack:knight", 0), ("stack:wizard", 1)):
        done = holder({}, (), f"A complete:{FIRST}", f"A {key}")
        assert told(done) == [Completed(0, FIRST, "BS", "LN")]
        me, task = state_of(done).players[0], state_of(done).content.cards.task_of[FIRST]
        assert [at for at in range(4) if me.stacks[at] == (task,)] == [stack]
        assert (me.hand, state_of(done).marked) == ((), 1 | 1 << 16)


@pytest.mark.rule("C-KW-01", "C-KW-02", "C-UPCH-02")
def test_a_stack_whose_upcharge_cannot_be_paid() -> None:
    """Only one is left, so the card joins it unasked."""
    wizards = holder({"knight": [KNIGHT]}, (), f"A complete:{FIRST}")
    assert state_of(wizards).players[0].stacks[1] == (state_of(wizards).content.cards.task_of[FIRST],)
    knights = holder({"wizard": [WIZARD]}, (), f"A complete:{FIRST}")
    assert state_of(knights).players[0].stacks[0] == (state_of(knights).content.cards.task_of[FIRST],)
    paying = holder({"knight": [KNIGHT], "wizard": [WIZARD]}, ("V-53b", "V-67a"), f"A complete:{FIRST}")
    assert keys(paying) == ["stack:knight", "stack:wizard"]
    paying.answer("stack:wizard", 0)
    assert told(paying) == [Paid(0, "V-67a", "phoenix-spy"), Completed(0, FIRST, "BS", "LN")]
    one = holder({"knight": [KNIGHT], "wizard": [WIZARD]}, ("V-53b",), f"A complete:{FIRST}")
    assert told(one) == [Paid(0, "V-53b", "griffin-emissary"), Completed(0, FIRST, "BS", "LN")]


@pytest.mark.rule("C-KW-01", "C-KW-02", "C-UPCH-02", "C-UPCH-03")
def test_why_neither_stack_takes_it() -> None:
    table = holder({"knight": [KNIGHT], "wizard": [WIZARD]}, ("V-01a",))
    assert reasons(table, f"complete:{FIRST}") == [due("griffin-emissary", "knight"), due("phoenix-spy", "wizard"), NOTHING]
    stacks = {"knight": [KNIGHT, SECOND], "wizard": [WIZARD]}
    several = "C-UPCH-02 C-UPCH-03 C-UPCH-11"
    assert reasons(holder(stacks), f"complete:{FIRST}") == [
        due("griffin-emissary", "knight", several),
        due("phoenix-spy", "knight", several),
        due("phoenix-spy", "wizard"),
        NOTHING,
    ]
    state = state_of(table)
    me, task = state.players[0], state.content.cards.task_of[FIRST]
    assert not can_pay_upcharge(state, me, task)
    assert [can_pay_stack(state, me, stack) for stack in range(4)] == [False, False, True, True]
    assert [len(due_for(me, stack)) for stack in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("C-KW-01", "C-KW-02")
def test_why_a_stack_is_not_offered() -> None:
    now = ("C-KW-01 C-ORD-01", "not-now", {"step": "work.action"})
    table = holder({"knight": [KNIGHT]})
    assert reasons(table, "stack:knight") == [now, due("griffin-emissary", "knight")]
    assert reasons(table, "stack:wizard") == [now]
    assert reasons(table, "stack") == [now]
    assert reasons(table, "stack:wizard", 1) == [("C-KW-01 C-ORD-01", "not-asked", {"asked": "A"}), now]
    three = holder({"knight": [KNIGHT], "wizard": [WIZARD]}, ("V-53b", "V-67a", "V-19a"), f"A complete:{FIRST}")
    assert reasons(three, "stack:knight", 1) == [
        ("C-KW-01 C-ORD-01", "not-asked", {"asked": "A"}),
    ]


@pytest.mark.rule("C-KW-01", "C-BONUS-03")
def test_a_waived_symbol_opens_a_stack() -> None:
    stacks = {"knight": [KNIGHT], "wizard": [WIZARD]}
    table = holder(stacks, (), f"A complete:{FIRST}", family="gramberly")
    assert keys(table) == ["stack:knight", "stack:wizard"]
    spent = holder(stacks, (), family="gramberly", used=["upcharge-rebate"])
    rules = "C-UPCH-02 C-BONUS-03"
    assert reasons(spent, f"complete:{FIRST}") == [due("griffin-emissary", "knight", rules), due("phoenix-spy", "wizard", rules), NOTHING]


@pytest.mark.rule("C-KW-01", "C-INTR-18", "C-INTR-19")
def test_a_face_down_knight_wizard_that_is_triggered() -> None:
    given = {
        "board": COURT,
        "players": {"A": {"hand": [FIRST]}, "B": {"face-down": [SECOND, THIRD], "stacks": {"wizard": [WIZARD]}}},
    }
    table = staged({**given, "board": {**COURT, "LN": "V-67a"}}, f"A complete:{FIRST}", "A stack:knight", f"B play:{SECOND}", settings=ON)
    assert [event for event in told(table) if isinstance(event, Completed | Triggered)] == [
        Completed(0, FIRST, "BS", "LN"),
        Triggered(1, SECOND),
    ]
    state = state_of(table)
    second, third = state.content.cards.task_of[SECOND], state.content.cards.task_of[THIRD]
    assert (state.players[1].stacks[0], state.players[1].hand, state.players[1].exhausted) == ((second,), (third,), True)


@pytest.mark.rule("C-KW-04", "C-INTR-06", "C-INTR-07")
def test_the_agent_of_a_knight_wizard_brings_either_token() -> None:
    for match, wanted in ((1, ["knight", "wizard", "guild"]), (2, ["knight:guild", "wizard:guild", "power"])):
        agent = {"stacks": {"wizard": [FIRST]}, "agent": {"task": FIRST, "at": "BS", "match": match}}
        table = staged({"board": COURT, "players": {"A": {"wizards": 1}, "B": agent}}, "A flip:BS", settings=ON)
        assert keys(table, 1) == [f"reward:{word}" for word in wanted]
        refused = "reward:power" if match == 1 else "reward:guild"
        rule = "C-INTR-06" if match == 1 else "C-INTR-07"
        assert reasons(table, refused, 1) == [(rule, "not-this-reward", {"type": "knight-wizard", "match": match})]
        table.answer(f"reward:{wanted[1]}", 1)
        assert told(table)[-1] == Rewarded(1, FIRST, "BS", ("wizard",), ("guild",) * (match - 1))
    placing = {
        "at": "assign-intrigue",
        "completed": True,
        "board": COURT,
        "players": {"A": {"stacks": {"wizard": [FOURTH, WIZARD], "knight": [SECOND]}}},
    }
    table = staged(placing, settings=ON)
    assert keys(table) == ["pass", f"agent:{SECOND}", f"agent:{FOURTH}", f"agent:{WIZARD}"]
    table.answer(f"agent:{FOURTH}", 0)
    table.answer("watch:BS", 0)
    assert told(table)[0] == PlacedAgent(0, FOURTH, "BS", 1)


# ------------------------------------------------------------------ the token it musters
def mustering(stacks: dict[str, list[str]], *play: Any, settings: dict[str, str | bool] = ON, **others: Any) -> Table:
    mine = {"stacks": stacks, **others.pop("A", {})}
    return staged({"board": COURT, "at": "muster", "players": {"A": mine, **others}}, *play, settings=settings)


@pytest.mark.rule("C-KW-03")
def test_the_question_of_the_token() -> None:
    table = mustering({"wizard": [FIRST], "knight": [SECOND]})
    assert told(table) == [Mustered(0, 1, 1)]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("muster.token", "C-KW-03", False, {"task": SECOND})
    assert question.keys == ["token:knight", "token:wizard"]
    assert [option.touches for option in question.options] == [(), ()]
    table.answer("token:wizard", 0)
    assert table.question(0).about == {"task": FIRST}  # type: ignore[union-attr]
    table.answer("token:wizard", 0)
    assert told(table)[1:] == [ChoseToken(0, SECOND, "wizard"), ChoseToken(0, FIRST, "wizard")]
    assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == (1, 3)
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    assert reasons(table, "token:knight") == reasons(table, "token") == [now]
    knights = mustering({"wizard": [FIRST]}, "A token:knight")
    assert told(knights) == [Mustered(0, 1, 1), ChoseToken(0, FIRST, "knight")]
    assert (state_of(knights).players[0].knights, state_of(knights).players[0].wizards) == (2, 1)


@pytest.mark.rule("C-KW-03", "C-ORD-10")
def test_the_token_that_the_supply_has() -> None:
    """A's own income comes first."""
    short = mustering({"wizard": [FIRST]}, B={"knights": 19, "wizards": 18})
    assert told(short) == [Mustered(0, 1, 1), ChoseToken(0, FIRST, "wizard")]  # it is all there is, so nobody asks
    assert state_of(short).players[0].wizards == 2
    other = mustering({"wizard": [FIRST]}, B={"knights": 18, "wizards": 19})
    assert told(other) == [Mustered(0, 1, 1), ChoseToken(0, FIRST, "knight")]
    none = mustering({"wizard": [FIRST]}, B={"knights": 19, "wizards": 19})
    assert told(none) == [Mustered(0, 1, 1)]
    assert none.question(0).kind == "work.action"  # type: ignore[union-attr]
    open_still = mustering({"wizard": [FIRST]}, B={"knights": 18, "wizards": 18})
    assert keys(open_still) == ["token:knight", "token:wizard"]
    refused = staged({"board": COURT, "players": {"A": {"wizards": 1}, "B": {"knights": 20, "wizards": 19}}}, settings=ON)
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    assert reasons(refused, "token:knight") == [now, ("C-ORD-10", "supply-empty", {"token": "knight"})]
    assert reasons(refused, "token:wizard") == [now, ("C-ORD-10", "supply-empty", {"token": "wizard"})]
    half = staged({"board": COURT, "players": {"B": {"knights": 20, "wizards": 19}}}, settings=ON)
    assert reasons(half, "token:wizard") == [now]


@pytest.mark.rule("C-KW-03", "C-KW-04", "C-SCORE-04")
def test_which_of_them_earn() -> None:
    """Two Household Kings support the Household card and one more of each type."""

    def earned(stacks: dict[str, list[str]], settings: dict[str, str | bool] = ON, tasks: tuple[str, ...] = ()) -> list[tuple[str, int]]:
        state = state_of(staged({"board": COURT, "players": {"A": {"stacks": stacks, "tasks": list(tasks)}}}, settings=settings))
        return [(state.content.cards.task_ids[task], stack) for task, stack in earning(state, state.players[0])]

    assert earned({}) == []
    assert earned({"knight": [KNIGHT], "wizard": [WIZARD]}) == []
    assert earned({"knight": [FIRST], "wizard": [SECOND]}) == [(FIRST, 0), (SECOND, 1)]
    assert earned({"knight": [KNIGHT, FIRST], "wizard": [SECOND, WIZARD]}) == [(SECOND, 1)]
    assert earned({"knight": [KNIGHT, FIRST, SECOND]}, tasks=(KING,)) == [(FIRST, 0)]
    assert earned({"knight": [FIRST, SECOND, THIRD]}, tasks=(KING,)) == [(FIRST, 0), (SECOND, 0)]
    assert earned({"knight": [KNIGHT, FIRST]}, OWNER) == [(FIRST, 0)]
    assert earned({"wizard": [WIZARD, SECOND, THIRD]}, OWNER) == [(SECOND, 1)]
    assert earned({"wizard": [SECOND, THIRD, FOURTH]}, OWNER) == [(SECOND, 1)]
    assert earned({"knight": [FIRST, SECOND]}, tasks=(KING, "P-K-02")) == [(FIRST, 0), (SECOND, 0)]
    state = state_of(staged({"board": COURT}, settings=ON))
    assert [name for name in state.content.cards.task_ids if is_knight_wizard(state, state.content.cards.task_of[name])] == [
        FIRST,
        SECOND,
        THIRD,
        FOURTH,
    ]


@pytest.mark.rule("C-ORD-06", "C-KW-03")
def test_what_the_stack_musters_beside_them() -> None:
    """The second card of a stack of two, neither supported nor paid for, earns nothing."""
    assert told(mustering({"knight": [KNIGHT, FIRST]}))[0] == Mustered(0, 2, 1)
    waiting = mustering({"knight": [FIRST, KNIGHT]})
    assert told(waiting) == [Mustered(0, 1, 1)]
    assert keys(waiting) == ["token:knight", "token:wizard"]
    choosing = mustering({"knight": [KNIGHT, FIRST]}, settings=OWNER)
    assert told(choosing) == [Mustered(0, 1, 1)]
    assert choosing.question(0).about == {"task": FIRST}  # type: ignore[union-attr]
    both = mustering({"wizard": [FIRST, SECOND]}, A={"tasks": [KING]})
    assert told(both) == [Mustered(0, 1, 1)]


def test_the_keys_of_stacks_and_tokens() -> None:
    found = {kind: [option.key for option in GAME.content.words if option.kind == kind] for kind in ("stack", "token")}
    assert found == {"stack": ["stack:knight", "stack:wizard"], "token": ["token:knight", "token:wizard"]}
