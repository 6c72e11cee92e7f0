"""The HTTP part: games, headers, the cookie, and what machines ask for."""

import re

from tests.server.client import Client


async def test_the_games_come_with_their_options_and_levels(port: int):
    client = Client(port)
    games = (await client.get("/api/games")).json()
    ours = ["splitter", "make-a-difference", "hexroller", "word-roller", "difference"]
    assert [game["id"] for game in games][: len(ours)] == ours  # games of installed packages follow
    splitter = next(game for game in games if game["id"] == "splitter")
    assert splitter["options"][0]["values"] == ["A", "B"]
    assert splitter["levels"] == ["gentle", "steady", "sharp", "master"]
    assert games[4]["levels"] == ["gentle", "steady", "sharp", "adaptive"]
    await client.close()


async def test_a_paper_follows_the_options(port: int):
    client = Client(port)
    a, b = [(await client.get(f"/api/games/splitter/paper{query}")).json() for query in ("", "?pad=B")]
    assert len(a["places"]) == len(b["places"]) == 44
    assert a["id"] != b["id"]
    for wrong in (
        "splitter/paper?pad=Z",
        "difference/paper?length=²",
        f"difference/paper?length={'9' * 5000}",
        "difference/paper?bury=perhaps",
    ):
        assert (await client.get(f"/api/games/{wrong}")).json()["code"] == "bad-options", wrong
    await client.close()


async def test_the_first_answer_sets_a_cookie_that_scripts_cannot_read(port: int):
    client = Client(port)
    first = await client.http.get("/api/games")
    assert re.fullmatch(
        r"rollwright=[0-9a-f]{32}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", first.headers["set-cookie"]
    )
    assert "set-cookie" not in (await client.http.get("/api/games")).headers
    assert "set-cookie" not in (await Client(port).http.get("/healthz")).headers
    await client.close()


async def test_every_answer_has_strict_headers(port: int):
    client = Client(port)
    for path in ("/", "/table/KITE27", "/api/games", "/nothing", "/healthz"):
        headers = (await client.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    await client.close()


async def test_every_address_of_the_page_gets_the_page(port: int):
    client = Client(port)
    for path in (
        "/",
        "/table/KITE27",
        "/table/KITE27/replay",
        "/table/KITE27/review",
        "/rules",
        "/rules/splitter",
        "/open",
    ):
        answer = await client.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    assert (await client.http.get("/favicon.ico")).status_code in (200, 204)
    await client.close()


async def test_head_is_answered_like_get_without_the_body(port: int):
    client = Client(port)
    for path in ("/", "/healthz", "/api/games", "/favicon.ico"):
        whole, head = await client.http.get(path), await client.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await client.http.head("/api/tables")).status_code == 405  # POST alone
    await client.close()


async def test_a_browser_that_goes_astray_gets_a_page_that_says_so(port: int):
    client = Client(port)
    for path in ("/nothing", "/table", "/table/", "/table/KITE27/nothing", "/open/splitter/nothing", "/a/b/c"):
        answer = await client.http.get(path, headers={"accept": "text/html"})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
        assert (await client.http.get(path)).json()["code"] == "not-found"
    assert (await client.http.get("/api/nothing", headers={"accept": "text/html"})).json()["code"] == "not-found"
    await client.close()


async def test_machines_are_told_that_it_lives_and_how_to_ask(port: int):
    client = Client(port)
    assert (await client.http.get("/healthz")).json() == {"status": "ok"}
    paths = (await client.http.get("/schema/openapi.json")).json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/seats", "/api/me/tables"} <= set(paths)
    await client.close()


async def test_a_table_has_its_address_as_a_qr_code(port: int):
    client = Client(port)
    table = await client.open()
    answer = await client.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    await client.close()


async def test_a_browser_is_reminded_of_its_unfinished_tables_newest_first(port: int):
    client = Client(port)
    tables = [await client.open() for _ in range(7)]
    for table in tables:
        await client.sit(table, "Mira")
    mine = (await client.http.get("/api/me/tables")).json()
    assert [card["table"] for card in mine] == tables[:-6:-1]
    assert {card["me"] for card in mine} == {0}
    assert (await Client(port).http.get("/api/me/tables")).json() == []
    await client.close()


async def test_a_text_with_the_letter_nought_is_refused_wherever_it_stands(port: int):
    """PostgreSQL takes no such text: it is the visitor's mistake and not a fault of ours."""
    client = Client(port)
    for path, code in (
        ("challenges/%00", "no-challenge"),
        ("challenges/a%00b/picture", "no-challenge"),
        ("feeds/%00", "not-found"),
    ):
        answer = await client.get(f"/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, code), path
    for path, body in (("me/push/stop", {"endpoint": "a\0b"}), ("tables/KITE27/talk", {"id": "a\0b", "kind": "nod"})):
        answer = await client.post(f"/api/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    await client.close()
