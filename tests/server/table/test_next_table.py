"""The same people go on at another table: they are invited, nobody is pulled along, and the start waits for them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.table import registry
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def _played(place: InProcess, people: int = 3) -> list[Client]:
    """Return people who have just finished a game, each with words for the dice."""
    clients = [Client(place) for _ in range(people)]
    table = await clients[0].open(people)
    for number, client in enumerate(clients):
        await client.post(f"/api/tables/{table}/seats", {"name": f"Person {number}", "words": f"words {number}"})
        await client.connect(table)
    await clients[0].ask("start")
    await play_on(clients)
    return clients


async def test_chairs_are_kept_for_those_who_are_here_until_they_come(place: InProcess):
    first, second, third = await _played(place)
    await third.leave_line()
    await second.ask("again")
    assert second.state["again_by"] == 1
    link = second.state["again"]

    await second.leave_line()
    await second.connect(link)
    seats = second.state["seats"]
    assert [(seat.get("name", ""), seat.get("words", "")) for seat in seats] == [
        ("Person 0", "words 0"),
        ("Person 1", "words 1"),
        ("", ""),  # away when the table was laid: nobody waits for that person
    ]
    refused = await second.ask("start")
    assert [seat.get("kept", False) for seat in second.state["seats"]] == [True, False, False]
    assert (refused["code"], "Person 0" in refused["sentence"]) == ("still-reading", True)
    assert second.state["phase"] == "open"

    assert first.state["phase"] == "over"  # still reading
    await first.leave_line()
    await first.connect(link)
    assert (await first.ask("start"))["type"] == "update"
    assert first.state["phase"] != "open"


async def test_a_host_may_start_without_somebody_who_does_not_come(place: InProcess):
    first, second, third = await _played(place)
    await first.ask("again")
    link = first.state["again"]
    for client in (first, second):
        await client.leave_line()
        await client.connect(link)
    assert (await second.ask("start", without=True))["code"] == "not-host"
    assert (await first.ask("start"))["code"] == "still-reading"
    assert (await first.ask("start", without=True))["type"] == "update"
    assert [seat["name"] for seat in first.state["seats"]] == ["Person 0", "Person 1"]
    await third.leave_line()
    await third.connect(link)
    assert third.me is None


async def test_play_again_works_once_a_fault_is_over(place: InProcess, monkeypatch: pytest.MonkeyPatch):
    first, second = await _played(place, 2)
    session = place.registry.sessions[first.table]
    holder = session.table.chairs[0].holder

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(registry, "lay_next", fail)
        with pytest.raises(ZeroDivisionError):
            await place.registry.open_next_table(session, holder)
    assert (await second.ask("again"))["type"] == "update"
    assert second.state["again"]
