"""Lessons as a newcomer meets them: on a phone, by keyboard, in both languages; each is played to its end."""

import pytest
from playwright.sync_api import expect

from rollwright.core import Step
from rollwright.games import GAMES
from rollwright.locale import Language
from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser

LIT_IS_FREE = """() => {
    const slip = document.querySelector('.coach .said').getBoundingClientRect();
    return [...document.querySelectorAll('.coach .rim')].every((rim) => {
        const box = rim.getBoundingClientRect();
        return box.bottom <= slip.top + 4 || box.top >= slip.bottom - 4
            || box.right <= slip.left + 4 || box.left >= slip.right - 4;
    });
}"""
LESSONS = [game for game in GAMES.values() if game.lesson is not None]


def steps_of(game: str, language: Language) -> tuple[Step, ...]:
    lesson = GAMES[game].lesson
    assert lesson is not None
    return lesson(language).steps


def expect_step(person: Person, game: str, step: str) -> None:
    expect(person.page.locator(".coach .sentence")).to_have_text(person.say(f"{game}-lesson-{step}"))


def do(person: Person, words: str) -> None:
    """Do what the lesson asks for, with the keys and cells of the page."""
    page, (verb, *rest) = person.page, words.split()
    match verb:
        case "begin" | "write":
            page.locator(f'[data-cell="{rest[0]}"]').tap()
        case "choose":
            pass  # a tap on the first hex chooses its number
        case "letter":
            die = person.say("word-roller-die", letter=rest[0], own="no", used="no")
            page.get_by_role("button", name=die, exact=True).tap()
        case "take":
            page.locator(".claim .card:not([aria-disabled=true])").first.tap()
        case "claim":
            own = page.locator(".hold .frame")
            box = own.bounding_box()
            assert box is not None
            numbers = [int(number) * box["width"] / 1000 for number in rest[1].split(",")]
            for x, y in zip(numbers[::2], numbers[1::2], strict=True):
                own.tap(position={"x": x, "y": y})
                page.clock.fast_forward(400)  # milliseconds: two taps in a moment would be one double tap
        case "swap":
            page.locator(".halves .swap").tap()
        case "done":
            page.locator(".acts .key.main").tap()
        case _:
            raise AssertionError(words)


def play_lesson(person: Person, game: str) -> None:
    """Play a lesson from where it stands to its end, by touch."""
    page = person.page
    for step in steps_of(game, person.language):
        expect_step(person, game, step.id)
        if step.lit:
            expect(page.locator(".coach .rim").first).to_be_visible()
        if step.actions:  # what is to be touched can be touched
            person.wait_until(LIT_IS_FREE)
        for words in step.actions:
            do(person, words)
        if not step.actions:
            person.key("learn-next").tap()
    expect_step(person, game, "end")


@pytest.mark.parametrize("game", [game.info.id for game in LESSONS])
def test_a_lesson_is_played_to_its_end_on_a_phone(arrive: Arrive, game: str) -> None:
    person = arrive("phone", language="fr" if game == "word-roller" else "en", touch=True)
    person.page.clock.install()  # the taps of a claim turn it
    person.go(f"/learn/{game}")
    play_lesson(person, game)
    assert person.complaints() == []
    person.key("play-alone").tap()
    person.page.wait_for_url("**/table/**")


# Press the key with these words; in how many places does the slip lie from then on?
SKIP = """async (words) => {
  [...document.querySelectorAll('.coach button')].find(({ textContent }) => textContent === words).click();
  const places = new Set();
  for (const end = performance.now() + 600; performance.now() < end; ) {
    await new Promise(requestAnimationFrame);
    places.add(document.querySelector('.coach section').getBoundingClientRect().top);
  }
  return places.size;
}"""


def test_a_newcomer_learns_before_the_first_game_alone(arrive: Arrive) -> None:
    person = arrive("phone", touch=True, newcomer=True)
    person.go()
    box = person.page.locator("li", has=person.page.get_by_role("heading", name="Splitter"))
    expect(box.get_by_role("link", name=person.say("home-lesson"))).to_be_visible()
    box.get_by_role("button", name=person.say("play-alone")).tap()
    person.key("home-lesson-yes").tap()
    expect_step(person, "splitter", "write")
    # A tap that is not the right one gets a kind hint.
    person.page.locator('[data-cell="5L1"]').tap()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("splitter-lesson-write-hint"))
    do(person, "write 3L4")
    expect_step(person, "splitter", "mirror")
    # Left in the middle, it goes on there.
    person.page.reload()
    expect_step(person, "splitter", "mirror")
    assert person.page.evaluate(SKIP, person.say("learn-skip")) == 1  # the slip does not move under the next tap
    person.shot("lesson-skipped")
    person.key("play-alone").tap()
    person.expect_round(1)
    # In a first game the slip teaches: no number but 1 can score in the first round. The rules are one tap away.
    person.write()
    expect(person.page.locator(".worth")).not_to_contain_text(person.say("table-worth-none"))
    person.page.get_by_role("button", name=person.say("table-rules"), exact=True).tap()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_a_lesson_is_played_by_keyboard_and_ear_alone(arrive: Arrive) -> None:
    person = arrive(language="fr")
    person.go("/learn/splitter")
    page, steps = person.page, steps_of("splitter", "fr")
    places = {"write": '[data-cell="3L4"]', "swap": ".halves .swap", "back": ".halves .swap", "done": ".acts .main"}
    for number, step in enumerate(steps, 1):
        which = person.say("learn-step", step=number, count=len(steps))
        expect(page.get_by_role("status").first).to_contain_text(f"{which}. ")
        expect(page.locator(places.get(step.id, ".coach .main"))).to_be_focused()  # where the next thing is done
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text(person.say("splitter-lesson-end"))
    assert person.complaints() == []
