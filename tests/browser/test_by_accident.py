"""Nothing that a hand does by accident costs a player anything: each test makes such a slip in a real browser."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive, Person, wait_until
from tests.browser.test_word_roller import open_table, seat
from tests.browser.word_page import aim, expect_turn, pass_turn, type_word, words

pytestmark = pytest.mark.browser

# The menu is opened again before the browser has said that it was closed.
CLOSE_AND_OPEN = """async (key) => {
  document.querySelector('dialog[open]').click();
  for (let turn = 0; turn < 20 && document.querySelector('dialog[open]'); turn++) await null;
  key.click();
}"""


def _middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing that no longer moves."""
    box, before = thing.bounding_box(), None
    while box != before:
        thing.page.wait_for_timeout(100)
        box, before = thing.bounding_box(), box
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _tap(person: Person, spot: tuple[float, float], times: int) -> None:
    """Press the same spot of the screen several times, quicker than the page can answer."""
    for _ in range(times):
        person.page.mouse.click(*spot)


def test_quick_undos_never_pass_the_turn_and_passing_is_asked_for(arrive: Arrive):
    maud = arrive("phone")
    open_table(maud, answer_s=30)
    seat(maud, "Maud")
    expect_turn(maud, 1)
    word = next(word for word in words(maud) if len(word.text) >= 3)
    pencil = maud.page.get_by_label(re.compile(r", [A-Z] in pencil"))

    aim(maud, word.square, word.way)
    maud.page.keyboard.type(word.text.lower())
    expect(pencil).to_have_count(len(word.text))
    tray = maud.page.locator(".letters").bounding_box()
    _tap(maud, _middle(maud.key("table-undo")), len(word.text) + 4)
    expect(pencil).to_have_count(0)
    expect_turn(maud, 1)
    expect(maud.page.get_by_role("dialog")).to_have_count(0)
    assert maud.page.locator(".letters").bounding_box() == tray  # the dice lie where they lay

    maud.page.keyboard.type(word.text.lower())
    expect(pencil).to_have_count(len(word.text))
    maud.key("word-roller-clear").click()
    expect(pencil).to_have_count(0)

    maud.key("word-roller-pass").click()
    maud.key("word-roller-keep-writing").click()
    expect_turn(maud, 1)
    maud.key("word-roller-pass").click()
    assert maud.complaints() == []
    maud.key("word-roller-pass-yes").click()
    expect_turn(maud, 2)

    type_word(maud, next(word for word in words(maud) if word.rings))  # alone, no clock chooses a card
    expect(maud.page.get_by_role("region", name=maud.say("word-roller-claim"))).to_be_visible()
    expect(maud.page.get_by_role("timer")).to_have_count(0)


def test_a_pass_can_be_taken_back_until_all_are_done(arrive: Arrive):
    maud, theo = arrive("phone"), arrive()
    table = open_table(maud, seats=2)
    theo.go(f"/table/{table}")
    for person, name in ((maud, "Maud"), (theo, "Théo")):
        seat(person, name)
    maud.key("lobby-start").click()
    expect_turn(maud, 1)
    pass_turn(maud)
    maud.key("table-reopen").click()
    expect(maud.key("word-roller-pass")).to_be_visible()
    pass_turn(maud)
    expect(maud.key("table-reopen")).to_be_visible()
    expect_turn(theo, 1)
    pass_turn(theo)
    for person in (maud, theo):
        expect_turn(person, 2)


def test_a_number_of_make_a_difference_moves_with_one_tap(arrive: Arrive):
    maud = arrive("phone")
    maud.go()
    wish = {"game": "make-a-difference", "seats": 1, "options": {"mode": "A"}}
    table = maud.page.request.post(f"{maud.site}/api/tables", data=wish).json()["table"]
    maud.go(f"/table/{table}")
    seat(maud, "Maud")

    def field(name: str) -> Locator:
        return maud.page.locator(f'[data-cell="{name}"]')

    pencil, done = re.compile("in pencil$"), maud.key("table-done")
    for name in ("fa", "fb"):
        field(name).click()
        expect(field(name)).to_have_attribute("aria-label", pencil)
    expect(done).to_have_attribute("aria-disabled", "false")

    field("hc").click()  # both numbers stand: the last one moves
    expect(field("hc")).to_have_attribute("aria-label", pencil)
    expect(field("fb")).not_to_have_attribute("aria-label", pencil)
    expect(done).to_have_attribute("aria-disabled", "false")

    field("fa").click()  # a number in pencil is taken up, and written elsewhere
    expect(field("fa")).not_to_have_attribute("aria-label", pencil)
    expect(field("hc")).to_have_attribute("aria-label", pencil)
    field("ie").click()
    expect(field("ie")).to_have_attribute("aria-label", pencil)
    expect(maud.page.get_by_role("alert")).to_have_count(0)
    maud.done()
    expect(maud.page.locator("header .round b")).to_have_text("2")


