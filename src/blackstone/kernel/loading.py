"""Opening a saved game: back to the newest checkpoint, then a handful of answers; the rest lies in the file until it is wanted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from blackstone.kernel import savefile
from blackstone.kernel.errors import FileError, Illegal, RuleError, UnknownKey
from blackstone.kernel.game import Game, Games
from blackstone.kernel.history import AUTOMATIC, BRANCH, SEAT, Answer, Past
from blackstone.kernel.log import Log
from blackstone.kernel.options import Option
from blackstone.kernel.orders import ASK, check_order
from blackstone.kernel.record import Mark, Record, Standing, Stored, read_checkpoint, restored
from blackstone.kernel.run import Run
from blackstone.kernel.savefile import Checkpoint
from blackstone.kernel.state import Scene
from blackstone.kernel.table import Table

_decode_act = msgspec.msgpack.Decoder(tuple[list[Stored], msgspec.Raw, Standing]).decode


class Shelf:
    """A stretch of history that lies in the file, from one checkpoint to the next."""

    __slots__ = ("data", "game", "offset", "until")

    def __init__(self, data: bytes, offset: int, until: int, game: Game[Any]) -> None:
        self.data, self.offset, self.until, self.game = data, offset, until, game

    def open(self) -> Past:
        checkpoint = read_checkpoint(savefile.record_at(self.data, self.offset))
        answers = restored(checkpoint.since, self.game)
        wanted = self.until - checkpoint.start
        for record in savefile.records(self.data, self.offset):
            if len(answers) >= wanted:
                break
            if record.kind == savefile.ANSWER:
                answers += restored([answer[1:] for answer in _decode_act(record.payload)[0]], self.game)
        before = Shelf(self.data, checkpoint.before, checkpoint.start, self.game) if checkpoint.before else None
        return Past(before, state_of(checkpoint, self.game), answers[:wanted], checkpoint.start)


def load(data: bytes, games: Games) -> Table:
    """Open a saved game; raises FileError where that cannot be done."""
    try:
        return _load(data, games)
    except msgspec.MsgspecError as error:
        raise FileError(f"a record of the file holds what cannot be read: {error}") from None


def _load(data: bytes, games: Games) -> Table:
    header, first = savefile.read_header(data)
    if header.export_for is not None:
        raise FileError("this is one seat's export of a game: it can be read, not played on", 0)
    game = games[header.game].with_content(header.content)
    data, notice = _whole(data)
    checkpoint, offset, later = _newest(data)
    if (torn := _torn(later)) is not None:
        data, later = data[:torn], [record for record in later if record.offset < torn]
        notice = "the last act was not written down whole: the game goes on from before it"
    begins = offset == first and not later and not checkpoint.since
    if checkpoint.rules_version > game.version:
        raise FileError(f"the game was played by rules {checkpoint.rules_version} of {game.id}; here are only rules {game.version}", 0)
    run = _run_from(checkpoint, data, offset, game)
    seats, orders = checkpoint.seats, {(seat, kind): check_order(game.kinds[kind], order) for seat, kind, order in checkpoint.orders}
    told, stored, undone = checkpoint.told, list(checkpoint.since), checkpoint.undone
    number = checkpoint.number
    for record in reversed(later):
        if record.kind == savefile.ANSWER:
            answers, events, standing = _decode_act(record.payload)
            stored += [answer[1:] for answer in answers]
            run.horizon, run.speaker, run.branches = standing.horizon, standing.speaker, standing.branches
            run.clock, number, undone = standing.clock, standing.number, undone[len(undone) - standing.undone :]
            told = max(told, _last_number(bytes(events), told))
        elif record.kind == savefile.EVENTS:
            told = max(told, _last_number(record.payload, told))
        elif record.kind == savefile.ORDER:
            seat, kind, order = msgspec.msgpack.decode(record.payload, type=tuple[int, str, str])
            orders[seat, kind] = check_order(game.kinds[kind], order)
        elif record.kind == savefile.HAND_OVER:
            seat, to = msgspec.msgpack.decode(record.payload, type=tuple[int, str])
            seats = (*seats[:seat], to, *seats[seat + 1 :])
    run.orders = {at: order for at, order in orders.items() if order != ASK}
    log = Record(game, Log(data), told, Mark(offset, checkpoint.start))
    if checkpoint.rules_version == game.version:
        try:
            answered, run.undone = restored(stored, game), tuple(remembered(undone, game))
        except KeyError as error:
            raise FileError(f"the game has no answer {error}; its cards may be missing") from None
        run.number = number
        if begins:
            _begin_again(run, log, header, seats)
        else:
            run.resume(answered)
            _listen(run)
        if run.asking is None and not (later and later[0].kind == savefile.SEED):
            log.publish(run)
    else:
        run.past = None  # what was played by older rules is not taken back by newer ones
        left = _carry_over(run, stored, game)
        run.undone = tuple(remembered([*left, *undone], game))
        lost = sum(not mark & AUTOMATIC and mark != BRANCH for mark, _ in left)
        _listen(run)
        log.segment(run, seats)
        notice = f"the rules have changed since: {lost} of the last answers must be given again" if lost else notice
    return Table(game, header, run, seats, log, notice)


def state_of(checkpoint: Checkpoint, game: Game[Any]) -> Any:
    """The state of a checkpoint, brought up to the rules of today."""
    if checkpoint.rules_version == game.version:
        return game.decode(checkpoint.state)
    fields = msgspec.msgpack.decode(checkpoint.state, type=list[Any])
    for version in range(checkpoint.rules_version, game.version):
        if version in game.upgrades:
            fields = game.upgrades[version](fields)
    return game.decode(msgspec.msgpack.encode(fields))


def _whole(data: bytes) -> tuple[bytes, str]:
    """The file without a record that was cut while it was written."""
    if savefile.record_before(data, len(data)) is not None:
        return data, ""
    end, number = savefile.whole_length(data)
    if end == len(data):
        raise FileError(f"record {number - 1} is damaged", number - 1)
    return data[:end], f"record {number} was cut off in the middle: the game goes on from before it"


def _newest(data: bytes) -> tuple[Checkpoint, int, list[savefile.Record]]:
    """The newest checkpoint, its offset, and the records after it, the last first."""
    later: list[savefile.Record] = []
    end = len(data)
    while (record := savefile.record_before(data, end)) is not None:
        if record.kind in (savefile.CHECKPOINT, savefile.SEGMENT):
            return read_checkpoint(record), record.offset, later
        later.append(record)
        end = record.offset
    if end > len(savefile.MAGIC):
        for _ in savefile.records(data):  # names the damaged record
            pass
    raise FileError("the file holds no position to begin from (record 1)", 1)


def _torn(later: list[savefile.Record]) -> int | None:
    """Where the last act begins, if its records are not all there: an undo wants a checkpoint behind it, a seat handed over its event."""
    for record in later:
        if record.kind == savefile.UNDO or (record is later[0] and record.kind == savefile.HAND_OVER):
            return record.offset
    return None


def _run_from(checkpoint: Checkpoint, data: bytes, offset: int, game: Game[Any]) -> Run:
    before = Shelf(data, checkpoint.before, checkpoint.start, game) if checkpoint.before else None
    run = Run(game, state_of(checkpoint, game), checkpoint.start, before)
    run.clock, run.horizon, run.speaker, run.branches = checkpoint.clock, checkpoint.horizon, checkpoint.speaker, checkpoint.branches
    return run


def _carry_over(run: Run, stored: list[tuple[int, str | int]], game: Game[Any]) -> list[tuple[int, str | int]]:
    """Newer rules: give the answers anew, each validated; stop at the first that no longer fits.  Returns it and those after it.

    No checkpoint is taken and no standing order heard meanwhile, so all that is given anew stands in the new segment itself.
    """
    cadence, orders = run.cadence, run.orders
    run.cadence, run.orders = sys.maxsize, {}
    run.begin()
    left: list[tuple[int, str | int]] = []
    given = 0
    for done, (mark, key) in enumerate(stored):
        option = None if mark == BRANCH else game.option(str(key))
        if mark == BRANCH:
            given = len(run.since)
            run.change_dice(int(key))
        elif mark & AUTOMATIC and run.since[given : given + 1] == [(mark, option)]:
            given += 1  # the table has just given it again
            continue
        else:
            given = len(run.since)
            try:
                if option is None:
                    raise UnknownKey(f"{key} is no answer any more")
                run.answer(mark & SEAT, option)
            except (Illegal, RuleError):
                left = stored[done:]
                break
        given += 1
    run.cadence, run.orders = cadence, orders
    return left


def remembered(answers: list[tuple[int, str | int]], game: Game[Any]) -> Iterator[Answer]:
    """Answers whose dice are known, whether or not they can be given again."""
    for mark, key in answers:
        yield mark, key if mark == BRANCH else game.option(str(key)) or Option(str(key))


def _begin_again(run: Run, log: Record, header: savefile.Header, seats: tuple[str, ...]) -> None:
    """The file ends where the game begins: deal and begin anew, so that all is told that was to be told."""
    game, scene = run.rules, Scene(listening=True)
    if not header.staged:
        wish = game.wish(
            mode=header.mode,
            seats=len(header.seats),
            settings=header.settings,
            seed=run.checkpoint.seed,
            seed_chosen=header.seed_chosen,
            first=header.first,
        )
        game.new(game.content, wish, scene)
    run.noted, run.live = [], scene
    run.begin()
    log.acted(run, seats)


def _listen(run: Run) -> None:
    run.noted = []
    run.listen(Scene(listening=True))


def _last_number(told: bytes, otherwise: int) -> int:
    numbers = msgspec.msgpack.decode(told, type=list[tuple[int, str, msgspec.Raw]])
    return numbers[-1][0] if numbers else otherwise
