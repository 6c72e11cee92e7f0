"""The parts of `rollwright join` on their own: links, patches, and the share of the dice."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from rollwright.core import hash_share
from rollwright.server.socket.messages import TableState
from rollwright.terminal.network.connection import Connection
from rollwright.terminal.network.link import BadLink, Link, read_link
from rollwright.terminal.network.memory import Memory, recall
from rollwright.terminal.network.own_share import OwnShare
from rollwright.terminal.network.patch import BadPatch, SharedState
from rollwright.terminal.network.site import Site

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors" / "patch.json").read_text("utf-8"))


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_a_patch_leads_to_the_state_that_the_server_means(vector: dict[str, Any]):
    shared = SharedState({"state": vector["old"], "paths": VECTORS["paths"]})
    shared.apply(vector["patch"])
    assert msgspec.convert(shared.state, TableState) == msgspec.convert(vector["new"], TableState)


@pytest.mark.parametrize("patch", [[9999, 1], [0], ["phase", 1], [36, 7, True], [-99999, 0]])
def test_a_patch_that_does_not_fit_is_noticed(patch: list[Any]):
    shared = SharedState({"state": VECTORS["vectors"][0]["old"], "paths": VECTORS["paths"]})
    with pytest.raises(BadPatch):
        shared.apply(patch)


@pytest.mark.parametrize(
    ("text", "site", "table"),
    [
        ("http://localhost:8000/table/KITE27", "http://localhost:8000", "KITE27"),
        ("https://club.example/a/table/kite27-7M4Q0Z3VX1RN8C5T", "https://club.example/a", "kite27-7M4Q0Z3VX1RN8C5T"),
        ("192.168.1.7:8000/table/KITE27/", "http://192.168.1.7:8000", "KITE27"),
        ("http://[::1]:8000/table/KITE27?x=1#y", "http://[::1]:8000", "KITE27"),
        ("KITE27", "http://club.example", "KITE27"),
    ],
)  # fmt: skip
def test_a_link_is_read(text: str, site: str, table: str):
    assert read_link(text, "http://club.example/") == Link(site, table)


@pytest.mark.parametrize(
    "text",
    ["", "KITE", "http://", "http:///table/KITE27", "http://me@club.example/table/KITE27", "http://x/table/KITE27%0a",
     "http://club.example/KITE27", "table/KITE27", "\x00", "http://[::1/table/KITE27"],
)  # fmt: skip
def test_text_that_is_no_link_is_refused(text: str):
    with pytest.raises(BadLink):
        read_link(text, "http://club.example")


@pytest.mark.parametrize("name", ["rollwright", "__Host-rollwright"])
def test_the_cookie_is_kept_under_both_its_names_and_sent_to_a_site_with_https_under_both(name: str):
    site = Site("https://rollwright.example.org", "en")
    site.keep_cookie(
        ["other=1; Path=/", f"{name}={'a' * 32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"]
    )
    assert site.headers["Cookie"] == f"rollwright={'a' * 32}; __Host-rollwright={'a' * 32}"
    assert Site("http://127.0.0.1:8000", "en", token="b").headers["Cookie"] == "rollwright=b"


def sealing(hashes: list[str | None]) -> dict[str, Any]:
    return {"phase": "sealing", "seats": [{"words": "otter"}, {}], "hashes": hashes}


def test_a_share_is_revealed_once_its_hash_was_shown_and_for_one_list_only():
    memory = Memory("http://club.example", "Mira")
    share = OwnShare(memory, "ab", "KITE27")
    assert share.next(sealing([]), None) is None, "a spectator adds nothing"
    committed = share.next(sealing([]), 0)
    assert committed is not None
    own = memory.seen("ab", "KITE27").share
    assert committed == {"type": "commit", "hash": hash_share("ab", 0, own)}
    assert share.next(sealing([]), 0) is None
    others = OwnShare(memory, "ab", "KITE27")
    assert others.next(sealing(["0" * 64, None]), 0) is None, "its own hash is not in the list"
    assert others.next(sealing([committed["hash"], None]), 0) is None, "this is a second list"
    assert recall("http://club.example", "mira").seen("ab", "KITE27").share == own, "it is kept before it is promised"


def played(memory: Memory) -> str:
    """Play one game at a table, and return the hash of the share that was revealed there."""
    share = OwnShare(memory, "ab", "KITE27")
    committed = share.next(sealing([]), 0)
    assert committed is not None
    assert share.next(sealing([committed["hash"], None]), 0) is not None
    assert share.next({"phase": "playing"}, 0) is None
    return committed["hash"]


def test_a_seal_that_comes_again_at_another_table_gets_a_fresh_share():
    memory = Memory("http://club.example", "Mira")
    earlier = played(memory)
    at_once = OwnShare(memory, "ab", "MOSS12")
    assert at_once.next(sealing([earlier, None]), 0) is None, "the list of the earlier game gets no share"
    again = OwnShare(memory, "ab", "FERN55")
    committed = again.next(sealing([]), 0)
    assert committed is not None
    assert committed["hash"] != earlier
    known = recall("http://club.example", "Mira")
    assert [known.seen("ab", table).reused for table in ("KITE27", "MOSS12", "FERN55")] == [False, True, True]
    assert OwnShare(known, "ab", "FERN55").next(sealing([]), 0) == committed, "after a restart it is the same one"


def test_a_table_that_is_sealing_once_more_gets_a_fresh_share():
    memory = Memory("http://club.example", "Mira")
    earlier = played(memory)
    for share in (OwnShare(memory, "ab", "KITE27"), OwnShare(memory, "ab", "KITE27")):
        committed = share.next(sealing([]), 0)
        assert committed is not None
        assert committed["hash"] != earlier
    seen = memory.seen("ab", "KITE27")
    assert seen.reused
    assert committed["hash"] == hash_share("ab", 0, seen.share)


def test_dice_that_everybody_knows_ask_for_no_share_and_their_seal_may_come_again():
    memory = Memory("http://club.example", "Mira")
    for table in ("KITE27", "MOSS12"):
        assert OwnShare(memory, "ab", table).next(sealing([None, None]), 0) is None
        assert not memory.seen("ab", table).reused


def test_a_share_is_revealed_and_what_was_shown_is_kept():
    memory = Memory("http://club.example", "Mira")
    share = OwnShare(memory, "ab", "KITE27")
    committed = share.next(sealing([]), 0)
    assert committed is not None
    revealed = share.next(sealing([committed["hash"], None]), 0)
    assert revealed == {"type": "reveal", "share": memory.seen("ab", "KITE27").share}
    seen = recall("http://club.example", "Mira").seen("ab", "KITE27")
    assert (seen.revealed, seen.words, seen.hashes) == (True, ("otter", ""), (committed["hash"], None))
    assert share.next(sealing([committed["hash"], None]), 0) is None
    share.lost_connection()
    assert share.next(sealing([committed["hash"], None]), 0) == revealed, "after a lost line it is sent again"


async def test_another_seal_seat_or_origin_told_at_the_end_changes_nothing_of_what_was_told_first():
    told: list[dict[str, Any]] = [
        {"commitment": "ab", "me": 1, "origin": None, "state": sealing([])},
        {"commitment": "cd", "me": None, "origin": {"table": "MOSS12", "round": 3, "same": False}, "state": {}},
    ]

    async def lie(socket: websockets.ServerConnection) -> None:
        for hello in told:
            await socket.send(json.dumps({"type": "hello", "paths": [], **hello}))
        await socket.wait_closed()

    heard = asyncio.Event()
    async with websockets.serve(lie, "127.0.0.1", 0) as server:
        place = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        memory = Memory(place, "Mira")
        connection = Connection(
            Site(place, "en"), Link(place, "KITE27"), memory, lambda: None if connection.me == 1 else heard.set()
        )
        running = asyncio.create_task(connection.run())
        await asyncio.wait_for(heard.wait(), 20)
        running.cancel()
    seen = connection.seen
    assert (seen.commitment, seen.seat, seen.origin, seen.is_told) == ("ab", 1, None, True)
    assert len(seen.share) == 64
