"""The duties of every store with pencils on their way to another device."""

import asyncio

from rollwright.server.store.protocol import Store
from rollwright.server.store.transfers import EncryptedToken


class TransfersConformance:
    """Subclass it with a fixture `store`."""

    async def test_a_sealed_pencil_comes_back_byte_for_byte(self, store: Store):
        sealed = EncryptedToken("place", bytes(range(256)), until=100)
        await store.transfers.put(sealed)
        assert await store.transfers.get("place") == sealed
        assert await store.transfers.get("elsewhere") is None

    async def test_only_one_browser_takes_it_and_may_ask_again(self, store: Store):
        await store.transfers.put(EncryptedToken("place", b"x", until=100))
        takers = [f"taker {number}" for number in range(8)]
        taken = await asyncio.gather(*(store.transfers.take("place", taker) for taker in takers))
        assert taken.count(True) == 1
        assert await store.transfers.take("place", takers[taken.index(True)])
        assert not await store.transfers.take("elsewhere", "taker 0")

    async def test_those_whose_time_is_long_up_are_purged(self, store: Store):
        for until in (50, 100, 150):
            await store.transfers.put(EncryptedToken(f"place {until}", b"x", until))
        await store.transfers.purge(100)
        assert [await store.transfers.get(f"place {until}") is not None for until in (50, 100, 150)] == [
            False,
            True,
            True,
        ]
