"""The private feed: the plain way to hear that a move is awaited."""

from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

from rollwright.server.settings import Limits
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process

ATOM = "{http://www.w3.org/2005/Atom}"


async def test_a_feed_lists_the_tables_at_which_it_is_ones_move(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await seat_all(place, 2, way={"days": 3})
        address: str = (await ada.get("/api/me/feed")).json()["address"]
        assert (await ada.get("/api/me/feed")).json()["address"] == address
        reader = Client(place)  # a feed reader has no cookie

        async def entries() -> list[str]:
            answer = await reader.get(urlsplit(address).path)
            assert answer.headers["content-type"].startswith("application/atom+xml")
            assert answer.headers["cache-control"] == "private, no-store"
            feed = ElementTree.fromstring(answer.content)
            return [entry.findtext(f"{ATOM}title", "") for entry in feed.iter(f"{ATOM}entry")]

        assert await entries() == ["Splitter, round 1: your move"]
        await ada.write_anything()
        assert await entries() == []
        await ben.write_anything()
        assert await entries() == ["Splitter, round 2: your move"]


async def test_nobody_reads_a_feed_by_guessing_or_reads_anothers(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = Client(place), Client(place)
        addresses = {(await person.get("/api/me/feed")).json()["address"] for person in (ada, ben)}
        assert len(addresses) == 2
        answer = await ada.get("/api/feeds/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_an_address_costs_no_row(tmp_path: Path):
    async with in_process(tmp_path) as place:
        assert (await Client(place).get("/api/me/feed")).status_code == 200
        assert [*await place.registry.store.fetch("SELECT * FROM feed")] == []


async def test_the_feed_of_an_earlier_build_keeps_its_address(tmp_path: Path):
    async with in_process(tmp_path) as place:
        await place.registry.store.fetch("INSERT INTO feed (holder, key) VALUES ($1, $2)", "ann", "K" * 32)
        assert (await Client(place).get(f"/api/feeds/{'K' * 32}")).status_code == 200


async def test_addresses_for_ever_new_browsers_are_limited(tmp_path: Path):
    """A visitor without a cookie is a new browser every time."""
    async with in_process(tmp_path, limits=Limits(lookups=1)) as place:
        codes = {(await Client(place).get("/api/me/feed")).json().get("code", "") for _ in range(60)}
        assert codes == {"", "too-many-lookups"}
