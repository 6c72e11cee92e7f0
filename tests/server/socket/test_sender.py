"""Messages go out at once and in order, and a line that is gone or jammed harms nobody."""

import asyncio
from typing import Any

import pytest

from rollwright.server.socket.sender import BACKLOG, Sender


class Socket:
    """The server's side of a socket, which can be jammed and cut."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken: Exception | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await self.free.wait()
        if self.broken is not None:
            raise self.broken
        self.sent.append(message.get("text", message.get("code")))


async def test_a_message_is_on_its_way_when_say_returns():
    wire = Socket()
    Sender(wire.send).send(b"a")
    assert wire.sent == ["a"]


async def test_messages_that_a_jammed_line_does_not_take_follow_in_order():
    wire = Socket()
    line = Sender(wire.send)
    wire.free.clear()
    for text in "abc":
        line.send(text.encode())
    line.close(1000)
    await asyncio.sleep(0)
    assert wire.sent == []
    wire.free.set()
    await line.finish()
    assert wire.sent == ["a", "b", "c", 1000]


async def test_nothing_is_said_after_hanging_up():
    wire = Socket()
    line = Sender(wire.send)
    line.close(1000)
    line.send(b"a")
    line.close(1008)
    assert wire.sent == [1000]


@pytest.mark.parametrize("error", [OSError(), RuntimeError()])
async def test_a_page_that_is_gone_is_not_spoken_to_again(error: Exception):
    wire = Socket()
    line = Sender(wire.send)
    wire.broken = error
    line.send(b"a")
    wire.broken = None
    line.send(b"b")
    assert wire.sent == []


async def test_a_page_that_goes_while_the_line_is_jammed_is_not_spoken_to_again():
    wire = Socket()
    line = Sender(wire.send)
    wire.free.clear()
    line.send(b"a")
    wire.broken = OSError()
    wire.free.set()
    await line.finish()
    wire.broken = None
    line.send(b"b")
    assert wire.sent == []


async def test_a_page_that_reads_nothing_for_too_long_is_let_go():
    wire = Socket()
    line = Sender(wire.send)
    wire.free.clear()
    for number in range(2 * BACKLOG):
        line.send(b"%d" % number)
    wire.free.set()
    await line.finish()
    assert wire.sent[-1] == 1008
    assert len(wire.sent) < BACKLOG + 5


async def test_a_line_that_is_cut_says_nothing_more():
    wire = Socket()
    line = Sender(wire.send)
    wire.free.clear()
    line.send(b"a")
    line.stop()
    await line.finish()
    wire.free.set()
    line.send(b"b")
    assert wire.sent == []
