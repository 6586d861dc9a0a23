"""Every option of a content set, made once, in a stable order; and how to read a key that is well formed but never offered."""

from __future__ import annotations

from blackstone.games.castle.acts import Act
from blackstone.games.castle.assassin_saboteur import Place
from blackstone.games.castle.content import DECK_NAMES, KNIGHT, MACHINATION, SQUARE, SQUARES, WIZARD, Cards
from blackstone.games.castle.corners import Corner
from blackstone.games.castle.dogs import Adopt, Kill, dog_cards
from blackstone.games.castle.face_down import Hide, Play, Recall
from blackstone.games.castle.families import ABILITIES, KeepFamily, add_handlings, by_ground, families, once_per_turn
from blackstone.games.castle.guards import Guard, Lift, Unguard
from blackstone.games.castle.intrigue import Agent, Reward, Watch, reward_table
from blackstone.games.castle.knight_wizard import Stack, Token
from blackstone.games.castle.limits import Discard, Shed
from blackstone.games.castle.manipulate import Flip, Slide, Swap, swaps_and_flips
from blackstone.games.castle.modes import QUESTS
from blackstone.games.castle.offer import Spend, Take
from blackstone.games.castle.order_of_events import Fill, by_knight
from blackstone.games.castle.placing import Put
from blackstone.games.castle.puzzle_masters_quest import Replace
from blackstone.games.castle.queens_quest import UseOne
from blackstone.games.castle.rats import rat_cards
from blackstone.games.castle.retain import Refill, Retain
from blackstone.games.castle.sets import Set
from blackstone.games.castle.solo import Refresh
from blackstone.games.castle.task import Complete, Use
from blackstone.games.castle.task_cards import Draw, Keep, draw_table
from blackstone.games.castle.three_actions import TakeKnight
from blackstone.games.castle.upcharge import Pay, Waive
from blackstone.games.castle.wizards_quest import Exchange, Give
from blackstone.games.castle.words import BySquare, Content, Memo, ground_of
from blackstone.kernel.options import Option, Vocabulary

KINDS: dict[str, type[Act]] = {
    "corner": Corner, "fill": Fill, "recall": Recall, "lift": Lift, "slide": Slide, "retain": Retain, "refill": Refill, "swap": Swap,
    "flip": Flip, "draw": Draw, "keep": Keep, "complete": Complete, "use": Use, "stack": Stack, "pay": Pay, "waive": Waive,
    "agent": Agent, "watch": Watch, "hide": Hide, "play": Play, "reward": Reward, "discard": Discard, "shed": Shed,
    "family": KeepFamily, "token": Token, "guard": Guard, "unguard": Unguard, "place": Place, "adopt": Adopt, "kill": Kill,
    "refresh": Refresh, "replace": Replace, "take": Take, "spend": Spend, "set": Set, "put": Put, "exchange": Exchange, "give": Give,
}  # fmt: skip

ELSEWHERE = {
    "corner": "C-SETUP-03", "fill": "C-SETUP-13", "recall": "C-ORD-04", "retain": "C-RETAIN-01", "refill": "C-RETAIN-02",
    "draw": "C-COMP-11", "complete": "C-TASK-01", "use": "C-TASK-10", "pay": "C-UPCH-02", "agent": "C-ORD-21", "watch": "C-INTR-02",
    "hide": "C-ORD-22", "play": "C-INTR-18", "reward": "C-INTR-04", "discard": "C-LIMIT-04", "shed": "C-LIMIT-04",
    "keep": "C-BONUS-10", "waive": "C-BONUS-03", "stack": "C-KW-01", "token": "C-KW-03", "guard": "C-BONUS-07", "lift": "C-BONUS-07",
    "unguard": "C-BONUS-08", "family": "C-FAM-01", "adopt": "C-DOGS-02", "kill": "C-DOGS-04", "place": "C-ASAB-11", "refresh": "C-V6-03",
    "replace": "C-V4-05", "take": "C-V2-04", "spend": "C-V2-06", "set": "C-V2-10", "put": "C-V3-06", "exchange": "C-V3-15",
    "give": "C-V3-15",
}  # fmt: skip
"""The rule of each kind, for modes that do not know it."""


