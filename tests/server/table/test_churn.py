"""Pencil churn: write, undo, write, undo. It costs the one who does it, and no log grows without end."""

import asyncio
from pathlib import Path

from rollwright.server.settings import Limits
from rollwright.server.table import lobby
from rollwright.server.table.deciding import SPARE, STEPS
from rollwright.server.table.events import Moved, Played
from tests.server.client import Client, seat_all
from tests.server.in_process import AMPLE, in_process
from tests.server.turned import evening


async def churn(client: Client, times: int) -> list[str]:
    """Write and undo so many times; return the codes of the refusals."""
    answers = [await client.move(("write 3L4", "undo")[number % 2]) for number in range(times)]
    return [answer["code"] for answer in answers if answer["type"] == "refused"]


async def test_all_pages_of_a_seat_share_one_limit_of_messages(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500)) as place:
        player, other = await seat_all(place, 2)
        windows = [Client(place, token=player.token) for _ in range(10)]
        for window in windows:
            await window.connect(player.table)
        codes = await asyncio.gather(*(churn(window, 20) for window in windows))
        refused = [code for window in codes for code in window if code == "too-many-messages"]
        assert len(refused) >= 10 * 20 - Limits().messages_at_once
        assert (await other.move("write 3L4"))["type"] == "update"  # another seat has a limit of its own


async def test_an_address_has_a_limit_of_messages_whatever_seats_it_holds(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=5000, messages=1)) as place:
        pages = [Client(place, address="203.0.113.9") for _ in range(45)]
        table = await pages[0].open()
        for page in pages:
            await page.connect(table)
        answers = [(await page.ask("ping"))["type"] for page in pages]
        assert (answers.count("pong"), answers.count("refused")) == (40, 5)
        elsewhere = Client(place, address="192.0.2.7")
        await elsewhere.connect(table)
        assert (await elsewhere.ask("ping"))["type"] == "pong"


async def test_a_round_has_a_bounded_number_of_steps_and_can_always_be_finished(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=2) as at:
        at.session.table.steps[0] = STEPS - 20  # as if the seat had churned for a while
        for number in range(20):
            await at.move(0, ("write 3L4", "undo")[number % 2])
        await at.move(0, "write 3L4")
        outcome = await asyncio.gather(at.move(0, "undo"), return_exceptions=True)
        assert [getattr(error, "code", "") for error in outcome] == ["too-many-steps"]
        for _ in range(SPARE - 2):  # the refused one counts, too
            await at.move(0, "swap")
        outcome = await asyncio.gather(at.move(0, "swap"), return_exceptions=True)
        assert [getattr(error, "code", "") for error in outcome] == ["too-many-steps"]
        assert at.session.table.tried(0) == STEPS + SPARE + 1
        await at.move(0, "done")
        await at.move(1, "write 3L4", "done")  # the other seat has its own count
        assert at.session.table.round == 2
        await at.move(0, "write 3L5")
        await at.move(0, "undo")


async def test_after_the_spare_steps_a_turn_is_still_finished_in_one_message(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=2) as at:
        at.session.table.steps[0] = STEPS + SPARE
        outcome = await asyncio.gather(at.move(0, "write 3L4"), return_exceptions=True)
        assert [getattr(error, "code", "") for error in outcome] == ["too-many-steps"]
        await at.move(0, "write 3L4", "done")
        assert at.session.table.game.view(at.session.table.state, 0).sheets[0].done


async def test_a_message_of_many_steps_counts_as_many(tmp_path: Path):
    async with evening(tmp_path, "splitter", seats=2) as at:
        churned = ("write 3L4", "undo") * 25
        for number in range(STEPS // 50):
            assert at.session.table.steps.get(0, 0) == 50 * number
            await at.move(0, *churned)
        outcome = await asyncio.gather(at.move(0, *churned), return_exceptions=True)
        assert [getattr(error, "code", "") for error in outcome] == ["too-many-steps"]
        await at.move(0, "write 3L4", "done")


async def test_moves_that_are_refused_count_as_those_that_are_taken(tmp_path: Path):
    """They cost as much, so in the end they are refused before they are played."""
    churned, played = ("write 3L4", "undo") * 24 + ("write 3L4", "write nowhere"), 0
    async with evening(tmp_path, "splitter", seats=2) as at:
        table, codes = at.session.table, list[str]()
        attempt = table.attempt

        def counted(event: Played) -> bool:
            nonlocal played
            played += 1
            return attempt(event)

        table.attempt = counted
        for _ in range(40):
            outcome = await asyncio.gather(at.move(0, *churned), return_exceptions=True)
            codes += [getattr(error, "code", "") for error in outcome]
        most = -(-(STEPS + SPARE) // len(churned))
        assert (played, codes.count("too-many-steps"), "" in codes) == (most, 40 - most, False)
        await at.move(0, "write 3L4", "done")


async def test_a_message_of_many_moves_costs_as_much_as_many_messages(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500)) as place:
        player, other = await seat_all(place, 2)
        answers = [await player.move(*(("write 3L4", "undo") * 25)) for _ in range(6)]
        refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
        assert refused == ["too-many-messages"] * 3
        for client in (player, other):
            await client.close()


async def test_the_strokes_of_a_person_who_plays_fast_are_all_taken(tmp_path: Path):
    """A tap each tenth of a second, and twice a second a long stroke that takes another one back."""
    async with in_process(tmp_path, Limits(posts=500)) as place:
        player, other = await seat_all(place, 2)
        for number in range(60):
            stroke = ("write 3L4", "undo") * (6 if number % 5 == 0 else 1)
            assert (await player.move(*stroke))["type"] == "update"
            await place.clock.turn(100)
        for client in (player, other):
            await client.close()


async def test_a_log_with_more_steps_than_are_taken_now_is_folded(tmp_path: Path):
    """An older server counted messages, and took so many."""
    async with evening(tmp_path, "splitter", seats=2) as at:
        table = at.session.table
        churned = [Moved(0, ("write 3L4", "undo") * 25, 1000 + number, f"m{number}") for number in range(STEPS // 25)]
        for event in churned:
            table.add(event)
        assert table.steps[0] == 2 * STEPS
        await at.move(0, "write 3L4", "done")


async def test_the_count_of_a_round_survives_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        player, other = await seat_all(place, 2)
        await churn(player, 30)
        for client in (player, other):
            await client.close()
    async with in_process(tmp_path) as place:
        back = Client(place, token=player.token)
        await back.connect(player.table)
        session = await place.registry.find(player.table)
        assert session.table.steps == {0: 30}


async def test_during_the_game_a_person_cannot_leave_and_come_back_for_ever(tmp_path: Path):
    async with in_process(tmp_path, AMPLE) as place:
        player, other = await seat_all(place, 2)
        table = (await place.registry.find(player.table)).table
        for _ in range(3):
            await player.ask("leave")
            await player.leave_line()
            await player.connect(player.table)
            await player.until(lambda state: not state["seats"][0].get("sitting_in"))
        assert table.stand_ins == 3
        table.stand_ins = lobby.STAND_INS
        before = table.seq
        await player.ask("leave")
        await player.leave_line()
        await player.connect(player.table)
        await player.ask("ping")
        assert table.seq == before
        for client in (player, other):
            await client.close()
