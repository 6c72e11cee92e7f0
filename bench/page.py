"""How long a slow phone takes to the first usable key, in a real browser with a throttled line and processor.

python -m bench.page                          this checkout; the page has to be built
python -m bench.page --tree PATH              another checkout, such as the version before
python -m bench.page --games splitter --runs 5 --cpu 1

Two journeys, each by a browser that has never been here: from home by "Play alone" to the first key of the game, and
by a friend's link to the slip on which one writes a name. The line is the "slow 4G" of Lighthouse; Chromium delays
every request by the latency, but not the messages of an open WebSocket.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.process import UNLIMITED, Measured
from rollwright import games
from rollwright.locale import say

ROOT = Path(__file__).parent.parent
PHONE: ViewportSize = {"width": 360, "height": 740}
LATENCY = 562.5  # milliseconds
DOWN, UP = 1_440_000 / 8, 675_000 / 8  # bytes a second
SLOWER = 4  # times as slow as this machine's processor
PATIENCE = 60_000
FLAGS = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]

HOME, LINK = "home to first key", "friend's link to slip"
FIRST_KEY = {
    "difference": "[role=application] img",
    "hexroller": ".groups [aria-disabled=false], .free [data-cell]",
    "word-roller": ".letters button, .free [data-cell]",
}
ANY_FIRST_KEY = ".free [data-cell]"
SLIP = "#sit-name"

# Runs in the page: the key is pressed as soon as it can be, and the moment at which the goal can be touched is noted.
WATCH = """([game, alone, noLesson, goal]) => {
  const touchable = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return box.width > 0 && (element.complete ?? true) && (element.contains(there) || there?.contains(element));
  };
  const skip = () => [...document.querySelectorAll('dialog[open] button')].find(
    (key) => key.textContent.trim() === noLesson && key.ariaDisabled !== 'true');
  let pressed = alone === '';
  window.journey = {};
  const look = () => {
    if (!pressed) {
      const keys = [...document.querySelectorAll(`.g-${game} button`)];
      const key = keys.find((key) => key.textContent.trim() === alone && key.getBoundingClientRect().width > 0);
      if (key) {
        window.journey.home = performance.now();
        pressed = true;
        key.click();
      }
    } else if (skip()) {
      skip().click(); // a lesson is offered before the first game
    } else if ([...document.querySelectorAll(goal)].some(touchable)) {
      window.journey.there = performance.now();
      console.log('there');
      return;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@dataclass
class Journey:
    """The cost of one journey: milliseconds until the key on home and until the goal, requests, bytes by kind."""

    home: float = 0
    there: float = 0
    requests: int = 0
    received: dict[str, float] = field(default_factory=dict[str, float])

    @property
    def code(self) -> float:
        return self.received.get("Script", 0) + self.received.get("Stylesheet", 0)

    @property
    def fonts(self) -> float:
        return self.received.get("Font", 0)

    @property
    def all(self) -> float:
        return sum(self.received.values())


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout whose page is measured")
    parser.add_argument("--games", default=",".join(games.GAMES))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--cpu", type=float, default=SLOWER, help="how many times slower the processor is made")
    chosen = parser.parse_args(arguments or [])
    if not (chosen.tree / "src/rollwright/server/static/index.html").exists():
        print(f"The page of {chosen.tree} is not built: run python tools/web.py build there.")
        return
    grid = Grid("game", "journey", "requests", "kB", "script, style", "fonts", "home s", "first key s")
    with _site(chosen.tree) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=FLAGS)
        for game in chosen.games.split(","):
            for name in (HOME, LINK):
                grid.add_row(
                    game, name, *_row([_travel(browser, site, game, name, chosen.cpu) for _ in range(chosen.runs)])
                )
        browser.close()
    print(
        f"{1000 * DOWN * 8 / 1e9:.2f} Mbit/s, {LATENCY:.0f} ms, processor {chosen.cpu:g} times slower; "
        f"median of {chosen.runs}. Before (docs/performance.md): 62 requests, 356 kB, 9.5 s; link 7.3 s."
    )
    Console(width=110).print(grid)


def _chromium() -> str:
    words = [sys.executable, str(ROOT / "tools" / "browser.py")]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@contextmanager
def _site(tree: Path) -> Generator[str]:
    with TemporaryDirectory() as folder:
        environment = {**UNLIMITED, "PYTHONPATH": str(tree / "src"), "ROLLWRIGHT_POSTS": "60000"}
        database = str(Path(folder) / "tables.sqlite")
        with Measured("rollwright.server", "--port", "0", "--database", database, **environment) as server:
            site = f"http://127.0.0.1:{server.port}"
            httpx.get(site).raise_for_status()  # the first visitor of a new server waits a little longer
            yield site


def _travel(browser: Browser, site: str, game: str, name: str, cpu: float) -> Journey:
    context = browser.new_context(viewport=PHONE, locale="en", has_touch=True, is_mobile=True)
    try:
        page = context.new_page()
        journey = Journey()
        _slow_down(page, cpu, journey)
        alone = say("en", "play-alone") if name == HOME else ""
        goal = FIRST_KEY.get(game, ANY_FIRST_KEY) if name == HOME else SLIP
        page.add_init_script(f"({WATCH})({json.dumps([game, alone, say('en', 'home-lesson-no'), goal])})")
        address = site if name == HOME else f"{site}/table/{_friends_table(site, game)}"
        with page.expect_console_message(lambda said: said.text == "there", timeout=PATIENCE):
            page.goto(address, wait_until="commit")
        times = page.evaluate("window.journey")
        journey.home, journey.there = times.get("home", 0), times["there"]
        return journey
    finally:
        context.close()


def _slow_down(page: Page, cpu: float, journey: Journey) -> None:
    """Throttle the page's line and processor, and count what goes over the line."""
    line = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}

    def sent(event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            kinds[event["requestId"]] = event.get("type", "Other")
            journey.requests += 1

    def came(kind: str, size: float) -> None:
        journey.received[kind] = journey.received.get(kind, 0) + size

    def count_part(event: dict[str, Any]) -> None:
        came(kinds.get(event["requestId"], ""), event["encodedDataLength"])

    def count_socket(_: dict[str, Any]) -> None:
        journey.requests += 1

    def count_frame(event: dict[str, Any]) -> None:
        came("WebSocket", _size(event["response"]))

    line.on("Network.requestWillBeSent", sent)
    line.on("Network.webSocketCreated", count_socket)
    line.on("Network.dataReceived", count_part)
    line.on("Network.webSocketFrameReceived", count_frame)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": cpu})


def _size(frame: dict[str, Any]) -> float:
    """Return the bytes of a WebSocket message; binary ones are told in base64."""
    text: str = frame["payloadData"]
    return len(text.encode()) if frame["opcode"] == 1 else 3 * len(text) / 4


def _friends_table(site: str, game: str) -> str:
    """Lay a table at which a friend sits already, and return its link."""
    with httpx.Client(base_url=site) as friend:
        seats = max(2, games.find(game).info.seats[0])
        opened = (
            friend.post("/api/tables", json={"game": game, "options": {}, "seats": seats}).raise_for_status().json()
        )
        friend.post(f"/api/tables/{opened['link']}/seats", json={"name": "Mira", "pencil": "moss"}).raise_for_status()
    return opened["link"]


def _row(journeys: list[Journey]) -> tuple[str, ...]:
    def middle(values: list[float]) -> float:
        return median(values)

    home = middle([journey.home for journey in journeys]) / 1000
    return (
        f"{middle([journey.requests for journey in journeys]):.0f}",
        *(
            f"{middle(sizes) / 1000:.0f}"
            for sizes in (
                [journey.all for journey in journeys],
                [journey.code for journey in journeys],
                [journey.fonts for journey in journeys],
            )
        ),
        f"{home:.1f}" if home else "",
        f"{middle([journey.there for journey in journeys]) / 1000:.1f}",
    )


if __name__ == "__main__":
    main(sys.argv[1:])
