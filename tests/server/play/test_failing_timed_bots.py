"""A bot that fails in a game of speed: a legal choice is played where there is one, and the table goes on."""

import asyncio
import dataclasses
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from threading import Event, current_thread
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollwright import bots, games
from rollwright.core import Game, Move, Race, RoundTrip, TimedBot, to_text
from rollwright.server.play.bot_threads import THINKING
from rollwright.server.play.timed_seat import FAILURES
from rollwright.server.socket.messages import BotSeat
from rollwright.server.table import commands
from tests.examples import example
from tests.games.difference import answers
from tests.present import present
from tests.server.turned import Evening, evening, until

STAIRS: Game = example("stairs").GAME


def apply(state: Any, move: Move[Any]) -> Any:
    return state if isinstance(move.action, RoundTrip) else STAIRS.apply(state, move)


RACED_STAIRS = dataclasses.replace(STAIRS, apply=apply, race=Race(claims=(), notes=(RoundTrip,)))


class Planner:
    """Means to act at once. The classes below each fail in another way then."""

    def plan(self, view: Any, now: int) -> int | None:
        return now

    def act(self, view: Any) -> Any:
        raise NotImplementedError

    def postpone(self, ms: int) -> None: ...

    def adaptation(self, view: Any) -> float | None:
        return None


class CannotPlan(Planner):
    def plan(self, view: Any, now: int) -> int | None:
        raise ValueError("I am lost")


class CannotAct(Planner):
    def act(self, view: Any) -> Any:
        raise ValueError("I am lost")


class AnswersNonsense(Planner):
    def act(self, view: Any) -> Any:
        return "write something"


class IsAlwaysRefused(Planner):
    def act(self, view: Any) -> Any:
        return example("stairs").Take(99)


def cannot_be_made() -> TimedBot:
    raise ValueError("I am lost")


FAILING = [CannotPlan, CannotAct, AnswersNonsense, IsAlwaysRefused, cannot_be_made]


def seat_down(monkeypatch: pytest.MonkeyPatch, game: str, bot: Callable[..., TimedBot]) -> None:
    """Let this bot play all levels of a game."""

    def make(options: Any, seat: int, random: Random, form: float | None) -> TimedBot:
        return bot()

    monkeypatch.setitem(bots.TIMED_BOTS, game, dict.fromkeys(("gentle", "steady", "sharp"), make))


async def turn_until(at: Evening, holds: Callable[[], bool]) -> None:
    """Turn the clock in small steps until something is true."""
    async with asyncio.timeout(20):
        while not holds():
            await at.turn(100)


async def play_round(at: Evening) -> None:
    """The person of seat 0 takes and writes; the choices of seat 1 are played for its bot."""
    number = at.session.table.round
    await at.move(0, "take 0")
    await at.move(0, present(at.session.table.snapshot).choices(0)[0])
    await at.move(0, "done")
    await turn_until(at, lambda: at.session.table.round > number or at.session.table.phase != "playing")


def failures(logs: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [entry for entry in logs if entry["event"] == "bot failed"]


@pytest.mark.parametrize("bot", FAILING)
async def test_a_choice_is_played_where_the_game_lists_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Callable[..., TimedBot]
):
    monkeypatch.setitem(games.GAMES, "stairs", RACED_STAIRS)
    seat_down(monkeypatch, "stairs", bot)
    with capture_logs() as logs:
        async with evening(tmp_path, "stairs", seats=2) as at:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            while at.session.table.phase == "playing":
                await play_round(at)
            name = at.session.table.name
    assert [entry["failures"] for entry in failures(logs)] == [1, 2, 3]
    assert {(entry["table"], entry["game"], entry["seat"]) for entry in failures(logs)} == {(name, "stairs", 1)}


async def test_no_code_of_a_bot_runs_in_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: set[tuple[str, str]] = set()
    asleep = Event()

    def note(what: str) -> None:
        asked.add((what, current_thread().name))

    class Noted(Planner):
        def __init__(self) -> None:
            note("make")

        def plan(self, view: Any, now: int) -> int | None:
            note("plan")
            return now

        def act(self, view: Any) -> Any:
            note("act")
            return "write something"

        def postpone(self, ms: int) -> None:
            note("postpone")
            raise ValueError("I cannot wait")

        def adaptation(self, view: Any) -> float | None:
            note("adaptation")
            asleep.wait(60)
            return None

    monkeypatch.setitem(games.GAMES, "stairs", RACED_STAIRS)
    seat_down(monkeypatch, "stairs", Noted)
    async with evening(tmp_path, "stairs", seats=2, bots=(BotSeat("steady"),)) as at:
        await turn_until(at, lambda: len(asked) == 3)
        at.registry.part(at.session, at.pages[0])
        await at.turn(100)
        await at.registry.join(at.session, at.pages[0])
        while at.session.table.phase == "playing":
            await play_round(at)
        following = asyncio.create_task(at.registry.open_next_table(at.session, at.pages[0].holder))
        await until(lambda: len(asked) == 5)
        await at.clock.turn(1000 * THINKING)
        assert await following
        asleep.set()
    assert asked == {(what, "bot") for what in ("make", "plan", "act", "postpone", "adaptation")}


async def test_where_a_game_of_speed_has_no_bots_choices_are_played_for_people_who_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(games.GAMES, "stairs", RACED_STAIRS)
    assert bots.levels("stairs") == ()
    with capture_logs() as logs:
        async with evening(tmp_path, "stairs", seats=2) as at:
            await at.do(commands.Leave(at.pages[1].holder, "leave"))
            await play_round(at)
    assert failures(logs) == []


async def test_where_claims_cannot_be_listed_the_seat_is_silent_and_the_others_race_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    seat_down(monkeypatch, "difference", CannotAct)
    with capture_logs() as logs:
        async with evening(tmp_path, "difference", seats=3) as at:
            await at.do(commands.Leave(at.pages[2].holder, "leave"))
            table = at.session.table
            await turn_until(at, lambda: len(failures(logs)) == FAILURES)
            await at.turn(60_000)
            assert hand(at, 2).buried == 0
            for seat in (0, 1, 0):
                left = len(hand(at, seat).pile)
                await at.move(seat, to_text(answers.right(table.state, seat)))
                await at.turn(10_000)
                assert len(hand(at, seat).pile) == left - 1
            assert hand(at, 2).shed == 0
    assert len(failures(logs)) == FAILURES


def hand(at: Evening, seat: int) -> Any:
    return at.session.table.state.cards.hands[seat]
