"""Talk at a table: who may speak, what may be said, who hears it, and when it is gone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.store.notes import MOST, KeptNote
from rollwright.server.store.sqlite import SqliteStore
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process

ON = {"allowed": True, "kept": True}
OFF = {"allowed": False, "kept": True}


async def say(client: Client, text: str = "", kind: str = "note", name: str = "1") -> Any:
    return await client.post(f"/api/tables/{client.table}/talk", {"id": name, "kind": kind, "text": text})


async def rule(client: Client, **wish: Any) -> Any:
    return await client.post(f"/api/tables/{client.table}/talk/rules", ON | wish)


async def said(client: Client) -> list[str]:
    found = (await client.get(f"/api/tables/{client.table}/talk")).json()["said"]
    return [note["text"] or note["kind"] for note in found]


def heard(client: Client) -> list[dict[str, Any]]:
    return [message for frame in client.frames if (message := json.loads(frame)) and "forgotten" in message]


async def until_heard(client: Client, texts: list[str]) -> None:
    async with asyncio.timeout(20):
        while [note["text"] or note["kind"] for message in heard(client) for note in message["said"]] != texts:
            await asyncio.sleep(0)


async def test_a_note_and_a_gesture_reach_every_page_and_are_there_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        watcher = Client(place)
        await watcher.connect(ann.table)
        assert (await say(ann, "  Good   luck, everybody! ")).status_code == 201
        assert (await say(ben, kind="nod")).status_code == 201
        for page in (ann, ben, watcher):
            await until_heard(page, ["Good luck, everybody!", "nod"])
        (first,) = heard(ben)[0]["said"]
        assert (first["seat"], first["name"]) == (0, "Person 0")
        table, token = ann.table, ann.token
        assert token is not None
    async with in_process(tmp_path) as place:
        again = Client(place, token)
        again.table = table
        assert await said(again) == ["Good luck, everybody!", "nod"]


async def test_spectators_strangers_and_bots_do_not_speak(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ann,) = await seat_all(place, 1, ["gentle"])
        stranger = Client(place)
        stranger.table = ann.table
        answer = await say(stranger, "hello")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        assert (await rule(stranger)).json()["code"] == "not-seated"
        assert await said(stranger) == []


async def test_only_the_host_switches_the_talk_off_and_then_nobody_speaks(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        answer = await rule(ben, **OFF)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host-of-talk")
        assert (await rule(ann, **OFF)).json()["allowed"] is False
        for person in (ann, ben):
            answer = await say(person, kind="ouch")
            assert (answer.status_code, answer.json()["code"]) == (409, "talk-off")
        await ben.until(lambda _: heard(ben))
        assert (heard(ben)[-1]["said"], heard(ben)[-1]["allowed"]) == ([], False)
        await rule(ann)
        assert (await say(ben, kind="ouch")).status_code == 201
        await ann.leave_line()
        await place.clock.turn(60_000)  # the next person is the host meanwhile
        assert (await rule(ben, **OFF)).status_code == 201


async def test_a_seat_says_five_things_at_once_and_then_one_in_three_seconds(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        for number in range(5):
            assert (await say(ann, kind="hurry", name=str(number))).status_code == 201
        answer = await say(ann, kind="hurry", name="5")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-much-talk")
        assert (await say(ann, kind="hurry", name="4")).status_code == 201  # sent again: it was said already
        assert (await say(ben, kind="hurry")).status_code == 201
        await place.clock.turn(3000)
        assert (await say(ann, kind="thanks", name="6")).status_code == 201
        assert await said(ann) == ["hurry"] * 6 + ["thanks"]


@pytest.mark.parametrize(
    "text",
    ["", "   ", "a" * 141, "a" * 10_000, "tab\u0000bed", "\u202eolleh", "\u200b", "e" + "\u0301" * 9, "\ue000"],
    ids=["empty", "spaces", "long", "longer", "control", "right to left", "unseen", "heap", "private"],
)
async def test_a_note_that_is_no_line_to_read_is_refused(tmp_path: Path, text: str):
    async with in_process(tmp_path) as place:
        (ann,) = await seat_all(place, 1, ["gentle"])
        answer = await say(ann, text)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-note")
        assert await said(ann) == []


async def test_markup_is_text_and_a_megabyte_is_refused_unread(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ann,) = await seat_all(place, 1, ["gentle"])
        markup = "<img src=x onerror=alert(1)> & \u201c{ $name }\u201d"
        assert (await say(ann, markup)).status_code == 201
        answer = await say(ann, "a" * 1_000_000, name="2")
        assert (answer.status_code, answer.json()["code"]) == (413, "frame-too-big")
        for bad in ({"id": "3", "kind": "wave"}, {"id": "", "kind": "nod"}, {"id": "3", "kind": "nod", "text": "x"}):
            answer = await ann.post(f"/api/tables/{ann.table}/talk", bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        assert await said(ann) == [markup]


async def test_the_host_deletes_all_notes_or_has_them_gone_with_the_company(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        await say(ann, "first")
        first = (await ann.get(f"/api/tables/{ann.table}/talk")).json()["said"][0]["number"]
        assert (await rule(ann, forget=first)).json()["said"] == []
        await say(ben, "second")
        await until_heard(ben, ["first", "second"])
        assert heard(ben)[1]["forgotten"] == heard(ben)[0]["said"][0]["number"]
        await rule(ann, kept=False)
        await ann.leave_line()
        assert await said(ben) == ["second"]
        await ben.leave_line()
        async with asyncio.timeout(20):
            while await said(ben):
                await asyncio.sleep(0)
        content = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        assert b"Person 1" in content
    assert await _texts(tmp_path, ben.table) == []


async def test_a_wish_to_delete_all_notes_that_is_sent_again_leaves_later_ones(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        newest = (await say(ann, "first")).json()["said"][-1]["number"]
        await rule(ann, forget=newest)
        assert [note["text"] for note in (await say(ben, "second")).json()["said"]] == ["second"]
        assert [note["text"] for note in (await rule(ann, forget=newest)).json()["said"]] == ["second"]
        assert (await rule(ann, forget=newest + 1)).json()["said"] == []


async def test_notes_stay_while_the_page_of_the_host_reconnects(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        newest = (await say(ann, "first")).json()["said"][-1]["number"]
        await ann.leave_line()
        assert (await rule(ben, forget=newest)).json()["code"] == "not-host-of-talk"
        await place.clock.turn(60_000)
        assert (await rule(ben, forget=newest)).json()["said"] == []


async def test_notes_that_the_host_wants_gone_do_not_outlive_the_server(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    async with in_process(tmp_path) as place:
        (ann,) = await seat_all(place, 1, ["gentle"])
    await store.notes.settle(ann.table, allowed=True, kept=False)
    await store.notes.add(ann.table, "1", KeptNote(0, 1, "holder", "Ann", "note", "left over after a crash"))
    async with in_process(tmp_path):
        assert await store.notes.read(ann.table, 0, 9) == []
    await store.close()


async def test_a_phrase_said_at_one_node_is_heard_at_the_other(tmp_path: Path):
    hub = MemoryFanout()
    async with in_process(tmp_path, fanout=hub) as here, in_process(tmp_path, fanout=hub) as there:
        ann = Client(here)
        table = await ann.open(2)
        await ann.sit(table, "Ann")
        await ann.connect(table)
        watcher = Client(there)
        await watcher.connect(table)
        await say(ann, kind="found")
        await until_heard(watcher, ["found"])
        await rule(ann, allowed=False, forget=1)
        async with asyncio.timeout(20):
            while heard(watcher)[-1]["allowed"]:
                await asyncio.sleep(0)


async def test_the_last_hundred_notes_of_a_table_stay(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ann,) = await seat_all(place, 1, ["gentle"])
        notes = place.registry.store.notes
        for number in range(MOST + 3):
            await notes.add(ann.table, str(number), KeptNote(0, 1, "holder", "Ann", "note", str(number)))
        kept = [note.text for note in await notes.read(ann.table, 0, 1000)]
        assert kept == [str(number) for number in range(3, MOST + 3)]
        assert len(await said(ann)) == 30


async def _texts(folder: Path, table: str) -> list[str]:
    store = await SqliteStore.open(folder / "tables.sqlite")
    try:
        return [note.text for note in await store.notes.read(table, 0, 1000)]
    finally:
        await store.close()
