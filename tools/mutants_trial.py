"""One mutant on trial: a forked process in which one module is a little different, and the tests that reach it."""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import pytest

from mutants_reach import Test, file_of, run_pytest, silence

MEMORY = 4 << 30
"""Bytes a trial may take: a mutant may collect without end."""
PATIENCE = 30
"""CPU seconds that collecting the tests may take, and each test five times its usual ones beside: a mutant may go on without end."""
WAITING = 3600
"""Seconds after which a trial is given up that only waits."""


class Verdict(NamedTuple):
    """How a trial went.  `by` is the test that failed, or what else went wrong."""

    killed: bool
    by: str


class Trial:
    """A trial under way."""

    def __init__(self, root: Path, notes: Path, path: str, tree: ast.Module, tests: Sequence[Test]) -> None:
        self.notes = notes
        self.process = os.fork()
        if self.process == 0:
            status = int(pytest.ExitCode.INTERNAL_ERROR)
            try:
                status = _tried(root, notes, path, tree, tests)
            finally:
                os._exit(status)

    def verdict(self, status: int) -> Verdict:
        """What the end of the process means."""
        said = self.notes.read_text().strip() if self.notes.is_file() else ""
        self.notes.unlink(missing_ok=True)
        if os.WIFSIGNALED(status):
            endless = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
            return Verdict(True, "no end within the time limit" if endless else f"signal {os.WTERMSIG(status)}")
        if os.WEXITSTATUS(status) in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return Verdict(False, "")
        return Verdict(True, said or "the tests cannot even be collected")


def _tried(root: Path, notes: Path, path: str, tree: ast.Module, tests: Sequence[Test]) -> int:
    """In the forked process: serve the mutant, run the tests, stop at the first that fails."""
    silence(os.devnull)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    signal.alarm(WAITING)
    module = path.removeprefix("src/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    sys.meta_path.insert(0, Server(module, root / path, compile(tree, str(root / path), "exec")))
    files = list(dict.fromkeys(str(root / file_of(test.id)) for test in tests))
    return run_pytest(root, ["-x", *files], Chosen(tests, notes))


class Server:
    """Finds and loads one module, from the code it was given."""

    def __init__(self, module: str, file: Path, code: CodeType) -> None:
        self.module, self.file, self.code = module, file, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        package = [str(self.file.parent)] if self.file.name == "__init__.py" else None
        return spec_from_file_location(name, self.file, loader=self, submodule_search_locations=package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class Chosen:
    """A plugin that keeps the chosen tests, in their order, gives each its time, and notes the first failure."""

    def __init__(self, tests: Sequence[Test], notes: Path) -> None:
        self.order = {test.id: number for number, test in enumerate(tests)}
        self.seconds = {test.id: test.seconds for test in tests}
        self.notes = notes

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * self.seconds[nodeid])

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.notes.is_file():
            self.notes.write_text(report.nodeid)
