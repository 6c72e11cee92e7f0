"""Tables that ended under an earlier build, or whose results could not be made then, get their results at the start."""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import structlog

from rollwright.core import RollwrightError
from rollwright.server.clock import Clock
from rollwright.server.store.protocol import Entry
from rollwright.server.store.results import Result, Results
from rollwright.server.table import events
from rollwright.server.table.results import results_of
from rollwright.server.table.table import fold

log: Any = structlog.get_logger()

WINDOW = 200  # tables that are looked at in one go
REST = 0.1  # seconds after each table: players come first


@runtime_checkable
class Readable(Protocol):
    """The part of a store that is needed here."""

    @property
    def results(self) -> Results: ...

    async def entries(self, tables: Sequence[str]) -> list[Entry]: ...


async def fill_results(store: object, clock: Clock) -> int:
    """Look once at all tables, in small windows; return how many got results. Several nodes may do it at once."""
    if not isinstance(store, Readable):
        return 0
    filled, after = 0, 0
    while True:
        try:
            names, after = await store.results.missing(after, WINDOW)
            for name in names:
                filled += await _fill(store, name)
                await clock.sleep(REST)
        except RollwrightError as error:
            log.warning("results not filled in", reason=str(error))  # the next start tries again
            return filled
        if not after:
            if filled:
                log.info("results filled in", tables=filled)
            return filled


async def _fill(store: Readable, name: str) -> bool:
    entries = await store.entries([name])
    try:
        results = await asyncio.to_thread(_derive, name, entries)
    except Exception as error:  # its game is not installed any more, or the log is broken: the others come all the same
        log.warning("table has no results", table=name, reason=str(error))
        return False
    await store.results.add(results)
    return bool(results)


def _derive(name: str, entries: list[Entry]) -> tuple[Result, ...]:
    ended = next(entry.at for entry in entries if entry.kind == "ended")
    return results_of(fold(name, [events.decode(entry.body) for entry in entries]), ended)
