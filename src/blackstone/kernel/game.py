"""What a game hands to the kernel, and the games that are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from blackstone.kernel.errors import ContentError, Rejected, UnknownGame
from blackstone.kernel.events import Event, HandedOver, Told, Undone
from blackstone.kernel.options import PASS, Option, Vocabulary
from blackstone.kernel.outside import function_in
from blackstone.kernel.questions import Asking, Choice
from blackstone.kernel.refusals import Reason, Refusal
from blackstone.kernel.state import Scene, State
from blackstone.kernel.steps import Book

if TYPE_CHECKING:
    from blackstone.kernel.bots import BotMaker
    from blackstone.kernel.scenario.stage import Stagehand
    from blackstone.kernel.text import TextBoard

S = TypeVar("S", bound=State)
Viewer = frozenset[int]
"""The seats one person holds; empty for a spectator."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game, for so many seats.  `rule` is what forbids other numbers."""

    id: str
    title: str
    seats: tuple[int, int]
    rule: str = ""


@dataclass(frozen=True)
class Setting:
    """A switch of the rules.  The first value is the default; `rules` say what it is about."""

    id: str
    title: str
    values: tuple[str, ...]
    modes: tuple[str, ...]
    rules: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (seats), what decided, and for common games `won` or `lost`."""

    winners: tuple[int, ...]
    decided_by: str
    together: str = ""


@dataclass(frozen=True)
class NewGame:
    """The wish for a new game, checked: a mode, so many seats, every setting."""

    mode: str
    seats: int
    settings: Mapping[str, str]
    seed: bytes
    seed_chosen: bool = False
    first: int | None = None


class Content(Protocol):
    """The cards and tables a game is made with, and its options.  A value: two tables may have different ones."""

    @property
    def words(self) -> Vocabulary: ...


C = TypeVar("C", bound=Content)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game made with a content set.  Everything the kernel needs, as plain data and functions."""

    id: str
    title: str
    folder: Path
    version: int
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...]
    content: Any
    book: Book
    choices: tuple[Choice[..., Any], ...]
    state: type[S]
    events: tuple[type[Event], ...]
    new: Callable[[Any, NewGame, Scene | None], S]
    copy: Callable[[S], S]
    view: Callable[[S, Asking[Any] | None, Viewer], msgspec.Struct]
    outcome: Callable[[S], Outcome]
    scores: Callable[[S, Viewer], Sequence[int]]
    why: Callable[[S, Asking[Any] | None, int, str, Option | None], Sequence[Reason]]
    remake: Callable[[Mapping[str, Any]], Game[S]] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    upgrades: Mapping[int, Callable[[list[Any]], list[Any]]] = field(default_factory=dict)
    plain: Mapping[str, str] = field(default_factory=dict)
    """What settings mean in stories and measurements that do not name them, where that is not the default."""
    refuse_new: Callable[[NewGame], Sequence[Reason]] = lambda wish: ()
    hands: Callable[[S], tuple[int, ...]] | None = None
    asides: Callable[[S, int], Sequence[Option]] = lambda state, seat: ()
    goals: Callable[[Any], frozenset[str]] = lambda view: frozenset()
    rounds: Callable[[S], int] = lambda state: 0
    spare: Callable[[Vocabulary, NewGame], Iterable[Option]] = lambda words, wish: words
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    stagehand: Callable[[], Stagehand[S]] | None = None
    text: Callable[[], TextBoard] | None = None
    counts: Callable[[], Mapping[str, Mapping[str, int]]] = dict

    @cached_property
    def window(self) -> Choice[[], Option]:
        """The question that opens at a border where somebody has an aside and nobody else is asked."""
        asides = self.asides
        return Choice("aside", "kernel", lambda game, seat: [PASS, *asides(game, seat)], may=True, secret=False, tells=None)

    @cached_property
    def encode(self) -> Callable[[object], bytes]:
        """The state as bytes, without its content and scene."""
        return msgspec.msgpack.Encoder(enc_hook=lambda thing: None).encode

    @cached_property
    def decode(self) -> Callable[[bytes], S]:
        content = self.content
        return msgspec.msgpack.Decoder(self.state, dec_hook=lambda kind, _: None if kind is Scene else content).decode

    @cached_property
    def told(self) -> type[Told[Any]]:
        """The type of this game's events with their numbers, for decoding."""
        union: Any = HandedOver | Undone
        for event in self.events:
            union = union | event
        return Told[union]

    @cached_property
    def kinds(self) -> Mapping[str, Choice[..., Any]]:
        """The kinds of questions by id."""
        return {choice.id: choice for choice in (*self.choices, self.window)}

    def option(self, key: str) -> Option | None:
        words: Vocabulary = self.content.words
        return words.find(key)

    def mode(self, id: str | None) -> Mode:
        """The mode of this id; the first where none is named."""
        if id is None:
            return self.modes[0]
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise UnknownGame(f"{self.id} has no mode {id}; it has {', '.join(mode.id for mode in self.modes)}")

    def vocabulary(self, settings: Mapping[str, str] | None = None, mode: str | None = None) -> list[str]:
        """Every key of the game, in a stable order: the action space of learners."""
        chosen = self.mode(mode)
        wish = NewGame(chosen.id, chosen.seats[0], self.settled(chosen.id, settings or {}), b"")
        return [option.key for option in self.spare(self.content.words, wish)]

    def plainest(self, mode: str) -> dict[str, str]:
        """The settings of a mode that stories and measurements leave unsaid."""
        return {setting.id: self.plain[setting.id] for setting in self.settings if setting.id in self.plain and mode in setting.modes}

    def settled(self, mode: str, settings: Mapping[str, str]) -> dict[str, str]:
        """Every setting of the mode, the defaults filled in; raises Rejected with the rule where a wish does not fit.

        What a mode is played without may be named as off.
        """
        known = {setting.id: setting for setting in self.settings}
        for id, value in settings.items():
            setting = known.get(id)
            if setting is None:
                raise _rejected(self, id, Reason((), "no-such-setting", {"setting": id, "known": ", ".join(known)}))
            if value not in setting.values:
                raise _rejected(
                    self, id, Reason(setting.rules, "no-such-value", {"setting": id, "value": value, "known": ", ".join(setting.values)})
                )
            if mode not in setting.modes and value != "off":
                raise _rejected(self, id, Reason(setting.rules, "not-in-mode", {"setting": id, "mode": mode}))
        return {s.id: settings.get(s.id, s.default) for s in self.settings if mode in s.modes}

    def wish(
        self, *, mode: str | None, seats: int | None, settings: Mapping[str, str], seed: bytes, seed_chosen: bool, first: int | None
    ) -> NewGame:
        """A checked wish for a new game; raises Rejected."""
        chosen = self.mode(mode)
        least, most = chosen.seats
        count = least if seats is None else seats
        if not least <= count <= most:
            wanted = {"least": least, "most": most} if least < most else {"least": least}
            text = "wrong-seats" if least < most else "exact-seats"
            raise _rejected(self, chosen.id, Reason((chosen.rule,), text, {"mode": chosen.title, "seats": count, **wanted}))
        if first is not None and not 0 <= first < count:
            raise _rejected(self, chosen.id, Reason((), "no-such-seat", {"seat": first, "seats": count}))
        wish = NewGame(chosen.id, count, self.settled(chosen.id, settings), seed, seed_chosen, first)
        if reasons := self.refuse_new(wish):
            raise _rejected(self, chosen.id, *reasons)
        return wish

    def with_content(self, extra: Mapping[str, Any]) -> Game[S]:
        """The same game made with more cards."""
        if not extra:
            return self
        if self.remake is None:
            raise ContentError(f"{self.id} takes no cards of one's own")
        return replace(self.remake(extra), extra=extra)


