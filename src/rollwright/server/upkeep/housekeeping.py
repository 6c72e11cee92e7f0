"""Housekeeping: delete tables that are kept no longer, and close sessions whose table was deleted or closed."""

from itertools import count
from typing import Any

import structlog

from rollwright.core import RollwrightError
from rollwright.server.clock import Clock
from rollwright.server.settings import Settings
from rollwright.server.site_settings import Site
from rollwright.server.store.open import open_upkeep
from rollwright.server.store.upkeep import Kept, Upkeep
from rollwright.server.table.registry import Registry
from rollwright.server.transfer import purge

log: Any = structlog.get_logger()

MINUTE = 60.0
SWEEP = 60  # minutes between two looks at the whole database
WINDOW = 200  # tables that are looked at in one go
DAY = 86_400_000


async def keep_house(registry: Registry, settings: Settings, clock: Clock) -> None:
    """Look once a minute whether tables are gone, and once an hour at all tables, until cancelled."""
    upkeep: Upkeep | None = None
    try:
        for minutes in count(1):
            await clock.sleep(MINUTE)
            try:
                upkeep = upkeep or await open_upkeep(settings.database)
                await drop_missing(registry, upkeep)
                if minutes % SWEEP == 1:
                    await registry.store.notes.sweep(clock.now() - DAY // 2)
                    await purge(registry.store.transfers, clock)
                    await sweep(upkeep, settings.site, clock.now(), frozenset(registry.sessions))
            except RollwrightError as error:
                log.warning("housekeeping failed", reason=str(error))  # the next minute tries again
    finally:
        if upkeep is not None:
            await upkeep.close()


async def drop_missing(registry: Registry, upkeep: Upkeep) -> None:
    """Close the sessions of tables that an operator has closed or deleted."""
    for code in await upkeep.missing([*registry.sessions]):
        registry.drop(code)


async def sweep(upkeep: Upkeep, site: Site, now: int, in_use: frozenset[str] = frozenset()) -> tuple[int, int]:
    """Delete what is kept no longer; return how many empty and how many finished tables."""
    empty = finished = 0
    after = 0
    while site.keep_empty is not None:
        found, after = await upkeep.empty(now - site.keep_empty * DAY, after, WINDOW)
        empty += await _delete(upkeep, found, in_use)
        if not after:
            break
    while site.keep_finished is not None:
        found, after = await upkeep.finished(now - site.keep_finished * DAY, after, WINDOW)
        finished += await _delete(upkeep, found, in_use)
        if not after:
            break
    if empty or finished:
        log.info("tables deleted", empty=empty, finished=finished)
    return empty, finished


async def _delete(upkeep: Upkeep, found: list[Kept], in_use: frozenset[str]) -> int:
    gone = [kept for kept in found if kept.table not in in_use]
    for kept in gone:
        await upkeep.delete(kept)
    return len(gone)
