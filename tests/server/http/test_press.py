"""Printing over HTTP: a game, its preview, and a table for those who may see it."""

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from rollwright.press import fonts
from rollwright.press.options import read_print_options
from rollwright.press.souvenir import Evening, Game, Guest, print_evening
from rollwright.press.typeset import to_pdf
from rollwright.server.queues.press_queue import MOST_OF_A_NETWORK, PressQueue
from rollwright.server.refusals import TooMuch
from tests.press.reading import read, words
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import in_process
from tests.server.turned import calm

pytestmark = pytest.mark.usefixtures("press_fonts")


@pytest.fixture
async def client(port: int) -> AsyncIterator[Client]:
    client = Client(port)
    yield client
    await client.close()


async def test_a_game_is_given_as_pdf(client: Client):
    answer = await client.http.get("/api/games/splitter/print.pdf?only=A&language=fr")
    assert answer.headers["content-type"] == "application/pdf"
    assert "Un groupe compte" in words(read(answer.content).pages[0])


async def test_a_stranger_cannot_have_a_thousand_pages_made(client: Client):
    answer = await client.get("/api/games/word-roller/print.pdf?copies=100")
    assert (answer.status_code, answer.json()["code"]) == (400, "too-many-pages-to-print")
    answer = await client.http.get("/api/games/splitter/print.pdf?only=A&copies=3")
    assert len(read(answer.content).pages) == 3


async def test_the_preview_has_a_picture_of_every_page(client: Client):
    card = (await client.get("/api/games/hexroller/print?copies=3")).json()
    assert (card["pages"], card["printed"], card["backs"]) == (2, 6, True)
    assert card["parts"] == ["sheets", "rules"]
    assert card["sheets"] == {"front": "Front", "back": "Back"}
    page = await client.http.get("/api/games/hexroller/print/2?copies=3")
    picture = Image.open(io.BytesIO(page.content))
    assert picture.height / picture.width == pytest.approx(297 / 210, abs=0.01)
    missing = await client.get("/api/games/hexroller/print/3")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-page")


