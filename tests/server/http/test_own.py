"""A browser finds its own games again, and keeps a score book."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.core import read_options, solo_title
from rollwright.games import GAMES
from rollwright.server.book import score_book
from rollwright.server.layers.guard import token_hash
from rollwright.server.store.results import Best, Result
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def read(client: Client, path: str) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def own(client: Client, table: str, what: str, name: str = "r1") -> Any:
    return await client.post(f"/api/me/tables/{table}/{what}", {"id": name})


async def seat_at_many(place: InProcess, client: Client, tables: int) -> list[str]:
    names = list[str]()
    for number in range(tables):
        names.append(await client.open(2))
        await client.sit(names[-1], f"Ann {number}")
        await place.clock.turn(1000)
    return names


async def test_all_running_tables_are_listed_page_by_page(place: InProcess):
    ann, stranger = Client(place), Client(place)
    tables = await seat_at_many(place, ann, 23)
    first, second = await read(ann, "/api/me/running"), await read(ann, "/api/me/running?page=2")
    assert [card["table"] for card in (*first["tables"], *second["tables"])] == tables[::-1]
    assert (first["more"], second["more"], len(second["tables"])) == (True, False, 3)
    assert await read(ann, "/api/me/running?page=10") == {"tables": [], "more": False}
    assert await read(stranger, "/api/me/running") == {"tables": [], "more": False}


OUT_OF_RANGE = [
    "running?page=11",
    *(f"{what}?page={page}" for what in ("running", "finished") for page in (0, -1, 501, 10**20)),
]


@pytest.mark.parametrize("path", OUT_OF_RANGE)
async def test_a_page_out_of_range_is_refused(place: InProcess, path: str):
    answer = await Client(place).get(f"/api/me/{path}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-page")


@pytest.mark.parametrize("page", ["one", "1.5", ""])
async def test_a_page_that_is_no_number_is_refused(place: InProcess, page: str):
    answer = await Client(place).get(f"/api/me/running?page={page}")
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"


async def test_a_forgotten_table_is_listed_no_longer_and_its_seat_stays(place: InProcess):
    ann, ben = await seat_all(place, 2)
    table = ann.table
    assert (await own(ann, table, "forget")).status_code == 201
    assert (await own(ann, table, "forget")).status_code == 201  # sent again
    assert (await read(ann, "/api/me/running"))["tables"] == await read(ann, "/api/me/tables") == []
    assert len((await read(ben, "/api/me/running"))["tables"]) == 1
    await play_on([ann, ben])
    assert (await read(ann, "/api/me/finished"))["tables"] == []
    (card,) = (await read(ben, "/api/me/finished"))["tables"]
    assert [seat["name"] for seat in card["seats"] if seat["me"]] == ["Person 1"]
    assert len((await read(ann, "/api/me/book/splitter"))["last"]) == 1
    assert len(await place.registry.writer.read(table)) == (await place.registry.find(table)).table.seq


async def test_a_finished_table_can_be_forgotten_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await seat_all(place, 2)
        await play_on([ann, ben])
        token, table = ann.token, ann.table
    async with in_process(tmp_path) as place:
        ann = Client(place, token=token)
        assert len((await read(ann, "/api/me/finished"))["tables"]) == 1
        await own(ann, table, "forget")
        assert (await read(ann, "/api/me/finished"))["tables"] == []


async def test_a_table_is_left_or_forgotten_only_by_somebody_who_sits_there(place: InProcess):
    ann, _ = await seat_all(place, 2)
    stranger = Client(place)
    for what in ("leave", "forget"):
        refused = await own(stranger, ann.table, what)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
        refused = await own(ann, "KITE99", what)
        assert refused.json()["code"] == "no-table"
        refused = await own(ann, ann.table, what, "")
        assert refused.json()["code"] == "bad-id"
    assert not (await place.registry.find(ann.table)).table.chairs[0].sitting_in


async def test_before_the_start_both_free_the_chair(place: InProcess):
    ann = Client(place)
    for what in ("leave", "forget"):
        table = await ann.open(2)
        await ann.sit(table, "Ann")
        assert (await own(ann, table, what)).json()["seats"][0] == {}
    assert (await read(ann, "/api/me/running"))["tables"] == []


async def test_a_bot_plays_on_for_a_person_who_leaves(place: InProcess):
    ann, ben = await seat_all(place, 2)
    card = (await own(ann, ann.table, "leave")).json()
    assert card["seats"][0]["sitting_in"]
    await ben.until(lambda state: state["seats"][0].get("sitting_in"))


async def test_the_book_has_bests_last_games_and_friends(place: InProcess):
    ann, ben = await seat_all(place, 2)
    for _ in range(2):
        await play_on([ann, ben])
        await ann.ask("again")
        link = ann.state["again"]
        for client in (ann, ben):
            await client.leave_line()
            await client.connect(link)
        await ann.ask("start")
        await ben.until(lambda state: state["phase"] == "playing")
    found = await read(ann, "/api/me/book/splitter")
    (variant,) = found["variants"]
    assert (variant["games"], variant["alone"], variant["options"]) == (2, False, {"pad": "A"})
    totals = [next(seat["total"] for seat in card["seats"] if seat["me"]) for card in found["last"]]
    assert variant["best"] == max(totals)
    (course,) = found["courses"]
    assert [game["total"] for game in course["games"]] == totals[::-1]
    assert [level["level"] for level in course["levels"]] == ["gentle", "steady", "sharp", "master"]
    (friend,) = found["friends"]
    assert (friend["name"], friend["games"]) == ("Person 1", 2)
    assert friend["id"] not in (token_hash(ben.token or ""), ben.token)
    (back,) = (await read(ben, "/api/me/book/splitter"))["friends"]
    assert back["id"] != friend["id"]
    assert (friend["won"], friend["lost"]) == (back["lost"], back["won"])
    line = await read(ann, f"/api/me/line/{found['last'][0]['table']}")
    assert line == {"games": 2, "rank": 1 + (totals[0] < totals[1]), "best": max(totals), "timed": False}
    assert await read(Client(place), f"/api/me/line/{found['last'][0]['table']}") == {
        "games": 0,
        "rank": 0,
        "best": 0,
        "timed": False,
    }


async def test_own_pages_tell_nothing_by_which_others_could_be_found_or_joined(place: InProcess):
    ann, ben = await seat_all(place, 2)
    await play_on([ann, ben])
    theirs = await seat_all(place, 2)
    key = (await place.registry.find(theirs[0].table)).table.opened.key
    paths = ("running", "finished", "book/splitter", f"line/{ann.table}", f"line/{theirs[0].table}")
    for path in (*(f"/api/me/{path}" for path in paths), "/", "/mine", "/book/splitter", "/move"):
        answer = await ann.get(path)
        said = answer.text + str(answer.headers)
        for secret in (ben.token or "", token_hash(ben.token or ""), token_hash(ann.token or ""), ann.token or "", key):
            assert secret not in said, path


async def test_an_empty_book_and_a_book_of_no_game(place: InProcess):
    ann = Client(place)
    assert await read(ann, "/api/me/book/hexroller") == {
        "game": "hexroller",
        "variants": [],
        "last": [],
        "friends": [],
        "courses": [],
    }
    answer = await ann.get("/api/me/book/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


@pytest.mark.parametrize("game", ["splitter", "hexroller", "make-a-difference", "word-roller"])
def test_the_next_title_is_as_far_away_as_the_ladder_says(game: str):
    rules = GAMES[game]
    options = rules.options()
    variant = " ".join(f"{key}={value}" for key, value in {"splitter": {"pad": "A"}}.get(game, {}).items())
    for figure in range(0, 200, 7):
        (shown,) = score_book.variants(rules, [Best(variant, alone=True, games=1, merit=figure)])
        assert shown.title == solo_title(rules, read_options(rules, {}), figure)
        if shown.short:
            assert solo_title(rules, options, figure + shown.short) == shown.next_title != shown.title
            assert solo_title(rules, options, figure + shown.short - 1) == shown.title
        else:
            assert solo_title(rules, options, 10_000) == shown.title


def test_a_medal_for_a_picture_is_earned_by_less_time():
    rules = GAMES["difference"]
    best = Best("illustration=castle mode=solo", alone=True, games=3, merit=-185_000)
    (shown,) = score_book.variants(rules, [best])
    assert (shown.best, shown.timed, shown.title, shown.next_title) == (
        185_000,
        True,
        "difference-title-bronze",
        "difference-title-silver",
    )
    assert shown.short == 5_000
    (unknown,) = score_book.variants(rules, [Best("illustration=moon mode=solo", alone=True, games=1, merit=-1)])
    assert (unknown.title, unknown.short) == ("", 0)


def test_games_in_which_a_bot_helped_are_not_compared():
    def result(merit: int, stood_in: int = 0) -> Result:
        return Result("T", 0, 1, "splitter", "pad=A", 1, "h", "", "Ann", merit, merit, merit, 1, "", stood_in)

    line = score_book.line(result(40), [result(40), result(50), result(90, stood_in=1), result(30)])
    assert (line.games, line.rank, line.best) == (3, 2, 50)
    assert score_book.line(result(40, stood_in=2), [result(50)]).games == 0
