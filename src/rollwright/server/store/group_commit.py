"""Group commit: the appends of one moment share one commit."""

import asyncio
from collections.abc import Callable

from rollwright.server.store.protocol import Entry, Store

PAUSE = 0.002  # seconds; a commit costs about as much CPU as ten moves, however few share it

After = Callable[[Exception | None], None]


class Batch:
    """What will be committed together, and who is told when that is done."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.after: dict[str, After] = {}


class GroupCommit:
    """Group commit: what all tables append at one time shares one commit.

    A commit starts when the loop has run what was ready, but not right after another: under load the next one waits while
    one is under way and for a `PAUSE` after it. What is to be written by then is worked out at that moment, all tables in one
    go, which costs less than one here and one there. `after` is called once for each table of a batch: with None when its
    entries are kept.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._works: list[Callable[[], None]] = []
        self._gathering: Batch | None = None
        self._writer: asyncio.Task[None] | None = None
        self._rested_at = 0.0  # when the next commit may start, by the loop's clock

    def soon(self, work: Callable[[], None]) -> None:
        """Have `work` done right before the next commit; what it appends is part of that."""
        self._works.append(work)
        self._wake()

    def append(self, entry: Entry, after: After) -> None:
        batch = self._gathering
        if batch is None:
            batch = self._gathering = Batch()
            self._wake()
        batch.entries.setdefault(entry.table, []).append(entry)
        batch.after[entry.table] = after

    async def finish(self) -> None:
        """Wait until everything appended so far is kept."""
        while self._writer is not None:
            await self._writer

    def _wake(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._works or self._gathering is not None:
                await asyncio.sleep(
                    max(0.0, self._rested_at - loop.time())
                )  # even 0 lets what is ready in this turn of the loop join in
                works, self._works = self._works, []
                for work in works:
                    work()
                batch, self._gathering = self._gathering, None
                if batch is None:
                    continue
                failures = await self._keep(batch.entries)
                self._rested_at = loop.time() + PAUSE
                for table, after in batch.after.items():
                    after(failures.get(table))
        finally:
            self._writer = None

    async def _keep(self, entries: dict[str, list[Entry]]) -> dict[str, Exception]:
        """Append everything; return the tables that failed, with the reason."""
        try:
            await self.store.append([entry for group in entries.values() for entry in group])
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(entries) == 1:
                return dict.fromkeys(entries, error)
        else:
            return {}
        failures: dict[str, Exception] = {}
        for table, group in entries.items():  # one of them spoilt it for all: each on its own
            failures |= await self._keep({table: group})
        return failures
