"""Intrigue on the board: a token on a completed task, its twin on a vassal; who disturbs that vassal pays its owner.

Own actions never trigger: all agents are recalled before their owner acts, and pay nothing then.  [C-INTR-12 C-INTR-13]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import (
    ANY,
    DECK_NAMES,
    GUILD,
    KING,
    KNIGHT,
    KNIGHT_WIZARD,
    MACHINATION,
    PLOY,
    POWER,
    SQUARES,
    TYPE_NAMES,
    WIZARD,
    faction_of,
    role_of,
)
from blackstone.games.castle.events import PlacedAgent, RecalledAgent, Rewarded
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import NONE, Castle, Player, from_seat, note_watched
from blackstone.games.castle.supply import in_supply
from blackstone.games.castle.task_cards import can_give, draw
from blackstone.kernel.events import tell
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Flow, ask, choice
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps

INTRIGUE_TOKENS: Final = 2


def tokens_at_home(player: Player) -> int:
    """Two a player; one under a face-down card, two with an agent on the board, none once intrigue is exhausted.  [C-COMP-09 C-INTR-03]"""
    if player.exhausted:
        return 0
    return INTRIGUE_TOKENS - len(player.face_down) - 2 * (player.agent_at != NONE)


# ------------------------------------------------------------------ placing
class Agent(Act):
    """The completed task that carries the first token: a Knight, Wizard or King, completed whenever.  [C-INTR-01 C-ORD-21]"""

    __slots__ = ("task",)
    questions = ("intrigue.task",)
    never = (reason("C-INTR-01", "no-household-agent"),)

    def __init__(self, task: int, name: str) -> None:
        super().__init__(f"agent:{name}", (name,))
        self.task = task

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-INTR-01 C-INTR-02]"""
        cards, me = game.content.cards, game.players[seat]
        name = cards.task_ids[self.task]
        found = self.lacking(game, seat)
        if cards.type[self.task] == PLOY:
            found.append(reason("C-INTR-01", "no-ploy-agent", task=name))
        elif not any(self.task in stack for stack in me.stacks):
            found.append(reason("C-INTR-01", "not-completed", task=name))
        elif not sharing(game, cards.corner[self.task]):
            found.append(reason("C-INTR-02", "nobody-shares", task=name, symbol=cards.symbol_names[cards.corner[self.task]]))
        return found

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        """[C-ORD-22 C-INTR-03 C-INTR-20]"""
        me = game.players[seat]
        if me.exhausted:
            return [reason("C-INTR-20", "exhausted")]
        found = []
        if me.face_down:
            found.append(reason("C-INTR-03", "needs-both-tokens"))
        if game.turn == seat and not game.completed:
            found.append(reason("C-ORD-22", "nothing-completed"))
        return found


