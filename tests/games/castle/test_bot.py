"""The bot that plays well: its games end, it answers everything it can be asked, and it sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from table import GAME, random_tables

from blackstone.bots import make_bot
from blackstone.games.castle.bot import ANSWERS, OF_MODE, Greedy
from blackstone.games.castle.bot_court import Purse, court_of, reach, spread
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.bot_plans import Want, best_way, wants_of
from blackstone.games.castle.bot_worth import TASTE, Standing, lacking
from blackstone.games.castle.content import SQUARE
from blackstone.games.castle.view import CastleView, TaskView
from blackstone.kernel.bots import Look, answer_for
from blackstone.kernel.game import Games
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.scenario.case import Case
from blackstone.kernel.scenario.run import Story
from blackstone.kernel.table import Preview, Table, new_game

PLAIN = {"families": "off"}
SETTINGS = {"families": "off", "household-support": "off", "unsupported": "owner", "face-down-trigger": "any", "limit-check": "all"}
ELSEWHERE = {
    *("family.keep", "refresh.corner", "special.space", "guard.lift", "muster.token", "draw.keep", "task.stack"),
}
"""Kinds of questions of other modes and settings; test_bot_modes.py comes to them."""
GAMES = Games({"castle": lambda: GAME})


def bots(table: Table) -> list[Any]:
    return [make_bot("greedy", GAME, table.bot_seed, seat) for seat in range(len(table.seats))]


def played(table: Table) -> int:
    """Let greedy bots play to the end; how many answers that took."""
    players = bots(table)
    for count in range(1500):
        if table.over:
            return count
        answer_for(table, table.asked[0], players[table.asked[0]])
    raise AssertionError(f"no end in sight after {table.rounds} rounds")


def staged(given: dict[str, Any], **case: Any) -> Table:
    """A table as a scenario would set it."""
    story = Story(msgspec.convert({"case": "a position", "game": "castle", "given": given, "seats": 2, **case}, Case), GAMES)
    story.tell()
    return story.table


def question_of(table: Table, seat: int) -> Question:
    question = table.question(seat)
    assert question is not None
    return question


def seen(table: Table, seat: int) -> CastleView:
    view = table.view(seat)
    assert isinstance(view, CastleView)
    return view


def hand(view: CastleView, seat: int) -> tuple[TaskView, ...]:
    return view.players[seat].hand or ()


def looker(table: Table, seat: int) -> Look:
    return lambda keys: table.preview(keys, seat)


def asked(table: Table, seat: int = 0) -> tuple[str, str]:
    """What kind of question the bot is asked, and what it answers; the answer is given."""
    return question_of(table, seat).kind, answer_for(table, seat, Greedy(seat, Random(1)))


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize(
    ("seats", "settings"), [(2, {}), (3, {}), (4, {}), *((2, {id: value}) for id, value in SETTINGS.items() if id != "families")]
)
def test_its_games_end_soon(seats: int, settings: dict[str, str]) -> None:
    table = new_game(GAME, seats=seats, settings=PLAIN | settings, seed="a fair game", record=False)
    played(table)
    assert 7 <= table.rounds <= 15
    assert max(table.scores(None)) >= 21


def test_it_beats_chance_although_chance_upsets_the_board() -> None:
    table = new_game(GAME, seats=("greedy", "random"), settings=PLAIN, seed="chance", record=False)
    players = [make_bot(name, GAME, table.bot_seed, seat) for seat, name in enumerate(table.seats)]
    while not table.over:
        answer_for(table, table.asked[0], players[table.asked[0]])
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table = new_game(GAME, seats=2, seed="twice", record=False)
        ends.append((played(table), table.state_bytes))
    assert ends[0] == ends[1]


# ------------------------------------------------------------------ over a wire
class Wired:
    """A greedy bot at the other end of a wire: it gets everything as decoded JSON, the options as mere words."""

    def __init__(self, seat: int) -> None:
        self.bot = Greedy(seat, Random(1))

    def choose(self, view: CastleView, question: Question, preview: Look) -> str:
        def look(keys: Sequence[str]) -> Preview:
            near = preview(keys)
            far = msgspec.structs.replace(near, view=over(near.view), options=words(near.options))
            return far

        return self.bot.choose(over(view), msgspec.structs.replace(question, options=words(question.options)), look)


def over(view: Any) -> CastleView:
    return msgspec.json.decode(msgspec.json.encode(view), type=CastleView)


def words(options: Sequence[Option]) -> list[Option]:
    return [Option(option.key, option.touches) for option in options]


def test_it_needs_nothing_but_what_goes_over_a_wire() -> None:
    near, far = [new_game(GAME, seats=3, settings=SETTINGS, seed="a wire", record=False) for _ in range(2)]
    wired = [Wired(seat) for seat in range(3)]
    players = bots(near)
    while not near.over:
        seat = near.asked[0]
        assert answer_for(near, seat, players[seat]) == answer_for(far, seat, wired[seat])
    assert near.state_bytes == far.state_bytes


# ------------------------------------------------------------------ every kind of question
def positions() -> Iterator[Table]:
    """Some hundred positions that random players get into, with every setting: a table that moves on, not one to be changed."""
    for seed, (seats, settings) in enumerate(product((2, 3), (PLAIN, SETTINGS))):
        for count, table in enumerate(random_tables(seed, seats, 600, settings, record=False)):
            if count % 3 == 0:
                yield table


def test_it_answers_whatever_it_is_asked_wherever_it_takes_over() -> None:
    """Positions no greedy bot would get into; every answer is one of the options and can be given."""
    kinds = set()
    for table in positions():
        seat = table.asked[0]
        question = question_of(table, seat)
        kinds.add(question.kind)
        key = Greedy(seat, Random(1)).choose(seen(table, seat), question, looker(table, seat))
        assert key in question.keys, f"{question.kind}: {key}"
    rare = {"shortage.space", "refill.corner", "setup.corner", "upcharge.vassal"}
    assert kinds >= {kind for kind in ANSWERS if kind not in ELSEWHERE} - rare, "these have tests below"


def test_it_knows_every_kind_of_question_of_the_game() -> None:
    known = set(ANSWERS).union(*OF_MODE.values())
    assert known == {choice.id for choice in GAME.choices}


def test_an_unknown_kind_gets_the_first_option() -> None:
    table = new_game(GAME, seats=2, seed=1, record=False)
    seat = table.asked[0]
    question = msgspec.structs.replace(question_of(table, seat), kind="something.new")
    assert Greedy(seat, Random(1)).choose(seen(table, seat), question, looker(table, seat)) == question.keys[0]


def test_it_fills_a_missing_space() -> None:
    table = staged({"at": "shortage", "board": {"BS": "lion-spy", "KE": "dragon-scout"}})
    kind, key = asked(table)
    assert (kind, key.partition(":")[0]) == ("shortage.space", "fill")


def test_an_empty_corner_is_replaced_by_the_fullest() -> None:
    table = staged(
        {
            "at": "assign-vassals", "castles": ["BS"], "completed": True,
            "corners": {"top-left": [], "top-right": ["dragon-spy"], "bottom-right": ["dragon-spy", "dragon-spy"], "bottom-left": []},
            "board": {"BS": "lion-spy"},
        }
    )  # fmt: skip
    assert asked(table) == ("refill.corner", "corner:bottom-right")


def test_of_two_alike_either_pays() -> None:
    table = staged(
        {
            "board": {"LT": "lion-captain", "CO": "dragon-scout"},
            "players": {"A": {"hand": ["G-K-02"], "tasks": ["G-K-01"], "retained": ["griffin-emissary", "griffin-emissary"]}},
        }
    )
    assert asked(table)[1] == "complete:G-K-02"
    kind, key = asked(table)
    assert (kind, key.partition(":")[0]) == ("upcharge.vassal", "pay")


def test_it_puts_a_triggered_card_into_play() -> None:
    """Of two that are triggered, the one that scores more."""
    table = staged(
        {"board": {"BS": "lion-spy", "KE": "dragon-scout"}, "players": {"A": {"hand": ["T-1"]}, "B": {"face-down": ["T-2", "T-3"]}}},
        play=["A complete:T-1"],
        cards={
            "tasks": [
                {"id": name, "deck": "machination", "type": "ploy", "vp": points, "left": {"letters": ["B"], "role": "spy"},
                 "right": {"letters": ["K"], "role": "scout"}, "corner": corner}
                for name, points, corner in (("T-1", 2, "griffin-captain"), ("T-2", 2, "lion-spy"), ("T-3", 4, "dragon-scout"))
            ]
        },
    )  # fmt: skip
    assert asked(table, 1) == ("intrigue.triggered", "play:T-3")
    assert table.scores(None)[1] == 4


# ------------------------------------------------------------------ good play
def test_it_completes_a_task_that_is_met() -> None:
    table = staged({"board": {"KS": "lion-spy", "AO": "dragon-emissary"}, "players": {"A": {"hand": ["G-K-01"]}}})
    assert asked(table) == ("work.action", "complete:G-K-01")


def test_it_sees_a_way_of_several_actions() -> None:
    """G-K-01 wants a Lion in K and an Emissary in A: one slides, the other is turned over."""
    table = staged(
        {
            "board": {"CS": "lion-spy", "AO": "dragon-scout/griffin-emissary"},
            "players": {"A": {"hand": ["G-K-01"], "knights": 1, "wizards": 1}},
        }
    )
    answers = [asked(table)[1] for _ in range(3)]
    assert sorted(answers[:2]) == ["flip:AO", "slide:CS:KS"]
    assert answers[2] == "complete:G-K-01"


def test_it_retains_what_the_upcharge_wants_before_it_completes() -> None:
    """G-K-02 costs the corner of G-K-01, a Griffin Emissary, which stands on the board."""
    table = staged(
        {
            "board": {"LT": "lion-captain", "CO": "dragon-scout", "BE": "griffin-emissary"},
            "players": {"A": {"hand": ["G-K-02"], "tasks": ["G-K-01"], "knights": 1}},
        }
    )
    assert asked(table)[1] == "retain:BE"
    while question_of(table, 0).kind == "retain.refill":
        asked(table)
    assert asked(table)[1] == "complete:G-K-02"


def test_it_spares_vassals_that_an_agent_watches() -> None:
    """Two Lions would do in K; B's agent watches one of them."""
    table = staged(
        {
            "board": {"KS": "lion-spy", "KO": "lion-scout", "AE": "dragon-emissary"},
            "players": {"A": {"hand": ["G-K-01"]}, "B": {"tasks": ["G-W-16"], "agent": {"task": "G-W-16", "at": "KS"}}},
        }
    )
    assert asked(table)[1] == "complete:G-K-01"
    assert asked(table) == ("task.vassals", "use:KO:AE")


