"""The order of events: steps, questions, and what the table hears of each."""

from __future__ import annotations

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle.events import (
    ChoseCorner,
    ChoseToken,
    Filled,
    Mustered,
    Placed,
    Renewed,
    Replaced,
    SetAside,
    TurnBegan,
)
from blackstone.games.castle.order_of_events import assign_vassals, begin, discard_used, recall, replace_vassal, turn
from blackstone.games.castle.state import Settings
from blackstone.kernel.dice import Script
from blackstone.kernel.state import Scene

TWELVE = {
    "BS": "V-01a", "AS": "V-02a", "KS": "V-03a", "LT": "V-04a", "CT": "V-05a", "BO": "V-06a", "AO": "V-07a", "KO": "V-08a", "LN": "V-09a",
    "CN": "V-10a", "BE": "V-11a", "AE": "V-12a",
}  # fmt: skip
EMPTY: dict[str, list[str]] = {name: [] for name in ("top-left", "top-right", "bottom-right", "bottom-left")}


@pytest.mark.rule("C-ORD-01")
def test_a_turn_is_these_steps() -> None:
    state = state_of(staged(NOBODY))
    steps = [str(frame[0]) for frame in turn.run(state, 1)]
    assert steps == ["begin", "recall", "muster", "work", "assign_vassals", "assign_intrigue", "check_limits", "pass_turn"]
    assert {frame[1] for frame in turn.run(state, 1)} == {1}


@pytest.mark.rule("C-SETUP-13")
def test_a_shortage_is_filled_where_the_player_says() -> None:
    corners = {**EMPTY, "top-left": ["V-20b", "V-21a"]}
    table = staged({"at": "shortage", "board": TWELVE, "corners": corners})
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("shortage.space", "C-SETUP-13", False)
    assert question.keys == [f"fill:{at}" for at in ("LS", "CS", "BT", "AT", "KT", "LO", "CO", "BN", "AN", "KN", "LE", "CE", "KE")]
    assert question.options[0].touches == ("LS",)
    assert reasons(table, "fill:BS") == [("C-SETUP-13", "occupied", {"at": "BS"})]
    table.answer("fill:KE", 0)
    assert told(table)[:3] == [TurnBegan(0, 1), Filled(0, "KE", "V-20b", "top-left"), Mustered(0, 1, 1)]
    assert keys(table) != []
    state = state_of(table)
    assert state.content.cards.face_ids[state.board[24]] == "V-20b"
    assert state.corners[0] == (state.content.cards.face_of["V-21a"],)


@pytest.mark.rule("C-SETUP-13", "C-ORD-18")
def test_each_missing_vassal_is_asked_for_as_long_as_there_are_cards() -> None:
    eleven = {at: who for at, who in TWELVE.items() if at != "BS"}
    table = staged({"at": "shortage", "board": eleven, "corners": {**EMPTY, "top-left": ["V-20b", "V-21a", "V-22a"]}})
    table.answer("fill:KE", 0)
    assert "fill:KE" not in keys(table)
    table.answer("fill:BS", 0)
    assert table.question(0).kind == "work.action"  # type: ignore[union-attr]
    table = staged({"at": "shortage", "board": eleven, "corners": {**EMPTY, "top-left": ["V-20b"]}})
    table.answer("fill:KE", 0)
    assert table.question(0).kind == "work.action"  # type: ignore[union-attr]
    out = ["V-20a"]
    table = staged({"at": "shortage", "board": TWELVE, "corners": EMPTY, "vassal-discards": out})
    assert table.question(0).kind == "shortage.space"  # type: ignore[union-attr]
    table = staged({"at": "shortage", "board": TWELVE, "corners": EMPTY})
    assert table.question(0).kind == "work.action"  # type: ignore[union-attr]


