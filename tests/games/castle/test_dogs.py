"""The dogs: who adopts which, what a kill costs, every reason why not, and what the table hears."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from staged import NOBODY, keys, reasons, staged, told, with_tasks
from table import GAME, state_of

from blackstone.games.castle import dogs
from blackstone.games.castle.content import KING, KNIGHT, WIZARD
from blackstone.games.castle.dogs import Adopt, DogCard, DogFile, Kill, KillCost, adopt, dog_cards, dogs_left, kills, stack_given_up
from blackstone.games.castle.events import Adopted, Completed, Dividend, Killed, Paid
from blackstone.games.castle.rats import rats_of
from blackstone.games.castle.state import Rats
from blackstone.kernel.errors import ContentError
from blackstone.kernel.table import Table

Why = tuple[str, str, dict[str, Any]]
JACK, JACK_TOO, SCOTTIE, WESTIE = range(4)
HALVES = {"left": {"letters": ["B"], "role": "spy"}, "right": {"letters": ["K", "O"], "blue": "O", "role": "captain"}}


def task(id: str, type: str, corner: str = "lion-spy", deck: str = "guild") -> dict[str, Any]:
    """Met by a spy in column B and a captain in column K."""
    return {"id": id, "deck": deck, "type": type, "vp": 2, "corner": corner, **HALVES}


CARDS = with_tasks(
    task("T-N", "knight"),
    task("T-N2", "knight", "dragon-scout"),
    task("T-W", "wizard"),
    task("T-R", "king", deck="power"),
    task("T-P", "ploy", deck="machination"),
    task("T-KW", "knight-wizard"),
)
MET = {"board": {"BS": "dragon-spy", "KO": "griffin-captain"}}
NOTHING: Why = ("C-TASK-18", "nothing-changes", {})
BASE: Why = ("C-DOGS-02", "base-rules", {})
DUE: Why = ("C-UPCH-02", "upcharge-due", {"symbol": "dragon-scout", "type": "knight"})


def coop(given: dict[str, Any], *play: Any, **more: Any) -> Table:
    return staged(given, *play, mode="coop", games=CARDS, **more)


# ------------------------------------------------------------------ the cards
@pytest.mark.rule("C-DOGS-01", "C-DOGS-03", "C-DOGS-04", "C-DOGS-05", "C-DOGS-06")
def test_the_four_dogs() -> None:
    assert [(dog.id, dog.name, dog.breed, dog.adopt_with, dog.rule) for dog in dog_cards()] == [
        ("D-1", "Jack Russell", "jack-russell", "king", "C-DOGS-06"),
        ("D-2", "Jack Russell", "jack-russell", "king", "C-DOGS-06"),
        ("D-3", "Scottish Terrier", "scottie", "wizard", "C-DOGS-05"),
        ("D-4", "West Highland Terrier", "westie", "knight", "C-DOGS-04"),
    ]
    prices = [(dog.kill_cost.knight, dog.kill_cost.wizard, dog.kills) for dog in dog_cards()]
    assert prices == [(1, 1, (1, 2, 3)), (1, 1, (1, 2, 3)), (0, 1, (1, 2)), (1, 0, (1,))]
    assert dog_cards() is dog_cards()


@pytest.mark.parametrize("kind", [KillCost, DogCard, DogFile])
def test_records_are_fixed_and_know_all_their_fields(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    assert (config.frozen, config.forbid_unknown_fields) == (True, True)


@pytest.mark.rule("C-DOGS-01")
def test_a_file_with_too_few_or_too_many_dogs_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for count in (3, 5):
        file = DogFile(count, dog_cards())
        monkeypatch.setattr(dogs, "read", lambda name, kind, file=file: file if (name, kind) == ("dogs.yaml", DogFile) else None)
        with pytest.raises(ContentError) as error:
            dog_cards.__wrapped__()
        assert str(error.value) == f"dogs.yaml: 4 dogs, {count} are printed"


@pytest.mark.rule("C-DOGS-01")
def test_the_dogs_that_are_left() -> None:
    state = state_of(staged({**NOBODY, "players": {"A": {"dogs": ["D-3"]}, "B": {"dogs": ["D-1"]}}}, mode="coop"))
    assert dogs_left(state) == [JACK_TOO, WESTIE]
    state.players[0].dogs = ()
    state.players[1].dogs = ()
    assert dogs_left(state) == [JACK, JACK_TOO, SCOTTIE, WESTIE]


@pytest.mark.rule("C-DOGS-03", "C-KW-05")
def test_what_a_card_is_as_the_price_of_a_dog() -> None:
    table = coop(NOBODY)
    state = state_of(table)
    cards = state.content.cards
    prices = {name: [stack_given_up(state, dog, cards.task_of[name]) for dog in range(4)] for name in ("T-N", "T-W", "T-R", "T-P", "T-KW")}
    assert prices == {
        "T-N": [None, None, None, KNIGHT],
        "T-W": [None, None, WIZARD, None],
        "T-R": [KING, KING, None, None],
        "T-P": [None, None, None, None],
        "T-KW": [None, None, WIZARD, KNIGHT],
    }


# ------------------------------------------------------------------ keys
def test_the_keys_and_what_they_touch() -> None:
    adoption, kill = GAME.option("adopt:D-3:G-W-01"), GAME.option("kill:RAT-08:D-3")
    assert isinstance(adoption, Adopt)
    assert isinstance(kill, Kill)
    assert (adoption.kind, adoption.touches, adoption.dog, GAME.content.cards.task_ids[adoption.task]) == (
        *("adopt", ("D-3", "G-W-01")),
        *(SCOTTIE, "G-W-01"),
    )
    assert (kill.kind, kill.touches, kill.card, kill.dog) == ("kill", ("RAT-08", "D-3"), 7, SCOTTIE)
    assert (Adopt.questions, Kill.questions) == (("work.action",), ("work.action",))
    assert (Adopt.out_of_time, Kill.out_of_time) == ("C-ORD-01", "C-DOGS-09 C-ORD-01")
    assert [GAME.option(f"kill:RAT-{number}:D-1") is None for number in ("17", "18", "25")] == [False, True, True]


# ------------------------------------------------------------------ adopting
@pytest.mark.rule("C-DOGS-02", "C-DOGS-03", "C-KW-05")
def test_the_adoptions_that_are_offered_card_by_card_and_dog_by_dog() -> None:
    hand = {"hand": ["T-R", "T-N", "T-KW", "T-P", "T-W"]}
    table = coop({**MET, "players": {"A": hand}}, settings={"knight-wizards": "on"})
    assert keys(table) == [
        *("pass", "complete:T-R", "complete:T-N", "complete:T-KW", "complete:T-P", "complete:T-W"),
        *("adopt:D-1:T-R", "adopt:D-2:T-R", "adopt:D-4:T-N", "adopt:D-3:T-KW", "adopt:D-4:T-KW", "adopt:D-3:T-W"),
    ]
    table = coop({**MET, "players": {"A": {**hand, "dogs": ["D-1"]}, "B": {"dogs": ["D-4"]}}}, settings={"knight-wizards": "on"})
    assert [key for key in keys(table) if key.startswith("adopt")] == ["adopt:D-2:T-R", "adopt:D-3:T-KW", "adopt:D-3:T-W"]
    charged = coop({**MET, "players": {"A": {**hand, "tasks": ["T-N2"]}}}, settings={"knight-wizards": "on"})
    assert [key for key in keys(charged) if key.startswith("adopt")] == [
        "adopt:D-1:T-R",
        "adopt:D-2:T-R",
        "adopt:D-3:T-KW",
        "adopt:D-3:T-W",
    ]
    assert not [key for key in keys(coop({**MET, "completed": True, "players": {"A": hand}})) if key.startswith("adopt")]


@pytest.mark.rule("C-DOGS-02", "C-DOGS-03", "C-DOGS-09")
def test_why_no_dog_is_adopted() -> None:
    def why(key: str, **a: Any) -> list[Why]:
        given = {**MET, "players": {"A": {"hand": ["T-N", "T-R", "T-KW"], **a}, "B": {"dogs": ["D-2"]}}}
        return reasons(coop(given, settings={"knight-wizards": "on"}), key)

    taken, other_type = ("C-DOGS-09", "dog-adopted", {"dog": "D-2"}), ("C-DOGS-03", "wrong-dog", {"dog": "D-2", "type": "king"})
    assert why("adopt:D-2:T-R") == [taken]
    assert why("adopt:D-4:T-R") == [("C-DOGS-03", "wrong-dog", {"dog": "D-4", "type": "knight"})]
    assert why("adopt:D-3:T-R") == [("C-DOGS-03", "wrong-dog", {"dog": "D-3", "type": "wizard"})]
    assert why("adopt:D-2:T-W") == [taken, other_type, ("C-TASK-12", "not-in-hand", {"task": "T-W"}), NOTHING]
    assert why("adopt:D-4:T-N", tasks=["T-N2"]) == [BASE, DUE, NOTHING]  # each reason once, though completing names it too
    assert why("adopt:D-4:T-KW", tasks=["T-N2"]) == [BASE, DUE]  # as a Wizard it could be completed
    assert why("adopt:D-1:T-N", tasks=["T-N2"]) == [("C-DOGS-03", "wrong-dog", {"dog": "D-1", "type": "king"}), DUE, NOTHING]


@pytest.mark.rule("C-DOGS-01")
def test_a_mode_without_dogs() -> None:
    """The mode itself says so first; this is what the options know."""
    state = state_of(staged(NOBODY))
    for option in (GAME.option("adopt:D-1:P-K-01"), GAME.option("kill:RAT-01:D-1")):
        assert isinstance(option, Adopt | Kill)
        assert [(one.rules, one.text, dict(one.facts)) for one in option.reasons(state, 0, None)] == [(("C-DOGS-01",), "no-dogs", {})]
    assert kills(state, state.players[0]) == []


@pytest.mark.rule("C-DOGS-02", "C-UPCH-09", "C-BONUS-01")
def test_what_the_table_hears_of_an_adoption_and_what_changes() -> None:
    table = coop(
        {
            **MET,
            "players": {"A": {"family": "evertine", "hand": ["T-W", "T-R"], "retained": ["V-51a"], "dogs": ["D-4"]}},
            "discards": {"power": ["P-K-01"]},
        },
        "A adopt:D-2:T-R",
    )
    assert told(table) == [Completed(0, "T-R", "BS", "KO"), Dividend(0, "T-R"), Adopted(0, "D-2", "T-R")]
    assert {one.cause for one in table.events(0, None)} == {"adopt"}
    state = state_of(table)
    me, cards = state.players[0], state.content.cards
    assert (me.dogs, me.hand, me.knights, me.stacks) == ((WESTIE, JACK_TOO), (cards.task_of["T-W"],), 1, ((), (), (), ()))
    assert [cards.task_ids[task] for task in state.discards[1]] == ["P-K-01", "T-R"]
    assert (state.discards[0], state.discards[2]) == ((), ())
    assert state.marked == 1 | 1 << 14
    assert state.completed


@pytest.mark.rule("C-DOGS-02", "C-UPCH-09")
def test_an_adoption_pays_the_upcharge_of_its_own_stack() -> None:
    given = {**MET, "players": {"A": {"hand": ["T-KW"], "tasks": ["T-N2"], "retained": ["dragon-scout"]}}}
    settings = {"knight-wizards": "on"}
    table = coop(given, "A adopt:D-4:T-KW", settings=settings)
    cards = state_of(table).content.cards
    gone = cards.face_ids[state_of(table).vassals_out[0]]
    assert told(table) == [Paid(0, gone, "dragon-scout"), Completed(0, "T-KW", "BS", "KO"), Adopted(0, "D-4", "T-KW")]
    table = coop(given, "A adopt:D-3:T-KW", settings=settings)
    assert told(table) == [Completed(0, "T-KW", "BS", "KO"), Adopted(0, "D-3", "T-KW")]
    assert len(state_of(table).players[0].retained) == 1


def test_a_dog_that_a_card_does_not_bring_is_a_mistake() -> None:
    """No option leads there."""
    table = coop({**MET, "players": {"A": {"hand": ["T-P"]}}})
    state = state_of(table)
    task = state.content.cards.task_of["T-P"]
    flow = adopt.run(state, 0, JACK, task)
    asked = next(flow)
    with pytest.raises(TypeError, match=r"^T-P adopts no Jack Russell$"):
        flow.send(asked.options[0])


# ------------------------------------------------------------------ killing
OUT = {
    "wandering": ["RAT-14", "RAT-01", "RAT-08"],
    "plagued": ["RAT-02"],
    "plagues": ["RAT-22"],
    "discards": ["RAT-18"],
    "deck": ["RAT-03"],
}


def hunting(**a: Any) -> Table:
    return staged(
        {**NOBODY, "decks": {name: [] for name in ("guild", "power", "machination")}, "rats": OUT, "players": {"A": a}}, mode="coop"
    )


@pytest.mark.rule("C-DOGS-04", "C-DOGS-05", "C-DOGS-06", "C-DOGS-07")
def test_the_kills_that_are_offered_dog_by_dog() -> None:
    pack = {"dogs": ["D-4", "D-2", "D-3"]}
    jack = ["kill:RAT-14:D-2", "kill:RAT-01:D-2", "kill:RAT-08:D-2"]
    scottie, westie = ["kill:RAT-01:D-3", "kill:RAT-08:D-3"], ["kill:RAT-01:D-4"]
    assert keys(hunting(**pack, knights=1, wizards=1)) == ["pass", *westie, *jack, *scottie]
    assert keys(hunting(**pack, knights=1)) == ["pass", *westie]
    assert keys(hunting(**pack, wizards=1)) == ["pass", *scottie]
    assert keys(hunting(**pack)) == ["pass"]
    assert keys(hunting(knights=1, wizards=1)) == ["pass"]


@pytest.mark.rule("C-DOGS-04", "C-DOGS-05", "C-DOGS-06", "C-DOGS-07", "C-DOGS-09", "C-RATS-05")
def test_why_nothing_is_killed() -> None:
    rich = {"knights": 2, "wizards": 2}
    table = hunting(dogs=["D-4", "D-3"], **rich)
    assert reasons(table, "kill:RAT-02:D-4") == [("C-RATS-05", "trapped-by-plague", {"card": "RAT-02"})]
    assert reasons(table, "kill:RAT-03:D-4") == [("C-DOGS-07", "not-wandering", {"card": "RAT-03"})]
    assert reasons(table, "kill:RAT-08:D-4") == [("C-DOGS-04", "too-many-for-dog", {"dog": "D-4", "rats": 2})]
    assert reasons(table, "kill:RAT-14:D-3") == [("C-DOGS-05", "too-many-for-dog", {"dog": "D-3", "rats": 3})]
    assert reasons(table, "kill:RAT-01:D-1") == [("C-DOGS-09", "not-your-dog", {"dog": "D-1"})]
    not_asked = ("C-DOGS-09 C-ORD-01", "not-asked", {"asked": "A"})
    assert reasons(table, "kill:RAT-01:D-4", 1)[:2] == [not_asked, ("C-DOGS-09", "not-your-dog", {"dog": "D-4"})]
    assert reasons(table, "kill", 1) == [not_asked]


@pytest.mark.rule("C-DOGS-04", "C-DOGS-05", "C-DOGS-06", "C-DOGS-07", "C-MANIP-12")
@pytest.mark.parametrize(
    ("dog", "knights", "wizards", "expected"),
    [
        ("D-4", 0, 3, ("C-DOGS-04", 1, 0, [("C-MANIP-08", "wants-knight", {}), ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})])),
        ("D-3", 3, 0, ("C-DOGS-05", 0, 1, [("C-MANIP-08", "wants-wizard", {}), ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})])),
        ("D-1", 2, 0, ("C-DOGS-06", 1, 1, [("C-MANIP-08", "wants-wizard", {}), ("C-MANIP-12", "no-wizard", {"wanted": 1, "held": 0})])),
        ("D-2", 0, 2, ("C-DOGS-06", 1, 1, [("C-MANIP-08", "wants-knight", {}), ("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})])),
        ("D-4", 0, 0, ("C-DOGS-04", 1, 0, [("C-MANIP-12", "no-knight", {"wanted": 1, "held": 0})])),
    ],
)
def test_what_a_kill_costs(dog: str, knights: int, wizards: int, expected: Any) -> None:
    rule, *price, missing = expected
    costs = (f"{rule} C-DOGS-07", "kill-costs", {"dog": dog, "knights": price[0], "wizards": price[1]})
    assert reasons(hunting(dogs=[dog], knights=knights, wizards=wizards), f"kill:RAT-01:{dog}") == [costs, *missing]


@pytest.mark.rule("C-DOGS-07", "C-DOGS-10")
@pytest.mark.parametrize(("dog", "card", "left"), [("D-4", "RAT-01", (1, 2)), ("D-3", "RAT-08", (2, 1)), ("D-2", "RAT-14", (1, 1))])
def test_what_the_table_hears_of_a_kill_and_what_changes(dog: str, card: str, left: tuple[int, int]) -> None:
    table = hunting(dogs=[dog], knights=2, wizards=2)
    before = rats_of(state_of(table))
    killed = int(card.removeprefix("RAT-")) - 1
    table.answer(f"kill:{card}:{dog}", 0)
    assert told(table) == [Killed(0, dog, card)]
    state = state_of(table)
    assert (state.players[0].knights, state.players[0].wizards) == left
    wandering = tuple(rat for rat in before.wandering if rat != killed)
    assert state.rats == Rats(before.deck, (*before.discards, killed), wandering, before.plagued, before.plagues)
    assert table.asked == (0,)
    assert reasons(table, f"kill:{card}:{dog}")[0] == ("C-DOGS-07", "not-wandering", {"card": card})


@pytest.mark.rule("C-DOGS-09")
def test_nothing_is_killed_in_another_step() -> None:
    given = {
        "at": "check-limits",
        **NOBODY,
        "rats": OUT,
        "players": {"A": {"dogs": ["D-4"], "knights": 1, "hand": ["G-K-01", "G-K-02", "G-K-03"]}},
    }
    table = staged(given, mode="coop")
    assert reasons(table, "kill:RAT-01:D-4") == [("C-DOGS-09 C-ORD-01", "not-now", {"step": "limit.hand"})]
    assert reasons(table, "adopt")[0] == ("C-ORD-01", "not-now", {"step": "limit.hand"})
