"""Telling a game in words: sentences from events, reasons and questions, with messages and without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from blackstone.kernel.events import Event, HandedOver, Undone
from blackstone.kernel.game import Game, Games, Outcome
from blackstone.kernel.messages import Messages, messages_for
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.plain_text import PlainText, told
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Reason
from blackstone.kernel.rolls import Rolled
from blackstone.kernel.text import (
    Desk,
    event_line,
    event_tag,
    facts_of,
    kind_line,
    listed,
    pass_line,
    question_line,
    reason_line,
    wrapped,
)

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("Anna", "Bob", "Chloé")


class Built(Event, frozen=True, tag="built-wall"):
    seat: int
    at: str
    stones: int
    helped: tuple[int, ...] = ()
    whole: bool = False
    secret_door: str | None = None


class Rained(Event, frozen=True, tag="rained"):
    pass


@pytest.fixture
def board() -> PlainText:
    games = Games.installed()
    game: Game[Any] = games[next(iter(games))]
    return PlainText(msgspec.structs.replace(game) if isinstance(game, msgspec.Struct) else game)


def desk(language: str = "en", seat: int | None = 0, extra: str = "") -> Desk:
    if not extra:
        return Desk(messages_for(language), NAMES, seat)
    texts = [
        file.read_text(encoding="utf-8") for file in (Path(__file__).parents[2] / "src/blackstone/kernel/locale" / language).glob("*.ftl")
    ]
    return Desk(Messages(language, [*texts, extra]), NAMES, seat)


def question(kind: str = "turn.build", may: bool = False, **about: str | int) -> Question:
    return Question(1, kind, "X-1", may, (0,), (), (), about)


# ------------------------------------------------------------------ events
def test_an_event_without_a_message_is_told_by_its_fields(board: PlainText) -> None:
    event = Built(1, "b2", 3, (0, 2), True)
    assert event_tag(event) == "built-wall"
    assert event_line(event, board, desk()) == "Bob: built wall (at b2, stones 3, helped 0 and 2, whole yes, secret_door none)."
    assert event_line(Rained(), board, desk()) == "rained"


def test_an_event_with_a_message_speaks_to_the_reader(board: PlainText) -> None:
    said = (
        "event-built-wall = { $you ->\n    [yes] You build\n   *[no] { $who } builds\n } at { $at } with { $helped } ({ $helped-count })."
    )
    event = Built(0, "b2", 3, (1, 2))
    assert event_line(event, board, desk(extra=said.replace("helped", "helped"))) == "You build at b2 with 1 and 2 (2)."
    assert event_line(event, board, desk(seat=1, extra=said)) == "Anna builds at b2 with 1 and 2 (2)."
    assert event_line(event, board, desk(seat=None, extra=said)) == "Anna builds at b2 with 1 and 2 (2)."


def test_the_kernels_own_events(board: PlainText) -> None:
    assert event_line(Undone(0, 1, False), board, desk()) == "You take back the last answer."
    assert event_line(Undone(0, 3, True), board, desk(seat=1)) == "Anna takes back the last 3 answers, with the table’s consent."
    assert event_line(Undone(1, 1, True), board, desk("fr")) == "Bob reprend la dernière réponse, avec l’accord de la table."
    assert event_line(Undone(0, 2, False), board, desk("fr")) == "Vous reprenez les 2 dernières réponses."
    assert event_line(HandedOver(1, "human"), board, desk()) == "A person now plays for Bob."
    assert event_line(HandedOver(1, "greedy"), board, desk("fr")) == "Le robot «\u00a0greedy\u00a0» joue désormais pour Bob."
    assert event_line(Rolled(0, "attack", (4, 6)), board, desk()) == "You roll 4 and 6 (attack)."
    assert event_line(Rolled(-1, "attack", (4,), (0,)), board, desk()) == "The enemy rolls 4 (attack), some of the dice a second time."


def test_fields_become_words(board: PlainText) -> None:
    fields = {"seat": 2, "none": None, "yes": True, "no": False, "number": 7, "word": "x", "winners": (0, 1), "empty": ()}
    assert facts_of(fields, board, desk(seat=2)) == {
        "who": "Chloé", "you": "yes", "none": "none", "yes": "yes", "no": "no", "number": 7, "word": "x",
        "winners": "Anna and Bob", "winners-count": 2, "empty": "nothing", "empty-count": 0,
    }  # fmt: skip
    assert facts_of({"seat": -1}, board, desk()) == {"who": "The enemy", "you": "no"}
    assert facts_of({"seat": 3}, board, desk()) == {"seat": 3}


def test_several_words_are_listed() -> None:
    assert listed([], desk()) == "nothing"
    assert listed(["a"], desk()) == "a"
    assert listed(["a", "b"], desk()) == "a and b"
    assert listed(["a", "b", "c"], desk("fr")) == "a, b et c"


def test_who_is_called_what() -> None:
    here = desk(seat=1)
    assert [here.name(1), here.called(1), here.called(0)] == ["Bob", "You", "Anna"]
    assert [here.mine(1), here.mine(0), desk(seat=None).mine(0)] == ["yes", "no", "no"]


# ------------------------------------------------------------------ reasons and questions
def test_reasons(board: PlainText) -> None:
    assert reason_line(Reason(("X-1", "X-2"), "over"), board, desk()) == "The game is over. [X-1 X-2]"
    assert reason_line(Reason((), "over"), board, desk("fr")) == "La partie est terminée."
    assert reason_line(Reason(("",), "too-far", {"at": "b2", "by": 3}), board, desk()) == "too far at: b2 by: 3"
    wanted = {"mode": "Pig", "seats": 7, "least": 2, "most": 4}
    assert reason_line(Reason(("P-6",), "wrong-seats", wanted), board, desk()) == "Pig is for 2 to 4 players, not for 7. [P-6]"


def test_questions(board: PlainText) -> None:
    said = "question-turn-build = Where do you build, with { $stones } stones?\nkind-turn-build = building\npass-turn-build = build nothing"
    assert question_line(question(stones=3), board, desk(extra=said)) == "Where do you build, with 3 stones?"
    assert question_line(question(stones=3), board, desk()) == "build (stones 3)"
    assert question_line(question("turn.build-wall"), board, desk()) == "build wall"
    assert question_line(question(at="b2"), board, desk(extra="kind-turn-build = building")) == "building (at b2)"
    assert kind_line("turn.build", desk(extra=said)) == "building"
    assert pass_line(question(), desk(extra=said)) == "build nothing"
    assert pass_line(question(), desk()) == "pass"


def test_long_sentences_are_broken() -> None:
    assert wrapped(["short", "  a bb ccc dddd eeeee", "\x1b[1ma bb ccc dddd eeeee"], 12) == [
        "short",
        "  a bb ccc",
        "    dddd",
        "    eeeee",
        "\x1b[1ma bb ccc dddd eeeee",
    ]
    assert wrapped(["x" * 79]) == ["x" * 79]
    assert wrapped([f"{'x' * 40} {'y-' * 30}"]) == ["x" * 40, f"  {'y-' * 30}"]
    assert wrapped(["aaaa\u00a0: bbbb"], 9) == ["aaaa\u00a0:", "  bbbb"]


# ------------------------------------------------------------------ a game without words
def test_a_view_is_told_as_it_is(board: PlainText) -> None:
    view = {
        "turn": 1,
        "over": False,
        "note": None,
        "points": [3, 4],
        "empty": [],
        "cells": {"a1": 0, "b2": 1},
        "heroes": [{"seat": 0, "at": "R1"}, {"seat": 2, "at": "R2"}],
        "deep": {"one": {"two": {"x": 1}}},
        "nothing": {},
    }
    assert told("", view, board, desk()) == [
        "turn: Bob",
        "over: no",
        "note: -",
        "points: 3 4",
        "empty: -",
        "cells: a1 0, b2 1",
        "heroes 1: seat Anna, at R1",
        "heroes 2: seat Chloé, at R2",
        "deep:",
        "  one: two x 1",
        "nothing: -",
    ]


def test_plain_text_plays_any_game(board: PlainText) -> None:
    option = Option("move:a1:b2", ("a1", "b2"))
    assert board.paths(option) == (("move", "a1", "b2"),)
    assert board.option(option, question(), None, desk()) == board.brief(option, question(), None, desk()) == "move a1 b2"
    assert board.option(PASS, question(), None, desk()) == "pass"
    assert board.group(("move", "a1"), question(), None, desk()) == "move a1"
    assert (board.act("move", desk()), board.rank(("move",)), list(board.synonyms("a1", desk()))) == ("move", 0, [])
    assert board.question(question(), None, desk()) == "build"
    assert board.card("x", None, desk()) == []
    assert board.word("turn", 1, desk()) == "Bob"
    assert board.word("at", "b2", desk()) == "b2"
    assert board.word("turn", 9, desk()) == 9


def test_how_a_game_without_words_ends(board: PlainText) -> None:
    ended = board.outcome(None, Outcome((1,), "stones"), (2, 3), desk())
    assert ended == ["You: 2.", "Bob: 3.", "Bob wins (stones)."]
    assert board.outcome(None, Outcome((0, 1), "full"), (1, 1), desk(extra="decided-full = a full grid"))[-1] == (
        "Anna and Bob share the victory (a full grid)."
    )
    assert board.outcome(None, Outcome((), "", "won"), (1, 1), desk())[-1] == "You have won, all together."
    assert board.outcome(None, Outcome((), "", "lost"), (1, 1), desk("fr"))[-1] == "Vous avez perdu, tous ensemble."


@pytest.mark.parametrize("id", ["tictactoe", "pig"])
def test_the_examples_can_be_told(id: str) -> None:
    game = Games.installed().including(EXAMPLES / id)[id]
    text = PlainText(game)
    assert text.how(None, Desk(messages_for("en"), NAMES))[0].startswith(game.title)
    said = messages_for("en", game.folder / "locale")
    assert text.how(None, Desk(said, NAMES)) == said("how").splitlines()
