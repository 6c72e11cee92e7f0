"""uvicorn's HTTP protocol with time-outs of our own, and an answer to every handshake.

uvicorn waits for ever for the rest of a request, and for a reader that does not read. Its WebSocket protocol does not
answer a handshake that the library behind it cannot read, such as one with a long line or many headers. And it reads
every piece of a body that has come: a body in pieces of one byte keeps the event loop busy for as long as it comes.
"""

import logging
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rollwright.server.layers.asgi import HEAD_BYTES
from rollwright.server.layers.proxies import is_in
from rollwright.server.limits.buckets import Open, address_key
from rollwright.server.site_settings import Network

REQUEST_TIMEOUT = 20.0  # seconds for a whole request, head and body, from its first byte or from the connection
BODY_RATE = 50_000  # bytes a second; a body that comes as fast has the same time again, for a photo over a slow line
READ_TIMEOUT = 60.0  # seconds that a visitor may leave an answer unread
PIECES = 100  # pieces of a body, beside one for each PIECE_BYTES of it; a piece is a chunk or the bytes of one packet
PIECE_BYTES = 512
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # states of a visitor whose request is not complete
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)  # states of the server before it answers

FAULTS = logging.getLogger("rollwright.http")
FAULTS.setLevel(logging.ERROR)  # uvicorn warns of each request that cannot be read: strangers could fill the log


class WholesaleConnection(h11.Connection):
    """h11's reader of requests; one with a body in too many pieces is refused as one that cannot be read."""

    pieces = body_bytes = 0  # counted for the request that is being read

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            self.body_bytes += len(event.data)
            if self.pieces > PIECES + self.body_bytes // PIECE_BYTES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        elif isinstance(event, h11.Request):
            self.pieces = self.body_bytes = 0
        return event


class Visitors:
    """Counts the connections of each address; those of trusted proxies are of many visitors, and not counted."""

    def __init__(self, most: int, proxies: tuple[Network, ...] = ()) -> None:
        self._proxies = proxies
        self._open = Open(most)

    def enter(self, host: str) -> str | None:
        """Return what counts as the address of a new connection, or None where it has too many."""
        if is_in(host, self._proxies):
            return ""
        address = address_key(host)
        return address if self._open.enter(address) else None

    def leave(self, address: str) -> None:
        if address:
            self._open.leave(address)


class PatientProtocol(H11Protocol):
    """A request that is not complete in time is answered with 408, and a visitor who reads nothing is cut off.

    A body in too many pieces ends its connection. Where there are `visitors`, an address with too many is not let in.
    `sockets` counts connections from their upgrade until they are closed: one that was refused may stay for seconds.
    """

    visitors: Visitors | None = None
    sockets: Visitors | None = None
    counted: str | None = None  # the address that this connection counts for
    request_timer: TimerHandle | None = None
    arrived = 0  # bytes of the body, when that timer was set
    read_timer: TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: WholesaleConnection = WholesaleConnection(
            h11.SERVER, self.config.h11_max_incomplete_event_size or HEAD_BYTES
        )
        self.logger = FAULTS

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        if self.visitors is not None and self.client is not None:
            self.counted = self.visitors.enter(self.client[0])
            if self.counted is None:
                transport.abort()
                return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
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

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read; an answer that has begun, or was given, is not followed by another."""
        if self.conn.our_state in UNANSWERED:
            super().send_400_response(msg)
        else:
            self.transport.close()
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None:  # the application hears that the visitor is gone, and its answer goes nowhere
            cycle.disconnected = True
            cycle.message_event.set()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # sockets have a limit of their own
        self._stop_timers()
        left: Callable[[], None] | None = None
        if self.sockets is not None and self.client is not None and hasattr(self.ws_protocol_class, "left"):
            address = self.sockets.enter(self.client[0])
            if address is None:
                self.transport.abort()
                return
            left = partial(self.sockets.leave, address)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        protocol.left = left
        if not protocol.handshake_initiated:  # the library could not read it; uvicorn leaves its answer unsent
            self._answer(HTTPStatus.BAD_REQUEST, b"".join(protocol.conn.data_to_send()))

    def _leave(self) -> None:
        if self.visitors is not None and self.counted is not None:
            self.visitors.leave(self.counted)
            self.counted = None

    def _watch(self) -> None:
        """Let the timer run while a request is not complete. uvicorn's own runs while the next has not begun."""
        if self.conn.their_state not in UNFINISHED:
            self._stop(self.request_timer)
            self.request_timer = None
        elif self.request_timer is None and not self.transport.is_closing():
            self.arrived = self.conn.body_bytes if self.conn.their_state is h11.SEND_BODY else 0
            self.request_timer = self.loop.call_later(REQUEST_TIMEOUT, self._give_up)

    def _give_up(self) -> None:
        self.request_timer = None
        if self._is_arriving():
            self._watch()
        elif self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)
        else:  # nothing came, or the body is not complete: the application hears that the visitor is gone
            self.transport.close()

    def _is_arriving(self) -> bool:
        """Say whether a body that is not answered yet has come fast enough since the timer was set."""
        is_awaited = self.conn.their_state is h11.SEND_BODY and self.conn.our_state is h11.SEND_RESPONSE
        return is_awaited and self.conn.body_bytes - self.arrived >= BODY_RATE * REQUEST_TIMEOUT

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
