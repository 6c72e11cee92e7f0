"""Find the corner marks in a photo: solid dark squares, and fours of them that may be the corners of one sheet."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollwright.photo.picture import Array, Points, box_mean

DARK = 0.62  # the most light of a mark, as a part of the light around it
MOST = 90  # marks that are looked at, the largest first
LEAST_AREA = 12  # pixels

Ints = NDArray[np.intp]


@dataclass(frozen=True)
class Marks:
    """Dark solid shapes: their middles, and their areas in pixels."""

    middles: Points
    areas: Points


def find_marks(light: Array) -> Marks:
    """Return the dark spots that are as solid as a square seen at a slant."""
    around = box_mean(light, max(light.shape) // 40)
    rows, starts, ends = _runs(light < DARK * around)
    label = _labels(rows, starts, ends)
    area, x, y, solid, slim = _shapes(label, rows, starts, ends)
    most = light.size / 900
    kept = np.flatnonzero((area >= LEAST_AREA) & (area < most) & (solid > 0.86) & (solid < 1.12) & (slim < 3.2))
    kept = kept[np.argsort(-area[kept])][:MOST]
    return Marks(np.stack([x[kept], y[kept]], 1), area[kept])


def _runs(dark: NDArray[np.bool_]) -> tuple[Ints, Ints, Ints]:
    """Return the runs of dark pixels: their rows, where they start, and where they end."""
    edged = np.zeros((dark.shape[0], dark.shape[1] + 2), np.int8)
    edged[:, 1:-1] = dark
    steps = np.diff(edged, axis=1)
    rows, starts = np.nonzero(steps == 1)
    return rows, starts, np.nonzero(steps == -1)[1]


def _labels(rows: Ints, starts: Ints, ends: Ints) -> Ints:
    """Give touching runs of neighbouring rows one number."""
    wide = int(ends.max(initial=0)) + 2
    first = np.searchsorted(rows * wide + ends, (rows + 1) * wide + starts, side="right")
    last = np.searchsorted(rows * wide + starts, (rows + 1) * wide + ends, side="left")
    count = np.maximum(last - first, 0)
    above = np.repeat(np.arange(len(rows)), count)
    before = np.repeat(np.cumsum(count) - count, count)
    below = np.repeat(first, count) + np.arange(len(before), dtype=np.intp) - before
    label = np.arange(len(rows))
    while True:
        one, other = label[above], label[below]
        if (one == other).all():
            return label
        np.minimum.at(label, np.maximum(one, other), np.minimum(one, other))
        while (label[label] != label).any():
            label = label[label]


def _shapes(label: Ints, rows: Ints, starts: Ints, ends: Ints) -> tuple[Points, Points, Points, Points, Points]:
    """Return area and middle of each shape, how solid it is (1: a parallelogram), and how slim (1: a square)."""
    names, label = np.unique(label, return_inverse=True)
    length = (ends - starts).astype(np.float64)
    middle = (starts + ends - 1) / 2

    def total(values: Points) -> Points:
        return np.bincount(label, values, minlength=len(names)).astype(np.float64)

    area = total(length)
    x, y = total(length * middle) / area, total(length * rows) / area
    xx = total(length * ((length**2 - 1) / 12 + (middle - x[label]) ** 2)) / area + 1 / 12
    yy = total(length * (rows - y[label]) ** 2) / area + 1 / 12
    xy = total(length * (middle - x[label]) * (rows - y[label])) / area
    spread = np.sqrt(np.maximum(xx * yy - xy**2, 1e-9))
    half, root = (xx + yy) / 2, np.sqrt(((xx - yy) / 2) ** 2 + xy**2)
    return area, x, y, area / (12 * spread), np.sqrt((half + root) / np.maximum(half - root, 1e-9))


def corners(marks: Marks, side: float, width: float, height: float) -> Iterator[Points]:
    """Find fours that may be the corners of a sheet, clockwise from the upper left, the likeliest first.

    `side` is that of a mark, `width` and `height` are the distances of their middles, all in millimetres.
    """
    points, scale = marks.middles, np.sqrt(marks.areas) / side  # pixels to a millimetre, at each mark
    found: list[tuple[float, Points]] = []
    for start in range(len(points)):
        across = points - points[start]
        far = np.hypot(across[:, 0], across[:, 1])
        like = (scale < 1.8 * scale[start]) & (scale > scale[start] / 1.8)
        near = np.sqrt(scale * scale[start])
        rights = np.flatnonzero(like & (far > 0.6 * near * width) & (far < 1.5 * near * width))
        belows = np.flatnonzero(like & (far > 0.6 * near * height) & (far < 1.5 * near * height))
        if not len(rights) or not len(belows):
            continue
        u, v = across[rights][:, None], across[belows][None]
        cross = u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0]
        sine = cross / (far[rights][:, None] * far[belows][None])
        for right, below in zip(*np.nonzero(sine > 0.75), strict=True):
            found += _closed(points, scale, (start, int(rights[right]), int(belows[below])), (side, width, height))
    for _, four in sorted(found, key=lambda each: each[0]):
        yield four


def _closed(
    points: Points, scale: Points, three: tuple[int, int, int], size: tuple[float, float, float]
) -> list[tuple[float, Points]]:
    """Find the fourth corner for three, and say how far the four are from a sheet that lies flat."""
    start, right, below = three
    wanted = np.array([size[1], size[2], size[1], size[2]])
    expected = points[right] + points[below] - points[start]
    away = np.hypot(*(points - expected).T)
    reach = 0.3 * scale[start] * size[1]
    found: list[tuple[float, Points]] = []
    near = np.flatnonzero((away < reach) & (scale < 1.8 * scale[start]) & (scale > scale[start] / 1.8))
    for last in set(near.tolist()).difference(three):
        chosen = np.array([start, right, last, below])
        four, fine = points[chosen], scale[chosen]
        sides = np.hypot(*(np.roll(four, -1, 0) - four).T)
        measured = 2 * sides / (fine + np.roll(fine, -1))
        off = float(np.abs(np.log(measured / wanted)).sum() + np.abs(np.log(sides[:2] / sides[2:])).sum())
        found.append((off, four))
    return found
