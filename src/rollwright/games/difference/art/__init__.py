"""The pictures, drawn in code: scenery that is the same on every card, and 25 elements in two looks each."""

from collections.abc import Callable

from rollwright.games.difference.art import castle, circus, dragon, lake, reef, winter
from rollwright.games.difference.art.scene import ALL
from rollwright.games.difference.picture import Illustration

__all__ = ["ALL", "PICTURES", "draw"]

PICTURES: dict[Illustration, Callable[[int], str]] = {
    "circus": circus.picture,
    "castle": castle.picture,
    "lake": lake.picture,
    "dragon": dragon.picture,
    "reef": reef.picture,
    "winter": winter.picture,
}


def draw(illustration: Illustration, card: int) -> str:
    """Return a card as one SVG; 0 is the base picture and `ALL` has every element altered: no card shows these."""
    return PICTURES[illustration](card)
