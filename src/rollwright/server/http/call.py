"""The type of a request, as every route gets it, and whether its body can be read at all."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from rollwright.server.refusals import BadInput

Call = Request[Any, Any, State]

MOST_BRACKETS = 300  # in a body; so nothing is nested deeper than the decoder can follow


async def check_body(request: Call) -> None:
    """Refuse a body that is no text, no JSON, or nested deeply. Fits `before_request`; the framework answers 500."""
    body = await request.body()
    if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
        raise BadInput("bad-message")
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("bad-message") from error
