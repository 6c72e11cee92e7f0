"""Make a Difference's lesson: two equal differences twice. Its words are in locale/*/lesson-make-a-difference.ftl."""

from rollwright.core import Lesson, Step
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options, Sheet, State

WRITTEN = {"fa": 1, "fb": 4, "hc": 1, "ie": 3}
STEPS = (
    Step("first", ("fc", "tray"), ("write fc",)),
    Step("row", ("fa-fb", "fb-fc")),
    Step("second", ("gc", "tray"), ("write gc",)),
    Step("column", ("fc-gc", "gc-hc")),
    Step("done", ("done",), ("done",)),
    Step("more", ("line-f", "line-c")),
)


def lesson(_language: str) -> Lesson[Options, State]:
    """Return the lesson: round 3 in Mode A, with 1 and 6 rolled."""
    options = Options(mode="A")
    ink = tuple(WRITTEN.get(cell.id) for cell in layout().cells)
    state = State("lesson", options, len(WRITTEN) // 2 + 1, (1, 6), (Sheet(ink),), ())
    return Lesson(options=options, state=state, steps=STEPS)
