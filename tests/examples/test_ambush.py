"""Ambush: the road, heroes, dice and raiders, each rule staged."""

from __future__ import annotations

import pytest
from ambush_tables import AMBUSH, at, facts, hero, keys, kind, played_by_greedy, refused, staged, tags, told

from blackstone.kernel.errors import Rejected
from blackstone.kernel.table import new_game


# ------------------------------------------------------------------ the road
@pytest.mark.rule("A-ROAD-1")
def test_two_to_four_heroes_and_three_ambushes() -> None:
    for seats in (2, 3, 4):
        table = new_game(AMBUSH, seats=seats, seed="road")
        assert len(table.view(None).heroes) == seats
    for seats in (1, 5):
        with pytest.raises(Rejected) as error:
            new_game(AMBUSH, seats=seats)
        assert "A-ROAD-1" in error.value.refusal.rules
    sprung = [event.combat for event in told(played_by_greedy(2, "whole")) if event.__struct_config__.tag == "sprung"]
    assert sprung == [1, 2, 3][: len(sprung)]


@pytest.mark.rule("A-ROAD-2")
def test_the_last_seat_may_play_the_raiders() -> None:
    table = new_game(AMBUSH, seats=3, settings={"hostile": "human"}, seed="raiders")
    view = table.view(2)
    assert (view.hostile, view.spite, len(view.heroes)) == (2, 3, 2)
    assert table.asked == (0, 1)
    assert "A-ROAD-2" in refused(table, "strike:raider-1", 2)
    assert new_game(AMBUSH, seats=3).view(None).hostile is None
    with pytest.raises(Rejected) as error:
        new_game(AMBUSH, seats=2, settings={"hostile": "human"})
    assert error.value.refusal.rules == ("A-ROAD-2",)
    with pytest.raises(Rejected) as error:
        new_game(AMBUSH, seats=3, settings={"hostile": "human"}, first=2)
    assert error.value.refusal.rules == ("A-ROAD-3",)


@pytest.mark.rule("A-ROAD-3")
def test_the_first_to_speak_names_the_leader() -> None:
    table = new_game(AMBUSH, seats=2, seed="leader")
    assert table.asked == (0, 1)
    assert keys(table, 0) == keys(table, 1) == ["lead:A", "lead:B"]
    table.answer("lead:B", 0)
    assert table.view(None).leader == 1
    assert kind(table) == "hero.act"
    assert "A-ROAD-3" in refused(table, "lead:A", 1)
    assert "A-HARM-2" in refused(table, "lead:D", 1)


@pytest.mark.rule("A-ROAD-4")
def test_raiders_come_and_the_leader_is_surprised_for_a_round() -> None:
    table = staged(at="road", combat=2)
    table.answer("lead:B", 0)
    assert len(facts(table)["raiders"]) == 4
    assert [one["at"] for one in facts(table)["raiders"].values()] == ["R4", "N4", "S4", "N3"]
    assert table.view(None).deck == 14
    assert (hero(table, "A")["dice"], hero(table, "B")["dice"]) == (0, -1)
    assert table.view(0).heroes[1].dice == {"surprise": -1}
    while table.view(None).round == 1:
        table.answer("pass", table.asked[0])
    assert hero(table, "B")["dice"] == 0
    assert table.horizon(0).free == ()  # what was drawn has been seen


@pytest.mark.rule("A-ROAD-5")
def test_after_a_combat_the_fallen_get_up_and_tokens_come_back() -> None:
    table = staged([("strike", [4, 1])], heroes={"A": {"at": "R2"}, "B": {"health": 0}}, raiders=[at("bandit", "R3", 1)])
    table.answer("strike:raider-1", 0)
    assert hero(table, "A")["tokens"] == 1
    assert (hero(table, "B")["health"], hero(table, "B")["tokens"]) == (2, 0)
    assert kind(table) == "road.lead"
    full = staged([("strike", [4, 1])], heroes={"A": {"at": "R2", "tokens": 2}, "B": {"tokens": 1}}, raiders=[at("bandit", "R3", 1)])
    full.answer("strike:raider-1", 0)
    for seat in full.asked:
        full.answer("pass", seat)
    assert (hero(full, "A")["tokens"], hero(full, "B")["tokens"]) == (2, 2)


