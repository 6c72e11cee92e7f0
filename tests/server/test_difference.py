"""Difference on a real server: pictures are given to who may see them, and the table notes how far away everybody is."""

import json

import pytest

from tests.server.client import Client, seat_all

pytestmark = pytest.mark.xdist_group("difference")


async def turned(clients: list[Client]) -> None:
    for client in clients:
        await client.until(lambda state: state["view"]["phase"] == "play")


async def test_a_seat_is_given_its_own_card_and_the_one_in_the_middle(port: int):
    clients = await seat_all(port, 2, game="difference")
    watching = Client(port)
    await turned(clients)
    own, middle = clients[0].state["view"]["own"], clients[0].state["view"]["table"][0]["picture"]
    pictures = [await clients[0].http.get(f"/api/tables/{clients[0].table}/pictures/{name}", timeout=60) for name in (own, middle)]
    assert [(picture.status_code, picture.headers["content-type"]) for picture in pictures] == [(200, "image/png")] * 2
    for client in (clients[1], watching):
        refused = await client.get(f"/api/tables/{clients[0].table}/pictures/{own}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-picture")
    for client in (*clients, watching):
        await client.close()


async def test_a_page_learns_the_games_time(port: int):
    (client,) = await seat_all(port, 1, ["gentle"], game="difference")
    await client.until(lambda _: any('"probe"' in frame for frame in client.frames))
    await client.leave_line()
    await client.connect(client.table)
    probe = next(json.loads(frame) for frame in client.frames if '"probe"' in frame)
    assert probe["at"] <= client.hello["at"]
    await client.close()
