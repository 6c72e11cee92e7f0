"""A finished game: its record as one file, and its rounds."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from rollwright.core import Record, new_secret
from rollwright.server.http.call import Call, check_body, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.refusals import StillSealed
from rollwright.server.socket.messages import Opened, RoundStep, TryAgain, WaysToTry
from rollwright.server.store.archive import record_of, rounds_of
from rollwright.server.table.codes import new_key
from rollwright.server.table.commands import check_id
from rollwright.server.table.registry import Registry
from rollwright.server.table.trying import as_tried, ways_to_try


@get("/api/tables/{table:str}/record", guards=[limit_lookups])
async def show_record(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Response[Record]:
    """Give a finished game as one file."""
    session = await visit(request, table)
    if session.hides_dice():
        raise StillSealed
    code, events = await registry.history(session, request.state["address"])
    kept = await look_up(request, record_of, code, events)
    return Response(kept, headers={"content-disposition": f'attachment; filename="{kept.game}-{code}.json"'})


@get("/api/tables/{table:str}/rounds", guards=[limit_lookups])
async def show_rounds(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> list[RoundStep]:
    """Show a finished game round by round."""
    session = await visit(request, table)
    return await look_up(request, rounds_of, *await registry.history(session, request.state["address"]))


@get("/api/tables/{table:str}/tries", guards=[limit_lookups])
async def show_ways_to_try(
    table: FromPath[str],
    request: Call,
    registry: NamedDependency[Registry],
    number: Annotated[int, QueryParameter(name="round")] = 1,
    seat: FromQuery[int] = 0,
) -> WaysToTry:
    """Say with whom a round of a finished game can be tried again."""
    session = await visit(request, table)
    if session.hides_dice():
        raise StillSealed
    _, events = await registry.history(session, request.state["address"])
    return await look_up(request, ways_to_try, session.table, events, number, seat)


@post("/api/tables/{table:str}/tries", guards=[limit_lookups], before_request=check_body)
async def try_again(
    table: FromPath[str], data: JSONBody[TryAgain], request: Call, registry: NamedDependency[Registry]
) -> Opened:
    """Open a table that goes on from a round of a finished game."""
    check_id(data.id)
    session = await visit(request, table)
    if session.hides_dice():
        raise StillSealed
    _, events = await registry.history(session, request.state["address"])
    holder, visitor = request.state["holder"], request.state
    opened = await look_up(request, as_tried, data, session.table, events, holder, new_secret(), new_key())
    code = await registry.open_once(opened, visitor["address"], visitor["stranger"])
    return Opened(code, (await registry.find(code)).table.link)


ROUTES = [show_record, show_rounds, show_ways_to_try, try_again]
