"""The pictures of cards: encrypted for every page at the table, and one by one for the seats that may see them."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rollwright.server.http.call import Call, visit
from rollwright.server.http.lookups import limit_lookups
from rollwright.server.table.registry import Registry

KEPT = {"cache-control": "private, max-age=86400, immutable"}  # every name below belongs to one table
ENCRYPTED = "application/octet-stream"


@get("/api/tables/{table:str}/pieces/{name:str}", media_type=ENCRYPTED, guards=[limit_lookups])
async def send_pieces(
    table: FromPath[str], name: FromPath[str], request: Call, registry: NamedDependency[Registry]
) -> Response[bytes]:
    """Give the encrypted pieces of all cards to a page at the table: its `hello` has their name."""
    session = await visit(request, table)
    return Response(await registry.pictures.pieces(session.table, name), media_type=ENCRYPTED, headers=KEPT)


@get("/api/tables/{table:str}/cards/{name:str}", media_type=ENCRYPTED, guards=[limit_lookups])
async def send_cards(
    table: FromPath[str], name: FromPath[str], request: Call, registry: NamedDependency[Registry]
) -> Response[bytes]:
    """Give the encrypted cards to a page at the table, once the game has started."""
    session = await visit(request, table)
    return Response(await registry.pictures.cards(session.table, name), media_type=ENCRYPTED, headers=KEPT)


@get("/api/tables/{table:str}/pictures/{name:str}", media_type="image/png")
async def show_picture(
    table: FromPath[str],
    name: FromPath[str],
    request: Call,
    registry: NamedDependency[Registry],
    width: FromQuery[int] = 2000,
) -> Response[bytes]:
    """Give a picture to a seat that may see it now. A name belongs to one table, so a browser may keep the picture."""
    session = await visit(request, table)
    seat = session.table.seat_of(request.state["holder"])
    picture, media_type = await registry.pictures.answer(session.table, seat, name, width)
    return Response(picture, media_type=media_type, headers=KEPT)


ROUTES = [send_pieces, send_cards, show_picture]
