"""The socket of an open page: requests come in one by one, each is answered once, in order."""

from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog
from litestar import asgi
from litestar.types import Receive, Scope, Send

from rollwright.core import Broken, Refused, RollwrightError
from rollwright.locale import LANGUAGES, Language
from rollwright.server import decisions
from rollwright.server.clock import now
from rollwright.server.guard import language_of
from rollwright.server.limits import Bucket
from rollwright.server.line import Line
from rollwright.server.live import Live
from rollwright.server.messages import AgainRequest, EchoRequest, LeaveRequest, MoveRequest, PingRequest, Pong, Request, SeatBotRequest, StartRequest
from rollwright.server.page import Page
from rollwright.server.refusals import BadInput, TooMuch
from rollwright.server.settings import Limits
from rollwright.server.table import Table
from rollwright.server.tables import Tables

log: Any = structlog.get_logger()

Asking = MoveRequest | StartRequest | SeatBotRequest | LeaveRequest | AgainRequest  # all that can change something

FLOOD = 200  # refusals in a row for sending too much, before the line is cut

_decode = msgspec.json.Decoder(Request).decode


class _Named(msgspec.Struct):
    """The one thing we want to know of a message that is not answered otherwise."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_Named).decode


@asgi("/api/tables/{table:str}/live", is_mount=False)
async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Let a page take part in a table as long as its line holds."""
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    tables: Tables = scope["app"].state.tables
    query = parse_qs(scope["query_string"].decode("latin-1"))
    line = Line(send)
    page = Page(scope["state"]["holder"], _language(query, scope), line)  # pyright: ignore[reportTypedDictNotRequiredAccess]
    live: Live | None = None
    try:
        live = await tables.find(scope["path_params"]["table"])
        await tables.join(live, page, _seq(query))
        await _listen(tables, live, page, receive)
    except RollwrightError as error:
        if isinstance(error, Broken):
            log.exception("socket failed")
        page.refuse("", error)
        line.close(4404 if live is None else 1008)
        await line.finish()
    except Exception:
        log.exception("socket failed")
        page.refuse("", Broken())
        line.close(1011)
        await line.finish()
    finally:
        if live is not None:
            tables.part(live, page)
        line.cut()


async def _listen(tables: Tables, live: Live, page: Page, receive: Receive) -> None:
    limits = tables.settings.limits
    bucket, flood = Bucket(limits.messages, limits.messages_at_once), 0
    while True:
        message: Any = await receive()
        if message["type"] == "websocket.disconnect":
            return
        frame: str | bytes = message.get("text") or message.get("bytes") or b""
        try:
            request = _read(frame, limits)
            if not bucket.take():
                raise TooMuch("too-many-messages")
            flood = 0
        except Refused as refusal:
            answer(tables, live, page, _id_of(frame, limits), refusal)
            flood += 1
            if flood > FLOOD:
                page.line.close(1008)
                return
            continue
        await _handle(tables, live, page, request)


async def _handle(tables: Tables, live: Live, page: Page, request: Request) -> None:
    following = ""
    if isinstance(request, AgainRequest):
        try:
            following = await tables.again(live, page.seat)
        except RollwrightError as error:
            answer(tables, live, page, request.id, error)
            return
    if isinstance(request, EchoRequest):
        if live.race is not None:
            live.race.hear_echo(page, request.id)
    elif isinstance(request, PingRequest):
        tables.ask(live, lambda _: (), lambda _: page.answers.append((request.id, Pong(request.id))))
    else:
        tables.ask(live, partial(_decide, page=page, request=request, following=following, at=now()), partial(_note, page, request.id))


def _decide(table: Table, page: Page, request: Asking, following: str, at: int) -> decisions.Events:
    me = table.seat_of(page.holder)  # not as the page was last shown it: seats may have moved up since
    match request:
        case MoveRequest():
            return decisions.move(table, me, request, at)
        case StartRequest():
            return decisions.start(table, me, at)
        case SeatBotRequest(seat=seat, level=level):
            return decisions.seat_bot(table, me, seat, level)
        case LeaveRequest():
            return decisions.leave(table, me)
        case AgainRequest():
            return decisions.again(table, following)


def answer(tables: Tables, live: Live, page: Page, request: str, refusal: RollwrightError) -> None:
    """Refuse a request in its turn: not before the answers that earlier ones still wait for."""

    def decide(_: Any) -> decisions.Events:
        raise refusal

    tables.ask(live, decide, partial(_note, page, request))


def _note(page: Page, request: str, error: RollwrightError | None) -> None:
    page.answers.append((request, error))


def _read(frame: str | bytes, limits: Limits) -> Request:
    if len(frame) > limits.frame_bytes or (isinstance(frame, str) and 4 * len(frame) > limits.frame_bytes < len(frame.encode())):
        raise BadInput("frame-too-big", most=limits.frame_bytes)
    try:
        return _decode(frame)
    except msgspec.DecodeError as error:  # a ValidationError is one too
        raise BadInput("bad-message") from error


def _id_of(frame: str | bytes, limits: Limits) -> str:
    if len(frame) > limits.frame_bytes:
        return ""
    try:
        return _decode_id(frame).id[: decisions.ID_LENGTH]
    except msgspec.DecodeError:
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
