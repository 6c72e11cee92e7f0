"""Leagues: a person lays out the same sealed dice for everybody with the link, for some days."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.core import commit
from rollwright.server.challenge.challenge import DAY
from rollwright.server.challenge.challenges import LEAGUES
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def _lay(client: Client, **wish: Any) -> dict[str, Any]:
    answer = await client.post("/api/leagues", {"game": "splitter", "title": "Club night", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def _play(client: Client, league: str, name: str) -> int:
    """Play a league to its end; return the total."""
    opened = (await client.post(f"/api/challenges/{league}/play", {"name": name})).json()
    await client.connect(opened["table"])
    await client.ask("start")
    await play_on([client])
    return client.sheet["total"]


async def test_three_play_a_league_and_a_late_one_is_ranked_with_them(place: InProcess):
    host, friend, late = Client(place), Client(place), Client(place)
    league = await _lay(host, days=3)
    assert (league["title"], league["host"], league["ranked"]) == ("Club night", True, [])
    totals = [await _play(host, league["id"], "Mira"), await _play(friend, league["id"], "Théo")]
    await place.clock.turn(2 * DAY)
    totals.append(await _play(late, league["id"], "Inès"))
    seen = (await late.get(f"/api/challenges/{league['id']}")).json()
    assert [ranked["total"] for ranked in seen["ranked"]] == sorted(totals, reverse=True)
    assert (seen["entered"], seen["host"], seen["secret"]) == (3, False, "")

    await place.clock.turn(DAY)
    seen = (await late.get(f"/api/challenges/{league['id']}")).json()
    assert commit(seen["secret"]) == league["commitment"]
    shut = await Client(place).post(f"/api/challenges/{league['id']}/play", {"name": "Zoé"})
    assert shut.json()["code"] == "challenge-shut"


async def test_entering_twice_leads_to_the_same_table(place: InProcess):
    client = Client(place)
    league = await _lay(client)
    opened = [
        (await client.post(f"/api/challenges/{league['id']}/play", {"name": name})).json() for name in ("Mira", "Other")
    ]
    assert opened[0] == opened[1]
    assert (await client.get(f"/api/challenges/{league['id']}")).json()["entered"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"days": 0}, "bad-message"),
        ({"days": 10**6}, "bad-message"),
        ({"title": "x" * 41}, "bad-title"),
        ({"title": "\u202eevil"}, "bad-title"),
        ({"options": {"pad": "Z"}}, "bad-options"),
    ],
)
async def test_a_league_that_cannot_be_is_refused(place: InProcess, wish: dict[str, Any], code: str):
    answer = await Client(place).post("/api/leagues", {"game": "splitter", **wish})
    assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)


async def test_markup_in_a_title_is_text(place: InProcess):
    assert (await _lay(Client(place), title="<b>bold</b>"))["title"] == "<b>bold</b>"


async def test_leagues_of_one_browser_are_limited(place: InProcess):
    client = Client(place)
    for _ in range(LEAGUES):
        await _lay(client)
    answer = await client.post("/api/leagues", {"game": "splitter"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-leagues")
    await place.clock.turn(DAY + 1)
    await _lay(client)
