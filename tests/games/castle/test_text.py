"""The Castle at a terminal: everything that exists has its words in both languages, and the table fits on the screen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from blackstone.games import castle
from blackstone.games.castle import events
from blackstone.games.castle.text import CastleText
from blackstone.games.castle.view import CastleView
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.game import Game
from blackstone.kernel.messages import LANGUAGES, Messages, messages_for
from blackstone.kernel.questions import Question
from blackstone.kernel.table import Table, new_game
from blackstone.kernel.text import Desk, TextBoard, dashed, event_line, event_tag, reason_line

FOLDER = Path(castle.__file__).parent
NAMES = ("Anna", "Bob", "Chloé", "Dino")
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def game() -> Game:
    return castle.game()


@cache
def words(language: str) -> Messages:
    return messages_for(language, FOLDER / "locale")


@cache
def board() -> TextBoard:
    assert game().text is not None
    return game().text()


def desk(language: str = "en", seat: int | None = 0, **how: object) -> Desk:
    return Desk(words(language), NAMES, seat, **how)


def asked(table: Table) -> tuple[int, Question]:
    seat = table.asked[0]
    question = table.question(seat)
    assert question is not None
    return seat, question


def wander(seats: int, seed: str, answers: int, **settings: str) -> Iterator[Table]:
    """A table at every question of a game in which whatever is rare is done whenever it can be."""
    table, rng = new_game(game(), seats=seats, seed=seed, settings=settings), Random(seed)
    for _ in range(answers):
        if table.over:
            break
        yield table
        seat, question = asked(table)
        rare = [key for key in question.keys if key.partition(":")[0] in ("complete", "agent", "hide", "recall", "play", "watch")]
        table.answer(rng.choice(rare or question.keys), seat)
    yield table


# ------------------------------------------------------------------ everything that exists has its words
@BOTH
def test_every_kind_of_question_has_its_words(language: str) -> None:
    say = words(language)
    for choice in game().choices:
        assert f"kind-{dashed(choice.id)}" in say
        assert f"question-{dashed(choice.id)}" in say
        assert f"pass-{dashed(choice.id)}" in say or not choice.may, choice.id
    assert "pass-work-action" in say


@BOTH
def test_every_kind_of_act_has_its_words(language: str) -> None:
    say = words(language)
    for kind in (*KINDS, "reward", "pass"):
        assert f"act-{kind}" in say
        assert say.attribute(f"act-{kind}", "what", knights=1, wizards=2)


@BOTH
def test_every_event_has_its_words(language: str) -> None:
    for event in events.ALL:
        assert f"event-{event.__struct_config__.tag}" in words(language)
    assert event_tag(events.Mustered(0, 1, 1)) == "mustered"


@BOTH
def test_every_mode_and_setting_has_its_words(language: str) -> None:
    say = words(language)
    for mode in game().modes:
        assert f"mode-{mode.id}" in say
    for setting in game().settings:
        assert f"setting-{setting.id}" in say
        for value in setting.values:
            assert f"setting-{setting.id}-{value}" in say


@BOTH
def test_every_card_has_its_name_and_text(language: str) -> None:
    say = words(language)
    for id in game().content.cards.task_ids:
        assert say(f"task-{id}")
        assert say.attribute(f"task-{id}", "text")
    for face in game().content.cards.symbol_names:
        assert f"face-{face}" in say
        assert f"vassal-{face}" in say


def reasons_in_code() -> set[str]:
    """The texts of all reasons the rules give: the second argument of every call of `reason`."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason" and len(node.args) > 1:
                found |= texts(node.args[1])
    return found