@pytest.mark.parametrize(
    ("query", "code"),
    [("paper=a5", "unknown-print-choice"), ("copies=1000000", "bad-copies"), ("tray=2", "bad-print")],
)
async def test_a_wish_that_cannot_be_met_is_refused(client: Client, query: str, code: str):
    answer = await client.get(f"/api/games/splitter/print.pdf?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_running_table_prints_what_the_own_seat_may_see(client: Client, port: int):
    ada, bo = await seat_all(port, 2)
    await ada.move("write 3L4")
    address = f"/api/tables/{ada.table}/print.pdf?code=false"
    mine, theirs = [words(read((await each.http.get(address)).content).pages[0]) for each in (ada, bo)]
    assert len(mine.split()) == len(theirs.split()) + 2  # the two figures in pencil, which nobody else sees
    assert "Person 0" in theirs
    refused = await client.get(address)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
    for each in (ada, bo):
        await each.close()


async def test_a_table_that_has_not_begun_has_nothing_to_print(client: Client):
    table = await client.open(seats=2)
    answer = await client.get(f"/api/tables/{table}/print.pdf")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-started")


async def test_a_finished_table_prints_for_everybody_who_has_its_link(client: Client, port: int):
    (ada,) = await seat_all(port, 1)
    await play_on([ada])
    pdf = read((await client.http.get(f"/api/tables/{ada.table}/print.pdf")).content)
    said = " ".join(words(page) for page in pdf.pages)
    assert "Person 0" in said
    assert "/replay" in said
    assert (await client.get(f"/api/tables/{ada.table}/record")).json()["commitment"] in said.replace(" ", "")
    await ada.close()


async def test_a_finished_evening_prints_as_one_page(client: Client, port: int):
    ada, bo = await seat_all(port, 2)
    evening = (await ada.get(f"/api/rooms/{ada.table}")).json()["evening"]
    early = await client.get(f"/api/evenings/{evening}/print.pdf")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    await play_on([ada, bo])
    answer = await client.http.get(f"/api/evenings/{evening}/print.pdf?language=fr")
    assert answer.headers["content-type"] == "application/pdf"
    pdf = read(answer.content)
    assert len(pdf.pages) == 1
    said = words(pdf.pages[0])
    assert "La soirée du salon" in said
    assert all(name in said for name in ("Person 0", "Person 1", "Splitter", "1er"))
    assert evening in said.replace(" ", "")
    wrong = await client.get(f"/api/evenings/{evening[:-1]}{'1' if evening.endswith('0') else '0'}/print.pdf")
    assert wrong.status_code == 404
    for each in (ada, bo):
        await each.close()


def test_an_evening_of_many_games_and_people_stays_on_one_page():
    guests = tuple(Guest(f"Person {number}", number, 40 - number, (1, 0, 0)) for number in range(1, 31))
    games = tuple(Game("make-a-difference", 1_700_000_000_000, ("A name of 24 letters ok",), 88) for _ in range(200))
    for given in ({}, {"large": True, "paper": "letter"}):
        shown = Evening("KITE27", guests, games, "https://example.org/evening/KITE27-7M4Q0Z3VX1RN8C5T")
        pdf = read(to_pdf(print_evening(shown, read_print_options(given), "en")))
        assert len(pdf.pages) == 1, given
        assert "And 184 earlier games." in words(pdf.pages[0]) or given


async def test_the_same_wish_is_made_once_and_too_many_are_refused():
    queue, made = PressQueue(most_waiting=2), list[str]()
    gate = asyncio.Event()
    loop = asyncio.get_running_loop()

    def make(name: str) -> list[bytes]:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        made.append(name)
        return [name.encode()]

    first = [asyncio.create_task(queue.make("a", lambda: make("a"), "here")) for _ in range(3)]
    second = asyncio.create_task(queue.make("b", lambda: make("b"), "there"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(TooMuch) as refused:
        await queue.make("c", lambda: make("c"), "elsewhere")
    assert refused.value.code == "press-busy"
    gate.set()
    assert [*await asyncio.gather(*first), await second] == [[b"a"], [b"a"], [b"a"], [b"b"]]
    assert await queue.make("a", lambda: make("again"), "here") == [b"a"]
    assert made == ["a", "b"]


async def test_a_file_made_long_ago_is_forgotten():
    queue = PressQueue(kept_bytes=10)
    for name in ("a", "b"):
        await queue.make(name, lambda: [b"12345678"], "here")
    assert await queue.make("a", lambda: [b"new"], "here") == [b"new"]


async def test_addresses_take_turns():
    queue, gate, loop, made = PressQueue(), asyncio.Event(), asyncio.get_running_loop(), list[str]()

    def wish(name: str, address: str) -> "asyncio.Task[list[bytes]]":
        def make() -> list[bytes]:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
            made.append(name)
            return [b""]

        return asyncio.create_task(queue.make(name, make, address))

    wishes = [wish(f"here {number}", "here") for number in range(MOST_OF_A_NETWORK)]
    wishes.append(wish("there", "there"))
    await calm()
    gate.set()
    await asyncio.gather(*wishes)
    assert made[:3] == ["here 0", "here 1", "there"]


async def test_one_address_leaves_places_for_the_others():
    queue, gate, loop = PressQueue(), asyncio.Event(), asyncio.get_running_loop()

    def make() -> list[bytes]:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        return [b""]

    wishes = [asyncio.create_task(queue.make(number, make, "here")) for number in range(MOST_OF_A_NETWORK)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await queue.make("one more", make, "here")
    wishes.append(asyncio.create_task(queue.make("another", make, "there")))
    gate.set()
    assert await asyncio.gather(*wishes) == [[b""]] * len(wishes)
    assert await queue.make("one more", make, "here") == [b""]


async def test_an_installation_without_fonts_says_so_once_in_its_log_and_to_everybody_who_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(fonts, "NEEDED", ("No such font",))
    fonts.fonts.cache_clear()
    try:
        async with in_process(tmp_path) as place:
            for _ in range(2):
                answer = await Client(place).get("/api/games/splitter/print.pdf?only=A")
                assert (answer.status_code, answer.json()["code"]) == (503, "no-press-fonts")
    finally:
        fonts.fonts.cache_clear()
    logged = "".join(capfd.readouterr())
    assert logged.count("no press fonts") == 1
    assert "Traceback" not in logged
