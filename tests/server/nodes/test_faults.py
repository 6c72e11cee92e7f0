"""Games go on when a node, Redis or PostgreSQL is killed, and when a line to them is cut.

No acknowledged move is lost, none is applied twice, and every page heals by itself. Each recovery prints its time.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path

import pytest

from rollwright.core import verify
from rollwright.games import find
from rollwright.server.store.archive import record_of
from rollwright.server.table.events import Moved
from tests.effort import effort
from tests.server.nodes.club import Club, Person, club
from tests.server.services import Haproxy, Postgres, Redis, folder, running

TABLES = 3
TIMES = effort(1, 50)

Fault = Callable[[Club], Coroutine[None, None, None]]


async def kill_a_node(at: Club) -> None:
    node = at.nodes[0]
    await asyncio.to_thread(node.server.kill)
    await asyncio.to_thread(node.start_again)


async def kill_redis(at: Club) -> None:
    at.redis.kill()
    await asyncio.to_thread(at.redis.start)


async def kill_postgres(at: Club) -> None:
    at.postgres.kill()
    await asyncio.to_thread(at.postgres.start)


async def cut_redis(at: Club) -> None:
    at.nodes[0].to_redis.cut()


async def cut_postgres(at: Club) -> None:
    at.nodes[0].to_postgres.cut()


async def lose_answers_of_postgres(at: Club) -> None:
    relay = at.nodes[1].to_postgres
    relay.swallow_answers()
    await relay.swallowed.wait()
    relay.cut()


FAULTS: tuple[Fault, ...] = (
    kill_a_node,
    kill_redis,
    kill_postgres,
    cut_redis,
    cut_postgres,
    lose_answers_of_postgres,
)


@pytest.fixture
async def at(own_postgres: Postgres, own_redis: Redis, tmp_path: Path) -> AsyncIterator[Club]:
    async with club(own_postgres, own_redis, tmp_path, f"faults_{time.monotonic_ns()}") as opened:
        yield opened


async def seat(ports: list[int]) -> list[Person]:
    """Two people at each table, each of them at an address of their own."""
    people: list[Person] = []
    for number in range(TABLES):
        pair = [Person(ports, (number + seat) % 2) for seat in range(2)]
        table = await pair[0].client.open(2)
        for place, person in enumerate(pair):
            await person.sit(table, f"Person {place}")
        answer = await pair[0].client.ask("start")
        assert answer["type"] == "update", answer
        people += pair
    return people


async def play_through(at: Club, fault: Fault, ports: list[int]) -> float:
    """Play whole games with the fault in their middle; return the seconds until everybody had moved on after it."""
    people = await seat(ports)
    moves, half, healed = Counter[Person](), asyncio.Event(), asyncio.Event()
    after = set[Person]()

    def heard(person: Person) -> None:
        moves[person] += 1
        if moves.total() >= 6 * len(people):
            half.set()
        if struck and not healed.is_set():
            after.add(person)
            if len(after) == len(people):
                healed.set()

    struck = False
    games = [asyncio.create_task(person.play(lambda person=person: heard(person))) for person in people]
    await half.wait()
    began, struck = time.monotonic(), True
    striking = asyncio.ensure_future(fault(at))
    done = asyncio.gather(*games)
    healing = asyncio.create_task(healed.wait())
    await asyncio.wait({healing, asyncio.ensure_future(done)}, return_when=asyncio.FIRST_COMPLETED)
    took = time.monotonic() - began
    await striking
    await done
    healing.cancel()
    await check(at, people)
    for person in people:
        await person.client.close()
    return took


async def check(at: Club, people: list[Person]) -> None:
    for table in {person.table for person in people}:
        events = await at.log_of(table)
        kept = Counter((event.seat, event.id) for event in events if isinstance(event, Moved))
        assert set(kept.values()) == {1}, "a move was applied twice"
        for person in people:
            if person.table == table:
                assert len(person.acknowledged) == 22
                assert {(person.client.me, name) for name in person.acknowledged} <= set(kept)
        record = record_of(table, events)
        assert all(finding.holds for finding in verify(find(record.game), record))


@pytest.mark.soak("50 faults of each kind instead of one")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_no_acknowledged_move_is_lost(at: Club, fault: Fault, capsys: pytest.CaptureFixture[str]):
    ports = [node.port for node in at.nodes]
    took = sorted([await play_through(at, fault, ports) for _ in range(TIMES)])
    with capsys.disabled():
        if TIMES > 1:
            print(f"\n{fault.__name__}: {TIMES} times, healed after {took[TIMES // 2]:.2f} s, at most {took[-1]:.2f} s")


async def test_behind_a_proxy_nobody_need_know_the_nodes(at: Club, haproxy: type[Haproxy]):
    with folder() as made:
        proxy = haproxy(made, [node.port for node in at.nodes])
        with running(proxy):
            await play_through(at, kill_a_node, [proxy.port, proxy.port])
