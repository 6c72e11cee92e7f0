"""Messages that wait: one for each seat, where a newer one replaces the older, and holders take turns."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
Seat = tuple[str, int]  # the name of a table, and a seat there


class Outbox(Generic[T]):
    """Sends what is put into it. Notes for one holder are sent in order, by one task."""

    def __init__(self, send: Callable[[str, T], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: dict[str, dict[Seat, T]] = {}  # by holder
        self._holders: dict[Seat, str] = {}  # the holder for whom the message of a seat waits
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._holders)

    def put(self, holder: str, seat: Seat, message: T) -> None:
        """Send a message, in the place of one that still waits for this seat."""
        if self._holders.get(seat) != holder:
            self.take_back(seat)
        self._holders[seat] = holder
        self._waiting.setdefault(holder, {})[seat] = message
        if holder not in self._tasks:
            self._tasks[holder] = asyncio.create_task(self._work(holder))

    def take_back(self, seat: Seat) -> None:
        """Do not send what waits for this seat any more."""
        holder = self._holders.pop(seat, None)
        if holder is None:
            return
        own = self._waiting[holder]
        del own[seat]
        if not own:
            del self._waiting[holder]

    async def close(self) -> None:
        """Stop; a message that waits or is under way is lost."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _work(self, holder: str) -> None:
        try:
            while holder in self._waiting:
                seat, message = next(iter(self._waiting[holder].items()))
                self.take_back(seat)
                await self._send(holder, message)
        finally:
            del self._tasks[holder]
