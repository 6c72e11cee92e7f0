"""Every bad input gets a stable code and one clear sentence in the asker's language, and changes nothing."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from rollwright.locale import LANGUAGES
from tests.server.client import Client, seat_all
from tests.server.refused import is_refusal, look, talk

BAD_MOVES: list[tuple[str, dict[str, Any]]] = [
    ("unknown-cell", {"round": 1, "actions": ["write 9L9"]}),
    ("unknown-action", {"round": 1, "actions": ["fly 3L4"]}),
    ("unknown-action", {"round": 1, "actions": ["write"]}),
    ("unknown-action", {"round": 1, "actions": [""]}),
    ("nothing-written", {"round": 1, "actions": ["done"]}),
    ("stale-round", {"round": 2, "actions": ["write 3L4"]}),
    ("bad-message", {"round": -1, "actions": ["write 3L4"]}),
    ("bad-message", {"round": 10**40, "actions": ["write 3L4"]}),
    ("bad-message", {"round": 10**3000, "actions": ["write 3L4"]}),
    ("bad-message", {"round": 1, "actions": ["write 3L4" * 300]}),
    ("unknown-cell", {"round": 1, "actions": ["write " + "9" * 900]}),
    ("bad-message", {"round": 1, "actions": []}),
    ("bad-message", {"round": 1, "actions": ["swap"] * 51}),
    ("bad-message", {"round": "1", "actions": ["write 3L4"]}),
    ("bad-message", {"round": 1}),
    ("bad-message", {"round": 1, "actions": ["write 3L4"], "seat": 1}),
]
GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"move"',
    "{}",
    '{"type":"fly","id":"x"}',
    '{"type":"move","id":7}',
    '{"type":"move"}',
    "\x00",
    "é" * 50,
    b"\xff\xfe\x00",
    '{"type":"ping","z":' + "[" * 1100 + "]" * 1100 + "}",
    "[" * 4000,
    '{"a":' * 600,
    b'{"type":"ping","id":"\xff"}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"seat-bot","seat":' + "9" * 3900 + ',"level":null}',
    '{"type":"seat-bot","seat":1e999,"level":null}',
]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_bad_move_is_refused_and_changes_nothing(port: int, language: str):
    clients = await talk(port, language)
    before = await look(clients)
    for code, fields in BAD_MOVES:
        answer = await clients[0].ask("move", **fields)
        assert is_refusal(answer, code), (code, answer)
    assert await look(clients) == before
    for client in clients:
        await client.close()


async def test_both_languages_say_it_in_their_own_words(port: int):
    sentences = list[str]()
    for language in LANGUAGES:
        clients = await talk(port, language)
        sentences.append((await clients[0].move("write 9L9"))["sentence"])
        for client in clients:
            await client.close()
    assert len(set(sentences)) == len(LANGUAGES)


async def test_a_move_after_done_is_refused(port: int):
    clients = await talk(port, "en")
    await clients[0].write_anything()
    before = await look(clients)
    assert is_refusal(await clients[0].move("write 3L4"), "already-done")
    assert is_refusal(await clients[0].move("done"), "already-done")
    assert await look(clients) == before
    for client in clients:
        await client.close()


async def test_an_occupied_pair_is_refused(port: int):
    (client,) = await seat_all(port, 1)
    await client.move("write 3L4", "done")
    before = await look([client])
    assert is_refusal(await client.move("write 3R4"), "occupied")
    assert await look([client]) == before
    await client.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_garbage_frame_is_answered_and_the_line_stays_open(port: int, language: str):
    clients = await talk(port, language)
    before = await look(clients)
    for frame in GARBAGE:
        refused = clients[0].expect("x" if b"fly" in (frame.encode() if isinstance(frame, str) else frame) else "")
        await clients[0].send(frame)
        assert is_refusal(await asyncio.wait_for(refused, 5), "bad-message"), frame
    assert await look(clients) == before
    for client in clients:
        await client.close()


@pytest.mark.parametrize("token", [None, "0" * 32, "not-a-token", "0" * 500])
async def test_without_the_right_token_one_only_watches(port: int, token: str | None):
    clients = await talk(port, "en")
    before = await look(clients)
    stranger = Client(port)
    await stranger.connect(clients[0].table, token=token)
    assert stranger.me is None
    assert stranger.state["choices"] == []
    requests: list[tuple[str, dict[str, Any]]] = [
        ("move", {"round": 1, "actions": ["write 3L4"]}),
        ("start", {}),
        ("commit", {"hash": "0" * 64}),
        ("reveal", {"share": "0" * 64}),
        ("leave", {}),
        ("again", {}),
        ("seat-bot", {"seat": 0, "level": None}),
    ]
    for kind, fields in requests:
        assert is_refusal(await stranger.ask(kind, **fields), "not-seated")
    assert await look(clients) == before
    for client in (*clients, stranger):
        await client.close()


async def test_a_table_that_does_not_exist_is_named_in_the_refusal(port: int):
    client = Client(port, "fr")
    for name in ("KITE00", "kite00", "x", "%00", "KITE000"):
        answer = await client.get(f"/api/tables/{name}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-table"
        assert answer.json()["sentence"]
    await client.connect("KITE00")
    await client.leave_line()
    refusal = json.loads(client.frames[0])
    assert is_refusal(refusal, "no-table")
    assert client.closed_with == 4404
    await client.close()


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("bad-name", {"name": ""}),
        ("bad-name", {"name": "  \t "}),
        ("bad-name", {"name": "a" * 25}),
        ("bad-name", {"name": "a" * 500}),
        ("unseen-name", {"name": "a\u0000b"}),
        ("unseen-name", {"name": "a\u202eb"}),
        ("bad-words", {"name": "Mira", "words": "w" * 81}),
        ("bad-words", {"name": "Mira", "words": "a\nb"}),
        ("no-seat", {"name": "Mira", "seat": 2}),
        ("no-seat", {"name": "Mira", "seat": -1}),
        ("seat-taken", {"name": "Mira", "seat": 1}),
        ("bad-message", {"name": 7}),
        ("bad-message", {"nom": "Mira"}),
        ("bad-message", {"name": "Mira", "pencil": "gold"}),
        ("bad-message", []),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_bad_place_card_is_refused(port: int, language: str, code: str, body: Any):
    client = Client(port, language)
    table = await client.open(2, ["gentle"])
    before = (await client.get(f"/api/tables/{table}")).json()
    answer = await client.post(f"/api/tables/{table}/seats", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert len(answer.json()["sentence"]) > 10
    assert (await client.get(f"/api/tables/{table}")).json() == before
    await client.close()


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("unknown-game", {"game": "chess"}),
        ("bad-options", {"game": "splitter", "options": {"pad": "Z"}}),
        ("bad-options", {"game": "splitter", "options": {"size": 3}}),
        ("bad-seats", {"game": "splitter", "seats": 0}),
        ("bad-seats", {"game": "splitter", "seats": 13}),
        ("bad-message", {"game": "splitter", "seats": 10**10}),
        ("bad-message", {"game": "splitter", "seats": 10**30}),
        ("bad-message", {"game": "splitter", "options": {"pad": 10**30}}),
        ("bad-message", {"game": "splitter", "options": {"pad": ["A"]}}),
        ("bad-message", {"game": "splitter", "bots": [{"level": "x" * 65}]}),
        ("too-many-bots", {"game": "splitter", "seats": 2, "bots": [{"level": "sharp"}] * 2}),
        ("unknown-bot", {"game": "splitter", "seats": 2, "bots": [{"level": "godlike"}]}),
        ("bad-message", {"game": "splitter", "pace": 7}),
        ("bad-message", {}),
        ("frame-too-big", {"game": "x" * 20_000}),
    ],
)
async def test_a_table_that_cannot_be_opened_is_refused(port: int, code: str, body: Any):
    client = Client(port)
    answer = await client.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert len(answer.json()["sentence"]) > 10
    await client.close()


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"\xff"}',
        b'{"game":"\\ud800"}',
        b'{"game":"splitter","options":' + b'{"a":' * 1100 + b"1" + b"}" * 1101,
        b'{"game":"splitter","options":{"pad":' + b"[" * 7000 + b"]" * 7000 + b"}}",
        b'{"game":"difference","options":{"length":' + b"9" * 5000 + b"}}",
        b'{"name":"' + b"\x00" * 100 + b'"}',
        b"",
        b"\xff" * 100,
    ],
    ids=["no UTF-8", "half a pair", "deep objects", "deep lists", "a long number", "zeros", "nothing", "noise"],
)
async def test_a_body_that_cannot_be_read_is_refused(port: int, body: bytes):
    client = Client(port)
    table = await client.open(2)
    for path in ("/api/tables", f"/api/tables/{table}/seats"):
        answer = await client.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    await client.close()


async def test_a_full_or_started_table_takes_nobody_more(port: int):
    first, late = Client(port), Client(port)
    table = await first.open(1)
    await first.sit(table, "Mira")
    assert (await late.post(f"/api/tables/{table}/seats", {"name": "Late"})).json()["code"] == "table-full"
    await first.connect(table)
    assert is_refusal(await first.ask("move", round=0, actions=["write 3L4"]), "not-started")
    assert is_refusal(await first.ask("again"), "not-over")
    assert (await first.get(f"/api/tables/{table}/record")).json()["code"] == "not-over"
    await first.ask("start")
    assert (await late.post(f"/api/tables/{table}/seats", {"name": "Late"})).json()["code"] == "already-started"
    assert is_refusal(await first.ask("start"), "already-started")
    await first.close()
    await late.close()


async def test_a_request_of_another_site_is_not_carried_out(port: int):
    client = Client(port)
    table = await client.open(2)
    for origin in (
        "http://elsewhere.example",
        "null",
        "",
        "http://[",
        f"http://127.0.0.1:{port}.elsewhere.example",
        f"http://elsewhere.example/127.0.0.1:{port}",
    ):
        answer = await client.http.post(f"/api/tables/{table}/seats", json={"name": "Mira"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), origin
    with pytest.raises(websockets.InvalidStatus):
        await client.connect(table, origin="http://elsewhere.example")
    await client.connect(table, origin=f"http://127.0.0.1:{port}")
    assert client.hello["me"] is None
    await client.close()


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api/nothing",
        "/api/tables/KITE27/live",
        "/assets/nothing.js",
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/assets/../../settings.py",
        "/assets/%00",
        "/" + "a" * 5000,
    ],
)
async def test_a_missing_address_is_a_plain_404(port: int, path: str):
    client = Client(port)
    answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    await client.close()
