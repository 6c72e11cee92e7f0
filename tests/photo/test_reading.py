"""The whole way round: sheets are printed, filled in by a hand that the reader never saw, photographed, and scored."""

import io
import struct
import zlib
from random import Random

import pytest
from PIL import Image

from rollwright.core import RollwrightError, score_paper
from rollwright.photo import SheetReading, read_sheet
from rollwright.photo.network import weights
from rollwright.photo.picture import MOST_BYTES
from tests.effort import SOAK, effort
from tests.photo.camera import KALAM, Print, Shot, any_shot, fill_in, photograph
from tests.photo.played import SHEETS, Played, played

pytestmark = pytest.mark.usefixtures("press_fonts")


def photo_of(sheet: Played, shot: Shot, chance: Random, **given: str | bool) -> bytes:
    wish = Print(sheet.known.game, sheet.known.paper, given=dict(given))
    return photograph(fill_in(wish, sheet.cells, [KALAM], chance), shot, chance)


def wrong(reading: SheetReading, sheet: Played) -> list[str]:
    """The cells that were read wrongly and that nobody is asked about."""
    return [each.cell for each in reading.cells if not each.why and each.figure != sheet.cells.get(each.cell)]


def settled(reading: SheetReading, sheet: Played) -> dict[str, int | str]:
    """The sheet after a person has answered every question."""
    asked = {each.cell: sheet.cells[each.cell] for each in reading.asked if each.cell in sheet.cells}
    return {
        cell: figure for cell, figure in reading.written.items() if cell not in {e.cell for e in reading.asked}
    } | asked


@pytest.mark.soak("every sheet, and twenty photos of each, taken anyhow")
@pytest.mark.parametrize("paper", SHEETS if SOAK else SHEETS[::2])
def test_a_photographed_sheet_has_the_score_of_the_played_one(paper: str):
    for number in range(effort(1, 20)):
        chance = Random(f"{paper}/{number}")
        sheet = played(paper, f"{paper}/{number}", chance.choice((5, 100)))
        shot = Shot(size=(1050, 1400), turn=chance.gauss(0, 4)) if number == 0 else any_shot(chance)
        reading = read_sheet(photo_of(sheet, shot, chance))
        assert (reading.game, reading.paper) == (sheet.known.game.info.id, sheet.known.name)
        assert reading.options == sheet.known.choices
        right = sum(each.figure == sheet.cells.get(each.cell) for each in reading.cells)
        assert right >= 0.9 * len(reading.cells)
        assert wrong(reading, sheet) == []
        scored = score_paper(sheet.known.game, sheet.options, sheet.known.name, settled(reading, sheet))
        assert scored.score == sheet.score
        assert all(each.picture and each.likely for each in reading.asked)


def test_a_reading_that_the_rules_forbid_is_asked_for():
    """A digit is written where its mirror partner stays empty: no reader can know which of the two is wrong."""
    sheet = played("splitter-A", "alone", 6)
    first = next(iter(sheet.cells))
    partner = next(place.partner for place in sheet.known.paper.places if place.id == first)
    alone = Played(sheet.known, sheet.options, {c: f for c, f in sheet.cells.items() if c != partner}, sheet.score)
    reading = read_sheet(photo_of(alone, Shot(size=(1050, 1400)), Random(3)))
    asked = {each.cell: each.why for each in reading.asked}
    assert partner in asked or first in asked
    assert "impossible" in asked.values()


def test_large_low_ink_sheets_are_read_as_well():
    sheet = played("hexroller-back", "large", 100)
    reading = read_sheet(photo_of(sheet, Shot(size=(1050, 1400)), Random(4), large=True, ink="low"))
    assert wrong(reading, sheet) == []


def _file(size: tuple[int, int], kind: str = "PNG") -> bytes:
    file = io.BytesIO()
    Image.new("L", size, 200).save(file, kind)
    return file.getvalue()


def _claims(width: int, height: int) -> bytes:
    """A small file that says it is a picture of this size."""
    head = struct.pack(">4sIIBBBBB", b"IHDR", width, height, 8, 0, 0, 0, 0)
    data = b"IDAT" + zlib.compress(bytes(1000))
    parts = (struct.pack(">I", len(part) - 4) + part + struct.pack(">I", zlib.crc32(part)) for part in (head, data))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


NO_SHEETS = {
    "": (b"", "not-a-picture"),
    "text": (b"GET / HTTP/1.1", "not-a-picture"),
    "a page": (b"%PDF-1.7", "not-a-picture"),
    "half a picture": (_file((900, 900), "JPEG")[:700], "not-a-picture"),
    "a drawing": (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "not-a-picture"),
    "another kind": (_file((90, 90), "TIFF"), "not-a-picture"),
    "less than it says": (_claims(2_000, 2_000), "not-a-picture"),
    "a grey wall": (_file((900, 700)), "no-sheet-found"),
    "one pixel": (_file((1, 1)), "no-sheet-found"),
    "50 megapixels": (_claims(10_000, 5_000), "photo-too-large"),
    "a bomb": (_claims(60_000, 60_000), "photo-too-large"),
    "heavy": (b"\xff\xd8" + bytes(MOST_BYTES), "photo-too-heavy"),
}


@pytest.mark.parametrize("what", NO_SHEETS)
def test_a_file_that_is_no_photo_of_a_sheet_has_a_code(what: str):
    data, code = NO_SHEETS[what]
    with pytest.raises(RollwrightError) as refused:
        read_sheet(data)
    assert refused.value.code == code


def test_the_weights_are_small():
    assert sum(value.size for value in weights().values()) * 2 < 300_000
