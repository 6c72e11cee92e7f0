"""A server without a network, and pages that are connected to it, for tests that crash it at any step."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.settings import Limits, Settings
from rollwright.server.socket.connection import live_socket
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from rollwright.terminal.network.patch import answered_by, read_message
from tests.server.turned import TurnedClock, calm
from tests.server.wire import Reader

AMPLE = Limits(posts=10_000, messages=10_000)
_live: Callable[..., Awaitable[None]] = live_socket.fn


class Node:
    """A server without a network, on a store that outlives it."""

    def __init__(self, registry: Registry, clock: TurnedClock) -> None:
        self.registry = registry
        self.clock = clock
        self.tasks = set[asyncio.Task[None]]()

    @classmethod
    async def open(cls, folder: Path, clock: TurnedClock) -> "Node":
        store = await SqliteStore.open(folder / "tables.sqlite")
        settings = Settings(pictures=folder / "pictures", bot_delay=0, limits=AMPLE)
        return cls(Registry(store, MemoryFanout(), settings, clock), clock)

    async def settle(self, code: str) -> Session:
        """Wait until the table has nothing more to do at this moment."""
        while True:
            session = await self.registry.find(code)
            await calm()
            seq = session.table.seq
            await self.registry.writer.commit.finish()
            await self.clock.turn(0)
            busy = session.queue or session.deciding or session.bot_turns or not session.free
            if not busy and session.table.seq == seq:
                return session

    async def stop(self) -> None:
        await self.registry.close()
        await self._end()

    async def crash(self) -> None:
        """Forget everything that is in memory, and all that is under way."""
        own = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not own]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end()

    async def _end(self) -> None:
        await self.registry.store.close()


class Page:
    """One connection of a person, as the browser sees it."""

    def __init__(self, node: Node, code: str, holder: str, known: "Page | None") -> None:
        self.reader = Reader() if known is None else known.reader
        self.seq: int | None = None if known is None else known.seq  # updates since the hello
        self.resume = "" if known is None else known.resume
        self.me: int | None = None
        self.answers: dict[str, dict[str, Any]] = {}
        self.closed = False
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        query = "lang=en" + ("" if self.seq is None else f"&resume={self.resume}&seq={self.seq}")
        scope: Any = {
            "app": SimpleNamespace(state=SimpleNamespace(registry=node.registry, carrier=None)),
            "query_string": query.encode(),
            "headers": [],
            "state": {"holder": holder},
            "path_params": {"table": code},
        }
        self.task = asyncio.ensure_future(_live(scope, self._inbox.get, self._take))
        node.tasks.add(self.task)

    @property
    def state(self) -> dict[str, Any]:
        return self.reader.state

    def send(self, frame: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": frame})

    async def drop(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await self.task

    async def _take(self, sent: Any) -> None:
        if sent["type"] == "websocket.close":
            self.closed = True
        if sent["type"] != "websocket.send":
            return
        message = read_message(sent["text"])
        match message["type"]:
            case "hello":
                self.resume, self.seq, self.me = message["resume"], 0, message["me"]
                self.reader.take(message)
            case "update":
                assert self.seq is not None
                self.seq += 1
                self.reader.take(message)
            case _:
                pass
        for answered in answered_by(message):
            self.answers[answered] = message
