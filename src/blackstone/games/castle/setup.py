"""Set-up: what is dealt before anybody chooses, step by step; a mode takes the steps of its own set-up.

Household cards are not dealt as cards: they are what every tableau begins with.  [C-COMP-05 C-SETUP-04]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from blackstone.games.castle.book import book
from blackstone.games.castle.content import DECK_NAMES, GUILD, ROWS_OF_MASKS, SQUARES, Cards, board
from blackstone.games.castle.corners import Corner, deal_corners
from blackstone.games.castle.events import ChoseCorner
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import NONE, Castle, Player, Settings, from_seat, put
from blackstone.games.castle.words import Content
from blackstone.kernel.dice import below, shuffled, shuffled_faces
from blackstone.kernel.events import tell
from blackstone.kernel.game import NewGame
from blackstone.kernel.questions import choice
from blackstone.kernel.state import Scene, Steps

HAND = 2


def bare_table(content: Content, wish: NewGame, scene: Scene | None = None) -> Castle:
    """Tableaus with their Household cards and one token of each kind; nothing dealt.  [C-COMP-05 C-SETUP-04 C-SETUP-05]"""
    return Castle(
        content=content,
        scene=scene,
        seed=wish.seed,
        seed_chosen=wish.seed_chosen,
        mode=wish.mode,
        settings=settings_of(wish.settings, content.quests[wish.mode].switches),
        players=[Player(seat) for seat in range(wish.seats)],
        first=0,
        turn=0,
        board=[NONE] * len(SQUARES),
        where=[0] * ROWS_OF_MASKS,
        corners=[()] * 4,
        decks=[()] * 3,
        discards=[()] * 3,
    )


def settings_of(chosen: Mapping[str, str], switches: Mapping[str, bool]) -> Settings:
    """The switches of the rules; a game from before a setting was made has none of its value.

    C-SCORE-05, C-SCORE-04, C-INTR-17 and C-LIMIT-06 have another reading; C-FAM-01, C-SETUP-10, C-WILD-02, C-KW-01, C-BONUS-10,
    C-V3-21 and C-DRAW-08 are for the table to choose.
    """
    return Settings(
        household_support=chosen.get("household-support", "on") == "on",
        oldest_supported=chosen.get("unsupported", "latest") == "latest",
        exact_trigger=chosen.get("face-down-trigger", "exact") == "exact",
        all_check_limits=chosen.get("limit-check") == "all",
        families=chosen.get("families", "off"),
        family_pool=chosen.get("family-pool", "standard"),
        assassins=chosen.get("assassins") == "on",
        wild_vassals=chosen.get("wild-vassals") == "on",
        knight_wizards=chosen.get("knight-wizards") == "on",
        full_wilds=chosen.get("wild-faces") == "full",
        mawe_minor=chosen.get("mawe-minor") == "on",
        standstill=chosen.get("standstill", "on") == "on",
        open_hands=chosen.get("open-hands") == "on",
        **switches,
    )


# ------------------------------------------------------------------ vassals
def vassals_in_play(game: Castle) -> list[int]:
    """The plain ones, and what the table has added.  [C-SETUP-10 C-ASAB-01 C-WILD-01 C-WILD-03]"""
    cards = game.content.cards
    found = list(range(cards.wild))
    if game.settings.wild_vassals:
        found += range(cards.wild, cards.special)
    if game.settings.assassins:
        found += range(cards.special, len(cards.vassal_ids))
    return found


def deal_court(game: Castle) -> None:
    """Thirteen vassals on the outlined spaces, the others in four corner decks; wilds may lie on the board, specials may not.

    [C-SETUP-01 C-SETUP-02 C-SETUP-10 C-SETUP-11 C-SETUP-12 C-WILD-01]
    """
    faces = shuffled_faces(game, vassals_in_play(game), "vassals")
    outlined = board().outlined
    opening, rest = opening_board(game.content.cards, faces, len(outlined))
    if rest != faces[len(outlined) :]:
        rest = shuffled_faces(game, [face >> 1 for face in rest], "vassals")
    for square, face in zip(outlined, opening, strict=True):
        put(game, square, face)
    deal_corners(game, rest)


def opening_board(cards: Cards, faces: Sequence[int], spaces: int) -> tuple[list[int], list[int]]:
    """The first vassals or wilds; a special card is exchanged for the next card, and goes back among the others.  [C-SETUP-11]"""
    opening: list[int] = []
    passed: list[int] = []
    for at, face in enumerate(faces):
        if len(opening) == spaces:
            return opening, [*passed, *faces[at:]]
        (opening if face < 2 * cards.special else passed).append(face)
    return opening, passed


# ------------------------------------------------------------------ task cards, first player, hands
def shuffle_decks(game: Castle) -> None:
    """The task decks of the mode.  [C-SETUP-07 C-COMP-11]"""
    for deck in quest_of(game).decks:
        game.decks[deck] = tuple(reversed(shuffled(game, tasks_in_play(game, deck), DECK_NAMES[deck])))


def tasks_in_play(game: Castle, deck: int) -> list[int]:
    """A task deck; the Knight-Wizards are shuffled into the Guild deck if the table wants them.  [C-KW-01 C-COMP-11]"""
    cards = game.content.cards
    plain = range(len(cards.task_ids) if game.settings.knight_wizards else cards.optional_task)
    return [task for task in plain if cards.deck[task] == deck]


def name_first_player(game: Castle, wish: NewGame) -> None:
    """By any means: at random, unless somebody is named.  [C-SETUP-09]"""
    game.first = wish.first if wish.first is not None else below(game, wish.seats, "first player")
    game.turn = game.first


def deal_hands(game: Castle) -> None:
    """Two Guild cards each, clockwise from the first player.  [C-SETUP-08]"""
    for seat in from_seat(game, game.first):
        pile = game.decks[GUILD]
        game.players[seat].hand, game.decks[GUILD] = pile[: -HAND - 1 : -1], pile[:-HAND]


# ------------------------------------------------------------------ replenishment decks
def choose_each_corner(game: Castle) -> Steps:
    """From the first player clockwise.  [C-SETUP-03 C-SETUP-09]"""
    return [choose_corner(seat) for seat in from_seat(game, game.first)]


@choice("setup.corner", "C-SETUP-03")
def free_corners(game: Castle, seat: int) -> Sequence[Corner]:
    """A corner nobody has."""
    taken = [player.corner for player in game.players]
    return [corner for corner in game.content.corners if corner.corner not in taken and game.corners[corner.corner]]


@book.answering(free_corners)
def choose_corner(game: Castle, seat: int, chosen: Corner) -> Steps:
    """Each player a different corner deck, for the whole game.  [C-SETUP-03 C-V4-01]"""
    game.players[seat].corner = chosen.corner
    tell(game, ChoseCorner, seat, board().corners[chosen.corner])
    return ()
