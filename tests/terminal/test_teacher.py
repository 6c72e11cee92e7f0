"""A teacher in the terminal: after each round it says what the choice cost, here and at a table of a server."""

import asyncio
import io
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from rollwright.locale import LANGUAGES, Language, say
from rollwright.review.choice import weigh
from rollwright.review.cost import Cost
from rollwright.review.exercise import is_solved
from rollwright.terminal.local_game import unfinished_files
from rollwright.terminal.network.link import Link
from rollwright.terminal.output import Output
from rollwright.terminal.teaching import lesson_told, reasons_told
from tests.review.played_games import played
from tests.server.client import Client
from tests.server.process import Server
from tests.terminal.conftest import Run
from tests.terminal.test_join import Typist, screen, seat
from tests.terminal.test_screen import screen_of

pytestmark = pytest.mark.usefixtures("quick_reviews")

TOLD = re.compile(r"Round (\d+): (as good as the best choice\.|your choice cost [\d.]+ points\. Better: )")
LAST = "".join(f"{cell}\n\n" for cell in ("1L4", "1L3", "2L5"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield started
    started.stop()


def costs(kind: str) -> list[Cost]:
    game = played(kind, ("gentle", "steady"), 3)
    return [weigh(game.game, game.options, before, later, 0) for before, later in pairwise(game.states[:4])]


def test_after_each_round_the_teacher_says_once_what_the_choice_cost(rollwright: Run):
    said = rollwright("play", "splitter", "--teacher", "--bots", "gentle", piped=LAST)
    assert [number for number, _ in TOLD.findall(said.out)] == ["1", "2", "3"]
    assert said.err == "The game stops here, unfinished. “rollwright resume” goes on with it.\n"
    again = rollwright("resume", piped="3L5\n\n")
    assert [number for number, _ in TOLD.findall(again.out)] == ["4"], "a game that is resumed keeps its teacher"
    french = rollwright("resume", "--lang", "fr", piped="3L3\n\n")
    assert "Manche 5\N{NO-BREAK SPACE}: " in french.out
    assert json.loads(unfinished_files()[0].read_text("utf-8"))["teacher"] is True


def test_without_a_teacher_nothing_is_said(rollwright: Run):
    assert not TOLD.search(rollwright("play", "splitter", piped=LAST).out)


def test_the_last_round_is_weighed_before_the_result(rollwright: Run, whole_game: str):
    said = rollwright("play", "splitter", "--teacher", "--bots", "none", piped=whole_game)
    assert said.code == 0
    assert [int(number) for number, _ in TOLD.findall(said.out)] == list(range(1, 23))
    assert said.out.index("Round 22: ") < said.out.index("Played alone,")


@pytest.mark.parametrize("kind", ["mode-b", "splitter-a"])
def test_a_costly_choice_is_told_with_the_better_one_and_why(kind: str):
    output = Output("en")
    for cost in costs(kind):
        told = lesson_told(output, cost, reasons_told(output, cost))
        if is_solved(cost):
            assert told == say("en", "terminal-taught-best", round=cost.round)
            continue
        assert all(f"{mark.cell}={mark.figure}" in told for mark in cost.better)
        assert all(reason in told for reason in reasons_told(output, cost))
        assert ("of the chance to win" in told) == (kind == "mode-b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mode-b-cards", "front"])
def test_a_lesson_is_whole_on_one_screen(kind: str, language: Language):
    output, game = Output(language), played(kind, ("gentle", "steady"), 3).game
    lessons = [lesson_told(output, cost, reasons_told(output, cost)) for cost in costs(kind)]
    longest = max(lessons, key=len)
    assert len(longest) > 160, "more than two lines"
    shown = screen_of(game.info.id, language, 2, longest)
    assert len(shown.splitlines()) <= 23
    assert " ".join(longest.split()) in " ".join(shown.split())


@pytest.mark.parametrize(
    ("game", "language", "sentence"),
    [
        ("word-roller", "en", "Choices of Word Roller cannot be weighed, so nobody can teach it."),
        ("word-roller", "fr", "Les choix de Word Roller ne peuvent pas être pesés"),
        ("difference", "en", "A terminal cannot show Difference"),
    ],
)
def test_a_game_that_cannot_be_weighed_has_no_teacher(rollwright: Run, game: str, language: str, sentence: str):
    said = rollwright("play", game, "--teacher", "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_teacher_of_a_table_is_heard_in_the_terminal(server: Server, tmp_path: Path, language: Language):
    page = Client(server.port)
    code = await page.open(1, game="hexroller", way={"teacher": True})
    await page.close()
    link, typist = Link(f"http://127.0.0.1:{server.port}", code), Typist(5)
    out = screen()
    visit = await asyncio.to_thread(seat, link, "Mira", language, typist, tmp_path, start=True, out=out)
    assert await asyncio.wait_for(visit.play(), 120) == 0
    with out.capture() as lobby:
        out.print(visit.table.lobby("", ""))
    assert " ".join(say(language, "join-teacher").split()) in " ".join(lobby.get().split())
    word = {"en": "Round", "fr": "Manche"}[language]
    for number in range(1, 7):
        following = [drawn for drawn in typist.screens if drawn.strip().startswith(f"{word} {number + 1} ")]
        assert told(word, number, following[0]), "what is read first in a round is the lesson of the last one"
        assert not told(word, number, following[-1]), "it is put away when something is typed"
    assert isinstance(out.file, io.StringIO)
    assert told(word, 7, out.file.getvalue()), "that of the last round stands before the result"


def told(word: str, number: int, text: str) -> bool:
    return re.search(rf"^ ?{word} {number}\s?: ", text, re.MULTILINE) is not None
