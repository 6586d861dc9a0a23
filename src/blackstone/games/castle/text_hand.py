"""One's own hand and what it still lacks, and what else one has."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle import text_families, text_formation, text_offers, text_rats
from blackstone.games.castle.text_prices import missing_prices, prices, waivers
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView, SideView, TaskView
from blackstone.kernel.text import wrapped

HALF: Final = 29


def drawn(view: CastleView, words: Words, room: int) -> list[str]:
    """The rats or the offer, a line a card, then what lies about: as much as there is room for."""
    if room < 1:
        return []
    me = own(view, words)
    lines = text_offers.offer_lines(view, words) if text_offers.counts_actions(view) else wrapped(text_rats.short(view, words))
    lines = lines if len(lines) <= room else []
    if me is not None:
        lines += hand_lines(view, me, words, room - len(lines))
    for sentence in (*belongings(view, me, words), *table_lines(view, words)):
        broken = wrapped([sentence])
        lines += broken if len(lines) + len(broken) <= room else []
    return lines


def hand_lines(view: CastleView, me: PlayerView, words: Words, room: int) -> list[str]:
    """A line a card, and how many more there are.  `*`: it can be completed now; `$`: its upcharge cannot be paid."""
    if room < 1:
        return []
    hand = me.hand or ()
    kept = len(hand) if len(hand) <= room else room - 1
    lines = [hand_line(view, me, task, words) for task in hand[:kept]] if hand else [no_cards(me, words)]
    return [*lines, words.say("hand-more", count=len(hand) - kept)] if hand[kept:] else lines


def no_cards(me: PlayerView, words: Words) -> str:
    """An empty hand; where vassals are held too, that they can be looked at."""
    return words.say("hand-vassals-only", count=me.vassal_count) if me.vassal_count else words.say("hand-none", **whose(me, words))


def table_lines(view: CastleView, words: Words) -> list[str]:
    """What everybody may see besides the board: a formation, dogs, families."""
    formation = [text_formation.summary(view, words)] if text_formation.is_wanted(view) else []
    return [*formation, *text_rats.dogs_left(view, words), *text_families.of_table(view, words)]


def said(view: CastleView, words: Words) -> list[str]:
    """The same in sentences."""
    acting = text_offers.counts_actions(view)
    common = text_offers.said(view, words) if acting else [*text_rats.said(view, words), *text_families.of_table(view, words)]
    me = own(view, words)
    if me is None:
        return common
    hand = [card_said(view, me, task, words) for task in me.hand or ()] or [no_cards(me, words)]
    if acting:
        return [*common, *hand, *text_offers.things_said(view, me, words)]
    return [*common, *hand, prices(view, me, words), *own_things(me, words)]


def own(view: CastleView, words: Words) -> PlayerView | None:
    return view.players[words.desk.seat] if words.desk.seat is not None else None


# ------------------------------------------------------------------ a task
def card_said(view: CastleView, player: PlayerView, task: TaskView, words: Words) -> str:
    """A card of an open hand in a sentence, as the mode uses it."""
    return text_offers.hand_said(view, player, task, words) if text_offers.counts_actions(view) else task_said(task, words)


def hand_line(view: CastleView, me: PlayerView, task: TaskView, words: Words) -> str:
    """`*G-K-01 Knight 1  K Lion: K·S     A·N emissary: -`; type and points only where they count."""
    sign = "*" if task.ready else "$" if len(task.missing) > waivers(me) else " "
    head = f"{sign}{task.card:<8}"
    if not text_offers.counts_actions(view):
        head += f"{words.short_type(task.type):<9}{task.points:>2}  "
    line = head + half(task.left, words).ljust(HALF) + half(task.right, words)
    return words.desk.paint(line, "green") if task.ready else line


def half(side: SideView, words: Words) -> str:
    """Where, whom, and the spaces whose vassals fit; as many as there is room for."""
    place = words.square("".join(side.letters)) if len(side.letters) == 2 else side.letters[0]
    fitting = list(side.met_at)
    while True:
        shown = words.squares(fitting) or "-"
        more = " .." if len(fitting) < len(side.met_at) else ""
        text = words.say("hand-side", place=place, who=words.short(side.faction, side.role), met=shown + more)
        if len(text) < HALF or not fitting:
            return text[: HALF - 1]
        fitting.pop()


def task_said(task: TaskView, words: Words) -> str:
    missing = ", ".join(words.face(symbol) for symbol in task.missing) or "none"
    return words.say(
        "hand-said",
        id=task.card,
        name=words.name(task.card),
        type=words.type(task.type),
        points=task.points,
        left=side_said(task.left, words),
        right=side_said(task.right, words),
        ready="yes" if task.ready else "no",
        missing=missing if task.left.met_at and task.right.met_at else "none",
    )


def side_said(side: SideView, words: Words) -> str:
    met = words.squares(side.met_at) or "none"
    return words.say("hand-side-said", who=words.wanted(side.faction, side.role), place=words.place(side), met=met)


# ------------------------------------------------------------------ what else one has
def belongings(view: CastleView, me: PlayerView | None, words: Words) -> list[str]:
    """Missing upcharges, then what lies before one."""
    if me is None:
        return []
    if text_offers.counts_actions(view):
        return text_offers.own_things(view, me, words)
    return [missing_prices(view, me, words), *own_things(me, words)]


def own_things(player: PlayerView, words: Words) -> list[str]:
    """Retained vassals, dogs, face-down cards, the agent on the board; nothing where there is none."""
    lines = []
    if player.retained:
        lines.append(words.say("own-retained", vassals=", ".join(words.face(vassal.face) for vassal in player.retained)))
    lines += text_rats.own_dogs(player, words)
    if player.face_down:
        lines.append(words.say("own-face-down", cards=", ".join(words.task(task) for task in player.face_down)))
    if player.agent is not None:
        agent = {"task": words.task(player.agent.task), "at": words.square(player.agent.at)}
        lines.append(words.say("own-agent", **agent, **whose(player, words)))
    return lines


def whose(player: PlayerView, words: Words) -> dict[str, str]:
    """For sentences that speak to the reader, or of whom one watches."""
    return {"who": words.desk.name(player.seat), "you": words.desk.mine(player.seat)}
