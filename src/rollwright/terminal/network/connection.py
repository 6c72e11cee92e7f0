"""The live connection to a table: it comes back by itself, and every request is answered once."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import uniform
from secrets import token_hex
from typing import Any
from urllib.parse import quote, urlencode

import websockets
from websockets.asyncio.client import ClientConnection, connect

from rollwright.core import SeenOrigin
from rollwright.terminal.network.link import Link
from rollwright.terminal.network.memory import Memory, RememberedTable
from rollwright.terminal.network.own_share import OwnShare
from rollwright.terminal.network.patch import BadPatch, SharedState, answered_by, read_message
from rollwright.terminal.network.site import NoServer, ServerRefused, Site

NO_TABLE, TURNED_AWAY = 4404, 4429  # close codes of the server
FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0  # seconds until the terminal comes back
TURNED_AWAY_WAIT, LONGEST_TURNED_AWAY = 10.0, 300.0
LOST = (OSError, websockets.WebSocketException, BadPatch, ValueError, KeyError)

Changed = Callable[[], None]


class Connection:
    """One person at one table. `changed` is called after every message, and when the connection is lost or back."""

    def __init__(self, site: Site, link: Link, memory: Memory, changed: Changed) -> None:
        self.hello: dict[str, Any] = {}
        self.is_lost = True
        self._site, self._link, self._memory, self._changed = site, link, memory, changed
        self._shared: SharedState | None = None
        self._share: OwnShare | None = None
        self._seal = ""
        self._socket: ClientConnection | None = None
        self._updates = 0  # since the last hello
        self._resumes = False
        self._page = token_hex(4)  # ids differ from those of earlier connections of this person
        self._ids = count(1)
        self._unanswered: dict[str, tuple[str, asyncio.Future[dict[str, Any]] | None]] = {}
        self._refusal: ServerRefused | None = None

    @property
    def state(self) -> dict[str, Any]:
        """The `TableState` as JSON; empty before the first hello."""
        return self._shared.state if self._shared else {}

    @property
    def me(self) -> int | None:
        return self.hello.get("me")

    @property
    def seen(self) -> RememberedTable:
        """Everything of this table's dice that the terminal was shown, under the seal that it was shown first."""
        return self._memory.seen(self._seal, self._link.code)

    async def run(self) -> None:
        """Stay connected until cancelled. Raise `ServerRefused` where coming back would not help."""
        waited = 0
        while True:
            code = None
            try:
                async with connect(
                    self._address(), additional_headers=self._site.headers, compression=None, close_timeout=1
                ) as self._socket:
                    waited = 0
                    await self._listen(self._socket)
                code = self._socket.close_code
            except websockets.InvalidStatus as error:
                if not self.hello:
                    detail = f"{error.response.status_code} {error.response.reason_phrase}"
                    raise NoServer(address=self._site.address, detail=detail) from error
            except LOST:
                self._resumes = False
            self._lose()
            if code == NO_TABLE:
                raise self._refusal or ServerRefused(ServerRefused.code, "")
            first, longest = (
                (TURNED_AWAY_WAIT, LONGEST_TURNED_AWAY) if code == TURNED_AWAY else (FIRST_WAIT, LONGEST_WAIT)
            )
            await asyncio.sleep(min(first * 2**waited, longest) * uniform(0.75, 1.25))
            waited += 1

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer; after a lost connection it is sent again, and applied once."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        await self._request({"type": kind, **fields}, answer)
        return await answer

    # ------------------------------------------------------------------ the socket

    def _address(self) -> str:
        query = {"lang": self._site.language}
        if self._resumes and self.hello:
            query |= {"resume": self.hello["resume"], "seq": str(self._updates)}
        scheme, _, rest = self._site.address.partition("://")
        secure = "wss" if scheme == "https" else "ws"
        return f"{secure}://{rest}/api/tables/{quote(self._link.table)}/live?{urlencode(query)}"

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            for frame, _ in list(self._unanswered.values()):
                await socket.send(frame)
            async for frame in socket:
                await self._take(read_message(frame))

    def _lose(self) -> None:
        self.is_lost, self._socket = True, None
        if self._share:
            self._share.lost_connection()
        self._unanswered = {name: (frame, answer) for name, (frame, answer) in self._unanswered.items() if answer}
        self._changed()

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self._greet(message)
            case "update":
                if self._shared is None:
                    raise BadPatch
                self._shared.apply(message["patch"])
                self._updates += 1
            case "refused" if not message["id"]:
                self._refusal = ServerRefused(message["code"], message["sentence"])
            case "probe":
                await self._send(json.dumps({"type": "echo", "id": message["id"]}))
            case _:
                pass
        self.is_lost, self._resumes = False, True
        self._answer(message)
        await self._add_share()
        self._changed()

    def _greet(self, hello: dict[str, Any]) -> None:
        if self._share is None:
            self._seal = hello["commitment"]
            self._share = OwnShare(self._memory, self._seal, self._link.code)
        self.hello, self._shared, self._updates = hello, SharedState(hello), 0
        if not self.seen.is_told:
            origin = hello.get("origin")
            self.seen.origin = None if origin is None else SeenOrigin(origin["round"], origin["same"])
            self.seen.is_told = True

    def _answer(self, message: dict[str, Any]) -> None:
        for name in answered_by(message):
            _, answer = self._unanswered.pop(name, ("", None))
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def _add_share(self) -> None:
        """Add this person's share to the dice, as every page does between the start and the first roll."""
        request = self._share.next(self.state, self.me) if self._share and self._shared else None
        if request is not None:
            await self._request(request, None)

    async def _request(self, request: dict[str, Any], answer: "asyncio.Future[dict[str, Any]] | None") -> None:
        name = f"{self._page}-{next(self._ids)}"
        frame = json.dumps({**request, "id": name})
        self._unanswered[name] = (frame, answer)
        await self._send(frame)

    async def _send(self, frame: str) -> None:
        """Send now; without a connection the request waits among the unanswered."""
        if self._socket is not None:
            with suppress(websockets.ConnectionClosed):
                await self._socket.send(frame)
