"""What a question looks like: news, the table, the menu, and what each act would bring before it is made."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final

from blackstone.cli.table import menu
from blackstone.cli.table.menu import Entry
from blackstone.cli.table.session import Session, news
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Question
from blackstone.kernel.text import Path

MUCH: Final = 4
"""So many lines of news are read by themselves where they and the table do not fit on one screen; of own doings twice as many."""
MENTIONED: Final = 5
"""So many notes are spelled out below a list that has only marks for them."""
WIDTH: Final = 79
AROUND: Final = 6
"""Lines around a list: its heading, the legend, how to go back, what is typed."""
BRIEF: Final = "+-!$"
"""Marks worth a sentence below a list."""


# ------------------------------------------------------------------ the whole screen
def show(session: Session, seat: int, question: Question) -> None:
    """News, the table, the question and its menu."""
    lines = news(session, seat)
    below = [*question_lines(session, seat, question), *menu_lines(session, seat, question)]
    below = below if session.terminal.interactive else [" ".join(below)]
    table: list[str] = []
    if lines or session.fresh or not session.terminal.plain:
        table = table_lines(session, seat, len(below))
    session.say(*lines)
    told = len(lines) + session.above
    much = len(lines) >= MUCH or told >= 2 * MUCH
    if session.terminal.interactive and much and told + len(table) + len(below) >= session.terminal.height:
        session.terminal.read(session.desk.messages("go-on") + " ")
    elif table:
        table = table_lines(session, seat, len(below) + min(told, MUCH - 1))
    if table and session.opening and len(table) + len(below) >= session.terminal.height:
        session.say(*table)
        session.terminal.read(session.desk.messages("go-on") + " ")
        table = []
    session.say(*table, *below)
    session.above, session.fresh = 0, False


def show_menu(session: Session, seat: int, question: Question) -> None:
    """An opened list, below the table where both fit on the screen."""
    below = menu_lines(session, seat, question)
    if not session.terminal.plain:
        table = table_lines(session, seat, len(below))
        if len(table) + len(below) < session.terminal.height:
            session.say(*table)
    session.say(*below)


def table_lines(session: Session, seat: int, reserved: int) -> list[str]:
    """The table in the room the rest leaves."""
    desk = dataclasses.replace(session.desk_of(seat), height=session.terminal.height - reserved - 1)
    return session.wrap(session.board.table(session.table.view(seat), desk))


def question_lines(session: Session, seat: int, question: Question) -> list[str]:
    """Whom the question is put to, and what it is."""
    said = session.board.question(question, session.table.view(seat), session.desk_of(seat))
    if len(session.humans) > 1 or not session.terminal.interactive:
        said = labelled(session, session.desk.name(seat), said)
    return [session.terminal.paint(line, "bold") for line in session.wrap([said])]


def prompt(session: Session, seat: int) -> str:
    """The open list, or nothing but a sign."""
    if not session.group:
        return "> "
    return " ".join([session.board.act(session.group[0], session.desk_of(seat)), *parts(session, session.group[1:], seat)]) + "> "


# ------------------------------------------------------------------ the menu
def menu_lines(session: Session, seat: int, question: Question) -> list[str]:
    """The open list: few options in full, many in columns, kinds of acts in a row."""
    options = session.options(seat, question)
    found = menu.entries(options, session.group, session.board)
    heading = [session.board.group(session.group, question, session.table.view(seat), session.desk_of(seat))] if session.group else []
    if not session.terminal.interactive and not session.group:
        return one_line(session, seat, question, found)
    if all(entry.leaf for entry in found) and len(found) <= menu.ENOUGH:
        acts = kinds_named(session, seat, found)
        lines = [in_full(session, seat, question, number, entry, acts) for number, entry in enumerate(found, 1)]
    elif session.group:
        lines = in_columns(session, seat, question, found)
    else:
        lines = packed([f"{number} {group_name(session, seat, entry)}" for number, entry in enumerate(found, 1)], session)
    return session.wrap([*heading, *lines, *last_line(session, seat, question, options)])


def last_line(session: Session, seat: int, question: Question, options: Sequence[Option]) -> list[str]:
    """How to pass, or to go back."""
    if session.group != session.opening:
        return [" " + session.desk.messages("menu-back")]
    if PASS not in options:
        return []
    return [" " + session.desk.messages("passes", what=said(session, seat, question, PASS))]


def one_line(session: Session, seat: int, question: Question, found: Sequence[Entry]) -> list[str]:
    """For a pipe: everything that is open, on one line."""
    acts = kinds_named(session, seat, found)
    shown = [
        f"{number} {acts(entry) + said(session, seat, question, entry.options[0]) if entry.leaf else group_name(session, seat, entry)}"
        for number, entry in enumerate(found, 1)
    ]
    if PASS in question.options:
        shown.append(session.desk.messages("passes", what=said(session, seat, question, PASS)))
    return [session.desk.messages("open", choices=session.desk.messages("semicolon").join(shown))]


def kinds_named(session: Session, seat: int, found: Sequence[Entry]) -> Callable[[Entry], str]:
    """What to put before an option: its act, where a list that is not of one act alone would leave it out."""
    mixed = not session.group and len({entry.options[0].kind for entry in found}) > 1
    desk = session.desk_of(seat)
    return lambda entry: f"{session.board.act(entry.options[0].kind, desk)}: " if mixed and entry.leaf else ""


def in_full(session: Session, seat: int, question: Question, number: int, entry: Entry, acts: Callable[[Entry], str]) -> str:
    """An option on a line, with all it would bring."""
    notes = [f"{note.mark} {note.text}".strip() for note in session.notes_of(entry.options[0], seat)]
    return "  ".join([f" {number} {acts(entry)}{said(session, seat, question, entry.options[0])}{'.' if notes else ''}", *notes])


def said(session: Session, seat: int, question: Question, option: Option) -> str:
    return session.board.option(option, question, session.table.view(seat), session.desk_of(seat))


def group_name(session: Session, seat: int, entry: Entry) -> str:
    """`slide (12 +)`: the mark says that one of them would complete a task."""
    act = session.board.act(entry.path[0], session.desk_of(seat))
    mark = ""
    if session.terminal.interactive and any(note.mark == "+" for option in entry.options for note in session.notes_of(option, seat)):
        mark = " +"
    return f"{act} ({len(entry.options)}{mark})"


# ------------------------------------------------------------------ long lists
def in_columns(session: Session, seat: int, question: Question, found: Sequence[Entry]) -> list[str]:
    """A long list: marks beside the options, and the weightier ones spelled out below."""
    lines = packed([entry_in_list(session, seat, question, number, entry) for number, entry in enumerate(found, 1)], session)
    spelled: dict[str, None] = {}
    marked = False
    for entry in found:
        for option in once_each(session, entry):
            notes = session.notes_of(option, seat)
            marked = marked or any(note.mark for note in notes)
            where = " ".join(parts(session, option_path(session, option, entry.path)[1:], seat))
            told = [f" {note.mark} {labelled(session, where, note.text)}" for note in notes if note.mark and note.mark in BRIEF]
            spelled |= dict.fromkeys(told)
    ranked = sorted(spelled, key=lambda line: BRIEF.index(line[1]))
    legend = [" " + session.desk.messages("marks")] if marked and "marks" in session.desk.messages else []
    return [*lines, *as_fit(session, ranked[:MENTIONED], len(lines) + AROUND), *legend]


def as_fit(session: Session, sentences: Sequence[str], others: int) -> list[str]:
    """As many sentences as the screen has room for beside the other lines; the first in any case."""
    found: list[str] = []
    for sentence in sentences:
        lines = session.wrap([*found, sentence])
        if found and session.terminal.interactive and len(lines) + others >= session.terminal.height:
            break
        found.append(sentence)
    return found


def entry_in_list(session: Session, seat: int, question: Question, number: int, entry: Entry) -> str:
    """An option in brief with its marks, or a square (whose vassal the drawing shows) and where one can go from there."""
    desk, view = session.desk_of(seat), session.table.view(seat)
    if entry.leaf and len(option_path(session, entry.options[0], entry.path)) == len(entry.path):
        option = entry.options[0]
        return f"{number:>2} {session.board.brief(option, question, view, desk)} {marks(session, option, seat)}".rstrip()
    inner = []
    for option in once_each(session, entry):
        rest = option_path(session, option, entry.path)[len(session.group) + 1 :]
        inner.append(" ".join(parts(session, rest, seat)) + marks(session, option, seat))
    head = entry.path[: len(session.group) + 1]
    name = session.board.group(head, question, view, desk) if session.terminal.plain else parts(session, head[-1:], seat)[0]
    return f"{number:>2} {labelled(session, name, ' '.join(inner))}"


def once_each(session: Session, entry: Entry) -> list[Option]:
    """The options of a list, each once: of two that differ by what pays for them, the usual one."""
    found: dict[Path, Option] = {}
    for option in sorted(entry.options, key=lambda option: ":" in option_path(session, option, entry.path)[-1]):
        path = option_path(session, option, entry.path)
        found.setdefault((*path[:-1], path[-1].partition(":")[0]), option)
    return list(found.values())


def labelled(session: Session, what: str, text: str) -> str:
    """A name, a colon as the language sets it, and what is said of it."""
    return session.desk.messages("labelled", what=what, text=text)


def option_path(session: Session, option: Option, begin: Path) -> Path:
    """The path of an option that begins like this."""
    return next(path for path in session.board.paths(option) if path[: len(begin)] == begin)


def parts(session: Session, path: Iterable[str], seat: int) -> list[str]:
    desk = session.desk_of(seat)
    return [str(session.board.word("", part, desk)) for part in path]


def marks(session: Session, option: Option, seat: int) -> str:
    return "".join(dict.fromkeys(note.mark for note in session.notes_of(option, seat)))


def packed(cells: Sequence[str], session: Session) -> list[str]:
    """Cells in as many columns as fit, read downwards; one a line where nothing is drawn."""
    for columns in range(1 if session.terminal.plain else len(cells), 1, -1):
        height = -(-len(cells) // columns)
        lists = [cells[at : at + height] for at in range(0, len(cells), height)]
        wide = [max(map(len, column)) for column in lists]
        if sum(wide) + 3 * (len(wide) - 1) < WIDTH:
            rows = zip_longest(*lists, fillvalue="")
            return [(" " + "   ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True))).rstrip() for row in rows]
    return [f" {cell}" for cell in cells]


# ------------------------------------------------------------------ Tab
def next_words(session: Session, seat: int, question: Question, line: str, commands: Iterable[str]) -> list[str]:
    """What may come next: parts of keys, and at the beginning commands."""
    options = session.options(seat, question)
    words = menu.next_words(line, options, session.group, session.board, session.desk_of(seat))
    return [*words, *commands] if not line.strip() else words
