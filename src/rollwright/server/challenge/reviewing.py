"""The server reviews finished entries of challenges by itself, so that they can be ranked by points lost."""

import asyncio
from collections import Counter
from functools import partial
from math import inf
from typing import Any

import msgspec
import structlog

from rollwright.core import Record, RollwrightError
from rollwright.review import REVIEWERS, has_ledger
from rollwright.review.result import Review
from rollwright.server.challenge.challenge import DAY
from rollwright.server.challenge.loss_store import LossStore, Unreviewed
from rollwright.server.challenge.results import counts_losses
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.reviews.queue import PATIENCE, ReviewQueue
from rollwright.server.store.archive import record_of
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

log: Any = structlog.get_logger()

REST = 3.0  # seconds after the end of a game, so that its own page is served first
LOOK = 300.0  # seconds between two looks at the database: another node may have been stopped
MOST = 20  # entries in this node's queue; the others wait in the database
OLDEST = 30 * DAY  # older entries are left as they are
PAUSES = (600.0, 2400.0, 9600.0, 38400.0)  # seconds after each failure; one more, and this node tries no longer
CLAIM = int(2000 * PATIENCE)  # milliseconds after which a node that claimed an entry has been stopped


class Reviewing:
    """One for each node. Nodes that share a database claim an entry before they review it."""

    def __init__(self, registry: Registry, queue: ReviewQueue) -> None:
        self._registry = registry
        self._clock = registry.clock
        self._queue = queue
        self._losses = LossStore(registry.store)
        self._challenges = ChallengeStore(registry.store)
        self._claim = CLAIM if registry.attendance is not None else 0
        self._queued: set[str] = set()  # tables in the queue of this node
        self._failures: Counter[str] = Counter()  # failed reviews of each table
        self._rest: dict[str, float] = {}  # tables that are not tried before this moment
        self._more = False  # entries wait in the database
        self._due = asyncio.Event()
        registry.on_settled.append(self._settled)

    def _settled(self, session: Session) -> None:
        if session.table.phase == "over" and session.table.opened.challenge:
            self._clock.call_later(REST, self._due.set)

    async def run(self) -> None:
        """Put finished entries in the queue, again and again until cancelled."""
        wait = REST  # at the start: entries from earlier runs
        while True:
            timer = self._clock.call_later(wait, self._due.set)
            await self._due.wait()
            timer.cancel()
            self._due.clear()
            wait = LOOK
            try:
                await self.fill()
            except RollwrightError as error:
                log.warning("entries not read", reason=str(error))  # the next look tries again
            except Exception:  # this task must go on: without it no entry would be reviewed any more
                log.exception("entries not queued")

    async def fill(self) -> None:
        """Put finished entries in the queue, as far as it has room for them."""
        games = [game for game in REVIEWERS if has_ledger(game)]
        since, ended, room = self._clock.wall() - OLDEST, self._claims_ended(), MOST - self._queue.background
        waiting = await self._losses.unreviewed(games, since, ended, 1 + room + len(self._queued) + len(self._rest))
        able = [entry for entry in waiting if self._may_be_tried(entry.table)]
        fresh = sorted(able, key=lambda entry: self._failures[entry.table])  # those that failed come after the others
        for entry in fresh[:room]:
            if not await self._counts(entry):
                self._end(entry.table, inf)
            elif (made := await self._queue.find(entry.table)) is not None:
                await self._keep(entry, made)
            elif self._queue.under_way(entry.table) is None:  # else somebody has asked, and a later look finds it kept
                self._queued.add(entry.table)
                read, keep = partial(self._read, entry), partial(self._keep, entry)
                self._queue.add(entry.table, read, keep, partial(self._fail, entry))
        self._more = len(fresh) > room

    async def _counts(self, entry: Unreviewed) -> bool:
        """Say whether the challenge of an entry counts points lost; in others no review is made for it."""
        challenge = await self._challenges.find(entry.challenge)
        return challenge is not None and counts_losses(challenge)

    async def _read(self, entry: Unreviewed) -> Record | None:
        """Return the game of an entry, unless another node reviews it."""
        if not await self._losses.claim(entry, self._claims_ended(), self._clock.wall()):
            self._queued.discard(entry.table)  # if that node is stopped, this one does it
            return None
        code, events = await self._registry.history(await self._registry.find(entry.table))
        async with self._registry.lookups.turn(""):
            return await asyncio.to_thread(record_of, code, events)

    async def _keep(self, entry: Unreviewed, made: bytes) -> None:
        """Keep what a review says. The loss has one decimal, as it is shown, so that equal ones are equal."""
        seat = msgspec.json.decode(made, type=Review).seats[0]
        luck = msgspec.json.encode([round(each.luck, 2) for each in seat.rounds])
        await self._losses.keep(entry, round(max(0.0, seat.loss), 1), luck)
        del self._failures[entry.table]
        self._end(entry.table)

    def _fail(self, entry: Unreviewed) -> None:
        """Have a review that failed tried again after a pause, each time a longer one."""
        self._failures[entry.table] += 1
        times = self._failures[entry.table]
        self._end(entry.table, PAUSES[times - 1] if times <= len(PAUSES) else inf)

    def _end(self, table: str, pause: float = 0.0) -> None:
        """Note that a table has left the queue and its place is free. For `pause` seconds it is not queued again."""
        self._queued.discard(table)
        self._rest.pop(table, None)
        if pause:
            self._rest[table] = self._clock.monotonic() + pause
        if self._more:
            self._due.set()

    def _may_be_tried(self, table: str) -> bool:
        return table not in self._queued and self._rest.get(table, 0.0) <= self._clock.monotonic()

    def _claims_ended(self) -> int:
        """Return the moment before which claims have ended. A server alone needs none: nobody else has claimed."""
        return self._clock.wall() - self._claim if self._claim else self._clock.wall() + 1
