"""Families, their abilities and guards in words."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.families import families
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView

TEXTS: Final = ("major", "minor")
"""The texts of a family card, in the order of its abilities."""


def of_table(view: CastleView, words: Words) -> list[str]:
    """Who plays for which family, the own first; what of the own is used up this turn."""
    named = [player for player in view.players if player.family is not None]
    if not named:
        return []
    named.sort(key=lambda player: player.seat != words.desk.seat)
    shown = [words.say("family-of", who=words.someone(player.seat), family=words.family(player.family or "")) for player in named]
    used = [words.say(f"ability-{ability}") for player in named if player.seat == words.desk.seat for ability in player.used]
    return [words.say("families-shown", families=words.items(shown), used=words.all(used) if used else "none")]


def of_tableau(player: PlayerView, words: Words) -> list[str]:
    """The family with its abilities, and the own guards."""
    lines = []
    if player.family is not None:
        lines.append(words.say("tableau-family", family=words.family(player.family)))
        lines += [ability_line(player, at, words) for at in range(len(player.abilities))]
    if player.guards:
        lines.append(words.say("tableau-guards", squares=words.all(words.square(square) for square in player.guards)))
    return lines


def ability_line(player: PlayerView, at: int, words: Words) -> str:
    """`  Long slide: for one Knight token ...`, and whether it is used up."""
    ability = player.abilities[at]
    facts = {"text": text_of(player.family or "", at, words), "used": "yes" if ability in player.used else "no"}
    return "  " + words.say("tableau-ability", ability=words.say(f"ability-{ability}"), **facts)


def card(id: str, words: Words) -> list[str]:
    """A family card with its texts; one ability is there only if the table wants it."""
    family = next(family for family in families() if family.id == id)
    lines = [words.say("tableau-family", family=words.family(id)), text_of(id, 0, words)]
    if family.minor is None:
        return [*lines, words.say("ability-if-wished", text=text_of(id, 1, words))]
    return [*lines, text_of(id, 1, words)]


def text_of(family: str, at: int, words: Words) -> str:
    """The text of a family's first or second ability."""
    return words.say.attribute(f"family-{family}", TEXTS[at])
