"""One visitor's connection: each request becomes a command and is answered once, in order."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog
from litestar import asgi
from litestar.types import Receive, Scope, Send
from msgspec.structs import replace

from rollwright.core import Broken, NotFound, RollwrightError
from rollwright.locale import LANGUAGES, Language
from rollwright.server.layers.asgi import language_of
from rollwright.server.nodes.carrying import Carrier, Visit
from rollwright.server.refusals import BadInput, TooMuch
from rollwright.server.show.page import TURNED_AWAY, Page
from rollwright.server.socket.allowance import UNREADABLE, Allowance
from rollwright.server.socket.fast_path import EXTENSION, FastPath
from rollwright.server.socket.host_requests import host_command
from rollwright.server.socket.messages import (
    AgainRequest,
    CommitRequest,
    EchoRequest,
    HandicapRequest,
    HoldRequest,
    HostRequest,
    LeaveRequest,
    MoveRequest,
    PaperRequest,
    PingRequest,
    Request,
    RevealRequest,
    SeatBotRequest,
    StartRequest,
    WaitRequest,
)
from rollwright.server.socket.sender import Sender
from rollwright.server.socket.table_at_once import NEW_TABLE, PROTOCOL, open_and_sit, read_wish
from rollwright.server.table import commands
from rollwright.server.table.hands import holder_at, read_hand
from rollwright.server.table.registry import Registry
from rollwright.server.table.rights import seat_of
from rollwright.server.table.session import NEW, Resume, Session
from rollwright.server.table.waiting import Wait

log: Any = structlog.get_logger()

NOT_FOUND = 4404  # closes a connection to a table that does not exist

_decode = msgspec.json.Decoder(Request).decode


@asgi("/api/tables/{table:str}/live", is_mount=False, copy_scope=False)
async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Let a page take part in a table as long as its connection lasts."""
    await receive()
    offered: list[str] = [*scope.get("subprotocols", ())]
    await send({"type": "websocket.accept", "subprotocol": PROTOCOL if PROTOCOL in offered else None, "headers": []})
    registry: Registry = scope["app"].state.registry
    query = parse_qs(scope["query_string"].decode("latin-1"))
    extensions: dict[str, Any] = scope.get("extensions") or {}
    fast_path: FastPath | None = extensions.get(EXTENSION)  # only with our own server, and only where it works
    sender = Sender(send, fast_path)
    visitor: dict[str, Any] = scope["state"]
    visit = Visit(
        scope["path_params"]["table"],
        visitor["holder"],
        visitor.get("address", ""),
        _language(query, scope),
        _resume(query),
    )
    try:
        page = Page(visit.holder, visit.language, sender, visit.address, packed="packed" in query)

        async def enter() -> Session:
            if visit.table == NEW_TABLE:
                return await open_and_sit(
                    registry, read_wish(offered), visit.holder, visit.address, visitor["stranger"]
                )
            return await registry.visit(visit.table, visit.holder, visit.address)

        hand = read_hand(query.get("hand", [None])[0])
        await _serve(registry, registry.carrier, visit, page, enter, receive, send, fast_path, hand)
    finally:
        if fast_path is not None:  # break the reference cycle, so that no garbage collection is needed
            fast_path.hear = None
            del extensions[EXTENSION]


async def serve_carried(registry: Registry, visit: Visit, receive: Receive, send: Send) -> None:
    """Serve a page whose connection is at another node."""
    page = Page(visit.holder, visit.language, Sender(send), visit.address)
    enter = partial(registry.visit, visit.table, visit.holder, visit.address)
    await _serve(registry, None, visit, page, enter, receive, send, None)


async def _serve(
    registry: Registry,
    carrier: Carrier | None,
    visit: Visit,
    page: Page,
    enter: Callable[[], Awaitable[Session]],
    receive: Receive,
    send: Send,
    fast_path: FastPath | None,
    hand: int | None = None,
) -> None:
    sender = page.sender
    session: Session | None = None
    try:
        with registry.limits.socket(page.address):
            session = await enter()
            page.holder = holder_at(session.table, visit.holder, hand)
            if carrier is not None and (home := await carrier.home_elsewhere(session)) is not None:
                visit = replace(visit, table=session.table.link)
                registry.pictures.prepare(session.table)
                await carrier.carry(home, visit, receive, send, _allowance(registry, session, page).admit)
                return
            await registry.join(session, page, visit.resume)
            await Connection(registry, session, page).listen(receive, fast_path)
    except RollwrightError as error:
        if isinstance(error, Broken):
            log.exception("connection failed")
        page.refuse("", error)
        sender.close(_close_code(error))
        await sender.finish()
    except Exception:
        _close_failed(page)
        await sender.finish()
    finally:
        if session is not None:
            registry.part(session, page)
        sender.stop()


