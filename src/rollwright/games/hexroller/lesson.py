"""HexRoller's lesson: a first round that closes two chains. Its words are in locale/*/lesson-hexroller.ftl."""

from msgspec.structs import replace

from rollwright.core import Lesson, Step
from rollwright.games.hexroller.rules import start
from rollwright.games.hexroller.sheet import BONUSES, layout
from rollwright.games.hexroller.state import Options, State

DICE = (3, 3, 4, 5, 5, 6, 6, 6)
MIDDLE = tuple(spot.id for spot in layout("front").hexes if spot.area == "M")
STEPS = (
    Step("start", ("A7", "tray"), ("choose 6", "write A7")),
    Step("chain", ("A6", "M1"), ("write A6", "write M1")),
    Step("joined", ("B1", "A7", "A6", "M1", "F7")),
    Step("second", ("E2", "F6"), ("choose 3", "write E2", "write F6")),
    Step("boxes", ("light-1", "dark-1")),
    Step("done", ("done",), ("done",)),
    Step("areas", MIDDLE),
    Step("bonuses", BONUSES),
)


def lesson(_language: str) -> Lesson[Options, State]:
    """Return the lesson: round 1 on the front, with three 6s and two 3s among the dice."""
    options = Options("front")
    return Lesson(options=options, state=replace(start(options, ("",), "lesson"), dice=DICE), steps=STEPS)
