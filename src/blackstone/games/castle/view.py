"""What one viewer may see of the Castle: a fresh, typed picture, built from an allow-list.

The board, retained vassals, tableaus and discards are open, with both faces; of a corner deck only the face that is up; of a hand
and of face-down cards only their owner sees more than the number.  [C-DRAW-08 C-INTR-22 C-RETAIN-09 C-SETUP-12]
"""

from __future__ import annotations

from typing import Any

import msgspec

from blackstone.games.castle.content import DECK_NAMES, SQUARES, STACK_NAMES, board
from blackstone.games.castle.intrigue import tokens_at_home
from blackstone.games.castle.scoring import HOUSEHOLD, income_of, kings_of, points_of, supported
from blackstone.games.castle.state import NONE, Castle, Player, squares_in
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.task import completions, fitting
from blackstone.games.castle.tiebreak import winners
from blackstone.games.castle.upcharge import missing_symbols
from blackstone.kernel.game import Viewer
from blackstone.kernel.questions import Asking

CRESTS = ("key", "moon", "oak", "bell")
CASTLES = 10


class VassalView(msgspec.Struct, frozen=True):
    """A vassal on the board: its card with the side that is up, both faces, what lies on it."""

    card: str
    face: str
    behind: str
    castle: bool = False
    agents: tuple[int, ...] = ()


class FaceView(msgspec.Struct, frozen=True):
    """A retained or discarded vassal."""

    card: str
    face: str


class CornerView(msgspec.Struct, frozen=True):
    """A corner deck: its top face, never its card."""

    count: int
    face: str | None = None


class PileView(msgspec.Struct, frozen=True):
    count: int
    discards: tuple[str, ...] = ()


class SideView(msgspec.Struct, frozen=True):
    """Half a task: what it wants, and the spaces whose vassals meet it now."""

    letters: tuple[str, ...]
    faction: str
    role: str
    met_at: tuple[str, ...]


class TaskView(msgspec.Struct, frozen=True):
    """A card in one's own hand, with what it still lacks."""

    card: str
    type: str
    points: int
    corner: str
    left: SideView
    right: SideView
    due: tuple[str, ...]
    missing: tuple[str, ...]
    ready: bool


class AgentView(msgspec.Struct, frozen=True):
    task: str
    at: str
    match: int


class PlayerView(msgspec.Struct, frozen=True):
    """A tableau.  `hand` and `face_down` are there for their owner only; `worth` and `due`: points and corners of the stacks' cards."""

    seat: int
    crest: str
    knights: int
    wizards: int
    points: int
    kings: int
    limit: int
    income: tuple[int, int]
    corner: str | None
    hand_count: int
    face_down_count: int
    retained: tuple[FaceView, ...]
    stacks: dict[str, tuple[str, ...]]
    supported: dict[str, tuple[str, ...]]
    worth: dict[str, tuple[int, ...]]
    cards: dict[str, int]
    due: dict[str, tuple[str, ...]]
    intrigue: int
    exhausted: bool
    turns: int
    agent: AgentView | None = None
    hand: tuple[TaskView, ...] | None = None
    face_down: tuple[str, ...] | None = None


class CastleView(msgspec.Struct, frozen=True):
    """The table of King's Quest as one viewer sees it."""

    mode: str
    settings: dict[str, str]
    seed_chosen: bool
    round: int
    first: int
    turn: int
    step: str
    completed: bool
    last_round: bool
    over: bool
    board: dict[str, VassalView]
    corners: dict[str, CornerView]
    vassal_discards: tuple[FaceView, ...]
    decks: dict[str, PileView]
    supply: dict[str, int]
    players: tuple[PlayerView, ...]
    winners: tuple[int, ...] = ()
    tie_break: str | None = None


def view(game: Castle, asking: Asking[Any] | None, viewer: Viewer) -> CastleView:
    cards = game.content.cards
    knights, wizards = in_supply(game)
    over = not game.agenda
    who, decided_by = winners(game) if over else ((), None)
    return CastleView(
        mode=game.mode,
        settings=settings_shown(game),
        seed_chosen=game.seed_chosen,
        round=game.round,
        first=game.first,
        turn=game.turn,
        step=str(game.agenda[0][0]) if game.agenda else "over",
        completed=game.completed,
        last_round=game.last_round,
        over=over,
        board={SQUARES[square]: vassal_view(game, square) for square, face in enumerate(game.board) if face != NONE},
        corners={
            name: CornerView(len(pile), cards.face_names[pile[-1]] if pile else None)
            for name, pile in zip(board().corners, game.corners, strict=True)
        },
        vassal_discards=tuple(FaceView(cards.face_ids[face], cards.face_names[face]) for face in game.vassals_out),
        decks={
            name: PileView(len(deck), tuple(cards.task_ids[task] for task in out))
            for name, deck, out in zip(DECK_NAMES, game.decks, game.discards, strict=True)
        },
        supply={"knights": knights, "wizards": wizards, "castles": CASTLES - game.marked.bit_count()},
        players=tuple(player_view(game, player, player.seat in viewer) for player in game.players),
        winners=who,
        tie_break=decided_by,
    )


