"""Games whose cards are pictures: the game says which seat may see which; all pages get them ahead, encrypted."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from typing import Any

import structlog

from rollwright import games
from rollwright.core import Gallery, NotFound
from rollwright.server.refusals import NotHeld, WrongPhase
from rollwright.server.show import encryption
from rollwright.server.table.table import Table

PATIENCE = 6.0  # seconds that a start waits for pictures that are still being rendered
TABLES = 16  # tables whose encrypted files, about 0.6 MB each, stay in memory

log: Any = structlog.get_logger()


class Pictures:
    """The galleries of all games that have pictures, each in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._galleries: dict[str, Gallery] = {
            name: game.pictures(folder / name) for name, game in games.GAMES.items() if game.pictures is not None
        }
        self._encrypted: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # by table's secret, and seed of its cards
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, table: Table, seat: int | None, name: str, width: int) -> tuple[bytes, str]:
        """Return the picture of this name and its media type if `seat` may see it now, or raise `NotFound`."""
        gallery = self._gallery(table)
        if table.state is None:
            raise NotFound("no-picture")
        return await gallery.answer(table.state, seat, name, width), gallery.media_type

    async def pieces(self, table: Table, name: str) -> bytes:
        """Return the encrypted pieces of all cards, from the moment at which the table is opened."""
        self._check_name(table, name)
        return await self._pieces(table)

    async def cards(self, table: Table, name: str) -> bytes:
        """Return the encrypted cards, once they are dealt."""
        self._check_name(table, name)
        return await self._cards(table)

    async def check_proof(self, table: Table, resume: str, proof: str) -> None:
        """Raise `NotHeld` unless a page holds the encrypted pieces and cards of its table."""
        if not compare_digest(encryption.proof(resume, await self._pieces(table), await self._cards(table)), proof):
            raise NotHeld

    def prepare(self, table: Table) -> None:
        """Have a table's pictures rendered."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is not None:
            task = asyncio.create_task(_render(gallery, table.options))
            self._tasks.add(task)
            task.add_done_callback(self._prepared)

    async def lay_out(self, table: Table) -> None:
        """Wait for the pictures of a table that is about to start. Most were rendered long before."""
        gallery = self._galleries.get(table.opened.game)
        if gallery is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(_render(gallery, table.options), PATIENCE)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for gallery in self._galleries.values():
            await gallery.close()

    def _gallery(self, table: Table) -> Gallery:
        gallery = self._galleries.get(table.opened.game)
        if gallery is None:
            raise NotFound("no-picture")
        return gallery

    def _check_name(self, table: Table, name: str) -> None:
        self._gallery(table)
        if not compare_digest(encryption.pictures_name(table.picture_secret).encode(), name.encode()):
            raise NotFound("no-picture")

    async def _pieces(self, table: Table) -> bytes:
        secret = table.picture_secret
        if (secret, "") not in self._encrypted:
            cut = await self._gallery(table).cut(table.options)
            self._keep((secret, ""), await asyncio.to_thread(encryption.encrypt_pieces, cut, secret))
        return self._encrypted[secret, ""]

    async def _cards(self, table: Table) -> bytes:
        gallery, secret = self._gallery(table), table.picture_secret
        if table.state is None:
            raise WrongPhase("not-started")
        if (secret, table.seed) not in self._encrypted:
            cut = await gallery.cut(table.options)
            self._keep((secret, table.seed), encryption.encrypt_cards(cut, secret, gallery.names(table.state)))
        return self._encrypted[secret, table.seed]

    def _keep(self, key: tuple[str, str], encrypted: bytes) -> None:
        self._encrypted[key] = encrypted
        while len(self._encrypted) > 2 * TABLES:
            self._encrypted.popitem(last=False)

    def _prepared(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("no pictures", exc_info=task.exception())


async def _render(gallery: Gallery, options: Any) -> None:
    """Have a picture drawn. It knows the options alone: a table that is gone meanwhile is not kept by it."""
    await gallery.cut(options)
