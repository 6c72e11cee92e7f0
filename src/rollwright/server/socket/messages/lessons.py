"""Lessons: a table that plays itself, step by step."""

from msgspec import Struct

from rollwright.core import View
from rollwright.server.socket.messages.replies import Hello


class LessonView(Struct, frozen=True):
    """The view of a lesson's reader after an action, and what the rules allow then."""

    choices: tuple[str, ...]
    view: View


class LessonStep(Struct, frozen=True):
    """One step of a lesson: see `Step` in core/lesson.py. `views` has one view after each of the actions."""

    id: str
    lit: tuple[str, ...]
    actions: tuple[str, ...]
    views: tuple[LessonView, ...]


class LessonCard(Struct, frozen=True):
    """GET /api/games/{game}/lesson: the table as the lesson begins, and its steps."""

    hello: Hello
    steps: tuple[LessonStep, ...]
