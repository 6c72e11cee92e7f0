"""Learning from one's own games: hints, a teacher, trying again, ghosts, a series of games; in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

SHOTS = os.environ.get("ROLLWRIGHT_SHOTS")  # a folder; the tests leave pictures of what they see there


def shot(person: Person, name: str) -> None:
    if SHOTS:
        person.page.wait_for_timeout(900)
        person.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def choose(person: Person, group: str, message: str) -> None:
    person.page.get_by_role("group", name=person.say(group)).get_by_text(person.say(message), exact=True).click()


def open_alone(person: Person, game: str) -> None:
    """Lay a table for one person with a teacher, and start it."""
    person.go(f"/open/{game}")
    person.key("open-the-table").wait_for()
    while person.page.get_by_role("button", name=person.say("seats-less")).is_enabled():
        person.key("seats-less").click()
        if person.page.get_by_text(person.say("seats-count", count=1), exact=True).count():
            break
    choose(person, "helps-teacher", "helps-yes")


@pytest.mark.parametrize(("look", "game"), [("phone", "splitter"), ("desktop", "hexroller")])
def test_a_hint_is_lit_on_the_sheet_and_counted_and_a_teacher_tells_the_cost(arrive: Arrive, look: str, game: str):
    person = arrive(look, language="fr" if look == "phone" else "en", lamp="dark" if look == "phone" else "light")
    open_alone(person, game)
    shot(person, f"again-open-{look}")
    person.key("open-the-table").click()
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.page.locator("form").get_by_role("button").last.click()
    lamp = person.key("table-ask-hint")
    lamp.click()
    lit = person.page.locator(".c-hint")
    expect(lit.first).to_be_visible()
    shot(person, f"again-hint-{look}")
    assert person.complaints() == []
    if game == "splitter":
        person.free.first.click()
        person.key("table-done").click()
        expect(lit).to_have_count(0)
        expect(person.page.locator(".taught")).to_be_visible()
        shot(person, f"again-taught-{look}")
        assert person.complaints() == []
