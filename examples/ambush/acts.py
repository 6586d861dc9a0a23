"""What the options have in common: the questions they answer, and why they are not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackstone.kernel.options import Aside, Option
from blackstone.kernel.questions import Asking
from blackstone.kernel.refusals import Fact, Reason

if TYPE_CHECKING:
    from .state import Ambush


def reason(rule: str, text: str, **facts: Fact) -> Reason:
    """`reason("A-HERO-2", "taken", at="R2")`."""
    return Reason((rule,), text, facts)


class Act:
    """Beside an option: when it is open, and what else forbids it."""

    __slots__ = ()
    questions: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""

    def reasons(self, game: Ambush, seat: int) -> list[Reason]:
        """Every fact that forbids it, whoever's turn it is."""
        return []


def why(game: Ambush, asking: Asking[Any] | None, seat: int, key: str, option: Option | None) -> list[Reason]:
    """The facts first, then whose turn it is and what is asked.  A bare kind (`strike`) stands for every key of it."""
    kind = key.partition(":")[0]
    act: Any = option if isinstance(option, Act) else next((known for known in game.content.words if known.kind == kind), None)
    rule = act.rule if isinstance(act, Act) else "A-HERO-1"
    reasons: list[Reason] = option.reasons(game, seat) if isinstance(option, Act) else []
    if isinstance(act, Aside):
        return reasons or [reason(rule, "in-the-middle")]
    if seat < len(game.heroes) and game.heroes[seat].health <= 0:
        reasons.append(reason("A-HARM-2", "fallen"))
    if asking is not None and seat not in asking.asked:
        reasons.append(reason(rule, "not-asked", asked=" ".join("ABCDE"[other] for other in asking.asked)))
    if asking is not None and isinstance(act, Act) and asking.choice.id not in act.questions:
        reasons.append(reason(rule, "not-now", question=asking.choice.id))
    return reasons or [reason(rule, "nothing-of-the-kind", kind=kind)]