@pytest.mark.rule("A-ROAD-6")
@pytest.mark.parametrize(("crates", "won"), [(3, True), (2, True)])
def test_enough_crates_win(crates: int, won: bool) -> None:
    table = staged([("strike", [4, 1])], combat=3, crates=crates, heroes={"A": {"at": "R2"}}, raiders=[at("bandit", "R3", 1)])
    table.answer("strike:raider-1", 0)
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.together, table.outcome.winners) == ("won", (0, 1))
    assert told(table)[-1].won


@pytest.mark.rule("A-ROAD-6", "A-FLEE-2")
def test_too_few_crates_lose() -> None:
    table = staged(at="vote", combat=1, crates=2, heroes={"A": {"health": 2}}, raiders=[at("bandit", "N4")])
    table.answer("flee", 0)
    table.answer("flee", 1)
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.together, table.outcome.winners) == ("lost", ())
    played = staged(at="vote", seats=3, hostile="human", crates=2, heroes={"A": {"health": 2}}, raiders=[at("bandit", "N4")])
    played.answer("flee", 0)
    played.answer("flee", 1)
    assert played.outcome is not None
    assert (played.outcome.together, played.outcome.winners) == ("", (2,))


# ------------------------------------------------------------------ a hero's turn
@pytest.mark.rule("A-HERO-1")
def test_two_actions_each_the_leader_first() -> None:
    table = staged(leader="B", raiders=[at("brute", "N4")])
    for seat, key in ((1, "move:N2"), (1, "move:N1"), (0, "move:R2"), (0, "pass")):
        assert table.asked == (seat,)
        table.answer(key, seat)
    assert facts(table)["round"] == 2
    assert table.asked == (1,)
    assert "A-HERO-2" in refused(table, "move:R1", 0)


@pytest.mark.rule("A-HERO-2")
def test_a_move_is_one_space_into_an_empty_one() -> None:
    table = staged(heroes={"A": {"at": "R1"}, "B": {"at": "N1"}}, raiders=[at("bandit", "R4")])
    assert [key for key in keys(table, 0) if key.startswith("move:")] == ["move:R2", "move:S1"]
    for key in ("move:N1", "move:S2", "move:R1"):
        assert "A-HERO-2" in refused(table, key, 0)
    table.answer("move:R2", 0)
    assert hero(table, "A")["at"] == "R2"
    fallen = staged(heroes={"A": {"at": "R1"}, "B": {"at": "N1", "health": 0}}, raiders=[at("bandit", "R4")])
    assert "move:N1" not in keys(fallen, 0)


@pytest.mark.rule("A-HERO-3")
def test_a_strike_rolls_two_dice_at_a_neighbour() -> None:
    table = staged([("strike", [4, 3])], heroes={"A": {"at": "R1"}}, raiders=[at("bandit", "R2"), at("bandit", "R3")])
    assert "A-HERO-3" in refused(table, "strike:raider-2", 0)
    table.answer("strike:raider-1", 0)
    assert facts(table)["raiders"]["raider-1"]["health"] == 2
    assert kind(table) == "hero.act"


@pytest.mark.rule("A-HERO-4")
def test_a_shot_rolls_one_die_two_or_three_spaces_away() -> None:
    raiders = [at("bandit", "R3"), at("bandit", "R2"), at("bandit", "N4")]
    table = staged([("shoot", [4])], heroes={"A": {"at": "R1"}}, raiders=raiders)
    assert [key for key in keys(table, 0) if key.startswith("shoot:")] == ["shoot:raider-1"]
    assert "A-HERO-4" in refused(table, "shoot:raider-2", 0)
    assert "A-HERO-4" in refused(table, "shoot:raider-3", 0)
    assert "A-HARM-1" in refused(table, "shoot:raider-7", 0)
    table.answer("shoot:raider-1", 0)
    assert facts(table)["raiders"]["raider-1"]["health"] == 2
    miss = staged([("shoot", [3])], heroes={"A": {"at": "R1"}}, raiders=raiders)
    miss.answer("shoot:raider-1", 0)
    assert facts(miss)["raiders"]["raider-1"]["health"] == 3


