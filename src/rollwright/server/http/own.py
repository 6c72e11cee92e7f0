"""A browser's own games and its score book."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollwright import games
from rollwright.review import VERSION
from rollwright.server.book import score_book
from rollwright.server.book.course import courses
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.http.book_cards import Book, BookLine
from rollwright.server.http.call import Call, check_body, visit
from rollwright.server.http.lookups import limit_lookups
from rollwright.server.http.own_cards import FinishedCard, FinishedPage, OwnRequest, RunningPage
from rollwright.server.http.tables import table_card
from rollwright.server.refusals import BadInput
from rollwright.server.reviews.store import ReviewStore
from rollwright.server.socket.messages import TableCard
from rollwright.server.store.results import Result
from rollwright.server.table import commands
from rollwright.server.table.registry import Registry
from rollwright.server.table.visits import SEATS_OF_A_HOLDER

PAGE = 20  # tables on one page of a list
MOST_PAGES = 500  # pages of finished tables
MOST_RUNNING = SEATS_OF_A_HOLDER // PAGE  # pages of unfinished tables, each of which is loaded
LAST = 10  # games in the book
COURSE = 60  # games in the book's course over time
FRIENDS = 12
COMPARED = 500  # games of the same kind that a finished one is compared with


@get("/api/me/running", guards=[limit_lookups])
async def list_running(request: Call, registry: NamedDependency[Registry], page: FromQuery[int] = 1) -> RunningPage:
    """List the unfinished tables at which this browser has a seat, the newest first."""
    skip, holder = _skip(page, MOST_RUNNING), request.state["holder"]
    found = await registry.tables_of(holder, skip + PAGE + 1, request.state["address"])
    shown = found[skip : skip + PAGE]
    return RunningPage(tuple(table_card(session, holder) for session in shown), len(found) > skip + PAGE)


@get("/api/me/finished", guards=[limit_lookups])
async def list_finished(request: Call, registry: NamedDependency[Registry], page: FromQuery[int] = 1) -> FinishedPage:
    """List the finished tables of this browser, the newest first."""
    holder = request.state["holder"]
    found = await registry.store.results.listed(holder, _skip(page, MOST_PAGES), PAGE + 1)
    return FinishedPage(await _cards(registry, holder, found[:PAGE]), len(found) > PAGE)


@post("/api/me/tables/{table:str}/leave", before_request=check_body)
async def leave(
    table: FromPath[str], data: JSONBody[OwnRequest], request: Call, registry: NamedDependency[Registry]
) -> TableCard:
    """Give the seat back before the start; during the game a bot plays on, and the person may come back."""
    commands.check_id(data.id)
    session = await visit(request, table)
    holder = request.state["holder"]
    return await registry.writer.do(session, commands.Leave(holder, data.id), lambda _: table_card(session, holder))


@post("/api/me/tables/{table:str}/forget", before_request=check_body)
async def forget(
    table: FromPath[str], data: JSONBody[OwnRequest], request: Call, registry: NamedDependency[Registry]
) -> TableCard:
    """List a table no longer. Its seat and its results stay; before the start the chair is free again."""
    commands.check_id(data.id)
    session = await visit(request, table)
    holder = request.state["holder"]
    return await registry.writer.do(session, commands.Forget(holder, data.id), lambda _: table_card(session, holder))


@get("/api/me/book/{game:str}", guards=[limit_lookups])
async def show_book(game: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Book:
    """Show the score book of one game."""
    found, holder, results = games.find(game), request.state["holder"], registry.store.results
    played = await results.of_holder(holder, game, COURSE)
    reviews = await ReviewStore(registry.store).find_all([each.table for each in played], VERSION)
    return Book(
        game=found.info.id,
        variants=score_book.variants(found, await results.bests(holder, game)),
        last=await _cards(registry, holder, played[:LAST]),
        friends=score_book.friends(holder, await results.met(holder, game, FRIENDS)),
        courses=courses(found, played, reviews),
    )


@get("/api/me/line/{table:str}", guards=[limit_lookups])
async def show_line(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> BookLine:
    """Say how a finished game stands among this browser's games of the same kind."""
    session, holder, results = await visit(request, table), request.state["holder"], registry.store.results
    name = session.table.name
    own = next((each for each in await results.of_tables([name]) if each.holder == holder), None)
    if own is None:
        return BookLine(0, 0, 0, timed=False)
    return score_book.line(own, await results.of_holder(holder, own.game, COMPARED))


ROUTES = [list_running, list_finished, leave, forget, show_book, show_line]


def _skip(page: int, most: int) -> int:
    if not 1 <= page <= most:
        raise BadInput("bad-page", most=most)
    return PAGE * (page - 1)


async def _cards(registry: Registry, holder: str, found: list[Result]) -> tuple[FinishedCard, ...]:
    tables = [each.table for each in found]
    challenges = await ChallengeStore(registry.store).by_table(holder, tables)
    return score_book.finished_cards(found, await registry.store.results.of_tables(tables), challenges)
