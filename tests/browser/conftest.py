"""People at their browsers: each in a context of its own, against a real server."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
# Chromium asks for addresses of its own at every start; here it finds none of them.
FLAGS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]


@dataclass
class Person:
    """One browser window. What went wrong in it is kept in `faults`."""

    page: Page
    site: str
    faults: list[str] = field(default_factory=list[str])

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site + path)

    def sit_down(self, name: str) -> None:
        """Fill in the slip that lies on the table."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.get_by_role("list", name="Who is here").wait_for(state="attached")

    def complaints(self) -> list[str]:
        """Return what axe finds on the page, and whether it is wider than the window."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run().then(({violations}) => violations.map(({id, nodes}) => id + ': ' + nodes.map((node) => node.html).join(' ')))")
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return [*found, *(["wider than the window"] if wide else [])]


Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("site") / "tables.sqlite")
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("ROLLWRIGHT_BROWSER", "/usr/bin/chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def arrive(chromium: Browser, site: str) -> Iterator[Arrive]:
    """Return a function that brings a new person to the page; at the end nobody may have met a fault or left the site."""
    people: list[Person] = []

    def arrive(size: str = "desktop", lamp: str = "light", language: str = "en") -> Person:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if lamp == "dark" else "light", locale=language, reduced_motion="reduce"
        )
        person = Person(context.new_page(), site)
        person.page.on("pageerror", lambda error: person.faults.append(str(error)))
        person.page.on("console", lambda said: person.faults.append(said.text) if "Content Security Policy" in said.text else None)
        person.page.on("request", lambda request: person.faults.append(request.url) if not request.url.startswith(site) else None)
        people.append(person)
        return person

    yield arrive
    for person in people:
        person.page.context.close()
    assert [person.faults for person in people if person.faults] == []
