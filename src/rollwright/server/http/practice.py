"""Practice: a round of a finished game played once more. No table is opened, and nothing is kept.

The position comes from the log of the finished table and never from the request: a route that weighs any position would
be a hint, noted nowhere, for games that still go on.
"""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollwright.core import NotFound
from rollwright.locale import Language, say
from rollwright.review.choice import can_weigh
from rollwright.review.cost import Cost
from rollwright.review.exercise import Exercise, exercise, is_solved
from rollwright.server.http.call import Call, check_body
from rollwright.server.http.lookups import limit_lookups, look_up
from rollwright.server.http.reviews import reviewable
from rollwright.server.http.table_alone import hello_alone
from rollwright.server.layers.asgi import language_of
from rollwright.server.refusals import CannotTryAgain
from rollwright.server.socket.messages import ChoiceCost, ExerciseCard, Practise, Practised
from rollwright.server.store.archive import played_of
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.events import Event
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/practice", guards=[limit_lookups])
async def show_exercise(
    table: FromPath[str],
    request: Call,
    registry: NamedDependency[Registry],
    seat: FromQuery[int],
    round: FromQuery[int],  # noqa: A002
) -> ExerciseCard:
    """Show a round of a finished game as its player met it."""
    position = await _position(request, registry, table, seat, round)
    return await look_up(request, _card, *position, language_of(request.scope))


@post("/api/tables/{table:str}/practice", guards=[limit_lookups], status_code=200, before_request=check_body)
async def practise(
    table: FromPath[str], data: JSONBody[Practise], request: Call, registry: NamedDependency[Registry]
) -> Practised:
    """Say what the rules allow after some actions or, after Done, what the choice cost."""
    position = await _position(request, registry, table, data.seat, data.round)
    return await look_up(request, _practised, *position, data.actions, language_of(request.scope))


async def _position(
    request: Call, registry: Registry, table: str, seat: int, number: int
) -> tuple[str, list[Event], int, int]:
    """Return the log of a finished table, the seat and the round, or raise why it cannot be practised."""
    session = await reviewable(request, table)
    game = session.table.game
    if not can_weigh(game):
        raise NotFound("no-practice", title=game.info.title)
    chair_of(session.table.chairs, seat)
    code, events = await registry.history(session, request.state["address"])
    return code, events, seat, number


def _exercise(code: str, events: list[Event], seat: int, number: int) -> tuple[Exercise, tuple[str, ...]]:
    """Return the exercise and the names of the seats that its views show."""
    played = played_of(code, events)
    if not 1 <= number <= played.rounds:
        raise CannotTryAgain("no-such-round", round=number, rounds=played.rounds)
    found = exercise(played, seat, number)
    return found, (played.seats[seat],) if found.alone else played.seats


def _card(code: str, events: list[Event], seat: int, number: int, language: Language) -> ExerciseCard:
    found, names = _exercise(code, events, seat, number)
    state = found.begin()
    if found.alone:
        names = (say(language, "name-alone"),)
    shown = found.choices(state), found.view(state)
    hello = hello_alone(found.game, found.options, names, found.shown_seat, *shown, code)
    return ExerciseCard(number, hello)


def _practised(
    code: str, events: list[Event], seat: int, number: int, actions: tuple[str, ...], language: Language
) -> Practised:
    found, _ = _exercise(code, events, seat, number)
    shown = state = found.begin()
    for words in actions:
        shown, state = state, found.play(state, (words,))
    if not found.is_closed(state):
        return Practised(found.choices(state), found.view(state))
    cost = found.weigh(state)
    own = tuple((mark.cell, mark.figure) for mark in cost.own)
    # The view before Done: the next roll is no part of the exercise.
    return Practised((), found.view(shown), choice_cost(cost, language), own, is_solved(cost))


def choice_cost(cost: Cost, language: Language) -> ChoiceCost:
    """Return the cost of a choice as its player is told it."""
    why = tuple(say(language, reason.message, **reason.params) for reason in cost.why)
    better = tuple((mark.cell, mark.figure) for mark in cost.better)
    return ChoiceCost(cost.round, cost.currency, cost.loss, better, why)


ROUTES = [show_exercise, practise]
