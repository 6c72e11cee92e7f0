"""The duties of the upkeep of every database."""

import msgspec

from rollwright.server.reviews.store import ReviewStore
from rollwright.server.site_settings import Site
from rollwright.server.store.protocol import Entry, Store
from rollwright.server.store.upkeep import Upkeep
from rollwright.server.upkeep.housekeeping import sweep
from tests.server.store.conformance import entry
from tests.server.store.results_conformance import result

DAY = 86_400_000
NOW = 100 * DAY


class UpkeepConformance:
    """Subclass it with fixtures `store` and `upkeep` of one database."""

    async def lay(self, store: Store) -> None:
        """Tables: one empty, one with a bot only, one with a person, one finished; all a month old. And a new one."""
        at = NOW - 30 * DAY
        await store.append([entry("EMPT11", 1, "opened", "host", at)])
        await store.append([entry("BOTS11", 1, "opened", "host", at), entry("BOTS11", 2, "sat", None, at)])
        await store.append([entry("SEAT11", 1, "opened", "host", at), entry("SEAT11", 2, "sat", "ann", at)])
        await store.append(
            [
                entry("DONE11", 1, "opened", "host", at),
                entry("DONE11", 2, "sat", "ann", at),
                Entry("DONE11", 3, at, "ended", None, b"{}", (result("DONE11"),)),
            ]
        )
        await store.append([entry("NEWS11", 1, "opened", "host", NOW)])

    async def names(self, upkeep: Upkeep) -> set[str]:
        return {kept.table for kept in await upkeep.tables(2**62, 100)}

    async def test_tables_are_listed_the_newest_first_and_found_by_name(self, store: Store, upkeep: Upkeep):
        await self.lay(store)
        listed = await upkeep.tables(2**62, 2)
        assert [(kept.table, kept.seq, kept.at, kept.ended) for kept in listed] == [
            ("NEWS11", 1, NOW, False),
            ("DONE11", 3, NOW - 30 * DAY, True),
        ]
        assert [kept.table for kept in await upkeep.tables(listed[-1].id, 1)] == ["SEAT11"]
        assert await upkeep.find("DONE11") == listed[1]
        assert await upkeep.find("GONE11") is None
        assert await upkeep.missing(["DONE11", "GONE11", "NEWS11"]) == ["GONE11"]

    async def test_by_default_only_tables_at_which_nobody_ever_sat_are_swept(self, store: Store, upkeep: Upkeep):
        await self.lay(store)
        assert await sweep(upkeep, Site(), NOW) == (2, 0)
        assert await self.names(upkeep) == {"SEAT11", "DONE11", "NEWS11"}
        assert await store.read("EMPT11") == []
        assert len(await store.read("DONE11")) == 3

    async def test_finished_tables_are_swept_where_the_operator_says_so(self, store: Store, upkeep: Upkeep):
        await self.lay(store)
        site = Site(keep_empty=None, keep_finished=29)
        assert await sweep(upkeep, site, NOW, frozenset({"DONE11"})) == (0, 0)  # somebody looks at it
        assert await sweep(upkeep, msgspec.structs.replace(site, keep_finished=31), NOW) == (0, 0)
        assert await sweep(upkeep, site, NOW) == (0, 1)
        assert await self.names(upkeep) == {"EMPT11", "BOTS11", "SEAT11", "NEWS11"}

    async def test_a_sweep_looks_at_every_table(self, store: Store, upkeep: Upkeep):
        await store.append([entry(f"T{number}", 1, "opened", "host", 0) for number in range(450)])
        await store.append([entry("SEAT11", 1, "opened"), entry("SEAT11", 2, "sat", "ann")])
        assert await sweep(upkeep, Site(), NOW) == (450, 0)
        assert await self.names(upkeep) == {"SEAT11"}

    async def test_a_closed_table_keeps_its_log_and_frees_its_code(self, store: Store, upkeep: Upkeep):
        await self.lay(store)
        kept = await upkeep.find("SEAT11")
        assert kept is not None
        name = await upkeep.retire(kept)
        assert name.startswith("SEAT11~")
        assert await store.read("SEAT11") == []
        assert len(await store.read(name)) == 2
        await store.append([entry("SEAT11", 1, "opened", body=b"another")])
        assert await store.read("SEAT11") == [b"another"]
        again = await upkeep.find(name)
        assert again is not None
        assert again.closed
        assert await upkeep.retire(again) == name

    async def test_a_deleted_table_leaves_nothing_behind(self, store: Store, upkeep: Upkeep):
        await self.lay(store)
        await ReviewStore(store).keep("DONE11", "1", b"{}")
        for table in ("EMPT11", "BOTS11", "SEAT11", "DONE11", "NEWS11"):
            kept = await upkeep.find(table)
            assert kept is not None
            await upkeep.delete(kept)
        assert await upkeep.tables(2**62, 10) == []
        assert await store.results.of_holder("ann", "", 10) == []
        assert await store.unfinished("host", "opened", 0, 10) == []
        assert await store.fetch("SELECT tip FROM review") == []
        await store.append([entry("SEAT11", 1, "opened", body=b"another")])
        assert await store.read("SEAT11") == [b"another"]
