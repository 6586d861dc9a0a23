"""Playing through a pipe: a script of answers in, a transcript out."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from playing import PLAY, environment, idle_bot, keys_of, piped, played, saved

EXAMPLES = Path(__file__).parents[2] / "examples"
SEED = ("castle", "--seed", "x", "--first", "A")


# ------------------------------------------------------------------ whole games
def test_a_whole_game_by_script(tmp_path: Path) -> None:
    """Every key is one line; the table that lies on disk is the very game, and the transcript says how it was won."""
    keys, table = keys_of(("human", "greedy"), "whole")
    run = piped(tmp_path, "castle", "--seed", "whole", "--names", "Anna", lines=keys)
    assert (run.returncode, run.stderr) == (0, "")
    kept = saved(tmp_path)
    assert kept.over
    assert kept.outcome == table.outcome
    assert kept.state_bytes == table.state_bytes
    assert run.stdout.count("Anna: ") == len(keys)
    assert "points; Ploys" in run.stdout
    assert "by points" in run.stdout
    assert "blackstone verify" in run.stdout


def test_a_whole_game_of_people_in_french(tmp_path: Path) -> None:
    """Nobody is covered through a pipe, nothing waits for Enter, and nothing is said in English."""
    keys, table = keys_of(("human", "human", "human"), "à trois")
    names = ("--names", "Anna,Bob,Zoé")
    run = played(tmp_path, "castle", "--seats", "human,human,human", "--seed", "à trois", *names, "--lang", "fr", lines=keys)
    assert (run.returncode, run.stderr) == (0, "")
    assert saved(tmp_path).outcome == table.outcome
    assert "Prenez le clavier" not in run.stdout
    assert "La partie est finie" in run.stdout
    for english in ("Round", "Your", "You ", "points;", "Row ", "Which", "token", "none"):
        assert english not in run.stdout


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    run = played(tmp_path, "castle", "--seats", "greedy,greedy", "--seed", "bots")
    assert run.returncode == 0
    assert saved(tmp_path).over
    assert "Greedy A takes the corner deck" in run.stdout
    assert "wins: " in run.stdout


@pytest.mark.parametrize("game", ["tictactoe", "pig"])
def test_a_game_without_a_board_of_its_own(tmp_path: Path, game: str) -> None:
    """Plain words from keys and fields will do."""
    run = played(
        tmp_path, game, "--with", str(EXAMPLES / game), "--seed", "x", lines=["1", "board", "how", "piles", "log", "why pass", "?"]
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert f"--with {EXAMPLES / game} --resume {game}-001" in run.stdout
    again = played(tmp_path, "--with", str(EXAMPLES / game), "--resume", f"{game}-001", lines=["1"])
    assert (again.returncode, again.stderr) == (0, "")


# ------------------------------------------------------------------ what may be typed
def answers_given(tmp_path: Path, *lines: str) -> list[str]:
    """The answers of seat A after so many lines, as the saved table knows them."""
    run = played(tmp_path, *SEED, lines=["corner:top-left", *lines])
    assert (run.returncode, run.stderr) == (0, "")
    table = saved(tmp_path)
    return [line.split("  [")[0] for line in run.stdout.splitlines() if line.startswith("You ")] + [str(table.moment)]


@pytest.mark.parametrize(
    "line",
    ["slide:BS:LS", "slide bs ls", "SLIDE B·S L·S", "slide b.s l.s", "sl bs ls", "slide:bs ls", "1 1 1", "slide:BS:LS:knight"],
)
def test_words_numbers_and_keys_mean_the_same(tmp_path: Path, line: str) -> None:
    assert "You slide the Lion Spy from B·S to L·S." in answers_given(tmp_path, line)


def test_lists_are_opened_by_number_or_word_and_left_again(tmp_path: Path) -> None:
    """First the kind of act, then the square; a whole key is taken everywhere."""
    run = played(tmp_path, *SEED, lines=["corner:top-left", "slide", "7", "retain", "slide", "back", "flip bs"])
    assert "Slide a vassal to an empty space: a Knight token each (you have 2)." in run.stdout
    assert "  7 A·O Griffin Captain: C·O+ L·O A·N A·T" in run.stdout
    assert " 1 A·O Griffin Captain, to C·O.  + “Chartmaker of Winter Stars” (G-W-03) could then be completed." in run.stdout
    assert "Retain a vassal" in run.stdout
    assert run.stdout.rstrip().count("You flip the vassal of B·S: now the Dragon Captain.") == 1


def test_yes_and_no_answer_what_may_be_declined(tmp_path: Path) -> None:
    lines = ["top-left", "pass", "hide g-w-03", "no", "pass", "no", "yes"]
    run = played(tmp_path, *SEED, "--seats", f"human,{idle_bot(tmp_path)}", lines=lines)
    assert "You lay “Chartmaker of Winter Stars” (G-W-03) face down." in run.stdout
    assert "You take “Chartmaker of Winter Stars” (G-W-03) back into your hand." in run.stdout


def test_wrong_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    """Nonsense, numbers that are not there, keys that are not open (with their rules), bytes that are no text."""
    wrong = [
        "nonsense",
        "99",
        "slide bs lt",
        "swap:BS:LS",
        "complete:G-K-01",
        "draw:guild:knight",
        ":::",
        "/",
        "why",
        "why nix",
        "\x00\x07",
        "ü",
    ]
    run = played(tmp_path, *SEED, lines=["corner:top-left", *wrong, "# a remark", ""])
    assert (run.returncode, run.stderr) == (0, "")
    assert "I do not understand “nonsense”. Type “?” for help." in run.stdout
    assert "There is no number 99 here." in run.stdout
    assert "slide:BS:LT is not open to you now:\n  - B·S and L·T are not side by side. [C-MANIP-02]" in run.stdout
    assert "swap:BS:LS is not open to you now:\n  - There is no vassal at L·S." in run.stdout
    assert "“Oathkeeper of the Ford” (G-K-01) is not in your hand. [C-TASK-12]" in run.stdout
    assert "a card costs two Knight tokens. [C-DRAW-02]" in run.stdout
    assert saved(tmp_path).moment == 2


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    run = subprocess.run([*PLAY, "castle"], input=b"\xff\xfe\n1\n", capture_output=True, env=environment(tmp_path), timeout=60, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
    assert saved(tmp_path).moment >= 1


# ------------------------------------------------------------------ commands
def test_looking_round(tmp_path: Path) -> None:
    lines = [
        "1",
        "?",
        "how",
        "piles",
        "tableau",
        "tableau greedy",
        "hand",
        "card g-k-01",
        "rules",
        "rules c-manip-02",
        "rules nix",
        "log",
        "save",
    ]
    run = played(tmp_path, *SEED, lines=lines)
    assert (run.returncode, run.stderr) == (0, "")
    for shown in (
        "take back my last choice",
        "BLACKSTONE CASTLE: KING’S QUEST",
        "Guild: 28 cards; discards: none.",
        "Greedy (seat B, Moon): 0 points, 2 Kings with the Household, so the limit is 2.",
        "He swore to hold the crossing",
        "C-ORD-11  Step 3 actions in any order",
        "C-MANIP-02  No diagonal or long slides",
        "There is no rule nix. Try “blackstone rules castle”.",
        "You muster a Knight token and a Wizard token.  [C-ORD-06]",
        str(tmp_path / "tables" / "castle-001.blackstone"),
    ):
        assert shown in run.stdout


def test_commands_are_known_in_both_languages(tmp_path: Path) -> None:
    run = played(
        tmp_path, *SEED, "--lang", "fr", lines=["1", "pioches", "piles", "pourquoi glisser bs lt", "glisser bs ls", "annuler", "quitter"]
    )
    assert run.stdout.count("Guilde\u00a0: 28 cartes") == 2
    assert "B·S et L·T ne sont pas côte à côte. [C-MANIP-02]" in run.stdout
    assert "Vous faites glisser l’Espion du Lion de B·S à L·S." in run.stdout
    assert "Vous reprenez la dernière réponse." in run.stdout


def test_why(tmp_path: Path) -> None:
    """A key, a bare kind, and what is open."""
    run = played(tmp_path, *SEED, lines=["why flip", "why slide:BS:LS", "1", "why slide bs ls", "why agent"])
    assert "flip is not open to you now:\n  - Not now: this is the time for choosing a corner deck. [C-ORD-01]" in run.stdout
    assert "slide:BS:LS is open to you now." in run.stdout
    assert "Household cards send no agents, and Ploys neither. [C-INTR-01]" in run.stdout


def test_undo_against_a_bot_goes_past_the_horizon_and_is_marked(tmp_path: Path) -> None:
    """Back to my last own choice, whatever the bot has done since."""
    lines = ["1", "slide bs ls", "undo", "pass", "pass", "undo", "undo", "log"]
    run = played(tmp_path, *SEED, "--seats", f"human,{idle_bot(tmp_path)}", lines=lines)
    assert "You take back the last answer.\n" in run.stdout
    assert run.stdout.count(", with the table’s consent.") >= 1
    assert saved(tmp_path).question(0).kind == "work.action"
    log = run.stdout[run.stdout.rindex("> log") :]
    assert "You slide the Lion Spy from B·S to L·S." in log
    assert "with the table’s consent" in log


def test_undo_among_people_asks_the_others(tmp_path: Path) -> None:
    people = ("castle", "--seats", "human,human", "--names", "Anna,Bob", "--first", "bob", "--seed", "x")
    run = played(tmp_path, *people, lines=["1", "1", "undo", "perhaps", "no", "undo", "yes"])
    assert "Anna: Bob wants to take back an answer" in run.stdout
    assert "Please answer yes or no." in run.stdout
    assert "Anna does not agree: nothing is taken back." in run.stdout
    assert "You take back the last 2 answers, with the table’s consent." in run.stdout
    assert saved(tmp_path).moment == 0


def test_free_undo_asks_nobody(tmp_path: Path) -> None:
    people = ("castle", "--seats", "human,human", "--first", "A", "--seed", "x")
    run = played(tmp_path, *people, lines=["1", "1", "slide bs ls", "undo"])
    assert "wants to take back" not in run.stdout
    assert "You take back the last answer.\n" in run.stdout


def test_standing_orders(tmp_path: Path) -> None:
    """Shown, refused with a clear line, set, and carried out."""
    lines = ["1", "auto", "auto hide pass", "auto nix pass", "auto hide nix", "auto triggered default", "pass", "auto"]
    run = played(tmp_path, *SEED, "--seats", f"human,{idle_bot(tmp_path)}", lines=lines)
    assert "intrigue.hide: ask (laying a card face down)" in run.stdout
    assert "From now on, laying a card face down: I always pass." in run.stdout
    assert "There is no kind of question “nix”." in run.stdout
    assert "There is no order “nix”; there are: ask, pass, default, lone-pass." in run.stdout
    assert "only “ask” and “pass” keep it" in run.stdout
    assert "intrigue.hide: pass (laying a card face down)" in run.stdout
    assert "Lay a card face down?" not in run.stdout


def test_resigning_leaves_the_game_to_the_bot(tmp_path: Path) -> None:
    run = played(tmp_path, *SEED, lines=["1", "resign"])
    assert run.returncode == 0
    assert "The bot “greedy” now plays for Player A." in run.stdout
    assert saved(tmp_path).over


def test_somebody_else_at_this_keyboard_speaks_out_of_turn(tmp_path: Path) -> None:
    """Of a question put to several, whoever is named answers; nobody can speak for a bot, or when not asked."""
    people = ("ambush", "--with", str(EXAMPLES / "ambush"), "--seats", "human,human,greedy", "--names", "Anna,Bob", "--seed", "x")
    run = played(tmp_path, *people, lines=["as Bob nonsense", "as greedy lead:A", "as nobody lead:A", "as bob lead b", "as bob lead a"])
    assert (run.returncode, run.stderr) == (0, "")
    assert "nonsense is not open to Bob now." in run.stdout
    assert "lead:A is not open to Greedy now." in run.stdout
    assert "Nobody at the table is called nobody." in run.stdout
    assert "Bob leads" in run.stdout


def test_settings_that_are_not_usual_are_said(tmp_path: Path) -> None:
    chosen = ("--set", "limit-check=all", "--set", "unsupported=latest")
    run = played(tmp_path, *SEED, *chosen)
    assert "Who checks limits at the end of a turn: everybody.\n" in run.stdout
    assert "Which cards wait" not in run.stdout
    assert saved(tmp_path).header.settings["limit-check"] == "all"
    again = played(tmp_path, "--resume", "castle-001", "--lang", "fr")
    assert "Qui vérifie ses limites en fin de tour\u00a0: tout le monde." in again.stdout


# ------------------------------------------------------------------ leaving
def test_the_end_of_input_saves(tmp_path: Path) -> None:
    """Whatever was answered is there, and the command to go on is said."""
    run = played(tmp_path, *SEED, lines=["1", "slide bs ls"])
    assert (run.returncode, run.stderr) == (0, "")
    assert "blackstone play --text --resume castle-001" in run.stdout
    table = saved(tmp_path)
    again = played(tmp_path, "--resume", "castle-001", lines=["pass"])
    assert "castle-001 goes on" in again.stdout
    assert saved(tmp_path).moment > table.moment


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_request_to_stop_saves(tmp_path: Path, number: int) -> None:
    with subprocess.Popen([*PLAY, *SEED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\nslide bs ls\n")
        process.stdin.flush()
        while b"You slide" not in process.stdout.readline():
            pass
        process.send_signal(number)
        process.stdout.read()
        assert process.wait(timeout=30) == 0
    assert saved(tmp_path).moment == 3


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    command = f"{PLAY[0]} -c '{PLAY[2]}' play --text castle --seats greedy,greedy | head -3"
    run = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, env=environment(tmp_path), timeout=60, check=False)
    assert run.stderr == b""
    assert run.stdout.count(b"\n") == 3


# ------------------------------------------------------------------ bad input
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nix"], "there is no game nix"),
        (["castle", "--seats", "human,nix"], "there is no bot nix"),
        (["castle", "--seats", "human"], "King's Quest is for 2 to 4 players, not for 1. [C-COMP-10]"),
        (["castle", "--mode", "coop", "--seats", "human"], "King's Quest Co-op is for 2 players, not for 1. [C-COMP-10]"),
        (["castle", "--mode", "solo", "--seats", "human,greedy"], "Solo King's Quest is for 1 player, not for 2. [C-COMP-10]"),
        (["castle", "--watch", "A"], "--watch is for tables where bots play alone."),
        (["castle", "--seats", "random,random", "--watch", "Zoe"], "Nobody at the table is called Zoe."),
        (["castle", "--set", "limit-check=nix"], "The setting limit-check cannot be nix. It can be: own, all. [C-LIMIT-06]"),
        (["castle", "--set", "nix=1"], "There is no setting nix."),
        (["castle", "--lang", "fr", "--set", "nix=1"], "Le réglage nix n’existe pas."),
        (["castle", "--mode", "nix"], "castle has no mode nix"),
        (["castle", "--names", "A,B,C"], "There are 3 names for 2 seats."),
        (["castle", "--names", "Anna,Anna"], "Two players cannot both be called Anna."),
        (["castle", "--first", "Zoé"], "Nobody at the table is called Zoé. There are: Player A, Greedy."),
        (["castle", "--lang", "de"], "there is no language de"),
        (["--resume", "nix"], "nix: No such file or directory"),
        (["--resume", __file__], f"{__file__}: this is not a saved game of Blackstone"),
        (["castle", "--resume", "nix"], "GAME cannot be given with --resume"),
        (["--resume", "nix", "--seed", "x"], "--seed cannot be given with --resume"),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, arguments: list[str], said: str) -> None:
    run = played(tmp_path, *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert said in run.stderr
    assert list(tmp_path.rglob("*.blackstone")) == []


def test_a_bot_that_breaks_is_one_clear_line(tmp_path: Path) -> None:
    """And the table waits, whole."""
    broken = tmp_path / "broken.py"
    broken.write_text(
        "class Broken:\n    def choose(self, *a):\n        return 1 / 0\n\ndef broken(seat, rng):\n    return Broken()\n", encoding="utf-8"
    )
    run = played(tmp_path, *SEED, "--seats", f"human,{broken}:broken", lines=["1"])
    assert run.returncode == 2
    assert run.stderr == "blackstone: broken broke: ZeroDivisionError('division by zero'). The table is saved as it was before.\n"
    assert saved(tmp_path).moment == 1


# ------------------------------------------------------------------ letters
@pytest.mark.parametrize("extra", [{"LC_ALL": "C"}, {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}])
def test_without_utf8_everything_is_ascii(tmp_path: Path, extra: dict[str, str]) -> None:
    run = piped(tmp_path, "castle", "--lang", "fr", "--seed", "x", lines=["1", "?", "how", "slide bs ls"], **extra)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.isascii()
    assert "B.S" in run.stdout
    assert "a vous de jouer" in run.stdout


def test_there_are_no_colours_in_a_transcript(tmp_path: Path) -> None:
    assert "\x1b" not in played(tmp_path, *SEED, lines=["1", "slide", "log"]).stdout
