"""The queue of reviews: a place for each, a limit for all and for an address, and failures that stay with one table."""

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import Record, Refused
from rollwright.review import Review
from rollwright.server.reviews.queue import (
    MOST_ENDED,
    MOST_OF_A_NETWORK,
    MOST_WAITING,
    PATIENCE,
    REST,
    ReviewQueue,
    make_review,
)
from rollwright.server.reviews.store import ReviewStore
from rollwright.server.store.sqlite import SqliteStore
from tests.review.played_games import recorded
from tests.server.store.conformance import entry
from tests.server.turned import TurnedClock

MADE = msgspec.json.encode(Review("splitter", 1, "master", ()))


class Gate:
    """Makes reviews when it is opened; `fails` names tables whose game cannot be read."""

    def __init__(self, tmp_path: Path) -> None:
        self.opened = asyncio.Event()
        self.made: list[str] = []
        self.clock = TurnedClock()
        self._path = tmp_path / "tables.sqlite"

    async def begin(self, tables: int) -> ReviewQueue:
        self.store = await SqliteStore.open(self._path)
        await self.store.append([entry(f"T{number}", 1, "opened", "host", 1) for number in range(tables)])
        self.queue = ReviewQueue(ReviewStore(self.store), self.clock, self.make)
        return self.queue

    async def make(self, kept: Any, note: Callable[[float], None]) -> bytes:
        note(0.5)
        await self.opened.wait()
        if kept == "broken":
            raise ValueError(kept)
        self.made.append(kept)
        return MADE

    async def ask(self, number: int, address: str = "", what: str = "") -> Any:
        return await self.queue.ask(f"T{number}", address or f"address {number}", self.reading(what or f"T{number}"))

    @staticmethod
    def reading(game: str) -> Callable[[], Awaitable[Any]]:
        async def read() -> Any:
            return game

        return read

    async def end(self) -> None:
        await self.queue.close()
        await self.store.close()


@pytest.fixture
async def gate(tmp_path: Path):
    gate = Gate(tmp_path)
    await gate.begin(60)
    yield gate
    await gate.end()


async def until_begun() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_each_has_a_place_and_is_made_once(gate: Gate):
    first = await gate.ask(0)
    assert (first.state, first.place) == ("making", 0)
    await until_begun()
    assert [(await gate.ask(number)).place for number in (1, 2, 1)] == [1, 2, 1]
    assert (await gate.queue.look("T0")).share == 0.5
    gate.opened.set()
    await gate.queue.finish()
    assert gate.made == ["T0", "T1", "T2"]
    assert (await gate.queue.look("T1")).state == "ready"
    assert (await gate.ask(1)).state == "ready"
    assert (await gate.queue.look("T3")).state == "none"


async def test_a_thousand_at_once_are_refused_beyond_the_limit(gate: Gate):
    async def code(number: int) -> str:
        try:
            return (await gate.ask(number % 50)).state
        except Refused as refused:
            return refused.code

    answers = await asyncio.gather(*(code(number) for number in range(1000)))
    assert set(answers) == {"making", "waiting", "review-busy"}
    places = [(await gate.queue.look(f"T{number}")).state for number in range(50)]
    assert places.count("waiting") == MOST_WAITING - 1
    assert places.count("none") == 50 - MOST_WAITING
    gate.opened.set()
    await gate.queue.finish()
    assert len(gate.made) == MOST_WAITING


async def test_reviews_that_nobody_asked_for_wait_for_those_that_people_ask_for(gate: Gate):
    told: list[str] = []

    def add(number: int, *, wanted: bool = True) -> None:
        async def read() -> Any:
            return f"T{number}" if wanted else None

        async def made(_: bytes) -> None:
            told.append(f"T{number}")

        gate.queue.add(f"T{number}", read, made)

    for number in (0, 1, 2):
        add(number)
    add(3, wanted=False)
    await gate.ask(4)
    assert [(await gate.queue.look(f"T{number}")).place for number in (0, 4, 1, 2)] == [0, 1, 2, 3]
    assert (await gate.ask(2)).place == 2  # somebody has asked for one of them
    add(2)
    assert gate.queue.background == 3
    gate.opened.set()
    await gate.queue.finish()
    assert gate.made == ["T0", "T4", "T2", "T1"]
    assert told == ["T0", "T2", "T1"]
    assert (await gate.queue.look("T3")).state == "none"


async def test_games_that_have_just_ended_come_between_what_people_ask_for_and_background_reviews(gate: Gate):
    async def made(_: bytes) -> None:
        pass

    gate.queue.begin("T0", gate.reading("T0"))
    assert (await gate.queue.look("T0")).place == 0  # nothing is made before it: its end page is served first
    await until_begun()
    assert (await gate.queue.look("T0")).state == "waiting"
    await gate.clock.turn(int(REST * 1000))
    await until_begun()
    assert (await gate.queue.look("T0")).state == "making"
    gate.queue.add("T1", gate.reading("T1"), made)
    gate.queue.begin("T2", gate.reading("T2"))
    gate.queue.begin("T3", gate.reading("T3"))
    gate.queue.begin("T3", gate.reading("T3"))
    await gate.ask(4)
    await gate.ask(3)  # somebody has asked for one of them
    assert [(await gate.queue.look(f"T{number}")).place for number in (0, 4, 3, 2, 1)] == [0, 1, 2, 3, 4]
    gate.opened.set()
    await gate.queue.finish()
    assert gate.made == ["T0", "T4", "T3", "T2", "T1"]


