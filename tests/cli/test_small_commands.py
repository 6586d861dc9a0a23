"""The small commands, each as a process: shapes, exit codes, and nothing on stderr when all is well."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from conformance import CASTLE, PIG, ROOT, TICTACTOE
from forgery import forged, of_kind, records, restless, saved

from blackstone.kernel.ledger import load
from blackstone.kernel.savefile import ANSWER

MAIN = "import sys; from blackstone.cli import main; main()"
PIGS = ("--with", str(ROOT / "examples" / "pig"))


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its output, which is JSON and nothing else; nothing was said beside it."""
        assert self.err == ""
        return json.loads(self.out)


def run(*arguments: object, cwd: Path = ROOT) -> Ran:
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *map(str, arguments)], cwd=cwd, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def well(*arguments: object, cwd: Path = ROOT) -> str:
    """The output of a command that goes well."""
    ran = run(*arguments, cwd=cwd)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def badly(*arguments: object, cwd: Path = ROOT) -> str:
    """The one line of a command that is given something wrong."""
    ran = run(*arguments, cwd=cwd)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("blackstone: ")
    assert ran.err.count("\n") == 1
    return ran.err


# ------------------------------------------------------------------ games
def test_games_as_json() -> None:
    castle, pig = run("games", "--json", *PIGS).json
    assert castle["id"] == "castle"
    assert castle["title"] == "Blackstone Castle"
    assert castle["modes"][0] == {"id": "kings-quest", "title": "King's Quest", "seats": [2, 4]}
    assert [mode["id"] for mode in castle["modes"]] == [
        *("kings-quest", "coop", "queens-quest", "wizards-quest", "puzzle-masters-quest", "advanced", "solo"),
    ]
    values = {setting["id"]: setting["values"] for setting in castle["settings"]}
    assert values["families"] == ["dealt", "choose", "off"]
    assert values["limit-check"] == ["own", "all"]
    assert len(values) == 13
    for setting in castle["settings"]:
        assert setting.keys() == {"id", "title", "values", "default", "modes"}
        assert setting["default"] == setting["values"][0]
        assert set(setting["modes"]) <= {mode["id"] for mode in castle["modes"]}
    assert pig["id"] == "pig"


def test_games_to_read() -> None:
    out = well("games")
    assert "Blackstone Castle" in out
    assert "King's Quest, 2 to 4 players" in out
    assert "own (default) | all" in out
    assert max(map(len, out.splitlines())) < 80


# ------------------------------------------------------------------ content
def test_content_as_json() -> None:
    counts = run("content", "castle", "--json").json
    assert counts["guild"] == {"count": 32, "book": 0, "public": 0, "original": 32}
    assert counts["vassals"]["count"] == 72
    for row in counts.values():
        assert row["count"] == row["book"] + row["public"] + row["original"]


def test_content_to_read() -> None:
    lines = well("content", "castle").splitlines()
    assert lines[0].split() == ["count", "book", "public", "original"]
    assert lines[1].split() == ["guild", "32", "0", "0", "32"]
    assert lines[-1].split()[0] == "together"
    assert well("content", "pig", *PIGS) == "Pig has no cards.\n"


def test_content_of_no_game() -> None:
    assert "there is no game chess" in badly("content", "chess")


# ------------------------------------------------------------------ rules
def test_the_rules_of_all_games(tmp_path: Path) -> None:
    out = well("rules", cwd=tmp_path)
    assert "castle  Blackstone Castle, 294 rules" in out
    assert "C-MANIP-01 to C-MANIP-12" in out
    found = run("rules", "--json", *PIGS).json
    assert found["castle"]["rules"] == 294
    assert found["castle"]["sections"]["manipulate"] == 12
    assert found["pig"]["sections"] == {"turn": 4, "end": 2}


def test_the_rules_of_one_game(tmp_path: Path) -> None:
    out = well("rules", "castle", cwd=tmp_path)
    assert "  C-MANIP-02   No diagonal or long slides\n" in out
    ids = [line.split()[0] for line in out.splitlines() if line.startswith("  C-")]
    assert ids == [rule.id for rule in load(CASTLE.game.folder)]
    assert max(map(len, out.splitlines())) < 80


