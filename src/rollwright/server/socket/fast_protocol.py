"""The fast path itself: uvicorn's protocol, with a short way for short text messages, which are nearly all there are.

Where uvicorn would stop reading, put a message in a queue and wake a task for it, `hear` takes the message at once; and
`write` writes at once. Handshake, pings, closing, long or broken messages and full buffers are left to uvicorn.

The limits of messages count what the connection takes. uvicorn has read far more by then, all that came in one read of
a quarter of a megabyte, and no limit counts pings and pieces of messages. So frames are counted here, where they are
read, and a connection that sends too many ends.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from rollwright.server.clock import Clock
from rollwright.server.limits.buckets import Bucket
from rollwright.server.socket.fast_path import EXTENSION, to_frame, unmask

try:
    from websockets.speedups import apply_mask  # in C
except ImportError:  # where that was not built
    from websockets.utils import apply_mask

AT_ONCE = 2048  # bytes that are read before frames are counted: 340 frames at most
MOST_WAITING = 500  # messages that have been read and that the connection has not taken yet
EXTRA, EXTRA_AT_ONCE = 10, 200  # frames a second beside whole messages: pings, pongs, pieces, and all after a close
FLOODED = 4429  # closes the connection, as any limit does: the page comes back after a while


class FastProtocol(WebSocketsSansIOProtocol):
    """Fits `FastPath`."""

    hear: Callable[[bytes], bool] | None = None
    left: Callable[[], None] | None = None  # called once, when the connection is gone
    flooded = False
    clock: Clock  # the server's clock: `with_clock`

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._extra = Bucket(EXTRA, EXTRA_AT_ONCE, self.clock)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        if self.left is not None:
            self.left()
            self.left = None
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Take a refused handshake for a complete one: uvicorn would log an error for each, and fill the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        if (
            self.hear is None
            or not self._at_rest
            or (message := unmask(data, apply_mask)) is None
            or not self.hear(message)
        ):
            self._read(data)

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):
            super().data_received(data[start : start + AT_ONCE])
            if self.flooded or self.queue.qsize() > MOST_WAITING:
                self._hang_up()
            if self.transport.is_closing():
                return

    def _hang_up(self) -> None:
        """Close at once; nothing that still comes is read."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._drop_unread()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._drop_unread()

    def _drop_unread(self) -> None:
        """Cut a connection that is closing and is not read: it would stay open until the visitor reads the rest."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_ping(self) -> None:
        self._count_extra()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_extra()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_extra()
        super().handle_cont(event)

    def _count_extra(self) -> None:
        if not self._extra.take():
            self.flooded = True

    def send_receive_event_to_app(self) -> None:
        """Hand text that is not UTF-8 to the application as bytes, as the fast path does. It is refused."""
        if self.close_sent:
            self._count_extra()
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def write(self, message: bytes) -> bool:
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False  # after a reset the WebSocket still looks open, and only the transport knows
        self.transport.write(to_frame(message))
        return True

    @property
    def _at_rest(self) -> bool:
        """Everything that came is taken: there is no half frame, no first part of a message, nothing in the queue."""
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None and self.queue.empty()


def with_clock(clock: Clock) -> type[FastProtocol]:
    """Return the protocol of a server with this clock; uvicorn makes one for each connection."""
    return type("FastProtocol", (FastProtocol,), {"clock": clock})


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
