"""Laying out a position: the facts of a scenario become cards and tokens on the table, each card in one place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from blackstone.games.castle.content import (
    ANY,
    DECK_NAMES,
    DECKS,
    KNIGHT_WIZARD,
    SQUARE,
    SQUARES,
    STACK_NAMES,
    Cards,
    board,
)
from blackstone.games.castle.intrigue import INTRIGUE_TOKENS, shared_symbols
from blackstone.games.castle.laying_quests import give_way, lay_beneath, lay_courtiers, lay_offers, off_board
from blackstone.games.castle.naming import dog_of, rat_of, task_of, vassal
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.rats import rat_cards
from blackstone.games.castle.setup import tasks_in_play, vassals_in_play
from blackstone.games.castle.state import NONE, Castle, Player, Rats, note_guarded, note_watched, put, squares_in, take
from blackstone.games.castle.supply import TOKENS_OF_A_KIND, in_supply
from blackstone.games.castle.view import CASTLES
from blackstone.kernel.dice import shuffled, shuffled_faces
from blackstone.kernel.scenario.stage import Facts, StagingError

REST: Final = "..."
LETTERS: Final = "ABCD"


def lay_rats(state: Castle, facts: dict[str, Any]) -> None:
    """The rats' piles: the deck from the top, what is not named of it shuffled after `...` or, if no deck is named, all of it."""
    if "rats" not in facts and (state.rats is not None or "kill" not in quest_of(state).kinds):
        return
    if "kill" not in quest_of(state).kinds:
        raise StagingError("given: there are no rats in this mode")
    told = dict(facts.pop("rats", None) or {})
    deck = told.pop("deck", [REST])
    piles = {name: tuple(rat_of(card) for card in told.pop(name, ())) for name in ("discards", "wandering", "plagued", "plagues")}
    if told:
        raise StagingError(f"given: there is no fact {', '.join(told)} of the rats")
    named = [rat_of(card) for card in deck if card != REST]
    used = [*named, *(card for pile in piles.values() for card in pile)]
    if twice := sorted({rat_cards()[card].id for card in used if used.count(card) > 1}):
        raise StagingError(f"{', '.join(twice)} lies in two places")
    spare = [card for card in range(len(rat_cards())) if card not in used]
    rest = shuffled(state, spare, "rats") if REST in deck else []
    state.rats = Rats(tuple(reversed([*named, *rest])), **piles)


