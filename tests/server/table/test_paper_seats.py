"""A mixed table: a seat writes on real paper, says Done in each round, and enters its sheet at the end."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import Record, cells_by_hand, enter_cells, read_options, to_text, verify
from rollwright.games import find
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def seated(place: InProcess, **wish: Any) -> tuple[Client, Client]:
    """Return Ann, the host, who writes on the screen, and Ben, who writes on paper."""
    ann, ben = Client(place), Client(place)
    table = await ann.open(2, **wish)
    await ann.sit(table, "Ann")
    await ben.sit(table, "Ben", paper=True)
    for client in (ann, ben):
        await client.connect(table)
    return ann, ben


async def started(place: InProcess, **wish: Any) -> tuple[Client, Client]:
    ann, ben = await seated(place, **wish)
    await ann.ask("start")
    for client in (ann, ben):
        await client.until(lambda state: state["phase"] == "playing")
    return ann, ben


async def written_out(place: InProcess, **wish: Any) -> tuple[Client, Client]:
    """Play all rounds; Ben's sheet is awaited."""
    ann, ben = await started(place, **wish)
    await play_rounds(ann, ben)
    return ann, ben


async def play_rounds(ann: Client, ben: Client) -> None:
    while not ann.state["view"].get("over"):
        number = ann.round
        await ben.until_round(number)
        await ben.move("done")
        while ann.round == number and ann.awaited:
            choices = [choice for choice in ann.state["choices"] if choice not in ("undo", "flip", "swap")]
            await ann.move("done" if "done" in choices else choices[-1])
    await ben.until(lambda state: state["seats"][1].get("paper") == "awaited")


def copied(ann: Client, **options: Any) -> str:
    """Return Ann's sheet as Ben would enter it: the same dice fell for both."""
    game = find(ann.hello["game"])
    ink = tuple(ann.state["view"]["sheets"][0]["ink"])
    return to_text(enter_cells(cells_by_hand(game, read_options(game, options), ink)))


async def test_a_paper_seat_says_done_and_nothing_else_until_the_end(place: InProcess):
    ann, ben = await started(place)
    assert ben.state["choices"] == ["done"]
    assert [seat.get("paper", "") for seat in ann.state["seats"]] == ["", "writing"]
    assert (await ben.move("write 1L1"))["code"] == "on-paper"
    assert (await ben.move("sheet 1L1=3"))["code"] == "sheet-too-early"
    assert (await ben.move("done"))["type"] == "update"
    assert ben.state["choices"] == ["undo"]
    assert (await ben.move("undo"))["type"] == "update"
    await ben.move("done")
    await ann.write_anything()
    await ben.until_round(2)
    assert not any(ann.state["view"]["sheets"][1]["ink"]), "nobody knows a paper sheet"
    fallen = (await ben.get(f"/api/tables/{ben.table}/fallen")).json()["rounds"]
    assert fallen[-1] == ben.state["view"]["dice"]
    assert len(fallen) == 2


async def test_the_table_waits_for_the_sheet_and_counts_it_with_the_others(place: InProcess):
    ann, ben = await written_out(place)
    assert (ann.state["phase"], ann.state["choices"], ann.state["places"]) == ("playing", [], [])
    assert ben.state["choices"] == ["without"]
    answer = await ben.move(copied(ann), name="sheet")
    assert answer["type"] == "update"
    await ann.until(lambda state: state["phase"] == "over")
    assert ann.state["places"] == [1, 1]
    assert [seat.get("paper", "") for seat in ann.state["seats"]] == ["", "entered"]
    assert ann.state["view"]["sheets"][0]["ink"] == ann.state["view"]["sheets"][1]["ink"]
    assert (await ben.move(copied(ann), name="sheet"))["type"] == "update", "sent again, it is answered again"
    assert (await ben.move(copied(ann)))["code"] == "game-over"


async def test_the_record_says_which_seats_were_paper_and_verifies(place: InProcess):
    ann, ben = await written_out(place)
    await ben.move(copied(ann))
    await ann.until(lambda state: state["phase"] == "over")
    kept = msgspec.json.decode((await ann.get(f"/api/tables/{ann.table}/record")).text, type=Record)
    assert kept.paper == (1,)
    assert all(finding.holds for finding in verify(find("splitter"), kept))
    rounds = (await ann.get(f"/api/tables/{ann.table}/rounds")).json()
    assert len(rounds) == ann.state["view"]["rounds"]
    assert not any(rounds[-2]["view"]["sheets"][1]["ink"])
    assert rounds[-1]["view"]["sheets"][1]["ink"] == rounds[-1]["view"]["sheets"][0]["ink"]
    book = (await ben.get("/api/me/book/splitter")).json()
    assert [variant["paper"] for variant in book["variants"]] == [True]
    room = (await ann.get(f"/api/rooms/{ann.hello['link']}")).json()
    assert {line["name"]: line["cells"][0]["paper"] for line in room["lines"]} == {"Ann": False, "Ben": True}


