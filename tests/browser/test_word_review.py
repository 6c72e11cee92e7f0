"""The review of a game of Word Roller on the page: read on a phone and in French, its words kept, seen and removed."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from rollwright.games.word_roller.card import Square, blank, cards, cell, line
from rollwright.games.word_roller.possible_words import finds, word_at
from rollwright.games.word_roller.writing import Word
from rollwright.lexicon import word_list
from tests.browser.conftest import Arrive
from tests.server.client import seat_all

pytestmark = pytest.mark.browser

LONG = 120_000  # milliseconds that a review may take on a busy machine


def squares(word: Word) -> tuple[Square, ...]:
    return line(word.row, word.col, word.dir, len(word.text))


def play(site: str) -> tuple[str, str]:
    """Write a short word, then pass to the end; return the table's link and the cookie of the person."""

    async def whole() -> tuple[str, str]:
        (ada,) = await seat_all(int(site.rsplit(":", 1)[1]), 1, game="word-roller")
        seen = ada.state["view"]
        face = cards()[seen["sheets"][0]["paper"]]
        found = finds(blank(face), tuple(seen["dice"]), (), word_list("en"))
        words = (word_at(found, place) for place in range(len(found)))
        word = next(word for word in words if len(word.text) == 3 and face.pinks.isdisjoint(squares(word)))
        letters = [f"letter {char}" for char in word.text]
        await ada.move(f"begin {cell((word.row, word.col))} {word.dir}", *letters, "done")
        for number in range(2, 7):
            await ada.until_round(number)
            await ada.move("pass")
        await ada.until(lambda state: state["phase"] == "over")
        kept = ada.hello["link"], ada.token or ""
        await ada.close()
        return kept

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, whole()).result()


def test_a_review_of_words_is_read_and_a_word_is_kept(arrive: Arrive, site: str):
    link, token = play(site)
    ada = arrive(size="phone")
    ada.page.context.add_cookies([{"name": "rollwright", "value": token, "url": site}])
    ada.go(f"/table/{link}")
    ada.page.get_by_role("link", name=ada.say("review-open")).click()
    expect(ada.page.get_by_role("heading", name=ada.say("review-costly-title"))).to_be_visible(timeout=LONG)
    costly = ada.page.get_by_role("article").filter(has=ada.key("try-from-here"))
    expect(costly).to_have_count(3)
    expect(costly.first.get_by_role("img")).to_be_visible()
    expect(ada.page.get_by_role("table").locator("tbody")).to_have_count(6)
    ada.shot("words-phone")
    assert ada.complaints() == []

    words = ada.page.get_by_role("region", name=ada.say("word-review-new")).get_by_role("button")
    word = words.first.locator(".written").inner_text()
    words.first.focus()
    ada.page.keyboard.press("Enter")
    expect(words.first).to_have_attribute("aria-pressed", "true")
    ada.shot("words-kept-phone")
    ada.page.get_by_role("link", name=ada.say("word-review-kept", count=1)).click()
    remove = ada.page.get_by_role("button", name=ada.say("kept-words-remove-name", word=word))
    expect(remove).to_be_visible()
    ada.shot("words-list-phone")
    assert ada.complaints() == []
    ada.page.reload()
    remove.click()
    expect(ada.page.get_by_text(ada.say("kept-words-empty"))).to_be_visible()

    theo = arrive("desktop", "dark", "fr")
    theo.go(f"/table/{link}/review")
    expect(theo.page.get_by_role("heading", name=theo.say("word-review-turns"))).to_be_visible()
    theo.shot("words-desktop-dark-fr")
    assert theo.complaints() == []
