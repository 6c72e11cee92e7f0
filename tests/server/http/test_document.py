"""The document names only files that exist, and carries the answers that its page would ask for first."""

import json
import re
from pathlib import Path

import httpx
import pytest

from rollwright.server.http.document import Build, BuiltFile
from tests.examples import ROOT
from tests.server.process import Server

FILES = {
    "index.html": BuiltFile("assets/index-1.js", "index", css=("assets/index-1.css",)),
    "_table.js": BuiltFile("assets/table-2.js", "table", ("index.html", "_runtime.js"), ("assets/table-2.css",)),
    "_runtime.js": BuiltFile("assets/runtime-3.js", "runtime"),
    "_words.js": BuiltFile("assets/words-4.js", "words-en-page"),
    "../src/rollwright/locale/en/splitter.ftl?raw": BuiltFile("assets/splitter-5.js", "splitter"),
    ".fonts/alegreya-800-first.woff2": BuiltFile("assets/alegreya-6.woff2"),
}
HTML = '<!doctype html><html lang="en"><head><script src="./assets/index-1.js"></script></head><body></body></html>'
CARRIED = re.compile(r'<script type="application/json" id="carried">(.*?)</script>')


def carried(text: str) -> dict[str, object]:
    found = CARRIED.search(text)
    assert found is not None
    return json.loads(found[1])


def test_a_part_is_named_with_all_that_it_imports_and_nothing_twice():
    text = Build(HTML, FILES).page("/games", ("words-en-page", "table", "words-en-splitter", "never"), {}, False)
    assert text.count("/games/assets/index-1.js") == 1
    for file in ("table-2.js", "table-2.css", "runtime-3.js", "words-4.js", "splitter-5.js", "alegreya-6.woff2"):
        assert text.count(f'="/games/assets/{file}"') == 1
    assert "./assets" not in text


def test_no_address_in_the_document_leads_out_of_a_site_under_a_path():
    """Vite makes the addresses of the files that it builds or copies relative, and leaves any other as it is."""
    page = ROOT / "web"
    named = re.findall(r'(?:href|src)="(/[^"]*)"', (page / "index.html").read_text("utf-8"))
    assert "/favicon.svg" in named
    assert [name for name in named if not any((page / part / name[1:]).is_file() for part in ("public", "."))] == []


def test_a_stranger_gets_the_fonts_after_the_scripts():
    text = Build(HTML, FILES).page("", (), {}, True)
    assert "woff2" not in text
    assert '<html data-fonts="later" lang="en">' in text


def test_no_tag_begins_in_what_is_carried():
    answers = {"/api/x": "</script><script>alert(1)</script>"}
    text = Build(HTML, FILES).page("", (), answers, False)
    assert text.count("<script") == 2
    assert carried(text) == answers


@pytest.fixture
def site(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite")
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def test_carried_answers_equal_those_of_the_server(site: str):
    with httpx.Client(base_url=site) as host, httpx.Client(base_url=site) as guest:
        opened = host.post("/api/tables", json={"game": "splitter", "seats": 2}).json()
        host.post(f"/api/tables/{opened['link']}/seats", json={"name": "Mira"})
        home = host.get("/")
        assert home.headers["cache-control"] == "no-store"
        if CARRIED.search(home.text) is None:
            assert "make play" in home.text  # the page is not built here
            return
        guest.get("/")  # the cookie
        for visitor in (host, guest):
            for path in ("/", f"/table/{opened['link']}"):
                answers = carried(visitor.get(path).text)
                for asked, answer in answers.items():
                    given = visitor.get(asked)
                    assert (given.text if asked.startswith("/api/words/") else given.json()) == answer
        assert f"/api/tables/{opened['link']}" in carried(guest.get(f"/table/{opened['link']}").text)
        # A code can be guessed, and its page carries nothing of the table.
        assert not any("/tables/" in asked for asked in carried(guest.get(f"/table/{opened['table']}").text))
