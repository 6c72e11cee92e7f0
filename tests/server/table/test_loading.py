"""Tables are read from the log in turn: an address that asks for many of them delays itself, and nobody else."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rollwright.core import new_secret
from rollwright.games.splitter import GAME as splitter
from rollwright.server.layers.guard import token_hash
from rollwright.server.settings import Limits
from rollwright.server.store.protocol import Entry
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import events
from tests.server.client import Client
from tests.server.in_process import in_process
from tests.server.turned import NOON, calm

MANY = 40
NAMES = [f"{first}{second}KE27" for first in "ABCDEFGH" for second in "IMORU"]
TOKEN, KEY = "a" * 32, "0" * 16
FEW = Limits(gets=1)  # forty at once


async def lay(folder: Path, names: Sequence[str], moves: int = 0) -> None:
    """Write the logs of tables into a database. The browser with `TOKEN` sits at each and writes and takes back."""
    holder, entries = token_hash(TOKEN), list[Entry]()
    chair = events.Chair("Ann", holder=holder)
    chairs = (events.Chair(), events.Chair("Bot", bot="steady"))
    for name in names:
        log: list[events.Event] = [
            events.Opened("splitter", splitter.info.version, {"pad": "A"}, 0, new_secret(), holder, chairs, KEY),
            events.Sat(0, chair),
            events.Started(NOON),
            *(events.Moved(0, ("undo" if at % 2 else "write 3L4",), at, f"{at}") for at in range(moves)),
        ]
        entries += [
            Entry(name, seq, NOON + seq, events.kind(event), events.holder(event), events.encode(event))
            for seq, event in enumerate(log, start=1)
        ]
    store = await SqliteStore.open(folder / "tables.sqlite")
    await store.append(entries)
    await store.close()


async def test_an_address_that_cycles_many_tables_delays_only_itself(tmp_path: Path):
    *theirs, mine = NAMES
    await lay(tmp_path, NAMES, moves=40)
    async with in_process(tmp_path) as place:
        registry = place.registry
        asked = [asyncio.create_task(registry.visit(name, "busy", "192.0.2.7")) for name in theirs]
        await calm()
        before = len(registry.sessions)
        await registry.visit(f"{mine}-{KEY}", "other", "192.0.2.8")
        assert [*registry.sessions].index(mine) - before < len(theirs) / 2, "it has not waited for all of them"
        await asyncio.gather(*asked)


async def test_a_table_is_served_though_a_busy_address_has_asked_for_it_first(tmp_path: Path):
    await lay(tmp_path, NAMES, moves=40)
    async with in_process(tmp_path) as place:
        registry = place.registry
        asked = [asyncio.create_task(registry.visit(name, "busy", "192.0.2.7")) for name in NAMES]
        await calm()
        before = len(registry.sessions)
        found = await registry.visit(NAMES[-1], "other", "192.0.2.8")
        assert [*registry.sessions].index(NAMES[-1]) - before < len(NAMES) / 2, "it has not waited for all of them"
        assert (await asyncio.gather(*asked))[-1] is found


async def test_a_finished_game_is_read_in_turn_too(tmp_path: Path):
    await lay(tmp_path, NAMES, moves=40)
    async with in_process(tmp_path) as place:
        registry = place.registry
        session = await registry.find(NAMES[0])
        session.table.phase = "over"
        asked = [asyncio.create_task(registry.history(session, "192.0.2.7")) for _ in range(MANY)]
        await calm()
        before = sum(task.done() for task in asked)
        await registry.history(session, "192.0.2.8")
        assert sum(task.done() for task in asked) - before < MANY / 2, "it has not waited for all of them"
        await asyncio.gather(*asked)


async def test_a_list_of_many_tables_counts_as_many_requests(tmp_path: Path):
    await lay(tmp_path, [*NAMES, "KITE27", "LAMP11"])
    async with in_process(tmp_path, FEW) as place:
        client = Client(place, token=TOKEN)
        assert (await client.get("/api/me/running")).status_code == 200
        refused = await client.get("/api/me/running?page=3")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        home = await client.get("/")
        assert home.status_code == 200
        assert (await client.get("/api/me/tables")).status_code == 200  # these are in memory
        await place.clock.turn(10_000)
        assert len((await client.get("/api/me/running?page=3")).json()["tables"]) == 2


async def test_the_home_page_comes_without_its_tables_where_too_many_were_loaded(tmp_path: Path):
    await lay(tmp_path, NAMES)
    async with in_process(tmp_path, Limits(gets=1)) as place:
        for _ in range(MANY):
            place.registry.limits.load("127.0.0.1")
        client = Client(place, token=TOKEN)
        assert (await client.get("/api/me/tables")).json()["code"] == "too-many-requests"
        assert (await client.get("/")).status_code == 200
