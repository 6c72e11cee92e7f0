"""Check a bot of a game of speed: it finishes whole games, and plays on where a person has left."""

from collections.abc import Callable
from random import Random
from typing import Any

from rollwright.core import (
    Game,
    IllegalAction,
    Level,
    Move,
    TimedBot,
    TimedBotFactory,
    Wake,
    begin,
    next_wake,
    parse,
    step,
    to_text,
    view_for_bot,
)
from rollwright.testing.failure import Failure, expect, told
from rollwright.testing.play import Play, Position

MOST_MOVES = 5000  # of all seats in one game
MOST_REFUSALS = 200  # in a row; now and then another seat was faster
TAKEN_OVER = 20  # positions in which a bot takes a seat over
PAUSE = 1000  # milliseconds


def timed_bot_keeps_the_contract(make: TimedBotFactory, level: Level, play: Play) -> None:
    """Let the bot play every seat of a game that has not begun, and take seats over in the middle of it."""
    positions = _play_on(make, level, play)
    for at in play.random.sample(positions, min(TAKEN_OVER, len(positions))):
        seat = play.random.randrange(len(play.seats))
        view = view_for_bot(play.game, at.state, seat)
        bot = _asked(level, at, seat, lambda seat=seat: make(play.options, seat, Random(play.seed), None))
        when = _planned(level, at, seat, bot, view)
        _asked(level, at, seat, lambda bot=bot: bot.postpone(PAUSE))
        if when is not None:
            _acted(level, at, seat, bot, view)
        _asked(level, at, seat, lambda bot=bot, view=view: bot.adaptation(view))


def _play_on(make: TimedBotFactory, level: Level, play: Play) -> list[Position]:
    """Play to the end, and return every position."""
    at = Position(play, begin(play.game, play.options, play.seats, play.seed), 0)
    bots: list[TimedBot] = [
        _asked(level, at, seat, lambda seat=seat: make(play.options, seat, Random(seat), None))
        for seat in range(len(play.seats))
    ]
    positions, now, refusals = [at], 0, 0
    while not play.game.over(at.state):
        views = [view_for_bot(play.game, at.state, seat) for seat in range(len(bots))]
        plans = [
            (max(now, when), seat)
            for seat, bot in enumerate(bots)
            if (when := _planned(level, at, seat, bot, views[seat], now)) is not None
        ]
        wake = next_wake(play.game, at.state)
        expect(bool(plans) or wake is not None, f"no bot {level} means to act, and the game is not over", at)
        if wake is not None and (not plans or wake <= min(plans)[0]):
            now, move = wake, Move[Any](None, Wake(), wake)
        else:
            now, seat = min(plans)
            move = Move[Any](seat, _acted(level, at, seat, bots[seat], views[seat]), now)
        after = _after(play.game, at, move)
        refusals = refusals + 1 if after is None else 0
        expect(refusals < MOST_REFUSALS, f"the bot {level} is refused again and again", at, answer=move.action)
        if after is not None:
            at = after
            positions.append(at)
        expect(len(positions) < MOST_MOVES, f"the games of the bot {level} do not end", at)
    return positions


def _after(game: Game, at: Position, move: Move[Any]) -> Position | None:
    """Return the position after a move, or None where it comes too late or too early."""
    try:
        step(game, at.state, move)
    except IllegalAction:
        return None
    return at.then(move)


def _planned(level: Level, at: Position, seat: int, bot: TimedBot, view: Any, now: int | None = None) -> int | None:
    when: Any = _asked(level, at, seat, lambda: bot.plan(view, at.now if now is None else now))
    expect(when is None or isinstance(when, int), f"the bot {level} plans no moment in seat {seat}", at, answer=when)
    return when


def _acted(level: Level, at: Position, seat: int, bot: TimedBot, view: Any) -> Any:
    """Return the action of the newest plan, which can be written as text and read back."""
    return _asked(level, at, seat, lambda: parse(at.play.game, to_text(bot.act(view))))


def _asked(level: Level, at: Position, seat: int, ask: Callable[[], Any]) -> Any:
    """Return what the bot answers, or raise `Failure` with what is wrong with it."""
    try:
        return ask()
    except Exception as error:
        problem = f"the bot {level} fails in seat {seat}: {type(error).__name__}: {error}"
        raise Failure(told(problem, at)) from error
