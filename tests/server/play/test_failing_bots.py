"""A bot that raises, answers nonsense or takes for ever is logged, a legal choice is played, and the table goes on."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollwright import bots
from rollwright.bots import ask as asking
from rollwright.core import new_secret, to_text
from rollwright.games import find
from rollwright.server.play.bot_threads import THINKING
from rollwright.server.play.scheduler import FAILURES
from rollwright.server.table import commands, deciding, events
from rollwright.server.table.table import Table, fold
from tests.present import present
from tests.server.turned import Evening, evening, until


def raises(*_: Any) -> Any:
    raise ValueError("I am lost")


def answers_nothing(*_: Any) -> Any:
    return None


def answers_no_action(*_: Any) -> Any:
    return ("write something",)


def answers_an_illegal_action(*given: Any) -> Any:
    choices = given[3]
    return (choices[0], choices[0], choices[0])


def ends_the_thread(*_: Any) -> Any:
    raise SystemExit


def takes_back(*given: Any) -> Any:
    choices = given[3]
    return (next((choice for choice in choices if to_text(choice) == "undo"), choices[0]),)


FAILING = [raises, answers_nothing, answers_no_action, answers_an_illegal_action, ends_the_thread, takes_back]


def sheet_of(at: Evening, seen_by: int | None) -> Any:
    """The sheet of seat 1, as a seat sees it."""
    view: Any = present(at.session.table.snapshot).view(seen_by)
    return view.sheets[1]


async def play_round(at: Evening) -> None:
    """The person of seat 0 writes; a bot plays seat 1."""
    number = at.session.table.round
    await at.move(0, present(at.session.table.snapshot).choices(0)[0], "done")
    await until(lambda: at.session.table.round > number)


@pytest.mark.parametrize("bot", FAILING)
async def test_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Callable[..., Any]):
    monkeypatch.setitem(bots.BOTS["splitter"], "steady", bot)
    monkeypatch.setattr(asking, "MOST_ANSWERS", 6)
    with capture_logs() as logs:
        async with evening(tmp_path, "splitter", seats=2) as at:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            for _ in range(3):
                await play_round(at)
            assert at.session.table.chairs[1].stood_in[:3] == (1, 2, 3)
            failed = [entry for entry in logs if entry["event"] == "bot failed"]
            assert failed
            told = {"table": at.session.table.name, "game": "splitter", "bot": "steady", "seat": 1}
            assert told.items() <= failed[0].items()


def pauses_for_ever(_: Any) -> Any:
    return (1e9, 1e9)


def pauses_for_no_number(_: Any) -> Any:
    return (1, float("nan"))


@pytest.mark.parametrize("pause", [raises, answers_nothing, pauses_for_ever, pauses_for_no_number])
async def test_a_bot_plays_whatever_the_pause_of_its_package_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: Callable[..., Any]
):
    monkeypatch.setitem(bots.PAUSES, "splitter", pause)
    with capture_logs() as logs:
        async with evening(tmp_path, "splitter", seats=2) as at:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            await play_round(at)
            await play_round(at)
    assert [entry["game"] for entry in logs if entry["event"] == "bots' pause failed"] == ["splitter"]


def with_three_alike(chairs: tuple[events.Chair, ...]) -> tuple[Table, str]:
    """A table of Word Roller, and a letter that three of its dice show."""
    version = find("word-roller").info.version
    while True:
        opened = events.Opened("word-roller", version, {}, 0, new_secret(), "", chairs)
        table = fold("ABCD22", [opened, events.Started(0)])
        view: Any = table.game.view(table.state, 1)
        letters: list[str] = [*view.dice]
        alike = [letter for letter in letters if letters.count(letter) == 3]
        if alike:
            return table, alike[0]


def test_a_bot_is_not_wrong_when_the_pencil_changed_under_it():
    table, letter = with_three_alike((events.Chair("Ann", holder="a"), events.Chair("Bo", holder="b", sitting_in=True)))
    table.add(events.Moved(1, ("begin r1c1 across", *2 * (f"letter {letter}",)), 0, "1"))
    choices = table.game.legal(table.state, 1)
    thought = commands.PlayBot(1, table.round, 3 * ("undo",), table.game.view(table.state, 1), 5)
    table.add(events.Moved(1, ("undo",), 3, "2"))  # the person came back for a moment
    assert table.game.legal(table.state, 1) == choices
    assert deciding.decide(table, thought) == ()


async def test_a_bot_that_sleeps_for_a_minute_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asleep, wake_up = Event(), Event()

    def sleeps(*_: Any) -> Any:
        asleep.set()
        wake_up.wait(60)

    monkeypatch.setitem(bots.BOTS["splitter"], "steady", sleeps)
    with capture_logs() as logs:
        async with evening(tmp_path, "splitter", seats=2) as at:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            await until(asleep.is_set)
            seq = at.session.table.seq
            await at.clock.turn(1000 * THINKING)
            await until(lambda: at.session.table.seq > seq)
            own, others = (sheet_of(at, seat) for seat in (1, None))
            assert own != others
            assert "TimeoutError" in {type(entry["exc_info"]).__name__ for entry in logs if "exc_info" in entry}
            wake_up.set()


async def test_more_sleeping_bots_than_threads_do_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A bot without a thread counts as one that sleeps; after three failures a bot is not asked any more."""
    wake_up = Event()

    def sleeps(*_: Any) -> Any:
        wake_up.wait(60)

    monkeypatch.setitem(bots.BOTS["splitter"], "steady", sleeps)
    with capture_logs() as logs:
        async with evening(tmp_path, "splitter", seats=12) as at:
            for page in at.pages[1:]:
                await at.do(commands.Leave(page.holder, "leave"))
            for _ in range(4):
                number = at.session.table.round
                await at.move(0, present(at.session.table.snapshot).choices(0)[0], "done")
                while at.session.table.round == number:
                    await at.clock.turn(1000 * THINKING)
            wake_up.set()
    assert len([entry for entry in logs if entry["event"] == "bot failed"]) == 11 * FAILURES
