"""A site under a path, behind a proxy, with a password: each through the whole application."""

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from rollwright.server.http import site as pages
from rollwright.server.layers.guard import Guard
from rollwright.server.layers.password import Gate
from rollwright.server.layers.proxies import Proxies
from rollwright.server.layers.sub_path import SubPath
from rollwright.server.settings import Limits
from rollwright.server.site_settings import Site
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

HTML = {"accept": "text/html", "accept-language": "fr"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a tiny built page where the server looks for it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<meta name="site-path" content=""><script type="module" src="./assets/a.js"></script>'
    )
    (folder / "assets" / "a.js").write_text("1")
    monkeypatch.setattr(pages, "STATIC", folder)


def visitor(place: InProcess, address: str = "203.0.113.9", **more: Any) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=place.app, raise_app_exceptions=False, client=(address, 5))
    return httpx.AsyncClient(transport=transport, base_url="http://testserver", **more)


@pytest.mark.usefixtures("built")
async def test_everything_works_under_a_path(tmp_path: Path):
    async with in_process(tmp_path, site=Site(path="/games")) as place, visitor(place) as browser:
        page = await browser.get("/games/", headers=HTML)
        assert 'src="/games/assets/a.js"' in page.text
        assert 'name="site-path" content="/games"' in page.text
        assert "; Path=/games;" in page.headers["set-cookie"]
        assert (await browser.get("/games/table/KITE27", headers=HTML)).status_code == 200
        assert (await browser.get("/games", headers=HTML)).status_code == 200
        assert (await browser.get("/games/assets/a.js")).text == "1"
        assert (await browser.get("/games/api/games")).json()[0]["id"]
        assert (await browser.get("/gamesters", headers=HTML)).status_code == 404
        assert (await browser.get("/healthz")).status_code == 200  # a probe asks the server itself


async def test_a_move_is_made_under_a_path(tmp_path: Path):
    async with in_process(tmp_path, site=Site(path="/games")) as place:
        client = Client(place)
        client.http.base_url = httpx.URL("http://testserver/games/")
        table = (await client.http.post("api/tables", json={"game": "splitter", "seats": 1, "bots": []})).json()[
            "table"
        ]
        await client.http.post(f"api/tables/{table}/seats", json={"name": "Ann"})
        assert client.token is not None
        line = await place.dial(f"/games/api/tables/{table}/live", {"Cookie": f"rollwright={client.token}"})
        hello = await anext(line.__aiter__())
        assert '"hello"' in hello
        await line.close()
        await client.close()


@pytest.mark.usefixtures("built")
async def test_without_a_path_the_page_lies_at_the_root(tmp_path: Path):
    async with in_process(tmp_path) as place, visitor(place) as browser:
        page = await browser.get("/", headers=HTML)
        assert 'src="/assets/a.js"' in page.text
        assert "; Path=/;" in page.headers["set-cookie"]


async def test_limits_count_the_true_visitor(tmp_path: Path):
    site = Site(proxies=(ip_network("10.0.0.1"),))
    async with in_process(tmp_path, limits=Limits(posts=1), site=site) as place, visitor(place, "10.0.0.1") as proxy:

        async def post(address: str) -> int:
            headers = {"x-forwarded-for": f"{address}"}
            return (await proxy.post("/api/tables/KITE27/seats", json={"name": "A"}, headers=headers)).status_code

        assert [await post("203.0.113.9") for _ in range(21)][-1] == 429
        assert await post("203.0.113.10") == 404


async def test_behind_tls_the_cookie_is_secure(tmp_path: Path):
    site = Site(proxies=(ip_network("10.0.0.1"),))
    async with in_process(tmp_path, site=site) as place, visitor(place, "10.0.0.1") as proxy:
        secure = await proxy.get("/api/games", headers={"x-forwarded-proto": "https"})
        assert "; Secure" in secure.headers["set-cookie"]


# ------------------------------------------------------------------ the password


