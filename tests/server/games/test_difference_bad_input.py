"""A wrong claim or request at a race gets a code and a sentence, and changes nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from rollwright.games.difference.names import name_of
from rollwright.locale import LANGUAGES
from rollwright.server.settings import Limits
from tests.server.client import Client, seat_all
from tests.server.games.racing import close_all, hang_pictures, left, open_claims, serving, sit_and_turn
from tests.server.process import Server
from tests.server.refused import is_refusal

BASIC = [
    ("two-spots-needed", "claim 1 571,82"),
    ("two-spots-needed", "claim 1 571,82,288,350,40,40"),
    ("two-spots-needed", "claim 1 571,82,288"),
    ("two-spots-needed", "claim 1 -"),
    ("off-picture", "claim 1 1001,82,288,350"),
    ("off-picture", "claim 1 571,82,288,701"),
    ("off-picture", "claim 1 -1,82,288,350"),
    ("stale-claim", "claim 2 571,82,288,350"),
    ("stale-claim", "claim -1 571,82,288,350"),
    ("no-burying", "bury"),
    ("no-laying", "lay 1 0 1 w 571,82,288,350"),
    ("unknown-action", "claim 1"),
    ("unknown-action", "claim one 571,82,288,350"),
    ("unknown-action", "claim 1 571,82,288,here"),
    ("unknown-action", "claim 1 571.5,82,288,350"),
    ("stale-claim", f"claim {10**30} 571,82,288,350"),
    ("unknown-action", "ping 0 300"),
    ("unknown-action", "went 1"),
    ("unknown-action", "wake"),
]
ADVANCED = [
    ("lay-it-down", "claim 1 571,82,288,350"),
    ("cell-occupied", "lay 1 0 0 - -"),
    ("cell-not-adjacent", "lay 1 2 2 w 571,82,288,350"),
    ("cell-wrong-neighbours", "lay 1 0 1 e 571,82,288,350"),
    ("cell-wrong-neighbours", "lay 1 0 1 w,w 571,82,288,350,571,82,288,350"),
    ("two-spots-needed", "lay 1 0 1 w 571,82"),
    ("two-spots-needed", "lay 1 0 1 w 571,82,288,350,40,40"),
    ("off-picture", "lay 1 0 1 w 571,82,288,999"),
    ("unknown-action", "lay 1 0 1 up 571,82,288,350"),
    ("stale-claim", "lay 7 0 1 w 571,82,288,350"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with serving(tmp_path_factory.mktemp("bad")) as server:
        yield server


async def seen(clients: list[Client]) -> list[Any]:
    for client in clients:
        await client.ask("ping")
    return [client.shown for client in clients]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "moves"), [("basic", BASIC), ("advanced", ADVANCED)], ids=["basic", "advanced"])
async def test_a_claim_that_cannot_be_one_is_refused(
    server: Server, language: str, mode: str, moves: list[tuple[str, str]]
):
    clients, _ = await sit_and_turn(server, 2, mode=mode)
    for client in clients:
        client.language = language
        await client.leave_line()
        await client.connect(client.table)
    before = await seen(clients)
    for code, words in moves:
        answer = await clients[0].move(words)
        assert is_refusal(answer, code), (words, answer)
    assert await seen(clients) == before
    await close_all(*clients)


async def test_claims_before_the_reveal_in_twos_and_by_a_spectator_are_refused(server: Server):
    clients = await seat_all(server.port, 2, game="difference")
    watching = Client(server.port)
    await watching.connect(clients[0].table)
    claim = "claim 0 571,82,288,350"
    assert is_refusal(await clients[0].move(claim), "not-turned")
    assert is_refusal(await clients[0].move(claim, claim), "bad-message")
    assert is_refusal(await watching.move(claim), "not-seated")
    assert left(watching) == [12, 12]
    await close_all(*clients, watching)


async def test_claims_while_locked_out_and_during_a_showing_are_refused_without_further_penalty(server: Server):
    (ada, blaise), eyes = await sit_and_turn(server, 2)
    assert (await ada.move(eyes.wrong(ada.state["view"])))["type"] == "update"
    locked = ada.state["view"]["locked_until"]
    for words in (eyes.right(ada.state["view"]), eyes.wrong(ada.state["view"])):
        assert is_refusal(await ada.move(words), "locked-out")
    assert (ada.state["view"]["locked_until"], ada.state["view"]["wrong"]) == (locked, 1)
    await blaise.move(eyes.right(blaise.state["view"]))
    await blaise.until(lambda state: state["view"]["phase"] == "showing")
    assert is_refusal(await blaise.move(eyes.right(blaise.state["view"])), "being-shown")
    assert (left(blaise), blaise.state["view"].get("wrong", 0)) == ([12, 11], 0)
    await close_all(ada, blaise)


async def test_a_claim_on_a_card_that_is_covered_is_stale(server: Server):
    (ada, blaise), eyes = await sit_and_turn(server, 2)
    late = eyes.right(blaise.state["view"])
    await ada.move(eyes.right(ada.state["view"]))
    await blaise.until(lambda _: left(blaise) == [11, 12])
    await open_claims(blaise)
    assert is_refusal(await blaise.move(late), "stale-claim")
    assert not blaise.state["view"].get("locked_until")
    await close_all(ada, blaise)


@pytest.fixture
async def two_tables(server: Server) -> AsyncIterator[list[Client]]:
    tables = [(await sit_and_turn(server, 1, ["gentle"]))[0][0] for _ in range(2)]
    yield tables
    await close_all(*tables)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_picture_that_is_not_for_this_seat_is_not_found(two_tables: list[Client], language: str):
    here, there = two_tables
    own = here.state["view"]["own"]
    stranger = Client(here.port, language)
    asked = [
        (here, here.table, "0" * 32),
        (here, here.table, "7"),
        (here, here.table, "%00"),
        (here, here.table, "é" * 40),
        (here, here.table, name_of("5eed", 1)),
        (here, here.table, f"{own}?width=40000"),
        (here, here.table, f"{own}?width=-1"),
        (here, here.table, own.upper()),
        (here, there.table, own),
        (there, here.table, own),
        (stranger, here.table, own),
    ]
    for client, table, name in asked:
        answer = await client.http.get(f"/api/tables/{table}/pictures/{name}", headers={"accept-language": language})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-picture"), name
        assert len(answer.json()["sentence"]) > 10
    assert (await stranger.get(f"/api/tables/{here.table}/pictures/{own}?width=wide")).json()["code"] == "bad-message"
    assert (await stranger.get(f"/api/tables/NONE00/pictures/{own}")).json()["code"] == "no-table"
    await stranger.close()


async def test_there_are_no_pictures_before_the_start_nor_at_other_games(server: Server):
    client = Client(server.port)
    for game in ("difference", "splitter"):
        table = await client.open(2, game=game)
        answer = await client.get(f"/api/tables/{table}/pictures/{'0' * 32}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-picture")
    await client.close()


async def test_echoes_that_nobody_asked_for_say_nothing(server: Server):
    clients, _ = await sit_and_turn(server, 2)
    before = await seen(clients)
    for echo in ("", "nonsense", "é" * 500):
        await clients[0].send(json.dumps({"type": "echo", "id": echo}))
    assert await seen(clients) == before
    await clients[0].send('{"type": "echo"}')
    await clients[0].until(lambda _: any('"bad-message"' in frame for frame in clients[0].frames))
    await close_all(*clients)


async def test_a_thousand_claims_a_second_are_one_wrong_claim(tmp_path: Path):
    """The first is judged; all others meet the lock-out or the limit. A page that goes on like that is disconnected."""
    hang_pictures(tmp_path, "circus")
    server = Server(tmp_path / "tables.sqlite", Limits(posts=500), pictures=tmp_path)
    clients = await seat_all(server.port, 2, game="difference", options={"lockout_s": 10})
    for client in clients:
        await open_claims(client)
    loud, calm = clients
    last = loud.expect("claim 999")
    with suppress(websockets.ConnectionClosed, asyncio.CancelledError):
        for number in range(1000):
            await loud.send(
                json.dumps({"type": "move", "id": f"claim {number}", "round": 1, "actions": ["claim 1 1,1,999,1"]})
            )
            if number % 20 == 0:
                await calm.ask("ping")  # all before it have arrived
        await asyncio.wait_for(last, 20)
    await loud.leave_line()
    refused = [json.loads(frame) for frame in loud.frames if '"refused","id":"claim ' in frame]
    assert len(refused) == 999 or loud.closed_with == 4429
    assert {answer["code"] for answer in refused} == {"locked-out", "too-many-messages"}
    assert all(len(answer["sentence"]) > 10 for answer in refused)
    assert (loud.state["view"]["wrong"], left(calm)) == (1, [12, 12])
    await close_all(*clients)
    server.stop()
