"""A typed line as an answer: numbers of the menu, words, a whole key; and why it is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from blackstone.cli.table import menu
from blackstone.cli.table.menu import plain
from blackstone.cli.table.session import Session, Then
from blackstone.kernel.errors import UnknownKey
from blackstone.kernel.messages import Messages
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Refusal
from blackstone.kernel.text import reason_line

REASONS: Final = 6
"""So many reasons are told, the most specific first."""


def given(session: Session, seat: int, question: Question, line: str) -> Then:
    """Answer the question, open a list, or say why the line is neither."""
    words = line.split()
    if all(word.isdecimal() for word in words):
        return numbered(session, seat, question, [int(word) for word in words])
    options = session.options(seat, question)
    if question.may and len(options) < 3 and PASS in options:
        said = yes_or_no(line, session.desk.messages)
        meant = [option for option in options if (option is not PASS) is said]
        if meant:
            return answered(session, seat, question, meant[0])
    found = menu.find(line, options, session.group, session.board, session.desk_of(seat))
    if found.option is not None:
        return answered(session, seat, question, found.option)
    if found.group is not None:
        session.group = found.group
        return Then.MENU
    spelled = {session.game.option(key) for key in keys_meant(session, seat, line)}
    meant = [option for option in options if option in spelled]
    if meant:
        return answered(session, seat, question, meant[0])
    refused(session, seat, line)
    return Then.PROMPT


def numbered(session: Session, seat: int, question: Question, numbers: Sequence[int]) -> Then:
    """Down the menu by numbers; 0 passes, or goes back."""
    options = session.options(seat, question)
    group = session.group
    for number in numbers:
        if number == 0 and group != session.opening:
            group = group[:-1]
            continue
        if number == 0 and PASS in options:
            return answered(session, seat, question, PASS)
        found = menu.entries(options, group, session.board)
        if not 0 < number <= len(found):
            session.message("no-such-number", number=number)
            return Then.PROMPT
        entry = found[number - 1]
        if entry.leaf:
            return answered(session, seat, question, entry.options[0])
        group = entry.path
    session.group = group
    return Then.MENU


def answered(session: Session, seat: int, question: Question, option: Option) -> Then:
    """All of it happens, or nothing."""
    session.table.answer(option, seat, question.id)
    return Then.GO


def yes_or_no(line: str, messages: Messages) -> bool | None:
    """A plain yes or no, in English or in the reader's language."""
    word = plain(line)
    for said, english in ((True, "yes"), (False, "no")):
        spoken = plain(messages(english))
        if word in (english, english[0], spoken, spoken[0]):
            return said
    return None


# ------------------------------------------------------------------ why not
def refused(session: Session, seat: int, line: str) -> None:
    """The rules that forbid what was typed, if it is a key of the game at all."""
    refusal, key = refusal_of(session, seat, line)
    if refusal is None:
        session.message("not-understood", line=line)
        return
    tell_refusal(session, seat, key, refusal)


def tell_refusal(session: Session, seat: int, key: str, refusal: Refusal) -> None:
    desk = session.desk_of(seat)
    session.message("not-open", key=key)
    reasons = [reason_line(reason, session.board, desk) for reason in refusal.reasons[:REASONS]] or [desk.messages("not-open-at-all")]
    session.say(*[f"  - {reason}" for reason in reasons])


def refusal_of(session: Session, seat: int, line: str) -> tuple[Refusal | None, str]:
    """What `why` says about typed words; None, and the key, if that is open; None and nothing if it is no key."""
    for key in keys_meant(session, seat, line):
        if ":" in key and session.game.option(key) is None:
            continue
        try:
            return session.table.why(key, seat), key
        except UnknownKey:
            continue
    return None, ""


def keys_meant(session: Session, seat: int, line: str) -> Iterator[str]:
    """The keys that words may spell: the kind of act in any language, squares and cards in capitals or not."""
    desk = session.desk_of(seat)
    words = [word for word in line.replace(":", " ").split() if plain(word)]
    if not words:
        return
    found = menu.find(line, session.vocabulary, (), session.board, desk)
    if found.option is not None:
        yield found.option.key
    kinds = {option.kind: None for option in session.vocabulary}
    named = [kind for kind in kinds if plain(words[0]) in map(plain, (kind, *session.board.synonyms(kind, desk)))]
    first = named[0] if named else words[0].lower()
    spellings = [dict.fromkeys((word, plain(word).upper(), plain(word))) for word in words[1:5]]
    for rest in product(*spellings):
        yield ":".join((first, *rest))
