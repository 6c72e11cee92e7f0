import pytest
from playwright.sync_api import expect

from rollwright.games import GAMES
from tests.browser.conftest import Arrive
from tests.browser.test_end_review import play_splitter, strip
from tests.browser.test_review import LONG, come

pytestmark = pytest.mark.browser


def test_shots(arrive: Arrive, site: str):
    for size in ("phone", "desktop"):
        one = arrive(size=size)
        one.go("/")
        one.page.wait_for_timeout(1500)
        one.page.screenshot(path=f"/tmp/shots/home-{size}.png", full_page=True)
        for game in GAMES:
            one.go(f"/rules/{game}")
            one.page.wait_for_timeout(1800)
            one.page.screenshot(path=f"/tmp/shots/rules-{game}-{size}.png", full_page=True)
    link, token = play_splitter(site)
    ada = come(arrive, site, token, size="phone")
    ada.go(f"/table/{link}")
    expect(strip(ada)).to_be_visible(timeout=LONG)
    print(strip(ada).get_attribute("aria-label"))
    ada.page.wait_for_timeout(1500)
    ada.page.screenshot(path="/tmp/shots/end-phone.png")
    ada.page.screenshot(path="/tmp/shots/end-phone-full.png", full_page=True)
    ada.go(f"/table/{link}/review")
    best = ada.page.locator(".best")
    expect(best).to_be_visible(timeout=LONG)
    best.scroll_into_view_if_needed()
    best.evaluate("e => e.scrollIntoView()")
    ada.page.wait_for_timeout(800)
    ada.page.screenshot(path="/tmp/shots/best-ghost.png")
    ada.tick("radio", f"{ada.say('review-yours', you='yes', name='')} ", exact=False)
    ada.page.wait_for_timeout(800)
    ada.page.screenshot(path="/tmp/shots/best-own.png")
    ada.resize((1280, 800))
    best.evaluate("e => e.scrollIntoView()")
    ada.page.wait_for_timeout(800)
    ada.page.screenshot(path="/tmp/shots/best-desk.png")
