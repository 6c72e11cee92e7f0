"""The games and their sheets as JSON."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from rollwright import bots, games
from rollwright.bots.hints import can_hint
from rollwright.bots.measured import unmeasured
from rollwright.core import Game, NotFound, Paper, dice_sets, option_value, options_of, papers, read_options
from rollwright.locale import LANGUAGES
from rollwright.review.choice import can_weigh
from rollwright.server.challenge.challenge import daily_values
from rollwright.server.http.call import Call
from rollwright.server.socket.messages import CallerCard, GameCard


@get("/api/games")
async def list_games() -> list[GameCard]:
    """List the games."""
    return list_all()


@get("/api/games/{game:str}/paper")
async def show_paper(game: FromPath[str], request: Call) -> Paper:
    """Draw the sheet for the options in the query; missing ones have their default."""
    found = games.find(game)
    return found.sheet(options_in(found, request))


@get("/api/games/{game:str}/papers")
async def show_papers(game: FromPath[str], request: Call) -> dict[str, Paper]:
    """Draw all sheets by name; none where all seats write on the same."""
    found = games.find(game)
    return papers(found, options_in(found, request))


@get("/api/games/{game:str}/rolls")
async def show_rolls(game: FromPath[str]) -> CallerCard:
    """List the dice of each round: what a caller rolls for people with paper."""
    found = games.find(game)
    if found.rolls is None:
        raise NotFound("no-dice", title=found.info.title)
    return CallerCard(found.info.id, found.info.version, dice_sets(found))


def list_all() -> list[GameCard]:
    return [*map(_game_card, games.GAMES.values())]


ROUTES = [list_games, show_paper, show_papers, show_rolls]


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
        game.proposals,
        info.credits,
        game.lesson is not None,
        game.rolls is not None,
        scorer=game.scorer is not None or game.pictures is not None,
        hints=can_hint(game),
        teacher=can_weigh(game),
        paper=game.paper is not None,
        clocked=game.clock is not None,
        race=game.is_race,
        seats_for=game.seats_for,
        daily=daily_values(game),
        usual={} if game.usual is None else {language: game.usual(language) for language in LANGUAGES},
        unmeasured=unmeasured(info.id, bots.levels(info.id)),
    )


def options_in(game: Game, request: Call) -> Any:
    """Return the options that a query names; missing ones have their default."""
    given = {
        option.id: option_value(option, request.query_params[option.id])
        for option in options_of(game)
        if option.id in request.query_params
    }
    return read_options(game, given)
