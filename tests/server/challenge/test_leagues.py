"""Leagues: a person lays out the same sealed dice for everybody with the link, for some days."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.core import commit
from rollwright.locale import say
from rollwright.server.challenge.challenge import DAY
from rollwright.server.challenge.challenges import MOST_PARS
from rollwright.server.limits.rates import LEAGUES, LEAGUES_HERE
from tests.server.challenge.played import lay, play, see, state
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def test_three_play_a_league_and_a_late_one_is_ranked_with_them(place: InProcess):
    host, friend, late = Client(place), Client(place), Client(place)
    league = await lay(host, days=3)
    assert (league["title"], league["host"], league["ranked"]) == ("Club night", True, [])
    totals = [await play(host, league["id"], "Mira"), await play(friend, league["id"], "Théo")]
    await place.clock.turn(2 * DAY)
    totals.append(await play(late, league["id"], "Inès"))
    seen = (await late.get(f"/api/challenges/{league['id']}")).json()
    assert sorted(ranked["total"] for ranked in seen["ranked"]) == sorted(totals)
    assert (seen["entered"], seen["host"], seen["secret"]) == (3, False, "")

    await place.clock.turn(DAY)
    seen = (await late.get(f"/api/challenges/{league['id']}")).json()
    assert commit(seen["secret"]) == league["commitment"]
    shut = await Client(place).post(f"/api/challenges/{league['id']}/play", {"name": "Zoé"})
    assert shut.json()["code"] == "challenge-shut"


async def test_a_person_who_has_played_a_league_cannot_enter_it_again(place: InProcess):
    client = Client(place)
    league = await lay(client)
    total = await play(client, league["id"], "Mira")
    again = await client.post(f"/api/challenges/{league['id']}/play", {"name": "Other"})
    assert (again.status_code, again.json()["code"]) == (409, "challenge-played")
    assert again.json()["sentence"] == say("en", "error-challenge-played")
    seen = await see(client, league["id"])
    assert (seen["entered"], seen["mine"]["total"], [each["name"] for each in seen["ranked"]]) == (1, total, ["Mira"])


async def test_entering_twice_leads_to_the_same_table(place: InProcess):
    client = Client(place)
    league = await lay(client)
    opened = [
        (await client.post(f"/api/challenges/{league['id']}/play", {"name": name})).json() for name in ("Mira", "Other")
    ]
    assert opened[0] == opened[1]
    assert (await client.get(f"/api/challenges/{league['id']}")).json()["entered"] == 1


async def test_a_league_asked_for_again_after_a_lost_answer_is_the_same_league(place: InProcess):
    host, other = Client(place, token="a" * 32), Client(place, token="b" * 32)
    sent = await asyncio.gather(*(lay(host, id="same") for _ in range(3)))
    await place.clock.turn(1000)
    again = await lay(host, id="same")
    assert {(league["id"], league["commitment"]) for league in (*sent, again)} == {(again["id"], again["commitment"])}
    assert again["host"]
    others = [await lay(host, id="next"), await lay(host), await lay(host), await lay(other, id="same")]
    assert len({league["id"] for league in (again, *others)}) == 5


async def test_a_league_asked_for_again_is_answered_when_no_more_may_be_laid(place: InProcess):
    host = Client(place, token="a" * 32)
    leagues = [await lay(host, id=f"tap {number}") for number in range(LEAGUES)]
    assert (await lay(host, id="tap 0"))["id"] == leagues[0]["id"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"id": "x" * 65}, "bad-message"),
        ({"game": "chess"}, "unknown-game"),
        ({"days": 0}, "bad-message"),
        ({"days": 10**6}, "bad-message"),
        ({"title": "x" * 41}, "bad-title"),
        ({"title": "\u202eevil"}, "bad-title"),
        ({"options": {"pad": "Z"}}, "bad-options"),
    ],
)
async def test_a_league_that_cannot_be_is_refused(place: InProcess, wish: dict[str, Any], code: str):
    answer = await Client(place).post("/api/leagues", {"game": "splitter", **wish})
    assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)


async def test_markup_in_a_title_is_text(place: InProcess):
    assert (await lay(Client(place), title="<b>bold</b>"))["title"] == "<b>bold</b>"


async def test_leagues_of_one_browser_are_limited(place: InProcess):
    client = Client(place)
    for _ in range(LEAGUES):
        await lay(client)
    answer = await client.post("/api/leagues", {"game": "splitter"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-leagues")
    await place.clock.turn(DAY + 1)
    await lay(client)


async def test_visitors_without_a_cookie_count_as_one_browser(place: InProcess):
    for _ in range(LEAGUES):
        await lay(Client(place))
    answer = await Client(place).post("/api/leagues", {"game": "splitter"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-leagues")
    await lay(Client(place, token="a" * 32))


async def test_leagues_of_one_address_are_limited_whatever_their_cookies(place: InProcess):
    for number in range(LEAGUES_HERE):
        await lay(Client(place, token=f"{number:032x}"))
    answer = await Client(place, token="f" * 32).post("/api/leagues", {"game": "splitter"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-leagues-here")


async def test_bots_that_look_for_par_keep_no_lookup_waiting_and_only_some_challenges_wait_for_them(place: InProcess):
    client = Client(place, token="a" * 32)
    league = await lay(client, game="splitter")
    async with (
        place.registry.lookups.turn("one"),
        place.registry.lookups.turn("two"),
    ):  # all places of lookups are taken
        await see(client, league["id"])
        while league["id"] not in state(place).challenges._pars:
            await asyncio.sleep(0.01)
    for number in range(MOST_PARS + 5):
        await lay(Client(place, token=f"{number:032x}"), game="hexroller")
    assert len(state(place).challenges._playing) <= MOST_PARS


async def test_the_own_list_and_the_score_book_name_games_of_a_league_and_of_a_day(place: InProcess):
    client, friend = Client(place), Client(place)
    days = [day["card"]["id"] for day in (await client.get("/api/today")).json()["games"]]
    (day,) = (each for each in days if each.endswith(".splitter"))
    league = (await lay(friend))["id"]
    for challenge in (day, league):
        await play(client, challenge, "Mira")
    await play(friend, league, "Théo")
    table = await client.open(1)
    await client.sit(table, "Mira")
    await client.connect(table)
    await client.ask("start")
    await play_on([client])
    for path in ("finished", "book/splitter"):
        found = (await client.get(f"/api/me/{path}")).json()
        kinds = [card["challenge"] for card in found["tables" if path == "finished" else "last"]]
        assert sorted(kinds) == ["", "day", "league"]
    assert [card["challenge"] for card in (await friend.get("/api/me/finished")).json()["tables"]] == ["league"]