@pytest.mark.rule("A-HERO-5")
def test_keeping_watch_ends_the_turn_and_lasts_for_a_round() -> None:
    table = staged(heroes={"A": {"at": "S1"}}, raiders=[at("brute", "N4")])
    assert "A-HERO-5" in refused(table, "loose", 0)
    table.answer("watch", 0)
    assert table.asked == (1,)
    assert hero(table, "A")["watching"]
    table.answer("pass", 1)
    assert facts(table)["round"] == 2
    assert not hero(table, "A")["watching"]


@pytest.mark.rule("A-HERO-6")
def test_who_fells_by_a_strike_may_step_in() -> None:
    for key, place in (("move:R2", "R2"), ("pass", "R1")):
        table = staged([("strike", [4, 4])], heroes={"A": {"at": "R1"}}, raiders=[at("bandit", "R2", 1), at("brute", "N4")])
        table.answer("strike:raider-1", 0)
        assert keys(table, 0) == ["pass", "move:R2"]
        table.answer(key, 0)
        assert hero(table, "A")["at"] == place
        assert table.question(0).about == {"left": 1}  # type: ignore[union-attr]
    shot = staged([("shoot", [4])], heroes={"A": {"at": "R1"}}, raiders=[at("bandit", "R3", 1), at("brute", "N4")])
    shot.answer("shoot:raider-1", 0)
    assert kind(shot) == "hero.act"


# ------------------------------------------------------------------ dice
@pytest.mark.rule("A-DICE-1")
def test_any_hero_may_roll_a_die_again_but_each_die_once() -> None:
    dice = [("strike", [2, 3]), ("strike again", [1])]
    heroes = {"A": {"at": "R1", "tokens": 1}, "B": {"tokens": 2}}
    table = staged(dice, heroes=heroes, raiders=[at("brute", "R2")])
    table.answer("strike:raider-1", 0)
    assert table.asked == (0, 1)
    assert keys(table, 0) == keys(table, 1) == ["pass", "reroll:1", "reroll:2"]
    assert table.view(None).roll.dice == (2, 3)
    table.answer("reroll:1", 1)
    assert table.question(0).answered == (1,)  # type: ignore[union-attr]
    table.answer("pass", 0)
    assert (hero(table, "A")["tokens"], hero(table, "B")["tokens"]) == (1, 1)
    assert keys(table, 0) == keys(table, 1) == ["pass", "reroll:2"]
    table.answer("pass", 0)
    table.answer("pass", 1)
    assert kind(table) == "hero.act"
    assert "A-DICE-1" in refused(table, "reroll:1", 0)


@pytest.mark.rule("A-DICE-1")
def test_of_two_who_want_it_the_first_in_order_pays() -> None:
    """Both say so in secret; the leader's wish is carried out, then all are asked again."""
    dice = [("strike", [2, 5]), ("strike again", [6])]
    table = staged(dice, leader="B", heroes={"A": {"tokens": 1}, "B": {"at": "R2", "tokens": 1}}, raiders=[at("brute", "R3")])
    table.answer("strike:raider-1", 1)
    table.answer("reroll:1", 0)
    table.answer("reroll:1", 1)
    assert (hero(table, "A")["tokens"], hero(table, "B")["tokens"]) == (1, 0)
    assert facts(table)["raiders"]["raider-1"]["health"] == 4


