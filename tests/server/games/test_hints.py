"""Hints at a table: who may ask, what is told, and that each one is marked in the log and in the result."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright import games
from rollwright.bots.hints import can_hint, hint
from rollwright.core import Move, begin, is_awaited, parse, read_options, step
from rollwright.server.table.events import Hinted
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

GAMES = ("splitter", "make-a-difference", "hexroller", "word-roller")


async def table_of(place: InProcess, people: int, **more: Any) -> list[Client]:
    clients = [Client(place) for _ in range(people)]
    table = await clients[0].open(people, **more)
    for number, client in enumerate(clients):
        await client.sit(table, f"P{number}")
        await client.connect(table)
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda state: state["phase"] == "playing")
    return clients


async def ask_hint(client: Client, name: str = "h", **more: Any) -> Any:
    return await client.post(f"/api/tables/{client.table}/hint", {"id": name, **more})


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_alone_gets_a_hint_that_can_be_played_and_is_marked_once(tmp_path: Path, game: str):
    async with in_process(tmp_path) as place:
        (ada,) = await table_of(place, 1, game=game)
        assert ada.state["hints"] is True
        advice = (await ask_hint(ada, "1")).json()["advice"]
        again = (await ask_hint(ada, "2")).json()["advice"]
        assert advice == again
        await ada.until(lambda state: state["seats"][0].get("hints") == 1)
        session = await place.registry.find(ada.table)
        noted = session.table.hints
        assert [(each.seat, each.round, each.cells) for each in noted] == [(0, 1, tuple(advice["cells"]))]
        log = await place.registry.writer.read(ada.table)
        assert sum(isinstance(event, Hinted) for event in log) == 1
        await ada.close()


async def test_hints_are_off_among_several_people_unless_the_table_allows_them(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await table_of(place, 2)
        assert ada.state["hints"] is False
        answer = await ask_hint(ada)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")
        agreed = await table_of(place, 2, way={"hints": True})
        answer = await ask_hint(agreed[1])
        assert answer.json()["advice"]["cells"]
        await agreed[0].until(lambda state: state["seats"][1].get("hints") == 1)
        (alone,) = await table_of(place, 1, way={"hints": False})
        answer = await ask_hint(alone)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")
        for client in (ada, ben, *agreed, alone):
            await client.close()


async def test_no_hint_for_another_seat_a_spectator_before_the_start_after_done_or_after_the_end(tmp_path: Path):
    async with in_process(tmp_path) as place:
        early = Client(place)
        table = await early.open(1)
        await early.sit(table, "Early")
        answer = await early.post(f"/api/tables/{table}/hint", {"id": "1"})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-started")
        ada, ben = await table_of(place, 2, way={"hints": True})
        session = await place.registry.find(ada.table)
        before = session.table.seq
        stranger = Client(place)
        answer = await stranger.post(f"/api/tables/{ada.table}/hint", {"id": "1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        answer = await ask_hint(ada, seat=1)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        answer = await ada.post(f"/api/tables/{ada.table}/hint", {"id": ""})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-id")
        assert session.table.seq == before
        await ada.write_anything()
        answer = await ask_hint(ada)
        assert (answer.status_code, answer.json()["code"]) == (409, "hint-after-done")
        await ada.ask("end")
        answer = await ask_hint(ada)
        assert (answer.status_code, answer.json()["code"]) == (409, "game-over")
        assert not session.table.hints
        for client in (early, ada, ben, stranger):
            await client.close()


async def test_the_record_says_how_many_hints_each_seat_took_and_still_verifies(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await table_of(place, 2, way={"hints": True})
        await ask_hint(ben, "1")
        while ada.state["phase"] == "playing":
            number = ada.round
            for client in (ada, ben):
                await client.until_round(number)
                await client.write_anything()
            await ada.until(lambda state, number=number: state["phase"] == "over" or state["view"]["round"] > number)
        kept = (await ada.get(f"/api/tables/{ada.table}/record")).json()
        assert kept["hints"] == [0, 1]
        for client in (ada, ben):
            await client.close()


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller"])
def test_a_hint_ignores_the_own_pencil_and_the_secrets_of_others(game: str):
    rules = games.find(game)
    options, random = read_options(rules, {}), Random(5)
    state = begin(rules, options, ("Ada", "Ben"), "seed")
    told = hint(rules, options, state, 0)
    assert told is not None
    assert len(told.cells) == len(told.figures) > 0
    for seat in (1, 0):
        for _ in range(2):
            choices = [choice for choice in rules.legal(state, seat) if choice != parse(rules, "done")]
            state = step(rules, state, Move(seat, random.choice(choices)))
        assert hint(rules, options, state, 0) == told


def test_a_bot_gives_no_hint_to_a_seat_that_is_done():
    assert all(can_hint(games.find(game)) for game in (*GAMES, "difference"))
    rules = games.find("splitter")
    state = begin(rules, read_options(rules, {}), ("Ada", "Ben"), "seed")
    for action in (rules.legal(state, 0)[0], parse(rules, "done")):
        state = step(rules, state, Move(0, action))
    assert not is_awaited(rules, state, 0)
    assert hint(rules, read_options(rules, {}), state, 0) is None
