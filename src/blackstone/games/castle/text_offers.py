"""The Queen's and the Wizard's Quest in words: actions, offers, sets, and vassals in hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from blackstone.games.castle.content import SQUARES, RequirementCard
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView, SideView, TaskView
from blackstone.games.castle.view_quests import CourtierView, SetView
from blackstone.kernel.questions import Question
from blackstone.kernel.text import dashed

COLUMN: Final = 39
"""Two cards of the offer stand on a line."""
VASSALS: Final = "wizards-quest"
"""The mode in which vassals are laid out of hands."""
HALVES: Final = ("wizards.left", "wizards.right")
"""The questions about the halves of a card."""


def counts_actions(view: CastleView) -> bool:
    """Whether a turn of this mode is counted in actions."""
    return bool(QUESTS[view.mode].actions)


# ------------------------------------------------------------------ a vassal, a card
def courtier(vassal: CourtierView, words: Words) -> str:
    """A vassal off the board: `Lion Spy / Dragon Scout`."""
    return words.say("a-courtier", face=words.face(vassal.face), behind=words.face(vassal.behind))


def abbreviated(faction: str, role: str, words: Words) -> str:
    """`Lio spy`, `Lio`, `spy`."""
    parts = [words.say(f"faction-{faction}")[:3]] if faction != "any" else []
    parts += [words.say(f"role-{role}")[:3]] if role != "any" else []
    return ("\u00a0" if words.desk.utf8 else " ").join(parts) or words.say("wanted-anyone")


def short_face(face: str, words: Words) -> str:
    faction, _, role = face.partition("-")
    return abbreviated(faction, role, words)


def sides(view: CastleView, task: str, words: Words) -> tuple[SideView, SideView]:
    """The halves of a card, with the vassals of the board that meet them, or the spaces where one from the hand could be laid."""
    at = words.cards.task_of[task]
    printed = words.cards.tasks[at]
    hand = faces_in_hand(view, words) if view.mode == VASSALS else None
    halves = [(printed.left, words.cards.left[at]), (printed.right, words.cards.right[at])]
    left, right = [side(view, half, wanted.letters, wanted.area, hand) for half, wanted in halves]
    return left, right


def faces_in_hand(view: CastleView, words: Words) -> list[str]:
    """Both faces of every vassal in the own hand."""
    if words.desk.seat is None:
        return []
    me = view.players[words.desk.seat]
    return [face for vassal in (*(me.vassals or ()), *me.open_vassals) for face in (vassal.face, vassal.behind)]


def side(view: CastleView, half: RequirementCard, letters: tuple[str, ...], area: int, hand: Sequence[str] | None) -> SideView:
    """A vassal from the hand goes to an empty space or onto its like."""
    squares = [square for at, square in enumerate(SQUARES) if area >> at & 1]
    there = {square: view.board[square].face if square in view.board else "" for square in squares}
    fits = [face for face in hand or () if shows(face, half)]
    met = [square for square in squares if (shows(there[square], half) if hand is None else fits and there[square] in ("", *fits))]
    return SideView(letters, half.faction, half.role, tuple(met))


def shows(face: str, half: RequirementCard) -> bool:
    """Whether a face has what half a card wants."""
    return bool(face) and all(wanted in ("any", shown) for wanted, shown in zip((half.faction, half.role), face.split("-"), strict=True))


def card_said(view: CastleView, task: str, words: Words) -> str:
    """What a card wants, in a sentence: `“The Hanshore Forgery” (M-P-01): Lion Spy in row S, and ...`."""
    left, right = [
        words.say("card-side", who=words.wanted(half.faction, half.role), place=words.place(half)) for half in sides(view, task, words)
    ]
    return words.say("offer-card", task=words.task(task), left=left, right=right)


def hand_said(view: CastleView, player: PlayerView, task: TaskView, words: Words) -> str:
    """A card in hand: what it wants and, where that may be known, who or where would do."""
    if player.face_down is None:
        return card_said(view, task.card, words)
    left, right = [half_said(view, half, words) for half in (task.left, task.right)]
    return words.say("hand-said-spend", task=words.task(task.card), left=left, right=right, ready="yes" if task.ready else "no")


def half_said(view: CastleView, half: SideView, words: Words) -> str:
    kind = "laid" if view.mode == VASSALS else "met"
    met = words.squares(half.met_at) or "none"
    return words.say(f"half-{kind}", who=words.wanted(half.faction, half.role), place=words.place(half), met=met)


def question(question: Question, view: CastleView, words: Words) -> str:
    """Whom one lays, with what half the card wants; nothing for other questions."""
    if question.kind not in HALVES:
        return ""
    task = str(question.about["task"])
    half = sides(view, task, words)[HALVES.index(question.kind)]
    asked = words.say("card-side", who=words.wanted(half.faction, half.role), place=words.place(half))
    return words.say(f"question-{dashed(question.kind)}", task=words.task(task), half=asked)


# ------------------------------------------------------------------ beside the board
def score(view: CastleView, player: PlayerView, words: Words) -> str:
    """What one plays for: points, or as few vassals as may be."""
    if view.mode == VASSALS:
        return words.say("panel-vassals", count=player.vassal_count)
    return words.say("panel-points", points=player.points)


def panel_lines(view: CastleView, player: PlayerView, words: Words) -> list[str]:
    """Actions and Knight tokens; cards in hand and sets; on one line where many play."""
    facts = {"actions": player.actions, "knights": player.knights, "hand": player.hand_count, "sets": len(player.sets)}
    kind = "vassals" if view.mode == VASSALS else "sets"
    if len(view.players) > 2:
        return [words.say(f"panel-short-{kind}", **facts)]
    return [words.say("panel-actions", **facts), words.say(f"panel-{kind}-hand", **facts)]


def offered_vassals(view: CastleView, words: Words) -> list[str]:
    """The vassal offer: `Lio spy/Dra sco`; with a heading where there is room for it."""
    shown = [f"  {short_face(vassal.face, words)}/{short_face(vassal.behind, words)}" for vassal in view.vassal_offer]
    return [words.say("panel-offer"), *shown] if shown and len(view.players) < 3 else shown


# ------------------------------------------------------------------ below the board
def offer_lines(view: CastleView, words: Words) -> list[str]:
    """The offer, two cards a line; `*` behind a half that somebody on the board, or in the own hand, meets."""
    cards = [offered(view, task, words)[: COLUMN - 1] for task in view.offer if task is not None]
    if not cards:
        return [words.say("offer-none", count=view.decks["machination"].count)]
    return [f" {one.ljust(COLUMN)}{other}".rstrip() for one, other in zip_longest(cards[::2], cards[1::2], fillvalue="")]


def offered(view: CastleView, task: str, words: Words) -> str:
    halves = [
        f"{place(half, words)} {abbreviated(half.faction, half.role, words)}{'*' * bool(half.met_at)}" for half in sides(view, task, words)
    ]
    return f"{task} {', '.join(halves)}"


def place(half: SideView, words: Words) -> str:
    return words.square("".join(half.letters)) if len(half.letters) == 2 else half.letters[0]


def own_things(view: CastleView, me: PlayerView, words: Words) -> list[str]:
    """Sets, or the vassals in hand by both their faces, in few words."""
    if view.mode == VASSALS:
        held = [
            f"{short_face(vassal.face, words)}/{short_face(vassal.behind, words)}" for vassal in (*(me.vassals or ()), *me.open_vassals)
        ]
        return [words.say("own-vassals", vassals=", ".join(held))] if held else []
    return [words.say("own-sets", sets=words.items(set_shown(me, at, words) for at in range(len(me.sets))))] if me.sets else []


def set_shown(player: PlayerView, at: int, words: Words) -> str:
    shown = ", ".join(short_face(vassal.face, words) for vassal in player.sets[at].vassals)
    return words.say("set-shown", set=set_name(player, at), worth=player.sets[at].worth, vassals=shown)


def set_name(player: PlayerView, at: int) -> str:
    """`A-1`."""
    return f"{'ABCD'[player.seat]}-{at + 1}"


# ------------------------------------------------------------------ said
def said(view: CastleView, words: Words) -> list[str]:
    """The offers in sentences."""
    lines = [words.say("offer-said", cards=words.items(card_said(view, task, words) for task in view.offer if task is not None) or "none")]
    if view.vassal_offer:
        lines.append(words.say("vassal-offer-said", vassals=words.items(courtier(vassal, words) for vassal in view.vassal_offer)))
    return lines


def player_said(view: CastleView, player: PlayerView, words: Words) -> str:
    facts = {"points": player.points, "vassals": player.vassal_count if view.mode == VASSALS else "none"}
    who = {"who": words.desk.name(player.seat), "you": words.desk.mine(player.seat)}
    return words.say("player-line-actions", **who, **facts, actions=player.actions, knights=player.knights, hand=player.hand_count)


def tableau(view: CastleView, player: PlayerView, words: Words) -> list[str]:
    """Actions, sets or vassals, and the cards in hand, which are open."""
    facts = {"actions": player.actions, "knights": player.knights, "points": player.points}
    lines = [
        words.say("tableau-head-actions", who=words.desk.called(player.seat), seat="ABCD"[player.seat], score=score(view, player, words))
    ]
    lines += [words.say("tableau-actions", **facts), *things_said(view, player, words)]
    if player.corner is not None:
        lines.append(words.say("tableau-corner", corner=words.corner(player.corner)))
    lines.append(words.say("tableau-hand-alone", hand=player.hand_count))
    return [*lines, *[hand_said(view, player, task, words) for task in player.hand or ()]]


def things_said(view: CastleView, player: PlayerView, words: Words) -> list[str]:
    """Vassals in hand, or sets."""
    return vassals_said(player, words) if view.mode == VASSALS else sets_said(player, words)


def vassals_said(player: PlayerView, words: Words) -> list[str]:
    """The own vassals by both faces; of others those that came from the offer, and how many more."""
    known = [*(player.vassals or ()), *player.open_vassals]
    hidden = player.vassal_count - len(known)
    shown = words.items(courtier(vassal, words) for vassal in known) or "none"
    return [words.say("tableau-vassals", count=player.vassal_count, vassals=shown, hidden=hidden)]


def sets_said(player: PlayerView, words: Words) -> list[str]:
    return [set_said(player, at, words) for at in range(len(player.sets))] or [words.say("tableau-no-sets")]


def set_said(player: PlayerView, at: int, words: Words) -> str:
    held: SetView = player.sets[at]
    vassals = ", ".join(words.face(vassal.face) for vassal in held.vassals)
    return words.say("tableau-set", set=set_name(player, at), vassals=vassals, points=held.worth)


# ------------------------------------------------------------------ piles, the end
def piles(view: CastleView, words: Words) -> list[str]:
    """The offers in full, and what is not drawn from."""
    lines = [words.say("pile-offer", card=card_said(view, task, words)) for task in view.offer if task is not None]
    lines += [words.say("pile-vassal-offer", vassal=courtier(vassal, words)) for vassal in view.vassal_offer]
    return [*lines, *([words.say("pile-reserve", count=view.reserve)] if view.mode == VASSALS else [])]


def ranked(view: CastleView, words: Words) -> list[str]:
    """Every player's result, the best first."""
    order = sorted(view.players, key=lambda player: (player.points, player.knights), reverse=True)
    return [final_line(view, player, words) for player in order]


def final_line(view: CastleView, player: PlayerView, words: Words) -> str:
    facts = {"who": words.desk.name(player.seat), "you": words.desk.mine(player.seat), "score": score(view, player, words)}
    if view.mode == VASSALS:
        return words.say("final-vassals", **facts, knights=player.knights)
    return words.say("final-sets", **facts, worths=" + ".join(worths(player.sets)) or "none")


def worths(sets: Sequence[SetView]) -> list[str]:
    """What the sets score, the best first; sets worth nothing are left out."""
    return [str(worth) for worth in sorted((held.worth for held in sets), reverse=True) if worth]
