"""Two nodes, a PostgreSQL and a Redis, with a relay on every line between them; and people who dial again."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

from rollwright.server.settings import Limits
from rollwright.server.store.postgres import PostgresStore
from rollwright.server.table.events import Event, decode
from tests.server.client import Client
from tests.server.process import Server
from tests.server.relay import Relay
from tests.server.services import Postgres, Redis

AMPLE = Limits(posts=5000, messages=5000, open_tables=5000, address_tables=60_000)
LOST = (websockets.WebSocketException, OSError, httpx.HTTPError, asyncio.CancelledError, TimeoutError, AssertionError)


class Node:
    """A server of the club. Its lines to PostgreSQL and Redis go through relays of its own."""

    def __init__(
        self, folder: Path, number: int, to_postgres: Relay, to_redis: Relay, address: str, limits: Limits, **more: Any
    ):
        self.to_postgres = to_postgres
        self.to_redis = to_redis
        self._start: Callable[[int], Server] = lambda port: Server(
            address,
            limits,
            port=port,
            log_file=folder / f"node{number}.log",
            redis=f"redis://127.0.0.1:{to_redis.port}",
            **more,
        )
        self.server = self._start(0)

    @property
    def port(self) -> int:
        return self.server.port

    def start_again(self) -> None:
        self.server = self._start(self.server.port)


class Club:
    def __init__(self, postgres: Postgres, redis: Redis, nodes: list[Node], store: PostgresStore) -> None:
        self.postgres = postgres
        self.redis = redis
        self.nodes = nodes
        self.store = store

    async def log_of(self, table: str) -> list[Event]:
        return [decode(body) for body in await self.store.read(table)]


@asynccontextmanager
async def club(
    postgres: Postgres, redis: Redis, folder: Path, schema: str, limits: Limits = AMPLE, **more: Any
) -> AsyncGenerator[Club]:
    address = postgres.create(schema)
    relays = [Relay(postgres.port if number % 2 == 0 else redis.port) for number in range(4)]
    for relay in relays:
        await relay.__aenter__()
    nodes: list[Node] = []
    store = await PostgresStore.open(address)
    try:
        for number in range(2):
            to_postgres, to_redis = relays[2 * number : 2 * number + 2]
            through = postgres.address(schema, to_postgres.port)
            # A thread: the relays must carry while the server connects.
            nodes.append(await asyncio.to_thread(Node, folder, number, to_postgres, to_redis, through, limits, **more))
        yield Club(postgres, redis, nodes, store)
    finally:
        for node in nodes:
            if node.server.process.exitcode is None:
                await asyncio.to_thread(node.server.kill)
        await store.close()
        for relay in relays:
            await relay.__aexit__(None, None, None)


class Person:
    """Somebody at one table, with one cookie. After any fault the page dials another node, and sends again."""

    def __init__(self, ports: list[int], first: int) -> None:
        self._ports = ports
        self._turn = first
        self.client = Client(ports[first])
        self.table = ""
        self.acknowledged: list[str] = []
        self.dials = 0

    async def sit(self, table: str, name: str) -> None:
        self.table = table
        await self.client.sit(table, name)
        await self.client.connect(table)

    async def play(self, heard: Callable[[], None]) -> None:
        """Play until the game is over; call `heard` after each acknowledged move."""
        while (step := await self._patiently(self._next_choice)) is not None:
            number, choice = step
            name = f"move {number}"

            async def move(number: int = number, choice: str = choice, name: str = name) -> None:
                answer = await self.client.move(choice, "done", meant_for=number, name=name)
                assert answer["type"] == "update", answer

            await self._patiently(move)
            self.acknowledged.append(name)
            heard()

    async def _next_choice(self) -> tuple[int, str] | None:
        await self.client.until(lambda state: state["phase"] == "over" or self.client.awaited)
        state = self.client.state
        return None if state["phase"] == "over" else (self.client.round, state["choices"][0])

    async def _patiently(self, work: Callable[[], Any]) -> Any:
        async with asyncio.timeout(90):
            while True:
                try:
                    return await asyncio.wait_for(work(), 25)
                except LOST:
                    task = asyncio.current_task()
                    if task is not None and task.cancelling():
                        raise
                    await self._dial()

    async def _dial(self) -> None:
        token = self.client.token
        while True:
            with suppress(*LOST):
                await asyncio.wait_for(self.client.close(), 2)
            self._turn = (self._turn + 1) % len(self._ports)
            self.dials += 1
            self.client = Client(self._ports[self._turn], token=token)
            try:
                await asyncio.wait_for(self.client.connect(self.table), 10)
            except LOST:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                await asyncio.sleep(0.05)
            else:
                if self.client.closed_with is None:
                    return
