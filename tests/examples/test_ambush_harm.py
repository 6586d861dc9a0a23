"""Ambush: harm, packs and flight, and whole games: what no other game makes the kernel do."""

from __future__ import annotations

import pytest
from ambush_tables import AMBUSH, FOLDER, GAMES, at, facts, hero, keys, kind, played_by_greedy, refused, staged, tags, told

from blackstone.kernel.errors import Illegal
from blackstone.kernel.scenario.run import run_file


# ------------------------------------------------------------------ harm
@pytest.mark.rule("A-HARM-1")
def test_the_combat_ends_in_the_middle_of_an_attack() -> None:
    """Of two hits one is enough: nothing after it happens, not the second action, not the step in, not the raiders' turn."""
    table = staged([("strike", [4, 6])], heroes={"A": {"at": "R1"}}, raiders=[at("bandit", "R2", 1)])
    table.answer("strike:raider-1", 0)
    assert tags(table)[-3:] == ["wounded", "felled", "combat-over"]
    assert kind(table) == "road.lead"
    assert [frame[0] for frame in table._run.game.agenda] == [
        "take_lead", "spring", "begin_round", "heroes_act", "raiders_act", "vote", "round_over", "next_round", "combat_over", "journey",
    ]  # fmt: skip


@pytest.mark.rule("A-HARM-1")
def test_a_combat_also_ends_in_the_middle_of_overwatch() -> None:
    heroes = {"A": {"at": "R1", "watching": True}, "B": {"at": "N1", "watching": True}}
    table = staged([("shoot", [5])], at="raiders", heroes=heroes, raiders=[at("bandit", "R4", 1)])
    table.answer("loose", 0)
    table.answer("loose", 1)
    assert tags(table)[-2:] == ["felled", "combat-over"]
    assert table._run.game.effects == ()


@pytest.mark.rule("A-HARM-2")
def test_a_fallen_hero_does_nothing_and_the_last_one_ends_it() -> None:
    table = staged(heroes={"A": {"health": 0}}, raiders=[at("brute", "N4")])
    assert table.asked == (1,)
    assert "A-HARM-2" in refused(table, "watch", 0)
    lost = staged(
        [("raid", [6, 1])], at="raiders", heroes={"A": {"health": 1, "at": "R1"}, "B": {"health": 0}}, raiders=[at("archer", "R3")]
    )
    assert lost.over
    assert lost.outcome is not None
    assert lost.outcome.together == "lost"
    assert tags(lost)[-3:] == ["fell", "combat-over", "arrived"]


@pytest.mark.rule("A-HARM-2", "A-PACK-2")
def test_a_hero_who_falls_to_fire_has_no_turn_left() -> None:
    heroes = {"A": {"health": 1, "at": "R1", "flasks": 1}, "B": {"at": "S1"}}
    table = staged([("fire", [1])], heroes=heroes, raiders=[at("brute", "R2")])
    table.answer("throw:raider-1", 0)
    assert hero(table, "A")["health"] == 0
    assert (kind(table), table.asked) == ("hero.act", (1,))


@pytest.mark.rule("A-HARM-3")
@pytest.mark.parametrize(("trinket", "wards"), [("buckler", True), ("button", False)])
def test_whoever_has_a_trinket_is_asked_but_only_a_buckler_wards(trinket: str, wards: bool) -> None:
    dice = [("raid", [6, 6])]
    heroes = {"A": {"at": "R1", "trinket": trinket}, "B": {"at": "N1", "health": 0}}
    table = staged(dice, at="raiders", heroes=heroes, raiders=[at("archer", "R3")])
    assert (kind(table), table.asked) == ("harm.trinket", (0,))
    assert keys(table, 0) == ["pass", *["ward"] * wards]
    assert table.question(0).about == {"health": 2}  # type: ignore[union-attr]
    with pytest.raises(Illegal, match="secret"):
        table.order(0, "harm.trinket", "lone-pass")
    if wards:
        table.answer("ward", 0)
        assert hero(table, "A")["health"] == 6
        assert not table.view(1).heroes[0].has_trinket
    else:
        assert "A-HARM-3" in refused(table, "ward", 0)
        table.answer("pass", 0)
        assert hero(table, "A")["health"] == 4
        assert table.view(1).heroes[0].has_trinket


