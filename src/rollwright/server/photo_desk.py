"""Photos of sheets, read one after another in processes of their own; a bound on those that wait."""

import asyncio
from collections.abc import Mapping
from typing import Any

from rollwright.photo.picture import check_head
from rollwright.photo.reading import SheetReading
from rollwright.photo.worker import read_apart
from rollwright.server.refusals import TooMuch

AT_ONCE = 1
MOST_WAITING = 6  # each holds its picture in memory


class PhotoDesk:
    """Reads photos. A visitor who goes away gives the place in the queue back; no picture outlives its answer."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turn = asyncio.Semaphore(at_once)
        self._most = at_once + most_waiting
        self._here = 0

    @property
    def is_full(self) -> bool:
        return self._here >= self._most

    async def read(self, picture: bytes, options: Mapping[str, Any]) -> SheetReading:
        """Read a photo when it is its turn; raise `TooMuch` where too many wait."""
        check_head(picture)  # no process is started for what is no picture
        if self.is_full:
            raise TooMuch("photo-busy")
        self._here += 1
        try:
            async with self._turn:
                return await read_apart(picture, options)
        finally:
            self._here -= 1
