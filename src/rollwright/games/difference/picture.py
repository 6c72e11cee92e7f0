"""The pictures: 25 elements each, and the element that a tap hits.

Card n shows element n altered and all others in their base look.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from rollwright.core import NotFound

Illustration = Literal["circus", "castle", "lake", "dragon", "reef", "winter"]
Kind = Literal["colour", "missing", "moved", "mirrored", "size", "count", "shape"]  # of change
CARDS = range(1, 26)
WIDTH, HEIGHT = 1000, 700  # the size of the canvas
Circle = tuple[float, float, float]  # x, y, radius


class Element(Struct, frozen=True):
    """A spot of the picture with two looks; both lie inside the circle (x, y, r) on a canvas of 1000 by 700."""

    n: int
    id: str
    what: dict[str, str]
    kind: Kind
    base: str
    altered: str
    difficulty: int
    x: float
    y: float
    r: float


class Picture(Struct, frozen=True):
    illustration: Illustration
    level: Literal["easy", "hard"]
    title: dict[str, str]
    elements: tuple[Element, ...]


def picture(illustration: Illustration) -> Picture:
    """Return the plan of a picture, or raise `NotFound`."""
    if illustration not in get_args(Illustration):
        raise NotFound("unknown-picture", picture=str(illustration)[:40])
    return _read(illustration)


@cache
def _read(illustration: Illustration) -> Picture:
    return msgspec.json.decode(
        (files("rollwright.games.difference") / "layouts" / f"{illustration}.json").read_bytes(), type=Picture
    )


def element_at(illustration: Illustration, x: float, y: float) -> int | None:
    """Return the element of the drawn picture that a tap hits."""
    return _hit(((element.x, element.y, element.r) for element in picture(illustration).elements), x, y)


def planned_at(illustration: Illustration, x: float, y: float) -> int | None:
    """Return the element that a tap hits on the plan of the rules, which cases given as JSON refer to.

    The drawn pictures differ from the plan: drawing moved most elements of circus, castle and dragon. The rules have no
    plan of pictures that came later; those are judged as they are drawn.
    """
    plan = _plans().get(picture(illustration).illustration)
    return element_at(illustration, x, y) if plan is None else _hit(plan, x, y)


@cache
def _plans() -> dict[Illustration, tuple[Circle, ...]]:
    read = (files("rollwright.games.difference") / "layouts" / "plans.json").read_bytes()
    return msgspec.json.decode(read, type=dict[Illustration, tuple[Circle, ...]])


def _hit(circles: Iterable[Circle], x: float, y: float) -> int | None:
    """Return the number of the circle that holds the point, its edge included. Circles never overlap."""
    if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
        return None
    # Rounded: binary fractions would lose points on the very edge.
    return next((n for n, (cx, cy, r) in enumerate(circles, 1) if round(hypot(cx - x, cy - y), 6) <= r), None)


def differences(card: int, other: int) -> set[int]:
    """Return the elements in which two cards differ: each card's own."""
    return {card, other}
