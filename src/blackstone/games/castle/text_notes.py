"""What an option would bring, in words: tasks made ready or lost, agents woken, upcharges, points, rats, the formation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from blackstone.games.castle import text_formation, text_offers
from blackstone.games.castle.content import STACK_NAMES
from blackstone.games.castle.text_acts import reward_of
from blackstone.games.castle.text_hand import side_said
from blackstone.games.castle.text_prices import left_unpaid, symbols_due
from blackstone.games.castle.text_words import RATS, Words
from blackstone.games.castle.view import CastleView, PlayerView, SideView, TaskView
from blackstone.kernel.options import Option
from blackstone.kernel.table import Preview
from blackstone.kernel.text import Foresee, Note

GAINS, LOSES, NEARER, FARTHER, PAYS, WAKES, PLAIN = "+", "-", ">", "<", "$", "!", ""
"""Marks of notes; `PLAIN` notes stand in lists that have room for them."""
CHAIN: Final = ("use", "stack", "pay", "waive", "refill")
"""Answers that belong to the act begun before them."""


def notes(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """What a reader with a seat should know beforehand; nothing for acts that only concern oneself."""
    if words.desk.seat is None or option.kind not in NOTED:
        return []
    return NOTED[option.kind](option, view, foresee, words)


def own(view: CastleView, words: Words) -> PlayerView:
    return view.players[words.desk.seat or 0]


# ------------------------------------------------------------------ handling the board
def handling(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    return [*progress(view, foresee([option.key]), words), *woken(view, option.touches, words)]


def retaining(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """A Saboteur takes everything with it, and nobody is rewarded."""
    square = option.touches[0]
    if square in view.board and view.board[square].face == "saboteur":
        return [Note(LOSES, words.say("note-saboteur"))]
    return [*payment(view, square, words), *progress(view, to_the_end(option, foresee), words), *woken(view, option.touches, words)]


def using(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    return woken(view, option.touches, words)


def to_the_end(option: Option, foresee: Foresee) -> Preview:
    """An act with the first of the choices that belong to it, as far as it can be seen."""
    keys = [option.key]
    while True:
        seen = foresee(keys)
        if seen.stopped or not any(other.kind in CHAIN for other in seen.options):
            return seen
        keys.append(seen.options[0].key)


def progress(view: CastleView, after: Preview, words: Words) -> list[Note]:
    """Tasks in hand, also in a partner's open one, that come within reach or go out of it; the formation."""
    assert isinstance(after.view, CastleView)
    if after.view.result == "won":
        return [Note(GAINS, words.say("note-wins"))]
    if text_offers.counts_actions(view):
        return halves_changed(view, after.view, words)
    found = [Note(GAINS, readiness("ready", view, task, words)) for task in after.made_ready]
    found += [Note(LOSES, readiness("lost", view, task, words)) for task in after.lost]
    halves = {task.card: halves_met(task) for task in own(after.view, words).hand or ()}
    for task in own(view, words).hand or ():
        before, then = halves_met(task), halves.get(task.card, 0)
        if before == 0 and then == 1:
            found.append(Note(NEARER, words.say("note-nearer", task=words.task(task.card))))
        elif before == 1 and then == 0:
            found.append(Note(FARTHER, words.say("note-farther", task=words.task(task.card))))
    return [*found, *(formation(view, after.view, words) if text_formation.is_wanted(view) else ())]


def readiness(what: str, view: CastleView, task: str, words: Words) -> str:
    """A task that could or could no longer be completed, by the reader or a partner whose hand is open."""
    owners = [player.seat for player in view.players if task in [held.card for held in player.hand or ()]]
    if not owners or owners[0] == words.desk.seat:
        return words.say(f"note-{what}", task=words.task(task))
    return words.say(f"note-{what}-partner", task=words.task(task), who=words.desk.name(owners[0]))


def halves_changed(view: CastleView, after: CastleView, words: Words) -> list[Note]:
    """Cards to be spent of which more or fewer halves would be met."""
    halves = {task.card: halves_met(task) for task in own(after, words).hand or ()}
    found = []
    for task in own(view, words).hand or ():
        before, then = halves_met(task), halves.get(task.card, 0)
        if before != then:
            text = words.say("note-halves", task=words.task(task.card), before=before, then=then)
            found.append(Note(GAINS if then > before else LOSES, text))
    return found


def halves_met(task: TaskView) -> int:
    return bool(task.left.met_at) + bool(task.right.met_at)


def formation(view: CastleView, after: CastleView, words: Words) -> list[Note]:
    """Whether more or fewer identities would stand as they should, or groups lie on lines."""
    before, then = text_formation.formation_of(view), text_formation.formation_of(after)
    found = []
    if before.placed != then.placed:
        mark = NEARER if then.placed > before.placed else FARTHER
        found.append(Note(mark, words.say("note-placed", before=before.placed, then=then.placed)))
    for kind in ("faction", "role"):
        lines = text_formation.on_lines(before, kind), text_formation.on_lines(then, kind)
        if lines[0] != lines[1]:
            mark = NEARER if lines[1] > lines[0] else FARTHER
            found.append(Note(mark, words.say(f"note-lines-{kind}", before=lines[0], then=lines[1])))
    return found


def payment(view: CastleView, square: str, words: Words) -> list[Note]:
    """Whether a vassal would pay an upcharge that is missing."""
    me, vassal = own(view, words), view.board.get(square)
    if vassal is None:
        return []
    held, full = [retained.face for retained in me.retained], view.settings["wild-faces"] == "full"
    fewer = [
        name
        for name in STACK_NAMES
        if len(left_unpaid([*held, vassal.face], me.due[name], full)) < len(left_unpaid(held, me.due[name], full))
    ]
    return [Note(PAYS, words.say("note-pays", type=words.all(words.type(name) for name in fewer)))] if fewer else []


