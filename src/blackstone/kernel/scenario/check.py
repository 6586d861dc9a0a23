"""Looking at the table as an `expect` says: everything named must hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from blackstone.kernel.errors import BlackstoneError, Rejected
from blackstone.kernel.scenario.stage import AnyOrder, StagingError, Thing
from blackstone.kernel.table import LETTERS

if TYPE_CHECKING:
    from blackstone.kernel.scenario.run import Story

REST = "..."


class Failed(BlackstoneError, AssertionError):
    """Something expected is not so."""


def check(story: Story, expect: Mapping[str, Any]) -> None:
    """Every check named, facts of the position last."""
    checks = {
        "asked": asked,
        "offered": offered,
        "not-offered": not_offered,
        "options": options,
        "refused": refused,
        "unseen": unseen,
        "view": view,
        "events": events,
        "unchanged": unchanged,
    }
    facts = {name: wanted for name, wanted in expect.items() if name not in checks}
    wrong = []
    for name, wanted in expect.items():
        if name in checks:
            try:
                checks[name](story, wanted)
            except Failed as failed:
                wrong.append(str(failed))
    if facts:
        wrong += differences(facts, story.hand.facts(story.table._run.game), "")
    if wrong:
        raise Failed("; ".join(wrong))


def check_rejected(expect: Mapping[str, Any], rejected: Rejected | None) -> None:
    """A game that must not be made."""
    if rejected is None:
        raise Failed("the game was made")
    missing = set(expect["rejected"]) - set(rejected.refusal.rules)
    if missing:
        raise Failed(f"rejected by {list(rejected.refusal.rules)}, not by {sorted(missing)}")


# ------------------------------------------------------------------ questions and options
def asked(story: Story, wanted: Any) -> None:
    table = story.table
    now = {LETTERS[seat]: question.kind for seat in table.asked if (question := table.question(seat)) is not None}
    if (now or "nobody") != wanted:
        raise Failed(f"asked: {now or 'nobody'}, not {wanted}")


def _keys(story: Story, letter: str) -> list[str]:
    return [option.key for option in story._offered(story._seat(letter))]


def offered(story: Story, wanted: Mapping[str, Sequence[str]]) -> None:
    for letter, keys in wanted.items():
        now = story._offered(story._seat(letter))
        missing = [key for key in keys if story.hand.spelled(story.table._run.game, key, now) not in [option.key for option in now]]
        if missing:
            raise Failed(f"not offered to {letter}: {' '.join(missing)}; {story._situation()}")


def not_offered(story: Story, wanted: Mapping[str, Sequence[str]]) -> None:
    for letter, keys in wanted.items():
        now = story._offered(story._seat(letter))
        for key in keys:
            found = [option.key for option in now if _meant(option, key, story.hand.spelled(story.table._run.game, key, now))]
            if found:
                raise Failed(f"offered to {letter}: {' '.join(found)}")


def _meant(option: Any, key: str, spelled: str) -> bool:
    if key.startswith("touching "):
        return key.removeprefix("touching ") in option.touches
    if key.endswith(":"):
        return bool(option.key.startswith(key))
    return bool(option.key == spelled) if ":" in key else bool(option.kind == key)


def options(story: Story, wanted: Mapping[str, Sequence[str]]) -> None:
    for letter, keys in wanted.items():
        now = story._offered(story._seat(letter))
        spelled = [story.hand.spelled(story.table._run.game, key, now) for key in keys]
        keys = [option.key for option in now]
        missing, too_many = [key for key in spelled if key not in keys], [key for key in keys if key not in spelled]
        if missing or too_many:
            told = f"missing: {' '.join(missing) or 'none'}; too many: {' '.join(too_many) or 'none'}"
            raise Failed(f"options of {letter} at {story._situation().partition(':')[0]}: {told}")


def refused(story: Story, wanted: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
    for letter, keys in wanted.items():
        for key, rules in keys.items():
            refusal = story.table.why(key, story._seat(letter))
            if refusal is None:
                raise Failed(f"{key} is offered to {letter}")
            missing = set(rules) - set(refusal.rules)
            if missing:
                raise Failed(f"{key} is refused by {list(refusal.rules)}, not by {sorted(missing)}")


# ------------------------------------------------------------------ what is seen
def unseen(story: Story, wanted: Mapping[str, Sequence[str]]) -> None:
    for letter, words in wanted.items():
        seat = None if letter == "spectator" else story._seat(letter)
        text = "\n".join(_all_seen(story, seat))
        for word in words:
            if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text):
                raise Failed(f"{letter} can see {word}")


def _all_seen(story: Story, seat: int | None) -> Iterator[str]:
    table = story.table
    yield msgspec.json.encode(table.view(seat)).decode()
    question = table.question(seat)
    if question is not None:
        yield " ".join([question.kind, *question.keys, *map(str, question.about.values())])
    if seat is not None:
        yield " ".join(option.key for option in table.asides(seat))
    yield msgspec.json.encode(table.events(0, seat)).decode()


def view(story: Story, wanted: Mapping[str, Mapping[str, Any]]) -> None:
    for letter, facts in wanted.items():
        seat = None if letter == "spectator" else story._seat(letter)
        compare(facts, story.hand.seen(story.table.view(seat)), f"view of {letter}: ")


def events(story: Story, wanted: Sequence[str | Mapping[str, Mapping[str, Any]]]) -> None:
    """In this order, others may lie between."""
    told = iter(story.table.events(0, range(len(story.table.seats))))
    for one in wanted:
        tag, fields = (one, {}) if isinstance(one, str) else next(iter(one.items()))
        for number in told:
            if msgspec.to_builtins(number.event)["event"] != tag:
                continue
            said = {name: getattr(number.event, name) for name in number.event.__struct_fields__}
            facts = {**said, "rule": number.event.rule, **_by_letter(said)}
            if unknown := set(fields or {}) - set(facts):
                raise StagingError(f"the event {tag} has no field {', '.join(sorted(unknown))}; it has {', '.join(facts)}")
            if not differences(fields or {}, facts, ""):
                break
        else:
            raise Failed(f"event {tag} {dict(fields or {})} did not happen (in this order)")


def _by_letter(said: Mapping[str, Any]) -> dict[str, Any]:
    """Seats as scenarios write them."""
    letters: dict[str, Any] = {"seat": LETTERS[said["seat"]]} if isinstance(said.get("seat"), int) else {}
    if "winners" in said:
        letters["winners"] = [LETTERS[seat] for seat in said["winners"]]
    return letters


def unchanged(story: Story, wanted: bool) -> None:
    if (story.table.state_bytes == story.given) != wanted:
        raise Failed("the position has changed" if wanted else "the position has not changed")


# ------------------------------------------------------------------ facts
def compare(wanted: Mapping[str, Any], facts: Mapping[str, Any], where: str) -> None:
    found = differences(wanted, facts, "")
    if found:
        raise Failed(where + "; ".join(found))


def differences(wanted: Any, fact: Any, path: str) -> list[str]:
    """Where a fact is not as wanted: mappings in part, lists in full (or up to `...`), cards by any of their names."""
    if isinstance(wanted, Mapping):
        if not isinstance(fact, Mapping):
            return [f"{path} is {fact!r}, not {dict(wanted)}"]
        found = []
        for key, value in wanted.items():
            if key not in fact:
                raise StagingError(f"there is no fact {path}{key} to look at")
            found += differences(value, fact[key], f"{path}{key}.")
        return found
    path = path.rstrip(".")
    if isinstance(wanted, list) and isinstance(fact, Sequence) and not isinstance(fact, str):
        if isinstance(fact, AnyOrder):
            return [] if sorted(map(str, wanted)) == sorted(map(str, fact)) else [f"{path} is {fact}, not {wanted}"]
        if wanted and wanted[-1] == REST:
            wanted, fact = wanted[:-1], fact[: len(wanted) - 1]
        same = len(wanted) == len(fact) and all(_same(one, other) for one, other in zip(wanted, fact, strict=True))
        return [] if same else [f"{path} is {list(fact)}, not {wanted}"]
    return [] if _same(wanted, fact) else [f"{path} is {fact!r}, not {wanted!r}"]


def _same(wanted: Any, fact: Any) -> bool:
    if isinstance(fact, Thing):
        return wanted in fact.names
    if isinstance(wanted, list | Mapping):
        return not differences(wanted, fact, "")
    return bool(wanted == fact and (isinstance(wanted, bool) == isinstance(fact, bool)))