# ------------------------------------------------------------------ ways
def test_a_way_that_is_found_can_be_gone() -> None:
    """In whatever position: carry the keys out, and the task can be completed, for just what the way said it costs."""
    gone = 0
    for table in positions():
        seat = table.asked[0]
        question, view = question_of(table, seat), seen(table, seat)
        if question.kind != "work.action" or view.completed:
            continue
        mind = Mind(view, seat, question, looker(table, seat), TASTE)
        for _, task, way, _ in mind.deeds(mind.at.purse):
            if any(key.startswith("retain") for key in way.keys):
                continue
            look = table.preview(way.keys, seat)
            if look.stopped:
                continue  # an agent was disturbed: another seat is asked
            assert isinstance(look.view, CastleView)
            me = look.view.players[seat]
            assert task.card in {ready.card for ready in hand(look.view, seat) if ready.ready}
            assert (me.knights, me.wizards) == (mind.at.purse.knights - way.cost.knights, mind.at.purse.wizards - way.cost.wizards)
            gone += bool(way.keys)
    assert gone > 30


def exhaustive(table: Table, seat: int, card: str, purse: Purse) -> bool:
    """Whether any sequence of slides, swaps and flips with these tokens makes a card ready; by trying all."""
    if any(task.card == card and task.ready for task in hand(seen(table, seat), seat)):
        return True
    for option in question_of(table, seat).options:
        cost = {"slide": (1, 0), "swap": (0, 1), "flip": (0, 1)}.get(option.kind)
        if cost is None or cost[0] > purse.knights or cost[1] > purse.wizards:
            continue
        copy = table.copy()
        copy.answer(option, seat)
        if copy.asked == (seat,) and exhaustive(copy, seat, card, Purse(purse.knights - cost[0], purse.wizards - cost[1])):
            return True
    return False


