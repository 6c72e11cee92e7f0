"""How the server finds out whether its own HTTP protocol fits the libraries that are installed.

`layers/http_protocol.py` derives it from a private class of uvicorn and from h11. Where that cannot be imported, or
does not pass `check`, the server uses uvicorn's ordinary protocol: everything works, without time-outs and limits of
ours.
"""

import asyncio
from typing import Any

import structlog
import uvicorn
from uvicorn.server import ServerState

from rollwright.server.layers.asgi import HEAD_BYTES
from rollwright.server.layers.written_transport import WrittenTransport
from rollwright.server.site_settings import Network
from rollwright.server.socket.fast_check import HANDSHAKE

ORDINARY = "h11"  # uvicorn's own name for its protocol
PATIENCE = 2.0  # seconds for the whole check
REQUEST = b"POST /check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"

log: Any = structlog.get_logger()


async def choose_http(most: int, proxies: tuple[Network, ...], ws: Any) -> Any:
    """Return uvicorn's setting `http`: our protocol where it works, else the ordinary one.

    An address may have `most` connections, and twice as many sockets with those that are refused.
    """
    try:
        from rollwright.server.layers.http_protocol import PatientProtocol, Visitors

        await asyncio.wait_for(check(PatientProtocol, ws), PATIENCE)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        log.warning("time-outs and limits of connections are off", reason=reason, uvicorn=uvicorn.__version__)
        return ORDINARY

    class Protocol(PatientProtocol):
        visitors = Visitors(most, proxies)
        sockets = Visitors(2 * most, proxies)

    return Protocol


async def check(protocol: Any, ws: Any) -> None:
    """Make a request and a handshake without a network; raise where either is not answered or not watched."""
    asked: list[str] = []
    answered = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["path"])
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        else:
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        answered.set()

    config = uvicorn.Config(app, ws=ws, lifespan="off", log_config=None, h11_max_incomplete_event_size=HEAD_BYTES)
    config.load()
    for request, rest, expected in ((REQUEST, b"hello", b"HTTP/1.1 204"), (HANDSHAKE, b"", b"HTTP/1.1 101")):
        answered.clear()
        transport = WrittenTransport()
        connection = protocol(config, ServerState(), {}, asyncio.get_running_loop())
        transport.set_protocol(connection)
        connection.connection_made(transport)
        connection.data_received(request[:20])
        if connection.request_timer is None:
            raise RuntimeError("a request that is not complete has no time-out")
        connection.data_received(request[20:] + rest)
        if connection.request_timer is not None:
            raise RuntimeError("a request that is complete has a time-out")
        await answered.wait()
        if not transport.written.startswith(expected):
            raise RuntimeError("a request is not answered")
        transport.get_protocol().connection_lost(None)
    if asked != ["/check", "/"]:
        raise RuntimeError("a request did not arrive")
