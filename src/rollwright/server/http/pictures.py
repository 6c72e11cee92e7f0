"""Cards as pictures, for who may see them."""

from litestar import Response, get

from rollwright.server.http.call import Call
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/pictures/{name:str}", media_type="image/png")
async def show_picture(table: str, name: str, request: Call, registry: Registry, width: int = 1000) -> Response[bytes]:
    """Give a card as a picture to who may see it now. Names are of one table, so a browser may keep what it was given."""
    session = await registry.find(table)
    picture = await registry.pictures.answer(session.table, session.table.seat_of(request.state["holder"]), name, width)
    return Response(
        picture, media_type=registry.pictures.media_type, headers={"cache-control": "private, max-age=86400, immutable"}
    )


ROUTES = [show_picture]
