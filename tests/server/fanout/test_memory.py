"""The fan-out inside one process does what every fan-out must do."""

import asyncio

import pytest

from rollwright.server.fanout.memory import MemoryFanout
from tests.server.fanout.conformance import Ends, FanoutConformance


class TestMemory(FanoutConformance):
    @pytest.fixture
    async def ends(self) -> Ends:
        fanout, inbox = MemoryFanout(), asyncio.Queue[bytes]()
        fanout.receive("far", inbox.put_nowait)
        return Ends(fanout, fanout, inbox)
