"""A command is retried when another node was faster, and not for ever."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollwright.server.store.protocol import Entry, SeqTaken
from rollwright.server.table import commands
from rollwright.server.table.writer import TRIES
from tests.server.turned import evening


@pytest.mark.parametrize(("rivals", "kept"), [(TRIES - 1, True), (10**9, False)])
async def test_after_so_many_conflicts_a_command_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rivals: int, kept: bool
):
    async with evening(tmp_path, "splitter", seats=1) as at:
        append = at.registry.store.append
        tries = 0

        async def lose(entries: Sequence[Entry]) -> None:
            nonlocal tries
            tries += 1
            if tries <= rivals:
                raise SeqTaken
            await append(entries)

        monkeypatch.setattr(at.registry.store, "append", lose)
        async with asyncio.timeout(20):
            outcome = await asyncio.gather(at.move(0, "write 3L4"), return_exceptions=True)
        assert tries == TRIES
        assert [type(error) for error in outcome] == [type(None) if kept else SeqTaken]
        sheet = await at.registry.writer.look(at.session, lambda table: table.game.view(table.state, 0).sheets[0])
        assert any(sheet.pencil) is kept


async def test_a_command_that_fails_is_logged_with_who_asked_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """And without what was written: the log holds nothing in pencil."""

    def stumble(*_: Any) -> Any:
        raise ValueError

    async with evening(tmp_path, "splitter", seats=1) as at:
        monkeypatch.setattr(at.session.table, "attempt", stumble)
        with capture_logs() as logs:
            outcome = await asyncio.gather(at.move(0, "write 3L4"), return_exceptions=True)
        assert [getattr(error, "code", "") for error in outcome] == ["broken"]
        (entry,) = [entry for entry in logs if entry["event"] == "command failed"]
        told = {"game": "splitter", "command": "move", "asker": "holder 0", "request": "move 1"}
        assert told.items() <= entry.items()
        assert "3L4" not in str(entry)


def test_every_command_can_be_described_without_its_contents():
    move = commands.MakeMove("0123456789abcdef" * 4, "7", 3, ("write 3L4",), 0)
    assert commands.describe(move) == {"command": "move", "asker": "01234567", "request": "7"}
    assert commands.describe(commands.StandIn(2)) == {"command": "stand-in", "asker": "server"}
