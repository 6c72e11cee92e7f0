"""The access log: one line for each answered request and for each connection that ended; and what logs may name."""

import time
from collections.abc import Iterable
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rollwright.server.table.codes import is_code, read_link

log: Any = structlog.get_logger()

LONGEST = 200  # characters of a path


class AccessLog:
    """Logs the requests of an application. Queries, cookies and names of tables let people in, so they are not logged.

    Of a path only the fixed `parts` of our addresses are logged. A visitor may write a key in any other place, even
    where the address leads nowhere.
    """

    def __init__(self, app: ASGIApp, parts: frozenset[str]) -> None:
        self._app = app
        self._parts = parts

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
                path=blanked(scope["path"], self._parts),
                status=status,
                ms=round(1000 * (time.perf_counter() - started), 1),
                address=scope["client"][0] if scope["client"] else "",
            )


def parts_of(routes: Iterable[str], names: Iterable[str]) -> frozenset[str]:
    """Return the parts of these routes that are no parameters, and the parts of these names of games and files."""
    return frozenset(part for path in (*routes, *names) for part in path.split("/") if not part.startswith("{"))


def blanked(path: str, parts: frozenset[str]) -> str:
    return "/".join(part if part in parts else "…" for part in path.split("/"))[:LONGEST]


def place_of(scope: Any) -> dict[str, str]:
    """Return what a line about a failed request names: its route, and the code of its table, without the key."""
    named = str(scope.get("path_params", {}).get("table", ""))
    code, _ = read_link(named)
    return {"path": scope.get("path_template", "")} | ({"table": code} if is_code(code) else {})
