"""Axe finds nothing on any page, by day and by lamp light, with high contrast and large text too."""

import pytest

from rollwright.games import BROUGHT, GAMES
from tests.browser.conftest import Arrive
from tests.effort import SOAK

pytestmark = pytest.mark.browser

OURS = [name for name in GAMES if name not in BROUGHT]
ROUTES = ["/", "/nowhere", "/review", *(f"/{page}/{game}" for page in ("learn", "open", "rules") for game in OURS)]
LAMPS = ("light", "dark")
SENSES = '{"contrast": true, "largeText": true, "leftHand": true}'


def routes(lamp: str, soak: bool) -> list[str]:
    """Return every route in a soak; in make test each is looked at in one of the two lights."""
    return ROUTES if soak else ROUTES[LAMPS.index(lamp) :: 2]


@pytest.mark.parametrize("lamp", LAMPS)
@pytest.mark.parametrize(
    "senses",
    ["", pytest.param(SENSES, marks=pytest.mark.soak("high contrast and large text on every page", only=True))],
)
def test_every_page_is_clean(arrive: Arrive, lamp: str, senses: str):
    person = arrive("phone", lamp)
    if senses:
        person.page.add_init_script(f"localStorage.setItem('rollwright-settings', '{senses}')")
    found: dict[str, list[str]] = {}
    for route in routes(lamp, SOAK):
        person.go(route)
        person.page.locator("main h1, main h2, h1").first.wait_for()
        person.page.wait_for_load_state()
        if complaints := person.complaints():
            found[route] = complaints
    assert found == {}
