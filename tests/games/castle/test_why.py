"""Keys and why they are not offered: spelling, wrong time, keys of other games, bare kinds."""

from __future__ import annotations

import pytest
from staged import GAMES, NOBODY, keys, reasons, staged
from table import GAME, random_tables

from blackstone.games.castle.acts import Act, Action, no_token, reason
from blackstone.games.castle.content import SQUARES
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.queens_quest import UseOne
from blackstone.games.castle.state import Player
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS, usual, well_formed
from blackstone.kernel.errors import UnknownKey
from blackstone.kernel.ledger import load
from blackstone.kernel.messages import messages_for
from blackstone.kernel.options import Option


@pytest.mark.parametrize(
    ("spelled", "meant"),
    [
        ("swap:LS:BS", "swap:BS:LS"),
        ("swap:BT:BS", "swap:BS:BT"),
        ("slide:BS:LS:knight", "slide:BS:LS"),
        ("slide:LS:BS", "slide:LS:BS"),
        ("retain:BS:knight", "retain:BS"),
        ("swap:BS:LS:wizard", "swap:BS:LS"),
        ("swap:LS:BS:wizard", "swap:BS:LS"),
        ("flip:BS:wizard", "flip:BS"),
        ("draw:guild:wizard", "draw:guild"),
        ("use:LS:BS", "use:LS:BS"),
        ("swap:LT:BS:knight", "swap:BS:LT:knight"),
        ("swap", "swap"),
        ("swap:XX:BS", "swap:XX:BS"),
    ],
)
def test_the_one_spelling_of_a_key(spelled: str, meant: str) -> None:
    assert usual(spelled) == meant
    known = GAME.option(meant)
    if known is not None:
        found = GAME.option(spelled)
        assert found is not None
        assert (found.key, found.touches) == (known.key, known.touches)


@pytest.mark.parametrize(
    "key",
    [
        *("slide:BS:BS", "slide:BS", "slide:BS:LS:LT", "slide:BS:LS:king", "slide:BS:XX", "slide:BS:LS:wizard:wizard", "slide"),
        *("swap:BS:BS", "swap:BS", "swap:BS:LS:king", "flip", "flip:XX", "flip:BS:LS", "flip:BS:king"),
        *("retain", "retain:BS:king", "retain:BS:LS", "draw", "draw:wood", "draw:guild:king", "draw:guild:two:two", "draw:guild:two:x"),
        *("use:XX", "use:BS:BS:wizard", "use:BS:XX", "nonsense:BS", "fill:XX", "take:a:b:c", "take:", "take::x", "complete:X", "flip:BS:"),
        *("draw:wood:two", "fill:BS:wizard", "slide:knight", "use:BS:BS:BS", "flip:BS:wizard:knight", "pass:BS"),
    ],
)
def test_what_is_no_key_at_all(key: str) -> None:
    assert GAME.option(key) is None


@pytest.mark.parametrize(
    ("key", "touches"),
    [
        ("slide:BS:LE", ("BS", "LE")),
        ("slide:BS:KS", ("BS", "KS")),
        ("slide:BS:KE:wizard", ("BS", "KE")),
        ("swap:BS:KS", ("BS", "KS")),
        ("swap:BS:AS:knight", ("BS", "AS")),
        ("use:BS:BS", ("BS", "BS")),
    ],
)
def test_what_is_well_formed_but_never_offered(key: str, touches: tuple[str, ...]) -> None:
    option = GAME.option(key)
    assert option is not None
    assert (option.key, option.kind, option.touches) == (key, key.partition(":")[0], touches)
    assert key not in GAME.vocabulary()
    assert well_formed(key) is not None


def test_keys_that_belong_to_other_games_say_so() -> None:
    table = staged(NOBODY)
    for kind in ("take", "spend", "set", "put", "exchange", "adopt", "kill", "refresh", "replace"):
        assert reasons(table, kind) == [(ELSEWHERE[kind], "not-in-this-game", {"kind": kind})]
    for key in ("adopt:D-1:P-K-01", "kill:RAT-01:D-1", "refresh:top-left", "replace:BS", "put:V-19a:LT", "take:M-P-01"):
        kind = key.partition(":")[0]
        assert reasons(table, key) == [(ELSEWHERE[kind], "not-in-this-game", {"kind": kind})]


@pytest.mark.rule("C-ORD-01")
def test_the_wrong_time() -> None:
    table = staged({"at": "check-limits", "board": {}, "players": {"A": {"hand": ["G-K-01", "G-K-02", "G-K-03"]}}})
    now, not_asked = ("C-ORD-01", "not-now", {"step": "limit.hand"}), ("C-ORD-01", "not-asked", {"asked": "A"})
    assert reasons(table, "pass") == [now]
    assert reasons(table, "pass", 1) == [not_asked]
    assert reasons(table, "corner:top-left") == [now, ("C-SETUP-03", "corner-taken", {"corner": "top-left"})]
    assert reasons(table, "discard", 1) == [not_asked]
    assert reasons(table, "discard:G-K-01", 1) == [not_asked, ("C-LIMIT-04", "not-in-hand", {"task": "G-K-01"})]
    with pytest.raises(UnknownKey, match="nonsense is no kind of answer in this game"):
        table.why("nonsense", 0)
    with pytest.raises(UnknownKey, match="nonsense:BS is no answer of Blackstone Castle"):
        table.why("nonsense:BS", 0)


