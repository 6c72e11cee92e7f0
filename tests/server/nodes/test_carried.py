"""In a race the home node decides: frames of pages at the other node are carried there, probes and echoes too."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis as RedisClient
from websockets import ConnectionClosed

from rollwright.server.show.page import TURNED_AWAY
from rollwright.server.table.events import Moved, Noted
from tests.server.client import Client
from tests.server.games.racing import SECRET, Eyes, FastClock, hang_pictures, mark, open_claims
from tests.server.nodes.club import AMPLE, Club, club
from tests.server.process import load_the_coin
from tests.server.services import Postgres, Redis

PEOPLE = 2


@pytest.fixture
async def at(own_postgres: Postgres, own_redis: Redis, tmp_path: Path) -> AsyncIterator[Club]:
    async with race(own_postgres, own_redis, tmp_path) as opened:
        yield opened


async def seat(at: Club) -> tuple[list[Client], Eyes]:
    """Sit one person down at each node, gather both at one of them, and turn the first cards."""
    clients = [Client(node.port) for node in at.nodes]
    table = await clients[0].open(PEOPLE, game="difference", options={"illustration": "circus"})
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}", words=f"words {number}")
    await gather(at, clients, [node.port for node in at.nodes], table)
    assert (await clients[0].ask("start"))["type"] == "update"
    for client in clients:
        await open_claims(client)
    return clients, Eyes([f"words {number}" for number in range(PEOPLE)], PEOPLE)


async def gather(at: Club, clients: list[Client], ports: list[int], table: str) -> None:
    """Let each page dial again that was closed, until one living node has them all.

    A busy machine may give up a node for dead that is only slow, so either node may be the home.
    """
    async with asyncio.timeout(60):
        while not await has_one_home(at, table):
            for number, client in enumerate(clients):
                if client.socket is None or client.closed_with is not None:
                    clients[number] = Client(ports[number], token=client.token)
                    await client.close()
                    await clients[number].connect(table)


async def has_one_home(at: Club, table: str) -> bool:
    """Say whether a living node is the table's home and alone has both seats."""
    rows = await at.store.fetch(
        "SELECT seats FROM attendance JOIN lease USING (table_id, node) JOIN node ON node.id = lease.node "
        "WHERE table_id = $1 AND until > clock_timestamp()",
        table,
    )
    return [row[0] for row in rows] == [0b11]


@asynccontextmanager
async def race(postgres: Postgres, redis: Redis, folder: Path, **more: Any) -> AsyncGenerator[Club]:
    hang_pictures(folder / "pictures", "circus")
    more |= {"pictures": folder / "pictures", "prepare": partial(load_the_coin, SECRET)}
    async with club(
        postgres, redis, folder, f"race_{time.monotonic_ns()}", clock=partial(FastClock, 10), **more
    ) as opened:
        yield opened


async def until_one_lives(at: Club) -> None:
    """Wait until the dead node is known to be dead."""
    async with asyncio.timeout(60):
        while len(await at.store.fetch("SELECT id FROM node WHERE until > clock_timestamp()")) > 1:
            pass


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
    for client in clients:  # one of them is not at the table's home
        picture = client.state["view"]["own"]
        answer = await client.get(f"/api/tables/{table}/pictures/{picture}")
        assert answer.content == mark(eyes.cards[picture])
    await claim_in_turn(clients, eyes)
    events = await at.log_of(table)
    assert {event.seat for event in events if isinstance(event, Moved)} == {0, 1}
    words = [word.split() for event in events if isinstance(event, Noted) for word in event.words]
    noted = {(word[0], word[1]) for word in words}
    assert {("lacks", "0"), ("lacks", "1"), ("holds", "0"), ("holds", "1")} <= noted  # both hold the same cards
    assert clients[0].pieces == clients[1].pieces
    trips = [int(word[2]) for word in words if word[0] == "ping"]
    assert max(trips) >= 10 * 40  # the detour, on a clock that is ten times as fast
    for client in clients:
        await client.close()


async def test_pages_of_a_race_find_each_other_again_when_the_home_dies(at: Club):
    clients, eyes = await seat(at)
    await asyncio.to_thread(at.nodes[0].server.kill)
    await clients[0].until_closed()
    await until_one_lives(at)
    await gather(at, clients, [at.nodes[1].port] * PEOPLE, clients[0].table)
    await claim_in_turn(clients, eyes)
    for client in clients:
        await client.close()


async def test_a_race_goes_on_without_redis_and_is_carried_again_with_it(at: Club):
    clients, eyes = await seat(at)
    table, ports = clients[0].table, [node.port for node in at.nodes]
    at.redis.kill()
    carried = await first_closed(clients)
    alone = clients[carried] = Client(ports[carried], token=clients[carried].token)
    await alone.connect(table)
    await open_claims(alone)
    seq = alone.state["view"]["seq"]
    assert (await alone.move(eyes.right(alone.state["view"])))["type"] == "update"
    await clients[1 - carried].until(lambda state: state["view"]["seq"] > seq)
    await asyncio.to_thread(at.redis.start)
    await gather(at, clients, ports, table)
    await claim_in_turn(clients, eyes)
    for client in clients:
        await client.close()


async def first_closed(clients: list[Client]) -> int:
    """Return the client whose connection the server closes first: the carried one."""
    waiting = [asyncio.create_task(client.until_closed()) for client in clients]
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    assert all(clients[waiting.index(task)].closed_with == 1012 for task in done)
    return min(waiting.index(task) for task in done)


PERMITTED = replace(AMPLE, messages=10)  # 100 a second on this fast clock
CUT = 1006  # what a page reads that still sends when its connection is gone: it may lose the closing frame
FLOOD, LENGTH = 500, 20_000  # frames, and characters of each: a busy machine still sends them faster than is permitted


async def test_a_flood_of_long_frames_from_a_carried_page_stays_at_its_own_node(
    own_postgres: Postgres, own_redis: Redis, tmp_path: Path
):
    async with race(own_postgres, own_redis, tmp_path, limits=PERMITTED) as at:
        clients, eyes = await seat(at)
        before = await bytes_heard_by(own_redis)
        for client in clients:  # one of them is carried
            with suppress(ConnectionClosed):
                for _ in range(FLOOD):
                    await client.send("x" * LENGTH)
            await client.until_closed()
            assert client.closed_with in (TURNED_AWAY, CUT)
        assert await bytes_heard_by(own_redis) - before < FLOOD * LENGTH / 10
        await gather(at, clients, [node.port for node in at.nodes], clients[0].table)
        await claim_in_turn(clients, eyes)
        for client in clients:
            await client.close()


async def bytes_heard_by(redis: Redis) -> int:
    async with RedisClient.from_url(redis.address()) as client:
        return (await client.info("stats"))["total_net_input_bytes"]
