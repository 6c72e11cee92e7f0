"""Encrypted cards on a server: a reveal waits for pages that do not hold them, and every wrong wish is refused."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest

from rollwright.core import Cut
from rollwright.locale import LANGUAGES
from rollwright.server.show import encryption
from rollwright.server.show.encryption import encrypt_pieces, pictures_name
from rollwright.server.show.pictures import WRONG_PROOFS, WRONG_SECONDS
from rollwright.server.table.table import Table
from tests.server.client import Client
from tests.server.encrypted import prove
from tests.server.games.racing import close_all, hang_pictures
from tests.server.in_process import AMPLE, InProcess, in_process
from tests.server.refused import is_refusal


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    hang_pictures(tmp_path / "pictures", "circus")
    async with in_process(tmp_path) as place:
        yield place


async def sit(place: InProcess, *people: Client, start: bool = True) -> str:
    table = await people[0].open(len(people), game="difference")
    for number, client in enumerate(people):
        await client.sit(table, f"Person {number}")
        await client.connect(table)
    if start:
        await people[0].ask("start")
        for client in people:
            await client.until(lambda state: state["phase"] == "playing")
    return table


async def turn_until(place: InProcess, client: Client, phase: str) -> int:
    """Turn the clock in small steps until the game has reached a phase; return how many milliseconds that took."""
    for step in range(200):
        await client.ask("ping")
        if client.state["view"]["phase"] == phase:
            return 100 * step
        await place.clock.turn(100)
    raise AssertionError(client.state["view"]["phase"])


def is_problem(answer: httpx.Response, status: int, code: str) -> bool:
    said = answer.json()
    return (answer.status_code, said["code"]) == (status, code) and len(said["sentence"]) > 10


async def test_the_cards_are_turned_when_the_last_page_holds_them(place: InProcess):
    quick, slow = Client(place), Client(place, holds=False)
    await sit(place, quick, slow)
    await quick.until(lambda state: state["view"].get("lagging") == [1])
    await place.clock.turn(6000)
    assert (quick.state["view"]["phase"], slow.state["view"]["phase"]) == ("countdown", "countdown")
    await slow.hold()
    await quick.until(lambda state: not state["view"].get("lagging"))  # a thread reads the proof
    assert await turn_until(place, quick, "play") <= 100
    assert await turn_until(place, slow, "play") == 0
    assert quick.state["view"]["revealed"] == slow.state["view"]["revealed"] == 6000
    await close_all(quick, slow)


async def test_a_page_that_never_holds_them_is_waited_for_ten_seconds_and_not_again(place: InProcess):
    quick, slow = Client(place), Client(place, holds=False)
    await sit(place, quick, slow)
    await quick.until(lambda state: state["view"].get("lagging") == [1])
    assert await turn_until(place, quick, "play") == 13_000
    assert not quick.state["view"].get("lagging")
    await close_all(quick, slow)


async def test_a_reload_asks_again_whether_the_page_holds_the_cards_and_a_broken_line_does_not(place: InProcess):
    ada, blaise = Client(place), Client(place)
    table = await sit(place, ada, blaise)
    await ada.until(lambda state: state["view"].get("lagging") == [])
    await turn_until(place, ada, "play")
    notes = len(await noted(place, table))
    await blaise.leave_line()
    await blaise.connect(table, blaise.seq)
    await blaise.ask("ping")
    assert [words for words in (await noted(place, table))[notes:] if "lacks" in words] == []
    await blaise.leave_line()
    blaise.holds = False
    await blaise.connect(table)
    await blaise.ask("ping")
    assert "lacks 1" in (await noted(place, table))[notes:]
    await close_all(ada, blaise)


async def noted(place: InProcess, table: str) -> list[str]:
    session = await place.registry.find(table)
    events = await place.registry.writer.read(session.table.name)
    return [words for event in events for words in getattr(event, "words", ()) if not words.startswith("ping")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_that_claims_to_hold_what_it_does_not_changes_nothing(place: InProcess, language: str):
    honest, liar, watching = Client(place), Client(place, language, holds=False), Client(place, holds=False)
    early = await sit(place, honest, liar, start=False)
    assert is_refusal(await liar.ask("hold", proof="0" * 64), "not-started")
    await honest.ask("start")
    await watching.connect(early)
    await honest.until(lambda state: state["view"].get("lagging") == [1])
    true = prove(liar.resume, honest.pieces, honest.cards)
    assert true != prove(honest.resume, honest.pieces, honest.cards)
    before = [msgspec.to_builtins(client.shown) for client in (honest, liar, watching)]
    for lie in (
        "0" * 64,
        prove(honest.resume, honest.pieces, honest.cards),  # another page's
        prove(liar.resume, b"", b""),
        prove(liar.resume, honest.pieces, b""),
        prove(liar.resume, honest.pieces[:-1], honest.cards),
        prove("", honest.pieces, honest.cards),
    ):
        assert is_refusal(await liar.ask("hold", proof=lie), "not-held")
    for broken in ("", "é" * 64, "0" * 63, "0" * 65):
        assert is_refusal(await liar.ask("hold", proof=broken), "bad-message")
    assert is_refusal(await liar.ask("hold"), "bad-message")
    assert is_refusal(
        await watching.ask("hold", proof=prove(watching.resume, honest.pieces, honest.cards)), "not-seated"
    )
    assert [msgspec.to_builtins(client.shown) for client in (honest, liar, watching)] == before
    for _ in range(2):  # said twice, it is answered twice and noted once
        assert (await liar.ask("hold", proof=true))["type"] == "update"
    await honest.until(lambda state: not state["view"].get("lagging"))
    assert (await noted(place, early)).count("holds 1") == 1
    await close_all(honest, liar, watching)


async def test_a_page_that_is_known_to_hold_the_cards_is_not_asked_for_a_proof_again(place: InProcess):
    ada, blaise = Client(place), Client(place)
    await sit(place, ada, blaise)
    await ada.until(lambda state: state["view"].get("lagging") == [])
    assert (await blaise.ask("hold", proof="0" * 64))["type"] == "update"
    await ada.ask("ping")
    assert ada.state["view"].get("lagging") == []
    await close_all(ada, blaise)


async def test_wrong_proofs_of_one_browser_are_limited(place: InProcess):
    ada, liar = Client(place), Client(place, holds=False)
    table = await sit(place, ada, liar)
    await ada.until(lambda state: state["view"].get("lagging") == [1])
    other_page = Client(place, holds=False, token=liar.token)
    await other_page.connect(table)
    lies = [await page.ask("hold", proof="0" * 64) for page in (liar, other_page) for _ in range(WRONG_PROOFS)]
    codes = ["not-held"] * WRONG_PROOFS + ["too-many-messages"] * WRONG_PROOFS
    assert [lie["code"] for lie in lies] == codes
    late = Client(place, token=ada.token, holds=False)
    await late.connect(table)
    for page in (late, liar):  # another browser proves it all the same, and this one when some time has passed
        true = prove(page.resume, ada.pieces, ada.cards)
        assert (await page.ask("hold", proof=true))["type"] == "update"
        await place.clock.turn(1000 * WRONG_SECONDS)
    await close_all(ada, liar, other_page, late)


async def test_files_are_encrypted_once_and_those_used_last_are_kept(place: InProcess, monkeypatch: pytest.MonkeyPatch):
    made = list[str]()

    def encrypt(cut: Cut, secret: str) -> bytes:
        made.append(secret)
        return encrypt_pieces(cut, secret)

    monkeypatch.setattr(encryption, "encrypt_pieces", encrypt)
    client, tables = Client(place), list[Table]()
    for _ in range(20):
        tables.append((await place.registry.find(await client.open(1, game="difference"))).table)
    pictures = place.registry.pictures

    async def ask_for(table: Table) -> bytes:
        return await pictures.pieces(table, pictures_name(table.picture_secret))

    for table in (*tables, *tables):
        files = await asyncio.gather(*(ask_for(table) for _ in range(3)))
        assert files[0] is files[1] is files[2]
    assert made == [table.picture_secret for table in tables]

    size = len(await ask_for(tables[0]))
    monkeypatch.setattr("rollwright.server.show.pictures.MEMORY", 3 * size)
    made.clear()
    first, second = tables[:2]
    third = (await place.registry.find(await client.open(1, game="difference"))).table
    for table in (first, second, third, first, third):  # the third one leaves room for two of the others
        await ask_for(table)
    assert made == [third.picture_secret]


async def test_other_games_have_nothing_to_hold(place: InProcess):
    client = Client(place)
    table = await client.open(1, game="splitter")
    await client.sit(table, "Ada")
    await client.connect(table)
    await client.ask("start")
    assert is_refusal(await client.ask("hold", proof="0" * 64), "no-picture")
    assert client.hello.get("pictures", "") == ""
    await client.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_encrypted_cards_are_given_under_their_name_alone_and_in_their_time(place: InProcess, language: str):
    ada, blaise, stranger = Client(place, holds=False), Client(place, holds=False), Client(place, language)
    here, there = await sit(place, ada, start=False), await sit(place, blaise, start=False)
    splitter = await ada.open(1)
    name, other = ada.hello["pictures"], blaise.hello["pictures"]
    for kind in ("pieces", "cards"):
        for table, wrong in ((here, "0" * 32), (here, other), (here, name.upper()), (here, "é"), (splitter, name)):
            answer = await stranger.get(f"/api/tables/{table}/{kind}/{wrong}")
            assert is_problem(answer, 404, "no-picture"), (kind, table, wrong)
        assert is_problem(await stranger.get(f"/api/tables/NONE00/{kind}/{name}"), 404, "no-table")
        wrong_link = f"{here}-0000000000000000"
        assert is_problem(await stranger.get(f"/api/tables/{wrong_link}/{kind}/{name}"), 404, "no-table")
        assert is_problem(await stranger.get(f"/api/tables/{there}/{kind}/{name}"), 404, "no-picture")
    early = await ada.get(f"/api/tables/{here}/cards/{name}")
    assert is_problem(early, 409, "not-started")
    assert (await ada.get(f"/api/tables/{here}/pieces/{name}")).status_code == 200
    await close_all(ada, blaise, stranger)


async def test_asked_for_twice_they_are_the_same_and_too_often_refused(tmp_path: Path):
    hang_pictures(tmp_path / "pictures", "circus")
    async with in_process(tmp_path, msgspec.structs.replace(AMPLE, lookups=2)) as place:
        ada = Client(place, holds=False)
        table = await sit(place, ada)
        before = ada.shown
        answers = [await ada.http.get(f"/api/tables/{table}/pieces/{ada.hello['pictures']}") for _ in range(21)]
        assert len({answer.content for answer in answers[:20]}) == 1
        assert answers[0].headers["cache-control"].startswith("private")
        assert answers[0].headers["content-type"] == "application/octet-stream"
        assert is_problem(answers[20], 429, "too-many-lookups")
        await ada.ask("ping")
        assert ada.shown == before
        await ada.close()


async def test_a_key_that_is_guessed_opens_no_picture_either(place: InProcess):
    ada = Client(place)
    table = await sit(place, ada)
    await turn_until(place, ada, "play")
    own = ada.state["view"]["own"]
    for guess in ("0" * 32, f"{int(own, 16) ^ 1:032x}", ada.hello["pictures"]):
        assert is_problem(await ada.get(f"/api/tables/{table}/pictures/{guess}"), 404, "no-picture")
    assert (await ada.get(f"/api/tables/{table}/pictures/{own}")).status_code == 200
    await ada.close()
