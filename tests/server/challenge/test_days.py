"""Games of the day: everybody has the same dice, sealed the day before, and learns nothing of them before playing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from rollwright.core import Score, commit
from rollwright.review import VERSION, BestSheet, Review, SeatReview
from rollwright.server.challenge.challenge import DAY
from rollwright.server.reviews.store import ReviewStore
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process
from tests.server.turned import NOON

pytestmark = pytest.mark.usefixtures("quick_reviews")

PLAYER = {"name": "Mira", "pencil": "sky"}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def _get(client: Client, path: str) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def _post(client: Client, path: str, body: Any) -> Any:
    answer = await client.post(path, body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def _code(client: Client, path: str, body: Any = None) -> str:
    """Return the code of a refusal."""
    answer = await (client.get(path) if body is None else client.post(path, body))
    assert answer.status_code >= 400, answer.text
    return answer.json()["code"]


async def _today(client: Client, game: str) -> dict[str, Any]:
    days = (await _get(client, "/api/today"))["games"]
    return next(day for day in days if day["card"]["game"] == game)


async def _play(client: Client, name: str = "Mira", game: str = "splitter") -> dict[str, Any]:
    """Play the day's game to its end; return its card."""
    card = (await _today(client, game))["card"]
    opened = await _post(client, f"/api/challenges/{card['id']}/play", {**PLAYER, "name": name})
    await client.connect(opened["table"])
    await client.ask("start")
    await play_on([client])
    return card


async def test_everybody_has_the_same_dice(place: InProcess):
    first, second = Client(place), Client(place)
    for client, name in ((first, "Mira"), (second, "Théo")):
        await _play(client, name)
    steps = [await _get(client, f"/api/tables/{client.table}/rounds") for client in (first, second)]
    dice = [[step["dice"] for step in rounds] for rounds in steps]
    assert dice[0] == dice[1]
    assert len(dice[0]) == 22


async def test_a_day_is_sealed_the_day_before_and_opened_the_day_after(place: InProcess):
    client = Client(place)
    promised = (await _today(client, "splitter"))["tomorrow"]
    await place.clock.turn(DAY)
    card = await _play(client)
    assert card["commitment"] == promised
    assert client.hello["commitment"] == promised
    assert client.state.get("proof") is None
    assert await _code(client, f"/api/tables/{client.table}/record") == "still-sealed"
    shown = await _get(client, f"/api/challenges/{card['id']}")
    assert shown["secret"] == ""

    await place.clock.turn(DAY)
    shown = await _get(client, f"/api/challenges/{card['id']}")
    assert commit(shown["secret"]) == promised
    await client.leave_line()
    await client.connect(client.table)
    assert client.state["proof"]["secret"] == shown["secret"]
    record = await _get(client, f"/api/tables/{client.table}/record")
    assert record["secret"] == shown["secret"]


async def test_a_day_is_played_once(place: InProcess):
    client = Client(place)
    card = await _play(client)
    before = (await _today(client, "splitter"))["card"]
    assert await _code(client, f"/api/challenges/{card['id']}/play", PLAYER) == "challenge-played"
    after = (await _today(client, "splitter"))["card"]
    mine = after["mine"]
    assert after | {"par": None} == before | {"par": None}  # our bots may have finished in between
    assert (mine["total"], mine["place"]) == (client.state["view"]["sheets"][0]["total"], 1)


async def test_nobody_else_sees_a_table_of_the_day(place: InProcess):
    player, stranger = Client(place), Client(place)
    card = await _play(player)
    secret = place.registry.sessions[player.table].table.opened.secret
    link = player.hello["link"]
    for path in (f"/api/tables/{link}", f"/api/tables/{link}/rounds", f"/api/tables/{player.table}"):
        assert await _code(stranger, path) == "still-sealed"
    await stranger.connect(link)
    await stranger.until_closed()
    assert '"still-sealed"' in stranger.frames[0]
    await _get(stranger, f"/api/challenges/{card['id']}")
    await _today(stranger, "splitter")
    heard = "".join((*stranger.bodies, *stranger.frames, *player.frames, *player.bodies))
    assert secret not in heard
    assert link not in "".join((*stranger.bodies, *stranger.frames))


