"""The page itself: built files, and the document that is the answer at every address of the page."""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from html import escape
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import quote, urlencode

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import File

from rollwright import games
from rollwright.core import NotFound, RollwrightError
from rollwright.locale import package_words, say
from rollwright.server.challenge.challenges import Challenges
from rollwright.server.challenge.picture import HEIGHT, WIDTH
from rollwright.server.challenge.share import share_text
from rollwright.server.http.call import Call
from rollwright.server.http.document import read_build
from rollwright.server.http.games import list_all
from rollwright.server.http.public import public_tables
from rollwright.server.http.tables import card_for, mine
from rollwright.server.layers.asgi import language_of
from rollwright.server.layers.sub_path import site_address, site_path
from rollwright.server.refusals import TooMuch
from rollwright.server.site_settings import Site
from rollwright.server.socket.messages import TableCard
from rollwright.server.table.codes import read_link

PACKED = {"br": ".br", "gzip": ".gz"}  # the best first
STATIC = Path(__file__).parent.parent / "static"


@get("/", include_in_schema=False)
async def show_home(request: Call) -> Response[str]:
    answers: dict[str, object] = {"/api/public": await public_tables(request)}
    with suppress(TooMuch):  # the page asks for its tables itself, and gets the sentence
        answers["/api/me/tables"] = [] if request.state["stranger"] else await mine(request)
    return page(request, parts=("home",), answers=answers)


@get("/table/{table:str}", include_in_schema=False)
async def show_table_page(request: Call, table: FromPath[str]) -> Response[str]:
    """Give the page of a table. Where the address has the table's key, its card comes along, and the game is named."""
    card = await _card(request, table)
    if card is None:
        return page(request, parts=("table",))
    parts = ("table", *(("sit",) if card.phase == "open" else ()), card.game, *_words(request, card.game))
    return page(request, parts=parts, answers={f"/api/tables/{card.link}": card})


@get(["/open", "/open/{game:str}"], include_in_schema=False)
async def show_open_page(request: Call) -> Response[str]:
    game = request.path_params.get("game", next(iter(games.GAMES)))
    return page(request, parts=("Open", game, *_words(request, game)))


@get("/challenge/{challenge:str}", include_in_schema=False)
async def show_challenge_page(request: Call, challenge: FromPath[str], result: FromQuery[str] = "") -> Response[str]:
    """Give the page of a challenge. The link of a shared result brings its picture for the preview of a message."""
    return page(request, head=await _preview(request, challenge, result) if result else "")


OTHER_PAGES = [
    "/rules",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/print/{game:str}",
    "/caller/{game:str}",
    "/score/{game:str}",
    "/today",
    "/league",
    "/table/{table:str}/replay",
    "/table/{table:str}/review",
    "/room/{room:str}",
    "/room/{room:str}/tally",
    "/evening/{evening:str}",
    "/review",
    "/mine",
    "/practice",
    "/practice/{position:str}",
    "/move",
    "/words",
    "/book",
    "/book/{game:str}",
]


@get(OTHER_PAGES, include_in_schema=False)
async def show_page(request: Call) -> Response[str]:
    return page(request)


def wants_page(request: Call) -> bool:
    """Say whether a browser asks for something to show: then a page says that nothing is there."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def page(
    request: Call,
    status: int = 200,
    parts: Iterable[str] = (),
    answers: Mapping[str, object] | None = None,
    offline: bool = False,
    head: str = "",
) -> Response[str]:
    """Give the page, or say how to build it. `parts` and `answers` are what this address needs beside the first.

    `head` is markup for the head of the document.
    `offline`: a copy that the service worker keeps and shows when it cannot reach the server.
    """
    language = language_of(request.scope)
    build = read_build(STATIC)
    if build is not None:
        carried = {"/api/games": list_all(), f"/api/words/{language}": package_words(language), **(answers or {})}
        stranger = bool(request.state["stranger"]) and not offline
        text = build.page(site_path(request.scope), (*_words(request, "page"), *parts), carried, stranger)
        text = text.replace("<html ", "<html data-offline ", 1) if offline else text
        text = text.replace("</head>", f"{head}</head>", 1)
        text = text.replace(
            'name="dictionary" content=""', f'name="dictionary" content="{escape(_dictionary(request))}"'
        )
    else:
        said = [say(language, message) for message in ("server-not-built-title", "server-not-built-text")]
        text = (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{said[0]}</title>'
            f"<h1>{said[0]}</h1><p>{said[1]}</p></html>"
        )
    headers = {"cache-control": "no-store", "vary": "accept-language, cookie"}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


async def _preview(request: Call, challenge: str, result: str) -> str:
    """Return the tags with which other sites show a shared result, or nothing where there is none of this key."""
    challenges: Challenges = request.app.state.challenges
    language = language_of(request.scope)
    try:
        shared = await challenges.shared(challenge, "", result)
    except RollwrightError:
        return ""
    query = urlencode({"result": result, "language": language})
    told = {
        "og:type": "website",
        "og:site_name": "Rollwright",
        "og:title": share_text(language, shared),
        "og:image": f"{site_address(request)}/api/challenges/{quote(challenge)}/picture?{query}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}">\n' for name, value in told.items())


def _dictionary(request: Call) -> str:
    site: Site = request.app.state.site
    return site.dictionary


def _words(request: Call, *areas: str) -> list[str]:
    return [f"words-{language_of(request.scope)}-{area}" for area in areas]


async def _card(request: Call, link: str) -> TableCard | None:
    """Return the card of a table, for a visitor whose address has its key. Codes can be guessed: they get none here."""
    if not read_link(link)[1]:
        return None
    try:
        return await card_for(request, link)
    except RollwrightError:
        return None  # the page asks for itself, and gets the sentence


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
    for encoding, suffix in PACKED.items():
        packed = found.with_name(f"{found.name}{suffix}")
        if _takes(request, encoding) and packed.is_file():
            return File(
                packed,
                filename=found.name,
                content_disposition_type="inline",
                headers=headers | {"content-encoding": encoding},
                media_type=guess_type(found)[0],
            )
    return File(found, filename=found.name, content_disposition_type="inline", headers=headers)


def built_files() -> list[str]:
    """Return the names of all built files, within their folder."""
    return [found.relative_to(STATIC).as_posix() for found in STATIC.rglob("*") if found.is_file()]


def _built(path: Path) -> Path | None:
    """Return the file of this name, if there is one. The folder itself may lie behind a symbolic link."""
    try:
        folder = STATIC.resolve()
        found = (folder / str(path).lstrip("/")).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):  # no file can have this name
        return None


def _takes(request: Call, encoding: str) -> bool:
    """Say whether the visitor takes files packed so. A quality of 0 is a no."""
    accepted = request.headers.get("accept-encoding", "").replace(" ", "").lower()
    return re.search(rf"(?:^|,){encoding}(?!;q=0(?:\.0*)?(?:,|$))(?:;|,|$)", accepted) is not None


ROUTES = [show_home, show_table_page, show_challenge_page, show_open_page, show_page, show_icon, show_file]
