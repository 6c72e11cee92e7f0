"""Connections and sessions that have ended are freed at once, also while the garbage collector is off."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
import uvicorn

from rollwright.server.app import create_app
from rollwright.server.clock import Clock
from rollwright.server.serve import bind, loop_factory
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.socket.connection import Connection
from rollwright.server.socket.fast_protocol import FastProtocol, with_clock
from rollwright.server.socket.sender import Sender
from rollwright.server.table import loader
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import AMPLE, in_process
from tests.server.turned import until


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[type], WeakSet[Any]]]:
    """Turn the collector off, and note every object of a class that is made from now on."""

    def note(kind: type) -> WeakSet[Any]:
        made: WeakSet[Any] = WeakSet()
        begin = kind.__init__

        def noted(self: Any, *given: Any, **named: Any) -> None:
            made.add(self)
            begin(self, *given, **named)

        monkeypatch.setattr(kind, "__init__", noted)
        return made

    gc.collect()
    gc.disable()
    yield note
    gc.enable()


def serve_and(folder: Path, protocol: Any, visit: Callable[[int], Awaitable[None]]) -> None:
    """Run a real server on the event loop that an operator's server has, and visit it."""

    async def run() -> None:
        settings = Settings(database=folder / "tables.sqlite", pictures=folder, limits=AMPLE)
        listener = bind("127.0.0.1", 0)
        config = uvicorn.Config(create_app(settings), ws=protocol, log_level="warning", lifespan="on")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        async with asyncio.timeout(60):
            while not server.started:
                await asyncio.sleep(0.01)
        await visit(listener.getsockname()[1])
        server.should_exit = True
        await serving

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run())


@pytest.mark.parametrize("protocol", [FastProtocol, "websockets-sansio"], ids=["fast", "ordinary"])
def test_a_connection_that_has_ended_is_freed(tmp_path: Path, protocol: Any, watch: Callable[[type], WeakSet[Any]]):
    kinds = [FastProtocol, Connection, Page, Sender] if protocol is FastProtocol else [Connection, Page, Sender]
    made = [watch(kind) for kind in kinds]

    async def visit(port: int) -> None:
        players = await seat_all(port, 2)
        await play_on(players, rounds=1)
        before = [len(objects) for objects in made]
        for _ in range(5):
            watcher = Client(port)
            await watcher.connect(players[0].table)
            await watcher.ask("ping")
            await watcher.close()
            lost = Client(port)
            await lost.connect("KITE27")
            await lost.close()
        for _ in range(3):
            await players[0].ask("ping")
        assert [len(objects) for objects in made] == before == [2] * len(made)
        for player in players:
            await player.close()

    serve_and(tmp_path, with_clock(Clock()) if protocol is FastProtocol else protocol, visit)


@pytest.mark.parametrize(("game", "bots"), [("splitter", []), ("difference", ["gentle"])])
async def test_a_session_that_is_forgotten_is_freed(
    tmp_path: Path, game: str, bots: list[str], watch: Callable[[type], WeakSet[Any]], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(loader, "IDLE", 1)
    sessions, tables = watch(Session), watch(Table)
    async with in_process(tmp_path) as place:
        for _ in range(4):
            players = await seat_all(place, 2, bots, game=game)
            await place.clock.turn(3000)
            for player in players:
                await player.close()
        await place.clock.turn(1000)
        assert len(place.registry.sessions) == 1
        await until(lambda: len(sessions) == 1)  # when no bot thinks and no picture is drawn for the others
        assert len(tables) == 1


async def test_a_page_that_goes_makes_the_server_look_at_few_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    looks = 0

    def free(session: Session) -> bool:
        nonlocal looks
        looks += 1
        return not session.writing and not session.reading

    monkeypatch.setattr(loader, "IDLE", 30)
    async with in_process(tmp_path) as place:
        client = Client(place)
        for _ in range(80):
            await client.open()
        assert len(place.registry.sessions) == 30
        await client.connect(await client.open())
        monkeypatch.setattr(Session, "free", property(free))
        await client.leave_line()
        assert looks < 10
