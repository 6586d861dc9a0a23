"""Dice: every draw is a pure function of (seed, branch, n), so undo gives the same dice back and anybody can check them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import unpack_from
from typing import Any

from blackstone.kernel.errors import ScriptError
from blackstone.kernel.state import State

SEED_BYTES = 32


class Veiled(BaseException):
    """A preview has come to a draw or a reveal: it stops there."""


def fresh_seed() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str | int | bytes) -> bytes:
    """A seed that somebody chose: any word or number, or the 32 bytes themselves."""
    if isinstance(text, bytes) and len(text) == SEED_BYTES:
        return text
    return sha256(text if isinstance(text, bytes) else str(text).encode()).digest()


def commitment(seed: bytes) -> str:
    """Published when a game begins; the seed itself when it ends."""
    return sha256(seed).hexdigest()


def derived(seed: bytes, purpose: str) -> bytes:
    """A seed for something beside the table, from which the table's own cannot be told."""
    return sha256(purpose.encode() + seed).digest()


def words(game: State, count: int) -> tuple[int, ...]:
    """So many 64-bit words of the stream, eight a digest; shuffles take theirs in bulk."""
    if game.scene is not None and game.scene.veiled_for is not None:
        raise Veiled
    n, seed, salt = game.drawn, game.seed, game.branch.to_bytes(8, "little")
    game.drawn = n + count
    game.revealed += 1
    blocks = range(n >> 3, (n + count + 7) >> 3)
    stream = b"".join([blake2b(block.to_bytes(8, "little"), key=seed, salt=salt).digest() for block in blocks])
    return unpack_from(f"<{count}Q", stream, (n & 7) * 8)


def below(game: State, sides: int, purpose: str) -> int:
    """A number from 0 to sides - 1."""
    if game.scene is not None and game.scene.script is not None:
        drawn: int = game.scene.script.take(game, purpose)
        return drawn
    return words(game, 1)[0] * sides >> 64


def dice(game: State, count: int, sides: int, purpose: str) -> list[int]:
    """So many dice."""
    if game.scene is not None and game.scene.script is not None:
        return list(game.scene.script.take(game, purpose))
    return [1 + (word * sides >> 64) for word in words(game, count)]


def shuffled(game: State, items: Sequence[int], purpose: str) -> list[int]:
    """The items in random order."""
    if game.scene is not None and game.scene.script is not None:
        return same_cards(list(game.scene.script.take(game, purpose)), items, purpose)
    cards = list(items)
    i = len(cards)
    for word in words(game, i):
        j = word * i >> 64
        i -= 1
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def shuffled_faces(game: State, cards: Sequence[int], purpose: str) -> list[int]:
    """Double-sided cards in random order, each with a random side up: face = 2 * card + side."""
    if game.scene is not None and game.scene.script is not None:
        faces = list(game.scene.script.take(game, purpose))
        same_cards([face >> 1 for face in faces], cards, purpose)
        return faces
    order = shuffled(game, cards, purpose)
    return [2 * card + (word & 1) for card, word in zip(order, words(game, len(order)), strict=True)]


def same_cards(listed: list[int], items: Sequence[int], purpose: str) -> list[int]:
    """A scripted shuffle holds what is shuffled, no more and no less."""
    if sorted(listed) != sorted(items):
        missing, foreign = len(set(items) - set(listed)), len(set(listed) - set(items))
        raise ScriptError(f"the shuffle of {purpose} lists {len(listed)} cards of {len(items)}: {missing} missing, {foreign} of elsewhere")
    return listed


def reveal(game: State) -> None:
    """Hidden things are about to be shown to somebody: nothing before can be taken back without consent, no preview goes on."""
    if game.scene is not None and game.scene.veiled_for is not None:
        raise Veiled
    game.revealed += 1


class Script:
    """Scripted dice: exactly these draws may happen, in this order, each for its purpose."""

    def __init__(self, draws: Sequence[tuple[str, Any]]) -> None:
        self._left = list(draws)
        self._drawn: dict[tuple[int, int], tuple[str, Any]] = {}

    def take(self, game: State, purpose: str) -> Any:
        """The next listed draw; one that has happened comes again when the game is rebuilt."""
        at = game.branch, game.drawn
        if at not in self._drawn:
            if not self._left:
                raise ScriptError(f"a draw that is not listed: {purpose}")
            if self._left[0][0] != purpose:
                raise ScriptError(f"drawn for {purpose}, but the dice list {self._left[0][0]} next")
            self._drawn[at] = self._left.pop(0)
        game.drawn += 1
        game.revealed += 1
        return self._drawn[at][1]

    def finish(self) -> None:
        """All listed draws must have been used."""
        if self._left:
            raise ScriptError(f"listed draws that never happened: {', '.join(purpose for purpose, _ in self._left)}")
