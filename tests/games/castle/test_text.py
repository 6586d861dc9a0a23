"""The Castle at a terminal: everything that exists has its words in both languages; and screens of every mode, as they were read over."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from telling import BOTH, FOLDER, OFF, Sort, asked, board, desk, game, words

from blackstone.games.castle import events
from blackstone.games.castle.families import families
from blackstone.games.castle.text_words import DOGS, FAMILY_OF, RATS
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.messages import LANGUAGES
from blackstone.kernel.table import new_game
from blackstone.kernel.text import dashed, event_line, event_tag


# ------------------------------------------------------------------ everything that exists has its words
@BOTH
def test_every_kind_of_question_has_its_words(language: str) -> None:
    say = words(language)
    for choice in game().choices:
        assert f"kind-{dashed(choice.id)}" in say
        assert f"question-{dashed(choice.id)}" in say
        assert f"pass-{dashed(choice.id)}" in say or not choice.may, choice.id
    assert "pass-work-action" in say
    assert "pass-retain-refill" in say


@BOTH
def test_every_kind_of_act_has_its_words(language: str) -> None:
    say = words(language)
    for kind in (*KINDS, *ELSEWHERE, "reward", "pass"):
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
        assert f"how-{mode.id}" in say
    for setting in game().settings:
        assert f"setting-{setting.id}" in say
        for value in setting.values:
            assert f"setting-{setting.id}-{value}" in say


@BOTH
def test_every_card_has_its_name_and_text(language: str) -> None:
    say, cards = words(language), game().content.cards
    for id in cards.task_ids:
        assert say(f"task-{id}")
        assert say.attribute(f"task-{id}", "text")
    for face in set(cards.face_names):
        assert f"face-{face}" in say or say.attribute(face, "text")
        assert f"vassal-{face}" in say
    for dog in DOGS:
        assert say.attribute(f"dog-{dog}", "text")
        assert say.attribute(f"dog-{dog}", "short")
    for rats in RATS.values():
        assert say.attribute(f"rats-{rats.rats or rats.kind}", "text")
        assert rats.rats or f"rat-{rats.kind}" in say


@BOTH
def test_every_family_has_its_words(language: str) -> None:
    say = words(language)
    for family in families():
        assert f"family-{family.id}" in say
        assert say.attribute(f"family-{family.id}", "major") != say.attribute(f"family-{family.id}", "minor")
    names = [say(f"ability-{ability}") for ability in FAMILY_OF]
    assert len(set(names)) == len(names)


def reasons_in_code() -> set[str]:
    """The texts of all reasons the rules give: the second argument of every call of `reason`, or of `Reason` itself."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) and len(node.args) > 1 else None
            if isinstance(node, ast.Call) and isinstance(called, ast.Name) and called.id in ("reason", "Reason"):
                found |= texts(node.args[1])
    return found


def texts(node: ast.expr) -> set[str]:
    """The texts an expression can be; `{side}` is the half of a task; a reason that is handed on has its text from elsewhere."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.Name | ast.Attribute):
        return set()
    assert isinstance(node, ast.JoinedStr), f"line {node.lineno}: a reason's text that nobody can look up"
    start = node.values[0]
    assert isinstance(start, ast.Constant)
    return {f"{start.value}{side}" for side in ("left", "right")}


@BOTH
def test_every_reason_has_its_words(language: str) -> None:
    found = reasons_in_code()
    assert {"occupied", "unmet-left", "unmet-right", "face-down", "too-few-families", "once-a-turn", "must-pass"} <= found
    assert {text for text in found if f"why-{text}" not in words(language)} == set()


# ------------------------------------------------------------------ everything at once
SCREENS = Path(__file__).parent / "screens"
"""For each mode the keys of a game, and all that is to be seen after them.  `python tests/games/castle/test_text.py` writes it anew, to
be read over."""
GAMES = {
    "kings-quest": ("screens", Sort("kings-quest", 2, OFF)),
    "coop": ("screens 48", Sort("coop", 2, {"family-pool": "all", "knight-wizards": "on", "open-hands": "on"})),
    "solo": ("screens 2", Sort("solo", 1, {**OFF, "assassins": "on", "wild-vassals": "on"})),
    "advanced": ("screens 31", Sort("advanced", 3, {"family-pool": "all"})),
    "puzzle-masters-quest": ("screens 92", Sort("puzzle-masters-quest", 2, OFF)),
    "queens-quest": ("screens 0", Sort("queens-quest", 2, {})),
    "wizards-quest": ("screens 12", Sort("wizards-quest", 2, {})),
}
"""Each mode with its seed."""
LATEST = 40
"""So many events are told of a game; of King's Quest all."""


def everything(mode: str, language: str) -> str:
    """The table drawn and said, every option with what it would bring, tableaus, piles, and how it came about."""
    seed, sort = GAMES[mode]
    table = new_game(game(), mode=mode, seats=sort.seats, settings=sort.settings, seed=seed, first=0)
    for key in (SCREENS / f"{mode}.keys").read_text(encoding="utf-8").split():
        table.answer(key, table.asked[0])
    seat, question = asked(table)
    view, here = table.view(seat), desk(language, seat)
    drawn = desk(language, seat, plain=False, paint=lambda text, style: f"[{style} {text}]" if style == "green" else text)
    blocks = [board().table(view, drawn), board().table(view, here), [board().question(question, view, here)]]
    for option in question.options:
        notes = board().notes(option, view, lambda keys: table.preview(keys, seat), here)
        line = f"{option.key} = {board().option(option, question, view, here)} | {board().brief(option, question, view, here)}"
        blocks.append([line, *[f"  {note.mark or '.'} {note.text}" for note in notes]])
    blocks += [board().tableau(view, whose, here) for whose in range(sort.seats)]
    told = table.events(0, seat)[0 if mode == "kings-quest" else -LATEST :]
    blocks += [board().piles(view, here), [event_line(one.event, board(), here) for one in told]]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def test_every_mode_has_its_screens() -> None:
    assert set(GAMES) == {mode.id for mode in game().modes}


@BOTH
@pytest.mark.parametrize("mode", GAMES)
def test_everything_is_said_as_it_was(mode: str, language: str) -> None:
    assert everything(mode, language) == (SCREENS / f"{mode}.{language}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for played in GAMES:
        for spoken in LANGUAGES:
            (SCREENS / f"{played}.{spoken}.txt").write_text(everything(played, spoken), encoding="utf-8")
