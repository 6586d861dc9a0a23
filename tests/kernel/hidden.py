"""The permutation test: change what a viewer cannot know, and nothing that the viewer can see may change.

    assert_hidden(table, shuffle_hidden, viewer)

`shuffle_hidden(table, viewer)` makes a table that differs from this one in hidden facts alone, or says None where there are none.
`retold` helps: it plays a game again from a beginning in which things have changed places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import msgspec
from conformance import keys, shown

from blackstone.kernel.errors import Illegal
from blackstone.kernel.history import AUTOMATIC, SEAT
from blackstone.kernel.options import Option
from blackstone.kernel.table import Table, new_game

Viewer: TypeAlias = "int | None"
ShuffleHidden: TypeAlias = Callable[[Table, Viewer], "Table | None"]
SAMPLE = 12
"""How many keys of the vocabulary are asked about at each question."""


def assert_hidden(table: Table, shuffle_hidden: ShuffleHidden, viewer: Viewer, *, sample: int = SAMPLE) -> bool:
    """Nothing the viewer sees may change; says whether there was anything hidden to be changed."""
    other = shuffle_hidden(table, viewer)
    if other is None:
        return False
    assert other.state_bytes != table.state_bytes, "nothing was shuffled"
    here, there = seen(table, viewer, sample), seen(other, viewer, sample)
    for what, shows in here.items():
        assert there[what] == shows, f"{what} of {viewer} at answer {table.moment} tells what is hidden"
    return True


def seen(table: Table, viewer: Viewer, sample: int = SAMPLE) -> dict[str, object]:
    """Everything one viewer can get out of a table, as plain data."""
    picture: dict[str, object] = {
        "view": msgspec.json.encode(table.view(viewer)),
        "scores": list(table.scores(viewer)),
        "question": shown(table.question(viewer)),
        "course": (table.over, table.moment, table.asked, table.notice, table.seats, table.commitment, table.outcome),
        "events": msgspec.json.encode(table.events(0, viewer)),
    }
    if viewer is None:
        return picture
    offered = [*keys(table.question(viewer).options), *keys(table.asides(viewer))] if not table.over else []  # type: ignore[union-attr]
    words = list(table.game.content.words)
    some = Random(table.moment).sample(words, min(sample, len(words)))
    things = [thing for option in some[: sample // 4] for thing in option.touches[:1]]
    return picture | {
        "asides": keys(table.asides(viewer)),
        "horizon": table.horizon(viewer),
        "orders": table.orders(viewer),
        "refusals": [table.why(option.key, viewer) for option in some],
        "refusals of things": [table.refusals(viewer, thing) for thing in things],
        "errors": [error(table, option, viewer) for option in some if option.key not in offered],
        "previews": [previewed(table, key, viewer) for key in Random(table.moment).sample(offered, min(sample, len(offered)))],
        "export": table.export(viewer),
    }


def previewed(table: Table, key: str, viewer: int) -> bytes:
    preview = table.preview(key, viewer)
    return msgspec.json.encode((preview.events, preview.view, preview.made_ready, preview.lost, keys(preview.options), preview.stopped))


def error(table: Table, option: Option, viewer: int) -> str:
    """What the table says to a wrong answer."""
    try:
        table.answer(option.key, viewer)
    except Illegal as refused:
        return str(refused)
    raise AssertionError(f"{option.key} was not offered, but taken")


# ------------------------------------------------------------------ other tables
def retold(table: Table, viewer: Viewer, relabel: Callable[[Any], None], rename: Callable[[str], str] = lambda key: key) -> Table:
    """The game played again, by the same answers, from a beginning in which hidden things have changed places.

    `relabel` changes the first state; `rename` an answer's key, where it named one of them.  For games without an undo or an order.
    """
    header = table.header
    new = table.game.new

    def changed(content: Any, wish: Any, scene: Any) -> Any:
        state = new(content, wish, scene)
        relabel(state)
        if scene is not None and scene.heard is not None:
            scene.heard[:] = [(cause, event if event.owner == viewer else blurred(event)) for cause, event in scene.heard]
        return state

    again = new_game(
        replace(table.game, new=changed),
        mode=header.mode,
        seats=header.seats,
        settings=header.settings,
        seed=table._run.game.seed,
        first=header.first,
        names=header.names,
    )
    again.header = header
    for mark, option in [*table._run.backwards()][::-1]:
        if not mark & AUTOMATIC:
            again.answer(rename(option.key), mark & SEAT)
    return again


def blurred(event: Any) -> Any:
    """Something else where an event has a secret."""
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret, "something else")) if event.secret else event


def another_seed(table: Table) -> Table | None:
    """The same table with other dice to come; only where the state is complete."""
    other = table.copy()
    run = other._run
    if not run.fresh:
        return None
    run.check()
    run.checkpoint.seed = run.game.seed = bytes(32)
    return other


def shuffled(items: Iterable[Any], rng: Random) -> list[Any]:
    """In another order, if there is one."""
    before = list(items)
    for _ in range(20):
        after = rng.sample(before, len(before))
        if after != before:
            return after
    return before
