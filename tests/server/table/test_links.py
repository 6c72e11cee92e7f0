"""A table's code can be read aloud and guessed, so guessing is limited, also by links with wrong keys."""

import asyncio
import re
from pathlib import Path

import pytest

from rollwright.server.limits.buckets import address_key
from rollwright.server.settings import Limits
from rollwright.server.table.codes import new_key, read_link, to_link
from rollwright.server.table.events import decode
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process

STRICT = Limits(posts=500, guesses=8)  # four wrong codes at once


async def code_of(client: Client, path: str) -> str:
    answer = await client.get(path)
    return "" if answer.status_code == 200 else answer.json()["code"]


async def opened(place: InProcess) -> tuple[Client, str, str]:
    client = Client(place)
    answer = (await client.post("/api/tables", {"game": "splitter", "seats": 3})).json()
    return client, answer["table"], answer["link"]


async def use_up(client: Client) -> None:
    for number in range(10, 14):
        assert await code_of(client, f"/api/tables/NOPE{number}") == "no-table"
    assert await code_of(client, "/api/tables/NOPE14") == "too-many-guesses"


def test_a_key_has_eighty_bits_and_no_letters_that_look_alike():
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(re.fullmatch("[0-9A-HJKMNP-TV-Z]{16}", key) for key in keys)
    assert read_link("kite27-ab0c") == ("KITE27", "AB0C")
    assert read_link(to_link("KITE27", "")) == ("KITE27", "")


async def test_a_table_is_found_by_its_code_and_by_its_link(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host, code, link = await opened(place)
        assert link.startswith(f"{code}-")
        for name in (code, link, link.lower()):
            card = (await host.get(f"/api/tables/{name}")).json()
            assert (card["table"], card["link"]) == (code, link)
        guest = Client(place)
        await guest.sit(link, "Guest")
        await guest.connect(link)
        assert (guest.hello["table"], guest.hello["link"], guest.me) == (code, link, 0)
        assert (await guest.http.get(f"/api/tables/{link}/qr.svg")).status_code == 200
        for client in (host, guest):
            await client.close()


@pytest.mark.parametrize("key", ["", "0", "0000000000000000", "É", "%00"])
async def test_a_link_with_a_wrong_key_leads_nowhere(tmp_path: Path, key: str):
    async with in_process(tmp_path) as place:
        host, code, link = await opened(place)
        wrong = f"{code}-{key}" if key else f"{link}X"
        assert await code_of(host, f"/api/tables/{wrong}") == "no-table"
        await host.close()


async def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path):
    async with in_process(tmp_path, STRICT) as place:
        host, code, link = await opened(place)
        stranger = Client(place)
        await use_up(stranger)
        for path in ("", "/qr.svg", "/record", "/rounds", "/best?seat=0", "/pictures/x"):
            assert await code_of(stranger, f"/api/tables/{code}{path}") == "too-many-guesses", path
        answer = await stranger.post(f"/api/tables/{code}/seats", {"name": "Mira"})
        assert answer.json()["code"] == "too-many-guesses"
        await stranger.connect(code)
        await stranger.leave_line()
        assert '"too-many-guesses"' in stranger.frames[0]
        assert await code_of(stranger, f"/api/tables/{link}") == ""  # the link is not limited
        await place.clock.turn(3_600_000 / STRICT.guesses)
        assert await code_of(stranger, f"/api/tables/{code}") == ""
        for client in (host, stranger):
            await client.close()


