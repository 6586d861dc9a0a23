"""Coverage: what counts as a citation and as a test, what is demanded, and that this very checkout lacks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from conformance import ROOT, SUBJECTS, Subject, games

from blackstone.kernel.coverage import GAMES, Coverage, checkout, coverage, demanded, marked_in_tests, named_in_scenarios
from blackstone.kernel.errors import ContentError, NoCheckout
from blackstone.kernel.ledger import ID, load

FIELDS = {"title": "t", "rule": "r", "source": ["s"], "given": "g", "when": "w", "then": "t"}


def record(id: str, section: str = "play") -> dict[str, object]:
    return {"id": id, "section": section, **FIELDS}


class Tree:
    """A made-up checkout with one game, `hopping`."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root / GAMES / "hopping"
        self.write("pyproject.toml", "")
        self.write("src/blackstone/games/hopping/__init__.py", "")
        self.write("tests/test_hopping.py", "")
        self.ledger(record("H-GO-01"), record("H-GO-02"), record("H-END-01", "end"))

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def ledger(self, *records: dict[str, object]) -> None:
        self.write("src/blackstone/games/hopping/rules.yaml", yaml.safe_dump(list(records)))

    def code(self, text: str) -> None:
        self.write("src/blackstone/games/hopping/hop.py", text)

    def tests(self, text: str) -> None:
        self.write("tests/deep/test_hop.py", text)

    def finished(self, **what: object) -> None:
        self.write("src/blackstone/games/hopping/finished.yaml", yaml.safe_dump(what))

    def coverage(self) -> Coverage:
        return coverage(self.root, "hopping")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


ALL_CITED = '"""[H-GO-01 H-GO-02 H-END-01]"""'
ALL_TESTED = 'import pytest\n@pytest.mark.rule("H-GO-01", "H-GO-02", "H-END-01")\ndef test(): ...\n'


# ------------------------------------------------------------------ this checkout
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
def test_nothing_is_missing_here(subject: Subject) -> None:
    """Every rule that is built is cited by code and proved by a test, and nothing else is."""
    found = coverage(ROOT, subject.id, games()[subject.id].folder)
    assert found == Coverage(len(load(subject.game.folder)), (), (), {})


def test_of_the_castle_every_rule_is_demanded() -> None:
    folder = ROOT / GAMES / "castle"
    rules = load(folder)
    assert len(rules) == 294
    assert demanded(folder, rules) == list(rules)


def test_every_marker_and_every_case_names_rules_that_exist() -> None:
    known = {rule.id for subject in SUBJECTS for rule in load(subject.game.folder)}
    named = marked_in_tests(ROOT / "tests") | named_in_scenarios(ROOT / "tests" / "scenarios")
    assert not [f"{where}: {id}" for id, where in named.items() if id not in known]
    assert all(ID.fullmatch(id) for id in named)


# ------------------------------------------------------------------ missing, both ways
def test_a_bare_tree_lacks_everything(tree: Tree) -> None:
    everything = ("H-GO-01", "H-GO-02", "H-END-01")
    assert tree.coverage() == Coverage(3, everything, everything, {})
    assert not tree.coverage().whole


def test_a_whole_tree_lacks_nothing(tree: Tree) -> None:
    tree.code(ALL_CITED)
    tree.tests(ALL_TESTED)
    assert tree.coverage() == Coverage(3, (), (), {})
    assert tree.coverage().whole


def test_cited_but_not_tested_and_the_other_way_round(tree: Tree) -> None:
    tree.code('"""[H-GO-01 H-END-01]"""')
    tree.tests('@pytest.mark.rule("H-GO-01", "H-GO-02")\ndef test(): ...\n')
    assert (tree.coverage().uncited, tree.coverage().untested) == (("H-GO-02",), ("H-END-01",))


