"""A game of a package whose gallery cannot be made."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollwright import games
from rollwright.server.show.pictures import Pictures
from tests.examples import example
from tests.server.turned import TurnedClock


def fall(folder: Path) -> Any:
    raise ZeroDivisionError("no paint today")


def test_a_gallery_that_cannot_be_made_is_named_and_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(games.GAMES, "stairs", dataclasses.replace(example("stairs").GAME, pictures=fall))
    with capture_logs() as logs:
        Pictures(tmp_path, TurnedClock())
    assert [(entry["event"], entry["game"]) for entry in logs] == [("no pictures", "stairs")]
