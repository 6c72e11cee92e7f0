"""The page without its server, in a real browser: under a path and behind a password, where it is hardest."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollwright.server.site_settings import Site
from tests.browser.conftest import Arrive, Person
from tests.server.process import Server

pytestmark = pytest.mark.browser

# The files that the worker keeps, once `holds` is true.
KEPT = """async (holds) => {
    const fits = new Function('names', 'addresses', `return ${holds}`);
    for (let tries = 0; tries < 600; tries += 1) {
        const names = await caches.keys();
        const addresses = [];
        for (const name of names) {
            addresses.push(...(await (await caches.open(name)).keys()).map((request) => request.url));
        }
        if (fits(names, addresses)) return addresses;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`not kept: ${holds}`);
}"""


def begin(person: Person) -> None:
    person.go()
    person.page.get_by_label(person.say("server-password-label")).fill("sesame")
    person.key("server-password-enter").click()
    person.page.locator(".shelf").wait_for()


def test_rules_and_lessons_open_without_the_server_and_the_rest_says_so(arrive: Arrive, tmp_path: Path):
    site = Site(path="/games", password="sesame")
    server = Server(tmp_path / "tables.sqlite", site=site)
    ida = arrive("phone", language="fr", at=f"http://127.0.0.1:{server.port}/games", worker=True)
    begin(ida)
    ida.play_alone()
    table = ida.page.url
    ida.go()
    addresses = ida.page.evaluate(
        KEPT, "addresses.some((address) => address.endsWith('/api/games/difference/lesson?in=fr'))"
    )
    private = [url for url in addresses if "/table/" in url or "/tables" in url or "/me/" in url or "sesame" in url]
    assert private == []
    assert all(url.startswith(f"{ida.site}/") for url in addresses)
    server.stop()

    ida.go()
    notice = ida.page.get_by_role("complementary", name=ida.say("offline-title"))
    expect(notice).to_contain_text(ida.say("offline-works"))
    assert ida.complaints() == []
    ida.go("/rules/hexroller")
    expect(ida.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ida.page.locator("table").first).to_be_visible()
    ida.go("/learn/splitter")
    expect(ida.page.get_by_role("region", name=ida.say("learn-step", step=1, count=7))).to_be_visible()
    ida.go("/caller/hexroller")
    ida.key("caller-begin").click()
    ida.key("caller-first").click()
    expect(ida.page.locator(".bigd .die")).to_have_count(8)
    ida.page.goto(table, wait_until="domcontentloaded")
    expect(notice).to_contain_text(ida.say("offline-needs"))

    again = Server(tmp_path / "tables.sqlite", site=site, port=server.port)
    try:
        ida.key("try-again").first.click()
        ida.expect_round(1)
        expect(notice).to_have_count(0)
    finally:
        again.stop()
    ida.faults[:] = [fault for fault in ida.faults if "ERR_" not in fault]


def test_a_worker_of_a_new_build_forgets_the_files_of_the_old_one(arrive: Arrive):
    ida = arrive(worker=True)
    ida.go("/healthz")
    ida.page.evaluate("caches.open('rollwright-shell-older')")
    ida.go("/rules")
    ida.page.evaluate(KEPT, "names.length === 1 && !names[0].endsWith('-older')")
