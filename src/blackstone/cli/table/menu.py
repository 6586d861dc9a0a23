"""Finding an option: first the kind of act, then square or card; by number, by short words or by the whole key."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from blackstone.kernel.options import PASS, Option
from blackstone.kernel.text import Desk, Path, TextBoard

ENOUGH: Final = 9
"""Up to so many options stand in one list; more are grouped."""
LONGEST: Final = 8
"""So many words may make one name: `oathkeeper of the ford`."""


class Entry(NamedTuple):
    """A line of the menu: an option, or the group of those whose path begins like this."""

    path: Path
    options: tuple[Option, ...]

    @property
    def leaf(self) -> bool:
        return len(self.options) == 1


class Found(NamedTuple):
    """What words mean: an option, or the group they open, or neither."""

    option: Option | None = None
    group: Path | None = None


def entries(options: Iterable[Option], below: Path, board: TextBoard) -> list[Entry]:
    """What the menu lists below a path; `pass` stands apart."""
    inside = [(path, option) for option in options if option is not PASS for path in board.paths(option) if path[: len(below)] == below]
    distinct = dict.fromkeys(option for _, option in inside)
    if len(distinct) <= ENOUGH:
        return [Entry(next(path for path, other in inside if other is option), (option,)) for option in distinct]
    groups: dict[Path, list[Option]] = {}
    for path, option in inside:
        groups.setdefault(path[: len(below) + 1], []).append(option)
    return [Entry(path, tuple(dict.fromkeys(groups[path]))) for path in sorted(groups, key=board.rank)]


def opening(options: Iterable[Option], board: TextBoard) -> Path:
    """Where the menu begins: at the kinds of acts, or, where there is one only and it has many options, below that."""
    kinds = {option.kind for option in options if option is not PASS}
    at_top = entries(options, (), board)
    return at_top[0].path if len(kinds) == 1 and len(at_top) == 1 and not at_top[0].leaf else ()


def find(line: str, options: Sequence[Option], below: Path, board: TextBoard, desk: Desk) -> Found:
    """What typed words mean here: below the open group if they fit there, else from the top; the only kind of act need not be named."""
    words = [word for word in line.replace(":", " ").split() if plain(word)]
    accepts = reader(board, desk)
    for start in starts(options, below):
        paths = [(path, option) for option in options for path in board.paths(option) if path[: len(start)] == start]
        found = meaning(words, [(path[len(start) :], option) for path, option in paths], accepts, start)
        if found is None and not start and words:
            found = meaning(words, begun(words[0], paths, board, desk), accepts, start, whole=False)
        if found is not None:
            return found
    return Found()


def starts(options: Sequence[Option], below: Path) -> list[Path]:
    """Where words may begin: in the open group, at the top, and behind the kind of act where all options are of one."""
    kinds = {option.kind for option in options if option is not PASS}
    return list(dict.fromkeys([below, (), *([(next(iter(kinds)),)] if len(kinds) == 1 else [])]))


def meaning(
    words: Sequence[str], paths: Sequence[tuple[Path, Option]], accepts: Accepts, start: Path, *, whole: bool = True
) -> Found | None:
    """The option named in full, else the one group that is named; `whole` is off where the first word was only begun."""
    if not words:
        return None
    fits = [(path, option, taken(path, words if whole else (path[0], *words[1:]), accepts)) for path, option in paths if path]
    fits = [(path, option, parts) for path, option, parts in fits if parts is not None]
    named = dict.fromkeys(option for path, option, parts in fits if parts == len(path))
    if len(named) == 1:
        return Found(option=next(iter(named)))
    groups = dict.fromkeys((*start, *path[:parts]) for path, _, parts in fits)
    return Found(group=next(iter(groups))) if len(groups) == 1 else None


def begun(word: str, paths: Sequence[tuple[Path, Option]], board: TextBoard, desk: Desk) -> list[tuple[Path, Option]]:
    """The paths of the one kind of act that a word begins: `sl` is slide."""
    letters = plain(word)
    kinds = dict.fromkeys(path[0] for path, _ in paths)
    meant = [kind for kind in kinds if any(plain(name).startswith(letters) for name in (kind, *board.synonyms(kind, desk)))]
    return [(path, option) for path, option in paths if path[0] == meant[0]] if len(meant) == 1 else []


# ------------------------------------------------------------------ words
Accepts = Callable[[str, str], bool]
"""Whether a word names a part of a key."""


def reader(board: TextBoard, desk: Desk) -> Accepts:
    """Knows the parts of keys by all their names, each worked out once."""
    names: dict[str, frozenset[str]] = {}

    def accepts(part: str, word: str) -> bool:
        if part not in names:
            names[part] = frozenset(plain(name) for name in (part, *board.synonyms(part, desk)))
        return word in names[part]

    return accepts


def taken(path: Path, words: Sequence[str], accepts: Accepts) -> int | None:
    """How many parts of a path all these words name; several words may make one name.  None if they do not fit."""
    if not words:
        return 0
    if not path:
        return None
    for count in range(1, min(LONGEST, len(words)) + 1):
        if accepts(path[0], plain("-".join(words[:count]))):
            rest = taken(path[1:], words[count:], accepts)
            if rest is not None:
                return rest + 1
    return None


def plain(word: str) -> str:
    """A word without accents, dots and capitals: `B·S` is `bs`."""
    letters = unicodedata.normalize("NFKD", word).lower()
    return re.sub("[^0-9a-z-]", "", letters)


def next_words(line: str, options: Sequence[Option], below: Path, board: TextBoard, desk: Desk) -> list[str]:
    """What may come next after words already typed, for Tab."""
    words = [word for word in line.replace(":", " ").split() if plain(word)]
    accepts = reader(board, desk)
    found: dict[str, None] = {}
    for start in starts(options, below):
        for option in options:
            for path in board.paths(option):
                parts = taken(path[len(start) :], words, accepts) if path[: len(start)] == start else None
                if parts is not None and len(start) + parts < len(path):
                    part = path[len(start) + parts]
                    found[next(iter(board.synonyms(part, desk)), part) if not parts and not start else part] = None
    return list(found)
