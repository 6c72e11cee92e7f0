"""A HEAD request, of a link checker or a monitor for instance, is answered like a GET, without the body."""

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """Wraps an application whose routes know GET alone."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        as_get: Any = {**scope, "method": "GET"}
        await self._app(as_get, receive, send_without_body)
