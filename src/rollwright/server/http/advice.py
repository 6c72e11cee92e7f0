"""Hints, and the best choice of a round that is over, in games that give them."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rollwright.server.http.call import Call, holder_of, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.socket.messages import Advised
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.registry import Registry
from rollwright.server.table.rights import seat_of


@get("/api/tables/{table:str}/hint", guards=[limit_lookups])
async def show_hint(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Advised:
    """Say what the visitor's own seat could do now."""
    session = await visit(request, table)
    seat, advice = seat_of(session.table, holder_of(request, session.table)), session.table.game.advice
    state = await registry.writer.look(session, lambda table: table.state)
    return Advised(None if advice is None or state is None else await look_up(registry, advice.hint, state, seat))


@get("/api/tables/{table:str}/best", guards=[limit_lookups])
async def show_best(
    table: FromPath[str], request: Call, registry: NamedDependency[Registry], seat: FromQuery[int]
) -> Advised:
    """Say what a seat could have done best in the round last revealed."""
    session = await visit(request, table)
    chair_of(session.table.chairs, seat)
    advice = session.table.game.advice
    state = await registry.writer.look(session, lambda table: table.state)
    return Advised(None if advice is None or state is None else await look_up(registry, advice.best, state, seat))


ROUTES = [show_hint, show_best]
