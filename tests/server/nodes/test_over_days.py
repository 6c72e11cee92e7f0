"""Games over days on several nodes: one of them acts when something is due, also where the other has died."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from rollwright.server.nodes import attendance
from rollwright.server.over_days import OverDays
from rollwright.server.socket.messages import OpenTable, SitDown, Way
from rollwright.server.table import commands
from rollwright.server.table.events import Moved
from rollwright.server.table.session import DAY
from tests.server.nodes.test_attendance import Node, hubs, log_of, nodes
from tests.server.turned import add_shares

__all__ = ["hubs", "nodes"]


async def left_alone(node: Node) -> str:
    """Start a game of two over days, with no page open anywhere."""
    table = await node.open(OpenTable("splitter", seats=2, way=Way(days=1)), "opener")
    session = await node.find(table)
    for seat in range(2):
        await node.sit(session, f"holder {seat}", SitDown(f"Person {seat}"))
    await node.writer.do(session, commands.Start("holder 0", "start", node.clock.now()))
    await add_shares(node, session)
    return table


@asynccontextmanager
async def looking_after(*some: Node) -> AsyncGenerator[None]:
    tasks = [asyncio.create_task(OverDays(node).run()) for node in some]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def moves_at(node: Node, table: str) -> list[Moved]:
    return [event for event in await log_of(node, table) if isinstance(event, Moved)]


async def turn_until_moved(table: str, some: list[Node], count: int) -> None:
    async with asyncio.timeout(20):
        while len(await moves_at(some[0], table)) < count:
            for node in some:
                await node.turned.turn(1000)


async def test_at_the_deadline_one_node_writes_for_everybody_once(nodes: list[Node], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(attendance, "BEAT", 60.0)  # a day has fewer of them
    monkeypatch.setattr(attendance, "LEASE", 60.0)
    table = await left_alone(nodes[0])
    async with looking_after(*nodes):
        for node in nodes:
            await node.turned.turn(DAY - 1000)
        assert await moves_at(nodes[0], table) == []
        await turn_until_moved(table, nodes, 2)
        for node in nodes:
            await node.turned.turn(60_000)
        assert [move.seat for move in await moves_at(nodes[0], table)] in ([0, 1], [1, 0])


async def test_another_node_goes_on_when_the_one_that_started_the_game_is_dead(
    nodes: list[Node],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(attendance, "LEASE", 0.2)
    dead, heir = nodes
    async with looking_after(heir):
        table = await left_alone(dead)
        await dead.die()
        monkeypatch.setattr(attendance, "BEAT", 60.0)  # a day has fewer of them
        await heir.turned.turn(DAY)
        monkeypatch.setattr(attendance, "BEAT", 1.0)
        await turn_until_moved(table, [heir], 2)
