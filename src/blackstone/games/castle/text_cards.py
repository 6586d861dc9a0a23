"""Single cards in words, as they are printed."""

from __future__ import annotations

from blackstone.games.castle import text_families
from blackstone.games.castle.content import RequirementCard
from blackstone.games.castle.text_words import DOGS, FAMILIES, RATS, SPECIALS, Words
from blackstone.games.castle.view import SideView


def card(id: str, blue_counts: bool, words: Words) -> list[str]:
    """A task, a vassal, an Assassin/Saboteur, a family, a dog or a rat card; empty if no card is called that.

    `blue_counts`: the light-blue letter of a place is binding; else it is left out, as it counts for nothing.
    """
    cards = words.cards
    at = cards.task_of.get(id.upper())
    if at is not None:
        return task_card(at, blue_counts, words)
    if id.upper() in DOGS:
        return [words.say("tableau-dog", dog=words.dog(id.upper()), text=words.say.attribute(f"dog-{id.upper()}", "text"))]
    if id.upper() in RATS:
        shown = RATS[id.upper()]
        return [f"{words.rat_card(shown)}. {words.say.attribute(f'rats-{shown.rats or shown.kind}', 'text')}"]
    if id.lower() in FAMILIES:
        return text_families.card(id.lower(), words)
    face = next((cards.face_of[name] for name in cards.face_of if name.lower() in (id.lower(), f"{id.lower()}a")), None)
    if face is None:
        return []
    name, behind = cards.face_names[face], cards.face_names[face ^ 1]
    text = [words.say.attribute(name, "text")] if name in SPECIALS else []
    return [words.say("card-vassal", card=cards.face_ids[face], face=words.face(name), behind=words.face(behind)), *text]


def task_card(at: int, blue_counts: bool, words: Words) -> list[str]:
    cards, printed = words.cards, words.cards.tasks[at]
    symbol = words.face(cards.symbol_names[cards.corner[at]])
    head = {"id": printed.id, "name": words.name(printed.id), "type": words.type(printed.type), "points": printed.vp}
    lines = [words.say("card-head", **head, symbol=symbol), words.say("card-sides", **sides(at, blue_counts, words))]
    return [*lines, words.say.attribute(f"task-{printed.id}", "text")] if f"task-{printed.id}" in words.say else lines


def sides(at: int, blue_counts: bool, words: Words) -> dict[str, str]:
    """What a task wants, left and right."""
    cards, printed = words.cards, words.cards.tasks[at]
    left = printed_side(printed.left, printed.left.letters if blue_counts else cards.left[at].letters, words)
    right = printed_side(printed.right, printed.right.letters if blue_counts else cards.right[at].letters, words)
    return {"left": left, "right": right}


def printed_side(side: RequirementCard, letters: tuple[str, ...], words: Words) -> str:
    shown = SideView(letters, side.faction, side.role, ())
    return words.say("card-side", who=words.wanted(side.faction, side.role), place=words.place(shown))
