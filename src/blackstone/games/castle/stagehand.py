"""Setting the court for a scenario, and saying what lies there.  The facts stand in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blackstone.games.castle.acts import abilities
from blackstone.games.castle.content import ANY, DECK_NAMES, SQUARES, STACK_NAMES, Cards, board, counts
from blackstone.games.castle.dogs import dog_cards, dogs_left
from blackstone.games.castle.end import the_end
from blackstone.games.castle.intrigue import tokens_at_home
from blackstone.games.castle.laying import LETTERS, Laying
from blackstone.games.castle.laying_quests import meant_by_face, quest_facts, quest_player_facts, seen_quest, seen_quest_player
from blackstone.games.castle.naming import face_of, rat_of, task_of, tasks, vassal
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.rats import active_rats, rat_cards
from blackstone.games.castle.scoring import HOUSEHOLD, income_of, kings_of
from blackstone.games.castle.setup import bare_table
from blackstone.games.castle.state import NONE, Castle, Player, squares_in
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.view import CASTLES, CRESTS, CastleView, PlayerView, ready_tasks
from blackstone.kernel.game import Game, NewGame
from blackstone.kernel.options import Option
from blackstone.kernel.scenario.stage import AnyOrder, Facts, StagingError, Thing


class CastleStagehand:
    """Lays cards and tokens as a scenario says; what it does not say is nothing, and piles get what is left."""

    begins: str = "work"
    unskipped: tuple[str, ...] = ("work.action", "queens.action", "wizards.action")

    def position(self, game: Game[Castle], wish: NewGame, given: Facts) -> Castle:
        at, quest = given.get("at", self.begins), game.content.quests[wish.mode]
        if at == "setup":
            state: Castle = quest.new_game(game.content, wish, None)
        elif at in quest.steps:
            state = bare_table(game.content, wish)
            state.first = wish.first or 0
            for seat, player in enumerate(state.players):
                player.corner, player.knights, player.wizards, player.turns = seat, 0, quest.actions, 1
        else:
            raise StagingError(f"given: there is no step {at}; there are setup, creation, {', '.join(quest.steps)}")
        Laying(state, dealt=at == "setup").lay(given)
        if at in quest.steps:
            state.agenda = (*quest.turn(state.turn)[quest.steps.index(at) :], the_end())
            if state.refresh == NONE and "refresh" in quest.kinds:
                state.refresh = (state.players[0].corner + 1) % 4
        return state

    def facts(self, state: Castle) -> Facts:
        cards = state.content.cards
        outcome = quest_of(state).outcome(state)
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
            "players": {
                LETTERS[player.seat]: {**player_facts(state, player), **quest_player_facts(state, player)} for player in state.players
            },
            "on-board": state.where[ANY].bit_count() + sum(len(under) for under in state.beneath.values()),
            "supply": {"knights": knights, "wizards": wizards, "castles": CASTLES - state.marked.bit_count()},
            "counts": {
                "corners": {name: len(pile) for name, pile in zip(board().corners, state.corners, strict=True)},
                "decks": {name: len(pile) for name, pile in zip(DECK_NAMES, state.decks, strict=True)},
                "discards": {name: len(pile) for name, pile in zip(DECK_NAMES, state.discards, strict=True)},
                "vassal-discards": len(state.vassals_out),
            },
            "outlined": [SQUARES[square] for square in board().outlined],
            "content": counts(),
            "outcome": {
                "over": not state.agenda,
                "winners": [LETTERS[seat] for seat in outcome.winners],
                "tie-break": outcome.decided_by,
                "result": outcome.together or "none",
            },
            "refresh": board().corners[state.refresh] if state.refresh != NONE else "none",
            "set-aside": [vassal(cards, face) for face in state.set_aside],
            **rats_facts(state),
            **quest_facts(state),
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
        if purpose == "rats":
            return [rat_of(name) for name in listed]
        if purpose == "families":
            ids = [family.id for family in game.content.families]
            return [ids.index(name) for name in listed]
        raise StagingError(f"dice: nothing in this game is drawn for {purpose}")

    def spelled(self, state: Castle, key: str, options: Sequence[Option]) -> str:
        """A vassal named by its face, if exactly one option fits."""
        known = state.content.words.find(key)
        kind = key.partition(":")[0]
        if known is not None:
            return known.key
        if kind in ("pay", "shed", "put", "give", "exchange"):
            cards, keys = state.content.cards, [option.key for option in options]
            fitting = meant_by_face(cards, key, keys)
            if len(fitting) == 1:
                return fitting[0]
            if len(fitting) > 1:
                raise StagingError(f"{key} fits {' '.join(fitting)}: name the card")
        return key


def rats_facts(state: Castle) -> dict[str, Any]:
    """The rats' piles, and how many are active; nothing in a mode without them."""
    if state.rats is None:
        return {}
    ids = [card.id for card in rat_cards()]

    def named(pile: Sequence[int]) -> list[str]:
        return [ids[card] for card in pile]

    rats = state.rats
    return {
        "rats": {
            "deck": named(rats.deck[::-1]),
            "discards": named(rats.discards),
            "wandering": named(rats.wandering),
            "plagued": named(rats.plagued),
            "plagues": named(rats.plagues),
            "active": active_rats(state),
            "count": len(rats.deck),
        },
        "dogs": [dog_cards()[dog].id for dog in dogs_left(state)],
    }


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
        "points": quest_of(state).points(state, player),
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
        "family": state.content.families[player.family].id if player.family != NONE else "none",
        "abilities": list(abilities(state, player)),
        "used": [ability for seat, ability in state.uses if seat == player.seat],
        "guards": [SQUARES[square] for square in squares_in(player.guards)],
        "dogs": [dog_cards()[dog].id for dog in player.dogs],
        "ready": tasks(cards, ready_tasks(state, player)),
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
        "on-board": sum(1 + len(seen.beneath) for seen in view.board.values()),
        "players": {LETTERS[player.seat]: {**seen_player(player), **seen_quest_player(view, player)} for player in view.players},
        "outcome": {
            "over": view.over,
            "winners": [LETTERS[seat] for seat in view.winners],
            "tie-break": view.tie_break,
            "result": view.result or "none",
        },
        "refresh": view.refresh or "none",
        "set-aside": list(view.set_aside),
        **seen_rats(view),
        **seen_quest(view),
    }


def seen_rats(view: CastleView) -> dict[str, Any]:
    if view.rats is None:
        return {}
    rats = view.rats
    piles = {"wandering": [card.card for card in rats.wandering], "plagued": [card.card for card in rats.plagued]}
    told = {**piles, "plagues": list(rats.plagues), "discards": list(rats.discards), "active": rats.active, "count": rats.count}
    return {"rats": told, "dogs": list(rats.dogs)}


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
        "family": player.family or "none",
        "abilities": list(player.abilities),
        "used": list(player.used),
        "guards": list(player.guards),
        "dogs": list(player.dogs),
        "agent": {"task": player.agent.task, "at": player.agent.at, "match": player.agent.match} if player.agent else "none",
    }
    if player.hand is not None:
        facts["hand"] = [task.card for task in player.hand]
        facts["ready"] = [task.card for task in player.hand if task.ready]
    if player.face_down is not None:
        facts["face-down"] = list(player.face_down)
    return facts
