"""How many pages a seat, an address and a table may have. The limits hold however many pages come in one moment."""

import asyncio
import json
from pathlib import Path

from rollwright.server.settings import Limits
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process
from tests.server.refused import is_refusal
from tests.server.turned import until


async def test_pages_that_come_in_one_moment_are_counted_one_by_one(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, pages_of_a_seat=3, address_spectators=3)) as place:
        (player,) = await seat_all(place, 1)
        crowd = [Client(place) for _ in range(8)]
        await asyncio.gather(*(watcher.connect(player.table, seq=1) for watcher in crowd))
        assert sum("too-many-spectators-here" in watcher.frames[0] for watcher in crowd) == 5
        windows = [Client(place, token=player.token) for _ in range(5)]
        await asyncio.gather(*(window.connect(player.table) for window in windows))
        assert sum("too-many-pages" in window.frames[0] for window in windows) == 3  # one is open already


async def test_idle_watchers_of_one_address_do_not_shut_the_door(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host = Client(place)
        table = await host.open(2)
        await host.connect(table)
        crowd = [Client(place, address="203.0.113.9") for _ in range(101)]
        for watcher in crowd:
            await watcher.connect(table)
        admitted = [watcher for watcher in crowd if watcher.hello]
        assert len(admitted) == Limits().address_spectators
        assert crowd[-1].closed_with == 4429
        assert is_refusal(json.loads(crowd[-1].frames[0]), "too-many-spectators-here")
        newcomer = Client(place, address="192.0.2.7")
        await newcomer.connect(table)
        assert newcomer.hello
        assert await newcomer.sit(table, "Ada") == 0


async def test_a_newcomer_takes_the_place_of_a_page_of_the_most_crowded_address(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, spectators=6, address_spectators=4)) as place:
        host = Client(place, address="192.0.2.1")
        table = await host.open(2)
        await host.sit(table, "Ada")
        await host.connect(table)
        crowd = [Client(place, address=f"203.0.113.{number % 2}") for number in range(6)]
        for watcher in crowd:
            await watcher.connect(table)
        newcomers = [Client(place, address=f"198.51.100.{number}") for number in range(4)]
        for newcomer in newcomers:
            await newcomer.connect(table)
            assert newcomer.hello
        await until(lambda: sum(watcher.closed_with is not None for watcher in crowd) == 4)
        turned_away = [watcher for watcher in crowd if watcher.closed_with is not None]
        assert {watcher.closed_with for watcher in turned_away} == {4429}
        assert all(is_refusal(json.loads(watcher.frames[-1]), "too-many-spectators") for watcher in turned_away)
        late = Client(place, address="198.51.100.99")  # now there is one page of each address
        await late.connect(table)
        assert is_refusal(json.loads(late.frames[0]), "too-many-spectators")
        assert (await late.sit(table, "Blaise")) == 1  # a seat is to be had all the same
        await late.connect(table)
        assert late.me == 1


async def test_a_table_that_does_not_exist_is_refused_once_and_for_all(tmp_path: Path):
    async with in_process(tmp_path) as place:
        lost = Client(place)
        await lost.connect("KITE27")
        assert is_refusal(json.loads(lost.frames[0]), "no-table")
        await until(lambda: lost.closed_with == 4404)
