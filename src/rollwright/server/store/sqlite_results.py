"""Results in a SQLite file. New ones are written by the trigger that appends events."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from rollwright.server.store.results import ENDED_EARLY, Best, Met, Result

Fetch = Callable[[str, tuple[str | int, ...]], Awaitable[Iterable[Any]]]

ASKED = 500  # names in one statement
ROW = """
SELECT table_id, seat, result.at, game, variant, seats, result.holder, bot, name, total, figure, merit, place, title,
  stood_in, room
FROM result JOIN tip ON tip.id = result.tip
"""
OF_HOLDER = f"{ROW} WHERE result.holder = ?1 AND result.holder <> '' AND ?2 IN ('', game) "
LATEST = " ORDER BY result.at DESC, result.tip DESC LIMIT ? OFFSET ?"
LISTED = """
AND instr(table_id, '~') = 0
AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.tip = result.tip AND entry.holder = ?1 AND kind = 'forgot')
"""
BESTS = """
SELECT variant, seats = 1, count(*), max(merit) FROM result INDEXED BY result_holder
WHERE holder = ? AND holder <> '' AND game = ? AND stood_in = 0 AND place > 0 GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2
"""
MET = """
SELECT other.holder, other.name, count(*), sum(mine.place < other.place), sum(mine.place > other.place), max(other.at)
FROM result AS mine JOIN result AS other ON other.tip = mine.tip AND other.seat <> mine.seat
WHERE mine.holder = ?1 AND mine.holder <> '' AND ?2 IN ('', mine.game) AND other.holder <> '' AND mine.place > 0
GROUP BY other.holder ORDER BY 3 DESC, 6 DESC LIMIT ?3
"""
WINDOW = "SELECT id, table_id, ended FROM tip WHERE id > ? ORDER BY id LIMIT ?"
WITH_RESULTS = "SELECT DISTINCT tip FROM result WHERE tip > ? AND tip <= ?"
EARLY = "SELECT tip FROM entry WHERE holder = ? AND kind = 'ended' AND tip > ? AND tip <= ?"
ADD = """
INSERT OR IGNORE INTO result
SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM tip WHERE table_id = ? AND ended
"""


class SqliteResults:
    """Fits `Results`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def of_tables(self, tables: Sequence[str]) -> list[Result]:
        found: list[Result] = []
        for first in range(0, len(tables), ASKED):
            some = tuple(tables[first : first + ASKED])
            marks = ", ".join("?" * len(some))
            found += _results(await self._fetch(f"{ROW} WHERE table_id IN ({marks})", some))
        return sorted(found, key=lambda result: (result.table, result.seat))

    async def of_holder(self, holder: str, game: str, limit: int) -> list[Result]:
        return _results(await self._fetch(OF_HOLDER + LATEST, (holder, game, limit, 0)))

    async def listed(self, holder: str, skip: int, limit: int) -> list[Result]:
        return _results(await self._fetch(OF_HOLDER + LISTED + LATEST, (holder, "", limit, skip)))

    async def bests(self, holder: str, game: str) -> list[Best]:
        return [Best(row[0], bool(row[1]), row[2], row[3]) for row in await self._fetch(BESTS, (holder, game))]

    async def met(self, holder: str, game: str, limit: int) -> list[Met]:
        return [Met(*row) for row in await self._fetch(MET, (holder, game, limit))]

    async def missing(self, after: int, window: int) -> tuple[list[str], int]:
        seen = [*await self._fetch(WINDOW, (after, window))]
        if not seen:
            return [], 0
        done = {row[0] for row in await self._fetch(WITH_RESULTS, (after, seen[-1][0]))}
        done |= {row[0] for row in await self._fetch(EARLY, (ENDED_EARLY, after, seen[-1][0]))}
        last = seen[-1][0] if len(seen) == window else 0
        return [name for number, name, ended in seen if ended and number not in done], last

    async def add(self, results: Sequence[Result]) -> None:
        for result in results:
            table, *row = msgspec.structs.astuple(result)
            await self._fetch(ADD, (*row, table))


def _results(rows: Iterable[Any]) -> list[Result]:
    return [Result(*row) for row in rows]
