"""The words of games and bots from packages: the page was built without them."""

from litestar import Response, get
from litestar.params import FromPath

from rollwright.core import NotFound
from rollwright.locale import LANGUAGES, package_words


@get("/api/words/{language:str}")
async def show_words(language: FromPath[str]) -> Response[str]:
    """Give the catalogues that installed packages bring, in Fluent; empty where there are none."""
    for known in LANGUAGES:
        if language == known:
            return Response(package_words(known), media_type="text/plain", headers={"cache-control": "no-cache"})
    raise NotFound


ROUTES = [show_words]