def settings_shown(game: Castle) -> dict[str, str]:
    """The settings by their ids and values."""
    chosen = game.settings
    return {
        "families": "off",
        "household-support": "on" if chosen.household_support else "off",
        "unsupported": "latest" if chosen.oldest_supported else "owner",
        "face-down-trigger": "exact" if chosen.exact_trigger else "any",
        "limit-check": "all" if chosen.all_check_limits else "own",
    }


def vassal_view(game: Castle, square: int) -> VassalView:
    cards, face = game.content.cards, game.board[square]
    agents = tuple(player.seat for player in game.players if player.agent_at == square)
    return VassalView(cards.face_ids[face], cards.face_names[face], cards.face_names[face ^ 1], bool(game.marked >> square & 1), agents)


def player_view(game: Castle, player: Player, own: bool) -> PlayerView:
    cards = game.content.cards
    stacks = {name: tuple(cards.task_ids[task] for task in stack) for name, stack in zip(STACK_NAMES, player.stacks, strict=True)}
    knights, wizards = income_of(player)
    due = {
        name: tuple(cards.symbol_names[cards.corner[task]] for task in stack)
        for name, stack in zip(STACK_NAMES, player.stacks, strict=True)
    }  # fmt: skip
    return PlayerView(
        seat=player.seat,
        crest=CRESTS[player.seat],
        knights=player.knights,
        wizards=player.wizards,
        points=points_of(game, player),
        kings=kings_of(player),
        limit=kings_of(player),
        income=(knights, wizards),
        corner=board().corners[player.corner] if player.corner != NONE else None,
        hand_count=len(player.hand),
        face_down_count=len(player.face_down),
        retained=tuple(FaceView(cards.face_ids[face], cards.face_names[face]) for face in player.retained),
        stacks=stacks,
        supported={name: tuple(cards.task_ids[task] for task in supported(game, player, at)) for at, name in enumerate(STACK_NAMES)},
        worth={name: tuple(cards.points[task] for task in stack) for name, stack in zip(STACK_NAMES, player.stacks, strict=True)},
        cards={name: len(stack) + household for name, stack, household in zip(STACK_NAMES, player.stacks, HOUSEHOLD, strict=True)},
        due=due,
        intrigue=tokens_at_home(player),
        exhausted=player.exhausted,
        turns=player.turns,
        agent=AgentView(cards.task_ids[player.agent_task], SQUARES[player.agent_at], player.agent_match)
        if player.agent_at != NONE
        else None,
        hand=hand_view(game, player) if own else None,
        face_down=tuple(cards.task_ids[task] for task in player.face_down) if own else None,
    )


def hand_view(game: Castle, player: Player) -> tuple[TaskView, ...]:
    """The own cards, with what meets them and what they would cost."""
    ready = {option.task for option in completions(game, player)}
    done = game.completed and game.turn == player.seat
    return tuple(task_view(game, player, task, task in ready and not done) for task in player.hand)


def task_view(game: Castle, player: Player, task: int, ready: bool) -> TaskView:
    cards = game.content.cards
    stack = player.stacks[cards.stack[task]]
    card = cards.tasks[task]
    sides = []
    for printed, requirement in ((card.left, cards.left[task]), (card.right, cards.right[task])):
        met_at = tuple(SQUARES[square] for square in squares_in(fitting(game, requirement)))
        sides.append(SideView(requirement.letters, printed.faction, printed.role, met_at))
    return TaskView(
        card=card.id,
        type=card.type,
        points=card.vp,
        corner=cards.symbol_names[cards.corner[task]],
        left=sides[0],
        right=sides[1],
        due=tuple(cards.symbol_names[cards.corner[other]] for other in stack),
        missing=tuple(cards.symbol_names[symbol] for symbol in missing_symbols(game, player, stack)),
        ready=ready,
    )


def goals(view: CastleView) -> frozenset[str]:
    """The tasks in the viewer's hands that could be completed now."""
    return frozenset(task.card for player in view.players for task in player.hand or () if task.ready)
