"""A browser's identity, which people know as its pencil, moves to another device by a code that works once."""

import io
from typing import Any

import segno
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rollwright.server import transfer
from rollwright.server.http.call import Call, check_body
from rollwright.server.http.transfer_cards import MovePencil, PencilTaken, TakePencil, TransferCode
from rollwright.server.layers.guard import fresh_token, set_cookie, token_hash, token_of
from rollwright.server.layers.sub_path import site_address
from rollwright.server.refusals import TooMuch
from rollwright.server.table import names
from rollwright.server.table.registry import Registry


@post("/api/me/transfer", before_request=check_body)
async def send_pencil(data: JSONBody[MovePencil], request: Call, registry: NamedDependency[Registry]) -> TransferCode:
    """Make a code that moves this browser's pencil to another device, once, within ten minutes."""
    token = token_of(request.scope)
    if token is None:
        raise transfer.NoTransfer("no-pencil")
    registry.limits.look_up(request.state["address"], request.state["holder"])
    name = names.read_name(data.name) if data.name else ""
    registry.limits.send_pencil(request.state["address"])
    carried = transfer.CarriedPencil(token, name, data.pencil, data.practice)
    code = await transfer.send(registry.store.transfers, carried, registry.clock)
    link = f"{site_address(request)}/move#{code}"
    drawing = io.BytesIO()
    segno.make_qr(link).save(drawing, kind="svg", border=0, xmldecl=False, svgns=True, nl=False, omitsize=True)
    return TransferCode(transfer.in_groups(code), link, drawing.getvalue().decode(), transfer.LASTS)


@post("/api/transfer", before_request=check_body)
async def take_pencil(
    data: JSONBody[TakePencil], request: Call, registry: NamedDependency[Registry]
) -> Response[PencilTaken]:
    """Take a pencil on this device. Wrong codes are limited as those of tables are."""
    guess = registry.limits.guess(request.state["address"], "pencil")
    if guess is None:
        raise TooMuch("too-many-guesses")
    holder, store = request.state["holder"], registry.store
    carried = await transfer.look(store.transfers, data.code, holder, registry.clock)
    guess.put_back()
    if token_hash(carried.token) == holder:
        raise transfer.PencilInUse("pencil-here")
    if not data.replace and not request.state["stranger"] and await _has_games(registry, holder):
        raise transfer.PencilInUse
    await transfer.take(store.transfers, data.code, holder)
    answer = Response(PencilTaken(carried.name, carried.pencil, carried.practice), status_code=200)
    return _with_cookie(request, answer, carried.token)


@post("/api/me/pencil/put-down", before_request=check_body)
async def put_down(request: Call) -> Response[dict[str, Any]]:
    """Give this browser a new pencil. Its games go on wherever else the old one is."""
    return _with_cookie(request, Response({}, status_code=200), fresh_token())


ROUTES = [send_pencil, take_pencil, put_down]


async def _has_games(registry: Registry, holder: str) -> bool:
    return bool(
        await registry.store.unfinished(holder, "sat", 0, 1) or await registry.store.results.of_holder(holder, "", 1)
    )


def _with_cookie(request: Call, answer: Response[Any], token: str) -> Response[Any]:
    answer.headers["set-cookie"] = set_cookie(request.scope, token)
    answer.headers["cache-control"] = "no-store"
    return answer
