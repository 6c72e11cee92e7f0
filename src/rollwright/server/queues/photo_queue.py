"""The queue of photos of sheets: each is read in a process of its own; a bound on those that wait or are uploaded."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from rollwright.photo.picture import check_head
from rollwright.photo.reading import SheetReading
from rollwright.photo.worker import read_apart
from rollwright.server.queues.places import Place, Places
from rollwright.server.queues.turns import Turns

AT_ONCE = 1
MOST_WAITING = 6  # each holds its picture in memory
MOST_OF_A_NETWORK = 3


class PhotoQueue:
    """Reads photos. A visitor who goes away gives the place in the queue back; no picture outlives its answer."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turns = Turns(at_once)
        self._places = Places(at_once + most_waiting, MOST_OF_A_NETWORK, "photo-busy")

    def place(self, address: str) -> AbstractContextManager[Place]:
        """Take a place, before the picture is taken in; raise `TooMuch` where there is none."""
        return self._places.place(address)

    async def read(self, picture: bytes, options: Mapping[str, Any], place: Place) -> SheetReading:
        """Read a photo when it is the turn of its network."""
        check_head(picture)  # no process is started for what is no picture
        async with self._turns.turn(place.network):
            place.has_turn = True
            return await read_apart(picture, options)

    def close(self) -> None:
        """Turn everybody away: the server stops."""
        self._places.turn_all_away()