@pytest.mark.rule("C-ORD-18")
def test_an_empty_replenishment_deck_is_replaced_by_another() -> None:
    corners = {**EMPTY, "top-right": ["V-21a"], "bottom-left": ["V-22b"]}
    table = staged({"at": "shortage", "board": TWELVE, "corners": corners}, "A fill:KE")
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.keys) == ("refill.corner", "C-ORD-18", ["corner:top-right", "corner:bottom-left"])
    assert reasons(table, "corner:top-left") == [("C-ORD-18", "empty-corner", {"corner": "top-left"})]
    table.answer("corner:bottom-left", 0)
    assert told(table)[1] == Filled(0, "KE", "V-22b", "bottom-left")
    assert state_of(table).players[0].corner == 3


@pytest.mark.rule("C-ORD-18")
def test_all_corners_empty_the_discards_make_four_new_ones() -> None:
    out = ["V-20a", "V-21a", "V-22a", "V-23a", "V-24a", "V-25a"]
    table = staged(
        {"at": "shortage", "board": TWELVE, "corners": EMPTY, "vassal-discards": out},
        "A fill:KE",
        dice=[{"shuffle vassals": ["V-25b", "V-24a", "V-23a", "V-22a", "V-21b", "V-20a"]}],
    )
    assert told(table)[1:3] == [Renewed("vassals", 6), Filled(0, "KE", "V-21b", "top-left")]
    state = state_of(table)
    names = state.content.cards.face_ids
    assert [[names[face] for face in pile] for pile in state.corners] == [["V-25b"], ["V-24a", "V-20a"], ["V-23a"], ["V-22a"]]
    assert state.vassals_out == ()


@pytest.mark.rule("C-ORD-06", "C-ORD-07", "C-ORD-08", "C-ORD-09")
def test_mustering_as_far_as_the_supply_goes() -> None:
    def mustered(**players: object) -> Mustered:
        events = told(staged({"at": "muster", **NOBODY, "players": players}))
        assert isinstance(events[0], Mustered)
        return events[0]

    assert mustered() == Mustered(0, 1, 1)
    assert mustered(A={"tasks": ["G-K-01", "G-W-01", "G-W-02"]}) == Mustered(0, 2, 2)
    assert mustered(A={"tasks": ["G-K-01", "G-W-01", "G-W-02", "P-K-01"]}) == Mustered(0, 2, 3)
    assert mustered(A={"tasks": ["G-K-01", "G-W-01"]}, B={"knights": 19, "wizards": 18}) == Mustered(0, 1, 2)
    assert mustered(A={"tasks": ["G-K-01", "G-W-01"]}, B={"knights": 18, "wizards": 19}) == Mustered(0, 2, 1)
    assert mustered(A={"tasks": ["G-K-01", "G-W-01"]}, B={"knights": 20, "wizards": 20}) == Mustered(0, 0, 0)


@pytest.mark.rule("C-ORD-02", "C-ORD-05")
def test_nobody_recalls_anything_in_the_first_turn() -> None:
    given = {"at": "recall", **NOBODY, "players": {"A": {"face-down": ["M-P-01"], "turns": 0}}}
    assert staged(given).question(0).kind == "work.action"  # type: ignore[union-attr]
    given["players"]["A"]["turns"] = 1
    assert staged(given).question(0).kind == "recall.face-down"  # type: ignore[union-attr]


@pytest.mark.rule("C-ORD-15", "C-ORD-16", "C-ORD-18", "C-ORD-19")
def test_used_vassals_are_replaced_from_the_top_row_down() -> None:
    given = {"at": "assign-vassals", "board": {"KE": "V-01a", "BN": "V-02a", "AN": "V-03a"}, "castles": ["KE", "BN", "AN"]}
    table = staged({**given, "corners": {**EMPTY, "top-left": ["V-20b", "V-21a", "V-22a", "V-23a"]}})
    assert told(table)[:3] == [
        Replaced(0, "BN", "V-02a", "V-20b", "top-left"),
        Replaced(0, "AN", "V-03a", "V-21a", "top-left"),
        Replaced(0, "KE", "V-01a", "V-22a", "top-left"),
    ]
    state = state_of(table)
    assert state.marked == 0
    assert len(state.vassals_out) == 3
    one = {"at": "assign-vassals", "board": {"KE": "V-01a"}, "castles": ["KE"], "corners": EMPTY}
    table = staged(one, dice=[{"shuffle vassals": ["V-01b"]}])  # the used card itself is the only one there is
    assert told(table)[:2] == [Renewed("vassals", 1), Replaced(0, "KE", "V-01a", "V-01b", "top-left")]


