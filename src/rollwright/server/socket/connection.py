"""The socket of an open page: requests come in one by one, each is answered once, in order."""

from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog
from litestar import asgi
from litestar.types import Receive, Scope, Send

from rollwright.core import Broken, RollwrightError
from rollwright.locale import LANGUAGES, Language
from rollwright.server.clock import now
from rollwright.server.guard import language_of
from rollwright.server.limits import Bucket
from rollwright.server.refusals import BadInput, TooMuch
from rollwright.server.show.page import Page
from rollwright.server.socket.fast_path import EXTENSION, FastPath
from rollwright.server.socket.messages import (
    AgainRequest,
    EchoRequest,
    HandicapRequest,
    LeaveRequest,
    MoveRequest,
    PingRequest,
    Pong,
    Request,
    SeatBotRequest,
    StartRequest,
)
from rollwright.server.socket.sender import Sender
from rollwright.server.table import commands
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table

log: Any = structlog.get_logger()

Asking = (
    MoveRequest | StartRequest | SeatBotRequest | HandicapRequest | LeaveRequest | AgainRequest
)  # all that can change something

FLOOD = 200  # refusals in a row for sending too much, before the line is cut

_decode = msgspec.json.Decoder(Request).decode


class _Named(msgspec.Struct):
    """The one thing we want to know of a message that is not answered otherwise."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_Named).decode


@asgi("/api/tables/{table:str}/live", is_mount=False, copy_scope=False)
async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Let a page take part in a table as long as its line holds."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    registry: Registry = scope["app"].state.registry
    query = parse_qs(scope["query_string"].decode("latin-1"))
    extensions: dict[str, Any] = scope.get("extensions") or {}
    wire: FastPath | None = extensions.get(EXTENSION)  # under another server than ours there is none
    line = Sender(send, wire)
    page = Page(scope["state"]["holder"], _language(query, scope), line)  # pyright: ignore[reportTypedDictNotRequiredAccess]
    session: Session | None = None
    try:
        session = await registry.find(scope["path_params"]["table"])
        await registry.join(session, page, _seq(query))
        await Connection(registry, session, page).listen(receive, wire)
    except RollwrightError as error:
        if isinstance(error, Broken):
            log.exception("socket failed")
        page.refuse("", error)
        line.close(4404 if session is None else 1008)
        await line.finish()
    except Exception:
        _apologise(page)
        await line.finish()
    finally:
        if session is not None:
            registry.part(session, page)
        line.cut()


class Connection:
    """One page's talk with its table."""

    def __init__(self, registry: Registry, session: Session, page: Page) -> None:
        self._registry = registry
        self._session = session
        self._page = page
        self._limits = registry.settings.limits
        self._bucket = Bucket(self._limits.messages, self._limits.messages_at_once)
        self._refused = 0  # messages in a row
        self._waiting = False  # for the next message, with all earlier ones taken

    async def listen(self, receive: Receive, wire: FastPath | None) -> None:
        """Take messages until the page is gone. Those that the wire hands over at once do not come this way."""
        if wire is not None:
            wire.hear = self._hear
        while True:
            self._waiting = True
            message: Any = await receive()
            self._waiting = False
            if message["type"] == "websocket.disconnect":
                return
            frame: str | bytes = message.get("text") or message.get("bytes") or b""
            try:
                request = self._read(frame)
                self._pay()
                if isinstance(request, StartRequest):
                    await self._registry.pictures.lay_out(self._session.table)
                following = (
                    await self._registry.again(self._session, self._page.seat)
                    if isinstance(request, AgainRequest)
                    else ""
                )
                self._ask(request, following)
            except RollwrightError as error:
                self._refuse(frame, error)

    def _hear(self, frame: bytes) -> bool:
        """Take a message on the spot, if it is the next one and needs no waiting."""
        if not self._waiting:
            return False
        try:
            request = self._read(frame)
            if isinstance(request, StartRequest | AgainRequest):
                return False
            self._pay()
            self._ask(request)
        except RollwrightError as error:
            self._refuse(frame, error)
        except Exception:
            _apologise(self._page)
        return True

    def _read(self, frame: str | bytes) -> Request:
        most = self._limits.frame_bytes
        if len(frame) > most or (isinstance(frame, str) and 4 * len(frame) > most < len(frame.encode())):
            raise BadInput("frame-too-big", most=most)
        try:
            return _decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:  # a ValidationError is one too
            raise BadInput("bad-message") from error

    def _pay(self) -> None:
        if not self._bucket.take():
            raise TooMuch("too-many-messages")
        self._refused = 0

    def _ask(self, request: Request, following: str = "") -> None:
        page, session = self._page, self._session
        if isinstance(request, EchoRequest):
            if session.realtime is not None:
                session.realtime.hear_echo(page, request.id)
        elif isinstance(request, PingRequest):
            self._registry.ask(session, lambda _: (), lambda _: page.answers.append((request.id, Pong(request.id))))
        else:
            self._registry.ask(
                session, partial(_decide, page, request, following, now()), partial(_note, page, request.id)
            )

    def _refuse(self, frame: str | bytes, refusal: RollwrightError) -> None:
        """Refuse a request in its turn: not before the answers that earlier ones still wait for."""

        def decide(_: Any) -> commands.Events:
            raise refusal

        name = _id_of(frame) if len(frame) <= self._limits.frame_bytes else ""
        self._registry.ask(self._session, decide, partial(_note, self._page, name))
        self._refused += 1
        if self._refused > FLOOD:
            self._registry.ask(self._session, lambda _: (), lambda _: self._page.answers.append(("", 1008)))


def _decide(page: Page, request: Asking, following: str, at: int, table: Table) -> commands.Events:
    me = table.seat_of(page.holder)  # not as the page was last shown it: seats may have moved up since
    match request:
        case MoveRequest():
            return commands.move(table, me, request, at)
        case StartRequest():
            return commands.start(table, me, at)
        case SeatBotRequest(seat=seat, level=level):
            return commands.seat_bot(table, me, seat, level)
        case HandicapRequest(seat=seat, strong=strong):
            return commands.handicap(table, me, seat, strong)
        case LeaveRequest():
            return commands.leave(table, me)
        case AgainRequest():
            return commands.again(table, following)


def _note(page: Page, request: str, error: RollwrightError | None) -> None:
    page.answers.append((request, error))


def _apologise(page: Page) -> None:
    log.exception("socket failed")
    page.refuse("", Broken())
    page.line.close(1011)


def _id_of(frame: str | bytes) -> str:
    try:
        return _decode_id(frame).id[: commands.ID_LENGTH]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


def _language(query: dict[str, list[str]], scope: Scope) -> Language:
    wish = query.get("lang", [""])[0]
    for language in LANGUAGES:
        if language == wish:
            return language
    return language_of(scope)


def _seq(query: dict[str, list[str]]) -> int | None:
    text = query.get("seq", [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
