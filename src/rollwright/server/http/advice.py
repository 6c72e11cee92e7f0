"""Hints, and what would have been best."""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import get

from rollwright.core import Suggestion
from rollwright.server.http.call import Call
from rollwright.server.socket.messages import (
    Advised,
)
from rollwright.server.table import commands
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

Advise = Callable[[Any, int], Suggestion | None]


@get("/api/tables/{table:str}/hint")
async def show_hint(table: str, request: Call, registry: Registry) -> Advised:
    """Say what whoever asks could do now, in games that give hints."""
    session = await registry.find(table)
    seat, advice = commands.must_sit(session.table.seat_of(request.state["holder"])), session.table.game.advice
    return await _advised(registry, session, advice and advice.hint, seat)


@get("/api/tables/{table:str}/best")
async def show_best(table: str, registry: Registry, seat: int) -> Advised:
    """Say what a seat could have done best in the round last revealed."""
    session = await registry.find(table)
    commands.chair_of(session.table, seat)
    advice = session.table.game.advice
    return await _advised(registry, session, advice and advice.best, seat)


ROUTES = [show_hint, show_best]


async def _advised(registry: Registry, session: Session, advise: Advise | None, seat: int) -> Advised:
    """Ask the game in a thread: it may have to search."""
    state = await registry.look(session, lambda table: table.state)
    return Advised(await asyncio.to_thread(advise, state, seat) if advise and state is not None else None)
