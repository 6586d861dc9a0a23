"""Why a key is not offered: whose turn it is, which step, and every rule of its own."""

from __future__ import annotations

from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.quest import quest_of
from blackstone.games.castle.state import Castle
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.errors import UnknownKey
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason


def why(game: Castle, asking: Asking[Any] | None, seat: int, key: str, option: Option | None) -> list[Reason]:
    """Wrong time first, then what the option itself says; a bare kind says what it lacks and what it can never do.

    A mode may have its own rules for a kind, or none of it at all.  [C-COMP-11]
    """
    name, quest = key.partition(":")[0], quest_of(game)
    kind = KINDS.get(name)
    if key == "pass":
        return wrong_time(asking, seat, "C-ORD-01")
    if kind is None:
        raise UnknownKey(f"{key} is no kind of answer in this game")
    if name not in quest.kinds:
        return [reason(quest.absent.get(name, ELSEWHERE[name]), "not-in-this-game", kind=name)]
    own = quest.judges.get(name)
    questions = (own[0],) if own is not None else kind.questions
    found = wrong_time(asking, seat, kind.out_of_time, questions)
    if own is not None:
        return [*found, *own[1](game, seat, option, asking)]
    if isinstance(option, Act):
        return [*found, *option.reasons(game, seat, asking)]
    return [*found, *kind.lacking(game, seat), *kind.never]


def wrong_time(asking: Asking[Any] | None, seat: int, rules: str, questions: tuple[str, ...] | None = None) -> list[Reason]:
    """Steps are taken in order, by the player whose turn it is; `pass` answers many questions.  [C-ORD-01 C-RETAIN-08]"""
    if asking is None:
        return [reason(rules, "over")]
    found = []
    if seat not in asking.asked:
        found.append(reason(rules, "not-asked", asked=",".join("ABCD"[other] for other in asking.asked)))
    wrong_question = not found if questions is None else asking.choice.id not in questions
    if wrong_question:
        found.append(reason(rules, "not-now", step=asking.choice.id))
    return found
