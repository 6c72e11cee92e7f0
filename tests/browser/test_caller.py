"""The caller in a real browser: dice for people with paper, with and without a network."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rollwright.core import commit
from rollwright.terminal.cli import main
from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

# Headless Chromium has no voice: the script notes each sentence, and each lock of the screen.
EARS = """
    window.heard = [];
    window.locks = 0;
    speechSynthesis.speak = (said) => heard.push([said.lang, said.text]);
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
      window.locks += 1;
      return { released: false, release: async () => undefined };
    } } });
"""


def lay(person: Person, game: str) -> None:
    person.page.add_init_script(EARS)
    person.go(f"/caller/{game}")
    person.page.locator("[data-seal]").wait_for()


def begin(person: Person) -> None:
    person.key("caller-begin").click()
    person.key("caller-first").click()


def in_sight(page: Page) -> bool:
    """Say whether everything of the caller is on the screen at once."""
    return page.evaluate("document.documentElement.scrollHeight <= innerHeight && scrollX + scrollY === 0")


def test_dice_are_called_without_a_network_and_checked_at_the_end(arrive: Arrive, tmp_path: Path):
    person = arrive("phone", "light", "fr")
    page = person.page
    lay(person, "splitter")
    seal = page.locator("[data-seal]").get_attribute("data-seal")
    page.get_by_label(person.say("sit-words")).fill("loutre")
    assert person.complaints() == []
    page.context.set_offline(True)
    begin(person)
    page.locator(".bigd").wait_for()
    assert in_sight(page)
    assert person.complaints() == []
    first = page.locator(".aloud").inner_text()
    for number in range(2, 22):
        person.key("caller-next").click()
        expect(page.locator(".rnd b")).to_have_text(str(number))
    heard: list[Any] = page.evaluate("heard")
    assert len(heard) == 21
    assert heard[0] == ["fr-FR", first]
    last = page.locator(".aloud").inner_text()
    person.key("caller-back").click()
    person.key("caller-next").click()
    expect(page.locator(".aloud")).to_have_text(last)
    person.key("caller-next").click()
    person.key("caller-end").click()
    secret = page.locator("[data-secret]").get_attribute("data-secret") or ""
    assert commit(secret) == seal
    assert person.complaints() == []
    with page.expect_download() as download:
        person.key("caller-download").click()
    download.value.save_as(tmp_path / "called.json")
    kept = json.loads((tmp_path / "called.json").read_text("utf-8"))
    assert (len(kept["rolls"]), kept["words"]) == (22, ["loutre"])
    assert main(["verify", str(tmp_path / "called.json"), "--seal", str(seal)]) == 0
    page.context.set_offline(False)


def test_the_caller_goes_on_after_a_reload_and_by_keyboard_alone(arrive: Arrive):
    person = arrive("desktop", "dark", "en")
    page = person.page
    lay(person, "hexroller")
    page.get_by_text("Back, Gear").click()
    page.keyboard.press("Enter")  # the form is sent, as any other
    expect(page.locator(".aloud")).to_have_text(person.say("caller-ready"))
    page.locator("h1").click()  # nothing has the focus
    page.keyboard.press("Space")
    expect(page.locator(".bigd .die")).to_have_count(7)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rnd b")).to_have_text("2")
    said = page.locator(".aloud").inner_text()
    page.keyboard.press("s")
    page.reload()
    expect(page.locator(".aloud")).to_have_text(said)
    expect(page.get_by_role("button", name=person.say("caller-aloud"))).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("n")
    expect(page.locator(".rnd b")).to_have_text("3")
    assert page.evaluate("heard") == []
    assert page.evaluate("locks") == 1
    page.keyboard.press("b")
    expect(page.locator(".aloud")).to_have_text(said)
    assert person.complaints() == []


@pytest.mark.parametrize("game", ["splitter", "word-roller"])
def test_a_television_shows_everything_at_once(arrive: Arrive, game: str):
    person = arrive("desktop")
    page = person.page
    person.resize((1920, 1080))
    lay(person, game)
    begin(person)
    page.locator(".bigd .die").first.wait_for()
    assert in_sight(page)
    felt, die = (page.locator(part).first.bounding_box() for part in (".felt", ".bigd .die"))
    assert felt is not None
    assert die is not None
    assert die["width"] > (400 if game == "splitter" else 250)
    assert page.locator(".aloud").evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)") > 50
    for box in (page.locator(".bigd .die").last.bounding_box(), page.locator(".aloud").bounding_box()):
        assert box is not None
        assert felt["y"] <= box["y"]
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]


def test_real_dice_are_tapped(arrive: Arrive):
    person = arrive("phone", "dark")
    page = person.page
    lay(person, "make-a-difference")
    page.get_by_text(person.say("caller-real"), exact=True).click()
    begin(person)
    faces = page.get_by_role("group", name=person.say("caller-what-fell")).get_by_role("button")
    faces.nth(5).click()
    faces.nth(3).click()
    expect(page.locator(".aloud")).to_have_text("six and four")
    assert person.complaints() == []
    person.key("caller-more").click()
    assert person.complaints() == []
    person.key("caller-end-here").click()
    expect(page.get_by_text(person.say("caller-real-note"))).to_be_visible()
    assert page.locator("[data-secret]").count() == 0


def test_a_game_without_dice_says_so(arrive: Arrive):
    person = arrive("phone")
    person.go("/caller/difference")
    expect(person.page.get_by_text(person.say("error-no-dice", title="Difference"))).to_be_visible()
    assert person.complaints() == []
