"""Who sits where: names, and the bots that play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from blackstone.bots import make_bot
from blackstone.kernel.bots import Bot
from blackstone.kernel.errors import BlackstoneError
from blackstone.kernel.messages import Messages
from blackstone.kernel.table import LETTERS, Table

HUMAN = "human"


class WishError(BlackstoneError, ValueError):
    """Something wished for at the command line does not fit; the message is in the reader's language."""


class BotError(BlackstoneError, RuntimeError):
    """A bot broke; the table is as it was before."""


def names_of(seats: Sequence[str], given: Sequence[str], messages: Messages) -> tuple[str, ...]:
    """A name for every seat: the one given, else the bot's or the seat's letter; no two alike."""
    names = []
    for seat, who in enumerate(seats):
        name = given[seat] if seat < len(given) else ""
        names.append(name or (messages("player", seat=LETTERS[seat]) if who == HUMAN else bot_name(who, messages)))
    count = Counter(names)
    return tuple(f"{name} {LETTERS[seat]}" if count[name] > 1 and not given[seat : seat + 1] else name for seat, name in enumerate(names))


def bot_name(who: str, messages: Messages) -> str:
    """`Greedy`; of a bot from a file the function's name."""
    named = f"bot-{who}"
    return messages(named) if named in messages else who.rpartition(":")[2]


def checked_names(names: Sequence[str], seats: int, messages: Messages) -> tuple[str, ...]:
    """Names from the command line; raises WishError where there are too many, or two alike."""
    if len(names) > seats:
        raise WishError(messages("too-many-names", names=len(names), seats=seats))
    for name, count in Counter(name for name in names if name).items():
        if count > 1:
            raise WishError(messages("two-of-a-name", name=name))
    return tuple(names)


def seat_called(name: str, names: Sequence[str], messages: Messages) -> int:
    """A seat by its player's name or its letter; raises WishError."""
    for seat, known in enumerate(names):
        if known.casefold() == name.casefold():
            return seat
    if len(name) == 1 and name.upper() in LETTERS[: len(names)]:
        return LETTERS.index(name.upper())
    raise WishError(messages("nobody-called", name=name, known=", ".join(names)))


def bots_at(table: Table) -> dict[int, Bot]:
    """The bots at a table, each with a stream of its own; raises UnknownBot."""
    return {seat: make_bot(who, table.game, table.bot_seed, seat) for seat, who in enumerate(table.seats) if who != HUMAN}
