"""Find our sheet in a photo: four corner marks whose code can be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from rollwright.photo.errors import NoSheet
from rollwright.photo.marks import corners, find_marks
from rollwright.photo.picture import Array, Points, box_mean, grey, sample
from rollwright.photo.qr import SIZES, Modules, decode
from rollwright.photo.straighten import Area, cut, plane
from rollwright.press.code import CORNER, SIDE, SheetCode, corner_centres, read_code
from rollwright.press.sheets import FOOT, HEIGHT, LEFT, RIGHT, WIDTH

FINE = 12.0  # pixels to a millimetre, where the code is looked for
TRIES = 60  # sets of four marks that are tried
SHARPER = (0.0, 1.0, 2.5)
AROUND = 3.0  # millimetres around the code
FINDER = 7  # modules of one of its three large squares


@dataclass(frozen=True)
class FoundSheet:
    """A sheet in a photo: what its code says, and the matrix from millimetres to pixels of the photo."""

    code: SheetCode
    matrix: Points


def find_sheet(photo: Array) -> FoundSheet:
    """Find the sheet; where several lie there, the one whose marks fit best. Raise `NoSheet`."""
    light = grey(photo)
    centres = np.array(corner_centres(WIDTH, HEIGHT))
    wide, high = centres[2] - centres[0]
    foreign = False
    for four in islice(corners(find_marks(light), CORNER, float(wide), float(high)), TRIES):
        matrix = plane(centres, four)
        for left in (RIGHT - SIDE, LEFT):
            text = _read_at(light, matrix, left)
            if text is None:
                continue
            try:
                return FoundSheet(read_code(text), matrix)
            except ValueError:
                foreign = True
    raise NoSheet("unknown-sheet" if foreign else NoSheet.code)


def _read_at(light: Array, matrix: Points, left: float) -> str | None:
    """Read the code whose left edge is expected there; how far down it lies differs from sheet to sheet."""
    top = FOOT - SIDE - AROUND - 2.0
    area = Area(left - AROUND, top, SIDE + 2 * AROUND, HEIGHT - top - 5.0, FINE)
    seen = cut(light, matrix, area)
    for size in SIZES:
        for modules in _modules(seen, size):
            text = decode(modules)
            if text is not None:
                return text
    return None


def _modules(seen: Array, size: int) -> Iterator[Modules]:
    """Sample the modules of a code by its three large squares, where they are found.

    Each further sample is of a sharper picture: a blurred code may be read in one of them.
    """
    step = SIDE / size * FINE
    fit = _finders(seen, step)
    apart = (size - FINDER) * step
    height, width = fit.shape
    reach = round(apart)
    if height <= reach or width <= reach:
        return
    together = fit[:-reach, :-reach] + fit[:-reach, reach:] + fit[reach:, :-reach]
    down, across = np.unravel_index(int(together.argmax()), together.shape)
    if together[down, across] < 0.6:  # the mean light of three squares: ink and paper differ by less than a fifth
        return
    upper, right, lower = (
        _peak(fit, float(down) + dy, float(across) + dx, 2 * step) for dy, dx in ((0, 0), (0, apart), (apart, 0))
    )
    along, below = (right - upper) / (size - FINDER), (lower - upper) / (size - FINDER)
    nth = np.arange(size) - (FINDER - 1) / 2
    places = upper + nth[:, None, None] * below + nth[None, :, None] * along
    ys, xs = places[..., 0], places[..., 1]
    near, around = (box_mean(seen, max(1, round(share * step))) for share in (0.2, 1.0))
    for sharper in SHARPER:
        light = sample(near + sharper * (near - around), xs, ys)
        low, high = np.percentile(light, (15, 85))
        yield light < (low + high) / 2


def _finders(seen: Array, step: float) -> Array:
    """Say for each pixel by how much a large square around it is as it should be: dark, light, dark from outside in."""
    rings = [box_mean(seen, max(1, round(half * step - 0.5))) * (2 * half) ** 2 for half in (1.5, 2.5, 3.5)]
    inner, middle, outer = rings
    dark = (outer - middle + inner) / (49 - 25 + 9)
    return (middle - inner) / (25 - 9) - dark


def _peak(fit: Array, y: float, x: float, reach: float) -> Points:
    """Return the best place near one, between the pixels."""
    top, left = max(0, round(y - reach)), max(0, round(x - reach))
    near = fit[top : round(y + reach) + 1, left : round(x + reach) + 1]
    weight = np.clip(near - (near.max() - 0.12), 0, None)
    ys, xs = np.indices(near.shape)
    return np.array([top + (ys * weight).sum() / weight.sum(), left + (xs * weight).sum() / weight.sum()])
