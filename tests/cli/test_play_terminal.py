"""Playing at a terminal of 80 columns and 24 lines."""

from __future__ import annotations

import re
import signal
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playing import ESCAPE, Sitting, keys_of, played, saved

from blackstone.games.castle.view import CastleView

SEED = ("castle", "--seed", "x", "--first", "A", "--set", "families=off")
Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits down at a terminal; everything is closed afterwards."""
    opened: list[Sitting] = []

    def sitting(*arguments: str, **extra: str) -> Sitting:
        opened.append(Sitting(tmp_path, *arguments, **extra))
        return opened[-1]

    yield sitting
    for one in opened:
        one.close()


def screen(shown: str) -> list[str]:
    """The lines from the last status line, or from what was typed, down to the prompt."""
    lines = shown.split("\n")
    return lines[max((number for number, line in enumerate(lines) if re.match("(Round|Manche) [0-9]+[.]", line)), default=1) :]


def fits(shown: str) -> None:
    assert all(len(line) <= 80 for line in shown.split("\n")), shown
    assert len(screen(shown)) <= 24, shown


# ------------------------------------------------------------------ the screen
@pytest.mark.parametrize(("language", "slide", "back"), [("en", "slide", "back"), ("fr", "glisser", "retour")])
def test_every_screen_fits(sit: Sit, language: str, slide: str, back: str) -> None:
    """The table with its question, and every list that is opened below it."""
    at = sit(*SEED, "--seats", "human,greedy,random,greedy", "--lang", language)
    fits(at.until("\n>"))
    at.type("1")
    at.until("Press Enter to go on.", "Appuyez sur Entrée pour continuer.")
    shown = at.answer("", "\n>")
    fits(shown)
    assert "B          L          A          C          K" in shown
    at.type(slide)
    shown = at.until("Enter: back\n", "Entrée\u00a0: retour\n")
    fits(shown)
    at.until(f"{slide}>")
    assert "13 K·E: " in shown.replace("\xa0", "")
    fits(at.answer("7", f"{slide} A·O>"))
    fits(at.answer(back, f"{slide}>"))
    for number in ("2", "4"):
        fits(at.answer("", "\n>"))
        at.type(number)
        fits(at.until("Enter: back\n", "Entrée\u00a0: retour\n"))


ALL_CARDS = ("family-pool=all", "assassins=on", "wild-vassals=on", "knight-wizards=on")
MODES = {
    "coop": ALL_CARDS,
    "advanced": ALL_CARDS,
    "solo": ALL_CARDS,
    "puzzle-masters-quest": ("family-pool=all", "knight-wizards=on"),
    "queens-quest": (),
    "wizards-quest": (),
}
"""Each mode with the most that can be added to it."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mode", MODES)
def test_the_screens_of_every_mode_fit(sit: Sit, mode: str, language: str) -> None:
    """From sitting down to the second turn, and the longest lists of the first."""
    settings = [word for setting in MODES[mode] for word in ("--set", setting)]
    at = sit("castle", "--mode", mode, *settings, "--seed", "x", "--first", "A", "--lang", language)
    waits = ("\n>", "Press Enter to go on.", "Appuyez sur Entrée pour continuer.")
    for _ in range(12):
        shown = at.until(*waits)
        fits(shown)
        if shown.endswith("."):
            at.type("")
        elif "Which corner deck" in shown or "Quel paquet d’angle" in shown:
            at.type("1")
        else:
            break
    for number in ("1", "2"):
        at.type(number)
        fits(at.until("Enter: back\n", "Entrée\u00a0: retour\n"))
        at.type("")
        fits(at.until("\n>"))
    at.type("how" if language == "en" else "comment")
    assert len(at.until("\n>").split("\n")) <= 25
    at.type("0")
    fits(at.until(*waits))


def test_help_and_rules_fit_on_one_screen(sit: Sit) -> None:
    at = sit(*SEED)
    at.until("\n>")
    for command in ("?", "how"):
        shown = at.answer(command, "\n>")
        assert len(shown.split("\n")) <= 25, shown
    assert "BLACKSTONE CASTLE" in shown


def test_news_that_do_not_fit_wait_for_enter(sit: Sit) -> None:
    """What the bot did is read first, then the table comes."""
    at = sit(*SEED)
    at.until("\n>")
    at.answer("1", "\n>")
    at.answer("pass", "\n>")
    shown = at.answer("pass", "Press Enter to go on.")
    assert "Greedy musters" in shown
    assert "Round 2. Your turn." not in shown
    fits(at.answer("", "\n>"))


