"""Intrigue on the board: refusals with their facts, rewards, and what the table hears."""

from __future__ import annotations

from typing import Any

import pytest
from staged import keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle.content import KING, KNIGHT, KNIGHT_WIZARD, WIZARD
from blackstone.games.castle.events import Drew, PlacedAgent, RecalledAgent, Rewarded, Slid
from blackstone.games.castle.intrigue import gives_anything, reward_table, rewards_for, tokens_at_home
from blackstone.games.castle.supply import in_supply


def task(id: str, deck: str, type: str, corner: str = "lion-spy") -> dict[str, Any]:
    half = {"left": {"letters": ["B"], "faction": "griffin"}, "right": {"letters": ["C"], "role": "emissary"}}
    return {"id": id, "deck": deck, "type": type, "vp": 1, "corner": corner, **half}


CARDS = {
    "tasks": [
        *[task("T-K", "guild", "knight"), task("T-W", "guild", "wizard"), task("T-R", "power", "king"), task("T-P", "machination", "ploy")],
        task("T-X", "guild", "knight", "phoenix-emissary"),
        task("T-Y", "guild", "knight"),
    ]
}
BOARD = {"LT": "lion-scout", "AO": "dragon-spy", "CN": "V-19a", "KE": "dragon-captain"}


def placing(*tasks: str, **more: Any) -> dict[str, Any]:
    return {"at": "assign-intrigue", "board": BOARD, "completed": True, "players": {"A": {"tasks": [*tasks], **more}}}


# ------------------------------------------------------------------ placing
@pytest.mark.rule("C-INTR-01", "C-INTR-02", "C-ORD-21")
def test_the_questions_of_placing() -> None:
    table = staged(placing("T-K", "T-W", "T-R", "T-P", "T-X"), cards=CARDS)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("intrigue.task", "C-ORD-21", True, {})
    assert question.keys == ["pass", "agent:T-K", "agent:T-W", "agent:T-R"]
    assert question.options[1].touches == ("T-K",)
    assert reasons(table, "agent:T-P") == [("C-INTR-01", "no-ploy-agent", {"task": "T-P"})]
    assert reasons(table, "agent:T-X") == [("C-INTR-02", "nobody-shares", {"task": "T-X", "symbol": "phoenix-emissary"})]
    assert reasons(table, "agent:T-Y") == [("C-INTR-01", "not-completed", {"task": "T-Y"})]
    table.answer("agent:T-K", 0)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.about) == ("intrigue.vassal", "C-INTR-02", False, {"task": "T-K"})
    assert question.keys == ["watch:LT", "watch:AO", "watch:CN"]
    assert question.options[0].touches == ("LT",)
    assert reasons(table, "watch:KE") == [("C-INTR-02", "shares-nothing", {"at": "KE", "symbol": "lion-spy"})]
    assert reasons(table, "watch:BS") == [("C-INTR-02", "empty", {"at": "BS"})]
    assert reasons(table, "agent") == [
        ("C-ORD-01", "not-now", {"step": "intrigue.vassal"}),
        ("C-INTR-01", "no-household-agent", {}),
    ]


@pytest.mark.rule("C-INTR-10", "C-ORD-21", "C-INTR-03")
@pytest.mark.parametrize(("at", "match"), [("LT", 1), ("AO", 1), ("CN", 2)])
def test_what_the_table_hears_of_an_agent(at: str, match: int) -> None:
    table = staged(placing("T-K"), "A agent:T-K", f"A watch:{at}", cards=CARDS)
    assert told(table)[0] == PlacedAgent(0, "T-K", at, match)
    state = state_of(table)
    me = state.players[0]
    assert (me.agent_match, tokens_at_home(me)) == (match, 0)
    assert state.watched == 1 << me.agent_at


