"""Games and tables as JSON. Each route reads its input, calls one function and replies."""

import asyncio
import io
from collections.abc import Callable
from typing import Any

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State

from rollwright import bots, games
from rollwright.core import Game, Paper, Record, Suggestion, option_value, options_of, papers, read_options
from rollwright.server import decisions
from rollwright.server.finished import record_of, rounds_of
from rollwright.server.live import Live
from rollwright.server.messages import Advised, GameCard, Opened, OpenTable, RoundStep, Seated, SitDown, TableCard
from rollwright.server.tables import Tables

MINE = 5  # unfinished tables that a browser is reminded of

Call = Request[Any, Any, State]
Advise = Callable[[Any, int], Suggestion | None]


@get("/healthz")
async def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@get("/api/games")
async def list_games() -> list[GameCard]:
    """List the games."""
    return [*map(_game_card, games.GAMES.values())]


@get("/api/games/{game:str}/paper")
async def show_paper(game: str, request: Call) -> Paper:
    """Draw the sheet for the options in the query; missing ones have their default."""
    found = games.find(game)
    return found.sheet(_options(found, request))


@get("/api/games/{game:str}/papers")
async def show_papers(game: str, request: Call) -> dict[str, Paper]:
    """Draw all sheets by name; none where all seats write on the same."""
    found = games.find(game)
    return papers(found, _options(found, request))


@post("/api/tables")
async def open_table(data: OpenTable, request: Call, tables: Tables) -> Opened:
    """Open a table."""
    return Opened(await tables.open(data, request.state["holder"]))


@get("/api/tables/{table:str}")
async def show_table(table: str, request: Call, tables: Tables) -> TableCard:
    """Show a table as it is seen from the door."""
    live = await tables.find(table)
    return await tables.look(live, lambda _: _table_card(live, request.state["holder"]))


@post("/api/tables/{table:str}/seats")
async def sit_down(table: str, data: SitDown, request: Call, tables: Tables) -> Seated:
    """Take a seat; a browser that already sits here gets its own again."""
    live = await tables.find(table)
    return Seated(live.table.name, await tables.sit(live, request.state["holder"], data))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def show_qr(table: str, request: Call, tables: Tables) -> bytes:
    """Draw the table's address as a QR code."""
    live = await tables.find(table)
    drawing = io.BytesIO()
    segno.make_qr(f"{request.base_url}table/{live.table.name}").save(
        drawing, kind="svg", border=0, xmldecl=False, svgns=True, nl=False, omitsize=True
    )
    return drawing.getvalue()


@get("/api/tables/{table:str}/record")
async def show_record(table: str, tables: Tables) -> Response[Record]:
    """Give a finished game as one file."""
    name, events = await tables.history(table)
    kept = await asyncio.to_thread(record_of, name, events)  # a whole game is played again: others need not wait for it
    return Response(kept, headers={"content-disposition": f'attachment; filename="{kept.game}-{name}.json"'})


@get("/api/tables/{table:str}/rounds")
async def show_rounds(table: str, tables: Tables) -> list[RoundStep]:
    """Show a finished game round by round."""
    return await asyncio.to_thread(rounds_of, *await tables.history(table))


@get("/api/tables/{table:str}/hint")
async def show_hint(table: str, request: Call, tables: Tables) -> Advised:
    """Say what whoever asks could do now, in games that give hints."""
    live = await tables.find(table)
    seat, advice = decisions.must_sit(live.table.seat_of(request.state["holder"])), live.table.game.advice
    return await _advised(tables, live, advice and advice.hint, seat)


@get("/api/tables/{table:str}/best")
async def show_best(table: str, tables: Tables, seat: int) -> Advised:
    """Say what a seat could have done best in the round last revealed."""
    live = await tables.find(table)
    decisions.chair_of(live.table, seat)
    advice = live.table.game.advice
    return await _advised(tables, live, advice and advice.best, seat)


@get("/api/me/tables")
async def list_mine(request: Call, tables: Tables) -> list[TableCard]:
    """List the unfinished tables at which this browser has a seat, the newest first."""
    holder = request.state["holder"]
    return [_table_card(live, holder) for live in await tables.of(holder, MINE)]


ROUTES = [
    health,
    list_games,
    show_paper,
    show_papers,
    open_table,
    show_table,
    sit_down,
    show_qr,
    show_record,
    show_rounds,
    show_hint,
    show_best,
    list_mine,
]


async def _advised(tables: Tables, live: Live, advise: Advise | None, seat: int) -> Advised:
    """Ask the game in a thread: it may have to search."""
    state = await tables.look(live, lambda table: table.state)
    return Advised(await asyncio.to_thread(advise, state, seat) if advise and state is not None else None)


def _game_card(game: Game) -> GameCard:
    info = game.info
    return GameCard(
        info.id,
        info.title,
        info.designers,
        info.seats,
        info.minutes,
        info.age,
        info.spot,
        options_of(game),
        bots.levels(info.id),
    )


def _table_card(live: Live, holder: str) -> TableCard:
    table = live.table
    view = table.moment.view(None) if table.moment else None
    return TableCard(
        table=table.name,
        game=table.opened.game,
        options=table.opened.options,
        phase=table.phase,
        seats=live.cards(),
        me=table.seat_of(holder),
        round=view.round if view else 0,
        rounds=view.rounds if view else table.game.sheet(table.options).rounds,
    )


def _options(game: Game, request: Call) -> Any:
    given = {
        option.id: option_value(option, request.query_params[option.id])
        for option in options_of(game)
        if option.id in request.query_params
    }
    return read_options(game, given)