async def test_few_are_begun_by_themselves_and_people_can_still_ask(gate: Gate):
    for number in range(50):
        gate.queue.begin(f"T{number}", gate.reading(f"T{number}"))
    states = [(await gate.queue.look(f"T{number}")).state for number in range(50)]
    assert states == ["waiting"] * MOST_ENDED + ["none"] * (50 - MOST_ENDED)
    assert (await gate.ask(40)).state == "making"
    gate.opened.set()
    await gate.queue.finish()
    assert gate.made == ["T40", *(f"T{number}" for number in range(MOST_ENDED))]


async def test_none_is_begun_after_the_server_has_stopped(gate: Gate):
    gate.queue.begin("T0", gate.reading("T0"))
    await gate.queue.close()
    await gate.clock.turn(int(REST * 1000))
    await until_begun()
    assert (await gate.queue.look("T0")).state == "waiting"


async def test_one_address_does_not_fill_the_queue(gate: Gate):
    for number in range(MOST_OF_A_NETWORK):
        await gate.ask(number, "one")
    with pytest.raises(Refused) as refused:
        await gate.ask(30, "one")
    assert refused.value.code == "review-busy"
    assert (await gate.ask(30, "another")).place == 1


async def test_a_few_addresses_do_not_fill_the_queue(gate: Gate):
    """A review of the busiest one, the last to wait, gives its place to a newcomer's; its page can ask again."""
    for number in range(MOST_WAITING):
        await gate.ask(number, f"address {number // MOST_OF_A_NETWORK}")
    await gate.ask(MOST_WAITING, "a newcomer")
    last = MOST_WAITING // MOST_OF_A_NETWORK * MOST_OF_A_NETWORK - 1  # of the last address that has so many
    assert (await gate.queue.look(f"T{last}")).state == "failed"
    assert (await gate.queue.look(f"T{MOST_WAITING}")).state == "waiting"


async def test_an_address_that_asks_again_and_again_keeps_nobody_waiting(gate: Gate):
    """Its reviews take turns with those of another address, of games that have just ended, and the server's own."""

    async def made(_: bytes) -> None:
        pass

    for number in range(3):
        await gate.ask(number, "one")
    await gate.ask(3, "another")
    gate.queue.begin("T4", gate.reading("T4"))
    gate.queue.begin("T5", gate.reading("T5"))
    gate.queue.add("T6", gate.reading("T6"), made)
    gate.queue.add("T7", gate.reading("T7"), made)
    order = ["T0", "T3", "T4", "T6", "T1", "T5", "T7", "T2"]
    assert [(await gate.queue.look(table)).place for table in order] == [*range(8)]
    gate.opened.set()
    await gate.queue.finish()
    assert gate.made == order


async def test_a_failure_is_that_tables_alone_and_can_be_asked_again(gate: Gate):
    gate.opened.set()
    await gate.ask(0, what="broken")
    await gate.ask(1)
    await gate.queue.finish()
    assert [(await gate.queue.look(table)).state for table in ("T0", "T1")] == ["failed", "ready"]
    await gate.ask(0)
    await gate.queue.finish()
    assert (await gate.queue.look("T0")).state == "ready"


async def test_a_review_that_takes_too_long_has_failed_and_the_next_is_made(gate: Gate):
    await gate.ask(0)
    await gate.ask(1)
    await until_begun()
    await gate.clock.turn(int(PATIENCE * 1000))
    await until_begun()
    gate.opened.set()
    await gate.queue.finish()
    assert [(await gate.queue.look(table)).state for table in ("T0", "T1")] == ["failed", "ready"]


async def test_the_process_of_a_cancelled_review_ends(monkeypatch: pytest.MonkeyPatch):
    """A review is cancelled in the middle; its process is gone when the cancelling is done."""
    processes: list[Any] = []
    start = subprocess.Popen

    def started(*given: Any, **more: Any) -> Any:
        processes.append(start(*given, **more))
        return processes[-1]

    monkeypatch.setattr(subprocess, "Popen", started)
    begun = asyncio.Event()
    making = asyncio.create_task(make_review(recorded("splitter-a", ("any",), 3), lambda _share: begun.set()))
    await begun.wait()
    making.cancel()
    await asyncio.wait([making])
    assert processes[0].returncode == -9


async def test_a_game_that_does_not_verify_is_no_review():
    kept: Record = recorded("mode-a", ("any",), 3)
    with pytest.raises(Exception, match="broken"):
        await make_review(msgspec.structs.replace(kept, moves=kept.moves[:-2]), lambda _share: None)
