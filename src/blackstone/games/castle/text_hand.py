"""One's own hand and what it still lacks, upcharges, tableaus and single cards."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.content import STACK_NAMES, RequirementCard
from blackstone.games.castle.text_board import SEATS
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView, PlayerView, SideView, TaskView
from blackstone.kernel.text import wrapped

HALF: Final = 29


# ------------------------------------------------------------------ the reader's own
def drawn(view: CastleView, words: Words, room: int) -> list[str]:
    """A line a card, then upcharges and what lies about: as much as there is room for.

    `*` before a card: it can be completed now; `$`: its upcharge cannot be paid.
    """
    me = own(view, words)
    if me is None or room < 1:
        return []
    hand = me.hand or ()
    kept = len(hand) if len(hand) <= room else room - 1
    lines = [hand_line(task, words) for task in hand[:kept]] if hand else [words.say("hand-none")]
    if hand[kept:]:
        lines.append(words.say("hand-more", count=len(hand) - kept))
    for sentence in (missing_prices(me, words), *belongings(me, words)):
        broken = wrapped([sentence])
        lines += broken if len(lines) + len(broken) <= room else []
    return lines


def said(view: CastleView, words: Words) -> list[str]:
    """The same in sentences."""
    me = own(view, words)
    if me is None:
        return []
    hand = [task_said(task, words) for task in me.hand or ()] or [words.say("hand-none")]
    return [*hand, prices(me, words), *belongings(me, words)]


def own(view: CastleView, words: Words) -> PlayerView | None:
    return view.players[words.desk.seat] if words.desk.seat is not None else None


def hand_line(task: TaskView, words: Words) -> str:
    """`*G-K-01 Knight 1  K Lion: K·S     A·N emissary: -`."""
    sign = "*" if task.ready else "$" if task.missing else " "
    head = f"{sign}{task.card:<7}{words.type(task.type):<9}{task.points:>2}  "
    line = head + half(task.left, words).ljust(HALF) + half(task.right, words)
    return words.desk.paint(line, "green") if task.ready else line


def half(side: SideView, words: Words) -> str:
    """Where, whom, and the spaces whose vassals fit; as many as there is room for."""
    place = words.square("".join(side.letters)) if len(side.letters) == 2 else side.letters[0]
    fitting = list(side.met_at)
    while True:
        shown = words.squares(fitting) or "-"
        more = " .." if len(fitting) < len(side.met_at) else ""
        text = words.say("hand-side", place=place, who=words.short(side.faction, side.role), met=shown + more)
        if len(text) < HALF or not fitting:
            return text[: HALF - 1]
        fitting.pop()


def task_said(task: TaskView, words: Words) -> str:
    missing = ", ".join(words.face(symbol) for symbol in task.missing) or "none"
    return words.say(
        "hand-said",
        id=task.card,
        name=words.name(task.card),
        type=words.type(task.type),
        points=task.points,
        left=side_said(task.left, words),
        right=side_said(task.right, words),
        ready="yes" if task.ready else "no",
        missing=missing if task.left.met_at and task.right.met_at else "none",
    )


def side_said(side: SideView, words: Words) -> str:
    met = words.squares(side.met_at) or "none"
    return words.say("hand-side-said", who=words.wanted(side.faction, side.role), place=words.place(side), met=met)


def prices(player: PlayerView, words: Words) -> str:
    """What the next card of each type would cost, and which of it is missing."""
    found = [
        words.say("next-cost", type=words.type(name), symbols=", ".join(symbols_due(player, name, words)))
        for name in STACK_NAMES
        if player.due[name]
    ]
    return words.say("next-costs", prices=words.items(found)) if found else words.say("next-costs-none")


def missing_prices(player: PlayerView, words: Words) -> str:
    """Only what is missing of it, for the drawing."""
    if not any(player.due.values()):
        return words.say("next-costs-none")
    missing = {name: [words.face(symbol) for symbol in unpaid(player, name)] for name in STACK_NAMES}
    found = [words.say("next-cost", type=words.type(name), symbols=", ".join(symbols)) for name, symbols in missing.items() if symbols]
    return words.say("next-missing", prices=words.items(found)) if found else words.say("next-missing-none")


def unpaid(player: PlayerView, stack: str) -> list[str]:
    """The symbols the next card of a type charges that no retained vassal is left to pay."""
    held = [vassal.face for vassal in player.retained]
    missing = []
    for symbol in player.due[stack]:
        if symbol in held:
            held.remove(symbol)
        else:
            missing.append(symbol)
    return missing


def symbols_due(player: PlayerView, stack: str, words: Words) -> list[str]:
    """The symbols the next card of a type charges; those that cannot be paid are marked."""
    missing = unpaid(player, stack)
    found: list[str] = []
    for symbol in reversed(player.due[stack]):
        name = words.face(symbol)
        if symbol in missing:
            missing.remove(symbol)
            name = words.say("symbol-missing", symbol=name)
        found.insert(0, name)
    return found


def belongings(player: PlayerView, words: Words) -> list[str]:
    """Retained vassals, face-down cards, the agent on the board; nothing where there is none."""
    lines = []
    if player.retained:
        lines.append(words.say("own-retained", vassals=", ".join(words.face(vassal.face) for vassal in player.retained)))
    if player.face_down:
        lines.append(words.say("own-face-down", cards=", ".join(words.task(task) for task in player.face_down)))
    if player.agent is not None:
        lines.append(words.say("own-agent", task=words.task(player.agent.task), at=words.square(player.agent.at)))
    return lines


# ------------------------------------------------------------------ tableaus
def tableau(view: CastleView, seat: int, words: Words) -> list[str]:
    """All that lies before one player, for everybody to see; the own hand with its texts."""
    player = view.players[seat]
    income = {"income-knights": player.income[0], "income-wizards": player.income[1]}
    facts = {"knights": player.knights, "wizards": player.wizards, "points": player.points}
    crest = words.say(f"crest-{player.crest}")
    head = {"who": words.desk.called(seat), "seat": SEATS[seat], "crest": crest, "kings": player.kings, "limit": player.limit}
    lines = [words.say("tableau-head", **head, **facts), words.say("tableau-tokens", **income, **facts)]
    stacks = [stack_line(player, name, words) for name in STACK_NAMES if player.stacks[name]]
    lines += stacks or [words.say("tableau-stack-none")]
    if player.retained:
        lines.append(words.say("tableau-retained", vassals=", ".join(words.face(vassal.face) for vassal in player.retained)))
    lines.append(prices(player, words))
    exhausted = "yes" if player.exhausted else "no"
    hand = {"hand": player.hand_count, "down": player.face_down_count, "exhausted": exhausted, "intrigue": player.intrigue}
    lines.append(words.say("tableau-hand", **hand))
    if player.agent is not None:
        agent = player.agent
        lines.append(words.say("tableau-agent", task=words.task(agent.task), at=words.square(agent.at), match=agent.match))
    if player.corner is not None:
        lines.append(words.say("tableau-corner", corner=words.corner(player.corner)))
    return [*lines, *[task_said(task, words) for task in player.hand or ()]]


def stack_line(player: PlayerView, stack: str, words: Words) -> str:
    shown = []
    for task in player.stacks[stack]:
        at = words.cards.task_of[task]
        supported = "yes" if task in player.supported[stack] else "no"
        symbol = words.face(words.cards.symbol_names[words.cards.corner[at]])
        facts = {"id": task, "name": words.name(task), "supported": supported, "points": words.cards.points[at]}
        shown.append(words.say("tableau-card", **facts, symbol=symbol))
    return words.say("tableau-stack", type=words.say(f"type-{stack}-many"), cards=words.items(shown))


# ------------------------------------------------------------------ one card
def card(id: str, words: Words) -> list[str]:
    """A task with its text, or the two faces of a vassal; empty if no card is called that."""
    cards = words.cards
    at = cards.task_of.get(id.upper())
    if at is not None:
        return task_card(at, words)
    face = cards.face_of.get(f"V-{id[2:].lower()}", cards.face_of.get(f"V-{id[2:].lower()}a"))
    if face is None:
        return []
    facts = {"face": words.face(cards.face_names[face]), "behind": words.face(cards.face_names[face ^ 1])}
    return [words.say("card-vassal", card=cards.face_ids[face], **facts)]


def task_card(at: int, words: Words) -> list[str]:
    cards, printed = words.cards, words.cards.tasks[at]
    symbol = words.face(cards.symbol_names[cards.corner[at]])
    head = {"id": printed.id, "name": words.name(printed.id), "type": words.type(printed.type), "points": printed.vp}
    lines = [words.say("card-head", **head, symbol=symbol)]
    left, right = ((half, requirement.letters) for half, requirement in ((printed.left, cards.left[at]), (printed.right, cards.right[at])))
    lines.append(words.say("card-sides", left=printed_side(*left, words), right=printed_side(*right, words)))
    return [*lines, words.say.attribute(f"task-{printed.id}", "text")] if f"task-{printed.id}" in words.say else lines


def printed_side(side: RequirementCard, letters: tuple[str, ...], words: Words) -> str:
    """Half a task; the light-blue letter of its place is left out, as it counts for nothing here."""
    shown = SideView(letters, side.faction, side.role, ())
    return words.say("card-side", who=words.wanted(side.faction, side.role), place=words.place(shown))
