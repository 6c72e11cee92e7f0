"""A site under a path with a password, in a real browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollwright.server.site_settings import Site
from tests.browser.conftest import Arrive
from tests.server.process import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def under_a_path(tmp_path: Path) -> Iterator[str]:
    server = Server(tmp_path / "tables.sqlite", site=Site(path="/games", password="sesame"))
    yield f"http://127.0.0.1:{server.port}/games"
    server.stop()


def test_a_game_is_begun_on_a_site_under_a_path_with_a_password(arrive: Arrive, under_a_path: str):
    ida = arrive(at=under_a_path)
    ida.go("/rules")
    assert ida.complaints() == []  # the page that asks for the password, too
    ida.page.get_by_label(ida.say("server-password-label")).fill("wrong")
    ida.key("server-password-enter").click()
    expect(ida.page.get_by_role("alert")).to_have_text(ida.say("error-wrong-password"))
    ida.page.get_by_label(ida.say("server-password-label")).fill("sesame")
    ida.key("server-password-enter").click()
    expect(ida.page).to_have_url(f"{under_a_path}/rules")
    ida.page.locator("nav a").nth(1).click()
    expect(ida.page).to_have_url(f"{under_a_path}/rules/make-a-difference")
    ida.page.reload()
    ida.play_alone()
    expect(ida.page).to_have_url(re.compile(f"^{re.escape(under_a_path)}/table/"))
    ida.free.first.click()
    ida.page.reload()
    ida.expect_round(1)
    ida.page.go_back()
    expect(ida.page).to_have_url(f"{under_a_path}/")
    assert ida.faults == []
