"""The things of the Castle in words: spaces, vassals, tasks, decks, families, rats and dogs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from blackstone.games.castle.content import DECK_NAMES, SQUARE, TYPE_NAMES, Cards
from blackstone.games.castle.dogs import dog_cards
from blackstone.games.castle.families import families
from blackstone.games.castle.rats import RatCard, rat_cards
from blackstone.games.castle.view import SideView
from blackstone.kernel.refusals import Fact
from blackstone.kernel.text import Desk, kind_line, listed

CORNERS: Final = ("top-left", "top-right", "bottom-right", "bottom-left")
TOKENS: Final = ("knight", "wizard")
SPECIALS: Final = ("assassin", "saboteur")
PAYMENTS: Final = ("knight", "wizard", "knights", "two")
"""What stands last in the key of an act that is paid in another than the usual way."""
DOGS: Final = tuple(dog.id for dog in dog_cards())
RATS: Final = {card.id: card for card in rat_cards()}
FAMILIES: Final = tuple(family.id for family in families())
FAMILY_OF: Final = {ability: family.id for family in families() for ability in (*family.abilities, family.suggested) if ability}
"""Whose ability it is."""


class Words:
    """Names of things in the reader's language."""

    def __init__(self, desk: Desk, cards: Cards) -> None:
        self.desk, self.say, self.cards = desk, desk.messages, cards

    # ------------------------------------------------------------------ the court
    def square(self, name: str) -> str:
        """`BS` as screens show it."""
        return f"{name[0]}·{name[1]}" if self.desk.utf8 else f"{name[0]}.{name[1]}"

    def squares(self, names: Iterable[str]) -> str:
        return " ".join(self.square(name) for name in names)

    def face(self, face: str) -> str:
        """`Lion Spy`, `Scout of any faction`, `Assassin`."""
        return self.say(face if face in SPECIALS else f"face-{face}")

    def vassal(self, face: str) -> str:
        """`the Lion Spy`."""
        return self.say(f"vassal-{face}")

    def both_faces(self, side: str) -> str:
        """A vassal in hand, one side first: `Lion Spy/Dragon Scout`."""
        face = self.cards.face_of[side]
        return self.say("a-courtier", face=self.face(self.cards.face_names[face]), behind=self.face(self.cards.face_names[face ^ 1]))

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
        """`Lion spy`, `any scout`, `Assassin`."""
        faction, _, role = face.partition("-")
        if face in SPECIALS:
            return self.face(face)
        return self.say("face-short-wild", symbol=self.short(faction, role)) if "any" in (faction, role) else self.short(faction, role)

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

    # ------------------------------------------------------------------ cards
    def name(self, task: str) -> str:
        """A task's name; of a card of one's own, which has no message, the one it was given."""
        named = f"task-{task}"
        return self.say(named) if named in self.say else self.cards.tasks[self.cards.task_of[task]].name

    def task(self, task: str) -> str:
        """A task in a sentence: its name and its id."""
        return self.say("a-task", name=self.name(task), id=task)

    def type(self, name: str) -> str:
        return self.say(f"type-{name}")

    def short_type(self, name: str) -> str:
        """For a column of nine letters."""
        return self.say("type-knight-wizard-short") if name == "knight-wizard" else self.type(name)

    def deck(self, name: str) -> str:
        return self.say(f"deck-{name}")

    def dog(self, id: str) -> str:
        """`Jack Russell`."""
        return self.say(f"dog-{id}")

    def short_dogs(self, ids: Iterable[str]) -> str:
        """`Jack Russell, Westie`."""
        return ", ".join(self.say.attribute(f"dog-{id}", "short") for id in ids)

    def rats(self, card: RatCard) -> str:
        """A rat card in a sentence: `two rats`, `a cat`."""
        return self.say("rat-count", rats=card.rats) if card.rats else self.say(f"rat-{card.kind}")

    def rat_card(self, card: RatCard) -> str:
        """The name of a rat card: `Two Rats`, `Cat`."""
        return self.say(f"rats-{card.rats or card.kind}")

    def family(self, id: str) -> str:
        return self.say(f"family-{id}")

    def ability(self, id: str) -> str:
        """An ability in a sentence: its name, and whose it is."""
        return self.say("an-ability", ability=self.say(f"ability-{id}"), family=self.family(FAMILY_OF[id]))

    def price(self, payment: str) -> str:
        """`a Wizard token`."""
        return self.say(f"a-token-{payment}")

    # ------------------------------------------------------------------ several
    def someone(self, seat: int) -> str:
        """A player within a sentence: a name, or `you`."""
        return self.say("someone-you") if self.desk.mine(seat) == "yes" else self.desk.name(seat)

    def all(self, words: Iterable[str]) -> str:
        return listed(list(words), self.desk)

    def items(self, items: Iterable[str]) -> str:
        """Things parted by semicolons, as the language sets them."""
        return self.say("semicolon").join(items)

    # ------------------------------------------------------------------ what may be typed
    def synonyms(self, part: str) -> list[str]:
        """What else may be typed for a part of a key: in the reader's language, or a vassal's face for its card."""
        if ":" in part:
            choices = [[piece, *self.synonyms(piece)] for piece in part.split(":")]
            return ["-".join(pieces) for pieces in product(*choices)]
        if part in self.cards.face_of:
            face = self.cards.face_names[self.cards.face_of[part]]
            return [face, "-".join(self.face(face).lower().split())]
        if f"{part}a" in self.cards.face_of:
            return [name for side in "ab" for name in self.synonyms(f"{part}{side}")]
        if part in self.cards.task_of:
            return ["-".join(self.name(part).lower().split())]
        if part in DOGS:
            return ["-".join(name.lower().split()) for name in (self.dog(part), self.short_dogs([part]))]
        return [self.say(id) for id in (f"act-{part}", f"word-{part}") if id in self.say]


