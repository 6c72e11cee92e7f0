"""One device handed round: one browser holds all chairs, and no hand learns what another wrote."""

from pathlib import Path
from typing import Any

import pytest

from rollwright import games
from tests.server import canary
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process

NAMES = ("Ada", "Ben", "Cleo")


async def open_device(place: InProcess, game: str = "splitter") -> tuple[Client, str]:
    device = Client(place)
    table = await device.open(len(NAMES), game=game, way={"one_device": True})
    for hand, name in enumerate(NAMES):
        assert await device.sit(table, name, hand=hand) == hand
    return device, table


async def hand_of(device: Client, table: str, hand: int) -> Client:
    client = Client(device.port, token=device.token)
    await client.connect(table, hand=hand)
    return client


async def start(device: Client, table: str) -> Client:
    first = await hand_of(device, table, 0)
    assert (await first.ask("start"))["type"] == "update"
    await first.until(lambda state: state["phase"] == "playing")
    return first


async def test_one_browser_plays_all_seats_one_after_the_other(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        first = await start(device, table)
        session = await place.registry.find(table)
        for _ in range(2):
            for seat, name in enumerate(NAMES):
                hand = await hand_of(device, table, seat)
                assert hand.me == seat
                assert hand.hello["device"]
                assert hand.state["seats"][seat]["name"] == name
                await hand.write_anything()
                await hand.leave_line()
        assert session.table.round == 3
        assert not session.gone
        await place.clock.turn(10 * 180_000)
        assert not any(chair.sitting_in for chair in session.table.chairs)
        await first.close()


async def test_the_device_itself_sees_what_a_watcher_sees(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        await start(device, table)
        await device.connect(table)
        assert device.me is None
        assert device.hello["device"]
        assert device.state["choices"] == []
        watcher = Client(place)
        await watcher.connect(table)
        assert watcher.state["view"] == device.state["view"]
        assert not watcher.hello["device"]


async def test_no_hand_and_no_watcher_receives_a_byte_of_another_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(games.GAMES, "canary", canary.GAME)
    async with in_process(tmp_path) as place:
        device, table = await open_device(place, "canary")
        people = [await start(device, table), await hand_of(device, table, 1), await hand_of(device, table, 2)]
        watcher = Client(place)
        await watcher.connect(table)
        await device.connect(table)
        for number in range(1, canary.ROUNDS + 1):
            for seat, person in enumerate(people):
                await person.until_round(number)
                await person.move(f"scribble MARK{seat}X{number}")
                await person.move("done")
        everyone = {**dict(enumerate(people)), "watcher": watcher, "device": device}
        for name, client in everyone.items():
            await client.until(lambda state: state["phase"] == "over")
            heard = "".join([*client.frames, *client.bodies])
            for seat in range(len(people)):
                assert (f"MARK{seat}X" in heard) == (seat == name), (name, seat)


@pytest.mark.parametrize("hand", ["3", "12", "-1", "one", "999999"])
async def test_a_hand_that_the_table_does_not_have_is_refused(tmp_path: Path, hand: str):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        session = await place.registry.find(table)
        before = session.table.seq
        client = Client(place, token=device.token)
        await client.connect(table, hand=hand)
        await client.until_closed()
        assert '"code":"no-hand"' in client.frames[0]
        assert session.table.seq == before
        answer = await device.post(f"/api/tables/{table}/seats", {"name": "Dora", "hand": 3})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-hand")
        assert session.table.seq == before


async def test_a_stranger_gets_neither_a_hand_nor_a_chair(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        session = await place.registry.find(table)
        before = session.table.seq
        stranger = Client(place)
        await stranger.get("/api/games")
        await stranger.connect(table, hand="1")
        await stranger.until_closed()
        assert '"code":"one-device"' in stranger.frames[0]
        answer = await stranger.post(f"/api/tables/{table}/seats", {"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (403, "one-device")
        answer = await stranger.post(f"/api/tables/{table}/hint?hand=0", {"id": "1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "one-device")
        assert session.table.seq == before
        del device


async def test_hands_are_only_for_tables_of_one_device(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        table = await ada.open(2)
        answer = await ada.post(f"/api/tables/{table}/seats", {"name": "Ada", "hand": 1})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-hand")
        await ada.connect(table, hand="0")
        await ada.until_closed()
        assert '"code":"no-hand"' in ada.frames[0]


async def test_the_device_finds_its_table_again_and_the_next_one_has_the_same_hands(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        cards: list[dict[str, Any]] = (await device.get("/api/me/tables")).json()
        assert [(card["table"], card["device"]) for card in cards] == [(table, True)]
        assert await device.sit(table, "Ada", hand=0) == 0  # asked twice: nothing follows


async def test_a_name_is_corrected_before_the_start_and_not_later(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = await open_device(place)
        assert await device.sit(table, "Béatrice", hand=1) == 1
        refused = await device.post(f"/api/tables/{table}/seats", {"name": "Ada", "hand": 2})
        assert refused.json()["code"] == "name-taken"
        first = await start(device, table)
        assert [seat["name"] for seat in first.state["seats"]] == ["Ada", "Béatrice", "Cleo"]
        assert await device.sit(table, "Somebody", hand=0) == 0
        assert first.state["seats"][0]["name"] == "Ada"


async def test_the_result_of_the_first_person_is_in_the_book_of_the_device(tmp_path: Path):
    async with in_process(tmp_path) as place:
        device, table = Client(place), ""
        for _ in range(2):
            table = await device.open(2, way={"one_device": True})
            for hand, name in enumerate(NAMES[:2]):
                await device.sit(table, name, hand=hand)
            people = [await start(device, table), await hand_of(device, table, 1)]
            await play_on(people)
        book = (await device.get("/api/me/book/splitter")).json()
        assert [variant["games"] for variant in book["variants"]] == [2]
        assert [(friend["name"], friend["games"]) for friend in book["friends"]] == [("Ben", 2)]
        line = (await device.get(f"/api/me/line/{table}")).json()
        assert line["games"] == 2
