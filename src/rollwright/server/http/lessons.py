"""The lessons of the games. Every view of a lesson is computed here once, by the real rules, and sent in one answer."""

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from rollwright import games
from rollwright.core import Game, NotFound, play_lesson
from rollwright.locale import Language, say
from rollwright.server.http.call import Call
from rollwright.server.http.table_alone import hello_alone
from rollwright.server.layers.asgi import language_of
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import LessonCard, LessonStep, LessonView

FRESH = {"cache-control": "no-cache", "vary": "accept-language"}  # an update of the game may change it


@get("/api/games/{game:str}/lesson")
async def show_lesson(game: FromPath[str], request: Call) -> Response[bytes]:
    """Give a game's lesson, in the language of the request."""
    found = games.find(game)
    lesson = lesson_of(found.info.id, language_of(request.scope))
    return Response(lesson, media_type="application/json", headers=FRESH)


@cache
def lesson_of(game: str, language: Language) -> bytes:
    """Return a lesson as JSON, or raise `NotFound` where the game has none."""
    return msgspec.json.encode(lesson_card(games.find(game), language))


def lesson_card(game: Game, language: Language) -> LessonCard:
    if game.lesson is None:
        raise NotFound("no-lesson", title=game.info.title)
    lesson = game.lesson(language)
    first = _shown(game, lesson.state)
    hello = hello_alone(game, lesson.options, (say(language, "name-alone"),), 0, first.choices, first.view)
    steps = [
        LessonStep(step.id, step.lit, step.actions, tuple(_shown(game, state) for state in states))
        for step, states in zip(lesson.steps, play_lesson(game, lesson), strict=True)
    ]
    return LessonCard(hello, tuple(steps))


def _shown(game: Game, state: Any) -> LessonView:
    snapshot = Snapshot(game, state)
    return LessonView(snapshot.choices(0), snapshot.view(0))


ROUTES = [show_lesson]
