"""A game that somebody brings as a file: the review that its table had, or what is wrong, and nothing kept for long."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.review import Review, review
from rollwright.review.brought import read_brought
from rollwright.server.reviews.brought import KEPT_SECONDS, MOST_BYTES
from rollwright.server.reviews.queue import MOST_OF_A_NETWORK
from tests.review.played_games import as_typed, recorded
from tests.server.challenge.played import reviews
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")

KEPT = recorded("mode-a", ("any",), 2)  # its best sheet is proved soon


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def bring(place: InProcess, file: bytes, language: str = "en") -> Any:
    """Bring a file; return what is said of it when its turn has come."""
    client = Client(place, language=language)
    answer = await client.http.post("/api/reviews", content=file)
    if answer.status_code != 201:
        return answer.json()
    assert answer.json()["state"] in ("making", "ready")
    await reviews(place).finish()
    return (await client.get(f"/api/reviews/{answer.json()['id']}")).json()


async def test_a_downloaded_file_and_a_typed_one_have_the_same_review_with_all_that_a_page_draws(place: InProcess):
    downloaded, typed = msgspec.json.encode(KEPT), as_typed(KEPT).encode()
    card = await bring(place, downloaded)
    game = card["game"]
    found = msgspec.json.decode(msgspec.json.encode(game["review"]), type=Review)
    assert replace(found, levels=(), standings=()) == review(read_brought(downloaded.decode()))
    assert found.levels
    assert (card["state"], game["game"], game["seats"]) == ("ready", "make-a-difference", ["any"])
    assert [step["round"] for step in game["steps"]] == list(range(1, 11))
    assert [tuple(step["dice"]) for step in game["steps"]] == [each.dice for each in found.seats[0].rounds]
    assert game["steps"][-1]["view"]["sheets"][0]["total"] == KEPT.scores[0].total
    assert (await bring(place, typed))["game"]["review"] == game["review"]
    assert await bring(place, downloaded) == card  # brought again, it is there at once


FORGED = replace(KEPT, rolls=(replace(KEPT.rolls[0], values=(6, 6)), *KEPT.rolls[1:]))
IMPOSSIBLE = replace(KEPT, moves=(replace(KEPT.moves[0], action="write zz"), *KEPT.moves[1:]))


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (msgspec.json.encode(KEPT)[:900], "bad-game-file"),
        (b'{"game": "splitter"}', "bad-game-file"),
        (b"[" * 3000, "bad-game-file"),
        (b"\xff\xfe\x00 no text at all", "bad-line"),
        (b"  \n", "bad-game-file"),
        (msgspec.json.encode(FORGED), "cannot-review"),
        (msgspec.json.encode(IMPOSSIBLE), "cannot-review"),
        (msgspec.json.encode(replace(KEPT, moves=KEPT.moves[:-3])), "not-over"),
        (msgspec.json.encode(replace(KEPT, version=99)), "unknown-version"),
        (msgspec.json.encode(replace(KEPT, game="chess")), "unknown-game"),
        (as_typed(KEPT).replace("round", "rund", 1).encode(), "bad-line"),
        (b"game difference\nseat Ada\n", "impossible-line"),
    ],
)
async def test_a_file_that_is_no_game_says_why(place: InProcess, file: bytes, code: str):
    said = await bring(place, file)
    assert said["code"] == code
    assert len(said["sentence"]) > 20
    assert "{" not in said["sentence"]


async def test_a_fault_is_said_in_the_language_of_the_page(place: InProcess):
    said = await bring(place, b"game splitter\nseat Ada\nround 3 5\nAda: 9L9\n", "fr")
    assert said["sentence"].startswith("Ligne 4") or "ligne 4" in said["sentence"]


async def test_a_file_that_is_too_big_is_not_taken(place: InProcess):
    said = await bring(place, b"#" * (MOST_BYTES + 1))
    assert said["code"] == "game-file-too-big"
    assert reviews(place).under_way(said["code"]) is None


async def test_an_address_brings_few_at_once_and_a_name_that_nobody_knows_says_none(place: InProcess):
    client = Client(place)
    answers = [
        await client.http.post("/api/reviews", content=b"# %d\n" % number) for number in range(MOST_OF_A_NETWORK + 1)
    ]
    assert [answer.status_code for answer in answers] == [201] * MOST_OF_A_NETWORK + [429]
    assert answers[-1].json()["code"] == "review-busy"
    assert answers[1].json()["place"] == 1
    assert (await client.get("/api/reviews/nothing")).json()["state"] == "none"


async def test_a_review_of_a_file_is_forgotten_after_an_hour_and_no_file_of_the_server_has_it(
    place: InProcess, tmp_path: Path
):
    file = as_typed(KEPT).replace("seat any", "seat Zenobia").replace("any:", "Zenobia:").encode()
    card = await bring(place, file)
    assert card["game"]["seats"] == ["Zenobia"]
    client = Client(place)
    assert (await client.get(f"/api/reviews/{card['id']}")).json() == card
    await place.clock.turn(int(1000 * KEPT_SECONDS) + 1)
    assert (await client.get(f"/api/reviews/{card['id']}")).json()["state"] == "none"
    for kept in tmp_path.glob("tables.sqlite*"):
        assert b"Zenobia" not in kept.read_bytes()
