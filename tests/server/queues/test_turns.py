"""Work for many visitors: each has its turn, whatever the others ask for."""

import asyncio

from rollwright.server.queues.turns import Turns
from tests.server.turned import calm


class Desk:
    """Work that goes on until it is told to end."""

    def __init__(self, at_once: int) -> None:
        self.begun: list[str] = []
        self._turns = Turns(at_once)
        self._ends: list[asyncio.Event] = []

    def bring(self, visitor: str) -> "asyncio.Task[None]":
        return asyncio.create_task(self._work(visitor))

    async def end(self, number: int) -> None:
        self._ends[number].set()
        await calm()

    async def _work(self, visitor: str) -> None:
        async with self._turns.turn(visitor):
            self.begun.append(visitor)
            self._ends.append(asyncio.Event())
            await self._ends[-1].wait()


async def test_visitors_take_turns():
    desk = Desk(2)
    works = [desk.bring(visitor) for visitor in "AAAAABBC"]
    await calm()
    assert desk.begun == ["A", "A"]
    for number in range(8):
        await desk.end(number)
    assert "".join(desk.begun) == "AAABCABA"
    await asyncio.gather(*works)


async def test_a_visitor_who_goes_away_gives_the_turn_to_the_next():
    desk = Desk(1)
    works = [desk.bring(visitor) for visitor in "ABCD"]
    await calm()
    works[1].cancel()
    await desk.end(0)
    assert desk.begun == ["A", "C"]
    works[3].cancel()
    works[2].cancel()  # at the same moment
    await calm()
    late = desk.bring("E")
    await calm()
    assert desk.begun == ["A", "C", "E"]
    await desk.end(2)
    await late