def texts(node: ast.expr) -> set[str]:
    """The texts an expression can be; `{side}` is the half of a task."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    assert isinstance(node, ast.JoinedStr), f"line {node.lineno}: a reason's text that nobody can look up"
    start = node.values[0]
    assert isinstance(start, ast.Constant)
    return {f"{start.value}{side}" for side in ("left", "right")}


@BOTH
def test_every_reason_has_its_words(language: str) -> None:
    found = reasons_in_code()
    assert {"occupied", "unmet-left", "unmet-right", "face-down"} <= found
    assert {text for text in found if f"why-{text}" not in words(language)} == set()


# ------------------------------------------------------------------ and they come out right
@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_can_be_told(language: str, seats: int) -> None:
    """Questions, options, notes, events, tableaus, piles: no message is missing anywhere, and none is half filled in."""
    for number, table in enumerate(wander(seats, f"told {seats}", 90)):
        seat, question = asked(table) if not table.over else (0, None)
        here, view = desk(language, seat), table.view(seat)
        lines = [*board().table(view, here), *board().piles(view, here), *board().tableau(view, (seat + number) % seats, here)]
        if question is not None:
            lines.append(board().question(question, view, here))
            for option in question.options:
                lines += [board().option(option, question, view, here), board().brief(option, question, view, here)]
                lines += [board().group(path[:n], question, view, here) for path in board().paths(option) for n in range(1, len(path))]
                if number % 8 == 0:
                    lines += [note.text for note in board().notes(option, view, lambda keys, t=table, s=seat: t.preview(keys, s), here)]
        check(lines)
    check([event_line(told.event, board(), desk(language, seat)) for seat in range(seats) for told in table.events(0, seat)])


NONE = re.compile("none face down|discards: none|: none\\.|you have none|play none")
"""Where `none` is meant."""


def check(lines: list[str]) -> None:
    for line in lines:
        assert "{" not in line, line
        assert "None" not in line, line
        assert "none" not in NONE.sub("", line), line


NEVER = ("slide:BS:LT", "slide:BS:LS:wizard", "swap:BS:LT:knight", "draw:guild:knight", "draw:guild:two", "use:BS:BS")
"""Keys that no list ever offers."""


@BOTH
def test_every_refusal_can_be_told(language: str) -> None:
    for number, table in enumerate(wander(2, "refused", 81)):
        if number % 20 or table.over:
            continue
        for seat in (0, 1):
            keys = [option.key for option in game().content.words]
            for key in [*keys, *KINDS, *ELSEWHERE, *NEVER]:
                refusal = table.why(key, seat)
                check([reason_line(reason, board(), desk(language, seat)) for reason in refusal.reasons] if refusal is not None else [])


def test_a_sentence_speaks_to_whom_it_is_about() -> None:
    slid = events.Slid(0, "BS", "LS", "V-19a")
    assert event_line(slid, board(), desk("en", 0)) == "You slide the Lion Spy from B·S to L·S."
    assert event_line(slid, board(), desk("en", 1)) == "Anna slides the Lion Spy from B·S to L·S."
    assert event_line(slid, board(), desk("fr", None, utf8=False)) == "Anna fait glisser l’Espion du Lion de B.S à L.S."
    hid = events.Hid(1)
    assert event_line(hid, board(), desk("en", 0)) == "Bob lays a card face down."
    assert event_line(events.Hid(1, "G-K-01"), board(), desk("en", 1)) == "You lay “Oathkeeper of the Ford” (G-K-01) face down."


def test_a_reason_names_its_rules() -> None:
    table = new_game(game(), seats=2, seed="x", first=0)
    table.answer("corner:top-left", 0)
    table.answer("corner:top-right", 1)
    refusal = table.why("slide:BS:LT", 0)
    assert refusal is not None
    assert reason_line(refusal.reasons[0], board(), desk()).endswith("[C-MANIP-02]")


# ------------------------------------------------------------------ the screen
@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_drawing_fits_on_the_screen(language: str, seats: int) -> None:
    """Never wider than 80 columns, never higher than the room it is given; every vassal is there, faction above role."""
    for table in wander(seats, f"drawn {seats}", 60):
        for height in (13, 16, 20):
            for seat in range(seats):
                lines = board().table(table.view(seat), desk(language, seat, plain=False, height=height))
                assert max(map(len, lines)) < 80
                assert len(lines) <= height


@BOTH
def test_every_vassal_is_drawn_and_said(language: str) -> None:
    table = next(wander(2, "shown", 1))
    view = table.view(0)
    assert isinstance(view, CastleView)
    drawing = board().table(view, desk(language, 0, plain=False))
    spoken = "\n".join(board().table(view, desk(language, 0)))
    say = words(language)
    for square, vassal in view.board.items():
        faction, role = vassal.face.split("-")
        row, column = drawing[2 + 2 * "STONE".index(square[1]) :], 4 + 11 * "BLACK".index(square[0])
        assert row[0][column : column + 11].strip() == say(f"faction-{faction}")
        assert row[1][column : column + 11].strip() == say(f"role-{role}")
        assert f"{square[0]}·{square[1]} {say(f'face-{vassal.face}')}" in spoken


def test_castles_and_agents_are_drawn_and_said() -> None:
    seen: set[str] = set()
    for table in wander(2, "marked", 200):
        view = table.view(0)
        assert isinstance(view, CastleView)
        drawing, spoken = (board().table(view, desk("en", 0, plain=plain)) for plain in (False, True))
        castles = sum(vassal.castle for vassal in view.board.values())
        agents = sum(len(vassal.agents) for vassal in view.board.values())
        assert sum(line.count("#") for line in drawing) == castles == sum(line.count("under a castle") for line in spoken)
        assert sum(line[4:59].count("@") for line in drawing) == agents == sum(line.count("watched by") for line in spoken)
        seen |= {"castle"} if castles else set()
        seen |= {"agent"} if agents else set()
    assert seen == {"castle", "agent"}


def test_without_utf8_the_board_is_drawn_in_ascii() -> None:
    """Sentences are spelled in ASCII by the terminal itself."""
    for table in wander(3, "ascii", 40):
        here = Desk(words("en"), ("Anna", "Bob", "Chloe"), 0, plain=False, utf8=False)
        lines = board().table(table.view(0), here)
        assert all(line.isascii() for line in lines[1:13]), lines


@BOTH
def test_the_rules_fit_on_one_screen(language: str) -> None:
    lines = board().how(desk(language))
    assert len(lines) <= 23
    assert max(map(len, lines)) <= 79
    assert any("21" in line for line in lines)


# ------------------------------------------------------------------ what an act would bring
def opening() -> Table:
    """The human of seat A is about to work: G-W-03 lacks a captain in column C, and one stands at AO."""
    table = new_game(game(), seats=2, seed="x", first=0)
    table.answer("corner:top-left", 0)
    table.answer("corner:top-right", 1)
    return table


def notes(table: Table, key: str, language: str = "en") -> list[tuple[str, str]]:
    seat, question = asked(table)
    option = next(option for option in question.options if option.key == key)
    return list(board().notes(option, table.view(seat), lambda keys: table.preview(keys, seat), desk(language, seat)))


def test_an_option_says_what_it_would_complete_or_lose() -> None:
    table = opening()
    assert notes(table, "slide:AO:CO") == [("+", "“Chartmaker of Winter Stars” (G-W-03) could then be completed.")]
    assert notes(table, "slide:AS:LS") == []
    assert notes(table, "flip:CN")[0][0] == "<"
    table.answer("slide:AO:CO", 0)
    assert ("-", "“Chartmaker of Winter Stars” (G-W-03) could then no longer be completed.") in notes(table, "flip:CO")


def test_a_completion_says_its_cost_and_what_it_brings() -> None:
    table = opening()
    table.answer("slide:AO:CO", 0)
    said = [note[1] for note in notes(table, "complete:G-W-03")]
    assert said == ["No upcharge.", "1 point more: 1 in all.", "From your next turn on, a Wizard token more each turn."]


def test_waking_an_agent_is_said_with_its_reward() -> None:
    for table in wander(2, "woken", 300):
        if table.over:
            break
        seat, question = asked(table)
        view = table.view(seat)
        assert isinstance(view, CastleView)
        agent = view.players[1 - seat].agent
        if question.kind != "work.action" or agent is None or f"flip:{agent.at}" not in question.keys:
            continue
        said = [note for note in notes(table, f"flip:{agent.at}") if note[0] == "!"]
        assert len(said) == 1
        assert f"{NAMES[1 - seat]}’s agent at {agent.at[0]}·{agent.at[1]} would go home" in said[0][1]
        return
    raise AssertionError("nobody's agent could be woken")


def test_a_vassal_that_pays_an_upcharge_is_marked() -> None:
    for table in wander(2, "pays", 300):
        if table.over:
            break
        seat, question = asked(table)
        view = table.view(seat)
        assert isinstance(view, CastleView)
        due = [symbol for symbols in view.players[seat].due.values() for symbol in symbols]
        wanted = [square for square, vassal in view.board.items() if vassal.face in due and f"retain:{square}" in question.keys]
        for square in wanted:
            held = [vassal.face for vassal in view.players[seat].retained]
            if view.board[square].face not in held:
                assert [note[0] for note in notes(table, f"retain:{square}") if note[0] == "$"] == ["$"]
                return
    raise AssertionError("no upcharge could be paid")


# ------------------------------------------------------------------ how it ended
@BOTH
def test_the_end_says_who_won_and_what_decided(language: str) -> None:
    """By points, and by a tie-break whose values are shown."""
    table = opening()
    view = table.view(None)
    assert isinstance(view, CastleView)
    points = msgspec.structs.replace(view, over=True, winners=(1,), tie_break="points")
    outcome = game().outcome(table._run.game)
    assert "Bob" in board().outcome(points, outcome, (0, 0), desk(language, None))[-1]
    tie = msgspec.structs.replace(view, over=True, winners=(0,), tie_break="tokens")
    last = board().outcome(tie, outcome, (0, 0), desk(language, None))[-1]
    assert words(language)("decided", tie_break="tokens") in last
    assert "(4 / 2)" in last
    shared = msgspec.structs.replace(view, over=True, winners=(0, 1), tie_break="shared")
    assert words(language)("decided", tie_break="shared") in board().outcome(shared, outcome, (0, 0), desk(language, None))[-1]


def test_a_card_is_shown_with_its_text() -> None:
    lines = board().card("g-k-01", None, desk())
    assert lines[0] == "G-K-01 “Oathkeeper of the Ford”: Knight, 1 point, corner Griffin Emissary."
    assert lines[1] == "It wants Lion of any role in column K, and Emissary of any faction in column A."
    assert lines[2].startswith("He swore")
    assert board().card("V-19", None, desk()) == ["V-19a: Lion Spy, on the back Dragon Scout."]
    assert board().card("nix", None, desk()) == []


def test_cards_of_ones_own_are_called_by_the_name_they_were_given() -> None:
    """They have no messages; their ids stand for them."""
    halves = {"left": {"letters": ["B"]}, "right": {"letters": ["K"]}}
    text = castle.game({"tasks": [{"id": "T-1", "deck": "guild", "type": "knight", "vp": 1, "corner": "lion-spy", **halves}]}).text
    assert text is not None
    made = text()
    assert isinstance(made, CastleText)
    assert made.card("T-1", None, desk())[0].startswith("T-1 “")


# ------------------------------------------------------------------ everything at once
SCREENS = Path(__file__).parent / "screens"
"""A game's keys, and all that is to be seen after them; `python tests/games/castle/test_text.py` writes it anew, to be read over."""


