"""Make a Difference in a real browser.

A tie in Mode B to its last throw, a game by keyboard alone, and what the table refuses.
"""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollwright.terminal.cli import main
from tests.browser.conftest import Arrive, Person
from tests.server.process import Server, load_the_coin

pytestmark = pytest.mark.browser

ROWS = [row + column for row in "fghi" for column in "abcde"]
COLUMNS = [row + column for column in "edcba" for row in "ihgf"]
# With this secret a person who writes row by row and one who writes column by column share first place, 8 to 8.
TIE = f"{2:064x}"
CARDS = ("Wobble", "Dot")


@pytest.fixture
def loaded(tmp_path: Path) -> Iterator[str]:
    """A server whose secret is known beforehand."""
    server = Server(tmp_path / "tables.sqlite", prepare=partial(load_the_coin, TIE))
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def test_a_tie_in_mode_b_is_decided_by_rock_paper_scissors(
    arrive: Arrive, loaded: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    maud, theo = arrive(at=loaded), arrive("phone", lamp="dark", at=loaded)
    for number, person in enumerate((maud, theo)):
        person.load_the_coin(number)
    _open_mode_b(maud)
    maud.sit_down("Maud")
    theo.page.goto(maud.page.url)
    theo.sit_down("Théo")
    maud.key("lobby-start").click()
    for number in range(10):
        for person, order in ((maud, ROWS), (theo, COLUMNS)):
            _expect_round(person, number + 1)
            _write(person, *order[2 * number : 2 * number + 2])
            if number == 4:
                person.expect_to_fit()
                assert person.complaints() == []
                assert not any(name in person.page.content() for name in CARDS)
            person.done()
    _the_lines_are_read(maud)
    _throw_to_the_end(maud, theo)
    expect(maud.page.get_by_role("heading", name="You win by rock, paper, scissors")).to_be_visible()
    expect(theo.page.get_by_role("heading", name="Maud wins by rock, paper, scissors")).to_be_visible()
    for person in (maud, theo):
        assert person.complaints() == []
    with maud.page.expect_download() as download:
        maud.page.get_by_role("link", name="Download the game").click()
    download.value.save_as(tmp_path / "game.json")
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    assert "These dice were honest." in capsys.readouterr().out
    _step_through(maud)


def _open_mode_b(person: Person) -> None:
    """Open a table for two with two easy BotCards, one more than the author recommends, in the dialog."""
    page = person.page
    person.go("/open/make-a-difference")
    page.get_by_text("fight for the lines").click()
    for key in ("One bot less", "One seat less", "One seat less", "One BotCard more"):
        person.page.get_by_role("button", name=key).click()
    page.get_by_text("★", exact=True).click()
    person.unfold()
    expect(page.get_by_text("Friendly ties")).to_be_visible()
    assert person.complaints() == []
    page.get_by_role("button", name="Open the table").click()


def _write(person: Person, *fields: str) -> None:
    for field in fields:
        cell = person.page.locator(f'[data-cell="{field}"]')
        cell.click()
        expect(cell).to_have_attribute("aria-label", re.compile("in pencil$|au crayon$"))


def _expect_round(person: Person, number: int) -> None:
    expect(person.page.locator("header .round b")).to_have_text(str(number))


def _the_lines_are_read(person: Person) -> None:
    """Every line stands in the ledger with the sums of all, the BotCards are open, and equal totals are played for."""
    ledger = person.page.get_by_role("region", name="Line by line")
    for name in ("Maud", "Théo", *CARDS):
        expect(ledger.get_by_role("columnheader", name=re.compile(name))).to_be_visible()
    assert ledger.get_by_role("row").last.get_by_role("cell").all_inner_texts()[:4] == ["8", "8", "2", "2"]
    expect(person.page.get_by_role("heading", name="A shared first place with 8 points")).to_be_visible()


def _throw_to_the_end(maud: Person, theo: Person) -> None:
    """A draw, then twice rock against scissors; nobody sees a hand before both are thrown."""
    throws, hers = (one.page.get_by_role("list", name="The throws so far") for one in (theo, maud))
    maud.page.get_by_role("button", name="Rock").click()
    expect(maud.page.get_by_text("Thrown. Waiting for Théo.")).to_be_visible()
    expect(throws).to_have_count(0)
    assert theo.complaints() == []
    theo.page.keyboard.press("1")
    expect(throws).to_contain_text("Maud: Rock. Théo: Rock. A draw, once more.")
    for shown in (2, 3):
        expect(hers.get_by_role("listitem")).to_have_count(shown - 1)  # before that a key means nothing to her page
        maud.page.keyboard.press("1")
        theo.page.get_by_role("button", name="Scissors").click()
        expect(throws.get_by_role("listitem")).to_have_count(shown)
    expect(throws.get_by_role("listitem").last).to_contain_text("Maud: Rock. Théo: Scissors. Maud wins the throw.")


def _step_through(person: Person) -> None:
    person.page.get_by_role("link", name="Step through the rounds").click()
    slider = person.page.get_by_role("slider", name="Round")
    expect(slider).to_have_attribute("max", "10")
    person.page.keyboard.press("End")
    expect(person.page.get_by_role("status").filter(has_text="Round 10 of 10")).to_be_visible()
    assert person.complaints() == []


def test_a_game_in_mode_a_is_played_by_keyboard_alone(arrive: Arrive):
    person = arrive("phone", lamp="dark", language="fr")
    page, keys = person.page, person.page.keyboard
    _open_alone(person)
    for number in range(1, 11):
        _expect_round(person, number)
        if number == 1:
            person.expect_to_fit()
            assert person.complaints() == []
            other = page.get_by_role("button", name=re.compile("^Prendre le"))
            figure = (other.get_attribute("aria-label") or "").split()[2]
            other.focus()
            keys.press("Enter")
            expect(page.get_by_role("button", name=f"{figure}, en main")).to_have_attribute("aria-pressed", "true")
        for field in ROWS[2 * number - 2 : 2 * number]:
            _walk_to(person, field)
            keys.press("Enter")
            expect(page.locator(f'[data-cell="{field}"]')).to_have_attribute("aria-label", re.compile("au crayon$"))
        expect(person.key("table-done")).to_have_attribute("aria-disabled", "false")
        keys.press("Control+Enter")
    expect(page.get_by_role("region", name="Ligne par ligne")).to_be_visible()
    page.get_by_role("button", name="Rangée f, l’éclairer sur la feuille").focus()
    keys.press("Enter")
    expect(page.get_by_role("button", name="Rangée f, l’éclairer sur la feuille")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert person.complaints() == []


def _open_alone(person: Person) -> None:
    """Open a table for one against a BotCard, and sit down at it."""
    person.go("/open/make-a-difference")
    for key in ("bots-less", *["seats-less"] * 3, "option-make-a-difference-bot_cards-more"):
        person.key(key).click()
    person.key("open-the-table").click()
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.key("sit-down").click()  # a person alone begins at once


def _walk_to(person: Person, field: str) -> None:
    """Lead the focus over the sheet with the arrow keys."""
    target = person.page.locator(f'[data-cell="{field}"]')
    if person.page.locator("[data-cell]:focus").count() == 0:
        person.page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(40):
        here = person.page.locator("[data-cell]:focus").get_attribute("data-cell") or ""
        if here == field:
            return
        across = "ArrowRight" if here[1] < field[1] else "ArrowLeft"
        person.page.keyboard.press(across if here[0] == field[0] else "ArrowDown" if here[0] < field[0] else "ArrowUp")
    expect(target).to_be_focused()


def test_alone_in_mode_b_without_a_botcard_is_refused_with_its_sentence(arrive: Arrive):
    person = arrive()
    person.go("/open/make-a-difference")
    person.tick("radio", re.compile("fight for the lines"))
    for key in ("One bot less", *["One seat less"] * 3, "One BotCard less"):
        person.page.get_by_role("button", name=key).click()
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.get_by_role("alert")).to_have_text(
        "Alone in Mode B there is nothing to compare with: take a BotCard, or somebody to play with."
    )
    person.page.get_by_role("button", name="One seat more").click()
    person.page.get_by_role("button", name="Open the table").click()
    person.sit_down("Maud")
    person.key("lobby-start").click()
    expect(person.page.get_by_role("alert")).to_contain_text("Alone in Mode B there is nothing to compare with")
