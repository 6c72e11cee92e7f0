"""Tables as JSON: open one, look at it, sit down. Each route reads its input, calls one function and replies."""

import io

import segno
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollwright.core import commit
from rollwright.server.http.call import Call, check_body, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.layers.sub_path import site_address
from rollwright.server.socket.messages import Opened, OpenTable, Seated, SitDown, TableCard
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

MINE = 5  # unfinished tables that a browser is reminded of


@post("/api/tables", before_request=check_body)
async def open_table(data: JSONBody[OpenTable], request: Call, registry: NamedDependency[Registry]) -> Opened:
    """Open a table."""
    visitor = request.state
    code = await registry.open(data, visitor["holder"], visitor["address"], visitor["stranger"])
    return Opened(code, (await registry.find(code)).table.link)


@get("/api/tables/{table:str}")
async def show_table(table: FromPath[str], request: Call) -> TableCard:
    """Show a table as anybody may see it."""
    return await card_for(request, table)


@post("/api/tables/{table:str}/seats", before_request=check_body)
async def sit_down(
    table: FromPath[str], data: JSONBody[SitDown], request: Call, registry: NamedDependency[Registry]
) -> Seated:
    """Take a seat; a browser that already sits here gets its own again."""
    session, visitor = await visit(request, table), request.state
    return Seated(session.table.name, await registry.sit(session, visitor["holder"], data, visitor["address"]))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml", guards=[limit_lookups])
async def show_qr(table: FromPath[str], request: Call) -> bytes:
    """Draw the table's link as a QR code."""
    session = await visit(request, table)
    return await look_up(request, _qr, f"{site_address(request)}/table/{session.table.link}")


@get("/api/me/tables")
async def list_mine(request: Call) -> list[TableCard]:
    """List the unfinished tables at which this browser has a seat, the newest first."""
    return await mine(request)


ROUTES = [open_table, show_table, sit_down, show_qr, list_mine]


async def card_for(request: Call, table: str) -> TableCard:
    """Return a table as this visitor may see it; the page's document carries it, too."""
    registry: Registry = request.app.state.registry
    session = await visit(request, table)
    return await registry.writer.look(session, lambda _: table_card(session, request.state["holder"]))


async def mine(request: Call) -> list[TableCard]:
    registry: Registry = request.app.state.registry
    holder = request.state["holder"]
    return [table_card(session, holder) for session in await registry.tables_of(holder, MINE, request.state["address"])]


def table_card(session: Session, holder: str) -> TableCard:
    """Return a table as this visitor may see it."""
    table = session.table
    view = table.snapshot.view(None) if table.snapshot else None
    me = table.seat_of(holder)
    return TableCard(
        table=table.name,
        link=table.link,
        game=table.opened.game,
        options=table.opened.options,
        pace=table.opened.pace,
        commitment=commit(table.opened.secret),
        phase=table.phase,
        seats=session.broadcast.cards(),
        me=me,
        round=view.round if view else 0,
        rounds=view.rounds if view else table.game.sheet(table.options).rounds,
        way=table.opened.way,
        device=table.is_device(holder),
        your_move=me is not None and me in table.awaited(),
        deadline_ms=session.time_left(None) if table.opened.way.days else None,
    )


def _qr(text: str) -> bytes:
    drawing = io.BytesIO()
    segno.make_qr(text).save(drawing, kind="svg", border=0, xmldecl=False, svgns=True, nl=False, omitsize=True)
    return drawing.getvalue()
