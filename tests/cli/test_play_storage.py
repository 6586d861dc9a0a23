"""Tables on disk: every answer is there before the next question, whatever happens then."""

from __future__ import annotations

import errno
import os
import re
import resource
import signal
import subprocess
from pathlib import Path

import platformdirs
import pytest
from playing import PLAY, Sitting, environment, piped, played, saved

from blackstone import cli
from blackstone.cli.table import storage
from blackstone.cli.table.storage import Store, TakenError
from blackstone.games import castle
from blackstone.kernel.errors import FileError
from blackstone.kernel.game import Games
from blackstone.kernel.messages import LANGUAGES, catalogues
from blackstone.kernel.table import Table, new_game

SEED = ("castle", "--seed", "x", "--first", "A")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BLACKSTONE_HOME", str(tmp_path))
    return tmp_path


def fresh() -> Table:
    return new_game(castle.game(), seats=2, seed="x", first=0)


def begun(table: Table) -> Path:
    """A table kept with one answer, and closed."""
    store = Store.begin(table)
    table.answer("corner:top-left", 0)
    store.keep(table)
    store.settle()
    store.close()
    return store.path


# ------------------------------------------------------------------ the file
def test_the_file_is_what_the_table_would_save(home: Path) -> None:
    table = fresh()
    path = begun(table)
    assert path == home / "tables" / "castle-001.blackstone"
    assert path.read_bytes() == table.save()


def test_names_are_never_used_again(home: Path) -> None:
    assert [begun(fresh()).stem for _ in range(3)] == ["castle-001", "castle-002", "castle-003"]
    (home / "tables" / "castle-001.blackstone").unlink()
    assert begun(fresh()).stem == "castle-004"


def test_a_table_goes_on_in_its_file(home: Path) -> None:
    table, store = Store.open(begun(fresh()), Games.installed())
    table.answer("corner:top-right", 1)
    store.keep(table)
    store.close()
    assert Table.load(store.path.read_bytes()).moment == 2
    assert store.path.read_bytes() == table.save()


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_cut_record_is_written_over(home: Path, cut: int) -> None:
    """The game goes on from the last whole record, and the file is whole again."""
    path = begun(fresh())
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    table, store = Store.open(path, Games.installed())
    assert "cut off" in table.notice
    assert table.moment == 0
    table.answer("corner:bottom-left", 0)
    store.keep(table)
    store.close()
    again = Table.load(path.read_bytes())
    assert again.notice == ""
    assert again.moment == 1
    assert path.read_bytes() == table.save()


def test_a_file_that_is_no_table_is_left_alone(home: Path) -> None:
    path = home / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(FileError, match=r"letter\.txt: this is not a saved game"):
        Store.open(path, Games.installed())
    assert path.read_text(encoding="utf-8") == "Dear Anna"


def test_a_table_is_open_once(home: Path) -> None:
    path = begun(fresh())
    _, store = Store.open(path, Games.installed())
    with pytest.raises(TakenError, match="castle-001 is open in another window"):
        Store.open(path, Games.installed())
    with pytest.raises(TakenError):
        storage.delete(path)
    assert path.exists()
    store.close()
    storage.delete(path)
    assert not path.exists()


