"""Practice on a phone: a costly choice is played again, wrong, then right; a game that is gone leaves the list."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person
from tests.browser.test_review import LONG, come, play

pytestmark = pytest.mark.browser

GONE = {"code": "no-table", "sentence": "There is no table of this name."}


def fill_in(person: Person, marks: list[dict[str, Any]], dice: list[int], places: dict[str, Any]) -> None:
    """Write the marks of a round of Make a Difference, the first die first, and say Done."""
    expect(person.page.get_by_role("group", name=person.say("table-cells"))).to_be_visible()
    for mark in sorted(marks, key=lambda mark: mark["figure"] != dice[0]):
        cell = person.say("make-a-difference-cell", **places[mark["cell"]]["said"])
        person.page.get_by_role("button", name=re.compile(rf"^{re.escape(cell)}\b")).click()
    person.done()


def test_a_costly_choice_comes_back_until_it_is_solved(arrive: Arrive, site: str):
    link, token = play(site)
    ada = come(arrive, site, token, size="phone")
    ada.go(f"/table/{link}/review")
    expect(ada.page.get_by_text(ada.say("review-kept", count=3))).to_be_visible(timeout=LONG)
    seat = ada.page.request.get(f"{site}/api/tables/{link}/review").json()["review"]["seats"][0]
    costly = seat["rounds"][seat["costly"][0]["round"] - 1]
    card = ada.page.request.get(f"{site}/api/tables/{link}/practice?seat=0&round={costly['round']}").json()
    places = {place["id"]: place for place in card["hello"]["paper"]["places"]}

    # The choice of the game again: what it cost, and the better one drawn.
    ada.page.get_by_role("link", name=ada.say("review-practise")).first.click()
    about = ada.say("practice-about-win", loss="").split("  ")[0]
    expect(ada.page.get_by_role("button", name=re.compile(about))).to_be_visible()
    ada.shot("practice-phone-play")
    fill_in(ada, costly["own"]["marks"], costly["dice"], places)
    wrong = ada.page.get_by_role("heading", name=re.compile(ada.say("practice-wrong-win", loss="").split("  ")[0]))
    expect(wrong).to_be_focused()
    expect(ada.page.get_by_role("img").filter(visible=True).first).to_be_visible()
    assert ada.complaints() == []
    ada.shot("practice-phone-wrong")

    # The better one solves it, but not at the first try.
    ada.key("practice-once-more").click()
    fill_in(ada, costly["best"]["marks"], costly["dice"], places)
    expect(ada.page.get_by_role("heading", name=ada.say("practice-right"))).to_be_visible()
    expect(ada.page.get_by_role("paragraph").get_by_text(ada.say("practice-second-try"))).to_be_visible()
    ada.shot("practice-phone-right")
    ada.page.get_by_role("link", name=ada.say("practice-list"), exact=True).click()
    expect(ada.page.get_by_role("heading", name=ada.say("practice-waiting", count=2))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("practice-progress", solved=0, count=3))).to_be_visible()
    assert ada.complaints() == []
    ada.shot("practice-phone-list")

    # No answer: it is asked again. Deleted: the position leaves the list, and the page says so.
    ada.page.route("**/practice?*", lambda route: route.abort())
    ada.page.get_by_role("link", name=ada.say("practice-begin"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("no-answer"))).to_be_visible()
    ada.page.unroute("**/practice?*")
    ada.page.route("**/practice?*", lambda route: route.fulfill(status=404, json=GONE))
    ada.key("try-again").click()
    expect(ada.page.get_by_text(GONE["sentence"])).to_be_visible()
    ada.page.get_by_role("link", name=ada.say("practice-list"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("practice-progress", solved=0, count=2))).to_be_visible()
    ada.go("/")
    expect(ada.page.get_by_role("link", name=ada.say("home-practice", count=1))).to_be_visible()
