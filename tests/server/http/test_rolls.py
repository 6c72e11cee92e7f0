"""The dice of each round over HTTP, for a page that calls them."""

import pytest

from tests.server.client import Client


async def test_the_dice_of_each_round_are_listed_with_their_keys(port: int):
    client = Client(port)
    splitter = (await client.get("/api/games/splitter/rolls")).json()
    assert (splitter["game"], splitter["version"]) == ("splitter", 1)
    dice = [{"key": "round/{round}", "faces": [1, 2, 3, 4, 5, 6], "dice": 2}]
    assert splitter["sets"] == [{"options": {}, "rolls": {"rounds": 22, "dice": dice, "sorted": False}}]
    hexes = (await client.get("/api/games/hexroller/rolls")).json()
    assert [(one["options"], one["rolls"]["rounds"]) for one in hexes["sets"]] == [
        ({"side": "front"}, 7),
        ({"side": "back"}, 6),
    ]
    await client.close()


@pytest.mark.parametrize(("game", "code"), [("difference", "no-dice"), ("chess", "unknown-game")])
async def test_a_game_without_dice_says_so(port: int, game: str, code: str):
    client = Client(port)
    answer = await client.http.get(f"/api/games/{game}/rolls")
    assert (answer.status_code, answer.json()["code"]) == (404, code)
    await client.close()


async def test_the_caller_is_a_page(port: int):
    client = Client(port)
    answer = await client.http.get("/caller/splitter")
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html")
    await client.close()
