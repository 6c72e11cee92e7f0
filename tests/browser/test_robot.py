"""A robot that knows only what a screen reader says and presses only keys plays every game to its end.

It finds things by role and accessible name, focuses them as a screen reader's list of controls does, and presses Enter.
"""

import re
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PATIENCE, Arrive, Person
from tests.server.games.racing import FastClock
from tests.server.pictures import PICTURES
from tests.server.process import Server

pytestmark = pytest.mark.browser

MOST = 400  # presses in one game
LATER = pytest.mark.soak("every game by its names and the keyboard to its end, in both languages", only=True)
SHORT = {  # the options that make the shortest game
    "splitter": {},
    "make-a-difference": {},
    "hexroller": {"side": "back"},
    "word-roller": {},
    "difference": {},
}


def press(person: Person, thing: Locator) -> None:
    thing.focus()
    person.page.keyboard.press("Enter")


def begin(person: Person, game: str, bots: int = 0) -> None:
    """Open a table and start the game."""
    person.go()
    wish = {"game": game, "options": SHORT[game], "seats": 1 + bots, "bots": [{"level": "sharp"}] * bots}
    link = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["link"]
    person.go(f"/table/{link}")
    name = person.page.get_by_label(person.say("sit-name"))
    name.focus()
    person.page.keyboard.type("Robot")
    person.page.keyboard.press("Enter")
    start = person.key("lobby-start")
    start.or_(person.page.get_by_role("group", name=person.say("table-cells"))).first.wait_for()
    if start.count():
        press(person, start)


def ending(person: Person, message: str, **params: str) -> str:
    """Return a pattern for the end of a cell's name, in this person's language."""
    said = person.say(message, cell="", **params).lstrip(", ")
    return re.escape(said).replace("NUMBER", r"\d")


def step(person: Person, over: Locator) -> None:
    """Do the next thing that is possible: Done, a cell that may be written in, or a number that may be chosen."""
    page = person.page
    able = page.locator(":not([aria-disabled=true])")
    done = person.key("table-done").and_(able)
    next_cell = "|".join(
        (
            ending(person, "table-cell-legal", figure=""),
            ending(person, "hexroller-cell-next", number="NUMBER"),
        )
    )
    free = page.get_by_role("group", name=person.say("table-cells")).get_by_role("button", name=re.compile(next_cell))
    numbers = page.get_by_role("group", name=person.say("hexroller-dice")).get_by_role("button").and_(able)
    expect(done.or_(free).or_(numbers).or_(over).first).to_be_attached()
    for thing in (over, done, free, numbers):
        if thing.count():
            if thing is not over:
                press(person, thing.first)
            return


def give_up_the_turn(person: Person, over: Locator) -> None:
    """Write nothing this turn."""
    give_up, sure = person.key("word-roller-pass"), person.key("word-roller-pass-yes")
    expect(give_up.or_(over).first).to_be_attached()
    if give_up.count():
        press(person, give_up)
        press(person, sure)
        expect(sure).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=LATER)  # make test has a game by keyboard in each game's own file
        for game, language in product(("splitter", "make-a-difference", "hexroller", "word-roller"), ("en", "fr"))
    ],
)
def test_a_robot_plays_a_game_to_its_end(arrive: Arrive, game: str, language: str):
    robot = arrive(language=language)
    begin(robot, game)
    over = robot.page.get_by_role("heading", name=robot.say("table-honest"))
    for _ in range(MOST):
        if over.count():
            break
        (give_up_the_turn if game == "word-roller" else step)(robot, over)
    expect(over).to_be_visible()
    assert robot.complaints() == []


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=LATER)])
def test_a_robot_hears_a_race_to_its_end(arrive: Arrive, tmp_path: Path, language: str):
    """It cannot see the pictures: a bot finds everything, twenty times as fast, and the robot hears who was first."""
    server = Server(tmp_path / "tables.sqlite", clock=partial(FastClock, 20), pictures=PICTURES)
    robot = arrive(language=language, at=f"http://127.0.0.1:{server.port}")
    begin(robot, "difference", bots=1)
    over = robot.page.get_by_role("heading", name=robot.say("difference-honest"))
    expect(over).to_be_visible(timeout=3 * PATIENCE)
    server.stop()
