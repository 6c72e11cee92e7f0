"""The duties of every fan-out. A new one joins by a fixture that makes two ends of it."""

import asyncio
from typing import NamedTuple

from rollwright.server.fanout.protocol import PRESENCE, Fanout


class Ends(NamedTuple):
    """A fan-out that is up, as two nodes see it; `inbox` has the messages to the node "far"."""

    near: Fanout
    far: Fanout
    inbox: "asyncio.Queue[bytes]"


class FanoutConformance:
    """Subclass it with a fixture `ends`."""

    async def test_a_hint_reaches_the_other_node(self, ends: Ends):
        near, far, _ = ends
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        far.listen(lambda table, seq: heard.put_nowait((table, seq)))
        near.tell("KITE27", 7)
        async with asyncio.timeout(10):
            assert await heard.get() == ("KITE27", 7)
        near.tell("LAMP11", PRESENCE)
        async with asyncio.timeout(10):
            assert await heard.get() == ("LAMP11", PRESENCE)

    async def test_the_newest_of_many_hints_arrives(self, ends: Ends):
        near, far, _ = ends
        newest: dict[str, int] = {}
        done = asyncio.Event()

        def hear(table: str, seq: int) -> None:
            newest[table] = seq
            if newest == {"KITE27": 200, "LAMP11": 100}:
                done.set()

        far.listen(hear)
        for seq in range(1, 101):
            near.tell("KITE27", 2 * seq)
            near.tell("LAMP11", seq)
        async with asyncio.timeout(10):
            await done.wait()

    async def test_a_listener_that_stops_hears_no_more(self, ends: Ends):
        near, far, _ = ends
        first: list[int] = []
        second: asyncio.Queue[int] = asyncio.Queue()
        stop = far.listen(lambda _, seq: first.append(seq))
        far.listen(lambda _, seq: second.put_nowait(seq))
        stop()
        near.tell("KITE27", 1)
        async with asyncio.timeout(10):
            assert await second.get() == 1
        assert first == []

    async def test_messages_arrive_in_order_and_the_sender_hears_of_those_that_do_not(self, ends: Ends):
        near, _, inbox = ends
        lost = asyncio.Queue[int]()
        messages = [bytes([number]) * number for number in range(1, 200)]
        for message in messages:
            near.send("nobody", b"lost", lambda: lost.put_nowait(1))
            near.send("far", message, lambda: lost.put_nowait(2))
        async with asyncio.timeout(10):
            assert [await inbox.get() for _ in messages] == messages
            assert {await lost.get() for _ in messages} == {1}
        assert inbox.empty()
