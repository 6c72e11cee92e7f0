"""The places of a queue: a few addresses cannot take all of them, however many they have."""

import asyncio

import pytest

from rollwright.server.queues.places import Places
from rollwright.server.refusals import TooMuch
from tests.server.turned import calm

MOST, MOST_OF_A_NETWORK = 5, 3


class Line:
    """People who hold a place until they are let go."""

    def __init__(self) -> None:
        self.places = Places(MOST, MOST_OF_A_NETWORK, "press-busy")
        self.end = asyncio.Event()

    def stand(self, address: str, *, turn: bool = False) -> "asyncio.Task[str]":
        return asyncio.create_task(self._stand(address, turn))

    async def _stand(self, address: str, turn: bool) -> str:
        try:
            with self.places.place(address) as place:
                place.has_turn = turn
                await self.end.wait()
        except TooMuch as refusal:
            return refusal.code
        return "served"

    async def ends(self, *people: "asyncio.Task[str]") -> list[str]:
        self.end.set()
        return [await person for person in people]


async def test_a_newcomer_gets_the_newest_place_of_the_network_that_has_most():
    line = Line()
    people = [line.stand(address) for address in ("one", "two", "two", "one", "one")]
    await calm()
    newcomer, greedy = line.stand("three"), line.stand("one")
    await calm()
    assert greedy.done(), "its other places are waited in"
    assert await line.ends(*people, newcomer, greedy) == ["served"] * 4 + ["press-busy", "served", "press-busy"]


async def test_a_turn_that_has_come_is_not_given_away():
    line = Line()
    people = [line.stand("one", turn=True) for _ in range(3)] + [line.stand("two") for _ in range(2)]
    await calm()
    newcomer = line.stand("three")
    await calm()
    assert await line.ends(*people, newcomer) == ["served"] * 4 + ["press-busy", "served"]


async def test_where_all_have_one_place_a_newcomer_waits_outside():
    line = Line()
    people = [line.stand(address) for address in "abcde"]
    await calm()
    newcomer = line.stand("f")
    await calm()
    assert await line.ends(*people, newcomer) == ["served"] * 5 + ["press-busy"]


async def test_addresses_of_one_network_count_as_one():
    line = Line()
    people = [line.stand(f"2001:db8:1:{number:x}::/64") for number in range(MOST_OF_A_NETWORK + 1)]
    await calm()
    assert await line.ends(*people) == ["served"] * MOST_OF_A_NETWORK + ["press-busy"]


async def test_everybody_is_turned_away_at_the_end():
    line = Line()
    people = [line.stand("one", turn=True), line.stand("two")]
    await calm()
    line.places.turn_all_away()
    assert [await person for person in people] == ["press-busy", "press-busy"]
    assert len(line.places) == 0


async def test_a_visitor_who_goes_away_is_not_refused():
    line = Line()
    person = line.stand("one")
    await calm()
    person.cancel()
    with pytest.raises(asyncio.CancelledError):
        await person
    assert len(line.places) == 0
