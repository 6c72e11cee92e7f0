"""The cost of a table at human pace: thousands of sockets at one node, each seat moving once in a while.

python -m bench.capacity [--tables 1000] [--seconds 60] [--pace 15] [--database postgresql://…] [--redis redis://…]

Four people sit at each table. Each takes a turn at random moments, `pace` seconds apart on average: one message with a
pencil mark and Done. CPU is what the kernel counted for the server's process, so a busy machine changes little.
"""

import argparse
import asyncio
import hashlib
import json
import resource
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
import websockets

from bench.process import UNLIMITED, Measured
from bench.server import SEATS
from rollwright.core import new_secret
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.sheet import layout
from rollwright.server.clock import Clock
from rollwright.server.layers.guard import token_hash
from rollwright.server.store.open import open_store, read_database
from rollwright.server.store.protocol import Database, Entry
from rollwright.server.table import events
from rollwright.terminal.network.patch import answered_by, read_message

CONNECTING = 50  # sockets that are opened at once
REST = 5.0  # seconds of silence that are measured before the first move
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Heard:
    """The bytes that all sockets received together, and how long moves waited for their acknowledgement."""

    frames: int = 0
    size: int = 0
    turns: int = 0
    waits: list[float] = field(default_factory=list[float])


def token(table: str, seat: int) -> str:
    return hashlib.sha256(f"{table} {seat}".encode()).hexdigest()[:32]


async def prepare(database: Database, count: int) -> list[str]:
    """Write tables that have just started straight into the log."""
    store, now = await open_store(database), Clock().now()
    names = [
        f"TE{LETTERS[number // 2340 % 26]}{LETTERS[number // 90 % 26]}{10 + number % 90}" for number in range(count)
    ]
    for name in names:
        chairs = tuple(events.Chair(f"Person {seat}", holder=token_hash(token(name, seat))) for seat in range(SEATS))
        opened = events.Opened("splitter", splitter.info.version, {"pad": "A"}, 0, new_secret(), "", chairs)
        log = [opened, events.Started(now)]
        await store.append(
            [
                Entry(name, seq, now, events.kind(event), None, events.encode(event))
                for seq, event in enumerate(log, start=1)
            ]
        )
    await store.close()
    return names


class Person:
    """One socket. It moves when its time has come, and hears everything."""

    def __init__(self, table: str, seat: int, heard: Heard) -> None:
        self._table = table
        self._seat = seat
        self._heard = heard
        self._random = Random(f"{table} {seat}")
        self._cells = self._random.sample(
            cells := [cell.id for cell in layout("A").cells if cell.side == "L"], len(cells)
        )
        self._socket: Any = None
        self._sent: dict[str, float] = {}
        self._round = 1
        self._done = 0  # the last round in which this person was done

    async def connect(self, port: int) -> None:
        self._socket = await websockets.connect(
            f"ws://127.0.0.1:{port}/api/tables/{self._table}/live",
            additional_headers={"Cookie": f"rollwright={token(self._table, self._seat)}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        await self._socket.recv()

    async def listen(self) -> None:
        async for frame in self._socket:
            self._heard.frames += 1
            self._heard.size += len(frame)
            for answered in self._sent.keys() & answered_by(read_message(frame)):
                self._heard.waits.append(time.perf_counter() - self._sent.pop(answered))
            if '"round":' in frame:
                self._round = max(self._round, int(frame.split('"round":')[1].split(",")[0].rstrip("}")))

    async def play(self, pace: float, until: float) -> None:
        while (now := time.monotonic()) < until:
            await asyncio.sleep(min(self._random.expovariate(1 / pace), max(0.0, until - now)))
            if self._done < self._round and time.monotonic() < until:
                self._done = self._round
                name = f"turn {self._round}"
                self._sent[name] = time.perf_counter()
                self._heard.turns += 1
                cell = self._cells[self._round - 1]
                request = {"type": "move", "id": name, "round": self._round, "actions": [f"write {cell}", "done"]}
                await self._socket.send(json.dumps(request))

    async def close(self) -> None:
        await self._socket.close()


async def commits(database: Database) -> int:
    """Return how many commits PostgreSQL has made so far."""
    import asyncpg

    assert isinstance(database, str)
    connection: Any = await asyncpg.connect(database)
    await asyncio.sleep(1.2)  # its statistics are a second late
    count: int = await connection.fetchval("SELECT sum(xact_commit)::bigint FROM pg_stat_database")
    await connection.close()
    return count


async def measure(database: Database, redis: str, count: int, seconds: float, pace: float) -> None:
    names, heard = await prepare(database, count), Heard()
    more = {"ROLLWRIGHT_REDIS": redis, "ROLLWRIGHT_DATABASE": str(database)} if redis else {}
    postgres = isinstance(database, str)
    with Measured("rollwright.server", "--port", "0", "--database", str(database), **UNLIMITED, **more) as server:
        empty, began = server.memory(), server.cpu()
        people = [Person(name, seat, heard) for name in names for seat in range(SEATS)]
        for first in range(0, len(people), CONNECTING):
            await asyncio.gather(*(person.connect(server.port) for person in people[first : first + CONNECTING]))
        joined = server.cpu()
        listening = [asyncio.create_task(person.listen()) for person in people]
        await asyncio.sleep(3)
        idle_from = server.cpu()
        await asyncio.sleep(REST)
        idle = (server.cpu() - idle_from) / REST
        heard.frames = heard.size = 0
        made, start = await commits(database) if postgres else 0, server.cpu()
        until = time.monotonic() + seconds
        await asyncio.gather(*(person.play(pace, until) for person in people))
        await asyncio.sleep(1)
        spent, grown = server.cpu() - start, server.memory() - empty
        committed = await commits(database) - made if postgres else 0
        waits = sorted(heard.waits)
        print(f"tables {count}, sockets {len(people)}, database {'PostgreSQL' if postgres else 'SQLite'}")
        print(f"CPU to connect a page   {1e3 * (joined - began) / len(people):8.2f} ms")
        print(f"CPU of an idle node     {1e3 * idle:8.2f} ms a second, {1e6 * idle / count:.1f} us a table")
        print(f"memory of a table       {grown / count / 1024:8.1f} KB, four pages included")
        print(f"turns                   {heard.turns:8d} in {seconds:.0f} s, {heard.turns / seconds:.0f} a second")
        print(f"CPU of a turn           {1e6 * (spent - idle * seconds) / heard.turns:8.0f} us")
        print(f"CPU of the node         {100 * spent / seconds:8.1f} % of a core")
        print(f"bytes out of a turn     {heard.size / heard.turns:8.0f} in {heard.frames / heard.turns:.1f} frames")
        if postgres:
            print(f"commits                 {committed:8d}, {committed / heard.turns:.2f} a turn")
        half, late = 1e3 * waits[len(waits) // 2], 1e3 * waits[-len(waits) // 100]
        print(f"acknowledged after      {half:8.1f} ms (p50), {late:.1f} ms (p99)")
        for task in listening:
            task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=15)
    parser.add_argument("--database", type=read_database)
    parser.add_argument("--redis", default="")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        database = given.database or Path(folder) / "tables.sqlite"
        runner.run(measure(database, given.redis, given.tables, given.seconds, given.pace))


if __name__ == "__main__":
    main()
