"""A shared result: its picture is drawn for its owner and for its link, and tells nothing of the dice."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from struct import unpack

import pytest

from rollwright.locale import say
from rollwright.server.challenge import challenges as laying
from rollwright.server.challenge.challenge import DAY
from rollwright.server.http import challenges, site
from tests.server.challenge.played import have_reviewed, lay, play, say_losses, see
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.usefixtures("quick_reviews")

PAGE = '<!doctype html><html lang="en"><head><title>Rollwright</title></head><body></body></html>'


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


@pytest.fixture
def svg(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the drawing itself instead of a PNG: painting takes a process of its own."""
    monkeypatch.setattr(challenges, "paint", str.encode)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give an empty page, as if it had been built."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    monkeypatch.setattr(site, "STATIC", tmp_path / "static")


async def _picture(client: Client, challenge: str, query: str = "") -> bytes:
    answer = await client.get(f"/api/challenges/{challenge}/picture{query}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    return answer.content


async def _code(client: Client, path: str) -> tuple[int, str]:
    answer = await client.get(path)
    return answer.status_code, answer.json()["code"]


async def test_the_picture_is_a_png_of_the_size_that_messages_show(place: InProcess):
    client = Client(place)
    league = (await lay(client))["id"]
    await play(client, league, "Mira")
    made = await _picture(client, league)
    assert made[:8] == b"\x89PNG\r\n\x1a\n"
    assert unpack(">II", made[16:24]) == (1200, 630)


@pytest.mark.usefixtures("svg")
async def test_a_result_is_drawn_for_its_browser_and_for_those_who_have_its_key(place: InProcess):
    say_losses(place, {"Mira": 3.5})
    owner, stranger = Client(place), Client(place)
    league = (await lay(owner))["id"]
    total = await play(owner, league, "Mira")
    await have_reviewed(place)
    key = (await see(owner, league))["mine"]["share"]
    made = await _picture(owner, league)
    assert await _picture(stranger, league, f"?result={key}") == made
    french = (await _picture(stranger, league, f"?result={key}&language=fr")).decode()
    assert f">{total}<" in french
    assert "perdus" not in french
    assert key not in "".join(stranger.bodies).replace(made.decode(), "")
    assert (await see(stranger, league))["mine"] is None
    await place.clock.turn(7 * DAY)
    french = (await _picture(stranger, league, f"?result={key}&language=fr")).decode()
    assert ">3,5 points perdus par les choix<" in french


@pytest.mark.usefixtures("svg")
async def test_without_a_result_nothing_is_drawn(place: InProcess):
    client, other = Client(place), Client(place)
    league, second = (await lay(client))["id"], (await lay(client))["id"]
    path = f"/api/challenges/{league}/picture"
    assert await _code(client, path) == (404, "no-result")
    await client.post(f"/api/challenges/{league}/play", {"name": "Mira"})  # begun, not finished
    assert await _code(client, path) == (404, "no-result")
    await play(other, second, "Théo")
    key = (await see(other, second))["mine"]["share"]
    for given in ("?result=NOSUCHKEY", f"?result={key}"):  # the key of another challenge
        assert await _code(other, path + given) == (404, "no-result")
    assert await _code(client, "/api/challenges/NOSUCHLEAGUE/picture") == (404, "no-challenge")
    for given in ("%00", "x" * 999):
        assert await _code(other, f"{path}?result={given}") == (404, "no-result")
    assert await _code(other, f"/api/challenges/{second}/picture?language=xx") == (400, "bad-message")
    assert (await see(client, league))["entered"] == 1


async def _title_of_preview(client: Client, path: str) -> str:
    """Return the text that a message shows beside the picture of a link."""
    found = re.search(r'property="og:title" content="([^"]*)"', (await client.get(path)).text)
    return found[1] if found else ""


def _no_par(*_: object) -> dict[str, int]:
    """Par follows from the dice, and every picture may tell it."""
    return {}


@pytest.mark.usefixtures("svg", "built")
async def test_the_same_result_of_other_dice_gives_the_same_picture_until_the_dice_are_open(
    place: InProcess, monkeypatch: pytest.MonkeyPatch
):
    """Neither may it tell the points lost: with the total, they say how good the dice are."""
    monkeypatch.setattr(laying, "par_of", _no_par)
    say_losses(place, {"Mira": 3.5, "Théo": 11.0})
    client = Client(place)
    leagues = [(await lay(client, days=1))["id"] for _ in range(2)]
    dice: list[object] = []
    for league, name in zip(leagues, ("Mira", "Théo"), strict=True):
        await play(client, league, name)
        dice.append([step["dice"] for step in (await client.get(f"/api/tables/{client.table}/rounds")).json()])
        await client.leave_line()
    assert dice[0] != dice[1]
    await have_reviewed(place)
    store = place.registry.store
    await store.fetch("UPDATE result SET total = 40, merit = 40")
    await store.fetch("UPDATE entrant SET luck = $1 WHERE challenge = $2", b"[1.5, -2.5]", leagues[0])
    await store.fetch("UPDATE entrant SET luck = $1 WHERE challenge = $2", b"[-3.0, 0.25]", leagues[1])
    keys = [(await see(client, league))["mine"]["share"] for league in leagues]
    for language in ("en", "fr"):
        first, second = [await _picture(client, league, f"?language={language}") for league in leagues]
        assert first == second
        asked = [f"/challenge/{league}?result={key}" for league, key in zip(leagues, keys, strict=True)]
        texts = [await _title_of_preview(Client(place, language), path) for path in asked]
        assert texts[0] == texts[1] != ""
    await place.clock.turn(DAY)
    opened = [(await _picture(client, league)).decode() for league in leagues]
    assert opened[0] != opened[1]  # a stroke for the luck of each roll
    assert [">3.5 points lost" in opened[0], ">11 points lost" in opened[1]] == [True, True]
    texts = [await _title_of_preview(client, path) for path in asked]
    assert ["3.5 lost" in texts[0], "11 lost" in texts[1]] == [True, True]


@pytest.mark.usefixtures("built")
async def test_the_link_of_a_result_brings_its_picture_for_previews(place: InProcess):
    client = Client(place)
    league = (await lay(client, title='"><b>Club'))["id"]
    await play(client, league, "Mira")
    key = (await see(client, league))["mine"]["share"]
    shown = (await Client(place).get(f"/challenge/{league}?result={key}")).text
    assert f'property="og:image" content="http://testserver/api/challenges/{league}/picture?result={key}' in shown
    assert "&quot;&gt;&lt;b&gt;Club" in shown
    assert '"><b>Club' not in shown
    for address in (f"/challenge/{league}", f"/challenge/{league}?result=NOSUCHKEY", "/challenge/NONE?result=KEY"):
        answer = await Client(place).get(address)
        assert (answer.status_code, "og:image" in answer.text) == (200, False)


def test_less_than_two_points_lost_are_told_in_the_singular_in_french():
    for message in ("share-loss", "challenge-lost-said"):
        assert say("fr", message, loss=0.5) == "0,5 point perdu par les choix"
        assert say("fr", message, loss=2.5) == "2,5 points perdus par les choix"
        assert say("fr", message, loss=0) == "Aucun point perdu par les choix"
