"""A page without a browser: it asks by HTTP, keeps one socket, applies patches, and remembers every frame."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import count
from secrets import token_hex
from typing import Any, Protocol

import httpx
import msgspec
import websockets
from websockets.typing import Origin

from rollwright.server.socket.messages import TableState
from rollwright.terminal.network.patch import answered_by, read_message
from tests.server.encrypted import prove
from tests.server.in_process import InProcess
from tests.server.shares import hash_of, share_of
from tests.server.wire import Reader

PATIENCE = 60  # seconds that a busy machine may take


class Place(Protocol):
    """A server that a client reaches in a way of its own."""

    @property
    def transport(self) -> httpx.AsyncBaseTransport: ...

    async def dial(self, path: str, headers: dict[str, str], *, address: str) -> Any: ...


class Client:
    """One browser (one cookie) and, once connected, one page at one table. With `shares` it adds to the dice.

    With `holds` it fetches the encrypted cards of a game of pictures, and says when it holds them.
    """

    def __init__(
        self,
        port: int | Place,
        language: str = "en",
        token: str | None = None,
        lag: float = 0,
        shares: bool = True,
        holds: bool = True,
        address: str = "127.0.0.1",
    ) -> None:
        self.port = port
        self.language = language
        self._token = token
        self._address = address  # from which an in-process server sees the socket come
        self.table = ""
        self.seq: int | None = None  # updates since the hello
        self.resume = ""
        self.me: int | None = None
        self.hello: dict[str, Any] = {}
        self.reader = Reader()
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self.answers: list[str] = []
        self.closed_with: int | None = None
        self.shares = shares
        self.holds = holds
        self.pieces, self.cards = b"", b""  # the encrypted cards
        self._holding: asyncio.Task[None] | None = None
        self._own: set[str] = set()  # requests that the test did not ask for
        self._sent = ""  # what this page last added to the dice: its hash or its share
        self.lag = lag  # seconds until a probe is answered
        self._echoes: set[asyncio.Task[None]] = set()
        self.socket: Any = None
        self._page = token_hex(4)  # ids must differ from those of earlier pages of the same browser
        self._ids = count(1)
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    @cached_property
    def http(self) -> httpx.AsyncClient:
        cookies = {"rollwright": self._token} if self._token else None
        near = None if isinstance(self.port, int) else self.port.transport
        return httpx.AsyncClient(
            timeout=PATIENCE,
            base_url=f"http://127.0.0.1:{self.port}" if near is None else "http://testserver",
            headers={"accept-language": self.language},
            cookies=cookies,
            verify=False,
            transport=near,
        )

    @property
    def token(self) -> str | None:
        cookies = self.http.cookies
        return self._token or cookies.get("__Host-rollwright") or cookies.get("rollwright")

    # ------------------------------------------------------------------ by HTTP

    async def get(self, path: str) -> httpx.Response:
        answer = await self.http.get(path)
        self.bodies.append(answer.text + str(answer.headers))
        return answer

    async def post(self, path: str, body: Any) -> httpx.Response:
        answer = await self.http.post(path, json=body)
        self.bodies.append(answer.text)
        return answer

    async def open(self, seats: int = 1, bots: list[str] | None = None, **more: Any) -> str:
        body: dict[str, Any] = {
            "game": "splitter",
            "seats": seats,
            "bots": [{"level": level} for level in bots or []],
            **more,
        }
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def sit(self, table: str, name: str, **more: Any) -> int:
        answer = await self.post(f"/api/tables/{table}/seats", {"name": name, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["seat"]

    # ------------------------------------------------------------------ over the socket

    async def connect(
        self,
        table: str,
        seq: int | None = None,
        token: str | None = None,
        origin: str | None = None,
        hand: int | str | None = None,
    ) -> None:
        query = f"?lang={self.language}" + (f"&hand={hand}" if hand is not None else "")
        query += f"&resume={self.resume}&seq={seq}" if seq is not None else ""
        cookie = token or self.token
        headers = {"Cookie": f"rollwright={cookie}"} if cookie else {}
        path = f"/api/tables/{table}/live{query}"
        if isinstance(self.port, int):
            self.socket = await websockets.connect(
                f"ws://127.0.0.1:{self.port}{path}",
                additional_headers=headers,
                origin=Origin(origin) if origin else None,
                compression=None,
                close_timeout=1,
            )
        else:
            self.socket = await self.port.dial(path, headers, address=self._address)
        self.table, self.closed_with = table, None
        self._changed.clear()
        self._reader = asyncio.create_task(self._read())
        await self._changed.wait()  # hello, or an update after a resync

    async def leave_line(self) -> None:
        """Close the page."""
        if self._holding is not None:
            self._holding.cancel()
            await asyncio.wait([self._holding])
            self._holding = None  # a cancelled task keeps its frames, and they keep the session
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def until_closed(self, seconds: float = PATIENCE) -> None:
        """Wait until the server closes the connection."""
        assert self._reader is not None
        await asyncio.wait_for(asyncio.shield(self._reader), seconds)

    async def close(self) -> None:
        await self.leave_line()
        if "http" in vars(self):
            await self.http.aclose()

    async def ask(self, kind: str, name: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        name = name or f"{self._page}-{next(self._ids)}"
        answer = self.expect(name)
        await self.send(json.dumps({"type": kind, "id": name, **fields}))
        answered = await asyncio.wait_for(answer, PATIENCE)
        if kind == "start" and answered["type"] == "update" and self.shares:
            await self.until(lambda state: state["phase"] != "sealing")
        return answered

    def expect(self, name: str) -> "asyncio.Future[dict[str, Any]]":
        self._waiting[name] = asyncio.get_running_loop().create_future()
        return self._waiting[name]

    async def send(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    async def move(self, *actions: str, meant_for: int | None = None, name: str | None = None) -> dict[str, Any]:
        return await self.ask("move", name, round=meant_for or self.round, actions=list(actions))

    async def write_anything(self) -> dict[str, Any]:
        """Take the first choice there is, and Done. In Make a Difference both dice are written, in free fields."""
        if "pick 1" in self.state["choices"]:
            fields = [choice for choice in self.state["choices"] if choice.startswith("write ")]
            return await self.move(*fields[:2], "done")
        return await self.move(self.state["choices"][0], "done")

    async def until(self, holds: Callable[[dict[str, Any]], Any], seconds: float = PATIENCE) -> None:
        """Wait until something is true of the state."""

        async def wait() -> None:
            while not holds(self.state):
                assert self.closed_with is None, f"the line was closed with {self.closed_with}"
                self._changed.clear()
                await self._changed.wait()

        await asyncio.wait_for(wait(), seconds)

    async def until_round(self, number: int) -> None:
        """Wait for a round, or for the end of the game."""
        await self.until(
            lambda state: state["phase"] == "over" or (state["view"] is not None and state["view"]["round"] >= number)
        )

    @property
    def state(self) -> dict[str, Any]:
        return self.reader.state

    @property
    def shown(self) -> TableState:
        """Return the state with every default spelt out, fit for comparing."""
        return msgspec.convert(self.state, TableState)

    @property
    def awaited(self) -> bool:
        """Say whether the seat has a choice to make; a seat that is done may only take that back."""
        return bool(self.state["choices"]) and not (self.sheet.get("done") and self.state["choices"] == ["undo"])

    @property
    def round(self) -> int:
        return self.state["view"]["round"]

    @property
    def sheet(self) -> dict[str, Any]:
        return self.state["view"]["sheets"][self.me]

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for frame in self.socket:
                self.frames.append(frame)
                message = read_message(frame)
                if message["type"] == "probe":
                    echo = asyncio.create_task(self._echo(message["id"]))
                    self._echoes.add(echo)
                    echo.add_done_callback(self._echoes.discard)
                self._take(message)
                self._changed.set()
                await self._add_share()
                self._start_holding()
        self.closed_with = self.socket.close_code
        for future in self._waiting.values():
            if not future.done():
                future.cancel()
        self._waiting.clear()
        self._changed.set()

    async def _add_share(self) -> None:
        """Add to the dice, as every page does between the start and the first roll."""
        if not self.shares or self.me is None or self.state.get("phase") != "sealing":
            return
        hashed = hash_of(self.hello["commitment"], self.me)
        hashes = self.state["hashes"]
        if not hashes and self._sent != hashed:
            self._sent = hashed
            await self._say("commit", hash=hashed)
        elif hashes and hashes[self.me] == hashed and self._sent != share_of(self.me):
            self._sent = share_of(self.me)
            await self._say("reveal", share=self._sent)

    def _start_holding(self) -> None:
        """Fetch the encrypted cards of a game that has started, as every page does."""
        wanted = self.holds and self.me is not None and self.hello.get("pictures")
        if wanted and self._holding is None and self.state.get("phase") == "playing":
            self._holding = asyncio.create_task(self.hold())

    async def hold(self) -> None:
        path, name = f"/api/tables/{self.table}", self.hello["pictures"]
        self.pieces = (await self.http.get(f"{path}/pieces/{name}")).content
        self.cards = (await self.http.get(f"{path}/cards/{name}")).content
        await self._say("hold", proof=prove(self.resume, self.pieces, self.cards))

    async def _say(self, kind: str, **fields: Any) -> None:
        self._own.add(name := f"{self._page}-{kind}")
        with suppress(websockets.ConnectionClosed):
            await self.send(json.dumps({"type": kind, "id": name, **fields}))

    async def _echo(self, probe: str) -> None:
        if self.lag:
            assert isinstance(self.port, InProcess), "only a clock that is turned can be late"
            await self.port.clock.sleep(self.lag)
        with suppress(websockets.ConnectionClosed):
            await self.send(json.dumps({"type": "echo", "id": probe}))

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.hello, self.me = message, message["me"]
                self._holding = None
                self.resume, self.seq = message["resume"], 0
                self.reader.take(message)
            case "update":
                self.seq = (self.seq or 0) + 1
                self.reader.take(message)
            case _:
                pass
        for answered in answered_by(message):
            if answered in self._own:
                continue
            self.answers.append(answered)
            future = self._waiting.pop(answered, None)
            if future is not None and not future.done():
                future.set_result(message)


async def until_awaited(clients: Sequence[Client]) -> None:
    """Wait until one of them has a choice to make, or the game is over. To ask again and again would be a flood."""

    def awaited(_: object) -> bool:
        return any(client.awaited or client.state["phase"] == "over" for client in clients)

    waits = [asyncio.create_task(client.until(awaited)) for client in clients]
    ended, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    await asyncio.gather(*ended)


async def awaited_now(clients: Sequence[Client]) -> list[Client]:
    """Return those who have a choice to make, once every page has the news; nobody has when the game is over."""
    await asyncio.gather(*(client.ask("ping") for client in clients))
    return [client for client in clients if client.awaited]


async def seat_all(port: int | InProcess, people: int, bots: list[str] | None = None, **more: Any) -> list[Client]:
    """Open a table, sit everybody down, connect them and start."""
    clients = [Client(port) for _ in range(people)]
    table = await clients[0].open(people + len(bots or []), bots, **more)
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}", words=f"words {number}")
        await client.connect(table)
    answer = await clients[0].ask("start")
    assert answer["type"] == "update", answer
    for client in clients:
        await client.until(lambda state: state["phase"] == "playing")
    return clients


async def play_on(clients: list[Client], rounds: int | None = None) -> None:
    """Let everybody write until the game is over, or for a number of rounds."""
    played = 0
    while clients[0].state["phase"] == "playing" and played != rounds:
        number = clients[0].round
        for client in clients:
            await client.until_round(number)
            if client.awaited:
                answer = await client.write_anything()
                assert answer["type"] == "update", answer
        played += 1
        for client in clients:
            await client.until_round(number + 1)
