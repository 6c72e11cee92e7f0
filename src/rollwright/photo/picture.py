"""Pictures as arrays of light from 0 to 1: opened within bounds, sampled between pixels, blurred."""

import io
import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter, UnidentifiedImageError

from rollwright.photo.errors import BadPhoto

Array = NDArray[np.floating[Any]]
"""Light or ink by row and column, and colour where there is one; or numbers of a layer of the network."""
Points = NDArray[np.floating[Any]]
"""Places in millimetres or pixels, matrices, and other numbers that are no picture."""

MOST_BYTES = 12_000_000
MOST_PIXELS = 40_000_000
LONG_SIDE = 2600  # pixels that are looked at; a larger photo is made smaller first
FORMATS = ("JPEG", "PNG", "WEBP")
GREY = np.array([0.299, 0.587, 0.114], np.float32)


def check_head(data: bytes) -> None:
    """Raise `BadPhoto` for what is too heavy, or does not even begin as a picture does."""
    if len(data) > MOST_BYTES:
        raise BadPhoto("photo-too-heavy", megabytes=MOST_BYTES // 1_000_000)
    if not data.startswith((b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")) and (data[:4], data[8:12]) != (b"RIFF", b"WEBP"):
        raise BadPhoto


def open_picture(data: bytes) -> Array:
    """Return a picture as light by row, column and colour; raise `BadPhoto` where it is none, or too large."""
    check_head(data)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            return _decoded(data)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadPhoto("photo-too-large", megapixels=MOST_PIXELS // 1_000_000) from error
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, IndexError) as error:
        raise BadPhoto from error


def _decoded(data: bytes) -> Array:
    with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
        width, height = picture.size
        if width * height > MOST_PIXELS:
            raise BadPhoto("photo-too-large", megapixels=MOST_PIXELS // 1_000_000)
        picture.draft("RGB", (LONG_SIDE, LONG_SIDE))
        picture.load()
        plain = picture.convert("RGBA") if "A" in picture.getbands() else picture.convert("RGB")
    if plain.mode == "RGBA":
        ground = Image.new("RGBA", plain.size, "white")
        plain = Image.alpha_composite(ground, plain).convert("RGB")
    if max(plain.size) > LONG_SIDE:
        plain.thumbnail((LONG_SIDE, LONG_SIDE), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return np.asarray(plain, np.float32) / 255


def grey(picture: Array) -> Array:
    return picture @ GREY


def sample(picture: Array, xs: Points, ys: Points) -> Array:
    """Return the light at points between the pixels; beyond the edge it is that of the edge."""
    height, width = picture.shape[:2]
    x, y = np.clip(xs, 0, width - 1.001), np.clip(ys, 0, height - 1.001)
    left, top = x.astype(np.intp), y.astype(np.intp)
    across, down = (x - left).astype(np.float32), (y - top).astype(np.float32)
    if picture.ndim == 3:
        across, down = across[..., None], down[..., None]
    upper = picture[top, left] * (1 - across) + picture[top, left + 1] * across
    lower = picture[top + 1, left] * (1 - across) + picture[top + 1, left + 1] * across
    return upper * (1 - down) + lower * down


def blurred(picture: Array, radius: float) -> Array:
    return _filtered(picture, ImageFilter.GaussianBlur(radius))


def darkest(picture: Array, size: int) -> Array:
    """Return each pixel as dark as the darkest within a square of `size` pixels around it."""
    return _filtered(picture, ImageFilter.MinFilter(size))


def _filtered(picture: Array, how: ImageFilter.Filter) -> Array:
    pixels = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    return np.asarray(pixels.filter(how), np.float32) / 255


def _around(count: int, radius: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return where the square around each of `count` pixels begins and ends."""
    places = np.arange(count, dtype=np.intp)
    return np.maximum(places - radius, 0), np.minimum(places + radius + 1, count)


def box_mean(picture: Array, radius: int) -> Array:
    """Return the mean of a square around each pixel, cut off at the edges."""
    height, width = picture.shape
    total = np.zeros((height + 1, width + 1))
    np.cumsum(np.cumsum(picture, 0, dtype=np.float64), 1, out=total[1:, 1:])
    (top, bottom), (left, right) = _around(height, radius), _around(width, radius)
    sums = total[bottom][:, right] - total[top][:, right] - total[bottom][:, left] + total[top][:, left]
    return (sums / ((bottom - top)[:, None] * (right - left)[None, :])).astype(np.float32)
