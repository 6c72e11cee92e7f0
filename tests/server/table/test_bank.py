"""A bank of time: so many minutes for the whole game, running only while the seat is waited for."""

from pathlib import Path

import pytest

from rollwright.server.refusals import TimeIsUp
from rollwright.server.socket.messages import Way
from rollwright.server.table.bank import Bank
from rollwright.server.table.commands import ComeBack
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process
from tests.server.turned import evening

MINUTE = 60_000


def test_a_bank_runs_only_while_its_seat_is_waited_for():
    bank = Bank(5)
    bank.turn(0, [0, 1])
    bank.turn(1000, [1])
    assert (bank.left(0, 9000), bank.left(1, 9000)) == (5 * MINUTE - 1000, 5 * MINUTE - 9000)
    bank.turn(9000, [0, 1])
    assert bank.empty_at() == {0: 9000 + 5 * MINUTE - 1000, 1: 5 * MINUTE}


async def test_when_a_bank_is_empty_a_bot_writes_on_to_the_end(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=2, way=Way(bank=5)) as at:
        table = at.session.table
        assert table.snapshot is not None
        await at.move(0, table.snapshot.choices(0)[0], "done")
        await at.turn(5 * MINUTE - 1)
        assert not table.chairs[1].out_of_time
        await at.turn(1)
        await at.settle()
        assert table.chairs[1].out_of_time
        assert table.round == 2
        assert not table.chairs[0].out_of_time  # the other's clock stood still
        with pytest.raises(TimeIsUp):
            await at.move(1, "done")
        await at.do(ComeBack(at.pages[1].holder))
        assert table.chairs[1].sitting_in
        assert [chair.stood_in for chair in table.chairs] == [(), (1, 2)]


async def test_no_time_runs_while_nobody_is_there(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ada,) = await seat_all(place, 1, ["steady"], way={"bank": 5})
        session = await place.registry.find(ada.table)
        await place.clock.turn(MINUTE)
        await ada.leave_line()
        await place.clock.turn(60 * MINUTE)
        await ada.connect(ada.table)
        assert ada.state["seats"][0]["bank_ms"] == 4 * MINUTE
        assert ada.state["seats"][0]["bank_runs"]
        assert not session.table.chairs[0].out_of_time


async def test_a_bank_stands_still_while_the_host_has_paused_the_game(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host, other = await seat_all(place, 2, way={"bank": 5})
        session = await place.registry.find(host.table)
        await place.clock.turn(MINUTE)
        assert (await host.ask("pause"))["type"] == "update"
        await place.clock.turn(600 * MINUTE)
        assert not any(chair.out_of_time or chair.sitting_in for chair in session.table.chairs)
        assert not any(seat.get("bank_runs") for seat in other.state["seats"]), "the page counts nothing down"
        await other.leave_line()
        await other.connect(host.table)
        assert [seat["bank_ms"] for seat in other.state["seats"]] == [4 * MINUTE] * 2
        assert (await host.ask("pause", paused=False))["type"] == "update"
        await other.until(lambda state: not state["paused"])
        assert [seat["bank_ms"] for seat in other.state["seats"]] == [4 * MINUTE] * 2
        await place.clock.turn(4 * MINUTE - 1)
        assert not any(chair.out_of_time for chair in session.table.chairs)
        await place.clock.turn(1)
        await other.until(lambda state: all(seat.get("sitting_in") for seat in state["seats"]))


async def test_everybody_is_shown_all_banks_and_a_watcher_too(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await seat_all(place, 2, way={"bank": 10})
        watcher = Client(place)
        await watcher.connect(ada.table)
        await place.clock.turn(MINUTE)
        await ada.write_anything()
        await watcher.until(lambda state: not state["seats"][0].get("bank_runs"))
        banks = [(seat["bank_ms"], seat.get("bank_runs", False)) for seat in watcher.state["seats"]]
        assert banks == [(9 * MINUTE, False), (9 * MINUTE, True)]
        await ben.until(lambda state: state["seats"][0]["bank_ms"] == 9 * MINUTE)


async def test_a_bank_is_the_same_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, _ = await seat_all(place, 2, way={"bank": 10})
        await place.clock.turn(3 * MINUTE)
        await ada.write_anything()
    async with in_process(tmp_path) as place:
        back = Client(place, token=ada.token)
        await back.connect(ada.table)
        assert back.state["seats"][0]["bank_ms"] == 7 * MINUTE
