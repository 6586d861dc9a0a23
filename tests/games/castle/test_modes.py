"""What each mode is made of: cards, steps, options, goals, settings; and which settings go together."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from quest_stories import story
from staged import NOBODY, reasons, staged
from table import GAME, state_of

from blackstone.games.castle import CHOICES, SETTINGS, kings_quest, options_of, settings_that_clash
from blackstone.games.castle.content import GUILD, MACHINATION, POWER, board, counts
from blackstone.games.castle.end import by_rank, finish_the_round, together
from blackstone.games.castle.modes import QUESTS, TABLEAUS, WITH_WILDS
from blackstone.games.castle.quest import Quest, next_turn, quest_of
from blackstone.games.castle.scoring import points_of
from blackstone.games.castle.sets import total
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.games.castle.wizards_quest import got_rid_of
from blackstone.kernel.errors import Rejected
from blackstone.kernel.game import NewGame
from blackstone.kernel.refusals import Reason
from blackstone.kernel.table import new_game

KINGS, COOP, QUEENS, WIZARDS = "kings-quest", "coop", "queens-quest", "wizards-quest"
PUZZLE, ADVANCED, SOLO = "puzzle-masters-quest", "advanced", "solo"
INTRIGUE = {"agent", "watch", "hide", "play", "reward", "recall"}
TABLEAU = {
    *("family", "corner", "fill", "recall", "lift", "token", "slide", "retain", "refill", "swap", "flip", "draw", "keep", "complete"),
    *("use", "stack", "pay", "waive", "guard", "unguard", "place", "agent", "watch", "hide", "play", "reward", "discard", "shed"),
}


# ------------------------------------------------------------------ the modes
@pytest.mark.rule("C-COMP-10")
def test_the_modes_in_the_order_of_the_book() -> None:
    assert list(QUESTS) == [KINGS, COOP, QUEENS, WIZARDS, PUZZLE, ADVANCED, SOLO]
    assert list(QUESTS) == [mode.id for mode in GAME.modes]
    assert GAME.content.quests is QUESTS
    assert TABLEAUS == (KINGS, COOP, PUZZLE, ADVANCED, SOLO)
    assert WITH_WILDS == (KINGS, COOP, ADVANCED, SOLO)


@pytest.mark.rule("C-COMP-11", "C-V4-03", "C-END-01", "C-V1-02", "C-V5-02", "C-V6-02", "C-V6-10", "C-V4-04", "C-WILD-03")
def test_what_they_are_played_with() -> None:
    everything, two, one = (GUILD, POWER, MACHINATION), (GUILD, POWER), (MACHINATION,)
    told = {id: (quest.decks, quest.points_to_end, quest.corner_decks, quest.actions, quest.open_hands) for id, quest in QUESTS.items()}
    assert told == {
        KINGS: (everything, 21, 4, 0, False),
        COOP: (everything, 50, 4, 0, False),
        QUEENS: (one, 0, 4, 3, True),
        WIZARDS: (one, 0, 0, 3, True),
        PUZZLE: (two, 0, 2, 0, False),
        ADVANCED: (everything, 30, 4, 0, False),
        SOLO: (everything, 28, 4, 0, False),
    }
    assert {id: dict(quest.switches) for id, quest in QUESTS.items() if quest.switches} == {
        PUZZLE: {"refill_at_will": True},
        ADVANCED: {"blue_letter": True},
    }
    assert {id: dict(quest.absent) for id, quest in QUESTS.items() if quest.absent} == {
        PUZZLE: {"fill": "C-V4-04", "place": "C-WILD-03"},
        SOLO: dict.fromkeys(INTRIGUE, "C-V6-10"),
    }
    assert {id: quest.opening for id, quest in QUESTS.items() if quest.opening != board().outlined} == {
        WIZARDS: (),
        PUZZLE: tuple(range(25)),
    }


@pytest.mark.rule("C-ORD-01", "C-V1-04", "C-V4-04", "C-V4-05", "C-V6-08", "C-V6-10", "C-RATS-02", "C-V2-03", "C-V3-04")
def test_the_turns() -> None:
    start, end = ("begin", "recall", "muster", "work", "assign_vassals"), "pass_turn"
    turns = {
        KINGS: (*start, "assign_intrigue", "check_limits", end),
        COOP: (*start, "assign_intrigue", "check_limits", "reveal_rats", end),
        QUEENS: ("begin_three_actions", "queens_work", "end_queens_turn", "pass_queens_turn"),
        WIZARDS: ("begin_three_actions", "wizards_work", "end_wizards_turn", "pass_wizards_turn"),
        PUZZLE: (
            *("begin_free", "recall", "muster", "work_on_formation", "assign_vassals_at_will"),
            *("assign_intrigue", "check_limits", "reveal_rats", end),
        ),
        ADVANCED: (*start, "assign_intrigue", "check_limits", end),
        SOLO: (*start, "check_limits", "refresh_board", "reveal_rats", end),
    }
    for id, quest in QUESTS.items():
        for seat in range(quest.mode.seats[1]):
            assert quest.turn(seat) == tuple((step,) if step == "reveal_rats" else (step, seat) for step in turns[id])
    first = ("recall", "muster", "work", "assign-vassals")
    assert {id: quest.steps for id, quest in QUESTS.items()} == {
        **dict.fromkeys((KINGS, ADVANCED), ("shortage", *first, "assign-intrigue", "check-limits", "pass")),
        COOP: ("shortage", *first, "assign-intrigue", "check-limits", "rats", "pass"),
        PUZZLE: ("begin", *first, "assign-intrigue", "check-limits", "rats", "pass"),
        SOLO: ("shortage", *first, "check-limits", "refresh", "rats", "pass"),
        **dict.fromkeys((QUEENS, WIZARDS), ("begin", "work", "offer", "pass")),
    }


@pytest.mark.rule("C-COMP-11", "C-V6-10", "C-V4-04", "C-WILD-03")
def test_the_kinds_of_options_they_know() -> None:
    moves = {"take", "slide", "swap", "flip", "spend"}
    assert {id: set(quest.kinds) for id, quest in QUESTS.items()} == {
        KINGS: TABLEAU,
        COOP: TABLEAU | {"adopt", "kill"},
        QUEENS: moves | {"use", "set", "corner"},
        WIZARDS: moves | {"put", "exchange", "give"},
        PUZZLE: TABLEAU - {"fill", "place"} | {"adopt", "kill", "replace"},
        ADVANCED: TABLEAU,
        SOLO: TABLEAU - INTRIGUE | {"adopt", "kill", "refresh"},
    }
    assert set().union(*[quest.kinds for quest in QUESTS.values()]) == set(KINDS)


def test_the_kinds_whose_rules_are_their_own() -> None:
    judged = {id: {kind: question for kind, (question, _) in quest.judges.items()} for id, quest in QUESTS.items() if quest.judges}
    assert judged == {
        QUEENS: {**dict.fromkeys(("take", "slide", "swap", "flip", "spend"), "queens.action"), "use": "queens.vassals"},
        WIZARDS: dict.fromkeys(("take", "slide", "swap", "flip", "spend", "exchange"), "wizards.action"),
    }


def test_goals_and_scores() -> None:
    kings = state_of(staged({**NOBODY, "players": {"A": {"tasks": ["P-K-01"]}, "B": {"tasks": ["G-K-12"]}}}))
    a, b = (points_of(kings, player) for player in kings.players)
    assert a != b
    assert GAME.scores(kings, frozenset()) == kings_quest.scores(kings) == (a, b)
    for id, quest in QUESTS.items():
        assert quest.points is {QUEENS: total, WIZARDS: got_rid_of}.get(id, points_of)
    coop = state_of(staged({**NOBODY, "players": {"A": {"tasks": ["P-K-01"]}, "B": {"tasks": ["G-K-12"]}}}, mode=COOP))
    assert GAME.scores(coop, frozenset()) == (a + b, a + b)
    assert {id for id, quest in QUESTS.items() if quest.scores is kings_quest.scores} == {KINGS, PUZZLE, ADVANCED}
    assert {id for id, quest in QUESTS.items() if quest.outcome is by_rank} == {KINGS, ADVANCED}
    assert {id for id, quest in QUESTS.items() if quest.outcome is together} == {COOP, PUZZLE, SOLO}
    assert {id for id, quest in QUESTS.items() if quest.scored is finish_the_round} == {KINGS, ADVANCED}
    assert QUESTS[COOP].scored is QUESTS[SOLO].scored
    assert QUESTS[PUZZLE].scored(kings, kings.players[0]) is None  # type: ignore[func-returns-value]
    assert {id for id, quest in QUESTS.items() if quest.spendable is not None} == {QUEENS, WIZARDS}
    assert {id for id, quest in QUESTS.items() if quest.served_at is not None} == {WIZARDS}


def test_what_a_quest_need_not_say() -> None:
    plain = Quest(*[None] * 7)  # type: ignore[arg-type]
    named = ("judges", "absent", "points_to_end", "steps", "switches", "corner_decks", "actions", "spendable", "served_at", "open_hands")
    assert [getattr(plain, name) for name in named] == [{}, {}, 0, (), {}, 4, 0, None, None, False]
    assert plain.opening == board().outlined
    assert plain.points is points_of
    assert [field.name for field in fields(plain)][:7] == ["mode", "decks", "new_game", "turn", "outcome", "scores", "kinds"]
    with pytest.raises(FrozenInstanceError):
        plain.actions = 1  # type: ignore[misc]


def test_the_mode_that_is_played() -> None:
    for id, quest in QUESTS.items():
        state = state_of(staged(NOBODY, mode=id, seats=quest.mode.seats[0]))
        assert quest_of(state) is quest
        assert next_turn(state, 0) == quest.turn(0)


# ------------------------------------------------------------------ what a mode does not know
@pytest.mark.rule("C-COMP-11", "C-V6-10", "C-V4-04", "C-WILD-03")
def test_a_kind_of_another_mode_is_refused_by_its_own_rule() -> None:
    rules = {
        "corner": "C-SETUP-03", "fill": "C-SETUP-13", "recall": "C-ORD-04", "retain": "C-RETAIN-01", "refill": "C-RETAIN-02",
        "draw": "C-COMP-11", "complete": "C-TASK-01", "use": "C-TASK-10", "pay": "C-UPCH-02", "agent": "C-ORD-21", "watch": "C-INTR-02",
        "hide": "C-ORD-22", "play": "C-INTR-18", "reward": "C-INTR-04", "discard": "C-LIMIT-04", "shed": "C-LIMIT-04",
        "keep": "C-BONUS-10", "waive": "C-BONUS-03", "stack": "C-KW-01", "token": "C-KW-03", "guard": "C-BONUS-07", "lift": "C-BONUS-07",
        "unguard": "C-BONUS-08", "family": "C-FAM-01", "adopt": "C-DOGS-02", "kill": "C-DOGS-04", "place": "C-ASAB-11",
        "refresh": "C-V6-03", "replace": "C-V4-05", "take": "C-V2-04", "spend": "C-V2-06", "set": "C-V2-10", "put": "C-V3-06",
        "exchange": "C-V3-15", "give": "C-V3-15",
    }  # fmt: skip
    assert rules == ELSEWHERE
    for id, quest in QUESTS.items():
        table = staged(NOBODY, mode=id, seats=quest.mode.seats[0])
        for kind in set(KINDS) - quest.kinds:
            assert reasons(table, kind) == [(quest.absent.get(kind, rules[kind]), "not-in-this-game", {"kind": kind})]
    assert {kind: type.__name__ for kind, type in KINDS.items()} == {
        **{kind: kind.capitalize() for kind in KINDS},
        "family": "KeepFamily",
    }


# ------------------------------------------------------------------ settings
def test_the_titles_of_the_settings() -> None:
    assert [setting.title for setting in SETTINGS] == [
        *("Families", "Families to deal from", "Mawe may keep a card more", "Assassins and Saboteurs", "Wild Vassals"),
        *("What a wild face matches", "Knight-Wizard cards", "Partners see each other's hands", "Household cards take a supported place"),
        *("Which cards wait for Kings", "What triggers a face-down card", "Who checks limits", "A standstill ends the game"),
    ]
    assert GAME.settings is SETTINGS


def clashing(mode: str, seats: int, **settings: str) -> list[Reason]:
    """What a wish with these settings is refused for."""
    chosen = {id.replace("_", "-"): value for id, value in settings.items()}
    return list(settings_that_clash(NewGame(mode, seats, GAME.settled(mode, chosen), b"")))


@pytest.mark.rule("C-FAM-01", "C-BONUS-10")
def test_settings_that_clash() -> None:
    not_in_pool = Reason(("C-BONUS-10",), "mawe-not-in-pool", {})
    three, four = (Reason(("C-FAM-01",), "too-few-families", {"seats": seats}) for seats in (3, 4))
    assert clashing(KINGS, 3, families="choose") == [three]
    assert clashing(KINGS, 4, families="choose") == [four]
    assert clashing(KINGS, 2, mawe_minor="on") == [not_in_pool]
    assert clashing(ADVANCED, 3, families="choose", mawe_minor="on") == [three, not_in_pool]
    assert clashing(KINGS, 2, families="choose") == clashing(SOLO, 1, families="choose") == []
    assert clashing(KINGS, 4, families="dealt") == clashing(KINGS, 4, families="off") == []
    assert clashing(KINGS, 4, families="choose", family_pool="all", mawe_minor="on") == []
    assert clashing(QUEENS, 4) == clashing(WIZARDS, 3) == []
    assert GAME.refuse_new is settings_that_clash


def not_fitting(mode: str, id: str, value: str) -> list[Reason]:
    with pytest.raises(Rejected) as rejected:
        GAME.settled(mode, {id: value})
    return list(rejected.value.refusal.reasons)


@pytest.mark.rule("C-WILD-03", "C-FAM-01")
def test_a_mode_played_without_something_may_be_told_to_leave_it_off() -> None:
    assert GAME.settled(QUEENS, {"families": "off", "assassins": "off", "wild-vassals": "off", "standstill": "off"}) == {}
    assert GAME.settled(PUZZLE, {"assassins": "off", "knight-wizards": "on", "families": "off"}) == {
        "families": "off",
        "family-pool": "standard",
        "mawe-minor": "off",
        "knight-wizards": "on",
        "household-support": "on",
        "unsupported": "latest",
        "face-down-trigger": "exact",
        "limit-check": "own",
    }
    wilds = ("C-WILD-03", "C-SETUP-10")
    assert not_fitting(PUZZLE, "wild-vassals", "on") == [Reason(wilds, "not-in-mode", {"setting": "wild-vassals", "mode": PUZZLE})]
    assert not_fitting(KINGS, "standstill", "on") == [Reason(("C-V3-21",), "not-in-mode", {"setting": "standstill", "mode": KINGS})]
    assert not_fitting(QUEENS, "wild-faces", "off") == [
        Reason(("C-WILD-03", "C-WILD-02"), "no-such-value", {"setting": "wild-faces", "value": "off", "known": "half, full"})
    ]


def test_a_story_means_no_families_unless_it_says_so() -> None:
    assert GAME.plain == {"families": "off"}
    assert {id: GAME.plainest(id) for id in QUESTS} == {id: {"families": "off"} if id in TABLEAUS else {} for id in QUESTS}
    assert state_of(new_game(GAME, seats=2, seed=1)).settings.families == "dealt"


# ------------------------------------------------------------------ the vocabulary of a mode
PLAIN = {
    "pass": 1, "corner": 4, "fill": 25, "slide": 80, "swap": 40, "flip": 25, "retain": 25, "draw": 6, "refill": 4, "use": 600,
    "watch": 25, "reward": 7, "pay": 152, "shed": 152,
    **dict.fromkeys(("complete", "agent", "hide", "recall", "play", "discard"), 100),
}  # fmt: skip
FAMILIES = {"family": 9, "lift": 25, "guard": 25, "unguard": 25, "waive": 16, "keep": 100}


def spared(mode: str, settings: dict[str, str] | None = None) -> dict[str, int]:
    seats = QUESTS[mode].mode.seats[0]
    wished = NewGame(mode, seats, GAME.settled(mode, settings or {}), b"")
    options = list(options_of(GAME.content.words, wished))
    assert [option.key for option in options] == GAME.vocabulary(settings, mode)
    return dict(Counter(option.kind for option in options))


def test_the_options_of_a_mode_without_what_it_is_played_without() -> None:
    off = {"families": "off"}
    assert spared(KINGS, off) == spared(ADVANCED, off) == PLAIN
    assert spared(COOP, off) == {**PLAIN, "adopt": 400, "kill": 68}
    assert spared(PUZZLE, off) == {**{kind: n for kind, n in PLAIN.items() if kind != "fill"}, "adopt": 400, "kill": 68, "replace": 25}
    solo = {kind: n for kind, n in PLAIN.items() if kind not in INTRIGUE}
    assert spared(SOLO, off) == {**solo, "adopt": 400, "kill": 68, "refresh": 4}
    assert spared(KINGS, {**off, "assassins": "on"}) == {**PLAIN, "place": 25}
    assert spared(KINGS, {**off, "knight-wizards": "on"}) == {**PLAIN, "stack": 2, "token": 2}
    assert spared(KINGS) == {**PLAIN, **FAMILIES, **spared_by_families()}
    moves = {"pass": 1, "take": 101, "spend": 100, "slide": 80, "swap": 40, "flip": 25}
    assert spared(QUEENS) == {**moves, "use": 625, "set": 256, "corner": 4}
    assert spared(WIZARDS) == {**moves, "put": 3600, "exchange": 72, "give": 72}


def spared_by_families() -> dict[str, int]:
    """Long slides (two or three spaces in a line), diagonal ones and those of Wizards; swaps aslant and by Knights; and so on."""
    long = 2 * 5 * 2 * (3 + 2)  # rows and columns, five of each, both ways: three slides of two spaces, two of three
    aslant = 2 * 2 * 4 * 4
    return {"slide": 80 + long + aslant + 80, "swap": 40 + aslant // 2 + 40, "flip": 50, "retain": 50, "draw": 15}


# ------------------------------------------------------------------ the game as a value
def test_the_game() -> None:
    assert (GAME.id, GAME.title, GAME.version, GAME.folder.name) == ("castle", "Blackstone Castle", 2, "castle")
    assert [choice.id for choice in CHOICES] == [
        *("family.keep", "setup.corner", "refresh.corner", "shortage.space", "special.space", "recall.face-down", "guard.lift"),
        *("muster.token", "work.action", "draw.keep", "retain.refill", "task.vassals", "task.stack", "upcharge.vassal", "replace.vassal"),
        *("refill.corner", "intrigue.task", "intrigue.vassal", "intrigue.hide", "intrigue.reward", "intrigue.triggered", "limit.hand"),
        *("limit.retained", "queens.action", "queens.vassals", "queens.set", "wizards.action", "wizards.left", "wizards.right"),
        "wizards.give",
    ]
    assert list(GAME.bots) == ["greedy"]
    assert list(GAME.upgrades) == [1]
    state = state_of(staged({**NOBODY, "round": 7}))
    assert GAME.rounds(state) == 7
    assert GAME.outcome(state) == by_rank(state)
    assert GAME.counts() == counts()
    assert GAME.remake is not None
    assert GAME.remake({}).id == "castle"


def test_each_question_names_its_rule_and_says_whether_it_may_be_passed() -> None:
    told: dict[str, Any] = {choice.id: (choice.rule, choice.may, choice.secret) for choice in CHOICES}
    assert told == {
        "family.keep": ("C-FAM-01", False, False),
        "setup.corner": ("C-SETUP-03", False, False),
        "refresh.corner": ("C-V6-03", False, False),
        "shortage.space": ("C-SETUP-13", False, False),
        "special.space": ("C-ASAB-11", False, False),
        "recall.face-down": ("C-ORD-03", True, False),
        "guard.lift": ("C-BONUS-07", True, False),
        "muster.token": ("C-KW-03", False, False),
        "work.action": ("C-ORD-11", True, True),
        "draw.keep": ("C-BONUS-10", False, False),
        "retain.refill": ("C-RETAIN-02", False, False),
        "task.vassals": ("C-TASK-10", False, False),
        "task.stack": ("C-KW-01", False, False),
        "upcharge.vassal": ("C-UPCH-02", False, False),
        "replace.vassal": ("C-V4-05", True, False),
        "refill.corner": ("C-ORD-18", False, False),
        "intrigue.task": ("C-ORD-21", True, False),
        "intrigue.vassal": ("C-INTR-02", False, False),
        "intrigue.hide": ("C-ORD-22", True, False),
        "intrigue.reward": ("C-INTR-04", False, False),
        "intrigue.triggered": ("C-INTR-17", True, True),
        "limit.hand": ("C-LIMIT-04", False, False),
        "limit.retained": ("C-LIMIT-04", False, False),
        "queens.action": ("C-V2-03", True, False),
        "queens.vassals": ("C-V2-06", False, False),
        "queens.set": ("C-V2-10", False, False),
        "wizards.action": ("C-V3-04", True, True),
        "wizards.left": ("C-V3-06", True, True),
        "wizards.right": ("C-V3-06", True, True),
        "wizards.give": ("C-V3-15", False, False),
    }


def test_the_wrong_number_of_players() -> None:
    with pytest.raises(Rejected) as rejected:
        new_game(GAME, mode=COOP, seats=3)
    assert list(rejected.value.refusal.reasons) == [
        Reason(("C-COMP-10",), "exact-seats", {"mode": "King's Quest Co-op", "seats": 3, "least": 2})
    ]
    story(SOLO, NOBODY, seats=1, expect={"asked": {"A": "work.action"}})
