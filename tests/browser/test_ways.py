"""Ways to play: each is chosen where a table is opened, said before the start, and played in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser


def choose(person: Person, message: str, **params: object) -> None:
    person.page.get_by_text(person.say(message, **params), exact=True).click()


def open_table(person: Person) -> None:
    person.go("/open/splitter")
    person.key("seats-less").click()
    expect(person.page.get_by_text(person.say("seats-count", count=3), exact=True)).to_be_visible()


@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_every_way_is_opened_by_its_key_and_said_in_the_lobby(arrive: Arrive, look: str):
    person = arrive(look, language="fr" if look == "phone" else "en")
    open_table(person)
    expect(person.key("open-the-table")).to_be_in_viewport(ratio=1)  # however much can be chosen below
    choose(person, "ways-bank", minutes=10)
    person.shot(f"open-bank-{look}")
    expect(person.page.get_by_text(person.say("ways-zero-bank", minutes=10))).to_be_visible()
    assert person.complaints() == []
    choose(person, "ways-days")
    choose(person, "ways-days-count", days=3)
    person.shot(f"open-days-{look}")
    person.key("open-the-table").click()
    person.sit_down("Maud")
    expect(person.page.get_by_text(person.say("ways-term-days", days=3))).to_be_visible()
    expect(person.page.get_by_text(person.say("ways-zero-days"))).to_be_visible()
    person.shot(f"lobby-days-{look}")
    assert person.complaints() == []


def test_over_days_the_title_says_whose_move_it_is(arrive: Arrive):
    maud = arrive("phone", lamp="dark")
    open_table(maud)
    choose(maud, "ways-days")
    maud.key("bots-more").click()
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    expect(maud.page.get_by_label(maud.say("ways-feed"))).to_have_value(re.compile("/api/feeds/[-_0-9A-Za-z]{64}$"))
    maud.key("lobby-start").click()
    maud.expect_round(1)
    expect(maud.page).to_have_title(re.compile(f"^{maud.say('ways-your-move')}"))
    expect(maud.page.get_by_role("timer")).to_have_text(re.compile("^(2 days 0 h|1 day 23 h)$"))
    maud.shot("days-phone-dark")
    assert maud.complaints() == []
    maud.write()
    maud.go()
    expect(maud.page.get_by_role("link", name=re.compile(maud.say("ways-your-move")))).to_be_visible()
    maud.shot("home-days-phone-dark")


ACTIVATED = """navigator.serviceWorker.ready.then(({active}) => new Promise((done) => {
  const look = () => active.state === 'activated' && done(null);
  active.addEventListener('statechange', look);
  look();
}))"""
# Asks once a frame, for 2 seconds at most, until there is a message.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (const end = performance.now() + 2_000; ; await new Promise(requestAnimationFrame)) {
    const all = await worker.getNotifications();
    if (all.length > 0 || performance.now() > end)
      return all.map(({title, body, tag, data}) => [title, body, tag, data]);
  }
}"""


def test_a_push_becomes_a_message_that_leads_to_the_table(arrive: Arrive, whole_chromium: Browser):
    """The browser's own push service is not asked: the message is handed to the real worker by the developer tools."""
    maud = arrive(worker=True, within=whole_chromium)
    maud.page.context.grant_permissions(["notifications"])
    maud.go()
    maud.page.evaluate(ACTIVATED)
    tools = maud.page.context.new_cdp_session(maud.page)
    known: list[str] = []

    def hear(told: dict[str, list[dict[str, str]]]) -> None:
        known.extend(one["registrationId"] for one in told["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", hear)
    tools.send("ServiceWorker.enable")
    for _ in range(20_000):
        if known:
            break
        maud.page.evaluate("null")  # lets the developer tools speak
    message = '{"title": "Your move", "body": "Splitter, round 2.", "path": "table/KITE27", "tag": "KITE27"}'
    shown: list[list[str]] = []
    for _ in range(10):  # the tools hand a message over and never say whether it arrived: on a busy machine it may not
        for data in ("no message", message):
            tools.send(
                "ServiceWorker.deliverPushMessage", {"origin": maud.site, "registrationId": known[0], "data": data}
            )
        if shown := maud.page.evaluate(SHOWN):
            break
    assert shown == [["Your move", "Splitter, round 2.", "KITE27", "table/KITE27"]]


def test_a_bank_of_time_is_shown_while_one_plays(arrive: Arrive):
    maud, theo = arrive("phone", lamp="dark"), arrive()
    open_table(maud)
    choose(maud, "ways-bank", minutes=5)
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    theo.page.goto(maud.page.url)
    theo.sit_down("Theo")
    maud.key("lobby-start").click()
    for person in (maud, theo):
        person.expect_round(1)
        expect(person.page.get_by_role("timer")).to_contain_text(re.compile("^(5:00|4:5[0-9])$"))
    maud.shot("bank-phone")
    theo.shot("bank-desktop")
    theo.write()
    theo.done()
    expect(theo.page.get_by_role("timer")).to_have_count(0)
    assert maud.complaints() == []


def test_one_device_is_handed_round_and_nothing_hidden_shows(arrive: Arrive):
    person = arrive("phone")
    open_table(person)
    choose(person, "ways-device")
    person.shot("open-device-phone")
    person.key("open-the-table").click()
    for number, name in enumerate(("Maud", "Théo")):
        expect(
            person.page.get_by_role("heading", name=person.say(f"ways-name-{'next' if number else 'first'}"))
        ).to_be_visible()
        person.page.get_by_label(person.say("sit-name")).fill(name)
        person.shot(f"name-{number}-phone")
        person.key("ways-name-add").click()
    person.shot("lobby-device-phone")
    person.key("lobby-start").click()

    for number in (1, 2):
        for name in ("Maud", "Théo"):
            key = person.page.get_by_role("button", name=person.say("ways-i-am", name=name), exact=True)
            expect(key).to_be_visible()
            if name == "Théo" or number == 1:
                expect_covered(person)
                person.shot(f"handover-{number}-{name}")
            key.click()
            person.expect_round(number)
            assert person.pencil == []
            person.write()
            if name == "Maud":
                person.shot(f"inhand-{number}")
            expect(person.page.get_by_label(person.say("ways-at", name=name))).to_be_visible()
            person.done()
        expect(person.page.get_by_text(person.say("ways-revealed", round=number + 1))).to_be_visible()
        person.shot(f"revealed-{number}")
    person.page.reload()
    expect(person.page.get_by_role("button", name=person.say("ways-i-am", name="Maud"), exact=True)).to_be_visible()
    assert person.pencil == []
    assert person.complaints() == []


def expect_covered(person: Person) -> None:
    """The closed pad has no sheet: neither in the document nor for a screen reader."""
    content = person.page.content()
    tree = person.page.locator("body").aria_snapshot()
    assert person.page.get_by_role("group", name=person.say("table-cells")).count() == 0
    assert person.page.locator(".pencil, .writable, .drawing").count() == 0
    for word in (person.say("table-cell-pencil", cell="", figure="").strip(", "), person.say("table-cells")):
        assert word not in content
        assert word not in tree
    assert person.complaints() == []
