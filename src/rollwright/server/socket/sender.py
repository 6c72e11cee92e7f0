"""The way out to one page: a message is sent on the spot, and only where the line does not take it a task waits for that."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from rollwright.server.socket.fast_path import FastPath

Message = dict[str, Any]
Send = Callable[[Any], Awaitable[None]]

BEHIND = 500  # messages that a page may leave unread before it is let go; it resyncs when it comes back
GONE = (OSError, RuntimeError)  # what a send raises when the other side has left, or the server has hung up
DONE = object()


class Sender:
    """Messages go out in order. After the last one (a close) or once the other side is gone, nothing more does.

    Where there is a `wire`, it takes them; `send` has what it cannot take now, and the close.
    """

    def __init__(self, send: Send, wire: FastPath | None = None) -> None:
        self._send = send
        self._wire = wire
        self._waiting: deque[Message] = deque()
        self._carrier: asyncio.Task[None] | None = None
        self._closed = False

    def say(self, text: bytes) -> None:
        if self._wire is not None and self._carrier is None and not self._closed and self._wire.write(text):
            return
        if len(self._waiting) > BEHIND:
            self.close(1008)
        self._put({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int) -> None:
        """Hang up after what is already on its way."""
        self._put({"type": "websocket.close", "code": code})
        self._closed = True

    async def finish(self) -> None:
        """Wait until everything is on its way."""
        if self._carrier is not None:
            await asyncio.wait([self._carrier])

    def cut(self) -> None:
        self._closed = True
        if self._carrier is not None:
            self._carrier.cancel()

    def _put(self, message: Message) -> None:
        if self._closed:
            return
        if self._carrier is not None:
            self._waiting.append(message)
            return
        steps = self._send(message).__await__()
        try:
            obstacle = next(steps, DONE)
        except GONE:  # whoever listens there hears of it too
            self._closed = True
            return
        if obstacle is not DONE:
            self._carrier = asyncio.create_task(self._carry(_resume(steps, obstacle)))

    async def _carry(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting:
                await self._send(self._waiting.popleft())
        except GONE:
            self._closed = True
        finally:
            self._carrier = None


@types.coroutine
def _resume(steps: Generator[Any, Any, None], obstacle: Any) -> Generator[Any, Any, None]:
    """Go on with a send that has already begun, from what it waits for."""
    yield obstacle
    yield from steps
