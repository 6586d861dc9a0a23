"""The things of the Castle in words: spaces, vassals, tasks, decks, players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from blackstone.games.castle.content import DECK_NAMES, SQUARE, STACK_NAMES, Cards
from blackstone.games.castle.view import SideView
from blackstone.kernel.refusals import Fact
from blackstone.kernel.text import Desk, kind_line, listed

CORNERS: Final = ("top-left", "top-right", "bottom-right", "bottom-left")
TOKENS: Final = ("knight", "wizard")


class Words:
    """Names of things in the reader's language."""

    def __init__(self, desk: Desk, cards: Cards) -> None:
        self.desk, self.say, self.cards = desk, desk.messages, cards

    def square(self, name: str) -> str:
        """`BS` as screens show it."""
        return f"{name[0]}·{name[1]}" if self.desk.utf8 else f"{name[0]}.{name[1]}"

    def squares(self, names: Iterable[str]) -> str:
        return " ".join(self.square(name) for name in names)

    def face(self, face: str) -> str:
        """`Lion Spy`."""
        return self.say(f"face-{face}")

    def vassal(self, face: str) -> str:
        """`the Lion Spy`."""
        return self.say(f"vassal-{face}")

    def short(self, faction: str, role: str) -> str:
        """`Lion spy`, or the one of the two that is wanted."""
        if faction == "any" and role == "any":
            return self.say("wanted-anyone")
        if faction == "any":
            return self.say(f"role-{role}")
        if role == "any":
            return self.say(f"faction-{faction}")
        return self.say("wanted-short", faction=self.say(f"faction-{faction}"), role=self.say(f"role-{role}"))

    def short_face(self, face: str) -> str:
        faction, _, role = face.partition("-")
        return self.short(faction, role)

    def name(self, task: str) -> str:
        """A task's name; of a card of one's own, which has no message, the one it was given."""
        named = f"task-{task}"
        return self.say(named) if named in self.say else self.cards.tasks[self.cards.task_of[task]].name

    def task(self, task: str) -> str:
        """A task in a sentence: its name and its id."""
        return self.say("a-task", name=self.name(task), id=task)

    def type(self, name: str) -> str:
        return self.say(f"type-{name}")

    def deck(self, name: str) -> str:
        return self.say(f"deck-{name}")

    def corner(self, name: str) -> str:
        return self.say(f"corner-{name}")

    def place(self, side: SideView) -> str:
        """Where half a task wants its vassal, in a sentence."""
        if len(side.letters) == 2:
            return self.say("place-space", at=self.square("".join(side.letters)))
        letter = side.letters[0]
        return self.say("place-column" if letter in "BLACK" else "place-row", letter=letter)

    def wanted(self, faction: str, role: str) -> str:
        """Whom half a task wants."""
        if faction == role == "any":
            return self.say("wanted-anyone")
        return self.face(f"{faction}-{role}")

    def all(self, words: Iterable[str]) -> str:
        return listed(list(words), self.desk)

    def items(self, items: Iterable[str]) -> str:
        """Things parted by semicolons, as the language sets them."""
        return self.say("semicolon").join(items)

    def synonyms(self, part: str) -> list[str]:
        """What else may be typed for a part of a key: in the reader's language, or a vassal's face for its card."""
        if part in self.cards.face_of:
            face = self.cards.face_names[self.cards.face_of[part]]
            return [face, "-".join(self.face(face).lower().split())]
        if part in self.cards.task_of:
            return ["-".join(self.name(part).lower().split())]
        return [self.say(id) for id in (f"act-{part}", f"word-{part}") if id in self.say]


def fact(field: str, value: Any, words: Words) -> Fact:
    """A field of an event, a reason or a question: ids become names, numbers and plain words stay."""
    if isinstance(value, int):
        return words.desk.name(value) if field == "winners" else value
    if field == "asked":
        return words.all(words.desk.name("ABCDEFGHIJKL".index(letter)) for letter in value.split(","))
    if field == "step":
        return kind_line(value, words.desk)
    if value in SQUARE:
        return words.square(value)
    if value in words.cards.face_of:
        return words.vassal(words.cards.face_names[words.cards.face_of[value]])
    if value in words.cards.task_of:
        return words.task(value)
    return _named(field, value, words)


def _named(field: str, value: str, words: Words) -> Fact:
    if field == "symbol":
        return words.face(value)
    if field == "corner":
        return words.corner(value)
    if field == "deck" and value in DECK_NAMES:
        return words.deck(value)
    if field == "decks":
        return words.say("a-card-of", deck=words.deck(value))
    if field == "tokens" and value in TOKENS:
        return words.say(f"a-token-{value}")
    if field == "type" and value in STACK_NAMES:
        return words.type(value)
    if field == "kind":
        return words.say(f"act-{value}") if f"act-{value}" in words.say else value
    return value