def test_a_full_disk_leaves_the_file_as_it_was(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a record may have been written: it is taken away again."""
    table = fresh()
    store = Store.begin(table)
    before = store.path.read_bytes()
    table.answer("corner:top-left", 0)
    write = os.write

    def full(file: int, data: bytes) -> int:
        monkeypatch.setattr(os, "write", lambda file, data: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
        return write(file, bytes(data)[:7])

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space left on device") as caught:
        store.keep(table)
    assert caught.value.filename == str(store.path)
    monkeypatch.undo()
    assert store.path.read_bytes() == before
    store.keep(table)
    assert store.path.read_bytes() == table.save()
    store.close()


def test_nothing_is_left_of_a_table_that_could_not_begin(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda file, data: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
    with pytest.raises(OSError, match="No space left"):
        Store.begin(fresh())
    assert list(home.rglob("*.blackstone")) == []


def test_tables_lie_in_the_platforms_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BLACKSTONE_HOME", raising=False)
    assert storage.folder() == platformdirs.user_data_path("blackstone", appauthor=False) / "tables"


def test_finished_tables_are_not_listed(home: Path) -> None:
    """Nor is a file hidden that cannot be read."""
    played(home, *SEED, lines=["1", "resign"])
    played(home, *SEED, lines=["1"])
    (home / "tables" / "broken-001.blackstone").write_bytes(b"blackstone 1\nnonsense")
    assert {kept.path.stem: bool(kept.fault) for kept in storage.unfinished()} == {"castle-002": False, "broken-001": True}
    shown = played(home, lines=["quit"]).stdout
    assert "castle-002: Blackstone Castle, Player A, Greedy; round 1, Player A to play; today at " in shown
    assert "broken-001 cannot be opened: the file is cut inside its header (record 0)" in shown


# ------------------------------------------------------------------ whole sessions
def test_after_kill_9_everything_answered_is_there(tmp_path: Path) -> None:
    """And the lock has gone with the process."""
    at = Sitting(tmp_path, *SEED)
    at.until("\n>")
    at.answer("1", "\n>")
    at.answer("slide bs ls", "end this step")
    taken = piped(tmp_path, "--resume", "castle-001")
    assert (taken.returncode, taken.stdout) == (2, "")
    assert taken.stderr == "blackstone: castle-001 is open in another window: close it there first\n"
    os.kill(at.process.pid, signal.SIGKILL)
    at.process.wait()
    at.close()
    assert saved(tmp_path).moment == 3
    again = played(tmp_path, "--resume", "castle-001", lines=["slide ls bs"])
    assert "You slide the Lion Spy from L·S to B·S." in again.stdout
    assert saved(tmp_path).moment == 4


def test_a_disk_that_fills_up_ends_with_one_line(tmp_path: Path) -> None:
    """The file holds all but the last answer, and can be gone on with."""

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000))

    keys = "\n".join(["1", *["slide bs ls", "slide ls bs"] * 1, *["pass"] * 200]) + "\n"
    run = subprocess.run(
        [*PLAY, *SEED], input=keys, capture_output=True, encoding="utf-8", env=environment(tmp_path), preexec_fn=little_room, check=False
    )
    path = tmp_path / "tables" / "castle-001.blackstone"
    assert run.returncode == 2
    assert run.stderr == f"blackstone: {path}: File too large\n"
    table = Table.load(path.read_bytes())
    assert table.notice == ""
    assert not table.over
    assert table.moment > 2
    assert piped(tmp_path, "--resume", str(path), lines=["pass"]).returncode == 0
    assert Table.load(path.read_bytes()).moment > table.moment


def test_a_folder_that_is_none_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = piped(tmp_path / "file", *SEED)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"blackstone: {tmp_path / 'file' / 'tables'}: Not a directory\n"


def test_a_bot_that_is_gone_is_one_line(tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    text = "class First:\n    def choose(self, view, question, preview):\n        return question.options[0].key\n"
    bot.write_text(f"{text}\ndef first(seat, rng):\n    return First()\n", encoding="utf-8")
    assert played(tmp_path, *SEED, "--seats", f"human,{bot}:first", lines=["1"]).returncode == 0
    bot.unlink()
    run = played(tmp_path, "--resume", "castle-001")
    assert run.returncode == 2
    assert f"there is no file {bot}" in run.stderr


# ------------------------------------------------------------------ the catalogue
def test_every_message_is_said_and_every_word_is_a_message() -> None:
    """No message of the terminal is missing, and none is left over."""
    folder = Path(cli.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in [*folder.glob("table/*.py"), folder / "play.py"])
    for language in LANGUAGES:
        text = "\n".join(file.read_text(encoding="utf-8") for file in catalogues(folder / "locale", language))
        ids = set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE))
        families = ("command-", "order-", "bot-")
        unsaid = {id for id in ids if f'"{id}"' not in code and f"'{id}'" not in code and not id.startswith(families)}
        assert unsaid == set()
        asked = set(re.findall(r"(?:message|messages|say)\(f?[\"']([a-z-]+)[\"']", code))
        kernel = {"you", "player", "semicolon"}
        assert asked - ids - kernel - {"help-game", "marks"} == set()
