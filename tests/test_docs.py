"""The documents tell the truth: their examples run, their links lead somewhere, what they name exists."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

import blackstone
from blackstone.cli import COMMANDS
from blackstone.kernel.game import Games
from blackstone.kernel.ledger import load

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FILES = {
    path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if not path.relative_to(ROOT).as_posix().startswith((".git/", ".venv"))
}
SUFFIXES = ("py", "yaml", "md", "ftl", "toml", "svg", "pyi")

FENCE = re.compile(r"^ *(```|~~~)")
LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?\)")
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(rf"[\w./-]*\w\.(?:{'|'.join(SUFFIXES)})|[\w.-]+(?:/[\w.-]+)*/")
MADE_UP = {"C-MANIP-13"}
"""The rule that docs/add-a-rule.md adds."""

DOTTED = re.compile(r"blackstone(?:\.\w+)+")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


# ------------------------------------------------------------------ reading a page
def lines(page: Path) -> Iterator[tuple[int, str, bool]]:
    """The lines of a page with their numbers, and whether they stand in a fenced block."""
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
            yield number, "", False
        else:
            yield number, line, fenced


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return "\n".join(line for _, line, fenced in lines(page) if not fenced)


def code(page: Path) -> str:
    """Only its fenced blocks, each line where it was."""
    return "\n".join(line if fenced else "" for _, line, fenced in lines(page)) + "\n"


def spans(page: Path) -> list[str]:
    """What stands in backticks in its prose."""
    return SPAN.findall(prose(page))


def headings(page: Path) -> set[str]:
    """The anchors of a page, as they are made from its headings."""
    titles = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


# ------------------------------------------------------------------ examples
@every_page
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every `>>>` of a page, from its top to its end; they stand in the checkout and keep no table of mine."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("BLACKSTONE_HOME", str(tmp_path))
    examples = doctest.DocTestParser().get_doctest(code(page), {"tmp": tmp_path}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(examples, out=said.append)
    assert not said, "".join(said)


def test_the_api_page_has_examples() -> None:
    assert API.count(">>>") > 80


# ------------------------------------------------------------------ the whole API
def public(kind: type) -> list[str]:
    """The public names of a class: its methods, properties and fields."""
    fields = getattr(kind, "__struct_fields__", ()) or getattr(kind, "__slots__", ()) or getattr(kind, "__dataclass_fields__", ())
    return [name for name in dict.fromkeys([*vars(kind), *fields]) if not name.startswith("_")]


@pytest.mark.parametrize("name", blackstone.__all__)
def test_the_api_page_knows_every_public_name(name: str) -> None:
    assert re.search(rf"\b{name}\b", API), f"docs/api.md never says {name}"


@pytest.mark.parametrize("name", public(blackstone.Table))
def test_the_api_page_calls_all_that_a_table_can(name: str) -> None:
    """Each in an example, not only in a sentence."""
    assert re.search(rf"\.{name}\b", code(ROOT / "docs" / "api.md")), f"no example of docs/api.md uses Table.{name}"


KINDS = (blackstone.Question, blackstone.Option, blackstone.Preview, blackstone.Horizon, blackstone.Refusal, blackstone.Reason)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_api_page_names_every_field(kind: type[msgspec.Struct]) -> None:
    missing = [name for name in public(kind) if f"`{name}`" not in API and f".{name}" not in API]
    assert not missing, f"docs/api.md says nothing of {kind.__name__}: {', '.join(missing)}"


# ------------------------------------------------------------------ links and names
@every_page
def test_links_lead_somewhere(page: Path) -> None:
    """Files and headings; addresses of the world are not tried."""
    for target in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{page.name} links to {target}: there is no {there}"
        if anchor:
            assert anchor in headings(there), f"{page.name} links to {target}: {there.name} has no such heading"


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """`kernel/run.py` is enough: the end of a path, or a file's name."""
    for span in spans(page):
        if FILE.fullmatch(span):
            wanted = span.strip("/").removeprefix("./")
            assert any(file == wanted or file.endswith(f"/{wanted}") for file in FILES), f"{page.name} names {span}: there is none"


@every_page
def test_modules_that_are_named_exist(page: Path) -> None:
    """`blackstone.kernel.table`, or something in it."""
    named = {name for span in spans(page) for name in DOTTED.findall(span)}
    for name in named | set(re.findall(r"(?:from|import) (blackstone[.\w]*)", code(page))):
        module, _, attribute = name.rpartition(".")
        assert name == "blackstone" or hasattr(import_module(module), attribute) or find_spec(name), (
            f"{page.name} names {name}: there is none"
        )


@every_page
def test_commands_that_are_named_exist(page: Path) -> None:
    """`blackstone simulate ...` and `make fuzz`."""
    told = [*spans(page), *code(page).splitlines()]
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in told:
        for command in re.findall(r"(?:^|[ /])blackstone ([a-z]+)\b", "" if "import" in line else line.partition("#")[0]):
            assert command in COMMANDS, f"{page.name} names the command {command}: {line}"
        for target in re.findall(r"^\$? ?make ([a-z]+)", line):
            assert target in targets, f"{page.name} names make {target}"


@every_page
def test_rules_that_are_named_exist(page: Path) -> None:
    """Ids of the Castle's ledger."""
    ids = {rule.id for rule in load(Games.installed()["castle"].folder)}
    assert not ids & MADE_UP
    for name in re.findall(r"\bC-[A-Z0-9]+-[0-9]{2}\b", page.read_text(encoding="utf-8")):
        assert name in ids | MADE_UP, f"{page.name} names {name}: the ledger has no such rule"


def test_the_picture_of_play_is_true() -> None:
    """What README.md and the drawing show is what the terminal shows; `python tools/picture.py` draws both anew."""
    drawn = subprocess.run([sys.executable, ROOT / "tools" / "picture.py", "--check"], capture_output=True, text=True, check=False)
    assert drawn.returncode == 0, drawn.stdout + drawn.stderr
