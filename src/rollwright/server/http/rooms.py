"""Rooms as JSON: the current table and the tally, and the tally alone for the page to keep."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from rollwright.server.http.call import Call, visit, visit_evening
from rollwright.server.http.tables import table_card
from rollwright.server.room.evening import games_of, tally
from rollwright.server.room.results import evening_link, games_so_far
from rollwright.server.socket.messages import EveningCard, RoomCard
from rollwright.server.table.codes import read_link
from rollwright.server.table.registry import Registry


@get("/api/rooms/{room:str}")
async def show_room(room: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> RoomCard:
    """Show a room, named by the link or the code of any of its tables."""
    holder = request.state["holder"]
    session = await registry.rooms.current(await visit(request, room), request.state["address"])
    card = await registry.writer.look(session, lambda _: table_card(session, holder))
    code, key = read_link(session.table.room)
    played = games_so_far(session.table)
    return RoomCard(code, session.table.room, evening_link(code, key), games_of(played), tally(played, holder), card)


@get("/api/evenings/{evening:str}")
async def show_evening(evening: FromPath[str], request: Call) -> EveningCard:
    """Show the tally of a room to anybody who has the link of the page to keep."""
    played = games_so_far((await visit_evening(request, evening)).table)
    return EveningCard(games_of(played), tally(played, request.state["holder"]))


ROUTES = [show_room, show_evening]
