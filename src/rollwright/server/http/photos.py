"""A photo of a sheet over HTTP: it is read, and then forgotten."""

from litestar import post
from litestar.exceptions import ClientException
from litestar.params import FromPath

from rollwright import games
from rollwright.core import Refused, options_of, scorer_of
from rollwright.photo.errors import BadPhoto
from rollwright.photo.picture import MOST_BYTES
from rollwright.server.http.call import Call, read_body
from rollwright.server.http.games import options_in
from rollwright.server.http.lookups import limit_lookups
from rollwright.server.http.photo_cards import ReadSheet, card_of
from rollwright.server.queues.photo_queue import PhotoQueue


@post("/api/games/{game:str}/photo", guards=[limit_lookups], status_code=200, request_max_body_size=MOST_BYTES)
async def read_photo(game: FromPath[str], request: Call) -> ReadSheet:
    """Read the sheet in the picture that is the body (JPEG, PNG or WebP); the query has the other options."""
    found = games.find(game)
    scorer_of(found)
    options_in(found, request)
    queue: PhotoQueue = request.app.state.photos
    known = [option.id for option in options_of(found)]
    given = {name: request.query_params[name] for name in known if name in request.query_params}
    address: str = request.state["address"]
    with queue.place(address) as place:
        reading = await queue.read(await _picture(request), given, place)
    if reading.game != found.info.id:
        raise Refused("sheet-of-another-game", title=games.find(reading.game).info.title)
    return card_of(reading)


async def _picture(request: Call) -> bytes:
    try:
        return await read_body(request)
    except ClientException as error:
        if error.status_code != 413:
            raise
        raise BadPhoto("photo-too-heavy", megabytes=MOST_BYTES // 1_000_000) from error


ROUTES = [read_photo]
