"""A scene: the elements of a picture, each in one of its two looks, between layers of scenery that never change."""

from collections.abc import Callable, Iterable

from rollwright.games.difference.art.brush import place, with_definitions
from rollwright.games.difference.picture import Illustration, picture

ALL = -1  # instead of a card: every element altered, as no card shows it
Draw = Callable[[bool], str]  # an element around (0, 0), in base or altered


def elements(illustration: Illustration, draw: dict[int, Draw], card: int) -> Callable[..., str]:
    """Return a function that draws elements by their numbers at their places, the card's own one altered."""
    return lambda *numbers: "".join(place(draw[n](card in (n, ALL)), *spot(illustration, n)) for n in numbers)


def spot(illustration: Illustration, n: int) -> tuple[float, float]:
    """Return the middle of an element's circle."""
    element = picture(illustration).elements[n - 1]
    return element.x, element.y


def svg(layers: Iterable[str]) -> str:
    """The card as one flat SVG: no ids, names or groups that would tell which part is the altered one."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700">{with_definitions("".join(layers))}</svg>\n'
