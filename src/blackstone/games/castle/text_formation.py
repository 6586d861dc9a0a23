"""The formation of the Puzzle Master's Quest: how far the board is from sixteen vassals that stand as they should.

One of each identity on the edge, nobody inside; then by faction (each faction on one line, no two neighbours of one role) or by role.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final, NamedTuple

from blackstone.games.castle.content import COLUMNS, ROWS, board
from blackstone.games.castle.text_words import Words
from blackstone.games.castle.view import CastleView

LINES: Final = "BKSE"
"""The lines of the edge: two columns, two rows."""
MISSING, INSIDE, ONCE = ".", "o", "1"
"""Signs of an identity: nowhere, once but inside, once on the edge; else how often it is there."""


class Formation(NamedTuple):
    """What a board shows of it: the squares of every identity, those inside, and for both kinds lines and clashes.

    `lines`: the line on which all vassals of a faction or role lie; `clashes`: pairs of neighbours by what they share.
    """

    where: dict[str, list[str]]
    inside: list[str]
    lines: dict[str, str]
    clashes: dict[str, list[tuple[str, str]]]

    @property
    def standing(self) -> int:
        return sum(len(squares) for squares in self.where.values())

    @property
    def placed(self) -> int:
        """Identities that stand on the edge, and nowhere else."""
        return sum(len(squares) == 1 and squares[0] not in self.inside for squares in self.where.values())


def is_wanted(view: CastleView) -> bool:
    """Whether this mode is won by a formation."""
    return view.mode == "puzzle-masters-quest"


def formation_of(view: CastleView) -> Formation:
    """The board, looked at for both formations."""
    factions, roles = board().factions, board().roles
    where: dict[str, list[str]] = {f"{faction}-{role}": [] for faction in factions for role in roles}
    for square, vassal in view.board.items():
        if vassal.face in where:
            where[vassal.face].append(square)
    inside = [square for square in view.board if not on_edge(square)]
    lines = {
        group: line_of([s for face, squares in where.items() if group in face.split("-") for s in squares]) for group in factions + roles
    }
    pairs = [pair for pair in neighbours() if pair[0] in view.board and pair[1] in view.board]
    faces = {square: vassal.face.split("-") for square, vassal in view.board.items()}
    clashes = {
        "faction": [pair for pair in pairs if faces[pair[0]][1:] == faces[pair[1]][1:]],
        "role": [pair for pair in pairs if faces[pair[0]][0] == faces[pair[1]][0]],
    }
    return Formation(where, inside, lines, clashes)


def on_edge(square: str) -> bool:
    return square[0] in LINES or square[1] in LINES


def line_of(squares: list[str]) -> str:
    """The line of the edge on which all of these lie; nothing where there are none."""
    return next((line for line in LINES if squares and all(line in square for square in squares)), "")


def neighbours() -> list[tuple[str, str]]:
    """Squares of the edge that share a side."""
    across = [(one + row, other + row) for row in ROWS for one, other in pairwise(COLUMNS)]
    down = [(column + one, column + other) for column in COLUMNS for one, other in pairwise(ROWS)]
    return [pair for pair in across + down if on_edge(pair[0]) and on_edge(pair[1])]


def on_lines(formation: Formation, kind: str) -> int:
    """How many groups of a kind lie on lines, no two on the same."""
    groups = board().factions if kind == "faction" else board().roles
    return len({formation.lines[group] for group in groups} - {""})


# ------------------------------------------------------------------ drawn
def matrix(view: CastleView, words: Words) -> list[str]:
    """Factions by roles in 20 columns, every identity by its sign; behind a row and below a column the line of that group."""
    formation = formation_of(view)
    factions, roles = board().factions, board().roles
    lines = [" " * 4 + "".join(words.say(f"role-{role}")[:2].ljust(3) for role in roles)]
    for faction in factions:
        signs = "".join(sign(formation, f"{faction}-{role}").ljust(3) for role in roles)
        lines.append(f"{words.say(f'faction-{faction}')[:3]} {signs}{formation.lines[faction]}".rstrip())
    return [*lines, " " * 4 + "".join((formation.lines[role] or "-").ljust(3) for role in roles).rstrip()]


def sign(formation: Formation, face: str) -> str:
    squares = formation.where[face]
    if len(squares) == 1:
        return INSIDE if squares[0] in formation.inside else ONCE
    return str(len(squares)) if squares else MISSING


def summary(view: CastleView, words: Words) -> str:
    """On a line: how many stand on the edge and inside, and how far either formation is."""
    formation = formation_of(view)
    return words.say("formation-summary", edge=formation.standing - len(formation.inside), inside=len(formation.inside), **both(formation))


def both(formation: Formation) -> dict[str, int]:
    """The figures of both formations."""
    return {
        "by-faction": on_lines(formation, "faction"),
        "by-role": on_lines(formation, "role"),
        "faction-clashes": len(formation.clashes["faction"]),
        "role-clashes": len(formation.clashes["role"]),
    }


# ------------------------------------------------------------------ said
def said(view: CastleView, words: Words) -> list[str]:
    """Which identities are right, missing, too many or inside; of either formation the lines that stand and the neighbours that clash."""
    formation = formation_of(view)
    counts = Counter({face: len(squares) for face, squares in formation.where.items()})
    lists = {
        "missing": [words.face(face) for face, count in counts.items() if not count],
        "doubled": [words.face(face) for face, count in counts.items() if count > 1],
        "inside": [words.square(square) for square in formation.inside],
    }
    lines = [words.say("formation-said", placed=formation.placed, count=formation.standing)]
    lines += [words.say(f"formation-{what}", what=", ".join(listed)) for what, listed in lists.items() if listed]
    return [*lines, *[kind_said(formation, kind, words) for kind in ("faction", "role")]]


def kind_said(formation: Formation, kind: str, words: Words) -> str:
    """`By faction: Lions on B; 3 pairs of neighbours share a role: B·S L·S, ...`."""
    groups = board().factions if kind == "faction" else board().roles
    standing = [
        words.say("formation-line", group=words.say(f"{kind}-{group}"), line=formation.lines[group])
        for group in groups
        if formation.lines[group]
    ]
    pairs = ", ".join(words.squares(pair) for pair in formation.clashes[kind])
    return words.say(f"formation-{kind}", lines=words.all(standing), clashes=pairs or "none")
