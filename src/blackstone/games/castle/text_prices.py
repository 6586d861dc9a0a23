"""Upcharges in words: what the next card of each type would cost, and what of it is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackstone.games.castle.content import STACK_NAMES
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView

REBATE: Final = "upcharge-rebate"
"""The ability to leave one symbol unpaid."""


def prices(view: CastleView, player: PlayerView, words: Words) -> str:
    """What the next card of each type would cost, and which of it is missing."""
    due = {name: symbols_due(view, player, name, words) for name in STACK_NAMES if player.due[name]}
    found = [words.say("next-cost", type=words.type(name), symbols=", ".join(symbols)) for name, symbols in due.items()]
    return words.say("next-costs", prices=words.items(found)) if found else words.say("next-costs-none")


def missing_prices(view: CastleView, player: PlayerView, words: Words) -> str:
    """Only what is missing of it, for the drawing."""
    if not any(player.due.values()):
        return words.say("next-costs-none")
    missing = {name: [words.face(symbol) for symbol in unpaid(view, player, name)[waivers(player) :]] for name in STACK_NAMES}
    found = [words.say("next-cost", type=words.type(name), symbols=", ".join(symbols)) for name, symbols in missing.items() if symbols]
    return words.say("next-missing", prices=words.items(found)) if found else words.say("next-missing-none")


def symbols_due(view: CastleView, player: PlayerView, stack: str, words: Words) -> list[str]:
    """The symbols the next card of a type charges; those that cannot be paid are marked, and one that an ability waives."""
    missing = unpaid(view, player, stack)
    waived = missing[: waivers(player)]
    found: list[str] = []
    for symbol in reversed(player.due[stack]):
        name = words.face(symbol)
        if symbol in missing:
            missing.remove(symbol)
            name = words.say("symbol-waived" if symbol in waived and symbol not in missing else "symbol-missing", symbol=name)
        found.insert(0, name)
    return found


def waivers(player: PlayerView) -> int:
    """Symbols an ability lets this player leave unpaid in this turn."""
    return int(REBATE in player.abilities and REBATE not in player.used)


def unpaid(view: CastleView, player: PlayerView, stack: str) -> list[str]:
    """The symbols the next card of a type charges that no retained vassal is left to pay."""
    full = view.settings["wild-faces"] == "full"
    return left_unpaid([vassal.face for vassal in player.retained], player.due[stack], full)


def left_unpaid(faces: Sequence[str], symbols: Sequence[str], full: bool) -> list[str]:
    """The fewest symbols that so many faces leave, each paying for one: the plain ones first, which can pay for nothing else."""
    plain = [face for face in faces if not is_wild(face)]
    missing = []
    for symbol in symbols:
        if symbol in plain:
            plain.remove(symbol)
        else:
            missing.append(symbol)
    return left_by_wilds(missing, [face for face in faces if is_wild(face)], full)


def left_by_wilds(symbols: list[str], wilds: list[str], full: bool) -> list[str]:
    if not symbols or not wilds:
        return symbols
    best = [symbols[0], *left_by_wilds(symbols[1:], wilds, full)]
    for at, face in enumerate(wilds):
        if pays(face, symbols[0], full):
            best = min(best, left_by_wilds(symbols[1:], wilds[:at] + wilds[at + 1 :], full), key=len)
    return best


def is_wild(face: str) -> bool:
    return "any" in face.split("-")


def pays(face: str, symbol: str, full: bool) -> bool:
    """Whether a retained face pays a symbol; what is wild stands for anything."""
    if face == symbol or not is_wild(face):
        return face == symbol
    return full or all(one in ("any", other) for one, other in zip(face.split("-"), symbol.split("-"), strict=True))
