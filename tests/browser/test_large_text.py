"""Text of twice the size: every control of a table can still be reached, and nothing is wider than the window."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

TWICE = """document.addEventListener('DOMContentLoaded', () =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'))"""
COVERED = """() => [...document.querySelectorAll('button, a[href], input')].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('dialog:not([open])')) return false;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !there || !(control.contains(there) || there.contains(control));
}).map((control) => control.getAttribute('aria-label') ?? control.textContent)"""
WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    .filter((thing) => thing.getBoundingClientRect().right > innerWidth + 1)
    .map((thing) => thing.outerHTML.slice(0, 80))"""
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((words) => words.checkVisibility()
    && (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2))
    .map(({ textContent }) => textContent)"""
WHOLE = {
    "make-a-difference": ".bar .round, .acts .key",
    "word-roller": ".bar .round, .near .key",
    "difference": ".cap, .say",
}


def begin(person: Person, game: str) -> None:
    person.page.add_init_script(TWICE)
    person.go()
    wish = {"game": game, "seats": 2, "bots": [{"level": "gentle"}]}
    link = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["link"]
    person.go(f"/table/{link}")
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.key("sit-down").click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", [*WHOLE])
def test_every_control_is_in_reach_with_text_of_twice_the_size(arrive: Arrive, game: str, size: str):
    person = arrive(size)
    begin(person, game)
    start = person.key("lobby-start")
    expect(start).to_be_visible()
    _expect_in_reach(person)
    start.click()
    expect(person.page.locator(".hold .frame" if game == "difference" else "[data-cell]").first).to_be_visible()
    _expect_in_reach(person)
    assert person.page.evaluate(CUT, WHOLE[game]) == []


def _expect_in_reach(person: Person) -> None:
    assert person.page.evaluate(COVERED) == []
    assert person.page.evaluate(WIDE) == []
