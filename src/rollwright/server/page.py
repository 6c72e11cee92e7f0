"""One open page at a table: what it has been shown, what it is owed, and the frames on their way to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from rollwright.core import RollwrightError
from rollwright.locale import Language, sentence
from rollwright.server import patch
from rollwright.server.messages import Hello, Pong, RefusedReply, Reply, TableState, Update

Send = Callable[[Any], Awaitable[None]]

BEHIND = 500  # frames that a page may leave unread before it is let go; it resyncs when it comes back

_encode = msgspec.json.Encoder().encode


class Page:
    """A connection. `state` is what it was shown last; `seat` is None for who only watches."""

    def __init__(self, holder: str, language: Language) -> None:
        self.holder = holder
        self.language: Language = language
        self.seat: int | None = None
        self.state: TableState | None = None
        self.answers: list[tuple[str, RollwrightError | Pong | None]] = []  # a request's id and its end; None: it was done
        self._outbox: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing: int | None = None

    def put(self, reply: Reply) -> None:
        """Send a message as soon as the line takes it."""
        self._outbox.append(_encode(reply).decode())
        if len(self._outbox) > BEHIND:
            self.close(1008)
        self._stir()

    def refuse(self, request: str, error: RollwrightError) -> None:
        self.put(RefusedReply(request, error.code, sentence(self.language, error)))

    def close(self, code: int) -> None:
        """Hang up after what is already on its way."""
        self._closing = code
        self._stir()

    async def write(self, send: Send) -> None:
        """Carry frames to the line until it is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                await send({"type": "websocket.send", "text": self._outbox.popleft()})
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing})
                return
            self._wake = loop.create_future()
            await self._wake

    def show(self, seq: int, state: TableState, left_ms: int | None, memo: patch.Memo) -> None:
        """Send what is new since the last time, and the answers that are due, in order."""
        changes = patch.diff(self.state, state, memo)
        self.state = state
        if changes is patch.SAME:
            changes = None
        elif "deadline_ms" in changes["~"]:  # a moment inside, a stretch of time on the wire
            changes = {"~": {**changes["~"], "deadline_ms": left_ms}}
        if changes is not None and not any(end is None for _, end in self.answers):
            self.put(Update(seq, changes))
            changes = None
        self._answer(seq, changes)

    def greet(self, hello: Hello, state: TableState) -> None:
        """Send everything, then the answers that are due."""
        self.seat, self.state = hello.me, state
        self.put(hello)
        self._answer(hello.seq, None)

    def _answer(self, seq: int, changes: Any) -> None:
        answers, self.answers = self.answers, []
        for request, end in answers:
            match end:
                case None:
                    self.put(Update(seq, changes, request))
                    changes = None
                case Pong():
                    self.put(end)
                case RollwrightError():
                    self.refuse(request, end)

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