@pytest.mark.parametrize("path", ["tables", "rooms", "evenings"])
async def test_codes_cannot_be_tried_by_links_with_wrong_keys(tmp_path: Path, path: str):
    async with in_process(tmp_path, STRICT) as place:
        host, code, link = await opened(place)
        stranger = Client(place)
        tries = [f"{code}-{'A' * 16}", *(f"NOPE{number}-{'A' * 16}" for number in range(10, 15))]
        said = [await stranger.get(f"/api/{path}/{wrong}") for wrong in tries]
        assert [answer.json()["code"] for answer in said] == ["no-table"] * 4 + ["too-many-guesses"] * 2
        sentences = {answer.json()["sentence"].replace(code, "NOPE10") for answer in said[:2]}
        assert len(sentences) == 1, "a code that is in use is answered as one that is not"
        assert await code_of(stranger, f"/api/{path}/{code}-{'B' * 16}") == "too-many-guesses"
        assert await code_of(stranger, f"/api/tables/{link}") == "", "a right link of a table in use leads there"
        assert await code_of(stranger, f"/api/tables/{code}") == "", "codes are counted apart"
        await stranger.connect(f"{code}-{'A' * 16}")
        await stranger.leave_line()
        assert '"too-many-guesses"' in stranger.frames[0]
        await place.clock.turn(3_600_000 / STRICT.guesses)
        assert await code_of(stranger, f"/api/{path}/{code}-{'B' * 16}") == "no-table"
        for client in (host, stranger):
            await client.close()


async def test_a_wrong_key_loads_no_table(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host, code, link = await opened(place)
        place.registry.drop(code)
        assert await code_of(host, f"/api/tables/{code}-{'A' * 16}") == "no-table"
        assert code not in place.registry.sessions
        assert await code_of(host, f"/api/tables/{link}") == ""
        await host.close()


async def test_right_links_cost_nothing(tmp_path: Path):
    async with in_process(tmp_path, STRICT) as place:
        host, code, link = await opened(place)
        evening = (await host.get(f"/api/rooms/{link}")).json()["evening"]
        for _ in range(10):
            place.registry.drop(code)
            assert await code_of(host, f"/api/tables/{link}") == ""
            place.registry.drop(code)
            assert await code_of(host, f"/api/evenings/{evening}") == ""
        await host.close()


async def test_guesses_that_come_together_are_counted_together(tmp_path: Path):
    async with in_process(tmp_path, STRICT) as place:
        stranger = Client(place)
        lines = [await place.dial(f"/api/tables/NOPE{number}/live", {}) for number in range(10, 30)]
        frames = [await anext(aiter(line)) for line in lines]
        assert sum('"no-table"' in frame for frame in frames) == STRICT.guesses_at_once
        await stranger.close()


async def test_right_codes_cost_nothing(tmp_path: Path):
    async with in_process(tmp_path, STRICT) as place:
        host, code, _ = await opened(place)
        for _ in range(20):
            assert await code_of(host, f"/api/tables/{code}") == ""
        await host.close()


async def test_a_person_with_a_seat_is_not_limited(tmp_path: Path):
    async with in_process(tmp_path, STRICT) as place:
        host, code, _ = await opened(place)
        await host.sit(code, "Mira")
        await use_up(host)
        assert await code_of(host, f"/api/tables/{code}") == ""
        await host.connect(code)
        assert host.me == 0
        await host.close()


def test_one_household_is_one_address():
    assert address_key("2001:db8:1:2::3") == address_key("2001:db8:1:2:ffff::4") != address_key("2001:db8:1:3::3")
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1" != address_key("192.0.2.2")


async def test_the_next_table_is_told_by_its_link(tmp_path: Path):
    async with in_process(tmp_path, away_limit=1) as place:
        clients = await seat_all(place, 2)
        await play_on(clients)
        await clients[1].ask("again")
        following = clients[1].state["again"]
        card = (await clients[0].get(f"/api/tables/{following}")).json()
        assert (card["link"], card["me"]) == (following, 0)
        for client in clients:
            await client.close()


def test_a_table_of_an_earlier_build_has_a_code_only():
    body = b'{"type":"opened","game":"splitter","version":1,"options":{},"pace":0,"secret":"","holder":"","chairs":[]}'
    assert decode(body).key == ""


# ------------------------------------------------------------------ other limits by address


async def test_without_a_cookie_all_of_an_address_count_as_one_browser(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, open_tables=3)) as place:
        codes = [(await Client(place).post("/api/tables", {"game": "splitter"})).json().get("code") for _ in range(5)]
        assert codes == [None, None, None, "too-many-tables", "too-many-tables"]
        known = Client(place)
        await known.get("/api/games")  # brings the cookie
        await known.open()
        await known.close()