# ------------------------------------------------------------------ laying out
class Laying:
    """Named cards first, then what was dealt gives way, then the piles take what lies nowhere.

    `dealt`: the table is a fresh game; cards that a fact names are taken from wherever they were dealt.
    """

    def __init__(self, state: Castle, *, dealt: bool) -> None:
        self.state, self.dealt = state, dealt
        self.cards: Cards = state.content.cards
        self.vassals_used: set[int] = set()
        self.tasks_used: set[int] = set()
        self.hands_given: set[int] = set()
        self.offer_given = False

    def lay(self, given: Facts) -> None:
        state = self.state
        facts = {name: told for name, told in given.items() if name != "at"}
        self._claim_ids(facts)
        self._simple(facts)
        if self.dealt:
            give_way(state, self.vassals_used, given)
        self.offer_given = "offer" in facts
        lay_offers(state, facts, self._face, self._task)
        for letter, told in (facts.pop("players", None) or {}).items():
            if letter not in LETTERS[: len(state.players)]:
                raise StagingError(f"given: there is no player {letter}")
            self._player(state.players[LETTERS.index(letter)], dict(told))
        self._vassals(facts)
        state.marked = sum(1 << self._square(name) for name in facts.pop("castles", ()))
        self._agents()
        self._guards()
        self._tasks(facts)
        lay_rats(state, facts)
        if facts:
            raise StagingError(f"given: there is no fact {', '.join(facts)}")
        self._check_counts()

    def _simple(self, facts: dict[str, Any]) -> None:
        for name in ("turn", "first"):
            if name in facts:
                setattr(self.state, name, self._seat(facts.pop(name)))
        for name in ("round", "completed", "last-round"):
            if name in facts:
                setattr(self.state, name.replace("-", "_"), facts.pop(name))
        if "refresh" in facts:
            self.state.refresh = self._corner(facts.pop("refresh"))
        self.state.set_aside = tuple(self._face(name) for name in facts.pop("set-aside", ()))

    def _seat(self, letter: Any) -> int:
        if letter not in LETTERS[: len(self.state.players)]:
            raise StagingError(f"given: there is no player {letter}")
        return LETTERS.index(letter)

    def _square(self, name: Any) -> int:
        if name not in SQUARE:
            raise StagingError(f"given: there is no space {name}")
        return SQUARE[name]

    # -------------------------------------- cards by name
    def _claim_ids(self, facts: Any) -> None:
        """Vassals named by id are taken before any is looked for by its face."""
        cards = self.cards
        for name in _words(facts):
            if name in cards.face_of or name in cards.vassal_ids:
                self.vassals_used.add(cards.vassal_ids.index(name.rstrip("ab") if name in cards.face_of else name))

    def _face(self, name: str) -> int:
        """A face by card and side, by its symbols, or by both faces; a card of the dealt board only if there is no other."""
        if name in self.cards.face_of:
            return self.cards.face_of[name]
        if name in self.cards.vassal_ids:
            return 2 * self.cards.vassal_ids.index(name)
        for avoided in (self._on_board(), set[int]()):
            for face in range(len(self.cards.face_ids)):
                thing = vassal(self.cards, face)
                if face >> 1 not in self.vassals_used | avoided and name in (thing.names[0], thing.names[3]):
                    self.vassals_used.add(face >> 1)
                    return face
        raise StagingError(f"no vassal is left that shows {name}")

    def _on_board(self) -> set[int]:
        return {face >> 1 for face in self.state.board if face != NONE}

    def _task(self, name: str, deck: int | None = None) -> int:
        task = task_of(self.cards, name)
        if task in self.tasks_used:
            raise StagingError(f"{name} lies in two places")
        if deck is not None and self.cards.deck[task] != deck:
            raise StagingError(f"{name} is no card of the {DECK_NAMES[deck]} deck")
        self.tasks_used.add(task)
        return task

    # -------------------------------------- players
    def _player(self, player: Player, told: dict[str, Any]) -> None:
        if "hand" in told:
            player.hand = tuple(self._task(name) for name in told.pop("hand"))
            self.hands_given.add(player.seat)
        for name in ("knights", "wizards", "turns", "exhausted"):
            if name in told:
                setattr(player, name, told.pop(name))
        if "corner" in told:
            player.corner = self._corner(told.pop("corner"))
        player.face_down = tuple(self._task(name) for name in told.pop("face-down", ()))
        player.retained = tuple(self._face(name) for name in told.pop("retained", ()))
        self._stacks(player, told)
        player.guards = sum(1 << self._square(name) for name in told.pop("guards", ()))
        lay_courtiers(player, told, self._face)
        player.dogs = tuple(dog_of(name) for name in told.pop("dogs", ()))
        player.family = self._family(told.pop("family", "none"), player.family)
        self.state.uses += tuple((player.seat, self._ability(name)) for name in told.pop("used", ()))
        if agent := told.pop("agent", None):
            player.agent_task, player.agent_at = task_of(self.cards, agent["task"]), self._square(agent["at"])
            player.agent_match = agent.get("match", 0)
            if not any(player.agent_task in stack for stack in player.stacks):
                self._task(agent["task"])
        if told:
            raise StagingError(f"given: there is no fact {', '.join(told)} of a player")

    def _stacks(self, player: Player, told: dict[str, Any]) -> None:
        """Completed tasks by type, or, where a card may lie in either of two stacks, by stack."""
        stacks: list[tuple[int, ...]] = [(), (), (), ()]
        for name in told.pop("tasks", ()):
            task = self._task(name)
            if self.cards.type[task] == KNIGHT_WIZARD:
                raise StagingError(f"{name} lies with the Knights or the Wizards: say `stacks: {{knight: [{name}]}}`")
            stacks[self.cards.type[task]] += (task,)
        for stack, names in told.pop("stacks", {}).items():
            if stack not in STACK_NAMES:
                raise StagingError(f"given: there is no stack {stack}")
            stacks[STACK_NAMES.index(stack)] += tuple(self._task(name) for name in names)
        player.stacks = (stacks[0], stacks[1], stacks[2], stacks[3])

    def _family(self, name: str, dealt: int) -> int:
        if name == "none":
            return dealt
        ids = [family.id for family in self.state.content.families]
        if name not in ids:
            raise StagingError(f"given: there is no family {name}; there are {', '.join(ids)}")
        return ids.index(name)

    def _ability(self, name: str) -> str:
        if name not in self.state.content.once_per_turn:
            raise StagingError(f"given: no ability {name} works once in a turn; {', '.join(sorted(self.state.content.once_per_turn))} do")
        return name

    def _guards(self) -> None:
        for player in self.state.players:
            for square in squares_in(player.guards & ~self.state.where[ANY]):
                raise StagingError(f"a guard stands on {SQUARES[square]}, where no vassal is")
        note_guarded(self.state)

    def _corner(self, name: str) -> int:
        if name not in board().corners:
            raise StagingError(f"given: there is no corner {name}")
        return board().corners.index(name)

    def _agents(self) -> None:
        state = self.state
        for player in state.players:
            if player.agent_at != NONE:
                if state.board[player.agent_at] == NONE:
                    raise StagingError(f"an agent watches {SQUARES[player.agent_at]}, where no vassal is")
                if not player.agent_match:
                    player.agent_match = shared_symbols(state, self.cards.corner[player.agent_task], state.board[player.agent_at])
        note_watched(state)

    # -------------------------------------- vassals
    def _vassals(self, facts: dict[str, Any]) -> None:
        state = self.state
        board_named = "board" in facts
        if self.dealt and not self.vassals_used and not {"board", "corners", "vassal-discards"} & set(facts):
            return
        if board_named:
            self._board(facts.pop("board") or {})
        lay_beneath(state, facts, self._face)
        listed = {self._corner(name): pile for name, pile in (facts.pop("corners", None) or {}).items()}
        tops = {corner: [self._face(name) for name in pile if name != REST] for corner, pile in listed.items()}
        state.vassals_out = tuple(self._face(name) for name in facts.pop("vassal-discards", ()))
        spare = self._spare_faces()
        if not board_named:
            self._deal_outlined(spare)
        decks = range(quest_of(state).corner_decks)
        if not decks and not state.reserve:
            state.reserve, spare = tuple(face & ~1 for face in spare), []
        self._fill_corners(tops, [corner for corner in range(4) if REST in listed.get(corner, [REST] * (corner in decks))], spare)
        self._each_vassal_once()

    def _board(self, told: Mapping[str, Any]) -> None:
        state = self.state
        for square, face in enumerate(state.board):
            if face != NONE:
                take(state, square)
        for name, who in told.items():
            if who != "empty":
                put(state, self._square(name), self._face(who))

    def _spare_faces(self) -> list[int]:
        """Vassals that no fact names and that do not lie on the board, shuffled, each with a side up."""
        lying = self.vassals_used | self._on_board() | {face >> 1 for face in off_board(self.state)}
        return shuffled_faces(self.state, [card for card in vassals_in_play(self.state) if card not in lying], "vassals")

    def _deal_outlined(self, spare: list[int]) -> None:
        """A board that is not named: what was dealt stays, but for cards that are wanted elsewhere; what is missing is dealt."""
        state = self.state
        for square in quest_of(state).opening:
            if state.board[square] != NONE and state.board[square] >> 1 in self.vassals_used:
                take(state, square)
            if state.board[square] == NONE:
                put(state, square, spare.pop(next(-at for at in range(1, len(spare) + 1) if spare[-at] < 2 * self.cards.special)))

    def _fill_corners(self, tops: Mapping[int, list[int]], filled: Sequence[int], spare: list[int]) -> None:
        """Near-equal piles: those that are open-ended or not named share what lies nowhere."""
        total = len(spare) + sum(len(tops.get(corner, ())) for corner in filled)
        piles = {corner: list(top) for corner, top in tops.items()}
        for at, corner in enumerate(filled):
            size = total // len(filled) + (at < total % len(filled))
            pile = piles.setdefault(corner, [])
            while spare and len(pile) < size:
                pile.append(spare.pop())
        if filled:
            piles[filled[-1]] += spare
        self.state.corners = [tuple(reversed(piles.get(corner, []))) for corner in range(4)]

    def _each_vassal_once(self) -> None:
        state = self.state
        lying = [face for face in state.board if face != NONE] + [face for player in state.players for face in player.retained]
        lying += [face for pile in state.corners for face in pile] + list(state.vassals_out + state.set_aside) + off_board(state)
        cards = [face >> 1 for face in lying]
        if twice := sorted({self.cards.vassal_ids[card] for card in cards if cards.count(card) > 1}):
            raise StagingError(f"{', '.join(twice)} lies in two places")

    # -------------------------------------- task cards
    def _tasks(self, facts: dict[str, Any]) -> None:
        decks, discards = facts.pop("decks", None) or {}, facts.pop("discards", None) or {}
        if unknown := (set(decks) | set(discards)) - set(DECK_NAMES):
            raise StagingError(f"given: there is no deck {', '.join(sorted(unknown))}")
        listed = {deck: decks.get(DECK_NAMES[deck]) for deck in DECKS}
        tops = {deck: [self._task(name, deck) for name in pile if name != REST] for deck, pile in listed.items() if pile is not None}
        for deck in DECKS:
            self.state.discards[deck] = tuple(self._task(name, deck) for name in discards.get(DECK_NAMES[deck], ()))
        for player in self.state.players:
            if player.seat not in self.hands_given:
                player.hand = tuple(task for task in player.hand if task not in self.tasks_used)
                self.tasks_used.update(player.hand)
        if self.dealt and not self.offer_given:
            self.state.offer = tuple(task for task in self.state.offer if task not in self.tasks_used)
            self.tasks_used.update(self.state.offer)
        for deck in DECKS:
            pile = listed[deck]
            if pile is None or REST in pile:
                rest = self._rest_of(deck)
                self.state.decks[deck] = tuple(reversed(tops.get(deck, []) + rest))
            else:
                self.state.decks[deck] = tuple(reversed(tops[deck]))

    def _rest_of(self, deck: int) -> list[int]:
        """Cards of a deck that lie nowhere: in the order of the deal, those that a fact has put back last; else shuffled."""
        if deck not in quest_of(self.state).decks:
            return []
        spare = [task for task in tasks_in_play(self.state, deck) if task not in self.tasks_used]
        if not self.dealt:
            return shuffled(self.state, spare, DECK_NAMES[deck])
        in_order = [task for task in reversed(self.state.decks[deck]) if task in spare]
        return in_order + [task for task in spare if task not in in_order]

    # -------------------------------------- tokens
    def _check_counts(self) -> None:
        """There are only so many tokens in the box."""
        state = self.state
        if min(in_supply(state)) < 0:
            raise StagingError(f"there are {TOKENS_OF_A_KIND} tokens of a kind, and the players hold more")
        if state.marked.bit_count() > CASTLES:
            raise StagingError(f"there are {CASTLES} castle tokens")
        for player in state.players:
            if len(player.face_down) + 2 * (player.agent_at != NONE) > INTRIGUE_TOKENS:
                raise StagingError(f"{LETTERS[player.seat]} has two intrigue tokens: two face-down cards, or one agent with its twin")


def _words(facts: Any) -> Iterator[str]:
    if isinstance(facts, Mapping):
        for value in facts.values():
            yield from _words(value)
    elif isinstance(facts, list | tuple):
        for value in facts:
            yield from _words(value)
    elif isinstance(facts, str):
        yield facts
