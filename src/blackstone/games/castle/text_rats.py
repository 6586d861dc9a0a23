"""The Rats in the Walls and the dogs in words; and what partners have together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from blackstone.games.castle.text_words import RATS, Words
from blackstone.games.castle.view import CastleView, PlayerView, RatsView, RatView


# ------------------------------------------------------------------ the table
def short(view: CastleView, words: Words) -> list[str]:
    """On one line: the points of partners, the rats that are active, wander and are trapped."""
    if view.rats is None:
        return []
    return [" ".join([*together(view, words), rats_shown(view.rats, words)])]


def together(view: CastleView, words: Words) -> list[str]:
    """The points of all tableaus, where they are added."""
    if len(view.players) < 2 or not view.points_to_end or view.rats is None:
        return []
    return [words.say("points-together", points=sum(player.points for player in view.players), goal=view.points_to_end)]


def rats_shown(rats: RatsView, words: Words) -> str:
    facts = {"active": rats.active, "limit": rats.limit, "wandering": figures(rats.wandering), "trapped": figures(rats.plagued)}
    return words.say("rats-short", **facts)


def figures(cards: Iterable[RatView]) -> str:
    """`1 1 3`."""
    return " ".join(str(card.rats) for card in cards) or "none"


def said(view: CastleView, words: Words) -> list[str]:
    """The same in sentences."""
    if view.rats is None:
        return []
    return [*together(view, words), rats_said(view.rats, words), *dogs_left(view, words)]


def rats_said(rats: RatsView, words: Words) -> str:
    facts = {
        "active": rats.active,
        "limit": rats.limit,
        "wandering": cards_said(rats.wandering, words),
        "trapped": cards_said(rats.plagued, words),
    }
    return words.say("rats-said", **facts)


def cards_said(cards: Iterable[RatView], words: Words) -> str:
    """`two cards of one rat, a card of three`; `none` for none."""
    counted = sorted(Counter(card.rats for card in cards).items())
    return words.all(words.say("rat-cards", count=count, rats=rats) for rats, count in counted) if counted else "none"


def dogs_left(view: CastleView, words: Words) -> list[str]:
    """The dogs that nobody has adopted."""
    return [words.say("dogs-left", dogs=words.short_dogs(view.rats.dogs))] if view.rats is not None and view.rats.dogs else []


def own_dogs(player: PlayerView, words: Words) -> list[str]:
    whose = {"who": words.desk.name(player.seat), "you": words.desk.mine(player.seat)}
    return [words.say("own-dogs", dogs=words.short_dogs(player.dogs), **whose)] if player.dogs else []


# ------------------------------------------------------------------ a tableau, the piles
def of_tableau(player: PlayerView, words: Words) -> list[str]:
    """The dogs of a player, each with what it kills and for what."""
    return [words.say("tableau-dog", dog=words.dog(dog), text=words.say.attribute(f"dog-{dog}", "text")) for dog in player.dogs]


def of_piles(view: CastleView, words: Words) -> list[str]:
    """The deck, the cards that lie out, the discards, the dogs with what adopts them."""
    if view.rats is None:
        return []
    rats = view.rats
    out = sorted(Counter(words.rat_card(RATS[id]) for id in rats.discards).items())
    discards = ", ".join(words.say("pile-counted", count=count, face=card) for card, count in out) or words.say("pile-none")
    lines = [words.say("pile-rats", count=rats.count, plagues=len(rats.plagues), discards=discards), rats_said(rats, words)]
    return [*lines, *[words.say("pile-dog", dog=words.dog(dog), text=words.say.attribute(f"dog-{dog}", "text")) for dog in rats.dogs]]
