"""Refusals are values: every rule that forbids something, with the fact, the most specific first."""

from __future__ import annotations

import msgspec

Fact = str | int


class Reason(msgspec.Struct, frozen=True):
    """One reason: the rules its check carries out, a message and its arguments."""

    rules: tuple[str, ...]
    text: str
    facts: dict[str, Fact] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why a key (or a kind of act, or a game) is not possible."""

    key: str
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules named, each once, the most specific first."""
        return tuple(dict.fromkeys(rule for reason in self.reasons for rule in reason.rules))
