"""The words of a teacher, at a table of a server, about the round last closed."""

from contextlib import suppress

from rollwright.core import Refused
from rollwright.review import Written
from rollwright.review.cost import Cost
from rollwright.server.socket.messages import Taught
from rollwright.terminal.network.site import Site
from rollwright.terminal.output import Output
from rollwright.terminal.teaching import lesson_told


def hear_lesson(output: Output, site: Site, table: str) -> str:
    """Ask the teacher; where there is no answer, the game goes on without one."""
    with suppress(Refused):
        lesson = site.get(f"/api/tables/{table}/lesson", Taught).lesson
        if lesson is not None:
            better = tuple(Written(cell, figure) for cell, figure in lesson.better)
            cost = Cost(lesson.round, lesson.currency, lesson.loss, better)
            return lesson_told(output, cost, lesson.why)
    return ""
