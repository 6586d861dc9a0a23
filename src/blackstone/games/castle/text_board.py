"""The board of the Castle, drawn in letters or said in sentences, and the players and corner decks beside it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from blackstone.games.castle import text_formation, text_offers
from blackstone.games.castle.content import COLUMNS, ROWS
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.text_words import CORNERS, SPECIALS, Words
from blackstone.games.castle.view import CastleView, PlayerView, VassalView

LABEL: Final = 4
CELL: Final = 11
PANEL: Final = 20
COLOURS: Final = {"lion": "yellow", "dragon": "red", "phoenix": "magenta", "griffin": "cyan"}
SEATS: Final = "ABCD"
AGENT, GUARD, CASTLE, STACK, REFRESH, OWN = "@", "&", "#", "^", "~", "*"
"""Signs of the drawing."""


# ------------------------------------------------------------------ drawn
def drawn(view: CastleView, words: Words) -> list[str]:
    """Eleven lines of board with the players and the corner decks beside it, in 79 columns; a line of state above.

    A space shows the faction above the role; `#` before it is a castle, `@B` behind it seat B's agent, `&B` B's guard, a dot nobody.
    """
    left = [" " * LABEL + "".join(f" {column}".ljust(CELL) for column in COLUMNS)]
    for row in ROWS:
        upper, lower = zip(*[cell(view, column + row, words) for column in COLUMNS], strict=True)
        left += [f"  {words.desk.paint(row, 'bold')} " + "".join(upper), " " * LABEL + "".join(lower)]
    blank = " " * (LABEL + CELL * len(COLUMNS))
    beside = zip_longest(left, panel(view, words))
    return [words.desk.paint(status(view, words), "bold"), *[((one or blank) + (other or "")).rstrip() for one, other in beside]]


def cell(view: CastleView, square: str, words: Words) -> tuple[str, str]:
    """The two lines of a space: faction, role; signs stand where there is room."""
    vassal = view.board.get(square)
    if vassal is None:
        return (" ·" if words.desk.utf8 else " .").ljust(CELL), " " * CELL
    faction, _, role = vassal.face.partition("-")
    colour = COLOURS.get(faction, "bold")
    signs = signs_on(vassal)
    upper, lower = (CASTLE if vassal.castle else " ") + first_line(faction, words), " " + second_line(role, words)
    if len(lower) + len(signs) < CELL:
        lower += signs
    else:
        upper = upper[: CELL - 1 - len(signs)] + signs
    return painted(upper, colour, words), painted(lower, colour, words)


def first_line(faction: str, words: Words) -> str:
    """`Lion`, `any`, `Assassin`."""
    return words.face(faction) if faction in SPECIALS else words.say("cell-any" if faction == "any" else f"faction-{faction}")


def second_line(role: str, words: Words) -> str:
    return words.say("cell-any-role" if role == "any" else f"role-{role}") if role else ""


def signs_on(vassal: VassalView) -> str:
    """What lies on a vassal, and how many it stands on with: `@BC&A`, `^3`."""
    signs = AGENT + "".join(SEATS[seat] for seat in vassal.agents) if vassal.agents else ""
    signs += GUARD + SEATS[vassal.guard] if vassal.guard is not None else ""
    return signs + (f"{STACK}{len(vassal.beneath) + 1}" if vassal.beneath else "")


def painted(text: str, style: str, words: Words) -> str:
    return words.desk.paint(text, style) + " " * (CELL - len(text))


# ------------------------------------------------------------------ beside the board
def panel(view: CastleView, words: Words) -> list[str]:
    """Who has what, the reader first; then the corner decks, and where a formation is wanted how far it is."""
    wanted = text_formation.is_wanted(view)
    full, acting = len(view.players) < 3 and not wanted, text_offers.counts_actions(view)
    lines = []
    for player in in_order(view, words):
        points = points_shown(view, player, words)
        room = PANEL - len(points)
        name = f"{SEATS[player.seat]} {words.desk.called(player.seat)}"[: room - 1].ljust(room if points else 0)
        lines.append(words.desk.paint(name, "bold") + points)
        if acting:
            lines += text_offers.panel_lines(view, player, words)
        else:
            lines += tableau_lines(view, player, words) if full else [tableau_line(player, words)]
    lines += [*corner_lines(view, words), *text_offers.offered_vassals(view, words)]
    return [*lines, *(text_formation.matrix(view, words) if wanted else ())]


def points_shown(view: CastleView, player: PlayerView, words: Words) -> str:
    """Points, or whatever one plays for; with the goal where the player has it alone."""
    if text_offers.counts_actions(view):
        return text_offers.score(view, player, words)
    if text_formation.is_wanted(view):
        return ""
    if view.mode in ("advanced", "solo"):
        return words.say("panel-goal", points=player.points, goal=view.points_to_end)
    return words.say("panel-points", points=player.points)


def tableau_lines(view: CastleView, player: PlayerView, words: Words) -> list[str]:
    """Tokens, limit, and of another player hand and retained vassals."""
    tokens = words.say("panel-tokens", knights=player.knights, wizards=player.wizards)
    lines = [tokens if len(tokens) <= PANEL else words.say("panel-many", knights=player.knights, wizards=player.wizards)]
    if "agent" in QUESTS[view.mode].kinds:
        lines.append(words.say("panel-limit", limit=player.limit, intrigue=player.intrigue))
    else:
        lines.append(words.say("panel-limit-alone", limit=player.limit))
    if player.seat != words.desk.seat:
        lines.append(words.say("panel-cards", hand=player.hand_count, retained=len(player.retained)))
    return lines


def tableau_line(player: PlayerView, words: Words) -> str:
    """The same where there is a line only."""
    return words.say("panel-short", knights=player.knights, wizards=player.wizards, limit=player.limit, hand=player.hand_count)


def corner_lines(view: CastleView, words: Words) -> list[str]:
    """The corner decks that there are, each by its top face; `*` the own one, `~` the one for refreshes."""
    lines = []
    for name in corners_of(view):
        face = view.corners[name].face
        shown = words.short_face(face) if face is not None else "-"
        sign = OWN if name == own_corner(view, words) else REFRESH if name == view.refresh else " "
        lines.append(f"{words.say(f'corner-short-{name}')}{sign}{shown}")
    return lines


def corners_of(view: CastleView) -> tuple[str, ...]:
    """The corners that have decks in this mode."""
    return CORNERS[: QUESTS[view.mode].corner_decks]


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
    last = "yes" if view.last_round else "closing" if view.closing else "no"
    facts = {"completed": "yes" if view.completed and not text_offers.counts_actions(view) else "no", "last": last}
    return words.say("status", round=view.round, who=words.desk.name(view.turn), you=words.desk.mine(view.turn), **facts)


def said(view: CastleView, words: Words) -> list[str]:
    """The same in sentences: the rows, the corner decks, the players."""
    lines = [status(view, words)]
    for row in ROWS:
        cells = [cell_said(view, column + row, words) for column in COLUMNS if column + row in view.board]
        lines.append(words.say("board-row", row=row, cells=words.items(cells) if cells else words.say("board-row-empty")))
    if corners := [corner_said(view, name, words) for name in corners_of(view)]:
        lines.append(words.say("board-corners", corners=words.items(corners)))
    lines += [player_said(view, player, words) for player in in_order(view, words)]
    return [*lines, *(text_formation.said(view, words) if text_formation.is_wanted(view) else ())]


def cell_said(view: CastleView, square: str, words: Words) -> str:
    """`B·S Lion Spy under a castle and watched by Bob`."""
    vassal = view.board[square]
    cell = words.say("board-cell", at=words.square(square), face=words.face(vassal.face))
    extras = [words.say("board-cell-castle")] if vassal.castle else []
    if vassal.agents:
        extras.append(words.say("board-cell-agent", who=words.all(words.someone(seat) for seat in vassal.agents)))
    if vassal.guard is not None:
        extras.append(words.say("board-cell-guard", who=words.someone(vassal.guard)))
    if vassal.beneath:
        extras.append(words.say("board-cell-stack", count=len(vassal.beneath) + 1))
    return words.say("board-cell-with", cell=cell, extras=words.all(extras)) if extras else cell


def corner_said(view: CastleView, name: str, words: Words) -> str:
    face = view.corners[name].face
    if face is None:
        return words.say("board-corner-empty", corner=words.corner(name))
    own = "-own" if name == own_corner(view, words) else "-refresh" if name == view.refresh else ""
    whose = {"who": words.desk.name(words.desk.seat or 0), "you": words.desk.mine(words.desk.seat or 0)}
    return words.say(f"board-corner{own}", corner=words.corner(name), face=words.face(face), **whose)


def player_said(view: CastleView, player: PlayerView, words: Words) -> str:
    if text_offers.counts_actions(view):
        return text_offers.player_said(view, player, words)
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
        intrigue=player.intrigue if "agent" in QUESTS[view.mode].kinds else "none",
    )
