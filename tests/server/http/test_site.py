"""The page's own files: packed for browsers that take them so, kept for ever where their name follows the content."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tools.web import pack

from rollwright.server.app import create_app
from rollwright.server.http import site
from rollwright.server.settings import Settings
from tests.server.in_process import InProcess
from tests.server.turned import TurnedClock

SCRIPT = b"export const score = (row) => row.length;\n" * 40


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path.resolve() / "static"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(site, "STATIC", folder)
    return folder


@pytest.fixture
async def visitor(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    place = InProcess(create_app(Settings(database=tmp_path / "tables.sqlite")), TurnedClock())
    async with httpx.AsyncClient(transport=place.transport, base_url="http://table") as client:
        yield client


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", "gzip"),
        ("deflate, gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br, gzip;q=0.8", "br"),
        ("gzip; q=0, br", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0.00", None),
        ("x-br, brr", None),
        ("identity", None),
    ],
)
async def test_a_script_goes_out_packed_to_who_takes_it_so(
    static: Path, visitor: httpx.AsyncClient, accepted: str, packed: str | None
):
    (static / "assets" / "index-1.js").write_bytes(SCRIPT)
    pack(static)
    answer = await visitor.get("/assets/index-1.js", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == packed
    assert (int(answer.headers["content-length"]) < len(SCRIPT)) is (packed is not None)
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_files_are_found_behind_a_symbolic_link(
    static: Path, visitor: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """An installed package may lie behind a link; a link that leads out of the folder is followed by nobody."""
    (static / "assets" / "index-1.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for you")
    (static / "assets" / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "link").symlink_to(static)
    monkeypatch.setattr(site, "STATIC", tmp_path / "link")
    answer = await visitor.get("/assets/index-1.js")
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await visitor.get("/assets/way-out.txt")).status_code == 404
    assert (await visitor.get("/../secret.txt")).status_code == 404


async def test_private_answers_are_never_packed(static: Path, visitor: httpx.AsyncClient):
    (static / "index.html").write_text("<!doctype html>" + "page" * 1000)
    for path in ("/api/games", "/", "/schema/openapi.json"):
        visitor.cookies.clear()
        answer = await visitor.get(path, headers={"accept-encoding": "gzip, br"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


async def test_a_page_that_is_not_built_says_how_and_has_no_icon(static: Path, visitor: httpx.AsyncClient):
    assert "make play" in (await visitor.get("/")).text
    answer = await visitor.get("/favicon.ico")
    assert (answer.status_code, answer.content) == (204, b"")


def test_only_what_gains_by_it_is_packed(static: Path):
    for name, content in (("a.js", SCRIPT), ("tick.svg", b"<svg/>"), ("font.woff2", SCRIPT)):
        (static / name).write_bytes(content)
    pack(static)
    assert sorted(path.name for path in static.iterdir() if path.is_file()) == [
        "a.js",
        "a.js.br",
        "a.js.gz",
        "font.woff2",
        "tick.svg",
    ]


@pytest.mark.parametrize("path", ["/room/KITE27", "/room/KITE27/tally", "/evening/KITE27-0", "/book", "/book/splitter"])
async def test_pages_of_ours_are_no_missing_pages(visitor: httpx.AsyncClient, path: str):
    headers = {"accept": "text/html"}
    assert (await visitor.get(path, headers=headers)).status_code == 200
    assert (await visitor.get(f"{path}/x/y", headers=headers)).status_code == 404