def test_one_rule(tmp_path: Path) -> None:
    out = well("rules", "castle", "C-COMP-01", cwd=tmp_path)
    assert out.startswith("C-COMP-01  Five-by-five board with letter axes\n")
    for said in ("  Given    the empty board model", "  Doubt    Which word", "(R-02)", "  Source   rulebook, Vassal Task Notes 3-4;"):
        assert said in out
    assert max(map(len, out.splitlines())) < 80
    assert well("rules", "castle", "c-comp-01") == out
    assert well("rules", "C-COMP-01") == out
    (rule,) = run("rules", "castle", "C-COMP-01", "--json").json
    assert rule["then"] == "the answer is BT, LT, AT, CT, KT, and BS, KS, BE, KE are the four corners"


def test_the_rules_of_a_section() -> None:
    out = well("rules", "castle", "tiebreak")
    assert [line.split()[0] for line in out.splitlines() if line.startswith("C-TIE-")] == [f"C-TIE-0{n}" for n in range(1, 9)]
    assert len(run("rules", "castle", "tiebreak", "--json").json) == 8


def test_rules_that_do_not_exist() -> None:
    assert "there is no game chess" in badly("rules", "chess")
    assert "no rule and no section is called C-MANP-02; perhaps C-MANIP-02" in badly("rules", "castle", "C-MANP-02")
    assert "no game has a rule called X-1" in badly("rules", "X-1")


# ------------------------------------------------------------------ coverage
def test_coverage_of_this_checkout() -> None:
    castle = run("rules", "castle", "--coverage").json
    assert castle == {"rules": 294, "uncited": [], "untested": []}
    assert run("rules", "--coverage", cwd=ROOT / "tests" / "cli").json == {"castle": castle}


def test_coverage_needs_a_checkout(tmp_path: Path) -> None:
    assert "is in no checkout" in badly("rules", "--coverage", cwd=tmp_path)
    assert "is in no checkout" in badly("rules", "castle", "--coverage", cwd=tmp_path)


def test_coverage_says_what_is_missing(tmp_path: Path) -> None:
    """In a checkout with the code of the castle, one test and a mistake in it."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "src/blackstone/games").mkdir(parents=True)
    (tmp_path / "src/blackstone/games/castle").symlink_to(CASTLE.game.folder)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_some.py").write_text('@pytest.mark.rule("C-MANIP-01", "C-MANIP-99")\ndef test(): ...\n')
    ran = run("rules", "castle", "--coverage", cwd=tmp_path)
    found = json.loads(ran.out)
    assert found["uncited"] == []
    assert len(found["untested"]) == 293
    assert "C-MANIP-01" not in found["untested"]
    assert ran.code == 1
    assert ran.err.endswith("tests/test_some.py:1: no rule is called C-MANIP-99\n")


# ------------------------------------------------------------------ scenarios
STORY = """
game: castle
cases:
- case: A Knight moves a vassal
  given: {board: {BS: lion-spy}, players: {A: {knights: 1}}}
  play: [A slide:BS:LS]
  expect: {board: {BS: empty, LS: lion-spy}}
- case: A Knight waits
  given: {board: {BS: lion-spy}, players: {A: {knights: 1}}}
  expect: {board: {BS: WHAT}}
