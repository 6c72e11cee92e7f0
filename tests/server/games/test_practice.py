"""Practice: a round of a finished game played once more is weighed, nothing is kept, and no running game is told."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")

ROUND = 5


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def look(client: Client, table: str, seat: int = 0, number: int = ROUND) -> Any:
    return (await client.get(f"/api/tables/{table}/practice?seat={seat}&round={number}")).json()


async def answer(client: Client, table: str, *actions: str, seat: int = 0, number: int = ROUND) -> Any:
    body = {"seat": seat, "round": number, "actions": list(actions)}
    return await client.post(f"/api/tables/{table}/practice", body)


async def practise(client: Client, table: str, number: int, *actions: str) -> Any:
    answered = await answer(client, table, *actions, seat=1, number=number)
    assert answered.status_code == 200, answered.text
    return answered.json()


async def costly_round(client: Client, table: str) -> int:
    """Return a round in which the first choice is not as good as the best."""
    for number in range(ROUND, 22):
        first = (await look(client, table, 1, number))["hello"]["state"]["choices"][0]
        if not (await practise(client, table, number, first, "done"))["solved"]:
            return number
    raise AssertionError("no choice cost anything")


async def finished(place: InProcess, people: int = 1) -> list[Client]:
    clients = await seat_all(place, people)
    await play_on(clients)
    return clients


async def test_a_wrong_choice_is_told_its_cost_and_the_better_one_solves_it(place: InProcess):
    ada, _ = await finished(place, 2)
    log = await place.registry.writer.read(ada.table)
    steps = (await ada.get(f"/api/tables/{ada.table}/rounds")).json()
    stranger = Client(place, "fr")
    link = ada.hello["link"]
    number = await costly_round(stranger, link)
    card = await look(stranger, link, 1, number)
    view = card["hello"]["state"]["view"]
    assert (card["round"], view["round"], view["dice"]) == (number, number, steps[number - 1]["dice"])
    assert [sheet["ink"] for sheet in view["sheets"]] == [steps[number - 2]["view"]["sheets"][1]["ink"]]
    assert (card["hello"]["table"], card["hello"]["link"], card["hello"]["me"]) == (ada.table, "", 0)

    first = card["hello"]["state"]["choices"][0]
    begun = await practise(stranger, link, number, first)
    assert (begun["lesson"], begun["solved"], begun["choices"][-3:]) == (None, False, ["swap", "undo", "done"])
    wrong = await practise(stranger, link, number, first, "undo", first, "done")
    assert (wrong["solved"], wrong["choices"]) == (False, [])
    assert wrong["lesson"]["loss"] >= 0.25
    assert all("choix" in sentence for sentence in wrong["lesson"]["why"])
    assert wrong["lesson"]["why"]
    assert wrong["view"] == begun["view"], "no roll after this round is told"
    assert wrong["own"][0][0] in first or wrong["own"][1][0] in first

    better = wrong["lesson"]["better"][0][0]
    right = await practise(stranger, link, number, f"write {better}", "done")
    assert (right["solved"], right["lesson"]["loss"], right["lesson"]["better"]) == (True, 0, [])
    assert sorted(right["own"]) == sorted(wrong["lesson"]["better"])

    assert await place.registry.writer.read(ada.table) == log
    assert (await stranger.get("/api/me/finished")).json()["tables"] == []
    assert (await stranger.get("/api/me/tables")).json() == []


async def test_an_answer_against_the_rules_is_refused(place: InProcess):
    (ada,) = await finished(place)
    (first, *_) = (await look(ada, ada.table))["hello"]["state"]["choices"]
    refusals = {
        ("done",): "nothing-written",
        ("write 9Z9",): "unknown-cell",
        ("fly",): "unknown-action",
        (first, first): "already-there",
        (first, "done", "undo"): "already-done",
        ("undo",) * 401: "bad-message",
    }
    for actions, code in refusals.items():
        assert (await answer(ada, ada.table, *actions)).json()["code"] == code
    assert (await look(ada, ada.table, number=0))["code"] == "no-such-round"
    assert (await answer(ada, ada.table, number=23)).json()["code"] == "no-such-round"
    assert (await look(ada, ada.table, seat=1))["code"] == "no-seat"
    assert (await answer(ada, ada.table, seat=-1)).json()["code"] == "no-seat"
    assert (await look(ada, "NONE99"))["code"] == "no-table"
    assert (await answer(ada, "NONE99")).json()["code"] == "no-table"


async def test_a_running_game_is_not_told_to_anybody(place: InProcess):
    """Everybody gets the same bytes, before a hidden stroke, after it, and in every round."""
    ada, ben = await seat_all(place, 2)
    await play_on([ada, ben], rounds=2)
    told: set[str] = set()
    for _ in range(2):
        for client in (ada, ben, Client(place)):
            for number in (1, 2, 3):
                told.add(str(await look(client, ada.hello["link"], number=number)))
                answered = await answer(client, ada.hello["link"], "write 2L5", "done", number=number)
                assert answered.status_code == 409
                told.add(str(answered.json()))
        await ben.move(ben.state["choices"][0])
    assert len(told) == 1
    assert "not-over" in told.pop()


async def test_the_dice_of_a_challenge_stay_sealed(place: InProcess):
    mira = Client(place)
    today = (await mira.get("/api/today")).json()["games"]
    card = next(day["card"] for day in today if day["card"]["game"] == "splitter")
    opened = (await mira.post(f"/api/challenges/{card['id']}/play", {"name": "Mira", "pencil": "sky"})).json()
    await mira.connect(opened["table"])
    await mira.ask("start")
    await play_on([mira])
    for client in (mira, Client(place)):
        assert (await look(client, mira.hello["link"]))["code"] == "still-sealed"
        assert (await answer(client, mira.hello["link"], "done")).json()["code"] == "still-sealed"


async def test_a_game_that_cannot_be_weighed_and_one_ended_early_are_refused(
    place: InProcess, monkeypatch: pytest.MonkeyPatch
):
    (ada,) = await seat_all(place, 1)
    await play_on([ada], rounds=2)
    await ada.ask("end")
    assert (await look(ada, ada.table))["code"] == "ended-early"
    (bo,) = await finished(place)
    monkeypatch.setattr("rollwright.review.choice.REVIEWERS", {})
    assert (await look(bo, bo.table))["code"] == "no-practice"
