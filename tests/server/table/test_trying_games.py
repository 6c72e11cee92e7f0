"""With whom a position can be tried again: for every game and mode that can be, and its record verifies."""

from pathlib import Path
from typing import Any

import pytest

from rollwright import games
from rollwright.core import verify
from tests.server.client import Client
from tests.server.games.test_hints import table_of
from tests.server.in_process import InProcess, in_process
from tests.server.table.test_trying import record_of, sit_and_start, try_again

ALIKE = [  # games whose sheets do not depend on each other, and how many people can play them
    ("splitter", {"pad": "B"}, 12),
    ("hexroller", {"side": "back"}, 8),
    ("make-a-difference", {"mode": "A"}, 12),
]


async def played_for(place: InProcess, rounds: int, people: int, **more: Any) -> list[Client]:
    """Play so many rounds and end the game. The first seat writes in the first cells, the others in the last."""
    clients = await table_of(place, people, **more)
    for _ in range(rounds):
        number = clients[0].round
        for seat, client in enumerate(clients):
            await close_round(client, -1 if seat else 0)
        for client in clients:
            await client.until_round(number + 1)
    await clients[0].ask("end")
    for client in clients:
        await client.until(lambda state: state["phase"] == "over")
    return clients


async def close_round(client: Client, choice: int = 0) -> None:
    if "pass" in client.state["choices"]:
        await client.move("pass")
        return
    while "done" not in client.state["choices"]:
        able = [each for each in client.state["choices"] if not each.startswith(("undo", "pick"))]
        cells = [each for each in able if each.startswith("write")]
        await client.move(cells[choice % len(cells)] if cells else able[0])
    await client.move("done")


async def ways(client: Client, number: int = 2, seat: int = 0) -> Any:
    return (await client.get(f"/api/tables/{client.table}/tries?round={number}&seat={seat}")).json()


async def holds(place: InProcess, page: Client, game: str) -> bool:
    """Play a game on for a round, end it, and say whether its record verifies."""
    await close_round(page)
    await place.clock.turn(60_000)  # ghosts and bots
    await page.ask("end")
    return all(finding.holds for finding in verify(games.find(game), await record_of(page)))


@pytest.mark.parametrize(("game", "options", "most"), ALIKE)
async def test_a_sheet_that_depends_on_no_other_is_tried_alone_with_friends_or_against_ghosts(
    tmp_path: Path, game: str, options: dict[str, Any], most: int
):
    async with in_process(tmp_path) as place:
        ada, ben = await played_for(place, 2, 2, game=game, options=options)
        assert await ways(ada, seat=1) == {"least_people": 2, "most_people": most, "ghosts": True}
        old = (await ada.get(f"/api/tables/{ada.table}/rounds")).json()
        for number, (wish, names) in enumerate(
            (({"dice": "same"}, 1), ({"dice": "new"}, 1), ({"company": "friends", "people": most}, most))
        ):
            answer = await try_again(ada, ada.table, id=f"a{number}", round=2, seat=1, **wish)
            opened = (await place.registry.find(answer.json()["table"])).table.opened
            assert [len(opened.chairs), any(chair.bot for chair in opened.chairs)] == [names, False]
            page = await sit_and_start(place, ada, answer.json()["table"])
            assert (page.round, len(page.state["view"]["sheets"])) == (2, 1)
            assert await holds(place, page, game)
        answer = await try_again(ada, ada.table, id="g", round=2, company="ghosts")
        page = await sit_and_start(place, ada, answer.json()["table"])
        assert [card["name"] for card in page.state["seats"]] == ["Again", "P1 ↺"]
        await close_round(page)
        await place.clock.turn(60_000)
        await page.until_round(3)
        assert page.state["view"]["sheets"][1]["ink"] == old[1]["view"]["sheets"][1]["ink"]
        assert await holds(place, page, game)
        answer = await try_again(ada, ada.table, id="f", round=2, company="friends", people=12)
        assert answer.status_code == (201 if most == 12 else 409), "no chair is left out without a word"
        assert answer.json().get("code", "no-friends") == "no-friends"
        for client in (ada, ben):
            await client.close()


DEPENDENT = [  # where seats compete for lines or cards: a round by which they have, and whether ghosts can play
    ("make-a-difference", {"mode": "B", "duel": False}, 7, True),
    ("word-roller", {"answer_s": 0}, 2, False),
]


@pytest.mark.parametrize(("game", "options", "number", "ghosts"), DEPENDENT)
async def test_sheets_that_depend_on_each_other_are_tried_by_as_many_people_as_there_were_seats(
    tmp_path: Path, game: str, options: dict[str, Any], number: int, ghosts: bool
):
    async with in_process(tmp_path) as place:
        ada, ben = await played_for(place, number, 2, game=game, options=options)
        assert await ways(ada, number) == {"least_people": 2, "most_people": 2, "ghosts": ghosts}
        for each, company in enumerate(["alone", "friends", *(["ghosts"] if ghosts else [])]):
            answer = await try_again(ada, ada.table, id=f"a{each}", round=number, seat=1, company=company, people=8)
            assert answer.status_code == 201, answer.text
            opened = (await place.registry.find(answer.json()["table"])).table.opened
            assert len(opened.chairs) == 2
            if company != "friends":
                page = await sit_and_start(place, ada, answer.json()["table"])
                assert (page.round, len(page.state["view"]["sheets"])) == (number, 2)
                assert await holds(place, page, game)
        for client in (ada, ben):
            await client.close()


async def test_a_position_at_which_nobody_else_can_sit_down_is_refused_to_friends(tmp_path: Path):
    """Alone at Word Roller one takes cards that friends with the same sheet would take, too."""
    async with in_process(tmp_path) as place:
        (ada,) = await played_for(place, 2, 1, game="word-roller", options={"answer_s": 0})
        found = await ways(ada)
        assert found["most_people"] <= games.find("word-roller").info.seats[1]
        answer = await try_again(ada, ada.table, round=2, company="friends", people=8)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-friends")
        assert str(found["most_people"] or "depend") in answer.json()["sentence"]
        await ada.close()
