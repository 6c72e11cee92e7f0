"""The Print page: choose, see the pages as they will be, and get the PDF."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.press.reading import read

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("press_fonts")]


def test_sheets_are_chosen_previewed_and_made_on_a_phone(arrive: Arrive):
    ida = arrive("phone")
    ida.go("/rules/splitter")
    ida.page.get_by_role("link", name=ida.say("print-link")).click()
    proofs = ida.page.get_by_role("region", name=ida.say("print-preview")).get_by_role("img")
    expect(proofs).to_have_count(2)
    expect(ida.page.get_by_role("heading", name=ida.say("print-ready", pages=2))).to_be_visible()
    ida.page.get_by_text(ida.say("splitter-pad-B"), exact=True).click()
    ida.page.get_by_text(ida.say("print-ink-low"), exact=True).click()
    expect(proofs).to_have_count(1)
    expect(proofs.first).to_have_attribute("src", re.compile("ink=low"))
    expect(proofs.first).to_have_js_property("complete", True)
    ida.page.get_by_role("button", name=ida.say("print-more")).click()
    expect(ida.page.get_by_role("heading", name=ida.say("print-ready", pages=2))).to_be_visible()
    assert ida.complaints() == []
    made = ida.page.request.get(ida.page.get_by_role("link", name=ida.say("print-make")).evaluate("link => link.href"))
    assert len(read(made.body()).pages) == 2


def test_a_game_that_does_not_exist_is_lost_and_a_busy_press_is_said(arrive: Arrive):
    ida = arrive(language="fr")
    ida.go("/print/nothing")
    expect(ida.page.get_by_role("heading", name=ida.say("lost-title"))).to_be_visible()
    ida.page.route(
        "**/print?*", lambda route: route.fulfill(status=429, json={"code": "press-busy", "sentence": "Plus tard."})
    )
    ida.go("/print/splitter")
    expect(ida.page.get_by_role("alert")).to_have_text("Plus tard.")