def everything(language: str) -> str:
    """The table drawn and said, every option with what it would bring, tableaus, piles, and how it came about."""
    table = new_game(game(), seats=2, seed="screens", first=0)
    for key in (SCREENS / "keys.txt").read_text(encoding="utf-8").split():
        table.answer(key, table.asked[0])
    seat, question = asked(table)
    view, here = table.view(seat), desk(language, seat)
    drawn = desk(language, seat, plain=False, paint=lambda text, style: f"[{style} {text}]" if style == "green" else text)
    blocks = [board().table(view, drawn), board().table(view, here), [board().question(question, view, here)]]
    for option in question.options:
        notes = board().notes(option, view, lambda keys: table.preview(keys, seat), here)
        line = f"{option.key} = {board().option(option, question, view, here)} | {board().brief(option, question, view, here)}"
        blocks.append([line, *[f"  {note.mark or '.'} {note.text}" for note in notes]])
    blocks += [board().tableau(view, whose, here) for whose in (0, 1)]
    blocks += [board().piles(view, here), [event_line(told.event, board(), here) for told in table.events(0, seat)]]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


@BOTH
def test_everything_is_said_as_it_was(language: str) -> None:
    assert everything(language) == (SCREENS / f"{language}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for spoken in LANGUAGES:
        (SCREENS / f"{spoken}.txt").write_text(everything(spoken), encoding="utf-8")
