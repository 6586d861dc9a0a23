"""What can go wrong, each with a message that helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blackstone.kernel.refusals import Refusal


class BlackstoneError(Exception):
    """Anything this package raises on purpose."""


class Illegal(BlackstoneError, ValueError):
    """The answer does not fit; nothing happened.  `legal` are the keys that seat may answer with (none if it is not asked)."""

    def __init__(self, text: str, legal: Sequence[str] = ()) -> None:
        super().__init__(f"{text}; legal: {' '.join(legal)}" if legal else text)
        self.legal = tuple(legal)


class UnknownKey(Illegal):
    """No option of this game is called that."""


class RuleError(BlackstoneError, RuntimeError):
    """A rule broke; the answer was dropped and the table is as before.  `report` is the saved game (empty if unrecorded)."""

    def __init__(self, text: str, report: bytes = b"") -> None:
        super().__init__(text)
        self.report = report


class Rejected(BlackstoneError, ValueError):
    """A game that cannot be made; `refusal` says by which rules."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal


class NotKept(BlackstoneError, RuntimeError):
    """Events and records of an unrecorded table were asked for."""


class UnknownGame(BlackstoneError, LookupError):
    """No installed game has this id."""


class UnknownBot(BlackstoneError, LookupError):
    """No bot is called that, or its file cannot be used."""


class UnknownRule(BlackstoneError, LookupError):
    """No rule of a ledger is called that."""


class NoCheckout(BlackstoneError, LookupError):
    """Something is read from source files, and there are none here."""


class ContentError(BlackstoneError, ValueError):
    """A content file is wrong; the message names file, record and field."""


class FileError(BlackstoneError, ValueError):
    """A saved file cannot be read; `record` is the number of the record at fault (the header is 0)."""

    def __init__(self, text: str, record: int | None = None) -> None:
        super().__init__(text)
        self.record = record


class WrongRecord(BlackstoneError, ValueError):
    """A record of a saved file that is whole, but says what these rules and this seed would not; `record` is its number."""

    def __init__(self, text: str, record: int) -> None:
        super().__init__(f"record {record}: {text}")
        self.record = record


class ScriptError(BlackstoneError, AssertionError):
    """A draw that the scripted dice do not list, or one that is left over."""