"""


def test_scenarios_that_hold(tmp_path: Path) -> None:
    (tmp_path / "story.yaml").write_text(STORY.replace("WHAT", "lion-spy"))
    assert well("scenario", tmp_path / "story.yaml") == "2 passed, 0 failed\n"
    assert well("scenario", tmp_path) == "2 passed, 0 failed\n"
    assert run("scenario", tmp_path, "--json").json == {"passed": 2, "failed": 0, "failures": []}


def test_a_scenario_that_does_not_hold(tmp_path: Path) -> None:
    (tmp_path / "story.yaml").write_text(STORY.replace("WHAT", "empty"))
    ran = run("scenario", tmp_path / "story.yaml")
    assert (ran.code, ran.err) == (1, "")
    assert f"{tmp_path / 'story.yaml'}: A Knight waits\n    " in ran.out
    assert ran.out.endswith("1 passed, 1 failed\n")
    ran = run("scenario", tmp_path, "--json")
    assert ran.code == 1
    (failure,) = ran.json["failures"]
    assert failure["case"] == "A Knight waits"
    assert failure["error"]


def test_no_scenario_at_all(tmp_path: Path) -> None:
    assert "no case was found" in badly("scenario", tmp_path)
    assert "No such file" in badly("scenario", tmp_path / "nothing.yaml")


# ------------------------------------------------------------------ verify
@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.blackstone"


def test_a_sound_game(file: Path) -> None:
    file.write_bytes(saved(CASTLE))
    out = well("verify", file)
    assert "every checksum fits" in out
    assert "the deal is what the seed gives" in out
    assert "replayed by rules 2, all as recorded: answers 200" in out
    found = run("verify", file, "--json").json
    assert found["sound"]
    assert (found["game"], found["record"], found["problem"]) == ("castle", None, "")
    assert found["checked"] == out.splitlines()


def test_a_game_from_a_folder_and_an_export(file: Path) -> None:
    file.write_bytes(restless(PIG, 1, 60).save())
    assert "replayed" in well("verify", file, *PIGS)
    assert "there is no game pig" in badly("verify", file)
    file.write_bytes(restless(CASTLE, 1, 60).export(0))
    assert "what seat A took along" in well("verify", file)


def test_a_game_that_was_cut(file: Path) -> None:
    data = saved(CASTLE)
    file.write_bytes(data[:-3])
    ran = run("verify", file)
    assert ran.code == 1
    assert ran.err == f"blackstone: {file}: record {len(records(data)) - 1}: it was cut off in the middle\n"
    assert "replayed" in ran.out


def test_a_game_with_a_wrong_answer(file: Path) -> None:
    data = saved(CASTLE)
    number = of_kind(data, ANSWER)[20]
    file.write_bytes(forged(data, number, lambda act: [[[q, m, "dance"] for q, m, _ in act[0]], *act[1:]]))
    ran = run("verify", file)
    assert ran.code == 1
    assert ran.err == f"blackstone: {file}: record {number}: no answer of Blackstone Castle is called dance\n"
    ran = run("verify", file, "--json")
    assert ran.code == 1
    found = json.loads(ran.out)
    assert (found["sound"], found["record"]) == (False, number)


def test_a_game_with_a_broken_checksum_or_header(file: Path) -> None:
    data = bytearray(saved(TICTACTOE))
    data[records(bytes(data))[3].offset + 7] ^= 1
    file.write_bytes(data)
    assert "record 3 is damaged" in badly("verify", file)
    file.write_bytes(data[:20])
    assert "cut inside its header (record 0)" in badly("verify", file)
    file.write_text("once upon a time")
    assert "not a saved game of Blackstone" in badly("verify", file)


def test_no_file_to_verify(tmp_path: Path) -> None:
    assert badly("verify", tmp_path / "nothing") == f"blackstone: {tmp_path / 'nothing'}: No such file or directory\n"
    assert "Is a directory" in badly("verify", tmp_path)


# ------------------------------------------------------------------ bench
def test_bench_as_json() -> None:
    (found,) = run("bench", "--only", "pig.random.recorded", "--rounds", "2", "--json", *PIGS).json
    assert found.keys() == {"id", "unit", "median", "runs"}
    assert (found["id"], found["unit"], len(found["runs"])) == ("pig.random.recorded", "answers/s", 2)
    assert min(found["runs"]) <= found["median"] <= max(found["runs"])
    assert found["median"] > 0


def test_bench_to_read() -> None:
    out = well("bench", "--only", "castle.state", "--rounds", "1")
    assert out.splitlines()[1].split()[::2][:2] == ["castle.state", "bytes"]
    assert float(out.splitlines()[1].split()[1]) <= 1_000


def test_bench_of_nothing() -> None:
    ran = run("bench", "--only", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "no measure" in ran.err
