"""BotCards lie face down: no message or log shows them before the scoring, nor a hand before both have thrown."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.games.make_a_difference.botcards import BotCard, drawn
from rollwright.games.make_a_difference.lines import card_sums
from tests.server.client import Client
from tests.server.process import Server, load_the_coin
from tests.server.shares import sealed_seed
from tests.server.show.test_canary import look_everywhere, settle

ROWS = [row + column for row in "fghi" for column in "abcde"]
COLUMNS = [row + column for column in "edcba" for row in "ihgf"]
TIE = f"{2:064x}"  # with this secret one who writes row by row and one who writes column by column share first place
OPTIONS = {"mode": "B", "bot_cards": 2, "stars": "1"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite", prepare=partial(load_the_coin, TIE))
    yield server
    server.stop()


async def sit_at_a_tie(server: Server) -> list[Client]:
    """Two people and somebody who watches at a table whose last line ends in a tie."""
    people = [Client(server.port) for _ in range(3)]
    table = await people[0].open(2, game="make-a-difference", options=OPTIONS)
    for number, client in enumerate(people):
        if number < 2:
            await client.sit(table, f"Person {number}")
        await client.connect(table)
    await people[0].ask("start")
    return people


async def write_all(people: list[Client], stranger: Client) -> None:
    for number in range(10):
        for player, order in zip(people[:2], (ROWS, COLUMNS), strict=True):
            await player.until(
                lambda state, number=number: state["phase"] == "playing" and state["view"]["round"] == number + 1
            )
            if number == 9 and player is people[1]:
                await settle(people)
                await look_everywhere(stranger, player.table)
                return  # one Done before the scoring
            answer = await player.move(f"write {order[2 * number]}", f"write {order[2 * number + 1]}", "done")
            assert answer["type"] == "update", answer


def values(message: Any) -> Iterator[Any]:
    """Everything inside a message, lists and objects as they are."""
    yield message
    if isinstance(message, dict):
        message = list(cast("dict[str, Any]", message).values())
    for part in cast("list[Any]", message) if isinstance(message, list) else ():
        yield from values(part)


def shows(frame: str, card: BotCard) -> bool:
    """Say whether a message tells of a card. That cards have sums is no secret: the greeting lists all paths."""
    text = re.sub(r'"paths":\[[^]]*\]', '"paths":[]', frame)
    if card.id in text or card.name in text or "mode_b_sums" in text:
        return True
    sums = (list(card_sums(card)), card.mode_b_sums)
    return any(value in sums for value in values(json.loads(text)))


async def test_no_botcard_is_in_any_message_before_the_scoring(server: Server):
    people, stranger = await sit_at_a_tie(server), Client(server.port)
    cards = drawn(sealed_seed(TIE, ("", ""), 2), 2, "1")
    await write_all(people, stranger)
    for client in (*people, stranger):
        assert [card.name for card in cards for frame in client.frames if shows(frame, card)] == []
        assert [card.name for card in cards for body in client.bodies if card.name in body or card.id in body] == []
    assert not any(card.name in server.log or card.id in server.log for card in cards)
    heard = [len(client.frames) for client in people]
    await people[1].move(f"write {COLUMNS[18]}", f"write {COLUMNS[19]}", "done")
    await settle(people)
    for client, before in zip(people, heard, strict=True):
        assert all(card.name in "".join(client.frames[before:]) for card in cards)
        await client.close()
    await stranger.close()


async def test_a_hand_is_hidden_until_both_have_thrown_and_the_first_throw_counts(server: Server):
    people, stranger = await sit_at_a_tie(server), Client(server.port)
    await write_all(people, stranger)
    await people[1].move(f"write {COLUMNS[18]}", f"write {COLUMNS[19]}", "done")
    await people[0].until(lambda state: state["view"].get("duel"))
    await settle(people)
    heard = [len(client.frames) for client in people]
    assert (await people[0].move("throw paper"))["type"] == "update"
    again = await people[0].move("throw rock")
    assert (again["code"], again["sentence"]) == ("already-thrown", "You have thrown. The first throw counts.")
    await settle(people)
    for client, before in zip(people, heard, strict=True):
        told = [client.reader.named(frame) for frame in client.frames[before:] if '"refused"' not in frame]
        changes = [change for message in told for change in message.get("patch", {}).items()]
        assert "paper" not in str([change for change in changes if not change[0].startswith("choices")])
        assert client.state["view"]["duel"]["throws"] == []
    await people[1].move("throw rock")
    await settle(people)
    for client in people:
        assert client.state["view"]["duel"]["throws"] == [{"match": 1, "pair": [0, 1], "hands": ["paper", "rock"]}]
        await client.close()
    await stranger.close()


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"mode": "B"}, 1, "needs-botcard"),
        ({"first_roller": 3}, 2, "no-such-roller"),
        ({"bot_cards": 5, "stars": "1"}, 2, "too-few-botcards"),
        ({"bot_cards": 13}, 2, "bad-options"),
    ],
)
async def test_options_that_do_not_go_together_are_refused_at_the_door(
    server: Server, options: dict[str, Any], seats: int, code: str
):
    client = Client(server.port)
    answer = await client.post(
        "/api/tables", {"game": "make-a-difference", "options": options, "seats": seats, "bots": []}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    await client.close()
