"""Photos over HTTP: read apart from the server, bounded, and forgotten."""

import asyncio
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from rollwright.photo.picture import MOST_BYTES
from rollwright.server.queues.photo_queue import MOST_OF_A_NETWORK, PhotoQueue
from rollwright.server.refusals import TooMuch
from tests.photo.camera import KALAM, Print, Shot, fill_in, photograph
from tests.photo.played import Played, played
from tests.server.client import PATIENCE, Client

pytestmark = pytest.mark.usefixtures("press_fonts")

NO_PHOTOS: list[tuple[str, bytes, int, str]] = [
    ("splitter", b"no picture", 400, "not-a-picture"),
    ("splitter", b"\xff\xd8\xff half a picture", 400, "not-a-picture"),
    ("splitter", bytes(MOST_BYTES + 1), 400, "photo-too-heavy"),
    ("chess", b"", 404, "unknown-game"),
    ("difference", b"", 404, "no-scorer"),
    ("splitter?pad=Z", b"", 400, "bad-options"),
]


def photo_of(sheet: Played) -> bytes:
    page = fill_in(Print(sheet.known.game, sheet.known.paper), sheet.cells, [KALAM], Random(1))
    return photograph(page, Shot(size=(1050, 1400)), Random(2))


async def ask(client: Client, game: str, body: bytes) -> tuple[int, Any]:
    path, _, query = game.partition("?")
    answer = await client.http.post(f"/api/games/{path}/photo?{query}", content=body)
    return answer.status_code, answer.json()


async def test_a_photo_becomes_a_sheet_and_one_of_another_game_is_named(port: int):
    client = Client(port)
    sheet = played("splitter-B", "served", 5)
    photo = photo_of(sheet)
    status, said = await ask(client, "splitter?pad=A", photo)
    assert (status, said["options"], said["paper"], said["sheet"]) == (200, {"pad": "B"}, "", 7)
    assert len(said["cells"]) == 44
    for each in said["cells"]:
        assert each["why"] or each["figure"] == sheet.cells.get(each["cell"])
        assert bool(each["why"]) == each["picture"].startswith("data:image/webp;base64,")
    status, said = await ask(client, "hexroller", photo)
    assert (status, said["code"]) == (409, "sheet-of-another-game")
    await client.close()


@pytest.mark.parametrize(("game", "body", "status", "code"), NO_PHOTOS, ids=range(len(NO_PHOTOS)))
async def test_input_that_is_no_photo_has_a_code_and_a_sentence(
    port: int, game: str, body: bytes, status: int, code: str
):
    client = Client(port)
    answered, said = await ask(client, game, body)
    assert (answered, said["code"]) == (status, code)
    assert said["sentence"]
    await client.close()


async def test_an_address_has_some_places_and_leaves_the_others():
    queue = PhotoQueue(at_once=1, most_waiting=3)
    with ExitStack() as places:
        for _ in range(MOST_OF_A_NETWORK):
            places.enter_context(queue.place("here"))
        with pytest.raises(TooMuch), queue.place("here"):
            pass
        with queue.place("there"), pytest.raises(TooMuch), queue.place("here"):
            pass
    with queue.place("here"):
        pass


async def test_an_upload_that_trickles_in_gives_its_place_to_a_visitor_from_elsewhere():
    queue = PhotoQueue(at_once=1, most_waiting=3)
    uploads = [asyncio.create_task(_upload(queue, address)) for address in ("one", "one", "two", "two")]
    await asyncio.sleep(0)
    with queue.place("three"):
        assert (await asyncio.wait(uploads, timeout=PATIENCE, return_when="FIRST_COMPLETED"))[0] == {uploads[3]}
    for upload in uploads[:3]:
        upload.cancel()
    assert [type(each) for each in await asyncio.gather(*uploads, return_exceptions=True)] == [
        *[asyncio.CancelledError] * 3,
        TooMuch,
    ]


async def _upload(queue: PhotoQueue, address: str) -> None:
    with queue.place(address):
        await asyncio.sleep(PATIENCE)


async def test_no_more_pictures_are_taken_in_than_may_wait_and_one_that_is_given_up_frees_its_place(port: int):
    client = Client(port)
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_OF_A_NETWORK)]
    head = f"POST /api/games/splitter/photo HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {MOST_BYTES}\r\n\r\n"
    for _, half in lines:
        half.write(head.encode() + b"\xff\xd8\xff")
        await half.drain()
    async with asyncio.timeout(PATIENCE):
        while (await ask(client, "splitter", b"no picture"))[1]["code"] != "photo-busy":
            pass
        for _, half in lines:
            half.close()
        while (await ask(client, "splitter", b"no picture"))[1]["code"] != "not-a-picture":
            pass
    await client.close()
