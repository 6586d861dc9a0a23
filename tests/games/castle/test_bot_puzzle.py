"""How the bot plans a formation: the one that is least work is one, and the moves lead there."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from staged import staged
from table import GAME, state_of

from blackstone.games.castle.bot import Greedy
from blackstone.games.castle.bot_court import Court, Purse, court_of
from blackstone.games.castle.bot_formation import ABSENT, DISTANCE, HOPELESS, SURPLUS, Formation, formation_of, matched
from blackstone.games.castle.bot_moves import advance
from blackstone.games.castle.bot_worth import Standing
from blackstone.games.castle.content import ROWS_OF_MASKS, SQUARE, SQUARES
from blackstone.games.castle.puzzle_masters_quest import formation_stands
from blackstone.games.castle.view import CastleView
from blackstone.kernel.bots import answer_for
from blackstone.kernel.table import Table

PUZZLE = "puzzle-masters-quest"
CARDS = GAME.content.cards
SOLVED = {
    "BS": "lion-captain", "LS": "griffin-scout", "AS": "griffin-emissary", "CS": "griffin-spy", "KS": "griffin-captain",
    "BT": "lion-spy", "BO": "lion-emissary", "BN": "lion-scout", "KT": "phoenix-scout", "KO": "phoenix-emissary", "KN": "phoenix-spy",
    "BE": "dragon-captain", "LE": "dragon-spy", "AE": "dragon-emissary", "CE": "dragon-scout", "KE": "phoenix-captain",
}  # fmt: skip


def court(faces: dict[str, str], behind: dict[str, str] | None = None) -> Court:
    """A board of these faces; nobody shows anything behind unless told."""
    up = [faces.get(name, "") for name in SQUARES]
    back = [(behind or {}).get(name, "?" if name in faces else "") for name in SQUARES]
    return Court(tuple(up), tuple(back), sum(1 << SQUARE[name] for name in faces), 0, ())


def random_court(seed: int) -> Court:
    """Twenty-five vassals as they are dealt."""
    cards = Random(seed).sample(range(CARDS.wild), 25)
    faces = [2 * card + Random(f"{seed} {card}").randrange(2) for card in cards]
    up, behind = [CARDS.face_names[face] for face in faces], [CARDS.face_names[face ^ 1] for face in faces]
    return Court(tuple(up), tuple(behind), (1 << 25) - 1, 0, ())


def carried_out(board: Court, goal: Formation) -> list[int]:
    """The masks of the position once everybody stands in place and nobody else is left."""
    where = [0] * ROWS_OF_MASKS
    for place in goal.places:
        name = (board.behind if place.flip else board.up)[place.here]
        for row in CARDS.rows[False][CARDS.face_names.index(name)]:
            where[row] |= 1 << place.there
    return where


def puzzle(board: dict[str, str], **given: Any) -> Table:
    return staged({"board": board, "rats": {"deck": ["RAT-18"]}, **given}, mode=PUZZLE)


def bot_answers(table: Table, seat: int = 0) -> str:
    return answer_for(table, seat, Greedy(seat, Random(1)))


def swapped(faces: dict[str, str], one: str, other: str) -> dict[str, str]:
    return {**faces, one: faces[other], other: faces[one]}


# ------------------------------------------------------------------ the goal
def test_a_formation_that_stands_is_no_work() -> None:
    goal = formation_of(court(SOLVED))
    assert (goal.work, goal.surplus, goal.absent) == (0, 0, ())
    assert all(place.here == place.there and not place.flip for place in goal.places)
    assert formation_stands(carried_out(court(SOLVED), goal))


def test_every_goal_is_a_formation() -> None:
    """On whatever board: carried out, it stands by the rules of the game."""
    whole = 0
    for seed in range(60):
        board = random_court(seed)
        goal = formation_of(board)
        assert goal.surplus == 9
        assert len({place.here for place in goal.places}) == len(goal.places) == 16 - len(goal.absent)
        if not goal.absent:
            assert formation_stands(carried_out(board, goal))
            whole += 1
        steps = sum(DISTANCE[place.here][place.there] + place.flip for place in goal.places)
        assert goal.work == pytest.approx(steps + ABSENT * len(goal.absent) + SURPLUS * goal.surplus)
        assert 8 <= steps <= 30
    assert whole >= 20


def test_what_is_missing_and_what_is_too_much_costs() -> None:
    twice = {**SOLVED, "KE": "dragon-captain"}
    goal = formation_of(court(twice))
    assert goal.absent == (("phoenix-captain", SQUARE["KE"]),)
    assert goal.work == ABSENT
    assert formation_of(court({**SOLVED, "AO": "lion-spy"})).work == SURPLUS
    fewer = {name: face for name, face in SOLVED.items() if name != "AE"}
    assert formation_of(court(fewer)).work >= HOPELESS, "nobody joins them any more"


def test_who_was_used_has_no_place() -> None:
    board = court({**SOLVED, "AO": "dragon-emissary"})._replace(fixed=1 << SQUARE["AE"])
    goal = formation_of(board)
    assert SQUARE["AE"] not in {place.here for place in goal.places}
    assert (SQUARE["AO"], SQUARE["AE"]) in {(place.here, place.there) for place in goal.places}
    assert goal.surplus == 0


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_taken_twice_and_the_sum_is_least(seed: int) -> None:
    """Four identities and four vassals, against trying everything; some cannot show some."""
    rng = Random(seed)
    table = [{square: float(rng.randrange(6)) for square in range(4) if rng.random() < 0.7} for _ in range(4)]
    chosen = matched([[(cost, square) for square, cost in some.items()] for some in table])
    taken = [square for square in chosen if square >= 0]
    assert len(set(taken)) == len(taken)

    def total(squares: tuple[int, ...] | list[int]) -> float:
        return sum(some.get(square, ABSENT) for some, square in zip(table, squares, strict=True))

    assert total(chosen) == min(total(order) for order in permutations(range(4)))


# ------------------------------------------------------------------ the moves
def test_two_that_stand_crosswise_change_places() -> None:
    board = court(swapped(SOLVED, "BS", "LS"))
    best = advance(board, formation_of(board), Purse(0, 1))
    assert best.keys == ("swap:BS:LS",)
    assert best.left == 0


def test_what_the_tokens_pay_is_done() -> None:
    """The Spy has slipped inwards, and somebody stands in the middle: two Knights."""
    board = {name: face for name, face in SOLVED.items() if name != "CS"} | {"CT": "griffin-spy", "AO": "lion-spy"}
    goal = formation_of(court(board))
    assert set(advance(court(board), goal, Purse(2, 0)).keys) == {"slide:CT:CS"}
    assert advance(court(board), goal, Purse(2, 0)).left == 0
    assert advance(court(board), goal, Purse(1, 0)).left == 1
    assert advance(court(board), goal, Purse(0, 0)).keys == ()


def test_a_way_round_is_found_where_no_single_move_helps() -> None:
    """Two have changed places round a corner, and who stands in it is where it belongs."""
    board = swapped(SOLVED, "BT", "LS")
    goal = formation_of(court(board))
    best = advance(court(board), goal, Purse(2, 2))
    assert goal.work == 4
    assert best.left == 0
    assert len(best.keys) <= 4


def test_what_a_family_can_do_is_used() -> None:
    board = court(swapped(SOLVED, "BS", "LS"))._replace(powers=frozenset({"knight-swap"}))
    assert advance(board, formation_of(board), Purse(1, 0)).keys == ("swap:BS:LS:knight",)
    turned = court({**SOLVED, "LS": "dragon-spy"}, {"LS": "griffin-scout"})._replace(powers=frozenset({"knight-flip"}))
    assert advance(turned, formation_of(turned), Purse(1, 0)).keys == ("flip:LS:knight",)


# ------------------------------------------------------------------ the bot
def test_it_finishes_what_it_can_finish() -> None:
    """A swap, a flip and a removal away, with just the tokens for it: nothing else is done first."""
    board = swapped(SOLVED, "BS", "LS") | {"AO": "dragon-emissary", "BO": "dragon-spy/lion-emissary"}
    table = puzzle(board, players={"A": {"knights": 1, "wizards": 2, "hand": ["G-K-01", "G-K-02"]}})
    for _ in range(5):
        if not table.over:
            bot_answers(table)
    assert table.over
    assert table.outcome is not None
    assert table.outcome.together == "won"


def test_it_fetches_who_is_missing() -> None:
    """Two Dragon Captains, no Phoenix Captain; one lies on the draw stack."""
    board = {**SOLVED, "KE": "dragon-captain"}
    given = {"corners": {"top-left": ["phoenix-captain"], "top-right": ["lion-spy"]}, "players": {"A": {"knights": 1, "wizards": 0}}}
    table = puzzle(board, **given)
    assert [bot_answers(table), bot_answers(table)] == ["retain:KE", "refill:top-left"]
    assert table.over


def test_it_never_lets_the_court_run_short() -> None:
    """Sixteen are left, none of whom is spare: whoever is retained or used must be replaced."""
    table = puzzle(SOLVED | {"KE": "dragon-captain"}, corners={"top-left": ["lion-spy"], "top-right": ["lion-spy"]},
                   players={"A": {"knights": 1, "wizards": 0}})  # fmt: skip
    table.answer("retain:KE", 0)
    assert bot_answers(table).startswith("refill:")
    used = puzzle(
        {"AT": "dragon-scout", **{name: face for name, face in SOLVED.items() if name != "CE"}},
        at="assign-vassals", castles=["AT", "BE"], completed=True, corners={"top-left": ["lion-spy"] * 2, "top-right": ["lion-spy"]},
    )  # fmt: skip
    assert [bot_answers(used), bot_answers(used)] == ["replace:AT", "replace:BE"]
    assert sum(face >= 0 for face in state_of(used).board) == 16


def test_a_surplus_vassal_is_not_replaced_in_the_end() -> None:
    table = puzzle({**SOLVED, "AT": "dragon-scout", "LO": "lion-spy", "AO": "lion-spy"}, at="assign-vassals", castles=["AT", "LO"],
                   completed=True, corners={"top-left": ["lion-spy"] * 2, "top-right": ["lion-spy"]})  # fmt: skip
    assert bot_answers(table) == "pass"


def test_it_uses_those_it_can_spare() -> None:
    """Two Dragon Emissaries in A and two Lions in O would do: one of each has a place in the formation."""
    card = {"id": "T-1", "deck": "guild", "type": "knight", "vp": 1, "left": {"letters": ["A"], "role": "emissary", "faction": "dragon"},
            "right": {"letters": ["O"], "faction": "lion"}, "corner": "griffin-captain"}  # fmt: skip
    board = {**SOLVED, "AT": "dragon-emissary", "LO": "lion-spy"}
    given = {"board": board, "rats": {"deck": ["RAT-18"]}, "players": {"A": {"hand": ["T-1"]}}}
    table = staged(given, "A complete:T-1", mode=PUZZLE, cards={"tasks": [card]})
    assert bot_answers(table) == "use:AT:LO"


def test_it_reckons_the_rounds_by_the_work_and_the_income() -> None:
    near, far = [puzzle(board) for board in (SOLVED | {"AO": "lion-spy"}, dict(zip(SQUARES[4:20], SOLVED.values(), strict=True)))]
    views = [table.view(0) for table in (near, far)]
    assert all(isinstance(view, CastleView) for view in views)
    rounds = [Standing(view, 0).turns_left for view in views if isinstance(view, CastleView)]
    assert rounds[0] < 1 < rounds[1] <= 12
    view = views[1]
    assert isinstance(view, CastleView)
    assert formation_of(court_of(view, 0, careful=False)).work > 10
