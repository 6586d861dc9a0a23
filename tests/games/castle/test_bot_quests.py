"""The bot in the Queen's and the Wizard's Quest: its games end, it wins, it makes sets and stacks, and it sees only what it may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from quest_stories import card, half, story
from table import GAME, random_tables, state_of

from blackstone.bots import make_bot
from blackstone.games.castle.bot import OF_MODE, Greedy
from blackstone.games.castle.bot_halves import Errand, Floor, brought, distances, floor_of, halves_of, printed
from blackstone.games.castle.bot_sets import of_the_same, points_of_the_same
from blackstone.games.castle.content import SQUARE, area_of
from blackstone.games.castle.events import LastTurns
from blackstone.games.castle.view import CastleView
from blackstone.kernel.bots import Look, answer_for
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Table, new_game

QUEENS, WIZARDS = "queens-quest", "wizards-quest"
ROUNDS = {(QUEENS, 2): 20, (QUEENS, 3): 15, (QUEENS, 4): 12, (WIZARDS, 2): 20, (WIZARDS, 3): 17, (WIZARDS, 4): 14}


def game_of(mode: str, seats: tuple[str, ...], seed: object, **settings: str) -> Table:
    return new_game(GAME, mode=mode, seats=seats, seed=f"bot {seed}", settings=settings)


def play_on(table: Table, answers: int = 1000) -> Counter[str]:
    """Let the bots play to the end; how often they chose each kind of option."""
    players = [make_bot(str(name), GAME, table.bot_seed, seat) for seat, name in enumerate(table.seats)]
    kinds: Counter[str] = Counter()
    for _ in range(answers):
        if table.over:
            return kinds
        kinds[answer_for(table, table.asked[0], players[table.asked[0]]).partition(":")[0]] += 1
    raise AssertionError(f"no end in sight after {table.rounds} rounds")


def ended_by(table: Table) -> list[str]:
    """Why the last turns came."""
    return [one.event.why for one in table.events(0, None) if isinstance(one.event, LastTurns)]


def choices(table: Table, seat: int = 0, count: int = 1) -> list[str]:
    """What the bot of a seat answers to the questions that come."""
    bot = Greedy(seat, Random(1))
    return [answer_for(table, seat, bot) for _ in range(count)]


def seen(table: Table, seat: int = 0) -> CastleView:
    view = table.view(seat)
    assert isinstance(view, CastleView)
    return view


def looker(table: Table, seat: int) -> Look:
    return lambda keys: table.preview(keys, seat)


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize(("mode", "seats"), list(ROUNDS))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_its_games_end_by_themselves(mode: str, seats: int, seed: int) -> None:
    table = game_of(mode, ("greedy",) * seats, seed)
    kinds = play_on(table)
    assert table.rounds <= ROUNDS[mode, seats]
    assert ended_by(table) == (["played-out"] if mode == QUEENS else ["must-pass"])
    scores = table.scores(None)
    if mode == QUEENS:
        assert sum(scores) >= 20
        assert sum(len(player.hand) for player in state_of(table).players) <= 2, "cards are left that could have been used"
    else:
        dealt = {2: 25, 3: 20, 4: 15}[seats]
        assert max(scores) == dealt
        assert min(scores) >= dealt - 6
        assert kinds["put"] > 1.3 * kinds["spend"]


@pytest.mark.parametrize("mode", [QUEENS, WIZARDS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(mode: str, seats: int) -> None:
    for seed in range(4):
        table = game_of(mode, tuple("greedy" if seat == seed % seats else "random" for seat in range(seats)), seed)
        play_on(table)
        assert table.outcome is not None
        assert table.outcome.winners == (seed % seats,)
        scores = list(table.scores(None))
        assert scores.pop(seed % seats) >= max(scores) + 4


def test_nobody_need_stop_the_wizards_quest() -> None:
    """Without the guard against a standstill it comes to its end all the same."""
    for seats in (2, 4):
        table = game_of(WIZARDS, ("greedy",) * seats, "on", standstill="off")
        play_on(table)
        assert ended_by(table) == ["must-pass"]


@pytest.mark.parametrize("mode", [QUEENS, WIZARDS])
def test_the_same_seed_gives_the_same_game(mode: str) -> None:
    ends = []
    for _ in range(2):
        table = game_of(mode, ("greedy", "greedy", "greedy"), "twice")
        ends.append((sum(play_on(table).values()), table.state_bytes))
    assert ends[0] == ends[1]


def mixed(mode: str, seats: int, seed: int, answers: int = 200) -> Iterator[tuple[Table, int, Question]]:
    """The questions of a game in which now the bot answers, now chance."""
    rng = Random(seed)
    table = new_game(GAME, mode=mode, seats=seats, seed=seed, record=False)
    for _ in range(answers):
        if table.over:
            return
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        yield table, seat, question
        if rng.random() < 0.3:
            table.answer(rng.choice(question.keys), seat)
        else:
            choices(table, seat)


@pytest.mark.parametrize(("mode", "seats"), [(QUEENS, 2), (QUEENS, 4), (WIZARDS, 2), (WIZARDS, 4)])
def test_it_answers_whatever_chance_leads_to(mode: str, seats: int) -> None:
    """Each kind of question that is the mode's own by its own thought, and the same when the view comes over a wire."""
    kinds = Counter[str]()
    for table, seat, question in mixed(mode, seats, seed=3):
        kinds[question.kind] += 1
        far = msgspec.json.decode(msgspec.json.encode(table.view(seat)), type=CastleView)
        keys = [Greedy(seat, Random(1)).choose(view, question, looker(table, seat)) for view in (seen(table, seat), far)]
        assert keys[0] == keys[1]
        assert keys[0] in question.keys
    own = [kind for kind in OF_MODE[mode] if kind.startswith(mode.partition("s-")[0])]
    assert len(own) >= 3
    assert all(kinds[kind] for kind in own)


