"""A result among our bots' games, on the review page, and a device's games over time, in its score book."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from rollwright.core import read_options
from rollwright.games import find
from rollwright.review import Choice, Review, RoundReview, SeatReview
from rollwright.review.standing import among_levels
from rollwright.server.book.course import courses
from rollwright.server.book.score_book import finished_cards
from rollwright.server.http.book_cards import Book
from rollwright.server.reviews.messages import ReviewCard
from rollwright.server.reviews.store import ReviewSummary, RoundSummary, SeatSummary
from rollwright.server.store.results import Result
from tests.browser.conftest import Arrive
from tests.browser.test_own_games import play_games, token_of

pytestmark = pytest.mark.browser

SPLITTER = find("splitter")
TOTALS = (19, 24, 22, 28, 31, 27, 33, 36)
LEVELS = ("gentle", "steady", "sharp", "master")
DAY = 86_400_000


def reviewed(total: int) -> Review:
    """A review whose ledger is plain: it is read by another test."""
    nothing = Choice((), (), 30.0)
    rounds = tuple(
        RoundReview(number, (1, 2), 0.5, 0.0, 0.0, 0.25, 0.0, nothing, nothing, 30.0 + number / 4)
        for number in range(1, 23)
    )
    seats = tuple(
        SeatReview(name, "points", 30.0, rounds, 11.0, 5.5, 0.0, float(total), ()) for name in ("Maud", "Ben")
    )
    return among_levels(Review("splitter", 1, "master", seats), read_options(SPLITTER, {"pad": "A"}))


def book(games: int) -> Book:
    """The score book of somebody who has played and learns; the last games were reviewed."""
    results = [
        Result(f"T{n}", 0, n * DAY, "splitter", "pad=A", 2, "", "", "Maud", total, total, total, 1, "")
        for n, total in enumerate(TOTALS[:games])
    ]
    rounds = (RoundSummary(),) * 22
    kept = {each.table: ReviewSummary((SeatSummary("points", 45 - each.total, rounds),)) for each in results[3:]}
    newest = results[::-1]
    return Book("splitter", (), finished_cards(newest, results, {}), (), courses(SPLITTER, newest, kept))


def answer(message: Any) -> Any:
    def fulfil(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(message), content_type="application/json")

    return fulfil


def test_a_review_shows_the_result_among_the_games_of_each_level(arrive: Arrive, site: str):
    maud = arrive("phone", "dark", "fr")
    maud.go("/mine")
    (table,) = play_games(site, token_of(maud), 1)
    review = reviewed(30)
    maud.page.route("**/api/tables/*/review", answer(ReviewCard("ready", review=review)))
    maud.go(f"/table/{table}/review")
    part = maud.page.get_by_role("region", name=maud.say("levels-title"))
    rows = part.get_by_role("listitem")
    expect(rows).to_have_count(4)
    for row, each in enumerate(review.standings[0]):
        expect(rows.nth(row)).to_contain_text(maud.say(f"level-{each.level}"))
        expect(rows.nth(row)).to_contain_text(maud.say("levels-said", tenths=int(10 * each.below + 0.5)))
    expect(part).to_contain_text(maud.say("levels-mark", you="yes", name="Maud", points=30))
    part.get_by_text(maud.say("chart-as-table")).click()
    expect(part.get_by_role("rowheader")).to_have_text([maud.say(f"level-{level}") for level in LEVELS])
    part.scroll_into_view_if_needed()
    maud.shot("levels-review")
    assert maud.complaints() == []


def test_a_book_draws_a_device_s_games_over_time(arrive: Arrive):
    maud = arrive()
    maud.page.route("**/api/me/book/splitter", answer(book(len(TOTALS))))
    maud.go("/book/splitter")
    points = maud.page.get_by_role("region", name=maud.say("strength-title"))
    slider = points.get_by_role("slider")
    expect(slider).to_have_value("7")
    expect(points).to_contain_text("36 points")
    slider.focus()
    slider.press("Home")
    expect(points).to_contain_text("19 points")
    lost = maud.page.get_by_role("region", name=maud.say("strength-lost-title"))
    expect(lost.get_by_role("slider")).to_have_value("4")
    points.get_by_text(maud.say("chart-as-table")).click()
    expect(points.locator("tbody tr")).to_have_count(8)
    maud.shot("levels-book")
    assert maud.complaints() == []

    maud.page.unroute("**/api/me/book/splitter")
    maud.page.route("**/api/me/book/splitter", answer(book(2)))
    maud.page.reload()
    expect(points).to_contain_text(maud.say("strength-few", missing=1))
    expect(points.get_by_role("slider")).to_have_count(0)