def test_colours_are_shown_unless_they_are_not_wanted(sit: Sit) -> None:
    at = sit(*SEED)
    at.until("\n>")
    assert "\x1b[33m Lion" in at.raw
    plain = sit(*SEED, NO_COLOR="1")
    plain.until("\n>")
    assert re.findall(r"\x1b\[(?!0?m|0;0m)[0-9;]*m", plain.raw) == []


def test_a_screen_reader_hears_sentences(sit: Sit) -> None:
    """With `--plain`, or after `plain`: no drawing, and everything it says in sentences."""
    at = sit(*SEED, "--plain")
    shown = at.until("\n>")
    assert "Row S: B·S Lion Spy;" in shown
    assert "B          L          A" not in shown
    at.answer("1", "\n>")
    shown = at.answer("slide", "\nslide>")
    assert " 7 A·O Griffin Captain: C·O+ L·O A·N A·T\n" in shown
    at.answer("plain", "The drawing from now on.")
    assert "B          L          A" in at.until("Enter: back")
    at.answer("plain", "Sentences from now on.")
    assert "Row T:" in at.until("Enter: back")


def test_a_dumb_terminal_is_spoken_to(sit: Sit) -> None:
    at = sit(*SEED, TERM="dumb")
    assert "Row S: B·S Lion Spy;" in at.until("\n> ")
    at.answer("1", "\n> ")
    assert "\x1b" not in at.raw


def test_tab_completes_keys_and_the_arrow_brings_back_what_was_typed(sit: Sit) -> None:
    at = sit(*SEED)
    at.until("\n>")
    at.type("co", end="\t")
    at.until("corner")
    at.type(" top-l", end="\t")
    at.until("top-left")
    at.type("")
    at.until("You take the corner deck at the top left.")
    at.until("\n>")
    at.answer("why flip", "flip is open to you now.")
    at.type("", end="\x1b[A\r")
    at.until("flip is open to you now.")


# ------------------------------------------------------------------ people and bots
def test_a_cover_hides_the_hand(sit: Sit, tmp_path: Path) -> None:
    """Between two people the screen is emptied, with all one could scroll back to, before the keyboard goes on."""
    at = sit("castle", "--seats", "human,human", "--names", "Anna,Bob", "--first", "Anna", "--seed", "x")
    at.until("Now Anna plays. Take the keyboard, then press Enter.")
    at.answer("", "\n>")
    at.type("1")
    at.until("Press Enter to go on.")
    at.answer("", "Now Bob plays. Take the keyboard, then press Enter.")
    after = ESCAPE.sub("", at.raw[at.raw.rindex("\x1b[3J") :])
    assert "Bob plays" in after
    anna = saved(tmp_path).view(0)
    assert isinstance(anna, CastleView)
    hand = [task.card for task in anna.players[0].hand or ()]
    assert hand
    assert not any(card in after for card in hand)
    shown = at.answer("", "\n>")
    assert not any(card in shown for card in hand)
    fits(shown)


def test_a_slow_bot_is_announced(sit: Sit, tmp_path: Path) -> None:
    bot = tmp_path / "slow.py"
    text = """
        import time

        class Slow:
            def choose(self, view, question, preview):
                time.sleep(1.3)
                return question.options[0].key

        def slow(seat, rng):
            return Slow()
        """
    bot.write_text(textwrap.dedent(text), encoding="utf-8")
    at = sit(*SEED, "--seats", f"human,{bot}:slow")
    at.until("\n>")
    at.type("1")
    at.until("slow is thinking…")
    at.until("\n>")


def test_the_end_can_be_looked_at_and_taken_back(sit: Sit, tmp_path: Path) -> None:
    keys, table = keys_of(("human", "greedy"), "terminal")
    played(tmp_path, "castle", "--seed", "terminal", lines=keys[:-1])
    at = sit("--resume", "castle-001")
    if at.until("\n>", "Press Enter to go on.").endswith("on."):
        at.answer("", "\n>")
    at.type(keys[-1])
    at.until("Type “log”, “piles”, “undo”, or Enter to leave.")
    assert saved(tmp_path).outcome == table.outcome
    at.answer("piles", "Supply: ")
    at.answer("undo", "You take back")
    at.until("\n>")
    assert not saved(tmp_path).over
    at.type(keys[-1])
    at.until("Type “log”, “piles”, “undo”, or Enter to leave.")
    at.type("")
    assert at.ended() == 0


