"""The agenda: what becomes of it when a step is done, or when something is broken off."""

from __future__ import annotations

from blackstone.kernel.state import Frame, State, Steps


def finish(game: State, frames: Steps | None) -> None:
    """The frames returned take the step's place; those of an aside go before the interrupted step."""
    agenda = game.agenda
    game.agenda = (*frames, *agenda[1:]) if frames else agenda[1:]
    if game.effects:
        expire(game, agenda[:1])


def cut(game: State, frame: Frame) -> None:
    """Leaving early: the nearest such frame comes next, all before it are gone."""
    agenda = game.agenda
    at = agenda.index(frame)
    game.agenda = agenda[at:]
    expire(game, agenda[:at])


def expire(game: State, gone: tuple[Frame, ...]) -> None:
    """What hangs on a frame goes with it; a step that put itself back has not gone."""
    over = [effect for effect in game.effects if effect.until in gone and effect.until not in game.agenda]
    if over:
        game.effects = tuple([effect for effect in game.effects if effect not in over])