@pytest.mark.rule("C-ORD-24", "C-END-02", "C-END-03")
def test_the_turn_passes_to_the_left_and_the_round_ends_before_the_first_player() -> None:
    def passed(turn: str, **more: object) -> object:
        table = staged({**NOBODY, "turn": turn, "first": "B", "completed": True, **more}, f"{turn} pass", seats=3)
        return table

    after_b = passed("B")
    assert after_b.asked == (2,)  # type: ignore[attr-defined]
    assert told(after_b)[0] == TurnBegan(2, 1)  # type: ignore[arg-type]
    after_c = passed("C")
    assert told(after_c)[0] == TurnBegan(0, 1)  # type: ignore[arg-type]
    after_a = passed("A")
    assert told(after_a)[0] == TurnBegan(1, 2)  # type: ignore[arg-type]
    state = state_of(after_a)  # type: ignore[arg-type]
    assert (state.round, state.completed, [player.turns for player in state.players]) == (2, False, [2, 1, 1])
    assert passed("A", **{"last-round": True}).over  # type: ignore[attr-defined]
    assert not passed("C", **{"last-round": True}).over  # type: ignore[attr-defined]


@pytest.mark.rule("C-ORD-11")
def test_the_work_question() -> None:
    question = staged(NOBODY).question(0)
    assert question is not None
    assert (question.kind, question.rule, question.may, question.keys) == ("work.action", "C-ORD-11", True, ["pass"])
    table = staged({"board": {"BS": "V-19a"}, "players": {"A": {"knights": 1, "wizards": 1}}})
    kinds = list(dict.fromkeys(key.partition(":")[0] for key in keys(table)))
    assert kinds == ["pass", "slide", "retain", "flip", "draw"]


@pytest.mark.rule("C-ORD-22", "C-INTR-20")
def test_step_five_without_a_task_asks_only_who_can_hide_a_card() -> None:
    def asked(**mine: object) -> str:
        table = staged({"at": "assign-intrigue", **NOBODY, "players": {"A": mine}})
        return table.question(table.asked[0]).kind if table.asked == (0,) else "the next player"  # type: ignore[union-attr]

    assert asked(hand=["G-K-01"]) == "intrigue.hide"
    assert asked(hand=["G-K-01"], **{"face-down": ["M-P-01"]}) == "intrigue.hide"
    assert asked(hand=["G-K-01"], **{"face-down": ["M-P-01", "M-P-02"]}) == "the next player"
    assert asked(hand=["G-K-01"], exhausted=True) == "the next player"
    assert asked() == "the next player"


# ------------------------------------------------------------------ families, special cards, rats
@pytest.mark.rule("C-ORD-24", "C-BONUS-03")
def test_a_turn_begins_with_every_ability_unused() -> None:
    table = staged(
        {"at": "shortage", "turn": "B", **NOBODY, "corners": EMPTY, "players": {"B": {"family": "mawe", "used": ["wizard-pick-of-two"]}}}
    )
    state = state_of(table)
    assert (state.uses, state.turn) == ((), 1)
    assert told(table)[0] == TurnBegan(1, 1)


