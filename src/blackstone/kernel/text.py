"""Telling a game in words: what a game brings for a terminal, and the sentences that every game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from blackstone.kernel.events import Event
from blackstone.kernel.messages import Messages
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Fact, Reason

if TYPE_CHECKING:
    from blackstone.kernel.game import Outcome
    from blackstone.kernel.table import Preview

Paint: TypeAlias = Callable[[str, str], str]
"""Gives a text a style ("bold", "dim", or a colour's name) where the terminal can show it."""
Path: TypeAlias = tuple[str, ...]
"""Where an option is found: the kind of act, then square after square or card after card."""
Foresee: TypeAlias = "Callable[[Sequence[str]], Preview]"
"""What keys would lead to, as the reader may know it."""


@dataclass(frozen=True)
class Desk:
    """Who reads, in which language, and what the terminal can show: sentences if it is `plain`, else drawings of at most `height` lines.

    `watching`: the reader looks over the shoulder of whoever plays the seat.
    """

    messages: Messages
    names: tuple[str, ...]
    seat: int | None = None
    plain: bool = True
    utf8: bool = True
    height: int = 24
    paint: Paint = lambda text, style: text
    watching: bool = False

    def name(self, seat: int) -> str:
        return self.names[seat]

    def called(self, seat: int) -> str:
        """The name, or "You" where the reader sits."""
        return self.messages("you") if seat == self.seat and not self.watching else self.names[seat]

    def mine(self, seat: int) -> str:
        """For messages that speak to the reader: `yes` or `no`."""
        return "yes" if seat == self.seat and not self.watching else "no"


class Note(NamedTuple):
    """What an act would bring: a sentence, and a mark for lists that have no room for it."""

    mark: str
    text: str


class TextBoard(Protocol):
    """What a game brings for a terminal.  `view` is always the game's own view of the reader."""

    def word(self, field: str, value: Any, desk: Desk) -> Fact:
        """A field of an event, a reason or a question in the reader's words."""
        ...

    def table(self, view: Any, desk: Desk) -> list[str]:
        """Everything one plays by: the board and what is one's own; a drawing, or sentences."""
        ...

    def tableau(self, view: Any, seat: int, desk: Desk) -> list[str]:
        """All that lies before one player."""
        ...

    def piles(self, view: Any, desk: Desk) -> list[str]:
        """Decks, discards, supplies: all that everybody may know."""
        ...

    def card(self, id: str, view: Any, desk: Desk) -> list[str]:
        """A card with its text; empty if there is none of this id."""
        ...

    def how(self, view: Any, desk: Desk) -> list[str]:
        """The game, in the mode that is played, and how it is won, on one screen."""
        ...

    def outcome(self, view: Any, outcome: Outcome, scores: Sequence[int], desk: Desk) -> list[str]:
        """Who won, and what decided."""
        ...

    def question(self, question: Question, view: Any, desk: Desk) -> str:
        """What is asked."""
        ...

    def paths(self, option: Option) -> Sequence[Path]:
        """Where the option is found in the menu; of several paths the first is the usual one."""
        ...

    def rank(self, path: Path) -> int:
        """Where a group stands in the menu; of equal ones the first listed comes first."""
        ...

    def act(self, kind: str, desk: Desk) -> str:
        """A kind of act in a word or two, for the menu."""
        ...

    def group(self, path: Path, question: Question, view: Any, desk: Desk) -> str:
        """What the options below a path have in common: the act, or the square or card it begins with."""
        ...

    def option(self, option: Option, question: Question, view: Any, desk: Desk) -> str:
        """What an option does, on one line."""
        ...

    def brief(self, option: Option, question: Question, view: Any, desk: Desk) -> str:
        """The same in few words, for a long list beside the table."""
        ...

    def notes(self, option: Option, view: Any, foresee: Foresee, desk: Desk) -> list[Note]:
        """What an option would complete or lose, cost and bring."""
        ...

    def synonyms(self, part: str, desk: Desk) -> Sequence[str]:
        """Other words a player may type for one part of a key, in lower case."""
        ...


# ------------------------------------------------------------------ sentences
def event_line(event: Event, board: TextBoard, desk: Desk) -> str:
    """What happened, in a sentence; in a game without messages its name and fields."""
    tag = event_tag(event)
    facts = facts_of({name: getattr(event, name) for name in event.__struct_fields__}, board, desk)
    if f"event-{tag}" in desk.messages:
        return desk.messages(f"event-{tag}", **facts)
    shown = [f"{name} {facts[name]}" for name in event.__struct_fields__ if name in facts]
    what = " ".join([tag.replace("-", " "), f"({', '.join(shown)})" if shown else ""]).strip()
    return desk.messages("event-any", who=facts["who"], what=what) if "who" in facts else what


def event_tag(event: Event) -> str:
    """The name of an event, as it stands in files."""
    return str(type(event).__struct_config__.tag)


def reason_line(reason: Reason, board: TextBoard, desk: Desk) -> str:
    """Why something is not possible, and by which rules."""
    facts = facts_of(reason.facts, board, desk)
    if f"why-{reason.text}" in desk.messages:
        said = desk.messages(f"why-{reason.text}", **facts)
    else:
        said = " ".join([reason.text.replace("-", " "), *[f"{name}: {fact}" for name, fact in facts.items()]])
    rules = " ".join(rule for rule in reason.rules if rule)
    return f"{said} [{rules}]" if rules else said


def question_line(question: Question, board: TextBoard, desk: Desk) -> str:
    """What is asked, in a sentence; in a game without messages its kind."""
    facts = facts_of(question.about, board, desk)
    asked = f"question-{dashed(question.kind)}"
    if asked in desk.messages:
        return desk.messages(asked, **facts)
    said = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{kind_line(question.kind, desk)} ({said})" if said else kind_line(question.kind, desk)


def kind_line(kind: str, desk: Desk) -> str:
    """A kind of question in a few words."""
    named = f"kind-{dashed(kind)}"
    return desk.messages(named) if named in desk.messages else kind.rpartition(".")[2].replace("-", " ")


def pass_line(question: Question, desk: Desk) -> str:
    """What passing means at this question."""
    named = f"pass-{dashed(question.kind)}"
    return desk.messages(named if named in desk.messages else "pass-any")


def facts_of(fields: Mapping[str, Any], board: TextBoard, desk: Desk) -> dict[str, Fact]:
    """Fields in the reader's words.  A seat becomes `who` and `you`; what is not for the reader's eyes becomes `none`."""
    facts: dict[str, Fact] = {}
    for name, value in fields.items():
        if name == "seat" and isinstance(value, int) and value < len(desk.names):
            facts["who"] = desk.name(value) if value >= 0 else desk.messages("hostile")
            facts["you"] = desk.mine(value)
        elif value is None:
            facts[name] = "none"
        elif isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        elif isinstance(value, tuple | list):
            facts[name] = listed([str(board.word(name, item, desk)) for item in value], desk)
            facts[f"{name}-count"] = len(value)
        else:
            facts[name] = board.word(name, value, desk)
    return facts


def players_said(least: int, most: int, messages: Messages) -> str:
    """`2 players`, `2 to 4 players`."""
    return messages("players-exactly", count=least) if least == most else messages("players-between", least=least, most=most)


def listed(words: Sequence[str], desk: Desk) -> str:
    """Several words as one: `Anna, Bob and Chloe`."""
    if len(words) < 2:
        return words[0] if words else desk.messages("nothing")
    return desk.messages("list", first=", ".join(words[:-1]), last=words[-1])


def wrapped(lines: Iterable[str], width: int = 79) -> list[str]:
    """Sentences broken to the screen's width; what belongs to one goes on indented.  Painted lines stay as they are."""
    found: list[str] = []
    for line in lines:
        if len(line) <= width or "\x1b" in line:
            found.append(line)
        else:
            lead = " " * (len(line) - len(line.lstrip(" ")))
            found += wrap(line, width, subsequent_indent=lead + "  ", break_long_words=False, break_on_hyphens=False)
    return found


def dashed(id: str) -> str:
    """An id as message ids want it."""
    return id.replace(".", "-")
