"""How the bot uses intrigue: what it lays face down, where its agent watches, which reward it takes."""

from __future__ import annotations

from typing import Final

from blackstone.games.castle.bot_court import Purse
from blackstone.games.castle.bot_mind import Mind
from blackstone.games.castle.content import STACK_NAMES
from blackstone.games.castle.view import CastleView, TaskView

REWARDS: Final = {("knight", 1): 0.5, ("wizard", 1): 0.5, ("knight", 2): 0.9, ("wizard", 2): 0.9, ("king", 1): 0.5, ("king", 2): 0.7}
"""What an agent on a task of this type brings, by the symbols shared."""


def recall(mind: Mind) -> str:
    """Back into the hand if it can be done this turn and is better than what is there."""
    at, card = mind.at, str(mind.question.about["task"])
    after = mind.preview([f"recall:{card}"]).view
    assert isinstance(after, CastleView)
    purse = Purse(at.purse.knights + at.income.knights, at.purse.wizards + at.income.wizards)
    others = mind.deeds(purse)
    for task in after.players[mind.seat].hand or ():
        if task.card == card and (deed := mind.deed(task, purse)) is not None:
            if not others or deed.value > others[0].value + mind.taste.recall:
                return f"recall:{card}"
    return "pass"


def hide(mind: Mind) -> str:
    """The card that gains most if it is triggered; it can be taken back before the next turn's work."""
    return f"hide:{max(mind.at.hand, key=lambda task: trigger_worth(mind, task)).card}"


def trigger_worth(mind: Mind, task: TaskView) -> float:
    """What a card face down may bring."""
    chance = 1.0 if not task.missing else 0.3
    seen = 1.5 if any(vassal.face == task.corner for vassal in mind.view.board.values()) else 1.0
    return mind.at.gain(task.type, task.points) * chance * seen


def triggered(mind: Mind) -> str:
    """Put into play what scores most."""
    plays = [key for key in mind.keys if key != "pass"]
    return max(plays, key=lambda key: points_after(mind, key)) if plays else "pass"


def points_after(mind: Mind, key: str) -> int:
    """The own points once a triggered card has been paid for and lies in the tableau."""
    keys = [key]
    look = mind.preview(keys)
    while look.options and look.options[0].kind == "pay":
        keys.append(look.options[0].key)
        look = mind.preview(keys)
    assert isinstance(look.view, CastleView)
    return look.view.players[mind.seat].points


# ------------------------------------------------------------------ agents
def agent(mind: Mind) -> str:
    """The task and vassal that promise most; the vassal is asked for next."""
    best = max(((best_watch(mind, key.partition(":")[2])[0], key) for key in mind.keys if key != "pass"), default=(0.0, "pass"))
    return best[1]


def watch(mind: Mind) -> str:
    """The vassal most likely to be disturbed to the greatest profit."""
    return mind.offered(f"watch:{best_watch(mind, str(mind.question.about['task']))[1]}") or mind.keys[0]


def best_watch(mind: Mind, task: str) -> tuple[float, str]:
    """Where an agent for a completed task is best placed, and what that promises."""
    me, promises = mind.at.me, []
    for type in STACK_NAMES[:3]:
        if task in me.stacks[type]:
            faction, _, role = me.due[type][me.stacks[type].index(task)].partition("-")
            for square, vassal in mind.view.board.items():
                shown = vassal.face.partition("-")
                match = (shown[0] == faction) + (shown[2] == role)
                if match:
                    promises.append((REWARDS[type, match] * allure(mind, vassal.face), square))
    return max(promises, default=(0.0, ""))


def allure(mind: Mind, face: str) -> float:
    """How likely somebody else wants a vassal: more so if its symbol is due for one of them."""
    others = [player for player in mind.view.players if player.seat != mind.seat]
    return 0.2 + 0.2 * sum(face in due for player in others for due in player.due.values())


def reward(mind: Mind) -> str:
    """Cards are worth what their deck promises, tokens what they cost."""
    return max(mind.keys, key=lambda key: sum(reward_worth(mind, part) for part in key.split(":")[1:]))


def reward_worth(mind: Mind, part: str) -> float:
    if part in ("knight", "wizard"):
        return mind.taste.knight if part == "knight" else mind.taste.wizard
    return mind.at.deck_worth(part) * mind.taste.card