@pytest.mark.parametrize("seed", range(3))
def test_no_way_is_missed(seed: int) -> None:
    """Against a search through everything, with one token of each kind; ways over a corner deck, which it does not try, left aside."""
    table = new_game(GAME, seats=2, seed=seed, settings=PLAIN, record=False)
    while (question := question_of(table, table.asked[0])).kind != "work.action":
        table.answer(question.options[0], table.asked[0])
    seat, purse = table.asked[0], Purse(1, 1)
    view = seen(table, seat)
    court = court_of(view, seat, careful=False)._replace(tops=())
    for task in hand(view, seat):
        way = best_way(court, wants_of(task), task.missing, purse, (1.0, 1.0))
        assert (way is not None) == exhaustive(table, seat, task.card, purse)


def test_from_where_a_place_can_be_reached() -> None:
    """One empty line to the left of K: slides go through it, swaps through the others."""
    area, empty = 1 << SQUARE["KS"], 1 << SQUARE["CS"] | 1 << SQUARE["KS"]
    everywhere = (1 << 25) - 1
    table = reach(area, empty, everywhere & ~empty, Purse(2, 1))
    assert table[0][0] == area
    assert table[1][0] == area | spread(area)
    assert table[2][0] >> SQUARE["AS"] & 1
    assert not table[1][0] >> SQUARE["AS"] & 1
    assert not table[0][1] >> SQUARE["CS"] & 1, "a vassal cannot swap with an empty space"


