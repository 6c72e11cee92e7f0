"""HexRoller in a real browser: a front game drawn with one finger on a phone, a back game played by keyboard."""

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import SIZES, Arrive, Person
from tests.effort import effort

pytestmark = pytest.mark.browser


def test_a_front_game_is_drawn_with_one_finger_on_a_phone(arrive: Arrive):
    maud = arrive("phone")
    _open(maud, "front")
    assert maud.complaints() == []
    finger = Finger(maud)
    _the_lens_shows_paper(maud, finger)
    for number in range(1, 8):
        _expect_round(maud, number, 7)
        _fits_the_screen(maud)
        while not _can_be_done(maud):
            finger.draw_a_chain()
        if number == 1:
            assert maud.complaints() == []
        maud.done()
    _ends_with_its_score(maud)
    assert maud.complaints() == []


@pytest.mark.soak("all 6 rounds of a back game by keyboard, not 2")
def test_a_back_game_is_played_by_keyboard_alone(arrive: Arrive):
    maud, rounds = arrive(lamp="dark", language="fr"), effort(2, 6)
    _open(maud, "back")
    keys = maud.page.keyboard
    for number in range(1, rounds + 1):
        _expect_round(maud, number, 6)
        while not _can_be_done(maud):
            keys.press(_groups(maud).first.get_attribute("aria-keyshortcuts") or "")
            for target in _next_hexes(maud):
                _walk_to(maud, target)
                keys.press("Enter")
                expect(target).to_have_attribute("aria-label", re.compile("au crayon$"))
        if number == 1:
            _flip_and_flip_back(maud)
            assert maud.complaints() == []
        keys.press("Control+Enter")
    if rounds < 6:
        _expect_round(maud, rounds + 1, 6)
    else:
        _ends_with_its_score(maud)
        assert maud.complaints() == []


def test_undo_takes_back_step_by_step_and_a_wrong_hex_is_told_why(arrive: Arrive):
    maud = arrive("phone")
    _open(maud, "front")
    Finger(maud).draw_a_chain()
    written = len(maud.pencil)
    maud.key("table-undo").click()
    expect(maud.in_pencil).to_have_count(written - 1)
    expect(maud.page.get_by_text(re.compile("more"))).not_to_have_count(0)
    maud.page.locator('.cell[aria-label$="printed"]').first.click()
    expect(maud.page.get_by_role("alert")).to_have_text("That hex is taken. Choose an empty one.")


def test_in_company_dice_bonuses_and_keys_stay_on_a_phones_screen(arrive: Arrive):
    maud = arrive("phone")
    maud.go()
    wish = {"game": "hexroller", "options": {"side": "front"}, "seats": 3, "bots": [{"level": "gentle"}] * 2}
    maud.go("/table/" + maud.page.request.post(f"{maud.site}/api/tables", data=wish).json()["table"])
    maud.sit_down("Maud")
    maud.key("lobby-start").click()
    _expect_round(maud, 1, 7)
    _fits_the_screen(maud)
    dice = maud.page.get_by_role("group", name=maud.say("hexroller-dice")).get_by_role("button").all()
    assert len({round((die.bounding_box() or {"y": 0})["y"]) for die in dice}) == 1  # in one row
    expect(maud.key("hexroller-flip")).to_be_visible()


def test_a_lit_bonus_on_the_sheet_writes_a_2_anywhere(arrive: Arrive):
    maud = arrive("phone")
    _open(maud, "front")
    maud.page.locator('[data-cell="two"]').click()
    next(_next_hexes(maud)).click()
    expect(maud.page.locator('[data-cell="two"]')).to_have_attribute("aria-label", re.compile("in pencil$"))


