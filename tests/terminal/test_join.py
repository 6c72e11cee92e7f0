"""`rollwright join` against a server process: whole games, lost lines, receipts, and everything that is refused."""

import asyncio
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

from rollwright.core import Receipt
from rollwright.locale import Language
from rollwright.server.site_settings import Site as SiteSettings
from rollwright.terminal.commands.join import sit_down
from rollwright.terminal.line_reader import Draw
from rollwright.terminal.network.link import Link, read_link
from rollwright.terminal.network.memory import recall
from rollwright.terminal.network.site import Site
from rollwright.terminal.network.visit import JoinArguments, Visit
from rollwright.terminal.output import Output
from tests.server.client import Client
from tests.server.process import Server
from tests.terminal.conftest import Run

GAMES = ["splitter", "make-a-difference", "hexroller", "word-roller"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Typist:
    """A person at the keyboard of one terminal: reads the screen, and types any of the choices in their language."""

    is_patient = True

    def __init__(self, seed: int) -> None:
        self.visit: Visit | None = None
        self.random = Random(seed)
        self.screens: list[str] = []
        self.typed: list[str] = []
        self.before_typing: Callable[[int], None] | None = None

    def ask(self, draw: Draw) -> str:
        raise NotImplementedError

    async def ask_meanwhile(self, draw: Draw) -> str:
        assert self.visit is not None
        paper = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
        with paper.capture() as drawn:
            paper.print(draw())
        self.screens.append(drawn.get())
        if self.before_typing:
            self.before_typing(len(self.typed))
        table = self.visit.table
        choices = [choice for choice in table.state.choices if choice != "undo"]
        ends = [choice for choice in choices if choice in ("done", "pass -", "pass")]
        chosen = ends[0] if ends else self.random.choice(choices)
        line = "" if chosen == "done" else table.words.show(chosen)
        self.typed.append(line)
        return line

    def refresh(self) -> None:
        """The screen is drawn when it is looked at."""


def screen() -> Console:
    return Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None, highlight=False)


def seat(
    link: Link,
    name: str,
    language: Language,
    typist: Typist,
    folder: Path,
    start: bool = False,
    out: Console | None = None,
) -> Visit:
    """Sit down as `rollwright join` does, with a scripted keyboard."""
    out = out or screen()
    output = Output(language, out, out)
    save, receipt = folder / f"{name}.json", folder / f"{name}-receipt.json"
    chosen = JoinArguments(link=link, name=name, start=start, save=save, receipt=receipt)
    memory = recall(link.site, name)
    site = Site(link.site, language, token=memory.token)
    sit_down(site, memory, chosen)
    typist.visit = Visit(output, site, memory, chosen, typist)
    return typist.visit


async def play_page(page: Client) -> None:
    """Let a page without a browser take any choice, until the game is over."""
    random = Random(3)
    while page.state["phase"] != "over":
        choices = [choice for choice in page.state.get("choices", []) if choice != "undo"]
        if not choices:
            await page.until(lambda state: state["phase"] == "over" or state.get("choices"), 60)
            continue
        ends = [choice for choice in choices if choice in ("done", "pass -", "pass")]
        await page.move(ends[0] if ends else random.choice(choices))


@pytest.mark.parametrize("game", GAMES)
async def test_two_terminals_and_a_page_play_a_whole_game(server: Server, tmp_path: Path, game: str, rollwright: Run):
    page = Client(server.port)
    code = await page.open(3, game=game)
    await page.sit(code, "Pia")
    await page.connect(code)
    link = read_link(f"http://127.0.0.1:{server.port}/table/{page.hello['link']}", "")
    mira, zoe = Typist(1), Typist(2)
    visits = [
        await asyncio.to_thread(seat, link, "Mira", "en", mira, tmp_path),
        await asyncio.to_thread(seat, link, "Zoé", "fr", zoe, tmp_path),
    ]
    playing = [asyncio.create_task(visit.play()) for visit in visits]
    await page.until(lambda state: all(card.get("away_ms") is None for card in state["seats"]))
    await page.ask("start")
    await page.until(lambda state: state["phase"] == "playing")
    await asyncio.wait_for(play_page(page), 120)
    assert await asyncio.wait_for(asyncio.gather(*playing), 30) == [0, 0]
    await page.close()

    proof = page.state["proof"]
    assert all(proof["shares"]), "every terminal adds its share to the dice"
    for typist, words in ((mira, "Round"), (zoe, "Manche")):
        assert all(len(screen.splitlines()) < 24 for screen in typist.screens), "a screen has at most 24 lines"
        assert all(words in screen for screen in typist.screens)
    for name in ("Mira", "Zoé"):
        receipt = msgspec.json.decode((tmp_path / f"{name}-receipt.json").read_bytes(), type=Receipt)
        assert receipt.revealed
        assert receipt.rolls
        said = rollwright("verify", str(tmp_path / f"{name}.json"), "--receipt", str(tmp_path / f"{name}-receipt.json"))
        assert said.code == 0, said.out
        assert "These dice were honest." in said.out


