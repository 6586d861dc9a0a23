"""The piles of the Castle, and how a game ended."""

from __future__ import annotations

from collections import Counter
from typing import Final

from blackstone.games.castle import text_offers, text_rats
from blackstone.games.castle.content import DECK_NAMES
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.text_board import corners_of
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView


# ------------------------------------------------------------------ piles
def piles(view: CastleView, words: Words) -> list[str]:
    """Corner decks, task decks with their discards, rats and dogs, discarded vassals, the supply."""
    lines = []
    for name in corners_of(view):
        corner = view.corners[name]
        face = words.face(corner.face) if corner.face is not None else ""
        lines.append(words.say("pile-corner", corner=words.corner(name).capitalize(), count=corner.count, face=face))
    if view.refresh is not None:
        lines.append(words.say("pile-refresh", corner=words.corner(view.refresh)))
    for deck in QUESTS[view.mode].decks:
        pile = view.decks[DECK_NAMES[deck]]
        discards = ", ".join(words.task(task) for task in pile.discards) or words.say("pile-none")
        lines.append(words.say("pile-deck", deck=words.deck(DECK_NAMES[deck]), count=pile.count, discards=discards))
    lines += text_rats.of_piles(view, words)
    if text_offers.counts_actions(view):
        return [*lines, *text_offers.piles(view, words), words.say("pile-knights", knights=view.supply["knights"])]
    faces = sorted(Counter(words.face(vassal.face) for vassal in view.vassal_discards).items())
    vassals = ", ".join(words.say("pile-counted", count=count, face=face) for face, count in faces) or words.say("pile-none")
    lines.append(words.say("pile-vassals", count=len(view.vassal_discards), vassals=vassals))
    return [*lines, words.say("pile-supply", **view.supply)]


# ------------------------------------------------------------------ the end
def final(view: CastleView, words: Words) -> list[str]:
    """Who won and what decided, after what was compared; of a common game how it was won or lost."""
    if view.rats is not None:
        return common_end(view, words)
    if text_offers.counts_actions(view):
        return [*text_offers.ranked(view, words), won(view, "", words)]
    return ranked(view, words)


def common_end(view: CastleView, words: Words) -> list[str]:
    """All have won or nobody; points only where one plays for them."""
    scored = view.players if view.points_to_end else ()
    players = [words.say("final-player", **about(player, words), points=player.points) for player in scored]
    rats = words.say("final-rats", active=view.rats.active if view.rats is not None else 0, round=view.round)
    how = words.say("final-lost" if view.result == "lost" else f"final-{view.tie_break}", count=len(view.players))
    return [*players, *text_rats.together(view, words), rats, words.desk.paint(how, "bold")]


def ranked(view: CastleView, words: Words) -> list[str]:
    """Every player's comparisons, the winners first; then who won, and what decided."""
    order = sorted(view.players, key=lambda player: comparisons(player), reverse=True)
    lines = [final_line(player, words) for player in order]
    values = ""
    if view.tie_break in COMPARED:
        at = COMPARED.index(view.tie_break)
        values = " / ".join(str(comparisons(player)[at]) for player in order if comparisons(player)[:at] == comparisons(order[0])[:at])
    return [*lines, won(view, values, words)]


def won(view: CastleView, values: str, words: Words) -> str:
    """Who won, what decided, and what was compared there."""
    who = words.all(words.desk.name(seat) for seat in view.winners)
    facts = {"count": len(view.winners), "you": words.desk.mine(view.winners[0]), "tie_break": view.tie_break, "values": values or "none"}
    return words.desk.paint(words.say("final-won", who=who, **facts), "bold")


COMPARED: Final = ("points", "ploys", "kings", "knights-and-wizards", "tokens", "retained", "hand")


def comparisons(player: PlayerView) -> tuple[int, ...]:
    """What is compared, in this order; only completed tasks count, never Household cards."""
    stacks = player.stacks
    others = len(stacks["knight"]) + len(stacks["wizard"])
    tokens = player.knights + player.wizards
    return player.points, len(stacks["ploy"]), len(stacks["king"]), others, tokens, len(player.retained), player.hand_count


def final_line(player: PlayerView, words: Words) -> str:
    names = "points", "ploys", "kings", "others", "tokens", "retained", "hand"
    return words.say("final-line", **about(player, words), **dict(zip(names, comparisons(player), strict=True)))


def about(player: PlayerView, words: Words) -> dict[str, str]:
    return {"who": words.desk.name(player.seat), "you": words.desk.mine(player.seat)}
