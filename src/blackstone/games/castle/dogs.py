"""The dogs: adopted by giving up a completed task, they kill rats for tokens.

Any number of cards may be killed in a turn, each paid by itself, by the dog's owner alone in step 3.
[C-DOGS-07 C-DOGS-08 C-DOGS-09]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from blackstone.games.castle.acts import Action, no_token, reason
from blackstone.games.castle.book import book
from blackstone.games.castle.content import KNIGHT_WIZARD, TYPE_NAMES, Provenance, read
from blackstone.games.castle.events import Adopted, Killed
from blackstone.games.castle.families import dividend
from blackstone.games.castle.rats import kill_card, rat_cards, rats_of
from blackstone.games.castle.state import Castle, Player
from blackstone.games.castle.task import Complete, fulfil, pairs_for
from blackstone.games.castle.upcharge import can_pay_stack, choose_payment, unpaid_stack
from blackstone.kernel.errors import ContentError
from blackstone.kernel.events import tell
from blackstone.kernel.questions import Asking, Flow, ask
from blackstone.kernel.refusals import Reason
from blackstone.kernel.state import Steps


class KillCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    knight: int
    wizard: int


class DogCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dog: the type of task that adopts it, what a kill costs, which cards it kills.  [C-DOGS-01 C-DOGS-03]"""

    id: str
    name: str
    breed: Literal["jack-russell", "scottie", "westie"]
    adopt_with: Literal["knight", "wizard", "king"]
    kill_cost: KillCost
    kills: tuple[int, ...]
    provenance: Provenance

    @property
    def rule(self) -> str:
        """The rule of what it kills."""
        return {"westie": "C-DOGS-04", "scottie": "C-DOGS-05", "jack-russell": "C-DOGS-06"}[self.breed]


class DogFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    dogs: tuple[DogCard, ...]


@lru_cache
def dog_cards() -> tuple[DogCard, ...]:
    """Two Jack Russells, a Scottish and a West Highland Terrier.  [C-DOGS-01]"""
    file = read("dogs.yaml", DogFile)
    if len(file.dogs) != file.count:
        raise ContentError(f"dogs.yaml: {len(file.dogs)} dogs, {file.count} are printed")
    return file.dogs


def dogs_left(game: Castle) -> list[int]:
    """The dogs nobody has adopted.  [C-DOGS-01]"""
    adopted = [dog for player in game.players for dog in player.dogs]
    return [dog for dog in range(len(dog_cards())) if dog not in adopted]


def stack_given_up(game: Castle, dog: int, task: int) -> int | None:
    """The type a task would be as the price of a dog; a Knight-Wizard is what its owner says.  [C-DOGS-03 C-KW-05]"""
    type, wanted = game.content.cards.type[task], TYPE_NAMES.index(dog_cards()[dog].adopt_with)
    return wanted if type == wanted or (type == KNIGHT_WIZARD and dog_cards()[dog].adopt_with in ("knight", "wizard")) else None


