"""A message that arrives whole, in pieces or together with the next is answered once and in its turn."""

import asyncio
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from rollwright.server.socket import fast_protocol
from rollwright.server.socket.fast_path import ORDINARY, choose_protocol, to_frame, unmask
from rollwright.server.socket.fast_protocol import FastProtocol
from tests.server.client import Client, play_on, seat_all
from tests.server.process import Server


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
async def test_what_is_no_text_is_refused_and_the_page_stays(visitor: Client, pieces: list[bytes]):
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


# ------------------------------------------------------------------ whether it can be used


async def test_the_fast_path_passes_its_own_check_with_the_libraries_we_have():
    assert await choose_protocol() is FastProtocol


async def test_without_uvicorns_private_module_the_ordinary_protocol_is_used(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "rollwright.server.socket.fast_protocol", None)  # as if its import failed
    with capture_logs() as logs:
        assert await choose_protocol() == ORDINARY
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
        assert await choose_protocol() == ORDINARY
    assert [entry["event"] for entry in logs] == ["fast path is off"]


def spoil_the_fast_path() -> None:
    """For `prepare`: in this process the private module cannot be imported."""
    sys.modules["rollwright.server.socket.fast_protocol"] = None  # type: ignore[assignment]


async def test_a_game_is_played_over_the_ordinary_protocol(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=spoil_the_fast_path)
    clients = await seat_all(server.port, 2, ["gentle"])
    await play_on(clients)
    assert clients[0].state["phase"] == "over"
    assert "fast path is off" in server.log
    for client in clients:
        await client.close()
    server.stop()
