"""How a game draws its sheet, where it differs from any sheet."""

from collections.abc import Callable
from dataclasses import dataclass

from rollwright.core import Figure, Paper, Place, Row, Score
from rollwright.locale import Language
from rollwright.press.drawing.pen import Pen

CELL = 8.6  # millimetres: a written figure of size 1 fills a cell of this side
LETTER = 4.4  # millimetres: the width of a written figure of size 1
SIZES: dict[str, float] = {"hex": 0.84, "box": 0.79, "ring": 0.63}


@dataclass(frozen=True)
class Written:
    """A sheet to draw: its paper, and what is written on it."""

    paper: Paper
    language: Language
    ink: Row = ()
    pencil: Row = ()
    score: Score | None = None


def _as_large_as_its_place(place: Place, figure: Figure) -> float:
    fitting = 0.9 * place.width / (LETTER * len(str(figure)))
    return min(1.6, min(place.width, place.height) / CELL, fitting)


def _type_of_its_place(place: Place) -> float:
    return min(0.66 * min(place.width, place.height), 1.8 * place.width / max(1, len(str(place.printed or ""))))


def _usual_figure(place: Place, figure: Figure) -> float:
    return SIZES.get(place.shape, 0.95 if isinstance(figure, str) else 1.0)


def always(_: Place) -> bool:
    return True


def never(_: Place) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Look:
    """A game's own drawing. A game without one has places, lines and marks drawn as on any sheet."""

    ground: Callable[[Pen, Written], None] | None = None
    """Printed under everything else."""
    edged: Callable[[Place], bool] = always
    """Whether the thin line round a place is drawn; else the ground draws it."""
    filled: Callable[[Place], bool] = never
    """Whether the ground draws what stands in a place."""
    figure: Callable[[Place, Figure], float] = _usual_figure
    """The size of a written figure; 1 is as on most sheets."""
    printed: Callable[[Place], float] = lambda _: 6.0
    """The size of what is printed in a place, in millimetres."""
    rings: bool = True
    """Whether cells that score are ringed on a filled sheet."""


PLAIN = Look(figure=_as_large_as_its_place, printed=_type_of_its_place)
