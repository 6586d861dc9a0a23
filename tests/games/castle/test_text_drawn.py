"""The Castle drawn at a terminal of 80 columns, and the same in sentences for those who do not see it."""

from __future__ import annotations

import pytest
from staged import staged
from telling import BOTH, OFF, PINWHEEL, SORTED, Sort, board, desk, game, seen, wander, words

from blackstone.games.castle.text_formation import formation_of, on_lines
from blackstone.kernel.table import Table
from blackstone.kernel.text import Desk

LOWEST = 14
"""So many lines the highest board has: that of four players who lay out vassals."""


@BOTH
@SORTED
def test_the_drawing_fits_on_the_screen(language: str, sort: Sort) -> None:
    """Never wider than 80 columns, never higher than the room it is given."""
    for table in wander(sort, f"drawn {sort}", 40):
        for height in (LOWEST, 16, 20):
            for seat in (*range(sort.seats), None):
                lines = board().table(table.view(seat), desk(language, seat, plain=False, height=height))
                assert max(map(len, lines)) < 80
                assert len(lines) <= height


def cell(drawing: list[str], square: str) -> tuple[str, str]:
    """The two lines of a space."""
    row, column = drawing[2 + 2 * "STONE".index(square[1]) :], 4 + 11 * "BLACK".index(square[0])
    return row[0].ljust(60)[column : column + 11].strip(), row[1].ljust(60)[column : column + 11].strip()


@BOTH
def test_every_vassal_is_drawn_and_said(language: str) -> None:
    """Faction above role, and both in a sentence."""
    table = next(wander(Sort("kings-quest", 2, OFF), "shown", 1))
    view, say = seen(table, 0), words(language)
    drawing = board().table(view, desk(language, 0, plain=False))
    spoken = "\n".join(board().table(view, desk(language, 0)))
    for square, vassal in view.board.items():
        faction, role = vassal.face.split("-")
        assert cell(drawing, square) == (say(f"faction-{faction}"), say(f"role-{role}"))
        assert f"{square[0]}·{square[1]} {say(f'face-{vassal.face}')}" in spoken


def test_special_and_wild_cards_are_drawn() -> None:
    given = {"board": {"BS": "assassin", "LS": "saboteur", "AS": "any-scout", "CS": "dragon-any"}}
    table = staged(given, settings={"assassins": "on", "wild-vassals": "on"})
    drawing = board().table(table.view(0), desk(seat=0, plain=False))
    assert cell(drawing, "BS") == ("Assassin", "")
    assert cell(drawing, "LS") == ("Saboteur", "")
    assert cell(drawing, "AS") == ("any", "scout")
    assert cell(drawing, "CS") == ("Dragon", "any role")
    spoken = "\n".join(board().table(table.view(0), desk(seat=0)))
    assert "Row S: B·S Assassin; L·S Saboteur; A·S Scout of any faction; C·S Dragon of any role." in spoken


def test_a_wild_card_on_top_of_a_deck_is_no_wish() -> None:
    """`any scout`, where a card in hand that wants one says `scout`."""
    table = staged({"corners": {"top-left": ["any-scout", "..."], "top-right": ["dragon-any", "..."]}}, settings={"wild-vassals": "on"})
    drawing = "\n".join(board().table(table.view(0), desk(seat=0, plain=False)))
    assert "TL*any scout" in drawing
    assert "TR any Dragon" in drawing


def marked() -> Table:
    """L·T carries B's agent and A's guard, B·S a castle and a guard."""
    return staged(
        {
            "board": {"LT": "griffin-emissary", "BS": "lion-spy"},
            "castles": ["BS"],
            "players": {
                "A": {"guards": ["LT", "BS"], "family": "hester"},
                "B": {"tasks": ["G-K-01"], "agent": {"task": "G-K-01", "at": "LT"}},
            },
        },
        settings={"families": "dealt", "family-pool": "all"},
    )


