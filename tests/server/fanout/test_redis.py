"""Redis does what every fan-out must do, and comes back after a restart or a cut line."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rollwright.server.fanout.protocol import Fanout
from rollwright.server.fanout.redis import BadRedis, RedisFanout
from tests.server.fanout.conformance import Ends, FanoutConformance
from tests.server.relay import Relay
from tests.server.services import Redis


class Changes:
    """Waits for a fan-out to be up or down."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout = fanout
        self._changed = asyncio.Event()
        fanout.watch(self._changed.set)

    async def until(self, up: bool) -> None:
        async with asyncio.timeout(20):
            while self._fanout.up != up:
                self._changed.clear()
                await self._changed.wait()


class TestRedis(FanoutConformance):
    @pytest.fixture
    async def ends(self, redis: str) -> AsyncIterator[Ends]:
        near, far, inbox = RedisFanout(redis), RedisFanout(redis), asyncio.Queue[bytes]()
        far.receive("far", inbox.put_nowait)
        for end in (near, far):
            changes = Changes(end)
            end.start()
            await changes.until(up=True)
        yield Ends(near, far, inbox)
        await near.close()
        await far.close()

    async def test_a_node_does_not_hear_its_own_hints(self, ends: Ends):
        near, far, _ = ends
        heard: asyncio.Queue[str] = asyncio.Queue()
        near.listen(lambda table, _: heard.put_nowait(table))
        near.tell("KITE27", 1)
        far.tell("LAMP11", 1)
        async with asyncio.timeout(10):
            assert await heard.get() == "LAMP11"

    async def test_another_number_of_database_is_another_site(self, ends: Ends, redis: str):
        near, far, _ = ends
        stranger = RedisFanout(f"{redis}/3")
        changes = Changes(stranger)
        stranger.start()
        await changes.until(up=True)
        heard: asyncio.Queue[str] = asyncio.Queue()
        far.listen(lambda table, _: heard.put_nowait(table))
        stranger.tell("LAMP11", 1)
        await stranger.close()
        near.tell("KITE27", 1)
        async with asyncio.timeout(10):
            assert await heard.get() == "KITE27"


async def test_it_comes_back_after_a_restart_and_after_a_cut_line(own_redis: Redis):
    async with Relay(own_redis.port) as relay:
        near, far = RedisFanout(own_redis.address()), RedisFanout(own_redis.address(relay.port))
        near_changes, far_changes = Changes(near), Changes(far)
        heard: asyncio.Queue[int] = asyncio.Queue()
        far.listen(lambda _, seq: heard.put_nowait(seq))
        for end in (near, far):
            end.start()
        await near_changes.until(up=True)
        await far_changes.until(up=True)

        own_redis.kill()
        await near_changes.until(up=False)
        await far_changes.until(up=False)
        near.tell("KITE27", 1)  # lost, as a notice may be
        await asyncio.to_thread(own_redis.start)
        await near_changes.until(up=True)
        await far_changes.until(up=True)
        near.tell("KITE27", 2)
        assert await asyncio.wait_for(heard.get(), 10) in (1, 2)

        relay.refuse()
        await far_changes.until(up=False)
        relay.refuse(False)
        await far_changes.until(up=True)

        relay.silence()
        await far_changes.until(up=False)
        relay.resume()
        await far_changes.until(up=True)
        near.tell("KITE27", 4)
        async with asyncio.timeout(10):
            while await heard.get() != 4:
                pass
        await near.close()
        await far.close()


def test_an_address_that_cannot_be_read_is_a_sentence():
    with pytest.raises(BadRedis):
        RedisFanout("http://127.0.0.1")


async def test_messages_that_cannot_be_sent_yet_are_bounded_and_the_senders_of_others_hear_of_it():
    fanout, lost = RedisFanout("redis://127.0.0.1"), list[int]()
    for number in range(20_000):
        fanout.send("far", bytes(1000), lambda number=number: lost.append(number))
    assert 10_000 < len(lost) < 19_000
    assert lost == [*range(lost[0], 20_000)]
    await fanout.close()


async def test_a_fault_in_one_message_does_not_end_the_sending(redis: str):
    near, far = RedisFanout(redis), RedisFanout(redis)
    heard: asyncio.Queue[str] = asyncio.Queue()
    far.listen(lambda table, _: heard.put_nowait(table))
    far_changes = Changes(far)
    near.start()
    far.start()
    await far_changes.until(up=True)
    faults = asyncio.Event()

    def fail() -> None:
        faults.set()
        raise ValueError

    near.send("nobody", b"a message", fail)
    async with asyncio.timeout(10):
        await faults.wait()
        near.tell("KITE27", 1)
        assert await heard.get() == "KITE27"
    await near.close()
    await far.close()
