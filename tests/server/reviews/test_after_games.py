"""The review of a game that has just ended is begun by itself, where there is one and somebody to read it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.reviews.queue import REST
from tests.server.challenge.played import play, reviews, say_losses
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        say_losses(place, {"Person 0": 2.5})
        yield place


async def state(client: Client) -> str:
    return (await client.get(f"/api/tables/{client.table}/review")).json()["state"]


async def test_the_end_of_a_game_begins_its_review(place: InProcess):
    (ada,) = await seat_all(place, 1)
    await play_on([ada])
    assert await state(ada) == "waiting"
    await place.clock.turn(int(1000 * REST))
    await reviews(place).finish()
    card = (await ada.get(f"/api/tables/{ada.table}/review")).json()
    assert card["state"] == "ready"
    assert card["review"]["seats"][0]["loss"] == 2.5


async def test_a_table_that_is_read_again_begins_nothing(place: InProcess, tmp_path: Path):
    (ada,) = await seat_all(place, 1)
    await play_on([ada])
    async with in_process(tmp_path) as second:
        again = Client(second, token=ada.token)
        await again.connect(ada.table)
        await again.ask("again")
        assert (await again.get(f"/api/tables/{ada.table}/review")).json()["state"] == "none"
        assert reviews(second).under_way(ada.table) is None


async def test_a_game_ended_early_and_one_with_sealed_dice_begin_nothing(place: InProcess):
    (ada,) = await seat_all(place, 1)
    await play_on([ada], rounds=3)
    await ada.ask("end")
    assert reviews(place).under_way(ada.table) is None
    mira = Client(place)
    today = (await mira.get("/api/today")).json()["games"]
    card = next(day["card"] for day in today if day["card"]["game"] == "splitter")
    await play(mira, card["id"], "Mira")
    assert reviews(place).under_way(mira.table) is None
