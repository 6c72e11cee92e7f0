"""People who come and go: no log grows without end, and strangers use up nothing of the host's and other people's."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from rollwright.core import Refused
from rollwright.server.socket.messages import OpenTable, SitDown
from rollwright.server.table import events, opening
from rollwright.server.table.arranging import Swap
from rollwright.server.table.budget import OWN
from rollwright.server.table.commands import Command, Leave, SeatBot, SetHandicap, Sit
from rollwright.server.table.deciding import decide
from rollwright.server.table.hosting import SetDoor
from rollwright.server.table.registry import NEWCOMER_SECONDS, NEWCOMERS
from rollwright.server.table.rights import STRANGERS
from rollwright.server.table.seating import CHANGES, OWN_WAITS, WAITS
from rollwright.server.table.table import Table, fold
from rollwright.server.table.waiting import Wait
from tests.server.client import Client, seat_all
from tests.server.in_process import InProcess, in_process


class Bare:
    """A table without a server: commands are decided and folded in."""

    def __init__(self, **wish: object) -> None:
        opened = opening.as_wished(OpenTable("difference", seats=4, **wish), "host", "5" * 64, "key")  # type: ignore[arg-type]
        self.log: list[events.Event] = [opened]
        self.table = Table("KITE27", opened)
        self.ids: Iterator[str] = map(str, range(10**6))

    def ask(self, command: Command) -> str:
        """Carry out a command; return the code of its refusal."""
        try:
            for event in decide(self.table, command):
                self.log.append(event)
                self.table.add(event)
        except Refused as refusal:
            return refusal.code
        return "ok"

    def sit(self, holder: str, name: str = "") -> str:
        return self.ask(Sit(holder, SitDown(name or holder)))

    def leave(self, holder: str) -> str:
        return self.ask(Leave(holder, next(self.ids)))

    def bot(self, holder: str, level: str | None = "gentle") -> str:
        return self.ask(SeatBot(holder, next(self.ids), 3, level))


def test_strangers_who_come_and_go_end_nothing_for_the_host_and_for_people_who_sat_here():
    at = Bare()
    assert (at.sit("host", "Ann"), at.sit("friend", "Ben")) == ("ok", "ok")
    at.leave("friend")
    codes = [code for number in range(STRANGERS) for code in (at.sit(f"s{number}"), at.leave(f"s{number}"))]
    assert set(codes) == {"ok", "too-many-changes", "not-seated"}
    assert at.sit("newcomer") == "too-many-changes"
    length = len(at.log)
    assert length < 2 * STRANGERS + 10
    assert at.sit("friend", "Ben") == "ok"
    assert at.bot("friend") == "ok"
    assert at.bot("host") == "ok"
    assert at.ask(Swap("host", next(at.ids), {}, 0, 2)) == "ok"
    assert at.leave("host") == "ok"
    assert at.sit("host", "Ann") == "ok"
    assert vars(fold("KITE27", at.log))["guests"] == at.table.guests


def test_a_guest_who_changes_bots_for_ever_leaves_the_host_all_and_others_their_own():
    at = Bare()
    for person in ("host", "guest", "other"):
        at.sit(person)
    changes = 0
    while at.bot("guest") == "ok":
        changes += 1
    assert CHANGES - 10 < changes <= CHANGES
    assert at.ask(SetHandicap("guest", next(at.ids), 0, True)) == "too-many-changes"
    others = [at.bot("other") for _ in range(OWN + 10)]
    assert others.count("ok") == OWN - 1  # sitting down is one
    changes = 0
    while at.bot("host") == "ok":
        changes += 1
    assert changes == CHANGES - 1
    assert at.leave("guest") == "ok"  # anybody may always go


def test_a_guest_who_takes_a_chair_again_and_again_is_refused_in_the_end():
    at = Bare()
    at.sit("host")
    while at.sit("guest") == "ok":
        at.leave("guest")
    assert len(at.log) < CHANGES + 2 * OWN
    assert at.sit("other") == "ok"


def test_corrected_names_at_a_table_of_one_device_are_bounded():
    at = Bare()
    at.log[0] = at.table.opened = replace(at.table.opened, way=replace(at.table.opened.way, one_device=True))
    names = ("Ann", "Anna")
    codes = [at.ask(Sit("hand", SitDown(names[number % 2], seat=0), device="host")) for number in range(CHANGES + 10)]
    assert len(at.log) == 1 + CHANGES
    assert "too-many-changes" in codes[-2:]  # the other of the two names is what the chair has


def test_orders_of_somebody_who_was_the_host_for_a_moment_leave_the_host_all():
    at = Bare()
    at.sit("host")
    at.sit("guest")
    while at.ask(SetDoor("guest", next(at.ids), {0: 100_000}, True)) == "ok":
        pass
    assert at.ask(SetDoor("host", next(at.ids), {}, False)) == "ok"


def playing() -> Bare:
    at = Bare()
    at.sit("host")
    at.table.phase = "playing"
    return at


def test_a_spectator_who_joins_and_leaves_the_queue_leaves_others_their_place():
    at = playing()

    def wait(holder: str, person: SitDown | None = None) -> str:
        return at.ask(Wait(holder, next(at.ids), person))

    while wait("churner", SitDown("Chris")) == "ok":
        assert wait("churner") == "ok"
    assert len(at.log) <= WAITS + 4
    codes = [wait("friend", SitDown("Fay") if number % 2 == 0 else None) for number in range(OWN_WAITS + 2)]
    assert codes == ["ok"] * OWN_WAITS + ["too-many-changes"] * 2


def test_strangers_who_only_leave_the_queue_are_bounded():
    at = playing()
    for number in range(STRANGERS + 10):
        at.ask(Wait(f"s{number}", next(at.ids), None))
    assert len(at.table.guests) == STRANGERS
    assert at.ask(Wait("one more", next(at.ids), None)) == "too-many-changes"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def test_one_address_with_ever_new_cookies_sits_down_only_so_often(place: InProcess):
    host = Client(place)
    table = await host.open(3)
    await host.sit(table, "Ann")
    session, ids = await place.registry.find(table), map(str, range(100))

    async def come_and_go(number: int, address: str) -> None:
        await place.registry.sit(session, f"s{number}", SitDown("Zoe"), address)
        await place.registry.writer.do(session, Leave(f"s{number}", next(ids)), lambda _: None)

    for number in range(NEWCOMERS):
        await come_and_go(number, "203.0.113.9")
    with pytest.raises(Refused, match="too-many-newcomers"):
        await come_and_go(NEWCOMERS, "203.0.113.9")
    await come_and_go(0, "203.0.113.9")  # a browser that has sat here comes back
    await come_and_go(NEWCOMERS + 1, "192.0.2.7")
    await place.clock.turn(1000 * NEWCOMER_SECONDS)
    await come_and_go(NEWCOMERS, "203.0.113.9")


async def test_one_address_with_ever_new_cookies_joins_the_queue_only_so_often(place: InProcess):
    (host,) = await seat_all(place, 1)
    codes: list[str] = []
    for number in range(NEWCOMERS + 1):
        client = Client(place, token=f"{number:032x}", address="203.0.113.9")
        await client.connect(host.table)
        codes.append((await client.ask("wait", person={"name": f"Zoe {number}"})).get("code", "ok"))
        await client.ask("wait")
        await client.leave_line()
    assert codes == ["ok"] * NEWCOMERS + ["too-many-newcomers"]