@pytest.mark.rule("C-INTR-03", "C-INTR-20", "C-ORD-22")
def test_why_no_agent() -> None:
    exhausted = staged(placing("T-K", exhausted=True), cards=CARDS)
    spent = ("C-INTR-20", "exhausted", {})
    assert spent in reasons(exhausted, "agent:T-K")
    assert spent in reasons(exhausted, "watch:LT")
    assert spent in reasons(exhausted, "agent")
    assert spent in reasons(exhausted, "watch")
    given = {"board": BOARD, "players": {"A": {"tasks": ["T-K"], "face-down": ["T-P"]}}}
    table = staged(given, cards=CARDS)
    now = ("C-ORD-01", "not-now", {"step": "work.action"})
    tokens, nothing = ("C-INTR-03", "needs-both-tokens", {}), ("C-ORD-22", "nothing-completed", {})
    assert reasons(table, "agent:T-K") == [now, tokens, nothing]
    assert reasons(table, "watch:LT") == [now, tokens, nothing]
    assert reasons(table, "watch:BS") == [now, tokens, nothing, ("C-INTR-02", "empty", {"at": "BS"})]
    assert reasons(table, "watch") == [now, tokens, nothing]
    done = staged({**given, "completed": True}, cards=CARDS)
    assert reasons(done, "agent:T-K") == [now, tokens]
    assert reasons(done, "agent:T-K", 1) == [
        ("C-ORD-01", "not-asked", {"asked": "A"}),
        now,
        ("C-INTR-01", "not-completed", {"task": "T-K"}),
    ]


@pytest.mark.rule("C-INTR-03")
def test_with_one_token_at_home_no_agent_is_asked_for() -> None:
    """The step passes by: the turn goes to the other player."""
    table = staged({**placing("T-K"), "players": {"A": {"tasks": ["T-K"], "face-down": ["T-P"]}}}, cards=CARDS)
    assert table.asked == (1,)
    nothing_fits = staged(placing("T-X"), cards=CARDS)
    assert nothing_fits.asked == (1,)
    passed = staged(placing("T-K"), "A pass", cards=CARDS)
    assert passed.asked == (1,)
    assert not [event for event in told(passed) if isinstance(event, PlacedAgent)]


@pytest.mark.rule("C-COMP-09", "C-INTR-03")
def test_tokens_at_home() -> None:
    given = {
        "board": BOARD,
        "players": {
            "A": {"agent": {"task": "T-K", "at": "LT"}},
            "B": {"face-down": ["T-P"]},
            "C": {"face-down": ["T-Y", "T-X"]},
            "D": {"exhausted": True},
        },
    }
    state = state_of(staged(given, seats=4, cards=CARDS))
    assert [tokens_at_home(player) for player in state.players] == [0, 1, 0, 0]
    assert tokens_at_home(state_of(staged({"board": {}})).players[0]) == 2


@pytest.mark.rule("C-COMP-06")
def test_the_supply_is_what_nobody_holds_of_twenty() -> None:
    state = state_of(staged({"board": {}, "players": {"A": {"knights": 3}, "B": {"knights": 1, "wizards": 5}}}))
    assert in_supply(state) == (16, 15)


# ------------------------------------------------------------------ disturbing
def watched(owner_task: str, match: int, **more: Any) -> dict[str, Any]:
    players = {"A": {"knights": 1, "wizards": 1}, "B": {"agent": {"task": owner_task, "at": "CN", "match": match}}}
    return {"board": BOARD, "players": players, **more}


@pytest.mark.rule("C-INTR-04", "C-INTR-06", "C-INTR-07", "C-INTR-08", "C-INTR-09", "C-INTR-15")
@pytest.mark.parametrize(
    ("task_id", "match", "choice", "tokens", "decks"),
    [
        ("T-K", 1, "reward:knight", ("knight",), ()),
        ("T-K", 1, "reward:guild", (), ("guild",)),
        ("T-W", 1, "reward:wizard", ("wizard",), ()),
        ("T-W", 1, "reward:guild", (), ("guild",)),
        ("T-K", 2, "reward:knight:guild", ("knight",), ("guild",)),
        ("T-K", 2, "reward:power", (), ("power",)),
        ("T-W", 2, "reward:wizard:guild", ("wizard",), ("guild",)),
        ("T-W", 2, "reward:power", (), ("power",)),
        ("T-R", 1, "", (), ("power",)),
        ("T-R", 2, "", (), ("machination",)),
    ],
)
def test_every_reward(task_id: str, match: int, choice: str, tokens: tuple[str, ...], decks: tuple[str, ...]) -> None:
    table = staged(watched(task_id, match), "A slide:CN:CO", *([f"B {choice}"] if choice else []), cards=CARDS)
    owner = state_of(table).players[1]
    events = told(table)
    assert events[0] == Slid(0, "CN", "CO", "V-19a")
    assert [event.deck for event in events if isinstance(event, Drew)] == list(decks)
    assert events[-1] == Rewarded(1, task_id, "CN", tokens, decks)
    assert table.events(0, None)[-1].cause == "reward"
    assert (owner.knights, owner.wizards) == (tokens.count("knight"), tokens.count("wizard"))
    assert len(owner.hand) == len(decks)
    assert (owner.agent_task, owner.agent_at, owner.agent_match) == (-1, -1, 0)
    assert state_of(table).watched == 0