# ------------------------------------------------------------------ watching
def test_bots_are_watched_turn_by_turn(sit: Sit) -> None:
    """Over the shoulder of one of them: its hand is seen, and everything is said of it by its name."""
    at = sit(*SEED, "--mode", "coop", "--seats", "random,random", "--names", "Anna,Bob")
    shown = at.until("Enter: the next turn; a number: so many turns; “end”: to the end; “?”: help.")
    fits(shown)
    assert "B          L          A          C          K" in shown
    assert "G-" in shown
    at.until("\n>")
    shown = at.answer("", "\n>")
    assert "Anna takes the corner deck" in shown
    assert "You" not in shown
    fits(shown)
    assert "Bob (seat B, Moon)" in at.answer("tableau bob", "\n>")
    fits(at.answer("watch Bob", "\n>"))
    assert "I do not understand “nix”." in at.answer("nix", "\n>")
    assert "Nobody at the table is called nix." in at.answer("watch nix", "\n>")
    helped = at.answer("?", "\n>")
    assert "watch NAME" in helped
    assert "undo" not in helped
    at.type("2")
    shown = at.until("\n>", "Press Enter to go on.")
    assert "Round 1: Bob’s turn." in shown
    if shown.endswith("on."):
        at.answer("", "\n>")
    at.type("end")
    at.until("Type “log”, “piles”, “undo”, or Enter to leave.")
    assert "Rats in the Walls" in at.text
    at.type("")
    assert at.ended() == 0


def test_one_who_plays_alone_is_watched(sit: Sit) -> None:
    at = sit("castle", "--mode", "solo", "--seats", "random", "--seed", "x", "--lang", "fr")
    fits(at.until("\n>"))
    fits(at.answer("", "\n>"))
    at.type("", end="\x04")
    at.until("--resume castle-001")
    assert at.ended() == 0
    at = sit("--resume", "castle-001", "--watch", "A")
    at.until("Press Enter to go on.")
    fits(at.answer("", "\n>"))


# ------------------------------------------------------------------ leaving
def answered_twice(sit: Sit) -> Sitting:
    at = sit(*SEED)
    at.until("\n>")
    at.answer("1", "\n>")
    at.answer("slide bs ls", "\n>")
    return at


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_save(sit: Sit, tmp_path: Path, key: str) -> None:
    at = answered_twice(sit)
    at.type("", end=key)
    at.until("blackstone play --text --resume castle-001")
    assert at.ended() == 0
    assert saved(tmp_path).moment == 3


def test_a_closed_terminal_saves(sit: Sit, tmp_path: Path) -> None:
    at = answered_twice(sit)
    at.hang_up()
    assert at.ended() == 0
    assert saved(tmp_path).moment == 3


def test_a_request_to_stop_saves(sit: Sit, tmp_path: Path) -> None:
    at = answered_twice(sit)
    at.process.send_signal(signal.SIGTERM)
    assert at.ended() == 0
    assert "castle-001" in at.text
    assert saved(tmp_path).moment == 3


# ------------------------------------------------------------------ my tables
def test_two_keys_begin_a_game(sit: Sit) -> None:
    """The list, a number and Enter."""
    at = sit()
    at.until("Your choice:")
    at.answer("1", "Which corner deck will replace the vassals you use?")


def test_the_list_of_tables(sit: Sit, tmp_path: Path) -> None:
    """Begun, listed, resumed with what happened since my last act, deleted."""
    at = answered_twice(sit)
    at.type("quit")
    assert at.ended() == 0
    at = sit()
    shown = at.until("Your choice:")
    assert " 2 castle-001: Blackstone Castle, Player A, Greedy; round 1, Player A to play;" in shown
    at.answer("castle-001", "castle-001 goes on.")
    at.until("\n>")
    at.type("quit")
    assert at.ended() == 0
    at = sit()
    at.until("Your choice:")
    at.answer("delete 9", "There is no “9” here.")
    at.answer("delete 1", "Only tables can be deleted.")
    at.answer("delete 2", "Delete castle-001 for good?")
    at.answer("no", "Your choice:")
    at.answer("delete 2", "Delete castle-001 for good?")
    at.answer("yes", "castle-001 is deleted.")
    at.until("No unfinished table.")
    at.type("quit")
    assert at.ended() == 0
    assert list(tmp_path.rglob("*.blackstone")) == []
