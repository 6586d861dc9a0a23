"""Distances on the court: what lies next to a space, aslant of it, and in one line with it."""

from __future__ import annotations


def neighbours(square: int) -> list[int]:
    """The spaces next to one in its row and column; the board does not wrap round.  [C-MANIP-04]"""
    column = square % 5
    return [
        s for s, there in ((square - 5, square > 4), (square - 1, column > 0), (square + 1, column < 4), (square + 5, square < 20)) if there
    ]


def diagonals(square: int) -> list[int]:
    """The spaces that touch one at a corner.  [C-FAM-09 C-FAM-11]"""
    row, column = divmod(square, 5)
    return [r * 5 + c for r in (row - 1, row + 1) for c in (column - 1, column + 1) if 0 <= r < 5 and 0 <= c < 5]


def straight(square: int, furthest: int) -> list[tuple[int, int]]:
    """The spaces two or more away in one row or column, each with the mask of those between.  [C-FAM-03]"""
    row, column = divmod(square, 5)
    found = []
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        past = 0
        for distance in range(1, furthest + 1):
            r, c = row + down * distance, column + right * distance
            if not (0 <= r < 5 and 0 <= c < 5):
                break
            if distance > 1:
                found.append((r * 5 + c, past))
            past |= 1 << r * 5 + c
    return found


def over_the_edge(here: int, there: int) -> bool:
    """Whether one would have to leave the board and come in at the other side."""
    same_row, same_column = here // 5 == there // 5, here % 5 == there % 5
    return (abs(here - there) == 1 and not same_row) or (abs(here - there) == 4 and same_row) or (abs(here - there) == 20 and same_column)
