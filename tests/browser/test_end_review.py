"""The end of a game says by itself how much was luck and how much was the player's, and which choice cost most."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive, Person
from tests.browser.test_review import BUSY, LONG, come, play
from tests.server.client import play_on, seat_all

pytestmark = pytest.mark.browser


def play_splitter(site: str) -> tuple[str, str]:
    """Play a game of two to its end; return its link and the cookie of the first person."""

    async def whole() -> tuple[str, str]:
        people = await seat_all(int(site.rsplit(":", 1)[1]), 2)
        await play_on(people)
        found = people[0].hello["link"], people[0].token or ""
        for person in people:
            await person.close()
        return found

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, whole()).result()


def said(person: Person) -> Any:
    return person.page.get_by_role("region", name=person.say("review-title"))


def strip(person: Person) -> Any:
    return person.page.locator(".strip").get_by_role("img")


def top(place: Any) -> float:
    return place.bounding_box()["y"]


def test_luck_and_skill_stand_on_the_end_page_of_a_phone(arrive: Arrive, site: str):
    link, token = play_splitter(site)
    ada = come(arrive, site, token, size="phone")
    ada.go(f"/table/{link}")
    expect(ada.page.get_by_role("progressbar", name=ada.say("review-progress"))).to_be_visible()
    ada.shot("end-phone-making")
    again = ada.key("table-again")
    before = top(again)
    expect(strip(ada)).to_be_visible(timeout=LONG)
    assert abs(top(again) - before) < 2, "no key moves away under a finger"
    expect(strip(ada)).to_have_attribute("aria-label", re.compile(r"^Luck of each roll .* Most luck in round \d+: \+"))
    rounds = ada.page.get_by_role("table", name=ada.say("review-strip-table")).locator("tbody")
    expect(rounds.get_by_role("row")).to_have_count(22)
    verdict = ada.page.locator(".mine .said")
    expect(verdict).to_contain_text("your choices cost")
    assert verdict.evaluate("(one) => one.getBoundingClientRect().bottom") <= 740, "it is seen without scrolling"
    expect(said(ada).locator("p").first).to_contain_text("The best sheet")
    expect(said(ada).locator("p").nth(1)).to_contain_text("Round")
    expect(ada.page.locator("[role=status]").filter(has_text=verdict.inner_text())).to_have_count(1)
    key = ada.page.get_by_role("link", name=ada.say("review-open"))
    assert top(ada.page.locator(".result")) < top(strip(ada)) < top(verdict) < top(key) < top(said(ada))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert ada.complaints() == []

    # The other seat; and after a reload it is there at once, without being read out.
    mine = verdict.inner_text()
    ada.page.get_by_role("button", name="Person 1").click()
    expect(verdict).to_contain_text("the choices cost")
    expect(verdict).not_to_contain_text("your choices")
    ada.page.reload()
    expect(verdict).to_have_text(mine)
    expect(ada.page.locator("[role=status]").filter(has_text=mine)).to_have_count(0)
    key.click()
    expect(ada.page.locator(".result h2")).to_be_visible()


def test_by_lamp_light_in_french_the_scoring_of_mode_b_says_it_too(arrive: Arrive, site: str):
    link, token = play(site)
    ada = come(arrive, site, token, size="desktop", lamp="dark", language="fr")
    ada.go(f"/table/{link}")
    expect(said(ada)).to_be_visible(timeout=LONG)
    expect(said(ada)).to_contain_text(re.compile("vos choix (en )?ont coûté"))
    expect(strip(ada)).to_be_visible()
    assert ada.complaints() == []


def test_where_the_review_is_refused_the_end_is_whole(arrive: Arrive, site: str):
    def busy(route: Route) -> None:
        route.fulfill(status=429, json=BUSY)

    link, token = play(site)
    ada = come(arrive, site, token, size="desktop")
    ada.page.route("**/review", busy)
    ada.go(f"/table/{link}")
    expect(ada.page.get_by_role("link", name=ada.say("table-step"))).to_be_visible()
    expect(said(ada)).to_have_count(0)
    expect(ada.page.get_by_role("progressbar")).to_have_count(0)
    assert ada.complaints() == []
