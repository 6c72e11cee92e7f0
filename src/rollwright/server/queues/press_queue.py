"""The press of the server: one thing at a time in a thread, a cache of what was made, and a bound on the queue.

Networks take turns: one that prints much waits behind those that print little.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from rollwright.core.subprocesses import end_all
from rollwright.server.queues.places import Places
from rollwright.server.queues.turns import Turns

MOST_WAITING = 12
MOST_OF_A_NETWORK = 4
KEPT_BYTES = 48 * 1024 * 1024


class PressQueue:
    """Makes files. The same wish of several visitors is made once; the least recently used are forgotten."""

    def __init__(self, most_waiting: int = MOST_WAITING, kept_bytes: int = KEPT_BYTES) -> None:
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[Hashable, list[bytes]] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[list[bytes]]] = {}
        self._turns = Turns(1)
        self._places = Places(most_waiting, MOST_OF_A_NETWORK, "press-busy")

    def has(self, key: Hashable) -> bool:
        """Say whether a wish costs no work: it is kept, or under way."""
        return key in self._kept or key in self._under_way

    async def make(self, key: Hashable | None, make: Callable[[], list[bytes]], address: str) -> list[bytes]:
        """Return what `make` makes, in a thread; with a key it is kept.

        Raise `TooMuch` where too many wishes wait, of all visitors or of this network.
        """
        if key is None:
            return await self._print(make, address)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            task = asyncio.create_task(self._print(make, address))
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        made = await asyncio.shield(self._under_way[key])
        self._keep(key, made)
        return made

    async def _print(self, make: Callable[[], list[bytes]], address: str) -> list[bytes]:
        with self._places.place(address) as place:
            async with self._turns.turn(place.network):
                place.has_turn = True
                return await asyncio.to_thread(make)

    def close(self) -> None:
        """Turn everybody away, and end the programs that print: the server stops."""
        self._places.turn_all_away()
        end_all()

    def _keep(self, key: Hashable, made: list[bytes]) -> None:
        self._kept[key] = made
        self._kept.move_to_end(key)
        while (
            len(self._kept) > 1 and sum(len(part) for parts in self._kept.values() for part in parts) > self._kept_bytes
        ):
            self._kept.popitem(last=False)
