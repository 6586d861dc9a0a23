"""What one viewer may see of the Castle: a fresh, typed picture, built from an allow-list.

The board, retained vassals, tableaus and discards are open, with both faces; of a corner deck only the face that is up; of a hand
and of face-down cards only their owner sees more than the number.  [C-DRAW-08 C-INTR-22 C-RETAIN-09 C-SETUP-12]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from blackstone.games.castle.acts import abilities
from blackstone.games.castle.content import DECK_NAMES, KNIGHT, KNIGHT_WIZARD, SQUARES, STACK_NAMES, WIZARD, Requirement, board
from blackstone.games.castle.dogs import dog_cards, dogs_left
from blackstone.games.castle.intrigue import tokens_at_home
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.rats import TOO_MANY, active_rats, rat_cards, rats_of
from blackstone.games.castle.scoring import HOUSEHOLD, income_of, kings_of, supported
from blackstone.games.castle.state import NONE, Castle, Player, squares_in
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.task import completions, fitting, may_complete
from blackstone.games.castle.upcharge import missing_symbols
from blackstone.games.castle.view_quests import CourtierView, SetView, offers_view, with_quest
from blackstone.kernel.game import Viewer
from blackstone.kernel.questions import Asking

CRESTS = ("key", "moon", "oak", "bell")
CASTLES = 10


class VassalView(msgspec.Struct, frozen=True):
    """A vassal, Assassin or Saboteur on the board: its card with the side that is up, both faces, what lies on it.

    `guard`: whose guard; `beneath`: the cards under it.
    """

    card: str
    face: str
    behind: str
    castle: bool = False
    agents: tuple[int, ...] = ()
    guard: int | None = None
    beneath: tuple[str, ...] = ()


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
    """Half a task: what it wants, and the spaces whose vassals meet it now, or onto which an own vassal could be laid for it."""

    letters: tuple[str, ...]
    faction: str
    role: str
    met_at: tuple[str, ...]


class TaskView(msgspec.Struct, frozen=True):
    """A card in one's own hand, or in an open one, with what it still lacks."""

    card: str
    type: str
    points: int
    corner: str
    left: SideView
    right: SideView
    due: tuple[str, ...]
    missing: tuple[str, ...]
    ready: bool


class RatView(msgspec.Struct, frozen=True):
    """A rat card that lies out."""

    card: str
    rats: int


class RatsView(msgspec.Struct, frozen=True):
    """The Rats in the Walls and the dogs nobody has adopted; `active` of `limit` rats lose the game."""

    active: int
    limit: int
    count: int
    wandering: tuple[RatView, ...]
    plagued: tuple[RatView, ...]
    plagues: tuple[str, ...]
    discards: tuple[str, ...]
    dogs: tuple[str, ...]


class AgentView(msgspec.Struct, frozen=True):
    task: str
    at: str
    match: int


class PlayerView(msgspec.Struct, frozen=True):
    """A tableau.  `hand` and `face_down` are there for their owner only; `worth` and `due`: points and corners of the stacks' cards.

    Where turns are counted in actions hands are open: `vassals`, those dealt, are their owner's secret, `open_vassals` came from the
    offer; `actions`: what is left of a turn.
    """

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
    family: str | None = None
    abilities: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()
    dogs: tuple[str, ...] = ()
    actions: int = 0
    saved_knights: int = 0
    sets: tuple[SetView, ...] = ()
    vassal_count: int = 0
    open_vassals: tuple[CourtierView, ...] = ()
    vassals: tuple[CourtierView, ...] | None = None


