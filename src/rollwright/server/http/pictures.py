"""Cards as pictures, for the seats that may see them."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rollwright.server.http.call import Call, visit
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/pictures/{name:str}", media_type="image/png")
async def show_picture(
    table: FromPath[str],
    name: FromPath[str],
    request: Call,
    registry: NamedDependency[Registry],
    width: FromQuery[int] = 1000,
) -> Response[bytes]:
    """Give a picture to a seat that may see it now. A name belongs to one table, so a browser may keep the picture."""
    session = await visit(request, table)
    seat = session.table.seat_of(request.state["holder"])
    picture, media_type = await registry.pictures.answer(session.table, seat, name, width)
    return Response(picture, media_type=media_type, headers={"cache-control": "private, max-age=86400, immutable"})


ROUTES = [show_picture]
