"""Group commit: all tables that have something to write at one time share one commit."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import structlog

from rollwright.server.clock import Clock, Timer
from rollwright.server.store.protocol import Entry, StoreFailed

PAUSE = 0.002  # seconds; a commit costs about as much CPU as ten moves, however few share it
BUSY = 0.001  # seconds from one entry to the next; where they come slower, nobody waits for a pause
PATIENCE = 0.03  # seconds that patient work waits for other work to share a commit with
CROWD = 8  # patient works that together start a commit at once

log: Any = structlog.get_logger()

After = Callable[[Exception | None], None]
Measure = Callable[[Sequence[Entry], float, float, int], None]  # entries, seconds, seconds waited, tables that failed


class Group:
    """The entries of one owner in a commit, and the function that is called for them afterwards."""

    __slots__ = ("after", "entries")

    def __init__(self, after: After) -> None:
        self.entries: list[Entry] = []
        self.after = after


Batch = dict[object, Group]  # by owner: two owners may write to one table, and only one of them is kept


class Appends(Protocol):
    """The part of a store that is needed here."""

    async def append(self, entries: Sequence[Entry]) -> None: ...


class GroupCommit:
    """Writes to a store, one commit at a time.

    A commit starts when the event loop has run all that was ready, and on a `BUSY` server not sooner than `PAUSE`
    after the last one.
    Patient work waits for the next commit that somebody needs at once, for `PATIENCE` at most, and only where such
    a commit is likely because the last one was no longer ago.
    Right before it, the functions given to `soon` are called, all tables in one go, which costs less than calling
    each when it was given. For each owner of entries in a batch, such as a session, `after` is called once: with None
    when all of the owner's entries are kept.

    The milliseconds between commits are those of the disk, so only tests of this class turn the `clock`.
    """

    def __init__(self, store: Appends, clock: Clock | None = None) -> None:
        self.store = store
        self._clock = clock or Clock()
        self.measure: Measure | None = None  # called after each commit
        self._asked_at = 0.0  # when the first request that waits for the next commit came
        self._works: list[Callable[[], None]] = []
        self._gathering: Batch | None = None
        self._committing: asyncio.Task[None] | None = None
        self._due = False  # somebody needs a commit at once
        self._timer: Timer | None = None  # when patient work waits no longer
        self._ended_at = -PATIENCE  # the last commit
        self._spacing = 1.0  # seconds from one entry to the next, of late
        self._rested_at = 0.0  # when the next commit may start

    def soon(self, work: Callable[[], None], patient: bool = False) -> None:
        """Call `work` right before the next commit, which will hold all that `work` appends."""
        if self.measure is not None and not self._asked_at:
            self._asked_at = self._clock.monotonic()
        self._works.append(work)
        if not patient or len(self._works) >= CROWD:
            self.hurry()
        elif self._timer is None and not self._due:
            if self._committing is None and self._clock.monotonic() - self._ended_at > PATIENCE:
                self.hurry()
            else:
                self._timer = self._clock.call_later(PATIENCE, self.hurry)

    def hurry(self) -> None:
        """Let patient work wait no longer."""
        self._due = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())

    def append(self, entry: Entry, after: After, owner: object = None) -> None:
        """Keep the entry with the next commit, in the group of its `owner`; without one, in that of its table."""
        owner = owner or entry.table
        batch = self._gathering
        if batch is None:
            batch = self._gathering = {}
            self.hurry()
        group = batch.get(owner)
        if group is None:
            group = batch[owner] = Group(after)
        group.entries.append(entry)

    async def finish(self) -> None:
        """Wait until everything appended so far is kept."""
        while self._committing is not None or self._works:
            self.hurry()
            assert self._committing is not None
            await self._committing

    async def _commit(self) -> None:
        try:
            while self._due:
                # Even a sleep of 0 lets everything join in that is ready in this turn of the loop.
                await self._clock.sleep(self._rested_at - self._clock.monotonic())
                works, self._works = self._works, []
                asked_at, self._asked_at = self._asked_at or self._clock.monotonic(), 0.0
                for work in works:
                    work()
                batch, self._gathering = self._gathering, None
                self._due = bool(self._works)  # a work may have asked for another
                if batch is None:
                    continue
                started = self._clock.monotonic()
                failures = await self._keep(batch)
                ended = self._clock.monotonic()
                self._rest(ended, sum(len(group.entries) for group in batch.values()))
                if self.measure is not None:
                    entries = [entry for group in batch.values() for entry in group.entries]
                    self.measure(entries, ended - started, ended - asked_at, len(failures))
                for owner, group in batch.items():
                    try:
                        group.after(failures.get(owner))
                    except Exception:  # the others must hear of the commit all the same
                        log.exception("commit not told")
        finally:
            self._committing = None

    def _rest(self, ended: float, entries: int) -> None:
        """Let the next commit wait where entries come quickly, taken over the last twenty or so."""
        self._spacing += (1 - 0.95**entries) * ((ended - self._ended_at) / entries - self._spacing)
        self._ended_at = ended
        self._rested_at = ended + PAUSE if self._spacing < BUSY else 0.0

    async def _keep(self, batch: Batch) -> dict[object, Exception]:
        """Append everything; return the owners whose entries were not kept, with the reason."""
        try:
            await self.store.append([entry for group in batch.values() for entry in group.entries])
        except Exception as error:  # every owner must hear of any failure
            if len(batch) == 1 or isinstance(error, StoreFailed):  # a store that fails would fail each of them in turn
                return dict.fromkeys(batch, error)
        else:
            return {}
        failures: dict[object, Exception] = {}
        for owner, group in batch.items():  # one group spoilt the batch: each is tried on its own
            failures |= await self._keep({owner: group})
        return failures