class Watch(Act):
    """The vassal that carries the twin: its up face shows the faction or the role of the task's corner.  [C-INTR-02 C-ORD-23]"""

    __slots__ = ("at",)
    questions = ("intrigue.vassal",)

    def __init__(self, at: int) -> None:
        super().__init__(f"watch:{SQUARES[at]}", (SQUARES[at],))
        self.at = at

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-INTR-02 C-ASAB-02]"""
        found = Agent.lacking(game, seat)
        if game.board[self.at] < 0:
            found.append(reason("C-INTR-02", "empty", at=SQUARES[self.at]))
        elif not game.where[ANY] >> self.at & 1:
            found.append(reason("C-ASAB-02 C-INTR-02", "nobody-watches-specials", at=SQUARES[self.at]))
        elif asking is not None and asking.choice is agent_vassals:
            symbol = game.content.cards.corner[asking.about[0]]
            if not sharing(game, symbol) >> self.at & 1:
                found.append(reason("C-INTR-02", "shares-nothing", at=SQUARES[self.at], symbol=game.content.cards.symbol_names[symbol]))
        return found

    @classmethod
    def lacking(cls, game: Castle, seat: int) -> list[Reason]:
        return Agent.lacking(game, seat)


@book.asking
def place_agent(game: Castle, seat: int) -> Flow[Steps]:
    """One pair of tokens, at will: on a task and on a vassal that shares a symbol with it.

    How many symbols are shared is settled now, whatever face the vassal shows later.  [C-ORD-21 C-ORD-23 C-INTR-01 C-INTR-03 C-INTR-10]
    """
    me, cards = game.players[seat], game.content.cards
    if tokens_at_home(me) < INTRIGUE_TOKENS or not markable(game, me):
        return []
    marked = yield from ask(agent_tasks(game, seat))
    if not isinstance(marked, Agent):
        return []
    vassal = yield from ask(agent_vassals(game, seat, marked.task))
    me.agent_task, me.agent_at = marked.task, vassal.at
    me.agent_match = shared_symbols(game, cards.corner[marked.task], game.board[vassal.at])
    note_watched(game)
    tell(game, PlacedAgent, seat, cards.task_ids[marked.task], SQUARES[vassal.at], me.agent_match)
    return []


@choice("intrigue.task", "C-ORD-21", may=True)
def agent_tasks(game: Castle, seat: int) -> Sequence[Option]:
    """The own completed Knights, Wizards and Kings whose corner somebody on the board shares.  [C-INTR-01]"""
    return [PASS, *markable(game, game.players[seat])]


def markable(game: Castle, me: Player) -> list[Agent]:
    """The agents there could be.  [C-INTR-01 C-INTR-02]"""
    content = game.content
    tasks = [task for stack in (KNIGHT, WIZARD, KING) for task in me.stacks[stack]]
    return [content.agent[task] for task in tasks if sharing(game, content.cards.corner[task])]


@choice("intrigue.vassal", "C-INTR-02", tells=lambda game, task: {"task": game.content.cards.task_ids[task]})
def agent_vassals(game: Castle, seat: int, task: int) -> Sequence[Watch]:
    """Every vassal that shares a symbol, also one placed this turn.  [C-INTR-02 C-ORD-23]"""
    return game.content.watch.at(sharing(game, game.content.cards.corner[task]))


def sharing(game: Castle, symbol: int) -> int:
    """The squares whose vassals show the faction or the role, or both.  [C-INTR-02]"""
    return game.where[faction_of(symbol)] | game.where[role_of(symbol)]


def shared_symbols(game: Castle, symbol: int, face: int) -> int:
    """How many of the two symbols a face shows.  [C-INTR-10 C-WILD-02]"""
    rows = game.content.cards.rows[game.settings.full_wilds][face]
    return (faction_of(symbol) in rows) + (role_of(symbol) in rows)


# ------------------------------------------------------------------ disturbing
def disturbed(game: Castle, acting: int, squares: int) -> Steps:
    """Slid, swapped (on either side), flipped, retained or used: every agent there goes home at once and its owner is rewarded.

    Several are rewarded clockwise from the acting player's left; each pays once.
    [C-INTR-04 C-INTR-05 C-INTR-11 C-INTR-14]
    """
    if not game.watched & squares:
        return ()
    rewards = []
    for seat in from_seat(game, acting)[1:]:
        owner = game.players[seat]
        if owner.agent_at != NONE and squares >> owner.agent_at & 1:
            rewards.append(reward(seat, owner.agent_task, owner.agent_match, owner.agent_at))
            owner.agent_task = owner.agent_at = NONE
            owner.agent_match = 0
    note_watched(game)
    return rewards


def withdraw_agent(game: Castle, owner: Player) -> None:
    """Both tokens come home without a reward.  [C-ORD-02 C-INTR-13]"""
    task = game.content.cards.task_ids[owner.agent_task]
    tell(game, RecalledAgent, owner.seat, task, SQUARES[owner.agent_at])
    owner.agent_task = owner.agent_at = NONE
    owner.agent_match = 0
    note_watched(game)


# ------------------------------------------------------------------ rewards
class Reward(Act):
    """Tokens and the top cards of decks; the cards go to the hand.  [C-INTR-06 C-INTR-07 C-INTR-08 C-INTR-09 C-INTR-15]"""

    __slots__ = ("decks", "token")
    questions = ("intrigue.reward",)

    def __init__(self, token: str, decks: tuple[int, ...]) -> None:
        super().__init__(":".join(["reward", *([token] if token else []), *[DECK_NAMES[deck] for deck in decks]]))
        self.token, self.decks = token, decks

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-INTR-06 C-INTR-07 C-INTR-08 C-INTR-09 C-INTR-23]"""
        found = []
        if asking is not None and asking.choice is rewards_open:
            task, match = asking.about[0], asking.about[1]
            type = game.content.cards.type[task]
            if self not in rewards_for(game, type, match):
                by_match = ("C-INTR-06", "C-INTR-07") if type != KING else ("C-INTR-08", "C-INTR-09")
                found.append(reason(by_match[match - 1], "not-this-reward", type=TYPE_NAMES[type], match=match))
        if not gives_anything(game, self):
            found.append(reason("C-INTR-23", "nothing-to-give"))
        return found