def test_after_the_end_everything_is_over() -> None:
    table = staged({**NOBODY, "turn": "B", "last-round": True}, "B pass")
    assert table.over
    assert reasons(table, "slide:BS:LS") == [("", "over", {})]
    assert table.game.why(table._run.game, None, 0, "pass", None) == [reason("C-ORD-01", "over")]
    assert table.game.why(table._run.game, None, 0, "retain", None)[0] == reason("C-RETAIN-08 C-ORD-01", "over")
    over = reason("C-ORD-01", "over")
    for option in table.game.content.words:  # every option can be asked without an open question
        if option.kind in QUESTS["kings-quest"].kinds:
            assert table.game.why(table._run.game, None, 0, option.key, option)[0].text == "over"
    corner = table.game.why(table._run.game, None, 0, "corner:top-left", table.game.option("corner:top-left"))
    assert corner == [over, reason("C-SETUP-03", "corner-taken", corner="top-left")]


def test_every_kind_of_key_knows_its_questions() -> None:
    work = dict.fromkeys(("slide", "retain", "swap", "flip", "draw", "complete", "guard", "unguard", "adopt", "kill"), ("work.action",))
    questions = {
        **work,
        "family": ("family.keep",),
        "refresh": ("refresh.corner",),
        "place": ("special.space",),
        "lift": ("guard.lift",),
        "token": ("muster.token",),
        "keep": ("draw.keep",),
        "stack": ("task.stack",),
        "waive": ("upcharge.vassal",),
        "replace": ("replace.vassal",),
        "corner": ("setup.corner", "refill.corner"),
        "fill": ("shortage.space",),
        "recall": ("recall.face-down",),
        "refill": ("retain.refill",),
        "use": ("task.vassals",),
        "pay": ("upcharge.vassal",),
        "agent": ("intrigue.task",),
        "watch": ("intrigue.vassal",),
        "hide": ("intrigue.hide",),
        "play": ("intrigue.triggered",),
        "reward": ("intrigue.reward",),
        "discard": ("limit.hand",),
        "shed": ("limit.retained",),
    }
    assert {kind: KINDS[kind].questions for kind in questions} == questions
    assert {option.kind for option in GAME.content.words} == {*KINDS, "pass"}
    one = {option.key for option in GAME.content.words if isinstance(option, UseOne)}
    assert one == {f"use:{square}" for square in SQUARES}
    assert all(isinstance(option, KINDS[option.kind]) for option in GAME.content.words if option.key not in {"pass", "take:knight", *one})


def test_a_price_that_cannot_be_paid() -> None:
    assert no_token(Player(0, knights=1, wizards=1), 1, 1) == []
    assert no_token(Player(0, knights=1, wizards=0), 2, 0) == [reason("C-MANIP-12", "no-knight", wanted=2, held=1)]
    assert no_token(Player(0, knights=0, wizards=0), 1, 1) == [
        reason("C-MANIP-12", "no-knight", wanted=1, held=0),
        reason("C-MANIP-12", "no-wizard", wanted=1, held=0),
    ]
    assert reason("C-1 C-2", "text", at="BS") == reason("C-1  C-2", "text", at="BS")
    assert reason("C-1 C-2", "text", at="BS").rules == ("C-1", "C-2")


def test_an_act_that_says_nothing_of_itself_is_a_mistake() -> None:
    """Both are for subclasses to fill in."""
    table = staged(NOBODY)
    state, me = table._run.game, table._run.game.players[0]
    with pytest.raises(TypeError, match="Act must say what forbids it"):
        Act("act").reasons(state, 0, None)
    with pytest.raises(TypeError, match="Action must say what it does"):
        Action("act").carry_out(state, me)
    assert Act.lacking(state, 0) == []
    assert (Act.never, Act.out_of_time) == ((), "C-ORD-01")


def test_every_refusal_of_random_games_has_words_in_both_languages_and_rules_of_the_ledger() -> None:
    known = {rule.id for rule in load(GAME.folder)}
    said = [messages_for(language, GAME.folder / "locale") for language in ("en", "fr")]
    told: set[str] = set()
    for number, table in enumerate(random_tables(8, 3, 400, {"face-down-trigger": "any", "family-pool": "all"}, record=False)):
        if number % 40 == 0:
            for seat in range(3):
                for option in GAME.content.words:
                    refusal = table.why(option.key, seat)
                    if refusal is None:
                        continue
                    assert set(refusal.rules) <= known
                    for one in refusal.reasons:
                        if one.text not in told:
                            told.add(one.text)
                            assert all(messages(f"why-{one.text}", **one.facts) for messages in said)
    assert len(told) > 30


def test_two_options_of_one_key_are_a_mistake() -> None:
    words = GAMES["castle"].content.words
    with pytest.raises(ValueError, match="two options are called slide:BS:LS"):
        words.add(Option("slide:BS:LS"))
    assert "slide:BS:LS" not in keys(staged(NOBODY))