@pytest.mark.rule("A-DICE-1", "A-ROAD-2")
def test_heroes_and_the_raiders_player_pull_different_ways() -> None:
    dice = [("strike", [5, 2])]
    table = staged(dice, seats=3, hostile="human", spite=1, heroes={"A": {"at": "R1", "tokens": 1}}, raiders=[at("brute", "R2")])
    table.answer("strike:raider-1", 0)
    assert table.asked == (0, 2)
    assert keys(table, 0) == ["pass", "reroll:2"]
    assert keys(table, 2) == ["pass", "reroll:1"]


@pytest.mark.rule("A-DICE-2")
def test_a_die_rolled_again_may_be_nudged_and_the_nudge_answered() -> None:
    """A reaction within a reaction within a reaction."""
    dice = [("strike", [1, 5]), ("strike again", [3])]
    table = staged(
        dice,
        seats=4,
        hostile="human",
        spite=1,
        heroes={"A": {"at": "R1"}, "B": {"tokens": 2}, "C": {"tokens": 1}},
        raiders=[at("brute", "R2")],
    )
    table.answer("strike:raider-1", 0)
    for seat, key in ((1, "reroll:1"), (2, "pass"), (3, "pass")):
        table.answer(key, seat)
    assert kind(table) == "roll.nudge"
    assert table.asked == (2,)  # B has just paid, and the raiders' player is content with a 3
    table.answer("nudge", 2)
    assert table.view(None).roll.dice == (4, 5)
    assert table.asked == (3,)
    table.answer("nudge", 3)
    assert table.view(None).roll.dice == (3, 5)
    assert table.asked == (1,)
    table.answer("nudge", 1)
    assert hero(table, "B")["tokens"] == 0
    assert facts(table)["spite"] == 0
    assert [event.now for event in told(table) if event.__struct_config__.tag == "nudged"] == [4, 3, 4]
    assert kind(table) == "hero.act"
    assert facts(table)["raiders"]["raider-1"]["health"] == 4
    assert "A-DICE-2" in refused(table, "nudge", 0)


# ------------------------------------------------------------------ the raiders
@pytest.mark.rule("A-RAID-1", "A-RAID-4")
def test_a_raider_comes_nearer_and_attacks() -> None:
    dice = [("raid", [4, 3, 1])]
    table = staged(dice, at="raiders", heroes={"A": {"at": "R1"}, "B": {"at": "N1", "health": 0}}, raiders=[at("bandit", "R4")])
    assert [(event.here, event.there) for event in told(table) if event.__struct_config__.tag == "crept"] == [("R4", "R3"), ("R3", "R2")]
    assert hero(table, "A")["health"] == 5
    assert kind(table) == "vote.flee"


@pytest.mark.rule("A-RAID-1")
def test_raiders_act_in_order_and_stay_where_they_reach() -> None:
    dice = [("raid", [1, 1]), ("raid", [1, 1, 1, 1])]
    raiders = [at("archer", "R4"), at("brute", "R2"), at("brute", "S4")]
    table = staged(dice, at="raiders", heroes={"A": {"at": "R1"}, "B": {"at": "N1", "health": 0}}, raiders=raiders)
    moves = [(event.raider, event.there) for event in told(table) if event.__struct_config__.tag == "crept"]
    assert moves == [("raider-3", "S3")]
    assert [event.raider for event in told(table) if event.__struct_config__.tag == "assailed"] == ["raider-1", "raider-2"]


@pytest.mark.rule("A-RAID-2", "A-HERO-5")
def test_all_who_watch_are_asked_at_once_and_the_second_keeps_the_watch() -> None:
    dice = [("shoot", [4])]
    heroes = {"A": {"at": "R1", "watching": True}, "B": {"at": "N1", "watching": True}}
    table = staged(dice, at="raiders", heroes=heroes, raiders=[at("bandit", "R4", 1), at("brute", "N4")])
    assert kind(table) == "watch.loose"
    assert table.asked == (0, 1)
    assert keys(table, 0) == ["pass", "loose"]
    table.answer("loose", 1)
    assert table.question(0).answers == {}  # type: ignore[union-attr]
    table.answer("loose", 0)
    assert "felled" in tags(table)
    assert not hero(table, "A")["watching"]
    assert hero(table, "B")["watching"]
    assert "assailed" not in tags(table)
    assert (kind(table), table.asked) == ("watch.loose", (1,))  # the brute comes to N3