def test_a_symbol_pays_once() -> None:
    assert lacking(("lion-spy", "lion-spy", "dragon-scout"), ("lion-spy", "griffin-spy")) == ["lion-spy", "dragon-scout"]


def test_points_are_reckoned_as_the_game_reckons_them() -> None:
    """What the bot expects of a card is what the table then says, by whichever reading of support."""
    tasks = ["G-K-01", "G-K-02", "G-K-09", "G-K-10", "M-P-01", "M-P-23", "M-P-11"]
    for household, unsupported in product(("on", "off"), ("latest", "owner")):
        settings = {"household-support": household, "unsupported": unsupported}
        before, after = [
            staged({"board": {"BS": "lion-spy"}, "last-round": True, "players": {"A": {"tasks": some}}}, settings=settings)
            for some in (tasks, [*tasks, "P-K-01"])
        ]
        standing = Standing(seen(before, 0), 0)
        assert standing.gain("king", 1) == after.scores(0)[0] - before.scores(0)[0]


def test_a_want_knows_its_line_and_its_space() -> None:
    table = staged({"board": {"BS": "lion-spy"}, "players": {"A": {"hand": ["P-K-01"]}}})
    left, right = wants_of(hand(seen(table, 0), 0)[0])
    assert left == Want(1 << SQUARE["BO"], "any", "spy")
    assert right.area.bit_count() == 5
