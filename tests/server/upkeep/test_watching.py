"""The operator's view of a server: readiness, figures for Prometheus, the access log."""

import json
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from rollwright.server.http import health
from rollwright.server.refusals import PortInUse
from rollwright.server.site_settings import Site
from rollwright.server.upkeep.metrics import Metrics
from tests.server.client import Client
from tests.server.in_process import in_process
from tests.server.process import Server


def lines(server: Server, event: str) -> list[dict[str, object]]:
    return [line for line in map(json.loads, server.log.splitlines()) if line["event"] == event]


async def test_a_server_is_ready_while_its_store_takes_writes(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place)
        ready = await client.get("/readyz")
        assert (ready.status_code, ready.json()) == (
            200,
            {"ready": True, "store": "ok", "fanout": "ok", "server": "ok"},
        )
        await client.close()


async def test_a_server_whose_file_is_locked_is_not_ready_and_still_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    async with in_process(tmp_path) as place:
        client = Client(place)
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("PRAGMA journal_mode = WAL")
            other.execute("BEGIN IMMEDIATE")  # another program holds the file
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.json()["store"]) == (503, "too slow")
            assert (await client.get("/healthz")).status_code == 200
            other.rollback()
        await client.close()


async def test_a_store_is_tried_once_a_second_however_many_ask(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place)
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            commits: list[int] = []  # of others, as SQLite counts them
            for wait in (0, 0, 999, 1, 0):
                await place.clock.turn(wait)
                assert (await client.get("/readyz")).status_code == 200
                commits += other.execute("PRAGMA data_version").fetchone()
        assert len({*commits[:3]}) == 1
        assert len({*commits[3:]}) == 1
        assert commits[2] != commits[3]
        await client.close()


async def test_prometheus_finds_moves_sockets_tables_and_latencies(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", site=Site(metrics=("127.0.0.1", 0), access_log=True))
    try:
        port = lines(server, "metrics")[0]["metrics_port"]
        client = Client(server.port)
        table = await client.open()
        await client.sit(table, "Ann")
        await client.connect(table)
        await client.ask("start")
        await client.move(client.state["choices"][0])
        async with httpx.AsyncClient() as prometheus:
            said = ""
            shown_later = ('rollwright_sockets{role="seat"} 1.0', 'rollwright_tables{phase="playing"} 1.0')
            while not all(figure in said for figure in shown_later):
                said = (await prometheus.get(f"http://127.0.0.1:{port}/metrics")).text
        for figure in (
            'rollwright_events_total{kind="opened"} 1.0',
            'rollwright_events_total{kind="moved"} 1.0',
            'rollwright_tables{phase="playing"} 1.0',
            'rollwright_handshakes_total{outcome="accepted"} 1.0',
            'rollwright_request_seconds_count{method="POST",status="201"} 2.0',
        ):
            assert figure in said, figure
        assert "rollwright_commit_seconds_bucket" in said
        assert "rollwright_answer_seconds_bucket" in said
        assert table not in said
        assert "Ann" not in said
        assert (await client.get("/metrics")).status_code == 404  # not where players are
        await client.close()
    finally:
        server.stop()
    logged = lines(server, "request")
    assert {"POST", "GET", "SOCKET"} == {line["method"] for line in logged}
    assert {line["path"] for line in logged} >= {"/api/tables", "/api/tables/…/seats", "/api/tables/…/live", "/…"}
    assert table not in "".join(json.dumps(line) for line in logged)
    assert all(line["address"] == "127.0.0.1" and line["status"] for line in logged)


def test_an_address_for_the_figures_that_is_taken_is_a_sentence():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortInUse):
            Metrics().listen("127.0.0.1", taken.getsockname()[1])


async def test_the_log_level_is_a_setting(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", site=Site(log_level="error"))
    server.stop()
    assert server.log == ""
