"""The page around the table: home, opening, sitting down, rules and settings, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

CODE = re.compile(r"/table/([A-Z]{4}\d\d)-[0-9A-Z]{16}$")
FINGER = 24  # pixels it still hits


LATER = pytest.mark.soak("the pages of the shell in the other combinations of size, lamp and language", only=True)


# In make test every two of size, lamp and language meet.
@pytest.mark.parametrize(
    ("size", "lamp", "language"),
    [
        ("desktop", "light", "en"),
        ("phone", "dark", "fr"),
        pytest.param("desktop", "light", "fr", marks=LATER),
        pytest.param("desktop", "dark", "en", marks=LATER),
        pytest.param("desktop", "dark", "fr", marks=LATER),
        pytest.param("phone", "light", "en", marks=LATER),
        pytest.param("phone", "light", "fr", marks=LATER),
        pytest.param("phone", "dark", "en", marks=LATER),
    ],
)
def test_every_page_of_the_shell_is_clean(arrive: Arrive, size: str, lamp: str, language: str):
    person = arrive(size, lamp, language)
    page = person.page
    person.go()
    page.locator(".shelf").wait_for()
    assert person.complaints() == []
    page.locator(".lamp").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert person.complaints() == []
    for path, ready in (
        ("/rules/splitter", "table"),
        ("/nowhere", "h2"),
        ("/table/QQQQ99", "h2"),
        ("/open/splitter", ".drawing svg"),
    ):
        person.go(path)
        page.locator(ready).first.wait_for()
        assert person.complaints() == []
    page.locator(".dlg-acts .main").click()
    page.locator("#sit-name").wait_for()
    assert person.complaints() == []
    page.locator("#sit-name").fill("Maud")
    page.locator(".dlg-acts .main").click()
    page.locator(".cards li").first.wait_for()
    assert person.complaints() == []


def test_two_people_meet_at_a_table_by_its_code(arrive: Arrive):
    maud, theo = arrive(), arrive("phone")
    maud.go()
    maud.page.get_by_role("link", name="Open a table").first.click()
    maud.page.get_by_role("button", name="One bot less").click()
    maud.page.get_by_role("button", name="Open the table").click()
    maud.sit_down("Maud")
    code = CODE.search(maud.page.url)
    assert code is not None
    theo.go()
    theo.page.get_by_label("Somebody gave you a code?").fill(code[1].lower())
    theo.page.get_by_role("button", name="Sit down").click()
    expect(theo.page.get_by_role("heading", name="Maud keeps a seat for you")).to_be_visible()
    theo.sit_down("Théo")
    expect(maud.page.get_by_role("list", name="Who is here")).to_contain_text("Théo")
    expect(maud.page.get_by_role("list", name="Who is here")).not_to_contain_text("away")
    maud.page.get_by_role("button", name="Start").click()
    for person in (maud, theo):
        expect(person.page.get_by_role("list", name="Who is here")).to_have_count(0)


def test_the_keys_of_a_box_are_reached_from_the_top_down(arrive: Arrive):
    person = arrive()
    person.go()
    person.page.locator(".shelf").wait_for()
    heights = (
        person.page.locator(".shelf .do")
        .first.locator(".key")
        .evaluate_all("keys => keys.map((key) => key.getBoundingClientRect().top)")
    )
    assert len(heights) == 2
    assert heights == sorted(heights)


def test_a_person_who_plays_alone_writes_at_once(arrive: Arrive):
    person = arrive("phone")
    person.go()
    person.page.get_by_role("button", name="Play alone").first.click()
    expect(person.page.get_by_text(re.compile(r"Round\s+1\s+of\s+22")).first).to_be_visible()


def test_a_table_fits_the_screens_of_laptops(arrive: Arrive):
    person = arrive()
    person.play_alone()
    for size in ((1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
        person.expect_to_fit(size)


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller", "word-roller"])
def test_sheet_and_keys_are_seen_together_where_a_phones_browser_keeps_its_bars(arrive: Arrive, game: str):
    person = arrive("phone")
    wish = {"game": game, "seats": 4, "bots": [{"level": "gentle"}] * 3}
    table = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"]
    person.go(f"/table/{table}")
    person.sit_down("Maud")
    person.key("lobby-start").click()
    for width, height in ((390, 664), (375, 553)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert _box(person, ".acts")["bottom"] <= height
        assert _box(person, "[data-cell]")["width"] >= FINGER
        assert person.complaints() == []


def _box(person: Person, part: str) -> dict[str, float]:
    return person.page.locator(part).first.evaluate("part => part.getBoundingClientRect().toJSON()")


def test_a_person_who_reads_french_is_given_french_words_and_finds_the_rules_of_every_game(arrive: Arrive):
    person = arrive("phone", language="fr")
    person.go()
    person.page.get_by_role("link", name=person.say("rules"), exact=True).click()
    person.page.get_by_role("link", name="Word Roller").click()
    expect(person.page.get_by_role("heading", name=person.say("rules-of", game="Word Roller"))).to_be_visible()
    person.page.get_by_role("link", name=person.say("open-a-table")).click()
    expect(person.page.get_by_text(person.say("open-house-changed", count=0))).to_be_visible()
    person.unfold()
    expect(person.page.get_by_role("radio", name=person.say("option-word-roller-words-fr"))).to_be_checked()


def test_a_table_left_is_found_again_at_home(arrive: Arrive):
    person = arrive()
    person.go()
    person.page.get_by_role("button", name="Play alone").first.click()
    person.page.wait_for_url(CODE)
    table = person.page.url
    person.go()
    person.page.get_by_role("link", name="Your pencil is still on the table").first.click()
    expect(person.page).to_have_url(table)


def test_a_code_that_leads_nowhere_is_said_where_it_was_written(arrive: Arrive):
    person = arrive("phone")
    person.go()
    person.page.get_by_label("Somebody gave you a code?").fill("QQQQ99")
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.page.get_by_role("alert")).to_contain_text("QQQQ99")
    expect(person.page).to_have_url(person.site + "/")


def test_a_table_is_opened_and_taken_by_keyboard_alone(arrive: Arrive):
    person = arrive()
    person.go()
    page = person.page
    page.locator(".shelf").wait_for()
    _tab_to(person, "Open a table")
    page.keyboard.press("Enter")
    page.locator(".drawing svg").first.wait_for()
    _tab_to(person, "A")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="B, Lantern")).to_be_checked()
    _tab_to(person, "Open the table")
    page.keyboard.press("Enter")
    page.locator("#sit-name").wait_for()
    _tab_to(person, "sit-name")
    page.keyboard.type("Maud")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Who is here")).to_contain_text("Maud")


def _tab_to(person: Person, name: str) -> None:
    """Press Tab until the thing with this label, text, value or id has the focus."""
    for _ in range(40):
        person.page.keyboard.press("Tab")
        names = person.page.evaluate(
            "(({textContent, value, id}) => [textContent?.trim(), value, id])(document.activeElement)"
        )
        if name in names:
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_the_first_page_fetches_the_table_while_it_is_idle_and_few_files(arrive: Arrive):
    person = arrive()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    with person.page.expect_request(re.compile(r"/assets/table-.*js")):
        person.page.goto(person.site, wait_until="domcontentloaded")  # what comes when all is at rest is not counted
    assert [url for url in asked if "/api/" in url] == []  # the document carries the first answers
    assert len(asked) <= 14
    with person.page.expect_request(re.compile(r"/assets/splitter-")):
        person.page.get_by_role("button", name="Play alone").first.focus()


def test_a_step_inside_the_page_leads_to_the_title_or_to_the_name_that_is_asked_for(arrive: Arrive):
    person = arrive()
    person.go()
    person.page.get_by_role("link", name="Open a table").first.click()
    expect(person.page.get_by_role("heading", level=1, name="Open a table")).to_be_focused()
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.get_by_label("Your name")).to_be_focused()
    person.page.go_back()
    expect(person.page.get_by_role("heading", level=1, name="Rollwright")).to_be_focused()


def test_a_page_that_has_other_parts_by_now_offers_to_be_loaded_again(arrive: Arrive):
    person = arrive("phone")
    parts = re.compile(r"/assets/Open-.*\.js$")
    person.page.route(parts, lambda route: route.fulfill(status=404))
    person.go()
    person.page.get_by_role("link", name=person.say("home-today")).wait_for()
    person.page.get_by_role("link", name="Open a table").first.click()
    expect(person.page.get_by_role("heading", name=person.say("missing-title"))).to_be_visible()
    expect(person.page.get_by_text(person.say("missing-changed"))).to_be_visible()
    assert person.complaints() == []
    person.page.unroute(parts)
    person.key("load-again").click()
    expect(person.page.get_by_role("heading", level=1, name="Open a table")).to_be_visible()


def test_a_person_without_a_line_is_told_and_may_try_again(arrive: Arrive):
    person = arrive("phone", language="fr")
    person.go()
    link = person.page.get_by_role("link", name=person.say("open-a-table")).last
    link.wait_for()
    person.page.context.set_offline(True)
    link.click()
    expect(person.page.get_by_text(person.say("no-answer"))).to_be_visible()
    person.key("try-again").click()
    expect(person.page.get_by_text(person.say("no-answer"))).to_be_visible()
    person.page.context.set_offline(False)
    person.key("try-again").click()
    expect(person.page.get_by_role("heading", level=1, name=person.say("open-a-table"))).to_be_visible()


def test_a_language_whose_words_do_not_come_is_spoken_later(arrive: Arrive):
    person = arrive()
    person.go("/rules/splitter")
    person.page.locator("table").wait_for()
    person.key("settings").click()
    french = person.page.get_by_role("dialog").get_by_text("Français")
    person.page.context.set_offline(True)
    french.click()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("no-answer"))
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    assert person.complaints() == []
    person.page.context.set_offline(False)
    french.click()
    expect(person.page.get_by_role("dialog")).to_contain_text("Réglages")
    expect(person.page.locator("table")).to_contain_text("bloc A")


def test_language_and_lamp_are_remembered(arrive: Arrive):
    person = arrive(language="de")
    person.go()
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.get_by_role("link", name="Ouvrir une table").first).to_be_visible()
    person.page.get_by_role("button", name="Réglages").click()
    person.page.get_by_text("soir", exact=True).click()
    person.go("/rules/splitter")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("les règles")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("splitter", {"pad": "A"}),
        ("splitter", {"pad": "B"}),
        ("make-a-difference", {"mode": "B"}),
        ("hexroller", {}),
        ("word-roller", {"side": "b"}),
    ],
)
def test_a_phone_on_its_side_has_sheet_dice_and_keys_together(arrive: Arrive, game: str, options: dict[str, str]):
    person = arrive("phone", language="fr")
    wish = {"game": game, "options": options, "seats": 3, "bots": [{"level": "gentle"}] * 2}
    person.go("/table/" + person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"])
    person.sit_down("Maud")
    person.key("lobby-start").click()
    person.page.get_by_role("region", name=person.say("table-your-sheet-label")).wait_for()
    for size in ((640, 360), (740, 360), (896, 414)):
        person.expect_to_fit(size)
