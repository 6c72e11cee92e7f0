"""Answers that cost work are limited for each browser and each address, with a clear refusal."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rollwright import games
from rollwright.server.settings import Limits
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process

FEW = Limits(posts=500, messages=500, lookups=1)  # ten at once


HINT = {"id": "a-hint"}  # the same again is the same hint, and counts as a lookup


def _request(path: str) -> tuple[str, str]:
    return ("POST" if path.endswith("/hint") else "GET"), path


async def ask(place: InProcess, path: str, token: str | None = None) -> str:
    """Return the code of a refusal, or what else came."""
    cookies = {"rollwright": token} if token else None
    transport = httpx.ASGITransport(app=place.app, client=("192.0.2.7", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", cookies=cookies) as visitor:
        answer = await visitor.request(*_request(path), json=HINT if path.endswith("/hint") else None)
        return "found" if answer.status_code == 200 else answer.json()["code"]


@pytest.mark.parametrize("what", ["record", "rounds", "hint", "best?seat=0"])
async def test_a_browser_has_a_limit(tmp_path: Path, what: str):
    async with in_process(tmp_path, FEW) as place:
        (player,) = await seat_all(place, 1)
        if what in ("record", "rounds"):
            await play_on([player])
        path = f"/api/tables/{player.table}/{what}"
        assert [await ask(place, path, player.token) for _ in range(10)] == ["found"] * 10
        assert await ask(place, path, player.token) == "too-many-lookups"
        refused = await player.http.request(*_request(path), json=HINT if what == "hint" else None)
        assert (refused.status_code, refused.json()["sentence"][:9]) == (429, "Too many ")
        await place.clock.turn(1000)
        assert await ask(place, path, player.token) == "found"
        assert (await player.get("/api/games")).status_code == 200  # all else is as it was


async def test_an_address_has_a_limit_whatever_cookies_it_brings(tmp_path: Path):
    async with in_process(tmp_path, FEW) as place:
        (player,) = await seat_all(place, 1)
        await play_on([player])
        path = f"/api/tables/{player.table}/record"
        answers = [await ask(place, path) for _ in range(45)]
        assert answers == ["found"] * 40 + ["too-many-lookups"] * 5
        assert (await Client(place).get(path)).status_code == 200  # from another address


async def test_lists_of_tables_score_books_results_and_qr_codes_count_as_lookups(tmp_path: Path):
    async with in_process(tmp_path, FEW) as place:
        (player,) = await seat_all(place, 1)
        feed = (await player.get("/api/me/feed")).json()["address"].partition("/api/")[2]
        paths = [f"/api/me/{what}" for what in ("running", "finished", "book/splitter", f"line/{player.table}")]
        challenge = (await player.get("/api/today")).json()["games"][0]["card"]["id"]
        paths += ["/api/today", f"/api/challenges/{challenge}", f"/api/{feed}", f"/api/tables/{player.table}/qr.svg"]
        for path in paths:
            await place.clock.turn(60_000)
            answers = [(await player.get(path)).status_code for _ in range(11)]
            assert answers == [200] * 10 + [429], path
        await player.close()


def ends(_options: Any, _sheet: Any) -> Any:
    return next(iter(()))


async def test_a_game_that_raises_stop_iteration_keeps_no_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with in_process(tmp_path) as place:
        monkeypatch.setitem(games.GAMES, "splitter", replace(games.GAMES["splitter"], cases=ends))
        client = Client(place)
        for _ in range(3):
            answer = await client.post("/api/games/splitter/cases", {"options": {}, "sheet": {}})
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
