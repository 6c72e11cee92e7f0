"""The review of a finished table: the same as that of its file and of a typed game, kept, and never told too early."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import Record, to_text
from rollwright.games import GAMES
from rollwright.review import Review, from_record, part_of, review
from rollwright.review.typed import read_typed
from rollwright.server.challenge.challenge import DAY
from tests.games.difference import answers
from tests.review.played_games import as_typed
from tests.server.challenge.played import reviews
from tests.server.client import Client, play_on, seat_all
from tests.server.games.racing import hang_pictures
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def ask(client: Client, table: str) -> Any:
    return (await client.post(f"/api/tables/{table}/review", {})).json()


async def look(client: Client, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}/review")).json()


async def test_a_table_and_a_game_typed_in_from_paper_have_the_same_review(place: InProcess, tmp_path: Path):
    """tests/review/test_command.py holds a typed game to the downloaded file."""
    people = await seat_all(place, 2, game="make-a-difference", options={"mode": "B", "duel": False})
    ada = people[0]
    assert (await ask(ada, ada.table))["code"] == "not-over"
    assert (await look(ada, ada.table))["code"] == "not-over"
    for number in range(1, 11):
        for seat, person in enumerate(people):
            await person.until_round(number)
            cells = [choice for choice in person.state["choices"] if choice.startswith("write")]
            await person.move(*(cells[:2] if seat else cells[-2:]), "done")
    await ada.until(lambda state: state["phase"] == "over")
    begun = await look(ada, ada.table)
    assert (begun["state"], begun["place"]) == ("waiting", 0)  # by itself, once the end page has been served
    asked = await ask(ada, ada.table)
    assert (asked["state"], asked["review"]) == ("making", None)
    await reviews(place).finish()
    link = ada.hello["link"]
    card = await look(Client(place), link)  # a stranger with the link
    assert card["state"] == "ready"
    kept = msgspec.json.decode((await ada.get(f"/api/tables/{link}/record")).content, type=Record)
    assert msgspec.convert(card["review"], Review) == review(read_typed(as_typed(kept)))
    assert await ask(ada, ada.table) == card  # asked again, nothing is made anew

    async with in_process(tmp_path) as second:  # another node, or the same one after a restart
        assert await look(Client(second), link) == card


async def test_a_table_of_word_roller_and_its_typed_form_have_the_same_review(place: InProcess):
    (ada,) = await seat_all(place, 1, game="word-roller")
    for number in range(1, 7):
        await ada.until_round(number)
        await ada.move("pass")
    await ada.until(lambda state: state["phase"] == "over")
    await ask(ada, ada.table)
    await reviews(place).finish()
    card = await look(Client(place), ada.hello["link"])
    found = msgspec.json.decode(msgspec.json.encode(card["review"]), type=Review)
    assert (card["state"], found.seats) == ("ready", ())
    (seat,) = part_of(found).seats
    assert [turn.occasions[0].own for turn in seat.turns] == [None] * 6
    assert seat.left_known > 0
    kept = msgspec.json.decode((await ada.get(f"/api/tables/{ada.hello['link']}/record")).content, type=Record)
    typed = review(read_typed(as_typed(kept)))  # tests/review/test_typed_words.py holds it to the file
    assert part_of(found) == typed.part
    # Alone, the result is placed among the bots' games: nothing written is worse than all of them.
    assert [(each.level, each.below) for each in found.standings[0]] == [("gentle", 0), ("steady", 0), ("sharp", 0)]


async def test_the_review_of_a_challenge_waits_until_its_dice_are_open(place: InProcess):
    mira, stranger = Client(place), Client(place)
    today = (await mira.get("/api/today")).json()["games"]
    card = next(day["card"] for day in today if day["card"]["game"] == "splitter")
    body = {"name": "Mira", "pencil": "sky"}
    opened = (await mira.post(f"/api/challenges/{card['id']}/play", body)).json()
    await mira.connect(opened["table"])
    await mira.ask("start")
    await play_on([mira])
    for client in (mira, stranger):
        assert (await ask(client, opened["table"]))["code"] == "still-sealed"
        assert (await look(client, opened["table"]))["code"] == "still-sealed"
    await place.clock.turn(DAY)
    assert "state" in await look(stranger, mira.hello["link"])


async def test_a_race_is_reviewed_by_its_finds(tmp_path: Path):
    hang_pictures(tmp_path / "pictures", "circus")  # before the server looks for its pictures
    async with in_process(tmp_path) as place:
        (ada,) = await seat_all(place, 1, game="difference", options={"mode": "solo", "length": 2})
        for left in (2, 1):
            while ada.state["view"]["phase"] != "play":
                await place.clock.turn(100)
                await ada.ask("ping")
            assert (await ask(ada, ada.table))["code"] == "not-over"
            await place.clock.turn(4000 * left)
            state = (await place.registry.find(ada.table)).table.state
            await ada.move(to_text(answers.right(state, 0)))
        await ada.until(lambda state: state["phase"] == "over")
        assert (await ask(ada, ada.table))["state"] == "making"
        await reviews(place).finish()
        link = ada.hello["link"]
        card = await look(Client(place), link)
        kept = msgspec.json.decode((await ada.get(f"/api/tables/{link}/record")).content, type=Record)
        made = msgspec.convert(card["review"], Review)
        finds = part_of(made)
        assert finds == review(from_record(GAMES["difference"], kept)).part
        assert [find.seat for find in finds.finds] == [0, 0]
        looked = [find.times.looking // 1000 for find in finds.finds]
        assert looked == [8, 5]  # the second while the first was shown
        picture = await Client(place).get(f"/api/tables/{link}/pictures/{finds.picture}")
        assert picture.status_code == 200


async def test_games_without_a_review_and_games_ended_early_are_refused(place: InProcess):
    (ada,) = await seat_all(place, 1)
    await play_on([ada], rounds=3)
    await ada.ask("end")
    refused = await ada.post(f"/api/tables/{ada.table}/review", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "ended-early")
    (bo,) = await seat_all(place, 1, game="word-roller")
    await bo.ask("end")
    assert (await ask(bo, bo.table))["code"] in ("ended-early", "no-review")
    assert (await ask(bo, "NONE99"))["code"] == "no-table"
