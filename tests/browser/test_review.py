"""The review of a finished game on the page: asked for from its end, waited for, read, pointed at, and kept."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive, Person
from tests.browser.painted import paint_circus
from tests.server.client import Client, seat_all
from tests.server.games.racing import close_all, left, open_claims, open_server, sit_and_turn
from tests.server.process import Server

pytestmark = pytest.mark.browser

BUSY = {"code": "review-busy", "sentence": "Plus tard."}
LONG = 120_000  # milliseconds that a review may take on a busy machine
MODE_B: dict[str, Any] = {"game": "make-a-difference", "options": {"mode": "B", "duel": False}}


def play(site: str) -> tuple[str, str]:
    """Play a short game to its end; return its link and the cookie of the first person."""

    async def whole() -> tuple[str, str]:
        people: list[Client] = await seat_all(int(site.rsplit(":", 1)[1]), 2, **MODE_B)
        for number in range(1, 11):
            for seat, person in enumerate(people):
                await person.until_round(number)
                cells = [choice for choice in person.state["choices"] if choice.startswith("write")]
                await person.move(*(cells[:2] if seat else cells[-2:]), "done")
        await people[0].until(lambda state: state["phase"] == "over")
        found = people[0].hello["link"], people[0].token or ""
        for person in people:
            await person.close()
        return found

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, whole()).result()


def come(arrive: Arrive, site: str, token: str, **how: str) -> Person:
    person = arrive(**how)
    person.page.context.add_cookies([{"name": "rollwright", "value": token, "url": site}])
    return person


def test_a_review_is_asked_for_at_the_end_and_read_on_a_phone(arrive: Arrive, site: str):
    link, token = play(site)
    ada = come(arrive, site, token, size="phone")
    ada.go(f"/table/{link}")
    ada.page.get_by_role("link", name=ada.say("review-open")).click()
    expect(ada.page.get_by_role("progressbar", name=ada.say("review-progress"))).to_be_visible()
    expect(ada.page.get_by_role("heading", name=ada.say("review-costly-title"))).to_be_visible(timeout=LONG)
    assert ada.complaints() == []

    # Each costly choice is drawn.
    choices = ada.page.get_by_role("article").filter(has=ada.key("try-from-here"))
    expect(choices).to_have_count(3)
    expect(choices.first.get_by_role("img")).to_be_visible()

    # Back from practice the page is at the same place, though the review has to come again.
    practise = choices.last.get_by_role("link", name=ada.say("review-practise"))
    practise.scroll_into_view_if_needed()
    before = ada.page.evaluate("scrollY")
    practise.click()
    ada.key("table-undo").wait_for()
    ada.page.go_back()
    ada.wait_until("(before) => before > 500 && Math.abs(scrollY - before) < 2", before)

    # In Mode B each line of the ledger has a second figure, the lead; nothing is cut off on a small phone.
    leads = ada.page.get_by_role("definition").filter(has_text=ada.say("review-column-lead"))
    expect(leads).to_have_count(5)
    for width in (360, 412):
        ada.resize((width, 740))
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box, paper = (one.bounding_box() for one in (leads.last, ada.page.locator("section.paper").first))
        assert box
        assert paper
        assert box["x"] + box["width"] <= paper["x"] + paper["width"]

    # The chart by keyboard, by pointer, and as a table.
    slider = ada.page.get_by_role("slider", name=ada.say("review-slider"))
    slider.focus()
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{ada.say('review-head-round').title()} 10"))
    ada.page.locator(".chart svg").click(position={"x": 60, "y": 60})
    expect(slider).to_have_value("0")
    ada.page.get_by_text(ada.say("chart-as-table")).click()
    expect(ada.page.locator("details tbody tr")).to_have_count(10)

    # A line of the score lights its cells on the best sheet.
    ada.page.get_by_role("button", name="Row f").click()
    expect(ada.page.locator(".ghost .c-ring.lit").first).to_be_visible()

    # The other seat, and then a reload: the review is kept.
    mine = ada.page.locator(".result h2").inner_text()
    ada.page.get_by_role("list", name=ada.say("review-seats")).get_by_role("button").nth(1).click()
    expect(ada.page.locator(".result h2")).not_to_have_text(mine)
    ada.page.reload()
    expect(ada.page.locator(".result h2")).to_have_text(mine)

    # A costly choice can be tried again, at a table that goes on from its round: Ada is seated there already.
    round_said = choices.first.get_by_role("heading").inner_text()
    choices.first.get_by_role("button").click()
    tried = ada.page.get_by_role("dialog").get_by_text(re.compile(r"From round \d+")).inner_text()
    number = tried.split()[-1]
    assert number in round_said.split(":")[0]
    assert ada.complaints() == []
    ada.key("open-the-table").click()
    terms = ada.say("try-term-same", round=int(number), table=link.split("-")[0])
    expect(ada.page.get_by_text(terms)).to_be_visible()


def refuse(route: Route) -> None:
    if route.request.method == "POST":
        route.fulfill(status=429, json=BUSY)
    else:
        route.fallback()


def test_a_stranger_reads_it_in_french_by_lamp_light_and_a_refusal_is_said(arrive: Arrive, site: str):
    link, _ = play(site)
    theo = arrive("desktop", "dark", "fr")
    theo.page.route("**/review", refuse)
    theo.go(f"/table/{link}/review")
    expect(theo.page.get_by_text("Plus tard.")).to_be_visible()
    theo.page.unroute("**/review")
    theo.key("try-again").click()
    expect(theo.page.get_by_role("heading", name=theo.say("review-course-title"))).to_be_visible(timeout=LONG)
    assert theo.complaints() == []


def race(folder: Path) -> tuple[Server, str, str]:
    """Play a race to its end on a fast clock; return its server, its link and the cookie of the first person."""
    server = open_server(folder, speed=30)
    paint_circus(folder / "pictures")  # in place of marks

    async def whole() -> tuple[str, str]:
        people, eyes = await sit_and_turn(server, 2, play_on=False, lockout_s=1)
        ada, ben = people
        left_before = [12, 12]
        await ada.move(eyes.wrong(ada.state["view"]))
        while ada.state["phase"] == "playing":
            finder = ben if sum(left_before) in (24, 20, 15) else ada
            await finder.until(lambda state: not state["view"].get("locked_until"))
            await finder.move(eyes.right(finder.state["view"]))
            left_before[people.index(finder)] -= 1
            for person in people:
                await person.until(lambda _, person=person: left(person) == left_before)
                await open_claims(person)
        found = ada.hello["link"], ada.token or ""
        await close_all(*people)
        return found

    with ThreadPoolExecutor(1) as thread:
        return server, *thread.submit(asyncio.run, whole()).result()


def test_the_finds_of_a_race_are_read_from_its_end_on(arrive: Arrive, tmp_path: Path):
    server, link, token = race(tmp_path)
    site = f"http://127.0.0.1:{server.port}"
    ada = come(arrive, site, token, size="phone", at=site)
    ada.go(f"/table/{link}")
    ada.page.get_by_role("link", name=ada.say("review-open")).click()
    picture = ada.page.get_by_role("img", name=re.compile("The picture with 12 places"))
    expect(picture).to_be_visible(timeout=LONG)
    assert ada.complaints() == []

    # All that is drawn is in a table, too.
    ada.page.get_by_text(ada.say("chart-as-table")).click()
    expect(ada.page.locator("details tbody tr")).to_have_count(12)
    finds = ada.page.get_by_role("region", name=ada.say("finds-times-title"))
    expect(finds.locator("tbody tr")).to_have_count(15)
    expect(finds.locator("tbody tr.mine")).to_have_count(12)
    expect(finds.locator("tbody tr:not(.mine) small")).to_have_count(3)
    misses = ada.page.get_by_role("region", name=ada.say("finds-misses-title"))
    expect(misses.get_by_role("listitem")).to_have_count(1)

    # The other seat has one card that it saw and did not find; the own past is nobody's business there.
    expect(ada.page.get_by_text(ada.say("finds-past-none"))).to_be_visible()
    ada.page.get_by_role("list", name=ada.say("review-seats")).get_by_role("button").nth(1).click()
    expect(misses).to_have_text(re.compile(ada.say("finds-misses-none")))
    expect(ada.page.get_by_text(ada.say("finds-step-unfound"), exact=True).first).to_be_visible()
    expect(ada.page.get_by_text(ada.say("finds-past-none"))).to_have_count(0)
    assert ada.complaints() == []

    # French words are longer, and no table has to be moved sideways for them; no cross lies on a figure.
    theo = come(arrive, site, token, size="phone", language="fr", at=site)
    theo.go(f"/table/{link}/review")
    expect(theo.page.get_by_role("heading", name=theo.say("finds-times-title"))).to_be_visible(timeout=LONG)
    tables = theo.page.locator(".sideways")
    assert tables.evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)") == [0] * tables.count()
    crosses, figures = (theo.page.locator(f".frame {part}") for part in ("path.miss", "text"))
    boxes = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    for cross in crosses.evaluate_all(boxes):
        for figure in figures.evaluate_all(boxes):
            apart = cross["right"] < figure["left"] or figure["right"] < cross["left"]
            assert apart or cross["bottom"] < figure["top"] + 3 or figure["bottom"] < cross["top"] + 3

    # The film of the same game has the pictures of its cards.
    ada.go(f"/table/{link}/replay")
    expect(ada.page.get_by_role("img", name=ada.say("difference-film-is"))).to_be_visible()
    server.stop()
