"""The ink on a sheet that was written by hand: the photo compared with the sheet as it was printed."""

import io
from dataclasses import dataclass

import numpy as np
from PIL import Image

from rollwright.core import Game, Paper, Place
from rollwright.photo.bend import bend
from rollwright.photo.finding import FoundSheet
from rollwright.photo.picture import Array, blurred, box_mean, darkest, grey, sample
from rollwright.photo.straighten import Area, through
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document, Page, Placed
from rollwright.press.sheets import HEIGHT, WIDTH, Sheet, draw_panel, frame_of
from rollwright.press.typeset import to_pictures

FINE = 8.0  # pixels to a millimetre of the straightened sheet
WHOLE = Area(0, 0, WIDTH, HEIGHT, FINE)
GRAIN = 0.9  # pixels over which the noise of a camera is smoothed
BLOCK = 20  # pixels of a block in which the paper's light is measured
LEAST_INK = 0.1  # the part of the light that must be missing: less is noise
WINDOW = 40  # pixels of the window around a cell
REACH = 0.65  # half the side of the window, in longer sides of a cell


@dataclass(frozen=True)
class InkedSheet:
    """A straightened sheet: its colours, and how much ink a hand left at each place (0 to 1)."""

    colours: Array
    ink: Array


def blank_sheet(game: Game, paper: Paper, found: FoundSheet) -> Array:
    """Return the sheet as the press prints it, with nothing written on it."""
    sheet = Sheet(game=game, paper=paper, name="", number=found.code.sheet)
    options = PrintOptions(large=found.code.large)
    panel = draw_panel(sheet, options, found.code.language)
    document = Document("", found.code.language, "colour", [Page(WIDTH, HEIGHT, (Placed(panel, 0, 0),))])
    picture = Image.open(io.BytesIO(to_pictures(document, FINE * 25.4)[0])).convert("RGB")
    return grey(np.asarray(picture, np.float32) / 255)


def inked(photo: Array, found: FoundSheet, blank: Array) -> InkedSheet:
    """Straighten the photo, follow the bend of the paper, and take away what was printed."""
    xs, ys = WHOLE.grid
    flat = sample(grey(photo), *through(found.matrix, xs, ys))
    off_x, off_y = bend(flat, blank, FINE)
    colours = sample(photo, *through(found.matrix, xs + off_x, ys + off_y))
    light = blurred(grey(colours), GRAIN)
    printed = blurred(blank, 1.2)
    paper_light = light / _paper(light, printed)
    darkest_print = darkest(printed, 5)
    return InkedSheet(colours, np.clip(1 - paper_light / np.maximum(darkest_print, 0.05), 0, 1))


def _paper(light: Array, printed: Array) -> Array:
    """Return how much light falls on each place, measured where the paper is pale in print."""
    height, width = (side // BLOCK * BLOCK for side in light.shape)
    pale = printed[:height, :width] > 0.8
    ratio = np.where(pale, light[:height, :width] / np.maximum(printed[:height, :width], 0.1), np.inf)
    blocks = ratio.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK).swapaxes(1, 2)
    ordered = np.sort(blocks.reshape(height // BLOCK, width // BLOCK, -1), axis=-1)
    count = np.isfinite(ordered).sum(-1)
    known = count > BLOCK * BLOCK / 4
    usual = np.take_along_axis(ordered, (count * 7 // 10)[..., None], -1)[..., 0]  # lighter than ink, darker than glare
    level = np.where(known, usual, 0).astype(np.float32)
    weight = box_mean(known.astype(np.float32), 1)
    smooth = box_mean(level, 1) / np.maximum(weight, 1e-3)
    smooth[weight < 0.05] = level[known].mean() if known.any() else 1.0
    ys, xs = (np.indices(light.shape) + 0.5) / BLOCK - 0.5
    return np.maximum(sample(smooth, xs, ys), 0.02)


@dataclass(frozen=True)
class Cell:
    """Where a cell lies on the straightened sheet, in millimetres: middle and sides; a hex stands on its tip."""

    x: float
    y: float
    width: float
    height: float
    hex: bool = False


def cells_of(game: Game, paper: Paper, found: FoundSheet) -> dict[str, Cell]:
    """Return the places of a paper where the press printed them."""
    sheet = Sheet(game=game, paper=paper, name="", number=found.code.sheet)
    frame = frame_of(sheet, PrintOptions(large=found.code.large), found.code.language)

    def lies(place: Place) -> Cell:
        x, y = frame.left + frame.scale * place.x, frame.top + frame.scale * place.y
        return Cell(x, y, frame.scale * place.width, frame.scale * place.height, place.shape == "hex")

    return {place.id: lies(place) for place in paper.places}


def window(ink: Array, cell: Cell) -> Array:
    """Cut out a cell with a little around it, noise and the neighbours' ink taken away."""
    side = 2 * REACH * max(cell.width, cell.height)
    steps = ((np.arange(WINDOW) + 0.5) / WINDOW - 0.5) * side
    xs, ys = np.meshgrid((cell.x + steps) * FINE - 0.5, (cell.y + steps) * FINE - 0.5)
    seen = sample(ink, xs, ys)
    across, down = np.abs(steps)[None, :] / (cell.width / 2), np.abs(steps)[:, None] / (cell.height / 2)
    out = np.maximum(across, down + across / 2 if cell.hex else down)
    inside = np.clip((1.16 - out) / 0.25, 0, 1)
    return (np.clip((seen - LEAST_INK) / (1 - LEAST_INK), 0, 1) * inside).astype(np.float32)
