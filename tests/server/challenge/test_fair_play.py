"""Nothing that a player of a challenge could try gains a better place."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.challenge.challenge import DAY
from tests.server.challenge.played import have_reviewed, lay, play, say_losses, see
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def begin(client: Client, challenge: str, name: str) -> None:
    """Enter a challenge and start the game."""
    opened = (await client.post(f"/api/challenges/{challenge}/play", {"name": name})).json()
    await client.connect(opened["link"])
    await client.ask("start")
    await client.until(lambda state: state["phase"] == "playing")


async def test_a_game_that_ends_after_the_dice_were_opened_is_not_ranked(place: InProcess):
    honest, waiting = Client(place), Client(place)
    say_losses(place, {"Mira": 4.0, "Waits": 0.0})
    league = (await lay(honest, days=1))["id"]
    await begin(waiting, league, "Waits")
    await play(honest, league, "Mira")
    await have_reviewed(place)  # a review that is under way for a day has failed
    await place.clock.turn(DAY)
    assert (await see(waiting, league))["secret"], "from now on everybody can know all dice"
    await play_on([waiting])
    await have_reviewed(place)

    for order in ("loss", "points"):
        seen = await see(honest, league, order)
        assert [ranked["name"] for ranked in seen["ranked"]] == ["Mira"], order
        assert (seen["mine"]["place"], seen["ended"]) == (1, 1)
    own = await see(waiting, league)
    assert own["mine"]["total"] is None
    assert (await waiting.get(f"/api/challenges/{league}/picture")).json()["code"] == "no-result"
    best = (await honest.get(f"/api/challenges/{league}/sheets")).json()["sheets"]
    assert [sheet["name"] for sheet in best] == ["Mira"]


async def test_the_best_of_yesterday_had_ended_before_the_day_did(place: InProcess):
    client = Client(place)
    day = next(each for each in (await client.get("/api/today")).json()["games"] if each["card"]["game"] == "splitter")
    await begin(client, day["card"]["id"], "Waits")
    await place.clock.turn(DAY)
    await play_on([client])
    games = (await client.get("/api/today")).json()["games"]
    assert [each["champion"] for each in games] == [None] * len(games)


async def test_nobody_gets_a_hint_in_a_challenge(place: InProcess):
    client = Client(place)
    await begin(client, (await lay(client))["id"], "Mira")
    assert client.state["hints"] is False
    answer = await client.post(f"/api/tables/{client.table}/hint", {"id": "h"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")


@pytest.mark.parametrize("game", ["splitter", "difference"])
async def test_the_time_of_a_challenge_cannot_be_stopped(place: InProcess, game: str):
    client = Client(place)
    await begin(client, (await lay(client, game=game))["id"], "Mira")
    answer = await client.ask("pause", paused=True)
    assert (answer["type"], answer["code"]) == ("refused", "challenge-runs")
    assert client.state["phase"] == "playing"
    assert not client.state.get("paused")


async def test_the_time_of_a_challenge_goes_on_while_its_table_is_not_in_memory(place: InProcess):
    client = Client(place)
    await begin(client, (await lay(client, game="difference"))["id"], "Mira")
    link, code = client.table, client.table.split("-")[0]
    await client.leave_line()
    session = await place.registry.find(code)
    before = session.game_time()
    assert before is not None
    place.registry.sessions.pop(code)  # as the loader forgets it after many others
    await place.clock.turn(60_000)
    again = await place.registry.find(code)
    assert again is not session
    await client.connect(link)
    assert again.game_time() == before + 60_000
    await client.close()
