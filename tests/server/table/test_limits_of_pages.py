"""The limit of pages holds however many come in one moment."""

import asyncio
from pathlib import Path

from rollwright.server.settings import Limits
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process


async def test_pages_that_come_in_one_moment_are_counted_one_by_one(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, pages_of_a_seat=3)) as place:
        (player,) = await seat_all(place, 1)
        crowd = [Client(place) for _ in range(8)]
        await asyncio.gather(*(watcher.connect(player.table, seq=1) for watcher in crowd))
        assert sum("too-many-pages" in watcher.frames[0] for watcher in crowd) == 5
        windows = [Client(place, token=player.token) for _ in range(5)]
        await asyncio.gather(*(window.connect(player.table) for window in windows))
        assert sum("too-many-pages" in window.frames[0] for window in windows) == 3  # one is open already
