"""Hints in a race at a server: for the asker alone, marked for all, and as allowed as in other games."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import Record, verify
from rollwright.games.difference import GAME as difference
from rollwright.server.table import registry
from rollwright.server.table.events import Hinted, Noted
from tests.server.client import Client
from tests.server.games.racing import SECRET, Eyes, hang_pictures, turn_until
from tests.server.in_process import InProcess, in_process


@asynccontextmanager
async def racing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, people: int, turned: bool = True, **more: Any
) -> AsyncGenerator[tuple[InProcess, list[Client], Eyes]]:
    """A race on a clock that stands still; its cards are turned."""
    hang_pictures(folder / "pictures", "circus")
    monkeypatch.setattr(registry, "new_secret", lambda: SECRET)
    async with in_process(folder) as place:
        clients = [Client(place) for _ in range(people)]
        table = await clients[0].open(people, game="difference", **more)
        for number, client in enumerate(clients):
            await client.sit(table, f"P{number}")
            await client.connect(table)
        await clients[0].ask("start")
        await turn_until(place, clients[0], "play" if turned else "countdown")
        yield place, clients, Eyes([""] * people, people)
        for client in clients:
            await client.close()


async def ask_hint(client: Client, name: str = "h", **more: Any) -> Any:
    return await client.post(f"/api/tables/{client.table}/hint", {"id": name, **more})


async def test_a_hint_in_a_race_is_for_the_asker_alone_marked_once_and_holds_the_claims(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with racing(tmp_path, monkeypatch, 2, way={"hints": True}) as (place, (ada, ben), eyes):
        watcher = Client(place)
        await watcher.connect(ada.table)
        assert ada.state["hints"] is True
        told = (await ask_hint(ada, "1")).json()["advice"]
        again = (await ask_hint(ada, "2")).json()["advice"]
        assert told == again
        for client in (ada, ben, watcher):
            await client.until(lambda state: state["seats"][0].get("hints") == 1)
        hint = ada.state["view"]["hint"]
        assert told["note"] == f"{hint['x']:.0f},{hint['y']:.0f},{hint['r']:.0f}"
        for client in (ben, watcher):
            assert not client.state["view"].get("hint")
            assert not client.state["view"].get("locked_until")
            assert f'"r":{hint["r"]}' not in "".join(client.frames)
            assert told["note"] not in "".join((*client.frames, *client.bodies))
        log = await place.registry.writer.read(ada.table)
        assert [event.seat for event in log if isinstance(event, Hinted)] == [0]
        assert [event.words for event in log if isinstance(event, Noted) and "hint" in event.words[0]] == [("hint 0",)]
        refused = await ada.move(eyes.right(ada.state["view"]))
        assert refused["code"] == "locked-out"
        await place.clock.turn(2000)
        await ada.until(lambda state: not state["view"].get("locked_until"))
        assert (await ada.move(eyes.right(ada.state["view"])))["type"] == "update"
        await turn_until(place, ada, "play")
        assert not ada.state["view"].get("hint")
        await watcher.close()


async def test_a_hint_outlives_a_reload_and_costs_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with racing(tmp_path, monkeypatch, 1, options={"length": 2, "mode": "solo"}) as (place, (ada,), eyes):
        assert ada.state["hints"] is True, "alone it is allowed where nothing was said"
        await ask_hint(ada, "1")
        await ada.until(lambda state: "hint" in state["view"])
        hint = ada.state["view"]["hint"]
        token, table = ada.token, ada.table
        await ada.close()
        ada = Client(place, token=token)
        await ada.connect(table)
        assert ada.state["view"]["hint"] == hint
        await ask_hint(ada, "2")
        for _ in range(2):
            await turn_until(place, ada, "play")
            await ada.move(eyes.right(ada.state["view"]))
        await ada.until(lambda state: state["phase"] == "over")
        items = {item["id"]: item["points"] for item in ada.state["view"]["sheets"][0]["score"]["items"]}
        assert items["hints"] == 10_000
        assert sum(items.values()) == ada.state["view"]["sheets"][0]["score"]["total"]
        kept = (await ada.get(f"/api/tables/{ada.table}/record")).json()
        assert kept["hints"] == [1]
        assert [line["action"] for line in kept["moves"]].count("hint 0") == 1
        findings = verify(difference, msgspec.convert(kept, Record))
        assert [finding for finding in findings if not finding.holds] == []
        await ada.close()


async def test_no_hint_where_the_table_has_none_or_before_the_cards_are_turned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with racing(tmp_path, monkeypatch, 2) as (place, (ada, _), _eyes):
        session = await place.registry.find(ada.table)
        before = session.table.seq
        for answer in (await ask_hint(ada), await ask_hint(ada, "2", seat=0)):
            assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")
        written = await ada.move("hint 0")
        assert (written["type"], written["code"]) == ("refused", "unknown-action")
        assert session.table.seq == before
    early = tmp_path / "early"
    async with racing(early, monkeypatch, 2, turned=False, way={"hints": True}) as (place, (ada, _), _eyes):
        answer = await ask_hint(ada)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-turned")
        assert (await ask_hint(ada, "2", seat=1)).json()["code"] == "not-your-seat"
        session = await place.registry.find(ada.table)
        assert not session.table.hints
        assert not [frame for frame in ada.frames if '"hint"' in frame]
