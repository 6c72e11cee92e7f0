"""From millimetres on a sheet to pixels of its photo: a plane seen at a slant, and a little bend of the paper."""

from dataclasses import dataclass

import numpy as np

from rollwright.photo.picture import Array, Points, sample


def plane(sheet: Points, photo: Points) -> Points:
    """Return the matrix that takes four points of the sheet to those of the photo."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(sheet.tolist(), photo.tolist(), strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
    solved = np.linalg.solve(np.array(rows), photo.reshape(-1))
    return np.append(solved, 1.0).reshape(3, 3)


def through(matrix: Points, xs: Points, ys: Points) -> tuple[Points, Points]:
    """Take points of the sheet to the photo."""
    below = matrix[2, 0] * xs + matrix[2, 1] * ys + matrix[2, 2]
    u = (matrix[0, 0] * xs + matrix[0, 1] * ys + matrix[0, 2]) / below
    v = (matrix[1, 0] * xs + matrix[1, 1] * ys + matrix[1, 2]) / below
    return u, v


@dataclass(frozen=True)
class Area:
    """A rectangle of the sheet in millimetres, cut into so many pixels to the millimetre."""

    left: float
    top: float
    width: float
    height: float
    fine: float

    @property
    def grid(self) -> tuple[Points, Points]:
        """The middles of its pixels, in millimetres."""
        across = self.left + (np.arange(round(self.width * self.fine)) + 0.5) / self.fine
        down = self.top + (np.arange(round(self.height * self.fine)) + 0.5) / self.fine
        xs, ys = np.meshgrid(across, down)
        return xs, ys


def cut(photo: Array, matrix: Points, area: Area) -> Array:
    """Return a rectangle of the sheet, straightened."""
    return sample(photo, *through(matrix, *area.grid))
