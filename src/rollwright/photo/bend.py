"""Follow the bend of a sheet: printed lines that lie elsewhere in the photo say how far the paper rose there."""

import numpy as np

from rollwright.photo.picture import Array, Points, box_mean

STEP, SIDE = 80, 128  # pixels between the middles of the patches that are compared, and their sides
MOST = 14  # pixels by which a patch may be shifted
LIKE = 0.25  # correlation above which the shift of a patch counts; identical patches have 1


def bend(seen: Array, blank: Array, fine: float) -> tuple[Points, Points]:
    """Return by how many millimetres each pixel is shifted, across and down: a smooth bend."""
    height, width = blank.shape
    dark_seen, dark_blank = _lines(seen), _lines(blank)
    taper = np.hanning(SIDE)[:, None] * np.hanning(SIDE)[None]
    found: list[tuple[float, float, float, float, float]] = []
    for top in range(0, height - SIDE + 1, STEP):
        for left in range(0, width - SIDE + 1, STEP):
            here = slice(top, top + SIDE), slice(left, left + SIDE)
            like, down, across = _shift(dark_seen[here] * taper, dark_blank[here] * taper)
            if like > LIKE:
                found.append((left + SIDE / 2, top + SIDE / 2, across, down, like))
    ys, xs = np.indices(blank.shape).astype(np.float64)
    if len(found) < 8:
        return np.zeros_like(xs), np.zeros_like(xs)
    across, down = _fitted(np.array(found), (width, height))
    basis = _basis(xs / width - 0.5, ys / height - 0.5)
    return basis @ across / fine, basis @ down / fine


def _lines(light: Array) -> Array:
    return box_mean(light, 14) - light


def _shift(seen: Points, blank: Points) -> tuple[float, float, float]:
    """Return how alike two patches are at best, and how far down and across the first lies there."""
    energy = float(np.sqrt((seen**2).sum() * (blank**2).sum()))
    if energy < 1e-3 or float((blank**2).sum()) < 2.0:
        return 0.0, 0.0, 0.0
    wave = np.fft.rfft2(seen) * np.conj(np.fft.rfft2(blank))
    around = np.fft.fftshift(np.fft.irfft2(wave, seen.shape)) / energy
    middle = SIDE // 2
    near = around[middle - MOST : middle + MOST + 1, middle - MOST : middle + MOST + 1]
    steps = np.arange(-MOST, MOST + 1)
    likely = near - 0.0006 * (steps[:, None] ** 2 + steps[None] ** 2)  # the smallest of equally good shifts wins
    down, across = np.unravel_index(int(likely.argmax()), likely.shape)
    return float(near[down, across]), float(steps[down]), float(steps[across])


def _basis(x: Points, y: Points) -> Points:
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], -1)


def _fitted(found: Points, size: tuple[int, int]) -> tuple[Points, Points]:
    """Lay a smooth bend through the shifts of all patches; those that stray are left out."""
    basis = _basis(found[:, 0] / size[0] - 0.5, found[:, 1] / size[1] - 0.5)
    weight = found[:, 4] ** 2
    steady = np.diag([0.01, 0.05, 0.05, 0.2, 0.2, 0.2])
    solved = np.zeros((basis.shape[1], 2))
    for _ in range(4):
        heavy = basis * weight[:, None]
        solved = np.linalg.solve(heavy.T @ basis + steady, heavy.T @ found[:, 2:4])
        off = np.abs(found[:, 2:4] - basis @ solved).max(1)
        weight = found[:, 4] ** 2 / (1 + (off / 2) ** 4)
    return solved[:, 0], solved[:, 1]