@pytest.mark.rule("C-INTR-04", "C-INTR-06", "C-INTR-07", "C-INTR-08", "C-INTR-09", "C-INTR-23")
def test_the_question_of_a_reward_and_its_refusals() -> None:
    table = staged(watched("T-K", 1), "A flip:CN", cards=CARDS)
    question = table.question(1)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("intrigue.reward", "C-INTR-04", False)
    assert question.about == {"task": "T-K", "match": 1}
    assert question.keys == ["reward:knight", "reward:guild"]
    other = {"type": "knight", "match": 1}
    assert reasons(table, "reward:power", 1) == [("C-INTR-06", "not-this-reward", other)]
    assert reasons(table, "reward:wizard", 1) == [("C-INTR-06", "not-this-reward", other)]
    both = staged(watched("T-W", 2), "A flip:CN", cards=CARDS)
    assert keys(both, 1) == ["reward:wizard:guild", "reward:power"]
    assert reasons(both, "reward:guild", 1) == [("C-INTR-07", "not-this-reward", {"type": "wizard", "match": 2})]
    now = staged(watched("T-W", 2), cards=CARDS)
    assert reasons(now, "reward:guild", 0) == [("C-ORD-01", "not-now", {"step": "work.action"})]
    assert reasons(now, "reward", 0) == [("C-ORD-01", "not-now", {"step": "work.action"})]


@pytest.mark.rule("C-INTR-08", "C-INTR-09")
def test_a_king_s_agent_pays_by_its_own_lines() -> None:
    """Asked of two, for the question of one reward is answered by the table."""
    for match, rule in ((1, "C-INTR-08"), (2, "C-INTR-09")):
        players = {"A": {"wizards": 1}, "B": {"agent": {"task": "T-R", "at": "CN", "match": match}}}
        table = staged({"board": BOARD, "players": players}, cards=CARDS)
        asking = table.game.kinds["intrigue.reward"](state_of(table), 1, table.game.content.cards.task_of["T-R"], match)  # type: ignore[attr-defined]
        found = table.game.why(state_of(table), asking, 1, "reward:guild", table.game.option("reward:guild"))
        assert [(reason.rules, reason.text, reason.facts) for reason in found] == [
            ((rule,), "not-this-reward", {"type": "king", "match": match})
        ]


@pytest.mark.rule("C-INTR-23")
def test_what_the_supply_or_a_deck_cannot_give_is_lost() -> None:
    no_guild = {"decks": {"guild": []}}
    given = watched("T-K", 1, **no_guild)
    table = staged(given, "A flip:CN", cards=CARDS)
    assert told(table)[-1] == Rewarded(1, "T-K", "CN", ("knight",))
    given["players"]["A"]["knights"] = 20
    table = staged(given, "A flip:CN", cards=CARDS)
    assert told(table)[-1] == Rewarded(1, "T-K", "CN")
    table = staged(given, cards=CARDS)
    for key in ("reward:knight", "reward:guild", "reward:knight:guild"):
        assert ("C-INTR-23", "nothing-to-give", {}) in reasons(table, key)
    assert ("C-INTR-23", "nothing-to-give", {}) not in reasons(table, "reward:wizard")
    half = watched("T-K", 2, **no_guild)
    table = staged(half, "A flip:CN", "B reward:knight:guild", cards=CARDS)
    assert told(table)[-1] == Rewarded(1, "T-K", "CN", ("knight",))
    wizards = watched("T-W", 1)
    wizards["players"]["A"]["wizards"] = 20
    table = staged(wizards, "A flip:CN", "B reward:wizard", cards=CARDS)  # the token just paid is in the supply again
    assert told(table)[-1] == Rewarded(1, "T-W", "CN", ("wizard",))


