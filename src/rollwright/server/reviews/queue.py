"""The queue of reviews: one is made at a time, the others have a place, and too many are refused.

Turns go round: one for each network that has asked, then one for the games that have just ended, then one for the
server's background reviews, such as those of entries of challenges. So nobody who asks again and again keeps the
others waiting.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from rollwright.core import Broken, Record
from rollwright.core.subprocesses import run_apart
from rollwright.review import VERSION
from rollwright.review.result import Review
from rollwright.server.clock import Clock, Timer
from rollwright.server.limits.buckets import widest
from rollwright.server.limits.recent import Recent
from rollwright.server.queues.places import make_room
from rollwright.server.reviews.messages import ReviewCard
from rollwright.server.reviews.store import ReviewStore

MOST_WAITING = 40
MOST_OF_A_NETWORK = 6
MOST_ENDED = 20  # reviews begun by themselves that wait; the page of a further game has its key
REST = 1.0  # seconds after the end of a game, so that its end page is served first
MOST_FAILED = 1000  # failures that are told when somebody asks
PATIENCE = 300.0  # seconds after which a review has failed
WORKER = "rollwright.server.reviews.worker"

log: Any = structlog.get_logger()

Note = Callable[[float], None]
Make = Callable[[Record, Note], Awaitable[bytes]]
Work = Callable[[Note], Awaitable[bytes]]
Read = Callable[[], Awaitable[Record | None]]
Made = Callable[[bytes], Awaitable[None]]
Failed = Callable[[], None]
Lane = tuple[
    int, str
]  # reviews that take turns with those of the other lanes: ASKED with a network, ENDED or BACKGROUND

ASKED, ENDED, BACKGROUND = range(3)  # the order within a round


@dataclass
class _Job:
    """A wanted review. `work` makes it, and returns nothing where it is no longer wanted. `made` gets the review.

    `failed` is called instead where the review failed. One without a `table` that keeps it has another name.
    """

    table: str
    network: str
    work: Work
    made: Made | None = None
    failed: Failed | None = None
    kept: bool = True
    share: float = 0.0


class ReviewQueue:
    """Reviews of this node. Two nodes that are asked at the same time both make one; the second replaces the first."""

    def __init__(self, store: ReviewStore, clock: Clock, make: Make | None = None) -> None:
        self._store = store
        self._clock = clock
        self.make = make or make_review
        self._jobs: dict[str, _Job] = {}  # in the order in which people asked
        self._ended: dict[str, _Job] = {}  # jobs for games that have just ended
        self._rest: Timer | None = None  # one of these waits until its end page has been served
        self._background: dict[str, _Job] = {}  # the server's own jobs, in the order in which they were added
        self._making: str | None = None
        self._served: frozenset[Lane] = frozenset()  # lanes that have had their turn in this round
        self._failed: Recent[None] = Recent(MOST_FAILED)
        self._working: asyncio.Task[None] | None = None

    async def look(self, table: str) -> ReviewCard:
        """Say how far a review is; nothing is begun."""
        if (card := self.under_way(table)) is not None:
            return card
        kept = await self.find(table)
        if kept is not None:
            return ReviewCard("ready", review=msgspec.json.decode(kept, type=Review))
        return self.under_way(table) or ReviewCard("failed" if self.has_failed(table) else "none")

    async def ask(self, table: str, address: str, read: Read) -> ReviewCard:
        """Put a review in the queue unless it is there or kept. `read` returns the game when its turn has come.

        A review that the server was to make by itself is then one of those that people ask for.
        """
        card = await self.look(table)
        if table in self._jobs or table == self._making or card.state == "ready":
            return card
        self._check_room(address)
        own = self._ended.pop(table, None) or self._background.pop(table, None)
        told = (own.made, own.failed) if own else (None, None)
        self._put(self._jobs, _Job(table, widest(address), self._work_of(read), *told))
        self._begin()
        return self._place(table)

    def bring(self, name: str, address: str, work: Work, made: Made) -> ReviewCard:
        """Put the review of a game in the queue that no table of ours keeps: `made` is given it."""
        if name not in self._jobs:
            self._check_room(address)
            self._put(self._jobs, _Job(name, widest(address), work, made, kept=False))
            self._begin()
        return self._place(name)

    def _check_room(self, address: str) -> None:
        """Have the newest review of the busiest network wait no longer where all places are taken."""
        waiting = [(job.network, None if job.table == self._making else job) for job in self._jobs.values()]
        crowding = make_room(widest(address), waiting, MOST_WAITING, MOST_OF_A_NETWORK, "review-busy")
        if crowding is not None:
            del self._jobs[crowding.table]
            self._fail(crowding)

    def begin(self, table: str, read: Read) -> None:
        """Have the review of a game that has just ended made before anybody asks, unless too many wait already."""
        if self.under_way(table) is None and len(self._ended) < MOST_ENDED:
            self._put(self._ended, _Job(table, "", self._work_of(read)))
            self._rest = self._rest or self._clock.call_later(REST, self._rested)

    def add(self, table: str, read: Read, made: Made, failed: Failed | None = None) -> None:
        """Add a background review, which the server makes by itself. `made` is called with it."""
        if self.under_way(table) is None:
            self._put(self._background, _Job(table, "", self._work_of(read), made, failed))
            self._begin()

    @property
    def background(self) -> int:
        """The number of background reviews that wait or are being made."""
        return len(self._background)

    async def find(self, table: str) -> bytes | None:
        """Return the kept review of a table as JSON."""
        return await self._store.find(table, VERSION)

    def under_way(self, table: str) -> ReviewCard | None:
        """Say how far a review is that waits or is being made; None where it is neither."""
        return self._place(table) if self._waits(table) else None

    def has_failed(self, table: str) -> bool:
        """Say whether the last attempt has failed on this node, since its start."""
        return table in self._failed

    async def finish(self) -> None:
        """Return when every review that was asked for is made."""
        while self._working is not None and not self._working.done():
            await asyncio.wait([self._working])

    async def close(self) -> None:
        """Stop working; a review that was being made is made anew when somebody asks."""
        if self._rest is not None:
            self._rest.cancel()
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    def _all(self) -> tuple[dict[str, _Job], ...]:
        return self._jobs, self._ended, self._background

    def _waits(self, table: str) -> bool:
        """Say whether a review waits or is being made."""
        return any(table in jobs for jobs in self._all())

    def _turns(self) -> Iterator[tuple[str, frozenset[Lane]]]:
        """Yield the tables that wait in the order of their turns, each with the lanes that are served by then."""
        lanes, served = self._lanes(), self._served
        while lanes:
            lane = next((lane for lane in lanes if lane not in served), None)
            if lane is None:  # the next round
                served = frozenset[Lane]()
                continue
            table = lanes[lane].popleft()
            if not lanes[lane]:
                del lanes[lane]
            served = _of_round(served, lane)
            yield table, served

    def _lanes(self) -> dict[Lane, deque[str]]:
        lanes: dict[Lane, deque[str]] = {}
        for kind, jobs in zip((ASKED, ENDED, BACKGROUND), self._all(), strict=True):
            for job in jobs.values():
                if job.table != self._making:
                    lanes.setdefault((kind, job.network), deque()).append(job.table)
        return lanes

    def _take_turn(self) -> None:
        """Let the next review be made, if one waits."""
        self._making, self._served = next(self._turns(), (None, frozenset[Lane]()))

    def _put(self, jobs: dict[str, _Job], job: _Job) -> None:
        self._failed.pop(job.table)
        jobs[job.table] = job

    def _rested(self) -> None:
        self._rest = None
        self._begin()

    def _begin(self) -> None:
        """Work, unless that is done already."""
        if self._making is None:
            self._take_turn()
            if self._making is not None:
                self._working = asyncio.create_task(self._work())

    def _place(self, table: str) -> ReviewCard:
        if table == self._making:
            return ReviewCard("making", share=self._job(table).share)
        before = [name for name, _ in self._turns()].index(table)
        return ReviewCard("waiting", before + (self._making is not None))

    def _job(self, table: str) -> _Job:
        return next(jobs[table] for jobs in self._all() if table in jobs)

    async def _work(self) -> None:
        while self._making is not None:
            job = self._job(self._making)
            try:
                await self._review(job)
            except Exception as error:
                log.error("review failed", table=job.table, exc_info=error)
                self._fail(job)
            finally:
                for jobs in self._all():
                    jobs.pop(job.table, None)
                self._making = None
                self._take_turn()

    def _fail(self, job: _Job) -> None:
        self._failed[job.table] = None
        if job.failed is not None:
            job.failed()

    def _work_of(self, read: Read) -> Work:
        async def work(note: Note) -> bytes:
            game = await read()
            return b"" if game is None else await self.make(game, note)

        return work

    async def _review(self, job: _Job) -> None:
        def note(share: float) -> None:
            job.share = share

        making = asyncio.ensure_future(job.work(note))
        timer = self._clock.call_later(PATIENCE, making.cancel)
        try:
            made = await asyncio.shield(making)
        except asyncio.CancelledError:
            making.cancel()
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                await asyncio.wait([making])
                raise
            raise TimeoutError("the review took too long") from None
        finally:
            timer.cancel()
        if not made:
            return
        if job.kept:
            await self._store.keep(job.table, VERSION, made)
        if job.made is not None:
            await job.made(made)


def _of_round(served: frozenset[Lane], lane: Lane) -> frozenset[Lane]:
    """Return the lanes that are served with this one; those that come after it in a round may be served again."""
    return frozenset(other for other in served if other[0] <= lane[0]) | {lane}


async def make_review(record: Record, note: Note) -> bytes:
    """Have a game reviewed in a process of its own, which ends when this is cancelled; return the review as JSON."""
    return await last_line(WORKER, given=msgspec.json.encode(record), note=note)


async def last_line(worker: str, *words: str, given: bytes, note: Note) -> bytes:
    """Run a worker; its lines are the shares that are done, the last one is its answer as JSON."""

    def hear(line: bytes) -> None:
        if not line.startswith(b"{"):
            note(float(line))

    said = await run_apart(worker, *words, given=given, hear=hear)
    made = said.splitlines()[-1] if said else b""
    if not made.startswith(b"{"):
        raise Broken
    return made
