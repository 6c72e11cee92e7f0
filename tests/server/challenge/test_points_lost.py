"""Points lost: the server reviews every entry by itself, leagues are ranked by them, and they tell no dice early."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.challenge import reviewing
from rollwright.server.challenge.challenge import DAY
from rollwright.server.challenge.reviewing import CLAIM, LOOK, PAUSES, REST
from tests.server.challenge.played import count_looks, have_reviewed, lay, let_look, play, reviews, say_losses, see
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


def _shown(card: Any) -> list[tuple[int | None, str, float | None]]:
    return [(one["place"], one["name"], one["lost"]["points"]) for one in card["ranked"]]


async def test_a_league_of_three_is_ranked_by_points_lost_a_late_one_included(place: InProcess):
    say_losses(place, {"Mira": 4.26, "Théo": 0.5, "Inès": 4.34})
    host, friend, late = Client(place), Client(place), Client(place)
    league = (await lay(host, days=3))["id"]
    totals = {"Mira": await play(host, league, "Mira"), "Théo": await play(friend, league, "Théo")}
    await have_reviewed(place)
    assert _shown(await see(host, league)) == [(1, "Théo", 0.5), (2, "Mira", 4.3)]
    await place.clock.turn(2 * DAY)
    totals["Inès"] = await play(late, league, "Inès")
    waiting = await see(late, league)
    assert _shown(waiting)[2] == (None, "Inès", None)
    assert waiting["ranked"][2]["lost"]["state"] == "waiting"
    await have_reviewed(place)
    card = await see(late, league)
    equal = sorted(("Mira", "Inès"), key=lambda name: (-totals[name], name != "Mira"))  # points, then the earlier
    assert [name for _, name, _ in _shown(card)] == ["Théo", *equal]
    assert [place for place, _, _ in _shown(card)] == [1, 2, 3]
    assert (card["order"], card["orders"], card["ended"]) == ("loss", ["loss", "points"], 3)
    assert {one["name"]: one["total"] for one in card["ranked"]} == totals
    assert card["mine"]["lost"] == {"points": 4.3, "state": "ready", "place": 0}
    by_points = await see(late, league, "points")
    assert [one["total"] for one in by_points["ranked"]] == sorted(totals.values(), reverse=True)
    assert by_points["order"] == "points"
    assert (await late.get(f"/api/challenges/{league}?order=name")).json()["code"] == "bad-message"


async def test_before_one_has_played_a_loss_changes_no_byte_of_the_card(place: InProcess):
    """Points and points lost together tell how good the dice are, so they come with the asker's own result."""
    say_losses(place, {"Mira": 1.0, "Théo": 9.0})
    players = [Client(place), Client(place)]
    stranger = Client(place)
    league = (await lay(stranger))["id"]
    for client, name in zip(players, ("Mira", "Théo"), strict=True):
        await play(client, league, name)
    before = [await see(stranger, league), await see(stranger, league, "loss")]
    await have_reviewed(place)
    after = [await see(stranger, league), await see(stranger, league, "loss")]
    for card in (*before, *after):
        del card["closes_ms"], card["par"]
        assert (card["order"], card["orders"]) == ("points", ["points"])
        assert [one["lost"] for one in card["ranked"]] == [None, None]
    assert before == after
    assert (await see(players[0], league))["ranked"][0]["lost"]["points"] == 1.0
    assert (await players[0].get(f"/api/tables/{players[0].table}/review")).json()["code"] == "still-sealed"


async def test_a_day_shows_both_and_is_ranked_by_points(place: InProcess):
    say_losses(place, {"Mira": 3.0})
    mira = Client(place)
    day = "2023-11-14.splitter"
    await mira.get("/api/today")
    total = await play(mira, day, "Mira")
    await have_reviewed(place)
    card = await see(mira, day)
    assert (card["order"], card["ranked"][0]["total"], card["ranked"][0]["lost"]["points"]) == ("points", total, 3.0)
    today = (await mira.get("/api/today")).json()["games"]
    mine = next(game["card"]["mine"] for game in today if game["card"]["game"] == "splitter")
    assert mine["lost"]["points"] == 3.0


