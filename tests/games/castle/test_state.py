"""The state's own small functions: the board and its masks, guards and agents, piles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from staged import NOBODY, staged
from table import GAME, state_of

from blackstone.games.castle.content import ROWS_OF_MASKS
from blackstone.games.castle.state import (
    NONE,
    Castle,
    Player,
    Rats,
    Settings,
    closed_to,
    copy,
    dismiss_guard,
    from_seat,
    guards_follow,
    move,
    note_guarded,
    note_watched,
    put,
    squares_in,
    standing,
    take,
    without,
)

CARDS = GAME.content.cards
FACES = [CARDS.face_of[name] for name in ("V-19a", "V-19b", "V-01a", "W-1a", "W-1b", "AS-1a", "AS-2b", "V-72b")]


def court(full: bool = False, seats: int = 3) -> Castle:
    """A board without cards."""
    return state_of(staged(NOBODY, seats=seats, settings={"wild-faces": "full" if full else "half"}))


def masks(state: Castle) -> list[int]:
    """What the masks should be, from the board."""
    where = [0] * ROWS_OF_MASKS
    for square, face in enumerate(state.board):
        if face != NONE:
            for row in CARDS.rows[state.settings.full_wilds][face]:
                where[row] |= 1 << square
    return where


@pytest.mark.rule("C-WILD-02", "C-ASAB-12")
@pytest.mark.parametrize("full", [False, True])
def test_the_masks_follow_the_board(full: bool) -> None:
    state, rng = court(full), Random(3)
    for _ in range(400):
        free = [square for square, face in enumerate(state.board) if face == NONE]
        held = [square for square, face in enumerate(state.board) if face != NONE]
        act = rng.choice(("put", "take", "move"))
        if act == "put" and len(held) < 12:
            square, face = rng.choice(free), rng.choice(FACES)
            put(state, square, face)
            assert state.board[square] == face
        elif act == "take" and held:
            square = rng.choice(held)
            face = state.board[square]
            assert take(state, square) == face
            assert state.board[square] == NONE
        elif act == "move" and held:
            here, there = rng.choice(held), rng.choice(free)
            face = state.board[here]
            assert move(state, here, there) == face
            assert (state.board[here], state.board[there]) == (NONE, face)
        assert state.where == masks(state)
        assert standing(state) == sum(1 << square for square, face in enumerate(state.board) if face != NONE)


@pytest.mark.rule("C-ASAB-12")
def test_special_cards_stand_beside_the_vassals() -> None:
    state = court()
    for square, name in enumerate(("V-19a", "AS-1a", "AS-1b")):
        put(state, square, CARDS.face_of[name])
    assert (standing(state), state.where[8], state.where[9], state.where[10]) == (0b111, 0b1, 0b10, 0b100)


# ------------------------------------------------------------------ guards
def guarding(*guards: int) -> Castle:
    state = court()
    for player, mask in zip(state.players, guards, strict=False):
        player.guards = mask
    note_guarded(state)
    return state


@pytest.mark.rule("C-MANIP-11", "C-BONUS-07", "C-BONUS-09")
def test_what_is_closed_to_whom() -> None:
    state = guarding(0b0011, 0b0100)
    assert state.guarded == 0b0111
    assert [closed_to(state, player) for player in state.players] == [0b0100, 0b0011, 0b0111]
    state.marked = 0b1001
    assert [closed_to(state, player) for player in state.players] == [0b1101, 0b1011, 0b1111]
    free = guarding()
    free.marked = 0b10
    assert [closed_to(free, player) for player in free.players] == [0b10] * 3


@pytest.mark.rule("C-BONUS-07", "C-BONUS-09")
@pytest.mark.parametrize(
    ("before", "here", "there", "after"),
    [
        ((0b0001, 0), 0, 1, (0b0010, 0)),
        ((0b0001, 0), 1, 0, (0b0010, 0)),
        ((0b0001, 0b0010), 0, 1, (0b0010, 0b0001)),
        ((0b0011, 0), 0, 1, (0b0011, 0)),
        ((0b0100, 0b1000), 0, 1, (0b0100, 0b1000)),
        ((0b0101, 0b1000), 0, 4, (0b10100, 0b1000)),
        ((0, 0b0001), 0, 24, (0, 1 << 24)),
    ],
)
def test_guards_follow_their_vassals(before: Sequence[int], here: int, there: int, after: Sequence[int]) -> None:
    state = guarding(*before)
    guards_follow(state, here, there)
    assert tuple(player.guards for player in state.players) == (*after, 0)
    assert state.guarded == after[0] | after[1]


@pytest.mark.rule("C-BONUS-07", "C-BONUS-08")
def test_a_guard_is_dismissed() -> None:
    state = guarding(0b0011, 0b0100)
    dismiss_guard(state, 2)
    assert ([player.guards for player in state.players], state.guarded) == ([0b0011, 0, 0], 0b0011)
    dismiss_guard(state, 0)
    assert ([player.guards for player in state.players], state.guarded) == ([0b0010, 0, 0], 0b0010)
    dismiss_guard(state, 7)
    assert ([player.guards for player in state.players], state.guarded) == ([0b0010, 0, 0], 0b0010)


def test_agents_are_noted() -> None:
    state = court()
    state.players[0].agent_at, state.players[2].agent_at, state.watched = 0, 3, 0b10
    note_watched(state)
    assert state.watched == 0b1001
    state.players[0].agent_at = NONE
    note_watched(state)
    assert state.watched == 0b1000


# ------------------------------------------------------------------ squares, seats, piles
def test_squares_of_a_mask_stand_in_board_order() -> None:
    assert squares_in(0) == []
    assert squares_in(1) == [0]
    assert squares_in(1 << 24 | 0b1010) == [1, 3, 24]
    assert squares_in((1 << 25) - 1) == list(range(25))


def test_seats_clockwise() -> None:
    assert [from_seat(court(), seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_pile_without_a_card() -> None:
    assert without((4, 5, 6), 4) == (5, 6)
    assert without((4, 5, 6), 5) == (4, 6)
    assert without((4, 5, 6), 6) == (4, 5)
    assert without((4,), 4) == ()
    with pytest.raises(ValueError, match="not in tuple"):
        without((4, 5), 6)


# ------------------------------------------------------------------ copies and bytes
def test_a_copy_shares_nothing_that_changes() -> None:
    state = court()
    put(state, 3, FACES[0])
    before = msgspec.json.encode([state.players, state.board, state.where, state.corners, state.decks, state.discards])
    other = copy(state)
    assert other == state
    other.players[1].knights += 1
    put(other, 4, FACES[2])
    for piles in (other.corners, other.decks, other.discards):
        piles[0] = (1, 2)
    other.beneath = {3: (5,)}
    assert msgspec.json.encode([state.players, state.board, state.where, state.corners, state.decks, state.discards]) == before
    assert state.beneath == {}


@pytest.mark.parametrize("kind", [Castle, Player, Rats, Settings])
def test_what_is_stored(kind: type[msgspec.Struct]) -> None:
    """Arrays of numbers, which Python's collector need not look into; what many positions share is never changed."""
    config = kind.__struct_config__
    assert (config.array_like, config.gc, config.frozen) == (True, False, kind in (Rats, Settings))


