"""Messages by web push are fair: receivers that never answer keep nobody else waiting, and are given up."""

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest

from rollwright.server.limits.recent import Recent
from rollwright.server.notify import messenger, push_address
from rollwright.server.notify.outbox import Outbox
from rollwright.server.site_settings import Site
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process
from tests.server.notify.receiver import receiver
from tests.server.notify.test_push import endless_service
from tests.server.turned import calm, until

NEAR = Site(local_push=True)


class Post:
    """An outbox whose messages are under way until a test lets them arrive."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.arrived: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.outbox = Outbox[str](self._send)

    async def _send(self, holder: str, message: str) -> None:
        self.sent.append(f"{holder}: {message}")
        await self.arrived[message].wait()


async def test_a_message_that_waits_is_replaced_by_a_newer_one():
    post = Post()
    for message in ("round 1", "round 2", "round 3"):
        post.outbox.put("Ada", ("T", 0), message)
        await calm()
    assert post.sent == ["Ada: round 1"]
    assert len(post.outbox) == 1
    post.arrived["round 1"].set()
    await calm()
    assert post.sent == ["Ada: round 1", "Ada: round 3"]
    await post.outbox.close()


async def test_a_holder_has_one_message_under_way_and_keeps_no_other_waiting():
    post = Post()
    for table in "RSTU":
        post.outbox.put("Eve", (table, 0), table)
    post.outbox.put("Ada", ("R", 1), "for Ada")
    await calm()
    assert post.sent == ["Eve: R", "Ada: for Ada"]
    await post.outbox.close()


async def test_a_message_is_taken_back_once_the_seat_has_moved_or_has_another_holder():
    post = Post()
    post.outbox.put("Ada", ("S", 0), "first")
    await calm()
    for seat in range(3):
        post.outbox.put("Ada", ("T", seat), f"seat {seat}")
    post.outbox.take_back(("T", 0))
    post.outbox.take_back(("T", 7))  # nothing waits for it
    post.outbox.put("Ben", ("T", 1), "now Ben's")
    for message in ("first", "seat 2"):
        post.arrived[message].set()
    await calm()
    assert post.sent == ["Ada: first", "Ben: now Ben's", "Ada: seat 2"]
    await post.outbox.close()


def test_the_value_set_longest_ago_is_forgotten_first():
    recent = Recent[int](2)
    for name, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent[name] = value
    assert (recent.get("a"), recent.get("b"), recent.get("c"), len(recent)) == (3, None, 4, 2)


async def _table_of(place: InProcess, *people: Client) -> str:
    """Lay a table over days, at which everybody has gone home and it is everybody's move."""
    table = await people[0].open(seats=len(people), way={"days": 2})
    for number, person in enumerate(people):
        await person.sit(table, f"Person {number}")
    for person in people:
        await person.connect(table)
    await people[0].ask("start")
    for person in people:
        await person.leave_line()
    return table


async def _write(table: str, *people: Client) -> None:
    for person in people:
        await person.connect(table)
        await person.write_anything()
        await person.leave_line()


async def test_receivers_that_never_answer_keep_nobody_elses_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Eve is told at two tables, which used to take all places there are."""
    monkeypatch.setattr(messenger, "AT_ONCE", 2)
    monkeypatch.setattr(push_address, "WITHIN", 1000)
    with receiver() as service:
        async with endless_service() as (port, reached), in_process(tmp_path, site=NEAR) as place:
            eve, ben, cem = (Client(place) for _ in range(3))
            tables = [await _table_of(place, *people) for people in ((eve, cem), (eve, cem), (ben, cem))]
            for number in range(10):
                wish = service.wish | {"endpoint": f"http://127.0.0.1:{port}/{number}"}
                assert (await eve.post("/api/me/push", wish)).status_code == 201
            await ben.post("/api/me/push", service.wish)
            for table in tables[:2]:
                await _write(table, eve, cem)
            async with asyncio.timeout(20):
                await reached.wait()
            await _write(tables[2], ben, cem)
            await until(lambda: not service.arrived.empty())
            assert service.next()[1]["tag"] == tables[2]


async def test_a_receiver_that_keeps_failing_is_left_alone_and_then_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(messenger, "FAILURES", 3)
    with receiver() as service:
        async with in_process(tmp_path, site=NEAR) as place:
            ada, ben = Client(place), Client(place)
            table = await _table_of(place, ada, ben)
            await ada.post("/api/me/push", service.wish)
            store, holder = place.registry.store, place.registry.sessions[table].table.chairs[0].holder

            async def knocks(status: int) -> int:
                service.status = status
                await _write(table, ada, ben)
                await asyncio.gather(*_work())
                return service.arrived.qsize()

            assert [await knocks(500), await knocks(500)] == [1, 1]  # at once after a failure it is not asked
            await place.clock.turn(60_000)
            assert await knocks(201) == 2  # what went before is forgotten
            assert await knocks(500) == 3
            for rest in (60_000, 120_000):
                assert len(await store.notifications.subscriptions(holder)) == 1
                await place.clock.turn(rest)
                await knocks(500)
            assert service.arrived.qsize() == 5
            assert await store.notifications.subscriptions(holder) == []


def _work() -> list["asyncio.Task[None]"]:
    """Return the tasks that send messages."""
    return [task for task in asyncio.all_tasks() if "Outbox._work" in repr(task.get_coro())]
