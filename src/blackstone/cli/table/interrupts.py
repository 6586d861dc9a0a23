"""Leaving politely: Ctrl-C, an end of input, a closed terminal or a request to stop all save and end with exit code 0."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Left(BaseException):
    """The player has gone.  `silent`: there is nobody left to say goodbye to."""

    def __init__(self, *, silent: bool = False) -> None:
        super().__init__()
        self.silent = silent


class Gate:
    """Signals are let through only while nothing is half done: at the prompt and while a bot thinks."""

    def __init__(self) -> None:
        self._open = False
        self._rung: Left | None = None

    def ring(self, number: int, frame: FrameType | None = None) -> None:
        """A signal has come."""
        left = Left(silent=number == getattr(signal, "SIGHUP", None))
        if self._open:
            raise left
        self._rung = left

    @contextmanager
    def open(self) -> Iterator[None]:
        """Here one may leave at any moment."""
        if self._rung is not None:
            raise self._rung
        self._open = True
        try:
            yield
        finally:
            self._open = False


@contextmanager
def watched() -> Iterator[Gate]:
    """Signals ring at the gate as long as this lasts."""
    gate = Gate()
    before = {number: signal.signal(number, gate.ring) for number in SIGNALS}
    try:
        yield gate
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