def _rejected(game: Game[Any], key: str, *reasons: Reason) -> Rejected:
    """The refusal, and in English what it says."""
    from blackstone.kernel.messages import messages_for

    messages = messages_for("en", game.folder / "locale")

    def said(reason: Reason) -> str:
        named = f"why-{reason.text}"
        text = messages(named, **reason.facts) if named in messages else reason.text.replace("-", " ")
        return text + "".join(f" [{rule}]" for rule in reason.rules if rule)

    return Rejected(Refusal(key, reasons), " ".join(said(reason) for reason in reasons))


class Games:
    """Games by id, made when first wanted.  A value: `including` makes another."""

    def __init__(self, makers: Mapping[str, Callable[[], Game[Any]]]) -> None:
        self._makers = dict(makers)
        self._made: dict[str, Game[Any]] = {}

    @classmethod
    def installed(cls) -> Games:
        """All games of the entry point group `blackstone.games`."""

        def maker(entry: Any) -> Callable[[], Game[Any]]:
            return lambda: entry.load()()

        return cls({entry.name: maker(entry) for entry in entry_points(group="blackstone.games")})

    def including(self, folder: Path) -> Games:
        """These and the game in a folder: a package whose `game` function makes it."""
        make = function_in(folder / "__init__.py", "game", lambda said: UnknownGame(f"{folder} holds no game: {said}"))
        makers = dict(self._makers)
        makers[make().id] = make
        return Games(makers)

    def __getitem__(self, id: str) -> Game[Any]:
        if id not in self._makers:
            raise UnknownGame(f"there is no game {id}; there are {', '.join(self._makers) or 'none'}")
        if id not in self._made:
            self._made[id] = self._makers[id]()
        return self._made[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)
