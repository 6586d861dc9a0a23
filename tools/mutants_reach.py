"""Which test reaches which line: gathered once, each test in a process of its own, and kept until sources or its file change.

A process of its own, because whatever a test leaves in a cache would hide lines from the tests after it.  Tests that start other
processes stay outside: a mutant lives in one process only.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

LEFT_OUT = ("tests/cli",)
"""Folders whose tests drive whole programs."""
SPAWNING = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system", "os.exec")


class Test(msgspec.Struct):
    """A test: its node id, CPU seconds while traced, and the lines it ran, by module."""

    id: str
    seconds: float
    lines: dict[str, list[int]]


class Reach(msgspec.Struct):
    """All tests that pass, the lines that run while they are collected, and the tests that do not count.

    `keys`: for each file of tests a hash of all that decides which lines they reach.
    """

    keys: dict[str, str]
    tests: list[Test]
    collected: dict[str, list[int]]
    failing: list[str]
    spawning: list[str]

    def tests_of(self, path: str, first: int, last: int, early: bool) -> list[Test]:
        """The tests that run one of these lines: first those of the same name as the module, then the fastest.

        What runs when a module is read may reach any test: all of them, those first that run something of the module.
        """
        lines = set(range(first, last + 1))
        everywhere = early or bool(lines.intersection(self.collected.get(path, ())))
        found = self.tests if everywhere else [test for test in self.tests if lines.intersection(test.lines.get(path, ()))]
        name = Path(path).stem
        own = re.compile(rf"\b(test_)?({name}|{name.replace('_', '-')})\b")
        return sorted(found, key=lambda test: (own.search(test.id) is None, path not in test.lines, test.seconds))


def keys_of(root: Path) -> dict[str, str]:
    """For each file of tests a hash of the sources, of what tests share, and of the file itself; scenarios count where they are read."""
    shared, scenarios = sha256(), sha256()
    files = [file for folder in ("src", "examples", "tests") for file in sorted((root / folder).rglob("*")) if file.is_file()]
    tests = [file for file in files if file.name.startswith("test_") and file.suffix == ".py" and root / "tests" in file.parents]
    for file in files:
        if "__pycache__" not in file.parts and file not in tests:
            hashed = scenarios if "scenarios" in file.parts and file.suffix == ".yaml" else shared
            hashed.update(f"{file.relative_to(root)}\n".encode() + file.read_bytes())
    keys = {}
    for file in tests:
        text = file.read_bytes()
        read = scenarios.hexdigest() if b"scenarios" in text else ""
        keys[file.relative_to(root).as_posix()] = sha256(f"{shared.hexdigest()}{read}".encode() + text).hexdigest()
    return keys


def reach(root: Path, kept: Path, workers: int) -> Reach:
    """The map of the tests in `root`; of the kept one all that still holds."""
    keys, known = keys_of(root), Reach({}, [], {}, [], [])
    if kept.is_file():
        try:
            known = msgspec.json.decode(kept.read_bytes(), type=Reach)
        except msgspec.DecodeError:
            print("the kept map cannot be read; it is made anew", file=sys.stderr)
    if known.keys == keys:
        return known
    valid = {file for file, key in keys.items() if known.keys.get(file) == key}
    found = _gathered(root, keys, valid, workers)
    for mine, old in ((found.failing, known.failing), (found.spawning, known.spawning)):
        mine += [test for test in old if file_of(test) in valid]
    found.tests += [test for test in known.tests if file_of(test.id) in valid]
    kept.write_bytes(msgspec.json.encode(found))
    return found


def file_of(test: str) -> str:
    """The file that a test stands in."""
    return test.partition("::")[0]


def _gathered(root: Path, keys: dict[str, str], valid: set[str], workers: int) -> Reach:
    print(f"finding out which test reaches which line, for {len(keys) - len(valid)} files ...", file=sys.stderr, flush=True)
    pipes = []
    for share in range(workers):
        reading, writing = os.pipe()
        if os.fork() == 0:
            os.close(reading)
            _gather_share(root, valid, share, workers, writing)
        os.close(writing)
        pipes.append(reading)
    pieces = []
    for share, reading in enumerate(pipes):
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read()
        os.wait()
        if not told:
            raise SystemExit(f"the tests cannot be collected:\n{(root.parent / f'gathering-{share}').read_text()}")
        pieces.append(json.loads(told))
    tests = sorted((test for piece in pieces for test in piece["tests"]), key=lambda test: str(test["id"]))
    return Reach(
        keys=keys,
        tests=[Test(test["id"], test["seconds"], test["lines"]) for test in tests if test["passed"] and not test["spawns"]],
        collected=pieces[0]["collected"],
        failing=[test["id"] for test in tests if not test["passed"] and not test["spawns"]],
        spawning=[test["id"] for test in tests if test["spawns"]],
    )


def _gather_share(root: Path, valid: set[str], share: int, workers: int, writing: int) -> None:
    """In a forked process: collect all tests, run every `workers`-th, tell the parent."""
    silence(str(root.parent / f"gathering-{share}"))
    try:
        gatherer = Gatherer(root, valid, share, workers)
        status = run_pytest(root, [str(root / "tests"), *[f"--ignore={root / folder}" for folder in LEFT_OUT]], gatherer)
        if status in (0, 1):
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(json.dumps({"tests": gatherer.tests, "collected": gatherer.collected}).encode())
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


class Gatherer:
    """A plugin that runs each test in a fork and traces it."""

    def __init__(self, root: Path, valid: set[str], share: int, workers: int) -> None:
        self.root, self.valid, self.share, self.workers = root, valid, share, workers
        self.tests: list[dict[str, Any]] = []
        self.collected: dict[str, list[int]] = {}
        self.count = 0
        self.trace = tracer(root)
        self.trace.start()

    def pytest_collection_finish(self) -> None:
        self.trace.stop()
        self.collected = lines_of(self.trace, self.root)

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool:
        if file_of(item.nodeid) not in self.valid:
            self.count += 1
            if self.count % self.workers == self.share:
                self.tests.append(self._forked(item))
        return True

    def _forked(self, item: pytest.Item) -> dict[str, Any]:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try:
                told = json.dumps(self._traced(item)).encode()
                with os.fdopen(writing, "wb") as pipe:
                    pipe.write(told)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        found: dict[str, Any] = (
            json.loads(told) if told else {"id": item.nodeid, "passed": False, "spawns": False, "seconds": 0, "lines": {}}
        )
        return found

    def _traced(self, item: pytest.Item) -> dict[str, Any]:
        spawned: Counter[str] = Counter()

        def audit(event: str, args: object) -> None:
            if event in SPAWNING:
                spawned[event] += 1

        sys.addaudithook(audit)
        trace, began = tracer(self.root), time.process_time()
        trace.start()
        reports = runtestprotocol(item, log=False, nextitem=None)
        trace.stop()
        return {
            "id": item.nodeid,
            "seconds": round(time.process_time() - began, 4),
            "passed": all(report.passed for report in reports),
            "spawns": bool(spawned),
            "lines": lines_of(trace, self.root),
        }


# ------------------------------------------------------------------ shared with the runs of mutants
def run_pytest(root: Path, args: Sequence[str], plugin: object) -> int:
    """Pytest inside this process, on the sources below `root`, in the order and number we want."""
    os.chdir(root)
    sys.path.insert(0, str(root / "src"))
    quiet = ["-q", "-p", "no:randomly", "-n", "0", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    here = ["-c", str(root / "pyproject.toml"), f"--rootdir={root}"]
    return int(pytest.main([*quiet, *here, *args], plugins=[plugin]))


def silence(where: str) -> None:
    """Everything this process prints goes to a file."""
    file = os.open(where, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, 1)
    os.dup2(file, 2)


def tracer(root: Path) -> Any:
    """Notes which lines of the sources run."""
    os.environ["COVERAGE_CORE"] = "ctrace"
    from coverage import Coverage

    trace = Coverage(data_file=None, config_file=False, include=[f"{root}/src/*"], messages=False)
    trace.set_option("run:disable_warnings", ["no-data-collected"])
    return trace


def lines_of(trace: Any, root: Path) -> dict[str, list[int]]:
    data = trace.get_data()
    return {str(Path(file).relative_to(root)): sorted(data.lines(file) or ()) for file in data.measured_files()}