async def test_an_impossible_sheet_is_refused_with_its_place_and_nothing_changes(place: InProcess):
    ann, ben = await written_out(place)
    right = copied(ann)
    cell, figure = right.removeprefix("sheet ").split(",")[0].split("=")
    wrong = right.replace(f"{cell}={figure}", f"{cell}={1 + int(figure) % 6}", 1)
    refused = await ben.move(wrong)
    assert refused["code"] == "impossible-sheet"
    assert refused["sentence"].startswith("This sheet cannot be: ")
    assert (await ben.move("sheet nonsense"))["code"] == "impossible-sheet"
    assert (await ann.move(right))["code"] == "not-on-paper"
    assert ben.state["seats"][1]["paper"] == "awaited"
    assert (await ben.move(right))["type"] == "update"


async def test_the_host_goes_on_without_a_sheet_and_the_seat_has_no_result(place: InProcess):
    ann, ben = await written_out(place)
    assert (await ben.ask("hurry", seat=1))["code"] == "not-host"
    assert (await ann.ask("hurry", "go", seat=1))["type"] == "update"
    await ben.until(lambda state: state["phase"] == "over")
    assert (await ann.ask("hurry", "go", seat=1))["type"] == "update", "sent again, it changes nothing"
    assert ann.state["places"] == [1, 0]
    assert ann.state["seats"][1]["paper"] == "without"
    kept = msgspec.json.decode((await ann.get(f"/api/tables/{ann.table}/record")).text, type=Record)
    assert all(finding.holds for finding in verify(find("splitter"), kept))
    assert (await ben.get("/api/me/book/splitter")).json()["variants"] == []
    room = (await ann.get(f"/api/rooms/{ann.hello['link']}")).json()
    assert [line["name"] for line in room["lines"]] == ["Ann"]


async def test_a_sheet_can_be_entered_after_a_restart_and_at_another_node(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann, ben = await written_out(place)
        table, tokens, sheet = ann.table, (ann.token, ben.token), copied(ann)
    async with in_process(tmp_path) as place:
        ann, ben = (Client(place, token=token) for token in tokens)
        for client in (ann, ben):
            await client.connect(table)
        assert ann.state["seats"][1]["paper"] == "awaited"
        assert (await ben.move(sheet, name="sheet"))["type"] == "update"
        await ann.until(lambda state: state["phase"] == "over")
    async with in_process(tmp_path) as place:
        again = Client(place, token=tokens[1])
        await again.connect(table)
        assert (again.state["phase"], again.state["places"]) == ("over", [1, 1])


async def test_the_clock_says_done_for_a_late_paper_seat_and_never_enters_a_sheet(place: InProcess):
    ann, ben = await started(place, pace=45, bots=[])
    rounds = ann.state["view"]["rounds"]
    for number in range(1, rounds + 1):
        await ann.until_round(number)
        await ann.write_anything()
        await place.clock.turn(46_000)
    await ann.until(lambda state: state["seats"][1].get("paper") == "awaited")
    assert ann.state["deadline_ms"] is None
    await place.clock.turn(3_600_000)
    assert ann.state["phase"] == "playing"
    await ben.until(lambda state: state["seats"][1].get("paper") == "awaited")
    assert (await ben.move(copied(ann)))["type"] == "update"


async def test_paper_is_chosen_before_the_start_and_goes_along_to_the_next_table(place: InProcess):
    ann, ben = await seated(place)
    assert (await ben.ask("paper", paper=False))["type"] == "update"
    await ann.until(lambda state: not state["seats"][1].get("paper"))
    assert (await ann.ask("paper", paper=True))["type"] == "update"
    assert (await ann.ask("paper", paper=False))["type"] == "update"
    assert (await ben.ask("paper", paper=True))["type"] == "update"
    await ann.ask("arrange", game="hexroller", seats=2, options={}, pace=0)
    await ben.until(lambda state: state["seats"][1].get("paper") == "writing")
    await ann.ask("arrange", game="word-roller", seats=2, options={}, pace=0)
    await ann.until(lambda state: not state["seats"][1].get("paper"))
    assert (await ben.ask("paper", paper=True))["code"] == "no-paper-seat"
    await ann.ask("arrange", game="splitter", seats=2, options={}, pace=0)
    await ann.ask("start")
    await ben.until(lambda state: state["phase"] == "playing")
    assert (await ben.ask("paper", paper=True))["code"] == "already-started"


@pytest.mark.parametrize(
    "wish", [{"game": "word-roller"}, {"game": "difference"}, {"way": {"one_device": True}}], ids=str
)
async def test_nobody_writes_on_paper_where_every_sheet_is_needed(place: InProcess, wish: dict[str, Any]):
    ann = Client(place)
    table = await ann.open(2, **wish)
    answer = await ann.post(f"/api/tables/{table}/seats", {"name": "Ann", "paper": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-paper-seat")
    assert not (await ann.get(f"/api/tables/{table}")).json()["seats"][0].get("name")


@pytest.mark.parametrize(
    ("game", "options"),
    [("hexroller", {"side": "back"}), ("make-a-difference", {"mode": "B"}), ("make-a-difference", {"mode": "A"})],
)
async def test_every_game_of_shared_dice_takes_paper(place: InProcess, game: str, options: dict[str, Any]):
    ann, ben = await written_out(place, game=game, options=options)
    assert (await ben.move(copied(ann, **options)))["type"] == "update"
    await ann.until(lambda state: state["phase"] == "over")
    assert ann.state["places"] == [1, 1], "no duel for a shared first place"
    kept = msgspec.json.decode((await ann.get(f"/api/tables/{ann.table}/record")).text, type=Record)
    assert all(finding.holds for finding in verify(find(game), kept))
