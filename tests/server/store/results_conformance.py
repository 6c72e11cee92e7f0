"""The duties of every store with the results of finished games."""

from typing import Any

import pytest

from rollwright.server.store.copying import Whole
from rollwright.server.store.protocol import Entry, SeqTaken, Store
from rollwright.server.store.results import ENDED_EARLY, Best, Met, Result
from tests.server.store.conformance import entry


def result(table: str, seat: int = 0, **more: Any) -> Result:
    usual: dict[str, Any] = {
        "at": 100,
        "game": "splitter",
        "variant": "pad=A",
        "seats": 1,
        "holder": "ann",
        "bot": "",
        "name": "Ann",
        "total": 40,
        "figure": 40,
        "merit": 40,
        "place": 1,
        "title": "",
    }
    return Result(table, seat, **(usual | more))


async def finish(store: Store, table: str, *results: Result, at: int = 100) -> None:
    """Keep a finished table with results."""
    await store.append(
        [
            entry(table, 1, "opened", "ann", at),
            entry(table, 2, "sat", "ann", at),
            Entry(table, 3, at, "ended", None, b"{}", results),
        ]
    )


class ResultsConformance:
    """Subclass it with a fixture `store`."""

    async def test_results_are_kept_with_the_entry_that_ends_the_table(self, store: Store):
        ann, bot = (
            result("KITE27", 0, seats=2, name="Ann <b>", title="splitter-title-x", stood_in=2, room="R"),
            result("KITE27", 1, seats=2, holder="", bot="sharp", name="Ada", place=2, total=-3),
        )
        await finish(store, "KITE27", ann, bot)
        assert await store.results.of_tables(["KITE27", "LAMP11"]) == [ann, bot]
        assert await store.results.of_holder("ann", "", 9) == [ann]
        assert await store.results.of_holder("", "", 9) == []

    async def test_an_end_that_lost_the_race_leaves_no_results(self, store: Store):
        await finish(store, "KITE27", result("KITE27"))
        with pytest.raises(SeqTaken):
            await finish(store, "KITE27", result("KITE27", total=99))
        assert await store.results.of_tables(["KITE27"]) == [result("KITE27")]

    async def test_the_last_results_come_first_and_a_game_may_be_named(self, store: Store):
        for number in range(5):
            game = "hexroller" if number == 3 else "splitter"
            await finish(store, f"T{number}", result(f"T{number}", at=number, game=game), at=number)
        assert [found.table for found in await store.results.of_holder("ann", "splitter", 2)] == ["T4", "T2"]
        assert [found.table for found in await store.results.of_holder("ann", "", 9)] == ["T4", "T3", "T2", "T1", "T0"]
        assert [found.table for found in await store.results.listed("ann", 1, 2)] == ["T3", "T2"]

    async def test_forgotten_tables_and_freed_codes_are_not_listed(self, store: Store):
        for number in range(3):
            await finish(store, f"T{number}", result(f"T{number}", at=50 + 50 * number), at=50 + 50 * number)
        await store.append([entry("T1", 4, "forgot", "ann"), entry("T2", 4, "forgot", "somebody else")])
        await store.release(ended=60, unused=0, limit=1)
        assert [found.table for found in await store.results.listed("ann", 0, 9)] == ["T2"]
        assert len(await store.results.of_holder("ann", "", 9)) == 3

    async def test_bests_are_counted_by_variant_alone_and_in_company(self, store: Store):
        rows: list[dict[str, Any]] = [
            {"merit": 40},
            {"merit": 44},
            {"merit": 90, "stood_in": 1},  # a bot has helped
            {"merit": 41, "seats": 2},
            {"merit": 12, "variant": "pad=B"},
            {"merit": 99, "holder": "ben"},
        ]
        for number, more in enumerate(rows):
            await finish(store, f"T{number}", result(f"T{number}", **more))
        assert await store.results.bests("ann", "splitter") == [
            Best("pad=A", alone=True, games=2, merit=44),
            Best("pad=A", alone=False, games=1, merit=41),
            Best("pad=B", alone=True, games=1, merit=12),
        ]
        assert await store.results.bests("ann", "hexroller") == await store.results.bests("", "splitter") == []

    async def test_people_met_are_counted_with_their_last_name(self, store: Store):
        for number, (name, place) in enumerate([("Ben", 2), ("Ben", 1), ("Benno", 2), ("Benno", 1)]):
            mine = 1 if place == 2 or number == 3 else 2
            await finish(
                store,
                f"T{number}",
                result(f"T{number}", 0, seats=3, place=mine, at=number),
                result(f"T{number}", 1, seats=3, place=place, at=number, holder="ben", name=name),
                result(f"T{number}", 2, seats=3, place=3, at=number, holder="", bot="calm", name="Ada"),
                at=number,
            )
        assert await store.results.met("ann", "splitter", 5) == [Met("ben", "Benno", games=4, won=2, lost=1, at=3)]
        assert await store.results.met("ben", "", 5) == [Met("ann", "Ann", games=4, won=1, lost=2, at=3)]
        assert await store.results.met("ann", "hexroller", 5) == await store.results.met("", "", 5) == []

    async def test_tables_without_results_are_found_and_filled_in_once(self, store: Store):
        await finish(store, "DONE11", result("DONE11"))
        for number in range(5):
            await finish(store, f"OLDE1{number}")
        await store.append([entry("OPEN11", 1, "opened")])
        found, after = list[str](), 0
        while True:
            names, after = await store.results.missing(after, 2)
            found += names
            if not after:
                break
        assert sorted(found) == [f"OLDE1{number}" for number in range(5)]
        await store.results.add([result("OLDE10", at=7)])
        await store.results.add([result("OLDE10", at=8, total=1), result("OPEN11"), result("GONE11")])
        assert await store.results.of_tables(["OLDE10", "OPEN11", "GONE11"]) == [result("OLDE10", at=7)]
        assert "OLDE10" not in (await store.results.missing(0, 100))[0]

    async def test_a_table_that_ended_early_lacks_no_results(self, store: Store):
        await store.append([entry("EARL11", 1, "opened")])
        await store.append([entry("EARL11", 2, "ended", holder=ENDED_EARLY)])
        await finish(store, "OLDE11")
        assert await store.results.missing(0, 100) == (["OLDE11"], 0)

    async def test_entries_are_read_with_their_results(self, store: Store):
        await finish(store, "KITE27", result("KITE27", 0), result("KITE27", 1, holder="ben"))
        assert isinstance(store, Whole)
        assert [len(found.results) for found in await store.entries(["KITE27"])] == [0, 0, 2]