# ------------------------------------------------------------------ the Queen's Quest
SPIES = {"A": {"sets": [["V-19a", "V-20a", "V-21a"]]}}
OFF_CORNER = card("T-1", half("BS", "lion", "spy"), half("KO", "griffin"))


def queens(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return story(QUEENS, given, *play, **more)


def test_it_brings_a_vassal_to_its_card_and_into_the_set_of_its_like() -> None:
    table = queens(
        {"board": {"AS": "lion-spy", "CE": "dragon-scout"}, "players": {"A": {"hand": ["T-1"], **SPIES["A"]}}, "offer": []},
        cards=[OFF_CORNER],
    )
    assert choices(table, count=4) == ["slide:AS:LS", "slide:LS:BS", "spend:T-1", "set:A-1"]
    assert [len(one.vassals) for one in seen(table).players[0].sets] == [4]
    assert seen(table).players[0].sets[0].worth == 8


def test_it_turns_a_vassal_over_for_its_set() -> None:
    board = {"BS": "phoenix-captain/lion-spy", "KE": "griffin-scout"}
    table = queens({"board": board, "players": {"A": {"hand": ["T-1"], **SPIES["A"]}}, "offer": []}, cards=[OFF_CORNER])
    assert choices(table, count=3) == ["flip:BS", "spend:T-1", "set:A-1"]
    assert seen(table).players[0].points == 8


def test_it_takes_two_where_two_can_be_had() -> None:
    board = {"BS": "lion-spy", "KO": "griffin-captain", "CO": "dragon-scout"}
    players = {"A": {"hand": ["T-1"], "sets": [["V-19a", "V-20a", "V-21a"], ["griffin-captain"]]}}
    table = queens({"board": board, "players": players, "offer": []}, cards=[OFF_CORNER])
    assert choices(table, count=2) == ["spend:T-1", "use:BS:KO"]


def test_an_action_that_gains_nothing_is_kept_and_a_knight_is_not_paid_for_a_knight() -> None:
    given = {"board": {"CE": "dragon-scout"}, "players": {"A": {"knights": 2}}, "offer": []}
    table = queens(given)
    assert choices(table, count=4) == ["take:knight", "take:knight", "take:knight", "pass"]
    assert seen(table).players[0].knights == 5


def test_at_the_very_end_nothing_is_kept() -> None:
    given = {"board": {"CE": "dragon-scout"}, "last-round": True, "offer": [], "decks": {"machination": []}}
    assert choices(queens(given)) == ["pass"]


def test_the_worth_of_a_set_of_equals_between_two_sizes() -> None:
    assert [points_of_the_same(size) for size in (1, 2, 3, 4, 5)] == [0, 1, 4, 8, 16]
    assert of_the_same(2.5) == 2.5
    assert of_the_same(5.25) == 18


# ------------------------------------------------------------------ the Wizard's Quest
BOTH = card("T-1", half("BS", "lion", "spy"), half("E", role="scout"))


def wizards(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return story(WIZARDS, given, *play, **more)


def holding(*vassals: str, **more: Any) -> dict[str, Any]:
    return {"A": {"vassals": list(vassals), **more}, "B": {"vassals": ["V-50"]}}


def test_it_lays_two_and_one_of_them_onto_its_like() -> None:
    table = wizards({"board": {"CE": "lion-scout"}, "players": holding("V-20", "V-01", "V-60", hand=["T-1"])}, cards=[BOTH])
    assert choices(table, count=3) == ["spend:T-1", "put:V-20a:BS", "put:V-01a:CE"]
    assert seen(table).board["CE"].beneath


def test_it_makes_room_for_a_vassal() -> None:
    """The only space is taken by another: he slides away."""
    only = card("T-2", half("BS", "lion", "spy"), half("KE", "griffin", "captain"))
    table = wizards({"board": {"BS": "dragon-emissary"}, "players": holding("V-20", "V-01", hand=["T-2"])}, cards=[only])
    first, *others = choices(table, count=2)
    assert first in ("slide:BS:LS", "slide:BS:BT")
    assert others == ["spend:T-2"]


def test_it_goes_on_laying_although_it_does_not_pay() -> None:
    """One vassal for three actions is poor, but the game shall end."""
    only = card("T-2", half("BS", "lion", "spy"), half("KE", "griffin", "captain"))
    given = {"board": {"BS": "dragon-emissary"}, "players": holding("V-20", "V-01"), "offer": ["T-2"]}
    table = wizards(given, cards=[only])
    assert choices(table)[0] == "take:T-2"
    assert [key.partition(":")[0] for key in choices(table, count=2)] == ["slide", "spend"]


def test_with_an_empty_hand_it_keeps_its_actions_for_the_tie() -> None:
    given = {"board": {"BS": "lion-scout"}, "players": {"A": {"vassals": [], "wizards": 2}, "B": {"vassals": ["V-50"]}}}
    assert choices(wizards(given), count=2) == ["take:knight", "take:knight"]


# ------------------------------------------------------------------ what it works with
def test_the_cards_of_the_offer_are_known_as_they_are_in_hand() -> None:
    table = queens({"board": {"BS": "lion-spy"}, "players": {"A": {"hand": sorted(printed())[:16]}}})
    hand = seen(table).players[0].hand
    assert hand is not None
    assert len(hand) == 16
    for task in hand:
        assert halves_of(task) == printed()[task.card]


def test_a_vassal_gets_somewhere_by_as_many_moves_as_it_is_away() -> None:
    """Whoever stands where: every step is a slide or a swap that the table offers."""
    rng, checked = Random(4), 0
    for table in random_tables(8, 2, answers=60, settings={}, record=False, mode=QUEENS):
        seat = table.asked[0]
        question = table.question(seat)
        assert question is not None
        if question.kind != "queens.action":
            continue
        floor, there = floor_of(seen(table, seat)), rng.choice(sorted(SQUARE))
        here = rng.choice([at for at, symbol in enumerate(floor.up) if symbol >= 0])
        errand = brought(Errand((), floor, (here,)), 0, area_of(there))
        assert errand.at == (SQUARE[there],)
        assert len(errand.keys) == distances(area_of(there))[here]
        assert not errand.keys or errand.keys[0] in question.keys
        assert errand.floor.up[SQUARE[there]] == floor.up[here]
        assert sorted(errand.floor.up) == sorted(floor.up)
        checked += 1
    assert checked > 30


def test_a_gap_travels_by_slides() -> None:
    nobody = (-1,) * 24
    errand = brought(Errand((), Floor((-1, 3, 4, *nobody[:22]), (-1, 5, 6, *nobody[:22])), (0,)), 0, area_of("AS"))
    assert errand.keys == ("slide:LS:BS", "slide:AS:LS")
    assert errand.floor.up[:3] == (3, 4, -1)
