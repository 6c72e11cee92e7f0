"""The type of a request, as every route gets it, the table it names, and whether its body can be read at all."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from rollwright.server.refusals import BadInput
from rollwright.server.table.hands import holder_at, read_hand
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table

Call = Request[Any, Any, State]


async def visit(request: Call, table: str) -> Session:
    """Return the session of the table that a request names by its link or its code."""
    registry: Registry = request.app.state.registry
    return await registry.visit(table, request.state["holder"], request.state["address"])


async def visit_evening(request: Call, evening: str) -> Session:
    """Return the session of the last table of the room whose page to keep has this link."""
    registry: Registry = request.app.state.registry
    first = await registry.visits.evening(evening, request.state["holder"], request.state["address"])
    return await registry.rooms.current(first, request.state["address"])


def holder_of(request: Call, table: Table) -> str:
    """Return as whom the visitor asks: at a table of one device, `hand` in the query names one of its people."""
    return holder_at(table, request.state["holder"], read_hand(request.query_params.get("hand")))


async def read_body(request: Call) -> bytes:
    """Return the body, or refuse a visitor who went before it was complete: that is no fault of ours to be logged."""
    try:
        return await request.body()
    except InternalServerException as error:
        raise BadInput("bad-message") from error


MOST_BRACKETS = 300  # in a body; so nothing is nested deeper than the decoder can follow


async def check_body(request: Call) -> None:
    """Refuse a body that is no text, no JSON, or nested deeply. Fits `before_request`; the framework answers 500."""
    body = await read_body(request)
    if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
        raise BadInput("bad-message")
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("bad-message") from error
