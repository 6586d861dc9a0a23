"""The catalogues: every file parses, both languages say the same things, and nothing is missing or left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

import blackstone
from blackstone.kernel.messages import LANGUAGES, LanguageError, MessageError, Messages, catalogues, messages_for

ROOT = Path(blackstone.__file__).parent
FOLDERS = sorted({path.parent.parent for path in ROOT.rglob("*.ftl")})
FILES = sorted(ROOT.rglob("*.ftl"))
CASTLE = ROOT / "games" / "castle" / "locale"

COGNATES = {
    # words that are the same in both languages
    "act-agent", "faction-dragon", "faction-lion", "word-machination", "deck-machination", "assassin", "saboteur", "command-tableau",
    "command-card.arguments", "command-rules.arguments",
    # names of families and dogs
    "family-corwin", "family-keygriff", "family-thistledown", "family-wolfram", "family-evertine", "family-gramberly", "family-hester",
    "family-mawe", "family-marbuck",
    "dog-D-1", "dog-D-2", "dog-D-1.short", "dog-D-2.short", "dog-D-3.short", "dog-D-4.short",
    # nothing but what is filled in, signs and abbreviations
    "option-fill", "option-retain", "group-square", "option-vassal", "wanted-short", "board-cell", "board-corner", "pile-counted", "passes",
    "card-side", "option-guard", "option-place", "option-family", "family-of", "a-courtier", "set-shown", "lobby-game",
}  # fmt: skip


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def entries(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The messages of a file, their attributes as `id.name`."""
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            assert entry.id is not None
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(folder: Path, language: str) -> dict[str, ast.Pattern]:
    return {id: value for file in catalogues(folder, language) for id, value in entries(file.read_text(encoding="utf-8"))}


def variables(pattern: ast.Pattern) -> set[str]:
    """What a message is filled in with."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode):
                    walk(child)

    walk(pattern)
    return found


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_entry_parses(path: Path) -> None:
    """Fluent leaves malformed entries out without a word: here they are found."""
    junk = [entry.content for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, french = (catalogue(folder, language) for language in LANGUAGES)
    assert english.keys() == french.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_no_message_stands_twice(folder: Path) -> None:
    for language in LANGUAGES:
        ids = [id for file in catalogues(folder, language) for id, _ in entries(file.read_text(encoding="utf-8"))]
        assert len(ids) == len(set(ids))


def test_no_catalogue_says_what_another_says() -> None:
    """A second message of one id would never be heard."""
    for language in LANGUAGES:
        ids = [id for folder in FOLDERS for id in catalogue(folder, language)]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_both_languages_are_filled_in_with_the_same(folder: Path) -> None:
    """A fact that only one language tells would be kept from the readers of the other; grammar (`you`, `who`) may differ."""
    english, french = (catalogue(folder, language) for language in LANGUAGES)
    for id, pattern in english.items():
        assert variables(pattern) - {"you", "who"} == variables(french[id]) - {"you", "who"}, id


def test_french_is_french() -> None:
    """Equal texts are names, words that both languages share, or signs; all on the list."""
    same = set()
    for folder in FOLDERS:
        english, french = (catalogue(folder, language) for language in LANGUAGES)
        same |= {id for id, pattern in english.items() if spelled(pattern) == spelled(french[id])}
    assert same - COGNATES == set()
    assert COGNATES - same == set()


def spelled(pattern: ast.Pattern) -> str:
    """A message as text, whatever its spacing in the file."""
    return " ".join(serialize_pattern(pattern).replace("\u00a0", " ").split())


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "fr"], ids=named)
def test_french_typography(path: Path) -> None:
    """A no-break space before : ; ! ? and within guillemets; curved apostrophes."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        said = re.sub(r"\{ \"[^\"]*\" \}", "", line)
        assert not re.search(r"[\w}»] [:;!?»]", said), (path.name, number, line)
        assert not re.search(r"[a-zéèà»][;!?»]", said.replace("\u00a0", " ")), (path.name, number, line)
        assert not re.search(r"«(?!\u00a0)", said), (path.name, number, line)
        assert "'" not in said, (path.name, number, line)


# ------------------------------------------------------------------ looking messages up
def test_a_message_is_filled_in_without_marks_of_direction() -> None:
    say = Messages("en", ["a = { $who } has { $n ->\n    [one] a card\n   *[other] { $n } cards\n }\n    .text = Text"])
    assert say("a", who="Anna", n=2) == "Anna has 2 cards"
    assert say("a", who="Anna", n=1) == "Anna has a card"
    assert say.attribute("a", "text") == "Text"
    assert "a" in say
    assert "b" not in say


def test_what_is_missing_is_said() -> None:
    say = messages_for("fr", CASTLE)
    with pytest.raises(MessageError, match="no message nix in fr"):
        say("nix")
    with pytest.raises(MessageError, match=r"no message task-G-K-01\.nix"):
        say.attribute("task-G-K-01", "nix")
    with pytest.raises(MessageError, match="face"):
        say("option-retain", at="B·S")
    with pytest.raises(LanguageError, match="no language de; there are en, fr"):
        messages_for("de")


def test_a_game_without_french_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("hello = Hello\n", encoding="utf-8")
    assert messages_for("fr", tmp_path)("hello") == "Hello"
    assert messages_for("fr", tmp_path)("nothing") == "rien"
