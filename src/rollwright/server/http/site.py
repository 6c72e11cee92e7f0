"""The page itself: built files, and the one HTML file that is the answer at every address of the page."""

import re
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File

from rollwright.core import NotFound
from rollwright.locale import say
from rollwright.server.at_the_door import language_of
from rollwright.server.http.call import Call
from rollwright.server.sub_path import site_path

WELCOME = re.compile(r"gzip(?!;q=0(\.0*)?(,|$))")  # a quality of 0 is a no
STATIC = Path(__file__).parent.parent / "static"


@get(
    [
        "/",
        "/open",
        "/open/{game:str}",
        "/table/{table:str}",
        "/table/{table:str}/replay",
        "/rules",
        "/rules/{game:str}",
        "/learn/{game:str}",
    ],
    include_in_schema=False,
)
async def show_page(request: Call) -> Response[str]:
    return page(request)


def wants_page(request: Call) -> bool:
    """Say whether a browser asks for something to show: then a page says that nothing is there."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def page(request: Call, status: int = 200) -> Response[str]:
    """Give the page, or say how to build it."""
    index = STATIC / "index.html"
    if index.exists():
        text = _under(index.read_text("utf-8"), site_path(request.scope))
    else:
        language = language_of(request.scope)
        said = [say(language, message) for message in ("server-not-built-title", "server-not-built-text")]
        text = (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{said[0]}</title>'
            f"<h1>{said[0]}</h1><p>{said[1]}</p></html>"
        )
    return Response(text, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-cache"})


def _under(text: str, path: str) -> str:
    """Return the built page for a site under `path`: its files and its own links are found from there."""
    return text.replace('="./', f'="{path}/').replace(
        'name="site-path" content=""', f'name="site-path" content="{path}"'
    )


@get("/favicon.ico", include_in_schema=False, media_type="image/svg+xml")
async def show_icon() -> File | Response[bytes]:
    icon = STATIC / "favicon.svg"
    return File(icon, content_disposition_type="inline") if icon.exists() else Response(b"", status_code=204)


@get("/{path:path}", include_in_schema=False)
async def show_file(request: Call, path: FromPath[Path]) -> File | Response[str]:
    """Give a built file, packed where it was built so. Files under assets/ are named by content and never change.

    A browser that asks for a page that does not exist gets a page that says so.
    """
    found = _built(path)
    if found is None:
        if wants_page(request):
            return page(request, 404)
        raise NotFound
    lasting = found.is_relative_to(STATIC.resolve() / "assets")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    packed = found.with_name(f"{found.name}.gz")
    if not _takes_packed(request) or not packed.is_file():
        return File(found, filename=found.name, content_disposition_type="inline", headers=headers)
    return File(
        packed,
        filename=found.name,
        content_disposition_type="inline",
        headers=headers | {"content-encoding": "gzip"},
        media_type=guess_type(found)[0],
    )


def _built(path: Path) -> Path | None:
    """Return the file of this name, if there is one. The folder itself may lie behind a symbolic link."""
    try:
        folder = STATIC.resolve()
        found = (folder / str(path).lstrip("/")).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):  # no file can have this name
        return None


def _takes_packed(request: Call) -> bool:
    return WELCOME.search(request.headers.get("accept-encoding", "").replace(" ", "")) is not None


ROUTES = [show_page, show_icon, show_file]
