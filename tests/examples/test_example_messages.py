"""The examples speak English and French: everything they can say is said in both, and can be put together."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from blackstone.kernel.game import Games
from blackstone.kernel.messages import LANGUAGES, Messages, messages_for
from blackstone.kernel.plain_text import PlainText
from blackstone.kernel.table import new_game
from blackstone.kernel.text import Desk, dashed, event_line, event_tag, question_line, reason_line

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("tictactoe", "pig", "ambush")
SAME = {"setting-target-100", "setting-target-50", "event-felled"}
"""Messages that may be the same in both languages."""


def messages(name: str, language: str) -> Messages:
    return messages_for(language, EXAMPLES / name / "locale")


def own(name: str, language: str) -> dict[str, str]:
    """The messages of one catalogue as they are written, attributes and all."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((EXAMPLES / name / "locale" / language).glob("*.ftl")))
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], (part.strip() for part in parts[2::2]), strict=True))


def wanted(name: str) -> set[str]:
    """What a game can say: found in what it hands to the kernel, and in the reasons its code gives."""
    game = Games({}).including(EXAMPLES / name)[name]
    ids = {"how", *(f"mode-{mode.id}" for mode in game.modes), *(f"setting-{setting.id}" for setting in game.settings)}
    ids |= {f"setting-{setting.id}-{value}" for setting in game.settings for value in setting.values}
    ids |= {f"{what}-{dashed(choice.id)}" for choice in game.choices for what in ("kind", "question")}
    ids |= {f"act-{option.kind}" for option in game.content.words if option.key != "pass"}
    ids |= {f"event-{event.__struct_config__.tag}" for event in game.events}
    code = "\n".join(path.read_text(encoding="utf-8") for path in (EXAMPLES / name).glob("*.py"))
    reasons = re.findall(r'\breason\(\s*[\w".-]+,\s*"([a-z-]+)"', code) + re.findall(r'\bReason\(\([^)]*\), "([a-z-]+)"', code)
    reasons += re.findall(r'"(in-the-middle|nothing-of-the-kind)"', code)
    return ids | {f"why-{text}" for text in reasons} | {f"decided-{text}" for text in re.findall(r'Outcome\([^"\n]*"([a-z]+)"', code)}


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_said_in_both_languages(name: str) -> None:
    english, french = own(name, "en"), own(name, "fr")
    assert set(english) == set(french)
    assert {id for id in english if english[id] == french[id]} <= SAME
    for language in LANGUAGES:
        spoken = messages(name, language)
        assert {id for id in wanted(name) if id not in spoken} == set()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_written_that_nobody_says(name: str) -> None:
    assert set(own(name, "en")) - wanted(name) <= {id for id in own(name, "en") if id.startswith("pass-")}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_random_games_can_be_put_together(name: str, language: str) -> None:
    """Events, questions and refusals, as each seat reads them."""
    game = Games({}).including(EXAMPLES / name)[name]
    board, said = PlainText(game), set()
    for number in range(4):
        seats = min(2 + number, game.modes[0].seats[1])
        settings = {"hostile": "human" if seats == 5 else "automatic"} if name == "ambush" else {}
        table, rng = new_game(game, seats=seats, seed=number, settings=settings), Random(number)
        desks = [Desk(messages(name, language), tuple(f"Player {seat}" for seat in range(seats)), seat) for seat in (*range(seats), None)]
        told = 0
        while not table.over:
            for desk in rng.sample(desks, 2):
                for one in table.events(told, desk.seat):
                    assert event_line(one.event, board, desk)
                    said.add(f"event-{event_tag(one.event)}")
                if desk.seat is not None:
                    question = table.question(desk.seat)
                    assert question is not None
                    if question.options:
                        assert question_line(question, board, desk)
                    refusal = table.why(rng.choice(list(game.content.words)).key, desk.seat)
                    for reason in refusal.reasons if refusal is not None else ():
                        assert reason_line(reason, board, desk)
                        said.add(f"why-{reason.text}")
            told = table._kept().told
            seat = rng.choice(table.asked)
            asides = [option.key for option in table.asides(seat) if rng.random() < 0.2]
            question = table.question(seat)
            assert question is not None
            table.answer(rng.choice(asides or question.keys), seat)
    assert len(said) >= {"tictactoe": 3, "pig": 4, "ambush": 30}[name]
