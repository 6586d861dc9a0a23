"""Set-up of King's Quest.

Household cards are not dealt as cards: they are what every tableau begins with.  [C-COMP-05 C-SETUP-04]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from blackstone.games.castle.book import book
from blackstone.games.castle.content import ANY, DECK_NAMES, DECKS, GUILD, SQUARES, board
from blackstone.games.castle.corners import Corner, deal_corners
from blackstone.games.castle.events import ChoseCorner
from blackstone.games.castle.order_of_events import turn
from blackstone.games.castle.state import NONE, Castle, Player, Settings, from_seat, put
from blackstone.games.castle.words import Content
from blackstone.kernel.dice import below, shuffled, shuffled_faces
from blackstone.kernel.events import tell
from blackstone.kernel.game import NewGame
from blackstone.kernel.questions import choice
from blackstone.kernel.state import Scene, Steps

HAND = 2


def new_game(content: Content, wish: NewGame, scene: Scene | None) -> Castle:
    """Everything that is dealt before anybody chooses.

    [C-SETUP-01 C-SETUP-02 C-SETUP-05 C-SETUP-07 C-SETUP-08 C-SETUP-09 C-SETUP-12]
    """
    game = bare_table(content, wish)
    game.scene = scene
    vassals = shuffled_faces(game, range(len(content.cards.vassals)), "vassals")
    outlined = board().outlined
    for square, face in zip(outlined, vassals[: len(outlined)], strict=True):
        put(game, square, face)
    deal_corners(game, vassals[len(outlined) :])
    for deck in DECKS:
        tasks = [task for task, where in enumerate(content.cards.deck) if where == deck]
        game.decks[deck] = tuple(reversed(shuffled(game, tasks, DECK_NAMES[deck])))
    game.first = wish.first if wish.first is not None else below(game, wish.seats, "first player")
    game.turn = game.first
    for seat in from_seat(game, game.first):
        pile = game.decks[GUILD]
        game.players[seat].hand, game.decks[GUILD] = pile[: -HAND - 1 : -1], pile[:-HAND]
    game.agenda = (choose_corners(),)
    return game


def bare_table(content: Content, wish: NewGame) -> Castle:
    """Tableaus with their Household cards and one token of each kind; nothing dealt.  [C-COMP-05 C-SETUP-04 C-SETUP-05]"""
    return Castle(
        content=content,
        seed=wish.seed,
        seed_chosen=wish.seed_chosen,
        mode=wish.mode,
        settings=settings_of(wish.settings),
        players=[Player(seat) for seat in range(wish.seats)],
        first=0,
        turn=0,
        board=[NONE] * len(SQUARES),
        where=[0] * (ANY + 1),
        corners=[()] * 4,
        decks=[()] * 3,
        discards=[()] * 3,
    )


def settings_of(chosen: Mapping[str, str]) -> Settings:
    """The switches of the rules: C-SCORE-05, C-SCORE-04, C-INTR-17 and C-LIMIT-06 have another reading."""
    return Settings(
        household_support=chosen["household-support"] == "on",
        oldest_supported=chosen["unsupported"] == "latest",
        exact_trigger=chosen["face-down-trigger"] == "exact",
        all_check_limits=chosen["limit-check"] == "all",
    )


@book.procedure
def choose_corners(game: Castle) -> Steps:
    """From the first player clockwise; then the first turn.  The first-player marker stays.  [C-SETUP-03 C-SETUP-09]"""
    return [*[choose_corner(seat) for seat in from_seat(game, game.first)], turn(game.first)]


@choice("setup.corner", "C-SETUP-03")
def free_corners(game: Castle, seat: int) -> Sequence[Corner]:
    """A corner nobody has."""
    taken = [player.corner for player in game.players]
    return [corner for corner in game.content.corners if corner.corner not in taken]


@book.answering(free_corners)
def choose_corner(game: Castle, seat: int, chosen: Corner) -> Steps:
    """Each player a different corner deck, for the whole game.  [C-SETUP-03]"""
    game.players[seat].corner = chosen.corner
    tell(game, ChoseCorner, seat, board().corners[chosen.corner])
    return ()
