"""Sessions at the table as people have them: through a pipe, and at a terminal of 80 columns and 24 lines."""

from __future__ import annotations

import codecs
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from blackstone.bots import make_bot
from blackstone.cli import main
from blackstone.kernel.bots import answer_for
from blackstone.kernel.game import Games
from blackstone.kernel.table import Table, new_game

PLAY = (sys.executable, "-c", "from blackstone.cli import main; main()", "play", "--text")
PLAIN = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "BLACKSTONE_HOME")}
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07|\x1b[^a-zA-Z=>\x07]*$")
"""What moves the cursor or changes colours; also the beginning of it, where the rest has not come yet."""


def environment(home: Path, **extra: str) -> dict[str, str]:
    return {**PLAIN, "BLACKSTONE_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm", "PAGER": "cat", **extra}


class Run(NamedTuple):
    """How a session ended, and its transcript."""

    returncode: int
    stdout: str
    stderr: str


def played(home: Path, *arguments: str, lines: Iterable[str] = ()) -> Run:
    """A session through a pipe, within this process."""
    script = "".join(f"{line}\n" for line in lines).encode()
    streams = [io.TextIOWrapper(io.BytesIO(data), encoding="utf-8", write_through=True) for data in (script, b"", b"")]
    with (
        mock.patch.dict(os.environ, environment(home), clear=True),
        mock.patch.multiple(sys, argv=["blackstone", "play", "--text", *arguments], stdin=streams[0], stdout=streams[1], stderr=streams[2]),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    out, err = (stream.buffer.getvalue().decode() for stream in streams[1:])  # type: ignore[attr-defined]
    return Run(code if isinstance(code, int) else 0, out, err)


def piped(home: Path, *arguments: str, lines: Iterable[str] = (), **extra: str) -> subprocess.CompletedProcess[str]:
    """A session through a pipe, in a process of its own."""
    script = "".join(f"{line}\n" for line in lines)
    env = environment(home, **extra)
    return subprocess.run([*PLAY, *arguments], input=script, capture_output=True, encoding="utf-8", env=env, timeout=120, check=False)


def idle_bot(folder: Path) -> str:
    """A bot that takes the first option, which is to pass wherever one may: what it does never changes."""
    text = "class Idle:\n    def choose(self, view, question, preview):\n        return question.options[0].key\n"
    (folder / "bots.py").write_text(f"{text}\n\ndef idle(seat, rng):\n    return Idle()\n", encoding="utf-8")
    return f"{folder / 'bots.py'}:idle"


def keys_of(seats: tuple[str, ...], seed: str, *, game: str = "castle", policy: str = "greedy") -> tuple[list[str], Table]:
    """What a human seat could answer in a whole game: a bot's answers, against the very bots of the command line."""
    table = new_game(Games.installed()[game], seats=seats, seed=seed)
    bots = {seat: make_bot(policy if who == "human" else who, table.game, table.bot_seed, seat) for seat, who in enumerate(seats)}
    keys = []
    while not table.over:
        seat = table.asked[0]
        key = answer_for(table, seat, bots[seat])
        if seats[seat] == "human":
            keys.append(key)
    return keys, table


def saved(home: Path, name: str = "castle-001") -> Table:
    """The table a session left behind."""
    return Table.load((home / "tables" / f"{name}.blackstone").read_bytes())


class Sitting:
    """A session at a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, rows: int = 24, columns: int = 80, **extra: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

        def control() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        env = environment(home, **extra)
        self.process = subprocess.Popen(
            [*PLAY, *arguments], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True, preexec_fn=control
        )
        os.close(slave)
        self.raw = ""
        self._decode = codecs.getincrementaldecoder("utf-8")().decode
        self._read = 0

    @property
    def text(self) -> str:
        """Everything shown so far, without colours and cursor movements."""
        return ESCAPE.sub("", self.raw).replace("\r", "")

    def until(self, *wanted: str, seconds: float = 30) -> str:
        """Wait for one of these texts to be shown after what was read; returns what was shown up to then."""
        deadline = time.monotonic() + seconds
        while not (found := [at + len(text) for text in wanted if (at := self.text.find(text, self._read)) >= 0]):
            if time.monotonic() > deadline or not self._more(deadline):
                raise AssertionError(f"none of {wanted} was shown: {self.text[self._read :]!r}")
        shown = self.text[self._read : min(found)]
        self._read = min(found)
        return shown

    def _more(self, deadline: float) -> bool:
        if not select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.raw += self._decode(data)
        return bool(data)

    def type(self, line: str, end: str = "\r") -> None:
        os.write(self._master, (line + end).encode())

    def answer(self, line: str, then: str) -> str:
        """Type a line and wait for a text."""
        self.type(line)
        return self.until(then)

    def hang_up(self) -> None:
        """Close the terminal under the program."""
        os.close(self._master)
        self._master = -1

    def ended(self, seconds: float = 30) -> int:
        """Wait for the end; returns the exit code."""
        deadline = time.monotonic() + seconds
        while self._master >= 0 and self._more(deadline):
            pass
        return self.process.wait(timeout=max(1.0, deadline - time.monotonic()))

    def close(self) -> None:
        if self._master >= 0:
            os.close(self._master)
            self._master = -1
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
