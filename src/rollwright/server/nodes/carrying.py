"""Pages of a race whose table has its home on another node: their frames are carried there and back.

The home node decides every claim, and its probes take the same way as the claims, so the detour counts in the measured
round trip. A gap in the frames, a lost fan-out or a dead node closes the connection; the page dials again by itself.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from secrets import token_hex
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Struct

from rollwright.locale import Language
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.nodes.attendance import Attendance
from rollwright.server.refusals import TooMuch
from rollwright.server.show.page import TURNED_AWAY
from rollwright.server.table.session import Resume, Session

RESTART = 1012  # the page dials again at once
ALL = ""  # instead of the name of a line: all lines between the two nodes
BACKLOG = 500  # frames that may wait for a slow page

Message = dict[str, Any]
Admit = Callable[[str | bytes], bytes | None]  # the frame to carry, or None where it is refused; a flood is `TooMuch`
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

log: Any = structlog.get_logger()


class Visit(Struct, frozen=True):
    """A page that comes to a table; `resume` is what it knows from an earlier connection."""

    table: str
    holder: str
    address: str
    language: Language
    resume: Resume


class Carried(Struct, frozen=True, array_like=True):
    """One message between two nodes, number `number` of its line in this direction."""

    sender: str
    line: str
    number: int
    kind: Literal["open", "frame", "close"]
    body: bytes = b""


Serve = Callable[[Visit, Receive, Send], Awaitable[None]]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Carried).decode


class Carrier:
    """All carried connections of this node, of its own pages and of other nodes' pages. `serve` is the server's own."""

    def __init__(self, attendance: Attendance, fanout: Fanout, sessions: Mapping[str, Session], serve: Serve) -> None:
        self._attendance = attendance
        self._fanout = fanout
        self._sessions = sessions
        self._serve = serve
        self._lines: dict[str, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_receiving = fanout.receive(attendance.node, self._receive)
        fanout.watch(self._drop_all)
        attendance.on_beat.append(self._look_after)

    def close(self) -> None:
        self._stop_receiving()
        self._drop_all()

    async def home_elsewhere(self, session: Session) -> str | None:
        """Return the node to which this page's frames must be carried; None: this node serves the page."""
        if not session.table.realtime or (session.pages and session.home) or not self._fanout.up:
            return None
        home = await self._attendance.home_of(session.table.name)
        return None if home == self._attendance.node else home

    async def carry(self, home: str, visit: Visit, receive: Receive, send: Send, admit: Admit) -> None:
        """Carry a page's frames to its table's home, until one side closes."""
        line = Line(self._fanout, self._attendance.node, home, token_hex(8))
        self._lines[line.name] = line
        line.say("open", msgspec.msgpack.encode(visit))
        inward = asyncio.create_task(_carry_in(line, receive, admit))
        try:
            while (carried := await line.heard.get()).kind == "frame":
                await send({"type": "websocket.send", "text": carried.body.decode()})
            if carried.body:  # else the page itself has left
                await send({"type": "websocket.close", "code": int(carried.body)})
        finally:
            inward.cancel()
            line.say("close")
            self._lines.pop(line.name, None)

    def _receive(self, message: bytes) -> None:
        carried = _decode(message)
        line = self._lines.get(carried.line)
        if carried.line == ALL:
            for line in tuple(self._lines.values()):
                if line.peer == carried.sender:
                    line.drop()
        elif line is not None:
            line.hear(carried)
        elif carried.kind == "open":
            line = self._lines[carried.line] = Line(
                self._fanout, self._attendance.node, carried.sender, carried.line, heard=1
            )
            task = asyncio.create_task(self._visit(line, msgspec.msgpack.decode(carried.body, type=Visit)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif carried.kind == "frame":  # of a line that was dropped here
            Line(self._fanout, self._attendance.node, carried.sender, carried.line).say("close", b"%d" % RESTART)

    async def _visit(self, line: "Line", visit: Visit) -> None:
        try:
            await self._serve(visit, line.receive, line.send)
        finally:
            line.say("close", b"%d" % RESTART)  # unless it was closed already; the other node takes the first close
            self._lines.pop(line.name, None)

    def _drop_all(self) -> None:
        """Drop every line after a gap, and tell the other nodes as soon as they can be told."""
        for line in tuple(self._lines.values()):
            line.drop()
        if self._fanout.up:
            for node in self._attendance.alive - {self._attendance.node}:
                Line(self._fanout, self._attendance.node, node, ALL).say("close")

    def _look_after(self, alive: frozenset[str]) -> None:
        """Drop the lines of dead nodes. A page that this node serves although the home is elsewhere dials anew."""
        for line in tuple(self._lines.values()):
            if line.peer not in alive:
                line.drop()
        if self._fanout.up:
            for session in self._sessions.values():
                if session.pages and session.table.realtime and session.home_known and not session.home:
                    for page in session.pages:
                        page.sender.close(RESTART)


class Line:
    """One carried connection, as one of its two nodes sees it."""

    def __init__(self, fanout: Fanout, node: str, peer: str, name: str, heard: int = 0) -> None:
        self._fanout = fanout
        self._node = node
        self.peer = peer
        self.name = name
        self.heard: asyncio.Queue[Carried] = asyncio.Queue()
        self._expected = heard
        self._sent = 0

    def say(self, kind: Literal["open", "frame", "close"], body: bytes = b"") -> None:
        self._fanout.send(self.peer, _encode(Carried(self._node, self.name, self._sent, kind, body)), self.drop)
        self._sent += 1

    def hear(self, carried: Carried) -> None:
        if carried.kind == "frame" and (carried.number != self._expected or self.heard.qsize() > BACKLOG):
            log.info("carried line dropped", line=self.name, expected=self._expected, number=carried.number)
            self.drop()
            return
        self._expected += 1
        self.heard.put_nowait(carried)

    def drop(self) -> None:
        """End the connection at this node; its page dials again."""
        self.heard.put_nowait(Carried(self.peer, self.name, 0, "close", b"%d" % RESTART))

    # ------------------------------------------------------------------ at the home node: a socket for the server

    async def receive(self) -> Message:
        carried = await self.heard.get()
        if carried.kind == "frame":
            return {"type": "websocket.receive", "bytes": carried.body}
        return {"type": "websocket.disconnect", "code": RESTART}

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.say("frame", message["text"].encode())
        else:
            self.say("close", b"%d" % message["code"])


async def _carry_in(line: Line, receive: Receive, admit: Admit) -> None:
    code = b""
    while (message := await receive())["type"] != "websocket.disconnect":
        try:
            body = admit(message.get("text") or message.get("bytes") or b"")
        except TooMuch:
            code = b"%d" % TURNED_AWAY
            break
        if body is not None:
            line.say("frame", body)
    line.heard.put_nowait(Carried(line.peer, line.name, 0, "close", code))