@pytest.mark.rule("C-SETUP-13", "C-ASAB-10", "C-ASAB-11", "C-ASAB-12")
def test_a_special_card_of_a_shortage_is_placed_when_the_board_is_full() -> None:
    """It fills no missing place: the next card of the deck does; where it lies nothing can be filled."""
    given = {"at": "shortage", "board": {**TWELVE, "CS": "assassin"}, "corners": {**EMPTY, "top-left": ["AS-3b", "V-20b", "V-21a"]}}
    table = staged(given, settings={"assassins": "on"})
    assert "fill:CS" not in keys(table)
    table.answer("fill:KE", 0)
    assert told(table) == [TurnBegan(0, 1), SetAside(0, "AS-3b"), Filled(0, "KE", "V-20b", "top-left")]
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.rule, question.about) == ("special.space", "C-ASAB-11", {"card": "AS-3b"})
    table.answer("place:LS", 0)
    assert told(table)[3:] == [Placed(0, "LS", "AS-3b"), Mustered(0, 1, 1)]
    assert state_of(table).set_aside == ()
    for court, missing in (({**TWELVE, "CS": "assassin"}, 1), ({**TWELVE, "CS": "V-13a"}, 0), ({"BS": "V-13a"}, 12)):
        steps = begin.run(state_of(staged({"board": court})), 1)
        assert steps == ((*[("fill_space", 1)] * missing, ("place_specials", 1)) if missing else ())


@pytest.mark.rule("C-ORD-02", "C-ORD-03", "C-ORD-05", "C-BONUS-07")
def test_agent_cards_and_guards_are_recalled_in_this_order() -> None:
    mine = {"tasks": ["G-K-01"], "agent": {"task": "G-K-01", "at": "BS"}, "family": "hester", "guards": ["KE", "LT"]}
    given = {"board": {"BS": "V-01a", "KE": "V-02a", "LT": "V-03a"}}
    state = state_of(staged({**given, "players": {"A": mine}}))
    me = state.players[0]
    assert recall.run(state, 0) == [("lift_guard", 0, 6), ("lift_guard", 0, 24)]
    assert (me.agent_at, state.watched) == (-1, 0)
    hidden = {"family": "hester", "guards": ["LT"], "face-down": ["M-P-01", "M-P-02"]}
    state = state_of(staged({**given, "players": {"A": hidden}}))
    task = state.content.cards.task_of
    assert recall.run(state, 0) == [("recall_card", 0, task["M-P-01"]), ("recall_card", 0, task["M-P-02"]), ("lift_guard", 0, 6)]
    state.players[0].turns = 0
    assert recall.run(state, 0) == ()


@pytest.mark.rule("C-KW-03", "C-KW-04", "C-ORD-10", "C-ORD-06")
def test_a_knight_wizard_musters_by_its_own_question() -> None:
    stacks = {"knight": ["G-KW-01", "G-K-01"], "wizard": ["G-W-01", "G-KW-02", "G-KW-03"]}
    given = {"at": "muster", **NOBODY, "players": {"A": {"stacks": stacks, "tasks": ["P-K-01", "P-K-02"]}}}
    table = staged(given, settings={"knight-wizards": "on"})
    assert told(table) == [Mustered(0, 2, 2)]  # the Household cards, the Knight and the Wizard
    assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == (2, 2)
    for card in ("G-KW-01", "G-KW-02", "G-KW-03"):
        question = table.question(0)
        assert question is not None
        assert (question.kind, question.rule, question.about) == ("muster.token", "C-KW-03", {"task": card})
        assert question.keys == ["token:knight", "token:wizard"]
        table.answer("token:wizard", 0)
    assert told(table)[1:] == [ChoseToken(0, card, "wizard") for card in ("G-KW-01", "G-KW-02", "G-KW-03")]
    assert (state_of(table).players[0].knights, state_of(table).players[0].wizards) == (2, 5)
    without = staged(given, settings={"knight-wizards": "off"})
    assert told(without) == [Mustered(0, 3, 4)]  # where the table plays without them they are cards like others


