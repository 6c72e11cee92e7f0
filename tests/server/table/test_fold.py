"""Folding a log is cheap, and is done away from the event loop."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rollwright import games
from rollwright.server.table import terms as terms_module
from rollwright.server.table import writer
from rollwright.server.table.events import decode
from rollwright.server.table.table import Table, fold
from tests.present import present
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import in_process
from tests.server.turned import evening


async def test_a_fold_builds_no_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Only pages need views: HexRoller with eight seats took eight times as long with one for every event."""
    async with evening(tmp_path, "hexroller", seats=2) as at:
        await at.move(0, *present(at.session.table.snapshot).choices(0)[:1])
        events = [decode(body) for body in await at.registry.store.read(at.session.table.name)]

    def refuse(*_: Any) -> Any:
        raise AssertionError("a view was built")

    blind = replace(games.find("hexroller"), view=refuse)

    def find_blind(*_: Any) -> Any:
        return blind

    monkeypatch.setattr(terms_module, "find", find_blind)
    assert fold("KITE27", events).round == 1


async def test_a_log_is_folded_in_a_thread_and_once_for_a_page_that_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    threads: list[threading.Thread] = []

    def watched(name: str, events: list[Any]) -> Table:
        threads.append(threading.current_thread())
        return fold(name, events)

    async with in_process(tmp_path) as place:
        clients = await seat_all(place, 2)
        await play_on(clients, rounds=2)
        known = clients[0].seq
        await play_on(clients, rounds=1)
        for client in clients:
            await client.close()
    monkeypatch.setattr(writer, "fold", watched)
    async with in_process(tmp_path) as place:
        back = Client(place, token=clients[0].token)
        back.resume = clients[0].resume
        await back.connect(clients[0].table, seq=known)
        assert back.shown.view == clients[0].shown.view
        assert len(threads) == 1
        assert threading.main_thread() not in threads
        await back.close()


async def test_the_loop_runs_on_while_a_log_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folding, go_on = threading.Event(), threading.Event()

    def slow(name: str, events: list[Any]) -> Table:
        folding.set()
        assert go_on.wait(10)
        return fold(name, events)

    async with in_process(tmp_path) as place:
        (client,) = await seat_all(place, 1)
        await client.close()
    monkeypatch.setattr(writer, "fold", slow)
    async with in_process(tmp_path) as place:
        late, other = Client(place, token=client.token), Client(place)
        coming = asyncio.create_task(late.connect(client.table))
        await asyncio.to_thread(folding.wait, 10)
        assert (await other.get("/healthz")).json() == {"status": "ok"}
        assert not coming.done()
        go_on.set()
        await coming
        await late.close()
        await other.close()


async def test_the_log_of_a_finished_game_is_decoded_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    threads: list[threading.Thread] = []
    decode = writer.events.decode

    def watched(body: bytes) -> Any:
        threads.append(threading.current_thread())
        return decode(body)

    async with in_process(tmp_path) as place:
        client, other = await seat_all(place, 2)
        await play_on([client, other])
        monkeypatch.setattr(writer.events, "decode", watched)
        assert (await client.get(f"/api/tables/{client.table}/rounds")).status_code == 200
        for player in (client, other):
            await player.close()
    assert len(threads) > writer.FEW
    assert threading.main_thread() not in threads
