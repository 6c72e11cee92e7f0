"""Read a sheet from a photo: every cell with how sure the reader is, and which ones a person must be asked about."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from rollwright.core import Figure, option_value, options_of, read_options, score_paper, scorer_of
from rollwright.locale import Language
from rollwright.photo.finding import find_sheet
from rollwright.photo.ink import FINE, Cell, blank_sheet, cells_of, inked, window
from rollwright.photo.network import CLASSES, logits, probabilities, tile
from rollwright.photo.picture import Array, open_picture
from rollwright.photo.sheets import KnownSheet, sheet_called

SURE = 0.95  # a reading below is asked for
BEYOND_DOUBT = 0.9995  # confidence in a reading that the rules contradict; others of the same fault are asked for first
MOST_LIKELY = 4  # readings that are offered first
SHOWN = 1.5  # times the cell: how much of the sheet an asked cell is shown with
SHOWN_PIXELS = 180
CROSS = "x"

Why = Literal["", "unsure", "impossible"]


class CellReading(Struct, frozen=True, omit_defaults=True):
    """One cell. `figure` is what probably stands there, None for nothing; with a `why` a person must be asked.

    `likely` are the readings from the likeliest on, `picture` shows the cell large (WebP); both where it is asked for.
    """

    cell: str
    figure: Figure | None
    sure: float
    why: Why = ""
    likely: tuple[Figure | None, ...] = ()
    picture: bytes = b""


class SheetReading(Struct, frozen=True):
    """A sheet: its game, the options and the paper's name as a scorer takes them, its number, and every cell."""

    game: str
    options: dict[str, str]
    paper: str
    sheet: int
    language: Language
    cells: tuple[CellReading, ...]

    @property
    def written(self) -> dict[str, Figure]:
        """The cells that are not empty, as they were read."""
        return {each.cell: each.figure for each in self.cells if each.figure is not None}

    @property
    def asked(self) -> tuple[CellReading, ...]:
        return tuple(each for each in self.cells if each.why)


def read_sheet(picture: bytes, options: Mapping[str, Any] | None = None) -> SheetReading:
    """Read the sheet in a picture. `options` are those of the game that the paper does not say, such as a word list.

    Raise `BadPhoto` for a picture that cannot be opened, and `NoSheet` for one without a sheet of ours.
    """
    photo = open_picture(picture)
    found = find_sheet(photo)
    known = sheet_called(found.code.paper)
    chosen = _options(known, options or {})
    sheet = inked(photo, found, blank_sheet(known.game, known.paper, found))
    places = cells_of(known.game, known.paper, found)
    figures = scorer_of(known.game).figures(chosen, known.name)
    tiles = np.stack([tile(window(sheet.ink, places[cell])) for cell in figures])
    cells = [
        _reading(cell, figures[cell], scores) if seen.any() else CellReading(cell, None, 1.0, likely=(None,))
        for cell, scores, seen in zip(figures, logits(tiles), tiles, strict=True)
    ]
    cells = _held_against_rules(known, chosen, cells)
    shown = [replace(each, picture=_shown(sheet.colours, places[each.cell])) if each.why else each for each in cells]
    return SheetReading(
        known.game.info.id, dict(known.choices), known.name, found.code.sheet, found.code.language, tuple(shown)
    )


def _options(known: KnownSheet, given: Mapping[str, Any]) -> Any:
    """Return the options of the game that the sheet turned out to be of: the paper's own, and those given."""
    wished = {option.id: (option, given[option.id]) for option in options_of(known.game) if option.id in given}
    read = {name: option_value(option, str(value)) for name, (option, value) in wished.items()}
    return read_options(known.game, {**read, **known.choices})


def _reading(cell: str, allowed: Sequence[Figure], scores: Array) -> CellReading:
    """Choose among what may stand in a cell; a figure that may not, but looks likelier, makes it doubtful."""
    if tuple(allowed) == (CROSS,):
        return _crossed(cell, probabilities(scores))
    choices: list[Figure | None] = [None, *allowed]
    places = [CLASSES.index(figure) for figure in choices]
    chances = probabilities(scores[places])
    order: list[int] = np.argsort(-chances).tolist()
    likely = tuple(choices[place] for place in order[:MOST_LIKELY])
    alike = [place for place, other in enumerate(CLASSES) if type(other) is type(allowed[0]) and other != CROSS]
    among = dict(zip([0, *alike], probabilities(scores[[0, *alike]]).tolist(), strict=True))
    expected = sum(among[place] for place in places)
    sure = round(float(chances[order[0]]) * min(1.0, 2 * expected), 4)
    return CellReading(cell, likely[0], sure, "" if sure >= SURE else "unsure", likely)


def _crossed(cell: str, chances: Array) -> CellReading:
    """Any ink in a box that is only crossed off is a cross."""
    empty = float(chances[0])
    likely: tuple[Figure | None, ...] = (None, CROSS) if empty > 0.5 else (CROSS, None)
    sure = round(max(empty, 1 - empty), 4)
    return CellReading(cell, likely[0], sure, "" if sure >= SURE else "unsure", likely)


def _held_against_rules(known: KnownSheet, options: Any, cells: list[CellReading]) -> list[CellReading]:
    """Ask for the cells of everything that cannot be on this sheet: the least sure ones, or all where none is doubtful.

    A fault that names no cell, such as an odd number of them, asks for the least sure cell of the sheet.
    """
    read = {each.cell: each for each in cells}
    written = {each.cell: each.figure for each in cells if each.figure is not None}
    asked: set[str] = set()
    for fault in score_paper(known.game, options, known.name, written).faults:
        named = [read[cell] for cell in fault.cells if cell in read] or [min(cells, key=lambda each: each.sure)]
        doubtful = [each for each in named if each.sure < BEYOND_DOUBT] or named
        asked.update(each.cell for each in doubtful if not each.why)
    return [replace(each, why="impossible") if each.cell in asked else each for each in cells]


def _shown(colours: Array, cell: Cell) -> bytes:
    """Return a cell as a small picture of its own, with a little around it."""
    half = SHOWN * max(cell.width, cell.height) / 2
    pixels = Image.fromarray((np.clip(colours, 0, 1) * 255).astype(np.uint8))
    left, top = round((cell.x - half) * FINE), round((cell.y - half) * FINE)
    side = round(2 * half * FINE)
    near = pixels.crop((left, top, left + side, top + side))
    file = io.BytesIO()
    near.resize((SHOWN_PIXELS, SHOWN_PIXELS), Image.Resampling.BICUBIC).save(file, "WEBP", quality=80)
    return file.getvalue()
