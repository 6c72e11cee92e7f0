"""A request that is never finished and an answer that is never read end by themselves; every handshake is answered."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from msgspec.structs import replace
from uvicorn.server import ServerState

from rollwright.server.layers.http_protocol import READ_TIMEOUT, REQUEST_TIMEOUT, PatientProtocol, Visitors
from rollwright.server.site_settings import Site
from rollwright.server.socket.fast_check import HANDSHAKE
from rollwright.server.socket.fast_protocol import with_clock
from tests.server.client import Client
from tests.server.process import ROOMY, Server
from tests.server.turned import TurnedClock, calm

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"


class Wire(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return Visit.place if name == "peername" else default

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Visit:
    """One connection to a server that answers `done` to a request once its body is there, on a clock that is turned."""

    place: tuple[str, int] | None = None  # from which all visits come

    def __init__(self, ws: Any = "none", *, refuses: bool = False) -> None:
        self.refuses = refuses
        self.clock = TurnedClock()
        self.heard: list[str] = []
        config = uvicorn.Config(self.answer, lifespan="off", log_config=None, ws=ws, interface="asgi3")
        self.protocol = PatientProtocol(config, ServerState(), {}, self)
        self.wire = Wire()
        self.wire.set_protocol(self.protocol)
        self.protocol.connection_made(self.wire)

    def __getattr__(self, name: str) -> Any:  # the parts of an event loop that the protocol uses beside `call_later`
        return getattr(asyncio.get_running_loop(), name)

    def call_later(self, seconds: float, callback: Any, *given: Any) -> Any:
        return self.clock.call_later(seconds, callback, *given)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            if self.refuses:
                await send({"type": "websocket.close", "code": 4429})
                return
            await receive()
        more = True
        while more:
            message = await receive()
            self.heard.append(message["type"])
            if message["type"] == "http.disconnect":
                return
            more = message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"done"})

    async def say(self, data: bytes) -> None:
        self.protocol.data_received(data)
        await calm()

    async def turn(self, seconds: float) -> None:
        await self.clock.turn(1000 * seconds)


async def test_a_socket_outlives_the_time_for_a_request():
    visit = Visit("websockets-sansio")
    await visit.say(HANDSHAKE)
    assert visit.wire.written.startswith(b"HTTP/1.1 101")
    await visit.clock.turn(3000 * REQUEST_TIMEOUT)
    assert not visit.wire.closed


async def test_a_visitor_who_says_nothing_is_let_go():
    visit = Visit()
    await visit.turn(REQUEST_TIMEOUT - 1)
    assert not visit.wire.closed
    await visit.turn(2)
    assert visit.wire.closed
    assert visit.wire.written == b""


@pytest.mark.parametrize("head", [b"G", b"GET / HTTP/1.1\r\n", HEAD[:-2]])
async def test_a_head_that_never_ends_is_answered_with_408(head: bytes):
    visit = Visit()
    await visit.say(head)
    await visit.turn(REQUEST_TIMEOUT - 1)
    assert not visit.wire.closed
    await visit.turn(2)
    assert visit.wire.closed
    assert visit.wire.written.startswith(b"HTTP/1.1 408 ")


async def test_one_byte_now_and_then_gains_no_time():
    visit = Visit()
    for byte in HEAD[:30]:
        await visit.say(bytes((byte,)))
        await visit.turn(1)
    assert visit.wire.closed


async def test_a_body_that_never_ends_is_dropped():
    visit = Visit()
    await visit.say(HEAD + b"12345")
    await visit.turn(REQUEST_TIMEOUT + 1)
    assert visit.wire.closed
    visit.protocol.connection_lost(None)
    await calm()
    assert visit.heard[-1] == "http.disconnect"


async def test_a_slow_request_is_answered_and_so_is_the_next():
    visit = Visit()
    for _ in range(3):
        await visit.say(HEAD)
        await visit.turn(REQUEST_TIMEOUT - 1)
        await visit.say(b"1234567890")
        assert visit.wire.written.endswith(b"done")
        await visit.turn(4)
        assert not visit.wire.closed
    await visit.turn(2)
    assert visit.wire.closed  # the time between two requests is uvicorn's own


async def test_a_visitor_who_does_not_read_is_cut_off():
    visit = Visit()
    visit.protocol.pause_writing()
    await visit.say(HEAD + b"1234567890")
    await visit.turn(READ_TIMEOUT - 1)
    assert not visit.wire.closed
    await visit.turn(2)
    assert visit.wire.closed
    visit.protocol.connection_lost(None)
    await calm()


async def test_a_visitor_who_reads_slowly_gets_the_whole_answer():
    visit = Visit()
    visit.protocol.pause_writing()
    await visit.say(HEAD + b"1234567890")
    await visit.turn(READ_TIMEOUT - 1)
    visit.protocol.resume_writing()
    await visit.turn(2)
    assert not visit.wire.closed
    assert visit.wire.written.endswith(b"done")


PHOTO = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12000000\r\n\r\n"


async def test_a_photo_over_a_slow_line_is_taken():
    visit = Visit()
    for _ in range(2):
        await visit.say(PHOTO)
        for _ in range(200):
            await visit.turn(1)
            assert not visit.wire.closed
            await visit.say(bytes(60_000))
    assert visit.wire.written.count(b"done") == 2
    assert not visit.wire.closed


async def test_a_long_body_that_drips_is_dropped():
    visit = Visit()
    await visit.say(PHOTO)
    for _ in range(50):
        await visit.turn(1)
        if not visit.wire.closed:
            await visit.say(bytes(10_000))
    assert visit.wire.closed


async def test_a_body_that_goes_on_after_its_answer_is_dropped():
    visit = Visit()

    async def answer(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"done"})

    visit.protocol.app = answer
    await visit.say(PHOTO)
    for _ in range(50):
        await visit.turn(1)
        if not visit.wire.closed:
            await visit.say(bytes(60_000))
    assert visit.wire.closed


# ------------------------------------------------------------------ bodies in pieces


CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNK = b"1\r\nx\r\n"


async def test_a_body_in_very_many_pieces_is_not_read_to_its_end():
    visit = Visit()
    await visit.say(CHUNKED + 20_000 * CHUNK)
    assert visit.wire.written.startswith(b"HTTP/1.1 400 ")
    assert visit.wire.closed


async def test_nor_is_one_whose_answer_was_given_before():
    visit = Visit()

    async def answer(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"done"})

    visit.protocol.app = answer
    await visit.say(CHUNKED)
    assert visit.wire.written.endswith(b"done")
    await visit.say(20_000 * CHUNK)
    assert visit.wire.written.endswith(b"done")
    assert visit.wire.closed


async def test_a_body_in_some_pieces_is_taken():
    visit = Visit()
    await visit.say(CHUNKED + 90 * CHUNK + b"0\r\n\r\n")
    await visit.say(CHUNKED + 90 * CHUNK + b"0\r\n\r\n")
    assert visit.wire.written.count(b"done") == 2


async def test_a_large_body_is_taken_packet_by_packet():
    visit = Visit()
    await visit.say(HEAD.replace(b"10", b"%d" % (3000 * 1400)))
    for _ in range(3000):
        visit.protocol.data_received(bytes(1400))
    await calm()
    assert visit.wire.written.endswith(b"done")


# ------------------------------------------------------------------ many connections


def lines(port: int, number: int, address: str) -> list[socket.socket]:
    return [socket.create_connection(("127.0.0.1", port), 20, (address, 0)) for _ in range(number)]


def is_let_in(line: socket.socket) -> bool:
    try:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False


def test_idle_connections_of_one_address_keep_nobody_else_out(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", replace(ROOMY, address_sockets=5))
    idle = lines(server.port, 5, "127.0.0.9")
    assert all(map(is_let_in, idle))
    assert not any(map(is_let_in, lines(server.port, 5, "127.0.0.9")))
    assert all(map(is_let_in, lines(server.port, 5, "127.0.0.8")))
    for line in idle:
        line.close()
    assert any(is_let_in(*lines(server.port, 1, "127.0.0.9")) for _ in range(100))  # once the server has seen it
    server.stop()


def test_connections_of_a_trusted_proxy_are_not_counted(tmp_path: Path):
    site = Site(proxies=(ip_network("127.0.0.9"),))
    server = Server(tmp_path / "tables.sqlite", replace(ROOMY, address_sockets=5), site=site)
    assert all(map(is_let_in, lines(server.port, 10, "127.0.0.9")))
    server.stop()


async def test_an_upgraded_connection_counts_as_a_socket_alone(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", replace(ROOMY, address_sockets=5))
    pages = [Client(server.port) for _ in range(4)]
    table = await pages[0].open()
    for page in pages:
        await page.connect(table)
    assert sum(map(is_let_in, lines(server.port, 4, "127.0.0.1"))) == 4
    for page in pages:
        await page.close()
    server.stop()


async def test_a_socket_that_was_refused_counts_until_it_is_closed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(PatientProtocol, "sockets", Visitors(2))
    monkeypatch.setattr(Visit, "place", ("203.0.113.9", 5))
    still = with_clock(TurnedClock())
    refused = [Visit(still, refuses=True) for _ in range(3)]
    for visit in refused:
        await visit.say(HANDSHAKE)
    assert [visit.wire.written[:12] for visit in refused] == [b"HTTP/1.1 101"] * 2 + [b""]
    assert refused[2].wire.closed
    refused[0].wire.get_protocol().connection_lost(None)
    for lets_in in (True, False):
        another = Visit(still)
        await another.say(HANDSHAKE)
        assert another.wire.written.startswith(b"HTTP/1.1 101") is lets_in


# ------------------------------------------------------------------ handshakes


UPGRADE = (
    b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATH = b"GET /api/tables/KITE27/live"


@contextlib.asynccontextmanager
async def connection(port: int) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (PATH + b"?x=" + b"y" * 9000 + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n", (414,)),
        (PATH + b" HTTP/1.1\r\n" + UPGRADE + b"X: " + b"y" * 9000 + b"\r\n\r\n", (431,)),
        (PATH + b" HTTP/1.1\r\n" + UPGRADE + b"X: y\r\n" * 130 + b"\r\n", (431,)),
        (PATH + b" HTTP/1.1\r\n" + UPGRADE + b"X: y\r\n" * 110 + b"\r\n", (431,)),
        (PATH + b" HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 5\r\n\r\nhello", (400,)),
        (b"POST" + PATH[3:] + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n", (400, 405)),
        (PATH + b" HTTP/1.0\r\n" + UPGRADE + b"\r\n", (101, 400)),
    ],
    ids=["a long line", "a long header", "many headers", "quite many headers", "a body", "a post", "an old version"],
)
async def test_every_handshake_is_answered(port: int, request_bytes: bytes, status: tuple[int, ...]):
    async with connection(port) as (reader, writer), asyncio.timeout(5):
        writer.write(request_bytes)
        first = await reader.readline()
        assert int(first.split()[1]) in status, first


async def test_a_refused_handshake_is_answered_and_fills_no_log(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", site=Site(password="sesame"))
    try:
        async with connection(server.port) as (reader, writer):
            writer.write(PATH + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 401 ")
    finally:
        server.stop()
    assert '"level": "error"' not in server.log