class Connection:
    """One page's requests to its table."""

    def __init__(self, registry: Registry, session: Session, page: Page) -> None:
        self._registry = registry
        self._writer = registry.writer
        self._clock = registry.clock
        self._session = session
        self._page = page
        self._allowance = _allowance(registry, session, page)
        self._waiting = False  # for the next message, with all earlier ones taken

    async def listen(self, receive: Receive, fast_path: FastPath | None) -> None:
        """Take messages until the page is gone. The fast path hands most of them to `_hear` instead."""
        if fast_path is not None:
            fast_path.hear = self._hear
        while True:
            self._waiting = True
            message: Any = await receive()
            self._waiting = False
            if message["type"] == "websocket.disconnect":
                return
            frame: str | bytes = message.get("text") or message.get("bytes") or b""
            try:
                request = self._read(frame)
                self._allowance.pay(request)
                following = await self._prepare(request)
                self._ask(request, following)
            except RollwrightError as error:
                self._refuse(frame, error)

    def _hear(self, frame: bytes) -> bool:
        """Take a message at once, if it is the next one and needs no waiting."""
        if not self._waiting:
            return False
        try:
            request = self._read(frame)
            if isinstance(request, AgainRequest | HoldRequest):
                return False
            self._allowance.pay(request)
            self._ask(request)
        except RollwrightError as error:
            self._refuse(frame, error)
        except Exception:
            _close_failed(self._page)
        return True

    def _read(self, frame: str | bytes) -> Request:
        self._allowance.measure(frame)
        try:
            return _decode(frame)
        except UNREADABLE as error:
            raise BadInput("bad-message") from error

    async def _prepare(self, request: Request) -> str:
        """Do what takes time: open the next table and return its code, or check that the page holds the cards."""
        if isinstance(request, HoldRequest):
            await self._check_holding(request)
        if isinstance(request, AgainRequest):
            return await self._registry.open_next_table(
                self._session, self._page.holder, request.next, self._page.address
            )
        return ""

    async def _check_holding(self, request: HoldRequest) -> None:
        table, page = self._session.table, self._page
        seat_of(table, page.holder)
        if not page.holds:
            await self._registry.pictures.check_proof(table, page.holder, page.resume, request.proof)
            page.holds = True

    def _ask(self, request: Request, following: str = "") -> None:
        if isinstance(request, EchoRequest):
            if self._session.realtime is not None:
                self._session.realtime.hear_echo(self._page, request.id)
            return
        self._writer.submit(self._session, self._command(request, following), self._page)

    def _command(  # noqa: C901  # one case for each kind of request
        self,
        request: MoveRequest
        | StartRequest
        | CommitRequest
        | RevealRequest
        | SeatBotRequest
        | HandicapRequest
        | PaperRequest
        | AgainRequest
        | LeaveRequest
        | HoldRequest
        | PingRequest
        | HostRequest
        | WaitRequest,
        following: str,
    ) -> commands.Command:
        holder = self._page.holder
        if not isinstance(request, PingRequest):
            commands.check_id(request.id)
        match request:
            case MoveRequest(id=name, round=number, actions=actions):
                return commands.MakeMove(holder, name, number, actions, self._clock.now())
            case PingRequest(id=name):
                return commands.Ping(holder, name)
            case StartRequest(id=name, without=without):
                return commands.Start(holder, name, self._clock.now(), self._session.away(), without)
            case CommitRequest(id=name, hash=committed):
                return commands.Commit(holder, name, committed, self._clock.now())
            case RevealRequest(id=name, share=share):
                return commands.Reveal(holder, name, share, self._clock.now())
            case SeatBotRequest(id=name, seat=seat, level=level):
                return commands.SeatBot(holder, name, seat, level)
            case HandicapRequest(id=name, seat=seat, handicap=handicap):
                return commands.SetHandicap(holder, name, seat, handicap)
            case PaperRequest(id=name, paper=paper):
                return commands.SetPaper(holder, name, paper)
            case HoldRequest(id=name):
                return commands.Hold(holder, name)
            case LeaveRequest(id=name):
                return commands.Leave(holder, name)
            case AgainRequest(id=name, next=wish):
                game = self._session.table.opened.game if wish is None else wish.game
                return commands.GoOn(holder, name, following, game)
            case WaitRequest():
                self._registry.let_in(self._session.table, holder, self._page.address)
                return Wait(holder, request.id, request.person)
            case _:
                return host_command(request, holder, self._session.away(), self._clock.now())

    def _refuse(self, frame: str | bytes, error: RollwrightError) -> None:
        """Refuse a request in its turn: not before the answers that earlier ones still wait for."""
        holder = self._page.holder
        refusal = commands.Refuse(holder, self._allowance.id_of(frame), error)
        self._writer.submit(self._session, refusal, self._page)
        if self._allowance.is_flood():
            self._writer.submit(self._session, commands.HangUp(holder, TURNED_AWAY), self._page)


def _allowance(registry: Registry, session: Session, page: Page) -> Allowance:
    return Allowance(registry.limits, registry.settings.limits.frame_bytes, session.table.name, page)


def _close_code(error: RollwrightError) -> int:
    """Return the code that says whether it helps to come back: docs/protocol.md has them."""
    match error:
        case NotFound():
            return NOT_FOUND
        case TooMuch():
            return TURNED_AWAY
        case _:
            return 1011 if isinstance(error, Broken) else 1008


def _close_failed(page: Page) -> None:
    log.exception("connection failed")
    page.refuse("", Broken())
    page.sender.close(1011)


def _language(query: dict[str, list[str]], scope: Scope) -> Language:
    wish = query.get("lang", [""])[0]
    for language in LANGUAGES:
        if language == wish:
            return language
    return language_of(scope)


def _resume(query: dict[str, list[str]]) -> Resume:
    name, updates = query.get("resume", [""])[0], query.get("seq", [""])[0]
    return (name, int(updates)) if updates.isascii() and updates.isdigit() and len(updates) < 10 else NEW
