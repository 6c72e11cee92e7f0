"""Games whose cards are pictures: who may see which is the game's to say, ours is to have them painted in time."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import structlog

from rollwright.core import NotFound, Refused
from rollwright.games.difference.gallery import MEDIA_TYPE, Gallery
from rollwright.server.table.events import Started
from rollwright.server.table.table import Table

GALLERIES = {"difference": Gallery}
PATIENCE = 6.0  # seconds that a start waits for its first pictures

log: Any = structlog.get_logger()


class Pictures:
    """All galleries of this node, each in a folder of its own."""

    media_type = MEDIA_TYPE

    def __init__(self, folder: Path) -> None:
        self._galleries = {game: gallery(folder / game) for game, gallery in GALLERIES.items()}
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, table: Table, seat: int | None, name: str, width: int) -> bytes:
        """Return the picture of this name if `seat` may see it now, or raise `NotFound`."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is None or table.state is None:
            raise NotFound("no-picture")
        return await gallery.answer(table.state, seat, name, width)

    async def lay_out(self, table: Table) -> None:
        """Wait until a table that is about to start has its first cards, but not for long: most were painted when it was opened."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is None or table.phase != "open":
            return
        ahead = Table(table.name, table.opened)
        ahead.chairs = table.chairs
        with suppress(Refused, TimeoutError):  # who cannot start is told so by the rules
            ahead.add(Started(0))
            await asyncio.wait_for(gallery.lay_out(ahead.state), PATIENCE)

    def prepare(self, table: Table) -> None:
        """Have a table's pictures painted: when it is opened, and in the right order once it has begun."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is not None:
            task = asyncio.create_task(gallery.prepare(table.options, table.state))
            self._tasks.add(task)
            task.add_done_callback(self._prepared)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for gallery in self._galleries.values():
            await gallery.close()

    def _prepared(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("no pictures", exc_info=task.exception())
