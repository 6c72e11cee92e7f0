"""The access log: one line for each answered request and for each connection that ended."""

import re
import time
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log: Any = structlog.get_logger()

SECRET = re.compile(
    r"(/tables?/|/feeds/)[^/]+(/pictures/[^/]+)?"
)  # a link lets people in; a picture is shown to one seat


class AccessLog:
    """Wraps an application. Nothing that lets anybody in is logged: no query, no cookie, no name of a table."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status = int(message.get("status", 0))
            elif kind == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            log.info(
                "request",
                method=scope["method"] if scope["type"] == "http" else "SOCKET",
                path=SECRET.sub(r"\1…", scope["path"])[:200],
                status=status,
                ms=round(1000 * (time.perf_counter() - started), 1),
                address=scope["client"][0] if scope["client"] else "",
            )
