"""The site as an application on a device: its manifest, and the document that is shown without the server."""

from litestar import Response, get
from msgspec import Struct

from rollwright.locale import say
from rollwright.server.http.call import Call
from rollwright.server.http.site import page
from rollwright.server.layers.asgi import language_of

FELT, TABLE = "#46713f", "#c4ccc2"  # of the icon; of the table


class Icon(Struct, frozen=True):
    """One picture of the application. Its address counts from the manifest's own."""

    src: str
    sizes: str
    type: str
    purpose: str


class Manifest(Struct, frozen=True):
    """The web application manifest (W3C)."""

    name: str
    short_name: str
    description: str
    lang: str
    start_url: str
    scope: str
    display: str
    theme_color: str
    background_color: str
    icons: tuple[Icon, ...]


ICONS = (
    Icon("favicon.svg", "any", "image/svg+xml", "any"),
    Icon("icon-192.png", "192x192", "image/png", "any"),
    Icon("icon-512.png", "512x512", "image/png", "any"),
    Icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)


@get("/manifest.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def show_manifest(request: Call) -> Response[Manifest]:
    """Describe the application. All addresses count from here, so that the site may lie under a path."""
    language = language_of(request.scope)
    manifest = Manifest(
        name="Rollwright",
        short_name="Rollwright",
        description=say(language, "server-app-description"),
        lang=language,
        start_url="./",
        scope="./",
        display="standalone",
        theme_color=FELT,
        background_color=TABLE,
        icons=ICONS,
    )
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(manifest, media_type="application/manifest+json", headers=headers)


@get("/offline", include_in_schema=False)
async def show_offline(request: Call) -> Response[str]:
    """Give the document that the service worker keeps. It holds nothing of one visitor."""
    return page(request, offline=True)


ROUTES = [show_manifest, show_offline]