# ------------------------------------------------------------------ what counts as a citation
@pytest.mark.parametrize(
    "code",
    [
        '"""A chapter.  [H-GO-01]"""',
        'def hop():\n    """[H-GO-01]"""',
        'async def hop():\n    """[H-GO-01]"""',
        'class Hop:\n    """[H-GO-01]"""',
        'class Hop:\n    def far(self):\n        """[H-GO-01]"""',
        'FAR = 3\n"""How far.  [H-GO-01]"""',
        '@choice("hop.where", "H-GO-01")\ndef where(game, seat): ...',
        'def hop(): return [reason("H-GO-01 H-X", "too-far", at=3)]',
        'def hop(): return Reason(("H-GO-01",), "too-far")',
        'class Hopped(Event):\n    rule = "H-GO-01"',
        'class Hopped(Event):\n    rule: str = "H-GO-01"',
        'MODE = Mode("hopping", "Hopping", (2, 4), "H-GO-01")',
        'MODE = Mode("hopping", rule="H-GO-01")',
        'SETTING = Setting("far", "How far", ("one", "two"), ("hopping",), ("H-GO-01",))',
    ],
)
def test_what_carries_a_rule_out_cites_it(tree: Tree, code: str) -> None:
    tree.code(code)
    assert "H-GO-01" not in tree.coverage().uncited


@pytest.mark.parametrize(
    "code",
    [
        "# H-GO-01",
        "def hop():\n    # [H-GO-01]\n    return 1",
        'ELSEWHERE = {"hop": "H-GO-01"}',
        'RULES = ["H-GO-01"]',
        'RULE = "H-GO-01"',
        'hop(**{"rule": "H-GO-01"})',
        'class Hop:\n    RULES = {"hop": "H-GO-01"}',
        'def hop():\n    rule = "H-GO-01"\n    return rule',
        'if rule == "H-GO-01": pass',
    ],
)
def test_a_comment_or_a_table_does_not(tree: Tree, code: str) -> None:
    tree.code(code)
    assert "H-GO-01" in tree.coverage().uncited


def test_only_the_game_s_own_code_counts(tree: Tree) -> None:
    tree.write("src/blackstone/games/other/hop.py", ALL_CITED)
    tree.write("src/blackstone/kernel/hop.py", ALL_CITED)
    assert len(tree.coverage().uncited) == 3
    tree.write("src/blackstone/games/hopping/chapters/hop.py", ALL_CITED)
    assert not tree.coverage().uncited


def test_a_longer_id_is_another(tree: Tree) -> None:
    tree.ledger(record("H-GO-1"), record("H-GO-10"))
    tree.code('"""[H-GO-10]"""')
    assert tree.coverage().uncited == ("H-GO-1",)


# ------------------------------------------------------------------ what counts as a test
@pytest.mark.parametrize(
    "test",
    [
        '@pytest.mark.rule("H-GO-01")\ndef test(): ...',
        '@pytest.mark.rule("H-GO-02", "H-GO-01")\ndef test(): ...',
        '@mark.rule("H-GO-01")\ndef test(): ...',
        '@pytest.mark.rule("H-GO-01")\nclass TestHop: ...',
        'class TestHop:\n    @pytest.mark.rule("H-GO-01")\n    def test(self): ...',
        'pytestmark = pytest.mark.rule("H-GO-01")',
        'pytestmark = [pytest.mark.rule("H-GO-01")]',
        '@pytest.mark.parametrize("far", [pytest.param(1, marks=pytest.mark.rule("H-GO-01"))])\ndef test(far): ...',
    ],
)
def test_a_marker_counts(tree: Tree, test: str) -> None:
    tree.tests(test)
    assert "H-GO-01" not in tree.coverage().untested


@pytest.mark.parametrize(
    "test",
    [
        '# @pytest.mark.rule("H-GO-01")\ndef test(): ...',
        'def test():\n    """H-GO-01"""',
        '@pytest.mark.slow("H-GO-01")\ndef test(): ...',
        '@rule("H-GO-01")\ndef test(): ...',
        'def test():\n    assert reason("H-GO-01")',
        "TEXT = '@pytest.mark.rule(\"H-GO-01\")'",
    ],
)
def test_nothing_else_in_a_python_test_does(tree: Tree, test: str) -> None:
    tree.tests(test)
    assert "H-GO-01" in tree.coverage().untested


