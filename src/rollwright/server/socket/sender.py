"""Send messages to one page in order: at once where the socket takes them, else by a task that waits for the socket."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

import structlog

from rollwright.server.socket.fast_path import FastPath

Message = dict[str, Any]
Send = Callable[[Any], Awaitable[None]]

BACKLOG = 500  # messages that a page may leave unread before it is disconnected; it resyncs when it comes back
GONE = (OSError, RuntimeError)  # raised by a send when the page has left, or the server has hung up
DONE = object()

log: Any = structlog.get_logger()


class Sender:
    """Nothing is sent after a close, nor once the page is gone. Nothing here raises: other pages are not affected.

    With a fast path, messages go that way; `send` has the close, and the messages that the fast path cannot take.
    """

    def __init__(self, send: Send, fast_path: FastPath | None = None) -> None:
        self._send = send
        self._fast_path = fast_path
        self._backlog: deque[Message] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, text: bytes) -> None:
        if self._fast_path is not None and self._task is None and not self._closed:
            try:
                if self._fast_path.write(text):
                    return
            except Exception as error:
                self._lose(error)
                return
        if len(self._backlog) > BACKLOG:
            self.close(1008)
        self._put({"type": "websocket.send", "text": text.decode()})

    def send_packed(self, data: bytes) -> None:
        """Send a binary message, in its turn."""
        self._put({"type": "websocket.send", "bytes": data})

    def close(self, code: int) -> None:
        """Close the connection after the messages that are already on their way."""
        self._put({"type": "websocket.close", "code": code})
        self._closed = True

    async def finish(self) -> None:
        """Wait until every message is on its way."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def stop(self) -> None:
        """Drop every message that is still waiting, and let go of the connection."""
        self._closed = True
        self._fast_path = None
        self._backlog.clear()
        if self._task is not None:
            self._task.cancel()

    def _put(self, message: Message) -> None:
        if self._closed:
            return
        if self._task is not None:
            self._backlog.append(message)
            return
        steps = self._send(message).__await__()
        try:
            obstacle = next(steps, DONE)
        except Exception as error:  # the receiving side hears of it, too
            self._lose(error)
            return
        if obstacle is not DONE:
            self._task = asyncio.create_task(self._send_backlog(_resume(steps, obstacle)))

    async def _send_backlog(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._backlog:
                await self._send(self._backlog.popleft())
        except Exception as error:
            self._lose(error)
        finally:
            self._task = None

    def _lose(self, error: Exception) -> None:
        self._closed = True
        self._backlog.clear()
        if not isinstance(error, GONE):
            log.error("sending failed", exc_info=error)


@types.coroutine
def _resume(steps: Generator[Any, Any, None], obstacle: Any) -> Generator[Any, Any, None]:
    """Go on with a send that has already started, from what it waits for."""
    yield obstacle
    yield from steps
