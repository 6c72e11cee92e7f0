"""A series of games at one table: a running tally, and a winner at the end."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.games.test_hints import table_of
from tests.server.in_process import InProcess, in_process


async def play_to_the_end(client: Client, place: InProcess) -> None:
    """Play one game against a bot to its end: the person leaves, and the bots do the rest."""
    while client.state["phase"] == "playing":
        number = client.round
        await client.ask("hurry", seat=client.me)
        while client.round == number and client.state["phase"] == "playing":
            await place.clock.turn(5_000)


async def next_game(client: Client) -> None:
    await client.ask("again")
    table = client.state["again"]
    await client.leave_line()
    await client.connect(table)
    await client.ask("start")
    await client.until(lambda state: state["phase"] == "playing")


@pytest.mark.parametrize("best_of", [False, True])
async def test_a_series_counts_its_games_and_names_its_winner(tmp_path: Path, best_of: bool):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        way: dict[str, Any] = {"games": 2, "best_of": True} if best_of else {"games": 2}
        table = await ada.open(2, ["gentle"], game="make-a-difference", way=way)
        await ada.sit(table, "Ada")
        await ada.connect(table)
        assert ada.state["series"] == {
            "games": 2, "best_of": best_of, "game": 1, "over": False, "lines": [], "winners": [],
        }  # fmt: skip
        await ada.ask("start")
        await play_to_the_end(ada, place)
        first = ada.state["series"]
        assert (first["game"], first["over"], first["winners"]) == (1, False, [])
        assert len(first["lines"]) == 2
        await next_game(ada)
        assert ada.state["series"]["game"] == 2
        await play_to_the_end(ada, place)
        last = ada.state["series"]
        assert (last["game"], last["over"]) == (2, True)
        merit = "wins" if best_of else "points"
        assert last["lines"][0][merit] == max(line[merit] for line in last["lines"])
        assert last["winners"][0] == last["lines"][0]["name"]
        await ada.close()


async def test_a_series_of_one_or_of_ten_or_alone_is_refused(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        for seats, way in ((2, {"games": 1}), (2, {"games": 10}), (1, {"games": 3}), (2, {"best_of": True})):
            answer = await ada.post("/api/tables", {"game": "splitter", "seats": seats, "way": way})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-series")
        (alone,) = await table_of(place, 1)
        assert alone.state["series"] is None
        for client in (ada, alone):
            await client.close()
