"""The places of a queue: a bound on what waits, so that a few addresses cannot take all of them.

When all are taken, a newcomer gets the newest place of the network that has most of them. The networks are the widest
around each address: with a rented server come 65,536 addresses of IPv6.
"""

import asyncio
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rollwright.server.limits.buckets import widest
from rollwright.server.refusals import TooMuch

T = TypeVar("T")
Taken = Sequence[tuple[str, T | None]]
"""The network of each place in the order in which they were taken, and what waits there; None: its turn has come."""


def make_room(network: str, taken: Taken[T], most: int, most_of_a_network: int, refusal: str) -> T | None:
    """Return what must give its place to a newcomer from this network: None where there is room.

    Raise `TooMuch` where there is none.
    """
    places = Counter(each for each, _ in taken)
    own = places[network]
    if own >= most_of_a_network:
        raise TooMuch(refusal)
    if len(taken) < most:
        return None
    waiting = [(places[each], what) for each, what in reversed(taken) if what is not None]
    crowd, newest = max(waiting, key=lambda each: each[0], default=(0, None))
    if crowd <= own + 1:
        raise TooMuch(refusal)
    return newest


class Place:
    """A place that a request holds. It can be given to another visitor until the turn of the request has come."""

    def __init__(self, network: str, task: "asyncio.Task[object]") -> None:
        self.network = network
        self.task = task
        self.has_turn = False
        self.is_gone = False


class Places:
    """So many places at most, and so many of one network."""

    def __init__(self, most: int, most_of_a_network: int, refusal: str) -> None:
        self._most = most
        self._most_of_a_network = most_of_a_network
        self._refusal = refusal
        self._taken: list[Place] = []

    def __len__(self) -> int:
        return len(self._taken)

    @contextmanager
    def place(self, address: str) -> Generator[Place]:
        """Hold a place. Raise `TooMuch` where there is none, also later, where another visitor gets it."""
        task, network = asyncio.current_task(), widest(address)
        assert task is not None
        taken = [(each.network, None if each.has_turn else each) for each in self._taken]
        crowding = make_room(network, taken, self._most, self._most_of_a_network, self._refusal)
        if crowding is not None:
            self._turn_away(crowding)
        place = Place(network, task)
        self._taken.append(place)
        try:
            yield place
        except asyncio.CancelledError:
            if not place.is_gone or task.uncancel():
                raise
            raise TooMuch(self._refusal) from None
        finally:
            if not place.is_gone:
                self._taken.remove(place)

    def turn_all_away(self) -> None:
        """Let nobody wait any longer, not even those whose turn has come: the server stops."""
        for place in tuple(self._taken):
            self._turn_away(place)

    def _turn_away(self, place: Place) -> None:
        place.is_gone = True
        self._taken.remove(place)
        place.task.cancel()
