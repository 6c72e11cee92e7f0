"""A message that arrives whole, in pieces or together with the next is answered once and in its turn."""

import asyncio
import sys
from asyncio import Transport
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import uvicorn
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from rollwright.server.clock import Clock
from rollwright.server.socket import fast_protocol
from rollwright.server.socket.fast_check import HANDSHAKE, ORDINARY, choose_protocol
from rollwright.server.socket.fast_path import to_frame, unmask
from rollwright.server.socket.fast_protocol import FastProtocol, with_clock
from tests.server.client import Client, play_on, seat_all
from tests.server.process import Server
from tests.server.turned import TurnedClock


def ping(name: str) -> bytes:
    return f'{{"type":"ping","id":"{name}"}}'.encode()


def text(message: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, message, fin).serialize(mask=True)


@pytest.fixture
async def visitor(port: int):
    client = Client(port)
    table = await client.open()
    await client.connect(table)
    yield client
    await client.close()


async def say(visitor: Client, *pieces: bytes) -> None:
    """Let the pieces arrive one by one: a message of another visitor is answered after each."""
    other = Client(visitor.port)
    await other.connect(visitor.table)
    for piece in pieces:
        visitor.socket.transport.write(piece)
        await other.ask("ping")
    await other.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_does_it(size: int):
    message = b"x" * size
    assert to_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 5, 125])
