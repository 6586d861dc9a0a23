"""Blackstone: a digital table that knows every rule.

    import blackstone

    table = blackstone.new_game("castle", seats=2)

See docs/api.md.
"""

from blackstone.kernel.errors import BlackstoneError, FileError, Illegal, NotKept, Rejected, RuleError, UnknownGame, UnknownKey
from blackstone.kernel.game import Game, Games, Mode, Setting
from blackstone.kernel.options import PASS, Option
from blackstone.kernel.questions import Question
from blackstone.kernel.refusals import Reason, Refusal
from blackstone.kernel.table import Horizon, Preview, Table, new_game

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "BlackstoneError",
    "FileError",
    "Game",
    "Games",
    "Horizon",
    "Illegal",
    "Mode",
    "NotKept",
    "Option",
    "Preview",
    "Question",
    "Reason",
    "Refusal",
    "Rejected",
    "RuleError",
    "Setting",
    "Table",
    "UnknownGame",
    "UnknownKey",
    "new_game",
]
