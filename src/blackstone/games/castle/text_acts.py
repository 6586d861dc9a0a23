"""What can be done, in words: acts, options, and what each would complete or lose, cost and bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from blackstone.games.castle.content import DECK_NAMES, SQUARE
from blackstone.games.castle.end import POINTS_TO_END
from blackstone.games.castle.text_hand import symbols_due
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView, TaskView
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Preview
from blackstone.kernel.text import Foresee, Note, Path, pass_line

GAINS, LOSES, NEARER, FARTHER, PAYS, WAKES, PLAIN = "+", "-", ">", "<", "$", "!", ""
"""Marks of notes; `PLAIN` notes stand in lists that have room for them."""
CHAIN: Final = ("use", "pay", "refill")
"""Answers that belong to the act begun before them."""
DISTURBING: Final = ("slide", "swap", "flip", "retain", "use")


# ------------------------------------------------------------------ where an option is found
def paths(option: Option) -> Sequence[Path]:
    """Kind, then square or card; a swap is found from either of its two vassals."""
    path = tuple(option.key.split(":"))
    return [path, (path[0], path[2], path[1])] if option.kind == "swap" and len(path) == 3 else [path]


def group(path: Path, view: CastleView, words: Words) -> str:
    """An act with its price, or the square it begins with."""
    last = path[-1]
    if len(path) > 1:
        return at_square(view, last, words) if last in SQUARE else last
    me = view.players[words.desk.seat or 0]
    return words.say.attribute(f"act-{last}", "what", knights=me.knights, wizards=me.wizards)


def at_square(view: CastleView, square: str, words: Words) -> str:
    return words.say("group-square", at=words.square(square), face=face_at(view, square, words))


def face_at(view: CastleView, square: str, words: Words) -> str:
    vassal = view.board.get(square)
    return words.face(vassal.face) if vassal is not None else ""


# ------------------------------------------------------------------ an option in a line
def option_line(option: Option, question: Question, view: CastleView, words: Words) -> str:
    """What an option does."""
    kind, *parts = option.key.split(":")
    if kind == "pass":
        return pass_line(question, words.desk)
    if kind in ("corner", "refill"):
        return corner_line(view, parts[0], words)
    if kind in ("slide", "retain", "swap", "flip", "use", "fill"):
        return squares_line(kind, parts, view, words)
    if kind == "draw":
        pile = view.decks[parts[0]]
        return words.say("option-draw-knights" if parts[1:] else "option-draw", deck=words.deck(parts[0]), count=pile.count)
    if kind in ("pay", "shed"):
        return words.say("option-vassal", face=words.face(words.cards.face_names[words.cards.face_of[parts[0]]]), card=parts[0])
    if kind == "watch":
        return watch_line(parts[0], question, view, words)
    if kind == "reward":
        return words.say("reward-and", one=gift(parts[0], words), other=gift(parts[1], words)) if parts[1:] else gift(parts[0], words)
    if kind == "recall":
        return words.say("option-recall")
    return task_line(kind, parts[0], words)


def brief_line(option: Option, question: Question, view: CastleView, words: Words) -> str:
    """For long lists: a flip says what comes up, as the board shows what lies there."""
    if option.kind == "flip" and (vassal := view.board.get(option.touches[0])) is not None:
        return words.say("brief-flip", at=words.square(option.touches[0]), second=words.face(vassal.behind))
    return option_line(option, question, view, words)


def corner_line(view: CastleView, name: str, words: Words) -> str:
    corner = view.corners[name]
    if corner.face is None:
        return words.say("option-corner-empty", corner=words.corner(name))
    return words.say("option-corner", corner=words.corner(name), top=words.face(corner.face), count=corner.count)


def squares_line(kind: str, parts: Sequence[str], view: CastleView, words: Words) -> str:
    one, other = parts[0], parts[-1]
    second = view.board.get(other)
    facts = {"at": words.square(one), "one": words.square(one), "here": words.square(one), "face": face_at(view, one, words)}
    facts |= {"other": words.square(other), "there": words.square(other)}
    if second is not None:
        facts["second"] = words.face(second.behind if kind == "flip" else second.face)
    return words.say(f"option-{kind}", **facts)


def task_line(kind: str, task: str, words: Words) -> str:
    """A task as one finds it in a list: complete, discard, play; hide and agent name what its corner waits for."""
    at = words.cards.task_of[task]
    symbol = words.face(words.cards.symbol_names[words.cards.corner[at]])
    message = f"option-{kind}" if kind in ("hide", "agent") else "option-task"
    facts = {"type": words.type(words.cards.tasks[at].type), "points": words.cards.points[at], "symbol": symbol}
    return words.say(message, id=task, name=words.name(task), **facts)


def watch_line(square: str, question: Question, view: CastleView, words: Words) -> str:
    task = str(question.about["task"])
    face = view.board[square].face
    symbol = words.cards.symbol_names[words.cards.corner[words.cards.task_of[task]]]
    match = sum(one == other for one, other in zip(face.split("-"), symbol.split("-"), strict=True))
    facts = {"at": words.square(square), "face": words.face(face)}
    return words.say("option-watch", match=match, reward=reward_of(task, match, words), **facts)


def gift(name: str, words: Words) -> str:
    """A token or a card of a deck."""
    return words.say("a-card-of", deck=words.deck(name)) if name in DECK_NAMES else words.say(f"a-token-{name}")


def reward_of(task: str, match: int, words: Words) -> str:
    """What an agent of a task brings, by the table of rewards."""
    type = words.cards.tasks[words.cards.task_of[task]].type
    if type == "king":
        return gift("power" if match == 1 else "machination", words)
    both = gift(type, words), gift("guild", words)
    if match == 1:
        return words.say("reward-or", one=both[0], other=both[1])
    return words.say("reward-or", one=words.say("reward-and", one=both[0], other=both[1]), other=gift("power", words))


# ------------------------------------------------------------------ what it would bring
def notes(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """Tasks made ready or lost, agents woken, upcharges and points; nothing for acts that only concern oneself."""
    if option.kind in ("pass", "draw") or words.desk.seat is None:
        return []
    found: list[Note] = []
    if option.kind in ("complete", "play"):
        found += completion(option, view, foresee, words)
    elif option.kind in ("slide", "swap", "flip"):
        found += progress(view, foresee([option.key]), words)
    elif option.kind == "retain":
        found += payment(view, option.touches[0], words)
        found += progress(view, to_the_end(option, foresee), words)
    elif option.kind == "pay":
        return []
    if option.kind in DISTURBING:
        found += woken(view, option.touches, words)
    return found


def to_the_end(option: Option, foresee: Foresee) -> Preview:
    """An act with the first of the choices that belong to it, as far as it can be seen."""
    keys = [option.key]
    while True:
        seen = foresee(keys)
        if seen.stopped or not seen.options or seen.options[0].kind not in CHAIN:
            return seen
        keys.append(seen.options[0].key)


def progress(view: CastleView, after: Preview, words: Words) -> list[Note]:
    """Tasks in hand that come within reach or go out of it."""
    found = [Note(GAINS, words.say("note-ready", task=words.task(task))) for task in after.made_ready]
    found += [Note(LOSES, words.say("note-lost", task=words.task(task))) for task in after.lost]
    assert isinstance(after.view, CastleView)
    halves = {task.card: halves_met(task) for task in own_hand(after.view, words)}
    for task in own_hand(view, words):
        before, then = halves_met(task), halves.get(task.card, 0)
        if before == 0 and then == 1:
            found.append(Note(NEARER, words.say("note-nearer", task=words.task(task.card))))
        elif before == 1 and then == 0:
            found.append(Note(FARTHER, words.say("note-farther", task=words.task(task.card))))
    return found


def own_hand(view: CastleView, words: Words) -> Iterable[TaskView]:
    return view.players[words.desk.seat or 0].hand or ()


def halves_met(task: TaskView) -> int:
    return bool(task.left.met_at) + bool(task.right.met_at)


def payment(view: CastleView, square: str, words: Words) -> list[Note]:
    """Whether a vassal would pay an upcharge that is missing."""
    me, vassal = view.players[words.desk.seat or 0], view.board.get(square)
    if vassal is None:
        return []
    types = [name for name, due in me.due.items() if due.count(vassal.face) > sum(held.face == vassal.face for held in me.retained)]
    return [Note(PAYS, words.say("note-pays", type=words.all(words.type(name) for name in types)))] if types else []


def woken(view: CastleView, squares: Iterable[str], words: Words) -> list[Note]:
    """The agents of others on the vassals an act handles, and what they get."""
    found = []
    for square in squares:
        vassal = view.board.get(square)
        for seat in vassal.agents if vassal is not None else ():
            agent = view.players[seat].agent
            if seat != words.desk.seat and agent is not None:
                reward = reward_of(agent.task, agent.match, words)
                found.append(Note(WAKES, words.say("note-agent", who=words.desk.name(seat), at=words.square(square), reward=reward)))
    return found


# ------------------------------------------------------------------ completing
def completion(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """The upcharge, the points, what the card earns from then on, and whether it begins the last round."""
    task = words.cards.task_of[option.touches[0]]
    type = words.cards.tasks[task].type
    me = view.players[words.desk.seat or 0]
    seen = to_the_end(option, foresee).view
    assert isinstance(seen, CastleView)
    then = seen.players[me.seat]
    symbols = ", ".join(symbols_due(me, type, words))
    found = [Note(PLAIN, words.say("note-cost", symbols=symbols) if symbols else words.say("note-free"))]
    found.append(Note(PLAIN, words.say("note-points", gain=then.points - me.points, total=then.points)))
    found += earnings(me, then, words)
    if then.points >= POINTS_TO_END and not view.last_round:
        found.append(Note(PLAIN, words.say("note-last-round", points=then.points)))
    return found


def earnings(me: PlayerView, then: PlayerView, words: Words) -> list[Note]:
    """What more Kings, Knights and Wizards bring."""
    found = []
    if then.limit > me.limit:
        found.append(Note(PLAIN, words.say("note-kings", kings=then.limit)))
    if then.income[0] > me.income[0]:
        found.append(Note(PLAIN, words.say("note-knight")))
    if then.income[1] > me.income[1]:
        found.append(Note(PLAIN, words.say("note-wizard")))
    return found
