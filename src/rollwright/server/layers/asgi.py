"""Cookies and answers of the layers around the application, which work without the framework."""

from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.types import HTTPScope, Scope, Send, WebSocketScope

from rollwright.core import Refused
from rollwright.locale import Language, prefer, sentence
from rollwright.server.socket.messages import Problem

HEAD_BYTES = 32_768  # bytes of an incomplete head; the guard's own limit, which has a sentence, is lower


def language_of(scope: Scope) -> Language:
    return prefer(Headers.from_scope(scope).get("accept-language", ""))


def cookies(scope: HTTPScope | WebSocketScope, name: str) -> list[str]:
    """Return the values of the cookie of this name. Cookies of other programs on this host may look as they like.

    The standard library's parser gives up at the first cookie it cannot read, and takes seconds for a long one.
    """
    found: list[str] = []
    for header, value in scope["headers"]:
        if header == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                named, _, content = cookie.partition("=")
                if named.strip() == name:
                    found.append(content.strip())
    return found


async def refuse(scope: HTTPScope | WebSocketScope, send: Send, refusal: Refused) -> None:
    body = msgspec.json.encode(Problem(refusal.code, sentence(language_of(scope), refusal)))
    await answer(scope, send, refusal.status, "application/json", body)


async def answer(
    scope: HTTPScope | WebSocketScope,
    send: Send,
    status: int,
    media_type: str,
    body: bytes,
    more: dict[str, str] | None = None,
) -> None:
    """Send a whole answer, also to the handshake of a socket. No cache keeps it."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = {"content-type": media_type, "content-length": str(len(body)), "cache-control": "no-store"} | (more or {})
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    start: Any = {"type": f"{kind}.start", "status": status, "headers": raw}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
