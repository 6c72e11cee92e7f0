"""The site as an installed application: its manifest and the document without a visitor."""

import json
from io import BytesIO
from pathlib import Path

import httpx
from PIL import Image

from rollwright.server.site_settings import Site
from tests.server.in_process import in_process

PUBLIC = Path(__file__).parents[3] / "web" / "public"


async def test_the_manifest_names_pictures_of_the_size_it_says_and_counts_from_itself(tmp_path: Path):
    site = Site(path="/games", password="sesame")
    async with in_process(tmp_path, site=site) as place:
        transport = httpx.ASGITransport(app=place.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
            answer = await browser.get("/games/manifest.webmanifest", headers={"accept-language": "fr"})
            assert answer.headers["content-type"] == "application/manifest+json"
            assert "worker-src 'self'" in answer.headers["content-security-policy"]
            assert "set-cookie" not in answer.headers
            manifest = answer.json()
    assert manifest["lang"] == "fr"
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    sizes = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {*sizes.values()} == {"192x192", "512x512"}
    for name, size in sizes.items():
        picture = Image.open(BytesIO((PUBLIC / name).read_bytes()))
        assert f"{picture.width}x{picture.height}" == size
    assert any(icon["purpose"] == "maskable" for icon in manifest["icons"])


async def test_the_document_that_a_browser_keeps_holds_nothing_of_its_visitor(tmp_path: Path):
    async with in_process(tmp_path) as place:
        transport = httpx.ASGITransport(app=place.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
            opened = (await browser.post("/api/tables", json={"game": "splitter", "seats": 1, "bots": []})).json()
            await browser.post(f"/api/tables/{opened['link']}/seats", json={"name": "Ottilie"})
            answer = await browser.get("/offline")
    assert answer.status_code == 200
    assert opened["table"] not in answer.text
    assert "Ottilie" not in answer.text
    assert json.dumps("/api/me/tables") not in answer.text
