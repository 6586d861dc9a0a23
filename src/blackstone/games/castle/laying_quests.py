"""The facts of the Queen's and the Wizard's Quest in scenarios: laid on the table, told of a position, told of a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from blackstone.games.castle.content import MACHINATION, SQUARE, SQUARES, Cards
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.naming import vassal
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.sets import symbols_of, worth
from blackstone.games.castle.stacks import set_beneath
from blackstone.games.castle.state import NONE, CardIds, Castle, Player
from blackstone.games.castle.three_actions import actions_left
from blackstone.games.castle.view import CastleView, PlayerView, VassalView
from blackstone.games.castle.view_quests import CourtierView
from blackstone.kernel.scenario.stage import StagingError, Thing

NOTHING: Final = "none"
COUNTED: Final = ("taken", "idle-rounds", "idle", "closing", "passes")


def courtier(cards: Cards, face: int) -> Thing:
    """A vassal off the board answers to its card and to either face: it lies on no side."""
    names = cards.face_names[face], cards.face_names[face ^ 1]
    return Thing(cards.vassal_ids[face >> 1], *names, f"{names[0]}/{names[1]}", f"{names[1]}/{names[0]}", *_sides(cards, face))


def _sides(cards: Cards, face: int) -> tuple[str, str]:
    return cards.face_ids[face], cards.face_ids[face ^ 1]


# ------------------------------------------------------------------ laying them out
def lay_offers(state: Castle, facts: dict[str, Any], face: Callable[[str], int], task: Callable[[str, int], int]) -> None:
    """Offers and counters; vassals off the board lie on their first side."""
    if "offer" in facts:
        state.offer = tuple(NONE if name == NOTHING else task(name, MACHINATION) for name in facts.pop("offer"))
    for name, pile in (("vassal-offer", "vassal_offer"), ("reserve", "reserve")):
        if name in facts:
            setattr(state, pile, tuple(face(card) & ~1 for card in facts.pop(name)))
    for name in COUNTED:
        if name in facts:
            setattr(state, name.replace("-", "_"), facts.pop(name))


def lay_beneath(state: Castle, facts: dict[str, Any], face: Callable[[str], int]) -> None:
    """What lies under the vassals named in `board`, the lowest first."""
    for name, under in facts.pop("beneath", {}).items():
        if name not in SQUARE or state.board[SQUARE[name]] == NONE:
            raise StagingError(f"given: nothing stands on {name}, so nothing lies under it")
        set_beneath(state, SQUARE[name], tuple(face(card) for card in under))


def lay_courtiers(player: Player, told: dict[str, Any], face: Callable[[str], int]) -> None:
    """Sets, with the face that is up; vassals in hand, on no side; Knight tokens of this turn."""
    player.sets = tuple(tuple(face(name) for name in cards) for cards in told.pop("sets", ()))
    if "vassals" in told:
        player.vassals = tuple(face(name) & ~1 for name in told.pop("vassals"))
    player.open_vassals = tuple(face(name) & ~1 for name in told.pop("open-vassals", ()))
    player.fresh_knights = told.pop("fresh-knights", 0)


def off_board(state: Castle) -> list[int]:
    """The faces of all vassals that lie in sets, hands, offer and reserve, or under others."""
    faces = [*state.vassal_offer, *state.reserve, *(face for under in state.beneath.values() for face in under)]
    for player in state.players:
        faces += [*(face for cards in player.sets for face in cards), *player.vassals, *player.open_vassals]
    return faces


def give_way(state: Castle, used: set[int], given: Mapping[str, Any]) -> None:
    """In a fresh game, cards that a fact wants elsewhere leave the hands and the offer that no fact names; the reserve is laid anew."""

    def left(faces: CardIds) -> CardIds:
        return tuple(face for face in faces if face >> 1 not in used)

    for player in state.players:
        if "vassals" not in ((given.get("players") or {}).get("ABCD"[player.seat]) or {}):
            player.vassals = left(player.vassals)
    if "vassal-offer" not in given:
        state.vassal_offer = left(state.vassal_offer)
    if "reserve" not in given and used:
        state.reserve = ()


# ------------------------------------------------------------------ telling of a position
def quest_facts(state: Castle) -> dict[str, Any]:
    """Facts of the table; nothing in a mode without actions to count."""
    if not quest_of(state).actions:
        return {}
    cards = state.content.cards
    return {
        "offer": [cards.task_ids[task] if task != NONE else NOTHING for task in state.offer],
        "vassal-offer": [courtier(cards, face) for face in state.vassal_offer],
        "reserve": [courtier(cards, face) for face in state.reserve],
        "beneath": {name: [vassal(cards, face) for face in state.beneath.get(square, ())] for square, name in enumerate(SQUARES)},
        **{name: getattr(state, name.replace("-", "_")) for name in COUNTED},
    }


def quest_player_facts(state: Castle, player: Player) -> dict[str, Any]:
    """Facts of a player; what these modes do not have counts nothing."""
    if not quest_of(state).actions:
        return {}
    cards = state.content.cards
    return {
        "actions": actions_left(player),
        "fresh-knights": player.fresh_knights,
        "sets": [[vassal(cards, face) for face in one] for one in player.sets],
        "sets-worth": [worth(symbols_of(state, one)) for one in player.sets],
        "vassals": [courtier(cards, face) for face in player.vassals],
        "open-vassals": [courtier(cards, face) for face in player.open_vassals],
        "vassal-count": len(player.vassals) + len(player.open_vassals),
        **ABSENT,
    }


ABSENT: Final[Mapping[str, Any]] = {"households": 0, "kings": 0, "limits": 0, "intrigue": 0, "income": {"knights": 0, "wizards": 0}}


# ------------------------------------------------------------------ telling of a view
def seen_quest(view: CastleView) -> dict[str, Any]:
    """The same facts, from what a viewer sees alone; of the reserve only its size."""
    if not QUESTS[view.mode].actions:
        return {}
    board = view.board
    return {
        "offer": [task or NOTHING for task in view.offer],
        "vassal-offer": [_seen(vassal) for vassal in view.vassal_offer],
        "reserve": view.reserve,
        "beneath": {name: [_under(board[name], card) for card in board[name].beneath] if name in board else [] for name in SQUARES},
        "taken": view.taken,
        "closing": view.closing,
        "idle-rounds": view.idle_rounds,
    }


def seen_quest_player(view: CastleView, player: PlayerView) -> dict[str, Any]:
    """Of the dealt vassals of others only the number."""
    if not QUESTS[view.mode].actions:
        return {}
    facts: dict[str, Any] = {
        "actions": player.actions,
        "fresh-knights": player.knights - player.saved_knights,
        "sets": [[Thing(one.face, one.card, one.card[:-1], f"{one.face}/{one.behind}") for one in cards.vassals] for cards in player.sets],
        "sets-worth": [cards.worth for cards in player.sets],
        "open-vassals": [_seen(vassal) for vassal in player.open_vassals],
        "vassal-count": player.vassal_count,
        **ABSENT,
    }
    if player.vassals is not None:
        facts["vassals"] = [_seen(vassal) for vassal in player.vassals]
    return facts


def _seen(vassal: CourtierView) -> Thing:
    card, one, other = vassal.card[:-1], vassal.face, vassal.behind
    return Thing(card, one, other, f"{one}/{other}", f"{other}/{one}", f"{card}a", f"{card}b")


def _under(top: VassalView, card: str) -> Thing:
    """All vassals of a stack show the same."""
    return Thing(top.face, card, card[:-1])


# ------------------------------------------------------------------ keys by faces
def names_in_key(cards: Cards, key: str) -> tuple[str, ...]:
    """What the vassal of a key may be called: by the face that is up, or, where the key names no side, by either."""
    name = key.split(":")[1]
    return vassal(cards, cards.face_of[name]).names if name in cards.face_of else courtier(cards, 2 * cards.vassal_ids.index(name)).names


def meant_by_face(cards: Cards, key: str, keys: Sequence[str]) -> list[str]:
    """The keys of the same kind, and with the same space, in which a vassal has the name that this one says."""
    kind, name, *space = key.split(":")
    fitting = [one for one in keys if one.split(":")[0] == kind and one.split(":")[2:] == space]
    return [one for one in fitting if name in names_in_key(cards, one)]
