"""The pictures, drawn in code: scenery that is the same on every card, and 25 elements in two looks each."""

from collections.abc import Callable

from rollwright.games.difference.art import castle, circus, dragon, lake, reef, winter
from rollwright.games.difference.picture import Illustration

PICTURES: dict[Illustration, Callable[[int], str]] = {
    "circus": circus.picture,
    "castle": castle.picture,
    "lake": lake.picture,
    "dragon": dragon.picture,
    "reef": reef.picture,
    "winter": winter.picture,
}


def draw(illustration: Illustration, card: int) -> str:
    """Return a card as one SVG; 0 is the base picture, which no card shows."""
    return PICTURES[illustration](card)
