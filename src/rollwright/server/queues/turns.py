"""Work for many visitors, a few pieces at a time: those of each visitor take turns with those of the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """The jobs that wait, by visitor. Visitors who ask for much wait behind those who ask for little."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()  # the visitor whose turn it is comes first

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, visitor: str, what: T) -> None:
        self._waiting.setdefault(visitor, deque()).append(what)

    def next(self) -> T | None:
        """Take the first of the visitor whose turn it is; None where nothing waits."""
        if not self._waiting:
            return None
        visitor, own = self._waiting.popitem(last=False)
        what = own.popleft()
        if own:
            self._waiting[visitor] = own
        return what

    def remove(self, visitor: str, what: T) -> bool:
        """Let something wait no longer, and say whether it still waited."""
        own = self._waiting.get(visitor, deque())
        if what not in own:
            return False
        own.remove(what)
        if not own:
            del self._waiting[visitor]
        return True


class Turns:
    """Lets so many pieces of work run at once."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncGenerator[None]:
        """Wait for a turn of this visitor, and hold it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(visitor)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, visitor: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(visitor, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(visitor, turn)
            else:
                self._pass_on()  # the turn had just come
            raise

    def _pass_on(self) -> None:
        while (turn := self._waiting.next()) is not None:
            if not turn.done():  # else its visitor has just gone
                turn.set_result(None)
                return
        self._free += 1
