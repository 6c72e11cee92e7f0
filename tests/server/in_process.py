"""A whole server in the test's own event loop, without a network: the application is called as uvicorn calls it.

    async with in_process(tmp_path) as place:
        client = Client(place)          # the same client as for a server in a process of its own
        await place.clock.turn(45_000)  # time passes only here

Several of them may share one store file and one fan-out, as nodes do.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets
from litestar import Litestar

from rollwright.server.app import create_app
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.settings import Limits, Settings
from rollwright.server.table.registry import Registry
from tests.server.pictures import pictures_for
from tests.server.turned import TurnedClock

AMPLE = Limits(
    posts=10_000,
    gets=10_000,
    sockets=10_000,
    guesses=60_000,
    messages=10_000,
    lookups=1000,
    open_tables=10_000,
    address_tables=60_000,
)


class InProcess:
    """An application and its clock. `registry` is there while it runs."""

    def __init__(self, app: Any, clock: TurnedClock) -> None:
        self.app = app
        self.clock = clock
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._done: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None
        self.lines: list[Line] = []

    @property
    def transport(self) -> httpx.ASGITransport:
        return httpx.ASGITransport(app=self.app, raise_app_exceptions=False)

    @property
    def registry(self) -> Registry:
        app = self.app
        while not isinstance(app, Litestar):
            app = app._app
        return app.state.registry

    async def start(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.create_task(self.app(scope, self._events.get, self._done.put))
        await self._ask("startup")

    async def stop(self) -> None:
        """Stop as uvicorn does: every socket is closed first."""
        for line in self.lines:
            await line.drop(1012)
        await self._ask("shutdown")
        assert self._life is not None
        await self._life

    async def dial(self, path: str, headers: dict[str, str], opened: bool = True, address: str = "127.0.0.1") -> "Line":
        """Open a socket. `opened`: the server must accept it."""
        line = Line(self.app, path, headers, address)
        self.lines.append(line)
        if opened:
            await line.opened()
        return line

    async def _ask(self, what: str) -> None:
        await self._events.put({"type": f"lifespan.{what}"})
        answer = await self._done.get()
        assert answer["type"] == f"lifespan.{what}.complete", answer


class Line:
    """One WebSocket, with the few methods of a `websockets` connection that the client uses."""

    def __init__(self, app: Any, path: str, headers: dict[str, str], address: str) -> None:
        parts = urlsplit(path)
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("testserver", 80),
            "client": (address, 1),
            "root_path": "",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._in.get, self._send))
        self._task.add_done_callback(lambda _: self._out.put_nowait({"type": "websocket.close", "code": 1006}))
        self.close_code: int | None = None
        self.state = websockets.State.OPEN

    async def first(self) -> dict[str, Any]:
        """Return what the server says first."""
        return await self._out.get()

    async def opened(self) -> None:
        assert (await self.first())["type"] == "websocket.accept"

    async def send(self, frame: str | bytes) -> None:
        if self.close_code is not None:
            raise websockets.ConnectionClosedOK(None, None)
        text = isinstance(frame, str)
        await self._in.put({"type": "websocket.receive", "text" if text else "bytes": frame})

    async def close(self) -> None:
        """Close the page."""
        await self.drop(1005)

    async def drop(self, code: int) -> None:
        """Cut the line, and wait until the server knows."""
        self._end(code)
        await self._in.put({"type": "websocket.disconnect", "code": code})
        await asyncio.wait([self._task])

    async def __aiter__(self) -> AsyncGenerator[str]:
        while (message := await self._out.get())["type"] == "websocket.send":
            yield message["text"]
        self._end(message["code"])

    async def _send(self, message: dict[str, Any]) -> None:
        if self.close_code is not None:
            raise OSError
        await self._out.put(message)

    def _end(self, code: int) -> None:
        if self.close_code is None:
            self.close_code, self.state = code, websockets.State.CLOSED


@asynccontextmanager
async def in_process(
    folder: Path,
    limits: Limits = AMPLE,
    fanout: Fanout | None = None,
    clock: TurnedClock | None = None,
    **settings: Any,
) -> AsyncGenerator[InProcess]:
    clock = clock or TurnedClock()
    standard: dict[str, Any] = {"database": folder / "tables.sqlite", "pictures": pictures_for(folder), "bot_delay": 0}
    chosen = Settings(limits=limits, **(standard | settings))
    place = InProcess(create_app(chosen, fanout=fanout, clock=clock), clock)
    await place.start()
    try:
        yield place
    finally:
        await place.stop()
