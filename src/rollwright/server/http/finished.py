"""What a finished game leaves behind: its record as one file, and its rounds."""

import asyncio

from litestar import Response, get

from rollwright.core import Record
from rollwright.server.socket.messages import (
    RoundStep,
)
from rollwright.server.store.archive import record_of, rounds_of
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/record")
async def show_record(table: str, registry: Registry) -> Response[Record]:
    """Give a finished game as one file."""
    name, events = await registry.history(table)
    kept = await asyncio.to_thread(record_of, name, events)  # a whole game is played again: others need not wait for it
    return Response(kept, headers={"content-disposition": f'attachment; filename="{kept.game}-{name}.json"'})


@get("/api/tables/{table:str}/rounds")
async def show_rounds(table: str, registry: Registry) -> list[RoundStep]:
    """Show a finished game round by round."""
    return await asyncio.to_thread(rounds_of, *await registry.history(table))


ROUTES = [show_record, show_rounds]
