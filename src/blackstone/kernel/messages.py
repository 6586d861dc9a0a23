"""Messages: whatever is said, in the reader's language.  Fluent catalogues lie in `locale/<language>` beside the code that speaks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from blackstone.kernel.errors import BlackstoneError

LANGUAGES: Final = ("en", "fr")
OWN: Final = Path(__file__).parent / "locale"


class MessageError(BlackstoneError, LookupError):
    """No catalogue has a message of this id, or it could not be put together from what it was given."""


class LanguageError(BlackstoneError, LookupError):
    """No catalogue speaks this language."""


def messages_for(language: str, *folders: Path) -> Messages:
    """The kernel's messages and those of other locale folders, in one language.  A folder that lacks it speaks English."""
    if language not in LANGUAGES:
        raise LanguageError(f"there is no language {language}; there are {', '.join(LANGUAGES)}")
    files = [file for folder in (OWN, *folders) for file in catalogues(folder, language)]
    return Messages(language, [file.read_text(encoding="utf-8") for file in files])


def catalogues(folder: Path, language: str) -> list[Path]:
    """The files of a locale folder in a language, in a fixed order."""
    spoken = folder / language
    return sorted((spoken if spoken.is_dir() else folder / LANGUAGES[0]).glob("*.ftl"))


class Messages:
    """The messages of one language: `messages("event-slid", who="Anna")`."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)  # no marks of direction: terminals show them as dirt
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and bool(self._bundle.has_message(id))

    def __call__(self, id: str, /, **facts: Any) -> str:
        """A message with its facts filled in; raises MessageError."""
        if id not in self or (pattern := self._bundle.get_message(id).value) is None:
            raise MessageError(f"there is no message {id} in {self.language}")
        return self._formatted(id, pattern, facts)

    def attribute(self, id: str, name: str, /, **facts: Any) -> str:
        """An attribute of a message, such as a card's text; raises MessageError."""
        attributes = self._bundle.get_message(id).attributes if id in self else {}
        if name not in attributes:
            raise MessageError(f"there is no message {id}.{name} in {self.language}")
        return self._formatted(f"{id}.{name}", attributes[name], facts)

    def _formatted(self, id: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MessageError(f"message {id} in {self.language}: {errors[0]}")
        return str(text)