def test_cases_of_scenarios_count_for_their_own_game(tree: Tree) -> None:
    cases = yaml.safe_dump(
        {"game": "hopping", "cases": [{"case": "a", "rules": ["H-GO-01"]}, {"case": "b"}, {"case": "c", "rules": ["H-END-01"]}]}
    )
    tree.write("tests/scenarios/other/hop.yaml", cases)
    assert len(tree.coverage().untested) == 3
    tree.write("tests/scenarios/hopping/deep/hop.yaml", cases)
    assert tree.coverage().untested == ("H-GO-02",)


# ------------------------------------------------------------------ ids that no rule has
def test_an_unknown_id_is_found_with_its_place(tree: Tree) -> None:
    tree.code('"""[H-GO-01 H-GO-02 H-END-01]"""\n\ndef hop():\n    """[H-GO-03]"""')
    tree.tests(ALL_TESTED + '\n@pytest.mark.rule("H-EDN-01")\ndef test_end(): ...')
    tree.write("tests/scenarios/hopping/hop.yaml", yaml.safe_dump({"cases": [{"case": "a", "rules": ["H-GO-1"]}]}))
    found = tree.coverage()
    assert list(found.unknown) == ["H-EDN-01", "H-GO-03", "H-GO-1"]
    assert found.unknown["H-GO-03"].endswith("hopping/hop.py:4")
    assert found.unknown["H-EDN-01"].endswith("deep/test_hop.py:5")
    assert found.unknown["H-GO-1"].endswith("hopping/hop.yaml")
    assert (found.uncited, found.untested) == ((), ())
    assert not found.whole


def test_what_only_looks_like_an_id_is_none(tree: Tree) -> None:
    """Cards of the game, and rules of other games."""
    tree.code('"""[H-GO-01] G-K-01, C-MANIP-01, H-GO-x, SH-GO-01"""')
    tree.tests('@pytest.mark.rule("C-MANIP-01")\ndef test(): ...')
    assert tree.coverage().unknown == {}


# ------------------------------------------------------------------ finished sections
def test_only_finished_sections_are_demanded(tree: Tree) -> None:
    tree.finished(sections=["play"])
    assert tree.coverage() == Coverage(3, ("H-GO-01", "H-GO-02"), ("H-GO-01", "H-GO-02"), {})


def test_a_record_may_wait_with_a_reason(tree: Tree) -> None:
    tree.finished(sections=["play"], waiting={"H-GO-02": "for longer legs"})
    assert tree.coverage().uncited == ("H-GO-01",)
    assert tree.coverage().untested == ("H-GO-01",)


def test_what_is_not_demanded_may_be_there_already(tree: Tree) -> None:
    tree.finished(sections=[])
    tree.code(ALL_CITED)
    assert tree.coverage() == Coverage(3, (), (), {})


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"sections": ["pla"]}, "no section pla"),
        ({"sections": ["play"], "waiting": {"H-END-01": "why"}}, "H-END-01 waits, but no finished section has it"),
        ({"sections": ["play"], "waiting": {"H-GO-09": "why"}}, "H-GO-09 waits, but no finished section has it"),
        ({"sections": ["play"], "waiting": {"H-GO-01": " "}}, "H-GO-01 waits without a reason"),
        ({"sections": "play"}, "sections"),
        ({"section": ["play"]}, "section"),
    ],
)
def test_a_mistake_in_the_file_of_finished_sections(tree: Tree, what: dict[str, object], said: str) -> None:
    tree.finished(**what)
    with pytest.raises(ContentError, match=said):
        tree.coverage()


# ------------------------------------------------------------------ where it is read
def test_a_checkout_is_found_from_any_folder_of_it(tree: Tree) -> None:
    assert checkout(tree.root) == tree.root
    assert checkout(tree.folder) == tree.root


@pytest.mark.parametrize("gone", ["pyproject.toml", "src", "tests"])
def test_elsewhere_there_is_none(tree: Tree, gone: str) -> None:
    (tree.root / gone).rename(tree.root / "moved")
    with pytest.raises(NoCheckout, match="is in no checkout"):
        checkout(tree.root)


def test_code_that_cannot_be_read_is_named(tree: Tree) -> None:
    tree.code("def hop(:")
    with pytest.raises(ContentError, match=r"hop\.py: this is no Python"):
        tree.coverage()
