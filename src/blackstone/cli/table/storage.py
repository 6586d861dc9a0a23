"""Tables on disk: one file each, locked while it is open, to which every answer is appended before the next question appears."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import platformdirs

from blackstone.kernel import savefile
from blackstone.kernel.errors import BlackstoneError, FileError
from blackstone.kernel.game import Games
from blackstone.kernel.savefile import Header
from blackstone.kernel.table import Table

SUFFIX: Final = ".blackstone"
FAR: Final = 1 << 40
"""Where a lock lies on systems that lock bytes: behind anything that is ever read."""


class TakenError(BlackstoneError, RuntimeError):
    """The table is open elsewhere."""


def home() -> Path:
    """Where tables are kept: `$BLACKSTONE_HOME`, or the place the platform has for such data."""
    chosen = os.environ.get("BLACKSTONE_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("blackstone", appauthor=False)


def folder() -> Path:
    return home() / "tables"


def found(name: str) -> Path:
    """A saved table by its path, or by its name among mine."""
    path = Path(name)
    mine = folder() / f"{name}{SUFFIX}"
    return mine if not path.exists() and path.name == name and mine.exists() else path


# ------------------------------------------------------------------ one table
class Store:
    """The open file of a table.  The lock goes with the process, however it ends."""

    def __init__(self, path: Path, file: int, size: int) -> None:
        self.path, self._file, self._size = path, file, size

    @property
    def name(self) -> str:
        return self.path.stem

    @classmethod
    def begin(cls, table: Table) -> Store:
        """A new file for a new table; nothing is ever overwritten."""
        where = folder()
        where.mkdir(parents=True, exist_ok=True)
        used = [path.stem.rpartition("-")[2] for path in where.glob(f"{table.game.id}-*{SUFFIX}")]
        number = 1 + max((int(number) for number in used if number.isdecimal()), default=0)
        while True:
            path = where / f"{table.game.id}-{number:03}{SUFFIX}"
            try:
                file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
                break
            except FileExistsError:
                number += 1
        lock(file, path)
        store = cls(path, file, 0)
        try:
            store.keep(table)
            store.settle()
        except OSError:
            store.close()
            path.unlink()
            raise
        return store

    @classmethod
    def open(cls, path: Path, games: Games) -> tuple[Table, Store]:
        """A saved table, to be played on; a record that was cut off in the middle is written over by what comes next."""
        file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            lock(file, path)
            data = path.read_bytes()
            table = Table.load(data, games)
        except FileError as error:
            os.close(file)
            raise FileError(f"{path}: {error}", error.record) from None
        except BaseException:
            os.close(file)
            raise
        store = cls(path, file, common(data, table.save()))
        store.keep(table)
        return table, store

    def keep(self, table: Table) -> None:
        """Append what the file lacks; if that fails the file stays as it was."""
        new = table.records(self._size)
        if not new:
            return
        try:
            os.ftruncate(self._file, self._size)
            os.lseek(self._file, self._size, os.SEEK_SET)
            left = memoryview(new)
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as error:
            os.ftruncate(self._file, self._size)
            raise OSError(error.errno, error.strerror, str(self.path)) from None
        self._size += len(new)

    def settle(self) -> None:
        """Everything appended lies on the disk itself when this returns."""
        os.fsync(self._file)

    def close(self) -> None:
        os.close(self._file)


def common(data: bytes, saved: bytes) -> int:
    """How far a file agrees with the table loaded from it: to the end, or to a last record that was cut."""
    if saved.startswith(data):
        return len(data)
    return next((at for at, (one, other) in enumerate(zip(data, saved, strict=False)) if one != other), len(saved))


if sys.platform == "win32":
    import msvcrt

    def lock(file: int, path: Path) -> None:
        """Raises TakenError where another process has the table open."""
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise TakenError(f"{path.stem} is open in another window: close it there first") from None
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(file: int, path: Path) -> None:
        """Raises TakenError where another process has the table open."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TakenError(f"{path.stem} is open in another window: close it there first") from None


# ------------------------------------------------------------------ all of them
class Kept(NamedTuple):
    """A saved table in the list: its header, or what is wrong with the file."""

    path: Path
    changed: float
    header: Header | None
    fault: str = ""


def unfinished() -> list[Kept]:
    """My tables that are not over, the last played first."""
    paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
    return [kept for path in paths for kept in look(path)]


def look(path: Path) -> Iterator[Kept]:
    """One saved table; nothing if it is over."""
    data, changed = path.read_bytes(), path.stat().st_mtime
    try:
        header, _ = savefile.read_header(data)
    except FileError as error:
        yield Kept(path, changed, None, str(error))
        return
    last = savefile.record_before(data, len(data))
    if last is None or last.kind != savefile.SEED:
        yield Kept(path, changed, header)


def delete(path: Path) -> None:
    """Delete a saved table, unless it is open."""
    file = os.open(path, os.O_RDWR)
    try:
        lock(file, path)
    finally:
        os.close(file)
    path.unlink()


def summary(kept: Kept, games: Games) -> tuple[Any, str]:
    """The table of a file, or None and why it cannot be opened."""
    try:
        return Table.load(kept.path.read_bytes(), games), ""
    except BlackstoneError as error:
        return None, str(error)