@pytest.mark.rule("A-RAID-2")
def test_shots_from_watch_are_fired_in_order_while_the_raider_stands() -> None:
    dice = [("shoot", [4]), ("shoot", [4]), ("raid", [1, 1, 1])]
    heroes = {"A": {"at": "R1", "watching": True}, "B": {"at": "N1", "watching": True}}
    table = staged(dice, at="raiders", leader="B", heroes=heroes, raiders=[at("bandit", "R4")])
    for seat in (0, 1):
        table.answer("loose", seat)
    assert [event.seat for event in told(table) if event.__struct_config__.tag == "attacked"] == [1, 0]
    while not table.over and kind(table) == "raider.target":
        table.answer("attack:B", 1)
    assert facts(table)["raiders"]["raider-1"]["health"] == 1


@pytest.mark.rule("A-RAID-2")
def test_who_waits_is_asked_again_at_the_next_space_and_far_ones_are_not() -> None:
    heroes = {"A": {"at": "R1", "watching": True}, "B": {"at": "S1", "watching": True}}
    table = staged(at="raiders", heroes=heroes, raiders=[at("bandit", "N4")])
    assert table.asked == (0,)  # R4 or N3: within three of A, not of B
    table.answer("pass", 0)
    assert kind(table) == "watch.loose"
    assert hero(table, "A")["watching"]


@pytest.mark.rule("A-RAID-3")
def test_the_leader_chooses_among_equally_near_heroes() -> None:
    dice = [("raid", [1, 1, 6])]
    heroes = {"A": {"at": "R1"}, "B": {"at": "N2"}}
    table = staged(dice, at="raiders", heroes=heroes, raiders=[at("bandit", "R2")])
    assert (kind(table), table.asked) == ("raider.target", (0,))
    assert keys(table, 0) == ["attack:A", "attack:B"]
    table.answer("attack:B", 0)
    assert (hero(table, "A")["health"], hero(table, "B")["health"]) == (6, 5)


@pytest.mark.rule("A-RAID-3")
def test_the_nearest_is_attacked_and_a_fallen_leader_does_not_choose() -> None:
    dice = [("raid", [6, 1])]
    table = staged(dice, at="raiders", heroes={"A": {"at": "R1"}, "B": {"at": "R2"}}, raiders=[at("archer", "R4")])
    assert hero(table, "B")["health"] == 5
    heroes = {"A": {"health": 0, "at": "S1"}, "B": {"at": "R1"}, "C": {"at": "N2"}}
    fallen = staged(seats=3, at="raiders", heroes=heroes, raiders=[at("bandit", "R2")])
    assert (kind(fallen), fallen.asked) == ("raider.target", (1,))
    assert "A-HARM-2" in refused(fallen, "attack:A", 1)


@pytest.mark.rule("A-RAID-5")
def test_the_raiders_player_moves_them_and_chooses() -> None:
    dice = [("raid", [1, 1, 6])]
    heroes = {"A": {"at": "R1"}, "B": {"at": "N2"}}
    table = staged(dice, seats=3, hostile="human", spite=0, at="raiders", heroes=heroes, raiders=[at("bandit", "R3")])
    assert (kind(table), table.asked) == ("raider.creep", (2,))
    assert keys(table, 2) == ["pass", "creep:N3", "creep:R2", "creep:R4", "creep:S3"]
    assert "A-RAID-5" in refused(table, "creep:R2", 0)
    assert "A-HERO-2" in refused(table, "creep:N2", 2)
    table.answer("creep:R2", 2)
    assert kind(table) == "raider.creep"  # a bandit moves two spaces
    table.answer("pass", 2)
    assert (kind(table), table.asked) == ("raider.target", (2,))
    table.answer("attack:B", 2)
    assert hero(table, "B")["health"] == 5