class Slow:
    """A slow line: the first table is opened, but its answer is lost. Dials and frames are counted."""

    def __init__(self, page: Page) -> None:
        self.opening: list[WebSocketRoute] = []
        self.lost: list[str | bytes] = []
        self.frames: list[str] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        if "/new/live" in line.url:
            self.opening.append(line)
            if len(self.opening) == 1:
                server.on_message(lambda frame: self.lost.append(frame))  # Playwright wants a function of ours
                return

        def pass_on(frame: str | bytes) -> None:
            self.frames.append(json.loads(frame)["type"])
            server.send(frame)

        line.on_message(pass_on)


def test_a_key_that_waits_for_the_server_goes_down_at_once_and_acts_once(arrive: Arrive):
    maud = arrive("phone")
    maud.go()
    line, box = Slow(maud.page), maud.page.get_by_role("listitem").filter(has_text="HexRoller")
    alone = box.get_by_role("button", name=maud.say("play-alone"))
    alone.scroll_into_view_if_needed()
    spot = _middle(alone)
    _tap(maud, spot, 3)
    down = box.get_by_role("button", name=maud.say("wait-table"))
    expect(down).to_have_attribute("aria-busy", "true")
    _tap(maud, spot, 2)
    assert len(line.opening) == 1
    wait_until(maud.page, lambda: bool(line.lost))
    line.opening[0].close()
    expect(maud.page.get_by_role("alert")).to_have_text(maud.say("no-answer"))
    alone.scroll_into_view_if_needed()
    _tap(maud, _middle(alone), 3)  # the notice has moved it
    maud.page.wait_for_url("**/table/*")
    assert len(line.opening) == 2
    expect(maud.key("table-undo")).to_be_visible()
    assert line.frames.count("start") == 1
    tables = maud.page.request.get(f"{maud.site}/api/me/tables").json()
    assert len(tables) == 1  # the same request, so the same table


def test_back_closes_what_is_open_and_only_then_leaves(arrive: Arrive):
    maud = arrive("phone")
    maud.go()
    wish = {"game": "splitter", "seats": 2, "bots": [{"level": "gentle"}]}
    table = maud.page.request.post(f"{maud.site}/api/tables", data=wish).json()["table"]
    maud.page.get_by_role("textbox").first.fill(table)
    maud.key("sit-down").click()
    maud.sit_down("Maud")
    maud.key("lobby-start").click()
    maud.expect_round(1)
    dialog, menu = maud.page.get_by_role("dialog"), maud.key("table-more")

    menu.click()
    expect(dialog).to_have_count(1)
    maud.page.go_back()
    expect(dialog).to_have_count(0)
    menu.click()
    maud.key("table-menu-rules").click()  # one slip leads to the next
    expect(dialog.get_by_role("heading", level=2).first).to_be_visible()
    maud.page.go_back()
    expect(dialog).to_have_count(0)
    maud.page.locator(".seats button").first.click()  # the sheet of the other seat
    expect(dialog).to_have_count(1)
    maud.page.go_back()
    expect(dialog).to_have_count(0)
    menu.click()
    maud.key("table-menu-close").click()  # closed by its own key, it leaves nothing behind in the history
    expect(dialog).to_have_count(0)
    menu.click()
    maud.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    maud.expect_round(1)
    expect(maud.page).to_have_url(re.compile("/table/"))

    maud.wait_until("history.state === null")
    maud.page.go_back()
    expect(maud.key("play-alone").first).to_be_visible()
    expect(maud.page).to_have_url(f"{maud.site}/")


def test_done_can_be_taken_back_until_the_last_seat_is_done(arrive: Arrive):
    maud, theo = arrive("phone"), arrive()
    maud.go()
    wish = {"game": "splitter", "seats": 2}
    table = maud.page.request.post(f"{maud.site}/api/tables", data=wish).json()["table"]
    for person, name in ((maud, "Maud"), (theo, "Théo")):
        person.go(f"/table/{table}")
        person.sit_down(name)
    maud.key("lobby-start").click()
    maud.expect_round(1)
    maud.write()
    written = maud.pencil
    done = _middle(maud.key("table-done"))
    _tap(maud, done, 3)  # pressed more than once, it is still done
    expect(maud.key("table-reopen")).to_have_attribute("aria-disabled", "false")
    maud.key("table-reopen").click()
    expect(maud.key("table-done")).to_have_attribute("aria-disabled", "false")
    assert maud.pencil == written
    maud.free.nth(4).click()
    expect(maud.page.get_by_label(written[0], exact=True)).to_have_count(0)
    maud.done()
    expect(maud.key("table-reopen")).to_be_visible()
    assert maud.complaints() == []
    theo.expect_round(1)
    theo.write()
    theo.done()
    for person in (maud, theo):
        person.expect_round(2)
        expect(person.key("table-reopen")).to_have_count(0)


def test_a_slip_that_is_opened_again_at_once_stays(arrive: Arrive):
    maud = arrive()
    open_table(maud)
    seat(maud, "Maud")
    expect_turn(maud, 1)
    menu = maud.page.get_by_role("button", name=maud.say("table-more"))
    menu.click()
    expect(maud.page.get_by_role("dialog")).to_be_visible()
    menu.evaluate(CLOSE_AND_OPEN)
    maud.page.wait_for_timeout(300)
    expect(maud.page.get_by_role("dialog")).to_be_visible()
    maud.page.keyboard.press("Escape")
    expect(maud.page.get_by_role("dialog")).to_have_count(0)
