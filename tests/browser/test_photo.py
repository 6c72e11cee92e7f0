"""A photo of a sheet in a real browser: read into the drawing, doubtful cells settled, scored."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.photo.camera import KALAM, Print, Shot, fill_in, photograph
from tests.photo.played import Played, played

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("press_fonts")]


def photo_of(sheet: Played, cells: dict[str, int | str], file: Path) -> Path:
    page = fill_in(Print(sheet.known.game, sheet.known.paper), cells, [KALAM], Random(1))
    file.write_bytes(photograph(page, Shot(size=(1050, 1400)), Random(2)))
    return file


def test_a_photo_is_read_and_its_doubts_are_settled_by_keys(arrive: Arrive, tmp_path: Path):
    sheet = played("splitter-B", "browser", 4)
    lost = list(sheet.cells)[-1]  # its mirror partner stands alone: the rules contradict that
    cells = {cell: figure for cell, figure in sheet.cells.items() if cell != lost}
    person = arrive("phone", "dark", "fr")
    page = person.page
    person.go("/score/splitter")
    key = person.key("photo-key")
    expect(key).to_be_visible()
    with page.expect_file_chooser() as chooser:
        key.click()
    chooser.value.set_files(photo_of(sheet, cells, tmp_path / "sheet.jpg"))
    expect(page.get_by_text(person.say("photo-reading"))).to_be_visible()
    dialog = page.get_by_role("dialog", name=person.say("photo-doubt"))
    expect(dialog).to_be_visible(timeout=30_000)
    assert person.complaints() == []
    while dialog.is_visible():
        expect(dialog.locator(".likely:focus")).to_have_count(1)  # the likeliest answer has the focus
        asked = dialog.locator(".where .num").inner_text()
        page.keyboard.press("Enter")
        expect(dialog.locator(".where .num").filter(has_text=asked)).to_have_count(0)
    written = {
        place.get_attribute("data-cell") or "": place.get_attribute("aria-label") or ""
        for place in page.locator("[data-cell]").all()
    }
    for cell, figure in cells.items():
        assert written[cell].endswith(str(figure)), cell
    expect(page.locator(".faults li")).to_have_count(1)
    assert person.complaints() == []


def test_a_file_that_is_no_photo_is_said_and_another_photo_can_be_taken(arrive: Arrive, tmp_path: Path):
    person = arrive("desktop", "light", "en")
    page = person.page
    person.go("/score/splitter")
    expect(person.key("photo-key")).to_be_visible()
    page.locator("[data-photo]").set_input_files({"name": "a.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"})
    expect(page.get_by_role("alert")).to_contain_text(person.say("error-not-a-picture"))
    assert person.complaints() == []
    expect(person.key("photo-again")).to_be_visible()
