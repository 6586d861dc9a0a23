"""What can be typed beside answers: help, why, undo, standing orders, and the rest; in English and in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from blackstone.cli import rules as ledger
from blackstone.cli.common import one_line
from blackstone.cli.table import answers, menu, screen
from blackstone.cli.table.interrupts import Left
from blackstone.cli.table.menu import plain
from blackstone.cli.table.seats import seat_called
from blackstone.cli.table.session import Session, Then, reseat
from blackstone.kernel.errors import BlackstoneError, UnknownRule
from blackstone.kernel.ledger import load
from blackstone.kernel.orders import ASK, ORDERS
from blackstone.kernel.questions import Question
from blackstone.kernel.text import event_line, kind_line

Command = Callable[[Session, int, "Question | None", Sequence[str]], Then]
ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "b": "back"}
"""Other words for commands, the same in every language."""


def obey(session: Session, seat: int, question: Question, line: str) -> Then:
    """An answer or a command.  A word that is both is an answer; `/log` is always the command."""
    words = line.lstrip("/").split()
    if not words:
        return Then.PROMPT
    name = command_called(session, words[0])
    kinds = {plain(option.kind) for option in session.options(seat, question)}
    try:
        if name is not None and (line.startswith("/") or plain(words[0]) not in kinds):
            return COMMANDS[name](session, seat, question, words[1:])
        return answers.given(session, seat, question, line)
    except BlackstoneError as error:
        session.say(one_line(error))
    return Then.PROMPT


def obey_one_of(session: Session, seat: int, line: str, allowed: Sequence[str]) -> None:
    """A command where nothing is asked: after the end, or while bots play."""
    words = line.lstrip("/").split()
    name = command_called(session, words[0]) if words else None
    if name is not None and name in allowed:
        COMMANDS[name](session, seat, None, words[1:])
    else:
        session.message("not-understood", line=line)


def command_called(session: Session, word: str) -> str | None:
    """The command of this name, in English or in the reader's language."""
    if word in ALIASES:
        return ALIASES[word]
    return next((name for name in COMMANDS if plain(word) in (name, plain(session.desk.messages(f"command-{name}")))), None)


def next_words(session: Session, seat: int, question: Question, line: str) -> list[str]:
    """For Tab: what may be answered next, and at the beginning of a line the commands."""
    return screen.next_words(session, seat, question, line, [session.desk.messages(f"command-{name}") for name in COMMANDS])


