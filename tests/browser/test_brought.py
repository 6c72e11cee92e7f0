"""A downloaded game, and one typed in from paper, are reviewed on the page as a table is."""

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_review import LONG
from tests.review.played_games import as_typed, recorded

pytestmark = pytest.mark.browser

KEPT = recorded("front", ("any",), 3)


def test_a_file_and_a_typed_game_are_reviewed_on_a_phone(arrive: Arrive):
    ada = arrive("phone")
    ada.go("/mine")
    ada.page.get_by_role("link", name=ada.say("mine-brought")).click()
    expect(ada.page.get_by_text(ada.say("brought-line"))).to_be_visible()
    assert ada.complaints() == []
    ada.shot("brought-phone")

    # The lines of each game are explained where they are typed.
    ada.page.get_by_text(ada.say("brought-how"), exact=True).click()
    for game in ("splitter", "make-a-difference", "hexroller", "word-roller"):
        expect(ada.page.get_by_text(ada.say(f"brought-how-{game}"))).to_be_visible()
    assert ada.complaints() == []

    # A file that was cut short says so, and nothing else changes.
    file = msgspec.json.encode(KEPT)
    picker = ada.page.locator("input[data-game]")
    picker.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": file[:900]})
    expect(ada.page.get_by_role("alert")).to_contain_text("cut short", timeout=LONG)
    expect(ada.page.get_by_text(ada.say("brought-line"))).to_be_visible()

    picker.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": file})
    costly = ada.page.get_by_role("heading", name=ada.say("review-costly-title"))
    expect(costly).to_be_visible(timeout=LONG)
    expect(ada.page.locator(".strip").get_by_role("img")).to_be_visible()
    own, ghost = ada.page.locator("figure.own"), ada.page.locator("figure.ghost")
    expect(own).to_be_hidden()
    ada.page.get_by_role("group", name=ada.say("review-look-at")).locator("label").first.click()
    expect(own).to_be_visible()
    expect(ghost).to_be_hidden()
    expect(ada.page.get_by_role("article").first).to_be_visible()
    expect(ada.key("try-from-here")).to_have_count(0)  # there is no table to go on from
    verdict = ada.page.locator(".result h2").inner_text()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert ada.complaints() == []
    ada.shot("brought-phone-review")

    # After a reload it is there again; then the same game as it was typed in.
    ada.page.reload()
    expect(ada.page.locator(".result h2")).to_have_text(verdict, timeout=LONG)
    ada.key("brought-another").click()
    ada.page.get_by_role("textbox").fill(as_typed(KEPT))
    ada.key("brought-key").click()
    expect(ada.page.locator(".result h2")).to_have_text(verdict, timeout=LONG)


def test_the_fault_of_a_line_is_said_in_french_by_lamp_light(arrive: Arrive):
    theo = arrive("desktop", "dark", "fr")
    theo.go("/review")
    theo.page.get_by_role("textbox").fill("game splitter\nseat Théo\nround 3 5\nThéo: 9L9\n")
    theo.key("brought-key").click()
    expect(theo.page.get_by_role("alert")).to_contain_text("igne 4", timeout=LONG)
    expect(theo.page.get_by_role("textbox")).to_have_value("game splitter\nseat Théo\nround 3 5\nThéo: 9L9\n")
    assert theo.complaints() == []
    theo.shot("brought-desktop-fr")
