"""Sheets of paper over HTTP: bounded, limited, and never a fault of ours."""

from typing import Any

import pytest

from tests.server.client import Client

NO_SHEETS: list[tuple[str, Any, int, str]] = [
    ("chess", {}, 404, "unknown-game"),
    ("difference", {}, 404, "no-scorer"),
    ("word-roller", {"paper": "9z"}, 404, "no-paper"),
    ("splitter", {"options": {"pad": "Z"}}, 400, "bad-options"),
    ("splitter", {"rolls": [[9, 9]]}, 409, "bad-rolls"),
    ("splitter", {"cells": {"3L1": [2]}}, 400, "bad-message"),
    ("splitter", {"cells": "x" * 1_000_000}, 413, "frame-too-big"),
    ("splitter", [[[]]], 400, "bad-message"),
]


async def ask(client: Client, game: str, body: Any, what: str = "score") -> tuple[int, Any]:
    answer = await client.http.post(f"/api/games/{game}/{what}", json=body)
    return answer.status_code, answer.json()


async def test_a_sheet_is_scored_and_its_faults_are_named(port: int):
    client = Client(port)
    status, said = await ask(client, "splitter", {"cells": {"3L1": 2, "3R1": 2}})
    assert (status, said["score"]["total"], said["faults"]) == (200, 2, [])
    status, said = await ask(client, "splitter", {"cells": {"3L1": 7, "3R1": 2}, "rolls": [[1, 2]]})
    assert (status, said["score"], said["faults"][0]["code"]) == (200, None, "no-figure")
    await client.close()


async def test_an_empty_sheet_says_what_may_be_written(port: int):
    client = Client(port)
    card = (await client.get("/api/games/splitter/scorer?pad=B")).json()
    assert (card["paper"]["id"], card["options"], len(card["figures"])) == ("splitter-B", ["pad"], 44)
    words = (await client.get("/api/games/word-roller/scorer?side=b&paper=2b")).json()
    assert (words["name"], words["paper"]["id"]) == ("2b", "word-roller-2b")
    assert "2b" in words["papers"]
    await client.close()


async def test_two_cards_of_difference_have_their_solution(port: int):
    client = Client(port)
    sheet = {"task": "solution", "illustration": "castle", "cards": [3, 12]}
    status, said = await ask(client, "difference", {"sheet": sheet}, "cases")
    assert (status, len(said["spots"])) == (200, 2)
    await client.close()


@pytest.mark.parametrize(("game", "body", "status", "code"), NO_SHEETS)
async def test_input_that_is_no_sheet_has_a_code_and_a_sentence(
    port: int, game: str, body: Any, status: int, code: str
):
    client = Client(port)
    answered, said = await ask(client, game, body)
    assert (answered, said["code"]) == (status, code)
    assert said["sentence"]
    await client.close()


@pytest.mark.parametrize("paper", ["9z", "é", "0", "x" * 500, "%00"])
async def test_an_empty_sheet_of_no_such_name_is_refused(port: int, paper: str):
    client = Client(port)
    for game in ("word-roller", "splitter"):
        answer = await client.get(f"/api/games/{game}/scorer?paper={paper}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-paper")
    await client.close()
