"""Marks in pencil share a commit with moves that somebody waits for; on a quiet server they do not wait."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from rollwright.server.store.group_commit import CROWD, PATIENCE, GroupCommit
from rollwright.server.store.protocol import Entry, Store
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.events import Chair, Opened
from rollwright.server.table.table import Table
from tests.server.turned import TurnedClock, calm, until


class Counting:
    """A store that remembers which tables shared a commit."""

    def __init__(self, store: Store) -> None:
        self.commits: list[list[str]] = []
        self._store = store

    async def append(self, entries: Sequence[Entry]) -> None:
        await self._store.append(entries)
        self.commits.append([entry.table for entry in entries])


@pytest.fixture
async def counting(tmp_path: Path) -> AsyncIterator[Counting]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    yield Counting(store)
    await store.close()


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
def commit(counting: Counting, clock: TurnedClock) -> GroupCommit:
    return GroupCommit(counting, clock)


def appending(commit: GroupCommit, table: str) -> Callable[[], None]:
    return partial(commit.append, Entry(table, 1, 0, "opened", None, b"{}"), lambda failure: None)


async def test_on_a_quiet_server_patient_work_is_done_at_once(commit: GroupCommit, counting: Counting):
    commit.soon(appending(commit, "mark"), patient=True)
    await until(lambda: counting.commits == [["mark"]])


async def test_on_a_busy_server_patient_work_shares_the_next_commit(commit: GroupCommit, counting: Counting):
    appending(commit, "first")()
    commit.soon(appending(commit, "mark"), patient=True)
    await until(lambda: len(counting.commits) == 1)
    await calm()
    commit.soon(appending(commit, "other mark"), patient=True)
    commit.soon(appending(commit, "move"))
    await until(lambda: len(counting.commits) == 2)
    assert counting.commits == [["first", "mark"], ["other mark", "move"]]


async def test_patient_work_does_not_wait_for_ever(commit: GroupCommit, counting: Counting, clock: TurnedClock):
    appending(commit, "first")()
    await until(lambda: len(counting.commits) == 1)
    await commit.finish()
    commit.soon(appending(commit, "mark"), patient=True)
    await clock.turn(1000 * PATIENCE - 1)
    assert counting.commits == [["first"]]
    await clock.turn(1)
    await until(lambda: counting.commits == [["first"], ["mark"]])


async def test_enough_patient_work_is_company_for_itself(commit: GroupCommit, counting: Counting):
    appending(commit, "first")()
    await until(lambda: len(counting.commits) == 1)
    marks = [f"mark {number}" for number in range(CROWD)]
    for mark in marks:
        commit.soon(appending(commit, mark), patient=True)
    await until(lambda: len(counting.commits) == 2)
    assert counting.commits[1] == marks


async def test_a_server_that_stops_waits_for_patient_work(commit: GroupCommit, counting: Counting):
    appending(commit, "first")()
    await commit.finish()
    commit.soon(appending(commit, "mark"), patient=True)
    await commit.finish()
    assert counting.commits == [["first"], ["mark"]]


@pytest.mark.parametrize(
    ("actions", "private"),
    [
        (("write 3L4",), True),
        (("write 3L4", "swap", "undo"), True),
        (("write 3L4", "done"), False),
        (("done",), False),
        (("nonsense",), False),
    ],
)
def test_only_pencil_is_patient(actions: tuple[str, ...], private: bool):
    table = Table("KITE27", Opened("splitter", 1, {"pad": "A"}, 0, "secret", "", (Chair("Maud"),)))
    assert table.are_private(actions) is private


async def test_work_that_only_asks_for_other_work_does_not_leave_it_waiting(commit: GroupCommit, counting: Counting):
    commit.soon(lambda: commit.soon(appending(commit, "KITE27")))
    await until(lambda: counting.commits == [["KITE27"]])
