"""Difference on a server: claims race, slow lines lose nothing, bots act by themselves, and a break ends nothing."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from rollwright.core import Record, verify
from rollwright.games.difference import GAME as difference
from rollwright.games.difference.connection import SILENCE_MS
from rollwright.server.store.archive import rounds_of
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import registry
from rollwright.server.table.deciding import NOTES, QUIET
from rollwright.server.table.events import Opened, Woke, decode
from tests.present import present
from tests.server.client import Client, seat_all
from tests.server.games.racing import (
    SECRET,
    Eyes,
    close_all,
    hang_pictures,
    in_process_race,
    left,
    open_claims,
    open_server,
    serving,
    sit_and_turn,
    turn_until,
)
from tests.server.in_process import InProcess, in_process
from tests.server.process import Server


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory):
    """A server on which a minute takes two seconds."""
    with serving(tmp_path_factory.mktemp("fast"), speed=30) as server:
        yield server


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory):
    with serving(tmp_path_factory.mktemp("plain")) as server:
        yield server


async def record_of(client: Client) -> Record:
    return msgspec.convert((await client.get(f"/api/tables/{client.table}/record")).json(), Record)


async def checked(client: Client) -> list[str]:
    """Return the moves of a finished game in words, once its record holds in every point."""
    kept = await record_of(client)
    assert [finding for finding in verify(difference, kept) if not finding.holds] == []
    return [line.action for line in kept.moves]


async def test_two_people_play_to_the_end_and_the_record_holds(fast: Server):
    (ada, blaise), eyes = await sit_and_turn(fast, 2)
    before = [12, 12]
    while ada.state["phase"] == "playing":
        claimer = ada if sum(before) % 3 else blaise
        assert (await claimer.move(eyes.right(claimer.state["view"])))["type"] == "update"
        before[present(claimer.me)] -= 1
        for client in (ada, blaise):
            await client.until(lambda _, client=client: left(client) == before)
            await open_claims(client)
    assert sorted(ada.state["places"]) == [1, 2]
    assert ada.state["places"] == blaise.state["places"]
    said = await checked(ada)
    assert sum(words.startswith("claim") for words in said) == 24 - sum(before)
    assert any(words.startswith("ping 1") for words in said)
    await _film_shows_every_find(ada, 24 - sum(before))
    await close_all(ada, blaise)


async def _film_shows_every_find(client: Client, count: int) -> None:
    """The steps of a finished race are its finds, in order; its cards may be looked at again."""
    steps = (await client.get(f"/api/tables/{client.table}/rounds")).json()
    finds = [step["view"]["shown"][0] for step in steps if step["view"].get("shown")]
    assert len(finds) == count
    assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)
    for name in (finds[0]["card"]["picture"], finds[0]["pairs"][0]["against"]["picture"]):
        assert (await client.get(f"/api/tables/{client.table}/pictures/{name}")).status_code == 200


async def test_of_two_right_claims_in_one_moment_one_wins_and_the_other_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with in_process_race(tmp_path, monkeypatch, 2) as (place, clients, eyes):
        answers = await asyncio.gather(*(client.move(eyes.right(client.state["view"])) for client in clients))
        for client in clients:
            await turn_until(place, client, "showing")
        assert sorted(left(clients[0])) == [11, 12]
        assert all(answer["type"] == "update" or answer["code"] in ("being-shown", "stale-claim") for answer in answers)
        winner = clients[0].state["view"]["shown"][0]["seat"]
        assert left(clients[0])[winner] == 11
        assert [client.state["view"].get("locked_until", 0) for client in clients] == [0, 0]
        assert [client.state["view"].get("wrong", 0) for client in clients] == [0, 0]


@asynccontextmanager
async def near_and_far(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[InProcess, Client, Client, Eyes]]:
    """Two people at a table on a clock that stands still, the second one far away; the cards are turned."""
    hang_pictures(folder / "pictures", "circus")
    monkeypatch.setattr(registry, "new_secret", lambda: SECRET)
    async with in_process(folder) as place:
        near, far = Client(place), Client(place, lag=0.28)
        table = await near.open(2, game="difference")
        for name, client in (("Near", near), ("Far", far)):
            await client.sit(table, name)
            await client.connect(table)
        await near.ask("start")
        await turn_until(place, near, "play")
        await far.ask("ping")
        yield place, near, far, Eyes(["", ""], 2)


async def turn_and_count(place: InProcess, client: Client, seconds: int) -> int:
    """Let time pass; return how many notes were made. The round trips count all the while, unless nobody plays."""
    table = place.registry.sessions[client.table].table
    before = table.noted
    for _ in range(2 * seconds):
        await place.clock.turn(500)
        await client.ask("ping")
        if table.noted_in_a_row < QUIET - 5:
            heard = [table.state.now - connection.heard for connection in table.state.connections]
            assert max(heard) <= SILENCE_MS
    return table.noted - before


async def test_round_trips_are_noted_when_they_change_and_often_enough_to_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with near_and_far(tmp_path, monkeypatch) as (place, near, far, eyes):
        assert 5 <= await turn_and_count(place, near, 60) <= 12
        far.lag = 0.02  # it has a quicker line now
        assert 1 <= await turn_and_count(place, near, 4) <= 2
        connections = place.registry.sessions[near.table].table.state.connections
        assert min(connections[1].trips) < 100
        await far.move(eyes.right(far.state["view"]))
        await turn_until(place, near, "showing")


async def test_the_log_of_a_race_at_which_nobody_plays_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with near_and_far(tmp_path, monkeypatch) as (place, near, far, eyes):
        table = place.registry.sessions[near.table].table
        table.noted_in_a_row = QUIET - 2
        await turn_and_count(place, near, 60)
        assert table.noted_in_a_row == QUIET
        await far.move(eyes.right(far.state["view"]))
        await turn_until(place, near, "showing")
        for _ in range(16):
            await place.clock.turn(500)
            await near.ask("ping")
        assert table.noted_in_a_row > 0  # somebody has played
        assert await turn_and_count(place, near, 20) > 0


async def test_people_of_a_race_cannot_come_and_go_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with near_and_far(tmp_path, monkeypatch) as (place, near, far, eyes):
        session = place.registry.sessions[near.table]
        await far.leave_line()
        await near.ask("ping")
        assert session.table.disconnected == {1}
        session.table.noted = NOTES
        await far.connect(near.table)
        await near.ask("ping")
        assert session.table.disconnected == set()  # a person who comes back counts again
        before = session.table.seq
        for _ in range(3):
            await far.leave_line()
            await near.ask("ping")
            await far.connect(near.table)
            await place.clock.turn(4000)
            await near.ask("ping")
        assert session.table.seq == before
        await near.move(eyes.right(near.state["view"]))
        await turn_until(place, near, "showing")


async def test_the_page_far_away_wins_by_having_been_faster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with near_and_far(tmp_path, monkeypatch) as (place, near, far, eyes):
        await near.move(eyes.right(near.state["view"]))
        assert near.state["view"]["waiting"]
        await far.move(eyes.right(far.state["view"]))
        await turn_until(place, near, "showing")
        assert left(near) == [12, 11]
        assert not near.state["view"].get("locked_until")


async def test_the_film_has_every_find_although_the_server_was_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with near_and_far(tmp_path, monkeypatch) as (place, near, _, eyes):
        finds = 0
        while near.state["phase"] == "playing":
            await turn_until(place, near, "play")
            await near.move(eyes.right(near.state["view"]))
            finds += 1
            await turn_until(place, near, "showing", "over")
        code, events = await place.registry.history(await place.registry.visit(near.table, "", ""))
    *wakes, _ = (event for event in events if isinstance(event, Woke))  # the last one ends the game
    late = [event for event in events if event not in wakes]
    for told in (events, late):
        views = [msgspec.to_builtins(step.view) for step in rounds_of(code, told)]
        assert [len(view.get("shown", ())) for view in views] == [1] * finds


async def test_a_lock_out_outlasts_a_reconnection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with in_process_race(tmp_path, monkeypatch, 2, lockout_s=10) as (_, (ada, blaise), eyes):
        await ada.move(eyes.wrong(ada.state["view"]))
        before = [ada.state["view"][name] for name in ("locked_until", "own", "wrong")]
        await ada.leave_line()
        await blaise.until(lambda state: state["view"]["piles"][0].get("here") is False)
        for seq in (None, ada.seq):
            await ada.connect(ada.table, seq=seq)
            assert [ada.state["view"][name] for name in ("locked_until", "own", "wrong")] == before
            refused = await ada.move(eyes.right(ada.state["view"]))
            assert (refused["type"], refused["code"]) == ("refused", "locked-out")
            await blaise.until(lambda state: state["view"]["piles"][0].get("here", True))
            await ada.leave_line()
            await blaise.until(lambda state: state["view"]["piles"][0].get("here") is False)
        assert left(blaise) == [12, 12]


async def test_a_page_learns_the_games_time_and_is_asked_at_once(plain: Server):
    (client,) = await seat_all(plain.port, 1, ["gentle"], game="difference")
    await client.until(lambda _: any('"probe"' in frame for frame in client.frames))
    await client.leave_line()
    await client.connect(client.table)
    probe = next(json.loads(frame) for frame in client.frames if '"probe"' in frame)
    assert probe["at"] <= client.hello["at"]
    await client.close()


async def test_five_bots_and_a_seat_that_only_looks_on_end_the_advanced_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    bots = ["gentle", "steady", "sharp", "adaptive", "sharp"]
    race = in_process_race(tmp_path, monkeypatch, 1, bots, mode="advanced", illustration="castle")
    async with race as (place, (person,), _):
        await turn_until(place, person, "over", step=1000)
        assert left(person)[1:] == [0] * 5
        assert person.state["places"][0] == 6
        assert sum(words.startswith("lay") for words in await checked(person)) >= 15


async def test_an_adaptive_bot_goes_on_with_what_it_has_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with in_process_race(tmp_path, monkeypatch, 1, ["adaptive"]) as (place, (person,), eyes):
        while person.state["phase"] == "playing":
            await person.move(eyes.right(person.state["view"]))
            await turn_until(place, person, "showing", "over")
            await turn_until(place, person, "play", "over")
    async with in_process(tmp_path) as place:  # the log holds what it has learned, so a new server knows it
        back = Client(place, token=person.token)
        await back.connect(person.table)
        await back.ask("again")
        following = back.state["again"]
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    opened = decode((await store.read(following.partition("-")[0]))[0])
    await store.close()
    assert isinstance(opened, Opened)
    assert (opened.chairs[1].form or 9) < 9  # it lost, so it will search less


async def test_for_a_player_who_leaves_a_steady_bot_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with in_process_race(tmp_path, monkeypatch, 2, play_on=False) as (place, (ada, blaise), _):
        assert (await blaise.ask("leave"))["type"] == "update"
        await blaise.leave_line()
        await turn_until(place, ada, "over", step=1000)
        assert ada.state["places"] == [2, 1]


async def test_an_empty_table_rests_and_its_bots_with_it(tmp_path: Path):
    hang_pictures(tmp_path / "pictures", "circus")
    async with in_process(tmp_path) as place:
        (person,) = await seat_all(place, 1, ["sharp", "sharp"], game="difference")
        await turn_until(place, person, "play")
        await person.leave_line()
        watching = Client(place)
        await watching.connect(person.table)
        seen = (watching.seq, watching.state)
        for _ in range(45):  # seconds, in which two such bots find several cards
            await place.clock.turn(1000)
        await watching.ask("ping")
        assert (watching.seq, watching.state) == seen
        await person.connect(person.table)
        for _ in range(90):
            await place.clock.turn(1000)
            await person.ask("ping")
            if person.state["view"]["seq"] > seen[1]["view"]["seq"]:
                return
        raise AssertionError("the bots do not go on")


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_after_a_break_the_race_goes_on_where_it_was(tmp_path: Path, how: str):
    server = open_server(tmp_path, speed=2)  # the lock-out has to outlast the break on a busy machine, too
    (ada, blaise), eyes = await sit_and_turn(server, 2, ["gentle"], lockout_s=10)
    await ada.move(eyes.right(ada.state["view"]))
    for client in (ada, blaise):
        await client.until(lambda _, client=client: left(client)[0] == 7)
        await open_claims(client)
    await blaise.move(eyes.wrong(blaise.state["view"]))
    locked = blaise.state["view"]["locked_until"]
    getattr(server, how)()
    for client in (ada, blaise):
        await client.leave_line()
    server = open_server(tmp_path, speed=2)
    for client in (ada, blaise):
        client.port = server.port
        await client.connect(client.table, seq=client.seq)
    assert left(ada)[:2] == [7, 8]
    assert blaise.state["view"]["locked_until"] == locked
    await open_claims(ada)
    await ada.move(eyes.right(ada.state["view"]))
    await blaise.until(lambda _: left(blaise)[0] == 6)
    await close_all(ada, blaise)
    server.stop()


@pytest.mark.parametrize("agreed", ["", "23"], ids=["marked", "agreed"])
async def test_a_seat_marked_as_strong_waits_after_every_reveal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: str
):
    """The seats move up when a free one is taken away; the handicap stays with its person."""
    hang_pictures(tmp_path / "pictures", "circus")
    monkeypatch.setattr(registry, "new_secret", lambda: SECRET)
    async with in_process(tmp_path) as place:
        parent, child = Client(place), Client(place)
        table = await parent.open(3, game="difference", options={"handicap_s": 10, "strong": agreed})
        await parent.sit(table, "Parent", seat=2, words="words 1")
        await child.sit(table, "Child", seat=0, words="words 0")
        for client in (parent, child):
            await client.connect(table)
        assert (await child.ask("handicap", seat=2, handicap=not agreed))["type"] == "update"
        assert (await child.ask("handicap", seat=1, handicap=True))["code"] == "empty-seat"
        assert (await child.ask("handicap", seat=7, handicap=True))["code"] == "no-seat"
        await parent.ask("start")
        await turn_until(place, parent, "play")
        eyes = Eyes(["words 0", "words 1"], 2)
        assert [seat.get("handicap", False) for seat in child.state["seats"]] == [False, not agreed]
        assert (await parent.move(eyes.right(parent.state["view"])))["code"] == "locked-out"
        assert (await child.move(eyes.right(child.state["view"])))["type"] == "update"
        assert (await child.ask("handicap", seat=1, handicap=False))["code"] == "already-started"


async def test_other_games_have_neither_a_handicap_nor_an_adaptive_bot(plain: Server):
    client = Client(plain.port)
    table = await client.open(2)
    await client.sit(table, "Mira")
    await client.connect(table)
    assert (await client.ask("handicap", seat=0, handicap=True))["code"] == "no-handicap"
    assert (await client.ask("seat-bot", seat=1, level="adaptive"))["code"] == "unknown-bot"
    refused = await client.post("/api/tables", {"game": "splitter", "seats": 2, "bots": [{"level": "adaptive"}]})
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown-bot")
    assert client.state["seats"][1] == {}
    await client.close()


async def test_alone_against_the_clock_earns_a_medal(fast: Server):
    (client,), eyes = await sit_and_turn(fast, 1, length=12)
    assert client.state["view"]["mode"] == "solo"
    for rest in range(11, -1, -1):
        await client.move(eyes.right(client.state["view"]))
        await client.until(lambda _, rest=rest: left(client) == [rest])
        await open_claims(client)
    assert client.state["titles"] == ["difference-title-gold"]
    book = (await client.get("/api/me/book/difference")).json()
    (variant,) = book["variants"]  # the score book knows that the figure is a time, of which fewer are better
    assert (variant["options"]["mode"], variant["timed"], variant["short"]) == ("solo", True, 0)
    assert not any(words.startswith("ping") for words in await checked(client))
    await client.close()