def content_of(cards: Cards) -> Content:
    """The vocabulary of a content set."""
    words = Vocabulary(lambda key: words.known(usual(key)) or well_formed(usual(key)))
    content = Content(cards, words)
    content.quests = QUESTS
    content.corners = tuple(words.add(Corner(corner)) for corner in range(4))
    content.fills = BySquare([words.add(Fill(square)) for square in range(25)])
    _moves(content)
    decks = range(len(DECK_NAMES))
    content.draws = draw_table({(deck, way): words.add(Draw(deck, way)) for deck in decks for way in ("", "knights")})
    content.refills = tuple(words.add(Refill(corner)) for corner in range(4))
    content.use = {(left, right): words.add(Use(left, right)) for left in range(25) for right in range(25) if left != right}
    content.watch = BySquare([words.add(Watch(square)) for square in range(25)])
    content.reward = {name: words.add(option) for name, option in reward_table().items()}
    tasks = list(enumerate(cards.task_ids))
    content.complete = tuple(words.add(Complete(task, name)) for task, name in tasks)
    content.agent = tuple(words.add(Agent(task, name)) for task, name in tasks)
    content.hide = tuple(words.add(Hide(task, name)) for task, name in tasks)
    content.recall = tuple(words.add(Recall(task, name)) for task, name in tasks)
    content.play = tuple(words.add(Play(task, name)) for task, name in tasks)
    content.discard = tuple(words.add(Discard(task, name)) for task, name in tasks)
    faces = list(enumerate(cards.face_ids[: 2 * cards.special]))
    content.pay = tuple(words.add(Pay(face, name)) for face, name in faces)
    content.shed = tuple(words.add(Shed(face, name)) for face, name in faces)
    _families(content)
    _optional_cards(content)
    _rats_and_dogs(content)
    _offers_and_sets(content)
    return content


def _moves(content: Content) -> None:
    words, squares = content.words, range(25)

    def slide(here: int, there: int, on_board: bool) -> Slide | None:
        return words.add(Slide(here, there)) if on_board else None

    content.slides_right = BySquare([slide(s, s + 1, s % 5 < 4) for s in squares])
    content.slides_left = BySquare([slide(s, s - 1, s % 5 > 0) for s in squares])
    content.slides_down = BySquare([slide(s, s + 5, s < 20) for s in squares])
    content.slides_up = BySquare([slide(s, s - 5, s > 4) for s in squares])
    content.swaps_across = BySquare([words.add(Swap(s, s + 1)) if s % 5 < 4 else None for s in squares])
    content.swaps_down = BySquare([words.add(Swap(s, s + 5)) if s < 20 else None for s in squares])
    content.flips = BySquare([words.add(Flip(s)) for s in squares])
    content.retains = BySquare([words.add(Retain(s)) for s in squares])
    content.by_knight = Memo(lambda key: by_knight(content, ground_of(key)))
    content.by_wizard = Memo(lambda key: swaps_and_flips(content, ground_of(key)))


def _families(content: Content) -> None:
    words, cards = content.words, content.cards
    content.families, content.abilities, content.once_per_turn = families(), ABILITIES, once_per_turn()
    content.by_ability = {ability: by_ground(options) for ability, options in add_handlings(words).items()}
    ways = ("knight", "two", "knights:two")
    content.family_draws = tuple(words.add(Draw(deck, way)) for deck in range(len(DECK_NAMES)) for way in ways)
    content.keep = tuple(words.add(Keep(task, name)) for task, name in enumerate(cards.task_ids))
    content.keep_family = tuple(words.add(KeepFamily(at, family.id)) for at, family in enumerate(content.families))
    content.waive = tuple(words.add(Waive(symbol, name)) for symbol, name in enumerate(cards.symbol_names))
    content.guards = BySquare([words.add(Guard(square)) for square in range(25)])
    content.unguards = BySquare([words.add(Unguard(square)) for square in range(25)])
    content.lift = tuple(words.add(Lift(square)) for square in range(25))


