"""Over days a game goes on whether or not a page is open, and its deadlines outlive the server."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rollwright.server.table.session import DAY
from tests.server.client import Client, seat_all
from tests.server.in_process import InProcess, in_process
from tests.server.turned import TurnedClock, until

MINUTE = 60_000


async def two_over_days(place: InProcess, days: int, bots: list[str] | None = None) -> list[Client]:
    return await seat_all(place, 2, bots, way={"days": days})


async def turn_until(clock: TurnedClock, holds: Callable[[], bool]) -> None:
    """Let bots and tasks run, with the clock going on by a second at a time, until something is true."""
    async with asyncio.timeout(60):
        while not holds():
            await clock.turn(1000)


async def go_home(*people: Client) -> None:
    for person in people:
        await person.leave_line()


async def test_nobody_is_away_and_a_bot_plays_without_any_page(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await two_over_days(place, 2, bots=["steady"])
        session = await place.registry.find(ada.table)
        await go_home(ben)
        await place.clock.turn(4 * 180_000)
        assert not session.gone
        assert not session.table.chairs[1].sitting_in
        assert ada.state["seats"][1].get("away_ms") is None
        await ada.write_anything()
        await ada.leave_line()
        await ben.connect(ben.table)
        await ben.write_anything()
        await ben.leave_line()
        assert not session.pages
        await turn_until(place.clock, lambda: session.table.round == 2 and session.table.awaited() == (0, 1))


async def test_at_the_deadline_a_bot_writes_for_those_who_are_not_done(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await two_over_days(place, 2)
        session = await place.registry.find(ada.table)
        await ada.write_anything()
        assert ada.state["deadline_ms"] == 2 * DAY
        await go_home(ada, ben)
        await place.clock.turn(2 * DAY - MINUTE)
        assert session.table.round == 1
        await place.clock.turn(MINUTE)
        await turn_until(place.clock, lambda: session.table.round == 2)
        assert [chair.stood_in for chair in session.table.chairs] == [(), (1,)]


async def test_a_deadline_that_passed_while_the_server_was_down_is_kept_at_its_next_start(tmp_path: Path):
    clock = TurnedClock()
    async with in_process(tmp_path, clock=clock) as place:
        ada, ben = await two_over_days(place, 1)
        await ada.write_anything()
        await go_home(ada, ben)
    await clock.turn(DAY + MINUTE)
    async with in_process(tmp_path, clock=clock) as place:
        await until(lambda: ada.table in place.registry.sessions)
        session = place.registry.sessions[ada.table]
        await turn_until(clock, lambda: session.table.round == 2)
        assert not session.pages


async def test_a_restart_gives_nobody_more_time(tmp_path: Path):
    clock = TurnedClock()
    async with in_process(tmp_path, clock=clock) as place:
        ada, ben = await two_over_days(place, 3)
        await go_home(ada, ben)
        await clock.turn(2 * DAY)
    async with in_process(tmp_path, clock=clock) as place:
        session = await place.registry.find(ada.table)
        assert session.time_left(None) == DAY
        card: dict[str, Any] = await card_of(place, ada)
        assert (card["your_move"], card["deadline_ms"]) == (True, DAY)


async def test_the_list_of_own_tables_says_whose_move_it_is(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await two_over_days(place, 1)
        await ada.write_anything()
        assert not (await card_of(place, ada)).get("your_move")
        assert (await card_of(place, ben))["your_move"]


async def test_a_table_over_days_waits_in_its_lobby_like_any_other(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        table = await ada.open(2, way={"days": 1})
        await ada.sit(table, "Ada")
        await ada.connect(table)
        session = await place.registry.find(table)
        await ada.leave_line()
        assert set(session.gone) == {0}
        await place.clock.turn(3 * DAY)
        assert session.table.phase == "open"


async def card_of(place: InProcess, person: Client) -> dict[str, Any]:
    (card,) = (await Client(place, token=person.token).get("/api/me/tables")).json()
    return card


async def test_a_game_goes_on_at_its_deadline_although_the_database_could_not_be_read_then(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await two_over_days(place, 1)
        await ada.write_anything()
        await go_home(ada, ben)
        place.registry.drop(ada.table)  # as if it had long been idle
        store = place.registry.store
        await store.fetch("ALTER TABLE tip RENAME TO elsewhere")
        await place.clock.turn(DAY + MINUTE)
        await store.fetch("ALTER TABLE elsewhere RENAME TO tip")
        await place.clock.turn(MINUTE)
        session = await place.registry.find(ada.table)
        await turn_until(place.clock, lambda: session.table.round == 2)
