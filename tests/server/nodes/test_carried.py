"""In a race the home node decides: frames of pages at the other node are carried there, probes and echoes too."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from rollwright.server.table.events import Moved, Noted
from tests.server.client import Client
from tests.server.games.racing import SECRET, Eyes, FastClock, hang_pictures, mark, open_claims
from tests.server.nodes.club import Club, club
from tests.server.process import load_the_coin
from tests.server.services import Postgres, Redis

PEOPLE = 2


@pytest.fixture
async def at(own_postgres: Postgres, own_redis: Redis, tmp_path: Path) -> AsyncIterator[Club]:
    hang_pictures(tmp_path / "pictures", "circus")
    more = {"pictures": tmp_path / "pictures", "prepare": partial(load_the_coin, SECRET)}
    async with club(
        own_postgres, own_redis, tmp_path, f"race_{time.monotonic_ns()}", clock=partial(FastClock, 10), **more
    ) as opened:
        yield opened


async def seat(at: Club) -> tuple[list[Client], Eyes]:
    """Sit one person down at each node. The table's home is the first node, where the first page is."""
    clients = [Client(node.port) for node in at.nodes]
    table = await clients[0].open(PEOPLE, game="difference", options={"illustration": "circus"})
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}", words=f"words {number}")
        await client.connect(table)
        if number == 0:
            await until_attended(at, table, 0b01)
    assert (await clients[0].ask("start"))["type"] == "update"
    for client in clients:
        await open_claims(client)
    return clients, Eyes([f"words {number}" for number in range(PEOPLE)])


async def until_attended(at: Club, table: str, seats: int) -> str:
    """Wait until one node alone has all these seats; return its name."""
    async with asyncio.timeout(20):
        while True:
            rows = await at.store.fetch(
                "SELECT lease.node, seats FROM attendance JOIN lease USING (table_id, node) WHERE table_id = $1", table
            )
            if len(rows) == 1 and rows[0][1] == seats:
                return rows[0][0]


async def claim_in_turn(clients: list[Client], eyes: Eyes) -> None:
    """Let everybody claim twice, so that claims of both nodes are decided."""
    for turn in range(2 * PEOPLE):
        client = clients[turn % PEOPLE]
        await open_claims(client)
        seq = client.state["view"]["seq"]
        answer = await client.move(eyes.right(client.state["view"]))
        assert answer["type"] == "update", answer
        for other in clients:
            await other.until(lambda state, seq=seq: state["view"]["seq"] > seq)


async def test_a_race_over_two_nodes_is_decided_at_one(at: Club):
    at.nodes[1].to_redis.delay = 0.02
    clients, eyes = await seat(at)
    table = clients[0].table
    await until_attended(at, table, 0b11)  # the page at the other node is a page of the home
    picture = clients[1].state["view"]["own"]
    for client in clients[1:]:
        answer = await client.get(f"/api/tables/{table}/pictures/{picture}")
        assert answer.content == mark(eyes.cards[picture])  # served by a node that is not the table's home
    await claim_in_turn(clients, eyes)
    events = await at.log_of(table)
    claims = [event for event in events if isinstance(event, Moved)]
    assert {event.seat for event in claims} == {0, 1}
    words = [word.split() for event in events if isinstance(event, Noted) for word in event.words]
    trips = [
        int(trip) for kind, seat, trip in (word for word in words if len(word) == 3) if (kind, seat) == ("ping", "1")
    ]
    assert trips
    assert min(trips) >= 10 * 40  # the detour, on a clock that is ten times as fast
    for client in clients:
        await client.close()


async def test_pages_of_a_race_find_each_other_again_when_the_home_dies(at: Club):
    clients, eyes = await seat(at)
    table = clients[0].table
    home = await until_attended(at, table, 0b11)
    await asyncio.to_thread(at.nodes[0].server.kill)
    async with asyncio.timeout(20):
        while clients[1].closed_with is None:
            await asyncio.sleep(0)
    assert clients[1].closed_with == 1012  # dial again
    again = [Client(at.nodes[1].port, token=client.token) for client in clients]
    for client in again:
        await client.connect(table)
    assert await until_attended(at, table, 0b11) != home
    await claim_in_turn(again, eyes)
    for client in (*clients, *again):
        await client.close()


async def test_a_race_goes_on_without_redis_and_is_carried_again_with_it(at: Club):
    clients, eyes = await seat(at)
    table = clients[0].table
    await until_attended(at, table, 0b11)
    at.redis.kill()
    async with asyncio.timeout(20):
        while clients[1].closed_with is None:
            await asyncio.sleep(0)
    alone = Client(at.nodes[1].port, token=clients[1].token)
    await alone.connect(table)
    seq = alone.state["view"]["seq"]
    await open_claims(alone)
    assert (await alone.move(eyes.right(alone.state["view"])))["type"] == "update"
    await clients[0].until(lambda state: state["view"]["seq"] > seq)
    await asyncio.to_thread(at.redis.start)
    async with asyncio.timeout(20):
        while alone.closed_with is None:
            await asyncio.sleep(0)
    assert alone.closed_with == 1012
    carried = Client(at.nodes[1].port, token=clients[1].token)
    await carried.connect(table)
    await until_attended(at, table, 0b11)
    await claim_in_turn([clients[0], carried], eyes)
    for client in (*clients, alone, carried):
        await client.close()
