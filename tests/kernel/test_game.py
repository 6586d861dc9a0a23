"""A game as a value: modes, settings, wishes and what refuses them, encoding, vocabulary, content of one's own."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from parlour import CONTENT, Said, parlour, parlour_game, pick, said

from blackstone.kernel.errors import ContentError, Rejected, UnknownGame
from blackstone.kernel.events import HandedOver, Told, Undone
from blackstone.kernel.game import Game, Games, Mode, NewGame, Outcome, Setting
from blackstone.kernel.options import PASS
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Effect, Scene
from blackstone.kernel.table import new_game

GAME = parlour_game(pick(0))


def wish(**more: Any) -> NewGame:
    return GAME.wish(**{"mode": None, "seats": None, "settings": {}, "seed": b"s", "seed_chosen": False, "first": None, **more})


def refused(**more: Any) -> tuple[str, list[Reason], str]:
    with pytest.raises(Rejected) as rejected:
        wish(**more)
    return rejected.value.refusal.key, list(rejected.value.refusal.reasons), str(rejected.value)


# ------------------------------------------------------------------ wishes
def test_a_wish_is_filled_in_from_the_mode() -> None:
    assert wish() == NewGame("short", 2, {"light": "on"}, b"s", False, None)
    assert wish(mode="long", seats=3, settings={"fire": "high"}, seed_chosen=True, first=2) == NewGame(
        "long", 3, {"light": "on", "fire": "high"}, b"s", True, 2
    )
    assert wish(seats=4, first=0).seats == 4
    assert wish(seats=4, first=3).first == 3
    assert (NewGame("m", 2, {}, b"").seed_chosen, NewGame("m", 2, {}, b"").first) == (False, None)


def test_what_is_refused_names_its_rule() -> None:
    for seats in (1, 5, 0):
        key, reasons, text = refused(seats=seats)
        assert (key, reasons) == ("short", [Reason(("R-8",), "wrong-seats", {"mode": "Short", "seats": seats, "least": 2, "most": 4})])
        assert text == f"Short is for 2 to 4 players, not for {seats}. [R-8]"
    key, reasons, text = refused(mode="long", seats=2)
    assert reasons == [Reason(("",), "exact-seats", {"mode": "Long", "seats": 2, "least": 3})]
    assert text == "Long is for 3 players, not for 2."
    for first in (2, -1):
        assert refused(seats=2, first=first)[:2] == ("short", [Reason((), "no-such-seat", {"seat": first, "seats": 2})])
    assert refused(settings={"heat": "on"})[:2] == ("heat", [Reason((), "no-such-setting", {"setting": "heat", "known": "light, fire"})])
    assert refused(settings={"light": "dim"})[:2] == (
        "light",
        [Reason(("R-7",), "no-such-value", {"setting": "light", "value": "dim", "known": "on, off"})],
    )
    assert refused(settings={"fire": "low"})[:2] == ("fire", [Reason((), "not-in-mode", {"setting": "fire", "mode": "short"})])
    with pytest.raises(UnknownGame, match="parlour has no mode wide; it has short, long"):
        wish(mode="wide")


def test_a_game_may_refuse_more() -> None:
    grim = parlour_game(
        pick(0), refuse_new=lambda wish: [Reason(("R-1",), "not-today"), Reason(("R-2",), "never")] if wish.seats == 3 else ()
    )
    assert new_game(grim, seats=2).seats == ("human", "human")
    with pytest.raises(Rejected) as rejected:
        new_game(grim, seats=3)
    assert rejected.value.refusal.rules == ("R-1", "R-2")
    assert rejected.value.refusal.key == "short"
    assert str(rejected.value) == "not today [R-1] never [R-2]"  # the game has no messages for them


# ------------------------------------------------------------------ modes, settings, kinds, words
def test_modes_and_settings() -> None:
    assert (GAME.mode(None).id, GAME.mode("long").title, Mode("m", "M", (1, 2)).rule) == ("short", "Long", "")
    setting = Setting("s", "S", ("x", "y"), ("m",))
    assert (setting.default, setting.rules) == ("x", ())
    assert GAME.settled("long", {"light": "off"}) == {"light": "off", "fire": "low"}
    for value in (setting, Mode("m", "M", (1, 2)), wish(), GAME):
        with pytest.raises(FrozenInstanceError):
            value.id = "other"  # type: ignore[misc,union-attr]
    with pytest.raises(AttributeError):
        Outcome((0,), "x").winners = ()  # type: ignore[misc]
    assert Outcome((0,), "x").together == ""


def test_what_a_mode_is_played_without_may_be_named_as_off() -> None:
    settings = (
        Setting("light", "Light", ("on", "off"), ("short", "long"), ("R-7",)),
        Setting("fire", "Fire", ("low", "high", "off"), ("long",), ("R-6",)),
        Setting("wind", "Wind", ("off", "on"), ("long",)),
    )
    game = replace(GAME, settings=settings)
    assert game.settled("short", {"fire": "off", "wind": "off"}) == {"light": "on"}
    assert game.settled("long", {"fire": "off", "light": "off"}) == {"light": "off", "fire": "off", "wind": "off"}
    with pytest.raises(Rejected) as rejected:
        game.settled("short", {"fire": "high"})
    assert list(rejected.value.refusal.reasons) == [Reason(("R-6",), "not-in-mode", {"setting": "fire", "mode": "short"})]
    with pytest.raises(Rejected) as rejected:
        GAME.settled("short", {"fire": "off"})  # here fire knows no off
    assert [reason.text for reason in rejected.value.refusal.reasons] == ["no-such-value"]


def test_what_stories_leave_unsaid() -> None:
    assert GAME.plainest("long") == {}
    plain = parlour_game(pick(0), plain={"fire": "high", "smoke": "on", "light": "off"})
    assert plain.plainest("long") == {"light": "off", "fire": "high"}
    assert plain.plainest("short") == {"light": "off"}
    assert plain.settled("long", {}) == {"light": "on", "fire": "low"}  # what nobody leaves unsaid is the default


def test_kinds_of_questions_by_id() -> None:
    assert list(GAME.kinds) == ["pick", "only", "may", "secret", "aside"]
    window = GAME.kinds["aside"]
    assert (window.id, window.rule, window.may, window.secret, window.tells) == ("aside", "kernel", True, False, None)
    assert window is GAME.window
    assert window.build(None, 0) == [PASS]
    thirsty = parlour(pick(0), potions=(1, 0))
    assert [option.key for option in thirsty.game.window.build(thirsty._run.game, 0)] == ["pass", "drink"]


def test_the_vocabulary_is_what_the_game_spares() -> None:
    everything = ["pass", "a", "b:1", "b:2", "drink"]
    assert GAME.vocabulary() == GAME.vocabulary({}, "long") == everything
    asked: list[NewGame] = []

    def spare(words: Any, wish: NewGame) -> Any:
        asked.append(wish)
        return [option for option in words if option.kind == "b"]

    sparing = parlour_game(pick(0), spare=spare)
    assert sparing.vocabulary({"light": "off"}, "long") == ["b:1", "b:2"]
    assert (asked[0].mode, asked[0].seats, asked[0].settings) == ("long", 3, {"light": "off", "fire": "low"})
    assert sparing.vocabulary() == ["b:1", "b:2"]
    assert (asked[1].mode, asked[1].seats, asked[1].settings) == ("short", 2, {"light": "on"})
    with pytest.raises(Rejected):
        GAME.vocabulary({"light": "dim"})
    assert (GAME.option("b:1"), GAME.option("b")) == (CONTENT.b, None)


def test_what_a_game_need_not_say() -> None:
    with pytest.raises(TypeError):
        Game("parlour", "Parlour")  # type: ignore[call-arg,misc]
    plain = parlour_game(pick(0))
    assert (plain.remake, plain.extra, plain.upgrades, plain.plain, plain.hands, plain.bots, plain.stagehand, plain.text) == (
        *(None, {}, {}, {}, None, {}),
        *(None, None),
    )
    assert (plain.refuse_new(wish()), plain.asides(None, 0), plain.counts()) == ((), (), {})  # type: ignore[arg-type]
    fields = {name: GAME.__dataclass_fields__[name].default for name in ("goals", "rounds", "spare")}
    assert fields["goals"](None) == frozenset()
    assert fields["rounds"](None) == 0
    assert fields["spare"](CONTENT.words, None) is CONTENT.words


# ------------------------------------------------------------------ bytes
def test_a_state_is_stored_without_content_and_scene() -> None:
    table = parlour(pick(0), pick(1))
    table.answer("b:1", 0)
    state, game = table._run.game, table.game
    state.effects = (Effect("a", "b", 1, ("pick", 1), 2, 3),)
    state.scene = Scene(listening=True)
    data = game.encode(state)
    again = game.decode(data)
    assert again.content is game.content
    assert again.scene is None
    assert (again.said, again.agenda, again.effects, again.seed) == (state.said, state.agenda, state.effects, state.seed)
    assert msgspec.msgpack.decode(data)[0] is None
    assert game.encode(again) == data


def test_events_of_a_game_and_the_kernel_s_own_can_be_read() -> None:
    told = [Told(1, "pick", Said(0, "a")), Told(2, "", Undone(0, 1, False)), Told(3, "", HandedOver(0, "x"))]
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(told), type=list[GAME.told]) == told  # type: ignore[name-defined]


# ------------------------------------------------------------------ content and games
def test_a_game_with_cards_of_one_s_own() -> None:
    assert GAME.with_content({}) is GAME
    with pytest.raises(ContentError, match="parlour takes no cards of one's own"):
        GAME.with_content({"cards": 1})
    willing = parlour_game(pick(0), remake=lambda extra: parlour_game(pick(0), pick(1)))
    more = willing.with_content({"cards": 1})
    assert more.extra == {"cards": 1}
    table = new_game(more, seats=2)
    assert table.header.content == {"cards": 1}
    assert len(table._run.game.agenda) == 2
    assert said(table) == []


def test_games_are_made_once_and_only_when_wanted() -> None:
    made: list[str] = []

    def maker(id: str) -> Any:
        return lambda: made.append(id) or GAME

    games = Games({"one": maker("one"), "two": maker("two")})
    assert list(games) == ["one", "two"]
    assert made == []
    assert games["two"] is games["two"] is GAME
    assert made == ["two"]
    with pytest.raises(UnknownGame, match="there is no game three; there are one, two"):
        games["three"]
    with pytest.raises(UnknownGame, match="there is no game three; there are none"):
        Games({})["three"]


def test_a_folder_is_read_once_and_afresh_after_an_error(tmp_path: Path) -> None:
    folder = tmp_path / "my-game"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise OSError('not yet')\n")
    with pytest.raises(UnknownGame):
        Games({}).including(folder)
    (folder / "part.py").write_text("TITLE = 'Mine'\n")
    (folder / "__init__.py").write_text(
        "from dataclasses import replace\nfrom parlour import parlour_game, pick\nfrom .part import TITLE\n"
        "game = lambda: replace(parlour_game(pick(0)), id='mine', title=TITLE)\n"
    )
    games = Games({"one": lambda: GAME}).including(folder)
    assert list(games) == ["one", "mine"]
    assert games["mine"].title == "Mine"
    assert games["one"] is GAME
    again = Games({}).including(folder)
    assert again["mine"].content is games["mine"].content
    with pytest.raises(UnknownGame, match="holds no game"):
        Games({}).including(tmp_path / "nowhere")


def test_a_table_of_an_installed_game_is_made_by_its_name() -> None:
    assert new_game("castle", seats=2).game.title == "Blackstone Castle"
    with pytest.raises(UnknownGame, match="there is no game chess"):
        new_game("chess")
