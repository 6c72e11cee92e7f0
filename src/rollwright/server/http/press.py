"""Printed things over HTTP: a game's sheets, cards and rules, their preview, and a table with what is written."""

from collections.abc import Hashable

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from rollwright import games
from rollwright.core import NotFound, commit, paper_seats_of, places
from rollwright.locale import LANGUAGES, Language
from rollwright.press.options import PrintOptions, read_print_options
from rollwright.press.printing import has_backs, print_game, sheet_names, what_prints
from rollwright.press.souvenir import Evening, Game, Guest, print_evening
from rollwright.press.tables import TableToPrint, print_table
from rollwright.press.typeset import to_pdf, to_pictures
from rollwright.press.worker import Wish, print_apart
from rollwright.server.http.call import Call, holder_of, visit, visit_evening
from rollwright.server.http.lookups import limit_lookups, take_lookup
from rollwright.server.layers.asgi import language_of
from rollwright.server.layers.sub_path import site_address
from rollwright.server.queues.press_queue import PressQueue
from rollwright.server.refusals import WrongPhase
from rollwright.server.room.evening import PlayedGame, tally
from rollwright.server.room.results import games_so_far
from rollwright.server.socket.messages import PrintPreview
from rollwright.server.table.codes import read_link
from rollwright.server.table.registry import Registry
from rollwright.server.table.rights import seat_of
from rollwright.server.table.table import Table

PDF, PNG = "application/pdf", "image/png"
PREVIEW_PPI = 104.0
MOST_PAGES = 24  # pages of a preview
FRESH = {"cache-control": "no-cache"}


@get("/api/games/{game:str}/print", guards=[limit_lookups])
async def show_preview(game: FromPath[str], request: Call) -> PrintPreview:
    """Say how many pages the preview has, and how many will be printed."""
    options, language = _wishes(request)
    pages, copies = await _preview(request, game, options, language)
    found = games.find(game)
    backs, sheets = has_backs(found), sheet_names(found, language)
    return PrintPreview(len(pages), len(pages) * copies, what_prints(found), sheets, backs)


@get("/api/games/{game:str}/print/{page:int}", media_type=PNG)
async def show_page(game: FromPath[str], page: FromPath[int], request: Call) -> Response[bytes]:
    """Give one page of the preview as a picture; only one that is not made yet counts as a lookup."""
    options, language = _wishes(request)
    if not _queue(request).has(_preview_key(game, options, language)):
        take_lookup(request)
    pages, _ = await _preview(request, game, options, language)
    if not 1 <= page <= len(pages):
        raise NotFound("no-page", page=page)
    return Response(pages[page - 1], media_type=PNG, headers=FRESH)


@get("/api/games/{game:str}/print.pdf", media_type=PDF, guards=[limit_lookups])
async def print_a_game(game: FromPath[str], request: Call) -> Response[bytes]:
    """Give the sheets, cards and rules of a game as a PDF."""
    found = games.find(game)
    options, language = _wishes(request)

    def make() -> list[bytes]:
        if options.copies > 1:
            return [print_apart(Wish(found.info.id, options, language))]
        return [to_pdf(print_game(found, options, language))]

    made = await _queue(request).make((found.info.id, options, language, "pdf"), make, request.state["address"])
    return _file(made[0], f"{found.info.id}.pdf")


@get("/api/tables/{table:str}/print.pdf", media_type=PDF, guards=[limit_lookups])
async def print_a_table(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Response[bytes]:
    """Give a table as a PDF: a finished one to anybody who has its link, a running one to its seats."""
    options, language = _wishes(request)
    session = await visit(request, table)
    holder = holder_of(request, session.table)
    replay = f"{site_address(request)}/table/{session.table.link}/replay"
    shown = await registry.writer.look(session, lambda seen: _shown(seen, holder, replay))
    made = await _queue(request).make(
        None, lambda: [to_pdf(print_table(shown, options, language))], request.state["address"]
    )
    return _file(made[0], f"{shown.game.info.id}-{session.table.name}.pdf")


@get("/api/evenings/{evening:str}/print.pdf", media_type=PDF, guards=[limit_lookups])
async def print_an_evening(
    evening: FromPath[str], request: Call, registry: NamedDependency[Registry]
) -> Response[bytes]:
    """Give the tally of a room as a souvenir of one page, to anybody who has the link of the page to keep."""
    options, language = _wishes(request)
    session = await visit_evening(request, evening)
    played = await registry.writer.look(session, games_so_far)
    if not played:
        raise WrongPhase("not-over")
    code, _ = read_link(session.table.room)
    shown = Evening(code, _guests(played), _games(played), f"{site_address(request)}/evening/{evening}")
    made = await _queue(request).make(
        None, lambda: [to_pdf(print_evening(shown, options, language))], request.state["address"]
    )
    return _file(made[0], f"evening-{code}.pdf")


def _guests(played: tuple[PlayedGame, ...]) -> tuple[Guest, ...]:
    return tuple(
        Guest(line.name, line.place, line.points, (line.medals.gold, line.medals.silver, line.medals.bronze))
        for line in tally(played)
    )


def _games(played: tuple[PlayedGame, ...]) -> tuple[Game, ...]:
    found: list[Game] = []
    for each in played:
        winners = [seat for seat in each.seats if seat.place == 1]
        total = winners[0].total if winners else 0
        found.append(Game(each.game, each.at, tuple(seat.name for seat in winners), total, each.early))
    return tuple(found)


def _shown(table: Table, holder: str, replay: str) -> TableToPrint:
    """Return what the asker may see: everything once the game is over, before that the view of the own seat."""
    if table.snapshot is None:
        raise WrongPhase("not-started")
    over = table.phase == "over"
    seat = None if over else seat_of(table, holder)
    return TableToPrint(
        game=table.game,
        options=table.options,
        names=table.names,
        view=table.snapshot.view(seat),
        places=places(table.game, table.state, len(table.names)) if over else (),
        commitment=commit(table.opened.secret),
        replay=replay if over else "",
        paper=paper_seats_of(table.game),
    )


def _wishes(request: Call) -> tuple[PrintOptions, Language]:
    """Read the query. `language` is that of the page; without it the browser's counts."""
    given = {name: request.query_params[name] for name in request.query_params if name not in ("language", "hand")}
    wished = request.query_params.get("language")
    options = read_print_options(given)
    for language in LANGUAGES:
        if language == wished:
            return options, language
    return options, language_of(request.scope)


async def _preview(request: Call, game: str, options: PrintOptions, language: Language) -> tuple[list[bytes], int]:
    """Return the pages of one copy as pictures, and the number of copies."""
    found = games.find(game)
    one = replace(options, copies=1)

    def draw() -> list[bytes]:
        document = print_game(found, one, language)
        document.pages = document.pages[:MOST_PAGES]
        return to_pictures(document, PREVIEW_PPI)

    key, address = _preview_key(game, options, language), request.state["address"]
    return await _queue(request).make(key, draw, address), options.copies


def _preview_key(game: str, options: PrintOptions, language: Language) -> Hashable:
    return game, replace(options, copies=1), language, "png"


def _queue(request: Call) -> PressQueue:
    queue: PressQueue = request.app.state.press
    return queue


def _file(made: bytes, name: str) -> Response[bytes]:
    headers = {**FRESH, "content-disposition": f'inline; filename="{name}"'}
    return Response(made, media_type=PDF, headers=headers)


ROUTES = [show_preview, show_page, print_a_game, print_a_table, print_an_evening]
