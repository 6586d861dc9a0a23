"""The loop at the table: who is to answer, who looks at the screen, and how it ends."""

from __future__ import annotations

from blackstone.cli.table import commands, menu, screen
from blackstone.cli.table.interrupts import Left
from blackstone.cli.table.session import Session, Then, bot_answers, reseat, tell_news
from blackstone.cli.table.watching import watch
from blackstone.kernel.questions import Question


def play(session: Session) -> None:
    """Until the game is over and nobody wants to take anything back; leaving raises Left."""
    reseat(session)
    while True:
        while not session.table.over:
            seat = next((seat for seat in session.table.asked if seat in session.humans), None)
            if seat is not None:
                ask(session, seat)
            elif session.humans:
                bot_answers(session, session.table.asked[0])
            else:
                watch(session)
        session.keep()
        if not after_the_end(session):
            return


def ask(session: Session, seat: int) -> None:
    """Put the open question to a seat: news, the table, the menu; then lines until the game goes on."""
    session.keep()
    face(session, seat)
    question = session.table.question(seat)
    assert question is not None
    options = session.options(seat, question)
    session.group = session.opening = menu.opening(options, session.board) if session.terminal.interactive else ()
    session.notes.clear()
    screen.show(session, seat, question)
    while (then := obey(session, seat, question)) is not Then.GO:
        if then is Then.SCREEN:
            session.fresh = True
            screen.show(session, seat, question)
        elif then is Then.MENU:
            screen.show_menu(session, seat, question)
    session.keep()
    if seat in session.humans:
        tell_news(session, seat)


def obey(session: Session, seat: int, question: Question) -> Then:
    """Read a line and carry it out.  An empty line goes back or shows everything again; through a pipe it is nothing, like a remark."""
    complete = lambda line: commands.next_words(session, seat, question, line)  # noqa: E731
    line = session.terminal.read(screen.prompt(session, seat), complete, str(seat))
    if line.startswith("#"):
        return Then.PROMPT
    if not line:
        if not session.terminal.interactive:
            return Then.PROMPT
        return commands.back(session, seat, question, [])
    return commands.obey(session, seat, question, line)


def face(session: Session, seat: int) -> None:
    """Between two people who may not see the same, a cover hides what the one before has seen."""
    before, session.looking = session.looking, seat
    if before == seat or not session.terminal.interactive or len(session.humans) < 2:
        return
    other = before if before is not None else next(human for human in session.humans if human != seat)
    if session.table.view(other) == session.table.view(seat):
        return
    if before is not None:
        if session.above:
            session.terminal.read(session.desk.messages("go-on") + " ")
        session.terminal.clear()
    session.message("cover", who=session.desk.name(seat))
    session.terminal.read("")
    session.terminal.clear()
    session.fresh = True


# ------------------------------------------------------------------ the end
def after_the_end(session: Session) -> bool:
    """How it was won.  At a terminal one may look round and take back; True if the game goes on."""
    seat = session.humans[0] if len(session.humans) == 1 else None if session.humans else session.watched
    if seat is None:
        session.told[None] = max(session.told.get(human, 0) for human in session.humans)
    tell_news(session, seat)
    table, desk = session.table, session.desk_of(seat)
    outcome = table.outcome
    assert outcome is not None
    session.say(*session.board.outcome(table.view(seat), outcome, table.scores(seat), desk))
    session.message("finished", path=str(session.store.path))
    if not session.terminal.interactive:
        return False
    while table.over:
        session.message("end-what")
        line = session.terminal.read("> ")
        if not line:
            return False
        try:
            seat = session.looking if session.looking is not None else session.watched
            commands.obey_one_of(session, seat, line, commands.AFTER_THE_END)
        except Left:
            return False
    session.keep()
    return True
