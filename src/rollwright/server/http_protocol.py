"""uvicorn's HTTP protocol with time-outs of our own, and an answer to every handshake.

uvicorn waits for ever for the rest of a request, and for a reader that does not read. Its WebSocket protocol does not
answer a handshake that the library behind it cannot read, such as one with a long line or many headers.
"""

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_TIMEOUT = 20.0  # seconds for a whole request, head and body, from its first byte or from the connection
READ_TIMEOUT = 60.0  # seconds that a visitor may leave an answer unread
HEAD_BYTES = 32_768  # of a request that is not complete; the guard's own limit, which has a sentence, is lower
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # states of a visitor whose request is not complete


class PatientProtocol(H11Protocol):
    """A request that is not complete in time is answered with 408, and a visitor who reads nothing is cut off."""

    request_timer: TimerHandle | None = None
    read_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:  # not after an upgrade to a WebSocket
            self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.read_timer is None:
            self.read_timer = self.loop.call_later(READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop(self.read_timer)
        self.read_timer = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if not protocol.handshake_initiated:  # the library could not read it; uvicorn leaves its answer unsent
            self._answer(HTTPStatus.BAD_REQUEST, b"".join(protocol.conn.data_to_send()))

    def _watch(self) -> None:
        """Let the timer run while a request is not complete. uvicorn's own runs while the next has not begun."""
        if self.conn.their_state not in UNFINISHED:
            self._stop(self.request_timer)
            self.request_timer = None
        elif self.request_timer is None and not self.transport.is_closing():
            self.request_timer = self.loop.call_later(REQUEST_TIMEOUT, self._give_up)

    def _give_up(self) -> None:
        self.request_timer = None
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)
        else:  # nothing came, or the body is not complete: the application hears that the visitor is gone
            self.transport.close()

    def _answer(self, status: HTTPStatus, answer: bytes = b"") -> None:
        """Send the answer, or this status without words, and close. No page of ours sends such a request."""
        bare = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(answer or bare.encode())
        self.transport.close()

    def _stop_timers(self) -> None:
        self._stop(self.request_timer)
        self._stop(self.read_timer)
        self.request_timer = self.read_timer = None

    def _stop(self, timer: TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