async def test_a_terminal_comes_back_after_its_server_was_killed(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite")
    page = Client(server.port)
    code = await page.open(1)
    link = Link(f"http://127.0.0.1:{server.port}", code)
    await page.close()
    typist, servers = Typist(5), [server]

    def kill_the_server(typed: int) -> None:
        if typed == 7 and len(servers) == 1:
            server.kill()
            servers.append(Server(tmp_path / "tables.sqlite", port=server.port))

    typist.before_typing = kill_the_server
    visit = await asyncio.to_thread(seat, link, "Mira", "en", typist, tmp_path, start=True)
    assert await asyncio.wait_for(visit.play(), 60) == 0
    assert len(servers) == 2
    servers[1].stop()
    record = msgspec.json.decode((tmp_path / "Mira.json").read_bytes())
    assert sum(move["action"] == "done" for move in record["moves"]) == 22


async def test_a_person_who_stopped_comes_back_to_the_same_seat(server: Server, tmp_path: Path, rollwright: Run):
    page = Client(server.port)
    code = await page.open(2, pace=90)
    await page.sit(code, "Pia")
    await page.connect(code)
    link = f"http://127.0.0.1:{server.port}/table/{page.hello['link']}"
    await asyncio.to_thread(seat, read_link(link, ""), "Mira", "en", Typist(1), tmp_path)
    await page.ask("start")
    again = await asyncio.to_thread(rollwright, "join", link, "--name", "mira", piped="1L4\n")
    assert again.code == 1
    assert again.err == "You stop here; your seat is kept. The same command brings you back.\n"
    assert "‹" in again.out
    assert " s left" in again.out, "the time of the round is shown"
    once_more = await asyncio.to_thread(rollwright, "join", link, "--name", "Mira", "--lang", "fr", piped="q\n")
    assert "‹" in once_more.out, "the pencil marks are still there"
    watching = await asyncio.to_thread(rollwright, "join", link, "--name", "Otto", piped="")
    assert (watching.code, watching.err) == (1, "The game has begun; its seats are settled.\n")
    left = await asyncio.to_thread(rollwright, "join", link, "--name", "Mira", piped="leave\n")
    assert (left.code, left.err) == (0, "")
    await page.until(lambda state: state["seats"][1].get("sitting_in"))
    await page.close()


async def test_a_table_that_cannot_be_joined_is_a_sentence_and_an_exit_code(
    server: Server, tmp_path: Path, rollwright: Run
):
    page = Client(server.port)
    full, pictures = await page.open(1), await page.open(1, game="difference")
    await page.sit(full, "Pia")
    await page.close()
    here = f"http://127.0.0.1:{server.port}"
    locked = Server(tmp_path / "locked.sqlite", site=SiteSettings(password="otter"))
    behind = f"http://127.0.0.1:{locked.port}/table/KITE27"

    async def refused(code: int, sentence: str, *arguments: str) -> None:
        said = await asyncio.to_thread(rollwright, "join", *arguments, "--name", "Mira", piped="")
        assert (said.code, said.out) == (code, "")
        assert said.err.replace("\N{NO-BREAK SPACE}", " ").startswith(sentence)

    await refused(2, "tables is no link of a table. One looks like http://", "tables")
    await refused(2, "ftp://club.example is no link", "ftp://club.example/table/KITE27")
    await refused(2, "http://club.example:x is no link", "http://club.example:x/table/KITE27")
    await refused(1, "There is no table XXXX11.", f"{here}/table/XXXX11")
    await refused(1, "Il n’y a pas de table XXXX11.", "XXXX11", "--server", here, "--lang", "fr")
    await refused(1, "Every seat is taken.", f"{here}/table/{full}")
    await refused(
        2,
        f"A terminal cannot show this game: it is a race over pictures. Your browser can: {here}",
        f"{here}/table/{pictures}",
    )
    await refused(69, "No table server answers at http://127.0.0.1:9 (", "http://127.0.0.1:9/table/KITE27")
    await refused(77, "The site has a password. Give it with --password.", behind)
    await refused(77, "That is not the password of t", behind, "--password", "cat")
    await refused(1, "There is no table KITE27.", behind, "--password", "otter")
    await refused(73, f"{tmp_path} cannot be written", f"{here}/table/{full}", "--receipt", str(tmp_path))
    locked.stop()
