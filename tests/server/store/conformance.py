"""The duties of every store, whichever database is behind it. A new one joins by a fixture that opens it."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from rollwright.server.store.group_commit import GroupCommit
from rollwright.server.store.protocol import Entry, SeqTaken, Store, StoreFailed


def entry(
    table: str, seq: int, kind: str = "moved", holder: str | None = None, at: int = 0, body: bytes = b"{}"
) -> Entry:
    return Entry(table, seq, at, kind, holder, body)


class StoreConformance:
    """Subclass it with a fixture `store`."""

    async def test_events_come_back_in_order_byte_for_byte(self, store: Store):
        bodies = [bytes([number]) * number for number in range(1, 30)]
        await store.append([entry("KITE27", number, body=body) for number, body in enumerate(bodies, start=1)])
        assert await store.read("KITE27") == bodies
        assert await store.read("KITE27", after=10) == bodies[10:]
        assert await store.read("KITE27", upto=10) == bodies[:10]
        assert await store.read("LAMP11") == []

    async def test_a_number_is_taken_once(self, store: Store):
        await store.append([entry("KITE27", 1, body=b"first")])
        with pytest.raises(SeqTaken):
            await store.append([entry("KITE27", 1, body=b"second")])
        assert await store.read("KITE27") == [b"first"]

    async def test_an_append_is_kept_whole_or_not_at_all(self, store: Store):
        await store.append([entry("KITE27", 1), entry("KITE27", 2)])
        with pytest.raises(SeqTaken):
            await store.append([entry("LAMP11", 1), entry("KITE27", 3), entry("KITE27", 3)])
        assert await store.read("LAMP11") == []
        assert len(await store.read("KITE27")) == 2

    async def test_no_number_is_left_out(self, store: Store):
        await store.append([entry("KITE27", 1)])
        for gap in (entry("KITE27", 3), entry("LAMP11", 2)):
            with pytest.raises(SeqTaken):
                await store.append([gap])
        assert len(await store.read("KITE27")) == 1
        assert await store.read("LAMP11") == []

    async def test_an_append_may_be_long(self, store: Store):
        await store.append([entry("KITE27", number) for number in range(1, 1301)])
        with pytest.raises(SeqTaken):
            await store.append([entry("LAMP11", number) for number in range(1, 1300)] + [entry("KITE27", 1)])
        assert len(await store.read("KITE27")) == 1300
        assert await store.read("LAMP11") == []

    async def test_two_writers_who_race_for_a_number_cannot_both_have_it(self, store: Store):
        outcomes = await asyncio.gather(
            *(store.append([entry("KITE27", 1, body=b"%d" % writer)]) for writer in range(8)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(SeqTaken) == 7
        assert len(await store.read("KITE27")) == 1

    async def test_unfinished_tables_are_found_by_their_holder_newest_first(self, store: Store):
        for number, table in enumerate(("AAAA11", "BBBB22", "CCCC33", "DDDD44")):
            await store.append(
                [
                    entry(table, 1, "opened", "me", at=number),
                    entry(table, 2, "sat", "me", at=number),
                    entry(table, 3, "sat", "you", at=number),
                ]
            )
        await store.append([entry("CCCC33", 4, "ended")])
        assert await store.unfinished("me", "sat", 0, 10) == ["DDDD44", "BBBB22", "AAAA11"]
        assert await store.unfinished("me", "opened", 1, 10) == ["DDDD44", "BBBB22"]
        assert await store.unfinished("you", "sat", 0, 2) == ["DDDD44", "BBBB22"]
        assert await store.unfinished("nobody", "sat", 0, 2) == []

    async def test_a_statement_that_fails_is_a_failure_of_the_store(self, store: Store):
        for statement in ("SELECT 1 FROM nowhere", "SELECT nothing"):
            with pytest.raises(StoreFailed):
                await store.fetch(statement)
        assert await store.read("KITE27") == []

    async def test_appends_of_one_moment_share_one_commit(self, store: Store):
        counted = Counting(store)
        journal, kept = GroupCommit(counted), list[Any]()
        for number in range(50):
            journal.append(entry(f"T{number}", 1), kept.append)
        await journal.finish()
        assert kept == [None] * 50
        assert counted.appends == [50]

    async def test_one_table_that_lost_a_race_does_not_spoil_the_others(self, store: Store):
        await store.append([entry("KITE27", 1)])
        journal, failures = GroupCommit(store), dict[str, Exception | None]()
        for table in ("AAAA11", "KITE27", "BBBB22"):
            journal.append(entry(table, 1), partial(failures.__setitem__, table))
        await journal.finish()
        assert failures["AAAA11"] is failures["BBBB22"] is None
        assert isinstance(failures["KITE27"], SeqTaken)
        assert [len(await store.read(table)) for table in ("AAAA11", "KITE27", "BBBB22")] == [1, 1, 1]

    async def test_events_during_a_commit_are_kept_by_the_next(self, store: Store):
        counted = Counting(store)
        journal, kept = GroupCommit(counted), list[Any]()

        def and_on(failure: Exception | None) -> None:
            kept.append(failure)
            journal.append(entry("KITE27", 2), kept.append)

        journal.append(entry("KITE27", 1), and_on)
        await journal.finish()
        assert kept == [None, None]
        assert counted.appends == [1, 1]

    async def test_codes_of_tables_long_gone_are_released_and_their_logs_are_kept(self, store: Store):
        await store.append([entry("ENDE10", 1, "opened"), entry("ENDE10", 2, "ended", at=50)])
        await store.append([entry("LATE10", 1, "opened"), entry("LATE10", 2, "ended", at=500)])
        await store.append([entry("PLAY10", 1, "opened"), entry("PLAY10", 2, "sat", "h")])
        await store.append([entry("NEVE10", 1, "opened", at=5)])
        await store.append([entry("YOUN10", 1, "opened", at=500)])
        assert sorted(await store.release(ended=100, unused=100, limit=10)) == ["ENDE10", "NEVE10"]
        assert await store.read("ENDE10") == []
        assert await store.release(ended=100, unused=100, limit=10) == []
        await store.append([entry("ENDE10", 1, "opened", body=b"new"), entry("ENDE10", 2, "ended", at=60)])
        assert await store.release(ended=100, unused=100, limit=10) == ["ENDE10"]
        assert await store.unfinished("h", "sat", 0, 5) == ["PLAY10"]

    async def test_no_more_codes_are_released_than_asked_for(self, store: Store):
        for number in range(10, 20):
            await store.append([entry(f"NEVE{number}", 1, "opened")])
        assert len(await store.release(ended=1, unused=1, limit=3)) == 3
        assert len(await store.release(ended=1, unused=1, limit=30)) == 7


class Counting:
    """A store that counts what is asked of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.appends: list[int] = []
        self.results = store.results
        self.notes = store.notes
        self.notifications = store.notifications
        self.transfers = store.transfers
        self.fetch = store.fetch
        self.read = store.read
        self.unfinished = store.unfinished
        self.release = store.release
        self.check = store.check
        self.close = store.close

    async def append(self, entries: Sequence[Entry]) -> None:
        self.appends.append(len(entries))
        await self._store.append(entries)