@pytest.mark.rule("C-ORD-11", "C-FAM-02", "C-BONUS-07", "C-BONUS-08", "C-DOGS-02", "C-DOGS-09", "C-ASAB-05", "C-ASAB-06")
def test_the_actions_in_their_order() -> None:
    given = {
        "board": {"BS": "V-19a", "LS": "AS-1a", "AS": "AS-2b", "CS": "V-20a"},
        "decks": {"guild": ["G-K-01"], "power": [], "machination": []},
        "rats": {"wandering": ["RAT-01"]},
        "players": {
            "A": {"knights": 2, "wizards": 1, "family": "hester", "dogs": ["D-4"]},
            "B": {"family": "keygriff", "guards": ["CS"]},
        },
    }
    free = ["slide:BS:BT", "slide:LS:LT", "retain:BS", "retain:AS"]
    wizard = ["swap:BS:LS", "flip:BS", "flip:LS", "flip:AS"]
    assert keys(staged(given, mode="coop")) == [
        *("pass", *free, *wizard, "draw:guild", "draw:guild:knights", "guard:BS", "unguard:CS", "kill:RAT-01:D-4"),
    ]
    given["players"]["A"]["wizards"] = 0  # type: ignore[index]
    assert keys(staged(given, mode="coop")) == ["pass", *free, "draw:guild:knights", "guard:BS", "unguard:CS", "kill:RAT-01:D-4"]
    given["players"]["A"]["knights"] = 1  # type: ignore[index]
    assert keys(staged(given, mode="coop")) == ["pass", *free, "guard:BS", "kill:RAT-01:D-4"]
    given["players"]["A"] = {"wizards": 1, "dogs": ["D-4"]}  # type: ignore[index]
    assert keys(staged(given, mode="coop")) == ["pass", *wizard, "draw:guild"]
    given["castles"] = ["BS"]
    assert keys(staged(given, mode="coop")) == ["pass", "flip:LS", "flip:AS", "draw:guild"]


@pytest.mark.rule("C-ORD-13", "C-BONUS-06", "C-DOGS-02")
def test_a_second_task_is_open_to_one_family_alone() -> None:
    given = {"board": {"CT": "V-32a", "BE": "V-66a"}, "completed": True}
    task = {
        "id": "T-1",
        "deck": "guild",
        "type": "knight",
        "vp": 1,
        "left": {"letters": ["C"]},
        "right": {"letters": ["B"]},
        "corner": "lion-spy",
    }

    def after(**mine: object) -> list[str]:
        players = {"A": {"hand": ["T-1"], **mine}}
        return keys(staged({**given, "players": players}, mode="coop", cards={"tasks": [task]}))

    assert after() == after(family="corwin") == after(family="hester", used=["two-tasks"]) == ["pass"]
    assert after(family="hester") == ["pass", "complete:T-1", "adopt:D-4:T-1"]


@pytest.mark.rule("C-ORD-15", "C-ORD-20", "C-ASAB-11", "C-ASAB-13")
def test_special_cards_are_placed_after_all_used_vassals_are_replaced() -> None:
    state = state_of(staged({"board": {"BS": "V-01a", "KE": "V-02a"}, "castles": ["KE", "BS"]}))
    replacing = [("replace_vassal", 0, 0), ("replace_vassal", 0, 24)]
    assert assign_vassals.run(state, 0) == replacing
    state.settings = Settings(assassins=True)
    assert assign_vassals.run(state, 0) == [*replacing, ("place_specials", 0)]
    state.marked = 0
    assert assign_vassals.run(state, 0) == []


@pytest.mark.rule("C-ORD-19", "C-BONUS-09")
def test_a_used_vassal_goes_with_its_castle_and_its_guard() -> None:
    guarding = {"A": {"family": "hester", "guards": ["BS", "LT"]}}
    state = state_of(
        staged({"board": {"BS": "V-01a", "LT": "V-02a"}, "castles": ["BS", "LT"], "vassal-discards": ["V-03a"], "players": guarding})
    )
    names = state.content.cards.face_of
    assert discard_used(state, 0) == names["V-01a"]
    assert (state.board[0], state.vassals_out, state.marked) == (-1, (names["V-03a"], names["V-01a"]), 1 << 6)
    assert (state.players[0].guards, state.guarded) == (1 << 6, 1 << 6)


