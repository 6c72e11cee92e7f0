"""The fast path between a socket and its connection, and how the server finds out whether it can be used.

`fast_protocol.py` derives it from a private class of uvicorn. Where that class cannot be imported, or does not pass
`check`, the server uses uvicorn's ordinary protocol: everything works, and a move costs a little more.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import structlog
import uvicorn
from uvicorn.server import ServerState

EXTENSION = "rollwright.fast_path"  # where the application finds it among the extensions of an ASGI scope

TEXT = 0x81  # a text message in one frame: the first byte of RFC 6455, 5.2
MASKED, LONG, LONGER = 0x80, 126, 127
SHORT = tuple(bytes((TEXT, size)) for size in range(LONG))  # the header of a message of so many bytes

ORDINARY = "websockets-sansio"  # uvicorn's own name for its protocol
PATIENCE = 2.0  # seconds for the whole check
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

log: Any = structlog.get_logger()


class FastPath(Protocol):
    """The server's side of a socket. `hear` says whether it took a message; else the message waits for `receive`."""

    hear: Callable[[bytes], bool] | None

    def write(self, message: bytes) -> bool:
        """Send a text message if that can be done without waiting, and say so."""
        ...


def unmask(data: bytes, apply_mask: Callable[[bytes, bytes], bytes]) -> bytes | None:
    """Return the text of a short message if these bytes are just one frame with it."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + LONG or len(data) != data[1] - MASKED + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def to_frame(message: bytes) -> bytes:
    """Return the frame of a text message from the server."""
    size = len(message)
    if size < LONG:
        return SHORT[size] + message
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + message


# ------------------------------------------------------------------ whether it can be used


async def choose_protocol() -> Any:
    """Return uvicorn's setting `ws`: the fast path where it works, else the ordinary protocol."""
    try:
        from rollwright.server.socket.fast_protocol import FastProtocol

        await asyncio.wait_for(check(FastProtocol), PATIENCE)
    except Exception as error:
        log.warning("fast path is off", reason=f"{type(error).__name__}: {error}", uvicorn=uvicorn.__version__)
        return ORDINARY
    return FastProtocol


async def check(protocol: Any) -> None:
    """Open a connection without a network, send a message each way, and raise where either does not arrive."""
    heard: list[bytes] = []
    accepted = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        fast_path: FastPath = scope["extensions"][EXTENSION]
        fast_path.hear = lambda message: heard.append(message) is None
        accepted.set()
        await receive()

    config = uvicorn.Config(app, ws=protocol, lifespan="off", log_config=None)
    config.load()
    transport = _Transport()
    connection = protocol(config, ServerState(), {}, asyncio.get_running_loop())
    connection.connection_made(transport)
    connection.data_received(HANDSHAKE)
    await accepted.wait()
    greeting = len(transport.written)
    connection.data_received(bytes((TEXT, MASKED + 5, 0, 0, 0, 0)) + b"hello")
    written = connection.write(b"world")
    connection.connection_lost(None)
    if heard != [b"hello"]:
        raise RuntimeError("a message did not arrive")
    if not written or bytes(transport.written[greeting:]) != to_frame(b"world"):
        raise RuntimeError("a message was not sent")


class _Transport(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ARG002
        return default

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...
