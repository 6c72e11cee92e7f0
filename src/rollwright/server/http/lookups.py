"""Answers that cost work (a record, the rounds, a hint, the best choice): limited, and made in a thread."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rollwright.server.http.call import Call
from rollwright.server.table.registry import Registry

T = TypeVar("T")


def limit_lookups(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a visitor or an address that asks for too many of them. Fits the `guards` of a route."""
    take_lookup(connection)


def take_lookup(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Count a lookup of a visitor, or refuse it."""
    visitor: dict[str, str] = connection.scope["state"]
    connection.app.state.limits.look_up(visitor["address"], visitor["holder"])


async def look_up(request: Call, function: Callable[..., T], *given: Any) -> T:
    """Call the function in a thread, a few at a time: the tables need the rest of the machine.

    The lookups of each address take turns with those of the others.
    """
    registry: Registry = request.app.state.registry
    async with registry.lookups.turn(request.state["address"]):
        return await asyncio.to_thread(_call, function, *given)


def _call(function: Callable[..., T], *given: Any) -> T:
    try:
        return function(*given)
    except StopIteration as error:  # no future takes that one: the visitor would wait for ever, and keep the turn
        raise RuntimeError("a lookup ended with StopIteration") from error