def test_castles_agents_and_guards_are_drawn_and_said() -> None:
    table = marked()
    drawing = board().table(table.view(0), desk(seat=0, plain=False))
    assert cell(drawing, "LT") == ("Griff@B&A", "emissary")
    assert cell(drawing, "BS") == ("#Lion", "spy&A")
    spoken = board().table(table.view(0), desk(seat=0))
    assert "Row S: B·S Lion Spy under a castle and guarded by you." in spoken
    assert "Row T: L·T Griffin Emissary watched by Bob and guarded by you." in spoken
    spoken = board().table(table.view(0), desk("fr", 0))
    assert any("L·T Émissaire du Griffon, surveillé par Bob et gardé par vous" in line for line in spoken)


def test_castles_and_agents_of_a_whole_game_are_drawn_and_said() -> None:
    shown: set[str] = set()
    for table in wander(Sort("kings-quest", 2, OFF), "marked", 200):
        view = seen(table, 0)
        drawing, spoken = (board().table(view, desk("en", 0, plain=plain)) for plain in (False, True))
        castles = sum(vassal.castle for vassal in view.board.values())
        agents = sum(len(vassal.agents) for vassal in view.board.values())
        assert sum(line.count("#") for line in drawing) == castles == sum(line.count("under a castle") for line in spoken)
        assert sum(line[4:59].count("@") for line in drawing) == agents == sum(line.count("watched by") for line in spoken)
        shown |= ({"castle"} if castles else set()) | ({"agent"} if agents else set())
    assert shown == {"castle", "agent"}


@pytest.mark.parametrize("mode", ["kings-quest", "puzzle-masters-quest", "queens-quest"])
def test_without_utf8_the_board_is_drawn_in_ascii(mode: str) -> None:
    """Sentences are spelled in ASCII by the terminal itself."""
    for table in wander(Sort(mode, 2, {}), "ascii", 40):
        here = Desk(words("en"), ("Anna", "Bob"), 0, plain=False, utf8=False)
        lines = board().table(table.view(0), here)
        assert all(line.isascii() for line in lines[1:13]), lines


# ------------------------------------------------------------------ what a mode adds
def test_rats_dogs_and_points_together_are_shown() -> None:
    given = {
        "rats": {"wandering": ["RAT-08", "RAT-01"], "plagued": ["RAT-14"], "plagues": ["RAT-22"]},
        "players": {"A": {"tasks": ["G-K-01"], "dogs": ["D-4"]}, "B": {"tasks": ["G-W-01"]}},
    }
    view = staged(given, mode="coop").view(0)
    drawn, spoken = (board().table(view, desk(seat=0, plain=plain, height=20)) for plain in (False, True))
    points = sum(player.points for player in view.players)  # type: ignore[attr-defined]
    assert f"Together {points} of 50 points. Rats 6 of 12, wandering 2 1, trapped 3." in drawn
    assert "Your dogs: Westie." in drawn
    assert f"Together {points} of 50 points." in spoken
    assert "Rats: 6 of 12 are active. Wandering: a card of one rat and a card of two rats; trapped: a card of three rats." in spoken
    assert "Dogs to adopt: Jack Russell, Jack Russell, Scottie." in spoken


def test_the_refresh_deck_and_the_goal_are_shown_to_one_who_plays_alone() -> None:
    view = staged({"refresh": "top-right", "players": {"A": {"corner": "bottom-left"}}}, mode="solo", seats=1).view(0)
    drawn, spoken = (board().table(view, desk(seat=0, plain=plain, height=20)) for plain in (False, True))
    assert any(line.endswith("0 of 28") for line in drawn)
    assert any("TR~" in line for line in drawn)
    assert any("BL*" in line for line in drawn)
    assert any("(for refreshes)" in line for line in spoken)
    assert not any("Intrigue" in line or "intrigue" in line for line in drawn + spoken)


def test_families_and_what_is_used_of_them_are_shown() -> None:
    given = {"players": {"A": {"family": "marbuck", "used": ["pick-of-two"]}, "B": {"family": "corwin"}}}
    view = staged(given, settings={"families": "dealt", "family-pool": "all"}).view(0)
    assert "Families: you (Marbuck); Bob (Corwin); used this turn: pick of two." in board().table(view, desk(seat=0))
    own, other = board().tableau(view, 0, desk(seat=0)), board().tableau(view, 1, desk(seat=0))
    assert own[1] == "Family Marbuck."
    assert own[2].endswith("(Used this turn.)")
    assert not own[3].endswith("(Used this turn.)")
    assert other[2].startswith("  long slide: For one Knight token,")