# ------------------------------------------------------------------ packs
@pytest.mark.rule("A-PACK-1")
def test_a_potion_is_drunk_between_two_raiders_and_steadies_the_hand() -> None:
    dice = [("raid", [1, 1]), ("raid", [1, 1]), ("strike", [1, 1, 1])]
    heroes = {"A": {"at": "R1", "health": 2, "potions": 1}, "B": {"at": "N1", "health": 0}}
    table = staged(dice, at="raiders", heroes=heroes, raiders=[at("archer", "R2"), at("archer", "R3")])
    assert (kind(table), keys(table, 0)) == ("aside", ["pass", "drink"])
    table.answer("pass", 0)
    assert tags(table).count("assailed") == 1
    assert (kind(table), table.asked) == ("aside", (0,))
    table.answer("drink", 0)
    assert (hero(table, "A")["health"], hero(table, "A")["dice"]) == (5, 1)
    assert [tag for tag in tags(table) if tag in ("assailed", "drank")] == ["assailed", "drank", "assailed"]
    table.answer("pass", 0)  # the vote: A stood at two
    assert kind(table) == "hero.act"
    assert facts(table)["round"] == 2
    assert hero(table, "A")["dice"] == 1  # a round later it still holds
    assert "A-PACK-1" in refused(table, "drink", 0)
    table.answer("strike:raider-1", 0)
    assert len([event for event in told(table) if event.__struct_config__.tag == "rolled"][-1].dice) == 3


@pytest.mark.rule("A-PACK-1")
def test_a_potion_wears_off_with_the_combat_to_the_step() -> None:
    heroes = {"A": {"at": "R1", "health": 5, "potions": 1}}
    table = staged([("strike", [4, 1, 1])], heroes=heroes, raiders=[at("bandit", "R2", 1)])
    assert [option.key for option in table.asides(0)] == ["drink"]
    table.answer("drink", 0)
    assert (hero(table, "A")["health"], kind(table)) == (6, "hero.act")
    assert [(effect.source, effect.until) for effect in table._run.game.effects] == [("potion", ("combat_over", 1))]
    table.answer("strike:raider-1", 0)
    assert table._run.game.effects == ()
    unhurt = staged(heroes={"A": {"potions": 1}}, raiders=[at("brute", "N4")])
    assert unhurt.asides(0) == ()
    assert "A-PACK-1" in refused(unhurt, "drink", 0)


