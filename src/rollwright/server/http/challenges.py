"""Challenges as JSON: the games of today, a challenge with its results, playing one, and laying out a league."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollwright.core import new_secret
from rollwright.locale import Language
from rollwright.server.challenge.challenge import Order
from rollwright.server.challenge.challenges import Challenges
from rollwright.server.challenge.messages import AgainstTheBest, BestSheets, ChallengeCard, LayLeague, Player, Today
from rollwright.server.challenge.painter import paint
from rollwright.server.challenge.picture import draw
from rollwright.server.http.call import Call, check_body
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.layers.asgi import language_of
from rollwright.server.queues.press_queue import PressQueue
from rollwright.server.socket.messages import Opened
from rollwright.server.table.codes import new_key
from rollwright.server.table.commands import check_id
from rollwright.server.table.registry import Registry
from rollwright.server.table.trying import against_the_best

PNG = "image/png"


@get("/api/today", guards=[limit_lookups])
async def show_today(request: Call) -> Today:
    """Show the games of today."""
    return await _challenges(request).today(request.state["holder"], language_of(request.scope))


@get("/api/challenges/{challenge:str}", guards=[limit_lookups])
async def show_challenge(
    challenge: FromPath[str], request: Call, order: FromQuery[Order | None] = None
) -> ChallengeCard:
    """Show a challenge with its results, in this order where the browser may see it."""
    return await _challenges(request).card(challenge, request.state["holder"], order)


@post("/api/challenges/{challenge:str}/play", before_request=check_body)
async def play_challenge(challenge: FromPath[str], data: JSONBody[Player], request: Call) -> Opened:
    """Sit down at a table of a challenge; a browser that asks again is given the same table."""
    visitor = request.state
    session = await _challenges(request).enter(
        challenge, data, visitor["holder"], visitor["address"], visitor["stranger"]
    )
    return Opened(session.table.name, session.table.link)


@post("/api/leagues", before_request=check_body)
async def lay_league(data: JSONBody[LayLeague], request: Call) -> ChallengeCard:
    """Lay out a league."""
    challenges, visitor = _challenges(request), request.state
    holder, language = visitor["holder"], language_of(request.scope)
    league = await challenges.lay(data, holder, language, visitor["address"], visitor["stranger"])
    return await challenges.card(league.id, holder)


@get("/api/challenges/{challenge:str}/sheets", guards=[limit_lookups])
async def show_sheets(challenge: FromPath[str], request: Call) -> BestSheets:
    """Show the best sheets of a challenge that is closed."""
    return await _challenges(request).sheets(challenge, request.state["address"])


@post("/api/challenges/{challenge:str}/ghosts", guards=[limit_lookups], before_request=check_body)
async def play_the_best(
    challenge: FromPath[str], data: JSONBody[AgainstTheBest], request: Call, registry: NamedDependency[Registry]
) -> Opened:
    """Open a table at which the dice of a closed challenge are played against its best sheets."""
    check_id(data.id)
    played, visitor = await _challenges(request).games(challenge, request.state["address"]), request.state
    opened = await look_up(request, against_the_best, played, visitor["holder"], data.id, new_secret(), new_key())
    code = await registry.open_once(opened, visitor["address"], visitor["stranger"])
    return Opened(code, (await registry.find(code)).table.link)


@get("/api/challenges/{challenge:str}/picture", media_type=PNG, guards=[limit_lookups])
async def show_picture(
    challenge: FromPath[str],
    request: Call,
    result: FromQuery[str] = "",
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """Draw this browser's result, or the one whose key is given, as a picture to share."""
    shared = await _challenges(request).shared(challenge, request.state["holder"], result)
    said = language or language_of(request.scope)
    queue: PressQueue = request.app.state.press
    made = await queue.make((shared, said), lambda: [paint(draw(shared, said))], request.state["address"])
    name = f"rollwright-{shared.game}{f'-{shared.date}' if shared.date else ''}.png"
    headers = {"cache-control": "private, max-age=60", "content-disposition": f'inline; filename="{name}"'}
    return Response(made[0], media_type=PNG, headers=headers)


ROUTES = [show_today, show_challenge, play_challenge, lay_league, show_sheets, play_the_best, show_picture]


def _challenges(request: Call) -> Challenges:
    return request.app.state.challenges
