"""Splitter's lesson: four 5s touch a star, and the fifth is rolled. Its words are in locale/*/lesson-splitter.ftl."""

from rollwright.core import Lesson, Step
from rollwright.games.splitter.sheet import layout
from rollwright.games.splitter.state import Options, Sheet, State

GROUP = ("3L4", "2L4", "3L3", "4L3", "4L2")  # its first cell is the star that the reader writes on
WRITTEN = {
    "2L4": 5,
    "2R4": 3,
    "3L3": 5,
    "3R3": 6,
    "4L3": 5,
    "4R3": 3,
    "4L2": 5,
    "4R2": 6,
    "3L5": 1,
    "3R5": 4,
    "6L4": 1,
    "6R4": 1,
    "1L4": 2,
    "1R4": 6,
    "6L2": 3,
    "6R2": 2,
}
STEPS = (
    Step("write", ("3L4", "tray"), ("write 3L4",)),
    Step("mirror", ("3L4", "3R4")),
    Step("worth", ("worth", *GROUP)),
    Step("swap", ("swap", "3L4", "3R4"), ("swap",)),
    Step("back", ("swap",), ("swap",)),
    Step("done", ("done",), ("done",)),
    Step("exact", GROUP),
)


def lesson(_language: str) -> Lesson[Options, State]:
    """Return the lesson: round 9 on pad A, with 5 and 2 rolled."""
    ink = tuple(WRITTEN.get(cell.id) for cell in layout("A").cells)
    state = State("lesson", "A", len(WRITTEN) // 2 + 1, (5, 2), (Sheet(ink),))
    return Lesson(options=Options("A"), state=state, steps=STEPS)
