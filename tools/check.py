"""Every check and test, as `make test` runs them: style, types, architecture, ledger, scenarios, tests, on every interpreter present.

Says what ran and what had to be left out; any failure fails the whole.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
WORKERS = "2"


def main() -> int:
    """Run all; the exit code is 1 if anything failed."""
    started = time.monotonic()
    failed = [name for name, command in checks() if not run(name, command)]
    ran = [".".join(map(str, sys.version_info[:2]))]
    left_out = []
    for version, python in other_interpreters(ran[0]).items():
        if python is None:
            left_out.append(f"Python {version}: not on this machine")
            continue
        env = environment(version, python)
        if env is None:
            failed.append(f"environment for Python {version}")
        elif run(f"tests on Python {version}", [str(env / "bin" / "python"), *pytest("tests")]):
            ran.append(version)
        else:
            failed.append(f"tests on Python {version}")
    print(f"\nRan on Python {', '.join(ran)} in {time.monotonic() - started:.0f} s.")
    for what in left_out:
        print(f"LEFT OUT: {what}")
    print(f"FAILED: {', '.join(failed)}" if failed else "Everything passed.")
    return bool(failed)


def checks() -> list[tuple[str, list[str]]]:
    """The checks of the main interpreter, cheap ones first."""
    python, blackstone = sys.executable, str(BIN / "blackstone")
    examples = [folder for folder in sorted((ROOT / "examples").iterdir()) if (folder / "__init__.py").is_file()]
    with_examples = [part for folder in examples for part in ("--with", str(folder))]
    return [
        ("ruff", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        *[(f"mypy, {folder.name}", [python, "-m", "mypy", str(folder)]) for folder in examples],
        ("ledger", [blackstone, "rules", "--coverage", *with_examples]),
        (
            "scenarios",
            [blackstone, "scenario", *with_examples, "tests/scenarios", *(str(folder / "scenarios.yaml") for folder in examples)],
        ),
        ("tests", [python, *pytest("tests")]),
    ]


def pytest(*paths: str) -> list[str]:
    return ["-m", "pytest", "-n", WORKERS, *paths]


def run(name: str, command: list[str]) -> bool:
    print(f"\n--- {name}", flush=True)
    started = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    print(f"--- {name}: {'ok' if code == 0 else f'FAILED ({code})'}, {time.monotonic() - started:.0f} s", flush=True)
    return code == 0


def other_interpreters(here: str) -> dict[str, Path | None]:
    """Every other supported version, and where it is; a shim that does not answer is none."""
    found: dict[str, Path | None] = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in VERSIONS:
        if version == here:
            continue
        candidates = [path for path in [shutil.which(f"python{version}")] if path]
        candidates += [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python{version}"), reverse=True)]
        found[version] = next((Path(path) for path in candidates if answers(path, version)), None)
    return found


def answers(path: str, version: str) -> bool:
    """Whether it runs, is what it says, and can make environments."""
    command = [path, "-c", "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode == 0 and result.stdout.strip() == version


def environment(version: str, python: Path) -> Path | None:
    """An environment of its own for another interpreter, made once and again when the project file changes."""
    env = ROOT / f".venv-{version}"
    stamp = env / ".stamp-dev"
    project = ROOT / "pyproject.toml"
    if stamp.exists() and stamp.stat().st_mtime >= project.stat().st_mtime:
        return env
    print(f"\n--- environment for Python {version}", flush=True)
    steps = [
        [str(python), "-m", "venv", str(env)],
        [str(env / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", ".[dev]"],
    ]
    if any(subprocess.run(step, cwd=ROOT, check=False).returncode for step in steps):
        return None
    stamp.touch()
    return env


if __name__ == "__main__":
    sys.exit(main())
