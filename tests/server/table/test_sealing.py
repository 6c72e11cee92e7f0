"""Between the start and the first roll every page adds its share to the dice. Nobody can stop the game by waiting."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import Record, commit, verify
from rollwright.games.splitter import GAME as splitter
from rollwright.server.store.archive import record_of
from rollwright.server.table.events import Chair, Ended, Moved, Opened, Started
from rollwright.server.table.table import fold
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process
from tests.server.shares import hash_of, share_of

LIMIT = 4000  # milliseconds, as docs/dice.md says
SECRET = "0dd" * 21 + "0"


@pytest.fixture
async def place(tmp_path: Path):
    async with in_process(tmp_path) as place:
        yield place


async def seat(place: InProcess, *shares: bool) -> list[Client]:
    """Let people sit down at a splitter table; those without `shares` add nothing by themselves."""
    clients = [Client(place, shares=adds) for adds in shares]
    table = await clients[0].open(len(clients))
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}")
        await client.connect(table)
    return clients


async def hashed(client: Client, share: int | None = None) -> dict[str, Any]:
    assert client.me is not None
    return await client.ask("commit", hash=hash_of(client.hello["commitment"], client.me if share is None else share))


async def finished(clients: list[Client]) -> Record:
    await play_on(clients)
    kept = msgspec.convert((await clients[0].get(f"/api/tables/{clients[0].table}/record")).json(), Record)
    assert all(finding.holds for finding in verify(splitter, kept))
    return kept


async def test_the_dice_hold_the_share_of_every_page(place: InProcess):
    clients = await seat_all(place, 2, ["gentle"])
    kept = await finished(clients)
    assert kept.format == "rollwright-game-2"
    assert kept.shares == (share_of(0), share_of(1), None)
    assert kept.hashes == (*(hash_of(kept.commitment, seat) for seat in range(2)), None)
    assert kept.left_out == ()
    proof = clients[0].state["proof"]
    assert (tuple(proof["shares"]), tuple(proof["hashes"])) == (kept.shares, kept.hashes)


async def test_no_hash_is_shown_before_all_have_come_and_no_share_before_the_end(place: InProcess):
    first, second = await seat(place, False, False)
    await first.ask("start")
    assert (await hashed(first))["type"] == "update"
    await second.ask("ping")
    assert (second.state["phase"], second.state["hashes"]) == ("sealing", [])
    assert (await hashed(second))["type"] == "update"
    seal = first.hello["commitment"]
    for client in (first, second):
        await client.ask("ping")
        assert client.state["hashes"] == [hash_of(seal, 0), hash_of(seal, 1)]
    for client in (first, second):
        assert (await client.ask("reveal", share=share_of(client.me or 0)))["type"] == "update"
    assert second.state["phase"] == "playing"
    heard = "".join(second.frames)
    assert hash_of(seal, 0) in heard
    assert share_of(0) not in heard


async def test_a_page_that_adds_nothing_is_left_out_in_time_and_named(place: InProcess):
    first, second = await seat(place, True, False)
    first.shares = False  # as `ask` would wait for the start
    await first.ask("start")
    first.shares = True
    await first.ask("ping")
    await place.clock.turn(LIMIT - 100)
    await first.ask("ping")
    assert first.state["hashes"] == []
    await place.clock.turn(100)
    await first.until(lambda state: state["phase"] == "playing")
    await second.until(lambda state: state["phase"] == "playing")
    kept = await finished([first, second])
    assert (kept.shares, kept.left_out) == ((share_of(0), None), (1,))
    assert kept.hashes[1] is None


async def test_a_page_that_commits_and_does_not_reveal_is_left_out_and_its_hash_stays(place: InProcess):
    first, second = await seat(place, False, False)
    await first.ask("start")
    await hashed(first)
    await hashed(second)
    await first.ask("reveal", share=share_of(0))
    await place.clock.turn(LIMIT)
    await first.until(lambda state: state["phase"] == "playing")
    kept = await finished([first, second])
    assert (kept.shares, kept.left_out) == ((share_of(0), None), (1,))
    assert kept.hashes[1] == hash_of(kept.commitment, 1)


async def test_nobody_waits_for_a_person_who_is_away(place: InProcess):
    first, second = await seat(place, True, True)
    await second.leave_line()
    await first.ask("start")
    assert first.state["phase"] == "playing"
    assert first.state["hashes"] == [hash_of(first.hello["commitment"], 0), None]


async def test_a_page_that_goes_while_it_is_awaited_may_come_back_in_time_and_stops_nobody(place: InProcess):
    first, second = await seat(place, False, False)
    await first.ask("start")
    await hashed(first)
    await place.clock.turn(1000)
    await second.leave_line()
    await second.connect(second.table)
    await hashed(second)
    await first.ask("reveal", share=share_of(0))
    await place.clock.turn(1000)
    await second.leave_line()
    await place.clock.turn(LIMIT - 1000)
    await first.until(lambda state: state["phase"] == "playing")
    assert None not in first.state["hashes"]


async def test_an_empty_table_waits(place: InProcess):
    (client,) = await seat(place, False)
    await client.ask("start")
    await client.leave_line()
    await place.clock.turn(60_000)
    client.shares = True
    await client.connect(client.table)
    await client.until(lambda state: state["phase"] == "playing")
    assert client.state["hashes"] == [hash_of(client.hello["commitment"], 0)]


async def test_only_seats_add_to_the_dice_each_once_and_only_now(place: InProcess):
    first, second = await seat(place, False, False)
    stranger = Client(place, shares=False)
    await stranger.connect(first.table)
    assert (await hashed(first))["code"] == "not-sealing"
    await first.ask("start")
    some = hash_of(first.hello["commitment"], 0)
    assert (await stranger.ask("commit", hash=some))["code"] == "not-seated"
    assert (await stranger.ask("reveal", share=share_of(0)))["code"] == "not-seated"
    assert (await first.ask("reveal", share=share_of(0)))["code"] == "not-sealing"
    assert (await hashed(first))["type"] == "update"
    assert (await hashed(first))["type"] == "update"  # sent again
    assert (await hashed(first, 1))["code"] == "already-committed"
    for bad in ("", "g" * 64, some[:-1], some + "0", some + "\n", some.upper()):
        assert (await second.ask("commit", hash=bad))["code"] == "bad-message"
    await hashed(second)
    assert (await second.ask("reveal", share=share_of(0)))["code"] == "wrong-share"
    assert (await first.ask("reveal", share=share_of(0)))["type"] == "update"
    assert (await first.ask("reveal", share=share_of(0)))["type"] == "update"  # sent again
    assert first.state["phase"] == "sealing"
    for client in (first, second):
        assert (await client.ask("start"))["code"] == "already-started"
        assert (await client.ask("move", round=0, actions=["write 3L4"]))["code"] == "not-started"
    assert (await second.ask("reveal", share=share_of(1)))["type"] == "update"
    assert second.state["phase"] == "playing"
    assert (await hashed(first))["code"] == "not-sealing"


async def test_a_hash_of_the_other_seat_cannot_be_repeated(place: InProcess):
    """Nobody can commit to another's share without knowing it, and reveal it afterwards as their own."""
    first, second = await seat(place, False, False)
    await first.ask("start")
    await hashed(first)
    await hashed(second, 0)
    await first.ask("reveal", share=share_of(0))
    assert (await second.ask("reveal", share=share_of(0)))["code"] == "wrong-share"


