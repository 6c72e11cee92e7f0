"""Every request may be sent again after a lost answer: it is answered again and applied once (docs/protocol.md)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.socket.messages import TableState
from rollwright.server.table import opener
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def lose_the_answer(client: Client) -> None:
    """The line breaks before the answer arrives; the page comes back."""
    await client.leave_line()
    await client.connect(client.table)


async def twice(client: Client, kind: str, **fields: Any) -> tuple[TableState, TableState]:
    """Send a request, lose its answer, send it again; return the state of the table after each."""
    first = await client.ask(kind, "same", **fields)
    assert first["type"] == "update", first
    await lose_the_answer(client)
    before = client.shown
    again = await client.ask(kind, "same", **fields)
    assert again["type"] == "update", again
    return before, client.shown


async def seated(place: InProcess, game: str = "splitter") -> tuple[Client, Client]:
    clients = Client(place), Client(place)
    table = await clients[0].open(3, game=game)
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}")
        await client.connect(table)
    return clients


async def test_a_start(place: InProcess):
    first, second = await seated(place)
    before, after = await twice(first, "start")
    assert before == after
    assert (await second.ask("start", "same"))["code"] == "already-started"  # another browser's request is another one
    assert (await first.ask("start", "other"))["code"] == "already-started"


async def test_leaving_before_the_start(place: InProcess):
    first, second = await seated(place)
    before, after = await twice(first, "leave")
    assert before == after
    assert first.me is None
    await second.ask("ping")
    assert [seat.get("name", "") for seat in second.state["seats"]] == ["", "Person 1", ""]
    assert (await first.ask("leave", "other"))["code"] == "not-seated"


async def test_leaving_before_a_start_that_comes_first(place: InProcess):
    """The game has begun without the person before the request comes again."""
    first, second = await seated(place)
    assert (await second.ask("leave", "same"))["type"] == "update"
    await first.ask("start")
    assert (await second.ask("leave", "same"))["type"] == "update"


async def test_leaving_during_the_game(place: InProcess):
    """The page that came back in between has its seat again, so that leaving again lets a bot sit in again."""
    first, second = await seat_all(place, 2)
    await twice(first, "leave")
    await second.until(lambda state: state["seats"][0].get("sitting_in"))
    assert (await first.ask("leave", "same"))["type"] == "update"
    assert second.state["seats"][0]["sitting_in"]


async def test_a_bot_that_is_seated(place: InProcess):
    first, _ = await seated(place)
    before, after = await twice(first, "seat-bot", seat=2, level="gentle")
    assert before == after
    assert (await first.ask("start"))["type"] == "update"
    again = await first.ask("seat-bot", "same", seat=2, level="gentle")  # the game has started since
    assert again["type"] == "update"


async def test_a_bot_that_is_sent_away(place: InProcess):
    first, second = await seated(place)
    await first.ask("seat-bot", seat=2, level="gentle")
    before, after = await twice(first, "seat-bot", seat=2, level=None)
    assert before == after
    await second.ask("seat-bot", seat=2, level="sharp")
    await first.ask("seat-bot", "same", seat=2, level=None)
    assert second.state["seats"][2]["bot"] == "sharp"  # the old request does not send the new bot away


async def test_a_handicap(place: InProcess):
    first, second = await seated(place, "difference")
    before, after = await twice(first, "handicap", seat=1, handicap=True)
    assert before == after
    await second.ask("handicap", seat=1, handicap=False)
    await first.ask("handicap", "same", seat=1, handicap=True)
    assert not second.state["seats"][1].get("handicap")


async def test_a_bot_that_is_not_there_is_sent_away(place: InProcess):
    """It changes nothing, so the same request changes nothing later either."""
    first, second = await seated(place)
    before, after = await twice(first, "seat-bot", seat=2, level=None)
    assert before == after
    await second.ask("seat-bot", seat=2, level="sharp")
    await first.ask("seat-bot", "same", seat=2, level=None)
    assert second.state["seats"][2]["bot"] == "sharp"


async def test_a_handicap_that_is_set_already(place: InProcess):
    """It changes nothing, so the same request changes nothing later either."""
    first, second = await seated(place, "difference")
    before, after = await twice(first, "handicap", seat=1, handicap=False)
    assert before == after
    await second.ask("handicap", seat=1, handicap=True)
    await first.ask("handicap", "same", seat=1, handicap=False)
    assert second.state["seats"][1]["handicap"]


async def test_paper(place: InProcess):
    first, second = await seated(place)
    before, after = await twice(first, "paper", paper=True)
    assert before == after
    await first.ask("paper", "other", paper=False)
    await first.ask("paper", "same", paper=True)
    await second.ask("ping")
    assert not second.state["seats"][0].get("paper")


async def test_a_move(place: InProcess):
    first, _ = await seat_all(place, 2)
    await first.move("write 3L4", name="same")
    await lose_the_answer(first)
    again = await first.move("write 3L4", name="same")
    assert again == {"type": "update", "patch": [], "answers": ["same"]}


async def test_another_game(place: InProcess):
    (client,) = await seat_all(place, 1)
    await play_on([client])
    before, after = await twice(client, "again")
    assert before == after


async def test_requests_are_recognised_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, _ = await seated(place)
        await first.ask("start", "same")
    async with in_process(tmp_path) as place:
        back = Client(place, token=first.token)
        await back.connect(first.table)
        assert (await back.ask("start", "same"))["type"] == "update"


@pytest.mark.parametrize("name", ["", "x" * 65])
@pytest.mark.parametrize("kind", ["start", "leave"])
async def test_an_id_by_which_nothing_can_be_recognised_is_refused(place: InProcess, kind: str, name: str):
    first, _ = await seated(place)
    refused = first.expect(name[:64])
    await first.send(f'{{"type": "{kind}", "id": "{name}"}}')
    assert (await refused)["code"] == "bad-id"


async def test_opening_a_table(place: InProcess):
    """Three taps on a slow line, and one more after a restart of the node's memory: one table."""
    client, other = Client(place), Client(place)
    await client.get("/api/games")  # the cookie comes with the first answer
    wish = {"game": "splitter", "seats": 2, "id": "tap"}
    answers = await asyncio.gather(*(client.post("/api/tables", wish) for _ in range(3)))
    place.registry.sessions.clear()
    answers.append(await client.post("/api/tables", wish))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["link"] for answer in answers}) == 1
    others = await other.post("/api/tables", wish), await client.post("/api/tables", wish | {"id": "second tap"})
    assert len({answer.json()["table"] for answer in (answers[0], *others)}) == 3
    assert (await client.post("/api/tables", wish | {"id": "x" * 65})).status_code == 400


