"""The review of a finished table: asked for, and looked at; and that of a game that somebody brings as a file."""

from functools import partial

from litestar import get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath
from msgspec.structs import replace

from rollwright.review.brought import BadGameFile
from rollwright.review.standing import among_levels
from rollwright.server.http.call import Call, read_body, visit
from rollwright.server.http.lookups import limit_lookups
from rollwright.server.layers.asgi import language_of
from rollwright.server.reviews.brought import MOST_BYTES, BroughtFiles
from rollwright.server.reviews.messages import BroughtCard, ReviewCard
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.reviews.reviewable import read_game, refuse_without_review
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session


@get("/api/tables/{table:str}/review", guards=[limit_lookups])
async def show_review(table: FromPath[str], request: Call) -> ReviewCard:
    """Show the review of a finished game, or how far it is."""
    session = await reviewable(request, table)
    return _with_levels(session, await _queue(request).look(session.table.name))


@post("/api/tables/{table:str}/review", guards=[limit_lookups])
async def ask_for_review(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> ReviewCard:
    """Have a finished game reviewed. Asked again, it only says how far the review is."""
    session = await reviewable(request, table)
    reading = partial(read_game, registry, session)
    return _with_levels(session, await _queue(request).ask(session.table.name, request.state["address"], reading))


@post("/api/reviews", guards=[limit_lookups], request_max_body_size=MOST_BYTES, status_code=201)
async def bring_game(request: Call) -> BroughtCard:
    """Have a finished game reviewed that is the body: a downloaded file, or one typed in from paper."""
    return _brought(request).bring(await _file(request), language_of(request.scope), request.state["address"])


@get("/api/reviews/{name:str}", guards=[limit_lookups])
async def show_brought(name: FromPath[str], request: Call) -> BroughtCard:
    """Show the review of a game that was brought, how far it is, or what is wrong with its file."""
    return _brought(request).look(name)


async def _file(request: Call) -> bytes:
    try:
        return await read_body(request)
    except ClientException as error:
        if error.status_code != 413:
            raise
        raise BadGameFile("game-file-too-big", megabytes=MOST_BYTES // 1_000_000) from error


def _with_levels(session: Session, card: ReviewCard) -> ReviewCard:
    """Add how the game stands among our bots' games: this is not kept, since bots change without the reviewer."""
    return card if card.review is None else replace(card, review=among_levels(card.review, session.table.options))


async def reviewable(request: Call, table: str) -> Session:
    """Return the session of a table whose game has been played to its end, and whose dice are no secret."""
    session = await visit(request, table)
    refuse_without_review(session)
    return session


def _queue(request: Call) -> ReviewQueue:
    queue: ReviewQueue = request.app.state.reviews
    return queue


def _brought(request: Call) -> BroughtFiles:
    files: BroughtFiles = request.app.state.brought
    return files


ROUTES = [show_review, ask_for_review, bring_game, show_brought]