# ------------------------------------------------------------------ looking
def show_help(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """What can be typed."""
    say = session.desk.messages
    lines = [say("help-answers", **example(session, seat, question))]
    if "help-game" in say:
        lines.append(say("help-game", dot="·" if session.desk.utf8 else "."))
    idle = {"as"} if session.game.hands is None else set()
    session.say(*lines, *command_lines(session, [name for name in COMMANDS if name not in idle]))
    return Then.PROMPT


def command_lines(session: Session, names: Sequence[str]) -> list[str]:
    """Commands with what they do, as far as the game knows them."""
    say = session.desk.messages
    idle = {"help", "back"} | (set(OF_A_BOARD) if session.game.text is None else set())
    heads = {name: " ".join([say(f"command-{name}"), *arguments(session, name)]) for name in names if name not in idle}
    wide = max(len(head) for head in heads.values()) + 2
    return [say("help-commands"), *[f"  {head:<{wide}}{say.attribute(f'command-{name}', 'what')}" for name, head in heads.items()]]


def example(session: Session, seat: int, question: Question | None) -> dict[str, str]:
    """An answer that is open, in words and as a key."""
    options = session.options(seat, question) if question is not None else []
    key = next((option.key for option in options if ":" in option.key), options[0].key if options else "pass")
    kind, *rest = key.split(":")
    word = next(iter(session.board.synonyms(kind, session.desk_of(seat))), kind)
    return {"key": key, "words": " ".join([word, *rest]).lower()}


def arguments(session: Session, name: str) -> list[str]:
    return [session.desk.messages.attribute(f"command-{name}", "arguments")] if name in TAKING else []


def show_how(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """The game on one screen."""
    session.say(*session.board.how(session.table.view(seat), session.desk_of(seat)))
    return Then.PROMPT


def show_board(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """The table as it is."""
    if question is not None:
        return Then.SCREEN
    session.say(*screen.table_lines(session, seat, 1))
    return Then.PROMPT


def show_hand(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """What lies before oneself, the hand card by card."""
    session.say(*session.board.tableau(session.table.view(seat), seat, session.desk_of(seat)))
    return Then.PROMPT


def show_tableau(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """What lies before one player, or before everybody."""
    named = [seat_called(" ".join(words), session.desk.names, session.desk.messages)] if words else range(len(session.table.seats))
    for whose in named:
        session.say(*session.board.tableau(session.table.view(seat), whose, session.desk_of(seat)))
    return Then.PROMPT


def show_piles(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """All that everybody may know."""
    session.say(*session.board.piles(session.table.view(seat), session.desk_of(seat)))
    return Then.PROMPT


def show_log(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Everything that happened, as this seat saw it, with the rules."""
    desk = session.desk_of(seat)
    lines = []
    for told in session.table.events(0, seat):
        rule = type(told.event).rule
        lines.append(event_line(told.event, session.board, desk) + (session.terminal.paint(f"  [{rule}]", "dim") if rule else ""))
    session.terminal.page(lines or [session.desk.messages("log-empty")])
    return Then.PROMPT


def show_card(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """A card with its text."""
    id = " ".join(words)
    lines = session.board.card(id, session.table.view(seat), session.desk_of(seat))
    session.say(*(lines or [session.desk.messages("card-unknown", id=id)]))
    return Then.PROMPT


def show_why(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Why something is not possible."""
    line = " ".join(words)
    refusal, key = answers.refusal_of(session, seat, line)
    if refusal is not None:
        answers.tell_refusal(session, seat, key, refusal)
    elif key:
        session.message("is-open", key=key)
    else:
        session.message("no-key", line=line)
    return Then.PROMPT


def show_rules(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """A rule or a section of the book; alone the rule of this question."""
    name = " ".join(words) or (question.rule if question is not None else "")
    if not words and name not in {rule.id for rule in load(session.game.folder)}:
        session.message("rules-none")
        return Then.PROMPT
    try:
        found = ledger.wanted(load(session.game.folder), name)
    except UnknownRule:
        session.message("rules-unknown", id=name, game=session.game.id)
        return Then.PROMPT
    if session.desk.messages.language != "en":
        session.message("rules-english")
    session.terminal.page((ledger.told(found[0]) if len(found) == 1 else ledger.listed(found)).splitlines())
    return Then.PROMPT


# ------------------------------------------------------------------ changing
def undo(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Take back the last own choice.  Past the horizon the others at this keyboard are asked; bots always agree."""
    horizon = session.table.horizon(seat)
    if not horizon.free and horizon.by_consent is None:
        session.message("undo-nothing")
        return Then.PROMPT
    if not horizon.free:
        for other in (human for human in session.humans if human != seat):
            session.message("undo-asks", who=session.desk.name(other), asker=session.desk.name(seat))
            if not agreed(session):
                session.message("undo-refused", who=session.desk.name(other))
                return Then.PROMPT
    session.table.undo(seat, agreed=not horizon.free)
    session.fresh = True
    return Then.GO


def agreed(session: Session) -> bool:
    """A yes or a no, however often one has to ask."""
    while True:
        line = session.terminal.read(f"{session.desk.messages('yes')} / {session.desk.messages('no')}> ")
        said = answers.yes_or_no(line, session.desk.messages)
        if said is not None:
            return said
        session.message("answer-yes-no")


def orders(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Standing orders: shown, or one set."""
    say, desk = session.desk.messages, session.desk_of(seat)
    if len(words) < 2:
        standing = session.table.orders(seat)
        for id in (kind for kind in session.game.kinds if kind != "aside" or session.game.hands is not None):
            session.message("auto-one", kind=id, order=say(f"order-{standing.get(id, ASK)}"), what=kind_line(id, desk))
        session.message("auto-how", orders=", ".join(order_names(session)))
        return Then.PROMPT
    kind = kind_meant(session, seat, " ".join(words[:-1]))
    order = next((known for known in ORDERS if plain(words[-1]) in (known, plain(say(f"order-{known}")))), None)
    if kind is None:
        session.message("auto-unknown", kind=" ".join(words[:-1]))
    elif order is None:
        session.message("auto-no-order", order=words[-1], orders=", ".join(order_names(session)))
    elif session.game.kinds[kind].secret and order not in ("ask", "pass"):
        session.message("auto-secret")
    else:
        session.table.order(seat, kind, order)
        session.message("auto-set", what=kind_line(kind, desk), order=say.attribute(f"order-{order}", "what"))
        session.fresh = True
        return Then.GO
    return Then.PROMPT


def order_names(session: Session) -> list[str]:
    return [session.desk.messages(f"order-{order}") for order in ORDERS]


def kind_meant(session: Session, seat: int, words: str) -> str | None:
    """A kind of question by its id, or by a part of its id or of its description that no other has."""
    kinds = list(session.game.kinds)
    if words in kinds:
        return words
    desk = session.desk_of(seat)
    found = [kind for kind in kinds if plain(words) in plain(kind) or plain(words) in plain(kind_line(kind, desk))]
    return found[0] if len(found) == 1 and plain(words) else None


def speak_for(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Somebody else at this keyboard does something out of turn."""
    who = seat_called(words[0] if words else "", session.desk.names, session.desk.messages)
    line = " ".join(words[1:])
    theirs = session.table.question(who) if who in session.humans else None
    options = session.options(who, theirs) if theirs is not None else []
    found = menu.find(line, options, (), session.board, session.desk_of(who))
    if found.option is None:
        session.message("as-unknown", who=session.desk.name(who), line=line)
        return Then.PROMPT
    session.table.answer(found.option, who)
    return Then.GO


def change_style(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Sentences instead of the drawing, and back."""
    session.terminal.plain = not session.terminal.plain
    session.message("plain-on" if session.terminal.plain else "plain-off")
    return Then.SCREEN


def resign(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """The greedy bot plays on."""
    if session.terminal.interactive:
        session.message("resign-sure")
        if not agreed(session):
            return Then.PROMPT
    session.table.resign(seat)
    reseat(session)
    return Then.GO


# ------------------------------------------------------------------ leaving
def save(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Everything is saved anyway; this says where."""
    session.keep()
    session.message("saved", path=str(session.store.path))
    return Then.PROMPT


def leave(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """The table waits."""
    raise Left


def back(session: Session, seat: int, question: Question | None, words: Sequence[str]) -> Then:
    """Out of an opened list; at the top everything is shown again."""
    if session.group != session.opening:
        session.group = session.group[:-1]
    return Then.SCREEN if session.group == session.opening else Then.MENU


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help, "how": show_how, "board": show_board, "hand": show_hand, "tableau": show_tableau, "piles": show_piles,
    "log": show_log, "card": show_card, "why": show_why, "rules": show_rules, "undo": undo, "auto": orders, "as": speak_for,
    "plain": change_style, "save": save, "resign": resign, "quit": leave, "back": back,
}  # fmt: skip
TAKING: Final = ("tableau", "card", "why", "rules", "as")
"""Commands with something behind them."""
OF_A_BOARD: Final = ("hand", "tableau", "piles", "card")
"""Commands that tell nothing new where a game has no words of its own."""
AFTER_THE_END: Final = ("help", "how", "board", "hand", "tableau", "piles", "log", "card", "rules", "undo", "plain", "save", "quit")
"""Commands that still mean something when the game is over."""
WATCHING: Final = tuple(name for name in AFTER_THE_END if name != "undo")
"""Commands for whoever watches."""