async def test_results_are_ranked_and_sheets_open_when_the_day_is_over(place: InProcess):
    clients = [Client(place) for _ in range(3)]
    names = ("Mira", "Théo", "Inès")
    card, *_ = [await _play(client, name) for client, name in zip(clients, names, strict=True)]
    shown = await _get(clients[1], f"/api/challenges/{card['id']}")
    totals = [ranked["total"] for ranked in shown["ranked"]]
    assert totals == sorted(totals, reverse=True)
    assert [ranked["me"] for ranked in shown["ranked"]].count(True) == 1
    assert {ranked["link"] for ranked in shown["ranked"]} == {""}
    await place.clock.turn(DAY)
    shown = await _get(clients[1], f"/api/challenges/{card['id']}")
    for ranked in shown["ranked"]:
        assert (await _get(clients[0], f"/api/tables/{ranked['link']}"))["phase"] == "over"
    assert await _code(Client(place), f"/api/challenges/{card['id']}/play", PLAYER) == "challenge-shut"


async def test_the_best_sheets_and_the_best_that_the_dice_allowed_are_shown_once_the_day_is_over(place: InProcess):
    clients = [Client(place) for _ in range(2)]
    card, *_ = [await _play(client, name) for client, name in zip(clients, ("Mira", "Théo"), strict=True)]
    path = f"/api/challenges/{card['id']}/sheets"
    assert await _code(clients[0], path) == "still-sealed"
    assert await _code(clients[0], "/api/challenges/x/sheets") == "no-challenge"
    best = BestSheet((None,) * 4, Score((), 61), 61, 64, proved=False)
    seat = SeatReview("Mira", "points", 30.0, (), 2.0, 1.0, 0.0, 31.0, (), best)
    await ReviewStore(place.registry.store).keep(
        clients[0].table, VERSION, encode(Review("splitter", 1, "master", (seat,)))
    )
    assert (await _today(clients[0], "splitter"))["champion"] is None
    await place.clock.turn(DAY)
    shown = await _get(Client(place), path)
    totals = sorted((client.sheet["total"] for client in clients), reverse=True)
    assert [sheet["total"] for sheet in shown["sheets"]] == totals
    assert all(any(figure is not None for figure in sheet["sheet"]["ink"]) for sheet in shown["sheets"])
    assert shown["best"]["total"] == 61
    yesterday = await _today(Client(place), "splitter")
    assert (yesterday["yesterday"], yesterday["champion"]["total"]) == (card["id"], totals[0])


async def test_days_in_a_row_are_counted_and_a_missed_day_ends_the_row(place: InProcess):
    client = Client(place)
    for expected in (1, 2):
        await _play(client)
        await client.leave_line()
        assert (await _today(client, "splitter"))["streak"] == expected
        await place.clock.turn(DAY)
    assert (await _today(client, "splitter"))["streak"] == 2  # today may still come
    await place.clock.turn(DAY)
    assert (await _today(client, "splitter"))["streak"] == 0


async def test_a_day_goes_on_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        before = await _today(Client(place), "splitter")
    async with in_process(tmp_path) as place:
        after = await _today(Client(place), "splitter")
    assert (after["card"]["commitment"], after["tomorrow"]) == (before["card"]["commitment"], before["tomorrow"])


async def test_word_roller_has_a_game_for_each_language(place: InProcess):
    cards = [(await _today(Client(place, language), "word-roller"))["card"] for language in ("en", "fr")]
    assert [card["options"]["words"] for card in cards] == ["en", "fr"]
    assert cards[0]["commitment"] != cards[1]["commitment"]


async def test_bots_set_par(place: InProcess):
    client, par = Client(place), dict[str, int]()
    await _play(client)
    while not par:  # the bots play in a thread
        par = (await _today(client, "splitter"))["card"]["par"]
    assert par.keys() == {"steady", "sharp"}
    assert min(par.values()) > 10
    assert (await _today(Client(place), "splitter"))["card"]["par"] == {}, "it tells how good the dice are"


@pytest.mark.parametrize("name", ["2023-11-16.splitter", "2023-11-13.splitter", "x", "x" * 300, "2023-11-15.chess"])
async def test_a_day_to_come_or_unknown_is_not_shown(place: InProcess, name: str):
    await _today(Client(place), "splitter")
    assert await _code(Client(place), f"/api/challenges/{name}") == "no-challenge"
    assert await _code(Client(place), f"/api/challenges/{name}/play", PLAYER) == "no-challenge"


async def test_the_clock_of_these_tests_stands_on_a_known_day(place: InProcess):
    assert (await _get(Client(place), "/api/today"))["date"] == "2023-11-14"
    assert NOON % DAY > 0
