"""The fast path itself: uvicorn's protocol, with a short way for short text messages, which are nearly all there are.

Where uvicorn would stop reading, put a message in a queue and wake a task for it, `hear` takes the message at once; and
`write` writes at once. Handshake, pings, closing, long or broken messages and full buffers are left to uvicorn.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from rollwright.server.socket.fast_path import EXTENSION, to_frame, unmask

try:
    from websockets.speedups import apply_mask  # in C
except ImportError:  # where that was not built
    from websockets.utils import apply_mask


class FastProtocol(WebSocketsSansIOProtocol):
    """Fits `FastPath`."""

    hear: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if (
            self.hear is None
            or not self._at_rest
            or (message := unmask(data, apply_mask)) is None
            or not self.hear(message)
        ):
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand text that is not UTF-8 to the application as bytes, as the fast path does: it is refused, no more."""
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


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
