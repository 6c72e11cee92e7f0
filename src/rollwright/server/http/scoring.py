"""Sheets of paper over HTTP: the figures that their cells may hold, their score, and worked cases."""

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollwright import games
from rollwright.core import StateWithPaper, paper_named, papers, read_options, score_paper, scorer_of
from rollwright.server.http.call import Call, check_body, visit
from rollwright.server.http.games import options_in
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.refusals import NoPaper
from rollwright.server.socket.messages import FallenDice, JudgeCase, Scored, ScorerCard, ScoreSheet
from rollwright.server.table.registry import Registry
from rollwright.server.table.table import Table


@get("/api/games/{game:str}/scorer")
async def show_scorer(game: FromPath[str], request: Call) -> ScorerCard:
    """Show an empty sheet for the options in the query, and what may be written in each cell."""
    found = games.find(game)
    scorer, options = scorer_of(found), options_in(found, request)
    names = papers(found, options)
    name = request.query_params.get("paper") or next(iter(names), "")
    paper = paper_named(found, options, name)  # refuses a name that is none, before the game is asked for it
    figures = {cell: tuple(allowed) for cell, allowed in scorer.figures(options, name).items()}
    return ScorerCard(paper, name, tuple(names), figures, scorer.options)


@post("/api/games/{game:str}/score", guards=[limit_lookups], before_request=check_body, status_code=200)
async def score_sheet(game: FromPath[str], data: JSONBody[ScoreSheet], request: Call) -> Scored:
    """Score a sheet, and name its faults."""
    found = games.find(game)
    options = read_options(found, data.options)
    read = await look_up(request, score_paper, found, options, data.paper, data.cells, data.rolls)
    return Scored(read.ink, read.score, read.faults, read.note)


@post("/api/games/{game:str}/cases", guards=[limit_lookups], before_request=check_body, status_code=200)
async def judge_case(game: FromPath[str], data: JSONBody[JudgeCase], request: Call) -> dict[str, Any]:
    """Judge a worked case, as `rollwright score` does."""
    return await look_up(request, games.find(game).cases, data.options, data.sheet)


@get("/api/tables/{table:str}/fallen")
async def show_fallen(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> FallenDice:
    """Show the dice of each round so far, at a table with paper seats."""
    return FallenDice(await registry.writer.look(await visit(request, table), _fallen))


def _fallen(table: Table) -> tuple[tuple[int | str, ...], ...]:
    state: object = table.state
    if not isinstance(state, StateWithPaper):
        raise NoPaper(title=table.game.info.title)
    return state.fallen


ROUTES = [show_scorer, score_sheet, judge_case, show_fallen]
