"""Around the layers outside the framework: a fault of ours there is logged once and answered calmly."""

from typing import Any

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rollwright.core import Broken
from rollwright.locale import sentence
from rollwright.server.layers.access_log import place_of
from rollwright.server.layers.asgi import answer, language_of
from rollwright.server.socket.messages import Problem

log: Any = structlog.get_logger()


class CatchAll:
    """Wraps an application. Where an answer has begun, the server under us logs the fault and ends the connection."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except OSError:
            raise  # the visitor is gone
        except Exception as error:
            if begun:
                raise
            log.error("request failed", **place_of(scope), exc_info=error)
            await _say_sorry(scope, send)


async def _say_sorry(scope: Scope, send: Send) -> None:
    fault = Broken()
    body = msgspec.json.encode(Problem(fault.code, sentence(language_of(scope), fault)))
    await answer(scope, send, 500, "application/json", body)
