"""The input line of a terminal: history for each seat, and Tab for the words that may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle


class LineEditor:
    """Reads lines.  Each seat has a history of its own: what one has typed is nothing for the others."""

    def __init__(self, out: TextIO) -> None:
        self._output = create_output(stdout=out)
        if isinstance(self._output, Vt100_Output):
            self._output.enable_cpr = False  # terminals that do not say where the cursor is would be told off for it
        self._histories: dict[str, InMemoryHistory] = {}

    def read(self, prompt: str, complete: Callable[[str], Iterable[str]] | None, whose: str) -> str:
        """A line; raises EOFError and KeyboardInterrupt."""
        session: PromptSession[str] = PromptSession(
            history=self._histories.setdefault(whose, InMemoryHistory()),
            completer=WordCompleter(complete) if complete is not None else None,
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            output=self._output,
        )
        return session.prompt(ANSI(prompt)).strip()


class WordCompleter(Completer):
    """Tab: the words that may come next."""

    def __init__(self, complete: Callable[[str], Iterable[str]]) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        before = document.text_before_cursor
        begun = before.replace(":", " ").rpartition(" ")[2]
        for word in self._complete(before[: len(before) - len(begun)]):
            if word.lower().startswith(begun.lower()):
                yield Completion(word, start_position=-len(begun))