def woken(view: CastleView, squares: Iterable[str], words: Words) -> list[Note]:
    """The agents of others on the vassals an act handles, and what they get."""
    found = []
    for square in squares:
        vassal = view.board.get(square)
        for seat in vassal.agents if vassal is not None else ():
            agent = view.players[seat].agent
            if seat != words.desk.seat and agent is not None:
                reward = reward_of(agent.task, agent.match, view, words)
                found.append(Note(WAKES, words.say("note-agent", who=words.desk.name(seat), at=words.square(square), reward=reward)))
    return found


# ------------------------------------------------------------------ completing
def completion(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """The upcharge, the points, what the card earns from then on, and whether it ends the game."""
    type = words.cards.tasks[words.cards.task_of[option.touches[-1]]].type
    me = own(view, words)
    after = to_the_end(option, foresee).view
    assert isinstance(after, CastleView)
    then = after.players[me.seat]
    return [*cost(view, me, type, words), *points(view, after, words), *earnings(me, then, words)]


def cost(view: CastleView, me: PlayerView, type: str, words: Words) -> list[Note]:
    """The upcharge of a card of this type; of a Knight-Wizard that of both stacks."""
    if type == "knight-wizard":
        return [
            Note(PLAIN, words.say("note-cost-stack", type=words.say(f"type-{stack}-many"), symbols=due(view, me, stack, words) or "none"))
            for stack in ("knight", "wizard")
        ]
    symbols = due(view, me, type, words)
    return [Note(PLAIN, words.say("note-cost", symbols=symbols) if symbols else words.say("note-free"))]


def due(view: CastleView, me: PlayerView, stack: str, words: Words) -> str:
    return ", ".join(symbols_due(view, me, stack, words))


def points(view: CastleView, after: CastleView, words: Words) -> list[Note]:
    """More points, where one plays for them; whether they win, or begin the last round."""
    if not view.points_to_end:
        return []
    me, then = own(view, words), own(after, words)
    found = [Note(PLAIN, words.say("note-points", gain=then.points - me.points, total=then.points))]
    if after.result == "won":
        return [*found, Note(PLAIN, words.say("note-wins"))]
    if view.rats is None and then.points >= view.points_to_end and not view.last_round:
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


def stacking(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """The upcharge where a Knight-Wizard would lie."""
    return cost(view, own(view, words), option.touches[0], words)


def keeping(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """What a card that was drawn wants, and who meets it now."""
    drawn = [task for task in own(view, words).hand or () if task.card == option.touches[0]]
    return [Note(PLAIN, side_said(side, words)) for task in drawn for side in (task.left, task.right)]


# ------------------------------------------------------------------ offers and sets
def taking(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """Who would meet a card of the offer now; a second card is dearer where vassals are laid."""
    if option.touches[0] not in view.offer:
        return []
    found = [Note(PLAIN, words.say("note-two-actions"))] if view.mode == text_offers.VASSALS and view.taken else []
    return found + met_now(text_offers.sides(view, option.touches[0], words), words)


def spending(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """Who meets the card, or where somebody could be laid."""
    held = [task for task in own(view, words).hand or () if task.card == option.touches[0]]
    return [note for task in held for note in met_now((task.left, task.right), words)]


def met_now(halves: Iterable[SideView], words: Words) -> list[Note]:
    """The spaces of each half that is met."""
    met = [(which, half.met_at) for which, half in zip(("left", "right"), halves, strict=True) if half.met_at]
    return [Note(PLAIN, words.say("note-half", which=which, met=words.squares(squares))) for which, squares in met]


def joining(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """What the set would be worth, as far as it can be told before the other vassal of the card has its set."""
    before, number = own(view, words).sets, int(option.touches[0].partition("-")[2])
    after = foresee([option.key]).view
    assert isinstance(after, CastleView)
    then = own(after, words).sets
    if then == before or number > len(then):
        return []
    worth = before[number - 1].worth if number <= len(before) else 0
    return [Note(PLAIN, words.say("note-set", before=worth, then=then[number - 1].worth))]


# ------------------------------------------------------------------ dogs
def adopting(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """The upcharge, what is given up, and what the dog is good for."""
    dog, task = option.touches
    at = words.cards.task_of[task]
    stack = words.cards.tasks[at].type
    found = cost(view, own(view, words), stack, words)
    found.append(Note(PLAIN, words.say("note-given-up", points=words.cards.points[at])))
    return [*found, Note(PLAIN, words.say.attribute(f"dog-{dog}", "text"))]


def killing(option: Option, view: CastleView, foresee: Foresee, words: Words) -> list[Note]:
    """How many rats would be left."""
    if view.rats is None:
        return []
    left = view.rats.active - RATS[option.touches[0]].rats
    return [Note(PLAIN, words.say("note-rats-left", active=left, limit=view.rats.limit))]


Noting = Callable[[Option, CastleView, Foresee, Words], list[Note]]
NOTED: Final[Mapping[str, Noting]] = {
    "slide": handling, "swap": handling, "flip": handling, "retain": retaining, "use": using, "complete": completion, "play": completion,
    "stack": stacking, "keep": keeping, "adopt": adopting, "kill": killing, "take": taking, "spend": spending, "set": joining,
}  # fmt: skip
"""The kinds of options that bring something worth a note."""
