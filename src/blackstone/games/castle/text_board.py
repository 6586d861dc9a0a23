"""The board of the Castle, drawn in letters or said in sentences; the piles beside it; how a game ended."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Final

from blackstone.games.castle.content import COLUMNS, DECK_NAMES, ROWS
from blackstone.games.castle.text_words import CORNERS, Words
from blackstone.games.castle.view import CastleView, PlayerView, VassalView

LABEL: Final = 4
CELL: Final = 11
PANEL: Final = 20
COLOURS: Final = {"lion": "yellow", "dragon": "red", "phoenix": "magenta", "griffin": "cyan"}
SEATS: Final = "ABCD"


# ------------------------------------------------------------------ drawn
def drawn(view: CastleView, words: Words) -> list[str]:
    """Eleven lines of board with the players and the corner decks beside it, in 79 columns; a line of state above.

    A space shows the faction above the role; `#` before it is a castle, `@B` behind it seat B's agent, a dot nobody.
    """
    left = [" " * LABEL + "".join(f" {column}".ljust(CELL) for column in COLUMNS)]
    for row in ROWS:
        upper, lower = zip(*[cell(view, column + row, words) for column in COLUMNS], strict=True)
        left += [f"  {words.desk.paint(row, 'bold')} " + "".join(upper), " " * LABEL + "".join(lower)]
    blank = " " * (LABEL + CELL * len(COLUMNS))
    beside = zip_longest(left, panel(view, words))
    return [words.desk.paint(status(view, words), "bold"), *[((one or blank) + (other or "")).rstrip() for one, other in beside]]


def cell(view: CastleView, square: str, words: Words) -> tuple[str, str]:
    """The two lines of a space: faction, role."""
    vassal = view.board.get(square)
    if vassal is None:
        return (" ·" if words.desk.utf8 else " .").ljust(CELL), " " * CELL
    faction, _, role = vassal.face.partition("-")
    colour = COLOURS[faction]
    upper = mark(vassal) + words.say(f"faction-{faction}")
    watched = "@" + "".join(SEATS[seat] for seat in vassal.agents) if vassal.agents else ""
    lower = " " + words.say(f"role-{role}")
    if len(lower) + len(watched) > CELL - 1:
        upper, watched = upper + watched, ""
    lower += watched
    return painted(upper, colour, words), painted(lower, colour, words)


def mark(vassal: VassalView) -> str:
    return "#" if vassal.castle else " "


def painted(text: str, style: str, words: Words) -> str:
    return words.desk.paint(text, style) + " " * (CELL - len(text))


def panel(view: CastleView, words: Words) -> list[str]:
    """Who has what, the reader first; then the four corner decks."""
    lines = []
    few = len(view.players) == 2
    for player in in_order(view, words):
        points = words.say("panel-points", points=player.points)
        room = PANEL - len(points)
        name = f"{SEATS[player.seat]} {words.desk.called(player.seat)}"[: room - 1].ljust(room)
        lines.append(words.desk.paint(name, "bold") + points)
        if few:
            tokens = words.say("panel-tokens", knights=player.knights, wizards=player.wizards)
            lines.append(tokens if len(tokens) <= PANEL else words.say("panel-many", knights=player.knights, wizards=player.wizards))
            lines.append(words.say("panel-limit", limit=player.limit, intrigue=player.intrigue))
            if player.seat != words.desk.seat:
                lines.append(words.say("panel-cards", hand=player.hand_count, retained=len(player.retained)))
        else:
            facts = {"knights": player.knights, "wizards": player.wizards, "limit": player.limit, "hand": player.hand_count}
            lines.append(words.say("panel-short", **facts))
    own = own_corner(view, words)
    for name in CORNERS:
        face = view.corners[name].face
        shown = words.short_face(face) if face is not None else "-"
        lines.append(f"{words.say(f'corner-short-{name}')}{'*' if name == own else ' '}{shown}")
    return lines


def in_order(view: CastleView, words: Words) -> list[PlayerView]:
    """The players clockwise from the reader."""
    first = words.desk.seat or 0
    return [*view.players[first:], *view.players[:first]]


def own_corner(view: CastleView, words: Words) -> str | None:
    return view.players[words.desk.seat].corner if words.desk.seat is not None else None


# ------------------------------------------------------------------ said
def status(view: CastleView, words: Words) -> str:
    """The round, whose turn, and what is special about it."""
    if view.over:
        return words.say("status-over", round=view.round)
    facts = {"completed": "yes" if view.completed else "no", "last": "yes" if view.last_round else "no"}
    return words.say("status", round=view.round, who=words.desk.name(view.turn), you=words.desk.mine(view.turn), **facts)


def said(view: CastleView, words: Words) -> list[str]:
    """The same in sentences: the rows, the corner decks, the players."""
    lines = [status(view, words)]
    for row in ROWS:
        cells = [cell_said(view, column + row, words) for column in COLUMNS if column + row in view.board]
        lines.append(words.say("board-row", row=row, cells=words.items(cells) if cells else words.say("board-row-empty")))
    lines.append(words.say("board-corners", corners=words.items(corner_said(view, name, words) for name in CORNERS)))
    return [*lines, *[player_said(player, words) for player in in_order(view, words)]]


def cell_said(view: CastleView, square: str, words: Words) -> str:
    vassal, at = view.board[square], words.square(square)
    face = words.face(vassal.face)
    if vassal.agents:
        return words.say("board-cell-agent", at=at, face=face, who=words.all(words.desk.called(seat) for seat in vassal.agents))
    return words.say("board-cell-castle" if vassal.castle else "board-cell", at=at, face=face)


def corner_said(view: CastleView, name: str, words: Words) -> str:
    face = view.corners[name].face
    if face is None:
        return words.say("board-corner-empty", corner=words.corner(name))
    own = name == own_corner(view, words)
    return words.say("board-corner-own" if own else "board-corner", corner=words.corner(name), face=words.face(face))


def player_said(player: PlayerView, words: Words) -> str:
    return words.say(
        "player-line",
        who=words.desk.name(player.seat),
        you=words.desk.mine(player.seat),
        points=player.points,
        knights=player.knights,
        wizards=player.wizards,
        limit=player.limit,
        hand=player.hand_count,
        retained=len(player.retained),
        intrigue=player.intrigue,
    )


# ------------------------------------------------------------------ piles
def piles(view: CastleView, words: Words) -> list[str]:
    """Corner decks, task decks with their discards, discarded vassals, the supply."""
    lines = []
    for name in CORNERS:
        corner = view.corners[name]
        face = words.face(corner.face) if corner.face is not None else ""
        lines.append(words.say("pile-corner", corner=words.corner(name).capitalize(), count=corner.count, face=face))
    for name in DECK_NAMES:
        pile = view.decks[name]
        discards = ", ".join(words.task(task) for task in pile.discards) or words.say("pile-none")
        lines.append(words.say("pile-deck", deck=words.deck(name), count=pile.count, discards=discards))
    faces = sorted(Counter(words.face(vassal.face) for vassal in view.vassal_discards).items())
    vassals = ", ".join(words.say("pile-counted", count=count, face=face) for face, count in faces) or words.say("pile-none")
    lines.append(words.say("pile-vassals", count=len(view.vassal_discards), vassals=vassals))
    return [*lines, words.say("pile-supply", **view.supply)]


# ------------------------------------------------------------------ the end
def final(view: CastleView, words: Words) -> list[str]:
    """Every player's comparisons, the winners first; then who won, and what decided."""
    ranked = sorted(view.players, key=lambda player: comparisons(player), reverse=True)
    lines = [final_line(player, words) for player in ranked]
    values = ""
    if view.tie_break in COMPARED:
        at = COMPARED.index(view.tie_break)
        values = " / ".join(str(comparisons(player)[at]) for player in ranked if comparisons(player)[:at] == comparisons(ranked[0])[:at])
    winner = view.winners[0]
    who = words.all(words.desk.name(seat) for seat in view.winners)
    facts = {"count": len(view.winners), "you": words.desk.mine(winner), "tie_break": view.tie_break, "values": values or "none"}
    return [*lines, words.desk.paint(words.say("final-won", who=who, **facts), "bold")]


COMPARED: Final = ("points", "ploys", "kings", "knights-and-wizards", "tokens", "retained", "hand")


def comparisons(player: PlayerView) -> tuple[int, ...]:
    """What is compared, in this order; only completed tasks count, never Household cards."""
    stacks = player.stacks
    others = len(stacks["knight"]) + len(stacks["wizard"])
    tokens = player.knights + player.wizards
    return player.points, len(stacks["ploy"]), len(stacks["king"]), others, tokens, len(player.retained), player.hand_count


def final_line(player: PlayerView, words: Words) -> str:
    names = "points", "ploys", "kings", "others", "tokens", "retained", "hand"
    facts = dict(zip(names, comparisons(player), strict=True))
    return words.say("final-line", who=words.desk.name(player.seat), you=words.desk.mine(player.seat), **facts)
