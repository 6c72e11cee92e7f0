"""Bots, clocks and away limits of a table run on one node at a time, which knows who is connected at the others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.nodes import attendance
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import BotSeat, OpenTable, SitDown
from rollwright.server.socket.sender import Sender
from rollwright.server.store.leases import GONE
from rollwright.server.store.postgres import PostgresStore
from rollwright.server.table import commands
from rollwright.server.table.events import Moved, StoodIn, decode
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import NEW, Session
from tests.server.turned import TurnedClock, add_shares, until

AWAY = 200_000  # milliseconds, more than the away limit


class Node(Registry):
    """A node with pages that nobody looks at."""

    turned: TurnedClock

    async def seat_page(self, table: str, holder: str) -> tuple[Session, Page]:
        session, page = await self.find(table), Page(holder, "en", Sender(_unread))
        await self.join(session, page, NEW)
        return session, page

    async def beat(self) -> None:
        await self.turned.turn(1000 * attendance.BEAT)

    async def die(self) -> None:
        """Go without a word: no beat, no bot, no clock."""
        assert self.attendance is not None
        task = vars(self.attendance)["_task"]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        vars(self)["_scheduler"].stop(self.sessions.values())


async def _unread(_: object) -> None: ...


@pytest.fixture
def hubs() -> tuple[MemoryFanout, MemoryFanout]:
    """The fan-out of each node."""
    return (hub := MemoryFanout()), hub


@pytest.fixture
async def nodes(database: str, tmp_path: Path, hubs: tuple[MemoryFanout, MemoryFanout]) -> AsyncIterator[list[Node]]:
    nodes: list[Node] = []
    for hub in hubs:
        store, clock = await PostgresStore.open(database), TurnedClock()
        node = Node(store, hub, Settings(pictures=tmp_path / "pictures", bot_delay=0), clock, leases=store)
        node.turned = clock
        assert node.attendance is not None
        await node.attendance.start()
        nodes.append(node)
    yield nodes
    for node in nodes:
        await node.close()
        await node.store.close()


async def seated(node: Node, people: int, bots: int = 0) -> str:
    table = await node.open(OpenTable("splitter", seats=people + bots, bots=(BotSeat("gentle"),) * bots), "opener")
    for seat in range(people):
        await node.sit(await node.find(table), f"holder {seat}", SitDown(f"Person {seat}"))
    session = await node.find(table)
    await node.writer.do(session, commands.Start("holder 0", "start", node.clock.now()))
    await add_shares(node, session)
    return table


async def log_of(node: Node, table: str) -> list[object]:
    return [decode(body) for body in await node.store.read(table)]


async def test_the_first_node_holds_the_lease_and_both_know_who_is_here(nodes: list[Node]):
    table = await seated(nodes[0], 3)
    near, near_page = await nodes[0].seat_page(table, "holder 0")
    await until(lambda: near.home)
    assert sorted(near.gone) == [1, 2]
    far, _ = await nodes[1].seat_page(table, "holder 1")
    await until(lambda: near.seats_here() == far.seats_here() == frozenset({0, 1}))
    assert near.home
    assert not far.home
    assert sorted(near.gone) == sorted(far.gone) == [2]
    nodes[0].part(near, near_page)
    await until(lambda: far.home)
    assert sorted(far.gone) == [0, 2]


async def test_each_bot_plays_once_however_many_nodes_look_on(nodes: list[Node]):
    table = await seated(nodes[0], 2, bots=2)
    sessions = [(await node.seat_page(table, f"holder {seat}"))[0] for seat, node in enumerate(nodes)]
    for number in range(1, 23):
        for seat, (node, session) in enumerate(zip(nodes, sessions, strict=True)):
            await until(lambda session=session, number=number: session.table.round == number)
            assert session.table.snapshot is not None
            choice = session.table.snapshot.choices(seat)[0]
            await node.writer.do(
                session, commands.MakeMove(f"holder {seat}", f"{number}", number, (choice, "done"), node.clock.now())
            )
        while not all(session.table.phase == "over" or session.table.round > number for session in sessions):
            for node in nodes:
                await node.turned.turn(1)
    moves = [event for event in await log_of(nodes[0], table) if isinstance(event, Moved)]
    assert len(moves) == 4 * 22
    assert sum(session.home for session in sessions) == 1


async def test_a_person_at_another_node_is_not_away_and_one_who_is_gone_is(nodes: list[Node]):
    table = await seated(nodes[0], 2)
    near, _ = await nodes[0].seat_page(table, "holder 0")
    far, far_page = await nodes[1].seat_page(table, "holder 1")
    await until(lambda: near.home and near.seats_here() == frozenset({0, 1}))
    await nodes[0].turned.turn(AWAY)
    assert not any(isinstance(event, StoodIn) for event in await log_of(nodes[0], table))
    nodes[1].part(far, far_page)
    await until(lambda: near.seats_here() == frozenset({0}))
    await nodes[0].turned.turn(AWAY)
    await until(lambda: near.table.chairs[1].sitting_in)
    await nodes[0].writer.commit.finish()  # every commit that is under way
    assert [event for event in await log_of(nodes[0], table) if isinstance(event, StoodIn)] == [StoodIn(1)]


async def test_another_node_takes_over_when_the_home_is_dead(nodes: list[Node], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(attendance, "LEASE", 0.2)
    dead, heir = nodes
    table = await seated(dead, 2, bots=1)
    await dead.seat_page(table, "holder 0")
    session, _ = await heir.seat_page(table, "holder 1")
    await until(lambda: session.seats_here() == frozenset({0, 1}))
    await dead.beat()
    await dead.die()
    async with asyncio.timeout(20):
        while not session.home:
            await heir.beat()
    assert session.seats_here() == frozenset(
        {1}
    )  # the person at the dead node is away until the page has dialled again
    await until(lambda: not session.bot_turns)
    assert any(isinstance(event, Moved) and event.bot for event in await log_of(heir, table))


async def test_a_node_that_was_given_up_for_dead_attends_anew(nodes: list[Node]):
    table = await seated(nodes[0], 2)
    near, _ = await nodes[0].seat_page(table, "holder 0")
    far, _ = await nodes[1].seat_page(table, "holder 1")
    await until(lambda: near.home and far.seats_here() == frozenset({0, 1}))
    store = nodes[0].store
    assert isinstance(store, PostgresStore)
    await store.fetch("TRUNCATE node, attendance, lease")  # as after a crash of the database
    for node in nodes:
        await node.beat()
    await until(lambda: near.seats_here() == far.seats_here() == frozenset({0, 1}) and near.home != far.home)


async def test_a_hint_that_was_lost_is_healed_by_the_slow_look(nodes: list[Node]):
    table = await seated(nodes[0], 1)
    session, _ = await nodes[0].seat_page(table, "holder 0")
    await until(lambda: session.home)
    event = nodes[1].writer.entry(table, session.table.seq + 1, Moved(0, ("write 3L4",), 5, "x"))
    await nodes[1].store.append([event])  # and nobody tells
    for _ in range(attendance.SLOW + 1):
        await nodes[0].beat()
    await until(lambda: session.table.seq == event.seq)


@pytest.mark.parametrize("hubs", [(MemoryFanout(up=False), MemoryFanout(up=False))], ids=["no notices"])
async def test_without_hints_a_node_looks_at_every_beat(nodes: list[Node]):
    table = await seated(nodes[0], 2)
    near, _ = await nodes[0].seat_page(table, "holder 0")
    far, _ = await nodes[1].seat_page(table, "holder 1")
    await until(lambda: near.home and far.home_known)
    await nodes[0].writer.do(near, commands.MakeMove("holder 0", "a", 1, ("write 3L4", "done"), 5))
    for node in nodes:
        await node.beat()
    await until(lambda: far.table.seq == near.table.seq and near.seats_here() == far.seats_here())


async def test_a_table_without_pages_is_read_anew_when_it_is_asked_for(nodes: list[Node]):
    table = await seated(nodes[0], 1)
    session = await nodes[0].find(table)
    event = nodes[1].writer.entry(table, session.table.seq + 1, Moved(0, ("write 3L4",), 5, "x"))
    await nodes[1].store.append([event])
    assert (await nodes[0].find(table)).table.seq == event.seq


async def test_a_lease_ends_by_the_clock_of_the_database(database: str):
    store = await PostgresStore.open(database)
    assert await store.renew("a", 60) == (False, ["a"])
    assert await store.renew("b", 60) == (False, ["a", "b"])
    (first,) = await store.attend("a", {"KITE27": (0b01, 5)}, ["KITE27"])
    assert (first.home, first.elsewhere, first.since) == ("a", 0, None)
    (second,) = await store.attend("b", {"KITE27": (0b10, 9)}, ["KITE27"])
    assert (second.home, second.elsewhere, second.since) == ("a", 0b01, 5)
    assert await store.renew("a", 0) == (True, ["b"])
    (third,) = await store.attend("b", {}, ["KITE27"])
    assert (third.home, third.elsewhere, third.since) == ("b", 0, None)
    await store.attend("b", {"KITE27": (GONE, 0)}, [])
    (none,) = await store.attend("c", {}, ["KITE27"])
    assert none.home is None
    await store.close()