@pytest.mark.rule("C-ORD-15", "C-ORD-18")
def test_a_space_stays_empty_where_no_vassal_is_left() -> None:
    """Only special cards are there, and the used vassal was one of these too."""
    state = state_of(staged({"board": {"BS": "V-01a"}, "castles": ["BS"], "corners": EMPTY}))
    state.scene, state.vassals_out = Scene(listening=True, script=Script([("vassals", [state.content.cards.face_of["AS-1a"]])])), ()
    state.board[0] = state.content.cards.face_of["AS-1a"]
    assert list(replace_vassal.run(state, 0, 0)) == []
    assert state.scene.heard is not None
    assert [event for _, event in state.scene.heard] == [Renewed("vassals", 1), SetAside(0, "AS-1a"), Replaced(0, "BS", "AS-1a")]
    assert state.board[0] == -1


# ------------------------------------------------------------------ set-up
@pytest.mark.rule("C-SETUP-03")
def test_corners_are_chosen_from_the_first_player_clockwise() -> None:
    table = staged({"at": "setup", "first": "C"}, seats=3)
    assert table.asked == (2,)
    question = table.question(2)
    assert question is not None
    assert (question.kind, question.rule, question.may) == ("setup.corner", "C-SETUP-03", False)
    assert question.keys == ["corner:top-left", "corner:top-right", "corner:bottom-right", "corner:bottom-left"]
    assert question.options[1].touches == ("top-right",)
    table.answer("corner:top-right", 2)
    assert table.asked == (0,)
    assert reasons(table, "corner:top-right") == [("C-SETUP-03", "corner-taken", {"corner": "top-right"})]
    table.answer("corner:top-left", 0)
    table.answer("corner:bottom-left", 1)
    assert told(table)[:3] == [ChoseCorner(2, "top-right"), ChoseCorner(0, "top-left"), ChoseCorner(1, "bottom-left")]
    assert [player.corner for player in state_of(table).players] == [0, 3, 1]
    assert table.asked == (2,)


def test_the_set_up_deals_everything() -> None:
    state = GAME.new(
        GAME.content,
        GAME.wish(mode=None, seats=4, settings={"families": "off"}, seed=b"s" * 32, seed_chosen=True, first=2),
        None,
    )
    assert [len(pile) for pile in state.corners] == [15, 15, 15, 14]
    assert [len(deck) for deck in state.decks] == [32 - 8, 32, 32]
    assert [(len(player.hand), player.knights, player.wizards, player.corner) for player in state.players] == [(2, 1, 1, -1)] * 4
    assert all(state.content.cards.deck[task] == 0 for player in state.players for task in player.hand)
    assert (state.first, state.turn, state.round, state.seed_chosen, state.mode) == (2, 2, 1, True, "kings-quest")
    assert [square for square, face in enumerate(state.board) if face >= 0] == list(range(0, 25, 2))
    assert state.agenda == (("choose_corners",),)


@pytest.mark.rule("C-SETUP-08")
def test_the_first_player_is_dealt_the_top_cards() -> None:
    dice = [
        {"shuffle vassals": [f"V-{number:02}a" for number in range(1, 73)]},
        {"shuffle guild": [f"G-{kind}-{number:02}" for kind in "KW" for number in range(1, 17)]},
        {"shuffle power": [f"P-K-{number:02}" for number in range(1, 33)]},
        {"shuffle machination": [f"M-P-{number:02}" for number in range(1, 33)]},
        {"first player": "B"},
    ]
    table = staged({"at": "creation"}, dice=dice)
    state = state_of(table)
    names, faces = state.content.cards.task_ids, state.content.cards.face_ids
    assert [[names[task] for task in player.hand] for player in state.players] == [["G-K-03", "G-K-04"], ["G-K-01", "G-K-02"]]
    assert [names[deck[-1]] for deck in state.decks] == ["G-K-05", "P-K-01", "M-P-01"]
    assert [faces[state.board[square]] for square in (0, 2, 24)] == ["V-01a", "V-02a", "V-13a"]
    assert [[faces[pile[at]] for at in (0, 1, -1)] for pile in state.corners] == [
        ["V-14a", "V-18a", "V-70a"],
        ["V-15a", "V-19a", "V-71a"],
        ["V-16a", "V-20a", "V-72a"],
        ["V-17a", "V-21a", "V-69a"],
    ]
    assert table.asked == (1,)
