"""The queue of reviews: one is made at a time, the others have a place, and too many are refused."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from rollwright.core import Broken, Record
from rollwright.review import VERSION
from rollwright.review.result import Review
from rollwright.server.clock import Clock
from rollwright.server.refusals import TooMuch
from rollwright.server.reviews.kept import KeptReviews
from rollwright.server.reviews.messages import ReviewCard

MOST_WAITING = 40
MOST_OF_AN_ADDRESS = 6
PATIENCE = 300.0  # seconds after which a review has failed
MOST_BYTES = 16 * 1024 * 1024  # of one review
WORKER = "rollwright.server.reviews.worker"

log: Any = structlog.get_logger()

Make = Callable[[Record, Callable[[float], None]], Awaitable[bytes]]


@dataclass
class _Job:
    table: str
    address: str
    read: Callable[[], Awaitable[Record]]
    share: float = 0.0


class ReviewQueue:
    """Reviews of this node. Two nodes that are asked at the same time both make one; the second replaces the first."""

    def __init__(self, kept: KeptReviews, clock: Clock, make: Make | None = None) -> None:
        self._kept = kept
        self._clock = clock
        self._make = make or make_review
        self._jobs: dict[str, _Job] = {}  # in the order in which they were asked for; the first one is being made
        self._failed: set[str] = set()
        self._working: asyncio.Task[None] | None = None

    async def look(self, table: str) -> ReviewCard:
        """Say how far a review is; nothing is begun."""
        if table in self._jobs:
            return self._under_way(table)
        kept = await self._kept.find(table, VERSION)
        if kept is not None:
            return ReviewCard("ready", review=msgspec.json.decode(kept, type=Review))
        if table in self._jobs:
            return self._under_way(table)
        return ReviewCard("failed" if table in self._failed else "none")

    async def ask(self, table: str, address: str, read: Callable[[], Awaitable[Record]]) -> ReviewCard:
        """Put a review in the queue unless it is there or kept. `read` returns the game when its turn has come."""
        card = await self.look(table)
        if card.state not in ("none", "failed") or table in self._jobs:
            return card
        of_address = sum(job.address == address for job in self._jobs.values())
        if len(self._jobs) >= MOST_WAITING or of_address >= MOST_OF_AN_ADDRESS:
            raise TooMuch("review-busy")
        self._failed.discard(table)
        self._jobs[table] = _Job(table, address, read)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return self._under_way(table)

    async def finish(self) -> None:
        """Return when every review that was asked for is made."""
        while self._working is not None and not self._working.done():
            await asyncio.wait([self._working])

    async def close(self) -> None:
        """Stop working; a review that was being made is made anew when somebody asks."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    def _under_way(self, table: str) -> ReviewCard:
        place = list(self._jobs).index(table)
        return ReviewCard("waiting", place) if place else ReviewCard("making", share=self._jobs[table].share)

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                await self._review(job)
            except Exception as error:
                log.error("review failed", table=job.table, exc_info=error)
                self._failed.add(job.table)
            finally:
                del self._jobs[job.table]

    async def _review(self, job: _Job) -> None:
        def note(share: float) -> None:
            job.share = share

        making = asyncio.ensure_future(self._make(await job.read(), note))
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
        await self._kept.keep(job.table, VERSION, made)


async def make_review(kept: Record, note: Callable[[float], None]) -> bytes:
    """Have a game reviewed in a process of its own, which ends when this is cancelled; return the review as JSON."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", WORKER),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=MOST_BYTES,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    made = b""
    try:
        process.stdin.write(msgspec.json.encode(kept))
        process.stdin.close()
        async for line in process.stdout:
            if line.startswith(b"{"):
                made = line
            else:
                note(float(line))
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not made:
        raise Broken
    return made
