"""Talk between people at one table, in real browsers: said, seen, heard, muted, switched off, and never markup."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser


def meet(arrive: Arrive, game: str, size: str = "phone") -> tuple[Person, Person]:
    """Bring two people to a table of this game and start it; the first one is the host."""
    maud, theo = arrive(), arrive(size, language="fr")
    maud.go()
    opened = maud.page.request.post(f"{maud.site}/api/tables", data={"game": game, "seats": 2}).json()
    maud.go(f"/table/{opened['link']}")
    maud.sit_down("Maud")
    theo.page.goto(maud.page.url, wait_until="domcontentloaded")
    theo.sit_down("Théo")
    _talk_by_key(maud)
    maud.key("lobby-start").click()
    for person in (maud, theo):
        person.page.locator("header.bar .talk").wait_for()
    return maud, theo


def _talk_by_key(person: Person) -> None:
    """Before the start T opens the talk."""
    expect(person.page.get_by_role("list", name=person.say("lobby-here"))).to_contain_text("Théo")
    panel = person.page.get_by_role("dialog", name=person.say("talk-title"))
    person.key("lobby-start").focus()
    for _ in range(100):  # the part that listens comes with the second person
        person.page.keyboard.press("t")
        if panel.count():
            break
        person.page.wait_for_timeout(100)
    expect(panel).to_be_visible()
    person.page.keyboard.press("Escape")


def open_talk(person: Person) -> None:
    person.page.locator("header.bar .talk").click()
    person.page.get_by_role("dialog", name=person.say("talk-title")).wait_for()


def test_two_people_talk_one_mutes_and_the_host_switches_it_off(arrive: Arrive):
    maud, theo = meet(arrive, "splitter")
    open_talk(theo)
    assert theo.complaints() == []
    theo.key("talk-hurry").click()
    expect(maud.page.locator(".slips")).to_contain_text(maud.say("talk-hurry"))
    heard = maud.say("talk-heard", name="Théo", what=maud.say("talk-hurry"))
    expect(maud.page.get_by_role("status").filter(has_text=heard).first).to_be_attached()

    open_talk(maud)
    maud.page.get_by_label(maud.say("talk-line"), exact=True).fill(
        "<b onclick=alert(1)>I am</b> \u05e9\u05dc\u05d5\u05dd!"
    )
    maud.key("talk-send").click()
    slip = theo.page.locator(".slips p")
    expect(slip).to_contain_text("<b onclick=alert(1)>I am</b>")
    assert slip.locator("b[onclick]").count() == 0
    theo.page.reload()
    expect(theo.page.locator("header.bar .talk")).to_be_visible()
    open_talk(theo)
    expect(theo.page.get_by_role("list", name=theo.say("talk-said")).get_by_role("listitem")).to_have_count(2)

    theo.page.get_by_label(theo.say("talk-mute", name="Maud")).check()
    expect(theo.page.get_by_role("list", name=theo.say("talk-said")).get_by_role("listitem")).to_have_count(1)
    theo.key("talk-close").click()
    maud.key("talk-thanks").click()
    open_talk(maud)
    expect(maud.page.get_by_role("list", name=maud.say("talk-said")).get_by_role("listitem")).to_have_count(3)
    maud.page.get_by_label(maud.say("talk-off")).check()
    open_talk(theo)
    expect(theo.page.get_by_role("dialog").get_by_text(theo.say("talk-is-off"))).to_be_visible()
    expect(theo.page.locator(".slips p")).to_have_count(0)
    assert theo.page.get_by_label(theo.say("talk-off")).count() == 0  # the host's alone
    maud.key("talk-forget").click()
    maud.key("talk-forget-sure").click()
    expect(theo.page.get_by_role("list", name=theo.say("talk-said"))).to_have_count(0)


def test_in_a_game_of_speed_a_slip_lies_over_the_title_alone(arrive: Arrive):
    maud, theo = meet(arrive, "difference")
    open_talk(maud)
    maud.page.get_by_label(maud.say("talk-line"), exact=True).fill("a long line " * 11)
    maud.key("talk-send").click()
    slip = theo.page.locator(".slips p")
    slip.wait_for()
    covered = theo.page.evaluate("""() => {
        const slip = document.querySelector('.slips p').getBoundingClientRect();
        const things = document.querySelectorAll('button, a, canvas, img, [role=img], main svg');
        return [...things].filter((thing) => {
            const box = thing.getBoundingClientRect();
            const apart = box.right <= slip.left + 1 || box.left >= slip.right - 1 ||
                box.bottom <= slip.top + 1 || box.top >= slip.bottom - 1;
            return box.width > 0 && !apart && !thing.closest('.slips');
        }).map((thing) => thing.outerHTML.slice(0, 80));
    }""")
    assert covered == []
    assert re.search("a long line", slip.inner_text())