class CastleView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it; what a mode is played without is empty.

    `offer`: Machination cards from left to right, None for a gap, `taken` in this turn; `reserve`: vassals nobody draws.
    `last_round`: this one is; `closing`: the next one will be; `idle_rounds`: so many in a row without a vassal laid.
    """

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
    result: str | None = None
    points_to_end: int = 0
    rats: RatsView | None = None
    refresh: str | None = None
    set_aside: tuple[str, ...] = ()
    offer: tuple[str | None, ...] = ()
    vassal_offer: tuple[CourtierView, ...] = ()
    reserve: int = 0
    taken: int = 0
    closing: bool = False
    idle_rounds: int = 0


def view(game: Castle, asking: Asking[Any] | None, viewer: Viewer) -> CastleView:
    cards = game.content.cards
    knights, wizards = in_supply(game)
    over = not game.agenda
    partners = game.settings.open_hands and bool(viewer)
    ended = quest_of(game).outcome(game) if over else None
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
        players=tuple(player_view(game, player, player.seat in viewer or partners) for player in game.players),
        winners=ended.winners if ended is not None else (),
        tie_break=ended.decided_by if ended is not None else None,
        result=(ended.together or None) if ended is not None else None,
        points_to_end=quest_of(game).points_to_end,
        rats=rats_view(game) if game.rats is not None else None,
        refresh=board().corners[game.refresh] if game.refresh != NONE else None,
        set_aside=tuple(cards.face_ids[face] for face in game.set_aside),
        **offers_view(game),
    )


def rats_view(game: Castle) -> RatsView:
    """Everything but the order of the deck is open.  [C-RATS-03 C-RATS-06 C-DOGS-01]"""
    rats, cards = rats_of(game), rat_cards()
    return RatsView(
        active=active_rats(game),
        limit=TOO_MANY,
        count=len(rats.deck),
        wandering=tuple(RatView(cards[card].id, cards[card].rats) for card in rats.wandering),
        plagued=tuple(RatView(cards[card].id, cards[card].rats) for card in rats.plagued),
        plagues=tuple(cards[card].id for card in rats.plagues),
        discards=tuple(cards[card].id for card in rats.discards),
        dogs=tuple(dog_cards()[dog].id for dog in dogs_left(game)),
    )


def settings_shown(game: Castle) -> dict[str, str]:
    """The settings by their ids and values."""
    chosen = game.settings
    return {
        "families": chosen.families,
        "family-pool": chosen.family_pool,
        "mawe-minor": "on" if chosen.mawe_minor else "off",
        "assassins": "on" if chosen.assassins else "off",
        "wild-vassals": "on" if chosen.wild_vassals else "off",
        "wild-faces": "full" if chosen.full_wilds else "half",
        "knight-wizards": "on" if chosen.knight_wizards else "off",
        "open-hands": "on" if chosen.open_hands else "off",
        "standstill": "on" if chosen.standstill else "off",
        "household-support": "on" if chosen.household_support else "off",
        "unsupported": "latest" if chosen.oldest_supported else "owner",
        "face-down-trigger": "exact" if chosen.exact_trigger else "any",
        "limit-check": "all" if chosen.all_check_limits else "own",
    }


def vassal_view(game: Castle, square: int) -> VassalView:
    cards, face = game.content.cards, game.board[square]
    agents = tuple(player.seat for player in game.players if player.agent_at == square)
    return VassalView(
        cards.face_ids[face],
        cards.face_names[face],
        cards.face_names[face ^ 1],
        bool(game.marked >> square & 1),
        agents,
        next((player.seat for player in game.players if player.guards >> square & 1), None) if game.guarded else None,
        tuple(cards.face_ids[under] for under in game.beneath.get(square, ())),
    )


def player_view(game: Castle, player: Player, own: bool) -> PlayerView:
    cards = game.content.cards
    stacks = {name: tuple(cards.task_ids[task] for task in stack) for name, stack in zip(STACK_NAMES, player.stacks, strict=True)}
    knights, wizards = income_of(player)
    due = {
        name: tuple(cards.symbol_names[cards.corner[task]] for task in stack)
        for name, stack in zip(STACK_NAMES, player.stacks, strict=True)
    }  # fmt: skip
    seen = PlayerView(
        seat=player.seat,
        crest=CRESTS[player.seat],
        knights=player.knights,
        wizards=player.wizards,
        points=quest_of(game).points(game, player),
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
        hand=hand_view(game, player, own) if own or quest_of(game).open_hands else None,
        face_down=tuple(cards.task_ids[task] for task in player.face_down) if own else None,
        family=game.content.families[player.family].id if player.family != NONE else None,
        abilities=abilities(game, player),
        used=tuple(ability for seat, ability in game.uses if seat == player.seat),
        guards=tuple(SQUARES[square] for square in squares_in(player.guards)),
        dogs=tuple(dog_cards()[dog].id for dog in player.dogs),
    )
    return with_quest(game, player, own, seen)


def ready_tasks(game: Castle, player: Player) -> list[int]:
    """The cards in hand that could be completed now, or spent."""
    spendable = quest_of(game).spendable
    if spendable is not None:
        return spendable(game, player)
    return [] if game.turn == player.seat and not may_complete(game, player) else [option.task for option in completions(game, player)]


def hand_view(game: Castle, player: Player, own: bool) -> tuple[TaskView, ...]:
    """The cards, with what meets them and what they would cost; without what would tell of a hand of secret vassals.  [C-V3-22]"""
    meets = quest_of(game).served_at or fitting
    known = own or meets is fitting
    ready = ready_tasks(game, player) if known else []
    return tuple(task_view(game, player, task, task in ready, meets if known else lambda *_: 0) for task in player.hand)


def task_view(game: Castle, player: Player, task: int, ready: bool, meets: Callable[[Castle, Player, Requirement], int]) -> TaskView:
    """A Knight-Wizard is priced by the stack that costs less."""
    cards = game.content.cards
    card, type = cards.tasks[task], cards.type[task]
    stacks = [player.stacks[at] for at in ((KNIGHT, WIZARD) if type == KNIGHT_WIZARD else (type,))]
    stack = min(stacks, key=lambda due: len(missing_symbols(game, player, due)))
    sides = []
    for printed, requirement in ((card.left, cards.left[task]), (card.right, cards.right[task])):
        met_at = tuple(SQUARES[square] for square in squares_in(meets(game, player, requirement)))
        letters = printed.letters if game.settings.blue_letter else requirement.letters
        sides.append(SideView(letters, printed.faction, printed.role, met_at))
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
    """The tasks in the viewer's hands that could be completed now, or spent."""
    own = [player for player in view.players if player.face_down is not None]
    return frozenset(task.card for player in own for task in player.hand or () if task.ready)
