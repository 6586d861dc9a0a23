"""Standing orders: what a seat has decided beforehand, per kind of question.  Recorded as ordinary answers, marked automatic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from blackstone.kernel.errors import Illegal
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Asking, Choice

Order: TypeAlias = Literal["ask", "pass", "default", "lone-pass"]
ASK: Final[Order] = "ask"
PASSES: Final[Order] = "pass"
DEFAULT: Final[Order] = "default"
LONE_PASS: Final[Order] = "lone-pass"
ORDERS: tuple[Order, ...] = get_args(Order)


def check_order(choice: Choice[..., Any], order: str) -> Order:
    """A question that must not betray a secret may only be asked or passed, whatever lies there."""
    if order not in ORDERS:
        raise Illegal(f"there is no order {order}; there are {', '.join(ORDERS)}")
    if choice.secret and order not in (ASK, PASSES):
        raise Illegal(f"{choice.id} may hang on a secret: only the orders ask and pass keep it")
    return order


def ordered(orders: Mapping[tuple[int, str], Order], asking: Asking[Any], seat: int) -> Option | None:
    """The answer nobody need be asked for: the only option of a question that is no real may, or what an order says."""
    choice: Choice[..., Any] = asking.choice
    options, order = asking.options_for(seat), orders.get((seat, choice.id), ASK)
    if len(options) == 1 and (not choice.may or (order == LONE_PASS and not choice.secret)):
        only: Option = options[0]
        return only
    if order == PASSES and PASS in options:
        return PASS
    if order == DEFAULT:
        default: Option = options[0]
        return default
    return None
