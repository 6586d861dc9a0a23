"""The bot in the modes with rats, in the Advanced game, with families and optional cards: it wins, it ends, it answers everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from staged import staged
from table import GAME, random_tables

from blackstone.bots import make_bot
from blackstone.games.castle.bot import ANSWERS, FAMILIES, OF_MODE, Greedy
from blackstone.games.castle.bot_court import Purse, court_of, moved, payers, reach
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_plans import best_way, wants_of
from blackstone.games.castle.bot_rats import PATIENCE, Vermin
from blackstone.games.castle.bot_worth import TASTE, Standing, lacking
from blackstone.games.castle.content import SQUARE
from blackstone.games.castle.families import families
from blackstone.games.castle.view import CastleView
from blackstone.kernel.bots import answer_for
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Table, new_game

PLAIN = {"families": "off"}
CARDS = {"assassins": "on", "wild-vassals": "on", "knight-wizards": "on"}
NOBODY_WANTED = {"top-left": ["dragon-spy"], "top-right": [], "bottom-right": [], "bottom-left": []}
EVERYTHING = {"families": "dealt", "family-pool": "all", "mawe-minor": "on", "knight-wizards": "on"}


def play_on(table: Table) -> Counter[str]:
    """Let greedy bots play to the end; how often they chose each kind of option."""
    players = [make_bot("greedy", GAME, table.bot_seed, seat) for seat in range(len(table.seats))]
    kinds: Counter[str] = Counter()
    for _ in range(2500):
        if table.over:
            return kinds
        kinds[answer_for(table, table.asked[0], players[table.asked[0]]).partition(":")[0]] += 1
    raise AssertionError(f"no end in sight after {table.rounds} rounds")


def game_of(mode: str, seats: int, seed: object, settings: dict[str, str]) -> Table:
    return new_game(GAME, mode=mode, seats=seats, seed=f"bot {seed}", settings=settings, record=False)


def question_of(table: Table, seat: int = 0) -> Question:
    question = table.question(seat)
    assert question is not None
    return question


def seen(table: Table, seat: int = 0) -> CastleView:
    view = table.view(seat)
    assert isinstance(view, CastleView)
    return view


def mind_of(table: Table, seat: int = 0) -> Mind:
    return Mind(seen(table, seat), seat, question_of(table, seat), lambda keys: table.preview(keys, seat), TASTE)


def answered(table: Table, seat: int = 0) -> str:
    """What the bot answers; the answer is given."""
    return answer_for(table, seat, Greedy(seat, Random(1)))


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize(("mode", "seats", "games", "wins"), [("solo", 1, 10, 9), ("coop", 2, 8, 6)])
def test_it_wins_most_games_against_the_rats(mode: str, seats: int, games: int, wins: int) -> None:
    won = 0
    for seed in range(games):
        table = game_of(mode, seats, seed, PLAIN)
        kinds = play_on(table)
        assert table.outcome is not None
        won += table.outcome.together == "won"
        assert 3 <= table.rounds <= 30
        assert kinds["adopt"] >= 1
        assert kinds["kill"] >= kinds["adopt"], "dogs are used"
    assert won >= wins


def test_it_solves_most_puzzles() -> None:
    won = 0
    for seed in range(5):
        table = game_of("puzzle-masters-quest", 2, seed, PLAIN)
        kinds = play_on(table)
        assert table.outcome is not None
        won += table.outcome.together == "won"
        assert kinds["kill"] >= 1
    assert won >= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advanced_game_ends_soon(seats: int) -> None:
    table = game_of("advanced", seats, "advanced", PLAIN)
    play_on(table)
    assert max(table.scores(None)) >= 30
    assert 10 <= table.rounds <= 22


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("mode", ["kings-quest", "coop", "solo", "advanced", "puzzle-masters-quest"])
def test_it_plays_with_all_that_can_be_added(mode: str, seed: int) -> None:
    """All families, all optional cards, and the other reading of every rule."""
    chosen = Random(f"{mode} {seed}")
    settings = {
        setting.id: chosen.choice(setting.values[1:]) for setting in GAME.settings if setting.modes is None or mode in setting.modes
    }
    settings |= EVERYTHING | {"families": "choose" if seed else "dealt"}
    table = game_of(mode, GAME.mode(mode).seats[1], f"all {seed}", settings)
    play_on(table)
    assert table.over


def test_the_same_seed_gives_the_same_game() -> None:
    for mode, seats in (("solo", 1), ("puzzle-masters-quest", 2)):
        one, other = [game_of(mode, seats, "twice", EVERYTHING) for _ in range(2)]
        play_on(one)
        play_on(other)
        assert one.state_bytes == other.state_bytes


# ------------------------------------------------------------------ every kind of question
def positions() -> Iterator[Table]:
    """Positions that random players get into, in every mode with tableaus and with all that can be added."""
    for mode, seats, settings in (
        ("solo", 1, EVERYTHING | CARDS), ("coop", 2, EVERYTHING | CARDS | {"wild-faces": "full"}), ("puzzle-masters-quest", 2, EVERYTHING),
        ("advanced", 3, EVERYTHING | CARDS), ("kings-quest", 2, {"families": "choose", **CARDS}),
    ):  # fmt: skip
        for seed in range(2):
            for count, table in enumerate(random_tables(seed, seats, 500, settings, record=False, mode=mode)):
                if count % 3 == 0 or count < 3:
                    yield table


def test_it_answers_whatever_it_is_asked_wherever_it_takes_over() -> None:
    kinds = set()
    for table in positions():
        seat = table.asked[0]
        question = question_of(table, seat)
        kinds.add(question.kind)
        key = Greedy(seat, Random(1)).choose(seen(table, seat), question, lambda keys, seat=seat, table=table: table.preview(keys, seat))
        assert key in question.keys, f"{question.kind}: {key}"
    assert kinds >= {"family.keep", "refresh.corner", "special.space", "guard.lift", "draw.keep", "replace.vassal", "retain.refill"}
    assert kinds <= set(ANSWERS).union(*OF_MODE.values())


def test_a_way_that_is_found_can_be_gone_with_what_a_family_can_do() -> None:
    """In whatever position: carry the keys out, and the task can be completed, for just what the way said it costs."""
    gone: Counter[str | None] = Counter()
    for table in positions():
        seat = table.asked[0]
        mind = mind_of(table, seat)
        if mind.question.kind != "work.action" or mind.done or mind.can("cross-training"):
            continue
        for deed in mind.deeds(mind.at.purse):
            if any(key.startswith("retain") for key in deed.way.keys):
                continue
            look = table.preview(deed.way.keys, seat)
            if look.stopped:
                continue  # an agent was disturbed: another seat is asked
            assert isinstance(look.view, CastleView)
            me = look.view.players[seat]
            assert deed.task.card in {ready.card for ready in me.hand or () if ready.ready}
            assert (me.knights, me.wizards) == (mind.me.knights - deed.way.cost.knights, mind.me.wizards - deed.way.cost.wizards)
            gone[mind.me.family] += bool(deed.way.keys)
    assert sum(gone.values()) > 60


# ------------------------------------------------------------------ rats and dogs
def test_it_gives_the_first_wizard_for_the_terrier() -> None:
    """G-W-01 is met, and no dog has been adopted yet."""
    given = {
        "board": {"BS": "lion-spy"},
        "players": {"A": {"hand": ["T-1"], "wizards": 1, "knights": 1}},
        "rats": {"wandering": ["RAT-08"]},
    }
    card = {"id": "T-1", "deck": "guild", "type": "wizard", "vp": 1, "left": {"letters": ["B"], "role": "spy"},
            "right": {"letters": ["K"], "role": "scout"}, "corner": "griffin-captain"}  # fmt: skip
    table = staged({**given, "board": {"BS": "lion-spy", "KE": "dragon-scout"}}, mode="coop", cards={"tasks": [card]})
    mind = mind_of(table)
    assert mind.adoptions(mind.at.purse)[0].value > mind.deeds(mind.at.purse)[0].value
    while question_of(table).kind != "task.vassals" and not mind_of(table).view.completed:
        last = answered(table)
    assert last == "adopt:D-3:T-1"


def test_it_kills_what_it_can_and_the_larger_card_first() -> None:
    """One Wizard, and two cards the Scottish Terrier can kill."""
    given = {
        "board": {"BS": "lion-spy"}, "rats": {"wandering": ["RAT-01", "RAT-08", "RAT-14"]},
        "players": {"A": {"wizards": 1, "knights": 0, "dogs": ["D-3"]}},
    }  # fmt: skip
    table = staged(given, mode="coop")
    assert answered(table) == "kill:RAT-08:D-3"


def test_it_lets_the_rats_be_when_the_game_is_as_good_as_won() -> None:
    given = {"board": {"BS": "lion-spy"}, "rats": {"wandering": ["RAT-01"]}, "players": {"A": {"wizards": 1, "dogs": ["D-3"]}}}
    table = staged(given, mode="coop")
    view = seen(table)
    assert view.rats is not None
    early, late = [Vermin(view, view.rats, 0, turns, TASTE) for turns in (10.0, 0.0)]
    assert early.pressure == 1
    assert late.pressure == 0
    assert early.dog_worth("D-1", (0.3, 0.4)) > late.dog_worth("D-1", (0.3, 0.4)) == 0


def test_a_game_without_end_is_given_up() -> None:
    given = {"board": {"BS": "lion-spy"}, "rats": {"wandering": ["RAT-08"]}, "players": {"A": {"wizards": 1, "dogs": ["D-3"]}}}
    for number, kills in ((PATIENCE, 1), (PATIENCE + 1, 0)):
        view = seen(staged({**given, "round": number}, mode="coop"))
        assert view.rats is not None
        assert len(Vermin(view, view.rats, 0, 9.0, TASTE).kills(Purse(1, 1), (0.3, 0.4))) == kills


def test_rats_to_come_are_those_nobody_has_seen() -> None:
    rats = {"wandering": ["RAT-01"], "plagued": ["RAT-14"], "plagues": ["RAT-22"], "discards": ["RAT-18", "RAT-08"]}
    view = seen(staged({"board": {"BS": "lion-spy"}, "rats": rats}, mode="solo", seats=1))
    assert view.rats is not None
    vermin = Vermin(view, view.rats, 0, 5.0, TASTE)
    assert len(vermin.unseen) == 20 == view.rats.count
    assert sum(vermin.unseen) == 31 - 1 - 3 - 2
    assert vermin.arrivals == pytest.approx(6 * 25 / 20)


def test_a_partner_is_helped_by_waking_his_agent() -> None:
    given = {
        "board": {"KS": "lion-spy", "KO": "lion-scout", "AE": "dragon-emissary"},
        "players": {"A": {"hand": ["G-K-01"], "dogs": ["D-1", "D-2", "D-3", "D-4"]},
                    "B": {"tasks": ["G-W-16"], "agent": {"task": "G-W-16", "at": "KS"}}},
    }  # fmt: skip
    table = staged(given, mode="coop")
    assert answered(table) == "complete:G-K-01"
    assert answered(table) == "use:KS:AE"


# ------------------------------------------------------------------ families
def one_action(family: str, **purse: int) -> Table:
    """G-K-01 wants a Lion in K and an Emissary in A."""
    board = {"AS": "lion-spy", "AO": "dragon-emissary"}
    return staged({"board": board, "players": {"A": {"hand": ["G-K-01"], "knights": 0, "wizards": 0, "family": family, **purse}}})


def test_corwin_slides_far() -> None:
    assert answered(one_action("corwin", knights=1)) == "slide:AS:KS"


def test_the_families_ways_are_taken_when_nothing_cheaper_is_there() -> None:
    board = {"CS": "lion-spy", "AO": "dragon-emissary"}
    for family, more, purse, key in (
        ("wolfram", {}, {"wizards": 1}, "slide:CS:KS:wizard"),
        ("corwin", {"KS": "dragon-spy"}, {"knights": 1}, "swap:CS:KS:knight"),
        ("marbuck", {}, {"wizards": 1}, "slide:CS:KS:wizard"),
        ("marbuck", {"KS": "dragon-spy"}, {"knights": 1}, "swap:CS:KS:knight"),
        ("thistledown", {"KS": "dragon-spy"}, {"knights": 1}, "slide:CS:KT"),
    ):  # fmt: skip
        given = {"knights": 0, "wizards": 0, "hand": ["G-K-01"], "family": family, **purse}
        assert answered(staged({"board": board | more, "corners": NOBODY_WANTED, "players": {"A": given}})) == key, family


def test_thistledown_turns_a_vassal_over_with_a_knight() -> None:
    board = {"KS": "dragon-scout/lion-spy", "AO": "dragon-emissary"}
    table = staged({"board": board, "players": {"A": {"hand": ["G-K-01"], "knights": 1, "wizards": 0, "family": "thistledown"}}})
    assert answered(table) == "flip:KS:knight"


def test_gramberly_is_let_off_a_symbol() -> None:
    """G-K-02 costs the corner of G-K-01, which is nowhere to be seen."""
    board = {"LT": "lion-captain", "CO": "dragon-scout"}
    table = staged({"board": board, "players": {"A": {"hand": ["G-K-02"], "tasks": ["G-K-01"], "family": "gramberly", "knights": 0}}})
    assert answered(table) == "complete:G-K-02"
    assert seen(table).players[0].stacks["knight"] == ("G-K-01", "G-K-02")


def test_gramberly_keeps_a_vassal_that_need_not_be_paid() -> None:
    board = {"LT": "lion-captain", "CO": "dragon-scout"}
    player = {"hand": ["G-K-02"], "tasks": ["G-K-01"], "family": "gramberly", "retained": ["griffin-emissary"], "knights": 0, "wizards": 0}
    table = staged({"board": board, "players": {"A": player}})
    assert [answered(table), answered(table)] == ["complete:G-K-02", "waive:griffin-emissary"]
    assert len(seen(table).players[0].retained) == 1


def test_hester_completes_a_second_task() -> None:
    board = {"KS": "lion-spy", "AO": "dragon-emissary", "LT": "lion-captain", "CO": "dragon-scout"}
    player = {"hand": ["G-K-02", "G-W-16"], "family": "hester"}
    table = staged({"board": board, "completed": True, "castles": ["KS", "AO"], "players": {"A": player}})
    assert answered(table) == "complete:G-K-02"


def test_it_keeps_the_family_that_wins_most_and_knows_them_all() -> None:
    assert sorted(FAMILIES) == sorted(family.id for family in families())
    table = game_of("kings-quest", 2, "choose", {"families": "choose"})
    assert question_of(table, 0).kind == "family.keep"
    offered = [key.partition(":")[2] for key in question_of(table, 0).keys]
    assert answered(table, 0) == f"family:{min(offered, key=FAMILIES.index)}"


def test_no_limits_and_one_card_more() -> None:
    for family, limits, settings in (("keygriff", (12, 12), {}), ("mawe", (2, 3), {"mawe-minor": "on", "family-pool": "all"})):
        table = staged({"board": {"BS": "lion-spy"}, "players": {"A": {"family": family}}}, settings=settings)
        at = Standing(seen(table), 0)
        assert (at.limit, at.hand_limit) == limits


# ------------------------------------------------------------------ optional cards
def test_a_saboteur_is_left_alone() -> None:
    """It is the only card in reach, and there is nothing else to do with a Knight."""
    table = staged({"board": {"BS": "saboteur"}, "players": {"A": {"knights": 1, "wizards": 0}}})
    assert "retain:BS" in question_of(table).keys
    assert answered(table) == "pass"


def test_a_wild_vassal_meets_what_its_face_allows() -> None:
    """Half wild: any faction, but a Scout."""
    for faces, ready in (("half", False), ("full", True)):
        table = staged(
            {"board": {"KS": "lion-spy", "AO": "any-scout"}, "players": {"A": {"hand": ["G-K-01"], "knights": 0, "wizards": 0}}},
            settings={"wild-vassals": "on", "wild-faces": faces},
        )
        mind = mind_of(table)
        assert [bool(deed.way.keys) for deed in mind.deeds(Purse(0, 0))] == [False] * ready


def test_a_wild_face_pays_last() -> None:
    assert lacking(("lion-spy", "dragon-scout"), ("any-scout", "lion-spy")) == []
    assert lacking(("lion-spy", "dragon-scout"), ("any-scout",)) == ["lion-spy"]
    assert payers("lion-spy") == {"lion-spy", "lion-any", "any-spy", "any-any"}


def test_a_knight_wizard_joins_the_stack_that_gains_more() -> None:
    """Two Knights are completed, which two Kings do not support; the first Wizard earns."""
    board = {"BS": "lion-spy", "KE": "dragon-scout"}
    card = {"id": "T-1", "deck": "guild", "type": "knight-wizard", "vp": 1, "left": {"letters": ["B"], "role": "spy"},
            "right": {"letters": ["K"], "role": "scout"}, "corner": "griffin-captain"}  # fmt: skip
    player = {"hand": ["T-1"], "tasks": ["G-K-01"], "retained": ["griffin-emissary"], "knights": 0, "wizards": 0}
    table = staged({"board": board, "players": {"A": player}}, cards={"tasks": [card]}, settings={"knight-wizards": "on"})
    assert [answered(table), answered(table)] == ["complete:T-1", "stack:wizard"]


def test_the_token_that_is_scarcer_is_mustered() -> None:
    table = staged(
        {"at": "muster", "board": {"BS": "lion-spy"}, "players": {"A": {"stacks": {"knight": ["G-KW-01"]}, "knights": 0, "wizards": 2}}},
        settings={"knight-wizards": "on"},
    )
    assert question_of(table).kind == "muster.token"
    assert answered(table) == "token:knight"


# ------------------------------------------------------------------ ways on the board
def test_where_a_family_can_reach_from() -> None:
    corner, everywhere = 1 << SQUARE["BS"], (1 << 25) - 1
    for powers, tokens, square in (
        ({"long-slide"}, Purse(1, 0), "CS"), ({"diagonal-slide"}, Purse(1, 0), "LT"), ({"wizard-slide"}, Purse(0, 1), "LS"),
    ):  # fmt: skip
        assert reach(corner, everywhere, 0, tokens, frozenset(powers))[-1][-1] >> SQUARE[square] & 1
        assert not reach(corner, everywhere, 0, tokens)[-1][-1] >> SQUARE[square] & 1
    for powers, tokens, square in (({"knight-swap"}, Purse(1, 0), "LS"), ({"diagonal-swap"}, Purse(0, 1), "LT")):
        assert reach(corner, 0, everywhere, tokens, frozenset(powers))[-1][-1] >> SQUARE[square] & 1
        assert not reach(corner, 0, everywhere, tokens)[-1][-1] >> SQUARE[square] & 1
    blocked = everywhere & ~(1 << SQUARE["LS"])
    assert not reach(corner, blocked, 0, Purse(1, 0), frozenset({"long-slide"}))[-1][-1] >> SQUARE["AS"] & 1, "not past an occupied space"


def test_what_a_court_can_do_is_kept_when_it_changes() -> None:
    court = court_of(seen(one_action("corwin", knights=2)), 0, careful=True)
    assert court.powers == {"long-slide", "knight-swap"}
    assert moved(court, SQUARE["AS"], SQUARE["LS"]).powers == court.powers


def test_a_guarded_vassal_is_left_alone() -> None:
    given = {"board": {"KS": "lion-spy", "AO": "dragon-emissary"},
             "players": {"A": {"hand": ["G-K-01"], "family": "wolfram"}, "B": {"family": "hester", "guards": ["KS"]}}}  # fmt: skip
    view = seen(staged(given))
    court = court_of(view, 0, careful=True)
    assert court.fixed == 1 << SQUARE["KS"]
    task = (view.players[0].hand or ())[0]
    assert best_way(court, wants_of(task), task.missing, Purse(1, 1), (1.0, 1.0)) is None


def test_a_bot_at_the_other_end_of_a_wire_needs_no_more() -> None:
    """The view of the Puzzle, encoded and decoded."""
    table = game_of("puzzle-masters-quest", 2, "wire", EVERYTHING)
    for _ in range(60):
        seat = table.asked[0]
        far = msgspec.json.decode(msgspec.json.encode(seen(table, seat)), type=CastleView)
        question = question_of(table, seat)

        def look(keys: Any, seat: int = seat) -> Any:
            return table.preview(keys, seat)

        near_key, far_key = [Greedy(seat, Random(1)).choose(view, question, look) for view in (seen(table, seat), far)]
        assert near_key == far_key
        table.answer(near_key, seat)


def test_it_goes_on_when_players_hold_all_tokens() -> None:
    """With a family that knows no limits the supply runs dry; tokens that no muster brings back are spent."""
    settings = {"families": "dealt", "knight-wizards": "on"}
    table = new_game(GAME, mode="advanced", seats=3, settings=settings, seed="castle advanced 244")
    bots = [make_bot("greedy", table.game, table.bot_seed, seat) for seat in range(3)]
    rng = Random("castle advanced 244")
    empty = False
    while not table.over and table.moment < 1500:
        seat = rng.choice(table.asked)
        answer_for(table, seat, bots[seat])
        empty = empty or 0 in table.view(None).supply.values()  # type: ignore[attr-defined]
    assert empty
    assert table.over