def fact(field: str, value: Any, words: Words) -> Fact:
    """A field of an event, a reason or a question, or a part of a key: ids become names, numbers and plain words stay."""
    if isinstance(value, int):
        return words.desk.name(value) if field == "winners" else value
    if field == "asked":
        return words.all(words.desk.name("ABCDEFGHIJKL".index(letter)) for letter in value.split(","))
    if field == "step":
        return kind_line(value, words.desk)
    if field == "offer":
        return str(value)
    if value in SQUARE:
        return words.square(value)
    if value in words.cards.face_of:
        return words.vassal(words.cards.face_names[words.cards.face_of[value]]) if field else words.both_faces(value)
    if f"{value}a" in words.cards.face_of:
        return words.both_faces(f"{value}a")
    if value in words.cards.task_of:
        return words.task(value)
    if value in RATS:
        return words.rats(RATS[value])
    if value in DOGS:
        return words.dog(value)
    return part_said(value, words) if not field else _named(field, value, words)


def part_said(part: str, words: Words) -> str:
    """A part of a key that is no card and no space: `guild`, or a space with the payment that is not the usual one."""
    first, *payments = part.split(":")
    if payments:
        return f"{fact('', first, words)}{''.join(words.say(f'paid-{payment}') for payment in payments)}"
    named = next((id for id in (f"family-{part}", f"corner-{part}", f"deck-{part}", f"word-{part}") if id in words.say), None)
    return words.say(named) if named is not None else part


def _named(field: str, value: str, words: Words) -> Fact:
    if field in ("symbol", "face") and f"face-{value}" in words.say:
        return words.face(value)
    if field == "corner":
        return words.corner(value)
    if field == "deck" and value in DECK_NAMES:
        return words.deck(value)
    if field == "decks":
        return words.say("a-card-of", deck=words.deck(value))
    if field in ("token", "tokens") and value in TOKENS:
        return words.say(f"a-token-{value}")
    if field == "type" and value in TYPE_NAMES:
        return words.type(value)
    if field == "kind":
        return words.say(f"act-{value}") if f"act-{value}" in words.say else value
    if field == "family" and value in FAMILIES:
        return words.family(value)
    if field == "ability" and value in FAMILY_OF:
        return words.ability(value)
    return value
