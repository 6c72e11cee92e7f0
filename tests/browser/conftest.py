"""People at their browsers: each in a context of its own, against a real server."""

import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, expect, sync_playwright

from rollwright.games import GAMES
from rollwright.locale import Language, prefer, say
from tests.quick_reviews import review_quickly
from tests.server.process import Server
from tests.server.shares import share_of
from tools import browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
SHOTS = os.environ.get("ROLLWRIGHT_SHOTS")  # a folder for pictures of what the tests see
PATIENCE = 20_000  # milliseconds that a busy machine may take
# Chromium asks for addresses of its own at every start; here it finds none of them. Without the emulation of a graphics
# card pages are painted in two thirds of the time.
FLAGS = [
    "--no-sandbox",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-gpu",
    "--disable-software-rasterizer",
]


# Everybody but a newcomer has skipped all lessons and played three games of each kind.
LEARNT = """() => {
    const every = (value) => Object.fromEntries(GAMES.map((game) => [game, value]));
    const kept = { lessons: every('skipped'), games: every(['A', 'B', 'C']) };
    const key = 'rollwright-learning';
    try { localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(kept)); } catch { /* no page yet */ }
}""".replace("GAMES", str(list(GAMES)))

FONTS_COME = 3  # seconds, unless a test lets nothing come
SETTLED = "document.documentElement.dataset.fonts === undefined && document.fonts.status === 'loaded'"
FITS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


@dataclass
class Person:
    """One browser window. `faults` are the errors that happened in it."""

    page: Page
    site: str
    language: Language = "en"
    faults: list[str] = field(default_factory=list[str])

    def say(self, message: str, **params: object) -> str:
        """Return what the page says, in this person's language."""
        return say(self.language, message, **params)

    def watch(self) -> None:
        """Keep what goes wrong on the page, and every call to another host."""
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("request", lambda request: self._asked(request.url, self.site))
        self.page.on("websocket", lambda line: self._asked(line.url, self.site.replace("http", "ws", 1)))

    def load_the_coin(self, seat: int) -> None:
        """Let the page add the share to the dice that `sealed_seed` counts on for this seat."""
        share = ", ".join(str(byte) for byte in bytes.fromhex(share_of(seat)))
        self.page.add_init_script(f"""
            const draw = crypto.getRandomValues.bind(crypto);
            crypto.getRandomValues = (bytes) => {{
              if (bytes.length === 32) bytes.set([{share}]);
              else draw(bytes);
              return bytes;
            }};
        """)

    def _console(self, said: ConsoleMessage) -> None:
        # Chromium also writes down each answer that is a refusal and each line that breaks; those the page has to bear.
        if said.type == "error" and not said.text.startswith(("Failed to load resource", "WebSocket connection to")):
            self.faults.append(said.text)

    def _asked(self, address: str, ours: str) -> None:
        if not address.startswith(ours):
            self.faults.append(address)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site + path, wait_until="domcontentloaded")  # pictures may still be painted
        self.await_fonts()

    def await_fonts(self) -> None:
        """Give the fonts of the page a moment: where they come while a key is down, the key may move from under it."""
        end = time.monotonic() + FONTS_COME
        while not self.page.evaluate(SETTLED) and time.monotonic() < end:
            self.page.wait_for_timeout(20)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def shot(self, name: str) -> None:
        """Leave a picture of what the person sees, where somebody wants to look at them."""
        if SHOTS:
            self.page.wait_for_timeout(900)  # what moves has come to rest
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png")

    def key(self, message: str) -> Locator:
        """Return the key with this label."""
        return self.page.get_by_role("button", name=self.say(message), exact=True)

    def tick(self, kind: Literal["checkbox", "radio"], name: str | re.Pattern[str], *, exact: bool = False) -> None:
        """Press the label of a box that is drawn by the label and not by itself."""
        box = self.page.get_by_role(kind, name=name, exact=exact)
        self.page.locator("label").filter(has=box).click()
        expect(box).to_be_checked()

    def unfold(self) -> None:
        """Show the house rules of a table that is being opened."""
        self.page.locator("summary").get_by_text(self.say("open-house"), exact=True).click()

    def sit_down(self, name: str) -> None:
        """Fill in the slip that lies on the table."""
        self.page.get_by_label(self.say("sit-name")).fill(name)
        self.key("sit-down").click()
        self.page.get_by_role("list", name=self.say("lobby-here")).wait_for(state="attached")

    def play_alone(self) -> None:
        self.go()
        self.key("play-alone").first.click()
        self.expect_round(1)

    def expect_round(self, number: int, rounds: int = 22) -> None:
        said = re.escape(self.say("table-round", round=number, rounds=rounds)).replace("\\ ", r"\s+")
        expect(self.page.locator("header").get_by_text(re.compile(said))).to_be_visible()

    @property
    def free(self) -> Locator:
        """Return the cells one may write in."""
        return self._cells("table-cell-legal")

    @property
    def pencil(self) -> list[str]:
        """Return what stands in pencil, as a screen reader says it."""
        return labels(self.in_pencil)

    @property
    def in_pencil(self) -> Locator:
        """Return the cells with pencil in them."""
        return self._cells("table-cell-pencil")

    def _cells(self, message: str) -> Locator:
        ending = self.say(message, cell="", figure="").lstrip(", ")
        return self.page.get_by_role("group", name=self.say("table-cells")).get_by_role(
            "button", name=re.compile(f"{re.escape(ending)}$")
        )

    def write(self) -> None:
        """Write in the first free pair."""
        self.free.first.click()
        expect(self.in_pencil).to_have_count(2)

    def done(self) -> None:
        self.key("table-done").click()

    def wait_until(self, holds: str, arg: object = None) -> None:
        """Wait until this expression, or this function of `arg`, says yes.

        Playwright's own `wait_for_function` asks again from within the page, where our policy for content forbids it to
        read code from a text.
        """
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(holds, arg):
            assert time.monotonic() < end, f"the page never said yes to {holds}"
            self.page.wait_for_timeout(20)

    def expect_to_fit(self, size: tuple[int, int] | None = None) -> None:
        """Expect everything to be seen at once, on a screen of this size."""
        if size is not None:
            self.resize(size)
        self.wait_until(FITS)

    def complaints(self) -> list[str]:
        """Return what axe finds on the page, and whether it is wider than the window."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "axe.run({resultTypes: ['violations']}).then(({violations}) => violations.map("
            "({id, nodes}) => id + ': ' + nodes.map((node) => node.html).join(' ')))"
        )
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return [*found, *(["wider than the window"] if wide else [])]


def wait_until(page: Page, holds: Callable[[], bool], seconds: float = 30) -> None:
    """Let the page go on until something is true that no locator can say."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"not true within {seconds} s"
        page.wait_for_timeout(20)


