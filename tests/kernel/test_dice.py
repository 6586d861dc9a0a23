"""Dice: a stream that anybody can check, and scripts that say exactly what may be drawn."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from struct import pack

import pytest

from blackstone.kernel.dice import (
    SEED_BYTES,
    Script,
    Veiled,
    below,
    commitment,
    derived,
    dice,
    fresh_seed,
    reveal,
    same_cards,
    seed_from,
    shuffled,
    shuffled_faces,
    words,
)
from blackstone.kernel.errors import ScriptError
from blackstone.kernel.state import Scene, State

SEED = bytes(range(32))


def fresh(branch: int = 0, scene: Scene | None = None) -> State:
    return State(content=None, seed=SEED, branch=branch, scene=scene)


def by_hand(n: int, branch: int = 0) -> int:
    """The n-th word of the stream, as docs/saved-file.md tells how to work it out: eight words a digest."""
    digest = blake2b(pack("<Q", n // 8), key=SEED, salt=pack("<Q", branch)).digest()
    return int.from_bytes(digest[n % 8 * 8 : n % 8 * 8 + 8], "little")


@pytest.mark.parametrize("branch", [0, 1, 700])
def test_every_word_of_the_stream_is_known_by_its_number(branch: int) -> None:
    wanted = [by_hand(n, branch) for n in range(60)]
    for sizes in ([60], [1] * 60, [7, 1, 8, 16, 9, 3, 16], [8, 8, 44], [0, 3, 0, 57]):
        game = fresh(branch)
        assert [word for size in sizes for word in words(game, size)] == wanted
        assert (game.drawn, game.revealed) == (60, len(sizes))


def test_seeds() -> None:
    assert len(fresh_seed()) == SEED_BYTES == 32
    assert fresh_seed() != fresh_seed()
    assert seed_from(SEED) == SEED
    assert seed_from(b"short") == sha256(b"short").digest()
    assert seed_from(b"x" * 33) == sha256(b"x" * 33).digest()
    assert seed_from("tea") == sha256(b"tea").digest()
    assert seed_from(7) == seed_from("7") == sha256(b"7").digest()
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert derived(SEED, "bots") == sha256(b"bots" + SEED).digest()


def test_numbers_dice_and_shuffles_are_made_of_words() -> None:
    game = fresh()
    assert [below(game, sides, "x") for sides in (2, 6, 100)] == [by_hand(n) * sides >> 64 for n, sides in enumerate((2, 6, 100))]
    assert dice(game, 3, 6, "x") == [1 + (by_hand(n) * 6 >> 64) for n in (3, 4, 5)]
    assert game.drawn == 6
    cards = [10, 11, 12, 13]
    for n, last in enumerate((3, 2, 1, 0), 6):
        other = by_hand(n) * (last + 1) >> 64
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffled(game, (10, 11, 12, 13), "x") == cards
    assert game.drawn == 10
    twin = fresh()
    order = shuffled(twin, range(5), "x")
    assert shuffled_faces(fresh(), range(5), "x") == [2 * card + (by_hand(n) & 1) for n, card in enumerate(order, 5)]


def test_all_results_come_about_and_no_others() -> None:
    game = fresh()
    assert Counter(dice(game, 600, 6, "x")).keys() == {1, 2, 3, 4, 5, 6}
    assert {below(game, 3, "x") for _ in range(60)} == {0, 1, 2}
    orders = Counter(tuple(shuffled(game, (0, 1, 2), "x")) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
    faces = [face for _ in range(50) for face in shuffled_faces(game, (0, 1), "x")]
    assert set(faces) == {0, 1, 2, 3}


def test_a_draw_and_a_reveal_move_the_horizon_and_lift_no_veil() -> None:
    game = fresh()
    reveal(game)
    assert (game.drawn, game.revealed) == (0, 1)
    words(game, 5)
    assert (game.drawn, game.revealed) == (5, 2)
    for draw in (lambda game: words(game, 1), reveal, lambda game: below(game, 2, "x"), lambda game: shuffled(game, (1, 2), "x")):
        veiled = fresh(scene=Scene(veiled_for=0))
        with pytest.raises(Veiled):
            draw(veiled)
        assert (veiled.drawn, veiled.revealed) == (0, 0)
        draw(fresh(scene=Scene(listening=True)))


def test_a_script_gives_the_listed_draws_each_for_its_purpose() -> None:
    script = Script([("first", 2), ("hit", (4, 6)), ("cards", [3, 1, 2]), ("faces", (5, 2))])
    game = fresh(scene=Scene(script=script))
    assert below(game, 3, "first") == 2
    with pytest.raises(ScriptError, match="drawn for other, but the dice list hit next"):
        dice(game, 2, 6, "other")
    assert dice(game, 2, 6, "hit") == [4, 6]
    with pytest.raises(ScriptError, match="listed draws that never happened: cards, faces"):
        script.finish()
    assert shuffled(game, (1, 2, 3), "cards") == [3, 1, 2]
    assert shuffled_faces(game, (1, 2), "faces") == [5, 2]
    assert (game.drawn, game.revealed) == (4, 4)
    script.finish()
    with pytest.raises(ScriptError, match="a draw that is not listed: more"):
        below(game, 2, "more")


def test_a_scripted_draw_comes_again_when_the_game_is_rebuilt() -> None:
    script = Script([("a", 1), ("a", 2), ("a", 3)])
    game = fresh(scene=Scene(script=script))
    assert [below(game, 9, "a"), below(game, 9, "a")] == [1, 2]
    again = fresh(scene=Scene(script=script))
    assert [below(again, 9, "a"), below(again, 9, "a")] == [1, 2]
    other = fresh(branch=1, scene=Scene(script=script))
    assert below(other, 9, "a") == 3


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ([3, 1], "lists 2 cards of 3: 1 missing, 0 of elsewhere"),
        ([3, 1, 2, 9], "lists 4 cards of 3: 0 missing, 1 of elsewhere"),
        ([7, 8, 2], "lists 3 cards of 3: 2 missing, 2 of elsewhere"),
        ([1, 1, 2, 3], "lists 4 cards of 3: 0 missing, 0 of elsewhere"),
        ([], "lists 0 cards of 3: 3 missing, 0 of elsewhere"),
    ],
)
def test_a_scripted_shuffle_holds_what_is_shuffled(listed: list[int], said: str) -> None:
    with pytest.raises(ScriptError) as error:
        shuffled(fresh(scene=Scene(script=Script([("x", listed)]))), (1, 2, 3), "x")
    assert str(error.value) == f"the shuffle of x {said}"
    faces = [2 * card + at % 2 for at, card in enumerate(listed)]
    with pytest.raises(ScriptError) as error:
        shuffled_faces(fresh(scene=Scene(script=Script([("x", faces)]))), (1, 2, 3), "x")
    assert str(error.value) == f"the shuffle of x {said}"


def test_a_scripted_shuffle_is_taken_as_it_is_listed() -> None:
    listed = [2, 3, 1]
    script = Script([("x", listed), ("x", [5, 6, 2]), ("x", [2, 1, 1])])
    game = fresh(scene=Scene(script=script))
    order = shuffled(game, (1, 2, 3), "x")
    assert order == listed
    assert order is not listed
    assert shuffled_faces(game, (1, 2, 3), "x") == [5, 6, 2]
    assert shuffled(game, (1, 2, 1), "x") == [2, 1, 1]
    assert same_cards([3, 1], (1, 3), "x") == [3, 1]
