"""How the server finds out whether the fast path can be used.

`fast_protocol.py` derives it from a private class of uvicorn. Where that class cannot be imported, or does not pass
`check`, the server uses uvicorn's ordinary protocol: everything works, and a move costs a little more.
"""

import asyncio
from typing import Any

import structlog
import uvicorn
from uvicorn.server import ServerState

from rollwright.server.clock import Clock
from rollwright.server.layers.written_transport import WrittenTransport
from rollwright.server.socket.fast_path import EXTENSION, MASKED, TEXT, FastPath, to_frame

ORDINARY = "websockets-sansio"  # uvicorn's own name for its protocol
PATIENCE = 2.0  # seconds for the whole check
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

log: Any = structlog.get_logger()


async def choose_protocol(clock: Clock) -> Any:
    """Return uvicorn's setting `ws`: the fast path where it works, else the ordinary protocol."""
    try:
        from rollwright.server.socket.fast_protocol import with_clock

        protocol = with_clock(clock)
        await asyncio.wait_for(check(protocol), PATIENCE)
    except Exception as error:
        log.warning("fast path is off", reason=f"{type(error).__name__}: {error}", uvicorn=uvicorn.__version__)
        return ORDINARY
    return protocol


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
    transport = WrittenTransport()
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
