"""A finished game leaves one result for each seat, in the same commit as its end, and old tables get theirs later."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import read_options, read_variant, variant_of
from rollwright.games import GAMES
from rollwright.server.book.backfill import fill_results
from rollwright.server.layers.guard import token_hash
from rollwright.server.socket.messages import OpenTable
from rollwright.server.store.results import Result
from rollwright.server.table import opening, writer
from rollwright.server.table.results import results_of
from rollwright.server.table.table import Table, fold
from tests.server.client import PATIENCE, Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process


async def kept(place: InProcess, table: str) -> list[Result]:
    return await place.registry.store.results.of_tables([table])


async def test_each_seat_has_its_result_when_the_game_ends(tmp_path: Path):
    async with in_process(tmp_path) as place:
        players = await seat_all(place, 2, ["steady"], options={"pad": "B"})
        table = players[0].table
        await play_on(players)
        results = await kept(place, table)
        state = players[0].state
        assert [result.total for result in results] == [sheet["total"] for sheet in state["view"]["sheets"]]
        assert [result.place for result in results] == state["places"]
        assert [result.bot for result in results] == ["", "", "steady"]
        assert [result.holder for result in results] == [*(token_hash(each.token or "") for each in players), ""]
        assert {(each.game, each.variant, each.seats, each.title) for each in results} == {("splitter", "pad=B", 3, "")}
        assert {each.at for each in results} == {place.clock.now()}
        assert results == [*results_of(fold(table, await place.registry.writer.read(table)), place.clock.now())]


async def test_a_game_alone_has_its_title(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (alone,) = await seat_all(place, 1)
        await play_on([alone])
        (result,) = await kept(place, alone.table)
        assert [result.title] == alone.state["titles"]
        assert (result.seats, result.figure, result.merit) == (1, result.total, result.total)


async def test_tables_without_results_get_them_after_the_next_start_once(tmp_path: Path):
    async with in_process(tmp_path) as place:
        players = await seat_all(place, 2)
        await play_on(players)
        table, before = players[0].table, await kept(place, players[0].table)
        running = await Client(place).open(2)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DELETE FROM result")
    async with in_process(tmp_path) as place:
        store, clock = place.registry.store, place.clock
        async with asyncio.timeout(PATIENCE):
            while len(await kept(place, table)) < 2:
                await clock.turn(200)
        assert await kept(place, table) == before
        assert await fill_results(store, clock) == 0
        assert await kept(place, running) == []


async def test_a_game_ends_all_the_same_when_its_results_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> Any:
        raise ValueError("this package cannot count")

    monkeypatch.setattr(writer, "results_of", fail)
    async with in_process(tmp_path) as place:
        (alone,) = await seat_all(place, 1)
        await play_on([alone])
        assert alone.state["phase"] == "over"
        assert await kept(place, alone.table) == []
        assert (await place.registry.store.results.missing(0, 10))[0] == [alone.table]


def test_a_table_that_plays_has_no_results():
    opened = opening.as_wished(OpenTable("splitter", seats=2), "ann", "secret", "key")
    assert results_of(Table("KITE27", opened), 5) == ()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.id)
def test_a_variant_names_what_keeps_results_apart_and_is_read_back(game: Any):
    standard = game.options()
    options = read_options(game, read_variant(game, variant_of(game, standard)))
    assert options == standard


def test_variants_are_short_and_name_only_what_was_changed():
    difference = GAMES["difference"]
    options = difference.options()
    assert variant_of(difference, options) == "illustration=circus mode=basic"
    shorter = replace(options, mode="solo", relaxed=True, length=6, confirm=True, strong="12")
    assert variant_of(difference, shorter) == "illustration=circus mode=solo relaxed=true length=6"
    assert read_variant(difference, "mode=solo length=6 gone=1") == {"mode": "solo", "length": 6}
