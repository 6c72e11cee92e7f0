"""The server's end of a page's socket: uvicorn's own, with a short way for the small text messages that are nearly all there is.

Where uvicorn would stop reading, put a message in a queue and wake a task for it, whoever `hear`s takes it on the spot; and
what is said is written on the spot. Handshake, pings, closing, long or broken messages and jams are left to uvicorn.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # pyright: ignore[reportPrivateImportUsage]  # in C where that is built
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "rollwright.wire"  # where the application finds it among the extensions of an ASGI scope

TEXT = 0x81  # a text message in one frame: the first byte of RFC 6455, 5.2
MASKED, LONG, LONGER = 0x80, 126, 127
SHORT = tuple(bytes((TEXT, size)) for size in range(LONG))  # what stands before a message of so many bytes


class FastPath(WebSocketsSansIOProtocol):
    """`hear` says whether it took a message; one that it did not take waits for the application's `receive`."""

    hear: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.hear is None or not self._at_rest or (message := unmasked(data)) is None or not self.hear(message):
            super().data_received(data)

    def write(self, message: bytes) -> bool:
        """Send a text message if that can be done without waiting, and say so."""
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(framed(message))
        return True

    @property
    def _at_rest(self) -> bool:
        """Nothing came before that is not yet taken: no half frame, no first part of a message, nothing in the queue."""
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None and self.queue.empty()


def unmasked(data: bytes) -> bytes | None:
    """Return the text of a short message if these bytes are just one."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + LONG or len(data) != data[1] - MASKED + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def framed(message: bytes) -> bytes:
    """Return a text message as it goes out."""
    size = len(message)
    if size < LONG:
        return SHORT[size] + message
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + message
