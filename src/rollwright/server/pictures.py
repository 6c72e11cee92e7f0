"""Games whose cards are pictures: who may see which is the game's to say, ours is to have them painted in time."""

import asyncio
from pathlib import Path
from typing import Any

import structlog

from rollwright.core import NotFound
from rollwright.games.difference.gallery import MEDIA_TYPE, Gallery
from rollwright.server.table import Table

GALLERIES = {"difference": Gallery}

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
