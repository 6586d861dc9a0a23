"""Setting the court for a scenario, and saying what lies there.  The facts stand in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from blackstone.games.castle.content import ANY, DECK_NAMES, DECKS, SQUARE, SQUARES, STACK_NAMES, Cards, board, counts
from blackstone.games.castle.intrigue import in_supply, shared_symbols, tokens_at_home
from blackstone.games.castle.order_of_events import turn
from blackstone.games.castle.scoring import HOUSEHOLD, income_of, kings_of, points_of
from blackstone.games.castle.setup import bare_table, new_game
from blackstone.games.castle.state import NONE, Castle, Player, put, take, watch
from blackstone.games.castle.task import completions
from blackstone.games.castle.tiebreak import winners
from blackstone.games.castle.view import CASTLES, CRESTS, CastleView, PlayerView
from blackstone.kernel.dice import shuffled, shuffled_faces
from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.scenario.stage import AnyOrder, Facts, StagingError, Thing

STEPS: Final = ("shortage", "recall", "muster", "work", "assign-vassals", "assign-intrigue", "check-limits", "pass")
REST: Final = "..."
LETTERS: Final = "ABCD"


class CastleStagehand:
    """Lays cards and tokens as a scenario says; what it does not say is nothing, and piles get what is left."""

    begins: str = "work"
    unskipped: tuple[str, ...] = ("work.action",)

    def position(self, game: Game[Castle], wish: NewGame, given: Facts) -> Castle:
        at = given.get("at", self.begins)
        if at == "setup":
            state = new_game(game.content, wish, None)
        elif at in STEPS:
            state = bare_table(game.content, wish)
            for seat, player in enumerate(state.players):
                player.corner, player.knights, player.wizards, player.turns = seat, 0, 0, 1
        else:
            raise StagingError(f"given: there is no step {at}; there are setup, creation, {', '.join(STEPS)}")
        _Laying(state, fresh=at == "setup").lay(given)
        if at in STEPS:
            state.agenda = tuple(turn_from(state, at))
        return state

    def facts(self, state: Castle) -> Facts:
        cards = state.content.cards
        who, decided_by = winners(state)
        knights, wizards = in_supply(state)
        return {
            "turn": LETTERS[state.turn],
            "first": LETTERS[state.first],
            "round": state.round,
            "board": {name: vassal(cards, state.board[square]) for square, name in enumerate(SQUARES)},
            "castles": [name for square, name in enumerate(SQUARES) if state.marked >> square & 1],
            "completed": state.completed,
            "last-round": state.last_round,
            "corners": {
                name: [vassal(cards, face) for face in pile[::-1]] for name, pile in zip(board().corners, state.corners, strict=True)
            },
            "vassal-discards": [vassal(cards, face) for face in state.vassals_out],
            "decks": {name: tasks(cards, pile[::-1]) for name, pile in zip(DECK_NAMES, state.decks, strict=True)},
            "discards": {name: tasks(cards, pile) for name, pile in zip(DECK_NAMES, state.discards, strict=True)},
            "players": {LETTERS[player.seat]: player_facts(state, player) for player in state.players},
            "on-board": state.where[ANY].bit_count(),
            "supply": {"knights": knights, "wizards": wizards, "castles": CASTLES - state.marked.bit_count()},
            "counts": {
                "corners": {name: len(pile) for name, pile in zip(board().corners, state.corners, strict=True)},
                "decks": {name: len(pile) for name, pile in zip(DECK_NAMES, state.decks, strict=True)},
                "discards": {name: len(pile) for name, pile in zip(DECK_NAMES, state.discards, strict=True)},
                "vassal-discards": len(state.vassals_out),
            },
            "outlined": [SQUARES[square] for square in board().outlined],
            "content": counts(),
            "outcome": {"over": not state.agenda, "winners": [LETTERS[seat] for seat in who], "tie-break": decided_by},
        }

    def seen(self, view: CastleView) -> Facts:
        return seen_facts(view)

    def draw(self, game: Game[Castle], purpose: str, listed: Any) -> Any:
        cards: Cards = game.content.cards
        if purpose == "first player":
            return LETTERS.index(listed)
        if purpose == "vassals":
            return [face_of(cards, name) for name in listed]
        if purpose in DECK_NAMES:
            return [task_of(cards, name) for name in listed]
        raise StagingError(f"dice: nothing in this game is drawn for {purpose}")

    def spelled(self, state: Castle, key: str, options: Sequence[Option]) -> str:
        """A vassal named by its face, if exactly one option fits."""
        known = state.content.words.find(key)
        kind, _, name = key.partition(":")
        if known is not None:
            return known.key
        if kind in ("pay", "shed"):
            cards = state.content.cards
            fitting = [o.key for o in options if o.kind == kind and name in vassal(cards, cards.face_of[o.key.partition(":")[2]]).names]
            if len(fitting) == 1:
                return fitting[0]
            if len(fitting) > 1:
                raise StagingError(f"{key} fits {' '.join(fitting)}: name the card")
        return key


def turn_from(state: Castle, at: str) -> Sequence[Any]:
    """The rest of a turn, from a step on."""
    return turn.run(state, state.turn)[STEPS.index(at) :]  # type: ignore[no-any-return]


# ------------------------------------------------------------------ names
def vassal(cards: Cards, face: int) -> Thing:
    """A vassal answers to its face, its card with or without the side, and both faces."""
    if face == NONE:
        return Thing("empty")
    name, up = cards.face_ids[face], cards.face_names[face]
    return Thing(up, name, name[:-1], f"{up}/{cards.face_names[face ^ 1]}")


def tasks(cards: Cards, pile: Sequence[int]) -> list[str]:
    return [cards.task_ids[task] for task in pile]


def task_of(cards: Cards, name: Any) -> int:
    if name not in cards.task_of:
        raise StagingError(f"there is no task {name}")
    return cards.task_of[name]


def face_of(cards: Cards, name: Any) -> int:
    if name not in cards.face_of:
        raise StagingError(f"there is no vassal {name}; say card and side, V-19a")
    return cards.face_of[name]


# ------------------------------------------------------------------ laying out
class _Laying:
    """Lays the facts of a scenario on a table, each card once."""

    def __init__(self, state: Castle, *, fresh: bool) -> None:
        self.state, self.fresh = state, fresh
        self.cards: Cards = state.content.cards
        self.vassals_used: set[int] = set()
        self.tasks_used: set[int] = set()

    def lay(self, given: Facts) -> None:
        """Named things first, then the piles take what lies nowhere."""
        state = self.state
        facts = {**given}
        facts.pop("at", None)
        self._claim_named(facts)
        for name, put_down in self._simple().items():
            if name in facts:
                put_down(facts.pop(name))
        for letter, told in (facts.pop("players", None) or {}).items():
            if letter not in LETTERS[: len(state.players)]:
                raise StagingError(f"given: there is no player {letter}")
            self._player(state.players[LETTERS.index(letter)], dict(told))
        self._board(facts)
        state.marked = sum(1 << SQUARE[name] for name in facts.pop("castles", ()))
        self._agents()
        self._vassal_piles(facts)
        self._task_piles(facts)
        if facts:
            raise StagingError(f"given: there is no fact {', '.join(facts)}")

    def _simple(self) -> dict[str, Callable[[Any], None]]:
        state = self.state

        def set_to(name: str, made: Callable[[Any], Any] = lambda value: value) -> Callable[[Any], None]:
            return lambda value: setattr(state, name, made(value))

        return {
            "turn": set_to("turn", LETTERS.index),
            "first": set_to("first", LETTERS.index),
            "round": set_to("round"),
            "completed": set_to("completed"),
            "last-round": set_to("last_round"),
        }

    # -------------------------------------- cards by name
    def _claim_named(self, facts: Any) -> None:
        """Cards named by id are taken before any card is looked for by its face."""
        if isinstance(facts, Mapping):
            for value in facts.values():
                self._claim_named(value)
        elif isinstance(facts, list | tuple):
            for value in facts:
                self._claim_named(value)
        elif isinstance(facts, str) and (facts in self.cards.face_of or facts in self.cards.vassal_ids):
            self.vassals_used.add(self.cards.vassal_ids.index(facts.rstrip("ab") if facts in self.cards.face_of else facts))

    def _face(self, name: str) -> int:
        """A face by card and side, by its symbols, or by both faces of the card."""
        if name in self.cards.face_of:
            return self.cards.face_of[name]
        if name in self.cards.vassal_ids:
            return 2 * self.cards.vassal_ids.index(name)
        for face in range(len(self.cards.face_ids)):
            thing = vassal(self.cards, face)
            if face >> 1 not in self.vassals_used and name in (thing.names[0], thing.names[3]):
                self.vassals_used.add(face >> 1)
                return face
        raise StagingError(f"no vassal is left that shows {name}")

    def _task(self, name: str) -> int:
        task = task_of(self.cards, name)
        if task in self.tasks_used:
            raise StagingError(f"{name} lies in two places")
        self.tasks_used.add(task)
        return task

    # -------------------------------------- players
    def _player(self, player: Player, told: dict[str, Any]) -> None:
        if self.fresh and "hand" in told:
            player.hand = ()
        player.knights = told.pop("knights", player.knights)
        player.wizards = told.pop("wizards", player.wizards)
        player.turns = told.pop("turns", player.turns)
        player.exhausted = told.pop("exhausted", player.exhausted)
        if "corner" in told:
            player.corner = board().corners.index(told.pop("corner"))
        player.hand += tuple(self._task(name) for name in told.pop("hand", ()))
        player.face_down = tuple(self._task(name) for name in told.pop("face-down", ()))
        player.retained = tuple(self._face(name) for name in told.pop("retained", ()))
        stacks: list[tuple[int, ...]] = [(), (), (), ()]
        for name in told.pop("tasks", ()):
            task = self._task(name)
            stacks[self.cards.stack[task]] += (task,)
        player.stacks = (stacks[0], stacks[1], stacks[2], stacks[3])
        if agent := told.pop("agent", None):
            player.agent_task, player.agent_at = task_of(self.cards, agent["task"]), SQUARE[agent["at"]]
            player.agent_match = agent.get("match", 0)
            if not any(player.agent_task in stack for stack in player.stacks):
                self._task(agent["task"])
        if told:
            raise StagingError(f"given: there is no fact {', '.join(told)} of a player")

    def _agents(self) -> None:
        state = self.state
        for player in state.players:
            if player.agent_at != NONE:
                if state.board[player.agent_at] == NONE:
                    raise StagingError(f"an agent watches {SQUARES[player.agent_at]}, where no vassal is")
                if not player.agent_match:
                    player.agent_match = shared_symbols(state, self.cards.corner[player.agent_task], state.board[player.agent_at])
        watch(state)

    # -------------------------------------- the board and the piles
    def _board(self, facts: dict[str, Any]) -> None:
        state = self.state
        if "board" not in facts:
            if not self.fresh:
                self._deal_board(facts)
            return
        for square, face in enumerate(state.board):
            if face != NONE:
                take(state, square)
        for name, who in (facts.pop("board") or {}).items():
            if name not in SQUARE:
                raise StagingError(f"given: there is no space {name}")
            if who != "empty":
                put(state, SQUARE[name], self._face(who))

    def _deal_board(self, facts: dict[str, Any]) -> None:
        """Not named at all: the thirteen outlined spaces are dealt from the seed, round what is named elsewhere."""
        for pile in [*(facts.get("corners") or {}).values(), facts.get("vassal-discards") or ()]:
            self._named_pile(pile)
        spare = self._spare_faces()
        for square in board().outlined:
            face = spare.pop()
            self.vassals_used.add(face >> 1)
            put(self.state, square, face)

    def _named_pile(self, pile: Sequence[str]) -> list[int]:
        return [self._face(name) for name in pile if name != REST and name in self.cards.face_of]

    def _spare_faces(self) -> list[int]:
        state = self.state
        lying = {face >> 1 for face in state.board if face != NONE} | {face >> 1 for player in state.players for face in player.retained}
        spare = [card for card in range(len(self.cards.vassal_ids)) if card not in lying and card not in self.vassals_used]
        return shuffled_faces(state, spare, "vassals")

    def _vassal_piles(self, facts: dict[str, Any]) -> None:
        state = self.state
        told = facts.pop("corners", None) or {}
        if self.fresh and not told and "vassal-discards" not in facts:
            on_board = {face >> 1 for face in state.board if face != NONE}
            state.corners = [tuple(face for face in pile if face >> 1 not in on_board | self.vassals_used) for pile in state.corners]
            return
        state.vassals_out = tuple(self._face(name) for name in facts.pop("vassal-discards", ()))
        piles: dict[int, list[int]] = {}
        open_ended = []
        for name, listed in told.items():
            if name not in board().corners:
                raise StagingError(f"given: there is no corner {name}")
            corner = board().corners.index(name)
            piles[corner] = [self._face(who) for who in listed if who != REST]
            if REST in listed:
                open_ended.append(corner)
        filled = open_ended + [corner for corner in range(4) if corner not in piles]
        spare = [face for face in self._spare_faces() if face >> 1 not in {f >> 1 for f in state.vassals_out}]
        for at, corner in enumerate(filled):
            piles[corner] = piles.get(corner, []) + spare[at :: len(filled)]
        state.corners = [tuple(reversed(piles[corner])) for corner in range(4)]
        self._each_vassal_once()

    def _each_vassal_once(self) -> None:
        state = self.state
        lying = [face for face in state.board if face != NONE] + [face for player in state.players for face in player.retained]
        lying += [face for pile in state.corners for face in pile] + list(state.vassals_out)
        twice = [self.cards.vassal_ids[face >> 1] for face in lying if sum(other >> 1 == face >> 1 for other in lying) > 1]
        if twice:
            raise StagingError(f"{', '.join(sorted(set(twice)))} lies in two places")

    def _task_piles(self, facts: dict[str, Any]) -> None:
        state = self.state
        decks, discards = facts.pop("decks", None) or {}, facts.pop("discards", None) or {}
        if unknown := set(decks) | set(discards) - set(DECK_NAMES):
            if not unknown <= set(DECK_NAMES):
                raise StagingError(f"given: there is no deck {', '.join(unknown - set(DECK_NAMES))}")
        hands = {task for player in state.players for task in player.hand}
        for deck in DECKS:
            name = DECK_NAMES[deck]
            out = tuple(self._task(task) for task in discards.get(name, ()))
            listed = decks.get(name)
            top = [self._task(task) for task in listed or () if task != REST]
            if self.fresh and listed is None and name not in discards:
                state.decks[deck] = tuple(task for task in state.decks[deck] if task not in self.tasks_used)
                continue
            rest: list[int] = []
            if listed is None or REST in listed:
                spare = [t for t, where in enumerate(self.cards.deck) if where == deck and t not in self.tasks_used and t not in hands]
                rest = shuffled(state, spare, name)
            state.decks[deck], state.discards[deck] = tuple(reversed(top + rest)), out


# ------------------------------------------------------------------ facts of a player
def player_facts(state: Castle, player: Player) -> dict[str, Any]:
    cards = state.content.cards
    stacks = {name: tasks(cards, stack) for name, stack in zip(STACK_NAMES, player.stacks, strict=True)}
    income = [max(0, min(due, left)) for due, left in zip(income_of(player), in_supply(state), strict=True)]
    agent = None
    if player.agent_at != NONE:
        agent = {"task": cards.task_ids[player.agent_task], "at": SQUARES[player.agent_at], "match": player.agent_match}
    return {
        "knights": player.knights,
        "wizards": player.wizards,
        "hand": tasks(cards, player.hand),
        "retained": [vassal(cards, face) for face in player.retained],
        "tasks": AnyOrder([task for stack in stacks.values() for task in stack]),
        "face-down": tasks(cards, player.face_down),
        "agent": agent or "none",
        "exhausted": player.exhausted,
        "corner": board().corners[player.corner] if player.corner != NONE else "none",
        "turns": player.turns,
        "points": points_of(state, player),
        "kings": kings_of(player),
        "limits": kings_of(player),
        "income": {"knights": income[0], "wizards": income[1]},
        "hand-count": len(player.hand),
        "retained-count": len(player.retained),
        "face-down-count": len(player.face_down),
        "cards": {name: len(stack) + house for name, stack, house in zip(STACK_NAMES, player.stacks, HOUSEHOLD, strict=True)},
        "stacks": stacks,
        "households": 1 + sum(HOUSEHOLD),
        "intrigue": tokens_at_home(player),
        "crest": CRESTS[player.seat],
        "due": {
            name: [cards.symbol_names[cards.corner[task]] for task in stack] for name, stack in zip(STACK_NAMES, player.stacks, strict=True)
        },
        "ready": [option.key.partition(":")[2] for option in completions(state, player)],
    }


# ------------------------------------------------------------------ facts of a view
def seen_facts(view: CastleView) -> dict[str, Any]:
    """The same facts, from what a viewer sees alone."""
    board_facts: dict[str, Any] = {name: Thing("empty") for name in SQUARES}
    for name, vassal_seen in view.board.items():
        both = f"{vassal_seen.face}/{vassal_seen.behind}"
        board_facts[name] = Thing(vassal_seen.face, vassal_seen.card, vassal_seen.card[:-1], both)
    return {
        "turn": LETTERS[view.turn],
        "first": LETTERS[view.first],
        "round": view.round,
        "board": board_facts,
        "castles": [name for name in SQUARES if name in view.board and view.board[name].castle],
        "completed": view.completed,
        "last-round": view.last_round,
        "corners": {name: {"face": corner.face, "count": corner.count} for name, corner in view.corners.items()},
        "vassal-discards": [Thing(out.face, out.card, out.card[:-1]) for out in view.vassal_discards],
        "discards": {name: list(pile.discards) for name, pile in view.decks.items()},
        "counts": {"decks": {name: pile.count for name, pile in view.decks.items()}},
        "supply": dict(view.supply),
        "on-board": len(view.board),
        "players": {LETTERS[player.seat]: seen_player(player) for player in view.players},
    }


def seen_player(player: PlayerView) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "knights": player.knights,
        "wizards": player.wizards,
        "points": player.points,
        "kings": player.kings,
        "limits": player.limit,
        "income": {"knights": player.income[0], "wizards": player.income[1]},
        "corner": player.corner or "none",
        "hand-count": player.hand_count,
        "face-down-count": player.face_down_count,
        "retained": [Thing(face.face, face.card, face.card[:-1]) for face in player.retained],
        "retained-count": len(player.retained),
        "stacks": {name: list(stack) for name, stack in player.stacks.items()},
        "tasks": AnyOrder([task for stack in player.stacks.values() for task in stack]),
        "cards": dict(player.cards),
        "due": {name: list(due) for name, due in player.due.items()},
        "households": 1 + sum(HOUSEHOLD),
        "intrigue": player.intrigue,
        "crest": player.crest,
        "exhausted": player.exhausted,
        "turns": player.turns,
        "agent": {"task": player.agent.task, "at": player.agent.at, "match": player.agent.match} if player.agent else "none",
    }
    if player.hand is not None:
        facts["hand"] = [task.card for task in player.hand]
        facts["ready"] = [task.card for task in player.hand if task.ready]
    if player.face_down is not None:
        facts["face-down"] = list(player.face_down)
    return facts
