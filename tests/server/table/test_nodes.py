"""Any node serves any table: two of them share a log, and neither owns anything."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from rollwright.core import Broken, StaleMove
from rollwright.server.clock import Clock
from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import OpenTable, SitDown
from rollwright.server.socket.sender import Sender
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import commands
from rollwright.server.table.events import Chair, Opened, Sat, decode
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table, fold
from rollwright.terminal.network.patch import read_message
from tests.server.turned import add_shares, until
from tests.server.wire import Reader


class DeafHub:
    """A fan-out that loses every hint."""

    def tell(self, table: str, seq: int) -> None:
        pass

    def listen(self, listener: Callable[[str, int], None]) -> Callable[[], None]:
        return lambda: None

    def watch(self, watcher: Callable[[], None]) -> None:
        pass


@pytest.fixture
def hub() -> Fanout:
    return MemoryFanout()


@pytest.fixture
async def nodes(hub: Fanout, tmp_path: Path) -> AsyncIterator[list[Registry]]:
    settings = Settings(pictures=tmp_path / "pictures", bot_delay=0)
    nodes = [Registry(await SqliteStore.open(tmp_path / "tables.sqlite"), hub, settings, Clock()) for _ in range(2)]
    yield nodes
    for node in nodes:
        await node.close()
        await node.store.close()


def holder(seat: int) -> str:
    return f"holder {seat}"


async def move(node: Registry, session: Session, seat: int, name: str, number: int, *actions: str) -> None:
    await node.writer.do(session, commands.MakeMove(holder(seat), name, number, actions, session.table.started_at + 1))


async def write(node: Registry, name: str, seat: int, request: str) -> None:
    """Write for a seat in whatever round it is, at one node."""
    session = await node.find(name)
    number, choices = await node.writer.look(
        session, lambda table: (table.round, table.snapshot.choices(seat) if table.snapshot else ())
    )
    if choices:
        await move(node, session, seat, request, number, choices[0], "done")


async def seated(nodes: list[Registry], seats: int) -> str:
    name = await nodes[0].open(OpenTable("splitter", seats=seats), "opener")
    for seat in range(seats):
        node = nodes[seat % 2]
        await node.sit(await node.find(name), holder(seat), SitDown(f"Person {seat}"))
    session = await nodes[0].find(name)
    await nodes[0].writer.do(session, commands.Start(holder(0), "start", 1000))
    await add_shares(nodes[0], session)
    return name


async def test_seats_spread_over_two_nodes_write_in_the_same_moment(nodes: list[Registry]):
    name = await seated(nodes, 6)
    for number in range(22):
        await asyncio.gather(*(write(nodes[seat % 2], name, seat, f"{number}-{seat}") for seat in range(6)))
    kept = fold(name, [decode(body) for body in await nodes[0].store.read(name)])
    assert kept.phase == "over"
    assert len(kept.answered) == 1 + 22 * 6  # the start, and every move


@pytest.mark.parametrize("hub", [MemoryFanout(), DeafHub()])
async def test_one_move_sent_to_both_nodes_is_applied_once(nodes: list[Registry]):
    name = await seated(nodes, 2)
    await asyncio.gather(*(write(node, name, 0, "same") for node in nodes))
    events = [decode(body) for body in await nodes[0].store.read(name)]
    assert len([event for event in events if getattr(event, "id", "") == "same"]) == 1


@pytest.mark.parametrize("hub", [MemoryFanout(), DeafHub()])
async def test_two_people_who_take_one_seat_at_two_nodes_cannot_both_have_it(nodes: list[Registry]):
    name = await nodes[0].open(OpenTable("splitter", seats=1), "opener")
    sessions = [await node.find(name) for node in nodes]
    outcomes = await asyncio.gather(
        *(
            node.sit(session, f"rival {number}", SitDown("Rival", seat=0))
            for number, (node, session) in enumerate(zip(nodes, sessions, strict=True))
        ),
        return_exceptions=True,
    )
    assert sorted(str(outcome) for outcome in outcomes) == ["0", "seat-taken"]


async def test_a_page_at_one_node_sees_what_happens_at_the_other(nodes: list[Registry]):
    name = await seated(nodes, 2)
    frames: list[str] = []

    async def send(message: dict[str, str]) -> None:
        frames.append(message["text"])

    page = Page("nobody", "en", Sender(send))
    await nodes[1].join(await nodes[1].find(name), page)
    await write(nodes[0], name, 0, "a")
    await until(lambda: len(frames) >= 2)
    reader = Reader()
    reader.take(read_message(frames[0]))
    assert reader.named(frames[1])["patch"]["view.sheets.0.done"] is True


async def test_a_table_that_cannot_be_shown_does_not_hold_up_the_others(
    nodes: list[Registry], monkeypatch: pytest.MonkeyPatch
):
    node = nodes[0]
    spoilt, sound = [await seated([node, node], 2) for _ in range(2)]
    session = await node.find(spoilt)

    def fail() -> None:
        raise ValueError

    monkeypatch.setattr(session.broadcast, "send", fail)
    async with asyncio.timeout(5):
        await asyncio.gather(write(node, spoilt, 0, "a"), write(node, sound, 0, "a"))
        assert await node.find(spoilt) is not session  # read anew from the log, which has the move
        await write(node, spoilt, 1, "b")
    for name, requests in ((spoilt, 3), (sound, 2)):
        assert len(fold(name, [decode(body) for body in await node.store.read(name)]).answered) == requests


async def test_a_writer_that_stumbles_while_reading_hears_of_it_alone(nodes: list[Registry]):
    node = nodes[0]
    name = await seated([node, node], 2)
    session = await node.find(name)

    def stumble(_: Table) -> None:
        raise ValueError

    async with asyncio.timeout(5):
        outcomes = await asyncio.gather(
            node.writer.look(session, stumble), write(node, name, 0, "a"), return_exceptions=True
        )
    assert [type(outcome) for outcome in outcomes] == [ValueError, type(None)]
    assert await node.find(name) is session


@pytest.mark.parametrize("hub", [DeafHub()])
async def test_a_command_refused_before_a_race_was_lost_is_decided_anew(nodes: list[Registry]):
    near, far = nodes
    name = await seated([near, near], 2)
    session = await far.find(name)
    for seat in range(2):
        await write(near, name, seat, "first")  # round 2 begins, and the other node does not hear of it

    async with asyncio.timeout(5):
        late, early = await asyncio.gather(
            move(far, session, 1, "late", 1, "write 3L4", "done"),
            move(far, session, 0, "early", 2, "write 3L4", "done"),
            return_exceptions=True,
        )
    assert isinstance(late, StaleMove)
    assert early is None
    kept = fold(name, [decode(body) for body in await near.store.read(name)])
    assert [*kept.answered] == [
        (holder(0), "start"),
        (holder(0), "first"),
        (holder(1), "first"),
        (holder(0), "early"),
    ]


async def test_a_person_who_asks_for_another_game_before_it_is_noted_shares_the_table(nodes: list[Registry]):
    node = nodes[0]
    name = await seated([node, node], 1)
    for number in range(22):
        await write(node, name, 0, str(number))
    session = await node.find(name)
    assert await node.open_next_table(session, holder(0)) == await node.open_next_table(session, holder(0))


async def test_a_table_that_cannot_be_read_does_not_hide_the_others(nodes: list[Registry]):
    node = nodes[0]
    name = await seated([node, node], 1)
    await node.store.append(
        [
            node.writer.entry("KITE27", 1, Opened("splitter", 99, {}, 0, "0" * 64, "opener", (Chair(),))),
            node.writer.entry("KITE27", 2, Sat(0, Chair("Mira", holder="holder 0"))),
        ]
    )
    assert [session.table.name for session in await node.tables_of("holder 0", 5)] == [name]


async def test_a_person_who_writes_when_the_database_is_gone_hears_of_it(nodes: list[Registry]):
    node = nodes[0]
    name = await seated([node, node], 1)
    session = await node.find(name)
    await node.store.close()
    async with asyncio.timeout(5):
        with pytest.raises(Broken):
            await move(node, session, 0, "a", 1, "write 3L4", "done")
