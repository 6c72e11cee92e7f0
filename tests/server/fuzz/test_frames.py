"""The server answers each frame of a page once, however wrong; the page stays, and its table goes on for everybody."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from structlog.testing import capture_logs

from rollwright.games.difference.picture import Illustration
from rollwright.server.socket.messages import EchoRequest, Request
from rollwright.terminal.network.patch import read_message
from tests.effort import SOAK, effort
from tests.server.client import Client
from tests.server.fuzz.frames import KINDS, REQUESTS, Frames
from tests.server.games.racing import hang_pictures
from tests.server.in_process import InProcess, in_process

FRAMES = effort(test=600, soak=50_000)  # of each part of a game
PARTS = effort(test=1, soak=4)
BATCH = 40
EVENING = 100  # batches at one table
OVER = 5  # batches at a table whose game is over
GAMES = ("splitter", "make-a-difference", "hexroller", "word-roller", "difference")

_decode = msgspec.json.Decoder(Request).decode


def _unanswered(frame: str | bytes) -> bool:
    """Say whether the frame is an echo, the one request that gets no answer."""
    try:
        return isinstance(_decode(frame), EchoRequest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


async def _company(place: InProcess, game: str, begun: bool, shares: bool) -> list[Client]:
    """Two people and a spectator at a table with a bot. Without `shares` frames alone add to the dice."""
    people = [Client(place, shares=shares) for _ in range(3)]
    table = await people[0].open(4, ["gentle"], game=game)
    for number, person in enumerate(people):
        if number < 2:
            await person.sit(table, f"Person {number}")
        await person.connect(table)
    if begun:
        await people[0].ask("start")
    return people


async def _batch(page: Client, frames: Frames, random: Random, accepted: Counter[str]) -> int:
    """Send frames without waiting, and return how many. All of them are answered before the ping after them."""
    sent = [frames.draw(page) for _ in range(random.randrange(1, BATCH))]
    before, heard = len(_own(page)), len(page.frames)
    for frame in sent:
        await page.send(frame)
    await page.ask("ping")
    assert len(_own(page)) - before == 1 + sum(not _unanswered(frame) for frame in sent), sent
    refused = {message["id"] for message in map(read_message, page.frames[heard:]) if message["type"] == "refused"}
    taken = [answer for answer in _own(page)[before:] if answer not in refused]
    accepted.update(frames.whole.pop(answer) for answer in taken if answer in frames.whole)
    return len(sent)


def _own(page: Client) -> list[str]:
    """Return the answers so far, without those to what the client adds to the dice by itself."""
    return [answer for answer in page.answers if not answer.endswith(("-commit", "-reveal", "-hold"))]


async def _agree(people: list[Client]) -> None:
    """A page that comes new sees what the pages that were here see."""
    async with asyncio.timeout(30):
        for person in people:
            newcomer = Client(person.port, token=person.token)
            await newcomer.connect(person.table)
            for page in (person, newcomer):
                await page.ask("ping")
            assert _lasting(newcomer) == _lasting(person)
            await newcomer.close()


def _lasting(client: Client) -> Any:
    """Return the state without the part that changes with time and with coming and going."""
    state = msgspec.to_builtins(client.shown)
    return state | {"deadline_ms": None, "seats": [seat | {"away_ms": None} for seat in state["seats"]]}


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_is_drawn_as_the_server_reads_it(tmp_path: Path, kind: str):
    async with in_process(tmp_path) as place:
        page, _, _ = await _company(place, "splitter", begun=True, shares=True)
        frames = Frames(Random(kind), "splitter")
        for _ in range(50):
            assert isinstance(_decode(json.dumps(frames.request(kind, page))), REQUESTS[kind])


@pytest.mark.soak("1,000,000 frames from a grammar of requests, not 3,000; each kind is accepted")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_stops_a_table(tmp_path: Path, game: str, part: int):
    random = Random(f"{game} {part}")
    sent, accepted = 0, Counter[str]()
    for illustration in get_args(Illustration):
        hang_pictures(tmp_path / "pictures", illustration)
    async with in_process(tmp_path) as place:
        with capture_logs() as logs:
            while sent < FRAMES:
                people = await _company(place, game, begun=random.random() < 0.6, shares=random.random() < 0.6)
                frames, over = Frames(random, game), 0
                for _ in range(EVENING):
                    async with asyncio.timeout(30):
                        sent += await _batch(random.choice(people), frames, random, accepted)
                    # Not so far that a bot, which thinks in real time, is late; but the sealing of the dice ends.
                    await place.clock.turn(500 if people[0].state["phase"] == "sealing" else 10)
                    over += people[0].state["phase"] == "over"
                    if sent >= FRAMES or over > OVER:
                        break
                assert [person.closed_with for person in people] == [None] * 3
                await _agree(people)
                for person in people:
                    await person.close()
        faults = [entry for entry in logs if entry["log_level"] in ("error", "critical")]
        assert not faults, "\n".join(map(repr, faults))
    if SOAK:
        never = {"echo"} if game == "difference" else {"echo", "hold", "handicap"}
        assert not {*KINDS} - {*accepted} - never
