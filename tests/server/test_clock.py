"""Time: nothing happens when the system's clock is set, while the machine sleeps, or while the server is down."""

import asyncio
import time
from pathlib import Path

import pytest

from rollwright.server import clock as clocks
from rollwright.server.clock import Clock
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process
from tests.server.turned import evening

HOUR = 3_600_000
SECOND = 1_000_000_000


class Hands:
    """The clocks of a machine, turned by hand: in nanoseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.monotonic, self.boot = 10**18, 10**12, 10**12
        monkeypatch.setattr(time, "time_ns", lambda: self.day)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.monotonic)
        monkeypatch.setattr(clocks, "_asleep", lambda: self.boot - self.monotonic)

    def run(self, seconds: float) -> None:
        for name in ("day", "monotonic", "boot"):
            setattr(self, name, getattr(self, name) + int(seconds * SECOND))


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@pytest.mark.parametrize("hours", [1, -1])
def test_setting_the_systems_clock_changes_nothing(hands: Hands, hours: int):
    clock = Clock()
    before = clock.now()
    hands.day += hours * HOUR * 1_000_000
    hands.run(2)
    assert clock.now() - before == 2000


async def test_time_asleep_does_not_pass_where_the_monotonic_clock_counts_it(hands: Hands):
    """As on Windows, or in a virtual machine that was paused."""
    clock = Clock()
    heartbeat = clock.watch(lambda: None)
    before = clock.now()
    hands.run(1)
    assert not clock.has_jumped()
    hands.run(3600)
    assert clock.now() - before == 1000
    assert clock.has_jumped()
    hands.run(1)
    assert clock.now() - before == 2000
    assert not clock.has_jumped()
    heartbeat.cancel()


async def test_time_asleep_is_noticed_where_the_monotonic_clock_stops(hands: Hands):
    """As on Linux: the time of the game stands still by itself, but the pages' clocks go on."""
    clock = Clock()
    heartbeat = clock.watch(lambda: None)
    before = clock.now()
    hands.boot += 3600 * SECOND
    assert clock.now() == before
    assert clock.has_jumped()
    assert not clock.has_jumped()
    heartbeat.cancel()


async def test_the_heartbeat_tells_of_a_jump(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clocks, "BEAT", 0)
    told = asyncio.Event()
    heartbeat = Clock().watch(told.set)
    hands.run(60)
    await asyncio.wait_for(told.wait(), 10)
    heartbeat.cancel()


async def test_after_a_sleep_the_round_has_its_whole_time_and_all_pages_are_told(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = await seat_all(place, 2, pace=45)
        await place.clock.turn(40_000)
        first.frames.clear()
        place.clock.jumped()
        assert (await first.ask("ping"))["type"] == "pong"
        assert '"type":"hello"' in first.frames[0]
        assert first.state["deadline_ms"] == 45_000
        await place.clock.turn(44_000)
        assert first.round == 1
        await place.clock.turn(2_000)
        await second.until_round(2)


async def test_a_timed_game_goes_on_where_it_was_when_the_server_comes_back(tmp_path: Path):
    """With a clock in the game itself: Word Roller gives 120 seconds for a word."""
    async with in_process(tmp_path) as place:
        players = await seat_all(place, 2, game="word-roller", options={"timer_s": 120})
        await place.clock.turn(30_000)
        table, clock = players[0].table, place.clock
        left = [player.state["deadline_ms"] for player in players]
        for player in players:
            await player.close()
    await clock.turn(HOUR)
    async with in_process(tmp_path, clock=clock) as place:
        back = [Client(place, token=player.token) for player in players]
        assert (await back[0].get(f"/api/tables/{table}")).json()["phase"] == "playing"
        await clock.turn(HOUR)  # it is in memory, and nobody is there
        for client in back:
            await client.connect(table)
        stage = back[0].state["view"]["phase"]
        assert all((client.state["deadline_ms"] or 0) > 60_000 for client in back), left
        await clock.turn(20_000)
        await back[0].ask("ping")
        assert (back[0].state["view"]["phase"], back[0].state["phase"]) == (stage, "playing")


@pytest.mark.parametrize("gone_ms", [HOUR, -HOUR])
async def test_game_time_never_runs_back_or_ahead_over_a_restart(tmp_path: Path, gone_ms: int):
    """Also where the machine's clock was set an hour back meanwhile."""
    async with in_process(tmp_path) as place:
        (player,) = await seat_all(place, 1)
        await place.clock.turn(50_000)
        await player.move("write 3L4", "done")
        table, clock = player.table, place.clock
        await player.close()
    clock.skip(gone_ms)
    async with in_process(tmp_path, clock=clock) as place:
        back = Client(place, token=player.token)
        await back.connect(table)
        session = await place.registry.find(table)
        assert session.game_time() == 50_000
        await clock.turn(5000)
        await back.move("write 3L5", "done")
        assert session.table.at == 55_000


async def test_a_table_read_again_keeps_its_time(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=1) as at:
        await at.turn(7000)
        started = at.session.table.started_at
        loaded = await at.registry.writer.load(at.session.table.name)
        assert loaded is not None
        loaded.started_at = 0
        at.session.replace_table(loaded)
        assert at.session.table.started_at == started
        loaded.at = 60_000  # another node has written a move, and its clock is ahead
        at.session.keep_up()
        assert at.session.game_time() == 60_000
