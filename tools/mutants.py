"""Are the tests true?  Small mistakes are made in the rules and the kernel, one at a time; the tests must notice them.

`make mutants` takes a seeded random sample of places, makes one mistake at each (see mutants_operators.py), runs only the tests
that reach the place (mutants_reach.py), each mutant in a process of its own (mutants_trial.py), and prints what survived.
Survivors that change nothing are named with their reason in docs/testing.md and do not count.  All work is done on a copy, so the
sources may be edited meanwhile.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import click
import hypothesis  # noqa: F401 - here and below: read once, before the forks
import msgspec  # noqa: F401
import yaml  # noqa: F401

from mutants_operators import Mutant, Place, mutant, places
from mutants_reach import Reach, file_of, reach
from mutants_trial import Trial, Verdict

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = "src/blackstone/games/castle"
KERNEL: Final = "src/blackstone/kernel"
NO_RULES: Final = ("events.py", "view*.py", "text*.py", "bot*.py", "stagehand.py", "laying*.py", "naming.py")
"""What players are told and shown, bots, and the scene setter of scenarios: modules of the Castle that carry no rule out."""
NO_KERNEL: Final = ("scenario/*", "coverage.py", "ledger.py", "messages.py", "text.py", "plain_text.py")
"""Tools beside the table: the scenario runner, the ledger, texts."""
EQUIVALENT: Final = re.compile(r"^- `(?P<path>[^`]+)`(?P<functions>(?:, `[^`]+`)+): .*?```diff\n(?P<diff>.*?)```", re.MULTILINE | re.DOTALL)


@click.command()
@click.option("--seeds", default="1,2", show_default=True, help="One sample a seed.")
@click.option("--places", "count", default=300, show_default=True, help="How many places, shared among the seeds.")
@click.option("--only", multiple=True, metavar="PATH", help="Only modules below this path; may be repeated.")
@click.option("--list", "just_list", is_flag=True, help="Show the sample and try nothing.")
@click.option("--workers", default=2, show_default=True, help="Processes at a time.")
def main(seeds: str, count: int, only: tuple[str, ...], just_list: bool, workers: int) -> None:
    """Sample, try, tell."""
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets in the same order each time
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    modules = modules_in_scope(only)
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in modules}
    every = [place for path, source in sources.items() for place in places(path, source)]
    chosen = sample(every, [int(seed) for seed in seeds.split(",")], count, sources)
    print(f"{len(every)} places in {len(modules)} modules; {len(chosen)} of them, seeds {seeds}", flush=True)
    if just_list:
        for number, one in enumerate(chosen, 1):
            show(number, one, "")
        return
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder).resolve() / "table"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__", "dist", "build", "mutants.json"))
        known = reach(copy, ROOT / "mutants.json", workers)
        report_reach(known)
        check_harness(copy, Path(folder), known)
        verdicts = try_all(chosen, copy, Path(folder), known, workers)
    sys.exit(report(chosen, verdicts, equivalents()))


def modules_in_scope(only: Sequence[str]) -> list[str]:
    """The rules modules and the kernel, or what of them is wanted."""
    found = []
    for folder, left_out in ((RULES, NO_RULES), (KERNEL, NO_KERNEL)):
        base = ROOT / folder
        excluded = {file for pattern in left_out for file in base.glob(pattern)}
        found += [file.relative_to(ROOT).as_posix() for file in sorted(base.rglob("*.py")) if file not in excluded]
    return [path for path in found if not only or any(path.startswith(part.rstrip("/")) or path.endswith(part) for part in only)]


def sample(every: list[Place], seeds: list[int], count: int, sources: dict[str, str]) -> list[Mutant]:
    """For each seed its share of the places, all equally likely and none twice; at each place one of the operators that fit."""
    chosen: list[Mutant] = []
    taken: set[tuple[str, int]] = set()
    for turn, seed in enumerate(seeds):
        rng = Random(seed)
        share = count // len(seeds) + (turn < count % len(seeds))
        shuffled = rng.sample(every, len(every))
        for place in [place for place in shuffled if place[:2] not in taken][:share]:
            taken.add(place[:2])
            chosen.append(mutant(place, rng.randrange(len(place.operators)), sources[place.path]))
    return chosen


# ------------------------------------------------------------------ trying
def check_harness(copy: Path, notes: Path, known: Reach) -> None:
    """With a module served as it is, all tests must pass, in the order of the trials."""
    path = f"{KERNEL}/run.py"
    same = ast.parse((copy / path).read_text(encoding="utf-8"))
    trial = Trial(copy, notes / "harness", path, same, known.tests_of(path, 1, 1, True))
    verdict = trial.verdict(os.waitpid(trial.process, 0)[1])
    if verdict.killed:
        raise SystemExit(f"the tests fail without any mutant: {verdict.by}")


def try_all(chosen: list[Mutant], copy: Path, notes: Path, known: Reach, workers: int) -> list[Verdict]:
    """Every mutant's verdict, in the order of the sample; so many at a time."""
    verdicts: dict[int, Verdict] = {}
    running: dict[int, tuple[int, Trial]] = {}
    for number, one in enumerate(chosen):
        place = one.place
        tests = known.tests_of(place.path, place.first, place.last, place.early)
        if not tests:
            verdicts[number] = Verdict(False, "no test reaches it")
            show(number + 1, one, "SURVIVED, no test reaches it")
            continue
        trial = Trial(copy, notes / str(number), place.path, one.tree, tests)
        running[trial.process] = number, trial
        while len(running) >= workers:
            finish_one(running, chosen, verdicts)
    while running:
        finish_one(running, chosen, verdicts)
    return [verdicts[number] for number in range(len(chosen))]


