"""The dice of a challenge that is closed, played against the ghosts of its best sheets."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright import games
from rollwright.core import verify
from rollwright.server.challenge.challenge import DAY
from tests.server.challenge.played import lay, see
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process
from tests.server.table.test_trying import record_of, sit_and_start
from tests.server.table.test_trying_games import close_round

pytestmark = pytest.mark.usefixtures("quick_reviews")

SHORT = "make-a-difference"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def enter(client: Client, challenge: str, name: str) -> None:
    opened = (await client.post(f"/api/challenges/{challenge}/play", {"name": name})).json()
    await client.connect(opened["table"])
    await client.ask("start")
    await client.until(lambda state: state["phase"] == "playing")


async def play_through(client: Client, choice: int) -> int:
    """Write in the first (0) or the last (-1) or another field until the game is over; return the total."""
    while client.state["phase"] == "playing":
        number = client.round
        await close_round(client, choice)
        await client.until_round(number + 1)
    return client.sheet["total"]


async def against_the_best(client: Client, challenge: str, name: str = "g1") -> Any:
    return await client.post(f"/api/challenges/{challenge}/ghosts", {"id": name})


async def test_the_dice_of_a_closed_league_are_played_against_its_best_three_sheets(place: InProcess):
    people = [Client(place) for _ in range(4)]
    league = (await lay(people[0], game=SHORT, days=1))["id"]
    for number, client in enumerate(people):
        await enter(client, league, f"P{number}")
        await play_through(client, (0, -1, 1, 5)[number])
    stranger = Client(place)
    refused = await against_the_best(stranger, league)
    assert (refused.status_code, refused.json()["code"]) == (403, "still-sealed")

    await place.clock.turn(DAY)
    sheets = (await stranger.get(f"/api/challenges/{league}/sheets")).json()
    assert (len(sheets["sheets"]), sheets["ghosts"]) == (3, 3)
    opened = (await against_the_best(stranger, league)).json()
    assert (await against_the_best(stranger, league)).json() == opened
    page = await sit_and_start(place, stranger, opened["table"])
    names = [f"{sheet['name']} ↺" for sheet in sheets["sheets"]]
    assert [card["name"] for card in page.state["seats"]] == ["Again", *names]
    best = next(client for client in people if client.state["seats"][0]["name"] == sheets["sheets"][0]["name"])
    steps = (await stranger.get(f"/api/tables/{sheets['sheets'][0]['link']}/rounds")).json()
    while page.state["phase"] == "playing":
        number = page.round
        assert page.state["view"]["dice"] == steps[number - 1]["dice"]
        shown = page.state["view"]["sheets"][1]["ink"]
        assert number == 1 or shown == steps[number - 2]["view"]["sheets"][0]["ink"], "rounds that are closed, no more"
        await close_round(page)
        await place.clock.turn(60_000)
        await page.until_round(number + 1)
    totals = [sheet["total"] for sheet in page.state["view"]["sheets"]]
    assert totals[1:] == [sheet["total"] for sheet in sheets["sheets"]]
    kept = await record_of(page)
    assert kept.origin is not None
    assert kept.origin.table == best.table
    assert [finding.check for finding in verify(games.find(SHORT), kept) if not finding.holds] == []
    assert (await see(stranger, league))["ended"] == 4, "it counts for no result"
    for client in (*people, page):
        await client.close()


async def test_a_person_alone_in_a_challenge_meets_the_own_sheet(place: InProcess):
    client = Client(place)
    league = (await lay(client, game="hexroller", days=1))["id"]
    await enter(client, league, "Mira")
    await play_through(client, 0)
    await place.clock.turn(DAY)
    assert (await client.get(f"/api/challenges/{league}/sheets")).json()["ghosts"] == 1
    page = await sit_and_start(place, client, (await against_the_best(client, league)).json()["table"])
    assert [card["name"] for card in page.state["seats"]] == ["Again", "Mira ↺"]
    for each in (client, page):
        await each.close()


async def test_word_roller_has_sheets_but_no_ghosts(place: InProcess):
    client = Client(place)
    league = (await lay(client, game="word-roller", days=1))["id"]
    await enter(client, league, "Mira")
    await play_through(client, 0)
    await place.clock.turn(DAY)
    sheets = (await client.get(f"/api/challenges/{league}/sheets")).json()
    assert (len(sheets["sheets"]), sheets["ghosts"]) == (1, 0)
    answer = await against_the_best(client, league)
    assert (answer.status_code, answer.json()["code"]) == (409, "no-ghosts")
    await client.close()


async def test_a_day_that_nobody_played_and_a_bad_request_open_no_table(place: InProcess):
    client = Client(place)
    await client.get("/api/today")
    await place.clock.turn(DAY)
    for path, body, code in (
        ("2023-11-14.splitter", {"id": "g"}, "no-sheets"),
        ("2023-11-14.splitter", {"id": ""}, "bad-id"),
        ("2023-11-14.splitter", {}, "bad-message"),
        ("2023-11-15.splitter", {"id": "g"}, "still-sealed"),
        ("2023-11-16.splitter", {"id": "g"}, "no-challenge"),
    ):
        assert (await client.post(f"/api/challenges/{path}/ghosts", body)).json()["code"] == code, path
    assert place.registry.sessions == {}
