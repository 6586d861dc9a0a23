"""What the table can see happen in the Castle.  Cards are named by id; `None` stands where a card is not for your eyes."""

from __future__ import annotations

from blackstone.kernel.events import Event


class ChoseCorner(Event, frozen=True, tag="chose-corner"):
    rule = "C-SETUP-03"
    seat: int
    corner: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    rule = "C-ORD-24"
    begins_turn = True
    seat: int
    round: int


class Filled(Event, frozen=True, tag="filled"):
    rule = "C-SETUP-13"
    seat: int
    at: str
    card: str
    corner: str


class RecalledAgent(Event, frozen=True, tag="recalled-agent"):
    rule = "C-ORD-02"
    seat: int
    task: str
    at: str


class RecalledCard(Event, frozen=True, tag="recalled-card"):
    rule = "C-ORD-04"
    secret = ("card",)
    seat: int
    card: str | None = None


class Mustered(Event, frozen=True, tag="mustered"):
    rule = "C-ORD-06"
    seat: int
    knights: int
    wizards: int


class Slid(Event, frozen=True, tag="slid"):
    rule = "C-MANIP-01"
    seat: int
    here: str
    there: str
    card: str


class Swapped(Event, frozen=True, tag="swapped"):
    rule = "C-MANIP-05"
    seat: int
    one: str
    other: str


class Flipped(Event, frozen=True, tag="flipped"):
    rule = "C-MANIP-07"
    seat: int
    at: str
    card: str


class Retained(Event, frozen=True, tag="retained"):
    rule = "C-RETAIN-01"
    seat: int
    at: str
    card: str


class Refilled(Event, frozen=True, tag="refilled"):
    rule = "C-RETAIN-02"
    seat: int
    at: str
    card: str
    corner: str


class Drew(Event, frozen=True, tag="drew"):
    rule = "C-DRAW-01"
    secret = ("card",)
    seat: int
    deck: str
    card: str | None = None


class Renewed(Event, frozen=True, tag="renewed"):
    rule = "C-DRAW-07"
    deck: str
    count: int


class Completed(Event, frozen=True, tag="completed"):
    rule = "C-TASK-14"
    seat: int
    task: str
    left: str
    right: str


class Paid(Event, frozen=True, tag="paid"):
    rule = "C-UPCH-09"
    seat: int
    card: str
    symbol: str


class Replaced(Event, frozen=True, tag="replaced"):
    rule = "C-ORD-15"
    seat: int
    at: str
    used: str
    card: str | None = None
    corner: str | None = None


class PlacedAgent(Event, frozen=True, tag="placed-agent"):
    rule = "C-ORD-21"
    seat: int
    task: str
    at: str
    match: int


class Hid(Event, frozen=True, tag="hid"):
    rule = "C-ORD-22"
    secret = ("card",)
    seat: int
    card: str | None = None


class Rewarded(Event, frozen=True, tag="rewarded"):
    rule = "C-INTR-04"
    seat: int
    task: str
    at: str
    tokens: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()


class Triggered(Event, frozen=True, tag="triggered"):
    rule = "C-INTR-18"
    seat: int
    task: str


class Returned(Event, frozen=True, tag="returned"):
    rule = "C-INTR-20"
    secret = ("card",)
    seat: int
    card: str | None = None


class LostTokens(Event, frozen=True, tag="lost-tokens"):
    rule = "C-LIMIT-02"
    seat: int
    knights: int
    wizards: int


class Discarded(Event, frozen=True, tag="discarded"):
    rule = "C-LIMIT-04"
    seat: int
    card: str


class Shedded(Event, frozen=True, tag="shed"):
    rule = "C-LIMIT-04"
    seat: int
    card: str


class LastRound(Event, frozen=True, tag="last-round"):
    rule = "C-END-01"
    seat: int
    points: int


class Ended(Event, frozen=True, tag="ended"):
    rule = "C-END-02"
    winners: tuple[int, ...]
    tie_break: str


class SetAside(Event, frozen=True, tag="set-aside"):
    rule = "C-ASAB-11"
    seat: int
    card: str


class Placed(Event, frozen=True, tag="placed"):
    rule = "C-ASAB-11"
    seat: int
    at: str
    card: str


