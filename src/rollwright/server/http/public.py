"""The list of public tables."""

from litestar import get

from rollwright.server.http.call import Call
from rollwright.server.http.public_cards import PublicCard, PublicSeat, PublicTables
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session


@get("/api/public")
async def list_public(request: Call) -> PublicTables:
    """List the tables that anybody may join."""
    return await public_tables(request)


ROUTES = [list_public]


async def public_tables(request: Call) -> PublicTables:
    """Return the list; the document of the home page carries it, too."""
    registry: Registry | None = request.app.state.get("registry")
    if registry is None:  # the server is still starting
        return PublicTables(offered=False, tables=())
    offered = registry.settings.site.public_tables
    return PublicTables(offered, tuple(_card(session) for session in await registry.public.tables()))


def _card(session: Session) -> PublicCard:
    """Return the card of a table by its code alone: its key stays with the people who were sent its link."""
    table = session.table
    seats = tuple(PublicSeat(chair.name, chair.bot is not None) for chair in table.chairs)
    return PublicCard(table.name, table.opened.game, table.opened.options, table.opened.pace, seats)
