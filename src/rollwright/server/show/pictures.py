"""Games whose cards are pictures: the game says which seat may see which; all pages get them ahead, encrypted."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from pathlib import Path
from typing import Any

import structlog

from rollwright import games
from rollwright.core import Gallery, NotFound
from rollwright.server.clock import Clock
from rollwright.server.limits.buckets import Buckets
from rollwright.server.refusals import NotHeld, TooMuch, WrongPhase
from rollwright.server.show import encryption
from rollwright.server.table.table import Table

PATIENCE = 6.0  # seconds that a start waits for pictures that are still being rendered
MEMORY = 128 * 2**20  # bytes of encrypted files that are kept, those used last: 0.7 MB for each table
WRONG_PROOFS, WRONG_SECONDS = 10, 10  # of one browser at one table: a burst, then one in so many seconds

log: Any = structlog.get_logger()

File = tuple[str, str]  # a table's picture secret, and the seed of its cards or, for its pieces, nothing


class Pictures:
    """The galleries of all games that have pictures, each in a folder of its own."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self._galleries: dict[str, Gallery] = {}
        for name, game in games.GAMES.items():
            if game.pictures is not None:
                try:
                    self._galleries[name] = game.pictures(folder / name)
                except Exception:  # the pictures of a package must not keep the server from starting
                    log.exception("no pictures", game=name)
        self._encrypted: OrderedDict[File, bytes] = OrderedDict()  # the one used last at the end
        self._encrypted_bytes = 0
        self._encrypting: dict[File, asyncio.Task[bytes]] = {}
        self._proofs = Buckets(1 / WRONG_SECONDS, WRONG_PROOFS, clock)
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

    async def check_proof(self, table: Table, holder: str, resume: str, proof: str) -> None:
        """Raise `NotHeld` unless a page holds the encrypted pieces and cards of its table.

        Wrong proofs are limited, because for each of them the server reads both files.
        """
        pieces, cards = await self._pieces(table), await self._cards(table)
        wrong = self._proofs.of(f"{table.name} {holder}")
        if not wrong.take():
            raise TooMuch("too-many-messages")
        if not compare_digest(await asyncio.to_thread(encryption.proof, resume, pieces, cards), proof):
            raise NotHeld
        wrong.put_back()

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
        for task in (*self._tasks, *self._encrypting.values()):
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
        gallery, options, secret = self._gallery(table), table.options, table.picture_secret

        async def encrypt() -> bytes:
            return await asyncio.to_thread(encryption.encrypt_pieces, await gallery.cut(options), secret)

        return await self._once((secret, ""), encrypt)

    async def _cards(self, table: Table) -> bytes:
        gallery, options, state, secret = self._gallery(table), table.options, table.state, table.picture_secret
        if state is None:
            raise WrongPhase("not-started")

        async def encrypt() -> bytes:
            names = gallery.names(state)
            return await asyncio.to_thread(encryption.encrypt_cards, await gallery.cut(options), secret, names)

        return await self._once((secret, table.seed), encrypt)

    async def _once(self, file: File, encrypt: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Return an encrypted file. All who ask while it is made wait for the same one."""
        if file in self._encrypted:
            self._encrypted.move_to_end(file)
            return self._encrypted[file]
        if file not in self._encrypting:
            task = self._encrypting[file] = asyncio.create_task(encrypt())
            task.add_done_callback(partial(self._keep, file))
        return await asyncio.shield(self._encrypting[file])

    def _keep(self, file: File, task: asyncio.Task[bytes]) -> None:
        del self._encrypting[file]
        if task.cancelled() or task.exception() is not None:
            return  # all who wait for it are told
        self._encrypted[file] = task.result()
        self._encrypted_bytes += len(task.result())
        while self._encrypted_bytes > MEMORY:
            _, oldest = self._encrypted.popitem(last=False)
            self._encrypted_bytes -= len(oldest)

    def _prepared(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("no pictures", exc_info=task.exception())


async def _render(gallery: Gallery, options: Any) -> None:
    """Have a picture drawn. It knows the options alone: a table that is gone meanwhile is not kept by it."""
    await gallery.cut(options)