# ------------------------------------------------------------------ adopting
class Adopt(Action):
    """A task is completed and given up for a dog of its type.  [C-DOGS-02 C-DOGS-03]"""

    __slots__ = ("dog", "task")

    def __init__(self, dog: int, task: int, name: str) -> None:
        super().__init__(f"adopt:{dog_cards()[dog].id}:{name}", (dog_cards()[dog].id, name))
        self.dog, self.task = dog, task

    def carry_out(self, game: Castle, me: Player) -> Steps:
        return [adopt(me.seat, self.dog, self.task)]

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-DOGS-02 C-DOGS-03 C-DOGS-09]"""
        if game.rats is None:
            return [reason("C-DOGS-01", "no-dogs")]
        me, card = game.players[seat], dog_cards()[self.dog]
        stack = stack_given_up(game, self.dog, self.task)
        completing = game.content.complete[self.task].reasons(game, seat, asking)
        found = [] if self.dog in dogs_left(game) else [reason("C-DOGS-09", "dog-adopted", dog=card.id)]
        if stack is None:
            found.append(reason("C-DOGS-03", "wrong-dog", dog=card.id, type=card.adopt_with))
        elif not can_pay_stack(game, me, stack):
            found += [reason("C-DOGS-02", "base-rules"), *[due for due in unpaid_stack(game, me, stack) if due not in completing]]
        return found + completing


def adoptions(game: Castle, ready: Sequence[Complete]) -> list[Adopt]:
    """The dogs that the tasks which can be completed now may bring.  [C-DOGS-02 C-DOGS-03]"""
    me, left = game.players[game.turn], dogs_left(game)
    found = []
    for option in ready:
        for dog in left:
            stack = stack_given_up(game, dog, option.task)
            if stack is not None and can_pay_stack(game, me, stack):
                found.append(game.content.adopt[dog, option.task])
    return found


@book.asking
def adopt(game: Castle, seat: int, dog: int, task: int) -> Flow[Steps]:
    """By the rules of completing, upcharge and all; then the card goes to its discards instead of the tableau.

    [C-DOGS-02 C-KW-05 C-BONUS-01]
    """
    me, cards = game.players[seat], game.content.cards
    pair = yield from ask(pairs_for(game, seat, task))
    stack = stack_given_up(game, dog, task)
    if stack is None:
        raise TypeError(f"{cards.task_ids[task]} adopts no {dog_cards()[dog].name}")
    payment = yield from choose_payment(game, me, stack)
    woken = fulfil(game, me, task, stack, pair, payment)
    game.discards[cards.deck[task]] += (task,)
    me.dogs += (dog,)
    dividend(game, me, task, stack)
    tell(game, Adopted, seat, dog_cards()[dog].id, cards.task_ids[task])
    return woken


# ------------------------------------------------------------------ killing
class Kill(Action):
    """One wandering card, whole, for one payment, in step 3 of the owner's turn.  [C-DOGS-04 C-DOGS-05 C-DOGS-06 C-DOGS-07 C-DOGS-09]"""

    __slots__ = ("card", "dog")
    out_of_time = "C-DOGS-09 C-ORD-01"

    def __init__(self, card: int, dog: int) -> None:
        names = rat_cards()[card].id, dog_cards()[dog].id
        super().__init__(f"kill:{names[0]}:{names[1]}", names)
        self.card, self.dog = card, dog

    def carry_out(self, game: Castle, me: Player) -> Steps:
        cost = dog_cards()[self.dog].kill_cost
        me.knights -= cost.knight
        me.wizards -= cost.wizard
        kill_card(game, self.card)
        tell(game, Killed, me.seat, dog_cards()[self.dog].id, rat_cards()[self.card].id)
        return ()

    def reasons(self, game: Castle, seat: int, asking: Asking[Any] | None) -> list[Reason]:
        """[C-DOGS-04 C-DOGS-05 C-DOGS-06 C-DOGS-07 C-DOGS-09 C-RATS-05]"""
        if game.rats is None:
            return [reason("C-DOGS-01", "no-dogs")]
        me, dog, card = game.players[seat], dog_cards()[self.dog], rat_cards()[self.card]
        found = [] if self.dog in me.dogs else [reason("C-DOGS-09", "not-your-dog", dog=dog.id)]
        if self.card in game.rats.plagued:
            found.append(reason("C-RATS-05", "trapped-by-plague", card=card.id))
        elif self.card not in game.rats.wandering:
            found.append(reason("C-DOGS-07", "not-wandering", card=card.id))
        if card.rats not in dog.kills:
            found.append(reason(dog.rule, "too-many-for-dog", dog=dog.id, rats=card.rats))
        if me.knights < dog.kill_cost.knight or me.wizards < dog.kill_cost.wizard:
            found += [reason(f"{dog.rule} C-DOGS-07", "kill-costs", dog=dog.id, knights=dog.kill_cost.knight, wizards=dog.kill_cost.wizard)]
            found += no_token(me, dog.kill_cost.knight, dog.kill_cost.wizard)
        return found


def kills(game: Castle, me: Player) -> list[Kill]:
    """Every wandering card that one of the own dogs can kill for tokens held.  [C-DOGS-04 C-DOGS-05 C-DOGS-06 C-DOGS-09]"""
    if game.rats is None:
        return []
    found, wandering = [], rats_of(game).wandering
    for dog in me.dogs:
        card = dog_cards()[dog]
        if me.knights >= card.kill_cost.knight and me.wizards >= card.kill_cost.wizard:
            found += [game.content.kill[rat, dog] for rat in wandering if rat_cards()[rat].rats in card.kills]
    return found
