"""Set-up: switches from settings, what is dealt in which order, special cards on the outlined spaces, and who chooses a corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from staged import NOBODY, keys, reasons, staged, told
from table import GAME, state_of

from blackstone.games.castle import setup
from blackstone.games.castle.content import DECK_NAMES, board
from blackstone.games.castle.events import ChoseCorner
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.setup import (
    bare_table,
    choose_corner,
    choose_each_corner,
    deal_court,
    deal_hands,
    free_corners,
    name_first_player,
    opening_board,
    settings_of,
    shuffle_decks,
    tasks_in_play,
    vassals_in_play,
)
from blackstone.games.castle.state import Castle, Player, Settings
from blackstone.kernel.dice import Script
from blackstone.kernel.game import NewGame
from blackstone.kernel.state import Scene

SEED = bytes(range(32))
CARDS = GAME.content.cards
WILDS, SPECIALS = list(range(72, 76)), list(range(76, 80))


def bare(mode: str = "kings-quest", seats: int = 2, draws: Sequence[tuple[str, Any]] | None = None, **settings: str) -> Castle:
    """A table with nothing dealt."""
    chosen = {id.replace("_", "-"): value for id, value in settings.items()}
    wish = NewGame(mode, seats, GAME.settled(mode, chosen), SEED, True)
    return bare_table(GAME.content, wish, Scene(script=Script(draws)) if draws is not None else None)


# ------------------------------------------------------------------ settings
def test_each_setting_turns_one_switch() -> None:
    plain = Settings()
    assert settings_of({}, {}) == plain
    changes = {
        ("household-support", "off"): {"household_support": False},
        ("unsupported", "owner"): {"oldest_supported": False},
        ("face-down-trigger", "any"): {"exact_trigger": False},
        ("limit-check", "all"): {"all_check_limits": True},
        ("families", "dealt"): {"families": "dealt"},
        ("families", "choose"): {"families": "choose"},
        ("family-pool", "all"): {"family_pool": "all"},
        ("assassins", "on"): {"assassins": True},
        ("wild-vassals", "on"): {"wild_vassals": True},
        ("knight-wizards", "on"): {"knight_wizards": True},
        ("wild-faces", "full"): {"full_wilds": True},
        ("mawe-minor", "on"): {"mawe_minor": True},
        ("standstill", "off"): {"standstill": False},
        ("open-hands", "on"): {"open_hands": True},
    }
    for (id, value), changed in changes.items():
        found = settings_of({id: value}, {})
        assert {
            name: getattr(found, name) for name in Settings.__struct_fields__ if getattr(found, name) != getattr(plain, name)
        } == changed
    usual = {setting.id: setting.default for setting in GAME.settings if setting.id != "families"}
    assert settings_of({**usual, "families": "off"}, {}) == plain
    assert settings_of({}, {"blue_letter": True}) == Settings(blue_letter=True)
    assert settings_of({}, {"refill_at_will": True}) == Settings(refill_at_will=True)


def test_a_game_is_plain_where_nothing_is_said() -> None:
    assert {name: getattr(Settings(), name) for name in Settings.__struct_fields__} == {
        **dict.fromkeys(("household_support", "oldest_supported", "exact_trigger", "standstill"), True),
        **dict.fromkeys(
            ("all_check_limits", "assassins", "wild_vassals", "knight_wizards", "full_wilds", "mawe_minor", "open_hands"), False
        ),
        **dict.fromkeys(("blue_letter", "refill_at_will"), False),
        "families": "off",
        "family_pool": "standard",
    }


@pytest.mark.rule("C-COMP-05", "C-SETUP-04", "C-SETUP-05")
def test_a_bare_table() -> None:
    state = bare("puzzle-masters-quest", families="off", limit_check="all")
    assert (state.seed, state.seed_chosen, state.mode, state.first, state.turn, state.round) == (
        SEED,
        True,
        "puzzle-masters-quest",
        0,
        0,
        1,
    )
    assert state.settings == Settings(all_check_limits=True, refill_at_will=True)
    assert state.players == [Player(0), Player(1)]
    assert (state.board, state.where, state.corners, state.decks, state.discards) == ([-1] * 25, [0] * 11, [()] * 4, [()] * 3, [()] * 3)
    assert (state.drawn, state.agenda, state.scene, state.content) == (0, (), None, GAME.content)
    assert len(bare(seats=4).players) == 4
    assert bare("advanced").settings.blue_letter


# ------------------------------------------------------------------ vassals
@pytest.mark.rule("C-SETUP-10", "C-ASAB-01", "C-WILD-01")
def test_the_vassals_in_play() -> None:
    plain = list(range(72))
    assert vassals_in_play(bare()) == plain
    assert vassals_in_play(bare(wild_vassals="on")) == plain + WILDS
    assert vassals_in_play(bare(assassins="on")) == plain + SPECIALS
    assert vassals_in_play(bare(assassins="on", wild_vassals="on")) == plain + WILDS + SPECIALS


@pytest.mark.rule("C-SETUP-11", "C-WILD-01")
def test_a_special_card_is_exchanged_for_the_next_one() -> None:
    special = 2 * CARDS.special
    assert opening_board(CARDS, [1, 2, 3, 4], 2) == ([1, 2], [3, 4])
    assert opening_board(CARDS, [1, special, 2, 3, special + 1], 2) == ([1, 2], [special, 3, special + 1])
    assert opening_board(CARDS, [special, special + 3, 1, 2, 3], 2) == ([1, 2], [special, special + 3, 3])
    assert opening_board(CARDS, [special - 1, special, 5], 1) == ([special - 1], [special, 5])  # a wild lies on the board like any other
    assert opening_board(CARDS, [1, 2], 2) == ([1, 2], [])


@pytest.mark.rule("C-SETUP-01", "C-SETUP-02", "C-SETUP-11", "C-SETUP-12")
def test_the_rest_is_shuffled_again_only_if_a_special_card_went_back() -> None:
    plain = [2 * card for card in range(72)]
    wilds = [2 * card + 1 for card in WILDS]
    special = [2 * card for card in SPECIALS]
    calm = bare(draws=[("vassals", [*plain[:13], *special, *plain[13:]])], assassins="on")
    deal_court(calm)
    assert [calm.board[square] for square in board().outlined] == plain[:13]
    rest = [*special, *plain[13:]]
    assert calm.corners == [tuple(rest[corner::4]) for corner in range(4)]
    again = [*plain[14:], special[0], special[2], special[1], special[3]]
    first = [*plain[:12], special[0], special[1], plain[12], special[2], special[3], *plain[13:]]
    put_back = bare(draws=[("vassals", first), ("vassals", [face ^ 1 for face in (*again, plain[13])])], assassins="on")
    deal_court(put_back)
    assert [put_back.board[square] for square in board().outlined] == plain[:13]
    dealt = [face ^ 1 for face in (*again, plain[13])]
    assert put_back.corners == [tuple(dealt[corner::4]) for corner in range(4)]
    wild = bare(draws=[("vassals", [*wilds, *plain])], wild_vassals="on")
    deal_court(wild)
    assert [wild.board[square] for square in board().outlined] == [*wilds, *plain[:9]]
    assert [square for square, face in enumerate(wild.board) if face >= 0] == list(board().outlined)


# ------------------------------------------------------------------ task cards, first player, hands
@pytest.mark.rule("C-SETUP-07", "C-COMP-11", "C-KW-01")
def test_the_task_decks_of_a_mode() -> None:
    assert [tasks_in_play(bare(), deck) for deck in range(3)] == [list(range(32)), list(range(32, 64)), list(range(64, 96))]
    with_both = bare(knight_wizards="on")
    assert [tasks_in_play(with_both, deck) for deck in range(3)] == [
        [*range(32), *range(96, 100)],
        list(range(32, 64)),
        list(range(64, 96)),
    ]
    for mode, quest in QUESTS.items():
        draws = [(DECK_NAMES[deck], tasks_in_play(bare(), deck)) for deck in quest.decks]
        state = bare(mode, quest.mode.seats[0], draws)
        shuffle_decks(state)
        assert [deck for deck in range(3) if state.decks[deck]] == list(quest.decks)
        for deck in quest.decks:
            assert state.decks[deck] == tuple(reversed(tasks_in_play(state, deck)))  # the top card is the last


@pytest.mark.rule("C-SETUP-09")
def test_the_first_player_is_drawn_unless_named() -> None:
    drawn = bare(seats=3, draws=[("first player", 2)])
    name_first_player(drawn, NewGame("kings-quest", 3, {}, SEED))
    assert (drawn.first, drawn.turn) == (2, 2)
    for first in (0, 1):
        named = bare(seats=3, draws=[])
        name_first_player(named, NewGame("kings-quest", 3, {}, SEED, first=first))
        assert (named.first, named.turn) == (first, first)
    found = set()
    state = bare(seats=3)
    for _ in range(30):
        name_first_player(state, NewGame("kings-quest", 3, {}, SEED))
        found.add(state.first)
    assert found == {0, 1, 2}


@pytest.mark.rule("C-SETUP-08")
def test_two_cards_each_from_the_first_player_on() -> None:
    state = bare(seats=3)
    state.first, state.decks[0] = 1, (9, 8, 7, 6, 5, 4, 3, 2, 1)
    deal_hands(state)
    assert [player.hand for player in state.players] == [(5, 6), (1, 2), (3, 4)]
    assert (state.decks[0], setup.HAND) == ((9, 8, 7), 2)


# ------------------------------------------------------------------ replenishment decks
@pytest.mark.rule("C-SETUP-03", "C-SETUP-09")
def test_who_chooses_a_corner_when_and_which() -> None:
    state = bare(seats=3)
    state.first = 1
    assert choose_each_corner(state) == [("choose_corner", 1), ("choose_corner", 2), ("choose_corner", 0)]
    state.corners = [(1,), (2,), (), (3,)]
    assert [option.key for option in free_corners.build(state, 1)] == ["corner:top-left", "corner:top-right", "corner:bottom-left"]
    state.players[1].corner = 1
    assert [option.key for option in free_corners.build(state, 2)] == ["corner:top-left", "corner:bottom-left"]
    state.scene = Scene(listening=True)
    chosen = free_corners.build(state, 2)[1]
    assert choose_corner.run(state, 2, chosen) == ()
    assert [player.corner for player in state.players] == [-1, 1, 3]
    assert state.scene.heard == [("", ChoseCorner(2, "bottom-left"))]


@pytest.mark.rule("C-SETUP-03", "C-V4-01")
def test_a_corner_without_a_deck_is_not_offered() -> None:
    table = staged({"at": "setup"}, mode="puzzle-masters-quest", first="A")
    assert keys(table) == ["corner:top-left", "corner:top-right"]
    assert reasons(table, "corner:bottom-left") == [("C-ORD-18", "empty-corner", {"corner": "bottom-left"})]
    table.answer("corner:top-right", 0)
    assert told(table)[:2] == [ChoseCorner(0, "top-right"), ChoseCorner(1, "top-left")]
    assert state_of(staged(NOBODY)).seed_chosen