@pytest.mark.rule("A-PACK-2", "A-HARM-1")
@pytest.mark.parametrize(("die", "burns"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_flask_burns_the_raider_and_whoever_stands_next_to_it(die: int, burns: int) -> None:
    heroes = {"A": {"at": "R1", "flasks": 1}, "B": {"at": "R2"}}
    table = staged([("fire", [die])], heroes=heroes, raiders=[at("brute", "R3"), at("brute", "N4")])
    assert [option.key for option in table.asides(0)] == ["throw:raider-1"]
    assert "A-PACK-2" in refused(table, "throw:raider-2", 0)
    table.answer("throw:raider-1", 0)
    assert facts(table)["raiders"]["raider-1"]["health"] == 6 - burns
    assert (hero(table, "A")["health"], hero(table, "B")["health"]) == (6, 5)
    assert table.asked == (0,)
    assert table.question(0).about == {"left": 2}  # type: ignore[union-attr]
    assert "A-PACK-2" in refused(table, "throw:raider-1", 0)


@pytest.mark.rule("A-PACK-2", "A-HARM-1")
def test_the_acting_raider_is_felled_by_an_aside() -> None:
    """It has moved next to A and is about to attack; a flask, and the next raider's turn comes."""
    dice = [("fire", [5]), ("raid", [1, 1, 1, 1])]
    heroes = {"A": {"at": "R1", "flasks": 1}, "B": {"at": "N1", "health": 0}}
    table = staged(dice, at="raiders", heroes=heroes, raiders=[at("bandit", "R3", 3), at("brute", "S1")])
    assert (kind(table), keys(table, 0)) == ("aside", ["pass", "throw:raider-1", "throw:raider-2"])
    table.answer("pass", 0)
    assert table._run.game.agenda[0] == ("assail", 0)
    table.answer("throw:raider-1", 0)
    assert "raider-1" not in facts(table)["raiders"]
    assert hero(table, "A")["health"] == 6
    assert [event.raider for event in told(table) if event.__struct_config__.tag == "assailed"] == ["raider-2"]


@pytest.mark.rule("A-PACK-2", "A-HARM-1")
def test_an_aside_may_end_the_combat() -> None:
    heroes = {"A": {"at": "R1", "flasks": 1}}
    table = staged([("fire", [6])], at="raiders", heroes=heroes, raiders=[at("bandit", "R2", 3)])
    table.answer("throw:raider-1", 0)
    assert tags(table)[-2:] == ["felled", "combat-over"]
    assert kind(table) == "road.lead"


@pytest.mark.rule("A-PACK-2", "A-RAID-3")
def test_whom_a_raider_is_about_to_attack_may_burn_first() -> None:
    heroes = {"A": {"at": "R1", "health": 1}, "B": {"at": "R4", "flasks": 1}}
    table = staged([("fire", [1])], at="raiders", heroes=heroes, raiders=[at("brute", "R2")])
    assert (kind(table), table.asked) == ("aside", (1,))
    assert table._run.game.agenda[0] == ("assail", 0)
    table.answer("throw:raider-1", 1)
    assert hero(table, "A")["health"] == 0
    assert "assailed" not in tags(table)
    assert kind(table) == "vote.flee"


@pytest.mark.rule("A-PACK-2", "A-RAID-1")
def test_whom_a_raider_was_coming_for_may_burn_first() -> None:
    """Then nobody is left whom it could come nearer to, and it stays."""
    heroes = {"A": {"at": "S3", "health": 1}, "B": {"at": "N1"}, "C": {"at": "S2", "flasks": 1}}
    raiders = [at("bandit", "N3"), at("brute", "N2"), at("brute", "S4")]
    table = staged([("fire", [1]), ("raid", [1, 1, 1, 1])], seats=3, at="raiders", heroes=heroes, raiders=raiders)
    assert table._run.game.agenda[0] == ("creep", 0, 2)
    table.answer("throw:raider-3", 2)
    assert hero(table, "A")["health"] == 0
    assert "crept" not in tags(table)
    assert kind(table) == "vote.flee"


# ------------------------------------------------------------------ flight
@pytest.mark.rule("A-FLEE-1")
def test_a_vote_is_open_and_must_be_unanimous() -> None:
    table = staged(at="vote", heroes={"A": {"health": 2}}, raiders=[at("brute", "N4")])
    assert (kind(table), table.asked) == ("vote.flee", (0, 1))
    table.answer("flee", 0)
    question = table.question(1)
    assert question is not None
    assert question.answers == {0: "flee"}
    table.answer("pass", 1)
    assert facts(table)["round"] == 2
    assert facts(table)["crates"] == 3
    assert "A-FLEE-1" in refused(table, "flee", 0)


@pytest.mark.rule("A-FLEE-1")
def test_no_vote_while_all_are_well() -> None:
    assert kind(staged(at="vote", heroes={"A": {"health": 3}}, raiders=[at("brute", "N4")])) == "hero.act"
    fallen = staged(at="vote", heroes={"A": {"health": 0}}, raiders=[at("brute", "N4")])
    assert (kind(fallen), fallen.asked) == ("vote.flee", (1,))


@pytest.mark.rule("A-FLEE-2")
def test_flight_costs_a_crate_and_the_next_ambush_waits() -> None:
    table = staged(at="vote", heroes={"A": {"health": 2}}, raiders=[at("brute", "N4")])
    table.answer("flee", 1)
    table.answer("flee", 0)
    assert facts(table)["crates"] == 2
    assert facts(table)["raiders"] == {}
    assert kind(table) == "road.lead"


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_heroes_come_through_more_often_than_not(seats: int) -> None:
    tables = [played_by_greedy(seats, f"whole {number}") for number in range(12)]
    assert all(table.outcome is not None for table in tables)
    assert sum(table.outcome.together == "won" for table in tables if table.outcome) > 6
    assert all(AMBUSH.rounds(table._run.game) >= 2 for table in tables)
    assert all(sum(table.scores(None)) > 0 for table in tables)


def test_a_bot_may_play_the_raiders() -> None:
    table = played_by_greedy(4, "raiders", hostile="human")
    assert table.outcome is not None
    assert table.outcome.winners in ((0, 1, 2), (3,))
    assert len(table.scores(None)) == 4


def test_a_preview_says_what_comes_into_range() -> None:
    table = staged(heroes={"A": {"at": "S1"}}, raiders=[at("brute", "N3")])
    assert table.preview("move:R1", 0).made_ready == ("raider-1",)
    assert table.preview(["move:R1", "pass"], 0).stopped == "other"
    assert table.preview("move:R1", 0).stopped == ""
    near = staged([("strike", [1, 1])], heroes={"A": {"at": "R2"}}, raiders=[at("brute", "R3")])
    assert near.preview("strike:raider-1", 0).stopped == "draw"


def test_stories() -> None:
    results = list(run_file(FOLDER / "scenarios.yaml", GAMES))
    assert len(results) >= 5
    assert [result for result in results if result.error] == []