def reward_table() -> dict[str, Reward]:
    """Every reward there is, by what stands behind `reward:`."""
    found = [Reward("knight", ()), Reward("wizard", ()), Reward("knight", (GUILD,)), Reward("wizard", (GUILD,))]
    found += [Reward("", (deck,)) for deck in (GUILD, POWER, MACHINATION)]
    return {option.key.partition(":")[2]: option for option in found}


@book.step
def reward(game: Castle, seat: int, task: int, match: int, at: int) -> Flow[Steps]:
    """The owner of a disturbed agent chooses, on the other player's turn and at once; the limit waits for the own turn.

    [C-INTR-04 C-INTR-15 C-INTR-16 C-INTR-23]
    """
    owner, cards = game.players[seat], game.content.cards
    chosen: Reward | None = None
    if any(gives_anything(game, option) for option in rewards_for(game, cards.type[task], match)):
        chosen = yield from ask(rewards_open(game, seat, task, match))
    tokens, decks = take_reward(game, owner, chosen) if chosen is not None else ((), ())
    tell(game, Rewarded, seat, cards.task_ids[task], SQUARES[at], tokens, tuple(DECK_NAMES[deck] for deck in decks))
    return []


def take_reward(game: Castle, owner: Player, chosen: Reward) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What there is of it; the rest is lost.  [C-INTR-23]"""
    knights, wizards = in_supply(game)
    tokens: tuple[str, ...] = ()
    if chosen.token == "knight" and knights > 0:
        owner.knights += 1
        tokens = ("knight",)
    elif chosen.token == "wizard" and wizards > 0:
        owner.wizards += 1
        tokens = ("wizard",)
    decks = tuple(deck for deck in chosen.decks if can_give(game, deck))
    for deck in decks:
        draw(game, owner, deck)
    return tokens, decks


@choice("intrigue.reward", "C-INTR-04", tells=lambda game, task, match: {"task": game.content.cards.task_ids[task], "match": match})
def rewards_open(game: Castle, seat: int, task: int, match: int) -> Sequence[Reward]:
    """The rewards of the table of which anything can be given.  [C-INTR-06 C-INTR-07 C-INTR-08 C-INTR-09 C-INTR-23]"""
    return [option for option in rewards_for(game, game.content.cards.type[task], match) if gives_anything(game, option)]


def rewards_for(game: Castle, type: int, match: int) -> tuple[Reward, ...]:
    """Knight or Wizard: a like token or a Guild card; with both symbols both of them, or a Power card.  King: Power; with both Machination.

    Where the mode has no Machination cards the King brings Power for both; a Knight-Wizard brings either token.
    [C-INTR-06 C-INTR-07 C-INTR-08 C-INTR-09 C-V4-12 C-KW-04]
    """
    rewards = game.content.reward
    if type == KING:
        return (rewards["machination"],) if match == 2 and MACHINATION in quest_of(game).decks else (rewards["power"],)
    tokens = ("knight", "wizard") if type == KNIGHT_WIZARD else (TYPE_NAMES[type],)
    if match == 1:
        return (*[rewards[token] for token in tokens], rewards["guild"])
    return (*[rewards[f"{token}:guild"] for token in tokens], rewards["power"])


def gives_anything(game: Castle, option: Reward) -> bool:
    """Whether the supply or a deck has any part of it.  [C-INTR-23]"""
    knights, wizards = in_supply(game)
    token = (option.token == "knight" and knights > 0) or (option.token == "wizard" and wizards > 0)
    return token or any(can_give(game, deck) for deck in option.decks)
