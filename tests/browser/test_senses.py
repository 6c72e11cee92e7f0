"""Settings for the ear, the eye and the hand: they work at once and stay on this device."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

# Counts what would be heard and felt, and lets the page go on as it is.
LISTEN = """
    window.felt = [];
    window.heard = 0;
    navigator.vibrate = (pattern) => { window.felt.push(pattern.join(' ')); return true; };
    for (const kind of ['createOscillator', 'createBufferSource']) {
        const make = AudioContext.prototype[kind];
        AudioContext.prototype[kind] = function () { window.heard += 1; return make.call(this); };
    }
"""


def switch(person: Person, name: str) -> None:
    person.page.get_by_role("checkbox", name=person.say(f"settings-{name}")).check()


def test_strokes_rolls_and_refusals_are_heard_and_felt_until_one_key_turns_both_off(arrive: Arrive):
    maud = arrive()
    maud.page.add_init_script(LISTEN)
    maud.play_alone()
    maud.page.evaluate("window.felt.length = 0")
    maud.write()
    maud.wait_until("window.felt.includes('8') && window.heard > 0")
    maud.done()
    maud.expect_round(2)
    maud.wait_until("window.felt.includes('12 45 9')")
    maud.key("table-hush").click()
    expect(maud.key("table-hush")).to_have_attribute("aria-pressed", "false")
    maud.page.evaluate("[window.felt.length, window.heard] = [0, 0]")
    maud.write()
    maud.done()
    maud.expect_round(3)
    assert maud.page.evaluate("[window.felt.length, window.heard]") == [0, 0]
    maud.page.reload()
    maud.expect_round(3)
    expect(maud.key("table-hush")).to_have_attribute("aria-pressed", "false")


def test_contrast_large_text_and_the_left_hand_work_at_once_and_stay(arrive: Arrive):
    maud = arrive()
    maud.play_alone()
    tray, sheet = maud.page.locator(".near"), maud.page.locator(".mine")

    def left(thing: str) -> float:
        box = maud.page.locator(thing).first.bounding_box()
        assert box is not None
        return box["x"]

    assert left(".near") > left(".mine")
    size = maud.page.evaluate("parseFloat(getComputedStyle(document.querySelector('.hint, .worth')).fontSize)")
    maud.key("table-lamp").click()
    for name in ("contrast", "text", "left"):
        switch(maud, name)
    maud.key("settings-close").click()
    for _ in range(2):
        assert left(".near") < left(".mine")
        assert left(".acts .main") < left(".acts .key:not(.main)")
        now = maud.page.evaluate("parseFloat(getComputedStyle(document.querySelector('.hint, .worth')).fontSize)")
        assert now > 1.15 * size
        assert maud.page.evaluate("getComputedStyle(document.body).getPropertyValue('--print').trim()") == "#000"
        assert maud.complaints() == []
        maud.page.reload()
        maud.expect_round(1)
    for part in (tray, sheet):
        expect(part).to_be_visible()


def test_a_system_that_asks_for_contrast_gets_it(chromium: Browser, site: str):
    context = chromium.new_context(contrast="more", service_workers="block")
    page = context.new_page()
    page.goto(site, wait_until="domcontentloaded")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    context.close()