def finish_one(running: dict[int, tuple[int, Trial]], chosen: list[Mutant], verdicts: dict[int, Verdict]) -> None:
    """Wait for a trial to end, and say how it went."""
    process, status = os.wait()
    number, trial = running.pop(process)
    verdicts[number] = verdict = trial.verdict(status)
    if verdict.killed:
        print(f"{number + 1:4} killed by {verdict.by}", flush=True)
    else:
        show(number + 1, chosen[number], "SURVIVED")


# ------------------------------------------------------------------ telling
def show(number: int, one: Mutant, verdict: str) -> None:
    """A mutant with its place and the difference."""
    print(f"{number:4} {verdict}{' ' * bool(verdict)}{one.place.path}:{one.place.line} {one.place.function}, {one.operator}")
    for line in difference(one).splitlines():
        print(f"       {line}")
    sys.stdout.flush()


def difference(one: Mutant) -> str:
    """The statement before and after; lines that are equal left out, and of long lines what they have in common."""
    before = [line for line in one.before if line not in one.after]
    after = [line for line in one.after if line not in one.before]
    if len(before) == len(after) == 1:
        before[0], after[0] = shortened(before[0], after[0])
    return "\n".join([f"- {line}" for line in before] + [f"+ {line}" for line in after])


def shortened(before: str, after: str) -> tuple[str, str]:
    """Two lines without most of their common beginning and end."""
    if max(len(before), len(after)) <= 120:
        return before, after
    start = max(same_start(before, after) - 40, 0)
    before, after = before[start:], after[start:]
    end = max(same_start(before[::-1], after[::-1]) - 40, 0)
    lead, rest = "..." * bool(start), "..." * bool(end)
    return lead + before[: len(before) - end] + rest, lead + after[: len(after) - end] + rest


def same_start(one: str, other: str) -> int:
    """How many characters two lines begin with in common."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (here, there) in enumerate(pairs) if here != there), min(len(one), len(other)))


def report_reach(known: Reach) -> None:
    print(f"{len(known.tests)} tests; {len(known.spawning)} that start processes are left out", flush=True)
    for file, count in Counter(file_of(test) for test in known.failing).items():
        print(f"left out, they fail: {count} of {file}", flush=True)


def equivalents() -> set[tuple[str, str, str]]:
    """The mutants that docs/testing.md proves to change nothing: module, function and difference."""
    page = ROOT / "docs" / "testing.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return {
        (found["path"], function, plain(found["diff"]))
        for found in EQUIVALENT.finditer(text)
        for function in re.findall(r"`([^`]+)`", found["functions"])
    }


def plain(diff: str) -> str:
    """A difference without the indentation it is printed with."""
    return "\n".join(line.strip() for line in diff.strip().splitlines())


def report(chosen: list[Mutant], verdicts: list[Verdict], equivalent: set[tuple[str, str, str]]) -> int:
    """The figures, and every survivor that counts."""
    outcome: Counter[str] = Counter()
    survivors = []
    for number, (one, verdict) in enumerate(zip(chosen, verdicts, strict=True), 1):
        same = (one.place.path, one.place.function, plain(difference(one))) in equivalent
        outcome["killed" if verdict.killed else "equivalent" if same else "survived"] += 1
        if not verdict.killed and not same:
            survivors.append((number, one, verdict.by))
    print("\nSurvivors")
    for number, one, why in survivors:
        show(number, one, why)
    counted = len(chosen) - outcome["equivalent"]
    percent = 100 * outcome["killed"] / counted if counted else 100.0
    killed, survived, equal = outcome["killed"], outcome["survived"], outcome["equivalent"]
    print(f"\n{killed} killed, {survived} survived, {equal} change nothing: {percent:.1f} % of {counted}")
    return 0 if percent >= 90 else 1


if __name__ == "__main__":
    main()
