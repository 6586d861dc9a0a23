"""The picture of play: a real session at the terminal, always the same one, for README.md and docs/pictures/terminal.svg.

`python tools/picture.py` draws both anew; with `--check` it says whether they are true.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Final
from unittest.mock import patch
from xml.sax.saxutils import escape

from blackstone.cli.play import LOCALE, at_the_table
from blackstone.cli.table.interrupts import Gate, Left
from blackstone.cli.table.terminal import Terminal
from blackstone.kernel.game import Games
from blackstone.kernel.messages import messages_for

ROOT: Final = Path(__file__).parents[1]
SVG: Final = ROOT / "docs" / "pictures" / "terminal.svg"
README: Final = ROOT / "README.md"
BLOCK: Final = re.compile(r"(?<=```text\n).*?(?=```)", re.DOTALL)
"""The first block of plain text in README.md."""

TOLD: Final = {"seats": "human,greedy", "names": "Ada", "first": "Ada", "seed": "a long winter"}
WISH: Final = {"mode": None, "settings": ("families=off",), **TOLD}
TYPED: Final = ("corner top-left", "complete", "why slide bs lt")
SHOWN: Final = 2
"""The picture begins after so many of them."""

STYLE: Final = re.compile(r"\x1b\[([0-9;]*)m")
COLOURS: Final = {31: "#f28b82", 32: "#8fd694", 33: "#f2cc60", 34: "#8ab4f8", 35: "#d7aefb", 36: "#78d9ec"}
INK, PAPER = "#dcdfe4", "#22262e"
WIDE, HIGH, MARGIN = 8.4, 18, 14


class Screen(StringIO):
    """Keeps everything that is printed."""

    def isatty(self) -> bool:
        return True


class Keyboard(StringIO):
    """Types lines; they appear on the screen, and where the screen stood then is noted."""

    def __init__(self, lines: Sequence[str], screen: Screen) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.screen = screen
        self.marks: list[int] = []

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed has it return bytes
        line = super().readline()
        self.screen.write(line)
        self.marks.append(self.screen.tell())
        return line


def played() -> list[str]:
    """The screen after the last line typed, with its colours."""
    with (
        tempfile.TemporaryDirectory() as home,
        patch.dict(os.environ, {"LINES": "24", "COLUMNS": "80", "TERM": "dumb", "BLACKSTONE_HOME": home}),
    ):
        screen = Screen()
        keyboard = Keyboard(TYPED, screen)
        gate = Gate()
        terminal = Terminal(gate, plain=False, stdin=keyboard, stdout=screen)
        terminal.colour = terminal.utf8 = True
        with suppress(Left):
            at_the_table("castle", None, None, dict(WISH), Games.installed(), terminal, gate, messages_for("en", LOCALE))
    text = screen.getvalue()[keyboard.marks[SHOWN - 1] : keyboard.marks[len(TYPED)]]
    return text.splitlines()[:-1]  # the last is the next prompt


def plain(lines: Sequence[str]) -> str:
    """The screen as text."""
    return "".join(STYLE.sub("", line).rstrip() + "\n" for line in lines)


def svg(lines: Sequence[str]) -> str:
    """The screen as a drawing."""
    width, height = round(80 * WIDE + 2 * MARGIN), HIGH * len(lines) + 2 * MARGIN
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="King\'s Quest at a terminal">',
        f'<rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>',
        f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="{INK}" xml:space="preserve">',
    ]
    body = [word for row, line in enumerate(lines) for word in words(line, MARGIN + HIGH * row + 13)]
    return "\n".join([*head, *body, "</g>", "</svg>", ""])


def words(line: str, y: int) -> Iterator[str]:
    """The painted parts of a line; each stands in its columns whatever the font."""
    column, look = 0, ""
    for number, part in enumerate(STYLE.split(line)):
        if number % 2:
            look = styled(part)
        else:
            for word in re.finditer(r"\S+(?: \S+)*", part):
                x, length = MARGIN + (column + word.start()) * WIDE, len(word.group()) * WIDE
                yield f'<text x="{x:.1f}" y="{y}" textLength="{length:.1f}"{look}>{escape(word.group())}</text>'
            column += len(part)


def styled(codes: str) -> str:
    """The attributes of an escape sequence; none where it ends a style."""
    numbers = [int(code) for code in codes.split(";") if code]
    found = [f' fill="{COLOURS[number]}"' for number in numbers if number in COLOURS]
    return "".join([*found, ' font-weight="bold"'] if 1 in numbers else found)


def main() -> int:
    """Draw both; with `--check` only say which is not what the terminal shows."""
    lines = played()
    readme = README.read_text(encoding="utf-8")
    wanted = {SVG: svg(lines), README: BLOCK.sub(lambda _: plain(lines), readme, count=1)}
    stale = [path for path, text in wanted.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        print("\n".join(f"{path.relative_to(ROOT)} does not show what the terminal shows: python tools/picture.py" for path in stale))
        return bool(stale)
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
