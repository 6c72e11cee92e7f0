"""The review of a finished table: asked for, and looked at."""

from functools import partial

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from rollwright.core import NotFound, Record, paper_seats_of
from rollwright.review import can_review
from rollwright.review.standing import among_levels
from rollwright.server.http.call import Call, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.refusals import StillSealed, WrongPhase
from rollwright.server.reviews.messages import ReviewCard
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.store.archive import record_of
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
    reading = partial(_record, registry, session)
    return _with_levels(session, await _queue(request).ask(session.table.name, request.state["address"], reading))


def _with_levels(session: Session, card: ReviewCard) -> ReviewCard:
    """Add how the game stands among our bots' games: this is not kept, since bots change without the reviewer."""
    return card if card.review is None else replace(card, review=among_levels(card.review, session.table.options))


async def reviewable(request: Call, table: str) -> Session:
    """Return the session of a table whose game has been played to its end, and whose dice are no secret."""
    session = await visit(request, table)
    if session.table.phase != "over":
        raise WrongPhase("not-over")
    if session.table.early:
        raise WrongPhase("ended-early")
    if session.is_sealed():
        raise StillSealed
    on_paper = paper_seats_of(session.table.game)
    if on_paper:
        raise WrongPhase("paper-review", names=", ".join(session.table.names[seat] for seat in on_paper))
    game = session.table.game.info
    if not can_review(game.id):
        raise NotFound("no-review", title=game.title)
    return session


async def _record(registry: Registry, session: Session) -> Record:
    return await look_up(registry, record_of, *await registry.history(session))


def _queue(request: Call) -> ReviewQueue:
    queue: ReviewQueue = request.app.state.reviews
    return queue


ROUTES = [show_review, ask_for_review]
