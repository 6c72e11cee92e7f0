"""Games from packages in a real browser: both examples, played by touch alone on a phone to the end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import SIZES, Arrive, Person, labels
from tests.packages.install import PackageServer, example_projects, lay_out

pytestmark = pytest.mark.browser

RAW = re.compile(r"\b(?:stairs|quintet|table|option|game|error)-[a-z]+")  # the name of a message
MOST = 400  # touches; a game takes fewer
# Everything on the page that a touch can change, and everything that can be touched or says that the game is over.
SEEN = """() => [...document.querySelectorAll('button, header')]
    .map(({ariaLabel, ariaPressed, ariaDisabled, textContent}) => [ariaLabel, ariaPressed, ariaDisabled, textContent])
    .join()"""
TOUCHABLE = ".near button[aria-disabled=false], [data-cell][aria-label$=\\'you may write here\\'], .items"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that finds the packages of docs/examples."""
    target = tmp_path_factory.mktemp("packages")
    lay_out(target, *example_projects())
    server = PackageServer(target, tmp_path_factory.mktemp("server"))
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


class Finger:
    """One finger on the glass of a phone. It touches what is on the screen and never scrolls."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.glass: CDPSession = person.page.context.new_cdp_session(person.page)

    def touch(self, target: Locator) -> bool:
        """Touch it and return True, unless the page has changed and it is gone."""
        shown = target.element_handles()
        box = shown[0].bounding_box() if shown else None
        if box is None:
            return False
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        size = self.page.viewport_size
        assert size is not None
        assert 0 < x < size["width"], target
        assert 0 < y < size["height"], target
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        return True


@pytest.mark.parametrize(("game", "lamp"), [("stairs", "light"), ("quintet", "dark")])
def test_a_game_from_a_package_is_played_by_touch_alone_on_a_phone(arrive: Arrive, packages: str, game: str, lamp: str):
    maud = arrive("phone", lamp, at=packages)
    _sit_with_a_bot(maud, game)
    assert maud.complaints() == []
    finger = Finger(maud)
    for touched in range(MOST):
        if _ended(maud):
            break
        before = _seen(maud)
        target = _next(maud, touched)
        if target is None or not finger.touch(target):
            continue  # the server's answer has just changed the page: look again
        maud.wait_until(f"(before) => ({SEEN})() !== before", before)
        maud.wait_until(f"() => document.querySelector('{TOUCHABLE}') !== null")
        if touched == 3:
            assert maud.complaints() == []
            assert _raw_names(maud) == []
    expect(maud.page.get_by_role("region", name=maud.say("table-items"))).to_be_visible()
    assert maud.complaints() == []
    assert _raw_names(maud) == []


def test_kept_dice_lie_still_and_own_dice_are_seen_at_the_reveal(arrive: Arrive, packages: str):
    maud = arrive("phone", at=packages)
    code = _sit_with_a_bot(maud, "quintet")
    _sheet_is_seen_to_its_foot(maud, (360, 640))
    watcher = arrive(at=packages)
    watcher.go(f"/table/{code}")
    expect(watcher.page.get_by_text(watcher.say("table-watching"))).to_be_visible()
    expect(watcher.page.get_by_label(re.compile("’s dice"))).to_have_count(0)
    faces = _faces(maud)
    _dice(maud).nth(0).click()
    _dice(maud).nth(3).click()
    expect(maud.page.locator(".tray [aria-pressed=true]")).to_have_count(2)
    maud.page.get_by_role("button", name="Roll again").click()
    expect(maud.page.get_by_role("button", name="Roll for the last time")).to_be_visible()
    now = _faces(maud)
    assert [now[0], now[3]] == [faces[0], faces[3]]
    maud.free.first.click()
    maud.done()
    expect(watcher.page.get_by_label("Maud’s dice: " + ", ".join(now))).to_be_visible()


def test_the_shelf_shows_both_with_their_covers_and_rules(arrive: Arrive, packages: str):
    maud = arrive(at=packages)
    maud.go()
    expect(maud.page.get_by_text(re.compile("Seven games of dice and paper"))).to_be_visible()
    for title in ("Stairs", "Quintet"):
        box = maud.page.get_by_role("listitem").filter(has=maud.page.get_by_role("heading", name=title))
        expect(box.locator("svg.art path").first).to_be_visible()
    assert maud.complaints() == []
    for game in ("stairs", "quintet"):
        maud.go(f"/rules/{game}")
        expect(maud.page.get_by_role("heading", name="Scoring")).to_be_visible()
        assert maud.complaints() == []


def _sit_with_a_bot(person: Person, game: str) -> str:
    wish = {"game": game, "seats": 2, "bots": [{"level": "steady"}]}
    code = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"]
    person.go(f"/table/{code}")
    person.sit_down("Maud")
    person.key("lobby-start").click()
    expect(_dice(person).first).to_be_visible()
    return code


def _sheet_is_seen_to_its_foot(person: Person, size: tuple[int, int]) -> None:
    """Dice and keys lie over no part of the sheet on a screen of this size."""
    person.resize(size)
    sheet, near = (person.page.locator(part).bounding_box() for part in (".mine", ".near"))
    assert sheet is not None
    assert near is not None
    assert sheet["y"] + sheet["height"] <= near["y"]
    person.resize(SIZES["phone"])


def _dice(person: Person) -> Locator:
    return person.page.locator(".tray").get_by_role("button")


def _seen(person: Person) -> str:
    return person.page.evaluate(f"({SEEN})()")


def _faces(person: Person) -> list[str]:
    return [re.findall(r": (\d)", label)[0] for label in labels(_dice(person))]


def _next(person: Person, touched: int) -> Locator | None:
    """Return what a finger touches next: Done, now and then a key, else a die or a lit place in turn, if any is lit."""
    page = person.page
    done = person.key("table-done").and_(page.locator("[aria-disabled=false]"))
    if done.count():
        return done
    keys = page.locator(".choices button[aria-disabled=false]")
    dice = page.locator(".tray button[aria-disabled=false]")
    if keys.count() and touched % 4 == 3:
        return keys.first
    lit = dice.count()
    if lit and (touched % 2 or not person.free.count()):
        return dice.nth(touched % lit)
    free = person.free.count()
    return person.free.nth(touched % free) if free else None


def _ended(person: Person) -> bool:
    return person.page.get_by_role("region", name=person.say("table-items")).count() > 0


def _raw_names(person: Person) -> list[str]:
    words = person.page.evaluate(
        "[...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel).join(' ')"
        " + ' ' + document.body.innerText"
    )
    return RAW.findall(words)