async def test_gets_of_one_address_are_limited(tmp_path: Path):
    async with in_process(tmp_path, Limits(gets=1)) as place:
        client = Client(place)
        answers = [await client.http.get("/healthz") for _ in range(45)]
        assert [answer.status_code for answer in answers] == [200] * 40 + [429] * 5
        await place.clock.turn(1000)
        assert (await client.http.get("/healthz")).status_code == 200
        await client.close()


async def test_sockets_of_one_address_are_limited(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, address_sockets=3)) as place:
        host, code, _ = await opened(place)
        pages = [Client(place) for _ in range(4)]
        for page in pages:
            await page.connect(code)
        assert '"too-many-sockets"' in pages[3].frames[0]
        await pages[0].close()
        await pages[3].connect(code)
        assert pages[3].hello["table"] == code
        for page in (*pages, host):
            await page.close()


async def test_sockets_cannot_be_opened_again_and_again(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, sockets=1)) as place:
        host, code, _ = await opened(place)
        refused = 0
        for _ in range(45):
            page = Client(place)
            await page.connect(code)
            refused += '"too-many-requests"' in page.frames[0]
            await page.close()
        assert refused == 5
        await host.close()


# ------------------------------------------------------------------ the host


async def three(place: InProcess, *order: int) -> list[Client]:
    """Three people sit down in this order; the first of them opened the table."""
    people = [Client(place) for _ in range(3)]
    table = await people[0].open(3)
    for number in order:
        await people[number].sit(table, f"Person {number}", seat=number)
        await people[number].connect(table)
    return people


def hosts(client: Client) -> list[int]:
    return [number for number, seat in enumerate(client.state["seats"]) if seat.get("host")]


async def test_the_person_who_opened_the_table_starts_the_game(tmp_path: Path):
    async with in_process(tmp_path) as place:
        people = await three(place, 1, 2, 0)
        for person in people[1:]:
            answer = await person.ask("start")
            assert (answer["code"], answer["sentence"]) == (
                "not-host",
                "Only the host can do that, and Person 0 is the host.",
            )
            assert hosts(person) == [0]
        assert (await people[0].ask("start"))["type"] == "update"
        assert hosts(people[0]) == [0]
        for person in people:
            await person.close()


async def test_without_the_opener_the_first_who_sat_down_starts(tmp_path: Path):
    async with in_process(tmp_path) as place:
        people = await three(place, 2, 1)
        assert hosts(people[1]) == hosts(people[2]) == [2]
        assert (await people[1].ask("start"))["code"] == "not-host"
        await people[2].ask("leave")
        await people[1].until(lambda _: hosts(people[1]) == [1])
        assert (await people[1].ask("start"))["type"] == "update"
        for person in people:
            await person.close()


async def test_a_host_who_is_away_holds_nobody_up(tmp_path: Path):
    async with in_process(tmp_path) as place:
        people = await three(place, 0, 1, 2)
        await people[0].leave_line()
        await people[2].until(lambda _: hosts(people[2]) == [1])
        assert (await people[2].ask("start"))["code"] == "not-host"
        await people[0].connect(people[1].table)
        await people[2].until(lambda _: hosts(people[2]) == [0])
        await people[0].leave_line()
        await people[1].until(lambda _: hosts(people[1]) == [1])
        assert (await people[1].ask("start"))["type"] == "update"
        for person in people:
            await person.close()


async def test_open_tables_of_one_browser_are_limited_also_when_asked_for_at_once(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, open_tables=3)) as place:
        client = Client(place, token="a" * 32)
        await client.open()
        answers = await asyncio.gather(*(client.post("/api/tables", {"game": "splitter"}) for _ in range(10)))
        assert sorted(answer.json().get("code", "ok") for answer in answers) == ["ok"] * 2 + ["too-many-tables"] * 8