def test_a_partners_open_hand_is_shown() -> None:
    given = {"players": {"B": {"hand": ["G-K-01"]}}}
    for chosen, shown in (("on", True), ("off", False)):
        view = staged(given, mode="coop", settings={"open-hands": chosen}).view(0)
        assert any("Oathkeeper" in line for line in board().tableau(view, 1, desk(seat=0))) is shown


def test_stacks_offers_and_vassals_are_shown() -> None:
    given = {"board": {"BS": "lion-spy", "LT": "phoenix-emissary"}, "beneath": {"LT": ["phoenix-emissary", "phoenix-emissary"]}}
    offer = ["V-01", "V-02", "V-03", "V-04", "V-05"]
    view = staged({**given, "vassal-offer": offer}, mode="wizards-quest").view(0)
    drawing, spoken = (board().table(view, desk(seat=0, plain=plain, height=24)) for plain in (False, True))
    assert cell(drawing, "BS") == ("Lion", "spy")
    assert cell(drawing, "LT") == ("Phoenix^3", "emissary")
    assert "Row T: L·T Phoenix Emissary on top of a stack of 3." in spoken
    assert sum("/" in line for line in drawing[:LOWEST]) == 5
    assert any(line.startswith("Vassals on offer: ") for line in spoken)


# ------------------------------------------------------------------ the formation


def test_how_far_the_formation_is() -> None:
    """One vassal wrong: the Lion Spy stands inside, and nobody at B·S."""
    wrong = {square: face for square, face in PINWHEEL.items() if square != "BS"} | {"LT": "lion-spy"}
    view = seen(staged({"board": wrong}, mode="puzzle-masters-quest"), 0)
    formation = formation_of(view)
    assert (formation.standing, formation.placed, formation.inside) == (16, 15, ["LT"])
    assert (on_lines(formation, "faction"), on_lines(formation, "role")) == (3, 0)
    assert formation.clashes["faction"] == []
    drawing = board().table(view, desk(seat=0, plain=False, height=24))
    assert [line[59:].strip() for line in drawing[7:13]] == [
        "sc em sp ca", "Lio 1  1  o  1", "Dra 1  1  1  1  E", "Pho 1  1  1  1  K", "Gri 1  1  1  1  S", "-  -  -  -",
    ]  # fmt: skip
    assert any(line.startswith("Edge 15, inside 1. Factions: lines 3, clashes 0. Roles: lines 0, clashes ") for line in drawing)
    spoken = board().table(view, desk(seat=0))
    assert "Inside: L·T." in spoken
    assert any(line.startswith("By faction, on lines: Dragon on E, Phoenix on K and Griffin on S;") for line in spoken)


def test_a_formation_of_rows_clashes_where_neighbours_share_a_role() -> None:
    board_ = {"BS": "lion-spy", "BT": "dragon-spy", "BO": "lion-scout", "AA": "lion-spy"}
    view = seen(staged({"board": {at: who for at, who in board_.items() if at != "AA"}}, mode="puzzle-masters-quest"), 0)
    formation = formation_of(view)
    assert formation.clashes == {"faction": [("BS", "BT")], "role": []}
    assert formation.lines["lion"] == "B"


# ------------------------------------------------------------------ the rules of each mode
@BOTH
@pytest.mark.parametrize("mode", [mode.id for mode in game().modes])
def test_the_rules_fit_on_one_screen(language: str, mode: str) -> None:
    view = next(wander(Sort(mode, 1 if mode == "solo" else 2, {}), "how", 1)).view(0)
    lines = board().how(view, desk(language))
    assert len(lines) <= 23
    assert max(map(len, lines)) <= 79
    assert lines[0].startswith("BLACKSTONE CASTLE")
    goal = {"kings-quest": "21", "advanced": "30", "coop": "50", "solo": "28"}.get(mode, "")
    assert any(goal in line for line in lines)
