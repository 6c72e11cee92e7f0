"""However a message arrives, in one piece, in several or together with the next, it is answered once and in its turn."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from rollwright.server.socket.fast_path import framed, unmasked
from tests.server.client import Client


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
    """Let the pieces arrive one by one."""
    for piece in pieces:
        visitor.socket.transport.write(piece)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_does_it(size: int):
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 5, 125])
def test_a_short_message_is_read_as_the_library_does_it(size: int):
    message = bytes(range(65, 65 + size % 26)) * (size // max(1, size % 26)) or b"x" * size
    assert unmasked(text(message)) == message


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
    assert unmasked(data) is None


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


async def test_what_is_no_text_is_refused_and_the_page_stays(visitor: Client):
    await say(visitor, text(b'{"type":"ping","id":"\xff"}'))
    assert (await visitor.ask("ping", "still here"))["type"] == "pong"
    assert any('"bad-message"' in frame for frame in visitor.frames)


async def test_a_long_answer_to_who_reads_nothing_waits_and_comes_whole(visitor: Client):
    visitor.socket.transport.pause_reading()
    names = [f"p{number}" for number in range(39)]
    for name in names:
        await visitor.send(ping(name).decode())
    visitor.socket.transport.resume_reading()
    await asyncio.wait_for(visitor.expect(names[-1]), 5)
    assert visitor.answers == names
