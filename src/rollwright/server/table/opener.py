"""A new table gets a code that is free, and its first events are kept under it."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from rollwright.server.clock import Clock
from rollwright.server.refusals import NoCode, NoTable
from rollwright.server.show.pictures import Pictures
from rollwright.server.store.protocol import SeqTaken, Store
from rollwright.server.table.codes import code_for, new_code
from rollwright.server.table.events import Listed, Opened, Sat
from rollwright.server.table.loader import Loader
from rollwright.server.table.table import Table
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

CODE_TRIES = 10
RELEASED = 100  # codes that are freed at once when they run out
DAY = 86_400_000
ENDED = 90 * DAY  # after this long the code of a finished table may be used again
UNUSED = 7 * DAY  # after this long the code of a table at which nobody ever sat may be used again
SENT_AGAIN = DAY  # for so long a request that has opened a table under a released code is recognised
LATELY = 30  # the unfinished tables, those that the browser opened last, among which it is looked for


class Opener:
    """Opens tables. A request that has opened one finds it again: its codes follow from the browser and its id.

    Where all of these are taken, a table gets a code that was released, and is found among the browser's last ones.
    """

    def __init__(self, loader: Loader, writer: Writer, store: Store, pictures: Pictures, clock: Clock) -> None:
        self._loader = loader
        self._writer = writer
        self._store = store
        self._pictures = pictures
        self._clock = clock
        self._releasing = asyncio.Lock()

    async def open(self, opened: Opened, further: tuple[Sat | Listed, ...] = ()) -> str:
        """Open a table under a code that is free, with further events; return the code, or raise `NoCode`."""
        for attempt in range(CODE_TRIES):
            code = code_for(opened.holder, opened.id, attempt) if opened.id else new_code()
            if await self._open_under(code, opened, further):
                return code
            if opened.id and await self._is_opened_by(code, opened.holder, opened.id):
                return code  # by the same request, sent twice at the same time
        async with self._releasing:  # the same request, sent twice at the same time, finds the table of the first one
            if opened.id and (code := await self._opened_lately(opened.holder, opened.id)) is not None:
                return code
            now = self._clock.now()
            for code in await self._store.release(now - ENDED, now - UNUSED, RELEASED):
                if await self._open_under(code, opened, further):
                    return code
        log.error("no table code is free")
        raise NoCode

    async def opened_before(self, holder: str, request: str, address: str) -> str | None:
        """Return the code of the table that this request of a browser has already opened.

        While one of its own codes is free it has opened none under a code that was released.
        """
        for attempt in range(CODE_TRIES):
            code = code_for(holder, request, attempt)
            try:
                if await self._is_opened_by(code, holder, request, address):
                    return code
            except NoTable:
                return None
        return await self._opened_lately(holder, request, address)

    async def _opened_lately(self, holder: str, request: str, address: str = "") -> str | None:
        """Return the code of a table that this request has opened, whatever the code."""
        for code in await self._store.unfinished(holder, "opened", self._clock.now() - SENT_AGAIN, LATELY):
            with suppress(NoTable):
                if await self._is_opened_by(code, holder, request, address):
                    return code
        return None

    async def _is_opened_by(self, code: str, holder: str, request: str, address: str = "") -> bool:
        opened = (await self._loader.find(code, address)).table.opened
        return (opened.holder, opened.id) == (holder, request)

    async def _open_under(self, code: str, opened: Opened, further: tuple[Sat | Listed, ...]) -> bool:
        """Open a table under this code, if it is free."""
        kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        table = Table(code, opened)
        self._writer.commit.append(self._writer.entry(code, 1, opened), partial(_finish, kept), kept)
        for event in further:
            table.add(event)
            self._writer.commit.append(self._writer.entry(code, table.seq, event), partial(_finish, kept), kept)
        failure = await kept
        if isinstance(failure, SeqTaken):
            return False
        if failure is not None:
            raise failure
        self._loader.add(table)
        self._pictures.prepare(table)
        log.info("table opened", table=code, game=opened.game, seats=len(table.chairs))
        return True


def _finish(kept: "asyncio.Future[Exception | None]", failure: Exception | None) -> None:
    if not kept.done():  # the visitor may have gone
        kept.set_result(failure)
