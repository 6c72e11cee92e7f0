"""Print a sheet, fill it in by hand, and photograph it: perspective, bend, shadow, blur, noise, JPEG."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from rollwright.core import Figure, Game, Paper, Place
from rollwright.locale import Language
from rollwright.photo.picture import Array, Points, sample
from rollwright.photo.straighten import plane, through
from rollwright.press.games.parts import papers_of
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document, Page, Placed
from rollwright.press.sheets import HEIGHT, WIDTH, Sheet, draw_panel, frame_of
from rollwright.press.typeset import to_pictures

FINE = 11.0  # pixels to a millimetre of the printed page
KALAM = Path(str(files("rollwright.press") / "fonts" / "kalam-400-latin.ttf"))
INKS = ((28, 34, 62), (20, 20, 24), (26, 46, 120), (84, 84, 90))  # ball pens and a pencil


@dataclass(frozen=True)
class Print:
    """A sheet to print: its paper, and how."""

    game: Game
    paper: Paper
    language: Language = "en"
    number: int = 7
    given: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def options(self) -> PrintOptions:
        return PrintOptions(**self.given)

    @property
    def sheet(self) -> Sheet:
        return Sheet(game=self.game, paper=self.paper, name=self.paper.id, number=self.number)


def paper_called(game: Game, paper: str) -> Paper:
    return papers_of(game)[paper][0]


@cache
def _page(game: Game, paper: str, language: Language, given: tuple[tuple[str, Any], ...]) -> Image.Image:
    wish = Print(game, paper_called(game, paper), language, given=dict(given))
    panel = draw_panel(wish.sheet, wish.options, language)
    document = Document("", language, wish.options.ink, [Page(WIDTH, HEIGHT, (Placed(panel, 0, 0),))])
    return Image.open(io.BytesIO(to_pictures(document, FINE * 25.4)[0])).convert("RGB")


def printed(wish: Print) -> Image.Image:
    return _page(wish.game, wish.paper.id, wish.language, tuple(wish.given.items())).copy()


def fill_in(wish: Print, cells: Mapping[str, Figure], hand: Sequence[Path], chance: Random) -> Image.Image:
    """Print a sheet and write into its cells, each figure a little different."""
    page = printed(wish)
    frame = frame_of(wish.sheet, wish.options, wish.language)
    ink = chance.choice(INKS)
    font = chance.choice(hand)
    for place in wish.paper.places:
        if place.id not in cells:
            continue
        middle = frame.left + frame.scale * place.x, frame.top + frame.scale * place.y
        _write(page, cells[place.id], place, (middle, frame.scale), ink, font, chance)
    return page


def _write(
    page: Image.Image,
    figure: Figure,
    place: Place,
    where: tuple[tuple[float, float], float],
    ink: tuple[int, int, int],
    font: Path,
    chance: Random,
) -> None:
    (x, y), scale = where
    side = min(place.width, place.height) * scale * FINE
    tile = _cross(side, chance) if figure == "x" else _figure(str(figure), side, font, chance)
    dx, dy = (chance.gauss(0, 0.05) * side for _ in range(2))
    box = round(x * FINE + dx - tile.width / 2), round(y * FINE + dy - tile.height / 2)
    under = page.crop((*box, box[0] + tile.width, box[1] + tile.height))
    strength = tile.point([round(level * chance.uniform(0.8, 0.95)) for level in range(256)])
    inked = ImageChops.multiply(under, Image.new("RGB", tile.size, tuple(min(255, part + 10) for part in ink)))
    page.paste(Image.composite(inked, under, strength), box)


def _figure(figure: str, side: float, font: Path, chance: Random) -> Image.Image:
    """Draw one figure, about two thirds as high as its cell, bent and turned."""
    face = ImageFont.truetype(font, 64)
    left, top, right, bottom = face.getbbox(figure)
    glyph = Image.new("L", (round(right - left) + 24, round(bottom - top) + 24), 0)
    ImageDraw.Draw(glyph).text((12 - left, 12 - top), figure, 255, font=face)
    bent = _bent(np.asarray(glyph, np.float32) / 255, chance)
    glyph = Image.fromarray((bent * 255).astype(np.uint8))
    high = side * chance.uniform(0.55, 0.78)
    ratio = high / (bottom - top) * 1.0
    wide = ratio * chance.uniform(0.85, 1.15)
    size = max(4, round(glyph.width * wide)), max(4, round(glyph.height * ratio))
    return glyph.resize(size, Image.Resampling.BICUBIC).rotate(
        chance.gauss(0, 5), Image.Resampling.BICUBIC, expand=True
    )


def _bent(glyph: Array, chance: Random) -> Array:
    """Bend a figure as no hand draws it twice alike."""
    height, width = glyph.shape
    ys, xs = (np.asarray(side, np.float64) for side in np.indices(glyph.shape))
    for _ in range(3):
        phase, reach = chance.uniform(0, 6.3), chance.uniform(0.3, 1.6)
        xs = xs + reach * np.sin(ys / height * chance.uniform(2, 7) + phase)
        ys = ys + reach * np.sin(xs / width * chance.uniform(2, 7) + phase)
    return sample(glyph, xs, ys)


def _cross(side: float, chance: Random) -> Image.Image:
    length = side * chance.uniform(0.7, 0.95)
    tile = Image.new("L", (round(side * 1.2), round(side * 1.2)), 0)
    draw, middle = ImageDraw.Draw(tile), side * 0.6
    for way in (-1, 1):
        ends = [
            (middle + sign * length / 2 + chance.gauss(0, side / 25), middle + sign * way * length / 2)
            for sign in (-1, 1)
        ]
        draw.line(ends, 255, width=max(2, round(FINE * chance.uniform(0.4, 0.7))))
    return tile.filter(ImageFilter.GaussianBlur(1))


@dataclass(frozen=True, kw_only=True)
class Shot:
    """How a photo is taken."""

    size: tuple[int, int] = (1500, 2000)
    turn: float = 0.0  # degrees
    slant: float = 0.06  # how far corners wander, as a share of the photo
    bend: float = 0.4  # millimetres
    shadow: float = 0.4
    blur: float = 0.8  # pixels
    noise: float = 0.02
    quality: int = 82


def any_shot(chance: Random) -> Shot:
    return Shot(
        size=chance.choice(((1500, 2000), (2000, 1500), (1800, 2400), (1200, 1600))),
        turn=chance.gauss(0, 6) + chance.choice((0, 0, 0, 90, 180, 270)),
        slant=chance.uniform(0.0, 0.07),
        bend=chance.uniform(0, 0.8),
        shadow=chance.uniform(0.1, 0.55),
        blur=chance.uniform(0.4, 1.4),
        noise=chance.uniform(0.005, 0.035),
        quality=chance.randint(65, 92),
    )


def photograph(page: Image.Image, shot: Shot, chance: Random) -> bytes:
    """Return a JPEG of a page that lies on a table."""
    width, height = shot.size
    paper = np.asarray(page, np.float32) / 255
    matrix = np.linalg.inv(_seen(page.size, shot, chance))
    xs, ys = np.meshgrid(np.arange(width, dtype=np.float64), np.arange(height, dtype=np.float64))
    u, v = through(matrix, xs, ys)
    u, v = _curled(u, v, page.size, shot.bend * FINE, chance)
    inside = (u > 0) & (v > 0) & (u < page.width - 1) & (v < page.height - 1)
    seen = np.where(inside[..., None], sample(paper, u, v), _table(width, height, chance))
    seen = seen * _light(xs / width, ys / height, shot.shadow, chance)[..., None]
    dots = np.random.default_rng(chance.getrandbits(32))
    picture = Image.fromarray((np.clip(seen, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(shot.blur))
    noisy = np.asarray(picture, np.float32) / 255 + dots.normal(0, shot.noise, seen.shape).astype(np.float32)
    file = io.BytesIO()
    Image.fromarray((np.clip(noisy, 0, 1) * 255).astype(np.uint8)).save(file, "JPEG", quality=shot.quality)
    return file.getvalue()


def _seen(page: tuple[int, int], shot: Shot, chance: Random) -> Points:
    """Return the matrix from the page to the photo: in its middle, turned, at a slant."""
    width, height = shot.size
    corners = np.array([(0, 0), (page[0], 0), page, (0, page[1])], np.float64)
    angle = np.radians(shot.turn)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    spread = (corners - np.array(page) / 2) @ turn.T
    fit = chance.uniform(0.8, 0.93) * min(width / np.ptp(spread[:, 0]), height / np.ptp(spread[:, 1]))
    wander = np.array([[chance.uniform(-1, 1) for _ in range(2)] for _ in range(4)]) * shot.slant * min(shot.size)
    return plane(corners, spread * fit + np.array(shot.size) / 2 + wander)


def _curled(u: Points, v: Points, page: tuple[int, int], reach: float, chance: Random) -> tuple[Points, Points]:
    """Bend the paper a little: where it rises from the table, its points lie elsewhere."""
    rise = np.sin(u / page[0] * np.pi) * chance.uniform(-1, 1) + np.sin(v / page[1] * np.pi) * chance.uniform(-1, 1)
    return u + reach * rise * chance.uniform(-1, 1), v + reach * rise * chance.uniform(-1, 1)


def _table(width: int, height: int, chance: Random) -> Array:
    """Return a wooden table, or a dark one, with some grain."""
    base = np.array(chance.choice(((0.55, 0.4, 0.27), (0.25, 0.22, 0.2), (0.75, 0.73, 0.7), (0.2, 0.35, 0.28))))
    dots = np.random.default_rng(chance.getrandbits(32))
    grain = np.repeat(dots.normal(0, 0.03, (height, width // 60 + 1)), 60, axis=1)[:, :width, None]
    return np.clip(base + grain, 0, 1).astype(np.float32)


def _light(x: Points, y: Points, shadow: float, chance: Random) -> Array:
    """Return uneven light, and the soft edge of a shadow across the sheet."""
    angle, where = chance.uniform(0, 6.3), chance.uniform(0.2, 0.9)
    along = np.cos(angle) * (x - 0.5) + np.sin(angle) * (y - 0.5) + 0.5
    edge = 1 / (1 + np.exp(-(along - where) / chance.uniform(0.01, 0.06)))
    return ((1 - shadow * edge) * (1 - 0.25 * chance.random() * np.hypot(x - 0.5, y - 0.5))).astype(np.float32)
