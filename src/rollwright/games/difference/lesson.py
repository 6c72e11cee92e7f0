"""Difference's lesson: two cards of the circus, alone and without a clock. Its words: locale/*/lesson-difference.ftl.

The page has the pictures of these cards among its own files (tools/make_pictures.py): no table needs to render them.
"""

from rollwright.core import Lesson, Step
from rollwright.games.difference.cards import Cards, Hand, Terms
from rollwright.games.difference.connection import Connection
from rollwright.games.difference.picture import picture
from rollwright.games.difference.state import Options, State

CARDS = (3, 12, 20)  # in the middle, on top of the pile, under it: trapeze artist, elephant's trunk, poodle's tutu


def lesson(_language: str) -> Lesson[Options, State]:
    """Return the lesson: the cards are turned, and nothing is claimed yet."""
    options = Options(illustration="circus", mode="solo", relaxed=True, length=2)
    reference, *pile = CARDS
    cards = Cards(Terms("solo", 0, length=2), {(0, 0): reference}, (Hand(tuple(pile)),))
    state = State("lesson", options, cards, (Connection(),), until=None, revealed=0)
    return Lesson(options=options, state=state, steps=_steps())


def _steps() -> tuple[Step, ...]:
    elements = picture("circus").elements
    spots = [elements[card - 1] for card in CARDS[:2]]
    taps = ",".join(f"{spot.x:.0f},{spot.y:.0f}" for spot in spots)
    lit = tuple(f"{card}@{spot.x:.0f},{spot.y:.0f},{spot.r:.0f}" for card in ("own", "middle") for spot in spots)
    return (
        Step("look", ("middle", "own")),
        Step("claim", lit, (f"claim 0 {taps}",)),
        Step("found", ("middle",)),
        Step("next", ("own", "middle")),
        Step("closer", ("own",)),
        Step("wrong"),
    )