def test_eight_seats_leave_the_keys_on_the_screen_and_a_phone_on_its_side_the_sheet_its_height(arrive: Arrive):
    person = arrive()
    wish = {"game": "hexroller", "options": {"side": "back"}, "seats": 8, "bots": [{"level": "gentle"}] * 7}
    person.go("/table/" + person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"])
    person.sit_down("Maud")
    person.key("lobby-start").click()
    _expect_round(person, 1, 6)
    for size in ((1280, 720), (1280, 800), (1920, 1080), (740, 360)):
        person.expect_to_fit(size)
    sheet = person.page.get_by_role("region", name=person.say("table-your-sheet-label")).bounding_box()
    assert sheet is not None
    assert sheet["height"] > 0.9 * 360


def test_the_rules_are_drawn_and_clean(arrive: Arrive):
    for size, language in (("phone", "fr"), ("desktop", "en")):
        person = arrive(size, language=language)
        person.go("/rules/hexroller")
        person.page.locator("table").wait_for()
        assert person.complaints() == []


class Finger:
    """One finger on the glass; it goes where it is told and stays down until it has drawn a chain."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.glass: CDPSession = person.page.context.new_cdp_session(person.page)

    def draw_a_chain(self) -> None:
        """Touch a hex in which only one number may start, or choose a number first.

        Then slide on from lit hex to lit hex.
        """
        alone = self.person.page.locator("[data-cell]").and_(
            self.person.page.get_by_label(re.compile(r"you may start \d here$"))
        )
        if alone.count() == 0:
            _groups(self.person).first.click()
            start = next(_next_hexes(self.person))
        else:
            start = self.person.page.locator(f'[data-cell="{alone.first.get_attribute("data-cell")}"]')
        self.touch("touchStart", start)
        self._written(start)
        for target in _next_hexes(self.person):
            self.touch("touchMove", target)
            self._written(target)
        self.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def touch(self, kind: str, cell: Locator) -> None:
        x, y = _middle(cell)
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})

    def _written(self, cell: Locator) -> None:
        expect(cell).to_have_attribute("aria-label", re.compile("in pencil$"))


def _open(person: Person, side: str) -> None:
    """Lay a table for one on this side of the sheet."""
    person.go("/open/hexroller")
    for _ in range(3):
        person.key("seats-less").click()
    person.tick("radio", person.say(f"option-hexroller-side-{side}"))
    person.key("open-the-table").click()
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.key("sit-down").click()
    _expect_round(person, 1, 7 if side == "front" else 6)


def _expect_round(person: Person, number: int, rounds: int) -> None:
    said = re.escape(person.say("table-round", round=number, rounds=rounds)).replace("\\ ", r"\s+")
    expect(person.page.locator("header").get_by_text(re.compile(said))).to_be_visible()


def _can_be_done(person: Person) -> bool:
    """Say whether the round may be closed, once the last answer is in."""
    expect(person.key("table-done").or_(_groups(person)).first).to_be_visible()
    return person.key("table-done").count() == 1


def _groups(person: Person) -> Locator:
    """Return the numbers that may be chosen."""
    return person.page.get_by_role("group", name=person.say("hexroller-dice")).locator('button[aria-disabled="false"]')


def _next_hexes(person: Person) -> Iterator[Locator]:
    """Yield the first lit hex as long as the chain has one to go on with."""
    lit = person.page.locator('[data-cell][aria-label*="next for"], [data-cell][aria-label*="suite de"]')
    while True:
        expect(lit.or_(person.key("table-done")).or_(_groups(person)).first).to_be_attached()
        if lit.count() == 0:
            return
        yield person.page.locator(f'[data-cell="{lit.first.get_attribute("data-cell")}"]')


def _walk_to(person: Person, target: Locator) -> None:
    """Come to a hex by Tab and the arrow keys alone: first to its row, then along it."""
    keys = person.page.keyboard
    for _ in range(30):
        if person.page.evaluate("document.activeElement.dataset.cell !== undefined"):
            break
        keys.press("Tab")
    x, y = _middle(target)
    for _ in range(40):
        left, top = _middle(person.page.locator(":focus"))
        if abs(top - y) > 5:
            keys.press("ArrowDown" if y > top else "ArrowUp")
        elif abs(left - x) > 5:
            keys.press("ArrowRight" if x > left else "ArrowLeft")
        else:
            return
    raise AssertionError("the arrow keys do not lead there")


def _middle(cell: Locator) -> tuple[float, float]:
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _flip_and_flip_back(person: Person) -> None:
    """F swaps the numbers of this round's boxes."""
    sun = person.page.locator('[data-cell="light-1"]')
    before = sun.get_attribute("aria-label")
    person.page.keyboard.press("f")
    expect(sun).not_to_have_attribute("aria-label", before or "")
    person.page.keyboard.press("f")
    expect(sun).to_have_attribute("aria-label", before or "")


def _fits_the_screen(person: Person) -> None:
    """Sheet, dice and Done are visible together."""
    for part in (".mine", ".tray", ".acts"):
        box = person.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES["phone"][1]


def _the_lens_shows_paper(person: Person, finger: Finger) -> None:
    """Under a finger that rests on a hex out of reach the lens shows the sheet: mostly paper, in both themes."""
    for lamp in ("light", "dark"):
        person.page.emulate_media(color_scheme=lamp)
        finger.touch("touchStart", person.page.locator('.cell[data-cell^="M"][aria-label$="empty"]').first)
        lens = Image.open(BytesIO(person.page.locator(".lens svg").screenshot())).convert("L")
        finger.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        shades = sorted(lens.tobytes())
        assert shades[len(shades) // 2] > 140, lamp
    person.page.emulate_media(color_scheme="light")


def _ends_with_its_score(person: Person) -> None:
    """The last page shows a title and a score whose lines add up, and lights what a line comes from."""
    lines = person.page.get_by_role("region", name=person.say("table-items"))
    lines.wait_for()
    *items, total = [int(points) for points in lines.locator(".pt").all_inner_texts()]
    assert len(items) == 16
    assert sum(items) == total
    scoring = next(line for line, points in enumerate(items) if points > 0)
    lines.get_by_role("button").nth(scoring).click()
    expect(person.page.locator(".c-ring.lit, .c-score.lit").first).to_be_attached()