@pytest.mark.rule("C-INTR-05", "C-INTR-11", "C-INTR-12", "C-INTR-13", "C-INTR-14")
def test_who_is_disturbed() -> None:
    agents = {
        "A": {"wizards": 2, "agent": {"task": "T-Y", "at": "CN"}},
        "B": {"agent": {"task": "T-K", "at": "CN"}},
        "C": {"agent": {"task": "T-W", "at": "AO"}},
        "D": {"agent": {"task": "T-R", "at": "CN"}},
    }
    state = state_of(staged({"board": BOARD, "players": agents}, "A flip:CN", seats=4, cards=CARDS))
    assert [frame[:2] for frame in state.agenda[:2]] == [("reward", 1), ("reward", 3)]
    assert [player.agent_at for player in state.players] == [18, -1, 12, -1]
    assert state.watched == 1 << 18 | 1 << 12


@pytest.mark.rule("C-ORD-02", "C-INTR-13")
def test_what_the_table_hears_when_an_agent_is_recalled() -> None:
    given = {"at": "recall", "board": BOARD, "players": {"A": {"agent": {"task": "T-K", "at": "LT"}}}}
    table = staged(given, cards=CARDS)
    assert told(table)[0] == RecalledAgent(0, "T-K", "LT")
    state = state_of(table)
    me = state.players[0]
    assert (me.agent_task, me.agent_at, me.agent_match, state.watched) == (-1, -1, 0, 0)


def test_the_keys_of_rewards() -> None:
    found = [option for option in GAME.content.words if option.kind == "reward"]
    words = ["knight", "wizard", "knight:guild", "wizard:guild", "guild", "power", "machination"]
    assert [option.key for option in found] == [f"reward:{word}" for word in words]
    assert all(option.touches == () for option in found)


# ------------------------------------------------------------------ other modes
@pytest.mark.rule("C-INTR-09", "C-V4-12")
def test_a_king_s_agent_where_there_are_no_machination_cards() -> None:
    for mode, match, deck in (
        ("puzzle-masters-quest", 1, "power"),
        ("puzzle-masters-quest", 2, "power"),
        ("coop", 1, "power"),
        ("coop", 2, "machination"),
    ):
        state = state_of(staged({"board": BOARD}, mode=mode))
        assert [option.key for option in rewards_for(state, KING, match)] == [f"reward:{deck}"]
    table = staged(watched("T-R", 2), "A flip:CN", cards=CARDS, mode="puzzle-masters-quest")
    assert told(table)[-1] == Rewarded(1, "T-R", "CN", (), ("power",))


@pytest.mark.rule("C-INTR-06", "C-INTR-07", "C-KW-04")
def test_the_table_of_rewards() -> None:
    state = state_of(staged({"board": BOARD}))
    found = {
        (type, match): [option.key.partition(":")[2] for option in rewards_for(state, type, match)]
        for type in (KNIGHT, WIZARD, KNIGHT_WIZARD, KING)
        for match in (1, 2)
    }
    assert found == {
        (KNIGHT, 1): ["knight", "guild"],
        (KNIGHT, 2): ["knight:guild", "power"],
        (WIZARD, 1): ["wizard", "guild"],
        (WIZARD, 2): ["wizard:guild", "power"],
        (KNIGHT_WIZARD, 1): ["knight", "wizard", "guild"],
        (KNIGHT_WIZARD, 2): ["knight:guild", "wizard:guild", "power"],
        (KING, 1): ["power"],
        (KING, 2): ["machination"],
    }


@pytest.mark.rule("C-INTR-23", "C-BONUS-07")
def test_a_guard_on_the_board_is_not_in_the_supply() -> None:
    given = watched("T-K", 1, decks={"guild": []})
    given["players"]["A"] = {"knights": 18, "wizards": 1, "family": "hester", "guards": ["LT"]}
    table = staged(given, "A flip:CN", cards=CARDS)
    assert told(table)[-1] == Rewarded(1, "T-K", "CN", ("knight",))
    given["players"]["A"]["guards"] = ["LT", "AO"]
    table = staged(given, "A flip:CN", cards=CARDS)
    assert told(table)[-1] == Rewarded(1, "T-K", "CN")
    assert (gives_anything(state_of(table), reward_table()["knight"]), gives_anything(state_of(table), reward_table()["wizard"])) == (
        False,
        True,
    )
