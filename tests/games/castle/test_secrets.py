"""Nothing hidden leaves the table: hidden facts are dealt anew, and nothing that a viewer can look at may change by a byte."""

from __future__ import annotations

import contextlib
from random import Random

import msgspec
import pytest
from table import GAME, random_tables, state_of

from blackstone.games.castle.state import Castle, copy
from blackstone.kernel.errors import Illegal
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table, seated


def dealt_anew(state: Castle, viewer: int | None, rng: Random) -> Castle:
    """Everything this viewer cannot know, shuffled: other hands, face-down cards, decks; corners under and behind the face that is up."""
    new = copy(state)
    new.seed = rng.randbytes(32)
    cards = new.content.cards
    for deck in range(3):
        pool = list(new.decks[deck])
        others = [player for player in new.players if player.seat != viewer]
        for player in others:
            pool += [task for task in (*player.hand, *player.face_down) if cards.deck[task] == deck]
        rng.shuffle(pool)
        for player in others:
            player.hand = tuple(pool.pop() if cards.deck[task] == deck else task for task in player.hand)
            player.face_down = tuple(pool.pop() if cards.deck[task] == deck else task for task in player.face_down)
        new.decks[deck] = tuple(pool)
    while not corners_anew(new, rng):  # a card that only one top could have may have gone to another: deal again
        pass
    return new


def corners_anew(new: Castle, rng: Random) -> bool:
    """Other cards, other sides; each top a card whose up side shows the same."""
    symbol = new.content.cards.symbol
    hidden = [face ^ rng.getrandbits(1) for pile in new.corners for face in pile]
    rng.shuffle(hidden)
    tops = []
    for pile in new.corners:
        fitting = [face for face in hidden if pile and symbol[pile[-1]] in (symbol[face], symbol[face ^ 1])]
        if pile and not fitting:
            return False
        if pile:
            hidden.remove(fitting[0])
            tops.append(fitting[0] if symbol[fitting[0]] == symbol[pile[-1]] else fitting[0] ^ 1)
    for corner, pile in enumerate(new.corners):
        if pile:
            new.corners[corner] = (*(hidden.pop() for _ in pile[:-1]), tops.pop(0))
    return True


def table_at(state: Castle, model: Table) -> Table:
    return seated(GAME, model.header, copy(state), model.seats, record=True, scene=Scene(listening=True))


def everything_seen(table: Table, viewer: int | None) -> list[str]:
    """All that a viewer can look at, as text."""
    seen = [msgspec.json.encode(table.view(viewer)).decode(), repr(table.question(viewer)), repr(table.asked), repr(table.scores(viewer))]
    seen.append(msgspec.json.encode(table.events(0, viewer)).decode())
    if viewer is None:
        return seen
    seen += [repr(table.horizon(viewer)), repr(table.asides(viewer)), repr(table.orders(viewer))]
    for key in (
        "slide",
        "flip",
        "complete",
        "complete:G-K-01",
        "play:M-P-01",
        "hide:P-K-02",
        "pay:V-19a",
        "refill:top-left",
        "reward:guild",
        "agent:G-W-03",
    ):
        seen.append(repr(table.why(key, viewer)))
    seen.append(repr(table.refusals(viewer, "LT")))
    for other in range(len(table.seats)):
        with contextlib.suppress(StopIteration):
            try:
                table.copy().answer("slide:BS:KE", viewer)
            except Illegal as error:
                seen.append(str(error))
        if other != viewer:
            question = table.question(other)
            seen.append(repr(question and (question.id, question.kind, question.seats, question.answered)))
    question = table.question(viewer)
    if question is not None:
        for option in list(question.options)[:40]:
            preview = table.preview(option.key, viewer)
            told = (preview.view, preview.made_ready, preview.lost, preview.stopped, preview.events)
            seen.append(f"{option.key} {msgspec.json.encode(told).decode()} {preview.options}")
    return seen


@pytest.mark.rule("C-DRAW-08", "C-INTR-22", "C-SETUP-12", "C-INTR-17")
@pytest.mark.parametrize("seed", range(5))
def test_hidden_facts_change_nothing_that_is_seen(seed: int) -> None:
    rng = Random(seed)
    looked = kinds = 0
    seen_kinds = set()
    for number, table in enumerate(random_tables(seed, 2 + seed % 3, 500)):
        question = table.question(table.asked[0])
        assert question is not None
        rare = question.kind not in seen_kinds
        if not table._run.fresh or not (rare or number % 23 == 0):
            continue
        seen_kinds.add(question.kind)
        for viewer in (*range(len(table.seats)), None):
            asked = table.asked[0]
            if viewer != asked and question.kind not in (
                "work.action",
                "setup.corner",
                "limit.retained",
                "recall.face-down",
                "intrigue.triggered",
            ):
                continue
            truth = state_of(table)
            one, other = table_at(truth, table), table_at(dealt_anew(truth, viewer, rng), table)
            assert everything_seen(one, viewer) == everything_seen(other, viewer)
            looked += 1
        kinds += 1
    assert looked > 40
    assert {"work.action", "recall.face-down", "intrigue.hide"} <= seen_kinds


def test_the_seed_is_nowhere() -> None:
    *_, table = random_tables(3, 3, 120)
    secret = state_of(table).seed
    for viewer in (0, 1, 2, None):
        for text in everything_seen(table, viewer):
            assert secret.hex() not in text
    for seat in range(3):
        assert secret not in table.export(seat)


@pytest.mark.rule("C-DRAW-08")
def test_an_export_holds_nothing_of_others() -> None:
    *_, table = random_tables(4, 2, 400)
    told = [event.event for event in table.events(0, (0, 1))]
    drawn_by_b = [event.card for event in told if type(event).__name__ in ("Drew", "Hid") and event.seat == 1]
    shown = {getattr(event, "task", None) for event in told} | {event.card for event in told if type(event).__name__ == "Discarded"}
    secret = [card for card in drawn_by_b if card not in shown]
    assert secret
    export = table.export(0)
    own = {event.card for event in told if type(event).__name__ == "Drew" and event.seat == 0}
    for card in secret:
        assert card in own or card.encode() not in export
