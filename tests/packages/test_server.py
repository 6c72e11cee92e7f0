"""Games and bots of installed packages at the server: on the list, with words, played to the end."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.packages.install import PackageServer
from tests.present import present
from tests.server.client import Client


@pytest.fixture(scope="module")
def server(crowded: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PackageServer]:
    server = PackageServer(crowded, tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def get(server: PackageServer, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{server.port}{path}")


def words(server: PackageServer, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(get(server, f"/api/words/{language}").text))
    return bundle


def test_every_package_left_out_is_one_line_of_the_log(server: PackageServer):
    told = [json.loads(line) for line in server.await_lines("left out", 30)]
    assert {
        "level": "warning",
        "event": "package left out",
        "package": "raises 0.1",
        "name": "raises",
        "group": "rollwright.games",
        "reason": "RuntimeError: the dice are lost under the table (raises.py, line 3)",
    }.items() <= next(line for line in told if line["name"] == "raises").items()


def test_games_of_packages_are_listed_after_ours_with_their_levels(server: PackageServer):
    cards = {card["id"]: card for card in get(server, "/api/games").json()}
    assert list(cards)[5:] == ["quintet", "dash", "scramble", "stairs", "other-stairs", "wordless"]
    assert cards["quintet"]["levels"] == ["gentle", "steady", "sharp"]
    assert cards["other-stairs"]["levels"] == ["gentle"]
    assert [(cards[game]["race"], cards[game]["levels"]) for game in ("dash", "scramble")] == [
        (True, ["steady"]),
        (True, []),
    ]
    assert cards["splitter"]["levels"] == ["gentle", "steady", "sharp", "master", "lucky"]


def test_levels_of_a_package_do_not_promise_the_strength_they_have_elsewhere(server: PackageServer):
    cards = {card["id"]: card for card in get(server, "/api/games").json()}
    assert cards["quintet"]["unmeasured"] == ["gentle", "steady", "sharp"]
    assert not any(card["unmeasured"] for card in list(cards.values())[:5])


@pytest.mark.parametrize(("language", "title"), [("en", "Stairs"), ("fr", "L’escalier")])
def test_the_page_gets_the_words_of_packages_and_in_english_those_that_have_no_others(
    server: PackageServer, language: str, title: str
):
    bundle = words(server, language)
    said = {
        message: bundle.format_pattern(present(bundle.get_message(message).value), {})[0]
        for message in ("game-stairs", "level-illegal")
    }
    assert said == {"game-stairs": title, "level-illegal": "against the rules"}
    assert not bundle.has_message("game-wordless")  # the page has its own words for a game without any


def test_a_language_that_we_do_not_speak_has_no_words(server: PackageServer):
    assert get(server, "/api/words/de").status_code == 404


async def test_a_table_goes_on_whatever_the_bots_of_a_package_do(crowded: Path, tmp_path: Path):
    """Each has a line of the log with what it did, and legal choices are played for it."""
    prepare = "import rollwright.server.play.scheduler as at; at.THINKING, at.REST = 0.4, 0.05"
    server = PackageServer(crowded, tmp_path, prepare)
    mira = Client(server.port)
    levels = ["raises", "nonsense", "illegal", "silent", "sleeps"]
    table = await mira.open(seats=6, bots=levels, game="stairs")
    mira.me = await mira.sit(table, "Mira")
    await mira.connect(table)
    await mira.ask("start")
    while mira.state["view"]["round"] == 1:
        await mira.until(lambda state: mira.awaited or state["view"]["round"] > 1)
        if mira.awaited:
            await mira.move(_wanted(mira.state["choices"]))
    lines = [json.loads(line) for line in server.await_lines("bot failed", 1)]
    assert {(line["level"], line["table"], line["game"]) for line in lines} == {("error", table, "stairs")}
    said = {(line["bot"], line["exception"].splitlines()[-1].partition(", choices ")[0]) for line in lines}
    assert said >= {  # the others may be late, too, on a busy machine
        ("raises", "RuntimeError: no idea"),
        ("nonsense", "ValueError: it answers with 'take 0', which is no action of Stairs"),
        ("illegal", "rollwright.core.errors.IllegalAction: illegal-action (game stairs, action write 99"),
        ("silent", "ValueError: it answers with no action"),
        ("sleeps", "TimeoutError: the bot took too long"),
    }
    await mira.close()
    server.stop()


async def test_a_game_of_speed_is_raced_against_the_bot_of_its_package(server: PackageServer):
    mira = Client(server.port)
    table = await mira.open(seats=2, bots=["steady"], game="dash")
    mira.me = await mira.sit(table, "Mira")
    await mira.connect(table)
    await mira.ask("start")
    while mira.state["phase"] != "over":
        await mira.until(lambda state: mira.awaited or state["phase"] == "over")
        choices = mira.state["choices"]
        if choices:
            await mira.move(_wanted(choices))
    assert all(figure is not None for sheet in mira.state["view"]["sheets"] for figure in sheet["ink"])
    assert not [line for line in server.log.splitlines() if "bot failed" in line and table in line]
    await mira.close()


async def test_a_game_of_speed_without_bots_offers_none(server: PackageServer):
    mira = Client(server.port)
    refused = await mira.post("/api/tables", {"game": "scramble", "seats": 2, "bots": [{"level": "steady"}]})
    assert (refused.status_code, refused.json()["code"]) == (404, "no-bots")
    await mira.close()


def _wanted(choices: list[str]) -> str:
    """Return the choice that brings a round of Stairs to its end."""
    return "done" if "done" in choices else next((each for each in choices if each.startswith("write")), choices[0])


@pytest.mark.parametrize("game", ["stairs", "quintet", "wordless"])
async def test_a_whole_game_at_the_server_against_a_bot(server: PackageServer, game: str):
    mira = Client(server.port)
    level = "gentle" if game == "wordless" else "steady"
    table = await mira.open(seats=2, bots=[level], game=game)
    mira.me = await mira.sit(table, "Mira")
    await mira.connect(table)
    await mira.ask("start")
    while mira.state["phase"] != "over":
        await mira.until(lambda state: mira.awaited or state["phase"] == "over")
        choices = mira.state["choices"]
        if choices:
            wish = next((c for c in choices if c == "done"), None) or next(c for c in choices if c != "undo")
            answer = await mira.move(
                next((c for c in choices if c.startswith("write")), wish) if wish != "done" else wish
            )
            assert answer["type"] == "update", answer
    sheets = mira.state["view"]["sheets"]
    assert all(figure is not None for sheet in sheets for figure in sheet["ink"])
    kept = (await mira.get(f"/api/tables/{table}/record")).json()
    assert kept["game"] == game
    assert [sheet["total"] for sheet in sheets] == [score["total"] for score in kept["scores"]]
    await mira.close()
