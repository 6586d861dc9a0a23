"""Options: one legal answer each, known by its key, interned in the vocabulary of a content set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from blackstone.kernel.state import Frame


class Option:
    """One legal answer.  `kind` and `touches` (the squares, cards and figures it is about) are data for any screen."""

    __slots__ = ("key", "kind", "touches")

    def __init__(self, key: str, touches: Iterable[str] = ()) -> None:
        self.key = key
        self.kind = key.partition(":")[0]
        self.touches = tuple(touches)

    def __repr__(self) -> str:
        return self.key


PASS = Option("pass")


class Aside(Option):
    """An option open at any border between two steps; it names the frame that carries it out."""

    __slots__ = ()

    def frame(self, seat: int) -> Frame:
        raise TypeError(f"{type(self).__name__} must say which frame carries it out")


O = TypeVar("O", bound=Option)


class Vocabulary:
    """The options of one content set, by key, in the order they were made."""

    def __init__(self, parse: Callable[[str], Option | None] = lambda key: None) -> None:
        self._by_key: dict[str, Option] = {PASS.key: PASS}
        self._touching: dict[str, list[Option]] | None = None
        self._parse = parse

    def add(self, option: O) -> O:
        """Intern an option; two options of one key are a mistake."""
        if self._by_key.setdefault(option.key, option) is not option:
            raise ValueError(f"two options are called {option.key}")
        self._touching = None
        return option

    def known(self, key: str) -> Option | None:
        """The interned option of this very key."""
        return self._by_key.get(key)

    def find(self, key: str) -> Option | None:
        """The interned option of this key; else any well-formed one, which no list will ever offer."""
        return self._by_key.get(key) or self._parse(key)

    def touching(self, thing: str) -> Sequence[Option]:
        """The options that are about a square, card or figure."""
        if self._touching is None:
            self._touching = {}
            for option in self:
                for touched in option.touches:
                    self._touching.setdefault(touched, []).append(option)
        return self._touching.get(thing, ())

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)