def test_a_player_and_a_table_at_the_beginning() -> None:
    assert {name: getattr(Player(2), name) for name in Player.__struct_fields__} == {
        "seat": 2, "corner": NONE, "knights": 1, "wizards": 1, "hand": (), "retained": (), "stacks": ((), (), (), ()), "face_down": (),
        "agent_task": NONE, "agent_at": NONE, "agent_match": 0, "exhausted": False, "turns": 0, "family": NONE, "guards": 0, "dogs": (),
        "sets": (), "vassals": (), "open_vassals": (), "fresh_knights": 0,
    }  # fmt: skip
    needed = {"content", "seed", "mode", "settings", "players", "first", "turn", "board", "where", "corners", "decks", "discards"}
    plain = Castle(
        content=GAME.content, seed=b"", mode="m", settings=Settings(), players=[], first=1, turn=2,
        board=[], where=[], corners=[], decks=[], discards=[],
    )  # fmt: skip
    assert {name: getattr(plain, name) for name in Castle.__struct_fields__ if name not in needed} == {
        "scene": None, "seed_chosen": False, "branch": 0, "drawn": 0, "revealed": 0, "agenda": (), "effects": (),
        "round": 1, "watched": 0, "marked": 0, "completed": False, "last_round": False, "vassals_out": (), "guarded": 0, "uses": (),
        "set_aside": (), "rats": None, "refresh": NONE, "result": "", "offer": (), "vassal_offer": (), "beneath": {}, "taken": 0,
        "idle_rounds": 0, "idle": True, "closing": False, "reserve": (), "passes": 0,
    }  # fmt: skip
    with pytest.raises(TypeError):
        Castle(GAME.content)  # type: ignore[call-arg]
