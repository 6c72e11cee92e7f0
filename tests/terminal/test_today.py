"""`rollwright today` against a server process: the day is listed, played once, and its result is said to be shared."""

from collections.abc import Iterator

import pytest

from rollwright.terminal.commands import today
from rollwright.terminal.network.memory import Memory
from rollwright.terminal.network.site import Site
from rollwright.terminal.network.visit import JoinArguments, Visit
from rollwright.terminal.output import Output
from tests.server.process import Server
from tests.terminal.conftest import Run
from tests.terminal.test_join import Typist


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield started
    started.stop()


@pytest.fixture
def typists(monkeypatch: pytest.MonkeyPatch) -> list[Typist]:
    """Scripted people sit at the keyboard of every visit."""
    came: list[Typist] = []

    class Typed(Visit):
        def __init__(self, output: Output, site: Site, memory: Memory, arguments: JoinArguments) -> None:
            typist = Typist(1)
            super().__init__(output, site, memory, arguments, typist)
            typist.visit = self
            came.append(typist)

    monkeypatch.setattr(today, "Visit", Typed)
    return came


def test_the_day_is_listed_played_once_and_shared(server: Server, rollwright: Run, typists: list[Typist]):
    where = ("--server", f"http://127.0.0.1:{server.port}", "--name", "Mira")
    listed = rollwright("today", *where)
    assert (listed.code, listed.err) == (0, "")
    rows = {line.split("  ")[0].strip(): line for line in listed.out.splitlines()}
    assert "not played" in rows["Splitter"]
    assert "Difference" in rows

    played = rollwright("today", "splitter", *where)
    assert played.code == 0, played.err
    assert len(typists) == 1
    shared = played.out.splitlines()[-1]
    assert shared.startswith("Rollwright, Splitter, ")
    assert f"http://127.0.0.1:{server.port}/challenge/" in shared
    assert "stay sealed" in played.out

    again = rollwright("today", "splitter", *where)
    total = shared.partition(" point")[0]  # par and points lost may come later
    assert again.out.splitlines()[-1].startswith(f"{total} point")
    assert len(typists) == 1  # the table is not opened again
    row = next(line for line in rollwright("today", *where).out.splitlines() if line.startswith("Splitter"))
    assert f"{total.rpartition(': ')[2]} point" in row
    french = rollwright("--lang", "fr", "today", *where)
    assert "Votre résultat" in french.out
    other = rollwright("today", *where[:2], "--name", "Théo")
    assert next(line for line in other.out.splitlines() if line.startswith("Splitter")).count("not played") == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("difference",), 2, "race over pictures"),
        (("chess",), 2, "chess"),
    ],
)
def test_a_game_that_cannot_be_played_here_is_refused(
    server: Server, rollwright: Run, typists: list[Typist], words: tuple[str, ...], code: int, said: str
):
    refused = rollwright("today", *words, "--server", f"http://127.0.0.1:{server.port}", "--name", "Mira")
    assert (refused.code, said in refused.err, typists) == (code, True, [])


def test_a_server_that_is_not_there_is_named(rollwright: Run):
    refused = rollwright("today", "--server", "http://127.0.0.1:9")
    assert (refused.code, "127.0.0.1:9" in refused.err) == (69, True)
    refused = rollwright("today", "--server", "ftp://club")
    assert refused.code == 2
