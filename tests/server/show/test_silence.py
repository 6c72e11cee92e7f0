"""The number of a seat's hidden strokes changes nothing that others hear: their frames are the same, byte for byte."""

import re
from pathlib import Path

import pytest

from rollwright.server.table import opener, registry
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process

WAYS = (
    [["write 3L4", "done"]],
    [["write 3L4"], ["swap"], ["undo"], ["write 3L5"], ["undo"], ["write 3L4"], ["done"]],
)


async def frames_of_others(folder: Path, moves: list[list[str]]) -> list[list[str]]:
    """Let seat 0 play a round so; return the frames of seat 1, of a spectator and of somebody who comes later."""
    async with in_process(folder) as place:
        first, second = await seat_all(place, 2)
        await second.ask("ping", "begun")
        second.frames.clear()  # those of the shares come in any order
        spectator, late = Client(place), Client(place)
        await spectator.connect(first.table)
        for actions in moves:
            assert (await first.move(*actions))["type"] == "update"
        await second.ask("ping", "here")  # past the news that seat 0 is done
        await late.connect(first.table)
        await second.leave_line()
        await second.connect(second.table, seq=second.seq)
        assert (await second.move("write 3L4", "done", name="same"))["type"] == "update"
        for client in (spectator, late):
            await client.until_round(2)
        heard = [[told(frame) for frame in client.frames] for client in (second, spectator, late)]
        for client in (first, second, spectator, late):
            await client.close()
        return heard


def told(frame: str) -> str:
    """Return a frame without what is random in every connection."""
    return re.sub(r'"resume":"[0-9a-f]+"|"(?:link|room)":"[^"]+"|(?<=\]),"[^"]+"(?=\]$)', "", frame)


async def test_others_hear_the_same_after_one_stroke_and_after_seven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "new_secret", lambda: "ab" * 32)
    monkeypatch.setattr(opener, "new_code", lambda: "KITE27")
    heard: list[list[list[str]]] = []
    for number, moves in enumerate(WAYS):
        (tmp_path / str(number)).mkdir()
        heard.append(await frames_of_others(tmp_path / str(number), moves))
    assert heard[0] == heard[1]
    assert all(len(frames) >= 2 for frames in heard[0])
