"""Results in a PostgreSQL database. New ones are written by the function that appends events."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from rollwright.server.store.results import ENDED_EARLY, Best, Met, Result

Fetch = Callable[..., Awaitable[list[Any]]]

ROW = """
SELECT table_id, seat, result.at, game, variant, seats, result.holder, bot, name, total, figure, merit, place, title,
  stood_in, room
FROM result JOIN tip ON tip.id = result.tip
"""
OF_HOLDER = f"{ROW} WHERE result.holder = $1 AND result.holder <> '' AND ($2 = '' OR game = $2) "
LATEST = " ORDER BY result.at DESC, result.tip DESC LIMIT $3 OFFSET $4"
LISTED = """
AND strpos(table_id, '~') = 0
AND NOT EXISTS (SELECT 1 FROM event WHERE event.tip = result.tip AND event.holder = $1 AND kind = 'forgot')
"""
BESTS = """
SELECT variant, seats = 1, count(*), max(merit) FROM result
WHERE holder = $1 AND holder <> '' AND game = $2 AND stood_in = 0 AND place > 0
GROUP BY 1, 2 ORDER BY 3 DESC, variant COLLATE "C", 2
"""
MET = """
SELECT other.holder, (array_agg(other.name ORDER BY other.at DESC))[1], count(*),
  count(*) FILTER (WHERE mine.place < other.place), count(*) FILTER (WHERE mine.place > other.place), max(other.at)
FROM result AS mine JOIN result AS other ON other.tip = mine.tip AND other.seat <> mine.seat
WHERE mine.holder = $1 AND mine.holder <> '' AND ($2 = '' OR mine.game = $2) AND other.holder <> '' AND mine.place > 0
GROUP BY other.holder ORDER BY 3 DESC, 6 DESC LIMIT $3
"""
MISSING = """
SELECT id, table_id, ended AND NOT EXISTS (SELECT 1 FROM result WHERE result.tip = tip.id)
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.holder = $3 AND event.kind = 'ended' AND event.tip = tip.id) FROM tip
WHERE id > $1 ORDER BY id LIMIT $2
"""


class PostgresResults:
    """Fits `Results`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def of_tables(self, tables: Sequence[str]) -> list[Result]:
        ordered = f'{ROW} WHERE table_id = ANY($1) ORDER BY table_id COLLATE "C", seat'
        return _results(await self._fetch(ordered, [*tables]))

    async def of_holder(self, holder: str, game: str, limit: int) -> list[Result]:
        return _results(await self._fetch(OF_HOLDER + LATEST, holder, game, limit, 0))

    async def listed(self, holder: str, skip: int, limit: int) -> list[Result]:
        return _results(await self._fetch(OF_HOLDER + LISTED + LATEST, holder, "", limit, skip))

    async def bests(self, holder: str, game: str) -> list[Best]:
        return [Best(*row) for row in await self._fetch(BESTS, holder, game)]

    async def met(self, holder: str, game: str, limit: int) -> list[Met]:
        return [Met(*row) for row in await self._fetch(MET, holder, game, limit)]

    async def missing(self, after: int, window: int) -> tuple[list[str], int]:
        seen = await self._fetch(MISSING, after, window, ENDED_EARLY)
        return [row[1] for row in seen if row[2]], seen[-1][0] if len(seen) == window else 0

    async def add(self, results: Sequence[Result]) -> None:
        await self._fetch("SELECT add_results($1)", pack(results))


def pack(results: Sequence[Result]) -> str:
    """Return results as the JSON that `add_results` takes."""
    return msgspec.json.encode(results).decode()


def _results(rows: list[Any]) -> list[Result]:
    return [Result(*row) for row in rows]