class BlewUp(Event, frozen=True, tag="blew-up"):
    rule = "C-ASAB-08"
    seat: int
    at: str


class Dealt(Event, frozen=True, tag="dealt"):
    rule = "C-ASAB-09"
    at: str
    card: str
    corner: str


class KeptFamily(Event, frozen=True, tag="kept-family"):
    rule = "C-FAM-01"
    seat: int
    family: str


class Guarded(Event, frozen=True, tag="guarded"):
    rule = "C-BONUS-07"
    seat: int
    at: str


class GuardLeft(Event, frozen=True, tag="guard-left"):
    rule = "C-BONUS-07"
    seat: int
    at: str
    paid: bool


class Dividend(Event, frozen=True, tag="dividend"):
    rule = "C-BONUS-01"
    seat: int
    task: str


class Waived(Event, frozen=True, tag="waived"):
    rule = "C-BONUS-03"
    seat: int
    symbol: str


class ChoseToken(Event, frozen=True, tag="chose-token"):
    rule = "C-KW-03"
    seat: int
    task: str
    token: str


class Adopted(Event, frozen=True, tag="adopted"):
    rule = "C-DOGS-02"
    seat: int
    dog: str
    task: str


class Killed(Event, frozen=True, tag="killed"):
    rule = "C-DOGS-10"
    seat: int
    dog: str
    card: str


class RatsCame(Event, frozen=True, tag="rats-came"):
    rule = "C-RATS-02"
    card: str
    kind: str
    active: int


class Won(Event, frozen=True, tag="won"):
    rule = "C-V1-02"
    seats: tuple[int, ...]
    by: str


class Lost(Event, frozen=True, tag="lost"):
    rule = "C-RATS-08"
    active: int


class NamedRefresh(Event, frozen=True, tag="named-refresh"):
    rule = "C-V6-03"
    seat: int
    corner: str


class Refreshing(Event, frozen=True, tag="refreshing"):
    rule = "C-V6-04"
    task: str


class Refreshed(Event, frozen=True, tag="refreshed"):
    rule = "C-V6-04"
    at: str
    out: str
    card: str | None = None
    corner: str | None = None


class LeftEmpty(Event, frozen=True, tag="left-empty"):
    rule = "C-V4-05"
    seat: int
    at: str
    used: str


class Took(Event, frozen=True, tag="took"):
    rule = "C-V2-04"
    seat: int
    task: str


class TookKnight(Event, frozen=True, tag="took-knight"):
    rule = "C-V2-12"
    seat: int


class Spent(Event, frozen=True, tag="spent"):
    rule = "C-V2-06"
    seat: int
    task: str


class Collected(Event, frozen=True, tag="collected"):
    rule = "C-V2-10"
    seat: int
    at: str
    card: str
    set: str


class Restocked(Event, frozen=True, tag="restocked"):
    rule = "C-V2-09"
    seat: int
    at: str
    card: str
    corner: str


class OfferMoved(Event, frozen=True, tag="offer-moved"):
    rule = "C-V2-13"
    seat: int
    dropped: str | None
    offer: tuple[str, ...]


class Laid(Event, frozen=True, tag="laid"):
    rule = "C-V3-06"
    seat: int
    at: str
    card: str


class Exchanged(Event, frozen=True, tag="exchanged"):
    rule = "C-V3-15"
    seat: int
    gave: str
    got: str


class LastTurns(Event, frozen=True, tag="last-turns"):
    rule = "C-V2-16"
    seat: int
    why: str


ALL = (
    ChoseCorner, TurnBegan, Filled, RecalledAgent, RecalledCard, Mustered, Slid, Swapped, Flipped, Retained, Refilled, Drew, Renewed,
    Completed, Paid, Replaced, PlacedAgent, Hid, Rewarded, Triggered, Returned, LostTokens, Discarded, Shedded, LastRound, Ended,
    SetAside, Placed, BlewUp, Dealt, KeptFamily, Guarded, GuardLeft, Dividend, Waived, ChoseToken, Adopted, Killed, RatsCame, Won, Lost,
    NamedRefresh, Refreshing, Refreshed, LeftEmpty, Took, TookKnight, Spent, Collected, Restocked, OfferMoved, Laid, Exchanged, LastTurns,
)  # fmt: skip
