"""The answers to a page about a photo of a sheet."""

from base64 import b64encode
from typing import Literal

from msgspec import Struct

from rollwright.photo.reading import CellReading, SheetReading


class ReadCell(Struct, frozen=True):
    """One cell of a photographed sheet; with a `why` a person is asked, and nothing is taken for granted.

    `unsure`: the reader doubts it. `impossible`: the rules contradict it, alone or with others. `likely` are the
    readings from the likeliest on, null for an empty cell; `picture` shows the cell as a data address.
    """

    cell: str
    figure: int | str | None
    why: Literal["", "unsure", "impossible"]
    likely: tuple[int | str | None, ...]
    picture: str


class ReadSheet(Struct, frozen=True):
    """POST /api/games/{game}/photo: the sheet in a picture, with the options and the paper that its code names."""

    options: dict[str, str]
    paper: str
    sheet: int
    cells: tuple[ReadCell, ...]


def card_of(reading: SheetReading) -> ReadSheet:
    return ReadSheet(reading.options, reading.paper, reading.sheet, tuple(map(_cell, reading.cells)))


def _cell(read: CellReading) -> ReadCell:
    picture = f"data:image/webp;base64,{b64encode(read.picture).decode()}" if read.picture else ""
    return ReadCell(read.cell, read.figure, read.why, read.likely if read.why else (), picture)
