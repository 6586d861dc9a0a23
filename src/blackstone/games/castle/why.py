"""Why a key is not offered: whose turn it is, which step, and every rule of its own."""

from __future__ import annotations

from typing import Any

from blackstone.games.castle.acts import Act, reason
from blackstone.games.castle.state import Castle
from blackstone.games.castle.vocabulary import ELSEWHERE, KINDS
from blackstone.kernel.errors import UnknownKey
from blackstone.kernel.options import Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Reason


def why(game: Castle, asking: Asking[Any] | None, seat: int, key: str, option: Option | None) -> list[Reason]:
    """Wrong time first, then what the option itself says; a bare kind says what it lacks and what it can never do."""
    name = key.partition(":")[0]
    kind = KINDS.get(name)
    if kind is None:
        if name in ELSEWHERE:
            return [reason(ELSEWHERE[name], "not-in-this-game", kind=name)]
        if key == "pass":
            return wrong_time(asking, seat, None)
        raise UnknownKey(f"{key} is no kind of answer in this game")
    if isinstance(option, Act):
        return [*wrong_time(asking, seat, kind), *option.reasons(game, seat, asking)]
    return [*wrong_time(asking, seat, kind), *kind.lacking(game, seat), *kind.never]


def wrong_time(asking: Asking[Any] | None, seat: int, kind: type[Act] | None) -> list[Reason]:
    """Steps are taken in order, by the player whose turn it is.  [C-ORD-01 C-RETAIN-08]"""
    rules = "C-ORD-01" if kind is None else kind.out_of_time
    if asking is None:
        return [reason(rules, "over")]
    found = []
    if seat not in asking.asked:
        found.append(reason(rules, "not-asked", asked=",".join("ABCD"[other] for other in asking.asked)))
    wrong_question = not found if kind is None else asking.choice.id not in kind.questions
    if wrong_question:
        found.append(reason(rules, "not-now", step=asking.choice.id))
    return found
