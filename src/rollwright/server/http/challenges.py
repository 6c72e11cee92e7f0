"""Challenges as JSON: the games of today, a challenge with its results, playing one, and laying out a league."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from rollwright.server.at_the_door import language_of
from rollwright.server.challenge.challenges import Challenges
from rollwright.server.challenge.messages import ChallengeCard, LayLeague, Player, Today
from rollwright.server.http.call import Call, check_body
from rollwright.server.socket.messages import Opened


@get("/api/today")
async def show_today(request: Call) -> Today:
    """Show the games of today."""
    return await _challenges(request).today(request.state["holder"], language_of(request.scope))


@get("/api/challenges/{challenge:str}")
async def show_challenge(challenge: FromPath[str], request: Call) -> ChallengeCard:
    """Show a challenge with its results."""
    return await _challenges(request).card(challenge, request.state["holder"])


@post("/api/challenges/{challenge:str}/play", before_request=check_body)
async def play_challenge(challenge: FromPath[str], data: JSONBody[Player], request: Call) -> Opened:
    """Sit down at one's own table of a challenge; asked again, at the same one."""
    visitor = request.state
    session = await _challenges(request).enter(
        challenge, data, visitor["holder"], visitor["address"], visitor["stranger"]
    )
    return Opened(session.table.name, session.table.link)


@post("/api/leagues", before_request=check_body)
async def lay_league(data: JSONBody[LayLeague], request: Call) -> ChallengeCard:
    """Lay out a league."""
    challenges, holder = _challenges(request), request.state["holder"]
    return await challenges.card((await challenges.lay(data, holder, language_of(request.scope))).id, holder)


ROUTES = [show_today, show_challenge, play_challenge, lay_league]


def _challenges(request: Call) -> Challenges:
    return request.app.state.challenges
