"""Taking back: where a seat may go back to, and going there.  Past a draw the dice stay known, and are remembered."""

from __future__ import annotations

from collections.abc import Iterator

from blackstone.kernel.history import ASIDE, BRANCH
from blackstone.kernel.run import Run


def steps_back(run: Run, seat: int) -> Iterator[int]:
    """The points this seat can go back to: how many answers stood before each own (not automatic) answer, the latest first."""
    at = run.answered
    own = None
    for mark, _ in run.backwards():
        if own is not None and mark != BRANCH:  # a change of dice goes with the answer that made it
            yield own
            own = None
        at -= 1
        if mark == BRANCH:
            own = at if own is not None else None
        elif mark & ~ASIDE == seat:
            own = at
    if own is not None:
        yield own


def take_back(run: Run, seat: int, at: int) -> None:
    """Back to the moment when so many answers had been given; what was known by then is remembered."""
    count = run.answered - at
    back = [answer for answer, _ in zip(run.backwards(), range(count), strict=False)][::-1]
    known = run.known
    run.rewind(at)
    if run.undone or known != run.known or any([mark == BRANCH for mark, _ in back]):
        run.undone = (*back, *run.undone)
    run.horizon, run.speaker = min(run.horizon, at), seat
    run.clock += 1
    run.number = run.clock
