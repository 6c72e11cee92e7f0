"""Whole evenings at the table: people in browsers of their own, a real server, found by what a screen reader hears."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from rollwright.terminal.cli import main
from tests.browser.conftest import SIZES, Arrive, Person
from tests.effort import SOAK, effort
from tests.server.process import Server

pytestmark = pytest.mark.browser

ROUNDS = 22
ALL_LOOKS: list[tuple[str, Literal["dark", "light"]]] = [
    ("phone", "light"),
    ("desktop", "dark"),
    ("phone", "dark"),
    ("desktop", "light"),
]
LOOKS = ALL_LOOKS if SOAK else ALL_LOOKS[2:]


def test_two_people_and_a_bot_play_a_whole_evening(arrive: Arrive, tmp_path: Path):
    maud, theo = arrive(), arrive("phone", language="fr")
    maud.go("/open/splitter")
    maud.key("seats-less").click()
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    theo.page.goto(maud.page.url)
    theo.page.get_by_label("Quelques mots pour les dés").fill("à la bonne heure")
    theo.sit_down("Théo")
    maud.key("lobby-start").click()

    for number in range(1, ROUNDS + 1):
        for person in (maud, theo):
            person.expect_round(number)
            person.write()
        if number == 9:
            before = maud.pencil
            maud.page.reload()
            maud.expect_round(9)
            assert maud.pencil == before
        for person in (theo, maud):
            person.done()

    assert _totals(maud) == _totals(theo)
    guest = arrive()
    guest.page.goto(maud.page.url)
    for person in (maud, theo, guest):
        expect(person.page.get_by_role("heading", name=person.say("table-honest"))).to_be_visible()
    expect(theo.page.get_by_text("à la bonne heure")).to_be_visible()
    for person in (maud, guest):
        _expect_clean(person)

    with maud.page.expect_download() as download:
        maud.page.get_by_role("link", name="Download the game").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    assert main(["verify", str(record)]) == 0

    maud.page.get_by_role("link", name="Step through the rounds").click()
    told = maud.page.get_by_role("status").filter(has_text="dice")
    expect(told).to_contain_text("Round 1 of 22")
    maud.key("replay-next").click()
    expect(told).to_contain_text("Round 2 of 22")
    maud.page.keyboard.press("End")
    expect(told).to_contain_text("Round 22 of 22")
    _expect_clean(maud)
    maud.page.go_back()

    _go_on_at_the_next_table(maud, theo, guest)


def _go_on_at_the_next_table(maud: Person, theo: Person, spectator: Person) -> None:
    """One lays the table again: the others are invited, nobody is pulled off the result, and the start waits."""
    invitation = [person.page.get_by_role("complementary") for person in (theo, spectator)]
    for slip in invitation:
        expect(slip).to_have_count(0)
    maud.key("table-again").click()
    here = maud.page.get_by_role("list", name=maud.say("lobby-here"))
    expect(here).to_contain_text(maud.say("lobby-kept"))
    expect(here).to_contain_text("à la bonne heure")  # words for the dice come along
    for slip, person in zip(invitation, (theo, spectator), strict=True):
        expect(slip).to_contain_text(person.say("table-invited", name="Maud"))
        expect(person.page.get_by_role("list", name=person.say("table-standings"))).to_be_visible()
        assert person.complaints() == []
    waits = maud.page.get_by_role("button", name=maud.say("lobby-start-waits", names="Théo"))
    expect(waits).to_have_attribute("aria-disabled", "true")
    for slip, person in zip(invitation, (theo, spectator), strict=True):
        slip.get_by_role("link", name=person.say("table-come-along")).click()
        expect(person.page.get_by_role("list", name=person.say("lobby-here"))).to_contain_text("Théo")
        expect(person.page).to_have_url(maud.page.url)
    expect(spectator.page.get_by_text(spectator.say("lobby-watching"))).to_be_visible()
    expect(here).not_to_contain_text(maud.say("lobby-kept"))
    expect(maud.key("lobby-start")).to_have_attribute("aria-disabled", "false")


def _totals(person: Person) -> list[tuple[str, str]]:
    """Return everyone's name and total as the end page lists them, and see that one's own is the large figure."""
    rows = person.page.get_by_role("list", name=person.say("table-standings")).get_by_role("button")
    expect(rows).to_have_count(3)
    own = rows.and_(person.page.locator("[aria-pressed=true]")).locator(".pts")
    expect(person.page.locator(".big")).to_have_text(own.inner_text())
    return [(row.locator("b").inner_text(), row.locator(".pts").inner_text()) for row in rows.all()]


@pytest.mark.soak("all 22 rounds of Splitter by keyboard, not 4")
def test_a_solo_game_is_played_by_keyboard_alone(arrive: Arrive):
    person, rounds = arrive(), effort(4, ROUNDS)
    person.go()
    person.key("play-alone").first.focus()
    person.page.keyboard.press("Enter")
    for number in range(1, rounds + 1):
        person.expect_round(number)
        cell = person.free.first.get_attribute("data-cell") or ""
        if number % 4 == 0:
            _say(person, cell, "done")
        else:
            _walk_to(person, cell)
            person.page.keyboard.press("Enter")
            expect(person.in_pencil).to_have_count(2)
            person.page.keyboard.press("d")
    if rounds < ROUNDS:
        person.expect_round(rounds + 1)
    else:
        expect(person.page.get_by_text(re.compile(r"Played alone, \d+ points"))).to_be_visible()


def _say(person: Person, *lines: str) -> None:
    """Play by text: the slip opens with a slash and goes with Done."""
    person.page.keyboard.press("/")
    expect(person.page.get_by_label(person.say("table-text-label"))).to_be_focused()
    for line in lines:
        person.page.keyboard.type(line)
        person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def _walk_to(person: Person, goal: str) -> None:
    """Press Tab until the sheet has the focus, then the arrow keys until the cell has it."""
    here = _focused(person)
    for _ in range(60):
        if here == goal:
            return
        person.page.keyboard.press(_way(here, goal) if here else "Tab")
        here = _focused(person)
    raise AssertionError(f"the arrow keys do not lead to {goal}")


def _focused(person: Person) -> str | None:
    return person.page.evaluate("document.activeElement.dataset.cell ?? null")


def _way(here: str, goal: str) -> str:
    """First to the row, then along it."""
    if here[0] != goal[0]:
        return "ArrowDown" if here[0] < goal[0] else "ArrowUp"
    return "ArrowRight" if _column(here) < _column(goal) else "ArrowLeft"


def _column(cell: str) -> int:
    return int(cell[2:]) * (-1 if cell[1] == "L" else 1)


@pytest.mark.soak("each state of a table in all four combinations of day or evening, phone or desktop, not in two")
def test_every_state_of_a_table_is_clean_by_day_and_evening_small_and_large(arrive: Arrive):
    maud, guest = arrive(), arrive()
    maud.go("/open/splitter")
    maud.key("seats-less").click()
    maud.key("bots-more").click()
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    maud.key("lobby-start").click()
    maud.expect_round(1)
    _expect_clean(maud)
    maud.write()
    _expect_clean(maud)
    for opened in ("table-more", "table-rules"):
        maud.key(opened).click()
        _expect_clean(maud, maud.page.get_by_role("dialog"))
        maud.page.keyboard.press("Escape")
    maud.page.get_by_role("button", name=re.compile("^Look at the sheet of")).first.click()
    _expect_clean(maud, maud.page.get_by_role("dialog"))
    maud.page.keyboard.press("Escape")
    maud.page.keyboard.press("/")
    _expect_clean(maud, maud.page.get_by_role("dialog"))
    maud.page.keyboard.press("Escape")
    guest.page.goto(maud.page.url)
    expect(guest.page.get_by_text(guest.say("table-watching"))).to_be_visible()
    _expect_clean(guest)


def _expect_clean(person: Person, ready: Locator | None = None) -> None:
    """Look at the page by day and in the evening, on a desktop and on a phone; leave it on a desktop by day."""
    if ready is not None:
        expect(ready).to_be_visible()
    found: dict[str, list[str]] = {}
    for size, lamp in LOOKS:
        person.page.emulate_media(color_scheme=lamp)
        person.resize(SIZES[size])
        found[f"{size}, {lamp}"] = person.complaints()
    assert {where: what for where, what in found.items() if what} == {}


def _table_for_two(arrive: Arrive, size: str = "desktop", **where: str) -> tuple[Person, Person]:
    maud, theo = arrive(size, **where), arrive(**where)
    maud.go("/open/splitter")
    maud.key("bots-less").click()
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    theo.page.goto(maud.page.url)
    theo.sit_down("Théo")
    maud.key("lobby-start").click()
    for person in (maud, theo):
        person.expect_round(1)
    return maud, theo


def test_a_person_who_waits_sees_for_whom_and_nothing_of_their_pencil(arrive: Arrive):
    maud, theo = _table_for_two(arrive, "phone")
    theo.write()
    maud.write()
    maud.done()
    expect(maud.page.get_by_role("main").get_by_text("Written. Waiting for Théo.").filter(visible=True)).to_be_visible()
    _expect_clean(maud)
    maud.page.get_by_role("list", name="The others").get_by_role("button").click()
    expect(maud.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    expect(maud.page.get_by_role("dialog").locator(".w-pencil, .w-ink")).to_have_count(0)


def test_a_taken_pair_is_refused_with_a_reason_and_the_mark_is_taken_back(arrive: Arrive):
    person = arrive("phone")
    person.play_alone()
    cell = person.page.locator('[data-cell="3L4"]')
    cell.click()
    person.done()
    person.expect_round(2)
    inked = cell.get_attribute("aria-label")
    cell.click()
    why = person.page.get_by_role("alert")
    expect(why).to_have_text("That pair is taken. Choose an empty one.")
    assert cell.get_attribute("aria-label") == inked
    assert person.pencil == []
    person.write()
    expect(why).to_have_count(0)


def test_a_person_who_reads_the_rules_keeps_the_seat_and_a_new_language_is_spoken_at_once(arrive: Arrive):
    maud, theo = _table_for_two(arrive)
    maud.key("table-rules").click()
    expect(maud.page.get_by_role("dialog", name="Splitter: the rules")).to_contain_text("Groups")
    expect(theo.page.get_by_role("list", name="The others")).not_to_contain_text("away")
    maud.page.keyboard.press("Escape")
    maud.key("table-lamp").click()
    maud.page.get_by_text("Français").click()
    maud.page.keyboard.press("Escape")
    maud.language = "fr"
    for person in (maud, theo):
        person.write()
        person.done()
    maud.expect_round(2)
    maud.page.locator("[data-cell]").first.click()
    expect(maud.page.get_by_role("alert")).to_have_text("Cette paire est prise. Choisissez-en une vide.")


def test_two_windows_of_one_person_show_one_sheet(arrive: Arrive):
    person = arrive()
    person.play_alone()
    other = Person(person.page.context.new_page(), person.site)
    other.page.goto(person.page.url)
    other.expect_round(1)
    person.write()
    expect(other.key("table-done")).to_be_enabled()
    assert other.pencil == person.pencil
    other.done()
    person.expect_round(2)


class Place:
    """A server that can be switched off like a lamp and comes back at the same address."""

    def __init__(self, database: Path, away_limit: float) -> None:
        self.database, self.away_limit = database, away_limit
        self.server = Server(database, away_limit=away_limit)
        self.port = self.server.port
        self.site = f"http://127.0.0.1:{self.port}"

    def come_back(self) -> None:
        self.server = Server(self.database, port=self.port, away_limit=self.away_limit)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "tables.sqlite", away_limit=1.0)
    yield place
    place.server.stop()


def test_the_page_goes_on_by_itself_after_the_server_was_killed(arrive: Arrive, place: Place):
    person = arrive(at=place.site)
    person.play_alone()
    person.page.evaluate("window.untouched = true")
    person.write()
    person.done()
    person.expect_round(2)
    person.write()
    before = person.pencil
    place.server.kill()
    notice = person.page.get_by_role("main").get_by_text(person.say("table-line-down"))
    expect(notice).to_be_visible()
    assert person.pencil == before
    person.page.locator('[data-cell="4R1"]').click()
    moved = person.pencil
    assert moved != before
    place.come_back()
    expect(notice).to_have_count(0, timeout=20_000)
    assert person.pencil == moved
    person.done()
    person.expect_round(3)
    assert person.page.evaluate("window.untouched")


def test_a_bot_sits_in_for_who_leaves_and_gives_the_pencil_back(arrive: Arrive, place: Place):
    maud, theo = _table_for_two(arrive, at=place.site)
    others = maud.page.get_by_role("list", name="The others")
    theo.page.goto("about:blank")
    expect(others).to_contain_text("away")
    expect(others).to_contain_text("a bot sits in")
    for number in (1, 2):
        maud.expect_round(number)
        maud.write()
        maud.done()
    theo.page.goto(maud.page.url)
    theo.expect_round(3)
    expect(others).not_to_contain_text("a bot sits in")
    maud.write()
    maud.done()
    theo.expect_round(4)
    theo.write()
    expect(others).to_contain_text("writing")
