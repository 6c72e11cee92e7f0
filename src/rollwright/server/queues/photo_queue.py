"""The queue of photos of sheets: each is read in a process of its own; a bound on those that wait or are uploaded."""

from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

from rollwright.photo.picture import check_head
from rollwright.photo.reading import SheetReading
from rollwright.photo.worker import read_apart
from rollwright.server.queues.turns import Turns
from rollwright.server.refusals import TooMuch

AT_ONCE = 1
MOST_WAITING = 6  # each holds its picture in memory
MOST_OF_AN_ADDRESS = 3


class PhotoQueue:
    """Reads photos. A visitor who goes away gives the place in the queue back; no picture outlives its answer."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turns = Turns(at_once)
        self._most = at_once + most_waiting
        self._here: Counter[str] = Counter()  # places by address

    @contextmanager
    def place(self, address: str) -> Generator[None]:
        """Take a place, before the picture is taken in; raise `TooMuch` where there is none."""
        if self._here.total() >= self._most or self._here[address] >= MOST_OF_AN_ADDRESS:
            raise TooMuch("photo-busy")
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]

    async def read(self, picture: bytes, options: Mapping[str, Any], address: str) -> SheetReading:
        """Read a photo when it is the turn of this address. The caller has a place."""
        check_head(picture)  # no process is started for what is no picture
        async with self._turns.turn(address):
            return await read_apart(picture, options)
