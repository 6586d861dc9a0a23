"""Tableaus in words: all that lies before one player."""

from __future__ import annotations

from blackstone.games.castle import text_families, text_offers, text_rats
from blackstone.games.castle.content import STACK_NAMES
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.text_board import SEATS
from blackstone.games.castle.text_hand import task_said
from blackstone.games.castle.text_prices import prices
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView


def tableau(view: CastleView, seat: int, words: Words) -> list[str]:
    """For everybody to see; the own hand with its texts."""
    player = view.players[seat]
    if text_offers.counts_actions(view):
        return text_offers.tableau(view, player, words)
    income = {"income-knights": player.income[0], "income-wizards": player.income[1]}
    facts = {"knights": player.knights, "wizards": player.wizards, "points": player.points}
    crest = words.say(f"crest-{player.crest}")
    head = {"who": words.desk.called(seat), "seat": SEATS[seat], "crest": crest, "kings": player.kings, "limit": player.limit}
    lines = [words.say("tableau-head", **head, **facts), *text_families.of_tableau(player, words)]
    lines.append(words.say("tableau-tokens", **income, **facts))
    stacks = [stack_line(player, name, words) for name in STACK_NAMES if player.stacks[name]]
    lines += stacks or [words.say("tableau-stack-none")]
    if player.retained:
        lines.append(words.say("tableau-retained", vassals=", ".join(words.face(vassal.face) for vassal in player.retained)))
    lines += [*text_rats.of_tableau(player, words), prices(view, player, words), hand_and_intrigue(view, player, words)]
    if player.agent is not None:
        agent = player.agent
        lines.append(words.say("tableau-agent", task=words.task(agent.task), at=words.square(agent.at), match=agent.match))
    if player.corner is not None:
        lines.append(words.say("tableau-corner", corner=words.corner(player.corner)))
    return [*lines, *[task_said(task, words) for task in player.hand or ()]]


def hand_and_intrigue(view: CastleView, player: PlayerView, words: Words) -> str:
    """How many cards in hand and face down, and how intrigue stands; of one who plays alone the cards only."""
    if "agent" not in QUESTS[view.mode].kinds:
        return words.say("tableau-hand-alone", hand=player.hand_count)
    exhausted = "yes" if player.exhausted else "no"
    facts = {"hand": player.hand_count, "down": player.face_down_count, "exhausted": exhausted, "intrigue": player.intrigue}
    return words.say("tableau-hand", **facts)


def stack_line(player: PlayerView, stack: str, words: Words) -> str:
    shown = []
    for task in player.stacks[stack]:
        at = words.cards.task_of[task]
        supported = "yes" if task in player.supported[stack] else "no"
        symbol = words.face(words.cards.symbol_names[words.cards.corner[at]])
        facts = {"id": task, "name": words.name(task), "supported": supported, "points": words.cards.points[at]}
        shown.append(words.say("tableau-card", **facts, symbol=symbol))
    return words.say("tableau-stack", type=words.say(f"type-{stack}-many"), cards=words.items(shown))