@pytest.mark.usefixtures("built")
async def test_a_person_is_asked_once_and_goes_on_to_where_he_wanted(tmp_path: Path):
    async with in_process(tmp_path, site=Site(password="sésame", path="/games")) as place, visitor(place) as browser:
        asked = await browser.get("/games/table/KITE27?from=mail", headers=HTML)
        assert asked.status_code == 401
        assert "Ce site a un mot de passe" in asked.text
        assert 'action="/games/enter"' in asked.text
        wanted = re.search(r'name="next" value="([^"]+)"', asked.text)
        assert wanted is not None
        assert (await browser.get("/games/password.css")).headers["content-type"].startswith("text/css")
        wrong = await browser.post("/games/enter", data={"password": "porte", "next": wanted[1]}, headers=HTML)
        assert wrong.status_code == 401
        assert "Ce n’est pas le mot de passe" in wrong.text
        right = await browser.post("/games/enter", data={"password": "sésame", "next": wanted[1]}, headers=HTML)
        assert (right.status_code, right.headers["location"]) == (303, "/games/table/KITE27?from=mail")
        assert "sésame" not in str(right.headers)
        assert (await browser.get("/games/table/KITE27", headers=HTML)).status_code == 200
        assert (await browser.get("/games/api/games")).status_code == 200


async def test_programs_and_sockets_are_refused_with_a_code(tmp_path: Path):
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as program:
        refused = await program.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (401, "password-needed")
        assert (await program.post("/api/tables", json={})).json()["code"] == "password-needed"
        with pytest.raises(AssertionError):  # the handshake is answered with 401, not accepted
            await place.dial("/api/tables/KITE27/live", {})
        assert (await program.get("/api/games", auth=("anybody", "sesame"))).status_code == 200
        assert (await program.get("/api/games", auth=("anybody", "wrong"))).status_code == 401
        assert (await program.get("/healthz")).status_code == 200
        assert (await program.get("/readyz")).status_code == 200


async def test_passwords_cannot_be_tried_quickly(tmp_path: Path):
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as browser:
        answers = [await browser.post("/enter", data={"password": f"p{number}"}) for number in range(12)]
        assert [answer.status_code for answer in answers[9:]] == [401, 429, 429]
        assert (await browser.post("/enter", data={"password": "sesame"})).status_code == 429
        assert (await browser.get("/api/games", auth=("a", "sesame"))).status_code == 401
        async with visitor(place, "203.0.113.77") as other:
            assert (await other.post("/enter", data={"password": "sesame"})).status_code == 303
        await place.clock.turn(6000)
        assert (await browser.post("/enter", data={"password": "sesame"})).status_code == 303


@pytest.mark.parametrize("wanted", ["//evil.example", "/\\evil.example", "https://evil.example", "/enter", "/\r\nx: y"])
async def test_nobody_is_led_to_another_site(tmp_path: Path, wanted: str):
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as browser:
        entered = await browser.post("/enter", data={"password": "sesame", "next": wanted})
        assert entered.headers["location"] == "/"


async def test_a_cookie_of_another_password_does_not_open(tmp_path: Path):
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as browser:
        await browser.post("/enter", data={"password": "sesame"})
        kept = browser.cookies["rollwright-password"]
    async with in_process(tmp_path, site=Site(password="changed")) as place, visitor(place) as browser:
        answer = await browser.get("/api/games", headers={"cookie": f'x="a b"; rollwright-password={kept}'})
        assert answer.status_code == 401
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as browser:
        answer = await browser.get("/api/games", headers={"cookie": f'x="a b"; rollwright-password={kept}'})
        assert answer.status_code == 200


@pytest.mark.parametrize("given", ["é", "Zm94", "====", "\x80", "Zm94Og" * 500])
async def test_a_password_that_cannot_be_read_is_a_wrong_one(tmp_path: Path, given: str):
    async with in_process(tmp_path, site=Site(password="sesame")) as place, visitor(place) as program:
        answer = await program.get("/api/games", headers={b"authorization": f"Basic {given}".encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (401, "password-needed")


@pytest.mark.parametrize("layer", [SubPath, Proxies, Guard, Gate])
async def test_a_fault_outside_the_framework_is_logged_once_and_answered_calmly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, layer: type
):
    async with in_process(tmp_path) as place, visitor(place) as person:

        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(layer, "__call__", fail)
        with capture_logs() as logs:
            answer = await person.get("/api/tables/KITE27-7M4Q0Z3VX1RN8C5T", headers=HTML)
            line = await place.dial("/api/tables/KITE27-7M4Q0Z3VX1RN8C5T/live", {}, opened=False)
            assert (await line.first())["status"] == 500
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert [entry["event"] for entry in logs] == ["request failed"] * 2
        assert all(isinstance(entry["exc_info"], ZeroDivisionError) and "KITE27" not in str(entry) for entry in logs)
