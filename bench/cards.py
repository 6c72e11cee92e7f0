"""Difference on a slow line: how far apart two browsers see the same card.

Two people race in Chromium, one of them with 1.44 Mbit/s. A script on each page notes the moment at which a new card is
painted in the middle; both pages read the same clock.
"""

import os
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from tests.browser.conftest import FLAGS
from tests.games.difference import answers
from tests.server.process import Server
from tools.browser import find_whole

from rollwright.server.table import events
from rollwright.server.table.table import fold

REVEALS = 20
SLOW = {"offline": False, "latency": 0, "downloadThroughput": 180_000, "uploadThroughput": 84_000}  # bytes a second
FLAT = 0.9e6  # bytes of a card before: one file for each, fetched at the reveal
NOTE = """
    window.seen = [];
    new MutationObserver(() => {
      const card = document.querySelector('.onto .moved canvas');
      if (!card || card === window.last) return;
      window.last = card;
      requestAnimationFrame(() => window.seen.push(performance.timeOrigin + performance.now()));
    }).observe(document, {childList: true, subtree: true});
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pictures = Path(os.environ.get("ROLLWRIGHT_PICTURES", f"{folder}/pictures"))
        server = Server(Path(folder) / "tables.sqlite", pictures=pictures)
        browser = playwright.chromium.launch(executable_path=find_whole(), args=FLAGS)
        try:
            apart, ahead = race(browser, f"http://127.0.0.1:{server.port}", Path(folder) / "tables.sqlite")
        finally:
            browser.close()
            server.stop()
    apart.sort()
    console = Console()
    console.print(
        f"{len(apart)} reveals, one page at 1.44 Mbit/s: the same card is seen {apart[len(apart) // 2]:.0f} ms apart "
        f"(median), {apart[-1]:.0f} ms at most; {ahead / 1000:.0f} kB were sent ahead"
    )
    console.print(f"before: a card of {FLAT / 1000:.0f} kB, fetched at the reveal, came {FLAT / 180:.0f} ms later")


def race(browser: Browser, site: str, database: Path) -> tuple[list[float], int]:
    """Play until enough cards were turned; return how far apart each was seen, and the bytes that were sent ahead."""
    quick, slow = (browser.new_context(viewport={"width": 1000, "height": 760}).new_page() for _ in range(2))
    slow.context.new_cdp_session(slow).send("Network.emulateNetworkConditions", SLOW)
    ahead: list[int] = []
    slow.on("response", lambda answer: ahead.append(size) if (size := _size(answer)) else None)
    wish: dict[str, Any] = {"game": "difference", "options": {"lockout_s": 0}, "seats": 2, "bots": []}
    table = quick.request.post(f"{site}/api/tables", data=wish).json()["table"]
    for name, page in (("Quick", quick), ("Slow", slow)):
        page.add_init_script(NOTE)
        page.request.post(f"{site}/api/tables/{table}/seats", data={"name": name})
        page.goto(f"{site}/table/{table}", wait_until="domcontentloaded")
    while not ahead:  # a person whose page is not connected yet would not be waited for
        slow.wait_for_timeout(50)
    quick.get_by_role("button", name="Start", exact=True).click()
    for turned in range(1, REVEALS + 1):
        for page in (quick, slow):
            while page.evaluate("window.seen.length") < turned:
                page.wait_for_timeout(50)
        if turned < REVEALS:
            _claim(quick if turned % 2 else slow, turned % 2 == 0, database, table)
    moments = [page.evaluate("window.seen") for page in (quick, slow)]
    return [abs(one - other) for one, other in zip(*moments, strict=True)], sum(ahead)


def _size(answer: Any) -> int:
    return int(answer.headers.get("content-length", 0)) if "/pieces/" in answer.url or "/cards/" in answer.url else 0


def _claim(page: Page, seat: int, database: Path, table: str) -> None:
    """Tap both differences as soon as claims are open; the log tells where they are."""
    state = _state(database, table)
    while state.phase != "play":
        page.wait_for_timeout(100)
        state = _state(database, table)
    taps = answers.right(state, int(seat)).taps
    for x, y in zip(taps[::2], taps[1::2], strict=True):
        box = page.locator(".hold .moved").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] * x / 1000, box["y"] + box["height"] * y / 700)


def _state(database: Path, table: str) -> Any:
    with sqlite3.connect(database) as log:
        rows = log.execute("SELECT body FROM event WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return fold(table, [events.decode(body) for (body,) in rows]).state


if __name__ == "__main__":
    main()
