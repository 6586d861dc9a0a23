"""Nothing hidden leaves the table: hidden facts are dealt anew, and nothing that a viewer can look at may change by a byte."""

from __future__ import annotations

import contextlib
from random import Random

import msgspec
import pytest
from table import GAME, random_tables, state_of

from blackstone.games.castle.state import Castle, Player, copy
from blackstone.kernel.errors import Illegal
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table, seated

OPEN_HANDS = ("queens-quest", "wizards-quest")
"""Modes in which task cards are taken from the open table."""


def dealt_anew(state: Castle, viewer: int | None, rng: Random) -> Castle:
    """Everything this viewer cannot know, shuffled: other hands, face-down cards, decks; corners under and behind the face that is up."""
    new = copy(state)
    new.seed = rng.randbytes(32)
    shared = new.settings.open_hands and viewer is not None
    others = [player for player in new.players if player.seat != viewer and not shared]
    tasks_anew(new, [] if new.mode in OPEN_HANDS else others, rng)
    while not corners_anew(new, rng):  # a card that only one top could have may have gone to another: deal again
        pass
    if new.rats is not None:
        new.rats = msgspec.structs.replace(new.rats, deck=tuple(rng.sample(new.rats.deck, len(new.rats.deck))))
    courtiers_anew(new, others, rng)
    families_anew(new, viewer, rng)
    return new


def tasks_anew(new: Castle, others: list[Player], rng: Random) -> None:
    """Decks, and what others have in hand and face down; of two cards just drawn their owner is asked about the new ones."""
    cards = new.content.cards
    for deck in range(3):
        pool = list(new.decks[deck])
        for player in others:
            pool += [task for task in (*player.hand, *player.face_down) if cards.deck[task] == deck]
        rng.shuffle(pool)
        for player in others:
            player.hand = tuple(pool.pop() if cards.deck[task] == deck else task for task in player.hand)
            player.face_down = tuple(pool.pop() if cards.deck[task] == deck else task for task in player.face_down)
        new.decks[deck] = tuple(pool)
    if new.agenda and new.agenda[0][0] == "keep_one":
        name, seat = new.agenda[0][:2]
        new.agenda = ((name, seat, *new.players[int(seat)].hand[-2:]), *new.agenda[1:])


def courtiers_anew(new: Castle, others: list[Player], rng: Random) -> None:
    """Vassals that were dealt to others, and those nobody draws."""
    pool = [*new.reserve, *(face for player in others for face in player.vassals)]
    pool = [face ^ rng.getrandbits(1) for face in rng.sample(pool, len(pool))]
    for player in others:
        player.vassals = tuple(pool.pop() for _ in player.vassals)
    new.reserve = tuple(pool)


def families_anew(new: Castle, viewer: int | None, rng: Random) -> None:
    """The pairs of others, while all choose."""
    if new.agenda and new.agenda[0][0] == "choose_families":
        name, *dealt = new.agenda[0]
        own = dealt[2 * viewer : 2 * viewer + 2] if viewer is not None else []
        pool = [at for at in range(len(new.content.families)) if at not in own and (at < 4 or new.settings.family_pool == "all")]
        rng.shuffle(pool)
        new.agenda = ((name, *[family if family in own else pool.pop() for family in dealt]), *new.agenda[1:])


def corners_anew(new: Castle, rng: Random) -> bool:
    """Other cards, other sides; each top a card whose up side shows the same."""
    names = new.content.cards.face_names
    hidden = [face ^ rng.getrandbits(1) for pile in new.corners for face in pile]
    rng.shuffle(hidden)
    tops = []
    for pile in new.corners:
        fitting = [face for face in hidden if pile and names[pile[-1]] in (names[face], names[face ^ 1])]
        if pile and not fitting:
            return False
        if pile:
            hidden.remove(fitting[0])
            tops.append(fitting[0] if names[fitting[0]] == names[pile[-1]] else fitting[0] ^ 1)
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


ALL = {"family-pool": "all", "knight-wizards": "on"}
SPECIALS = {"assassins": "on", "wild-vassals": "on", **ALL}
TABLES: list[tuple[int, str, int, dict[str, str]]] = [
    *[(seed, "kings-quest", 2 + seed % 3, {"families": "off"}) for seed in range(4)],
    (4, "kings-quest", 3, {**SPECIALS, "families": "choose"}),
    (5, "coop", 2, SPECIALS),
    (6, "coop", 2, {"open-hands": "on", "families": "choose"}),
    (7, "solo", 1, SPECIALS),
    (8, "advanced", 4, ALL),
    (9, "puzzle-masters-quest", 2, ALL),
    (10, "queens-quest", 3, {}),
    (11, "wizards-quest", 2, {}),
]
"""Seed, mode, seats, settings."""
EVERYBODY_LOOKS = (
    *("work.action", "setup.corner", "limit.retained", "recall.face-down", "intrigue.triggered", "family.keep", "draw.keep"),
    *("queens.action", "wizards.action", "wizards.left", "wizards.right", "wizards.give"),
)
"""Questions at which those who are not asked look too."""


@pytest.mark.rule("C-DRAW-08", "C-INTR-22", "C-SETUP-12", "C-INTR-17", "C-FAM-01", "C-V2-22", "C-V3-22")
@pytest.mark.parametrize(("seed", "mode", "seats", "settings"), TABLES)
def test_hidden_facts_change_nothing_that_is_seen(seed: int, mode: str, seats: int, settings: dict[str, str]) -> None:
    rng = Random(seed)
    looked = 0
    seen_kinds = set()
    for number, table in enumerate(random_tables(seed, seats, 400, settings, mode=mode)):
        question = table.question(table.asked[0])
        assert question is not None
        if not table._run.fresh or not (question.kind not in seen_kinds or number % 29 == 0):
            continue
        seen_kinds.add(question.kind)
        for viewer in (*range(len(table.seats)), None):
            if viewer == table.asked[0] or question.kind in EVERYBODY_LOOKS:
                truth = state_of(table)
                one, other = table_at(truth, table), table_at(dealt_anew(truth, viewer, rng), table)
                assert everything_seen(one, viewer) == everything_seen(other, viewer)
                looked += 1
    assert looked >= 10
    assert any(kind.endswith(".action") for kind in seen_kinds)
    assert seed > 3 or {"recall.face-down", "intrigue.hide"} <= seen_kinds


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
