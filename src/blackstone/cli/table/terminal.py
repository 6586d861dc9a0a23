"""Where lines come from and go to: a terminal with history and Tab, or a pipe that is read line by line."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TextIO

import click

from blackstone.cli.table.interrupts import Gate, Left

if TYPE_CHECKING:
    from blackstone.cli.table.line import LineEditor

Complete = Callable[[str], Iterable[str]]
"""The words that may come next after what was typed so far."""
HANGUP: Final = (errno.EIO, errno.ENXIO, errno.EBADF)
FORGET: Final = "\x1b[3J"
"""What scrolled off the screen is forgotten too (click clears the screen alone): the cover hides hands."""
ASCII: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "·": ".", "–": "-", "—": "-", "œ": "oe", "Œ": "OE"}


class Terminal:
    """Input and output of one session."""

    def __init__(self, gate: Gate, *, plain: bool | None = None, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self._in, self._out, self._gate = stdin or sys.stdin, stdout or sys.stdout, gate
        self.interactive = self._in.isatty() and self._out.isatty()
        self._dumb = os.environ.get("TERM", "") in ("", "dumb")
        self.utf8 = speaks_utf8(self._out.encoding, os.environ)
        self.colour = self.interactive and not self._dumb and not os.environ.get("NO_COLOR")
        self.plain = (not self.interactive or self._dumb) if plain is None else plain
        self._line = line_editor(self._out) if self.interactive and not self._dumb else None
        if hasattr(self._in, "reconfigure"):
            self._in.reconfigure(errors="replace")

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    # ------------------------------------------------------------------ out
    def say(self, text: str = "", *, end: str = "\n") -> None:
        """Print; whatever the terminal cannot show is spelled in ASCII."""
        try:
            click.echo(self.fitted(text) + end, file=self._out, nl=False, color=self.colour)
        except OSError as error:
            raise self.gone(error) from None

    def fitted(self, text: str) -> str:
        return text if self.utf8 else "".join(spelled(letter, self._out.encoding) for letter in text)

    def paint(self, text: str, style: str) -> str:
        """A text in a style, where there are colours."""
        if not self.colour:
            return text
        weights = {"bold": {"bold": True}, "dim": {"dim": True}}
        return click.style(text, **weights.get(style, {"fg": style}))

    def page(self, lines: list[str]) -> None:
        """A long text: in a pager where it does not fit on the screen."""
        if not self.interactive or self._dumb or len(lines) < self.height:
            self.say("\n".join(lines))
        else:
            click.echo_via_pager(self.fitted("\n".join(lines)) + "\n", color=self.colour)

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.interactive and not self._dumb:
            click.clear()
            self.say(FORGET, end="")

    def gone(self, error: OSError) -> BaseException:
        """A terminal that was closed under our hands is no error: one has left."""
        if self.interactive and error.errno in HANGUP:
            return Left(silent=True)
        return error

    # ------------------------------------------------------------------ in
    def read(self, prompt: str, complete: Complete | None = None, history: str = "") -> str:
        """A line; raises Left at the end of input."""
        try:
            with self._gate.open():
                if self._line is not None:
                    return self._line.read(self.fitted(prompt), complete, history)
                self.say(prompt, end="")
                self._out.flush()
                line = self._in.readline()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        except OSError as error:
            raise self.gone(error) from None
        if not line:
            self.say()
            raise Left
        if not self.interactive:
            self.say(line.rstrip("\n"))  # a transcript shows what was answered
        return line.strip()


def line_editor(out: TextIO) -> LineEditor:
    """A line with history and Tab; what it takes is read only where there is a terminal."""
    from blackstone.cli.table.line import LineEditor

    return LineEditor(out)


def speaks_utf8(encoding: str | None, environ: Mapping[str, str]) -> bool:
    """Whether letters beyond ASCII arrive: the stream must take them, and the locale must not be said to be plain C."""
    if (encoding or "ascii").lower().replace("-", "") not in ("utf8", "utf8sig"):
        return False
    said = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or ""
    return said not in ("C", "POSIX")


def spelled(letter: str, encoding: str | None) -> str:
    """A letter as a terminal without UTF-8 can show it."""
    if letter in ASCII:
        return ASCII[letter]
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return letter if letter.isascii() else plain or "?"


def hush(stream: Any) -> None:
    """Nobody reads any more: what is still to be written goes nowhere instead of failing at the very end."""
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())
