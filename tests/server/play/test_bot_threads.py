"""Bots take turns for the threads in which they think, and one that waits for a thread has not failed."""

import asyncio
from pathlib import Path
from threading import Event, Semaphore

import pytest
from structlog.testing import capture_logs

from rollwright.server.play import bot_threads
from rollwright.server.play.bot_threads import MOST, THINKING, WAITING, BotThreads, NoThread
from rollwright.server.table import commands
from tests.server.turned import TurnedClock, calm, evening, until


async def test_a_visitor_with_many_bots_delays_nobody_else():
    threads, begun, go_on = BotThreads(TurnedClock()), list[str](), Event()

    def think(name: str) -> str:
        begun.append(name)
        go_on.wait(60)
        return name

    crowd = [asyncio.create_task(threads.run("crowd", THINKING, think, "crowd")) for _ in range(10 * MOST)]
    await until(lambda: len(begun) == MOST)
    guest = asyncio.create_task(threads.run("guest", THINKING, think, "guest"))
    await calm()
    go_on.set()
    assert await guest == "guest"
    assert begun.index("guest") <= MOST + 2
    assert await asyncio.gather(*crowd) == 10 * MOST * ["crowd"]


async def test_a_bot_has_all_its_time_from_when_it_begins():
    clock = TurnedClock()
    threads, begun, go_on = BotThreads(clock), list[int](), [Event() for _ in range(5)]

    def think(turn: int) -> int:
        begun.append(turn)
        go_on[turn].wait(60)
        return turn

    turns = [turn for turn in range(5) for _ in range(MOST)]
    answers = [asyncio.create_task(threads.run("", THINKING, think, turn)) for turn in turns]
    for turn in range(5):
        await until(lambda turn=turn: begun.count(turn) == MOST)
        await clock.turn(1000 * (THINKING - 1))
        go_on[turn].set()
        await until(lambda turn=turn: sum(answer.done() for answer in answers) == MOST * (turn + 1))
    assert await asyncio.gather(*answers) == turns


async def test_where_all_threads_are_stuck_a_bot_is_told_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_threads, "STUCK", 0)
    clock, go_on, begun = TurnedClock(), Event(), Semaphore(0)
    threads = BotThreads(clock)

    def think() -> None:
        begun.release()
        go_on.wait(600)

    stuck = [asyncio.create_task(threads.run("", THINKING, think)) for _ in range(MOST)]
    late = [asyncio.create_task(threads.run("", THINKING, str)) for _ in range(3)]
    for _ in stuck:
        await asyncio.to_thread(begun.acquire)  # a thread that begins too late would find its bot given up, and be free
    with capture_logs() as logs:
        await clock.turn(1000 * WAITING)
    assert [type(error) for error in await asyncio.gather(*stuck, return_exceptions=True)] == MOST * [TimeoutError]
    assert [type(error) for error in await asyncio.gather(*late, return_exceptions=True)] == 3 * [NoThread]
    assert [entry["event"] for entry in logs] == ["bots wait too long"]
    go_on.set()
    assert await threads.run("", THINKING, str) == ""  # the threads are free again


async def test_a_bot_that_raises_stop_iteration_is_not_waited_for():
    with pytest.raises(RuntimeError):
        await BotThreads(TurnedClock()).run("", THINKING, next, iter(()))


async def test_a_bot_without_a_thread_has_not_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with evening(tmp_path, "splitter", seats=2) as at:
        monkeypatch.setattr(bot_threads, "MOST", 0)
        with capture_logs() as logs:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            await calm()
            seq = at.session.table.seq
            await at.clock.turn(1000 * WAITING)
            await until(lambda: at.session.table.seq > seq)  # a legal choice
        assert not at.session.bot_failures
        assert "bot failed" not in {entry["event"] for entry in logs}