async def test_an_entry_that_was_not_reviewed_is_reviewed_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place)
        league = (await lay(client))["id"]
        await play(client, league, "Mira")
    async with in_process(tmp_path) as place:
        say_losses(place, {"Mira": 2.0})
        again = Client(place, token=client.token)
        await have_reviewed(place)
        assert _shown(await see(again, league)) == [(1, "Mira", 2.0)]


async def test_a_review_that_fails_is_told_and_not_tried_again_and_again(place: InProcess):
    say_losses(place, {})
    client = Client(place)
    league = (await lay(client))["id"]
    await play(client, league, "Mira")
    for _ in range(2):
        await have_reviewed(place)
        assert (await see(client, league))["mine"]["lost"]["state"] == "failed"
    assert reviews(place).under_way(client.table) is None


async def test_a_review_that_failed_is_tried_again_after_growing_pauses_and_holds_nobody_up(
    place: InProcess, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reviewing, "PAUSES", (1.5 * LOOK, 3.5 * LOOK))
    looks = count_looks(monkeypatch)
    failing = {"Mira": 2, "Zoé": 99}
    say_losses(place, {"Mira": 2.0, "Théo": 1.0}, failing)
    players = [Client(place) for _ in range(3)]
    league = (await lay(players[0]))["id"]
    for client, name in zip(players, ("Mira", "Zoé", "Théo"), strict=True):
        await play(client, league, name)
    await have_reviewed(place)
    assert _shown(await see(players[0], league))[0] == (1, "Théo", 1.0)
    assert (await see(players[0], league))["mine"]["lost"]["state"] == "failed"
    left: list[tuple[int, int]] = []
    for _ in range(9):
        await let_look(place, looks)
        left.append((failing["Mira"], failing["Zoé"]))
    assert left == [(1, 98), *[(0, 97)] * 4, *[(0, 96)] * 4]  # after its third failure an entry is given up
    assert _shown(await see(players[0], league)) == [(1, "Théo", 1.0), (2, "Mira", 2.0), (None, "Zoé", None)]


def test_each_pause_is_longer_than_the_one_before_and_than_the_claim_of_a_node():
    assert list(PAUSES) == sorted(set(PAUSES))
    assert 1000 * PAUSES[0] >= CLAIM


async def test_a_game_without_a_review_is_ranked_by_points_alone(place: InProcess):
    client = Client(place)
    league = await lay(client, game="word-roller")
    assert (league["order"], league["orders"]) == ("points", ["points"])
    await client.post(f"/api/challenges/{league['id']}/play", {"name": "Mira"})
    assert (await see(client, league["id"]))["mine"]["lost"] is None


MODE_B = {"mode": "B", "bot_cards": 1}


async def test_a_league_in_mode_b_is_ranked_by_points_and_nobody_waits_for_a_review(place: InProcess):
    """There a choice costs a part of the chance to win, which is no number of points."""
    say_losses(place, {})
    players = [Client(place), Client(place)]
    league = await lay(players[0], game="make-a-difference", options=MODE_B)
    assert (league["order"], league["orders"], league["reviewed"]) == ("points", ["points"], False)
    totals = [await play(client, league["id"], name) for client, name in zip(players, ("Mira", "Théo"), strict=True)]
    await place.clock.turn(int(1000 * REST) + 1)
    await reviews(place).finish()
    for order in ("", "loss"):
        card = await see(players[0], league["id"], order)
        assert [one["place"] for one in card["ranked"]] == [1, 2 - (totals[0] == totals[1])]
        assert [one["total"] for one in card["ranked"]] == sorted(totals, reverse=True)
        assert [one["lost"] for one in card["ranked"]] == [None, None]
        assert card["mine"]["lost"] is None
    assert not any(reviews(place).has_failed(client.table) for client in players)  # none was begun


async def test_the_same_game_in_mode_a_is_ranked_by_points_lost(place: InProcess):
    league = await lay(Client(place), game="make-a-difference", options={"mode": "A"})
    assert league["reviewed"]
