"""Hints, the best choice of a round that is over, and what a teacher says of the player's own."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollwright.bots.hints import hint, is_noted
from rollwright.core import paper_seats_of, without_paper
from rollwright.review.choice import can_weigh, weigh
from rollwright.server.http.call import Call, check_body, holder_of, visit
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.http.practice import choice_cost
from rollwright.server.layers.asgi import language_of
from rollwright.server.refusals import NoTeacher
from rollwright.server.socket.messages import Advised, HintWish, Taught
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.commands import check_id
from rollwright.server.table.hinting import NoteHint, TakeHint, given, seat_to_hint
from rollwright.server.table.registry import Registry
from rollwright.server.table.rights import seat_of


@post("/api/tables/{table:str}/hint", guards=[limit_lookups], status_code=200, before_request=check_body)
async def give_hint(
    table: FromPath[str], data: JSONBody[HintWish], request: Call, registry: NamedDependency[Registry]
) -> Advised:
    """Say what the visitor's own seat could do now. The hint is marked in the log before it is told."""
    check_id(data.id)
    session = await visit(request, table)
    holder = holder_of(request, session.table)
    state, seat = await registry.writer.look(
        session, lambda table: (table.state, seat_to_hint(table, holder, data.seat))
    )
    if is_noted(session.table.game):
        asked = NoteHint(holder, data.id, registry.clock.now())
        return Advised(await registry.writer.do(session, asked, lambda table: given(table, seat)))
    found = await look_up(request, hint, session.table.game, session.table.options, state, seat)
    if found is not None:
        await registry.writer.do(session, TakeHint(holder, data.id, found))
    return Advised(found)


@get("/api/tables/{table:str}/best", guards=[limit_lookups])
async def show_best(
    table: FromPath[str], request: Call, registry: NamedDependency[Registry], seat: FromQuery[int]
) -> Advised:
    """Say what a seat could have done best in the round last revealed."""
    session = await visit(request, table)
    chair_of(session.table.chairs, seat)
    advice = session.table.game.advice
    state = await registry.writer.look(session, lambda table: table.state)
    return Advised(None if advice is None or state is None else await look_up(request, advice.best, state, seat))


@get("/api/tables/{table:str}/lesson", guards=[limit_lookups])
async def show_lesson(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Taught:
    """Say what the visitor's own choice cost in the round last closed."""
    session = await visit(request, table)
    holder = holder_of(request, session.table)
    seat, closed = await registry.writer.look(session, lambda table: (seat_of(table, holder), table.closed))
    game, options = session.table.game, session.table.options
    if not session.table.opened.way.teacher or not can_weigh(game):
        raise NoTeacher
    if closed is None or seat in paper_seats_of(game):
        return Taught(None)
    rules, before, later = without_paper(game, *closed)
    cost = await look_up(request, weigh, rules, options, before, later, seat)
    return Taught(choice_cost(cost, language_of(request.scope)))


ROUTES = [give_hint, show_lesson, show_best]
