"""Games whose cards are pictures: the game says which seat may see which, and the server has them rendered in time."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import structlog

from rollwright import games
from rollwright.core import Gallery, NotFound, begin
from rollwright.server.table.table import Table

PATIENCE = 6.0  # seconds that a start waits for its first pictures

log: Any = structlog.get_logger()


class Pictures:
    """The galleries of all games that have pictures, each in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._galleries: dict[str, Gallery] = {
            name: game.pictures(folder / name) for name, game in games.GAMES.items() if game.pictures is not None
        }
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, table: Table, seat: int | None, name: str, width: int) -> tuple[bytes, str]:
        """Return the picture of this name and its media type if `seat` may see it now, or raise `NotFound`."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is None or table.state is None:
            raise NotFound("no-picture")
        return await gallery.answer(table.state, seat, name, width), gallery.media_type

    async def lay_out(self, table: Table) -> None:
        """Wait for the first cards of a table that is about to start. Most were rendered when it was opened."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is None:
            return
        state = begin(table.game, table.options, table.names, table.seed)
        with suppress(TimeoutError):
            await asyncio.wait_for(gallery.lay_out(state), PATIENCE)

    def prepare(self, table: Table) -> None:
        """Have a table's pictures rendered; once it has started, in the order in which they will be wanted."""
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
