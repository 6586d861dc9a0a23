"""The ledger: what ships with a game is read whole, and a mistake in it is named."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from conformance import SUBJECTS, Subject, games

from blackstone.kernel.errors import ContentError
from blackstone.kernel.ledger import Rule, Ruling, load, sections

RECORD = {
    "id": "X-1", "section": "play", "title": "A move", "rule": "One moves.", "source": ["a book", "another"],
    "given": "a board", "when": "one moves", "then": "it has moved",
}  # fmt: skip


def ledger(folder: Path, *records: object) -> Path:
    """A folder with such a ledger."""
    (folder / "rules.yaml").write_text(yaml.safe_dump(list(records)), encoding="utf-8")
    return folder


def refused(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert str(folder / "rules.yaml") in str(caught.value)
    return str(caught.value)


# ------------------------------------------------------------------ what ships
def test_the_castle_has_294_rules_in_the_order_of_the_book() -> None:
    rules = load(games()["castle"].folder)
    assert len(rules) == 294
    assert [*sections(rules)][:4] == ["components", "setup", "order-of-events", "manipulate"]
    assert sum(len(some) for name, some in sections(rules).items() if not name.startswith("variant")) == 221
    assert [rule for some in sections(rules).values() for rule in some] == list(rules)


def test_a_rule_says_where_it_comes_from_and_how_a_doubt_was_settled() -> None:
    rule = next(rule for rule in load(games()["castle"].folder) if rule.id == "C-LIMIT-01")
    assert (rule.section, rule.title) == ("limits", "Limit equals Kings in tableau")
    assert rule.source == ("rulebook, King cards", "rulebook, Order of Events 7")
    assert rule.then == "every limit is 3"
    assert rule.ruling is not None
    assert rule.ruling.ref == "R-16"
    assert not rule.needs_content


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
def test_every_game_has_a_ledger_and_its_questions_name_rules_of_it(subject: Subject) -> None:
    game = subject.game
    ids = {rule.id for rule in load(game.folder)}
    assert {choice.rule for choice in game.choices} <= ids
    assert {event.rule for event in game.events if not event.__module__.startswith("blackstone.kernel")} <= ids
    assert {mode.rule for mode in game.modes} <= ids
    assert {id for setting in game.settings for id in setting.rules} <= ids


# ------------------------------------------------------------------ reading
def test_a_record_is_read_whole(tmp_path: Path) -> None:
    ruling = {"ref": "R-1", "question": "how far?", "ruling": "one space"}
    (rule,) = load(ledger(tmp_path, {**RECORD, "ruling": ruling, "needs_content": True}))
    assert rule == Rule(
        id="X-1", section="play", title="A move", rule="One moves.", source=("a book", "another"), given="a board", when="one moves",
        then="it has moved", ruling=Ruling("R-1", "how far?", "one space"), needs_content=True,
    )  # fmt: skip


def test_sections_keep_the_order_of_the_book(tmp_path: Path) -> None:
    rules = load(ledger(tmp_path, RECORD, {**RECORD, "id": "X-2", "section": "end"}, {**RECORD, "id": "X-3", "section": "end"}))
    assert {name: [rule.id for rule in some] for name, some in sections(rules).items()} == {"play": ["X-1"], "end": ["X-2", "X-3"]}


# ------------------------------------------------------------------ mistakes
def test_two_records_of_one_id(tmp_path: Path) -> None:
    assert "X-1: two records have this id" in refused(ledger(tmp_path, RECORD, {**RECORD, "title": "Another"}))


@pytest.mark.parametrize("id", ["x-1", "X1", "X-one", "X-1b", "X--1", ""])
def test_an_id_that_is_none(tmp_path: Path, id: str) -> None:
    assert "capital letters and a number" in refused(ledger(tmp_path, {**RECORD, "id": id}))


def test_a_section_in_two_places(tmp_path: Path) -> None:
    records = (RECORD, {**RECORD, "id": "X-2", "section": "end"}, {**RECORD, "id": "X-3"})
    assert "X-3: section play began further up" in refused(ledger(tmp_path, *records))


@pytest.mark.parametrize("field", ["section", "title", "rule", "given", "when", "then", "source"])
def test_a_field_is_missing(tmp_path: Path, field: str) -> None:
    record = {name: value for name, value in RECORD.items() if name != field}
    message = refused(ledger(tmp_path, record))
    assert "X-1" in message
    assert f"`{field}`" in message


@pytest.mark.parametrize("field", ["section", "title", "rule", "given", "when", "then"])
def test_a_field_is_empty(tmp_path: Path, field: str) -> None:
    assert f"X-1: `{field}` is empty" in refused(ledger(tmp_path, {**RECORD, field: " "}))


def test_a_field_that_no_record_has(tmp_path: Path) -> None:
    message = refused(ledger(tmp_path, RECORD, {**RECORD, "id": "X-2", "remark": "?"}))
    assert "X-2" in message
    assert "remark" in message


def test_a_record_without_an_id_is_named_by_its_number(tmp_path: Path) -> None:
    assert "record 2" in refused(ledger(tmp_path, RECORD, {"title": "nameless"}))
    assert "record 2" in refused(ledger(tmp_path, RECORD, "no record at all"))


@pytest.mark.parametrize("text", ["", "[]", "rules: 1", "- [", "\0"])
def test_a_file_that_is_no_ledger(tmp_path: Path, text: str) -> None:
    (tmp_path / "rules.yaml").write_text(text, encoding="utf-8")
    refused(tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_bytes(b"- id: \xff\xfe")
    assert "this is no YAML" in refused(tmp_path)


def test_no_file(tmp_path: Path) -> None:
    assert "there is no such file" in refused(tmp_path)