def labels(found: Locator, attribute: str = "aria-label") -> list[str]:
    """Return this attribute of every element, all read at the same moment."""
    return found.evaluate_all("(found, name) => found.map((one) => one.getAttribute(name) ?? '')", attribute)


Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("site") / "tables.sqlite", prepare=review_quickly)
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=browser.find(), args=FLAGS) as chromium:
        yield chromium


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can also show messages of the system."""
    with playwright.chromium.launch(executable_path=browser.find_whole(), args=FLAGS) as chromium:
        yield chromium


@pytest.fixture
def arrive(chromium: Browser, site: str) -> Iterator[Arrive]:
    """Return a function that brings a new person to the page.

    At the end nobody may have met a fault or left the site.
    """
    people: list[Person] = []

    def arrive(
        size: str = "desktop",
        lamp: str = "light",
        language: str = "en",
        at: str = site,
        touch: bool = False,
        newcomer: bool = False,
        worker: bool = False,
        within: Browser = chromium,
    ) -> Person:
        width, height = SIZES[size]
        context = within.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if lamp == "dark" else "light",
            locale=language,
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="allow" if worker else "block",  # each would fetch the whole page once more
        )
        if not newcomer:
            context.add_init_script(f"({LEARNT})()")
        person = Person(context.new_page(), at, prefer(language))
        person.watch()
        people.append(person)
        return person

    yield arrive
    for person in people:
        person.page.context.close()
    assert [person.faults for person in people if person.faults] == []