async def test_opening_a_table_under_a_code_that_is_taken(place: InProcess, monkeypatch: pytest.MonkeyPatch):
    client = Client(place)
    taken = await client.open()

    def code_for(_holder: str, _request: str, attempt: int) -> str:
        return "KITE27" if attempt else taken

    monkeypatch.setattr(opener, "code_for", code_for)
    wish = {"game": "splitter", "id": "tap"}
    first, again = await client.post("/api/tables", wish), await client.post("/api/tables", wish)
    assert first.json() == again.json()
    assert first.json()["table"] == "KITE27"


async def test_opening_a_table_under_a_code_that_was_released(place: InProcess, monkeypatch: pytest.MonkeyPatch):
    """All codes of the request are taken by others, so the table gets one of a table long ended."""
    client, free = Client(place), iter(["KITE27", "KITE28", "KITE29", "KITE30"])
    taken, released = await client.open(), list[str]()

    def code_for(_holder: str, _request: str, _attempt: int) -> str:
        return taken

    async def release(_ended: int, _unused: int, _limit: int) -> list[str]:
        released.append(next(free))
        return released[-1:]

    monkeypatch.setattr(opener, "code_for", code_for)
    monkeypatch.setattr(place.registry.store, "release", release)
    wish = {"game": "splitter", "id": "tap"}
    answers = await asyncio.gather(*(client.post("/api/tables", wish) for _ in range(3)))
    place.registry.sessions.clear()
    answers.append(await client.post("/api/tables", wish))
    assert {answer.json()["table"] for answer in answers} == {"KITE27"}
    assert released == ["KITE27"]
    other = await client.post("/api/tables", wish | {"id": "second tap"})
    assert other.json()["table"] == "KITE28"