def test_a_short_message_is_read_as_the_library_does_it(size: int):
    message = bytes(range(65, 65 + size % 26)) * (size // max(1, size % 26)) or b"x" * size
    assert unmask(text(message), apply_mask) == message


OTHERS = {
    "nothing": b"",
    "half a frame": text(b"hello")[:-1],
    "one and a bit": text(b"hello") + b"\x81",
    "a first part": text(b"hel", fin=False),
    "a longer one": text(b"x" * 126),
    "binary": Frame(Opcode.BINARY, b"hello").serialize(mask=True),
    "a ping": Frame(Opcode.PING, b"hello").serialize(mask=True),
    "no mask": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "a reserved bit": b"\xc1" + text(b"hello")[1:],
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_all_else_is_left_to_the_library(data: bytes):
    assert unmask(data, apply_mask) is None


async def test_a_message_may_come_in_pieces(visitor: Client):
    one, two = text(ping("one")), text(ping("two"))
    last = visitor.expect("three")
    await say(visitor, one[:1], one[1:9], one[9:] + two[:3], two[3:], text(ping("three")))
    await asyncio.wait_for(last, 5)
    assert visitor.answers == ["one", "two", "three"]


async def test_messages_may_come_together(visitor: Client):
    names = [f"p{number}" for number in range(30)]
    last = visitor.expect(names[-1])
    visitor.socket.transport.write(b"".join(text(ping(name)) for name in names[:-1]))
    visitor.socket.transport.write(text(ping(names[-1])))
    await asyncio.wait_for(last, 5)
    assert visitor.answers == names


async def test_a_message_may_be_cut_into_frames_with_others_between(visitor: Client):
    message = ping("whole")
    last = visitor.expect("after")
    rest = Frame(Opcode.CONT, message[5:]).serialize(mask=True)
    await say(
        visitor, text(message[:5], fin=False), Frame(Opcode.PING, b"").serialize(mask=True), rest, text(ping("after"))
    )
    await asyncio.wait_for(last, 5)
    assert visitor.answers == ["whole", "after"]


async def test_a_long_message_keeps_its_place_among_short_ones(visitor: Client):
    last = visitor.expect("short")
    visitor.socket.transport.write(text(ping("a")) + text(ping("long") + b" " * 200))
    await say(visitor, text(ping("short")))
    await asyncio.wait_for(last, 5)
    assert visitor.answers == ["a", "long", "short"]


NO_TEXT = text(b'{"type":"ping","id":"\xff"}')


@pytest.mark.parametrize(
    "pieces",
    [[NO_TEXT], [NO_TEXT + text(ping("next"))], [NO_TEXT[:3], NO_TEXT[3:]]],
    ids=["alone", "together with the next", "in pieces"],
)
async def test_a_message_that_is_no_text_is_refused_and_the_page_stays(visitor: Client, pieces: list[bytes]):
    """Only one frame alone takes the fast path; uvicorn itself would close the connection with 1007.

    That made this test fail now and then: between `hello` and `listen` a frame takes uvicorn's path.
    """
    refused = visitor.expect("")
    for piece in pieces:
        visitor.socket.transport.write(piece)
    assert (await asyncio.wait_for(refused, 5))["code"] == "bad-message"
    assert (await visitor.ask("ping", "still here"))["type"] == "pong"


async def test_a_long_answer_to_who_reads_nothing_waits_and_comes_whole(visitor: Client):
    visitor.socket.transport.pause_reading()
    names = [f"p{number}" for number in range(39)]
    for name in names:
        await visitor.send(ping(name).decode())
    visitor.socket.transport.resume_reading()
    await asyncio.wait_for(visitor.expect(names[-1]), 5)
    assert visitor.answers == names


# ------------------------------------------------------------------ floods


PING = Frame(Opcode.PING, b"").serialize(mask=True)
PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "pings": 20_000 * PING,
    "pongs": 20_000 * Frame(Opcode.PONG, b"").serialize(mask=True),
    "pieces": text(b"{", fin=False) + 20_000 * PIECE,
    "messages": 20_000 * text(b"{}"),
    "in drops": 20_000 * PING,
}


class Wire(Transport):
    """A transport that keeps what is written to it, and says when it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.unread = 0
        self.closed = self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def connected(heard: list[Any]) -> tuple[FastProtocol, Wire]:
    """Return a connection to an application that accepts it and hears what comes, without a network."""
    accepted = asyncio.Event()

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        accepted.set()
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message)

    still = with_clock(TurnedClock())
    config = uvicorn.Config(app, ws=still, lifespan="off", log_config=None)
    config.load()
    protocol, wire = still(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE)
    await accepted.wait()
    wire.written = b""
    return protocol, wire


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_frames_ends_its_connection_before_it_is_read(kind: str):
    heard: list[Any] = []
    protocol, wire = await connected(heard)
    size = 10 if kind == "in drops" else 262_144
    for start in range(0, len(FLOODS[kind]), size):
        if not wire.closed:
            protocol.data_received(FLOODS[kind][start : start + size])
    assert wire.closed
    assert wire.written.endswith(b"\x88\x02" + (4429).to_bytes(2, "big"))
    assert wire.written.count(b"\x8a\x00") < 600
    assert protocol.queue.qsize() < 1000
    protocol.connection_lost(None)


async def test_pings_and_pieces_in_measure_are_taken():
    heard: list[Any] = []
    protocol, wire = await connected(heard)
    protocol.data_received(50 * PING)
    protocol.data_received(text(b"he", fin=False) + 50 * PIECE + Frame(Opcode.CONT, b"y").serialize(mask=True))
    protocol.data_received(100 * text(b"hello"))
    assert not wire.closed
    await asyncio.sleep(0)
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    assert [message["text"] for message in heard] == ["hey"] + 100 * ["hello"]


async def test_a_connection_that_was_closed_and_floods_on_is_cut():
    protocol, wire = await connected([])
    await protocol.send({"type": "websocket.close", "code": 1008, "reason": None})
    assert not wire.closed
    protocol.data_received(2000 * text(b"{}"))
    assert wire.closed
    protocol.connection_lost(None)


async def test_a_page_that_is_gone_is_not_waited_for_until_it_reads():
    protocol, wire = await connected([])
    wire.unread = 5
    protocol.keepalive_timeout()
    assert wire.aborted
    protocol.connection_lost(None)


# ------------------------------------------------------------------ whether it can be used


async def test_the_fast_path_passes_its_own_check_with_the_libraries_we_have():
    assert issubclass(await choose_protocol(Clock()), FastProtocol)


async def test_without_uvicorns_private_module_the_ordinary_protocol_is_used(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "rollwright.server.socket.fast_protocol", None)  # as if its import failed
    with capture_logs() as logs:
        assert await choose_protocol(Clock()) == ORDINARY
    assert [entry["event"] for entry in logs] == ["fast path is off"]


class Deaf(FastProtocol):
    """As if uvicorn had another way in."""

    def data_received(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)


class Mute(FastProtocol):
    """As if uvicorn had another way out."""

    def write(self, message: bytes) -> bool:
        return True


class Strange(FastProtocol):
    """As if uvicorn's constructor had changed."""

    def __init__(self, *_: object) -> None:
        raise TypeError("another signature")


@pytest.mark.parametrize("protocol", [Deaf, Mute, Strange])
async def test_a_fast_path_that_fails_its_check_is_not_used(monkeypatch: pytest.MonkeyPatch, protocol: type):
    monkeypatch.setattr(fast_protocol, "FastProtocol", protocol)
    with capture_logs() as logs:
        assert await choose_protocol(Clock()) == ORDINARY
    assert [entry["event"] for entry in logs] == ["fast path is off"]


class Missing(MetaPathFinder):
    """Finds no fast protocol, and leaves every other module to the finders after it."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname == "rollwright.server.socket.fast_protocol":
            raise ImportError(fullname)


def spoil_the_fast_path() -> None:
    """For `prepare`: in this process the private module cannot be imported."""
    sys.modules.pop("rollwright.server.socket.fast_protocol", None)
    sys.meta_path.insert(0, Missing())


async def test_a_game_is_played_over_the_ordinary_protocol(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=spoil_the_fast_path)
    clients = await seat_all(server.port, 2, ["gentle"])
    await play_on(clients)
    assert clients[0].state["phase"] == "over"
    assert "fast path is off" in server.log
    for client in clients:
        await client.close()
    server.stop()
