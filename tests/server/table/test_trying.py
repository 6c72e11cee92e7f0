"""Positions of finished games tried again: alone, with friends, against ghosts; their records hold by themselves."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollwright import games
from rollwright.core import Record, verify
from rollwright.review import from_record
from rollwright.server.table import trying
from tests.server.client import Client
from tests.server.games.test_hints import table_of
from tests.server.in_process import InProcess, in_process

ROUNDS = 22


async def play_on(clients: list[Client]) -> None:
    """Play to the end, everybody with the first choice there is."""
    while clients[0].state["phase"] == "playing":
        number = clients[0].round
        for client in clients:
            await client.until_round(number)
            await client.write_anything()
        await clients[0].until(lambda state, number=number: state["phase"] == "over" or state["view"]["round"] > number)


async def finished(place: InProcess, people: int = 2, **more: Any) -> list[Client]:
    clients = await table_of(place, people, **more)
    await play_on(clients)
    return clients


async def try_again(client: Client, table: str, **wish: Any) -> Any:
    return await client.post(f"/api/tables/{table}/tries", {"id": "t1", **wish})


async def sit_and_start(place: InProcess, client: Client, table: str) -> Client:
    page = Client(place, token=client.token)
    await page.sit(table, "Again")
    await page.connect(table)
    await page.ask("start")
    await page.until(lambda state: state["phase"] == "playing")
    return page


async def record_of(client: Client) -> Record:
    answer = await client.get(f"/api/tables/{client.table}/record")
    return msgspec.json.decode(answer.content, type=Record)


def dice_of(kept: Record) -> dict[str, tuple[Any, ...]]:
    return {drawn.key: drawn.values for drawn in kept.rolls}


@pytest.mark.parametrize("dice", ["same", "new"])
async def test_alone_from_round_20_the_position_is_there_and_the_record_verifies(tmp_path: Path, dice: str):
    async with in_process(tmp_path) as place:
        ada, ben = await finished(place)
        steps = (await ada.get(f"/api/tables/{ada.table}/rounds")).json()
        answer = await try_again(ada, ada.table, round=20, seat=1, dice=dice)
        assert answer.status_code == 201, answer.text
        assert (await try_again(ada, ada.table, round=20, seat=1, dice=dice)).json() == answer.json()
        page = await sit_and_start(place, ada, answer.json()["table"])
        view = page.state["view"]
        assert (view["round"], view["dice"]) == (20, steps[19]["dice"])
        assert len(view["sheets"]) == 1
        assert view["sheets"][0]["ink"] == steps[18]["view"]["sheets"][1]["ink"]
        assert page.hello["origin"] == {"table": ada.table, "round": 20, "same": dice == "same"}
        await play_on([page])
        old, kept = await record_of(ada), await record_of(page)
        assert all(finding.holds for finding in verify(games.find("splitter"), kept))
        known = {key: dice_of(old)[key] for key in ("round/21", "round/22")}
        assert ({key: dice_of(kept)[key] for key in known} == known) is (dice == "same")
        assert kept.origin is not None
        forged = replace(kept, origin=replace(kept.origin, moves=()))
        assert not all(finding.holds for finding in verify(games.find("splitter"), forged))
        assert from_record(games.find("splitter"), kept).rounds == ROUNDS
        earlier = page.state["proof"]["earlier"]
        assert sum(each["rolls"] for each in earlier) == (22 if dice == "same" else 20)
        assert (await ada.get("/api/me/finished")).json()["tables"][0]["table"] == ada.table
        for client in (ada, ben, page):
            await client.close()


async def test_a_game_tried_again_can_be_tried_again_and_gives_no_result(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ada,) = await finished(place, 1)
        first = await try_again(ada, ada.table, round=10, dice="new")
        page = await sit_and_start(place, ada, first.json()["table"])
        await play_on([page])
        second = await page.post(f"/api/tables/{page.table}/tries", {"id": "t2", "round": 15, "dice": "same"})
        assert second.status_code == 201, second.text
        last = await sit_and_start(place, ada, second.json()["table"])
        await play_on([last])
        one, two = await record_of(page), await record_of(last)
        assert dice_of(one) == dice_of(two)
        assert all(finding.holds for finding in verify(games.find("splitter"), two))
        assert await place.registry.store.results.of_tables([page.table, last.table]) == []
        answer = await page.post(f"/api/tables/{page.table}/tries", {"id": "t3", "round": 5})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-such-round")
        for client in (ada, page, last):
            await client.close()


async def test_friends_start_from_the_same_sheet_and_free_chairs_fall_away(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await finished(place)
        answer = await try_again(ada, ada.table, round=3, seat=0, dice="new", company="friends", people=3)
        table = answer.json()["table"]
        pages = [Client(place, token=ada.token), Client(place)]
        for number, page in enumerate(pages):
            await page.sit(table, f"F{number}")
            await page.connect(table)
        refused = await pages[0].ask("swap", seat=0, other=1)
        assert refused["code"] == "position-laid"
        await pages[0].ask("start")
        await pages[1].until(lambda state: state["phase"] == "playing")
        sheets = pages[1].state["view"]["sheets"]
        assert len(sheets) == 2
        assert sheets[0]["ink"] == sheets[1]["ink"] != [None] * len(sheets[0]["ink"])
        for client in (ada, ben, *pages):
            await client.close()


async def test_ghosts_play_the_finished_game_again_and_nothing_of_later_rounds_leaks(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben, cleo = await finished(place, 3)
        old = (await ada.get(f"/api/tables/{ada.table}/rounds")).json()
        stranger = Client(place)
        answer = await try_again(stranger, ada.table, round=1, company="ghosts")
        page = await sit_and_start(place, stranger, answer.json()["table"])
        assert [card["name"] for card in page.state["seats"]] == ["Again", "P0 ↺", "P1 ↺", "P2 ↺"]
        assert [card.get("ghost", False) for card in page.state["seats"]] == [False, True, True, True]
        while page.state["phase"] == "playing":
            number = page.round
            shown = [sheet["ink"] for sheet in page.state["view"]["sheets"][1:]]
            closed = [sheet["ink"] for sheet in old[number - 2]["view"]["sheets"]] if number > 1 else None
            assert closed is None or shown == closed, "ghosts show the rounds that are closed, and no more"
            await page.write_anything()
            await place.clock.turn(60_000)
            await page.until(lambda state, number=number: state["phase"] == "over" or state["view"]["round"] > number)
        totals = [sheet["total"] for sheet in page.state["view"]["sheets"][1:]]
        assert totals == [sheet["total"] for sheet in old[-1]["view"]["sheets"]]
        assert all(finding.holds for finding in verify(games.find("splitter"), await record_of(page)))
        for client in (ada, ben, cleo, stranger, page):
            await client.close()


async def test_in_a_game_of_shared_cards_bots_go_on_with_the_other_sheets(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await table_of(place, 2, game="word-roller", options={"answer_s": 0})
        for _ in range(2):
            number = ada.round
            for client in (ada, ben):
                await client.move("pass")
            await ada.until_round(number + 1)
        await ada.ask("end")
        answer = await try_again(ada, ada.table, round=2, company="ghosts")
        assert (answer.status_code, answer.json()["code"]) == (409, "no-ghosts")
        answer = await try_again(ada, ada.table, round=2, seat=1)
        page = await sit_and_start(place, ada, answer.json()["table"])
        assert page.me == 1
        assert page.round == 2
        assert page.state["seats"][0]["bot"]
        for client in (ada, ben, page):
            await client.close()


async def test_bad_wishes_open_no_table(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (ada,) = await table_of(place, 1)
        answer = await try_again(ada, ada.table, round=1)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        await play_on([ada])
        bad = {
            "no-such-round": {"round": 23},
            "no-seat": {"round": 1, "seat": 1},
            "no-ghosts": {"round": 1, "company": "ghosts", "dice": "new"},
            "bad-message": {"round": 1, "company": "nobody"},
            "bad-id": {"round": 1, "id": ""},
        }
        for code, wish in bad.items():
            answer = await try_again(ada, ada.table, **wish)
            assert answer.json()["code"] == code
        assert len(place.registry.sessions) == 1
        await ada.close()


async def test_a_challenge_that_goes_on_cannot_be_tried_again(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        cards = (await ada.get("/api/today")).json()["games"]
        daily = next(each["card"] for each in cards if each["card"]["game"] == "splitter")
        table = (await ada.post(f"/api/challenges/{daily['id']}/play", {"name": "Ada"})).json()["table"]
        await ada.connect(table)
        await ada.ask("start")
        await play_on([ada])
        answer = await try_again(ada, table, round=1)
        assert (answer.status_code, answer.json()["code"]) == (403, "still-sealed")
        await ada.close()


async def test_moves_taken_back_are_not_carried_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Somebody could otherwise write and rub out a thousand times, and open table after table of megabytes."""
    async with in_process(tmp_path) as place:
        ada, ben = await table_of(place, 2)
        for number in range(1, 4):
            for client in (ada, ben):
                await client.until_round(number)
                write = next(choice for choice in client.state["choices"] if choice.startswith("write"))
                for _ in range(5):
                    assert (await client.move(*[write, "undo"] * 20))["type"] == "update"
                await client.write_anything()
        await play_on([ada, ben])
        answer = await try_again(ada, ada.table, round=4, seat=1, dice="new")
        opened = (await place.registry.find(answer.json()["table"])).table.opened
        assert opened.origin is not None
        assert len(opened.origin.moves) < 30
        page = await sit_and_start(place, ada, answer.json()["table"])
        await play_on([page])
        assert all(finding.holds for finding in verify(games.find("splitter"), await record_of(page)))
        monkeypatch.setattr(trying, "MOST_MOVES", 5)
        answer = await try_again(ada, ada.table, id="t2", round=4, seat=1, dice="new")
        assert (answer.status_code, answer.json()["code"]) == (409, "cannot-try-again")
        for client in (ada, ben, page):
            await client.close()
