"""What can be done, in words: where an option is found in the menu, and what it does, on a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from blackstone.games.castle import text_offers
from blackstone.games.castle.content import DECK_NAMES, MACHINATION, SQUARE
from blackstone.games.castle.dogs import dog_cards
from blackstone.games.castle.families import families
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.text_families import TEXTS, text_of
from blackstone.games.castle.text_words import DOGS, PAYMENTS, RATS, Words
from blackstone.games.castle.view import CastleView
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Question
from blackstone.kernel.text import Path, pass_line

HANDLING: Final = ("slide", "retain", "swap", "flip", "draw")
"""Acts that may be paid in several ways."""
PAID_BY_ACTIONS: Final = ("slide", "swap", "flip")
"""Acts that tokens pay in one mode and actions in another."""


# ------------------------------------------------------------------ where an option is found
def paths(option: Option) -> Sequence[Path]:
    """Kind, then square or card, an unusual payment with the last; a swap is found from either of its two vassals."""
    kind, *parts = option.key.split(":")
    payment = paid_with(kind, parts)
    parts = parts[: len(parts) - len(payment)]
    ways = [parts, parts[::-1]] if kind == "swap" and len(parts) == 2 else [parts]
    return [(kind, *way[:-1], ":".join([*way[-1:], *payment])) if way else (kind,) for way in ways]


def paid_with(kind: str, parts: Sequence[str]) -> list[str]:
    """What stands last in a key where the payment is not the usual one."""
    return [part for part in parts[1:] if part in PAYMENTS] if kind in HANDLING else []


def group(path: Path, question: Question, view: CastleView, words: Words) -> str:
    """An act with its price, or the square or card it begins with."""
    last = path[-1]
    if len(path) > 1:
        return at_square(view, last, words) if last in SQUARE else thing(last, words)
    me = view.players[words.desk.seat or 0]
    if last in PAID_BY_ACTIONS and text_offers.counts_actions(view):
        return words.say.attribute(f"act-{last}", "action", actions=me.actions)
    what = words.say.attribute(f"act-{last}", "what", knights=me.knights, wizards=me.wizards)
    paid = {payment for option in question.options if option.kind == last for payment in paid_with(last, option.key.split(":")[1:])}
    legend = [words.say(f"paid-{payment}-what") for payment in ("knight", "wizard") if payment in paid and last != "draw"]
    return " ".join([what, *legend])


def thing(part: str, words: Words) -> str:
    """A dog, a rat card or a vassal in hand that options begin with."""
    if part in DOGS:
        return words.say("group-dog", dog=words.dog(part), text=words.say.attribute(f"dog-{part}", "text"))
    if part in words.cards.face_of:
        return words.both_faces(part)
    return words.rats(RATS[part]) if part in RATS else part


def at_square(view: CastleView, square: str, words: Words) -> str:
    return words.say("group-square", at=words.square(square), face=face_at(view, square, words))


def face_at(view: CastleView, square: str, words: Words) -> str:
    vassal = view.board.get(square)
    return words.face(vassal.face) if vassal is not None else ""


# ------------------------------------------------------------------ an option in a line
def option_line(option: Option, question: Question, view: CastleView, words: Words) -> str:
    """What an option does."""
    if option.key == "pass":
        return pass_line(question, words.desk)
    kind, *parts = option.key.split(":")
    return LINES.get(kind, task_line)(option, parts, question, view, words)


def brief_line(option: Option, question: Question, view: CastleView, words: Words) -> str:
    """For long lists: a flip says what comes up, as the board shows what lies there; a draw its deck and price."""
    kind, *parts = option.key.split(":")
    if kind == "flip" and (vassal := view.board.get(parts[0])) is not None:
        flipped = words.say("brief-flip", at=words.square(parts[0]), second=words.face(vassal.behind))
        return flipped + "".join(words.say(f"paid-{payment}") for payment in parts[1:])
    if kind == "draw":
        return words.say("-".join(["brief-draw", *parts[1:]]), deck=words.deck(parts[0]))
    return option_line(option, question, view, words)


def corner_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    corner = view.corners[parts[0]]
    if corner.face is None:
        return words.say("option-corner-empty", corner=words.corner(parts[0]))
    return words.say("option-corner", corner=words.corner(parts[0]), top=words.face(corner.face), count=corner.count)


def squares_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """The vassals an act handles, and the payment where it is not the usual one."""
    kind, payment = option.kind, paid_with(option.kind, parts)
    squares = [part for part in parts if part in SQUARE]
    if kind == "use" and len(squares) == 1:
        return words.say("option-use-one", at=words.square(squares[0]), face=face_at(view, squares[0], words))
    one, other = squares[0], squares[-1]
    second = view.board.get(other)
    facts = {"at": words.square(one), "one": words.square(one), "here": words.square(one), "face": face_at(view, one, words)}
    facts |= {"other": words.square(other), "there": words.square(other)}
    if second is not None:
        facts["second"] = words.face(second.behind if kind == "flip" else second.face)
    line = words.say(f"option-{kind}", **facts)
    return words.say("option-paid", what=line, price=words.price(payment[0])) if payment else line


def unguard_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """Whose guard would go."""
    vassal = view.board[parts[0]]
    who = words.desk.name(vassal.guard) if vassal.guard is not None else ""
    return words.say("option-unguard", at=words.square(parts[0]), face=words.face(vassal.face), who=who)


def draw_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    return words.say("-".join(["option-draw", *parts[1:]]), deck=words.deck(parts[0]), count=view.decks[parts[0]].count)


def vassal_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    return words.say("option-vassal", face=words.face(words.cards.face_names[words.cards.face_of[parts[0]]]), card=parts[0])


def waive_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    return words.say("option-waive", symbol=words.face(parts[0]))


def replace_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """What would come: the top of the own draw stack."""
    corner = view.players[words.desk.seat or 0].corner
    top = view.corners[corner].face if corner is not None else None
    return words.say("option-replace", top=words.face(top)) if top is not None else words.say("option-replace-any")


def said_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """An answer that one message says: `recall`, `lift`, `stack:knight`."""
    return words.say("-".join([f"option-{option.kind}", *(part for part in parts if part in PAYMENTS)]))


def offer_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """A card of the offer or of the hand with what it wants; or a Knight token for later."""
    return words.say("option-take-knight") if parts[0] in PAYMENTS else text_offers.card_said(view, parts[0], words)


def set_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """One of the own sets; one that the other vassal of this card has begun; or a new one."""
    me = view.players[words.desk.seat or 0]
    number = int(parts[0].partition("-")[2])
    if number <= len(me.sets):
        vassals = ", ".join(words.face(vassal.face) for vassal in me.sets[number - 1].vassals)
        return words.say("option-set", set=parts[0], vassals=vassals)
    last = max(int(other.key.rpartition("-")[2]) for other in question.options)
    return words.say("option-set-new" if number == last else "option-set-begun", set=parts[0])


def put_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """A vassal, by the face that would be up, and the space; on a stack if somebody is there."""
    face = words.cards.face_of[parts[0]]
    names = {"face": words.face(words.cards.face_names[face]), "behind": words.face(words.cards.face_names[face ^ 1])}
    there = view.board.get(parts[1])
    height = len(there.beneath) + 2 if there is not None else 1
    return words.say("option-put", at=words.square(parts[1]), height=height, **names)


def exchange_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """A vassal of an offer or of the hand."""
    return words.both_faces(f"{parts[0]}a")


def family_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """A family with what it can do."""
    dealt = next(family for family in families() if family.id == parts[0])
    abilities = 2 if dealt.minor is not None or view.settings["mawe-minor"] == "on" else 1
    texts = " ".join(text_of(parts[0], at, words) for at in range(len(TEXTS[:abilities])))
    return words.say("option-family", family=words.family(parts[0]), text=texts)


def adopt_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    at = words.cards.task_of[parts[1]]
    facts = {"id": parts[1], "name": words.name(parts[1]), "type": words.type(words.cards.tasks[at].type)}
    return words.say("option-adopt", dog=words.dog(parts[0]), **facts)


def kill_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """Which rats, by whom, for what."""
    cost = next(dog.kill_cost for dog in dog_cards() if dog.id == parts[1])
    facts = {"knights": cost.knight, "wizards": cost.wizard}
    return words.say("option-kill", card=words.rats(RATS[parts[0]]), dog=words.dog(parts[1]), **facts)


def task_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    """A task as one finds it in a list: complete, discard, play, keep; hide and agent name what its corner waits for."""
    at = words.cards.task_of[parts[0]]
    symbol = words.face(words.cards.symbol_names[words.cards.corner[at]])
    message = f"option-{option.kind}" if option.kind in ("hide", "agent") else "option-task"
    facts = {"type": words.type(words.cards.tasks[at].type), "points": words.cards.points[at], "symbol": symbol}
    return words.say(message, id=parts[0], name=words.name(parts[0]), **facts)


def watch_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    task, face = str(question.about["task"]), view.board[parts[0]].face
    symbol = words.cards.symbol_names[words.cards.corner[words.cards.task_of[task]]]
    match = symbols_shared(face, symbol, view.settings["wild-faces"] == "full")
    facts = {"at": words.square(parts[0]), "face": words.face(face)}
    return words.say("option-watch", match=match, reward=reward_of(task, match, view, words), **facts)


def symbols_shared(face: str, symbol: str, full: bool) -> int:
    """How many of the two symbols a face shows; what is wild shows everything."""
    parts = face.split("-")
    if full and "any" in parts:
        return 2
    return sum(one in ("any", other) for one, other in zip(parts, symbol.split("-"), strict=True))


def reward_line(option: Option, parts: Sequence[str], question: Question, view: CastleView, words: Words) -> str:
    return words.say("reward-and", one=gift(parts[0], words), other=gift(parts[1], words)) if parts[1:] else gift(parts[0], words)


def gift(name: str, words: Words) -> str:
    """A token or a card of a deck."""
    return words.say("a-card-of", deck=words.deck(name)) if name in DECK_NAMES else words.say(f"a-token-{name}")


def reward_of(task: str, match: int, view: CastleView, words: Words) -> str:
    """What an agent of a task brings, by the table of rewards; a Knight-Wizard brings either token."""
    type = words.cards.tasks[words.cards.task_of[task]].type
    if type == "king":
        return gift("machination" if match == 2 and MACHINATION in QUESTS[view.mode].decks else "power", words)
    tokens = [gift(token, words) for token in (("knight", "wizard") if type == "knight-wizard" else (type,))]
    token = tokens[0] if len(tokens) == 1 else words.say("reward-either", one=tokens[0], other=tokens[1])
    if match == 1:
        return words.say("reward-or", one=token, other=gift("guild", words))
    return words.say("reward-or", one=words.say("reward-and", one=token, other=gift("guild", words)), other=gift("power", words))


Line = Callable[[Option, Sequence[str], Question, CastleView, Words], str]
LINES: Final[Mapping[str, Line]] = {
    "corner": corner_line, "refill": corner_line, "refresh": corner_line, "slide": squares_line, "retain": squares_line,
    "swap": squares_line, "flip": squares_line, "use": squares_line, "fill": squares_line, "place": squares_line, "guard": squares_line,
    "unguard": unguard_line, "draw": draw_line, "pay": vassal_line, "shed": vassal_line, "waive": waive_line, "watch": watch_line,
    "reward": reward_line, "recall": said_line, "lift": said_line, "stack": said_line, "token": said_line, "replace": replace_line,
    "take": offer_line, "spend": offer_line, "set": set_line, "put": put_line, "exchange": exchange_line, "give": exchange_line,
    "family": family_line, "adopt": adopt_line, "kill": kill_line,
}  # fmt: skip
"""The line of each kind of option; the others are about a task."""
