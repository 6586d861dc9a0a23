"""The Castle in words: whatever happens in any mode can be told, and what an act would bring is said before it is done."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from staged import staged
from table import state_of
from telling import BOTH, NAMES, OFF, PINWHEEL, SORTED, Sort, asked, board, check, desk, game, notes, seen, wander, words

from blackstone.games import castle
from blackstone.games.castle import events
from blackstone.games.castle.text import CastleText
from blackstone.games.castle.text_acts import paths
from blackstone.games.castle.text_prices import left_unpaid
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.table import Table, new_game
from blackstone.kernel.text import event_line, reason_line

KINGS = Sort("kings-quest", 2, OFF)


# ------------------------------------------------------------------ nothing is missing
@BOTH
@SORTED
def test_whatever_happens_can_be_told(language: str, sort: Sort) -> None:
    """Questions, options, notes, events, tableaus, piles: no message is missing anywhere, and none is half filled in."""
    for number, table in enumerate(wander(sort, f"told {sort}", 70)):
        seat, question = asked(table) if not table.over else (0, None)
        here, view = desk(language, seat), table.view(seat)
        lines = [*board().table(view, here), *board().piles(view, here), *board().tableau(view, (seat + number) % sort.seats, here)]
        if question is not None:
            lines.append(board().question(question, view, here))
            for option in question.options:
                lines += [board().option(option, question, view, here), board().brief(option, question, view, here)]
                lines += [board().group(path[:n], question, view, here) for path in board().paths(option) for n in range(1, len(path))]
                if number % 8 == 0:
                    lines += [note.text for note in board().notes(option, view, lambda keys, t=table, s=seat: t.preview(keys, s), here)]
        check(lines)
    check([event_line(told.event, board(), desk(language, seat)) for seat in range(sort.seats) for told in table.events(0, seat)])


NEVER = ("slide:BS:LT", "slide:BS:LS:wizard", "swap:BS:LT:knight", "draw:guild:knight", "draw:guild:two", "use:BS:BS")
"""Keys that no list offers everybody."""


@BOTH
@SORTED
def test_every_refusal_can_be_told(language: str, sort: Sort) -> None:
    words_of_game = game().content.words
    for number, table in enumerate(wander(sort, f"refused {sort}", 41)):
        if number % 20 or table.over:
            continue
        whole = ("kill", "guard", "stack", "set")
        keys = [option.key for at, option in enumerate(words_of_game) if (at + number) % 5 == 0 or option.kind in whole]
        for key in [*keys, *KINDS, *ELSEWHERE, *NEVER]:
            seat = number % sort.seats
            refusal = table.why(key, seat)
            check([reason_line(reason, board(), desk(language, seat)) for reason in refusal.reasons] if refusal is not None else [])


@BOTH
@SORTED
def test_every_card_can_be_looked_at(language: str, sort: Sort) -> None:
    view, cards = next(wander(sort, "cards", 1)).view(0), game().content.cards
    for id in (*cards.task_ids, *cards.face_ids, *cards.vassal_ids, "D-1", "RAT-20", "rat-02", "mawe", "Corwin"):
        lines = board().card(id, view, desk(language))
        assert lines, id
        check(lines)


def test_a_sentence_speaks_to_whom_it_is_about() -> None:
    slid = events.Slid(0, "BS", "LS", "V-19a")
    assert event_line(slid, board(), desk("en", 0)) == "You slide the Lion Spy from B·S to L·S."
    assert event_line(slid, board(), desk("en", 1)) == "Anna slides the Lion Spy from B·S to L·S."
    assert event_line(slid, board(), desk("en", 0, watching=True)) == "Anna slides the Lion Spy from B·S to L·S."
    assert event_line(slid, board(), desk("fr", None, utf8=False)) == "Anna fait glisser l’Espion du Lion de B.S à L.S."
    hid = events.Hid(1)
    assert event_line(hid, board(), desk("en", 0)) == "Bob lays a card face down."
    assert event_line(events.Hid(1, "G-K-01"), board(), desk("en", 1)) == "You lay “Oathkeeper of the Ford” (G-K-01) face down."


def test_what_is_new_is_told_by_its_name() -> None:
    told = [
        (events.KeptFamily(1, "hester"), "Bob plays for the family Hester."),
        (events.SetAside(0, "AS-1b"), "Drawn, and waiting for a space: the Saboteur."),
        (events.GuardLeft(0, "LT", True), "You pay two Knight tokens: the guard at L·T goes."),
        (events.GuardLeft(1, "LT", False), "Bob takes the guard off the vassal of L·T."),
        (events.ChoseToken(0, "G-KW-01", "knight"), "Your “Spellsword of the Old Chapel” (G-KW-01) brings you a Knight token."),
        (events.Waived(0, "lion-spy"), "You need not pay Lion Spy in the upcharge."),
        (events.Adopted(1, "D-4", "G-K-01"), "Bob gives “Oathkeeper of the Ford” (G-K-01) up and adopts the West Highland Terrier."),
        (events.Killed(0, "D-3", "RAT-08"), "Your Scottish Terrier kills two rats."),
        (events.RatsCame("RAT-14", "rats", 7), "Rats in the Walls: three rats. 7 rats are active."),
        (events.RatsCame("RAT-21", "duchess", 1), "Rats in the Walls: the Duchess; no rat dares to come. 1 rat is active."),
        (events.Won((0, 1), "formation"), "The formation stands: the game is won."),
        (events.Lost(13), "13 rats are active: the game is lost."),
        (events.Collected(0, "BS", "V-19a", "A-2"), "You take the Lion Spy from B·S into the set A-2."),
        (events.OfferMoved(0, None, ("M-P-01", "M-P-02")), "The offer moves on: M-P-01 and M-P-02."),
        (events.Exchanged(0, "V-19", "V-02"), "You give Lion Spy/Dragon Scout for Lion Scout/Dragon Spy."),
        (events.LastTurns(1, "must-pass"), "Bob has nothing left to play: one more round after this one."),
    ]
    for event, text in told:
        assert event_line(event, board(), desk()) == text


def test_a_reason_names_its_rules() -> None:
    refusal = opening().why("slide:BS:LT", 0)
    assert refusal is not None
    assert reason_line(refusal.reasons[0], board(), desk()).endswith("[C-MANIP-02]")


def test_a_reason_names_abilities_with_their_families() -> None:
    table = staged({"board": {"BS": "lion-spy"}, "players": {"A": {"knights": 1, "family": "keygriff"}}}, settings={"families": "dealt"})
    refusal = table.why("slide:BS:LT", 0)
    assert refusal is not None
    said = [reason_line(reason, board(), desk()) for reason in refusal.reasons]
    assert "That takes the ability “diagonal slide” (Thistledown), which your family does not have. [C-FAM-09]" in said


# ------------------------------------------------------------------ where options are found
def test_an_unusual_payment_stands_with_the_last_space() -> None:
    option = game().option
    found = {key: paths(option(key)) for key in ("slide:BS:LS:wizard", "swap:BS:LS:knight", "flip:BS:knight", "draw:guild:knights:two")}  # type: ignore[arg-type]
    assert found["slide:BS:LS:wizard"] == [("slide", "BS", "LS:wizard")]
    assert found["swap:BS:LS:knight"] == [("swap", "BS", "LS:knight"), ("swap", "LS", "BS:knight")]
    assert found["flip:BS:knight"] == [("flip", "BS:knight")]
    assert found["draw:guild:knights:two"] == [("draw", "guild:knights:two")]
    assert board().word("", "LS:wizard", desk()) == "L·S(W)"
    assert "ls-mage" in [word.lower() for word in board().synonyms("LS:wizard", desk("fr"))]
    assert board().rank(("slide", "KE:wizard")) == 24


def test_an_unusual_payment_is_said() -> None:
    given = {"board": {"BS": "lion-spy"}, "players": {"A": {"knights": 1, "wizards": 1, "family": "wolfram"}}}
    table = staged(given, settings={"families": "dealt"})
    seat, question = asked(table)
    said = {option.key: board().option(option, question, table.view(seat), desk()) for option in question.options}
    assert said["slide:BS:LS"] == "B·S Lion Spy, to L·S"
    assert said["slide:BS:LS:wizard"] == "B·S Lion Spy, to L·S, for a Wizard token"
    heading = board().group(("slide",), question, table.view(seat), desk())
    assert heading.endswith("(you have 1). Or for a Wizard token: “(W)”.")


# ------------------------------------------------------------------ what an act would bring
def opening() -> Table:
    """The human of seat A is about to work: G-W-03 lacks a captain in column C, and one stands at AO."""
    table = new_game(game(), seats=2, seed="x", settings=OFF, first=0)
    table.answer("corner:top-left", 0)
    table.answer("corner:top-right", 1)
    return table


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


def working(sort: Sort, seed: str, answers: int) -> Iterator[Table]:
    """A table whenever somebody is about to work."""
    for table in wander(sort, seed, answers):
        if not table.over and asked(table)[1].kind == "work.action":
            yield table


def test_waking_an_agent_is_said_with_its_reward() -> None:
    for table in working(KINGS, "woken", 300):
        seat, question = asked(table)
        agent = seen(table, seat).players[1 - seat].agent
        if agent is None or f"flip:{agent.at}" not in question.keys:
            continue
        said = [note for note in notes(table, f"flip:{agent.at}") if note[0] == "!"]
        assert len(said) == 1
        assert f"{NAMES[1 - seat]}’s agent at {agent.at[0]}·{agent.at[1]} would go home" in said[0][1]
        return
    raise AssertionError("nobody's agent could be woken")


def test_a_vassal_that_pays_an_upcharge_is_marked() -> None:
    for table in working(KINGS, "pays", 300):
        seat, question = asked(table)
        view = seen(table, seat)
        me = view.players[seat]
        held = [vassal.face for vassal in me.retained]
        lacking = [symbol for due in me.due.values() for symbol in left_unpaid(held, due, full=False)]
        for square in [square for square, vassal in view.board.items() if vassal.face in lacking and f"retain:{square}" in question.keys]:
            assert [note[0] for note in notes(table, f"retain:{square}") if note[0] == "$"] == ["$"]
            return
    raise AssertionError("no upcharge could be paid")


def test_what_pays_for_what() -> None:
    """Plain vassals first, then wild ones, each for one symbol."""
    assert left_unpaid(["lion-spy"], ["lion-spy", "lion-spy"], full=False) == ["lion-spy"]
    assert left_unpaid(["any-spy", "lion-spy"], ["lion-spy", "dragon-spy"], full=False) == []
    assert left_unpaid(["any-spy", "lion-any"], ["dragon-captain", "lion-scout"], full=False) == ["dragon-captain"]
    assert left_unpaid(["any-spy", "lion-any"], ["dragon-captain", "lion-scout"], full=True) == []


def test_a_saboteur_says_what_removing_it_does() -> None:
    given = {"board": {"BS": "saboteur", "LS": "lion-spy"}, "players": {"A": {"knights": 1}}}
    said = notes(staged(given, settings={"assassins": "on"}), "retain:BS")
    assert [mark for mark, _ in said] == ["-"]
    assert said[0][1].startswith("The Saboteur blows up:")


RATS = {"rats": {"wandering": ["RAT-08"], "plagued": ["RAT-01"]}}


def test_a_kill_says_how_many_rats_are_left() -> None:
    table = staged({**RATS, "players": {"A": {"wizards": 1, "dogs": ["D-3"]}}}, mode="coop")
    assert notes(table, "kill:RAT-08:D-3") == [("", "That leaves 1 active rats of 12.")]


def test_an_adoption_says_what_it_costs_and_brings() -> None:
    given = {**RATS, "board": {"KS": "lion-captain", "AN": "dragon-emissary"}, "players": {"A": {"hand": ["G-K-01"]}}}
    said = [text for _, text in notes(staged(given, mode="coop"), "adopt:D-4:G-K-01")]
    assert said[:2] == ["No upcharge.", "You give up its 1 point."]
    assert said[2].startswith("Adopted with a Knight task")


@pytest.mark.parametrize(("points", "wins"), [(26, False), (27, True)])
def test_a_completion_that_wins_says_so(points: int, wins: bool) -> None:
    """Alone one wins at 28 points; there is no last round."""
    board_ = {"KS": "lion-captain", "AN": "dragon-emissary"}
    tasks = [f"P-K-{number:02}" for number in range(1, points - 4) if number != 16 or points == 26]
    table = staged({"board": board_, "players": {"A": {"hand": ["G-K-01"], "tasks": tasks}}}, mode="solo", seats=1)
    assert seen(table, 0).players[0].points == points
    said = [text for _, text in notes(table, "complete:G-K-01")]
    assert ("That wins the game!" in said) is wins
    assert not any("last round" in text for text in said)


def test_a_step_towards_the_formation_is_marked() -> None:
    """L·T is inside: slid to L·S the Lion Spy stands where it should."""
    table = staged({"board": {"LT": "lion-spy"}, "players": {"A": {"knights": 1}}}, mode="puzzle-masters-quest")
    assert (">", "Of the 16 identities, 1 instead of 0 would stand alone of their kind and on the edge.") in notes(table, "slide:LT:LS")
    assert (">", "1 instead of 0 factions would lie on lines of their own.") in notes(table, "slide:LT:LS")


def test_the_last_step_to_the_formation_is_marked() -> None:
    board_ = {square: face for square, face in PINWHEEL.items() if square != "LS"} | {"LT": "griffin-emissary"}
    table = staged({"board": board_, "players": {"A": {"knights": 1}}}, mode="puzzle-masters-quest")
    assert notes(table, "slide:LT:LS") == [("+", "That wins the game!")]


def test_a_set_says_what_it_would_be_worth() -> None:
    for table in wander(Sort("queens-quest", 2, {}), "sets", 200):
        if table.over:
            break
        seat, question = asked(table)
        if question.kind == "queens.set" and len(seen(table, seat).players[seat].sets) > 1:
            told = [text for key in question.keys for _, text in notes(table, key)]
            assert any(text.startswith("The set would then be worth ") for text in told)
            return
    raise AssertionError("nobody has two sets")


# ------------------------------------------------------------------ how it ended
@BOTH
def test_the_end_says_who_won_and_what_decided(language: str) -> None:
    """By points, and by a tie-break whose values are shown."""
    table = opening()
    view = seen(table, None)
    points = msgspec.structs.replace(view, over=True, winners=(1,), tie_break="points")
    outcome = game().outcome(state_of(table))
    assert "Bob" in board().outcome(points, outcome, (0, 0), desk(language, None))[-1]
    tie = msgspec.structs.replace(view, over=True, winners=(0,), tie_break="tokens")
    last = board().outcome(tie, outcome, (0, 0), desk(language, None))[-1]
    assert words(language)("decided", tie_break="tokens") in last
    assert "(4 / 2)" in last
    shared = msgspec.structs.replace(view, over=True, winners=(0, 1), tie_break="shared")
    assert words(language)("decided", tie_break="shared") in board().outcome(shared, outcome, (0, 0), desk(language, None))[-1]


@pytest.mark.parametrize(
    ("mode", "result", "said"),
    [
        ("coop", "points", "You have won together: there are points enough."),
        ("coop", "rats", "All have lost: there are too many rats."),
        ("solo", "points", "The game is won: there are points enough."),
        ("solo", "rats", "The game is lost: there are too many rats."),
        ("puzzle-masters-quest", "formation", "You have won together: the formation stands."),
    ],
)
def test_a_common_end_says_how_it_was_won_or_lost(mode: str, result: str, said: str) -> None:
    table = next(wander(Sort(mode, 1 if mode == "solo" else 2, {}), "ended", 1))
    ended = msgspec.structs.replace(seen(table, None), over=True, result="lost" if result == "rats" else "won", tie_break=result)
    lines = board().outcome(ended, game().outcome(state_of(table)), (), desk("en", None))
    assert lines[-1] == said
    assert "Active rats: 0, after 1 round." in lines


@BOTH
@pytest.mark.parametrize("mode", ["queens-quest", "wizards-quest"])
def test_the_end_of_sets_and_hands_is_told(language: str, mode: str) -> None:
    *_, table = wander(Sort(mode, 2, {}), "ended", 60)
    for tie_break in ("sets", "vassals", "tokens", "shared"):
        ended = msgspec.structs.replace(seen(table, 0), over=True, winners=(1,), tie_break=tie_break)
        lines = board().outcome(ended, game().outcome(state_of(table)), (0, 0), desk(language, 0))
        check(lines)
        assert words(language)("decided", tie_break=tie_break) in lines[-1]


# ------------------------------------------------------------------ cards
def test_a_card_is_shown_with_its_text() -> None:
    view = next(wander(KINGS, "card", 1)).view(0)
    lines = board().card("g-k-01", view, desk())
    assert lines[0] == "G-K-01 “Oathkeeper of the Ford”: Knight, 1 point, corner Griffin Emissary."
    assert lines[1] == "It wants Lion of any role in column K, and Emissary of any faction in column A."
    assert lines[2].startswith("He swore")
    assert board().card("V-19", view, desk()) == ["V-19a: Lion Spy, on the back Dragon Scout."]
    assert board().card("w-1", view, desk()) == ["W-1a: Scout of any faction, on the back Lion of any role."]
    assert board().card("AS-1", view, desk())[0] == "AS-1a: Assassin, on the back Saboteur."
    assert board().card("mawe", view, desk())[2].startswith("(Only if the table wants it:)")
    assert board().card("nix", view, desk()) == []


def test_the_advanced_game_shows_the_blue_letter() -> None:
    view = next(wander(Sort("advanced", 2, {}), "card", 1)).view(0)
    assert board().card("g-k-01", view, desk())[1] == "It wants Lion of any role in column K, and Emissary of any faction at A·N."


def test_cards_of_ones_own_are_called_by_the_name_they_were_given() -> None:
    """They have no messages; their ids stand for them."""
    halves = {"left": {"letters": ["B"]}, "right": {"letters": ["K"]}}
    text = castle.game({"tasks": [{"id": "T-1", "deck": "guild", "type": "knight", "vp": 1, "corner": "lion-spy", **halves}]}).text
    assert text is not None
    made = text()
    assert isinstance(made, CastleText)
    assert made.card("T-1", next(wander(KINGS, "card", 1)).view(0), desk())[0].startswith("T-1 “")