async def test_a_server_that_stops_while_it_seals_goes_on(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = await seat(place, False, False)
        await first.ask("start")
        await hashed(first)
        token, table = first.token, first.table
        tokens = (token, second.token)
    async with in_process(tmp_path) as place:
        await place.clock.turn(500)
        clients = [Client(place, token=token) for token in tokens]
        for client in clients:
            await client.connect(table)
        for client in clients:
            await client.until(lambda state: state["phase"] == "playing")
        assert None not in clients[0].state["hashes"]


async def test_a_person_who_leaves_meanwhile_is_not_waited_for(place: InProcess):
    first, second = await seat(place, False, False)
    await first.ask("start")
    await hashed(first)
    await second.ask("leave")
    await first.until(lambda state: state["hashes"])
    assert first.state["seats"][1]["sitting_in"]


def test_a_log_that_is_older_than_shares_still_plays_and_verifies():
    chairs = (Chair("Mira", holder="mira", words="otter"), Chair())
    opened = Opened("splitter", 1, {"pad": "A"}, 0, SECRET, "mira", chairs)
    table = fold("OLD", [opened, Started(1000)])
    log: list[Any] = [opened, Started(1000)]
    while table.phase != "over":
        assert table.snapshot is not None
        event = Moved(0, (table.snapshot.choices(0)[0], "done"), 5)
        table.add(event)
        log.append(event)
    kept = record_of("OLD", [*log, Ended()])
    assert (kept.format, kept.commitment, kept.hashes) == ("rollwright-game-1", commit(SECRET), ())
    assert all(finding.holds for finding in verify(splitter, kept))
    assert b"hashes" not in msgspec.json.encode(kept)
