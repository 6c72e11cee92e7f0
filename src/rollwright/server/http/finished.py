"""A finished game: its record as one file, and its rounds."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from rollwright.core import Record
from rollwright.server.http.call import Call, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.refusals import StillSealed
from rollwright.server.socket.messages import RoundStep
from rollwright.server.store.archive import record_of, rounds_of
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/record", guards=[limit_lookups])
async def show_record(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Response[Record]:
    """Give a finished game as one file."""
    session = await visit(request, table)
    if session.is_sealed():
        raise StillSealed
    code, events = await registry.history(session)
    kept = await look_up(registry, record_of, code, events)
    return Response(kept, headers={"content-disposition": f'attachment; filename="{kept.game}-{code}.json"'})


@get("/api/tables/{table:str}/rounds", guards=[limit_lookups])
async def show_rounds(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> list[RoundStep]:
    """Show a finished game round by round."""
    return await look_up(registry, rounds_of, *await registry.history(await visit(request, table)))


ROUTES = [show_record, show_rounds]