def _optional_cards(content: Content) -> None:
    words = content.words
    content.places = BySquare([words.add(Place(square)) for square in range(25)])
    content.stacks = tuple(words.add(Stack(stack)) for stack in (KNIGHT, WIZARD))
    content.tokens = tuple(words.add(Token(name)) for name in ("knight", "wizard"))


def _rats_and_dogs(content: Content) -> None:
    words, tasks = content.words, content.cards.task_ids
    dogs = range(len(dog_cards()))
    content.adopt = {(dog, task): words.add(Adopt(dog, task, name)) for dog in dogs for task, name in enumerate(tasks)}
    rats = [at for at, card in enumerate(rat_cards()) if card.kind == "rats"]
    content.kill = {(rat, dog): words.add(Kill(rat, dog)) for rat in rats for dog in dogs}
    content.refresh = tuple(words.add(Refresh(corner)) for corner in range(4))
    content.replace = tuple(words.add(Replace(square)) for square in range(25))


def _offers_and_sets(content: Content) -> None:
    words, cards = content.words, content.cards
    offered = [task for task, deck in enumerate(cards.deck) if deck == MACHINATION]
    content.take_knight = words.add(TakeKnight())
    content.take = {task: words.add(Take(task, name)) for task, name in enumerate(cards.task_ids)}
    content.spend = {task: words.add(Spend(task, name)) for task, name in enumerate(cards.task_ids)}
    content.use_one = BySquare([words.add(UseOne(square)) for square in range(25)])
    most = min(2 * len(offered), cards.wild)
    content.sets = {(seat, number): words.add(Set(seat, number)) for seat in range(4) for number in range(1, most + 1)}
    faces = list(enumerate(cards.face_ids[: 2 * cards.wild]))
    content.put = {(face, square): words.add(Put(face, name, square)) for face, name in faces for square in range(25)}
    content.exchange = tuple(words.add(Exchange(card, name)) for card, name in enumerate(cards.vassal_ids[: cards.wild]))
    content.give = tuple(words.add(Give(card, name)) for card, name in enumerate(cards.vassal_ids[: cards.wild]))


def well_formed(key: str) -> Option | None:
    """A key no list will ever offer in any game; None if it is no key at all."""
    kind, *parts = key.split(":")
    squares = [SQUARE[part] for part in parts if part in SQUARE]
    rest = parts[len(squares) :]
    if [SQUARES[square] for square in squares] != parts[: len(squares)] or len(rest) > 1:
        return None
    token = rest[0] if rest else ""
    shape = kind, len(squares)
    if shape == ("slide", 2) and squares[0] != squares[1] and token in ("", "wizard"):
        return Slide(squares[0], squares[1], token)
    if shape == ("swap", 2) and squares[0] != squares[1] and token in ("", "knight"):
        return Swap(squares[0], squares[1], token)
    if shape == ("use", 2) and squares[0] == squares[1] and not token:
        return Use(squares[0], squares[1])
    return None


USUAL_PAYMENT = {"slide": "knight", "retain": "knight", "swap": "wizard", "flip": "wizard", "draw": "wizard"}


def usual(key: str) -> str:
    """The one spelling of a key: symmetric pairs in board order, the usual payment not named."""
    kind, *parts = key.split(":")
    if parts and parts[-1] == USUAL_PAYMENT.get(kind):
        del parts[-1]
    if kind == "swap" and len(parts) >= 2 and all(part in SQUARE for part in parts[:2]) and SQUARE[parts[0]] > SQUARE[parts[1]]:
        parts[:2] = parts[1::-1]
    return ":".join([kind, *parts])
